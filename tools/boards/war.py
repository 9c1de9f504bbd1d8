"""Draws the board of War from Natural Earth's countries into `web/src/boards/war.json`.

npm ci --prefix tools/boards && uv run --group boards python -m tools.boards.war
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from shapely import (
    Geometry,
    LineString,
    MultiLineString,
    MultiPolygon,
    Point,
    box,
    get_parts,
    orient_polygons,
    shortest_line,
    total_bounds,
    transform,
    union_all,
)
from tools.boards.arcs import Arcs, Ring
from tools.boards.board import OUTPUT, Board, Compass, Continent, Corner, Link, Region, steps, write
from tools.boards.coverage import covered
from tools.boards.geometry import Floats, grown, polygons, project
from tools.boards.labels import Spot, placed
from tools.boards.lettering import BONUS, CONTINENT, CONTINENT_SPACING, Box, line, names, widest
from tools.boards.shapes import Area, Part, World

from casusbelli.games.war.board import CONTINENT_OF, LAND, SEA, TERRITORIES, Pair, territory

RECIPE = Path(__file__).with_name("war.toml")
ABOUT = "Geography: Natural Earth 1:50m, public domain. Drawn by tools/boards; do not edit."
NOBODY = ""
WIDTH, UNIT = 11000, 10
MARGIN = (8, 10)
"""Water left and right, above and below, before the globe is fitted to the width."""
BEYOND = 2000
"""So far the graticule goes on beyond the frame, for screens of another shape."""
BEND, BOW = 0.16, 60.0
"""A dotted line is bowed by that share of its length, and by no more than so many steps."""
SHORE = 0.12
"""A dotted line without a hint starts from parts of a region that have at least this share of its largest one."""


class RegionParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a region is put together from, and how much larger it is drawn; only islands can be drawn larger."""

    id: str
    parts: list[Part]
    grow: float = 1.0


class Nobody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Land that is drawn and belongs to nobody."""

    parts: list[Part]


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Near which places, in degrees, a dotted line leaves the coasts of its two ends."""

    start: tuple[float, float] = msgspec.field(name="from")
    end: tuple[float, float] = msgspec.field(name="to")
    bend: float = BEND
    over_the_edge: bool = False


class Rose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the compass rose stands, in board units."""

    at: tuple[int, int]
    radius: int


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `war.toml`."""

    areas: dict[str, Area]
    regions: list[RegionParts]
    nobody: Nobody
    links: dict[str, Hint]
    continents: dict[str, tuple[int, int]]
    compass: Rose


class Canvas(NamedTuple):
    """How the plane of the projection is laid on the board."""

    left: float
    top: float
    scale: float
    height: int

    def fit(self, geometry: Geometry) -> Geometry:
        """A geometry in degrees, on the canvas."""
        return transform(project(geometry), self._fit)

    def _fit(self, plane: Floats) -> Floats:
        moved: Floats = (plane - np.array([self.left, self.top])) * self.scale
        return moved


def draw(recipe: Recipe) -> Board:
    """The board of War. Raises KeyError when the recipe does not know a territory."""
    world = World(recipe.areas)
    land = {region.id: world.land(region.parts) for region in recipe.regions}
    canvas = _canvas(list(land.values()))
    growth = {region.id: region.grow for region in recipe.regions}
    fitted = {id: grown(canvas.fit(land[id]), growth[id]) for id in TERRITORIES}
    fitted[NOBODY] = canvas.fit(world.land(recipe.nobody.parts))
    drawn = covered(fitted, [_ids(pair) for pair in LAND])
    links = [_link(_ids(pair), drawn, recipe.links, canvas) for pair in SEA]
    return _board(recipe, canvas, drawn, links)


def _board(recipe: Recipe, canvas: Canvas, drawn: dict[str, Geometry], links: list[Link]) -> Board:
    arcs = Arcs({id: _rings(region) for id, region in drawn.items()})
    spots = _spots({id: drawn[id] for id in TERRITORIES}, links, recipe)
    kinds = [_kind(sides) for sides in arcs.bounds]
    lines = {kind: arcs.chains(index for index, of in enumerate(kinds) if of == kind) for kind in (1, 2, 3)}
    return Board(
        about=ABOUT,
        game="war",
        width=WIDTH,
        height=canvas.height,
        unit=UNIT,
        regions=[_region(id, arcs.regions[id], drawn[id], spots[id]) for id in TERRITORIES],
        links=links,
        continents=[Continent(id, _steps(at)) for id, at in recipe.continents.items()],
        compass=Compass(_steps(recipe.compass.at), recipe.compass.radius * UNIT),
        nobody=arcs.regions[NOBODY],
        coast=lines[1],
        borders=lines[2],
        frontiers=lines[3],
        graticule=_graticule(canvas),
        arcs=[steps(list(arc)) for arc in arcs.corners],
    )


def _canvas(land: list[Geometry]) -> Canvas:
    left, top, right, bottom = total_bounds([project(region) for region in land])
    scale = WIDTH / (right - left + 2 * MARGIN[0])
    height = round((bottom - top + 2 * MARGIN[1]) * scale)
    return Canvas(left - MARGIN[0], top - MARGIN[1], scale, height)


def _ids(pair: Pair) -> tuple[str, str]:
    return TERRITORIES[pair[0]], TERRITORIES[pair[1]]


