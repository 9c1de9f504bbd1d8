"""Exact odds of battles, against figures worked out apart and against plain enumeration."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.games.war.odds import (
    LOOKED_UP,
    MOST,
    ChainLeft,
    Left,
    chain,
    conquest_chance,
    fight,
    least_attack,
    one_roll,
)
from casusbelli.odds import decimal
from casusbelli.testing import clause

DICE_PAIRS = list(product((1, 2, 3), repeat=2))

# (attack dice, defence dice): ways for the attacker to lose 0, 1, 2, 3 armies.
ROLLS = {
    (1, 1): (15, 21),
    (1, 2): (55, 161),
    (1, 3): (225, 1071),
    (2, 1): (125, 91),
    (2, 2): (295, 420, 581),
    (2, 3): (979, 1981, 4816),
    (3, 1): (855, 441),
    (3, 2): (2890, 2611, 2275),
    (3, 3): (6420, 10017, 12348, 17871),
}

# Attack, defence, chance of conquest, and expected armies: in the origin given conquest, in the target given failure,
# in the origin, in the target.
FIGHTS = [
    (2, 1, "5/12", "2.000000", "1.000000", "1.416667", "0.583333"),
    (2, 2, "275/2592", "2.000000", "1.833837", "1.106096", "1.639275"),
    (2, 3, "6875/373248", "2.000000", "2.815625", "1.018419", "2.763763"),
    (2, 10, "41961669921875/479219999055934390272", "2.000000", "9.789917", "1.000000", "9.789916"),
    (3, 1, "1955/2592", "2.767263", "1.000000", "2.332948", "0.245756"),
    (3, 2, "235/648", "2.627660", "1.703390", "1.590278", "1.085648"),
    (3, 3, "76835/629856", "2.597262", "2.627054", "1.194847", "2.306584"),
    (4, 1, "342035/373248", "3.654743", "1.000000", "3.432739", "0.083625"),
    (4, 2, "6610505/10077696", "3.429411", "1.633842", "2.593582", "0.562117"),
    (4, 3, "4402175/13436928", "3.219265", "2.432734", "1.727071", "1.635728"),
    (5, 3, "317362715/725594112", "3.825890", "2.424221", "2.235997", "1.363907"),
    (6, 6, "498732238306392305/2807929681968365568", "3.960322", "4.360852", "1.525799", "3.586297"),
    (10, 1, "3327484632013250675/3327916660110655488", "9.485232", "1.000000", "9.484131", "0.000130"),
    (
        10,
        10,
        "454620897828118166575410793895/3129472887008683970157059506176",
        "4.865393",
        "6.141977",
        "1.561529",
        "5.249728",
    ),
]

# Chance: fewest armies in the origin against 1 to 15 in the target.
LEAST = {
    Fraction(1, 2): (3, 4, 6, 7, 9, 11, 12, 14, 16, 18, 19, 21, 23, 24, 26),
    Fraction(3, 4): (3, 5, 8, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33),
    Fraction(9, 10): (4, 7, 11, 14, 17, 20, 22, 25, 27, 29, 32, 34, 36, 38, 41),
}

armies = st.integers(2, 12)
defenders = st.integers(1, 12)


def rolled(attack: int, defence: int) -> tuple[int, ...]:
    """One by one, all the rolls of so many dice."""
    counts = [0] * (min(attack, defence) + 1)
    for dice in product(range(1, 7), repeat=attack + defence):
        reds, yellows = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        counts[sum(red <= yellow for red, yellow in zip(reds, yellows, strict=False))] += 1
    return tuple(counts)


def ways(attack: int, defence: int) -> Iterator[tuple[int, int, Fraction]]:
    """The losses of both sides in one roll, from the printed table of counts."""
    for lost, count in enumerate(ROLLS[attack, defence]):
        yield lost, min(attack, defence) - lost, Fraction(count, 6 ** (attack + defence))


@cache
def best_conquest(attack: int, defence: int) -> Fraction:
    """The chance of conquest of an attacker who picks the best number of dice before each roll."""
    if defence == 0 or attack == 1:
        return Fraction(defence == 0)
    return max(
        sum((p * best_conquest(attack - a, defence - d) for a, d, p in ways(dice, min(3, defence))), Fraction(0))
        for dice in range(1, min(3, attack - 1) + 1)
    )


def stopped(attack: int, defence: int, stop_at: int, until: int) -> dict[Left, Fraction]:
    """Where a fight with stop rules ends, one path after the other."""
    if attack <= stop_at or defence <= until:
        return {Left(attack, defence): Fraction(1)}
    ends: dict[Left, Fraction] = {}
    for a, d, p in ways(min(3, attack - 1), min(3, defence)):
        for left, chance in stopped(attack - a, defence - d, stop_at, until).items():
            ends[left] = ends.get(left, Fraction(0)) + p * chance
    return ends


def chained(attack: int, defences: tuple[int, ...], advance: int) -> Fraction:
    """The chance of a whole chain: the sum over the ends of each fight, one fight after the other."""
    if not defences:
        return Fraction(1)
    if attack < 2:
        return Fraction(0)
    return sum(
        (
            p * chained(min(advance, left.attack - 1, 3), defences[1:], advance)
            for left, p in stopped(attack, defences[0], 1, 0).items()
            if left.defence == 0
        ),
        Fraction(0),
    )


@pytest.mark.parametrize(("attack", "defence"), DICE_PAIRS)
@clause("6.7")
def test_6_7_counts_of_one_roll(attack: int, defence: int) -> None:
    assert one_roll(attack, defence) == ROLLS[attack, defence] == rolled(attack, defence)


@pytest.mark.parametrize(("attack", "defence", "side"), [(0, 1, "attacker"), (4, 1, "attacker"), (3, 4, "defender")])
@clause("5.6", "5.12")
def test_5_6_nobody_rolls_more_than_three_dice_or_none(attack: int, defence: int, side: str) -> None:
    with pytest.raises(ValueError, match=f"the {side} rolls 1 to 3 dice"):
        one_roll(attack, defence)


@pytest.mark.parametrize(("attack", "defence", "chance", "won", "lost", "attackers", "defence_left"), FIGHTS)
@clause("5.8", "6.6", "6.7")
def test_5_8_a_fight_to_the_end(
    attack: int, defence: int, chance: str, won: str, lost: str, attackers: str, defence_left: str
) -> None:
    outcome = fight(attack, defence)
    given_conquest = outcome.attackers_given_conquest()
    assert outcome.conquest() == Fraction(chance)
    assert given_conquest is not None
    assert str(decimal(given_conquest)) == won
    assert str(decimal(outcome.defenders_given_failure())) == lost
    assert str(decimal(outcome.attackers())) == attackers
    assert str(decimal(outcome.defenders())) == defence_left
    assert outcome.attackers_given_failure() == 1


@given(armies, defenders)
@clause("5.6.1", "5.11")
def test_5_6_1_fewer_dice_are_never_better_for_conquest(attack: int, defence: int) -> None:
    assert fight(attack, defence).conquest() == best_conquest(attack, defence)


@given(st.integers(2, 8), st.integers(1, 8), st.data())
@settings(deadline=None)
@clause("5.8")
def test_5_8_stop_rules(attack: int, defence: int, data: st.DataObject) -> None:
    stop_at, until = data.draw(st.integers(1, attack - 1)), data.draw(st.integers(0, defence - 1))
    outcome = fight(attack, defence, stop_at=stop_at, until=until)
    ends, expected = outcome.ends, stopped(attack, defence, stop_at, until)
    assert {left: Fraction(weight, ends.denominator) for left, weight in ends.weights.items()} == expected
    assert outcome.reached() == sum((p for left, p in expected.items() if left.defence <= until), Fraction(0))


@clause("5.8")
def test_5_8_what_cannot_happen_has_no_expectation() -> None:
    weakening = fight(2, 2, until=1)
    assert weakening.reached() == Fraction(55, 216)
    assert weakening.conquest() == 0
    assert weakening.attackers_given_conquest() is None


@clause("6.4")
def test_6_4_a_fight_between_large_stacks_is_whole_and_exact() -> None:
    outcome = fight(50, 50)
    assert sum(outcome.ends.weights.values()) == outcome.ends.denominator
    assert 6 ** (4 * 99) % outcome.ends.denominator == 0
    assert all((left.attack == 1) != (left.defence == 0) for left in outcome.ends.weights)
    won, given_conquest = outcome.conquest(), outcome.attackers_given_conquest()
    assert given_conquest is not None
    assert won * given_conquest + (1 - won) * outcome.attackers_given_failure() == outcome.attackers()


@clause("1.9")
def test_1_9_the_largest_stacks_that_can_be_asked_about() -> None:
    assert fight(MOST, 1, stop_at=MOST - 1).attackers() == MOST - Fraction(441, 1296)
    with pytest.raises(ValueError, match="the origin must hold 2 to 500 armies, one of which stays, not 501"):
        fight(MOST + 1, 1)
    with pytest.raises(ValueError, match="a target must hold 1 to 500 armies, not 501"):
        fight(2, MOST + 1)


@pytest.mark.parametrize(
    ("attack", "defence", "stop_at", "until", "sentence"),
    [
        (1, 1, 1, 0, "the origin must hold 2 to 500 armies, one of which stays, not 1"),
        (3, 0, 1, 0, "a target must hold 1 to 500 armies, not 0"),
        (3, 2, 0, 0, "the attacker can stop at 1 to 2 armies in the origin, not 0"),
        (3, 2, 3, 0, "the attacker can stop at 1 to 2 armies in the origin, not 3"),
        (3, 2, 1, -1, "the attacker can stop at 0 to 1 armies in the target, not -1"),
        (3, 2, 1, 2, "the attacker can stop at 0 to 1 armies in the target, not 2"),
    ],
)
@clause("5.6")
def test_5_6_fights_that_cannot_be_are_refused(
    attack: int, defence: int, stop_at: int, until: int, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        fight(attack, defence, stop_at=stop_at, until=until)


@given(st.integers(2, 7), st.lists(st.integers(1, 4), min_size=1, max_size=3), st.integers(1, 3))
@settings(deadline=None)
@clause("7.2", "7.4")
def test_7_4_a_chain_goes_on_with_the_armies_that_advanced(attack: int, defences: list[int], advance: int) -> None:
    assert chain(attack, defences, advance=advance).conquest() == chained(attack, tuple(defences), advance)


@clause("7.4")
def test_7_4_an_advance_of_one_cannot_attack_on() -> None:
    stuck = chain(10, [1, 1], advance=1)
    assert stuck.conquest() == 0
    assert stuck.conquest(1) == fight(10, 1).conquest()


@clause("7.2")
def test_7_2_the_advance_is_at_most_the_armies_announced() -> None:
    """With 3 armies 2 are announced and advance; a lone attacker is left with 1 and 1."""
    two = chain(3, [1, 1])
    first_roll, second_roll = Fraction(125, 216), Fraction(5, 12)
    assert two.ends.weights[ChainLeft(2, 3, 0)] == first_roll * second_roll * two.ends.denominator


@clause("7.1")
def test_7_1_a_chain_of_one_territory_is_a_fight() -> None:
    alone, outcome = chain(6, [4]), fight(6, 4)
    assert alone.conquest() == alone.conquered() == outcome.conquest()
    assert alone.attackers() == outcome.attackers()


@given(armies, st.lists(st.integers(1, 3), min_size=1, max_size=4))
@clause("7.4")
def test_7_4_each_further_territory_is_harder(attack: int, defences: list[int]) -> None:
    found = chain(attack, defences)
    chances = [found.conquest(territories) for territories in range(len(defences) + 1)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1
    assert sum(chances[1:]) == found.conquered()


@pytest.mark.parametrize(
    ("attack", "defences", "advance", "sentence"),
    [
        (5, [], 3, "a chain needs at least one target"),
        (5, [1, 0], 3, "a target must hold 1 to 500 armies, not 0"),
        (5, [1], 0, "an advance is 1 to 3 armies, not 0"),
        (5, [1], 4, "an advance is 1 to 3 armies, not 4"),
        (300, [100, 101], 3, "a chain has at most 500 armies in all, not 501"),
    ],
)
@clause("7.2")
def test_7_2_chains_that_cannot_be_are_refused(attack: int, defences: list[int], advance: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        chain(attack, defences, advance=advance)


@pytest.mark.parametrize("chance", LEAST)
@clause("6.7")
def test_6_7_fewest_armies_for_a_chance(chance: Fraction) -> None:
    assert tuple(least_attack(defence, chance) for defence in range(1, 16)) == LEAST[chance]


@given(defenders, st.fractions(Fraction(1, 100), Fraction(99, 100)))
@clause("6.7")
def test_6_7_one_army_fewer_is_not_enough(defence: int, chance: Fraction) -> None:
    attack = least_attack(defence, chance)
    assert fight(attack, defence).conquest() >= chance
    assert attack == 2 or fight(attack - 1, defence).conquest() < chance


@pytest.mark.parametrize("chance", [Fraction(0), Fraction(1), Fraction(3, 2)])
@clause("6.7")
def test_6_7_no_conquest_is_certain(chance: Fraction) -> None:
    with pytest.raises(ValueError, match="the chance must lie between 0 and 1"):
        least_attack(3, chance)


@clause("6.7")
def test_6_7_a_chance_out_of_reach_is_refused() -> None:
    with pytest.raises(ValueError, match="takes more than 500 armies"):
        least_attack(2, 1 - Fraction(1, 10**500))


@given(st.integers(2, LOOKED_UP), st.integers(1, LOOKED_UP))
@settings(max_examples=30, deadline=None)
@clause("6.7")
def test_6_7_the_quick_table_is_the_nearest_float(attack: int, defence: int) -> None:
    exact = fight(attack, defence).conquest()
    assert conquest_chance(attack, defence) == exact.numerator / exact.denominator


@clause("6.7")
def test_6_7_the_quick_table_at_its_edges() -> None:
    assert [conquest_chance(attack, 5) for attack in (0, 1)] == [0.0, 0.0]
    assert [conquest_chance(attack, 0) for attack in (0, 1, 200)] == [1.0, 1.0, 1.0]


@given(st.integers(0, 300), st.integers(0, 300))
@clause("6.7")
def test_6_7_more_attackers_help_and_more_defenders_hinder(attack: int, defence: int) -> None:
    chance = conquest_chance(attack, defence)
    assert conquest_chance(attack + 1, defence) >= chance >= conquest_chance(attack, defence + 1)
