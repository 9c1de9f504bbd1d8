"""How well `greedy` plays War: against `random`, and by seat among its likes. `python -m bench.greedy [--json]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from bench.harness import parser, share, shown, tell

from casusbelli.bots.arena import Report, simulate

AGAINST_RANDOM = ("greedy", "random", "random")
AMONG_THEMSELVES = ("greedy", "greedy", "greedy")


def main() -> None:
    options = arguments()
    found = dict(measured(options))
    tell(found, lines(found), options)


def arguments() -> argparse.Namespace:
    found = parser(__doc__)
    found.add_argument("--against", type=int, default=500, help="games against two random bots")
    found.add_argument("--among", type=int, default=600, help="games among three greedy bots")
    return found.parse_args()


def measured(options: argparse.Namespace) -> Iterator[tuple[str, dict[str, Any]]]:
    """Win rates with their 95 % intervals, and milliseconds of one core for a decision, the rules' share included."""
    for name, bots, games in (
        ("against random", AGAINST_RANDOM, options.against),
        ("among themselves", AMONG_THEMSELVES, options.among),
    ):
        report = simulate("war", bots, games, seed=options.seed, rotate=True, workers=options.workers)
        yield name, figures(report, options.workers)


def figures(report: Report, workers: int) -> dict[str, Any]:
    return {
        "games": report.games,
        "ended": report.ended,
        "seconds": round(report.seconds, 1),
        "mean_decisions": round(report.mean_decisions),
        "ms_per_decision": round(1000 * workers * report.seconds / report.decisions, 3),
        "greedy": share(report.wins_by_bot["greedy"], report.games),
        "by_seat": [share(wins, report.games) for wins in report.wins],
    }


def lines(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    for name, measure in found.items():
        yield f"{name}: {measure['games']} games, {measure['seconds']} s, {measure['ms_per_decision']} ms a decision"
        yield f"  ended: {measure['ended']}; decisions a game: {measure['mean_decisions']}"
        yield f"  greedy {shown(measure['greedy'])}; by seat {', '.join(map(shown, measure['by_seat']))}"


if __name__ == "__main__":
    main()
