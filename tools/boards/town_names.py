"""Where the names of towns stand, by greedy labelling for several enlargements of the map, and where suits are printed.

Names keep their size on the screen while the map grows, so that each step has places of its own. Lengths are pixels of
the screen unless said otherwise.
"""

from collections.abc import Iterator, Sequence
from math import dist, hypot

from shapely import Geometry, LineString, STRtree, box
from tools.boards.lettering import Box, width
from tools.boards.town_lettering import PLAIN, POSITIONS, SPACING, Corner, Town, suit_width, text_box

MARGIN = 5.0
ALL_NAMES = 0.8
"""Pixels per unit from which every name is wanted; below only those that matter."""
SCALES, LAST = (0.49, 0.62, 0.8, 1.0, 1.25, 1.6, 2.1), 2.7
"""Each step holds until the next, the last one until the map can grow no more."""
ON_THE_WAY = (0.0, 0.25, 0.5, 0.75, 0.999)
"""Names are free of collisions at these shares of the way to the next step."""

PRICES = (0.0, 0.5, 0.5, 0.6, 0.8, 0.8, 1.1, 1.1)
"""By position."""
COVERS_A_TOWN, TOUCHES_A_TOWN, CROSSES_A_ROAD = 3.0, 1.6, 0.5

SUITS_OF_A_SECTOR, APART, ROOM = 7, 88.0, 19.0
"""At most so many suits in a sector, so far apart and so far from towns, in units."""


class Layer:
    """What is printed on the map at one scale: first the suits, then names."""

    def __init__(self, suits: Sequence[Corner], scale: float) -> None:
        self.scale = scale
        self._taken: dict[tuple[int, int], list[Box]] = {}
        half = suit_width(scale) / 2
        for x, y in suits:
            self.take(Box(x * scale - half, y * scale - half, x * scale + half, y * scale + half))

    def hit(self, text: Box) -> bool:
        """Whether something stands there."""
        return any(text.overlap(other) for cell in _cells(text) for other in self._taken.get(cell, ()))

    def take(self, text: Box) -> None:
        """Something stands there now."""
        for cell in _cells(text):
            self._taken.setdefault(cell, []).append(text)


class Sheet:
    """The map at one enlargement, and on its way to the next, while names are put on it."""

    def __init__(
        self, towns: Sequence[Town], roads: Sequence[tuple[int, int]], suits: Sequence[Corner], step: int
    ) -> None:
        self.towns, self.scale = towns, SCALES[step]
        further = SCALES[step + 1] if step + 1 < len(SCALES) else LAST
        self._layers = [Layer(suits, self.scale + (further - self.scale) * share) for share in ON_THE_WAY]
        self._places = [(town.at[0] * self.scale, town.at[1] * self.scale) for town in towns]
        self._dots = STRtree([_square(x, y, 4) for x, y in self._places])
        self._roads = STRtree([LineString([self._places[a], self._places[b]]) for a, b in roads])

    def names(self) -> list[tuple[int, int]]:
        """The towns whose names are seen, each with its position; those that matter come first, then short names."""
        wanted = [at for at, town in enumerate(self.towns) if town.strong or self.scale >= ALL_NAMES]
        placed = [(at, self._put(at)) for at in sorted(wanted, key=self._importance)]
        return sorted((at, position) for at, position in placed if position is not None)

    def _importance(self, at: int) -> tuple[bool, float]:
        return not self.towns[at].strong, width(self.towns[at].name, PLAIN, SPACING)

    def _put(self, at: int) -> int | None:
        free = [(self._price(at, position), position) for position in range(POSITIONS) if self._free(at, position)]
        if not free:
            return None
        position = min(free)[1]
        for layer in self._layers:
            layer.take(text_box(self.towns[at], position, layer.scale))
        return position

    def _free(self, at: int, position: int) -> bool:
        return not any(layer.hit(text_box(self.towns[at], position, layer.scale)) for layer in self._layers)

    def _price(self, at: int, position: int) -> float:
        shape = box(*text_box(self.towns[at], position, self.scale))
        covered = set(self._dots.query(shape, predicate="intersects")) - {at}
        near = set(self._dots.query(shape.buffer(MARGIN - 2), predicate="intersects")) - covered - {at}
        crossed = len(self._roads.query(shape, predicate="intersects"))
        towns = COVERS_A_TOWN * len(covered) + TOUCHES_A_TOWN * len(near)
        return PRICES[position] + towns + CROSSES_A_ROAD * crossed


def _cells(text: Box) -> Iterator[tuple[int, int]]:
    for column in range(int(text.left // 64), int(text.right // 64) + 1):
        for row in range(int(text.top // 64), int(text.bottom // 64) + 1):
            yield column, row


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
