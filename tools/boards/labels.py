"""Where counters stand and names are written, so that none covers another. Lengths are board units.

Every region has a list of spots, each a counter point and a place for the name, with a price. Pairs of spots that get
in each other's way cost more. One region after another takes its cheapest spot until nobody wants to change.
"""

from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple

from shapely import Geometry, Point, STRtree, box, maximum_inscribed_circle, prepare
from tools.boards.geometry import polygons
from tools.boards.lettering import CHOSEN, COUNTER, NAME, TICKS, Box, Side, line

APART = 41.0
"""Counters stand at least so far from each other: a finger's width on a phone at the scale of play."""
STEP = 3.0
CANDIDATES = 36
PRICES: dict[Side, float] = {"below": 0.0, "right": 5.0, "left": 5.0, "above": 7.0}
MUCH = 1000.0


class Spot(NamedTuple):
    """A counter point, the anchor of the name and its side, what they cover, and the price."""

    counter: tuple[float, float]
    name: tuple[float, float]
    side: Side
    piece: Box
    ticks: Box
    text: Box
    chosen: Box
    price: float


class Land(NamedTuple):
    """What the spots of a region are weighed by."""

    region: Geometry
    others: STRtree
    links: STRtree


def placed(
    regions: dict[str, Geometry], widths: dict[str, float], links: list[Geometry], fixed: list[Box]
) -> dict[str, Spot]:
    """A spot for each region; `widths` are those of the longest names, `fixed` is what is written already."""
    spots = {}
    for name, region in regions.items():
        others = STRtree([other for id, other in regions.items() if id != name])
        spots[name] = _spots(Land(region, others, STRtree(links)), widths[name], fixed)
    return _settled(spots)


def _settled(spots: dict[str, list[Spot]]) -> dict[str, Spot]:
    taken = {name: min(of, key=lambda spot: spot.price) for name, of in spots.items()}
    before: dict[str, Spot] = {}
    while taken != before:
        before = dict(taken)
        for name, of in spots.items():
            near = [spot for other, spot in taken.items() if other != name and _near(taken[name], spot)]
            taken[name] = min(of, key=_cost(near))
    return taken


def _near(a: Spot, b: Spot) -> bool:
    return hypot(a.counter[0] - b.counter[0], a.counter[1] - b.counter[1]) < 260


def _cost(near: list[Spot]) -> Callable[[Spot], float]:
    return lambda spot: spot.price + sum(_strife(spot, other) for other in near)


def _strife(a: Spot, b: Spot) -> float:
    """What it costs that two spots are near: much for covering at rest, little while both may be chosen."""
    gap = hypot(a.counter[0] - b.counter[0], a.counter[1] - b.counter[1])
    rest = a.text.overlap(b.text) + a.text.overlap(b.piece) + a.piece.overlap(b.text)
    chosen = a.chosen.overlap(b.chosen) + a.chosen.overlap(b.ticks) + a.ticks.overlap(b.chosen)
    return MUCH * max(APART - gap, 0) + MUCH * rest + 0.15 * chosen


def _spots(land: Land, wide: float, fixed: list[Box]) -> list[Spot]:
    return [
        spot
        for x, y, price in _points(land.region)
        for spot in _names(x, y, price, wide, land)
        if not any(spot.text.overlap(taken) or spot.piece.overlap(taken) for taken in fixed)
    ]


def _points(region: Geometry) -> list[tuple[float, float, float]]:
    """The roomiest points of the largest part with their prices: how much nearer the coast they lie than need be."""
    part = max(polygons(region), key=lambda polygon: polygon.area)
    prepare(part)
    pole = maximum_inscribed_circle(part, tolerance=0.5)
    x, y = pole.coords[0]
    room = min(pole.length, 17.0)
    found = [
        (px, py, (room - min(part.boundary.distance(Point(px, py)), room)) * 1.1 + hypot(px - x, py - y) * 0.12)
        for px, py in _grid(x, y)
        if part.contains(Point(px, py)) and part.boundary.distance(Point(px, py)) > min(0.5 * room, 6)
    ]
    return sorted(found, key=lambda point: point[2])[:CANDIDATES]


def _grid(x: float, y: float) -> Iterator[tuple[float, float]]:
    steps = range(-12, 13)
    return ((round(x + i * STEP, 1), round(y + j * STEP, 1)) for i in steps for j in steps)


def _names(x: float, y: float, price: float, wide: float, land: Land) -> Iterator[Spot]:
    for side, dx, dy in _sides():
        anchor = (round(x + dx, 1), round(y + dy, 1))
        text = line(*anchor, side, wide, NAME)
        chosen = _chosen(anchor, side, wide)
        shift = abs(dx) * 0.2 if side in ("below", "above") else abs(dy - 6) * 0.15
        cost = price + PRICES[side] + shift + _ground(text, land) + _crossing(x, y, text, land)
        yield Spot((x, y), anchor, side, COUNTER.at(x, y), TICKS.at(x, y), text, chosen, cost)


def _sides() -> Iterator[tuple[Side, float, float]]:
    yield from (("below", dx, 27.5) for dx in (0, -8, 8, -16, 16))
    yield from (("right", 19, dy) for dy in (6, -2, 14, -12))
    yield from (("left", -19, dy) for dy in (6, -2, 14, -12))
    yield from (("above", dx, -21) for dx in (0, -8, 8, -16, 16))


def _chosen(anchor: tuple[float, float], side: Side, wide: float) -> Box:
    dx, dy = {"below": (0, 7), "left": (-4, 0), "right": (4, 0), "above": (0, -4)}[side]
    return line(anchor[0] + dx, anchor[1] + dy, side, wide * CHOSEN / NAME, CHOSEN)


def _ground(text: Box, land: Land) -> float:
    """A name on foreign land reads as the name of that land."""
    ground = box(*text)
    foreign = sum(
        land.others.geometries[index].intersection(ground).area for index in land.others.query(ground, "intersects")
    )
    return 9 * float(foreign / ground.area)


def _crossing(x: float, y: float, text: Box, land: Land) -> float:
    """Dotted lines are not to run under names and counters."""
    return 4 * len(land.links.query(box(*text), "intersects")) + 2 * len(
        land.links.query(box(*COUNTER.at(x, y)), "intersects")
    )
