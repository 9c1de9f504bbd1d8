"""What a sheet is worth at the end of a turn: expected points, from a table that `fit` has made. Unit: a point."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable
from functools import cache
from importlib import resources
from itertools import accumulate, product

from casusbelli.bots.war_in_the_pacific.tracks import Progress, gates, is_open, tracks
from casusbelli.games.war_in_the_pacific.board import NAVAL_LIMIT, TURNS

FILE = "values.bin"
GRAIN = 100
"""Steps of a point that the table tells apart."""
CUBES = NAVAL_LIMIT + 1
ZERO = 1 << 15
"""What stands in the file where a value is the same as the one before it."""


@cache
def sheets() -> dict[Progress, int]:
    """Every progress that there can be on the usual sheet, and its place in the table."""
    gated, on = gates(harder=False, strict=False), tracks(harder=False, wraps=True)
    known = product(*(range(len(track.points)) for track in on))
    reached = [p for p in known if all(not p[t] or is_open(gate, p) for t, gate in enumerate(gated))]
    return {progress: place for place, progress in enumerate(reached)}


def value(turn: int, progress: Progress, naval: int) -> float:
    """Points expected in all after turn `turn`, bombs left aside, with so many black cubes.

    Boxes that the usual sheet does not have count as the last that it has.
    """
    places = sheets()
    place = places.get(progress)
    if place is None:
        place = places[_usual(progress)]
    return _table()[((turn - 1) * len(places) + place) * CUBES + naval] / GRAIN


def _usual(progress: Progress) -> Progress:
    on = tracks(harder=False, wraps=True)
    return tuple(min(boxes, len(track.numbers)) for boxes, track in zip(progress, on, strict=True))


@cache
def _table() -> array[int]:
    """By turn, sheet and cubes."""
    table = unpack((resources.files(__package__) / FILE).read_bytes())
    assert len(table) == (TURNS - 1) * len(sheets()) * CUBES, f"{FILE} was made for another sheet: run fit"
    return table


def unpack(packed: bytes) -> array[int]:
    """The values in hundredths of a point from what `pack` has made."""
    plain = zlib.decompress(packed)
    steps = len(plain) // 2
    pairs = zip(plain[:steps], plain[steps:], strict=True)
    return array("i", accumulate(low + 256 * high - ZERO for low, high in pairs))


def pack(values: Iterable[float]) -> bytes:
    """The table as it stands in the file: differences in hundredths of a point, low bytes before high ones."""
    grains = [round(GRAIN * one) for one in values]
    steps = [new - old + ZERO for old, new in zip([0, *grains], grains, strict=False)]
    return zlib.compress(bytes(step & 255 for step in steps) + bytes(step >> 8 for step in steps), 9)
