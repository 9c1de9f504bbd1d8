"""The drawn board of War against the rules: who touches whom, where dotted lines run, whether it can be read."""

import gzip
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest
from tools.boards.board import OUTPUT, Corner, Link, References, Region, corners, outline, read
from tools.boards.lettering import (
    BONUS,
    CONTINENT,
    CONTINENT_SPACING,
    COUNTER,
    NAME,
    Box,
    line,
    names,
    widest,
)

from casusbelli.games.war.board import CONTINENT_OF, CONTINENTS, LAND, SEA, TERRITORIES, Pair, territory

FILE = OUTPUT / "war.json"
BOARD = read(FILE)
REGIONS = {region.id: region for region in BOARD.regions}

# All in board units: the board is 1100 of them wide, at rest on a desktop about as many pixels.
VISIBLE_BORDER = 5.0
STRAIT = 2.0
VISIBLE_LINE = 6.0
PHONE = 390
PHONE_VIEW = 348
"""So many units of the board are seen on a phone while one plays."""
FINGER = 44
"""Pixels."""

Segment = tuple[Corner, Corner]
Names = frozenset[str]


def units(steps: float) -> float:
    return steps / BOARD.unit


def ids(pair: Pair) -> Names:
    return frozenset(TERRITORIES[end] for end in pair)


def length(points: list[Corner]) -> float:
    return units(sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)))


@cache
def rings(id: str) -> list[list[Corner]]:
    return [outline(BOARD, ring) for ring in REGIONS[id].rings]


def segments(id: str) -> Iterator[Segment]:
    return ((min(pair), max(pair)) for ring in rings(id) for pair in pairwise(ring))


@cache
def shared() -> dict[Names, float]:
    """How many units of border two regions have in common, reckoned from their outlines alone."""
    sides: dict[Segment, set[str]] = {}
    for id in TERRITORIES:
        for segment in segments(id):
            sides.setdefault(segment, set()).add(id)
    lengths: dict[Names, float] = {}
    for segment, touching in sides.items():
        pair = frozenset(touching)
        lengths[pair] = lengths.get(pair, 0) + length(list(segment))
    return {pair: border for pair, border in lengths.items() if len(pair) > 1}


def inside(point: Corner, id: str) -> bool:
    """Whether a point lies in a region: an odd number of edges to the right of it."""
    x, y = point
    crossings = 0
    for ring in rings(id):
        for (x0, y0), (x1, y1) in pairwise(ring):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                crossings += 1
    return crossings % 2 == 1


def distance(point: tuple[float, float], segment: Segment) -> float:
    (x0, y0), (x1, y1) = segment
    dx, dy = x1 - x0, y1 - y0
    share = ((point[0] - x0) * dx + (point[1] - y0) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0), 1)
    return hypot(point[0] - x0 - share * dx, point[1] - y0 - share * dy)


def coast_distance(point: Corner, id: str) -> float:
    return units(min(distance(point, segment) for segment in segments(id)))


CELL = 100


