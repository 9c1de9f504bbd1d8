"""Pure questions about the map and the pieces on it, asked often.

They take plain columns: `column` is by piece the city where it stands, negative off the map.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from casusbelli.engine.rules import rule
from casusbelli.games.friedrich.board import (
    CITIES,
    COUNTRY_OF,
    DEPOTS,
    GENERALS,
    GENERALS_OF,
    HANOVER,
    HOMES,
    IS_TRAIN,
    MAIN_ROADS,
    NATION_OF,
    NEIGHBOURS,
    City,
    Nation,
    Piece,
    distances,
)

GENERAL_RANGE, TRAIN_RANGE = 3, 2
"""4.4, 4.6 Cities of a move of a general, and of one of a train; one more along main roads alone (4.5, 4.6)."""
STACK = 3
"""4.8 The most generals in a city."""
PROTECTION = 3
"""5.1.4 How many cities away a general protects an objective."""
SUPPLY = 6
"""9.5 The most roads of a supply way."""

CLOSED, FREE, JOIN, TAKE = range(4)
"""What a city is to pieces on the move: not to be entered, empty, own generals to join, an enemy train to eliminate.
To join and to take end the move."""

ALL_FREE = (FREE,) * len(CITIES)
_NEIGHBOUR_SETS = tuple(frozenset(row) for row in NEIGHBOURS)
_MAIN_SETS = tuple(frozenset(row) for row in MAIN_ROADS)


# ---- who stands where -----------------------------------------------------------------------------------------------


def occupied(column: Sequence[int]) -> set[City]:
    """The cities that hold a piece."""
    return {City(place) for place in column if place >= 0}


def cities_of(column: Sequence[int], pieces: Iterable[Piece]) -> list[City]:
    """The cities of those of these pieces that are on the map, in their order, a shared one more than once."""
    return [City(column[piece]) for piece in pieces if column[piece] >= 0]


@rule("9.6")
def enemy_cities(column: Sequence[int], nation: Nation) -> set[City]:
    """0.2 The cities that hold an enemy general or train of a nation."""
    attacks = nation > HANOVER
    return {
        City(place) for piece, place in enumerate(column) if place >= 0 and (NATION_OF[piece] > HANOVER) is not attacks
    }


# ---- movement -------------------------------------------------------------------------------------------------------


@rule("4.3", "4.8", "4.9", "4.10", "4.14", "4.16")
def entrances(column: Sequence[int], movers: Sequence[Piece]) -> list[int]:
    """4.8 to 4.10 By city, what it is to these pieces, which move together: CLOSED, FREE, JOIN or TAKE.

    The movers themselves stand in nobody's way: the city that they leave is free to them, unless others stay there.
    """
    found = list(ALL_FREE)
    nation = NATION_OF[movers[0]]
    for piece, place in enumerate(column):
        if place >= 0 and piece not in movers:
            found[place] = CLOSED
    if IS_TRAIN[movers[0]]:
        return found
    for place in _own_stacks(column, movers, nation):
        found[place] = JOIN
    attacks = nation > HANOVER
    for train in range(len(GENERALS), len(column)):
        if column[train] >= 0 and (NATION_OF[train] > HANOVER) is not attacks:
            found[column[train]] = TAKE
    return found


@rule("4.8")
def _own_stacks(column: Sequence[int], movers: Sequence[Piece], nation: Nation) -> set[int]:
    """4.8 Where generals of the nation stand whom the movers may join."""
    stay = [column[piece] for piece in GENERALS_OF[nation] if column[piece] >= 0 and piece not in movers]
    return {place for place in stay if stay.count(place) + len(movers) <= STACK}


@rule("4.1", "4.4", "4.5", "4.6", "4.7")
def next_steps(entrances: Sequence[int], way: Sequence[City], steps: int = GENERAL_RANGE) -> tuple[City, ...]:
    """4.1, 4.4, 4.5 The cities that a move may enter next; `way` is its cities so far, the first where it began.

    So many `steps` are allowed, one more where all of them are on main roads. That the last city ended the move because
    somebody was joined or eliminated there is for the caller to know.
    """
    here, number = way[-1], len(way)
    if number <= steps:
        return tuple(place for place in NEIGHBOURS[here] if entrances[place])
    if number > steps + 1 or not on_main_roads(way):
        return ()
    return tuple(place for place in MAIN_ROADS[here] if entrances[place])


@rule("4.5")
def on_main_roads(way: Sequence[City]) -> bool:
    """4.5 Whether every step of a way is on a main road."""
    return all(b in _MAIN_SETS[a] for a, b in pairwise(way))


@rule("4.1", "4.3", "4.4", "4.5", "4.6", "4.7", "4.14", "4.16")
def ways(entrances: Sequence[int], way: tuple[City, ...], steps: int = GENERAL_RANGE) -> Iterator[tuple[City, ...]]:
    """4.4 to 4.7 Every way on of a move that has come this way so far and was not ended there, the shortest first."""
    front = [way]
    while front:
        longer = [(*one, place) for one in front for place in next_steps(entrances, one, steps)]
        yield from longer
        front = [one for one in longer if entrances[one[-1]] == FREE]


@rule("7.1.1")
def targets(column: Sequence[int], place: City, nation: Nation) -> tuple[City, ...]:
    """7.1.1 The cities adjacent to this one where enemy generals of a nation stand."""
    attacks = nation > HANOVER
    near = _NEIGHBOUR_SETS[place]
    generals = zip(column[: len(GENERALS)], NATION_OF, strict=False)
    found = {City(city) for city, owner in generals if city in near and (owner > HANOVER) is not attacks}
    return tuple(sorted(found))


# ---- supply ---------------------------------------------------------------------------------------------------------


@rule("9.2", "9.4")
def at_home(nation: Nation, place: City) -> bool:
    """9.2, 9.4 Whether generals of a nation need no train here: in a home country, or on a depot of their own."""
    return COUNTRY_OF[place] in HOMES[nation] or place in DEPOTS[nation]


@rule("9.5", "9.6", "9.12")
def supply_way(
    place: City, trains: Collection[int], enemies: Collection[int], limit: int = SUPPLY
) -> tuple[City, ...] | None:
    """9.5, 9.6 A shortest way to one of these trains that holds no enemy piece, both ends included, or None.

    `trains` and `enemies` are cities; a way has at most `limit` roads.
    """
    seen = {place}
    front: list[tuple[City, ...]] = [(place,)]
    for _ in range(limit + 1):
        for way in front:
            if way[-1] in trains:
                return way
        ways = front
        front = []
        for way in ways:
            for other in NEIGHBOURS[way[-1]]:
                if other not in seen and other not in enemies:
                    seen.add(other)
                    front.append((*way, other))
    return None


@rule("9.5", "9.6", "9.12")
def supplied(trains: Iterable[int], enemies: Collection[int], limit: int = SUPPLY) -> dict[City, int]:
    """9.5, 9.6 Every city from which a supply way leads to one of these trains, with the roads of the shortest."""
    return _free_distances(map(City, trains), limit, enemies)


# ---- retreat --------------------------------------------------------------------------------------------------------


@rule("8.4", "8.5", "8.6", "8.7")
def retreat_ends(start: City, steps: int, occupied: Collection[int], winner: City) -> tuple[City, ...]:
    """8.4, 8.5 Where a beaten stack may end a retreat of so many steps, all as far from the winner as possible.

    `occupied` are the cities of all pieces but the beaten ones. Nowhere: the stack is lost (8.7).
    """
    near = _free_distances((start,), steps, occupied)
    away = distances(winner)
    for far in sorted({away[place] for place in near}, reverse=True):
        level = sorted(place for place in near if away[place] == far)
        ends = tuple(end for end in level if _path_exists(start, end, steps, near, occupied))
        if ends:
            return ends
    return ()


def _path_exists(start: City, end: City, steps: int, near: dict[City, int], occupied: Collection[int]) -> bool:
    """8.4 Whether a path of exactly so many steps leads over empty cities, none of them twice."""
    if near[end] == steps:
        return True
    return end != start and _prolong(start, end, steps, {*occupied, start})


def _prolong(place: City, end: City, steps: int, closed: set[int]) -> bool:
    """8.4 The same from a city under way, which is closed itself.

    Cities from which the end is too far, or cut off by the path so far, are not tried; those nearest to the end come
    last, or the path would arrive with steps left.
    """
    if steps == 1:
        return end in _NEIGHBOUR_SETS[place]
    back = _free_distances((end,), steps - 1, closed)
    if len(back) < steps:
        return False
    onward = [other for other in NEIGHBOURS[place] if other in back and other != end]
    for other in sorted(onward, key=back.__getitem__, reverse=True):
        closed.add(other)
        if _prolong(other, end, steps - 1, closed):
            return True
        closed.discard(other)
    return False


def _free_distances(sources: Iterable[City], limit: int, closed: Collection[int]) -> dict[City, int]:
    """The cities at most so many roads away from one of these over cities not closed, with the number of roads."""
    found = dict.fromkeys(sources, 0)
    queue = list(found)
    for place in queue:
        further = found[place] + 1
        if further > limit:
            break
        for other in NEIGHBOURS[place]:
            if other not in found and other not in closed:
                found[other] = further
                queue.append(other)
    return found
