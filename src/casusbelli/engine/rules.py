"""The clause registry: code cites the clauses it carries out, and the rulebook lists them."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Literal, Protocol, TypeVar, cast

import msgspec

from casusbelli.engine.components import Facts, Provenance, decode, require

Kind = Literal["rule", "setup", "component", "definition", "option", "advice", "example"]
T = TypeVar("T")


class Cited(Protocol):
    """What `rule` adds to a class or function."""

    clauses: tuple[str, ...]


def rule(*clauses: str) -> Callable[[T], T]:
    """Records which clauses a class or function carries out, as its attribute `clauses`, and returns it unchanged."""

    def cite(thing: T) -> T:
        cast(Cited, thing).clauses = clauses
        return thing

    return cite


class Chapter(Facts, frozen=True):
    """A chapter of the printed rulebook: its number, its title as printed and in English."""

    number: str
    title: str
    english: str


class Clause(Facts, frozen=True):
    """One numbered, testable statement of a rulebook.

    `decides` names who has a choice, `refuses` what must not be possible, `ruling` the interpretations it rests on,
    `tests` ideas of how to test it. Absent ones are empty.
    """

    id: str
    title: str
    kind: Kind
    source: Provenance
    says: str
    decides: str = ""
    refuses: str = ""
    ruling: str = ""
    tests: tuple[str, ...] = ()

    @property
    def rulings(self) -> tuple[str, ...]:
        """The numbers of its rulings, such as R17."""
        return tuple(re.findall(r"[A-Z]+\d+", self.ruling))


class Example(Facts, frozen=True):
    """A worked example: a position, what happens and what must come of it; `dice`, or cards, in their order."""

    id: str
    printed: bool
    given: str
    does: str
    expect: str
    clauses: tuple[str, ...] = msgspec.field(name="clause")
    dice: tuple[int | str, ...] = ()


class Rulebook(Facts, frozen=True, dict=True):
    """The clause index of one game, in the printed order; `language` is that of the printed rulebook."""

    game: str
    title: str
    language: str
    chapters: tuple[Chapter, ...] = msgspec.field(name="chapter")
    clauses: tuple[Clause, ...] = msgspec.field(name="clause")
    examples: tuple[Example, ...] = msgspec.field(name="example", default=())

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        """Clauses by their number."""
        return {clause.id: clause for clause in self.clauses}

    def clause(self, id: str) -> Clause:
        """The clause of that number. Raises KeyError."""
        return self.by_id[id]


def parse_rulebook(text: str) -> Rulebook:
    """The rulebook in the text of a `rulebook.toml`.

    Raises DataError for unknown or missing keys, repeated numbers, clauses without their chapter and examples of
    clauses that do not exist.
    """
    rulebook = decode(text.encode(), "rulebook.toml", Rulebook)
    _require_unique("chapter", [chapter.number for chapter in rulebook.chapters])
    _require_unique("clause", [clause.id for clause in rulebook.clauses])
    _require_unique("example", [example.id for example in rulebook.examples])
    _require_chapters(rulebook)
    _require_clauses(rulebook)
    return rulebook


def _require_unique(key: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        require(count == 1, "rulebook.toml", f"{key} {id}", "expected a number used once")


def _require_chapters(rulebook: Rulebook) -> None:
    numbers = {chapter.number for chapter in rulebook.chapters}
    for clause in rulebook.clauses:
        known = clause.id.partition(".")[0] in numbers
        require(known, "rulebook.toml", f"clause {clause.id}", "expected a number that starts with that of a chapter")


def _require_clauses(rulebook: Rulebook) -> None:
    for example in rulebook.examples:
        for id in example.clauses:
            require(id in rulebook.by_id, "rulebook.toml", f"example {example.id}", f"no clause has the number {id}")
