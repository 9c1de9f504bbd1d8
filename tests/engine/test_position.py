"""Positions as text: whatever can come up is written and read back exactly, and faults are named."""

import random

import pytest

from casusbelli.engine import flow
from casusbelli.engine.game import find
from casusbelli.engine.position import NoPosition, read_position, write_position

WAR = find("war")


@pytest.mark.parametrize("seed", range(3))
def test_positions_come_back(seed: int) -> None:
    rng = random.Random(seed)
    s = WAR.new(3 + seed, {"round_limit": 8, "colours": "chosen"})
    step = 0
    while s.result is None:
        at = flow.pending(s)[0]
        if step % 5 == 0:
            assert read_position(WAR, write_position(WAR, s)) == s
        if at.frame.kind == "chance":
            space = at.frame.space(s)
            flow.resolve(s, at, space.pick(rng.randrange(space.size)))
        else:
            flow.answer(s, at, rng.choice(at.frame.actions(s)))
        step += 1
    assert read_position(WAR, write_position(WAR, s)) == s


def test_things_are_called_by_their_names() -> None:
    text = write_position(WAR, WAR.start(3))
    assert "brasil=0" in text
    assert "stack Preparing(at=0)" in text


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("mood gay", "line 2: war has no field 'mood'"),
        ("stack Dancing(at=0)", "line 2: war has nothing called 'Dancing'"),
        ("stack Preparing(at 0)", "line 2: expected '=', found '0'"),
        ("stack Preparing(at=0", r"line 2: expected '\)', found 'the end of the line'"),
    ],
)
def test_a_fault_is_named_with_its_line(line: str, fault: str) -> None:
    with pytest.raises(NoPosition, match=fault):
        read_position(WAR, f"seats 3\n{line}\n")


def test_a_missing_field_is_named() -> None:
    with pytest.raises(NoPosition, match="options"):
        read_position(WAR, "seats 3\n")
