"""8 Movement: armies shifted between own territories after the attacks, each of them once."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.war.positions import GREEN, RED, armies, story

from casusbelli.engine import flow
from casusbelli.games.war.actions import EndTurn, Move
from casusbelli.games.war.board import territory
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch08_movement import Moving
from casusbelli.games.war.events import Moved
from casusbelli.testing import Scenario, clause, example

FALLS = (6, 5, 4, 1)


def moving(brasil: int, venezuela: int, mexico: int = 1, **more: Any) -> Scenario:
    """Step 3 of red, who owns a row of three territories, Brasil, Venezuela, Mexico, and Congo far from them."""
    reds = {"brasil": brasil, "venezuela": venezuela, "mexico": mexico, "congo": 2}
    return story({"red": reds, "green": ["peru"]}, step="moving", **more)


def row(told: Scenario) -> tuple[int, ...]:
    return armies(told.state, "brasil", "venezuela", "mexico")


def ends(s: Any) -> Iterator[tuple[int, ...]]:
    """The positions that movement can end in, once for every way there."""
    yield tuple(s.armies)
    at = flow.pending(s)[0]
    for action in at.frame.actions(s):
        if not isinstance(action, EndTurn):
            twin = s.copy()
            flow.answer(twin, at, action)
            yield from ends(twin)


@clause("8.1", "8.6")
def test_8_1_an_advance_uses_up_no_allowance_of_movement() -> None:
    told = story({"red": {"brasil": 5, "venezuela": 1}, "green": {"peru": 1}}, rest=["blue"]).script(FALLS)
    told.does("attack brasil peru 3", "advance brasil peru 3", "end-step")
    assert [words for words in told.legal if words.startswith("move peru brasil")] == [
        "move peru brasil 1",
        "move peru brasil 2",
    ]
    told.does("move brasil venezuela 1", "move peru brasil 2")
    assert armies(told.state, "brasil", "peru", "venezuela") == (3, 1, 2)


@clause("8.1", "8.2")
def test_8_1_four_advances_and_four_moves_in_one_turn() -> None:
    reds = {"brasil": 20, "congo": 5}
    greens = ["peru", "argentina", "venezuela", "argelia"]
    told = story({"red": reds, "green": greens}, rest=["blue"]).script(*[(6, 1)] * 4)
    for name in greens:
        told.does(f"attack brasil {name} 1", f"advance brasil {name} 1")
    told.does(*[f"move brasil {name} 2" for name in greens])
    assert armies(told.state, "brasil", *greens) == (8, 3, 3, 3, 3)


@clause("8.2", "1.3")
def test_8_2_along_a_dotted_line() -> None:
    told = story({"red": {"brasil": 4, "argelia": 1}}, step="moving").does("move brasil argelia 3")
    assert armies(told.state, "brasil", "argelia") == (1, 4)


@clause("8.2")
def test_8_2_refused_moves() -> None:
    told = moving(4, 1)
    told.refused("move brasil mexico 1", clause="8.2", reason="refused-not-contiguous")
    told.refused("move brasil brasil 1", clause="8.2", reason="refused-not-contiguous")
    told.refused("move brasil peru 1", clause="8.2", reason="refused-move-not-own")
    told.refused("move peru brasil 1", clause="8.2", reason="refused-move-not-own")
    told.refused("move brasil venezuela 0", clause="8.2", reason="refused-no-armies")
    negative = Move(territory("brasil"), territory("venezuela"), -1)
    told.refused(negative, clause="8.2", reason="refused-no-armies")
    told.why_not("territory:peru", clause="8.2", reason="refused-move-not-own")


@clause("8.2", "1.3.3")
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ("alemanha", "suecia"),
        ("islandia", "suecia"),
        ("sumatra", "vietna"),
        ("oriente_medio", "sudao"),
        ("ottawa", "groenlandia"),
        ("mongolia", "japao"),
        ("japao", "vietna"),
        ("aral", "polonia"),
    ],
)
def test_8_2_no_move_without_a_common_border(origin: str, target: str) -> None:
    told = story({"red": {origin: 4, target: 1}}, step="moving")
    told.refused(f"move {origin} {target} 1", clause="8.2", reason="refused-not-contiguous")


@clause("8.2")
def test_8_2_as_many_moves_as_wished() -> None:
    told = story({"red": {"brasil": 4, "venezuela": 3, "mexico": 2, "california": 1}}, step="moving")
    told.does("move brasil venezuela 1", "move venezuela mexico 1", "move mexico california 1")
    told.does("move brasil venezuela 1", "end-turn")
    assert armies(told.state, "brasil", "venezuela", "mexico", "california") == (2, 4, 2, 2)
    assert [type(event) for event in told.public_events()].count(Moved) == 4
    assert told.seat == GREEN


@clause("8.2", "3.5")
def test_8_2_the_first_move_ends_attacking() -> None:
    told = story({"red": {"brasil": 4, "venezuela": 1}, "green": {"peru": 1}})
    assert isinstance(told.frame, Attacking)
    told.does("move brasil venezuela 1")
    assert isinstance(told.frame, Moving)
    told.refused("attack brasil peru 1", clause="3.5", reason="refused-step-closed")


@clause("8.2", "3.6")
def test_8_2_nobody_must_move() -> None:
    assert moving(4, 1).does("end-turn").seat == GREEN


@clause("8.3")
def test_8_3_the_occupation_army_stays() -> None:
    told = moving(4, 1)
    assert [words for words in told.legal if words.startswith("move brasil")] == [
        f"move brasil venezuela {n}" for n in (1, 2, 3)
    ]
    told.refused("move brasil venezuela 4", clause="8.3", reason="refused-move-occupation")
    told.refused("move venezuela brasil 1", clause="8.3", reason="refused-move-occupation")


@clause("8.3", "8.4")
def test_8_3_it_cannot_leave_when_others_have_come_in_either() -> None:
    told = moving(4, 1).does("move brasil venezuela 3")
    assert row(told) == (1, 4, 1)
    assert told.legal == ["end-turn"]
    told.refused("move venezuela mexico 1", clause="8.4", reason="refused-move-again")
    told.refused("move venezuela mexico 4", clause="8.3", reason="refused-move-occupation")


@clause("8.3", "8.5")
def test_8_3_never_as_many_as_stood_there_at_the_start() -> None:
    told = moving(3, 4).does("move brasil venezuela 2")
    told.refused("move venezuela mexico 4", clause="8.5", reason="refused-move-too-many")
    told.does("move venezuela mexico 3")
    assert row(told) == (1, 3, 4)


@example("E9")
@clause("8.2", "8.4", "8.5")
def test_8_4_e9_an_army_moves_once() -> None:
    told = moving(4, 1).does("move brasil venezuela 3")
    assert row(told) == (1, 4, 1)
    told.refused("move venezuela mexico 1", clause="8.4", reason="refused-move-again")
    assert row(told) == (1, 4, 1)


@example("E17")
@clause("8.5")
def test_8_5_e17_arrivals_never_raise_the_allowance() -> None:
    told = moving(4, 3).does("move brasil venezuela 3", "move venezuela mexico 2")
    told.refused("move venezuela mexico 1", clause="8.4", reason="refused-move-again")
    assert row(told) == (1, 4, 3)


@clause("8.5")
def test_8_5_the_total_sent_out_is_bounded() -> None:
    told = moving(4, 3).does("move venezuela mexico 1")
    told.refused("move venezuela brasil 2", clause="8.3", reason="refused-move-occupation")
    told.does("move brasil venezuela 1")
    told.refused("move venezuela brasil 2", clause="8.5", reason="refused-move-too-many")
    told.does("move venezuela brasil 1")
    assert row(told) == (4, 2, 2)


@clause("8.5")
def test_8_5_in_both_directions_between_two_territories() -> None:
    told = moving(5, 3).does("move brasil venezuela 3", "move venezuela brasil 2")
    assert row(told) == (4, 4, 1)


@clause("8.5")
def test_8_5_split_over_several_targets() -> None:
    told = story({"red": {"brasil": 4, "venezuela": 1, "peru": 1, "argelia": 1}}, step="moving")
    told.does("move brasil venezuela 1", "move brasil peru 1", "move brasil argelia 1")
    told.refused("move brasil peru 1", clause="8.3", reason="refused-move-occupation")
    assert armies(told.state, "brasil", "venezuela", "peru", "argelia") == (1, 2, 2, 2)


@clause("8.5")
@pytest.mark.parametrize(("brasil", "venezuela"), [(2, 2), (3, 2), (2, 3)])
def test_8_5_the_order_of_moves_does_not_matter(brasil: int, venezuela: int) -> None:
    # Brasil sends 0 to b - 1 to Venezuela, which sends x to Brasil and y to Mexico, x + y at most v - 1: all of these
    # end positions, and no others, whatever the order.
    told = moving(brasil, venezuela)
    sent = [
        (a, x, y) for a in range(brasil) for x in range(venezuela) for y in range(venezuela) if x + y <= venezuela - 1
    ]
    expected = {(brasil - a + x, venezuela + a - x - y, 1 + y) for a, x, y in sent}
    places = [territory(name) for name in ("brasil", "venezuela", "mexico")]
    assert {tuple(end[place] for place in places) for end in ends(told.state)} == expected


@clause("8.6")
def test_8_6_armies_that_advanced_may_move_once_more() -> None:
    told = story({"red": {"brasil": 5, "argentina": 1}, "green": {"venezuela": 1}}, rest=["blue"]).script(FALLS)
    told.does("attack brasil venezuela 3", "advance brasil venezuela 3")
    told.refused("move venezuela brasil 3", clause="8.3", reason="refused-move-occupation")
    told.does("move venezuela brasil 2")
    assert armies(told.state, "brasil", "venezuela") == (4, 1)
    told.refused("move venezuela brasil 1", clause="8.3", reason="refused-move-occupation")


@clause("8.6", "8.4")
def test_8_6_but_only_once() -> None:
    told = story({"red": {"brasil": 5, "argentina": 1}, "green": {"venezuela": 1}}, rest=["blue"]).script(FALLS)
    told.does("attack brasil venezuela 3", "advance brasil venezuela 3", "move brasil argentina 1")
    told.does("move venezuela brasil 2")
    assert armies(told.state, "brasil", "venezuela") == (3, 1)
    told.refused("move brasil argentina 1", clause="8.4", reason="refused-move-again")


@clause("8.5", "3.5.1")
def test_8_5_allowances_are_read_when_step_3_opens() -> None:
    told = story({"red": {"brasil": 4, "venezuela": 1}}, step="receiving", free=0).does("move brasil venezuela 2")
    assert told.frame.allowance[territory("brasil")] == 1
    assert told.frame.allowance[territory("venezuela")] == 0
    assert told.seat == RED


@clause("8.2", "8.5")
def test_8_2_the_legal_answers_are_exactly_these() -> None:
    assert set(moving(3, 2).legal) == {
        "move brasil venezuela 1",
        "move brasil venezuela 2",
        "move venezuela brasil 1",
        "move venezuela mexico 1",
        "end-turn",
    }
