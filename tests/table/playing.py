"""Playing matches in tests."""

from __future__ import annotations

import random
from typing import Any

from tests.table.tiny import GAME as TINY
from tests.table.tiny import Add

from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.table.dice import Seeded, Source, Verifiable
from casusbelli.table.match import Match
from casusbelli.testing.toy import GAME as TOY


def tiny(script: str = "0011?00!11r01", source: Source | None = None, **settings: Any) -> Match:
    return Match(TINY, 2, {"script": script}, source or Seeded(1), **settings)


def toy(seed: int = 1, source: Source | None = None, rounds: int = 2, **settings: Any) -> Match:
    return Match(TOY, 4, {"rounds": rounds}, source or Verifiable.seeded("t", seed, 64), **settings)


def add(match: Match, number: int = 1, key: str = "") -> Any:
    """The seat that is asked counts."""
    request = match.pending()[0]
    return match.answer(request.seat, request.id, Add(number), key)


def play(match: Match, answers: int = 10_000, seed: int = 1, undo: float = 0.0) -> Match:
    """Random answers, at random times out of turn or taken back, until the end or so many answers."""
    rng = random.Random(seed)
    for _ in range(answers):
        if match.result is not None:
            break
        seat, number, action = attempt(match, rng)
        match.answer(seat, number, action)
        if rng.random() < undo and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match


def attempt(match: Match, rng: random.Random) -> tuple[int, int | None, Action]:
    offers = [(seat, None, action) for seat in range(match.header.seats) for action in match.standing(seat)]
    if offers and rng.random() < 0.2:
        return rng.choice(offers)
    request = rng.choice(match.pending())
    return request.seat, request.id, rng.choice(list(request.actions))


def refused(attempted: Any) -> Refusal:
    """The refusal with which the attempt, a function, is refused."""
    try:
        attempted()
    except Illegal as illegal:
        return illegal.refusal
    raise AssertionError("it was not refused")
