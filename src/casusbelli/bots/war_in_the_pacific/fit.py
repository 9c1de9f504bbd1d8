"""Makes the tables of values: `python -m casusbelli.bots.war_in_the_pacific.fit` writes them beside itself.

There are two: `values.bin` holds expected points, `winning.bin` the chance of winning, each under the play that is
best for it. Both are the exact solution of a simpler game, from the last turn backwards: dice are rolled and used one
after another instead of six at once, every turn after the first base has a raid for one die, events take cubes and
dice, and there are no blue cubes and no bombs. It takes some seconds and uses no chance, so it always makes the same
files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from casusbelli.bots.war_in_the_pacific.tracks import Progress, gates, is_open, tracks
from casusbelli.bots.war_in_the_pacific.turn import bases_of, raid_chance
from casusbelli.bots.war_in_the_pacific.values import CHANCE, CUBES, POINTS, Aim, pack, sheets
from casusbelli.games.war_in_the_pacific.board import (
    AMOUNTS,
    EFFECTS,
    GAINS,
    MOST,
    NAVAL_LIMIT,
    RED_OF,
    RESULTS,
    SET_SIZE,
    TURNS,
)

Values = list[float]
"""By sheet and cubes."""
Layer = list[Values]
"""By raid points."""
Ways = list[list[Callable[[Values], Any]]]
"""By sheet and cubes, and by face: the values that can be reached."""


class Box(NamedTuple):
    """A box that can be marked next: its number, its icon, that of the next one, and the sheets after one and two."""

    number: int
    icon: int
    second: int
    one: int
    two: int


def main() -> None:
    """Write the tables."""
    for aim in (POINTS, CHANCE):
        layers = (layer for turn in solved(aim) for layer in turn)
        packed = pack((one for layer in layers for values in layer for one in values), aim.grain)
        Path(__file__).with_name(aim.file).write_bytes(packed)


def solved(aim: Aim) -> list[tuple[Layer, Layer]]:
    """The values before the set of each turn is rolled, in order: with a whole set, and with a die fewer."""
    ways = (reachable(red=False), reachable(red=True))
    after, found = final(aim), []
    for turn in range(TURNS, 0, -1):
        whole, fewer = before(aim, after, ways, RED_OF[turn - 1])
        found.append((whole, fewer))
        after = [with_event(*pair) for pair in zip(whole, fewer, strict=True)]
    return found[::-1]


def final(aim: Aim) -> Layer:
    """What each sheet is worth at the end."""
    on = tracks(harder=False, wraps=True)
    points = [sum(track.points[b] for track, b in zip(on, progress, strict=True)) for progress in sheets()]
    return [[aim.final(one + extra) for one in points for _ in range(CUBES)] for extra in range(aim.extras)]


def before(aim: Aim, after: Layer, ways: tuple[Ways, Ways], red: int) -> tuple[Layer, Layer]:
    """The values before a set with so many red dice is rolled, from those at the end of the turn."""
    by_dice = [after]
    for die in range(SET_SIZE):
        by_dice.append([with_die(values, ways[die < red]) for values in by_dice[-1]])
    return with_raid(aim, by_dice[-1], by_dice[-2]), with_raid(aim, by_dice[-2], by_dice[-3])


def with_die(after: Values, ways: Ways) -> Values:
    """The values before a die is rolled."""
    return [sum(max(reached(after)) for reached in faces) / len(faces) for faces in ways]


def with_raid(aim: Aim, without: Layer, fewer: Layer) -> Layer:
    """A die launches a raid where there is a base."""
    on = tracks(harder=False, wraps=True)
    bases = [bases_of(on, progress) for progress in sheets()]
    chances = [raid_chance(one) for one in bases for _ in range(CUBES)]
    won = [*fewer[1:], [aim.beyond(value, 1) for value in fewer[-1]]]
    return [
        [max(plain, more * p + less * (1 - p)) for p, plain, more, less in zip(chances, *columns, strict=True)]
        for columns in zip(without, won, fewer, strict=True)
    ]


def with_event(whole: Values, fewer: Values) -> Values:
    """The mean over the event table: losses of cubes and dice; the rest changes nothing here."""
    total = [0.0] * len(whole)
    for kind, amount in zip(EFFECTS, AMOUNTS, strict=True):
        lost = amount if kind == "lose_naval" else 0
        values = fewer if kind == "remove_die" else whole
        total = [one + values[at - min(lost, at % CUBES)] for at, one in enumerate(total)]
    return [one / len(EFFECTS) for one in total]


# ---- what a die can do ----------------------------------------------------------------------------------------------


def reachable(red: bool) -> Ways:
    """What each face of a die leads to, for each sheet and number of cubes."""
    faces = [(RESULTS[red][face], GAINS[False][red][face]) for face in range(1, MOST + 1)]
    faces = sorted(set(faces)) if red else faces
    return [
        [_getter(sorted(set(_reach(boxes, place, naval, *face)))) for face in faces]
        for progress, place in sheets().items()
        for boxes in (list(_boxes(progress)),)
        for naval in range(CUBES)
    ]


def _getter(places: list[int]) -> Callable[[Values], Any]:
    """Always several values, for `max`."""
    return itemgetter(*(places if len(places) > 1 else 2 * places))


def _boxes(progress: Progress) -> Iterator[Box]:
    for at, (track, gate) in enumerate(zip(tracks(harder=False, wraps=True), gates(False, False), strict=True)):
        box = progress[at]
        if box < len(track.numbers) and is_open(gate, progress):
            one, two = (sheets().get(_further(progress, at, more), -1) for more in (1, 2))
            yield Box(track.numbers[box], track.icons[box], track.second[box], one, two)


def _further(progress: Progress, at: int, boxes: int) -> Progress:
    return (*progress[:at], progress[at] + boxes, *progress[at + 1 :])


def _reach(boxes: list[Box], place: int, naval: int, value: int, gain: int) -> Iterator[int]:
    yield place * CUBES + naval
    yield place * CUBES + min(NAVAL_LIMIT, naval + gain)
    for box in boxes:
        left = naval - box.icon - max(0, box.number - value)
        if left >= 0:
            yield box.one * CUBES + left
        left = naval - box.icon - max(0, 2 * box.number - value) - box.second
        if box.second >= 0 and 2 * box.number <= MOST and left >= 0:
            yield box.two * CUBES + left


if __name__ == "__main__":
    main()
