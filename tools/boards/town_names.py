"""Where the names of towns stand, by greedy labelling for several enlargements of the map, and where suits are printed.

Names keep their size on the screen while the map grows, so that each step has places of its own. Lengths are pixels of
the screen unless said otherwise.
"""

from collections.abc import Iterator, Sequence
from math import dist, hypot
from typing import NamedTuple

from shapely import Geometry, LineString, STRtree, box
from tools.boards.lettering import ASCENT, DESCENT, Box, width

PLAIN, STRONG = 12.5, 14.0
"""Sizes of a name, and of one that matters: an objective or a depot."""
SPACING = 0.01
RING, SQUARE = 7.5, 11.0
"""How far a name keeps from the middle of a city that is a ring, and from one that is a square or a star."""
MARGIN = 5.0
ALL_NAMES = 0.8
"""Pixels per unit from which every name is wanted; below only those that matter."""
SCALES = (0.49, 0.62, 0.8, 1.0, 1.25, 1.6, 2.1)

PRICES = (0.0, 0.5, 0.5, 0.6, 0.8, 0.8, 1.1, 1.1)
"""To the right, above, below, to the left; above and below to the right, above and below to the left."""
COVERS_A_TOWN, TOUCHES_A_TOWN, CROSSES_A_ROAD = 3.0, 1.6, 0.5

SUIT = (16.0, 7.0, 24.0)
"""Width of a suit in units of the map, and the least and the greatest in pixels."""
SUITS_OF_A_SECTOR, APART, ROOM = 7, 88.0, 19.0
"""At most so many suits in a sector, so far apart and so far from towns, in units."""

Corner = tuple[float, float]


class Town(NamedTuple):
    """A city: its place in units, its name, and whether it matters."""

    at: Corner
    name: str
    strong: bool


def size(town: Town) -> float:
    """The size of its name."""
    return STRONG if town.strong else PLAIN


def text_box(town: Town, position: int, scale: float) -> Box:
    """The box of a name at one of the eight positions."""
    high, wide = size(town), width(town.name, size(town), SPACING)
    room = SQUARE if town.strong else RING
    dx, dy = anchor(position, room, high)
    left = dx - (0.0, 0.5, 0.5, 1.0, 0.0, 0.0, 1.0, 1.0)[position] * wide
    x, y = town.at[0] * scale + left, town.at[1] * scale + dy
    return Box(x, y - ASCENT * 0.9 * high, x + wide, y + DESCENT * high)


def anchor(position: int, room: float, high: float) -> Corner:
    """Where the base line of a name begins, ends or has its middle, from the middle of its city."""
    slant = room * 0.6
    return (
        (room, 0.32 * high),
        (0.0, -room),
        (0.0, room + 0.68 * high),
        (-room, 0.32 * high),
        (slant, -slant),
        (slant, slant + 0.6 * high),
        (-slant, -slant),
        (-slant, slant + 0.6 * high),
    )[position]


class Sheet:
    """The map at one enlargement while names are put on it."""

    def __init__(
        self, towns: Sequence[Town], roads: Sequence[tuple[int, int]], suits: Sequence[Corner], scale: float
    ) -> None:
        self.towns, self.scale = towns, scale
        self.places = [(town.at[0] * scale, town.at[1] * scale) for town in towns]
        self._dots = STRtree([_square(x, y, 4) for x, y in self.places])
        self._roads = STRtree([LineString([self.places[a], self.places[b]]) for a, b in roads])
        half = suit_width(scale) / 2
        self._suits = STRtree(
            [box(x - half, y - half, x + half, y + half) for x, y in ((u * scale, v * scale) for u, v in suits)]
        )
        self._taken: dict[tuple[int, int], list[Box]] = {}

    def names(self) -> list[tuple[int, int]]:
        """The towns whose names are seen, each with its position; those that matter come first, then short names."""
        found = []
        for at in sorted(range(len(self.towns)), key=self._importance):
            if self.scale < ALL_NAMES and not self.towns[at].strong:
                continue
            position = self._best(at)
            if position is not None:
                self._take(text_box(self.towns[at], position, self.scale))
                found.append((at, position))
        return sorted(found)

    def _importance(self, at: int) -> tuple[bool, float]:
        return not self.towns[at].strong, width(self.towns[at].name, PLAIN, SPACING)

    def _best(self, at: int) -> int | None:
        prices = [(self._price(at, position), position) for position in range(len(PRICES))]
        allowed = [(price, position) for price, position in prices if price is not None]
        return min(allowed)[1] if allowed else None

    def _price(self, at: int, position: int) -> float | None:
        text = text_box(self.towns[at], position, self.scale)
        shape = box(*text)
        if self._hit(text) or len(self._suits.query(shape, predicate="intersects")):
            return None
        covered = set(self._dots.query(shape, predicate="intersects")) - {at}
        near = set(self._dots.query(shape.buffer(MARGIN - 2), predicate="intersects")) - covered - {at}
        crossed = len(self._roads.query(shape, predicate="intersects"))
        towns = COVERS_A_TOWN * len(covered) + TOUCHES_A_TOWN * len(near)
        return PRICES[position] + towns + CROSSES_A_ROAD * crossed

    def _hit(self, text: Box) -> bool:
        return any(text.overlap(other) for cell in _cells(text) for other in self._taken.get(cell, ()))

    def _take(self, text: Box) -> None:
        for cell in _cells(text):
            self._taken.setdefault(cell, []).append(text)


def _cells(text: Box) -> Iterator[tuple[int, int]]:
    for column in range(int(text.left // 64), int(text.right // 64) + 1):
        for row in range(int(text.top // 64), int(text.bottom // 64) + 1):
            yield column, row


def suit_width(scale: float) -> float:
    """How wide a suit is at this enlargement."""
    units, least, greatest = SUIT
    return min(max(units * scale, least), greatest)


def suits(rect: Sequence[int], towns: Sequence[Town], roads: Sequence[tuple[int, int]]) -> list[Corner]:
    """The emptiest places of a sector, in units: away from towns, their names, roads, edges, and from each other."""
    left, top, right, bottom = rect
    near = [town for town in towns if left - 60 < town.at[0] < right + 60 and top - 60 < town.at[1] < bottom + 60]
    lines = STRtree([LineString([towns[a].at, towns[b].at]) for a, b in roads])
    spots = [(float(x), float(y)) for y in range(top + 20, bottom - 16, 9) for x in range(left + 20, right - 16, 9)]
    rooms = sorted(((_room(spot, rect, near), spot) for spot in spots), reverse=True)
    taken: list[Corner] = []
    for room, spot in rooms:
        if room < ROOM or len(taken) == SUITS_OF_A_SECTOR:
            break
        if all(dist(spot, other) > APART for other in taken) and not len(lines.query(_square(*spot, 9), "intersects")):
            taken.append(spot)
    return taken


def _square(x: float, y: float, half: float) -> Geometry:
    return box(x - half, y - half, x + half, y + half)


def _room(spot: Corner, rect: Sequence[int], near: Sequence[Town]) -> float:
    """How far the next thing is; a name is thought to stand to the right of its town."""
    x, y = spot
    left, top, right, bottom = rect
    edges = (x - left + 4, right - x + 4, y - top + 4, bottom - y + 4)
    towns = (hypot(_beyond(x - town.at[0], len(town.name)), y - town.at[1]) for town in near)
    return min(*edges, *towns)


def _beyond(dx: float, letters: int) -> float:
    return dx if dx < 0 else max(0.0, dx - 4.2 * letters)
