"""Flow: frames call one another, hand values back, are amended, cut short, and let others wait behind them."""

from __future__ import annotations

from typing import Any

import pytest

from casusbelli.engine import flow
from casusbelli.engine.frame import Choice, Procedure, Unwritten
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Record, Result
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.state import State
from casusbelli.engine.visibility import everybody, nobody

told: list[Any] = []


class Outer(Procedure, frozen=True):
    """Calls an inner frame, and writes down what it has returned."""

    audience = everybody
    called: bool = False

    def step(self, s: State) -> None:
        if not self.called:
            flow.replace(s, Outer(True))
            return flow.call(s, Inner(self.called))
        told.append(("outer", flow.returned(s), flow.returned(s)))
        return flow.finish(s)


class Inner(Procedure, frozen=True):
    """Queues two frames behind itself, and returns 7."""

    audience = nobody
    flag: bool

    def step(self, s: State) -> None:
        flow.afterwards(s, Inner, Note("first"))
        flow.afterwards(s, Inner, Note("second"))
        flow.finish(s, 7)


class Note(Procedure, frozen=True):
    """Writes down its name."""

    audience = everybody
    name: str

    def step(self, s: State) -> None:
        told.append(self.name)
        flow.finish(s)


@pytest.fixture(autouse=True)
def _silence() -> None:
    told.clear()


def state(*frames: Procedure) -> State:
    return State(seats=2, stack=list(frames))


def test_a_value_reaches_its_caller_once_and_behind_what_waited() -> None:
    s = state(Outer())
    flow.advance(s)
    assert told == ["first", "second", ("outer", 7, None)]
    assert s.stack == []


def test_cut_short_frames_go_and_what_waited_for_them_begins() -> None:
    s = state(Outer(True), Inner(False), Note("lost"))
    flow.afterwards(s, Inner, Note("after"))
    flow.unwind(s, Inner, "cut")
    flow.advance(s)
    assert told == ["after", ("outer", "cut", None)]


def test_what_waits_for_an_outer_frame_goes_on_waiting() -> None:
    s = state(Outer(True), Inner(False))
    flow.afterwards(s, Outer, Note("late"))
    flow.unwind(s, Inner)
    flow.advance(s)
    assert told == [("outer", None, None), "late"]


def test_amending_changes_the_nearest_enclosing_frame() -> None:
    s = state(Note("a"), Note("b"), Outer())
    flow.amend(s, Note, name="c")
    assert s.stack[:2] == [Note("a"), Note("c")]
    assert flow.enclosing(s, Note) == Note("c")
    with pytest.raises(LookupError, match="no Inner is under way"):
        flow.amend(s, Inner, flag=True)


def test_the_end_leaves_nothing_waiting() -> None:
    s = state(Outer(), Inner(False))
    flow.afterwards(s, Outer, Note("never"))
    flow.end(s, Result((0,), "objective"))
    flow.advance(s)
    assert (s.stack, s.after, told) == ([], [], [])


class Asking(Choice, frozen=True):
    """A choice half written."""

    audience = everybody

    def seat(self, s: State) -> Seat:
        return Seat(0)

    def refuse(self, s: State, action: Action) -> Refusal:
        return Refusal("1", "refused-unwritten")

    def take(self, s: State, action: Action) -> None:
        flow.finish(s)


class Bidding(Procedure, frozen=True):
    """A procedure that offers a standing action, and does not carry it out."""

    audience = everybody

    def step(self, s: State) -> None:
        flow.finish(s)

    def standing(self, s: State, seat: Seat) -> list[Action]:
        return [Action()]


def declared(*frames: type) -> Game:
    """A game of these frames."""
    return Game(
        package="tests.flow",
        version=1,
        seats=range(1, 2),
        options=Record,
        state=State,
        begin=lambda _seats, _options: state(),
        frames=frames,
        actions=(),
        events=(),
        names={},
        answers=1,
    )


def test_a_frame_that_leaves_out_what_its_kind_asks_for_is_refused() -> None:
    assert declared(Note, Inner).frames == (Note, Inner)
    with pytest.raises(Unwritten, match=r"Asking does not write actions$"):
        declared(Note, Asking)
    with pytest.raises(Unwritten, match=r"Bidding does not write stand$"):
        declared(Note, Bidding)
