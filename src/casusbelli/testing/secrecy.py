"""The secrecy laws: what a viewer cannot see makes no difference to anything that it gets.

At random places of random games, for every seat and for a spectator, the position is dealt anew as the viewer may
suppose it (`Game.resample`), and whatever the viewer can get out of either is compared: there, and after every step
that both allow. `secrets_kept(game, seed, seconds)` raises `LawBroken` for the first law broken; `LAWS` has them all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from casusbelli.engine import ask, flow
from casusbelli.engine.chance import Impossible
from casusbelli.engine.flow import Heard, Pending, Revealed, heard_by
from casusbelli.engine.frame import LANES
from casusbelli.engine.game import Game
from casusbelli.engine.ids import SPECTATOR, Seat
from casusbelli.engine.record import Action
from casusbelli.engine.state import Deck
from casusbelli.engine.visibility import audiences, everybody, hints, plain
from casusbelli.testing.walk import (
    NATURE,
    Step,
    after,
    answer,
    choose,
    moments,
    require,
    sample,
    some_action,
    sound,
    things,
)

ATTEMPTS = 6
"""Things that are tried at one place."""
PAIRS = 3
"""Steps that are taken in both of two positions."""

FRAMES = ("stack", "after")

Seats = tuple[int, ...]


class Sight:
    """A position, and a viewer of it. `rng` is for the law's own choices."""

    def __init__(self, game: Game, s: Any, viewer: Seats, rng: random.Random) -> None:
        self.game, self.s, self.viewer, self.rng = game, s, viewer, rng

    def supposed(self) -> Any:
        """Another position that looks the same to the viewer."""
        return self.game.resample(self.game.view(self.s, self.viewer), self.rng)

    def attempts(self) -> list[Action]:
        """Things to try: any, and some that would be legal for somebody."""
        tries = [some_action(self.game, self.s, self.rng) for _ in range(ATTEMPTS)]
        choices = [at.frame for at in flow.pending(self.s) if at.frame.kind == "choice"]
        return tries + [a for frame in choices for a in sample(frame.actions(self.s), 2, self.rng)]

    def steps(self) -> Iterator[Step]:
        """Steps of all kinds: an answer to each request, and standing actions."""
        for at in flow.pending(self.s):
            for _ in range(PAIRS):
                yield answer(self.s, at, self.rng)
        for seat in range(self.s.seats):
            offers = flow.standing(self.s, Seat(seat))
            yield from (Step(seat, offer.lane, offer.action, True) for offer in sample(offers, 1, self.rng))


Law = Callable[[Sight], None]


def view_bytes(game: Game, s: Any, viewer: Seats) -> bytes:
    """The view as it travels."""
    return msgspec.json.encode(game.view(s, viewer).plain(), order="deterministic")


def gotten(game: Game, s: Any, viewer: Seats, attempts: list[Action]) -> dict[str, Any]:
    """All that a viewer gets out of a position, by name: view, requests, lists, prompts, refusals and why-nots."""
    got: dict[str, Any] = {"view": view_bytes(game, s, viewer), "awaited": ask.awaited(s)}
    for seat in viewer:
        got[f"standing {seat}"] = [offer.action for offer in flow.standing(s, Seat(seat))]
        got[f"refusals {seat}"] = [ask.attempt(game, s, seat, action) for action in attempts]
        for at in ask.asked(s, seat):
            got |= {f"{name} {seat}": value for name, value in _asked(game, s, seat, at).items()}
    return got


def _asked(game: Game, s: Any, seat: int, at: Pending) -> dict[str, Any]:
    wanted = [(thing, at.frame.wanted(s, thing)) for thing in things(game, s)]
    whys = [(thing, action, ask.attempt(game, s, seat, action)) for thing, action in wanted if action is not None]
    return {"lane": at.lane, "prompt": at.frame.prompt(s), "actions": at.frame.actions(s), "why-nots": whys}


def same(law: str, pair: list[dict[str, Any]], where: str) -> None:
    """Raises LawBroken, naming what differs between the two."""
    one, other = pair
    for name in [*one, *(name for name in other if name not in one)]:
        alike = one.get(name) == other.get(name)
        require(alike, law, f"{name}, {where}:\n{one.get(name)!r}\n{other.get(name)!r}")


