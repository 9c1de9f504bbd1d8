"""Makes the table of values: `python -m casusbelli.bots.war_in_the_pacific.fit` writes `values.bin` beside itself.

The table is the exact solution of a simpler game, from the last turn backwards: dice are rolled and used one after
another instead of six at once, every turn after the first base has a raid for one die, events take cubes and dice, and
there are no blue cubes and no bombs. It takes some seconds and uses no chance, so it always makes the same file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from casusbelli.bots.war_in_the_pacific.tracks import Progress, gates, is_open, tracks
from casusbelli.bots.war_in_the_pacific.turn import bases_of, raid_chance
from casusbelli.bots.war_in_the_pacific.values import CUBES, FILE, pack, sheets
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
    """Write the table."""
    Path(__file__).with_name(FILE).write_bytes(pack(one for table in solved() for one in table))


def solved() -> list[Values]:
    """The values at the end of each turn but the last, in order."""
    ways = (reachable(red=False), reachable(red=True))
    found = [final()]
    for turn in range(TURNS, 1, -1):
        found.append(before(found[-1], ways, RED_OF[turn - 1]))
    return found[:0:-1]


def final() -> Values:
    """The points of each sheet."""
    on = tracks(harder=False, wraps=True)
    points = [sum(track.points[b] for track, b in zip(on, progress, strict=True)) for progress in sheets()]
    return [float(one) for one in points for _ in range(CUBES)]


def before(after: Values, ways: tuple[Ways, Ways], red: int) -> Values:
    """The values at the end of the turn before: this turn has so many red dice."""
    layers = [after]
    for die in range(SET_SIZE):
        layers.append(with_die(layers[-1], ways[die < red]))
    whole, fewer = with_raid(layers[-1], layers[-2]), with_raid(layers[-2], layers[-3])
    return [with_event(whole, fewer, at - at % CUBES, at % CUBES) for at in range(len(after))]


def with_die(after: Values, ways: Ways) -> Values:
    """The values before a die is rolled."""
    return [sum(max(reached(after)) for reached in faces) / len(faces) for faces in ways]


def with_raid(without: Values, fewer: Values) -> Values:
    """A die launches a raid where there is a base."""
    on = tracks(harder=False, wraps=True)
    bases = [bases_of(on, progress) for progress in sheets()]
    chances = [raid_chance(one) for one in bases for _ in range(CUBES)]
    return [max(plain, chance + less) for plain, chance, less in zip(without, chances, fewer, strict=True)]


def with_event(whole: Values, fewer: Values, sheet: int, naval: int) -> float:
    """The mean over the event table: losses of cubes and dice; the rest changes nothing here."""
    total = 0.0
    for kind, amount in zip(EFFECTS, AMOUNTS, strict=True):
        left = max(0, naval - amount) if kind == "lose_naval" else naval
        total += (fewer if kind == "remove_die" else whole)[sheet + left]
    return total / len(EFFECTS)


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
