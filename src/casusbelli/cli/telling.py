"""A game in the words of a language: what the narrator tells, actions as they are typed, and what may be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_origin

from fluent.runtime import FluentBundle

from casusbelli.cli import words
from casusbelli.cli.menu import Entry
from casusbelli.cli.reading import LONGEST_NAME
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.notation import Names, fold, word
from casusbelli.engine.present import Mark, Text
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.visibility import hints, plain
from casusbelli.table.hearing import TakenBack
from casusbelli.table.journal import Told
from casusbelli.table.narrate import Narrator, bundle

MOST_COMPLETIONS = 60


class Teller:
    """Speaks about one game in the language spoken. `marks` are those of the seats, as the listener knows them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.marks: Sequence[Mark] = ()
        self._bundle = bundle(game.package, words.language())
        widen(game)

    @property
    def narrator(self) -> Narrator:
        """Tells messages and events, with the seats called as they are now."""
        return Narrator(self.game, words.language(), [mark.name for mark in self.marks])

    def message(self, id: str) -> str:
        """The message without arguments; its id where there is none of that name."""
        return plainly(self._bundle, id)

    def clause(self, id: str) -> str:
        """The title of a clause."""
        return self.narrator.clause(id)

    def say(self, text: Text) -> str:
        """A message, a thing, a number or a sign in words."""
        if isinstance(text, Message):
            return self.narrator.message(text)
        if isinstance(text, int):
            return str(text).replace("-", "\N{MINUS SIGN}")
        return self.narrator.thing(text) if isinstance(text, Thing) else text

    # Actions, as they are typed.

    def action(self, action: Action) -> str:
        """An action as it is typed in the language spoken."""
        return " ".join([self.word(type(action)), *self._fields(action)])

    def head(self, action: Action) -> str:
        """An action without its last field."""
        return " ".join([self.word(type(action)), *self._fields(action)[:-1]])

    def word(self, kind: type[Action]) -> str:
        """The command word of a kind of action."""
        return next(iter(spelt(self._bundle, word(kind))), word(kind))

    def usage(self, kind: type[Action]) -> str:
        """How an action is typed: its word, and what its fields are."""
        fields = [self.message(f"field-{name}") for name in hints(kind)]
        return " ".join([self.word(kind), *(name.removeprefix("field-").upper() for name in fields)])

    def _fields(self, action: Action) -> list[str]:
        fields = hints(type(action))
        return [self._field(plain(fields[name]), getattr(action, name)) for name in fields]

    def _field(self, hint: Any, value: Any) -> str:
        if get_origin(hint) is tuple:
            return " + ".join(self._field(get_args(hint)[0], item) for item in value)
        if hint in self.game.names:
            table = self.game.names[hint]
            title = table.title(value)
            return title if title in titles(table) else self._called(table.kind, table.ids[value])
        return str(value + 1) if hint is Seat else str(value)

    def _called(self, kind: str, id: str) -> str:
        return next(iter(names(self.game, self._bundle, kind, id)), id)

    def completions(self, text: str, entries: Iterable[Entry]) -> Iterator[str]:
        """The legal lines that begin like this, without the number where there is one to choose."""
        folded = fold(text)
        lines = (self.head(entry.actions[0]) if entry.numbers else self.action(entry.actions[0]) for entry in entries)
        found = [line for line in lines if fold(line).startswith(folded) and fold(line) != folded]
        yield from found[:MOST_COMPLETIONS]

    # What has happened.

    def lines(self, told: Sequence[Told], *, brief: bool = False) -> list[str]:
        """Events as lines, those that were taken back left out; `brief`: as shortly as the game can tell them."""
        gone = {number for one in told if isinstance(one.event, TakenBack) for number in one.event.numbers}
        events = [one.event for one in told if one.number not in gone and not isinstance(one.event, TakenBack)]
        narrator = self.narrator
        digested = self.game.presentation.digest(events) if brief else events
        return [narrator.message(one) if isinstance(one, Message) else narrator.event(one) for one in digested]


def widen(game: Game) -> None:
    """Let the game's notation read names and command words in every language, and names of other printings."""
    for language in words.LANGUAGES:
        said = bundle(game.package, language)
        for hint, table in game.names.items():
            named = [(name, at) for at, id in enumerate(table.ids) for name in names(game, said, table.kind, id)]
            game.notation.also(hint, {name: at for name, at in named if len(name.split()) <= LONGEST_NAME})
        for name in game.notation.actions:
            for spelling in spelt(said, name):
                game.notation.also_word(spelling, name)
    for hint, table in game.names.items():
        game.notation.also(hint, titles(table))
        game.notation.also(hint, game.presentation.aliases(table.kind))


@cache
def titles(table: Names) -> dict[str, int]:
    """The titles that can be read as names: those that no other is spelt like. Cards of two suits both say 13."""
    times = Counter(fold(title) for title in table.titles)
    alone = {title: at for at, title in enumerate(table.titles) if title and times[fold(title)] == 1}
    return {title: at for title, at in alone.items() if len(title.split()) <= LONGEST_NAME}


def names(game: Game, said: FluentBundle, kind: str, id: str) -> list[str]:
    """What a thing is called, and what others are called that it is named after: a card after its territory."""
    known = dict.fromkeys([f"{kind}-{id}", *(f"{table.kind}-{id}" for table in game.names.values())])
    return [plainly(said, message) for message in known if said.has_message(message)]


def spelt(said: FluentBundle, name: str) -> list[str]:
    """The command words of an action in a language, the one that is shown first."""
    id = f"do-{name}-word"
    return [text.strip() for text in plainly(said, id).split(",")] if said.has_message(id) else []


def plainly(said: FluentBundle, id: str) -> str:
    """The message; its id where there is none of that name."""
    pattern = said.get_message(id).value if said.has_message(id) else None
    return id if pattern is None else str(said.format_pattern(pattern)[0])
