"""Exact odds of a turn, against figures worked out by hand and against plain enumeration."""

from fractions import Fraction
from itertools import product

import pytest

from casusbelli.games.war_in_the_pacific import odds
from casusbelli.games.war_in_the_pacific.odds import Box, Roll, mark_chance, most_marked, raid_success, reached
from casusbelli.odds import Answer, BadQuestion
from casusbelli.testing import clause

FACES = range(1, 7)


def chance(*boxes: int | tuple[int, int], white: int = 1, red: int = 0, black: int = 0, blue: int = 0) -> Fraction:
    asked: tuple[Box, ...] = tuple((*box, 0) if isinstance(box, tuple) else (box, 0, 0) for box in boxes)
    return mark_chance(asked, white, red, black, blue)


def rolled(white: tuple[int, ...], red: tuple[int, ...] = ()) -> Roll:
    return tuple(sorted([*((0, face, 0) for face in white), *((1, face, 0) for face in red)]))


def told(answer: Answer) -> dict[str, Fraction]:
    return {f"{figure.key}_{figure.number}": figure.value for figure in answer.figures}


@clause("11.5")
@pytest.mark.parametrize(("box", "ways"), [(1, 6), (2, 5), (4, 3), (6, 1)])
def test_11_5_one_die_reaches_the_number_of_the_box(box: int, ways: int) -> None:
    assert chance(box) == Fraction(ways, 6)


@clause("7.1")
def test_7_1_a_red_die_reaches_three_at_most() -> None:
    assert chance(3, white=0, red=1) == Fraction(1, 3)
    assert chance(4, white=0, red=1) == 0


@clause("11.7")
def test_11_7_double_the_number_marks_two() -> None:
    assert chance(2, 5) == Fraction(1, 2)
    assert chance(4, 4) == 0


@clause("7.13")
def test_7_13_each_black_cube_is_one_more() -> None:
    assert chance(6, black=2) == Fraction(1, 2)
    assert chance(6, white=0, red=1, black=3) == Fraction(1, 3)


@clause("11.17")
def test_11_17_an_icon_costs_a_cube() -> None:
    assert chance((2, 1)) == 0
    assert chance((2, 1), black=1) == Fraction(5, 6)


@clause("8.1")
def test_8_1_another_die_brings_the_cube_of_an_icon() -> None:
    """Two dice: one of 2 or more for the cube, which may be spent on the other."""
    both = [(a, b) for a, b in product(FACES, repeat=2) if max(a, b) >= 2]
    assert chance((2, 1), white=2) == Fraction(sum(most_marked(((2, 1, 0),), rolled(pair), 0) for pair in both), 36)
    assert chance((1, 1), white=2) == Fraction(35, 36)


@clause("7.9")
def test_7_9_a_blue_cube_is_another_roll() -> None:
    assert chance(5, blue=1) == 1 - Fraction(2, 3) ** 2
    assert chance(3, white=0, red=1, blue=2) == 1 - Fraction(2, 3) ** 3


@clause("7.5")
def test_7_5_a_natural_six_is_another_roll_too() -> None:
    """A box of 6 and one of 5 with two dice: after a single six, the other die is rolled again once."""
    at_once = Fraction(3, 36)
    one_six = Fraction(8, 36)
    assert chance(6, 5, white=2) == at_once + one_six * Fraction(1, 3)


def test_without_rerolls_it_is_what_enumeration_says() -> None:
    boxes = ((3, 0, 0), (3, 1, 0), (3, 0, 0))
    every = product(range(1, 6), repeat=3)
    marked = sum(most_marked(boxes, rolled(roll[:2], roll[2:]), 1) == 3 for roll in every)
    assert 0 < Fraction(marked, 216) < mark_chance(boxes, 2, 1, 1, 0) < 1


@clause("17.4")
def test_17_4_after_a_row_end_a_die_marks_nothing_more() -> None:
    assert most_marked(((2, 0, 0), (5, 0, 0)), rolled((4,)), 0) == 2
    assert most_marked(((2, 0, 1), (5, 0, 0)), rolled((4,)), 0) == 1


@clause("7.12")
def test_7_12_a_raised_die_that_is_rolled_again_has_lost_its_cubes() -> None:
    raised = ((0, 3, 1),)
    assert reached(((4, 0, 0),), raised, 0, 0) == 1
    assert reached(((5, 0, 0),), raised, 0, 1) == Fraction(1, 3)


@clause("17.2")
def test_17_2_a_red_die_read_twice_brings_fewer_cubes() -> None:
    boxes, dice = ((1, 1, 0), (1, 1, 0)), rolled((1,), (4, 1))
    assert most_marked(boxes, dice, 0) == 2
    assert most_marked(boxes, dice, 0, double=True) == 1


@clause("10.4")
@pytest.mark.parametrize(("bases", "blue", "expected"), [(1, 0, "1/3"), (4, 0, "65/81"), (1, 2, "19/27")])
def test_10_4_a_raid(bases: int, blue: int, expected: str) -> None:
    assert raid_success(bases, blue) == Fraction(expected)


@clause("10.9")
def test_10_9_a_bomb_doubles_the_points() -> None:
    answer = odds.command({"bases": (2,), "bomb": (1,)})
    assert told(answer) == {"raid_None": Fraction(5, 9), "points_None": Fraction(10, 9)}
    assert answer.ends == (((2,), Fraction(5, 9)), ((0,), Fraction(4, 9)))


def test_boxes_are_answered_one_after_another() -> None:
    answer = odds.command({"boxes": (3, 4), "icons": (2,), "white": (2,), "black": (1,)})
    assert told(answer) == {"boxes_1": chance(3, white=2, black=1), "boxes_2": chance(3, (4, 1), white=2, black=1)}
    assert sum(share for _, share in answer.ends) == 1
    assert answer.question["red"] == 0


def test_the_usual_set_has_six_dice() -> None:
    assert odds.command({"boxes": (6,), "red": (2,)}).question["white"] == 4


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "odds-missing"),
        ({"boxes": (3,), "bases": (1,)}, "odds-not-together"),
        ({"bases": (1,), "white": (6,)}, "odds-not-together"),
        ({"boxes": (3, 4), "icons": (3,)}, "odds-out-of-range"),
        ({"boxes": (3,), "white": (6,), "red": (1,)}, "odds-out-of-range"),
        ({"boxes": (1,) * 7}, "odds-out-of-range"),
    ],
)
def test_what_cannot_be_asked(given: dict[str, tuple[int, ...]], reason: str) -> None:
    with pytest.raises(BadQuestion) as wrong:
        odds.command(given)
    assert wrong.value.reason == reason
