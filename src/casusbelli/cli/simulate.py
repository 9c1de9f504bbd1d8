"""`casusbelli simulate`: whole games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from casusbelli.bots import arena, registry
from casusbelli.bots.arena import Report, Simulated
from casusbelli.cli import show
from casusbelli.cli.errors import Fail
from casusbelli.cli.keeping import Keeper
from casusbelli.cli.naming import Names, names
from casusbelli.cli.options import AsJson, Data, GameKey, Lang, Options, Seed, chosen_options, find_game
from casusbelli.cli.words import listed, say
from casusbelli.engine.drive import AgentFailed
from casusbelli.engine.game import Game
from casusbelli.testing.measure import seats_of

Wanted = Annotated[int, typer.Option("--games", metavar="N", help=say("help-games-wanted"))]
Bots = Annotated[str, typer.Option("--seats", metavar="A,B,...", help=say("help-seats-bots"), show_default=False)]
Rotate = Annotated[bool, typer.Option("--rotate", help=say("help-rotate"))]
Workers = Annotated[int, typer.Option("--workers", metavar="W", help=say("help-workers"))]
Save = Annotated[str, typer.Option("--save", metavar="DIR", help=say("help-save-games"), show_default=False)]


def simulate(
    game: GameKey,
    games: Wanted,
    *,
    seats: Bots = "",
    rotate: Rotate = False,
    seed: Seed = 0,
    option: Options,
    workers: Workers = 1,
    save: Save = "",
    data: Data,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Whole games between bots."""
    _require_positive("--games", games)
    _require_positive("--workers", workers)
    found = find_game(game, data)
    bots = seated(found, seats)
    options = chosen_options(found, option)
    with _progress(games) as progress, _told_plainly():
        report = arena.simulate(
            found.key,
            bots,
            games,
            seed=seed or 0,
            rotate=rotate,
            options=options,
            workers=workers,
            save=_keeper(found, save),
            progress=progress,
        )
    show.document(report) if json else _tell(report, names(found.package))


def _require_positive(option: str, value: int) -> None:
    if value < 1:
        raise Fail(say("simulate-number", option=option, value=value))


def seated(game: Game, seats: str) -> list[str]:
    """The bots in `greedy,random,random`, one a seat; without any, random ones. Raises Fail."""
    bots = [name.strip() for name in seats.split(",")] if seats else ["random"] * seats_of(game)
    known = registry.bots_of(game)
    for name in bots:
        if ":" not in name and name not in known:
            raise Fail(say("simulate-unknown-bot", name=name, known=listed(known)))
    if len(bots) not in game.seats:
        raise Fail(say("simulate-seats", key=game.key, seats=f"{game.seats[0]}-{game.seats[-1]}", count=len(bots)))
    return bots


@contextmanager
def _told_plainly() -> Iterator[None]:
    """A bot that breaks down is bad input, whoever wrote it."""
    try:
        yield
    except (registry.NoBot, AgentFailed) as wrong:
        raise Fail(str(wrong)) from None


def _keeper(game: Game, folder: str) -> Callable[[Simulated], None] | None:
    return Keeper(game, Path(folder)).keep if folder else None


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where a person sees it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def _tell(report: Report, name: Names) -> None:
    show.facts(_rows(report, name))


def _rows(report: Report, name: Names) -> Iterator[tuple[str, str]]:
    yield say("simulate-games"), str(report.games)
    yield say("simulate-decisions"), str(report.decisions)
    yield say("simulate-mean"), f"{report.mean_decisions:.1f}"
    yield say("simulate-seconds"), f"{report.seconds:.2f}"
    yield say("simulate-speed"), f"{report.decisions_per_second:.0f}"
    for seat, wins in enumerate(report.wins, 1):
        yield say("simulate-wins", seat=seat), _share(wins, report.games)
    for bot, wins in report.wins_by_bot.items():
        yield say("simulate-wins-by-bot", bot=bot), _share(wins, report.games)
    yield say("simulate-draws"), _share(report.draws, report.games)
    for reason, count in report.ended.items():
        yield say("simulate-ended", reason=_reason(reason, name)), _share(count, report.games)
    for seat, points in enumerate(report.scores, 1):
        yield say("simulate-score", seat=seat), f"{points:.2f}"


def _reason(reason: str, name: Names) -> str:
    return say("simulate-stuck") if reason == arena.STUCK else name.say(f"result-{reason}")


def _share(count: int, games: int) -> str:
    return f"{count} ({100 * count / games:.1f} %)"
