"""A search through a turn: every order of dice and cubes, and a value of what is left at its end. Unit: a point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from casusbelli.bots.war_in_the_pacific.tracks import Gate, Progress, Track, gates, is_open, tracks
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.board import (
    BOMBING_LIMIT,
    GAINS,
    MOST,
    NAVAL_LIMIT,
    NUCLEAR_LIMIT,
    RESEARCH,
    RESULTS,
)
from casusbelli.games.war_in_the_pacific.queries import LAUNCH

ATTACK, RESEARCHING, RAID, SUPPLY, BUILD, END = range(6)
"""What a move does."""


class Rolled(NamedTuple):
    """A die of the set: its value, the black cubes it brings, whether it is a natural six."""

    value: int
    gain: int
    natural: bool


class Stand(NamedTuple):
    """What of a sheet changes within a turn. `may_research` and `may_raid` are the limits of the turn (6.1)."""

    dice: tuple[Rolled, ...]
    progress: Progress
    naval: int
    research: int
    bombs: int
    may_research: bool
    may_raid: bool


class Move(NamedTuple):
    """A die put to use, with so many cubes; `track` counts for attacks only."""

    kind: int
    die: Rolled
    cubes: int = 0
    track: int = 0


class Worth(Protocol):
    """What a player thinks things are worth, in points."""

    def end(self, at: Stand) -> float:
        """The position at the end of the turn."""
        ...

    def raid(self, bases: int, bombs: int) -> float:
        """A raid from so many bases, while so many bombs are ready."""
        ...


Found = tuple[float, Move]
IDLE = Move(END, Rolled(0, 0, False))
CHANCES = tuple(float(queries.raid_chance(bases)) for bases in range(BOMBING_LIMIT + 1))
"""Of a raid, by the number of bases."""
SMALL = 1e-9
"""Differences below this come from rounding."""


def rolled(s: Any, face: int, raised: int, red: bool) -> Rolled:
    """A die by its face, cubes and colour."""
    gain = GAINS[s.options.red_naval_double_conversion][red][face]
    return Rolled(min(MOST, RESULTS[red][face] + raised), gain, face == MOST and not red)


class Search:
    """The best way through a turn. What has been found stays known as long as the turn lasts."""

    def __init__(self, s: Any, worth: Worth) -> None:
        self.worth = worth
        self.tracks: tuple[Track, ...] = tracks(s.options.harder_sheet, s.options.major_advance_wraps_rows)
        self.gates: tuple[Gate, ...] = gates(s.options.harder_sheet, s.options.strict_two_paths)
        self.known: dict[Stand, Found] = {}

    def best(self, at: Stand) -> Found:
        """The value of the best way from here, and its first move."""
        found = self.known.get(at)
        if found is None:
            found = self.known[at] = self._look(at)
        return found

    def _look(self, at: Stand) -> Found:
        most, best = self._last(at)
        for move, after in self.moves(at):
            value = self.best(after)[0]
            if value > most + SMALL:
                most, best = value, move
        return most, best

    def _last(self, at: Stand) -> Found:
        """The best end of a turn: a raid and research come last, for nothing that follows in the turn needs them."""
        most, best = self.worth.end(at), IDLE
        for move, gained, after in [*self._raids(at), *self._researches(at)]:
            value = gained + self._last(after)[0]
            if value > most + SMALL:
                most, best = value, move
        return most, best

    def moves(self, at: Stand) -> Iterator[tuple[Move, Stand]]:
        """What each die can do beside research and raids: the move, and what is left."""
        dice = at.dice
        fronts = [t for t, gate in enumerate(self.gates) if self._is_front(t, gate, at.progress)]
        for i, die in enumerate(dice):
            if i and die == dice[i - 1]:
                continue
            left = without(at, i)
            for track in fronts:
                yield from self._attacks(left, die, track)
            yield from self._cubes(left, die)

    def _is_front(self, track: int, gate: Gate, progress: Progress) -> bool:
        return progress[track] < len(self.tracks[track].numbers) and is_open(gate, progress)

    def _attacks(self, left: Stand, die: Rolled, track: int) -> Iterator[tuple[Move, Stand]]:
        """An attack with as few cubes as it takes, and one that makes it a major advance."""
        box, on = left.progress[track], self.tracks[track]
        number, second = on.numbers[box], on.second[box]
        least, double = max(0, number - die.value), max(0, 2 * number - die.value)
        reach = left.naval - on.icons[box]
        if least <= reach and (double or second < 0):
            yield Move(ATTACK, die, least, track), marked(left, track, 1, reach - least)
        if second >= 0 and 2 * number <= MOST and double <= reach:
            further = second <= reach - double
            naval = reach - double - (second if further else 0)
            yield Move(ATTACK, die, double, track), marked(left, track, 1 + further, naval)

    def _cubes(self, left: Stand, die: Rolled) -> Iterator[tuple[Move, Stand]]:
        if die.gain and left.naval < NAVAL_LIMIT:
            yield Move(SUPPLY, die), with_naval(left, min(NAVAL_LIMIT, left.naval + die.gain))
        if die.natural and left.research == len(RESEARCH) and left.bombs < NUCLEAR_LIMIT:
            yield Move(BUILD, die), left._replace(bombs=left.bombs + 1)

    def _raids(self, at: Stand) -> Iterator[tuple[Move, float, Stand]]:
        """A raid with the lowest die that needs no cubes, or with the highest."""
        bases = at.may_raid * bases_of(self.tracks, at.progress)
        for i in fitting(at, LAUNCH) if bases else ():
            die = at.dice[i]
            cubes = max(0, LAUNCH - die.value)
            after = without(at, i)._replace(naval=at.naval - cubes, may_raid=False, bombs=max(0, at.bombs - 1))
            yield Move(RAID, die, cubes), self.worth.raid(bases, at.bombs), after

    def _researches(self, at: Stand) -> Iterator[tuple[Move, float, Stand]]:
        """Research with the lowest die that marks a box, and with the lowest that marks two."""
        if not at.may_research or at.research == len(RESEARCH):
            return
        number = RESEARCH[at.research]
        for i in {*fitting(at, number), *fitting(at, min(MOST, 2 * number))}:
            die = at.dice[i]
            cubes = max(0, number - die.value)
            boxes = min(len(RESEARCH), at.research + 1 + (die.value + cubes >= 2 * number))
            after = without(at, i)._replace(naval=at.naval - cubes, research=boxes, may_research=False)
            yield Move(RESEARCHING, die, cubes), 0.0, after


def bases_of(on: tuple[Track, ...], progress: Progress) -> int:
    """Boxes of the bombing tracker that are marked."""
    return min(BOMBING_LIMIT, sum([track.bases[boxes] for track, boxes in zip(on, progress, strict=True)]))


def fitting(at: Stand, number: int) -> tuple[int, ...]:
    """The place of the lowest die that reaches a number, or where none does, of the highest if cubes can raise it."""
    dice = at.dice
    enough = next((i for i, die in enumerate(dice) if die.value >= number), -1)
    if enough >= 0:
        return (enough,)
    return (len(dice) - 1,) if dice and number - dice[-1].value <= at.naval else ()


def marked(at: Stand, track: int, boxes: int, naval: int) -> Stand:
    """After boxes of a track have been marked, with so many cubes left."""
    progress = at.progress
    further = (*progress[:track], progress[track] + boxes, *progress[track + 1 :])
    return Stand(at.dice, further, naval, at.research, at.bombs, at.may_research, at.may_raid)


def with_naval(at: Stand, naval: int) -> Stand:
    """With so many cubes."""
    return Stand(at.dice, at.progress, naval, at.research, at.bombs, at.may_research, at.may_raid)


def without(at: Stand, place: int) -> Stand:
    """Once a die has been used."""
    dice = at.dice[:place] + at.dice[place + 1 :]
    return Stand(dice, at.progress, at.naval, at.research, at.bombs, at.may_research, at.may_raid)


def raid_chance(bases: int) -> float:
    """The chance of a raid without rerolls, as a float."""
    return CHANCES[bases]