def _steps(at: tuple[float, float]) -> Corner:
    return round(at[0] * UNIT), round(at[1] * UNIT)


def _rings(region: Geometry) -> list[Ring]:
    outlines = [ring for part in polygons(orient_polygons(region)) for ring in (part.exterior, *part.interiors)]
    return [[(round(x), round(y)) for x, y in ring.coords] for ring in outlines]


def _kind(sides: frozenset[str]) -> int:
    """1 for a coast, 2 for a border inside a continent, 3 for one between two."""
    continents = {CONTINENT_OF[territory(id)] for id in sides if id != NOBODY}
    return 1 if len(sides) == 1 else 1 + len(continents)


def _region(id: str, rings: list[list[int]], drawn: Geometry, spot: Spot) -> Region:
    left, top, right, bottom = (round(edge) for edge in drawn.bounds)
    return Region(id, rings, (left, top, right, bottom), _steps(spot.counter), _steps(spot.name), spot.side)


def _spots(drawn: dict[str, Geometry], links: list[Link], recipe: Recipe) -> dict[str, Spot]:
    regions = {id: _in_units(region) for id, region in drawn.items()}
    curves = [_in_units(_curve(curve)) for link in links for curve in link.curves]
    widths = {id: widest(of) for id, of in names("territory").items()}
    titles = names("continent")
    fixed = [box for id, at in recipe.continents.items() for box in _title(at, titles[id])]
    return placed(regions, widths, curves, fixed)


def _in_units(geometry: Geometry) -> Geometry:
    return transform(geometry, lambda canvas: canvas / UNIT)


def _title(at: tuple[int, int], names: tuple[str, ...]) -> tuple[Box, Box]:
    wide = widest(names, CONTINENT, CONTINENT_SPACING)
    return line(*at, "below", wide, CONTINENT), BONUS.at(*at)


def _curve(curve: tuple[int, int, int, int, int, int]) -> LineString:
    x0, y0, cx, cy, x1, y1 = curve
    share = [at / 12 for at in range(13)]
    return LineString(
        [
            (
                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
            )
            for t in share
        ]
    )


def _link(ends: tuple[str, str], drawn: dict[str, Geometry], hints: dict[str, Hint], canvas: Canvas) -> Link:
    hint = hints.get("-".join(ends))
    if hint is None:
        shortest = shortest_line(_shores(drawn[ends[0]]), _shores(drawn[ends[1]]))
        (x0, y0), (x1, y1) = shortest.coords
        return Link(ends, [_bowed(x0, y0, x1, y1, BEND)])
    x0, y0 = _landing(hint.start, drawn[ends[0]], canvas)
    x1, y1 = _landing(hint.end, drawn[ends[1]], canvas)
    if hint.over_the_edge:
        y = (y0 + y1) / 2 + 30
        west, east = _through(x0, y0, -BEYOND, y), _through(x1, y1, WIDTH + BEYOND, y)
        return Link(ends, [west, east])
    return Link(ends, [_bowed(x0, y0, x1, y1, hint.bend)])


def _shores(region: Geometry) -> Geometry:
    parts = polygons(region)
    largest = max(part.area for part in parts)
    return MultiPolygon([part for part in parts if part.area > SHORE * largest])


def _landing(place: tuple[float, float], region: Geometry, canvas: Canvas) -> tuple[float, float]:
    """The point of a coast that is nearest to a place in degrees."""
    x, y = shortest_line(region.boundary, canvas.fit(Point(place))).coords[0]
    return float(x), float(y)


def _bowed(x0: float, y0: float, x1: float, y1: float, bend: float) -> tuple[int, int, int, int, int, int]:
    length = float(np.hypot(x1 - x0, y1 - y0))
    share = min(abs(bend), BOW / length) * (1 if bend > 0 else -1)
    cx, cy = (x0 + x1) / 2 - (y1 - y0) * share, (y0 + y1) / 2 + (x1 - x0) * share
    return round(x0), round(y0), round(cx), round(cy), round(x1), round(y1)


def _through(x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, int, int, int, int]:
    """From a coast out over the edge of the board, level before it gets there."""
    return round(x0), round(y0), round(x0 + (x1 - x0) * 0.2), round(y1), round(x1), round(y1)


def _graticule(canvas: Canvas) -> list[list[int]]:
    """Meridians every 30 degrees, the equator, the tropics and the polar circle, as far as the frame and beyond."""
    meridians = [LineString([(east, north) for north in range(-80, 92, 2)]) for east in range(-210, 241, 30)]
    parallels = [
        LineString([(east, north) for east in range(-225, 256, 3)]) for north in (-66.5, -23.44, 0, 23.44, 66.5)
    ]
    frame = box(-BEYOND, -BEYOND, WIDTH + BEYOND, canvas.height + BEYOND)
    lines = union_all([canvas.fit(MultiLineString(meridians + parallels)).intersection(frame)], grid_size=1)
    return [steps([(round(x), round(y)) for x, y in part.simplify(3).coords]) for part in get_parts(lines)]


def main() -> None:
    """Reads the recipe and writes the board."""
    recipe = msgspec.convert(tomllib.loads(RECIPE.read_text(encoding="utf-8")), Recipe)
    write(draw(recipe), OUTPUT / "war.json")


if __name__ == "__main__":
    main()
