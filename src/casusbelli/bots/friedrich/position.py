"""A view of Friedrich as a player reads it: stacks of both sides, and what is known of hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from casusbelli.engine.visibility import View
from casusbelli.games.friedrich import ch03_cards
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    CARD_POINTS,
    CARD_SUIT,
    GENERALS_OF,
    RESERVE_VALUE,
    SUITS,
    City,
    Nation,
    Piece,
    enemies,
)
from casusbelli.games.friedrich.duels import seen
from casusbelli.games.friedrich.state import HAND, NOBODY, hand

DRAWN_POINTS = 0.24 * 7.5 + 0.04 * RESERVE_VALUE
"""What an unknown card is worth in one suit, on average: 12 of 50 are of the suit, a Reserve is of any."""
DRAWN_VARIANCE = 15.5
"""The variance of that."""


class Stack(NamedTuple):
    """Generals of a nation who stand together; of others' armies only an average is known."""

    city: City
    generals: tuple[Piece, ...]
    armies: float
    nation: Nation


def readable(view: View) -> Any:
    """A view with the names of a state, so that the questions of the rules can be asked of it."""
    s = seen(view)
    s.counts = view.cards["counts"]
    return s


class Position:
    """What the player who leads `nation` sees of `s`.

    `own` and `foes` are the stacks of the nation and of its enemies; `hand` are its cards, `points` what they make in
    each suit; `sizes` are numbers of cards by nation.
    """

    def __init__(self, s: Any, nation: Nation) -> None:
        self.s = s
        self.nation = nation
        self.column: Sequence[int] = s.city
        self.hand: list[int] = hand(s, nation)
        self.points = points_by_suit(self.hand)
        self.own = self.stacks(nation)
        opposed = [one for one in ALL_NATIONS if enemies(one, nation) and s.player[one] != NOBODY]
        self.foes = [stack for one in opposed for stack in self.stacks(one)]
        self.sizes = hand_sizes(s)

    def stacks(self, nation: Nation) -> list[Stack]:
        """The stacks of a nation, in the order of their first generals."""
        found: dict[int, list[Piece]] = {}
        for general in GENERALS_OF[nation]:
            if self.column[general] >= 0:
                found.setdefault(self.column[general], []).append(general)
        total = sum(map(len, found.values()))
        return [self._stack(nation, City(place), tuple(there), total) for place, there in found.items()]

    def _stack(self, nation: Nation, place: City, generals: tuple[Piece, ...], total: int) -> Stack:
        known = [self.s.armies[general] for general in generals]
        if None not in known:
            return Stack(place, generals, float(sum(known)), nation)
        return Stack(place, generals, self.s.total[nation] * len(generals) / total, nation)

    def is_face_down(self, generals: Iterable[Piece]) -> bool:
        """Whether one of them is, which turns all others who stand with him."""
        return any(self.s.face_down[general] for general in generals)

    def guess(self, nation: Nation, *, fresh: bool) -> tuple[float, float]:
        """Mean and variance of the points in a suit of a hidden hand; `fresh`: its next draw included."""
        cards = self.sizes[nation] + (ch03_cards.draws(self.s, nation) if fresh else 0)
        return DRAWN_POINTS * cards, DRAWN_VARIANCE * cards


def points_by_suit(cards: Iterable[int]) -> list[int]:
    """What some cards make in each suit, Reserves at their most."""
    found = [0] * len(SUITS)
    for card in cards:
        suits = range(len(SUITS)) if CARD_SUIT[card] < 0 else (CARD_SUIT[card],)
        for suit in suits:
            found[suit] += CARD_POINTS[card]
    return found


def hand_sizes(s: Any) -> list[int]:
    """3.9 The cards of each nation, which everybody may count."""
    sizes = [0] * len(ALL_NATIONS)
    for zone, _, count in s.counts:
        if zone >= HAND:
            sizes[zone - HAND] += count
    return sizes
