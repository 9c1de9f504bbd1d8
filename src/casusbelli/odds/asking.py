"""Questions about odds as typed by a person: what a game's `odds.py` offers, and its answer in plain figures.

A game that has odds to ask for gives its `odds.py` two names: `QUESTION`, the numbers that its question takes, and
`command(given) -> Answer`. Its texts name them: `odds-option-<name>`, `odds-figure-<key>` and `odds-column-<name>`.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

Given = Mapping[str, tuple[int, ...]]
"""The numbers given, by name: one for each unless the question takes several; names left out are absent."""


class BadQuestion(ValueError):
    """A question that cannot be asked. `reason` is a message id, `values` its arguments."""

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


class Asked(msgspec.Struct, frozen=True):
    """A number from `low` to `high` that a question takes, or with `several` one or more of them in order.

    It is typed `--name 8`, with hyphens for underscores, or `--name 4,2,1`. `needed`: there is no question without it.
    """

    name: str
    low: int
    high: int
    several: bool = False
    needed: bool = False


class Figure(msgspec.Struct, frozen=True):
    """One figure of an answer: a chance, or an expected number. `number` tells apart those of one key."""

    key: str
    value: Fraction
    chance: bool = False
    number: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """The question as it was understood, its figures, and the whole distribution: numbers by column, and the chance."""

    question: dict[str, Any]
    figures: tuple[Figure, ...]
    columns: tuple[str, ...]
    ends: tuple[tuple[tuple[int, ...], Fraction], ...]


def within(name: str, value: int, low: int, high: int) -> int:
    """The value, which must lie between `low` and `high`. Raises BadQuestion."""
    if not low <= value <= high:
        raise BadQuestion("odds-out-of-range", option=spelt(name), value=value, low=low, high=high)
    return value


def spelt(name: str) -> str:
    """The name as it is typed: `stop_at` -> `--stop-at`."""
    return f"--{name.replace('_', '-')}"


def one(given: Given, name: str, otherwise: int) -> int:
    """The number given for a name, or another where none is."""
    return given[name][0] if name in given else otherwise
