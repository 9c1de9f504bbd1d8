"""6 Battle: the comparison of the dice, and the armies lost."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.games.war.positions import armies, pass_turn, story

from casusbelli.games.war.board import territory
from casusbelli.games.war.ch06_battle import DICE, Battle, losses
from casusbelli.games.war.events import Fought
from casusbelli.testing import Scenario, clause, example

PAIRS = list(product((1, 2, 3), repeat=2))


def fought(origin: int, target: int, announced: int, *dice: int) -> Scenario:
    """One roll of red in Congo against green in Africa do Sul, red dice first."""
    told = story({"red": {"congo": origin, "sudao": 1}, "green": {"africa_do_sul": target}}, rest=["blue"])
    return told.script(dice).does(f"attack congo africa_do_sul {announced}").done()


def left(told: Scenario) -> tuple[int, ...]:
    """Armies of attacker and defender after the roll."""
    return armies(told.state, "congo", "africa_do_sul")


@clause("6.1")
@pytest.mark.parametrize(
    ("red", "yellow", "lost"),
    [((6,), (5,), (0, 1)), ((5,), (5,), (1, 0)), ((4,), (5,), (1, 0)), ((1,), (1,), (1, 0)), ((6,), (6,), (1, 0))],
)
def test_6_1_the_higher_die_wins_and_ties_favour_the_defence(
    red: tuple[int, ...], yellow: tuple[int, ...], lost: tuple[int, int]
) -> None:
    assert losses(red, yellow) == lost


@clause("6.1")
def test_6_1_dice_are_ranked_from_high_to_low() -> None:
    assert losses((2, 6), (5,)) == (0, 1)
    assert losses((2, 6), (1, 6)) == losses((6, 2), (6, 1)) == (1, 1)
    assert left(fought(4, 3, 2, 2, 6, 3, 4, 5)) == (3, 2)


@clause("6.1", "6.2", "6.3")
@pytest.mark.parametrize(("attack", "defence"), [(2, 2), (3, 2), (2, 3)])
def test_6_1_the_order_in_which_dice_fall_means_nothing(attack: int, defence: int) -> None:
    faces = (1, 3, 6)
    for red, yellow in product(product(faces, repeat=attack), product(faces, repeat=defence)):
        assert losses(red, yellow) == losses(red[::-1], yellow[::-1])


@clause("6.2")
def test_6_2_the_second_highest_dice_are_compared_too() -> None:
    assert losses((6, 1), (5, 4)) == (1, 1)
    assert losses((1, 6), (4, 5)) == (1, 1)
    assert losses((6, 5), (5, 4)) == (0, 2)
    assert losses((5, 4), (5, 4)) == (2, 0)


@clause("6.2", "6.3")
def test_6_2_against_one_die_there_is_one_comparison() -> None:
    assert losses((3, 2), (6,)) == (1, 0)
    assert losses((3, 2), (2,)) == (0, 1)


@clause("6.3")
def test_6_3_dice_without_a_partner_are_ignored() -> None:
    assert losses((5, 3, 2), (6, 3)) == (2, 0)
    assert losses((6,), (5, 5, 5)) == (0, 1)
    assert losses((2,), (5, 1, 1)) == (1, 0)


@clause("6.3", "6.4")
@pytest.mark.parametrize(("attack", "defence"), PAIRS)
def test_6_3_there_are_as_many_losses_as_the_weaker_side_has_dice(attack: int, defence: int) -> None:
    dice = DICE[attack + defence]
    total = min(attack, defence)
    assert {sum(losses(rolled[:attack], rolled[attack:])) for rolled in dice.outcomes()} == {total}


@clause("6.4")
@pytest.mark.parametrize(
    ("red", "yellow", "lost"),
    [((5, 4, 1), (6, 3, 1), (2, 1)), ((6, 6, 6), (6, 6, 6), (3, 0)), ((4, 3, 2), (5,), (1, 0))],
)
def test_6_4_each_comparison_costs_its_loser_one_army(
    red: tuple[int, ...], yellow: tuple[int, ...], lost: tuple[int, int]
) -> None:
    assert losses(red, yellow) == lost


@clause("6.4", "5.3")
def test_6_4_the_report_names_the_dice_and_the_losses_of_both() -> None:
    event = fought(4, 3, 3, 5, 4, 1, 6, 3, 1).public_events()[-1]
    assert isinstance(event, Fought)
    assert (event.red, event.yellow) == ((5, 4, 1), (6, 3, 1))
    assert (event.attacker_lost, event.defender_lost) == (2, 1)


@example("E5")
@clause("6.1", "6.2", "6.3", "6.4", "6.6", "5.2", "5.6")
def test_6_4_e5_two_lost_against_one_and_the_next_roll_is_counted_afresh() -> None:
    told = fought(4, 3, 3, 5, 4, 1, 6, 3, 1)
    assert left(told) == (2, 2)
    assert [words for words in told.legal if "africa_do_sul" in words] == ["attack congo africa_do_sul 1"]
    told.refused("attack congo africa_do_sul 2", clause="5.6", reason="refused-attack-too-many")
    told.script((6, 5, 5)).does("attack congo africa_do_sul 1").done()
    assert left(told) == (2, 1)


@example("E6")
@clause("5.6", "6.3", "6.4")
def test_6_3_e6_the_second_die_is_ignored() -> None:
    assert left(fought(3, 1, 2, 3, 2, 6)) == (2, 1)


@example("E7")
@clause("5.6", "6.3", "6.4")
def test_6_4_e7_ten_against_four() -> None:
    assert left(fought(10, 4, 3, 6, 4, 2, 6, 5, 1)) == (8, 3)


@example("E12")
@clause("6.1", "6.4", "5.2")
def test_6_1_e12_all_ties_are_the_defences() -> None:
    told = fought(4, 3, 3, 6, 6, 6, 6, 6, 6)
    assert left(told) == (1, 3)
    told.refused("attack congo africa_do_sul 1", clause="5.2", reason="refused-occupation-army")


@example("E13")
@clause("6.1", "6.3")
def test_6_3_e13_one_die_against_three() -> None:
    assert left(fought(2, 5, 1, 6, 5, 5, 5)) == (2, 4)


@clause("6.4")
def test_6_4_nobody_else_loses_anything() -> None:
    told = fought(9, 9, 3, 6, 4, 2, 6, 5, 1)
    others = [count for place, count in enumerate(told.state.armies) if count != 1]
    assert sorted(others) == [7, 8]
    assert sum(told.state.armies) == 7 + 8 + 40


@clause("6.5", "4.1")
def test_6_5_lost_armies_leave_the_board_and_both_receive_as_usual() -> None:
    told = story({"red": {"congo": 4}, "green": {"africa_do_sul": 3}}, rest=["blue"])
    before = sum(told.state.armies)
    told.script((5, 4, 1, 6, 3, 1)).does("attack congo africa_do_sul 3")
    assert sum(told.state.armies) == before - 3
    told.does("end-turn")
    assert told.frame.unplaced() == 3
    pass_turn(told)
    pass_turn(told)
    assert told.frame.unplaced() == 3


@clause("6.6")
def test_6_6_losses_lower_the_dice_of_the_next_roll() -> None:
    told = fought(5, 3, 3, 6, 6, 1, 5, 5, 5)
    assert left(told) == (4, 1)
    told.script((1, 1, 1, 6)).does("attack congo africa_do_sul 3").done()
    assert left(told) == (3, 1)
    told.refused("attack congo africa_do_sul 3", clause="5.6", reason="refused-attack-too-many")


@clause("6.7")
@pytest.mark.parametrize(
    ("attack", "defence", "counts"),
    [
        (3, 3, [6420, 10017, 12348, 17871]),
        (3, 2, [2890, 2611, 2275]),
        (3, 1, [855, 441]),
        (2, 2, [295, 420, 581]),
        (1, 1, [15, 21]),
    ],
)
def test_6_7_how_often_the_attacker_loses_so_many(attack: int, defence: int, counts: list[int]) -> None:
    dice = DICE[attack + defence]
    lost = Counter(losses(rolled[:attack], rolled[attack:])[0] for rolled in dice.outcomes())
    assert [lost[number] for number in range(len(counts))] == counts
    assert sum(counts) == dice.size


@clause("6.7")
def test_6_7_dice_are_fair_and_seen_by_everybody() -> None:
    told = story({"red": {"congo": 9}, "green": {"africa_do_sul": 9}})
    for attack, defence in PAIRS:
        roll: Any = Battle(territory("congo"), territory("africa_do_sul"), attack, defence)
        space = roll.space(told.state)
        assert space.size == 6 ** (attack + defence)
        assert len({space.pick(index) for index in range(0, space.size, 7)}) == len(range(0, space.size, 7))
        assert roll.sees(told.state) is None
    told.script((5, 4, 1, 6, 3, 1)).does("attack congo africa_do_sul 3")
    assert told.public_events() == told.events((0,)) == told.events((2,)) == told.events()
