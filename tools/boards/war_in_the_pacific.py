"""Draw the chart of War in the Pacific: coasts of Natural Earth in Mercator's projection, and the islands as points.

Run as `python -m tools.boards.war_in_the_pacific`, after `npm ci --prefix tools/boards`; it needs nothing else.
"""

import json
import math
import tomllib
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LAND = HERE / "node_modules" / "world-atlas" / "land-50m.json"
RECIPE = HERE / "war_in_the_pacific.toml"
TARGET = HERE.parents[1] / "web" / "src" / "boards" / "war-in-the-pacific.json"
UNIT = 10

Point = tuple[float, float]
Ring = list[Point]


def rings(land: dict[str, Any]) -> list[Ring]:
    """All outlines of land in degrees, closed: the last corner is the first."""
    arcs = [_arc(land["transform"], arc) for arc in land["arcs"]]
    geometries = land["objects"]["land"]["geometries"]
    return [_ring(arcs, ring) for geometry in geometries for polygon in geometry["arcs"] for ring in polygon]


def _arc(transform: dict[str, Any], steps: list[list[int]]) -> Ring:
    (kx, ky), (tx, ty) = transform["scale"], transform["translate"]
    corners = accumulate(steps, lambda at, step: [at[0] + step[0], at[1] + step[1]])
    return [(x * kx + tx, y * ky + ty) for x, y in corners]


def _ring(arcs: list[Ring], references: list[int]) -> Ring:
    walked = [arcs[at] if at >= 0 else arcs[~at][::-1] for at in references]
    return [point for arc in walked for point in arc[:-1]] + [walked[0][0]]


def clipped(ring: Ring, window: dict[str, float]) -> Ring:
    """The part of a ring inside the window, edge by edge (Sutherland and Hodgman)."""
    for axis, bound, side in ((0, "west", 1), (0, "east", -1), (1, "south", 1), (1, "north", -1)):
        ring = _cut(ring, axis, window[bound], side)
    return ring


def _cut(ring: Ring, axis: int, bound: float, side: int) -> Ring:
    kept: Ring = []
    for one, other in pairwise(ring):
        inside, next_inside = ((end[axis] - bound) * side >= 0 for end in (one, other))
        kept += [one] if inside else []
        kept += [_crossing(one, other, axis, bound)] if inside != next_inside else []
    return [*kept, kept[0]] if kept else []


def _crossing(one: Point, other: Point, axis: int, bound: float) -> Point:
    share = (bound - one[axis]) / (other[axis] - one[axis])
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def projected(point: Point, recipe: dict[str, Any]) -> Point:
    """Mercator, in board units from the corner of the recipe."""
    (west, north), degree = recipe["corner"], recipe["width_of_a_degree"]
    return (point[0] - west) * degree, (_stretched(north) - _stretched(point[1])) * degree


def _stretched(latitude: float) -> float:
    return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2)))


def simplified(line: Ring, tolerance: float) -> Ring:
    """Without the corners that are nearer to the line than the tolerance (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    far, at = max((_distance(point, line[0], line[-1]), index) for index, point in enumerate(line[1:-1], 1))
    if far < tolerance:
        return [line[0], line[-1]]
    return simplified(line[: at + 1], tolerance)[:-1] + simplified(line[at:], tolerance)


def _distance(point: Point, one: Point, other: Point) -> float:
    (x, y), (x0, y0), (x1, y1) = point, one, other
    length = math.hypot(x1 - x0, y1 - y0)
    if not length:
        return math.hypot(x - x0, y - y0)
    return abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length


def _area(ring: Ring) -> float:
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(ring))) / 2


def _steps(ring: Ring) -> list[int]:
    corners = [(round(x * UNIT), round(y * UNIT)) for x, y in ring]
    walked = [corners[0], *((x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(corners))]
    return [number for step in walked for number in step]


def drawn(recipe: dict[str, Any], land: dict[str, Any]) -> dict[str, Any]:
    """The chart as it is kept."""
    shifted = [[(x + turn, y) for x, y in ring] for ring in rings(land) for turn in (0, 360)]
    inside = [ring for ring in (clipped(ring, recipe["window"]) for ring in shifted) if ring]
    lines = [[projected(point, recipe) for point in ring] for ring in inside]
    thinned = [simplified(line, recipe["tolerance"]) for line in lines if _area(line) >= recipe["least_area"]]
    places = {
        name: [round(number * UNIT) for number in projected(tuple(at), recipe)] for name, at in recipe["places"].items()
    }
    about = "Geography: Natural Earth 1:50m, public domain. Drawn by tools/boards; do not edit."
    return {
        "about": about,
        "game": "war-in-the-pacific",
        "unit": UNIT,
        "places": places,
        "land": [_steps(line) for line in thinned if len(line) > 3],
    }


def main() -> None:
    """Read the recipe and the coasts, and write the chart."""
    recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
    chart = drawn(recipe, json.loads(LAND.read_text(encoding="utf-8")))
    TARGET.write_text(json.dumps(chart, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
