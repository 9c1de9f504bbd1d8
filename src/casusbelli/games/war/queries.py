"""Pure questions about a position of War, asked often. They take a state, or a bot's view of one."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.games.war.actions import Attack, Exchange, Move, Place
from casusbelli.games.war.board import (
    ATTACK_DICE,
    CARDS,
    CONDITIONS,
    CONTINENT_ARMIES,
    CONTINENT_OF,
    NEIGHBOURS,
    SWITCHED,
    TERRITORIES,
    TERRITORIES_OF,
    Card,
    Condition,
    Continent,
    Continents,
    Destroy,
    Objective,
    Territories,
    Territory,
    is_set,
)
from casusbelli.games.war.state import HAND, HELD

ALL_TERRITORIES = tuple(Territory(t) for t in range(len(TERRITORIES)))

_PLACES: tuple[list[Place], ...] = tuple([] for _ in ALL_TERRITORIES)
_ATTACKS: tuple[tuple[tuple[Territory, tuple[Attack, ...]], ...], ...] = tuple(
    tuple((b, tuple(Attack(a, b, n + 1) for n in range(ATTACK_DICE))) for b in NEIGHBOURS[a]) for a in ALL_TERRITORIES
)
_MOVES: tuple[tuple[tuple[Territory, list[Move]], ...], ...] = tuple(
    tuple((b, []) for b in NEIGHBOURS[a]) for a in ALL_TERRITORIES
)
"""Actions interned: rows by number of armies, those of places and moves grown as they are needed."""


def territories(s: Any, seat: Seat) -> list[Territory]:
    """The territories a seat owns."""
    owner = s.owner
    return [t for t in ALL_TERRITORIES if owner[t] == seat]


@rule("4.2", "4.3", "3.7")
def base_armies(owned: int) -> int:
    """4.2, 4.3 Armies for so many territories: half of them, at least 3."""
    return max(3, owned // 2)


@rule("4.5")
def owns_continent(s: Any, seat: Seat, continent: Continent) -> bool:
    """4.5 Whether a seat owns every territory of a continent."""
    owner = s.owner
    return all(owner[t] == seat for t in TERRITORIES_OF[continent])


@rule("4.5")
def continent_armies(s: Any, seat: Seat) -> tuple[int, ...]:
    """4.5 Armies for whole continents, by continent."""
    values = enumerate(CONTINENT_ARMIES)
    return tuple(armies if owns_continent(s, seat, Continent(c)) else 0 for c, armies in values)


@rule("12.1", "16.5")
def in_game(s: Any) -> list[Seat]:
    """12.1 The seats that are not eliminated; there is no other way out, whoever plays a seat (16.5)."""
    return [Seat(seat) for seat, by in enumerate(s.eliminated_by) if by < 0]


def next_seat(s: Any, seat: Seat) -> Seat:
    """3.2 The next seat clockwise that is still in the game."""
    ring = [Seat((seat + step) % s.seats) for step in range(1, s.seats + 1)]
    return next(other for other in ring if s.eliminated_by[other] < 0)


def seat_of(s: Any, colour: int) -> Seat | None:
    """The seat that plays a colour; None: nobody."""
    return Seat(s.colour.index(colour)) if colour in s.colour else None


# ---- legal lists ----------------------------------------------------------------------------------------------------


@rule("4.4", "4.5.2", "4.5.3")
def placements(s: Any, seat: Seat, free: int, pots: tuple[int, ...]) -> list[Place]:
    """4.4, 4.5.2 On each own territory, 1 to as many as are free or bound to its continent."""
    found: list[Place] = []
    for t in territories(s, seat):
        found += _row(_PLACES[t], Place, (t,), free + pots[CONTINENT_OF[t]])
    return found


@rule("5.2", "5.4", "5.6", "5.6.1", "5.7")
def attacks(s: Any, seat: Seat) -> list[Attack]:
    """5.4, 5.6 From each own territory against each contiguous one of another player, with 1 to 3 armies."""
    owner, armies = s.owner, s.armies
    found: list[Attack] = []
    for t in ALL_TERRITORIES:
        if owner[t] == seat and armies[t] > 1:
            most = armies[t] - 1
            for target, row in _ATTACKS[t]:
                if owner[target] != seat:
                    found += row[:most]
    return found


@rule("8.2", "8.3", "8.5")
def moves(s: Any, seat: Seat, allowance: tuple[int, ...]) -> list[Move]:
    """8.2, 8.5 From each own territory to each contiguous own one, 1 to as many as may still leave."""
    owner = s.owner
    found: list[Move] = []
    for t, most in enumerate(allowance):
        if most > 0 and owner[t] == seat:
            for target, row in _MOVES[t]:
                if owner[target] == seat:
                    found += _row(row, Move, (t, target), most)
    return found


def _row(row: list[Any], kind: Any, head: tuple[int, ...], length: int) -> list[Any]:
    """The first actions of an interned row, which grows to this length."""
    while len(row) < length:
        row.append(kind(*head, len(row) + 1))
    return row[:length]


def hand(s: Any, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds, as a state knows them."""
    zone = s.cards.zone
    return tuple(Card(c) for c in range(len(CARDS)) if zone[c] == HAND + seat)


def held_objective(s: Any, seat: Seat) -> Objective:
    """0.2 The objective card a seat holds, as a state knows it."""
    return Objective(s.objectives.zone.index(HELD + seat))


@lru_cache(maxsize=4096)
@rule("10.1", "10.5.1")
def exchanges(cards: tuple[Card, ...]) -> tuple[Exchange, ...]:
    """10.1 Every set of three among these cards."""
    return tuple(Exchange(three) for three in combinations(cards, 3) if is_set(three))


# ---- objectives -----------------------------------------------------------------------------------------------------


@rule("13.7")
def goal(s: Any, seat: Seat, card: Objective) -> Condition:
    """13.7 What a seat that holds this card must reach: a destroy card may have become 24 territories."""
    condition = CONDITIONS[card]
    return SWITCHED if isinstance(condition, Destroy) and has_switched(s, seat, condition) else condition


@rule("13.7")
def has_switched(s: Any, seat: Seat, condition: Destroy) -> bool:
    """13.7 Whether the named colour is the holder's own, or another player has eliminated it."""
    victim = seat_of(s, condition.colour)
    if victim is None or victim == seat:
        return True
    return s.eliminated_by[victim] not in (-1, seat)


@rule("13.5", "13.6", "13.8", "13.9", "13.10")
def reached(s: Any, seat: Seat, condition: Condition) -> bool:
    """13.5 Whether a seat meets this condition on the present position."""
    if isinstance(condition, Territories):
        return strong_territories(s, seat, condition.armies) >= condition.territories
    if isinstance(condition, Continents):
        return _owns_continents(s, seat, condition)
    victim = seat_of(s, condition.colour)
    return victim is not None and bool(s.eliminated_by[victim] == seat)


@rule("13.8", "13.9")
def strong_territories(s: Any, seat: Seat, least: int) -> int:
    """13.9 How many territories a seat owns that hold at least so many armies."""
    if least == 1:
        return int(s.owner.count(seat))
    return sum(owner == seat and armies >= least for owner, armies in zip(s.owner, s.armies, strict=True))


@rule("13.10")
def _owns_continents(s: Any, seat: Seat, condition: Continents) -> bool:
    """13.10 The named continents, and any further ones."""
    if not all(owns_continent(s, seat, continent) for continent in condition.continents):
        return False
    whole = sum(owns_continent(s, seat, Continent(c)) for c in range(len(TERRITORIES_OF)))
    return whole >= len(condition.continents) + condition.further
