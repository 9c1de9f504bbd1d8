"""Exact odds of a turn: boxes of an island marked with the dice of the set, and raids. All chances are fractions.

Asked are the chances of whoever plays for nothing else: with black and blue cubes, with dice that go to the naval
tracker (8), and with blue cubes for natural sixes of the same turn (7.5). As a rule a row end stops no
major advance (17.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    BOMBING_LIMIT,
    GAINS,
    MOST,
    NAVAL_LIMIT,
    RED_DICE,
    RESULTS,
    SET_SIZE,
    SHEETS,
)
from casusbelli.games.war_in_the_pacific.ch10_bombing import NUCLEAR_POINTS, PLAIN_POINTS
from casusbelli.games.war_in_the_pacific.queries import SUCCESS
from casusbelli.odds import Answer, Asked, BadQuestion, Figure, Given
from casusbelli.odds.asking import one, spelt, within

Box = tuple[int, int, int]
"""The number of a box, 1 if it has a naval icon, and 1 if no major advance goes on after it; else 0."""
Shown = tuple[int, int, int]
"""A die of the set: 1 if it is red, its face, and the black cubes that raise it."""
Roll = tuple[Shown, ...]
"""Dice from the lowest to the highest: only which there are counts."""

LONGEST = max(len(numbers) for sheet in SHEETS for numbers in sheet.numbers)
"""Boxes of the largest island."""
FACES = range(1, MOST + 1)


# ---- a roll and its rerolls -----------------------------------------------------------------------------------------


@rule("7.9", "7.10", "7.5", "5.2")
def mark_chance(boxes: tuple[Box, ...], white: int, red: int, black: int, blue: int) -> Fraction:
    """The chance of marking all these boxes in a turn: so many dice of each colour, so many cubes.

    Numbers of dice from 0; six together are the usual set, and more take long. Of rerolls the best is made each time.
    """
    return sum(
        (chance * reached(boxes, roll, black, blue + sixes(roll)) for roll, chance in rolls(white, red)),
        Fraction(0),
    )


def rolls(white: int, red: int) -> Iterator[tuple[Roll, Fraction]]:
    """Every roll of so many dice of each colour, with its chance."""
    for whites, first in _rolls_of(0, white):
        for reds, second in _rolls_of(1, red):
            yield whites + reds, first * second


@cache
def _rolls_of(colour: int, dice: int) -> tuple[tuple[Roll, Fraction], ...]:
    return tuple(
        (tuple((colour, face, 0) for face in faces), _chance(faces))
        for faces in combinations_with_replacement(FACES, dice)
    )


def _chance(faces: tuple[int, ...]) -> Fraction:
    ways = factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))
    return Fraction(ways, MOST ** len(faces))


def sixes(roll: Roll) -> int:
    """How many natural sixes there are."""
    return sum(_is_natural_six(die) for die in roll)


def _is_natural_six(die: Shown) -> bool:
    red, face, _ = die
    return face == MOST and not red


@lru_cache(maxsize=1 << 17)
def reached(boxes: tuple[Box, ...], roll: Roll, black: int, rerolls: int, double: bool = False) -> Fraction:
    """The chance of marking all boxes after this roll. A natural six is worth a further reroll, and is kept.

    `rerolls`: blue cubes, and claims that can become some; `double`: red dice on the naval tracker are read twice.
    """
    if most_marked(boxes, roll, black, double) == len(boxes):
        return Fraction(1)
    if not rerolls:
        return Fraction(0)
    again = {die for die in roll if not _is_natural_six(die)}
    return max((_rerolled(boxes, roll, die, black, rerolls - 1, double) for die in again), default=Fraction(0))


def _rerolled(boxes: tuple[Box, ...], roll: Roll, die: Shown, black: int, left: int, double: bool) -> Fraction:
    at, red = roll.index(die), die[0]
    rest = roll[:at] + roll[at + 1 :]
    news = [(red, face, 0) for face in FACES]
    chances = (reached(boxes, tuple(sorted((*rest, new))), black, left + _is_natural_six(new), double) for new in news)
    return sum(chances, Fraction(0)) / MOST


# ---- a roll as it lies ----------------------------------------------------------------------------------------------


def most_marked(boxes: tuple[Box, ...], roll: Roll, black: int, double: bool = False) -> int:
    """How many of the boxes, in order, a roll can mark as it lies."""
    return _marked(boxes, tuple(sorted(_worth(die, double) for die in roll)), black)


@rule("7.14", "7.15", "8.7", "17.2")
def _worth(die: Shown, double: bool) -> tuple[int, int]:
    """7.14 The value of a die, cubes included; 8.7 the black cubes that it would bring, cubes not included."""
    red, face, raised = die
    return min(MOST, RESULTS[red][face] + raised), GAINS[double][red][face]


@lru_cache(maxsize=1 << 17)
@rule("7.13", "8.1", "8.3", "11.5", "11.7", "11.17", "11.18")
def _marked(boxes: tuple[Box, ...], dice: tuple[tuple[int, int], ...], black: int) -> int:
    """The same for dice by value and by the black cubes that they bring."""
    if not boxes:
        return 0
    return max((_use(boxes, dice, at, black) for at in range(len(dice))), default=0)


def _use(boxes: tuple[Box, ...], dice: tuple[tuple[int, int], ...], at: int, black: int) -> int:
    """The most after this die has been used in the best way."""
    (value, gain), rest = dice[at], dice[:at] + dice[at + 1 :]
    ways = [marks + _marked(boxes[marks:], rest, left) for marks, left in _attacks(boxes, value, black)]
    if gain and black < NAVAL_LIMIT:
        ways.append(_marked(boxes, rest, min(NAVAL_LIMIT, black + gain)))
    return max(ways, default=0)


def _attacks(boxes: tuple[Box, ...], value: int, black: int) -> Iterator[tuple[int, int]]:
    """Boxes marked and cubes left: one box with as few cubes as it takes, two with as few as that takes."""
    number, icon, last = boxes[0]
    left = black - icon - max(0, number - value)
    if left >= 0:
        yield 1, left
    left = black - icon - max(0, 2 * number - value)
    if len(boxes) > 1 and not last and 2 * number <= MOST and left >= boxes[1][1]:
        yield 2, left - boxes[1][1]


# ---- raids ----------------------------------------------------------------------------------------------------------


@rule("10.4", "10.6", "10.7", "17.3")
def raid_success(bases: int, blue: int, black: int = 0) -> Fraction:
    """The chance of a raid of so many bases, with so many blue cubes: every reroll is one more die that may succeed.

    Black cubes may raise the best raid die with the option of 17.3; each is worth one more face that succeeds.
    """
    failing = max(0, SUCCESS - 1 - black)
    return 1 - Fraction(failing, MOST) ** (bases + blue)


# ---- what is asked on the command line ------------------------------------------------------------------------------

QUESTION = (
    Asked("boxes", 1, MOST, several=True),
    Asked("icons", 1, LONGEST, several=True),
    Asked("white", 0, SET_SIZE),
    Asked("red", 0, RED_DICE),
    Asked("black", 0, NAVAL_LIMIT),
    Asked("blue", 0, AIR_LIMIT),
    Asked("bases", 1, BOMBING_LIMIT),
    Asked("bomb", 0, 1),
)
"""What `command` takes: boxes to mark with the dice of the set, or the bases of a raid."""


def command(given: Given) -> Answer:
    """The odds that a person asks for by numbers in the ranges of `QUESTION`. Raises BadQuestion."""
    if "boxes" in given:
        _check_alone(given, "boxes", ("bases", "bomb"))
        return _asked_boxes(given)
    if "bases" not in given:
        raise BadQuestion("odds-missing", option=f"{spelt('boxes')}, {spelt('bases')}")
    _check_alone(given, "bases", ("icons", "white", "red", "black"))
    return _asked_raid(given["bases"][0], one(given, "blue", 0), one(given, "bomb", 0))


def _check_alone(given: Given, name: str, others: tuple[str, ...]) -> None:
    for other in others:
        if other in given:
            raise BadQuestion("odds-not-together", option=spelt(other), other=spelt(name))


def _asked_boxes(given: Given) -> Answer:
    numbers, icons = given["boxes"], given.get("icons", ())
    within("boxes", len(numbers), 1, LONGEST)
    for icon in icons:
        within("icons", icon, 1, len(numbers))
    red = one(given, "red", 0)
    white = within("white", one(given, "white", SET_SIZE - red), 0, SET_SIZE - red)
    black, blue = one(given, "black", 0), one(given, "blue", 0)
    boxes = tuple((number, int(at in icons), 0) for at, number in enumerate(numbers, start=1))
    question = {"boxes": numbers, "icons": icons, "white": white, "red": red, "black": black, "blue": blue}
    figures = tuple(
        Figure("boxes", mark_chance(boxes[:count], white, red, black, blue), chance=True, number=count)
        for count in range(1, len(boxes) + 1)
    )
    return Answer(question, figures, ("boxes",), tuple(_first_roll(boxes, white, red, black)))


def _first_roll(boxes: tuple[Box, ...], white: int, red: int, black: int) -> Iterator[tuple[tuple[int], Fraction]]:
    """Boxes that the roll can mark without rerolls, from the most to none, and the chance of just so many."""
    ends = dict.fromkeys(range(len(boxes), -1, -1), Fraction(0))
    for roll, chance in rolls(white, red):
        ends[most_marked(boxes, roll, black)] += chance
    return (((count,), chance) for count, chance in ends.items() if chance)


def _asked_raid(bases: int, blue: int, bomb: int) -> Answer:
    success, points = raid_success(bases, blue), NUCLEAR_POINTS if bomb else PLAIN_POINTS
    figures = (Figure("raid", success, chance=True), Figure("points", points * success))
    ends = (((points,), success), ((0,), 1 - success))
    return Answer({"bases": bases, "blue": blue, "bomb": bomb}, figures, ("points",), ends)
