"""Spaces of chance: what nature may answer, in a canonical order, so that an outcome is a number below a size.

Every index is equally likely. `pick` turns an index into an outcome, `index` turns it back, `chance` tells how
likely an outcome is. A space is listed only where it is small.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any, Protocol

import msgspec


class Space(Protocol):
    """Equally likely indices below `size`, each standing for an outcome."""

    @property
    def size(self) -> int: ...
    def pick(self, index: int) -> Any: ...
    def index(self, outcome: Any) -> int: ...
    def chance(self, outcome: Any) -> Fraction: ...


class Impossible(ValueError):
    """An outcome that the space does not hold."""


class _Equal(msgspec.Struct, frozen=True):
    """A space whose outcomes are as many as its indices."""

    def pick(self, index: int) -> Any:
        raise Impossible(index)

    def index(self, outcome: Any) -> int:
        raise Impossible(outcome)

    @property
    def size(self) -> int:
        return 0

    def chance(self, outcome: Any) -> Fraction:
        """The chance of one outcome. Raises Impossible where the space does not hold it."""
        self.index(outcome)
        return Fraction(1, self.size)

    def outcomes(self) -> Iterator[Any]:
        """Every outcome in canonical order; for small spaces."""
        return map(self.pick, range(self.size))


class Dice(_Equal, frozen=True):
    """`count` fair dice told apart, faces 1 to `sides`; an outcome is a tuple of faces."""

    count: int
    sides: int = 6

    @property
    def size(self) -> int:
        return int(self.sides**self.count)

    def pick(self, index: int) -> tuple[int, ...]:
        faces = [0] * self.count
        for die in range(self.count - 1, -1, -1):
            index, face = divmod(index, self.sides)
            faces[die] = face + 1
        return tuple(faces)

    def index(self, outcome: tuple[int, ...]) -> int:
        if len(outcome) != self.count or not all(1 <= face <= self.sides for face in outcome):
            raise Impossible(f"{outcome} are not {self.count} dice of {self.sides} sides")
        index = 0
        for face in outcome:
            index = index * self.sides + face - 1
        return index


class One(_Equal, frozen=True):
    """One of `items`, each equally likely: a card drawn blind, a lot."""

    items: tuple[Any, ...]

    @property
    def size(self) -> int:
        return len(self.items)

    def pick(self, index: int) -> Any:
        return self.items[index]

    def index(self, outcome: Any) -> int:
        if outcome not in self.items:
            raise Impossible(f"{outcome} is not there to be drawn")
        return self.items.index(outcome)


class Some(_Equal, frozen=True):
    """`count` of `items` drawn together; an outcome is a tuple in the order of `items`."""

    items: tuple[Any, ...]
    count: int

    @property
    def size(self) -> int:
        return comb(len(self.items), self.count)

    def pick(self, index: int) -> tuple[Any, ...]:
        chosen: list[Any] = []
        for place, item in enumerate(self.items):
            rest, missing = len(self.items) - place - 1, self.count - len(chosen)
            taken = comb(rest, missing - 1) if missing else 0
            if index < taken:
                chosen.append(item)
            else:
                index -= taken
        return tuple(chosen)

    def index(self, outcome: tuple[Any, ...]) -> int:
        if len(outcome) != self.count or any(item not in self.items for item in outcome):
            raise Impossible(f"{outcome} are not {self.count} of those there to be drawn")
        index, missing = 0, self.count
        for place, item in enumerate(self.items):
            if missing and item == outcome[self.count - missing]:
                missing -= 1
            elif missing:
                index += comb(len(self.items) - place - 1, missing - 1)
        if missing:
            raise Impossible(f"{outcome} are not in the order of the space")
        return index
