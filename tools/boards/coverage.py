"""Regions become a coverage: no gaps, no overlaps, integer corners, and borders that two regions share point by point.

Lengths are steps of the integer canvas, ten to a board unit.
"""

from collections.abc import Iterable

from shapely import (
    Geometry,
    MultiPolygon,
    Point,
    STRtree,
    coverage_simplify,
    polygonize,
    union_all,
)
from tools.boards.geometry import polygons

STRAIT = 30
"""Regions that are no neighbours on land stay at least so far apart."""
TOLERANCE = 7.5
ISLET, LAGOON = 520, 400
"""Smaller islands and smaller waters inside the land are left out; the largest part of a region always stays."""

Regions = dict[str, Geometry]
Pairs = Iterable[tuple[str, str]]


def covered(regions: Regions, land: Pairs) -> Regions:
    """The regions as a simplified coverage on the integer grid, with water wherever the rules know no border."""
    large = {name: _without_islets(region) for name, region in regions.items()}
    apart = _apart(large, {frozenset(pair) for pair in land})
    shared = _faces(apart)
    simple = coverage_simplify(list(shared.values()), TOLERANCE)
    return {name: _without_islets(region) for name, region in zip(shared, simple, strict=True)}


def _without_islets(region: Geometry) -> Geometry:
    parts = sorted(polygons(region), key=lambda part: -part.area)
    return MultiPolygon([part for part in parts if part is parts[0] or part.area >= ISLET])


def _apart(regions: Regions, land: set[frozenset[str]]) -> Regions:
    """Opens the straits: of two regions that come too near the larger one draws back its coast."""
    apart = dict(regions)
    names = sorted(regions, key=lambda name: regions[name].area)
    for at, near in enumerate(names):
        for far in names[at + 1 :]:
            if frozenset((near, far)) not in land and apart[near].distance(apart[far]) < STRAIT:
                apart[far] = _without_islets(apart[far].difference(apart[near].buffer(STRAIT)))
    return apart


def _faces(regions: Regions) -> Regions:
    """Cuts the plane along all outlines, snapped to the grid, and gives each face to the region it lies in."""
    lines = union_all([region.boundary for region in regions.values()], grid_size=1)
    faces = list(polygonize([lines]).geoms)
    tree = STRtree(list(regions.values()))
    owned: dict[str, list[Geometry]] = {name: [] for name in regions}
    lagoons = []
    for face in faces:
        owner = _owner(face.representative_point(), regions, tree)
        if owner is not None:
            owned[owner].append(face)
        elif face.area < LAGOON:
            lagoons.append(face)
    for lagoon in lagoons:
        _nearest(lagoon, owned).append(lagoon)
    return {name: union_all(parts) for name, parts in owned.items()}


def _owner(point: Point, regions: Regions, tree: STRtree) -> str | None:
    found = tree.query(point, predicate="within")
    return list(regions)[min(found)] if len(found) else None


def _nearest(lagoon: Geometry, owned: dict[str, list[Geometry]]) -> list[Geometry]:
    """The faces of the region that has the longest shore on a lagoon."""
    shores = {
        name: sum(part.intersection(lagoon).length for part in parts if part.intersects(lagoon))
        for name, parts in owned.items()
    }
    return owned[max(shores, key=lambda name: shores[name])]
