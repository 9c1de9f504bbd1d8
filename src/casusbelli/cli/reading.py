"""What a line typed by a person means: forgiving of order, language, accents, and of what goes without saying.

A line is a command word (or none), names of things, and numbers, in any order. What it means is looked for among the
legal actions; only where none fits is it read as an attempt, to be refused with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, get_args, get_origin

import msgspec

from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.notation import Unreadable, fold, nearest
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.visibility import hints, plain

LONGEST_NAME = 6
"""Words in a name."""
SHORTEST = 3
"""Letters from which the beginning of a name stands for it, where it is the only one."""

Name = tuple[Any, int]
"""What a name is the name of: the kind of thing, and its number."""
Names = tuple[Name, ...]
"""What one name may be the name of."""


class Typed(msgspec.Struct, frozen=True):
    """A line taken apart: the kind of action, if a word of the line says so, names with what they are of, numbers."""

    kind: type[Action] | None
    names: Names
    numbers: tuple[int, ...]


class Reading(msgspec.Struct, frozen=True):
    """What a line may mean: legal actions, in their order; none where it means nothing that is legal.

    `exact` are those that name just what the line names, and no more.
    """

    typed: Typed
    actions: tuple[Action, ...]
    exact: tuple[Action, ...] = ()


class Reader:
    """Reads lines for one game. `fillers` are words without a meaning of their own, such as `from` and `with`."""

    def __init__(self, game: Game, fillers: Iterable[str]) -> None:
        self.game = game
        self.notation = game.notation
        self.fillers = frozenset(map(fold, fillers))

    def read(self, line: str, legal: Sequence[Action]) -> Reading:
        """What the line means among these legal actions. Raises Unreadable for a word that means nothing."""
        readings = self._readings(line, legal)
        found = (self._reading(typed, legal) for typed in readings)
        return next((reading for reading in found if reading.actions), Reading(readings[0], ()))

    def _reading(self, typed: Typed, legal: Sequence[Action]) -> Reading:
        fitting = [action for action in legal if self._fits(typed, action)]
        fitting = [action for action in fitting if self.numbers(action) == [*typed.numbers]] or fitting
        ordered = [action for action in fitting if _in_order(typed.names, self._names(action))] or fitting
        exact = [action for action in ordered if Counter(self._names(action)) == Counter(typed.names)]
        return Reading(typed, tuple(ordered), tuple(exact))

    # Taking a line apart.

    def take_apart(self, line: str, legal: Sequence[Action]) -> Typed:
        """The parts of a line, as they are most likely meant. Raises Unreadable for a word that means nothing here."""
        return self._readings(line, legal)[0]

    def _readings(self, line: str, legal: Sequence[Action]) -> list[Typed]:
        """All that a line may mean: its command word may stand for several kinds, its names for several things."""
        useful = {name for action in legal for name in self._names(action)}
        offered = {type(action) for action in legal}
        found: list[Typed] = []
        wrong: list[Unreadable] = []
        for kind, rest in self._commands(fold(line).split()):
            try:
                named, numbers = self._parts(rest, self._tables([kind] if kind else offered), useful)
            except Unreadable as unreadable:
                wrong.append(unreadable)
            else:
                found += [Typed(kind, names, numbers) for names in product(*named)]
        if not found:
            raise wrong[0]
        return sorted(found, key=lambda typed: self._unlikeliness(typed, offered))

    def _unlikeliness(self, typed: Typed, offered: Iterable[type[Action]]) -> int:
        """Of kinds that share a word the one with as many numbers comes first, before all that which is offered."""
        if typed.kind is None:
            return 0
        singles = [plain(hint) for hint in hints(typed.kind).values() if get_origin(plain(hint)) is not tuple]
        numbers = sum(hint not in self.notation.read and hint is not str for hint in singles)
        return 10 * (typed.kind not in offered) + abs(numbers - len(typed.numbers))

    def _parts(self, rest: list[str], tables: list[Any], useful: set[Name]) -> tuple[list[Names], tuple[int, ...]]:
        """For each name what it may be the name of, and the numbers. Raises Unreadable."""
        named: list[Names] = []
        numbers: list[int] = []
        while rest:
            part, length = self._part(rest, tables, useful)
            rest = rest[length:]
            if isinstance(part, int):
                numbers.append(part)
            elif part is not None:
                named.append(part)
        return named, tuple(numbers)

    def _commands(self, tokens: list[str]) -> list[tuple[type[Action] | None, list[str]]]:
        """Kinds of action that the line may begin with, the longest word first, each with the words after it.

        The beginning of a word will do; without any, the line has no command word.
        """
        senses = self.notation.senses
        begins = ((length, " ".join(tokens[:length])) for length in range(min(len(tokens), LONGEST_NAME), 0, -1))
        found = [(name, length) for length, words in begins for name in senses.get(words, ())]
        begun = {names for word, names in senses.items() if tokens and word.startswith(tokens[0])}
        if not found and len(begun) == 1 and len(tokens[0]) >= SHORTEST and not self._is_name(tokens[0]):
            found = [(name, 1) for name in begun.pop()]
        return [(self.notation.actions[name], tokens[length:]) for name, length in found] or [(None, tokens)]

    def _is_name(self, token: str) -> bool:
        return any(name.startswith(token) for table in self.notation.read.values() for name in table)

    def _tables(self, kinds: Iterable[type[Action]]) -> list[Any]:
        """What the fields of these kinds of actions name, and after it everything else that has names."""
        fields = [_item(hint) for kind in kinds for hint in hints(kind).values()]
        wanted = dict.fromkeys(hint for hint in fields if hint in self.notation.read)
        return [*wanted, *(hint for hint in self.notation.read if hint not in wanted)]

    def _part(self, tokens: list[str], tables: list[Any], useful: set[Name]) -> tuple[Names | int | None, int]:
        """The next part of the words, None for a filler, and how many words it has. Raises Unreadable."""
        found = self._name(tokens, tables, useful)
        if found is not None:
            return found
        if tokens[0].isdecimal():
            return int(tokens[0][:9]), 1
        return (None if tokens[0] in self.fillers else self._begun(tokens[0], tables, useful)), 1

    def _name(self, tokens: list[str], tables: list[Any], useful: set[Name]) -> tuple[Names, int] | None:
        """The longest name that the words begin with, or several words of one, and how many words that is."""
        for length in range(min(len(tokens), LONGEST_NAME), 0, -1):
            words = " ".join(tokens[:length])
            named = [(hint, self.notation.read[hint][words]) for hint in tables if words in self.notation.read[hint]]
            found = () if words.isdecimal() else tuple(named)
            if found or (length > 1 and (found := self._within(words, tables, useful))):
                return found, length
        return None

    def _within(self, words: str, tables: list[Any], useful: set[Name]) -> Names:
        """The things with a name that begins or ends with these words: all of them where they look alike, as cards of
        several decks do, else the only one that is of use now; none where it is not clear which.
        """
        for hint in tables:
            table = self.notation.read[hint]
            some = {at for name, at in table.items() if name.startswith(f"{words} ") or name.endswith(f" {words}")}
            titles = {self.game.names[hint].title(at) or str(at) for at in some}
            few = some if len(titles) == 1 else {at for at in some if (hint, at) in useful}
            if len(titles) == 1 or len(few) == 1:
                return tuple((hint, at) for at in sorted(few))
        return ()

    def _begun(self, token: str, tables: list[Any], useful: set[Name]) -> Names:
        """The only thing with a name, or a word of a name, that begins like this; or the only one that is of use now.

        Raises Unreadable where there is none, or no single one.
        """
        for hint in tables if len(token) >= SHORTEST else ():
            table = self.notation.read[hint]
            begun = {number for name, number in table.items() if name.startswith(token)}
            inside = {number for name, number in table.items() if f" {token}" in name}
            for some in (begun, inside):
                for few in (some, {number for number in some if (hint, number) in useful}):
                    if len(few) == 1:
                        return ((hint, few.pop()),)
        raise Unreadable("notation-unknown-name", text=token, near=self._nearest(token, tables))

    def _nearest(self, token: str, tables: list[Any]) -> str:
        known = [*self.notation.words, *(name for hint in tables for name in self.notation.read[hint])]
        return nearest(token, known)

    # What fits.

    def _fits(self, typed: Typed, action: Action) -> bool:
        if typed.kind not in (None, type(action)):
            return False
        if Counter(typed.names) - Counter(self._names(action)):
            return False
        return list(typed.numbers) == self.numbers(action)[: len(typed.numbers)]

    def _names(self, action: Action) -> list[Name]:
        return [pair for pair in _flat(action) if pair[0] in self.notation.read]

    def numbers(self, action: Action) -> list[int]:
        """The numbers of an action, those of seats as they are printed."""
        pairs = [pair for pair in _flat(action) if pair[0] not in self.notation.read and pair[0] is not str]
        return [value + 1 if hint is Seat else int(value) for hint, value in pairs]

    # What leads on.

    def beyond(self, line: str, legal: Sequence[Action]) -> tuple[Action, tuple[Thing, ...]] | None:
        """The action that a line begins, and the things that it names beyond what the action holds; None: none is.

        Raises Unreadable.
        """
        for typed in self._readings(line, legal):
            for kind in [typed.kind] if typed.kind else dict.fromkeys(type(action) for action in legal):
                found = self._begins(msgspec.structs.replace(typed, kind=kind), legal)
                if found is not None:
                    return found
        return None

    def _begins(self, typed: Typed, legal: Sequence[Action]) -> tuple[Action, tuple[Thing, ...]] | None:
        assert typed.kind is not None
        held = {_item(hint) for hint in hints(typed.kind).values()}
        own = tuple(name for name in typed.names if name[0] in held)
        beyond = tuple(name for name in typed.names if name[0] not in held)
        exact = self._reading(Typed(typed.kind, own, typed.numbers), legal).exact if own and beyond else ()
        return (exact[0], tuple(self.things(Typed(None, beyond, ())))) if len(exact) == 1 else None

    # What is attempted.

    def attempt(self, typed: Typed, legal: Sequence[Action]) -> Action | None:
        """The action that the parts make, legal or not, a missing number taken as 1; None: too little was said.

        Where no action of its kind is legal, it does not matter which things it is about.
        """
        if typed.kind is None:
            return None
        missing = None if any(type(action) is typed.kind for action in legal) else 0
        names, numbers, fields = list(typed.names), list(typed.numbers), {}
        for field, hint in hints(typed.kind).items():
            value = self._value(plain(hint), names, numbers, missing)
            if value is None:
                return None
            fields[field] = value
        return typed.kind(**fields)

    def _value(self, hint: Any, names: list[Name], numbers: list[int], missing: int | None) -> Any:
        if get_origin(hint) is tuple:
            of = get_args(hint)[0]
            return tuple(number for kind, number in names if kind is of)
        if hint not in self.notation.read:
            return (numbers.pop(0) if numbers else 1) - (hint is Seat)
        place = next((at for at, (kind, _) in enumerate(names) if kind is hint), None)
        return missing if place is None else names.pop(place)[1]

    def things(self, typed: Typed) -> list[Thing]:
        """The things that a line names."""
        return [Thing(self.game.names[hint].kind, number) for hint, number in typed.names]

    def find_things(self, line: str) -> list[Thing]:
        """The things named in a line that begins with no command. Raises Unreadable."""
        return self.things(self.take_apart(line, []))


def _item(hint: Any) -> Any:
    """What a field holds, or each entry of it."""
    bare = plain(hint)
    return get_args(bare)[0] if get_origin(bare) is tuple else bare


def _flat(action: Action) -> list[tuple[Any, Any]]:
    """The values of an action with what they are of, tuples taken apart."""
    pairs = [(plain(hint), getattr(action, name)) for name, hint in hints(type(action)).items()]
    flat: list[tuple[Any, Any]] = []
    for hint, value in pairs:
        flat += [(_item(hint), item) for item in value] if get_origin(hint) is tuple else [(hint, value)]
    return flat


def _in_order(few: Sequence[Any], many: Sequence[Any]) -> bool:
    """Do the few come among the many in the same order?"""
    left = iter(many)
    return all(item in left for item in few)


def is_run(actions: Sequence[Action]) -> bool:
    """Do these actions differ in one number only, the last of their fields?"""
    heads = {head(action) for action in actions}
    return len(actions) > 1 and len(heads) == 1 and None not in heads


def head(action: Action) -> tuple[Any, ...] | None:
    """All of an action but its last number; None where it does not end with a number."""
    fields = list(hints(type(action)).items())
    if not fields or plain(fields[-1][1]) is not int:
        return None
    return (type(action), *(getattr(action, name) for name, _ in fields[:-1]))


def with_number(action: Action, number: int) -> Action:
    """The same action with another last number."""
    return msgspec.structs.replace(action, **{list(hints(type(action)))[-1]: number})


def last_number(action: Action) -> int:
    """The number that an action ends with."""
    number: int = getattr(action, list(hints(type(action)))[-1])
    return number
