"""`casusbelli games`: what can be played, under which options, and what of it is a reconstruction."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec

from casusbelli.cli import show
from casusbelli.cli.choices import OptionFacts, options_of, word
from casusbelli.cli.naming import Names, names
from casusbelli.cli.options import AsJson, Data, Lang, find_game
from casusbelli.cli.words import say
from casusbelli.engine import game as registry
from casusbelli.engine.components import provenance
from casusbelli.engine.game import Game
from casusbelli.engine.rules import Kind


class GameFacts(msgspec.Struct, frozen=True):
    """What the command tells of a game. `reconstructed` names data tables as `file.table`."""

    key: str
    title: str
    seats: tuple[int, ...]
    version: int
    options: tuple[OptionFacts, ...]
    clauses: dict[str, int]
    reconstructed: tuple[str, ...]
    data: str


def games(*, lang: Lang = "", data: Data, json: AsJson = False) -> None:
    """What there is to play."""
    first, *others = registry.keys()
    found = [find_game(first, data), *map(find_game, others)]
    if json:
        return show.document([facts(game) for game in found])
    for game in found:
        _tell(facts(game), names(game.package))
    return None


def facts(game: Game) -> GameFacts:
    """What the command tells of this game."""
    counted = Counter(clause.kind for clause in game.rulebook.clauses)
    return GameFacts(
        key=game.key,
        title=names(game.package).say("game-title"),
        seats=tuple(game.seats),
        version=game.version,
        options=options_of(game),
        clauses={"all": counted.total(), **{kind: counted[kind] for kind in get_args(Kind) if counted[kind]}},
        reconstructed=tuple(_reconstructed(game.package)),
        data=game.data,
    )


def _reconstructed(package: str) -> list[str]:
    files = provenance(package).items()
    return [f"{file}.{table}" for file, tables in files for table, of in tables.items() if of == "reconstruction"]


def _tell(told: GameFacts, name: Names) -> None:
    show.heading(f"{told.key}: {told.title}")
    show.facts(
        [
            (say("games-seats"), f"{told.seats[0]}-{told.seats[-1]}"),
            (say("games-version"), str(told.version)),
            (say("games-clauses"), _counted(told.clauses)),
            (say("games-reconstructed"), _components(told.reconstructed, name)),
            (say("games-data"), told.data),
        ]
    )
    show.line()
    heads = [say("games-option"), say("games-default"), say("games-values"), say("games-meaning")]
    show.table(heads, [_row(option, name) for option in told.options])
    show.line()


def _counted(clauses: dict[str, int]) -> str:
    kinds = ", ".join(f"{say(f'kind-{kind}')} {count}" for kind, count in clauses.items() if kind != "all")
    return f"{clauses['all']} ({kinds})"


def _components(tables: tuple[str, ...], name: Names) -> str:
    labels = [name.say(f"component-{table.replace('.', '-')}") for table in tables]
    return "; ".join(labels) or say("games-nothing")


def _row(option: OptionFacts, name: Names) -> list[str]:
    return [option.name, word(option.default), option.possible, name.say(f"option-{option.name}")]
