"""Text notation: every action and thing as a line of words, parsed back exactly.

It is the language of the command line, of the tests and of the screen reader: `attack brasil argelia 3`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args, get_origin

import msgspec

from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Record, Thing, kebab
from casusbelli.engine.visibility import hints, plain

WORD = re.compile(r"(?<!\S)-\d+|[^\W_]+")


class Unreadable(ValueError):
    """A text that is no action. `reason` is a message id, `args` its arguments."""

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_ = args


class Names(msgspec.Struct, frozen=True):
    """The names of one kind of thing: `kind` as in `place:brasil`, `ids` by number.

    `titles` by number are what the things are called where that is the same in all languages, as cities on a printed
    map; what has none, or an empty one, is called as the message `<kind>-<id>` says.
    """

    kind: str
    ids: tuple[str, ...]
    titles: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.titles) not in (0, len(self.ids)):
            raise ValueError(f"{self.kind}: {len(self.ids)} ids, {len(self.titles)} titles")

    def title(self, number: int) -> str:
        """What a thing is called in all languages; empty: a message tells it."""
        return self.titles[number] if self.titles else ""


def fold(text: str) -> str:
    """A text without accents, case and punctuation, as names are compared: `África do Sul` -> `africa do sul`.

    The sign of a number stays, so that `-1` is not taken for 1.
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(WORD.findall(bare))


def word(kind: type) -> str:
    """The command word of an action: `EndTurn` -> `end-turn`."""
    return kebab(kind.__name__)


class Notation:
    """The notation of one game: its action types, and the names of the kinds of things their fields hold.

    `aliases` maps folded further names (other languages, older labels) to numbers, kind by kind; `words` maps
    folded further command words to the canonical ones. Both only widen what can be read, never what is written.
    `senses` holds all canonical words that a command word may stand for, that of `words` first.
    """

    def __init__(self, actions: Iterable[type[Action]], names: Mapping[Any, Names]) -> None:
        self.actions = {word(kind): kind for kind in actions}
        self.names = dict(names)
        self.read = {kind: {fold(name): i for i, name in enumerate(table.ids)} for kind, table in self.names.items()}
        self.words = {fold(name): name for name in self.actions}
        self.senses = {spelling: (name,) for spelling, name in self.words.items()}

    def also(self, kind: Any, spellings: Mapping[str, int]) -> None:
        """Further spellings of the things of a kind; one that is taken already keeps its meaning."""
        known = self.read[kind]
        known.update({folded: i for text, i in spellings.items() if (folded := fold(text)) and folded not in known})

    def also_word(self, spelling: str, name: str) -> None:
        """A further spelling of a command word; one that stands for another one already means both."""
        folded = fold(spelling)
        self.words.setdefault(folded, name)
        known = self.senses.get(folded, ())
        self.senses[folded] = known if name in known else (*known, name)

    def write(self, action: Record) -> str:
        """An action as text."""
        fields = hints(type(action))
        return " ".join([word(type(action)), *(self._write(fields[n], getattr(action, n)) for n in fields)])

    def _write(self, hint: Any, value: Any) -> str:
        hint = plain(hint)
        if get_origin(hint) is tuple:
            return "+".join(self._write(get_args(hint)[0], item) for item in value) or "-"
        if hint in self.names:
            name: str = self.names[hint].ids[value]
            return name
        return str(value + 1) if hint is Seat else str(value)

    def parse(self, text: str) -> Action:
        """Text as an action. Raises Unreadable with what was wrong."""
        name, rest = self._command(text)
        return self.arguments(self.actions[name], rest)

    def _command(self, text: str) -> tuple[str, list[str]]:
        tokens = fold(text).split()
        for length in range(len(tokens), 0, -1):
            name = self.words.get(" ".join(tokens[:length]))
            if name is not None:
                return name, tokens[length:]
        raise Unreadable("notation-unknown-command", text=text.strip()[:40])

    def arguments(self, kind: type[Action], tokens: Sequence[str]) -> Action:
        """The fields of an action from folded words. Raises Unreadable."""
        fields, rest = {}, list(tokens)
        for name, hint in hints(kind).items():
            fields[name], rest = self._read(kind, name, plain(hint), rest)
        if rest:
            raise Unreadable("notation-too-much", text=" ".join(rest), usage=self.usage(kind))
        return msgspec.convert(fields, kind)

    def _read(self, kind: type[Action], name: str, hint: Any, tokens: list[str]) -> tuple[Any, list[str]]:
        if get_origin(hint) is tuple:
            return self._read_several(kind, name, get_args(hint)[0], tokens)
        if not tokens:
            raise Unreadable("notation-missing", field=name, usage=self.usage(kind))
        table = self.read.get(hint)
        return self._number(kind, name, hint, tokens) if table is None else self._name(table, tokens)

    def _read_several(self, kind: type[Action], name: str, hint: Any, tokens: list[str]) -> tuple[Any, list[str]]:
        """The fields of a tuple take all words that are left; those that hold names stop at a number."""
        items: list[Any] = []
        while tokens and not (items and hint in self.read and tokens[0].isdigit()):
            item, tokens = self._read(kind, name, hint, tokens)
            items.append(item)
        return items, tokens

    def _name(self, table: Mapping[str, int], tokens: list[str]) -> tuple[int, list[str]]:
        """The longest name that the words begin with; else the only one that continues the first word."""
        for length in range(len(tokens), 0, -1):
            number = table.get(" ".join(tokens[:length]))
            if number is not None:
                return number, tokens[length:]
        begun = (
            {number for text, number in table.items() if text.startswith(tokens[0])} if len(tokens[0]) > 2 else set()
        )
        if len(begun) == 1:
            return begun.pop(), tokens[1:]
        raise Unreadable("notation-unknown-name", text=tokens[0], near=nearest(tokens[0], table))

    def _number(self, kind: type[Action], name: str, hint: Any, tokens: list[str]) -> tuple[Any, list[str]]:
        if hint is str:
            return tokens[0], tokens[1:]
        if not tokens[0].isdigit():
            raise Unreadable("notation-no-number", text=tokens[0], field=name, usage=self.usage(kind))
        return int(tokens[0][:9]) - (hint is Seat), tokens[1:]

    def usage(self, kind: type[Action]) -> str:
        """How an action is written: `attack ORIGIN TARGET ARMIES`."""
        return " ".join([word(kind), *(name.upper() for name in hints(kind))])

    def things(self, action: Record) -> list[Thing]:
        """The things on the table that an action names, in the order of its fields."""
        fields = hints(type(action))
        pairs = [(plain(fields[name]), getattr(action, name)) for name in fields]
        return [Thing(self.names[hint].kind, value) for hint, value in pairs if hint in self.names]

    def thing(self, text: str) -> Thing:
        """`place:brasil` as a thing. Raises Unreadable."""
        kind, _, name = text.partition(":")
        for hint, table in self.names.items():
            if table.kind == kind and fold(name) in self.read[hint]:
                return Thing(kind, self.read[hint][fold(name)])
        raise Unreadable("notation-unknown-name", text=text[:40], near="")

    def write_thing(self, thing: Thing) -> str:
        """A thing as `place:brasil`."""
        table = next(table for table in self.names.values() if table.kind == thing.kind)
        return f"{thing.kind}:{table.ids[thing.id]}"


def nearest(text: str, known: Iterable[str]) -> str:
    """The known spelling most like the text, or nothing where none is like it."""
    import difflib

    found = difflib.get_close_matches(text, list(known), n=1, cutoff=0.6)
    return found[0] if found else ""