@cache
def cells(id: str) -> dict[Corner, list[Segment]]:
    """The segments of a region by the squares of a grid that they may pass."""
    found: dict[Corner, list[Segment]] = {}
    for segment in segments(id):
        (x0, y0), (x1, y1) = segment
        for column in range(min(x0, x1) // CELL, max(x0, x1) // CELL + 1):
            for row in range(min(y0, y1) // CELL, max(y0, y1) // CELL + 1):
                found.setdefault((column, row), []).append(segment)
    return found


def gap(a: str, b: str) -> float:
    """How far the corners of one region stay from the outline of another, up to the size of a cell."""
    nearest = float(CELL)
    for ring in rings(a):
        for x, y in ring:
            for column in range(x // CELL - 1, x // CELL + 2):
                for row in range(y // CELL - 1, y // CELL + 2):
                    for segment in cells(b).get((column, row), ()):
                        nearest = min(nearest, distance((x, y), segment))
    return units(nearest)


def boxes_meet(a: Region, b: Region) -> bool:
    far = CELL
    apart = (
        a.box[2] + far < b.box[0] or b.box[2] + far < a.box[0] or a.box[3] + far < b.box[1] or b.box[3] + far < a.box[1]
    )
    return not apart


def along(link: Link, parts: int) -> list[Corner]:
    return [point for curve in link.curves for point in curve_points(curve, parts)]


def curve_points(curve: tuple[int, int, int, int, int, int], parts: int) -> list[Corner]:
    x0, y0, cx, cy, x1, y1 = curve
    shares = [at / parts for at in range(parts + 1)]
    return [
        (
            round((1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1),
            round((1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1),
        )
        for t in shares
    ]


def counter(region: Region) -> Box:
    return COUNTER.at(units(region.counter[0]), units(region.counter[1]))


def name(region: Region) -> Box:
    wide = widest(names("territory")[region.id])
    return line(units(region.name[0]), units(region.name[1]), region.side, wide, NAME)


def title(id: str) -> Box:
    at = next(continent.name for continent in BOARD.continents if continent.id == id)
    wide = widest(names("continent")[id], CONTINENT, CONTINENT_SPACING)
    return line(units(at[0]), units(at[1]), "below", wide, CONTINENT)


def bonus(id: str) -> Box:
    at = next(continent.name for continent in BOARD.continents if continent.id == id)
    return BONUS.at(units(at[0]), units(at[1]))


def texts() -> dict[str, Box]:
    return {f"name of {id}": name(region) for id, region in REGIONS.items()} | {
        f"title of {id}": title(id) for id in CONTINENTS
    }


def pieces() -> dict[str, Box]:
    return {f"counter of {id}": counter(region) for id, region in REGIONS.items()} | {
        f"armies of {id}": bonus(id) for id in CONTINENTS
    }


def owners(reference: int) -> Names:
    """The regions on the sides of an arc."""
    index = max(reference, ~reference)
    return frozenset(
        id for id, region in REGIONS.items() for ring in region.rings for other in ring if max(other, ~other) == index
    )


def arcs_of(lines: list[References]) -> list[int]:
    return [max(reference, ~reference) for line in lines for reference in line]


def test_every_territory_is_drawn_in_the_order_of_the_rules() -> None:
    assert tuple(REGIONS) == TERRITORIES


def test_every_continent_has_a_title() -> None:
    assert {continent.id for continent in BOARD.continents} == set(CONTINENTS)


def test_1_3_1_regions_share_a_border_exactly_where_the_rules_know_one() -> None:
    assert set(shared()) == {ids(pair) for pair in LAND}


@pytest.mark.parametrize("pair", LAND, ids=lambda pair: "-".join(TERRITORIES[end] for end in pair))
def test_1_3_1_a_shared_border_is_long_enough_to_be_seen(pair: Pair) -> None:
    assert shared()[ids(pair)] >= VISIBLE_BORDER


def test_1_3_3_regions_that_are_no_neighbours_keep_apart() -> None:
    land = {ids(pair) for pair in LAND}
    strangers = [
        (a.id, b.id)
        for a, b in combinations(BOARD.regions, 2)
        if frozenset((a.id, b.id)) not in land and boxes_meet(a, b)
    ]
    assert strangers
    assert [pair for pair in strangers if min(gap(*pair), gap(*pair[::-1])) < STRAIT] == []


def test_1_3_2_dotted_lines_join_exactly_the_pairs_of_the_rules() -> None:
    drawn = [frozenset(link.ends) for link in BOARD.links]
    assert len(drawn) == len(SEA)
    assert set(drawn) == {ids(pair) for pair in SEA}


@pytest.mark.parametrize("link", BOARD.links, ids=lambda link: "-".join(link.ends))
def test_1_3_2_a_dotted_line_leaves_both_coasts_and_is_seen(link: Link) -> None:
    ends = (link.curves[0][:2], link.curves[0][4:] if len(link.curves) == 1 else link.curves[1][:2])
    for id, end in zip(link.ends, ends, strict=True):
        assert coast_distance(end, id) <= units(1)
    assert length(along(link, 12)) >= VISIBLE_LINE


@pytest.mark.parametrize("link", BOARD.links, ids=lambda link: "-".join(link.ends))
def test_1_3_2_a_dotted_line_keeps_to_the_water(link: Link) -> None:
    for curve in link.curves:
        water = curve_points(curve, 40)[2:-2]
        ashore = [(point, id) for point in water for id in TERRITORIES if inside(point, id)]
        assert ashore == []


def test_1_3_2_one_line_leaves_the_board_on_the_left_and_comes_back_on_the_right() -> None:
    (link,) = [link for link in BOARD.links if len(link.curves) > 1]
    assert set(link.ends) == {"alasca", "vladivostok"}
    west, east = (curve[4:] for curve in link.curves)
    assert west[0] < 0
    assert east[0] > BOARD.width
    assert west[1] == east[1]


def test_outlines_are_closed_and_go_round_something() -> None:
    for id in TERRITORIES:
        for ring in rings(id):
            assert ring[0] == ring[-1]
            assert len(set(ring)) >= 3


def test_each_border_is_walked_once_each_way_and_each_coast_once() -> None:
    """So no two regions lie over each other."""
    walked = Counter(reference for region in BOARD.regions for ring in region.rings for reference in ring)
    walked.update(reference for ring in BOARD.nobody for reference in ring)
    assert set(walked.values()) == {1}
    coast = set(arcs_of(BOARD.coast))
    borders = {index for index in range(len(BOARD.arcs)) if index in walked and ~index in walked}
    assert borders == set(range(len(BOARD.arcs))) - coast
    assert borders == set(arcs_of(BOARD.borders)) | set(arcs_of(BOARD.frontiers))


def test_1_2_frontiers_part_continents_and_borders_do_not() -> None:
    def continents(index: int) -> int:
        return len({CONTINENT_OF[territory(id)] for id in owners(index)})

    assert {continents(index) for index in arcs_of(BOARD.frontiers)} == {2}
    assert {continents(index) for index in arcs_of(BOARD.borders)} == {1}


def test_bounding_boxes_are_those_of_the_outlines() -> None:
    for region in BOARD.regions:
        points = [point for ring in rings(region.id) for point in ring]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        assert region.box == (min(xs), min(ys), max(xs), max(ys))


def test_all_land_lies_inside_the_frame() -> None:
    for region in BOARD.regions:
        left, top, right, bottom = region.box
        assert 0 < left < right < BOARD.width
        assert 0 < top < bottom < BOARD.height


def test_the_graticule_covers_the_frame() -> None:
    points = [point for steps in BOARD.graticule for point in corners(steps)]
    assert min(x for x, _ in points) <= 0
    assert max(x for x, _ in points) >= BOARD.width
    assert min(y for _, y in points) <= 0
    assert max(y for _, y in points) >= BOARD.height


@pytest.mark.parametrize("region", BOARD.regions, ids=lambda region: region.id)
def test_a_counter_stands_in_its_own_region(region: Region) -> None:
    assert [id for id in TERRITORIES if inside(region.counter, id)] == [region.id]


def test_counters_are_a_finger_apart_on_a_phone() -> None:
    needed = FINGER / PHONE * PHONE_VIEW
    points = [region.counter for region in BOARD.regions]
    nearest = min(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in combinations(points, 2))
    assert units(nearest) >= needed
    # With the whole world on a phone there is still room for two figures of 12 pixels, which are half as wide as high.
    assert units(nearest) * PHONE / units(BOARD.width) >= 12


def test_names_do_not_cover_each_other_at_rest() -> None:
    assert covering(texts(), texts()) == set()


def test_names_do_not_cover_counters() -> None:
    assert covering(texts(), pieces()) == set()


@pytest.mark.parametrize("region", BOARD.regions, ids=lambda region: region.id)
def test_a_name_stands_next_to_its_own_counter(region: Region) -> None:
    dx, dy = units(region.name[0] - region.counter[0]), units(region.name[1] - region.counter[1])
    across = {"left": -dx, "right": dx}.get(region.side)
    if across is None:
        assert abs(dx) <= 20
        assert 24 <= dy <= 32 if region.side == "below" else -26 <= dy <= -19
    else:
        assert 17 <= across <= 24
        assert abs(dy) <= 16


def test_counters_do_not_cover_each_other() -> None:
    assert covering(pieces(), pieces()) == set()


def covering(some: dict[str, Box], others: dict[str, Box]) -> set[Names]:
    return {
        frozenset((a, b))
        for a, box in some.items()
        for b, other in others.items()
        if a != b and a.split(" of ")[1] != b.split(" of ")[1] and box.overlap(other) > 0
    }


def test_names_and_counters_lie_inside_the_frame() -> None:
    for box in (*texts().values(), *pieces().values()):
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= units(BOARD.width)
        assert box.bottom <= units(BOARD.height)


def test_the_board_is_light() -> None:
    assert len(gzip.compress(FILE.read_bytes(), mtime=0)) < 60_000
