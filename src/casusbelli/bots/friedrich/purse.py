"""Cards outside of combat: which to pay with, which to part with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from casusbelli.bots.friedrich.judgement import REACH
from casusbelli.bots.friedrich.position import Position
from casusbelli.games.friedrich import ch06_armies, ch10_recruiting
from casusbelli.games.friedrich.board import (
    CARD_POINTS,
    CARD_SUIT,
    GENERALS_OF,
    HANOVER,
    SUIT_OF,
    SUITS,
    TRAINS_OF,
    TacticalCard,
    distances,
)

HOT, WARM, COLD = 1.0, 0.6, 0.35
"""How much a card is worth by whether a fight in its suit is near, some stack stands in it, or none does."""
WARM_AT_BAY, COLD_AT_BAY = 0.85, 0.6
"""The same for Prussia and Hanover, whom the enemies choose where to fight."""
RESERVE = 1.25
"""A Reserve is of any suit."""
ARMY_PRICE, LAST_ARMIES = 4.6, 8.0
"""What a new army is worth, in points of a hot suit: usually, and where few are left."""
TRAIN_PRICE, FIRST_TRAIN = 6.0, 14.0
"""The same of a second train, and of the first."""
RETURN = 3.0
"""What it is worth that a general comes back."""
AT_ONCE = 5
"""The most armies that are bought at once."""


class Purchase(NamedTuple):
    """Cards to pay with, and what is bought."""

    cards: tuple[TacticalCard, ...]
    armies: int
    trains: int


def weights(p: Position) -> list[float]:
    """How much a point is worth in each suit."""
    warm, cold = (WARM, COLD) if p.nation > HANOVER else (WARM_AT_BAY, COLD_AT_BAY)
    found = [cold] * len(SUITS)
    for stack in p.own:
        away = distances(stack.city)
        near = any(away[foe.city] <= REACH for foe in p.foes)
        found[SUIT_OF[stack.city]] = max(found[SUIT_OF[stack.city]], HOT if near else warm)
    return found


def card_worth(card: int, by_suit: Sequence[float]) -> float:
    """What a card is worth to keep."""
    return CARD_POINTS[card] * (by_suit[CARD_SUIT[card]] if CARD_SUIT[card] >= 0 else RESERVE)


def least_useful(p: Position, cards: Iterable[TacticalCard]) -> TacticalCard:
    """The card that is missed least."""
    by_suit = weights(p)
    return min(cards, key=lambda card: (card_worth(card, by_suit), card))


def best_purchase(p: Position) -> Purchase | None:
    """What to buy now, or None: nothing is worth its cards."""
    by_suit = weights(p)
    limits = ch10_recruiting.limits(p.s, p.nation)
    most = min(AT_ONCE, max(armies + trains for trains, armies in enumerate(limits)))
    offers = (offer for units in range(1, most + 1) for offer in _offers(p, units, limits, by_suit))
    gain, purchase = max(offers, default=(0.0, None))
    return purchase if gain > 0 else None


def _offers(
    p: Position, units: int, limits: Sequence[int], by_suit: Sequence[float]
) -> Iterator[tuple[float, Purchase]]:
    """What so many units may be, with what each purchase gains."""
    cards = payment(p.hand, units * ch10_recruiting.price(p.s, p.nation), by_suit)
    if cards is None:
        return
    cost = sum(card_worth(card, by_suit) for card in cards)
    for armies, trains in ch10_recruiting.purchases(limits, units):
        if armies + trains == units:
            yield _use(p, armies, trains) - cost, Purchase(cards, armies, trains)


def _use(p: Position, armies: int, trains: int) -> float:
    """What armies and trains are worth, in points."""
    s = p.s
    few = s.total[p.nation] * 2 <= ch06_armies.ceiling(s, p.nation)
    worth = armies * (LAST_ARMIES if few else ARMY_PRICE)
    standing = any(s.city[train] >= 0 for train in TRAINS_OF[p.nation])
    worth += trains * TRAIN_PRICE + (FIRST_TRAIN - TRAIN_PRICE) * (trains > 0 and not standing)
    return worth + RETURN * min(armies, len(ch10_recruiting.lost(s, GENERALS_OF[p.nation])))


def payment(hand: Sequence[int], points: int, by_suit: Sequence[float]) -> tuple[TacticalCard, ...] | None:
    """Cards that make so many points, those that are missed least; None: the hand is too poor."""
    chosen: list[int] = []
    paid = 0
    for card in sorted(hand, key=lambda card: (card_worth(card, by_suit) / CARD_POINTS[card], CARD_POINTS[card], card)):
        if paid < points:
            chosen.append(card)
            paid += CARD_POINTS[card]
    for card in sorted(chosen, key=lambda card: -card_worth(card, by_suit)):
        if paid - CARD_POINTS[card] >= points:
            chosen.remove(card)
            paid -= CARD_POINTS[card]
    return tuple(TacticalCard(card) for card in sorted(chosen)) if paid >= points else None
