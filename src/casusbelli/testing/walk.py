"""Walking through games at random: the ground that the laws of `battery` and `secrecy` are tried on.

A `Step` is whatever moves a game on, an answer, an outcome or a standing action. Everything random comes from the
generator that is passed in, so that a seed tells the whole walk.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.flow import Pending, Standing
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.visibility import hints, plain

NATURE = -1
STRETCH = 40
"""Requests looked at before a walk hurries on to somewhere else."""


class LawBroken(AssertionError):
    """A game breaks a law: which one, where, and how."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law


def require(condition: object, law: str, what: object = "") -> None:
    """Raises LawBroken unless the condition holds."""
    if not condition:
        raise LawBroken(law, str(what))


def sound(s: Any, law: str, where: str) -> None:
    """Raises LawBroken where the state's own invariants do not hold."""
    try:
        s.check()
    except AssertionError as broken:
        raise LawBroken(law, f"{where}: {broken or type(s).__name__ + '.check'}") from broken


class Step(msgspec.Struct, frozen=True):
    """What moves a game on. `seat` is NATURE for an outcome, and `what` the outcome; `lane` as in `Pending`."""

    seat: int
    lane: int | None
    what: Any
    standing: bool = False


def setups(game: Game, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A number of seats and values of options, among them those that make sure that a game ends."""
    fields = hints(game.options).items()
    chosen = {name: _value(hint, rng) for name, hint in fields}
    return rng.choice(game.seats), {**{name: v for name, v in chosen.items() if v is not None}, **game.simulation}


def _value(hint: Any, rng: random.Random) -> Any:
    """A value of an option; None: leave it as it is."""
    bounds = next((mark for mark in get_args(hint)[1:] if isinstance(mark, msgspec.Meta)), None)
    kind = plain(hint) if get_origin(hint) is Annotated else hint
    if get_origin(kind) is Literal:
        return rng.choice(get_args(kind))
    if kind is bool:
        return rng.random() < 0.5
    if kind is int and bounds is not None and bounds.ge is not None and bounds.le is not None:
        return rng.randint(int(bounds.ge), int(bounds.le))
    return None


def started(game: Game, rng: random.Random) -> Any:
    """A new game of some set-up, at its first request."""
    seats, options = setups(game, rng)
    return game.new(seats, options)


def choose(s: Any, rng: random.Random) -> Step:
    """A legal step: mostly an answer to one of the pending requests, now and then a standing action."""
    seat = Seat(rng.randrange(s.seats))
    if rng.random() < 0.15 and (offers := flow.standing(s, seat)):
        offer = rng.choice(offers)
        return Step(seat, offer.lane, offer.action, True)
    return answer(s, rng.choice(flow.pending(s)), rng)


def answer(s: Any, at: Pending, rng: random.Random) -> Step:
    """A legal answer to this request."""
    if at.frame.kind == "chance":
        space = at.frame.space(s)
        return Step(NATURE, at.lane, space.pick(rng.randrange(space.size)))
    return Step(at.frame.seat(s), at.lane, rng.choice(at.frame.actions(s)))


def take(s: Any, step: Step) -> None:
    """Let a step happen. Raises LookupError where the state waits for nothing of the kind."""
    if step.standing:
        return flow.stand(s, Seat(step.seat), _offer(s, step))
    at = next((at for at in flow.pending(s) if at.lane == step.lane), None)
    if at is None or (at.frame.kind == "chance") != (step.seat == NATURE):
        raise LookupError(f"nothing waits for {step}")
    return flow.resolve(s, at, step.what) if step.seat == NATURE else flow.answer(s, at, step.what)


def _offer(s: Any, step: Step) -> Standing:
    offers = flow.standing(s, Seat(step.seat))
    found = next((offer for offer in offers if offer.action == step.what and offer.lane == step.lane), None)
    if found is None:
        raise LookupError(f"nobody offers {step}")
    return found


def after(s: Any, step: Step, heard: list[Any] | None = None) -> Any:
    """The state after a step, as a copy; `heard`, where given, grows by what is told."""
    twin = s.copy()
    twin.outbox = heard
    take(twin, step)
    twin.outbox = None
    return twin


def moments(game: Game, rng: random.Random, seconds: float) -> Iterator[Any]:
    """States at their requests, from many places of many games, at least one; over when the seconds are.

    What is yielded may be looked at and must not be changed. Raises LawBroken for a game past its bound.
    """
    until = time.monotonic() + seconds
    first = True
    while first or time.monotonic() < until:
        for s in _stretch(game, rng, 0 if first else rng.choice((0, 0, 20, 100, 500))):
            yield s
            first = False
            if time.monotonic() >= until:
                return


def _stretch(game: Game, rng: random.Random, skip: int) -> Iterator[Any]:
    """Some requests in a row after `skip` others, or as near to that as the game is long."""
    s = started(game, rng)
    for _ in range(skip):
        twin = s.copy()
        take(s, choose(s, rng))
        if s.result is not None:
            s = twin
            break
    for _ in range(STRETCH):
        yield s
        if s.result is not None:
            return
        s = after(s, choose(s, rng))


def whole(game: Game, rng: random.Random, steps: list[Step] | None = None) -> Any:
    """A game to its end; `steps` grows by what happened. Raises LawBroken where it takes more answers than declared."""
    s = started(game, rng)
    answers = 0
    while s.result is None:
        step = choose(s, rng)
        answers += step.seat != NATURE
        require(answers <= game.answers, "games end", f"no end after {answers} answers")
        if steps is not None:
            steps.append(step)
        take(s, step)
    return s


def things(game: Game, s: Any) -> list[Thing]:
    """Everything that can be pointed at."""
    named = [Thing(table.kind, number) for table in game.names.values() for number in range(len(table.ids))]
    return named + [Thing("seat", seat) for seat in range(s.seats)]


def some_action(game: Game, s: Any, rng: random.Random) -> Action:
    """Any action, with any values in its fields: mostly not legal, often of things that there are not."""
    kind = rng.choice(game.actions)
    return kind(**{name: _field(game, s, plain(hint), rng) for name, hint in hints(kind).items()})


def _field(game: Game, s: Any, hint: Any, rng: random.Random) -> Any:
    if get_origin(hint) is tuple:
        return tuple(_field(game, s, get_args(hint)[0], rng) for _ in range(rng.randint(0, 4)))
    if get_origin(hint) is Literal:
        return rng.choice(get_args(hint))
    if hint is bool:
        return rng.random() < 0.5
    if hint is str:
        return rng.choice(("", "x", "hold"))
    if hint in game.names:
        return rng.randint(-1, len(game.names[hint].ids)) if rng.random() < 0.1 else _below(game.names[hint].ids, rng)
    return rng.randint(-1, s.seats) if hint is Seat else rng.choice((-1, 0, 1, 1, 2, 2, 3, 4, 7, 1000))


def _below(ids: tuple[str, ...], rng: random.Random) -> int:
    return rng.randrange(len(ids))


def sample(items: list[Any], most: int, rng: random.Random) -> list[Any]:
    """So many of the items, or all where there are fewer."""
    return list(items) if len(items) <= most else rng.sample(items, most)
