"""Positions as text: every field of a state by name, things by their names, parsed back exactly.

One line a field, those at their default left out. It is for tests, for diffs and for people who read:

    owner alasca=1 mackenzie=3 ...
    stack Turn(seat=1 conquered=[brasil]) Attacking()
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from casusbelli.engine.flow import Deferred, Learned
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Result
from casusbelli.engine.visibility import By, hints, plain

TOKEN = re.compile(r"[()\[\]=]|[^\s()\[\]=]+")
UNSAID = frozenset({"value", "outbox"})
"""Fields that are empty whenever somebody may look."""


class NoPosition(ValueError):
    """A text that is no position; says in which line and what was expected."""


def write_position(game: Game, s: Any) -> str:
    """A state as text."""
    return "".join(f"{name} {text}\n" for name, text in _lines(game, s))


def _lines(game: Game, s: Any) -> Iterator[tuple[str, str]]:
    for name, hint in hints(game.state).items():
        value = getattr(s, name)
        if name not in UNSAID and value not in ([], _default(game.state, name)):
            yield name, _items(game, hint, value) if isinstance(value, list) else _text(game, hint, value)


def _default(kind: type, name: str) -> Any:
    return next(field.default for field in msgspec.structs.fields(kind) if field.name == name)


def _items(game: Game, hint: Any, column: list[Any]) -> str:
    (of,) = get_args(plain(hint))
    index = _index(hint)
    ids = [f"{_text(game, index, number)}=" for number in range(len(column))] if index else [""] * len(column)
    return " ".join(id + _text(game, of, item) for id, item in zip(ids, column, strict=True))


def _index(hint: Any) -> Any:
    """What a column is indexed by; None: by nothing that has names."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark.kind for mark in marks if isinstance(mark, By)), None)


def _text(game: Game, hint: Any, value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return _record(game, value)
    if isinstance(value, list | tuple):
        return f"[{' '.join(_text(game, _item_hint(hint), item) for item in value)}]"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return _name(game, plain(hint), value)


def _name(game: Game, hint: Any, value: Any) -> str:
    if hint in game.names and value >= 0:
        return str(game.names[hint].ids[value])
    return str(value + 1) if hint is Seat else str(value)


def _record(game: Game, record: msgspec.Struct) -> str:
    fields = {name: (hint, getattr(record, name)) for name, hint in hints(type(record)).items()}
    said = " ".join(f"{name}={_text(game, hint, value)}" for name, (hint, value) in fields.items())
    return f"{type(record).__name__}({said})"


def _item_hint(hint: Any) -> Any:
    parts = get_args(plain(hint))
    return parts[0] if parts else Any


def read_position(game: Game, text: str) -> Any:
    """The state that `write_position` has written. Raises NoPosition."""
    fields = {}
    for number, line in enumerate(text.splitlines(), 1):
        name, _, rest = line.partition(" ")
        fields[name] = _Reader(game, number, rest).column(_field_hint(game, number, name))
    try:
        return game.state(**fields)
    except TypeError as wrong:
        raise NoPosition(f"position of {game.key}: {wrong}") from None


def _field_hint(game: Game, number: int, name: str) -> Any:
    known = hints(game.state)
    if name not in known or name in UNSAID:
        raise NoPosition(f"line {number}: {game.key} has no field {name!r}")
    return known[name]


class _Reader:
    """Reads the values of one line."""

    def __init__(self, game: Game, number: int, text: str) -> None:
        self.game = game
        self.number = number
        self.left = TOKEN.findall(text)[::-1]

    def column(self, hint: Any) -> Any:
        """The whole line: the entries of a list one after another, or one value."""
        if get_origin(plain(hint)) is not list:
            return self.value(hint)
        found = []
        while self.left:
            self.skip_index(hint)
            found.append(self.value(_item_hint(hint)))
        return found

    def skip_index(self, hint: Any) -> None:
        """The name of an entry, which only stands there to be read; its order counts."""
        if _index(hint) is not None:
            self.take()
            self.take("=")

    def value(self, hint: Any) -> Any:
        token = self.take()
        if token == "[":
            return self.items(hint)
        if self.left and self.left[-1] == "(":
            return self.record(token)
        return self.atom(plain(hint), token)

    def items(self, hint: Any) -> Any:
        found = []
        while self.left and self.left[-1] != "]":
            found.append(self.value(_item_hint(hint)))
        self.take("]")
        return found if get_origin(plain(hint)) is list else tuple(found)

    def record(self, name: str) -> Any:
        kind = self.kind(name)
        self.take("(")
        fields = {}
        while self.left and self.left[-1] != ")":
            field = self.take()
            self.take("=")
            fields[field] = self.value(hints(kind).get(field, Any))
        self.take(")")
        return kind(**fields)

    def kind(self, name: str) -> Any:
        """The type of this name: one of the game's records, or a part of its state."""
        parts = {
            plain(hint).__name__: plain(hint) for hint in hints(self.game.state).values() if _is_struct(plain(hint))
        }
        known = {**self.game.records, **parts, "Result": Result, "Deferred": Deferred, "Learned": Learned}
        if name not in known:
            raise NoPosition(f"line {self.number}: {self.game.key} has nothing called {name!r}")
        return known[name]

    def atom(self, hint: Any, token: str) -> Any:
        words = {"none": None, "yes": True, "no": False}
        if token in words and not _is_text(hint):
            return words[token]
        if hint in self.game.names and token in self.game.names[hint].ids:
            return self.game.names[hint].ids.index(token)
        return token if _is_text(hint) or not token.lstrip("-").isdigit() else int(token) - (hint is Seat)

    def take(self, expected: str = "") -> str:
        token = self.left.pop() if self.left else "the end of the line"
        if expected and token != expected:
            raise NoPosition(f"line {self.number}: expected {expected!r}, found {token!r}")
        return token


def _is_text(hint: Any) -> bool:
    return hint is str or get_origin(hint) is Literal


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
