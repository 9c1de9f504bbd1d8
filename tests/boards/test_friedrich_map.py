"""The drawn map of Friedrich against the data: cities, roads, countries and sectors, and names that can be read."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from tools.boards.board import OUTPUT, Corner, corners
from tools.boards.lettering import Box
from tools.boards.town_lettering import POSITIONS, Town, suit_width, text_box

from casusbelli.games.friedrich.board import (
    ALL_CITIES,
    BOARD_SIZE,
    CITIES,
    CITY_NAME,
    COUNTRIES,
    COUNTRY_OF,
    DEPOTS,
    MAIN_ROADS,
    NEIGHBOURS,
    OBJECTIVE_CITY,
    PX,
    PY,
    SECTOR_OF,
    SECTOR_RECT,
    SECTOR_SUIT,
    SUITS,
)

FILE = OUTPUT / "friedrich.json"
MAP: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
STRONG = {*OBJECTIVE_CITY, *(city for depots in DEPOTS for city in depots)}
TOWNS = [Town((PX[city], PY[city]), CITY_NAME[city], city in STRONG) for city in ALL_CITIES]
CLOSEST = 2.6
"""Pixels per unit when the map can grow no more."""
SCALES = [step["scale"] for step in MAP["names"]]


def pairs(flat: list[int]) -> list[tuple[int, int]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


@cache
def arc(index: int) -> list[Corner]:
    return corners(MAP["arcs"][index])


def ring(references: list[int]) -> list[Corner]:
    found: list[Corner] = []
    for reference in references:
        line = arc(max(reference, ~reference))
        found += (line if reference >= 0 else line[::-1])[1 if found else 0 :]
    return found


def holds(country: dict[str, Any], x: float, y: float) -> bool:
    """Whether a place in steps lies inside the rings of a country: they are crossed an odd number of times."""
    crossed = 0
    for references in country["rings"]:
        for (x0, y0), (x1, y1) in pairwise(ring(references)):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                crossed += 1
    return crossed % 2 == 1


def test_every_city_is_drawn_at_its_place() -> None:
    assert pairs(MAP["cities"]) == list(zip(PX, PY, strict=True))
    assert (MAP["width"], MAP["height"]) == BOARD_SIZE


def test_every_road_is_drawn_once_in_its_kind() -> None:
    main = {(a, b) for a in ALL_CITIES for b in MAIN_ROADS[a] if a < b}
    all_roads = {(a, b) for a in ALL_CITIES for b in NEIGHBOURS[a] if a < b}
    drawn = {kind: pairs(flat) for kind, flat in MAP["roads"].items()}
    assert len(drawn["main"]) + len(drawn["normal"]) == len(all_roads)
    assert set(drawn["main"]) == main
    assert set(drawn["normal"]) == all_roads - main


def test_every_city_lies_in_the_land_of_its_country_and_in_no_other() -> None:
    drawn = {country["id"]: country for country in MAP["countries"]}
    assert list(drawn) == list(COUNTRIES)
    wrong = [
        (CITIES[city], name)
        for city in ALL_CITIES
        for name, country in drawn.items()
        if holds(country, PX[city] * MAP["unit"], PY[city] * MAP["unit"]) != (name == COUNTRIES[COUNTRY_OF[city]])
    ]
    assert wrong == []


def test_rings_are_closed() -> None:
    rings = [ring(references) for country in MAP["countries"] for references in country["rings"]]
    assert all(line[0] == line[-1] and len(line) > 3 for line in rings)
    assert all(ring(references)[0] == ring(references)[-1] for references in MAP["nobody"])


def test_every_city_lies_in_its_sector() -> None:
    assert [tuple(sector["rect"]) for sector in MAP["sectors"]] == list(SECTOR_RECT)
    assert [sector["suit"] for sector in MAP["sectors"]] == [SUITS[suit] for suit in SECTOR_SUIT]
    for city in ALL_CITIES:
        left, top, right, bottom = MAP["sectors"][SECTOR_OF[city]]["rect"]
        assert left <= PX[city] <= right
        assert top <= PY[city] <= bottom


def test_no_suit_has_to_be_looked_for() -> None:
    for sector in MAP["sectors"]:
        left, top, right, bottom = sector["rect"]
        spots = pairs(sector["at"])
        assert len(spots) >= 4
        assert all(left < x < right and top < y < bottom for x, y in spots)


# ---- names ----------------------------------------------------------------------------------------------------------


def boxes(step: dict[str, Any]) -> Iterator[tuple[int, Box]]:
    for code in step["at"]:
        yield code // POSITIONS, text_box(TOWNS[code // POSITIONS], code % POSITIONS, step["scale"])


def collisions(named: list[tuple[int, Box]]) -> list[tuple[str, str]]:
    cells: dict[tuple[int, int], list[tuple[int, Box]]] = defaultdict(list)
    found = []
    for city, box in named:
        spots = [(x, y) for x in _cells(box.left, box.right) for y in _cells(box.top, box.bottom)]
        near = {other: taken for spot in spots for other, taken in cells[spot]}
        found += [(CITIES[city], CITIES[other]) for other, taken in near.items() if box.overlap(taken)]
        for spot in spots:
            cells[spot].append((city, box))
    return found


def _cells(low: float, high: float) -> range:
    return range(int(low // 100), int(high // 100) + 1)


@pytest.mark.parametrize("step", MAP["names"], ids=lambda step: str(step["scale"]))
def test_names_do_not_cover_each_other(step: dict[str, Any]) -> None:
    assert collisions(list(boxes(step))) == []


@pytest.mark.parametrize("step", MAP["names"], ids=lambda step: str(step["scale"]))
def test_names_do_not_cover_suits(step: dict[str, Any]) -> None:
    scale = step["scale"]
    half = suit_width(scale) / 2 - 0.01
    spots = [(x * scale, y * scale) for sector in MAP["sectors"] for x, y in pairs(sector["at"])]
    printed = [Box(x - half, y - half, x + half, y + half) for x, y in spots]
    for city, box in boxes(step):
        assert not any(box.overlap(suit) for suit in printed), CITIES[city]


def test_names_appear_as_the_map_grows() -> None:
    seen = [{code // POSITIONS for code in step["at"]} for step in MAP["names"]]
    assert sorted(SCALES) == SCALES
    assert all(len(before) <= len(after) for before, after in pairwise(seen))
    assert seen[0] <= STRONG
    assert seen[-1] == set(ALL_CITIES)
    at_play = next(names for scale, names in zip(SCALES, seen, strict=True) if scale >= 1)
    assert len(at_play) > 0.98 * len(CITIES)


def test_names_stay_apart_while_the_map_grows_to_the_next_step() -> None:
    for step, (scale, following) in zip(MAP["names"], pairwise([*SCALES, CLOSEST]), strict=True):
        for share in (0.25, 0.5, 0.75, 0.999):
            grown = {**step, "scale": scale + (following - scale) * share}
            assert collisions(list(boxes(grown))) == [], grown["scale"]


def test_the_file_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes())) < 50_000
