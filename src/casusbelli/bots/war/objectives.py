"""What my objective asks for on the present position."""

from __future__ import annotations

from casusbelli.bots.war.position import Position
from casusbelli.games.war import queries
from casusbelli.games.war.board import (
    NEIGHBOURS,
    TERRITORIES_OF,
    Condition,
    Continent,
    Continents,
    Destroy,
    Territories,
    Territory,
)
from casusbelli.games.war.queries import ALL_TERRITORIES

APPROACH = 0.4
"""How much of the worth of a wanted territory is left one territory before it."""


def wanted(p: Position, goal: Condition) -> list[Territory]:
    """The territories that my objective asks for by name; where it only counts them, all."""
    if isinstance(goal, Destroy):
        victim = queries.seat_of(p, goal.colour)
        return [t for t in ALL_TERRITORIES if p.owner[t] == victim]
    if isinstance(goal, Continents):
        return [t for home in wanted_continents(p, goal) for t in TERRITORIES_OF[home]]
    return list(ALL_TERRITORIES)


def wanted_continents(p: Position, goal: Continents) -> list[Continent]:
    """The continents that the objective names, and for the further ones those that cost least."""
    others = [Continent(home) for home in range(len(TERRITORIES_OF)) if home not in goal.continents]
    others.sort(key=lambda home: continent_cost(p, home))
    return [*goal.continents, *others[: goal.further]]


def continent_cost(p: Position, home: Continent) -> int:
    """Armies in the way, and one for each territory to occupy."""
    return sum(p.armies[t] + 1 for t in TERRITORIES_OF[home] if p.owner[t] != p.me)


def missing(p: Position, goal: Condition, places: list[Territory]) -> int:
    """How many territories I lack, of `places` where they are wanted by name."""
    if isinstance(goal, Territories):
        return goal.territories - queries.strong_territories(p, p.me, goal.armies)
    return sum(p.owner[t] != p.me for t in places)


def nearness(places: list[Territory]) -> list[float]:
    """By territory: 1 for the wanted ones, less and less for those farther off, 0 where none is wanted any more."""
    near = [0.0] * len(ALL_TERRITORIES)
    edge = list(places)
    for t in places:
        near[t] = 1.0
    for t in edge:
        for beside in NEIGHBOURS[t]:
            if not near[beside]:
                near[beside] = near[t] * APPROACH
                edge.append(beside)
    return near
