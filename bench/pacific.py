"""How well the bots play War in the Pacific alone: shares of the result bands. `python -m bench.pacific greedy`."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from bench.harness import Timed, parser, played, share, shown, tell

from casusbelli.bots import registry
from casusbelli.bots.arena import CHANCE, derived
from casusbelli.engine import game
from casusbelli.engine.drive import play_agents
from casusbelli.games.war_in_the_pacific.board import BANDS, POINTS_LIMIT

PACIFIC = "war-in-the-pacific"


def main() -> None:
    options = arguments()
    found = {bot: measured(bot, options) for bot in options.bots}
    tell(found, lines(found), options)


def arguments() -> argparse.Namespace:
    found = parser(__doc__)
    found.add_argument("bots", nargs="*", default=["random", "greedy", "solver"])
    found.add_argument("--games", type=int, default=400)
    found.add_argument("--harder", action="store_true", help="on the harder sheet (17.8)")
    return found.parse_args()


def one_game(bot: str, seed: int, harder: bool, number: int) -> tuple[int, list[float]]:
    """The points of a game, and the seconds of one core for each decision."""
    pacific = game.find(PACIFIC)
    agent = Timed(registry.make(bot, pacific, 0, derived(seed, number, 0)))
    chance = random.Random(derived(seed, number, CHANCE))
    result = play_agents(pacific, [agent], chance, {"harder_sheet": harder}).result
    return result.scores[0], agent.seconds


def measured(bot: str, options: argparse.Namespace) -> dict[str, Any]:
    """Shares of the bands with their 95 % intervals, and milliseconds of one core for a decision."""
    games = played(partial(one_game, bot, options.seed, options.harder), options)
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


def lines(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    for bot, measure in found.items():
        yield f"{bot}: {measure['games']} games, {measure['mean_points']} points on average"
        yield f"  {measure['ms_per_decision']} ms a decision, {measure['ms_longest']} ms at most"
        for band, of in measure["bands"].items():
            yield f"  {band}: {shown(of)}"


if __name__ == "__main__":
    main()
