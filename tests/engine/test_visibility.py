"""Audiences and views: denied by default, inherited, judged by functions of the state, and never shared."""

from __future__ import annotations

import random
from typing import Annotated, Any

import pytest

from casusbelli.engine import flow
from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.drive import play
from casusbelli.engine.flow import Heard, heard_by
from casusbelli.engine.frame import Chance, Sequence
from casusbelli.engine.game import find
from casusbelli.engine.ids import SPECTATOR
from casusbelli.engine.record import Event, Record
from casusbelli.engine.state import State
from casusbelli.engine.visibility import (
    Audience,
    Undeclared,
    audiences,
    check_declared,
    each,
    everybody,
    nobody,
    only,
    own,
    shown_record,
    those,
    view,
)


def open_or_mine(s: Any, _subject: Any) -> tuple[int, ...] | None:
    return None if s.open else (0,)


class Table(State):
    open: Annotated[bool, everybody]
    public: Annotated[list[list[int]], everybody]
    whole: Annotated[list[int], only(open_or_mine)]
    entries: Annotated[list[list[int]], each(open_or_mine)]
    some: Annotated[list[int], those(open_or_mine)]
    mine: Annotated[list[int], own]
    counted: Annotated[list[int], Audience(open_or_mine, "whole", len)]
    secret: Annotated[list[int], nobody]


def table(open: bool = False) -> Table:
    return Table(
        seats=2,
        open=open,
        public=[[1], [2]],
        whole=[1, 2],
        entries=[[1], [2]],
        some=[1, 2],
        mine=[1, 2],
        counted=[1, 2],
        secret=[1],
    )


class Whispered(Event, frozen=True):
    audience = everybody
    seat: int
    what: Annotated[int, only(open_or_mine)]


SECRET = ("whole", "entries", "some", "counted")


STRANGER: tuple[Any, ...] = (None, [None, None], [], 2)


@pytest.mark.parametrize(
    ("viewer", "seen"), [((0,), ([1, 2], [[1], [2]], [1, 2], [1, 2])), ((1,), STRANGER), (SPECTATOR, STRANGER)]
)
def test_what_a_function_of_the_state_hides(viewer: tuple[int, ...], seen: tuple[Any, ...]) -> None:
    found = view(table(), viewer)
    assert tuple(found.fields[name] for name in SECRET) == seen


@pytest.mark.parametrize("viewer", [(0,), (1,), SPECTATOR])
def test_none_stands_for_everybody(viewer: tuple[int, ...]) -> None:
    found = view(table(open=True), viewer)
    assert [found.fields[name] for name in SECRET] == [[1, 2], [[1], [2]], [1, 2], [1, 2]]


def test_own_entries_and_what_nobody_sees() -> None:
    found = view(table(), (1,))
    assert found.mine == [None, 2]
    assert "secret" not in found.fields


def test_a_view_shares_no_list_with_its_state() -> None:
    s = table()
    found = view(s, (0,))
    found.public[0].append(9)
    for name in ("public", *SECRET, "mine"):
        found.fields[name].append(9)
    assert (s.public, s.entries) == ([[1], [2]], [[1], [2]])
    assert [s.whole, s.some, s.mine, s.counted] == [[1, 2]] * 4


@pytest.mark.parametrize(("open", "told"), [(False, {"type": "Whispered", "seat": 1, "what": None}), (True, None)])
def test_events_are_judged_when_they_happen(open: bool, told: Any) -> None:
    s = table(open)
    s.outbox = []
    flow.tell(s, Whispered(1, 7))
    s.open = not open
    (heard,) = s.outbox
    assert isinstance(heard, Heard)
    assert heard_by(heard, (0,)) == Whispered(1, 7)
    assert [heard_by(heard, viewer) for viewer in ((1,), SPECTATOR)] == [told or Whispered(1, 7)] * 2


def test_a_record_is_shown_with_its_hidden_fields_out() -> None:
    assert shown_record(Whispered(1, 7), table(), (1,)) == {"type": "Whispered", "seat": 1, "what": None}
    assert shown_record(Whispered(1, 7), table(open=True), SPECTATOR) == Whispered(1, 7)


def test_an_undeclared_field_is_refused() -> None:
    class Open(Record, frozen=True):
        field: int

    with pytest.raises(Undeclared, match=r"Open\.field declares no audience"):
        check_declared([Open])


def test_a_subclass_declares_only_its_own_fields() -> None:
    class Steps(Sequence, frozen=True, kw_only=True):
        audience = nobody
        secret: int

    assert audiences(Steps) == {"at": everybody, "secret": nobody}


def test_the_public_part_of_an_outcome_is_nothing_unless_a_game_says_so() -> None:
    class Rolling(Chance, frozen=True):
        audience = everybody

        def space(self, s: Any) -> Space:
            return Dice(1)

        def sees(self, s: Any) -> None:
            return None

        def resolve(self, s: Any, outcome: Any) -> None:
            return None

    assert Rolling().part(table(), (6,)) is None


def test_what_is_imagined_shares_nothing_with_the_view() -> None:
    war = find("war")
    s = war.new(3, {"round_limit": 3})
    seen = war.view(s, (0,))
    before = seen.plain()
    play(war.resample(seen, random.Random(1)), lambda _s, _frame, actions: actions[0], random.Random(2), 10_000)
    assert seen.plain() == before
