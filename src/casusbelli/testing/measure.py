"""How fast games are: random play, bare and refereed, and what a table does at every request.

All figures of one run are taken in turns, round after round, so that a machine that slows down slows down everything
alike; each is the median of its rounds. Compare figures of one run with one another, never of two.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle, islice
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from casusbelli.engine import drive, flow
from casusbelli.engine.game import Game
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match

ROUNDS = 5
SECONDS = 0.5
"""Of every measurement in every round, unless told otherwise."""
POSITIONS = 64
"""As many positions of a random game, at most, are looked at; never fewer than half as many if it is long enough."""


class Speed(msgspec.Struct, frozen=True):
    """Requests with two or more legal answers in a second, and microseconds of one operation on a position in play."""

    decisions_per_second: float
    refereed_per_second: float
    copy_us: float
    view_us: float
    legal_us: float
    save_load_us: float


def speeds(games: Sequence[Game], rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Speed]:
    """The speed of each game, by its key, in one interleaved run of about `rounds * seconds * 6` seconds a game."""
    measures = {game.key: _measures(game) for game in games}
    found: dict[str, list[list[float]]] = {key: [[] for _ in measures[key]] for key in measures}
    for _ in range(rounds):
        for key, figures in found.items():
            for figure, measured in zip(figures, measures[key], strict=True):
                figure.append(measured(seconds))
    return {key: Speed(*map(median, figures)) for key, figures in found.items()}


def _measures(game: Game) -> tuple[Callable[[float], float], ...]:
    """What is measured of a game, in the order of the fields of `Speed`."""
    at = positions(game)
    operations = (_copy, _view, _legal, _save_load)
    return (
        _decisions(count(1), lambda seed: drive.play_random(game, seats_of(game), random.Random(seed)).decisions),
        _decisions(count(1), lambda seed: refereed(game, seats_of(game), seed)),
        *(_microseconds(game, at, operation) for operation in operations),
    )


def seats_of(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - 4))


def _decisions(seeds: Iterator[int], play: Callable[[int], int]) -> Callable[[float], float]:
    """Whole games until so many seconds are over: decisions a second."""

    def measured(seconds: float) -> float:
        decisions, elapsed, start = 0, 0.0, perf_counter()
        while elapsed < seconds:
            decisions += play(next(seeds))
            elapsed = perf_counter() - start
        return decisions / elapsed

    return measured


def _microseconds(game: Game, at: Sequence[Any], operation: Callable[[Game, Any], object]) -> Callable[[float], float]:
    """One position after the other until so many seconds are over: microseconds for each."""

    def measured(seconds: float) -> float:
        done, elapsed, start, positions = 0, 0.0, perf_counter(), cycle(at)
        while elapsed < seconds:
            for s in islice(positions, POSITIONS):
                operation(game, s)
            done += POSITIONS
            elapsed = perf_counter() - start
        return elapsed / done * 1e6

    return measured


def _copy(_game: Game, s: Any) -> object:
    return s.copy()


def _view(game: Game, s: Any) -> object:
    return game.view(s, (flow.pending(s)[0].frame.seat(s),))


def _legal(_game: Game, s: Any) -> object:
    return flow.pending(s)[0].frame.actions(s)


def _save_load(game: Game, s: Any) -> object:
    return game.load(game.save(s))


def positions(game: Game, seed: int = 1) -> list[Any]:
    """Positions spread evenly over a whole random game, each at a request with two or more legal answers."""
    rng, kept, decisions, apart = random.Random(seed), [], 0, 1

    def choose(s: Any, _frame: Any, actions: Sequence[Any]) -> Any:
        nonlocal decisions, apart
        if len(actions) > 1 and (decisions := decisions + 1) % apart == 0:
            kept.append(s.copy())
        if len(kept) > POSITIONS:
            del kept[::2]
            apart *= 2
        return rng.choice(actions)

    drive.play(game.start(seats_of(game), game.simulation), choose, rng, game.answers)
    return kept


def refereed(game: Game, seats: int, seed: int) -> int:
    """A whole random game at a table with everything a referee does; the requests with two or more legal answers."""
    match = Match(game, seats, game.simulation, Seeded(seed))
    below, decisions = random.Random(seed).random, 0
    while match.result is None:
        request = match.pending()[0]
        actions = request.actions
        decisions += len(actions) > 1
        match.answer(request.seat, request.id, actions[int(below() * len(actions))])
    return decisions
