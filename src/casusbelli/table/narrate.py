"""Sentences: messages, events, actions and refusals in the language of whoever reads them.

Catalogues are Fluent: `table/text/<language>.ftl` for what all games share, and `text/<language>.ftl` in the game's
package. How a game writes them:

- an event is told by `event-<name>`, an action is called `do-<name>`, a thing `<kind>-<id>` with the kind and the id of
  `Game.names`, all in kebab case; prompts and refusals are messages that the frame names itself;
- variables are the fields. Seats and things come as names, tuples as lists in words (with `<field>-count` beside them),
  yes and no as `true` and `false`, numbers as numbers, but below zero as texts with a true minus sign;
- a field that the reader may not see has the value `hidden`, one that holds nothing `none`:
  `{ $card -> [hidden] a card *[other] { $card } }`;
- in the arguments of a `Message` a `Thing` is a name, and `seat` and `seats` hold numbers of seats.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from types import UnionType
from typing import Any, Union, get_args, get_origin

from fluent.runtime import FluentBundle, FluentResource

from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Event, Message, Record, Thing, kebab
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import hints, plain
from casusbelli.table.hearing import TakenBack

LANGUAGES = ("es", "pt-BR", "en")
DEFAULT = "en"
HIDDEN, NONE = "hidden", "none"


class NoMessage(LookupError):
    """A catalogue lacks a message, or an argument that the message needs; only a strict narrator raises it."""


def languages() -> tuple[str, ...]:
    """The languages spoken, as tags."""
    return LANGUAGES


def negotiate(wanted: str) -> str:
    """The language for `es_AR.UTF-8` or for a browser's `pt;q=0.8,en;q=0.5`; English where none is spoken."""
    parts = [part.partition(";") for part in wanted.split(",")]
    ranked = sorted(parts, key=lambda part: -_weight(part[2]))
    found = (_nearest(tag.partition(".")[0].strip().replace("_", "-").casefold()) for tag, _, _ in ranked)
    return next((language for language in found if language), DEFAULT)


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name == "q" else 1.0
    except ValueError:
        return 0.0


def _nearest(tag: str) -> str:
    exact = [language for language in LANGUAGES if language.casefold() == tag]
    alike = [language for language in LANGUAGES if tag and language.casefold()[:2] == tag.partition("-")[0]]
    return next(iter(exact or alike), "")


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages that all games share with those of the game of this package, which go before."""
    made = FluentBundle([language], use_isolating=False)
    for home in ("casusbelli.table", package):
        made.add_resource(FluentResource(_text(home, language)), allow_overrides=True)
    return made


def _text(package: str, language: str) -> str:
    file = resources.files(package) / "text" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class Narrator:
    """Tells one game in one language.

    `seats` are the names of the seats, texts or messages (as in a `Mark`); without them seats go by their numbers. A
    `strict` narrator raises NoMessage; another one shows the id of what is missing.
    """

    def __init__(self, game: Game, language: str, seats: Sequence[str | Message] = (), *, strict: bool = False) -> None:
        self.game, self.language, self.seats = game, language, seats
        self._strict = strict
        self._bundle = bundle(game.package, language)

    def message(self, message: Message) -> str:
        """A message, such as a prompt, in words."""
        args = {name: self._argument(name, value) for name, value in message.args.items()}
        return self._say(message.id, args, message.args)

    prompt = message

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused; the clause is shown beside it."""
        return self.message(refusal.message())

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """An event, as it was heard: with the fields that are hidden as None, where it is a dict."""
        if not isinstance(event, Mapping):
            return self._record("event", type(event), _fields(event), NONE)
        kind = self._kind(str(event.get("type")))
        return self._record("event", kind, event, HIDDEN) if kind else self._missing(str(event.get("type")))

    def action(self, action: Action) -> str:
        """What an action is called."""
        return self._record("do", type(action), _fields(action), NONE)

    def thing(self, thing: Thing) -> str:
        """What a thing is called."""
        if thing.kind == "seat":
            return self.seat(thing.id)
        tables = (table for table in self.game.names.values() if table.kind == thing.kind)
        table = next(tables, None)
        if table is None or not 0 <= thing.id < len(table.ids):
            return self._missing(f"{thing.kind}-{thing.id}")
        return table.title(thing.id) or self._say(f"{thing.kind}-{table.ids[thing.id]}", {}, {})

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.seats):
            name = self.seats[seat]
            return self.message(name) if isinstance(name, Message) else name
        return self._say("name-seat", {"number": seat + 1}, {})

    def clause(self, id: str) -> str:
        """The title of a clause of the rulebook."""
        return self._say(f"clause-{id.replace('.', '-')}", {}, {})

    def listed(self, texts: Iterable[str]) -> str:
        """Texts as a list in words: `Peru, Brazil and Argentina`."""
        *most, last = [*texts] or [self._say("list-nothing", {}, {})]
        if not most:
            return last
        id = "list-and-before-i" if _sounds_like_i(last) else "list-and"
        return self._say(id, {"most": ", ".join(most), "last": last}, {})

    def _record(self, prefix: str, kind: type[Record], values: Mapping[str, Any], nothing: str) -> str:
        fields = hints(kind)
        told = {name: self._told(plain(hint), values.get(name), nothing) for name, hint in fields.items()}
        return self._say(f"{prefix}-{kebab(kind.__name__)}", told, values)

    def _kind(self, name: str) -> type[Record] | None:
        kinds: tuple[type[Event], ...] = (*self.game.events, TakenBack)
        return next((kind for kind in kinds if kind.__name__ == name), None)

    def _argument(self, name: str, value: Any) -> Any:
        hint = Seat if name in ("seat", "seats") else None
        return self._told(tuple[Seat, ...] if hint and isinstance(value, tuple | list) else hint, value, NONE)

    def _told(self, hint: Any, value: Any, nothing: str) -> Any:
        """A value as a variable of a message."""
        if value is None:
            return nothing
        if isinstance(value, tuple | list):
            item = next(iter(get_args(_sure(hint))), None)
            return self.listed(str(self._told(item, part, nothing)) for part in value)
        hint = _sure(hint)
        if hint is Seat:
            return self.seat(value)
        return self.thing(Thing(self.game.names[hint].kind, value)) if hint in self.game.names else self._free(value)

    def _free(self, value: Any) -> Any:
        """A value that says itself what it is."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, Thing):
            return self.thing(value)
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, int) and value < 0:
            return f"\N{MINUS SIGN}{-value}"
        return self.action(value) if isinstance(value, Action) else value

    def _say(self, id: str, told: Mapping[str, Any], values: Mapping[str, Any]) -> str:
        found = self._bundle.get_message(id) if self._bundle.has_message(id) else None
        if found is None or found.value is None:
            return self._missing(id)
        counts = {f"{name}-count": len(value) for name, value in values.items() if isinstance(value, tuple | list)}
        text, errors = self._bundle.format_pattern(found.value, {**told, **counts})
        return self._missing(f"{id}: {errors[0]}", str(text)) if errors else str(text)

    def _missing(self, what: str, instead: str = "") -> str:
        if self._strict:
            raise NoMessage(f"{self.language}: {what}")
        return instead or what


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def _sure(hint: Any) -> Any:
    """A type hint without `| None`."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return next((plain(part) for part in get_args(hint) if part is not type(None)), hint)


def _sounds_like_i(text: str) -> bool:
    """Does Spanish say `e` instead of `y` before it? As before Islandia, but not before hielo."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return letters.startswith(("i", "hi")) and not letters.startswith(("hie", "ia", "ie", "io"))
