"""`casusbelli bench`: how fast the games are on this machine, all figures of one run side by side."""

from __future__ import annotations

import platform
from typing import Annotated

import msgspec
import typer

from casusbelli.cli import show
from casusbelli.cli.options import AsJson, Lang, find_game
from casusbelli.cli.words import say
from casusbelli.engine import game as registry
from casusbelli.testing import measure
from casusbelli.testing.measure import Speed

GameOrAll = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game-or-all"), show_default=False)]
Rounds = Annotated[int, typer.Option("--rounds", metavar="N", min=1, help=say("help-rounds"))]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.001, help=say("help-seconds"))]


def bench(
    game: GameOrAll = "",
    rounds: Rounds = measure.ROUNDS,
    seconds: Seconds = measure.SECONDS,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """The speed of this machine."""
    games = [find_game(key) for key in ([game] if game else registry.keys())]
    speeds = measure.speeds(games, rounds, seconds)
    if json:
        return show.document({"python": platform.python_version(), "rounds": rounds, "games": speeds})
    figures = {key: msgspec.structs.asdict(speed) for key, speed in speeds.items()}
    names = Speed.__struct_fields__
    rows = [[say(f"bench-{name}"), *(_rounded(of[name]) for of in figures.values())] for name in names]
    return show.table([say("bench-figure"), *figures], rows, range(1, len(figures) + 1))


def _rounded(figure: float) -> str:
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.2f}"
