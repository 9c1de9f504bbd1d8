"""Laws of a game at a table: its journal replays to the same state, taking back restores, and everything has words."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from casusbelli.engine import ask, flow
from casusbelli.engine.game import Game
from casusbelli.engine.ids import SPECTATOR, Seat
from casusbelli.engine.record import Message
from casusbelli.engine.refusal import Refusal
from casusbelli.table import journal
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match, Request
from casusbelli.table.narrate import LANGUAGES, Narrator, NoMessage
from casusbelli.table.replay import Replay
from casusbelli.testing.walk import LawBroken, after, choose, moments, require, sample, setups, some_action, things

OFTEN = 4
"""How many times one message is put into words, in every language."""
LONGEST = 1500
"""Answers after which a game at a table is left."""


def at_a_table(game: Game, rng: random.Random, seconds: float) -> None:
    """Try the laws for about so many seconds, each at least once. Raises LawBroken."""
    until = time.monotonic() + seconds / 2
    replays(_played(game, rng, until))
    while time.monotonic() < until:
        replays(_played(game, rng, until))
    narrated(game, rng, seconds / 2)


def _played(game: Game, rng: random.Random, until: float) -> Match:
    """A game at a table, in which seats act and take back, to its end or as far as time allows."""
    seats, options = setups(game, rng)
    match = Match(game, seats, options, Seeded(rng.getrandbits(32)))
    for number in range(LONGEST):
        if match.result is not None or (number > 40 and time.monotonic() > until):
            break
        _act(match, rng)
    return match


def _act(match: Match, rng: random.Random) -> None:
    """Somebody does something, and may take it back at once."""
    before = match.snapshot()
    seat, number, action = _something(match, rng)
    match.answer(seat, number, action)
    if rng.random() < 0.2 and match.why_no_undo(seat) is None:
        match.undo(seat)
        require(match.snapshot() == before, "taking back", f"{action} of seat {seat} is not taken back whole")


def _something(match: Match, rng: random.Random) -> tuple[int, int | None, Any]:
    seat = rng.randrange(match.header.seats)
    offers = match.standing(seat) if rng.random() < 0.15 else []
    if offers:
        return seat, None, rng.choice(offers)
    request: Request = rng.choice(match.pending())
    return request.seat, request.id, rng.choice(request.actions)


def replays(match: Match) -> None:
    """The journal, written and read, plays again to the same state."""
    written = journal.dump(match.save())
    again = Replay(journal.parse(written), match.game)
    for _ in again.steps():
        pass
    require(again.differs.kind == "identical", "replaying", again.differs)
    require(again.match.snapshot() == match.snapshot(), "replaying", "the journal leads to another state")


class _Words:
    """Puts messages into words in every language; each often enough, and not again and again."""

    def __init__(self, game: Game) -> None:
        self.told: Counter[str] = Counter()
        self.narrators = [Narrator(game, language, strict=True) for language in LANGUAGES]

    def say(self, how: str, what: Any, id: str) -> None:
        """Raises LawBroken where a language has no words for it."""
        self.told[id] += 1
        for narrator in self.narrators if self.told[id] <= OFTEN else ():
            try:
                getattr(narrator, how)(what)
            except NoMessage as missing:
                raise LawBroken("narration", f"no words for {what}: {missing}") from None


def narrated(game: Game, rng: random.Random, seconds: float) -> None:
    """Prompts, actions, events as anybody hears them, and refusals have words in every language."""
    words = _Words(game)
    for s in moments(game, rng, seconds):
        for refusal in _refusals(game, s, rng):
            words.say("refusal", refusal, f"refusal {refusal.reason}")
        if s.result is not None:
            words.say("message", Message(f"result-{s.result.reason}"), f"result {s.result.reason}")
            continue
        for at in flow.pending(s):
            _ask(words, s, at.frame, rng)
        _tell(words, s, rng)


def _ask(words: _Words, s: Any, frame: Any, rng: random.Random) -> None:
    if frame.kind != "choice":
        return
    words.say("prompt", frame.prompt(s), f"prompt {frame.prompt(s).id}")
    for action in sample(frame.actions(s), 4, rng):
        words.say("action", action, f"action {type(action).__name__}")


def _tell(words: _Words, s: Any, rng: random.Random) -> None:
    heard: list[Any] = []
    after(s, choose(s, rng), heard)
    viewers = [SPECTATOR, *((seat,) for seat in range(s.seats))]
    for event in (told for entry in heard for viewer in viewers if (told := flow.heard_by(entry, viewer)) is not None):
        hidden = [name for name, value in event.items() if value is None] if isinstance(event, dict) else ""
        name = event["type"] if isinstance(event, dict) else type(event).__name__
        words.say("event", event, f"event {name} {hidden}")


def _refusals(game: Game, s: Any, rng: random.Random) -> Iterator[Refusal]:
    for _ in range(8):
        refusal = ask.attempt(game, s, rng.randrange(s.seats), some_action(game, s, rng))
        if refusal is not None:
            yield refusal
    for at in flow.pending(s):
        if at.frame.kind == "choice":
            yield from _why_nots(game, s, at.frame, rng)


def _why_nots(game: Game, s: Any, frame: Any, rng: random.Random) -> Iterator[Refusal]:
    seat = Seat(frame.seat(s))
    for thing in sample(things(game, s), 4, rng):
        wanted = frame.wanted(s, thing)
        refusal = ask.attempt(game, s, seat, wanted) if wanted is not None else None
        if refusal is not None:
            yield refusal
    for _ in range(4):
        refusal = ask.attempt(game, s, seat, some_action(game, s, rng))
        if refusal is not None:
            yield refusal
