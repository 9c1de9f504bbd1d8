"""How well the bots play War in the Pacific alone: shares of the result bands. `python bench/pacific.py greedy`."""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from casusbelli.bots import registry
from casusbelli.bots.arena import derived
from casusbelli.bots.statistics import wilson
from casusbelli.engine import game
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.drive import play_agents
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific.board import BANDS, POINTS_LIMIT

PACIFIC = "war-in-the-pacific"


class Timed:
    """An agent, and the seconds of one core that each answer took where there was a choice."""

    needs_events = False

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.seconds: list[float] = []

    def observe(self, event: Any) -> None:
        self.agent.observe(event)

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        start = time.process_time()
        action = self.agent.choose(view, actions, budget)
        if len(actions) > 1:
            self.seconds.append(time.process_time() - start)
        return action


def main() -> None:
    options = arguments()
    found = {bot: measured(bot, options) for bot in options.bots}
    print(json.dumps(found, indent=2) if options.json else "\n".join(lines(found)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "solver"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--harder", action="store_true", help="on the harder sheet (17.8)")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def one_game(bot: str, seed: int, harder: bool, number: int) -> tuple[int, list[float]]:
    """The points of a game, and the seconds of one core for each decision."""
    pacific = game.find(PACIFIC)
    agent = Timed(registry.make(bot, pacific, 0, derived(seed, number, 0)))
    played = play_agents(pacific, [agent], random.Random(derived(seed, number, -1)), {"harder_sheet": harder})
    return played.result.scores[0], agent.seconds


def measured(bot: str, options: argparse.Namespace) -> dict[str, Any]:
    """Shares of the bands with their 95 % intervals, and milliseconds of one core for a decision."""
    with ProcessPoolExecutor(options.workers) as pool:
        games = list(pool.map(partial(one_game, bot, options.seed, options.harder), range(options.games), chunksize=4))
    points = [reached for reached, _ in games]
    seconds = [second for _, thought in games for second in thought]
    return {
        "games": len(games),
        "mean_points": round(sum(points) / len(points), 2),
        "ms_per_decision": round(1000 * sum(seconds) / len(seconds), 2),
        "ms_longest": round(1000 * max(seconds), 1),
        "bands": dict(bands(points)),
    }


def bands(points: list[int]) -> Iterator[tuple[str, dict[str, float]]]:
    """The share of each band, and of all from 13 up."""
    starts = [start for start, _ in BANDS]
    ends = [*(start - 1 for start in starts[1:]), POINTS_LIMIT]
    for low, high in [*zip(starts, ends, strict=True), (starts[1], POINTS_LIMIT)]:
        count = sum(low <= reached <= high for reached in points)
        yield f"{low}-{high}", share(count, len(points))


def share(count: int, games: int) -> dict[str, float]:
    low, high = wilson(count, games)
    return {"games": count, "share": round(count / games, 4), "low": round(low, 4), "high": round(high, 4)}


def lines(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    for bot, measure in found.items():
        yield f"{bot}: {measure['games']} games, {measure['mean_points']} points on average"
        yield f"  {measure['ms_per_decision']} ms a decision, {measure['ms_longest']} ms at most"
        for band, of in measure["bands"].items():
            yield f"  {band}: {of['share']:.1%} ({of['low']:.1%} to {of['high']:.1%})"


if __name__ == "__main__":
    main()
