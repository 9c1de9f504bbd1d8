"""Natural Earth's countries as polygons in degrees, and the regions that are cut out of them."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec
from shapely import Geometry, Polygon, box, make_valid, union_all
from shapely.affinity import translate
from tools.boards.geometry import polygons

COUNTRIES = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-50m.json"
CUT = -169.0
"""Longitude of the left and right edge of the board: Bering Strait, so that Chukotka stays in one piece."""

Point = tuple[float, float]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A polygon in degrees: a line, roughened, and the corners that close it."""

    corners: list[Point]
    line: list[Point] = []
    wiggle: float = 0.0
    halvings: int = 0
    seed: int = 0

    def polygon(self) -> Geometry:
        """The closed polygon."""
        return make_valid(Polygon([*roughened(self.line, self), *self.corners]))


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Countries, inside all the areas of `inside` and outside all of `outside`."""

    of: list[str]
    take: Literal["all", "mainland", "islands"] = "all"
    inside: list[str] = []
    outside: list[str] = []


class World:
    """The countries and the areas they are cut by. Raises KeyError for a name that neither has."""

    def __init__(self, areas: dict[str, Area]) -> None:
        self.countries = countries(COUNTRIES)
        self.areas = {name: area.polygon() for name, area in areas.items()}

    def land(self, parts: list[Part]) -> Geometry:
        """The union of the parts."""
        return union_all([self._part(part) for part in parts])

    def _part(self, part: Part) -> Geometry:
        land = union_all([self.countries[name] for name in part.of])
        if part.take == "islands":
            return union_all([island for island in self._taken(part, land) if self._holds(part, island)])
        return self._cut(part, union_all(self._taken(part, land)))

    def _taken(self, part: Part, land: Geometry) -> list[Geometry]:
        found = sorted(polygons(land), key=lambda polygon: -polygon.area)
        # An archipelago has no mainland: there all are islands.
        first = 0 if "Indonesia" in part.of else 1
        return {"all": found, "mainland": found[:1], "islands": found[first:]}[part.take]

    def _holds(self, part: Part, island: Geometry) -> bool:
        middle = island.representative_point()
        inside = all(self.areas[name].contains(middle) for name in part.inside)
        return inside and not any(self.areas[name].contains(middle) for name in part.outside)

    def _cut(self, part: Part, land: Geometry) -> Geometry:
        for name in part.inside:
            land = land.intersection(self.areas[name])
        for name in part.outside:
            land = land.difference(self.areas[name])
        return land


def roughened(line: list[Point], area: Area) -> list[Point]:
    """Midpoint displacement: a ruled line becomes a watershed. The same seed gives the same line."""
    generator = random.Random(area.seed)
    for _ in range(area.halvings):
        line = _halved(line, area.wiggle, generator)
    return line


def _halved(line: list[Point], wiggle: float, generator: random.Random) -> list[Point]:
    longer = line[:1]
    for (x0, y0), (x1, y1) in pairwise(line):
        shift = generator.uniform(-wiggle, wiggle)
        longer += [((x0 + x1) / 2 - (y1 - y0) * shift, (y0 + y1) / 2 + (x1 - x0) * shift), (x1, y1)]
    return longer


def countries(path: Path) -> dict[str, Geometry]:
    """The countries of a TopoJSON file by name, from longitude `CUT` eastwards round the world."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = _arcs(topology)
    return {
        country["properties"]["name"]: _from_the_cut(union_all(_polygons(country, arcs)))
        for country in topology["objects"]["countries"]["geometries"]
        if country["type"] in ("Polygon", "MultiPolygon")
    }


def _arcs(topology: dict[str, Any]) -> list[list[Point]]:
    return [_arc(arc, topology["transform"]) for arc in topology["arcs"]]


def _arc(arc: list[list[int]], transform: dict[str, Any]) -> list[Point]:
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    points, x, y = [], 0, 0
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x * sx + tx, y * sy + ty))
    return points


def _polygons(country: dict[str, Any], arcs: list[list[Point]]) -> list[Geometry]:
    parts = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
    rings = [[_ring(ring, arcs) for ring in part] for part in parts]
    return [make_valid(Polygon(shell, holes)) for shell, *holes in rings if len(shell) > 3]


def _ring(indices: list[int], arcs: list[list[Point]]) -> list[Point]:
    points: list[Point] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return _unwrapped(points)


def _unwrapped(ring: list[Point]) -> list[Point]:
    """A ring over the antimeridian jumps from 180 to -180: go on counting instead."""
    turn, points = 0.0, ring[:1]
    for (before, _), (x, y) in pairwise(ring):
        turn -= 360 * round((x - before) / 360)
        points.append((x + turn, y))
    return points


def _from_the_cut(land: Geometry) -> Geometry:
    strips = [(turn, land.intersection(box(CUT + turn, -90, CUT + 360 + turn, 90))) for turn in (-360, 0, 360)]
    return union_all([translate(strip, -turn) for turn, strip in strips if not strip.is_empty])
