"""The conformance battery: laws that every game keeps, tried at random places of random games.

`conformance(game, seed, seconds)` raises `LawBroken`, which names the law and the place, for the first one broken.
Each law is a function of a `Place`; the whole list is `LAWS`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import zip_longest
from typing import Any

import msgspec

from casusbelli.engine import ask, flow
from casusbelli.engine.flow import Pending
from casusbelli.engine.game import Game
from casusbelli.engine.ids import SPECTATOR, Seat, Viewer
from casusbelli.engine.position import read_position, write_position
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.testing import fresh, tabled
from casusbelli.testing.walk import (
    Step,
    after,
    answer,
    choose,
    moments,
    require,
    sample,
    setups,
    some_action,
    sound,
    take,
    things,
    whole,
)

DEEPEST = 40
"""Frames that lie on one another at most, and that wait at most."""
LISTED = 2000
"""Outcomes of a space that is looked at whole."""
SHOTS = 12
"""Things of a kind that are tried at one place."""


class Place:
    """A state at a request, on which a law is tried. `rng` is for the law's own choices."""

    def __init__(self, game: Game, s: Any, rng: random.Random) -> None:
        self.game, self.s, self.rng = game, s, rng

    @property
    def choices(self) -> list[Pending]:
        """The pending choices."""
        return [at for at in flow.pending(self.s) if at.frame.kind == "choice"]

    @property
    def chances(self) -> list[Pending]:
        """The pending chances."""
        return [at for at in flow.pending(self.s) if at.frame.kind == "chance"]

    @property
    def over(self) -> bool:
        """Has the game ended here?"""
        return self.s.result is not None

    def step(self) -> Step:
        """A legal step."""
        return choose(self.s, self.rng)

    def saved(self, s: Any = None) -> bytes:
        """A state as it is saved."""
        return self.game.save(self.s if s is None else s)

    def after(self, step: Step, s: Any = None) -> bytes:
        """The state after a step, as it is saved."""
        return self.game.save(after(self.s if s is None else s, step))

    def attempts(self) -> Iterator[tuple[int, Action]]:
        """Things that seats may try, hardly any of them legal."""
        for _ in range(SHOTS):
            yield self.rng.randrange(self.s.seats), some_action(self.game, self.s, self.rng)
        for at in self.choices:
            for action in sample(at.frame.actions(self.s), 3, self.rng):
                yield self.rng.randrange(self.s.seats), action


Law = Callable[[Place], None]


def saving(here: Place) -> None:
    """A loaded state is the saved one, and goes on as it does."""
    twin = here.game.load(here.saved())
    require(here.saved(twin) == here.saved(), "saving", "a loaded state differs from the saved one")
    if not here.over:
        step = here.step()
        require(here.after(step, twin) == here.after(step), "saving", f"a loaded state goes on otherwise at {step}")


def copying(here: Place) -> None:
    """A copy is equal, shares nothing that can change, and leaves the original alone."""
    twin, before = here.s.copy(), here.saved()
    require(here.saved(twin) == before, "copying", "a copy differs")
    shared = set(_changeable(here.s)) & set(_changeable(twin))
    require(not shared, "copying", f"a copy shares {[_changeable(here.s)[id] for id in shared]}")
    if not here.over:
        take(twin, here.step())
    require(here.saved() == before, "copying", "what happens to a copy happens to the original")


