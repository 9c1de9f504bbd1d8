"""Draws the map of Friedrich: coast and rivers from degrees, countries from their cities, names and suits.

npm ci --prefix tools/boards && uv run --group boards python -m tools.boards.friedrich; Prettier lays the file out:
npx --prefix web prettier --write web/src/boards/friedrich.json
"""

import tomllib
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from shapely import (
    Geometry,
    LineString,
    Point,
    box,
    make_valid,
    maximum_inscribed_circle,
    orient_polygons,
    transform,
    union_all,
)
from tools.boards import frontiers
from tools.boards.arcs import Arcs, Ring
from tools.boards.board import OUTPUT, steps
from tools.boards.coverage import covered
from tools.boards.geometry import Floats, polygons
from tools.boards.shapes import COUNTRIES, countries
from tools.boards.town_lettering import PLAIN, POSITIONS, RING, SQUARE, STRONG, SUIT, Town
from tools.boards.town_names import SCALES, Sheet, suits

from casusbelli.games.friedrich.board import (
    ALL_CITIES,
    BOARD_SIZE,
    CITY_NAME,
    COUNTRY_OF,
    DEPOTS,
    MAIN_ROADS,
    NEIGHBOURS,
    NONE,
    OBJECTIVE_AT,
    PX,
    PY,
    SECTOR_RECT,
    SECTOR_SUIT,
    SUITS,
    city,
)
from casusbelli.games.friedrich.board import (
    COUNTRIES as LANDS,
)

RECIPE = Path(__file__).with_name("friedrich.toml")
TARGET = OUTPUT / "friedrich.json"
ABOUT = "Geography: Natural Earth 1:10m, public domain. Drawn by tools/boards; do not edit."
UNIT = 10
NOBODY, BEYOND, OUTSIDE = "", "beyond", "outside"
"""Foreign land on the board, land beyond its edge, and what is not drawn at all."""
REACH = 150.0
"""How far the place of a known city bends the land round it, in units."""
ISLAND = 15.0
"""Half the width of the land that is drawn round a city that would stand in the water."""

PLACES = [(float(x), float(y)) for x, y in zip(PX, PY, strict=True)]
WIDTH, HEIGHT = BOARD_SIZE


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A river in degrees."""

    id: str
    course: list[tuple[float, float]]
    great: bool = False


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of the globe that is looked at, in degrees."""

    west: float
    east: float
    south: float
    north: float


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `friedrich.toml`."""

    tolerance: float
    window: Window
    beyond: tuple[int, int]
    foreign: list[str]
    seas: dict[str, tuple[int, int]]
    anchors: dict[str, tuple[float, float]]
    rivers: list[River]


class Projection:
    """From degrees to units of the board: a polynomial, and what the known cities are off it bent away round them."""

    def __init__(self, anchors: dict[str, tuple[float, float]]) -> None:
        degrees = np.array(list(anchors.values()))
        places = np.array([PLACES[city(id)] for id in anchors])
        self._factors = np.linalg.lstsq(_powers(degrees), places, rcond=None)[0]
        self._known = _powers(degrees) @ self._factors
        self._off = np.linalg.solve(_nearness(self._known, self._known), places - self._known)

    def __call__(self, degrees: Floats) -> Floats:
        flat: Floats = _powers(degrees) @ self._factors
        return flat + _nearness(flat, self._known) @ self._off


def _powers(degrees: Floats) -> Floats:
    east, north = (degrees[:, 0] - 14) / 8, (degrees[:, 1] - 52) / 3
    return np.stack([np.ones_like(east), east, north, east * north, east**2, north**2], axis=1)


def _nearness(points: Floats, known: Floats) -> Floats:
    away = np.hypot(points[:, None, 0] - known[None, :, 0], points[:, None, 1] - known[None, :, 1])
    near: Floats = np.exp(-((away / REACH) ** 2))
    return near


def draw(recipe: Recipe) -> dict[str, Any]:
    """The map, ready for JSON. Raises KeyError for an anchor that is no city, ValueError for a frontier over a city."""
    project = Projection(recipe.anchors)
    apart = _regions(recipe, project)
    regions = covered(apart, combinations(apart, 2))
    arcs = Arcs({id: _rings(region) for id, region in regions.items()})
    kinds = [_kind(sides) for sides in arcs.bounds]
    return {
        "about": ABOUT,
        "game": "friedrich",
        "width": WIDTH,
        "height": HEIGHT,
        "unit": UNIT,
        "beyond": recipe.beyond,
        "countries": [_country(id, arcs.regions[id], regions[id]) for id in LANDS],
        "nobody": arcs.regions[NOBODY] + arcs.regions[BEYOND],
        "coast": arcs.chains(at for at, kind in enumerate(kinds) if kind == 1),
        "frontiers": arcs.chains(at for at, kind in enumerate(kinds) if kind == 2),
        "seas": [{"id": id, "at": at} for id, at in recipe.seas.items()],
        "rivers": [_river(river, project) for river in recipe.rivers],
        "arcs": [steps(list(arc)) for arc in arcs.corners],
        **_towns(),
    }


# ---- land -----------------------------------------------------------------------------------------------------------


def _regions(recipe: Recipe, project: Projection) -> dict[str, Geometry]:
    """The countries, nobody's land, and what lies outside, on the integer canvas."""
    (wide, high), sheet = recipe.beyond, box(0, 0, WIDTH, HEIGHT)
    frame = box(-wide, -high, WIDTH + wide, HEIGHT + high)
    land, foreign = _land(recipe, project, frame)
    owner = [LANDS[COUNTRY_OF[place]] for place in ALL_CITIES]
    own = land.intersection(sheet).difference(foreign)
    found = {id: cells.intersection(own) for id, cells in frontiers.countries(PLACES, owner, sheet).items()}
    found[BEYOND] = land.difference(sheet)
    found[NOBODY] = land.intersection(sheet).difference(union_all(list(found.values())))
    found[OUTSIDE] = frame.buffer(20, join_style="mitre").difference(frame)
    return {id: transform(region, lambda units: units * UNIT) for id, region in found.items()}


