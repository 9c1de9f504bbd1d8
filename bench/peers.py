"""The peers beside us: random play and copying, interleaved in one run so that the machine treats all alike.

    uv run --group peers python bench/peers.py [--json] [--seconds S]

Catanatron plays four of its RandomPlayers by `play_tick`; OpenSpiel plays backgammon driven from Python, its dice drawn
in Python as its own examples do; we play War with four seats (`casusbelli`) and other games of ours (by their keys) on
the bare engine. A decision is a request with two or more legal answers: setting up, rolls, draws and forced answers
take time but do not count. The games differ in length and in what a decision costs, so whole games are shown too.
States are copied in the middle of a game. OpenSpiel's rules and copies are C++. Every figure is the median of five
rounds, every ratio is ours / theirs (a copy: less is better): by peer those of War, by `<game> / <peer>` those of
another game.
"""

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from importlib import metadata
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

ROUNDS = 5
COPIES = 1000
MIDDLE = {"casusbelli": 4000, "war-in-the-pacific": 50, "catanatron": 180, "open_spiel": 50}
"""The decision at which a state is copied: about the middle of a random game."""

OURS = {"casusbelli": ("war", 4), "war-in-the-pacific": ("war-in-the-pacific", 1)}
"""Our games by how they are called in the result, and how many sit down."""
MODULES = {"catanatron": "catanatron", "open_spiel": "pyspiel"}
"""The peers, by the name of their distribution, and what to import."""


class Round(msgspec.Struct, frozen=True):
    """The figures of one round, or the medians of several; `copy_us` is the time of one copy in microseconds."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_us: float


class Contestant(msgspec.Struct, frozen=True):
    """Someone to be measured: `play` a whole game from a seed and count its decisions; `copier` of a state in play."""

    play: Callable[[int], int]
    copier: Callable[[], Callable[[], object]]


def ours(name: str) -> Contestant:
    from casusbelli.engine import drive, game

    key, seats = OURS[name]
    chosen = game.find(key)

    def play(seed: int) -> int:
        return drive.play_random(chosen, seats, random.Random(seed)).decisions

    def copier() -> Callable[[], object]:
        rng, decisions, kept = random.Random(1), count(1), []

        def keep_middle(s: Any, _frame: object, actions: Any) -> Any:
            if len(actions) > 1 and next(decisions) == MIDDLE[name]:
                kept.append(s.copy())
            return rng.choice(actions)

        drive.play(chosen.start(seats, chosen.simulation), keep_middle, rng, chosen.answers)
        copy: Callable[[], object] = kept[0].copy
        return copy

    return Contestant(play, copier)


def catanatron() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    def play_on(game: Any, most: float = float("inf")) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000 and decisions < most:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    def start(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def copier() -> Callable[[], object]:
        game = start(1)
        play_on(game, MIDDLE["catanatron"])
        copy: Callable[[], object] = game.copy
        return copy

    return Contestant(lambda seed: play_on(start(seed)), copier)


def open_spiel() -> Contestant:
    import pyspiel

    backgammon = pyspiel.load_game("backgammon")

    def play_on(state: Any, rng: random.Random, most: float = float("inf")) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(rng.choice(actions))
        return decisions

    def copier() -> Callable[[], object]:
        state = backgammon.new_initial_state()
        play_on(state, random.Random(1), MIDDLE["open_spiel"])
        clone: Callable[[], object] = state.clone
        return clone

    return Contestant(lambda seed: play_on(backgammon.new_initial_state(), random.Random(seed)), copier)


def measure(contestant: Contestant, copy: Callable[[], object], seeds: "count[int]", seconds: float) -> Round:
    """Whole games until so many seconds are over, and then copies."""
    games = decisions = 0
    elapsed, start = 0.0, perf_counter()
    while not games or elapsed < seconds:
        decisions += contestant.play(next(seeds))
        games += 1
        elapsed = perf_counter() - start
    start = perf_counter()
    for _ in range(COPIES):
        copy()
    return Round(decisions / elapsed, games / elapsed, decisions / games, (perf_counter() - start) / COPIES * 1e6)


def medians(rounds: list[Round]) -> Round:
    return Round(*(median(figures) for figures in zip(*map(msgspec.structs.astuple, rounds), strict=True)))


def ratios(figures: dict[str, Round]) -> dict[str, dict[str, float]]:
    """Ours / theirs, by figure."""
    plain = {name: msgspec.structs.asdict(of) for name, of in figures.items()}
    pairs = [(ours, peer) for ours in OURS for peer in MODULES]
    return {_called(ours, peer): _ratio(plain[ours], plain[peer]) for ours, peer in pairs}


def _called(ours: str, peer: str) -> str:
    return peer if ours == "casusbelli" else f"{ours} / {peer}"


def _ratio(us: dict[str, float], them: dict[str, float]) -> dict[str, float]:
    return {figure: us[figure] / value for figure, value in them.items()}


def run(contestants: dict[str, Contestant], seconds: float) -> dict[str, Round]:
    """Five rounds, in each of which everyone has a turn; the games copied from are played before and do not count."""
    rounds: dict[str, list[Round]] = {name: [] for name in contestants}
    copiers = {name: contestant.copier() for name, contestant in contestants.items()}
    seeds = count(1)
    for _ in range(ROUNDS):
        for name, contestant in contestants.items():
            rounds[name].append(measure(contestant, copiers[name], seeds, seconds))
    return {name: medians(measured) for name, measured in rounds.items()}


def report(figures: dict[str, Round]) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "versions": {name: metadata.version(name) for name in ("casusbelli", *MODULES)},
        "figures": {name: msgspec.structs.asdict(figures[name]) for name in figures},
        "ratios": ratios(figures),
    }


def table(result: dict[str, Any]) -> str:
    lines = [f"{'':34}{'decisions/s':>14}{'games/s':>12}{'decisions/game':>16}{'copy, us':>12}"]
    versions = result["versions"]
    rows = {f"{name} {versions.get(name, '')}".strip(): figures for name, figures in result["figures"].items()}
    rows |= {name if " / " in name else f"ours / {name}": figures for name, figures in result["ratios"].items()}
    for name, row in rows.items():
        speed, games, length, copy = row.values()
        lines.append(f"{name:34}{speed:>14,.2f}{games:>12,.2f}{length:>16,.2f}{copy:>12,.2f}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The peers beside us, interleaved in one run.")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.add_argument("--seconds", type=float, default=2.0, help="of play for each in each of five rounds")
    asked = parser.parse_args(arguments)
    missing = [name for name, module in MODULES.items() if find_spec(module) is None]
    if missing:
        print(f"{' and '.join(missing)} not installed: uv run --group peers python bench/peers.py", file=sys.stderr)
        return 2
    contestants = {**{name: ours(name) for name in OURS}, "catanatron": catanatron(), "open_spiel": open_spiel()}
    result = report(run(contestants, asked.seconds))
    print(json.dumps(result, indent=2) if asked.json else table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
