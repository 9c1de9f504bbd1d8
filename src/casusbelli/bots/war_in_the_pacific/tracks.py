"""The islands as tracks of boxes, one for each group: progress on a sheet is then a number of boxes for each."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from casusbelli.games.war_in_the_pacific.board import (
    BOMBERS,
    GROUP_OF,
    GROUPS,
    ISLANDS,
    OPEN,
    SHEETS,
    SUNS,
    WAYS,
    Target,
)

Progress = tuple[int, ...]
"""Boxes marked by track."""


class Track(NamedTuple):
    """The islands of a group one after another.

    By box: its number, its icon (0 or 1), the icon of the next box of the island (-1: a die cannot reach it), its
    island. By number of boxes marked: points and bases so far.
    """

    numbers: tuple[int, ...]
    icons: tuple[int, ...]
    second: tuple[int, ...]
    island: tuple[Target, ...]
    points: tuple[int, ...]
    bases: tuple[int, ...]


Gate = tuple[tuple[int, int], ...]
"""What opens a track: any of these tracks with so many boxes; nothing: it is open from the start."""


@cache
def tracks(harder: bool, wraps: bool) -> tuple[Track, ...]:
    """The tracks of a sheet (17.8); `wraps`: a major advance passes the end of a row (17.4)."""
    return tuple(_track(group, harder, wraps) for group in range(len(GROUPS)))


def _track(group: int, harder: bool, wraps: bool) -> Track:
    sheet, islands = SHEETS[harder], _islands(group)
    boxes = [(Target(i), box) for i in islands for box in range(len(sheet.numbers[i]))]
    lasts = [box + 1 == len(sheet.numbers[i]) for i, box in boxes]
    points, bases = [0], [0]
    for (island, _), last in zip(boxes, lasts, strict=True):
        points.append(points[-1] + last * SUNS[island])
        bases.append(bases[-1] + (last and BOMBERS[island]))
    return Track(
        tuple(sheet.numbers[i][box] for i, box in boxes),
        tuple(sheet.icons[i][box] for i, box in boxes),
        tuple(_second(i, box, harder, wraps) for i, box in boxes),
        tuple(island for island, _ in boxes),
        tuple(points),
        tuple(bases),
    )


def _islands(group: int) -> list[int]:
    return [i for i in range(len(ISLANDS)) if GROUP_OF[i] == group]


def _second(island: int, box: int, harder: bool, wraps: bool) -> int:
    sheet = SHEETS[harder]
    if box + 1 == len(sheet.numbers[island]) or (sheet.ends[island][box] and not wraps):
        return -1
    return sheet.icons[island][box + 1]


@cache
def gates(harder: bool, strict: bool) -> tuple[Gate, ...]:
    """What opens each track (11.2, 11.14, 17.7)."""
    return tuple(_gate(_islands(group)[0], harder, strict) for group in range(len(GROUPS)))


def _gate(first: int, harder: bool, strict: bool) -> Gate:
    if first in OPEN:
        return ()
    openers = [i for i in range(len(ISLANDS)) if first in WAYS[strict][i]]
    return tuple((GROUP_OF[i], _boxes_up_to(i, harder)) for i in openers)


def _boxes_up_to(island: int, harder: bool) -> int:
    return sum(len(SHEETS[harder].numbers[i]) for i in _islands(GROUP_OF[island]) if i <= island)


def is_open(gate: Gate, progress: Progress) -> bool:
    """Whether a track may be attacked."""
    return not gate or any(progress[track] >= boxes for track, boxes in gate)


def progress_of(s: Any, seat: int) -> Progress:
    """The boxes marked on a sheet by track."""
    return tuple(sum(s.boxes[seat][i] for i in _islands(group)) for group in range(len(GROUPS)))
