"""What a sheet is worth before and after a turn, from two tables that `fit` has made: expected points, and the chance
of winning. Each of them is the value of the play that is best for it."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import accumulate, product
from math import floor
from typing import ClassVar

from casusbelli.bots.war_in_the_pacific.tracks import Progress, gates, is_open, tracks
from casusbelli.games.war_in_the_pacific.board import (
    AMOUNTS,
    EFFECTS,
    NAVAL_LIMIT,
    POINTS_LIMIT,
    TURNS,
    WINNING,
)

CUBES = NAVAL_LIMIT + 1
ZERO = 1 << 15
"""What stands in a file where a value is the same as the one before it."""


class Aim(ABC):
    """What is wanted of a game. Its file tells apart `grain` steps of a unit, and `extras` numbers of raid points.

    `linear`: a point is always worth the same, so that nothing depends on how a raid went.
    """

    file: ClassVar[str]
    grain: ClassVar[int]
    extras: ClassVar[int]
    linear: ClassVar[bool]

    @abstractmethod
    def final(self, points: int) -> float:
        """What so many points are worth at the end."""

    @abstractmethod
    def beyond(self, value: float, more: float) -> float:
        """The value with so many more raid points than the table knows; `value` is that of the most it knows."""


class Points(Aim):
    """Expected points. Raid points are added as they are: the table need not know them."""

    file = "values.bin"
    grain = 100
    extras = 1
    linear = True

    def final(self, points: int) -> float:
        """2.6 As many as the track has room for."""
        return float(min(points, POINTS_LIMIT))

    def beyond(self, value: float, more: float) -> float:
        """A point is a point."""
        return value + more


class Winning(Aim):
    """The chance of reaching the points that win (1.2), between 0 and 1."""

    file = "winning.bin"
    grain = 1000
    extras = 9
    linear = False

    def final(self, points: int) -> float:
        """1.2 Whether they are enough."""
        return float(points >= WINNING)

    def beyond(self, value: float, more: float) -> float:
        """With so many raid points, and the islands that the raids came from, the game is won."""
        return 1.0 if more else value


POINTS, CHANCE = Points(), Winning()


@cache
def sheets() -> dict[Progress, int]:
    """Every progress that there can be on the usual sheet, and its place in the table."""
    gated, on = gates(harder=False, strict=False), tracks(harder=False, wraps=True)
    known = product(*(range(len(track.points)) for track in on))
    reached = [p for p in known if all(not p[t] or is_open(gate, p) for t, gate in enumerate(gated))]
    return {progress: place for place, progress in enumerate(reached)}


def before(aim: Aim, turn: int, progress: Progress, naval: int, extra: float = 0, *, dice: float = 1) -> float:
    """The value after the event of turn `turn`, bombs left aside, with so many black cubes and raid points.

    `dice` 1: the set is whole; 0: it lacks a die; between them lies a set with a white die turned red.
    Boxes that the usual sheet does not have count as the last that it has.
    """
    whole = dice and _known(aim, _whole(turn), progress, naval, extra)
    fewer = (1 - dice) and _known(aim, _fewer(turn), progress, naval, extra)
    return dice * whole + (1 - dice) * fewer


def after(aim: Aim, turn: int, progress: Progress, naval: int, extra: float = 0) -> float:
    """The value at the end of turn `turn`, which is not the last: the mean over the next event."""
    total = 0.0
    for kind, amount in zip(EFFECTS, AMOUNTS, strict=True):
        left = max(0, naval - amount) if kind == "lose_naval" else naval
        total += before(aim, turn + 1, progress, left, extra, dice=kind != "remove_die")
    return total / len(EFFECTS)


def _known(aim: Aim, layer: int, progress: Progress, naval: int, extra: float) -> float:
    """A value of the table; between two numbers of raid points a mean of theirs."""
    most = aim.extras - 1
    if extra > most:
        return aim.beyond(_known(aim, layer, progress, naval, most), extra - most)
    low = floor(extra)
    share, at = extra - low, (_place(progress), naval)
    value = _entry(aim, layer, low, *at)
    return value if not share else value + share * (_entry(aim, layer, low + 1, *at) - value)


def _entry(aim: Aim, layer: int, extra: int, place: int, naval: int) -> float:
    at = ((layer * aim.extras + extra) * len(sheets()) + place) * CUBES + naval
    return _table(aim)[at] / aim.grain


def _whole(turn: int) -> int:
    return 2 * (turn - 1)


def _fewer(turn: int) -> int:
    return 2 * (turn - 1) + 1


def _place(progress: Progress) -> int:
    place = sheets().get(progress)
    return sheets()[_usual(progress)] if place is None else place


def _usual(progress: Progress) -> Progress:
    on = tracks(harder=False, wraps=True)
    return tuple(min(boxes, len(track.numbers)) for boxes, track in zip(progress, on, strict=True))


@cache
def _table(aim: Aim) -> array[int]:
    """By turn, set (whole, one die fewer), raid points, sheet and cubes."""
    table = unpack((resources.files(__package__) / aim.file).read_bytes())
    size = TURNS * 2 * aim.extras * len(sheets()) * CUBES
    assert len(table) == size, f"{aim.file} was made for another sheet: run fit"
    return table


def unpack(packed: bytes) -> array[int]:
    """The values in grains from what `pack` has made."""
    plain = zlib.decompress(packed)
    steps = len(plain) // 2
    pairs = zip(plain[:steps], plain[steps:], strict=True)
    return array("i", accumulate(low + 256 * high - ZERO for low, high in pairs))


def pack(values: Iterable[float], grain: int) -> bytes:
    """The table as it stands in a file: differences in grains, low bytes before high ones."""
    steps = list(_steps(values, grain))
    return zlib.compress(bytes(step & 255 for step in steps) + bytes(step >> 8 for step in steps), 9)


def _steps(values: Iterable[float], grain: int) -> Iterator[int]:
    old = 0
    for one in values:
        new = round(grain * one)
        yield new - old + ZERO
        old = new
