"""Card play with open hands: what a score costs, and a combat played out, against plain enumeration."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.games.friedrich.cardplay import (
    Ending,
    Hand,
    Play,
    beating,
    cheapest,
    endings,
    hand_of,
    least_loss,
    plays,
    stops,
    strength_of,
)
from casusbelli.testing import clause

hands = st.builds(hand_of, st.lists(st.integers(2, 13), max_size=3), st.integers(0, 2))
small = st.builds(hand_of, st.lists(st.integers(2, 13), max_size=3), st.integers(0, 1))
behinds = st.integers(0, 16)


def sets(hand: Hand) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every choice of cards, and every way to name the Reserves among them."""
    for size, reserves in product(range(len(hand.cards) + 1), range(hand.reserves + 1)):
        for cards in combinations(hand.cards, size):
            for values in product(range(1, 11), repeat=reserves):
                yield cards, values


def cost(cards: tuple[int, ...], values: tuple[int, ...]) -> int:
    return sum(cards) + 10 * len(values)


# ---- what a score costs ---------------------------------------------------------------------------------------------


@clause("3.12")
@given(hands, st.integers(0, 40), st.integers(0, 5))
@settings(deadline=None)
def test_3_12_the_cheapest_cards_for_so_many_points(hand: Hand, least: int, more: int) -> None:
    found = cheapest(hand, least, least + more)
    fitting = [cost(*one) for one in sets(hand) if least <= sum(one[0]) + sum(one[1]) <= least + more]
    assert (found.strength if found else None) == min(fitting, default=None)
    if found:
        assert found.points == sum(found.cards) + sum(found.reserves)
        assert found.strength == cost(found.cards, found.reserves)
        assert not Counter(found.cards) - Counter(hand.cards)
        assert all(1 <= value <= 10 for value in found.reserves)


@clause("7.2.6", "7.2.7")
@given(hands, behinds)
@settings(deadline=None)
def test_7_2_6_where_a_side_can_stop(hand: Hand, behind: int) -> None:
    """The right is kept below zero, and at the beginning."""
    due: dict[int, int] = {}
    for cards, values in sets(hand):
        if any(kept(order, behind) for order in permutations((*cards, *values))):
            score = sum(cards) + sum(values) - behind
            due[score] = min(due.get(score, 1000), cost(cards, values))
    if not behind and hand.cards:
        del due[0]
    assert {score: spent.strength for score, spent in stops(hand, behind).items()} == due


def kept(order: tuple[int, ...], behind: int) -> bool:
    """Whether the right to play is kept up to the last card of a row."""
    return all(sum(order[:played]) < behind for played in range(1, len(order)))


@clause("3.13")
def test_3_13_a_reserve_makes_a_defeat_a_small_loss() -> None:
    spent = least_loss(hand_of([13, 3], 1), 9)
    assert (spent.points, spent.reserves, spent.cards) == (8, (8,), ())
    assert least_loss(hand_of([13, 3]), 9).points == 3
    assert least_loss(hand_of([4, 4, 8], 1), 9).cards == (8,), "of sets equally strong the fewest cards"
    with pytest.raises(ValueError, match="points behind"):
        least_loss(hand_of([13]), 0)


@clause("7.2.11")
def test_7_2_11_what_it_takes_to_outlast_a_known_strength() -> None:
    spent = beating(hand_of([13, 12, 8, 2], 1), 6, 14)
    assert spent is not None
    assert (spent.cards, spent.reserves, spent.strength) == ((8, 13), (), 21)
    assert beating(hand_of([13]), 6, 7) is None


# ---- both hands open ------------------------------------------------------------------------------------------------


def plain(behind: int, own: Hand, foe: Hand, own_armies: int, foe_armies: int) -> int:
    """Armies won less armies lost, by trying everything."""
    ways: list[int] = []
    if behind or not own.cards:
        ways.append(-min(behind, own_armies))
    for at, card in enumerate(own.cards):
        rest = Hand(own.cards[:at] + own.cards[at + 1 :], own.reserves)
        ways.append(follow(card - behind, rest, foe, own_armies, foe_armies))
    for value in range(1, 11) if own.reserves else ():
        ways.append(follow(value - behind, Hand(own.cards, own.reserves - 1), foe, own_armies, foe_armies))
    return max(ways)


def follow(score: int, rest: Hand, foe: Hand, own_armies: int, foe_armies: int) -> int:
    if score < 0:
        return plain(-score, rest, foe, own_armies, foe_armies)
    return -plain(score, foe, rest, foe_armies, own_armies)


def balance(ends: dict[Play | None, Ending]) -> int:
    return max(end.foe_lost - end.own_lost for end in ends.values())


@clause("7.2.2", "7.2.10", "7.2.11", "7.2.12", "7.3.1")
@given(small, small, behinds, st.integers(1, 8), st.integers(1, 8))
@settings(max_examples=60, deadline=None)
def test_7_2_2_the_best_play_of_open_hands(own: Hand, foe: Hand, behind: int, armies: int, foe_armies: int) -> None:
    ends = endings(behind, own, foe, armies, foe_armies)
    assert list(ends) == plays(own, behind)
    assert balance(ends) == plain(behind, own, foe, armies, foe_armies)


@clause("7.2.10")
def test_7_2_10_at_zero_a_card_of_the_suit_must_be_played() -> None:
    assert plays(hand_of([3]), 0) == [Play(3, False)]
    assert plays(hand_of([]), 0) == [None]
    assert plays(hand_of([], 1), 0)[-1] is None
    assert endings(0, hand_of([3]), hand_of([13]), 8, 8)[Play(3, False)] == (8, 0)


@clause("7.2.11")
@given(small, small, behinds)
@settings(deadline=None)
def test_7_2_11_who_is_not_weaker_is_not_beaten(own: Hand, foe: Hand, behind: int) -> None:
    best = balance(endings(behind, own, foe, 8, 8))
    lead = strength_of(own) - behind - strength_of(foe)
    assert lead < 0 or best >= 0
    assert lead > 0 or best <= 0


@clause("7.2.12")
def test_7_2_12_equal_cards_may_lead_to_a_tie_that_the_stronger_cannot_help() -> None:
    assert endings(5, hand_of([5, 5]), hand_of([]), 8, 8)[Play(5, False)] == (0, 0)
    assert endings(5, hand_of([5, 3]), hand_of([]), 8, 8)[Play(3, False)] == (0, 3)
