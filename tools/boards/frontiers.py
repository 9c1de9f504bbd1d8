"""Countries out of cities: the cells of the cities put together by country, with frontiers that look surveyed."""

import random
from collections.abc import Sequence
from itertools import combinations, pairwise

from shapely import (
    Geometry,
    LineString,
    MultiPoint,
    Point,
    STRtree,
    get_parts,
    line_merge,
    polygonize,
    union_all,
    voronoi_polygons,
)

Corner = tuple[float, float]

WIGGLE, HALVINGS = 0.11, 2
"""How far the middle of a stretch of frontier is moved aside, as a share of its length; how often it is halved."""


def countries(cities: Sequence[Corner], owner: Sequence[str], frame: Geometry) -> dict[str, Geometry]:
    """The land of each country inside the frame; each city lies in that of its owner. Raises ValueError."""
    points = MultiPoint(list(cities))
    cells = get_parts(voronoi_polygons(points, extend_to=frame, ordered=True))
    names = sorted(set(owner))
    rough = {name: union_all([cells[at] for at, of in enumerate(owner) if of == name]) for name in names}
    lines = [surveyed(line, seed) for seed, line in enumerate(_frontiers(rough))]
    faces = get_parts(polygonize([union_all([*lines, frame.boundary])]))
    return _owned(faces, cities, owner, frame)


def _frontiers(rough: dict[str, Geometry]) -> list[LineString]:
    """The lines between two countries, each from one corner of three to the next."""
    shared = [rough[a].intersection(rough[b]) for a, b in combinations(rough, 2)]
    return [line for part in shared for line in _lines(part)]


def _lines(shared: Geometry) -> list[LineString]:
    lines = [part for part in get_parts(get_parts(shared)) if isinstance(part, LineString)]
    return list(get_parts(line_merge(union_all(lines)))) if lines else []


def surveyed(line: LineString, seed: int, rounds: int = 2) -> LineString:
    """A line with its corners cut twice, then roughened; its ends stay where they are."""
    corners = [(float(x), float(y)) for x, y in line.coords]
    for _ in range(rounds):
        corners = _cut(corners)
    return LineString(_roughened(corners, random.Random(seed)))


def _cut(corners: list[Corner]) -> list[Corner]:
    """Chaikin's way of cutting corners: a quarter of each side on each side."""
    inner = [(_between(a, b, 0.25), _between(a, b, 0.75)) for a, b in pairwise(corners)]
    return [corners[0], *(corner for pair in inner for corner in pair), corners[-1]]


def _between(a: Corner, b: Corner, share: float) -> Corner:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _roughened(corners: list[Corner], generator: random.Random) -> list[Corner]:
    for _ in range(HALVINGS):
        longer = corners[:1]
        for a, b in pairwise(corners):
            aside = generator.uniform(-WIGGLE, WIGGLE)
            x, y = _between(a, b, 0.5)
            longer += [(x - (b[1] - a[1]) * aside, y + (b[0] - a[0]) * aside), b]
        corners = longer
    return corners


def _owned(
    faces: Sequence[Geometry], cities: Sequence[Corner], owner: Sequence[str], frame: Geometry
) -> dict[str, Geometry]:
    """The faces by the country whose cities they hold; a face without cities goes to the country of the nearest."""
    tree = STRtree([Point(at) for at in cities])
    found: dict[str, list[Geometry]] = {}
    for face in faces:
        within = {owner[at] for at in tree.query(face, predicate="contains")}
        if len(within) > 1:
            raise ValueError(f"a frontier has run over a city: {sorted(within)}")
        name = within.pop() if within else owner[int(tree.nearest(face.representative_point()))]
        found.setdefault(name, []).append(face)
    return {name: union_all(parts).intersection(frame) for name, parts in found.items()}
