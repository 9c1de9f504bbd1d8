"""Attempts: whether a seat may do something now, decided in one place for the table, for scenarios and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from casusbelli.engine import flow
from casusbelli.engine.flow import Pending, Standing
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.engine.visibility import hints, plain

CHOICE = "choice"

GAME_OVER, NO_SUCH_THING, NOT_YOUR_TURN = "refused-game-over", "refused-no-such-thing", "refused-not-your-turn"
REASONS = frozenset({GAME_OVER, NO_SUCH_THING, NOT_YOUR_TURN})
"""The reasons that every game may refuse for; all others are the game's own, and name a clause of its rulebook."""


def asked(s: Any, seat: int) -> list[Pending]:
    """The pending choices that this seat must answer: none, one, or one a lane."""
    return [at for at in flow.pending(s) if at.frame.kind == CHOICE and at.frame.seat(s) == seat]


def awaited(s: Any) -> tuple[int, ...]:
    """The seats that everybody is told are being waited for; none while nature answers and when the game is over."""
    if not s.stack:
        return ()
    top = s.stack[-1]
    if top.kind == CHOICE:
        return tuple(sorted(top.awaited(s)))
    lanes = [lane for lane in top.lanes if lane.stack or not top.shows_done] if top.kind == "lanes" else []
    return tuple(sorted({seat for lane in lanes for seat in lane.owners}))


def admit(game: Game, s: Any, seat: int, action: Action) -> Pending | Standing:
    """Where an action of this seat belongs: a pending choice, or a frame that offers it out of turn.

    Changes nothing. Raises Illegal, with the clause that forbids it.
    """
    choices = asked(s, seat)
    for at in choices:
        if action in at.frame.actions(s):
            return at
    for offered in flow.standing(s, Seat(seat)):
        if action == offered.action:
            return offered
    raise Illegal(_refusal(game, s, seat, action, choices))


def attempt(game: Game, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do that now; None: it may. Changes nothing."""
    try:
        admit(game, s, seat, action)
    except Illegal as illegal:
        return illegal.refusal
    return None


def carry_out(game: Game, s: Any, seat: int, action: Action) -> None:
    """Do it, and let the game run on to the next request. Raises Illegal, and then nothing has changed."""
    at = admit(game, s, seat, action)
    if isinstance(at, Standing):
        flow.stand(s, Seat(seat), at)
    else:
        flow.answer(s, at, action)


def _refusal(game: Game, s: Any, seat: int, action: Action, choices: list[Pending]) -> Refusal:
    if s.result is not None:
        return Refusal(game.end_clause, GAME_OVER)
    if type(action) not in game.actions or not _exists(game, s, action):
        return Refusal("", NO_SUCH_THING)
    for _lane, frame in flow.offering(s, Seat(seat)):
        out_of_turn: Refusal | None = frame.refuse_standing(s, Seat(seat), action)
        if out_of_turn is not None:
            return out_of_turn
    if not choices:
        return Refusal(game.turn_clause, NOT_YOUR_TURN, {"seats": awaited(s)})
    refusal: Refusal = choices[0].frame.refuse(s, action)
    return refusal


def _exists(game: Game, s: Any, action: Action) -> bool:
    """Does every field name a thing or a seat that there is?"""
    fields = hints(type(action))
    return all(_within(game, s, *pair) for name in fields for pair in _flat(plain(fields[name]), getattr(action, name)))


def _flat(hint: Any, value: Any) -> Iterator[tuple[Any, Any]]:
    if get_origin(hint) is tuple:
        return ((get_args(hint)[0], item) for item in value)
    return iter([(hint, value)])


def _within(game: Game, s: Any, hint: Any, value: Any) -> bool:
    if hint in game.names:
        return value in range(len(game.names[hint].ids))
    return hint is not Seat or value in range(s.seats)
