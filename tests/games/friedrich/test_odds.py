"""Exact odds of hidden hands and of combats against them: by hand, and against every hand counted one by one."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.cli import odds as typed
from casusbelli.cli.naming import Names
from casusbelli.games.friedrich import odds
from casusbelli.games.friedrich.board import PACKAGE
from casusbelli.games.friedrich.cardplay import Hand, endings, hand_of, stops
from casusbelli.games.friedrich.odds import PLAIN, Hidden, Pool, Terms, cards_of, hidden, line, potential, standing
from casusbelli.odds import Answer, BadQuestion
from casusbelli.testing import clause

ALL = tuple(range(2, 14))
FULL = Pool(ALL, 2, 36, 7)
OTHER = "other"


def dealt(pools: tuple[Pool, ...]) -> Iterator[Hand]:
    """Every hand that may be dealt, one after the other."""
    decks = [[*pool.values, *["reserve"] * pool.reserves, *[OTHER] * pool.others] for pool in pools]
    for parts in product(*(combinations(deck, pool.held) for deck, pool in zip(decks, pools, strict=True))):
        cards: list[Any] = [card for part in parts for card in part]
        yield hand_of([card for card in cards if isinstance(card, int)], cards.count("reserve"))


def points(hand: Hand, terms: Terms) -> int:
    """What a hand makes in all, trying every card as the first one, which a text may concern."""
    cards = [*hand.cards, *[terms.reserve] * hand.reserves]
    worth = [[card * 2 if terms.doubled and card == 11 else card for card in cards]] if cards else []
    if terms.doubled and hand.cards.count(11) > 1:
        worth = [[*cards, 11]]
    first = [sum(row) + terms.bonus - (card if terms.wasted else 0) for row in worth for card in cards]
    return max(first, default=0)


def row(*numbers: Any) -> tuple[Any, ...]:
    """Numbers side by side, fractions or not."""
    return numbers


@st.composite
def pool(draw: Any) -> Pool:
    values = tuple(sorted(draw(st.lists(st.integers(2, 13), max_size=4))))
    reserves, others = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    return Pool(values, reserves, others, draw(st.integers(0, len(values) + reserves + others)))


pools = st.lists(pool(), max_size=2).map(tuple)
terms = st.sampled_from(
    [PLAIN, Terms(reserve=9), Terms(bonus=1), Terms(bonus=5), Terms(wasted=True), Terms(doubled=True)]
)
hands = st.builds(hand_of, st.lists(st.integers(2, 13), max_size=4), st.integers(0, 1))
behinds = st.integers(0, 14)


# ---- the strength of a hidden hand ----------------------------------------------------------------------------------


@clause("3.11")
def test_3_11_seven_cards_of_a_full_deck() -> None:
    """14 of the 50 cards can be played: 12 of the suit, worth 90 together, and two Reserves, worth 20."""
    strength = hidden((FULL,)).strength()
    assert strength.chance(lambda points: points == 0) == Fraction(comb(36, 7), comb(50, 7))
    assert strength.mean(int) == Fraction(7 * 110, 50)
    assert strength.chance(lambda points: points == 2) == Fraction(comb(36, 6), comb(50, 7))
    assert strength.chance(lambda points: points == 10) == Fraction(
        3 * comb(36, 6) + 3 * comb(36, 5) + comb(36, 4), comb(50, 7)
    ), "the 10 or a Reserve; 2 and 8, 3 and 7, 4 and 6; 2, 3 and 5"


@clause("3.11")
@given(pools, terms)
def test_3_11_every_hand_is_counted(pools: tuple[Pool, ...], terms: Terms) -> None:
    every = list(dealt(pools))
    found = hidden(pools, terms)
    assert found.ways == Counter(points(hand, terms) for hand in every)
    assert found.bare == Counter(points(hand, terms) for hand in every if not hand.cards)
    assert found.total() == len(every) == prod(comb(odds._size(pool), pool.held) for pool in pools)


@clause("7.2.10")
@given(pools)
def test_7_2_10_the_number_of_cards_of_the_suit(pools: tuple[Pool, ...]) -> None:
    every = list(dealt(pools))
    for reserves in (True, False):
        found = cards_of(pools, reserves)
        due = Counter(len(hand.cards) + reserves * hand.reserves for hand in every)
        assert {count: Fraction(n, len(every)) for count, n in due.items()} == {
            count: Fraction(weight, found.denominator) for count, weight in found.weights.items()
        }


@given(st.lists(st.builds(Pool, st.just(ALL), st.just(2), st.just(36), st.integers(0, 50)), max_size=4).map(tuple))
@settings(max_examples=20)
def test_chances_of_large_hands_are_exact_too(pools: tuple[Pool, ...]) -> None:
    found = hidden(pools)
    held = sum(pool.held for pool in pools)
    assert found.total() == prod(comb(50, pool.held) for pool in pools)
    assert found.strength().mean(int) == Fraction(held * 110, 50)


def test_a_hand_cannot_hold_more_than_there_is() -> None:
    with pytest.raises(ValueError, match="no more cards"):
        hidden((Pool((2,), 0, 1, 3),))


@clause("3.12")
@given(hands, terms)
def test_3_12_a_known_hand(hand: Hand, terms: Terms) -> None:
    assert potential(hand, terms) == points(hand, terms)
    known = (Pool(hand.cards, hand.reserves, 0, len(hand.cards) + hand.reserves),)
    assert hidden(known, terms).ways == {potential(hand, terms): 1}


# ---- a combat -------------------------------------------------------------------------------------------------------


def sure(hand: Hand) -> Hidden:
    return hidden((Pool(hand.cards, hand.reserves, 0, len(hand.cards) + hand.reserves),))


@clause("7.2.7")
def test_7_2_7_a_play_that_may_be_answered() -> None:
    """One card of four: the 3 and a useless one lose to +5, the 5 brings him to zero, the 8 past it."""
    after = line(5, 2, hidden((Pool((3, 5, 8), 0, 1, 1),)), own_armies=2, foe_armies=4)
    assert after.unanswered == Fraction(1, 2)
    assert row(after.stronger, after.even, after.weaker) == (Fraction(3, 4), 0, Fraction(1, 4))
    assert after.gain_least == Fraction(2 + 4, 4), "with the 3 he can make it a loss of 2"
    assert after.gain_most == Fraction(4 + 4, 4), "7.3.1 he has but 4 armies"
    assert after.risk == Fraction(2, 4), "the 8 brings him to +3, and there are but 2 armies"


@clause("7.2.8", "7.2.12")
def test_7_2_12_at_zero_an_enemy_without_a_card_of_the_suit_takes_the_tie() -> None:
    """One card of four: the 4 must be played, of a Reserve or of nothing a tie is better."""
    after = line(0, 12, hidden((Pool((4,), 1, 2, 1),)), own_armies=8, foe_armies=8)
    assert after.tied == Fraction(3, 4)
    assert row(after.stronger, after.even, after.weaker) == (Fraction(1, 4), Fraction(3, 4), 0)
    assert after.risk == 1


@clause("7.2.12")
def test_7_2_12_a_strong_reserve_goes_on_at_zero() -> None:
    after = line(0, 4, hidden((Pool((), 1, 0, 1),)), own_armies=8, foe_armies=8)
    assert row(after.tied, after.weaker, after.risk) == (0, 1, 8)


@clause("7.2.6")
def test_7_2_6_below_zero_nobody_has_to_answer() -> None:
    after = line(-3, 10, hidden((Pool((4, 9), 0, 0, 1),)), own_armies=2, foe_armies=8)
    assert row(after.unanswered, after.tied, after.gain_most) == (0, 0, 0)
    assert row(after.stronger, after.weaker) == (Fraction(1, 2), Fraction(1, 2))
    assert after.risk == 2


@clause("7.2.12")
def test_7_2_12_at_zero_reserves_alone_are_never_beaten() -> None:
    strong = sure(hand_of([13, 12]))
    assert row(*standing(hand_of([], 1), 0, strong)) == (0, 1, 0)
    assert row(*standing(hand_of([2]), 0, strong)) == (0, 0, 1)
    assert row(*standing(hand_of([], 1), 1, strong)) == (0, 0, 1)


@given(hands, pools, st.integers(-12, 12), st.integers(1, 8), st.integers(1, 8))
def test_a_line_is_the_mean_over_all_hands(own: Hand, pools: Any, score: int, armies: int, foe_armies: int) -> None:
    left = potential(own)
    whole = line(score, left, hidden(pools), armies, foe_armies)
    each = [line(score, left, sure(hand), armies, foe_armies) for hand in dealt(pools)]
    for name in whole._fields:
        assert getattr(whole, name) == Fraction(sum(getattr(one, name) for one in each), len(each))
    assert whole.stronger + whole.even + whole.weaker == 1


@clause("7.2.11")
@given(hands, hands, st.integers(1, 12), st.integers(1, 8), st.integers(1, 8))
@settings(max_examples=60, deadline=None)
def test_7_2_11_what_is_said_of_a_score_holds_in_open_play(
    own: Hand, foe: Hand, score: int, armies: int, foe_armies: int
) -> None:
    """The enemy has the right to play, and both see all cards."""
    after = line(score, potential(own), sure(foe), armies, foe_armies)
    ends = endings(score, foe, own, foe_armies, armies)
    best = max(ends.values(), key=lambda end: end.foe_lost - end.own_lost)
    assert after.weaker or best.foe_lost == 0, "who is not weaker is not beaten"
    assert after.stronger or best.own_lost == 0, "who is not stronger does not win"
    if after.unanswered:
        assert after.gain_least <= best.own_lost <= after.gain_most


def worst(behind: int, foe: Hand, own: Hand, armies: int) -> int:
    """The most that a side loses that plays no card unless it must, and then its lowest one."""
    most = 0
    for score, spent in stops(foe, behind).items():
        if score > 0:
            most = max(most, min(score, armies))
        if score == 0 and own.cards:
            left = Hand(
                tuple((Counter(foe.cards) - Counter(spent.cards)).elements()), foe.reserves - len(spent.reserves)
            )
            most = max(most, worst(own.cards[0], left, Hand(own.cards[1:], own.reserves), armies))
    return most


@clause("7.3.1")
@given(hands, hands, st.integers(1, 12), st.integers(1, 8))
def test_7_3_1_the_risk_is_never_exceeded(own: Hand, foe: Hand, score: int, armies: int) -> None:
    assert worst(score, foe, own, armies) <= line(score, potential(own), sure(foe), armies, 8).risk


# ---- what is asked --------------------------------------------------------------------------------------------------


def answer(text: str) -> Answer:
    return odds.command(typed.given(odds.QUESTION, text.split()))


def figure(told: Answer, key: str) -> Fraction:
    return next(figure.value for figure in told.figures if figure.key == key)


def test_the_strength_of_a_hidden_hand() -> None:
    told = answer("--cards 7")
    assert figure(told, "strength") == Fraction(77, 5)
    assert figure(told, "none") == Fraction(comb(36, 7), comb(50, 7))
    assert figure(told, "bound") == 1 - Fraction(comb(38, 7), comb(50, 7))
    assert figure(told, "cards") == Fraction(7 * 12, 50)
    assert sum(chance for _, chance in told.ends) == 1
    assert told.question["cards"] == (7,)


def test_what_has_been_seen_counts() -> None:
    told = answer("--cards 2,1 --seen-a 13,12,11 --seen-b 2 --seen-reserves 2,1 --seen-others 30")
    pools = Pool(ALL[:-3], 0, 6, 2), Pool(ALL[1:], 1, 36, 1)
    assert dict(told.ends) == {(points,): chance for points, chance in shares(hidden(pools)).items()}


def shares(hand: Hidden) -> dict[int, Fraction]:
    return {points: Fraction(ways, hand.total()) for points, ways in hand.ways.items()}


def test_a_combat_against_a_hidden_hand() -> None:
    told = answer("--cards 7 --behind 6 --hand 13,4,2 --hand-reserves 1")
    now = standing(hand_of([13, 4, 2], 1), 6, hidden((FULL,)))
    assert [figure(told, name) for name in now._fields] == list(now)
    assert row(figure(told, "least_loss"), figure(told, "least_loss_costs")) == (1, 10)
    ends = {end[0]: (end[1:], chance) for end, chance in told.ends}
    assert row(*ends[-4]) == ((2, 1, 0), 0)
    assert ends[7] == ((13, 1, 0), hidden((FULL,)).strength().chance(lambda points: points < 7))


def test_a_combat_against_a_known_strength() -> None:
    """It takes 6 + 17 + 1 points to outlast him: the 12, the 2 and the Reserve."""
    told = answer("--total 17 --behind 6 --hand 13,12,2 --hand-reserves 1")
    assert figure(told, "stronger") == 1
    assert figure(told, "beating_costs") == 24
    assert [figure.key for figure in answer("--total 40 --behind 6 --hand 13").figures][-1] == "least_loss_costs"


def test_a_combat_with_open_hands() -> None:
    """E10 goes on: the attacker is at -7 without a card, and has 8 armies."""
    told = answer("--foe-hand 2 --behind 7 --own 8")
    assert row(figure(told, "own_lost"), figure(told, "foe_lost")) == (7, 0)
    told = answer("--foe-hand 2 --behind 7 --own 8 --hand 9 --foe 1")
    assert row(figure(told, "own_lost"), figure(told, "foe_lost")) == (0, 0), "2 and 0: the 2 makes it a tie"
    told = answer("--foe-reserves 0 --behind 7 --hand 9 --foe 1")
    assert row(*told.ends) == (((9, 0, 0, 1), 1), ((0, 0, 7, 0), 0))


@pytest.mark.parametrize("lang", ["es", "pt-BR", "en"])
@pytest.mark.parametrize(
    "text",
    [
        "--cards 7",
        "--cards 7 --behind 6 --hand 13 --hand-reserves 1",
        "--total 3 --behind 6 --hand 13",
        "--foe-hand 4 --behind 3",
    ],
)
def test_every_figure_has_a_name(capsys: pytest.CaptureFixture[str], text: str, lang: str) -> None:
    typed._tell(answer(text), Names(PACKAGE, lang))
    assert "odds-" not in capsys.readouterr().out
    for asked in odds.QUESTION:
        assert "odds-" not in Names(PACKAGE, lang).say(f"odds-option-{asked.name}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "odds-missing"),
        ("--behind 3", "odds-missing"),
        ("--cards 7 --hand 3", "odds-missing"),
        ("--total 7 --behind 3 --seen-a 3", "odds-missing"),
        ("--foe-hand 7", "odds-missing"),
        ("--total 7", "odds-missing"),
        ("--cards 7 --total 7 --behind 3", "odds-not-together"),
        ("--cards 7 --foe-hand 7 --behind 3", "odds-not-together"),
        ("--cards 7 --behind 3 --own 3", "odds-not-together"),
        ("--cards 1,2,3,4,5", "odds-out-of-range"),
        ("--cards 50 --seen-a 2", "odds-out-of-range"),
        ("--cards 5 --seen-others 37", "odds-out-of-range"),
        ("--cards 5 --seen-others 3,3", "odds-out-of-range"),
        ("--behind 3 --foe-hand 2,3,4,5,6,7,8,9 --hand 2,3,4,5,6,7,8,9", "odds-out-of-range"),
    ],
)
def test_questions_that_cannot_be_asked(text: str, reason: str) -> None:
    with pytest.raises(BadQuestion) as wrong:
        answer(text)
    assert wrong.value.reason == reason
