"""Card play with known hands: what a wished score costs, and a combat played out by both sides in the best way.

Nothing here draws or hides: both hands are given. Scores are in points, which are armies (7.2.1); a side that has the
right to play stands `behind` points below zero. The texts of the Cards of Fate that change a card are left aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from casusbelli.engine.rules import rule
from casusbelli.games.friedrich.board import CARD_VALUE, RESERVE_VALUE

HIGHEST = max(CARD_VALUE)


class Hand(NamedTuple):
    """7.2.3 The cards that a side may play: values of its suit from the lowest, and the number of its Reserves."""

    cards: tuple[int, ...] = ()
    reserves: int = 0


class Spent(NamedTuple):
    """Cards that are played: values of the suit, and what the Reserves are named.

    `points` is what they add to the score, `strength` what goes out of the hand: a Reserve is worth 10 there.
    """

    cards: tuple[int, ...]
    reserves: tuple[int, ...]
    points: int
    strength: int


class Play(NamedTuple):
    """A card that is played: its value, or what a Reserve is named."""

    value: int
    is_reserve: bool


class Ending(NamedTuple):
    """How a combat ends: the armies that both sides lose; none on either side is a tie."""

    own_lost: int
    foe_lost: int


def hand_of(cards: Iterable[int], reserves: int = 0) -> Hand:
    """A hand of these values, in any order, and so many Reserves."""
    return Hand(tuple(sorted(cards)), reserves)


@rule("3.12")
def strength_of(hand: Hand, reserve: int = RESERVE_VALUE) -> int:
    """3.12 The most points that a hand can make, each Reserve named as high as may be."""
    return sum(hand.cards) + reserve * hand.reserves


# ---- what a score costs ---------------------------------------------------------------------------------------------


@rule("3.12", "3.13")
def cheapest(hand: Hand, least: int, most: int | None = None) -> Spent | None:
    """3.13 The cards that make at least `least` points, and at most `most`, for the least strength; None: none do.

    Of equal strength the fewest cards. Reserves are named as high as `most` lets them.
    """
    return min(_making(hand, least, most), key=_cost, default=None)


def _cost(spent: Spent) -> tuple[int, int, int]:
    return spent.strength, len(spent.cards) + len(spent.reserves), -spent.points


def _making(hand: Hand, least: int, most: int | None) -> Iterator[Spent]:
    fewest, _ = _sums(hand.cards)
    for (total, cards), reserves in product(fewest.items(), range(hand.reserves + 1)):
        highest = total + reserves * RESERVE_VALUE
        points = highest if most is None else min(most, highest)
        if points >= max(least, total + reserves):
            yield Spent(cards, _named(points - total, reserves), points, highest)


Sums = dict[int, tuple[int, ...]]
"""For every total that some cards make: such cards, from the lowest value."""


@lru_cache(maxsize=1 << 8)
def _sums(cards: tuple[int, ...]) -> tuple[Sums, Sums]:
    """The totals of some of the cards: made by the fewest of them, and with the highest one among them."""
    fewest: Sums = {0: ()}
    topped: Sums = {0: ()}
    for card in cards:
        longer = {total + card: (*used, card) for total, used in fewest.items()}
        topped |= longer
        fewest |= {total: used for total, used in longer.items() if len(used) < len(fewest.get(total, (*used, 0)))}
    return fewest, topped


def _named(points: int, reserves: int) -> tuple[int, ...]:
    """3.12 Names from 1 to 10 for so many Reserves that make so many points, the highest first."""
    names: list[int] = []
    for others in reversed(range(reserves)):
        names.append(min(RESERVE_VALUE, points - sum(names) - others))
    return tuple(names)


@rule("3.12", "3.13", "7.2.6", "7.2.7", "7.2.8")
def stops(hand: Hand, behind: int) -> dict[int, Spent]:
    """7.2.6 The scores at which a side may stop, playing card after card, the lowest first; the cheapest way to each.

    Below zero it stops by yielding, at zero by a tie if no card binds it. Otherwise the right passes from zero on, so
    that only the last card may lead there.
    """
    found: dict[int, Spent] = {}
    for spent in _going(hand, behind):
        score = spent.points - behind
        if score not in found or _cost(spent) < _cost(found[score]):
            found[score] = spent
    if not behind and hand.cards:
        del found[0]
    return dict(sorted(found.items()))


def _going(hand: Hand, behind: int) -> Iterator[Spent]:
    """The ways to play cards in one go: the highest of them comes last."""
    for sums, reserves in product(_sums(hand.cards), range(hand.reserves + 1)):
        for total, cards in sums.items():
            highest = total + reserves * RESERVE_VALUE
            for points in range(total + reserves, min(highest, behind + HIGHEST) + 1):
                played = Spent(cards, _named(points - total, reserves), points, highest)
                if _in_one_go(played, behind):
                    yield played


@rule("7.2.9", "7.2.10")
def _in_one_go(spent: Spent, behind: int) -> bool:
    """Whether the side has the right until the last card; at zero it has it for one card alone."""
    played = (*spent.cards, *spent.reserves)
    return spent.points - max(played, default=0) < behind or len(played) <= (not behind)


@rule("3.13", "7.2.11", "7.3.1")
def least_loss(hand: Hand, behind: int) -> Spent:
    """3.13 The cards to play before yielding, so that as few armies as possible are lost: at best one.

    The loss is `behind - points`; of equal losses the cheapest. Raises ValueError unless `behind` is above 0.
    """
    if behind < 1:
        raise ValueError(f"a side that may be beaten is 1 or more points behind, not {behind}")
    scores = stops(hand, behind)
    return scores[max(score for score in scores if score < 0)]


@rule("7.2.7", "7.2.11")
def beating(hand: Hand, behind: int, total: int) -> Spent | None:
    """7.2.11 What it takes to outlast an enemy who makes `total` points: the cheapest cards that make more.

    These are the cards of the whole combat: some are played after the enemy has answered. None: the hand is too weak.
    """
    return cheapest(hand, behind + total + 1)


# ---- both hands open ------------------------------------------------------------------------------------------------


@rule("7.2.2", "7.2.10", "7.2.11", "7.2.12")
def plays(hand: Hand, behind: int) -> list[Play | None]:
    """7.2.2 The different ways to play now; last None, to play no card, unless a card of the suit binds (7.2.10)."""
    ways: list[Play | None] = [Play(value, False) for value in sorted(set(hand.cards))]
    if hand.reserves:
        ways += [Play(value, True) for value in range(1, RESERVE_VALUE + 1)]
    return ways if hand.cards and not behind else [*ways, None]


def after(hand: Hand, play: Play) -> Hand:
    """The hand without a card that is played."""
    if play.is_reserve:
        return Hand(hand.cards, hand.reserves - 1)
    at = hand.cards.index(play.value)
    return Hand(hand.cards[:at] + hand.cards[at + 1 :], hand.reserves)


@rule("7.2.6", "7.2.7", "7.2.8", "7.2.11", "7.2.12", "7.3.1")
def endings(behind: int, own: Hand, foe: Hand, own_armies: int, foe_armies: int) -> dict[Play | None, Ending]:
    """7.2 How a combat ends after each play of the side that has the right, `behind` points below zero.

    Both hands are open, and both sides play for nothing but armies: to lose few of their own and beat many of the
    enemy's. Cards cost nothing. The work grows with the number of different hands that are left on the way.
    """
    worths = {play: _worth(play, behind, own, foe, own_armies, foe_armies) for play in plays(own, behind)}
    return {play: Ending(max(0, -worth), max(0, worth)) for play, worth in worths.items()}


def _worth(play: Play | None, behind: int, own: Hand, foe: Hand, own_armies: int, foe_armies: int) -> int:
    """Armies that the foe loses, less those of the side that plays, after this play."""
    if play is None:
        return -min(behind, own_armies)
    score, rest = play.value - behind, after(own, play)
    if score < 0:
        return _best(-score, rest, foe, own_armies, foe_armies)
    return -_best(score, foe, rest, foe_armies, own_armies)


@lru_cache(maxsize=1 << 18)
def _best(behind: int, own: Hand, foe: Hand, own_armies: int, foe_armies: int) -> int:
    """The same before the best play. Of sides equally strong neither can beat the other."""
    lead = strength_of(own) - behind - strength_of(foe)
    if lead == 0:
        return 0
    best = -own_armies
    for play in reversed(plays(own, behind)):
        best = max(best, _worth(play, behind, own, foe, own_armies, foe_armies))
        # Who is weaker cannot win, so there is nothing better than a tie for him.
        if best == (0 if lead < 0 else foe_armies):
            return best
    return best