def _changeable(value: Any, path: str = "state") -> dict[int, str]:
    """The lists and other changeable things in a state, by identity, with where they are."""
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        inside = [(f"{path}.{name}", getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, list):
        inside = [(f"{path}[{n}]", item) for n, item in enumerate(value) if isinstance(item, list)]
    else:
        return {}
    found = {id(value): path}
    for name, item in inside:
        found |= _changeable(item, name)
    return found


def legal_lists(here: Place) -> None:
    """Legal lists are not empty, hold nothing twice, and stay in their order; a caller may do with them as it likes."""
    twin = here.game.load(here.saved())
    for at in here.choices:
        listed = list(at.frame.actions(here.s))
        name = type(at.frame).__name__
        require(listed, "legal lists", f"{name} leaves nothing to do")
        require(len(set(listed)) == len(listed), "legal lists", f"{name} lists something twice")
        again = next(other for other in flow.pending(twin) if other.lane == at.lane)
        require(again.frame.actions(twin) == listed, "legal lists", f"{name} lists in another order in a loaded state")
        at.frame.actions(here.s).clear()
        require(at.frame.actions(here.s) == listed, "legal lists", f"{name} hands out a list that it keeps")
    for seat in range(here.s.seats):
        offers = [offer.action for offer in flow.standing(here.s, Seat(seat))]
        require(len(set(offers)) == len(offers), "legal lists", f"a standing action is offered twice: {offers}")


def legal_accepted(here: Place) -> None:
    """Whatever is listed is admitted, and can be carried out."""
    tries = [(at.frame.seat(here.s), a) for at in here.choices for a in sample(at.frame.actions(here.s), 4, here.rng)]
    for seat in range(here.s.seats):
        offers = sample(flow.standing(here.s, Seat(seat)), 3, here.rng)
        tries += [(seat, offer.action) for offer in offers]
    for seat, action in tries:
        twin = here.s.copy()
        require(ask.attempt(here.game, twin, seat, action) is None, "legal accepted", f"seat {seat} may not {action}")
        ask.carry_out(here.game, twin, seat, action)
        sound(twin, "legal accepted", f"after {action} of seat {seat}")


def illegal_refused(here: Place) -> None:
    """Whatever is not listed is refused, with a clause that there is, and nothing changes."""
    before = here.saved()
    for seat, action in here.attempts():
        if is_legal(here.s, seat, action):
            continue
        refusal = ask.attempt(here.game, here.s, seat, action)
        require(refusal is not None, "illegal refused", f"seat {seat} may {action}, which is not listed")
        _require_clause(here.game, action, refusal)
        try:
            ask.carry_out(here.game, here.s, seat, action)
        except Illegal as illegal:
            require(illegal.refusal == refusal, "illegal refused", f"{action} is refused in two ways")
        require(here.saved() == before, "illegal refused", f"the refused {action} has changed the state")


def is_legal(s: Any, seat: int, action: Action) -> bool:
    """Is it listed for this seat?"""
    listed = any(action in at.frame.actions(s) for at in ask.asked(s, seat))
    return listed or any(offer.action == action for offer in flow.standing(s, Seat(seat)))


def _require_clause(game: Game, action: Action, refusal: Refusal | None) -> None:
    told = refusal or Refusal("", "")
    known = told.clause in game.rulebook.by_id or (told.reason in ask.REASONS and not told.clause)
    require(known, "illegal refused", f"{action} is refused for {told.reason} by {told.clause!r}, which is no clause")


def questions(here: Place) -> None:
    """Questions change nothing."""
    for name, question in _questions(here):
        before = here.saved()
        question()
        require(here.saved() == before, "questions", f"{name} has changed the state")


def _questions(here: Place) -> Iterator[tuple[str, Callable[[], Any]]]:
    s, game = here.s, here.game
    yield "awaited", lambda: ask.awaited(s)
    yield "position", lambda: write_position(game, s)
    for viewer in (SPECTATOR, *((seat,) for seat in range(s.seats))):
        yield from _looked_at(here, viewer)
    for at in here.choices:
        yield from _asked(here, at.frame)
    for at in here.chances:
        yield from _drawn(here, at.frame)


def _looked_at(here: Place, viewer: Viewer) -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "view", lambda: here.game.view(here.s, viewer).plain()
    yield "standing", lambda: [flow.standing(here.s, Seat(seat)) for seat in viewer]


def _drawn(here: Place, frame: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    s = here.s
    yield "space", lambda: (frame.space(s).pick(0), frame.sees(s))
    yield "part", lambda: frame.part(s, frame.space(s).pick(0))


def _asked(here: Place, frame: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    s = here.s
    yield "seat", lambda: (frame.seat(s), frame.awaited(s))
    yield "actions", lambda: frame.actions(s)
    yield "prompt", lambda: frame.prompt(s)
    yield "wanted", lambda: [frame.wanted(s, thing) for thing in things(here.game, s)]
    attempts = [action for seat, action in here.attempts() if seat == frame.seat(s)]
    yield "refuse", lambda: [ask.attempt(here.game, s, frame.seat(s), action) for action in attempts]


def invariants(here: Place) -> None:
    """The game's own invariants hold, nothing is under way between two frames, and the stack stays bounded."""
    sound(here.s, "invariants", "here")
    require(here.s.value is None, "invariants", "a returned value was not asked for")
    lanes = here.s.stack[-1].lanes if here.s.stack and here.s.stack[-1].kind == "lanes" else ()
    for stack in (here.s.stack, here.s.after, *(lane.stack for lane in lanes)):
        require(len(stack) <= DEEPEST, "invariants", f"{len(stack)} frames lie on one another")
    require(here.over or flow.pending(here.s), "invariants", "nobody is asked, and the game is not over")


def chance(here: Place) -> None:
    """Outcomes and indices turn into one another, and chances add up to 1."""
    for at in here.chances:
        space = at.frame.space(here.s)
        name = type(at.frame).__name__
        require(space.size > 0, "chance", f"{name} has no outcome")
        small = space.size <= LISTED
        for index in range(space.size) if small else [here.rng.randrange(space.size) for _ in range(SHOTS)]:
            again = space.pick(space.index(space.pick(index)))
            require(again == space.pick(index), "chance", f"{name}: {space.pick(index)} is not found again")
        if small:
            _require_sum(name, space)


def _require_sum(name: str, space: Any) -> None:
    counts = Counter(space.pick(index) for index in range(space.size))
    for outcome, count in counts.items():
        fair = space.chance(outcome) == Fraction(count, space.size)
        require(fair, "chance", f"{name}: {outcome} is said to come with {space.chance(outcome)}")


def notation(here: Place) -> None:
    """Actions and things as text are read back as they were."""
    words = here.game.notation
    listed = [a for at in here.choices for a in sample(at.frame.actions(here.s), SHOTS, here.rng)]
    offers = [offer.action for seat in range(here.s.seats) for offer in flow.standing(here.s, Seat(seat))]
    for action in (*listed, *sample(offers, SHOTS, here.rng)):
        text = words.write(action)
        require(words.parse(text) == action, "notation", f"{text!r} is read as {words.parse(text)}, not as {action}")
        for thing in words.things(action):
            require(words.thing(words.write_thing(thing)) == thing, "notation", f"{thing} is read as another thing")


def positions(here: Place) -> None:
    """A position as text is read back as it was."""
    text = write_position(here.game, here.s)
    require(here.saved(read_position(here.game, text)) == here.saved(), "positions", f"read back otherwise:\n{text}")


def listening(here: Place) -> None:
    """It makes no difference to a game whether anybody listens."""
    if here.over:
        return
    step = here.step()
    heard = here.saved(after(here.s, step, []))
    require(heard == here.after(step), "listening", f"{step} comes out otherwise where somebody listens")


def lanes_commute(here: Place) -> None:
    """Answers in different lanes come to the same in either order."""
    open = flow.pending(here.s)
    if len(open) < 2:
        return
    one, other = (answer(here.s, at, here.rng) for at in here.rng.sample(open, 2))
    there, back = here.after(other, after(here.s, one)), here.after(one, after(here.s, other))
    require(there == back, "lanes commute", f"{one} and {other} come out otherwise the other way round")


def unasked(here: Place) -> None:
    """A standing action changes no pending request."""
    offers = [(Seat(seat), o) for seat in range(here.s.seats) for o in flow.standing(here.s, Seat(seat))]
    for seat, offer in sample(offers, 4, here.rng):
        there = after(here.s, Step(seat, offer.lane, offer.action, True))
        same = there.result is not None or flow.pending(there) == flow.pending(here.s)
        require(same, "unasked", f"{offer.action} of seat {seat} changes what is pending")


LAWS: tuple[Law, ...] = (
    *(saving, copying, legal_lists, legal_accepted, illegal_refused, questions, invariants),
    *(chance, notation, positions, listening, lanes_commute, unasked),
)


def conformance(game: Game, seed: int, seconds: float = 5.0, *, found: str = "") -> None:
    """Try every law of the battery for about so many seconds. Raises LawBroken.

    `found` is where a fresh process finds the game, `module:name`; by default as `GAME` in its package.
    """
    rng = random.Random(seed)
    for s in moments(game, rng, seconds * 0.7):
        here = Place(game, s, rng)
        before = here.saved()
        for law in LAWS:
            law(here)
        require(here.saved() == before, "questions", "a state has changed while it was looked at")
    bounded(game, rng)
    repeatable(game, rng, found or f"{game.package}:GAME")
    tabled.at_a_table(game, rng, seconds * 0.3)


def bounded(game: Game, rng: random.Random) -> None:
    """A whole game ends within the bound that it declares."""
    s = whole(game, rng)
    require(not s.stack and not s.after, "games end", "frames are under way after the end")


def repeatable(game: Game, rng: random.Random, found: str, path: tuple[str, ...] = ()) -> None:
    """The same answers make the same game in a fresh process with another hash seed."""
    seats, options = setups(game, rng)
    s: Any = game.new(seats, options)
    steps: list[Step] = []
    while s.result is None and len(steps) < 400:
        steps.append(choose(s, rng))
        take(s, steps[-1])
    story = fresh.Story(found, seats, options, steps)
    here, there = fresh.digests(game, story), fresh.elsewhere(story, rng.randrange(1, 1000), path)
    at = next((n for n, pair in enumerate(zip_longest(here, there)) if len(set(pair)) > 1), None)
    require(at is None, "repeatable", f"with another hash seed step {at} comes out otherwise")


__all__ = ["LAWS", "Place", "conformance"]
