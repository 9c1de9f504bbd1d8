"""Whole games among bots, as many as wanted, on one core or several: the same seed gives the same games."""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from casusbelli.bots import registry
from casusbelli.engine import components, game
from casusbelli.engine.drive import Step, Stuck, play_agents
from casusbelli.engine.record import Result

STUCK = "stuck"
"""How a game ended that went on past the bound that its rules declare."""

SHARE = 16
"""Games that a worker plays before it reports."""

CHANCE = -1
"""The stream of numbers that dice and cards come from; those of the bots go by their seats."""


class Simulated(msgspec.Struct, frozen=True):
    """One game of a simulation, whole: played again with these steps, it ends the same.

    `number` counts from 0; `bots` are the names by seat; `steps` are the answers and the indices of the outcomes of
    chance, in order, and empty where nobody saves the game. `result` is None for a game that was stuck.
    """

    number: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[Step, ...]
    result: Result | None
    decisions: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a simulation.

    `decisions` are requests with two or more legal answers. `wins` counts by seat, `wins_by_bot` by name (partners who
    win together count once each, a name once a game). `draws` are games that ended without a winner, stuck ones not
    among them. `ended` counts reasons. `scores` are mean points by seat, empty where the game has none.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    wins_by_bot: dict[str, int]
    draws: int
    ended: dict[str, int]
    mean_decisions: float
    scores: list[float]


class Plan(msgspec.Struct, frozen=True):
    """What every worker must know: the game by its key, the bots by name as seated in the first game, the options."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    rotates: bool
    keeps: bool


class Tally(msgspec.Struct):
    """Counts of some games, to be added up; `wins` by seat, `scores` the sums of points by seat."""

    games: int = 0
    decisions: int = 0
    draws: int = 0
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    wins_by_bot: Counter[str] = msgspec.field(default_factory=Counter)
    ended: Counter[str] = msgspec.field(default_factory=Counter)
    scores: Counter[int] = msgspec.field(default_factory=Counter)
    kept: list[Simulated] = msgspec.field(default_factory=list)


def simulate(
    key: str,
    seats: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    rotate: bool = False,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    save: Callable[[Simulated], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games of the game `key` among the bots named in `seats`, and count.

    `rotate` moves the bots on by a seat from game to game. `options` go before those with which the game is simulated.
    `save` is called with every game, in the order of their numbers; `progress` with the number of games done so far.
    The number of workers changes nothing but the time it takes. Raises UnknownGame, BadOption and NoBot before the
    first game, AgentFailed where a bot breaks down, and ValueError for fewer than one game or worker.
    """
    if games < 1 or workers < 1:
        raise ValueError(f"a simulation has at least 1 game and 1 worker, not {games} and {workers}")
    plan = _plan(key, seats, seed, options or {}, rotates=rotate, keeps=save is not None)
    total, began = Tally(), time.perf_counter()
    for tally in _tallies(plan, games, workers):
        if save is not None:
            for simulated in tally.kept:
                save(simulated)
        _add(total, tally)
        if progress is not None:
            progress(total.games)
    return _report(total, seats, time.perf_counter() - began)


def _plan(key: str, seats: Sequence[str], seed: int, options: Mapping[str, Any], *, rotates: bool, keeps: bool) -> Plan:
    """The plan, tried out once: whatever is wrong with it shows before a worker starts."""
    found = game.find(key)
    chosen = {**found.simulation, **options}
    found.start(len(seats), chosen)
    for seat, name in enumerate(seats):
        registry.make(name, found, seat, 0)
    return Plan(key, tuple(seats), seed, chosen, rotates, keeps)


def _tallies(plan: Plan, games: int, workers: int) -> Iterator[Tally]:
    """Counts of one share of the games after another, in order; only a few shares are ever waiting to be counted."""
    if workers == 1:
        yield from (play_share(plan, [number]) for number in range(games))
        return
    shares = [range(first, min(first + SHARE, games)) for first in range(0, games, SHARE)]
    with _pool(min(workers, len(shares))) as pool:
        waiting: deque[Future[Tally]] = deque()
        for share in shares:
            waiting.append(pool.submit(play_share, plan, share))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    """Worker processes that start from nothing; they are told which data files are replaced."""
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, fresh, initializer=_start_worker, initargs=(components.replaced(),))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _start_worker(replaced: dict[str, Path]) -> None:
    """Ctrl-C is for the process that waits; it stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for key, folder in replaced.items():
        components.replace(key, folder)


def play_share(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play the games of these numbers and count. Raises AgentFailed."""
    tally = Tally()
    for number in numbers:
        simulated = play_one(plan, number)
        _count(tally, simulated)
        if plan.keeps:
            tally.kept.append(simulated)
    return tally


def play_one(plan: Plan, number: int) -> Simulated:
    """Play one game of a plan. Raises AgentFailed."""
    found = game.find(plan.game)
    bots = seated(plan, number)
    agents = [registry.make(name, found, seat, derived(plan.seed, number, seat)) for seat, name in enumerate(bots)]
    chance = random.Random(derived(plan.seed, number, CHANCE))
    steps: list[Step] | None = [] if plan.keeps else None
    result: Result | None = None
    try:
        played = play_agents(found, agents, chance, plan.options, steps)
        result, decisions = played.result, played.decisions
    except Stuck as stuck:
        decisions = stuck.decisions
    return Simulated(number, bots, plan.options, tuple(steps or ()), result, decisions)


def seated(plan: Plan, number: int) -> tuple[str, ...]:
    """The bots of a game by seat: where they rotate, each sits one seat further on than in the game before."""
    shift = -number % len(plan.bots) if plan.rotates else 0
    return plan.bots[shift:] + plan.bots[:shift]


def derived(seed: int, number: int, stream: int) -> int:
    """The seed of one stream of numbers of one game: of chance, or of the bot of a seat."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{number}:{stream}".encode()).digest()[:16])


def _count(tally: Tally, simulated: Simulated) -> None:
    """Add a game."""
    result = simulated.result
    tally.games += 1
    tally.decisions += simulated.decisions
    tally.ended[STUCK if result is None else result.reason] += 1
    if result is None:
        return
    tally.draws += not result.winners
    tally.wins.update(result.winners)
    tally.wins_by_bot.update({simulated.bots[seat] for seat in result.winners})
    tally.scores.update(dict(enumerate(result.scores)))


def _add(total: Tally, tally: Tally) -> None:
    """Add the counts of further games; what was kept of them is not kept on."""
    total.games += tally.games
    total.decisions += tally.decisions
    total.draws += tally.draws
    total.wins.update(tally.wins)
    total.wins_by_bot.update(tally.wins_by_bot)
    total.ended.update(tally.ended)
    total.scores.update(tally.scores)


def _report(total: Tally, seats: Sequence[str], seconds: float) -> Report:
    return Report(
        games=total.games,
        decisions=total.decisions,
        seconds=seconds,
        decisions_per_second=total.decisions / seconds,
        wins=[total.wins[seat] for seat in range(len(seats))],
        wins_by_bot={name: total.wins_by_bot[name] for name in sorted(set(seats))},
        draws=total.draws,
        ended=dict(sorted(total.ended.items())),
        mean_decisions=total.decisions / total.games,
        scores=[total.scores[seat] / total.games for seat in range(len(seats))] if total.scores else [],
    )
