"""What there is to know of a game before anybody plays it: options, names, kinds of actions, clauses, words."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Literal, get_args, get_origin

import msgspec

from casusbelli.bots import registry
from casusbelli.engine import components
from casusbelli.engine import game as games
from casusbelli.engine.game import Game
from casusbelli.engine.notation import word
from casusbelli.engine.record import Action, Message, Record
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import Clause
from casusbelli.engine.visibility import audiences, hints, plain
from casusbelli.server.errors import UNKNOWN, refused
from casusbelli.server.protocol import ClauseRow, kind_of
from casusbelli.table.narrate import Narrator, bundle, languages

NO_GAME = "-"
SERVER = "casusbelli.server"
HOMES = ("casusbelli.table", SERVER)
LARGEST = 2**53
"""The largest number that a message groups by thousands."""


class OptionRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: one of `values`, yes or no, or a number."""

    name: str
    kind: Literal["choice", "flag", "number"]
    values: list[str] = []
    min: int | None = None
    max: int | None = None
    default: Any = None


class GameRow(msgspec.Struct, frozen=True):
    """A game in the list of games; `coach`: there is somebody who says what decisions cost."""

    key: str
    version: int
    seats: tuple[int, int]
    bots: list[str]
    coach: bool
    options: list[OptionRow]
    clauses: int
    reconstructed: list[str]
    data: str


class FieldRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an action or event: a kind of names, `seat`, `number` or `word`; `many`: a list of them.

    `secret`: not everybody learns of it.
    """

    name: str
    kind: str
    many: bool = False
    secret: bool = False


class KindRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of actions or events."""

    fields: list[FieldRow]
    clauses: tuple[str, ...]
    word: str = ""
    binding: bool = False
    rolls: bool = False


class GamePage(GameRow, frozen=True):
    """All that a client needs to know of a game to play it.

    `names` are ids by kind of thing; `titles` what things are called in all languages, empty where a message tells it.
    """

    names: dict[str, list[str]]
    titles: dict[str, list[str]]
    actions: dict[str, KindRow]
    events: dict[str, KindRow]


class ChapterRow(msgspec.Struct, frozen=True):
    """A chapter of a rulebook."""

    number: str
    title: str


class RulebookPage(msgspec.Struct, frozen=True):
    """A rulebook, its titles in the language that was asked for."""

    chapters: list[ChapterRow]
    clauses: list[ClauseRow]


def game_of(key: str) -> Game:
    """The game of that key. Raises Refused."""
    try:
        return games.find(key)
    except games.UnknownGame:
        raise refused(UNKNOWN, "refused-no-game") from None


def row(game: Game) -> GameRow:
    """A game in a list."""
    return GameRow(**_row(game))


def page(game: Game) -> GamePage:
    """A game whole."""
    names = {table.kind: list(table.ids) for table in game.names.values()}
    actions = {kind.__name__: _action(game, kind) for kind in game.actions}
    events = {kind.__name__: _kind(game, kind) for kind in game.events}
    titles = {table.kind: list(table.titles) for table in game.names.values() if table.titles}
    return GamePage(**_row(game), names=names, titles=titles, actions=actions, events=events)


def _row(game: Game) -> dict[str, Any]:
    provenance = components.provenance(game.package)
    rebuilt = [f"{f}.{t}" for f, tables in provenance.items() for t, of in tables.items() if of == "reconstruction"]
    return {
        "key": game.key,
        "version": game.version,
        "seats": (game.seats[0], game.seats[-1]),
        "bots": registry.bots_of(game),
        "coach": registry.coach(game.key) is not None,
        "options": [_option(field) for field in msgspec.structs.fields(game.options)],
        "clauses": len(game.rulebook.clauses),
        "reconstructed": rebuilt,
        "data": game.data,
    }


def _option(field: msgspec.structs.FieldInfo) -> OptionRow:
    hint = plain(field.type)
    if get_origin(hint) is Literal:
        return OptionRow(field.name, "choice", values=list(get_args(hint)), default=field.default)
    if hint is bool:
        return OptionRow(field.name, "flag", default=field.default)
    meta = next((mark for mark in get_args(field.type)[1:] if isinstance(mark, msgspec.Meta)), msgspec.Meta())
    return OptionRow(field.name, "number", min=_whole(meta.ge), max=_whole(meta.le), default=field.default)


def _whole(number: float | None) -> int | None:
    return None if number is None else int(number)


def _action(game: Game, kind: type[Action]) -> KindRow:
    return msgspec.structs.replace(_kind(game, kind), word=word(kind), binding=kind.binding, rolls=kind.rolls)


def _kind(game: Game, kind: type[Record]) -> KindRow:
    seen = audiences(kind)
    fields = [FieldRow(name, *kind_of(game, hint), seen[name].who is not None) for name, hint in hints(kind).items()]
    return KindRow(fields, kind.clauses)


def clause_row(clause: Clause, narrator: Narrator) -> ClauseRow:
    """A clause, its title in the narrator's language."""
    title = narrator.clause(clause.id)
    return ClauseRow(clause.id, title, clause.kind, clause.source, clause.ruling, clause.says)


def rulebook(game: Game, language: str) -> RulebookPage:
    """The rulebook of a game."""
    narrator = Narrator(game, language)
    titles = ((one.number, Message(f"chapter-{one.number}")) for one in game.rulebook.chapters)
    chapters = [ChapterRow(number, narrator.message(title)) for number, title in titles]
    return RulebookPage(chapters, [clause_row(clause, narrator) for clause in game.rulebook.clauses])


@cache
def catalogue(key: str, language: str) -> bytes:
    """The messages of the table, the client and a game. Raises Refused."""
    if language not in languages():
        raise refused(UNKNOWN, "refused-no-language")
    packages = HOMES if key == NO_GAME else (*HOMES, game_of(key).package)
    return "\n".join(_text(package, language) for package in packages).encode()


def _text(package: str, language: str) -> str:
    file = resources.files(package) / "text" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def words(refusal: Refusal, key: str, language: str) -> str:
    """A refusal in words, for readers without a client."""
    if key and bundle(games.find(key).package, language).has_message(refusal.reason):
        return Narrator(games.find(key), language).refusal(refusal)
    said = bundle(SERVER, language)
    pattern = said.get_message(refusal.reason).value if said.has_message(refusal.reason) else None
    args = {name: _sayable(value) for name, value in refusal.args.items()}
    return refusal.reason if pattern is None else str(said.format_pattern(pattern, args)[0])


def _sayable(value: Any) -> int | float | str:
    """An argument of a message. A number may come from the request, and be longer than Fluent can group its digits."""
    return value if isinstance(value, int | float) and abs(value) <= LARGEST else str(value)