def supposition(here: Sight) -> None:
    """What a viewer may suppose looks the same to it, and keeps the invariants."""
    there = here.supposed()
    sound(there, "supposition", f"for {here.viewer}")
    pairs = [{"view": view_bytes(here.game, s, here.viewer)} for s in (here.s, there)]
    same("supposition", pairs, f"for {here.viewer}")


def blindness(here: Sight) -> None:
    """The viewer gets the same out of what is and of what may be, at once and after any step that both allow."""
    there, attempts = here.supposed(), here.attempts()
    pairs = [gotten(here.game, s, here.viewer, attempts) for s in (here.s, there)]
    same("blindness", pairs, f"for {here.viewer}")
    for step in here.steps():
        if _allows(there, step):
            _follow(here, there, step, attempts)


def _allows(s: Any, step: Step) -> bool:
    if step.standing:
        offers = flow.standing(s, Seat(step.seat))
        return any(offer.action == step.what and offer.lane == step.lane for offer in offers)
    at = next((at for at in flow.pending(s) if at.lane == step.lane), None)
    if at is None or (at.frame.kind == "chance") != (step.seat == NATURE):
        return False
    if step.seat != NATURE:
        return at.frame.seat(s) == step.seat and step.what in at.frame.actions(s)
    return _holds(at.frame.space(s), step.what)


def _holds(space: Any, outcome: Any) -> bool:
    try:
        space.index(outcome)
    except (Impossible, TypeError, ValueError):
        return False
    return True


def _follow(here: Sight, there: Any, step: Step, attempts: list[Action]) -> None:
    """The same step in both; what it reveals to the viewer may differ."""
    heard: tuple[list[Any], list[Any]] = ([], [])
    results = [after(s, step, told) for s, told in zip((here.s, there), heard, strict=True)]
    if any(_revealed(told, here.viewer) for told in heard):
        return
    got = [gotten(here.game, s, here.viewer, attempts) for s in results]
    events = [{"events": events_of(told, here.viewer)} for told in heard]
    same("blindness", events, f"for {here.viewer} after {step}")
    same("blindness", got, f"for {here.viewer} after {step}")


def _revealed(heard: list[Any], viewer: Seats) -> bool:
    """Has something hidden been shown to one of these seats?"""
    shown = [item.to for item in heard if isinstance(item, Revealed)]
    return any(to is None or any(seat in to for seat in viewer) for to in shown)


def events_of(heard: list[Any], viewer: Seats) -> list[Any]:
    """What these seats hear of it."""
    told = (heard_by(item, viewer) for item in heard if isinstance(item, Heard))
    return [event for event in told if event is not None]


def hidden_steps(here: Sight) -> None:
    """Two steps that the viewer cannot tell apart look and sound the same: in another's lane, or drawn in secret.

    Where it sees a difference afterwards that nothing revealed, the steps told something that was not theirs to tell.
    """
    for at in flow.pending(here.s):
        one, other = answer(here.s, at, here.rng), answer(here.s, at, here.rng)
        if one != other and _is_hidden(here, at, one, other):
            _compare(here, at, one, other)


def _is_hidden(here: Sight, at: Pending, one: Step, other: Step) -> bool:
    """Does the viewer have no business with this request?"""
    frame = at.frame
    if at.lane is not None:
        beside = here.s.stack[-1]
        return not beside.open and not any(seat in beside.lanes[at.lane].owners for seat in here.viewer)
    if frame.kind == "chance":
        sees = frame.sees(here.s)
        hidden = sees is not None and not any(seat in sees for seat in here.viewer)
        return hidden and frame.part(here.s, one.what) == frame.part(here.s, other.what)
    together = frame.awaited(here.s)
    return len(together) > 1 and not any(seat in together for seat in here.viewer)


def _compare(here: Sight, at: Pending, one: Step, other: Step) -> None:
    heard: tuple[list[Any], list[Any]] = ([], [])
    results = [after(here.s, step, told) for step, told in zip((one, other), heard, strict=True)]
    if any(_revealed(told, here.viewer) for told in heard) or _progress(results[0], at) != _progress(results[1], at):
        return
    got = [gotten(here.game, s, here.viewer, []) for s in results]
    events = [{"events": events_of(told, here.viewer)} for told in heard]
    same("hidden steps", events, f"for {here.viewer} after {one} or {other}")
    same("hidden steps", got, f"for {here.viewer} after {one} or {other}")


