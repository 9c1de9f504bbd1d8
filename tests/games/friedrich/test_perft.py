"""How many ways the first movement phases have: counted through the rules, and once more from the map alone.

A perft of depth n is the number of sequences of n answers in the movement phase of a nation, from the starting
position; it changes with the smallest change of what is legal. The second count knows nothing of frames: it walks the
roads of the data by the text of chapter 4.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from tests.games.friedrich.positions import position

from casusbelli.engine import flow
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.actions import Halt, SetOut, Step
from casusbelli.games.friedrich.board import (
    GENERALS_OF,
    IS_TRAIN,
    MAIN_ROADS,
    NATION_OF,
    NATIONS,
    NEIGHBOURS,
    TRAINS_OF,
    City,
    Nation,
    Piece,
    enemies,
    nation,
)
from casusbelli.games.friedrich.ch04_movement import Maneuvering
from casusbelli.testing import clause

PERFT = {
    "prussia": (12, 41, 177, 1181),
    "hanover": (3, 10, 44, 131),
    "russia": (7, 28, 93, 439),
    "sweden": (2, 5, 20, 53),
    "austria": (8, 19, 89, 428),
    "imperial-army": (2, 5, 20, 57),
    "france": (6, 17, 69, 292),
}


CROWDED = {
    "strehlen": "friedrich winterfeldt",
    "brieg": "schwerin keith",
    "ohlau": "prussia-train-1",
    "oels": "ferdinand",
    "neumarkt": "hanover-train",
    "neisse": "daun laudon karl",
    "schweidnitz": "lacy",
    "grottkau": "austria-train-1",
    "liegnitz": "austria-train-2",
    "oppeln": "saltikov",
    "namslau": "russia-train-1",
}
"""Silesia with friends and enemies, generals and trains, in one another's way."""


def started(name: str) -> Any:
    """The movement phase of a nation at the start: one army each, so that none can be shifted."""
    return GAME.load(GAME.save(position(active=name, rest="set-up")))


def crowded(name: str) -> Any:
    """The movement phase of a nation in a crowded Silesia, where trains are taken and full cities are closed."""
    places = {who: place for place, there in CROWDED.items() for who in there.split()}
    return GAME.load(GAME.save(position(places, active=name)))


def perft(s: Any, depth: int) -> int:
    """Sequences of so many answers that the active nation may give before its movement ends."""
    flow.advance(s)
    actions = [a for a in flow.pending(s)[0].frame.actions(s) if isinstance(a, SetOut | Step | Halt)]
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = s.copy()
        flow.answer(twin, flow.pending(twin)[0], action)
        total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize("name", NATIONS)
@clause("4.1", "4.2", "4.4", "4.6")
def test_perft_of_the_first_movement_phases(name: str) -> None:
    assert tuple(perft(started(name), depth) for depth in range(1, 5)) == PERFT[name]


def walks(s: Any, pieces: tuple[Piece, ...], way: tuple[City, ...]) -> int:
    """Ways of one move of these pieces that end somewhere, counted from the text of chapter 4."""
    ended = len(way) > 1 and not stands_free(s, pieces, way[-1])
    here = 1 if len(way) > 1 else 0
    if ended:
        return here
    return here + sum(
        walks(s, pieces, (*way, city)) for city in NEIGHBOURS[way[-1]] if allowed(s, pieces, (*way, city))
    )


def stands_free(s: Any, pieces: tuple[Piece, ...], city: City) -> bool:
    """4.3, 4.8 Nobody but the movers is here."""
    return all(place != city or piece in pieces for piece, place in enumerate(s.city))


def allowed(s: Any, pieces: tuple[Piece, ...], way: tuple[City, ...]) -> bool:
    """4.4 to 4.10, 4.14, 4.16 in a few lines: how far, and into which cities."""
    steps, most = len(way) - 1, 2 if IS_TRAIN[pieces[0]] else 3
    on_main_roads = all(b in MAIN_ROADS[a] for a, b in pairwise(way))
    if steps > most + on_main_roads:
        return False
    there = [Piece(p) for p, place in enumerate(s.city) if place == way[-1] and p not in pieces]
    if IS_TRAIN[pieces[0]] or not there:
        return not there
    mine = NATION_OF[pieces[0]]
    if IS_TRAIN[there[0]]:
        return enemies(NATION_OF[there[0]], mine)
    return NATION_OF[there[0]] == mine and len(there) + len(pieces) <= 3


def complete_moves(s: Any, depth: int = 0) -> int:
    """First moves of the phase, each from setting out to its end, counted through the rules."""
    pending = flow.pending(s)[0]
    total = 0
    for action in pending.frame.actions(s):
        if not isinstance(action, SetOut if depth == 0 else Step | Halt):
            continue
        twin = s.copy()
        flow.answer(twin, flow.pending(twin)[0], action)
        over = isinstance(flow.pending(twin)[0].frame, Maneuvering)
        total += 1 if over else complete_moves(twin, depth + 1)
    return total


def parties(s: Any, whose: Nation) -> Iterator[tuple[Piece, ...]]:
    """4.11, 4.12 Who may go together: every train by itself, and any generals of one city."""
    yield from ((train,) for train in TRAINS_OF[whose] if s.city[train] >= 0)
    for size in range(1, 4):
        for group in combinations(GENERALS_OF[whose], size):
            places = {s.city[general] for general in group}
            if len(places) == 1 and min(places) >= 0:
                yield group


IN_SILESIA = ("prussia", "hanover", "russia", "austria")


@pytest.mark.parametrize(
    ("begun", "name"), [*((started, name) for name in NATIONS), *((crowded, name) for name in IN_SILESIA)]
)
@clause("4.3", "4.5", "4.7", "4.8", "4.9", "4.10", "4.12", "4.14", "4.16")
def test_as_many_first_moves_as_the_roads_have_ways(begun: Callable[[str], Any], name: str) -> None:
    s = begun(name)
    flow.advance(s)
    ways = [walks(s, group, (City(s.city[group[0]]),)) for group in parties(s, nation(name))]
    assert complete_moves(s) == sum(ways) > 0
