"""What stands at a table, and whether it may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.flow import Heard, Pending, Revealed, Standing
from casusbelli.engine.frame import CHANCE
from casusbelli.engine.ids import Seat
from casusbelli.table.hearing import Span, Void
from casusbelli.table.journal import Answered, Drawn, concerns

Place = tuple[int, int | None, int]
"""Where on the stacks a frame lies: its depth on the main stack, or that of its lanes, its lane and its depth there."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """Something that stands, with the events it brought (`first` up to `last` of the log).

    `shown`: the seats that something hidden was revealed to; None: everybody, or lanes were joined.
    """

    entry: Any
    first: int
    last: int
    shown: tuple[int, ...] | None


class Held(msgspec.Struct, frozen=True):
    """What a match holds that its journal alone does not say; whoever is given it does not change it.

    `steps` lead from `mark`, behind the last point of no return, to `state`. `log` is what has been told, `spans` the
    part of it that each answer with a key has brought, by seat and key. `requests` are those open, each with its place,
    seat and number; `asked` counts them by seat. `next_hash`: how long the journal is when the state is hashed next.
    """

    mark: Any
    state: Any
    steps: list[Step]
    log: list[Heard | Void]
    spans: dict[tuple[int, str], Span]
    requests: list[tuple[Place, int, int]]
    asked: list[int]
    next_hash: int


def chance(waiting: Sequence[Pending], lane: int | None) -> Any:
    """The frame of chance that waits in this lane; None where none does."""
    return next((at.frame for at in waiting if at.lane == lane and at.frame.kind == CHANCE), None)


def redo(s: Any, entry: Answered | Drawn, waiting: Sequence[Pending]) -> None:
    """What an entry did to a state, done once more; `waiting` are those that the state waits for.

    Raises StopIteration where nothing waits for it any more.
    """
    if type(entry) is Answered and entry.standing:
        return flow.stand(s, Seat(entry.seat), _offer(s, entry))
    at = next(at for at in waiting if at.lane == entry.lane)
    if isinstance(entry, Answered):
        return flow.answer(s, at, entry.action)
    return flow.resolve(s, at, entry.outcome)


def _offer(s: Any, entry: Answered) -> Standing:
    offers = flow.standing(s, Seat(entry.seat))
    return next(offer for offer in offers if offer.lane == entry.lane and offer.action == entry.action)


def shown_with(shown: tuple[int, ...] | None, item: Any) -> tuple[int, ...] | None:
    """Whom something was revealed to, with what one more entry of the outbox says (see `Step`)."""
    to = item.to if type(item) is Revealed else None
    return None if shown is None or to is None else (*shown, *to)


def is_final(step: Step) -> bool:
    """Is there no way back behind this step, for anybody?"""
    if step.shown is None:
        return True
    entry = step.entry
    return entry.lane is None and (type(entry) is Drawn or (step.shown != () and entry.to is None))


def no_way_back(step: Step, answer: Answered) -> str:
    """Why this step keeps a seat from taking back its answer: a message id, or nothing."""
    if not concerns(answer, step.entry):
        return "refused-undo-final" if step.shown is None or answer.seat in step.shown else ""
    if type(step.entry) is Drawn or step.shown != ():
        return "refused-undo-final"
    return "" if step.entry.auto or step.entry.seat == answer.seat else "refused-undo-answered"