def _progress(s: Any, at: Pending) -> Any:
    """Whether the lane has finished, which others may be told."""
    beside = s.stack[-1].lanes if s.stack and s.stack[-1].kind == LANES else ()
    return bool(beside[at.lane].stack) if at.lane is not None and beside else None


def told_of(here: Sight) -> None:
    """A view changes only by the viewer's own act, by what comes before its eyes, or with an event.

    What was hidden from it is seen only by its own act, by what comes before its eyes, or by a reveal. The frames under
    way are no part of this law: they are the question that is asked now.
    """
    if here.s.result is not None:
        return
    step = choose(here.s, here.rng)
    heard: list[Any] = []
    there = after(here.s, step, heard)
    if step.seat in here.viewer or _sees(here, step) or _revealed(heard, here.viewer):
        return
    before, later = (here.game.view(s, here.viewer).plain() for s in (here.s, there))
    changed = [name for name in later if name not in FRAMES and before.get(name) != later[name]]
    where = f"for {here.viewer} by {step}"
    require(not changed or events_of(heard, here.viewer), "told of", f"{changed} changes {where}")
    for name in changed:
        secret = audiences(here.game.state)[name] is not everybody
        require(not secret or not opened(before[name], later[name]), "told of", f"{name} opens {where}")


def _sees(here: Sight, step: Step) -> bool:
    """Does an outcome come before the viewer's eyes?"""
    if step.seat != NATURE:
        return False
    at = next(at for at in flow.pending(here.s) if at.lane == step.lane)
    sees = at.frame.sees(here.s)
    return sees is None or any(seat in sees for seat in here.viewer)


def opened(before: Any, there: Any) -> bool:
    """Is something seen now in a place where something was hidden?"""
    if before is None or there is None:
        return before is None and there is not None
    if isinstance(before, dict) and isinstance(there, dict):
        if "zone" in before and "counts" in before:
            return any(old < 0 <= new for old, new in zip(before["zone"], there["zone"], strict=True))
        return any(opened(before[name], there[name]) for name in before if name in there)
    if isinstance(before, list) and isinstance(there, list) and len(before) == len(there):
        return any(opened(*pair) for pair in zip(before, there, strict=True))
    return False


def spectator(here: Sight) -> None:
    """What a spectator sees, every seat sees, and sees it alike."""
    if not here.viewer:
        return
    decks = {name for name, hint in hints(here.game.state).items() if _is_deck(plain(hint))}
    public, mine = (here.game.view(here.s, viewer).fields for viewer in (SPECTATOR, here.viewer))
    for name in public:
        pair = (msgspec.to_builtins(public[name]), msgspec.to_builtins(mine[name]))
        within = contained(*pair, -1 if name in decks else None)
        require(within, "spectator", f"{name}: {pair[0]} is not in {pair[1]}")


def _is_deck(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Deck)


def contained(less: Any, more: Any, blank: Any = None) -> bool:
    """Is all that `less` tells told by `more` too? `blank` stands for what is not known, besides None."""
    if less is None or less in (more, blank):
        return True
    if isinstance(less, dict) and isinstance(more, dict):
        return all(name in more and contained(value, more[name], blank) for name, value in less.items())
    if not isinstance(less, list | tuple) or not isinstance(more, list | tuple):
        return False
    if len(less) == len(more):
        return all(contained(*pair, blank) for pair in zip(less, more, strict=True))
    left = iter(more)
    return all(any(contained(item, other, blank) for other in left) for item in less)


LAWS: tuple[Law, ...] = (supposition, blindness, hidden_steps, told_of, spectator)


def secrets_kept(game: Game, seed: int, seconds: float = 5.0) -> None:
    """Try every secrecy law, for every seat and a spectator, for about so many seconds. Raises LawBroken."""
    rng = random.Random(seed)
    for s in moments(game, rng, seconds):
        viewers: list[Seats] = [(), *((seat,) for seat in range(s.seats))]
        if rng.random() < 0.2:
            viewers.append(tuple(sorted(rng.sample(range(s.seats), min(2, s.seats)))))
        for viewer in viewers:
            here = Sight(game, s, viewer, rng)
            for law in LAWS:
                law(here)


__all__ = ["LAWS", "Sight", "secrets_kept"]