def _land(recipe: Recipe, project: Projection, frame: Geometry) -> tuple[Geometry, Geometry]:
    """All land, and of it that of countries that have no part in the game."""
    seen = box(recipe.window.west, recipe.window.south, recipe.window.east, recipe.window.north)
    shapes = countries(COUNTRIES.with_name("countries-10m.json"))
    parts = {name: make_valid(shape).intersection(seen) for name, shape in shapes.items() if shape.intersects(seen)}
    land = _laid(union_all(list(parts.values())), project, frame)
    wet = [Point(place).buffer(ISLAND) for place in PLACES if not land.contains(Point(place).buffer(ISLAND / 2))]
    dry = union_all([land, *wet])
    return dry, _laid(union_all([parts[name] for name in recipe.foreign]), project, frame).difference(union_all(wet))


def _laid(shape: Geometry, project: Projection, frame: Geometry) -> Geometry:
    return make_valid(transform(shape.segmentize(0.1), project)).intersection(frame)


def _rings(region: Geometry) -> list[Ring]:
    outlines = [ring for part in polygons(orient_polygons(region)) for ring in (part.exterior, *part.interiors)]
    return [[(round(x), round(y)) for x, y in ring.coords] for ring in outlines]


def _kind(sides: frozenset[str]) -> int:
    """1 for a coast, 2 for a frontier, 0 for the edge of the board and of what is drawn."""
    if OUTSIDE in sides or (BEYOND in sides and len(sides) > 1):
        return 0
    return min(len(sides), 2)


def _country(id: str, rings: list[list[int]], drawn: Geometry) -> dict[str, Any]:
    pole = maximum_inscribed_circle(max(polygons(drawn), key=lambda part: part.area), tolerance=20)
    return {"id": id, "rings": rings, "name": [round(at) for at in pole.coords[0]]}


def _river(river: River, project: Projection) -> dict[str, Any]:
    """A river, smoothed, as its first corner and the steps from there."""
    bends = LineString(project(np.array(river.course)))
    line = frontiers.surveyed(frontiers.surveyed(bends, len(river.course), rounds=0), 1).simplify(0.5)
    course = steps([(round(x * UNIT), round(y * UNIT)) for x, y in line.coords])
    return {"id": river.id, "great": river.great, "course": course}


# ---- towns ----------------------------------------------------------------------------------------------------------


def _towns() -> dict[str, Any]:
    towns = [Town(PLACES[place], CITY_NAME[place], _matters(place)) for place in ALL_CITIES]
    roads = {kind: _roads(table) for kind, table in (("main", MAIN_ROADS), ("all", NEIGHBOURS))}
    normal = [road for road in roads["all"] if road not in set(roads["main"])]
    places = [suits(rect, towns, roads["all"]) for rect in SECTOR_RECT]
    printed = [spot for of in places for spot in of]
    sheets = [Sheet(towns, roads["all"], printed, step) for step in range(len(SCALES))]
    return {
        "cities": [at for place in zip(PX, PY, strict=True) for at in place],
        "roads": {"main": _flat(roads["main"]), "normal": _flat(normal)},
        "sectors": [
            {"rect": rect, "suit": SUITS[suit], "at": _flat(spots)}
            for rect, suit, spots in zip(SECTOR_RECT, SECTOR_SUIT, places, strict=True)
        ],
        "lettering": {"plain": PLAIN, "strong": STRONG, "ring": RING, "square": SQUARE, "suit": SUIT},
        "names": [
            {"scale": sheet.scale, "at": [town * 8 + position for town, position in sheet.names()]} for sheet in sheets
        ],
    }


def _at(sheet: Sheet) -> list[int]:
    return [town * POSITIONS + position for town, position in sheet.names()]


def _flat(pairs: Iterable[tuple[float, float]]) -> list[int]:
    return [round(number) for pair in pairs for number in pair]


def _matters(place: int) -> bool:
    return OBJECTIVE_AT[place] != NONE or any(place in depots for depots in DEPOTS)


def _roads(table: Sequence[Iterable[int]]) -> list[tuple[int, int]]:
    return [(a, b) for a, row in enumerate(table) for b in row if a < b]


def main() -> None:
    """Read the recipe and the coasts, and write the map."""
    recipe = msgspec.convert(tomllib.loads(RECIPE.read_text(encoding="utf-8")), Recipe)
    TARGET.write_bytes(msgspec.json.encode(draw(recipe)) + b"\n")


if __name__ == "__main__":
    main()
