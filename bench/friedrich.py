"""How well `greedy` plays Friedrich, as Frederick and against him. `python -m bench.friedrich [--json]`."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bench.harness import Timed, parser, played, share, shown, tell

from casusbelli.bots.arena import CHANCE, derived
from casusbelli.bots.friedrich import Greedy
from casusbelli.bots.random import Random
from casusbelli.engine.agent import Agent, sees_view
from casusbelli.engine.drive import UNSEEN, ask_agent, play
from casusbelli.engine.record import Action
from casusbelli.games.friedrich import GAME, ch11_victory
from casusbelli.games.friedrich.board import ALL_NATIONS, HANOVER, NATIONS, OBJECTIVE_NATION
from casusbelli.games.friedrich.state import NOBODY

SCENARIOS: Mapping[str, tuple[int, dict[str, Any]]] = {
    "four players": (4, {}),
    "four players, expert": (4, {"expert": True}),
    "three players": (3, {}),
    "the war in the west": (2, {"two_players": "war-in-the-west"}),
    "the Austrian theatre": (2, {"two_players": "austrian-theatre"}),
}
MATCHES = (("random", "greedy"), ("greedy", "random"), ("random", "random"), ("greedy", "greedy"))
"""Who plays Frederick, and who all attackers."""
NORMAL = 1.96


class Outcome:
    """What came of a game: which attacker won, none for Frederick; when; what each held at last; seconds of greedy."""

    def __init__(self) -> None:
        self.nation = ""
        self.turn = 0
        self.held: dict[str, int] = {}
        self.thought: list[float] = []


def main() -> None:
    options = arguments()
    found = [measured(name, match, options) for name in options.scenarios for match in MATCHES]
    tell(found, lines(found), options)


def arguments() -> argparse.Namespace:
    found = parser(__doc__)
    found.add_argument("scenarios", nargs="*", default=list(SCENARIOS), help=", ".join(SCENARIOS))
    found.add_argument("--games", type=int, default=200)
    return found.parse_args()


def measured(name: str, match: tuple[str, str], options: argparse.Namespace) -> dict[str, Any]:
    """The shares of both sides with their 95 % intervals, the objectives taken, milliseconds of a greedy decision."""
    games = played(partial(one_game, name, match, options.seed), options)
    withstood = sum(not game.nation for game in games)
    thought = [seconds for game in games for seconds in game.thought]
    return {
        "scenario": name,
        "frederick": match[0],
        "attackers": match[1],
        "games": len(games),
        "frederick_wins": share(withstood, len(games)),
        "attackers_win": share(len(games) - withstood, len(games)),
        "winners": dict(Counter(game.nation or "frederick" for game in games)),
        "turns": average([game.turn for game in games]),
        "objectives": average([sum(game.held.values()) for game in games]),
        "by_nation": {nation: average([game.held[nation] for game in games]) for nation in games[0].held},
        "ms_per_decision": round(1000 * mean(thought), 2) if thought else 0.0,
    }


def one_game(name: str, match: tuple[str, str], seed: int, number: int) -> Outcome:
    """A whole game. What a nation holds is counted at the end, or at the last decision before it left the game."""
    seats, options = SCENARIOS[name]
    bots = [seated(match[min(seat, 1)], seat, derived(seed, number, seat)) for seat in range(seats)]
    found = Outcome()

    def choose(s: Any, frame: Any, actions: Sequence[Action]) -> Action:
        note(s, found)
        seat = frame.seat(s)
        view = GAME.view(s, (seat,)) if sees_view(bots[seat]) else UNSEEN
        return ask_agent(bots[seat], seat, view, actions)

    s: Any = GAME.start(seats, {**options, "roles": "in-order"})
    result = play(s, choose, random.Random(derived(seed, number, CHANCE)), GAME.answers).result
    note(s, found)
    found.turn = s.turn
    found.thought = [seconds for bot in bots if isinstance(bot, Timed) for seconds in bot.seconds]
    if result.reason == "objectives":
        found.nation = NATIONS[next(nation for nation in ALL_NATIONS if ch11_victory.complete(s, nation))]
    return found


def seated(name: str, seat: int, seed: int) -> Agent:
    """A bot; greedy ones are timed."""
    return Timed(Greedy(GAME, seat, seed)) if name == "greedy" else Random(GAME, seat, seed)


def note(s: Any, found: Outcome) -> None:
    """What every attacker who is in the game holds now."""
    held = Counter(OBJECTIVE_NATION[objective] for objective, marked in enumerate(s.conquered) if marked)
    for nation in ALL_NATIONS:
        if nation > HANOVER and s.player[nation] != NOBODY:
            found.held[NATIONS[nation]] = held[nation]


def average(numbers: Sequence[float]) -> dict[str, float]:
    """The mean with its 95 % interval, by the normal distribution."""
    centre, half = mean(numbers), NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return {"mean": round(centre, 2), "low": round(centre - half, 2), "high": round(centre + half, 2)}


def lines(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    for one in found:
        yield f"{one['scenario']}: {one['frederick']} Frederick, {one['attackers']} attackers, {one['games']} games"
        yield f"  Frederick wins {shown(one['frederick_wins'])}, attackers {shown(one['attackers_win'])}"
        yield f"  winners: {one['winners']}"
        yield f"  turns {centred(one['turns'])}; objectives held {centred(one['objectives'])}"
        yield "  " + ", ".join(f"{nation} {centred(value)}" for nation, value in one["by_nation"].items())
        yield f"  {one['ms_per_decision']} ms for a decision of greedy"


def centred(measure: Mapping[str, float]) -> str:
    return f"{measure['mean']} ({measure['low']} to {measure['high']})"


if __name__ == "__main__":
    main()
