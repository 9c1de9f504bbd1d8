"""A search through a turn: every order of dice and cubes, and a value of what is left at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from casusbelli.games.war_in_the_pacific.queries import LAUNCH, SUCCESS

ATTACK, RESEARCHING, RAID, SUPPLY, BUILD, END = range(6)
"""What a move does."""


class Rolled(NamedTuple):
    """A die of the set: its value, the black cubes it brings, whether it is a natural six, and whether it is red."""

    value: int
    gain: int
    natural: bool
    red: bool


class Stand(NamedTuple):
    """What of a sheet changes within a turn. `may_research` and `may_raid` are the limits of the turn (6.1).

    `air` are blue cubes, claims that will become some included; `extra` are points that no island has given.
    """

    dice: tuple[Rolled, ...]
    progress: Progress
    naval: int
    research: int
    bombs: int
    may_research: bool
    may_raid: bool
    air: int = 0
    extra: int = 0


class Move(NamedTuple):
    """A die put to use, with so many cubes; `track` counts for attacks only."""

    kind: int
    die: Rolled
    cubes: int = 0
    track: int = 0


class Front(NamedTuple):
    """A box that may be attacked: its track, number and icon, and the icon of the next one (-1: out of reach)."""

    track: int
    number: int
    icon: int
    second: int


class Worth(Protocol):
    """What a player thinks things are worth."""

    def end(self, at: Stand) -> float:
        """The position at the end of the turn, dice left aside."""
        ...


class Rules(NamedTuple):
    """The options of a game that matter within a turn."""

    tracks: tuple[Track, ...]
    gates: tuple[Gate, ...]
    raising: bool
    one_research_die: bool


class Raided(NamedTuple):
    """The dice of a raid: the highest value of them, how many there are, and the points that a success is worth.

    Where black cubes do not raise raid dice (17.3), all values that are not enough are alike and count as 1.
    """

    best: int
    dice: int
    gain: int


Then = Callable[[Stand], float]
"""What a position is worth from which the turn goes on."""
Found = tuple[float, Move]
REROLLED = 2
"""Dice that are thought of being rolled again."""
FACES = range(1, MOST + 1)
NODES = 24_000
"""Positions of one plan, at most: beyond them nothing is looked for but an end of the turn."""
IDLE = Move(END, Rolled(0, 0, False, False))
CHANCES = tuple(float(queries.raid_chance(bases)) for bases in range(BOMBING_LIMIT + 1))
"""Of a raid, by the number of bases."""
SMALL = 1e-9
"""Differences below this come from rounding."""


def rolled(options: Any, face: int, raised: int, red: bool) -> Rolled:
    """A die by its face, cubes and colour."""
    gain = GAINS[options.red_naval_double_conversion][red][face]
    return Rolled(min(MOST, RESULTS[red][face] + raised), gain, face == MOST and not red, red)


def rules_of(options: Any) -> Rules:
    """What the options of a game mean within a turn."""
    return Rules(
        tracks(options.harder_sheet, options.major_advance_wraps_rows),
        gates(options.harder_sheet, options.strict_two_paths),
        options.naval_modifies_bombing_dice,
        options.bomb_build_counts_as_nuclear_die,
    )


class Search:
    """The best way through a turn. What has been found stays known as long as the turn lasts.

    `nodes` bounds the positions that are looked at before `refresh` is called again: the same position always gets the
    same plan, however fast the machine is.
    """

    def __init__(self, s: Any, worth: Worth, nodes: int = NODES) -> None:
        self.worth = worth
        self.options, self.rules = s.options, rules_of(s.options)
        self.left = nodes
        self.known: dict[Stand, Found] = {}
        self.ends: dict[Stand, Found] = {}
        self.fronts: dict[Progress, list[Front]] = {}

    def refresh(self, nodes: int) -> None:
        """Begin a new plan, with so many positions to be looked at."""
        self.left = nodes

    def value(self, at: Stand) -> float:
        """What the best way from here is worth."""
        return self.best(at)[0]

    def offered(self, at: Stand) -> float:
        """What a position is worth in which a die may be rolled again first."""
        again = [self.again(at, die, self.value) for die in worst(at)] if at.air else []
        return max([self.value(at), *again])

    def again(self, at: Stand, die: Rolled, then: Then) -> float:
        """What a position is worth on average once this die is rolled again (7.9), a claim from it included (7.10)."""
        dice = list(at.dice)
        dice.remove(die)
        total = 0.0
        for face in FACES:
            new = rolled(self.options, face, 0, die.red)
            rerolled = with_dice(at, tuple(sorted([*dice, new])))
            total += then(rerolled if new.natural else with_air(rerolled, at.air - 1))
        return total / MOST

    def best(self, at: Stand) -> Found:
        """The value of the best way from here, and its first move."""
        found = self.known.get(at)
        if found is not None:
            return found
        if self.left <= 0:
            return self._last(at)
        self.left -= 1
        found = self.known[at] = self._look(at)
        return found

    def _look(self, at: Stand) -> Found:
        most, best = self._last(at)
        for move, after in self.moves(at):
            found = self.known.get(after) or self.best(after)
            if found[0] > most + SMALL:
                most, best = found[0], move
        return most, best

    def _last(self, at: Stand) -> Found:
        """The best end of a turn: a raid and research come last, for nothing that follows in the turn needs them."""
        found = self.ends.get(at)
        if found is None:
            found = self.ends[at] = self._look_last(at)
        return found

    def _look_last(self, at: Stand) -> Found:
        self.left -= 1
        most, best = self.worth.end(at), IDLE
        if not at.dice:
            return most, best
        for move, value in [*self._raids(at), *self._researches(at)]:
            if value > most + SMALL:
                most, best = value, move
        return most, best

    def _ended(self, at: Stand) -> float:
        return self._last(at)[0]

    def moves(self, at: Stand) -> list[tuple[Move, Stand]]:
        """What each die can do beside research and raids: the move, and what is left."""
        dice, fronts = at.dice, self._fronts(at.progress)
        found: list[tuple[Move, Stand]] = []
        for i, die in enumerate(dice):
            if i and die == dice[i - 1]:
                continue
            left = without(at, i)
            for front in fronts:
                found += self._attacks(left, die, front)
            found += self._cubes(left, die)
        return found

    def _fronts(self, progress: Progress) -> list[Front]:
        """The boxes that may be attacked."""
        fronts = self.fronts.get(progress)
        if fronts is None:
            fronts = self.fronts[progress] = list(self._find_fronts(progress))
        return fronts

    def _find_fronts(self, progress: Progress) -> Iterator[Front]:
        for track, (on, gate) in enumerate(zip(self.rules.tracks, self.rules.gates, strict=True)):
            box = progress[track]
            if box < len(on.numbers) and is_open(gate, progress):
                yield Front(track, on.numbers[box], on.icons[box], on.second[box])

    def _attacks(self, left: Stand, die: Rolled, front: Front) -> Iterator[tuple[Move, Stand]]:
        """An attack with as few cubes as it takes, and one that makes it a major advance."""
        track, number, icon, second = front
        reach = left.naval - icon
        least, double = number - die.value, 2 * number - die.value
        if reach < 0 or least > reach:
            return
        if double > 0 or second < 0:
            least = max(0, least)
            yield Move(ATTACK, die, least, track), marked(left, track, 1, reach - least)
        if second >= 0 and 2 * number <= MOST and double <= reach:
            double = max(0, double)
            further = second <= reach - double
            naval = reach - double - (second if further else 0)
            yield Move(ATTACK, die, double, track), marked(left, track, 1 + further, naval)

    def _cubes(self, left: Stand, die: Rolled) -> Iterator[tuple[Move, Stand]]:
        if die.gain and left.naval < NAVAL_LIMIT:
            yield Move(SUPPLY, die), with_naval(left, min(NAVAL_LIMIT, left.naval + die.gain))
        if die.natural and left.research == len(RESEARCH) and left.bombs < NUCLEAR_LIMIT and self._may_build(left):
            yield Move(BUILD, die), self.built(left)

    def _may_build(self, at: Stand) -> bool:
        return at.may_research or not self.rules.one_research_die

    def built(self, at: Stand) -> Stand:
        """After a natural six has built a bomb (9.9, 17.6)."""
        barred = self.rules.one_research_die
        return at._replace(bombs=at.bombs + 1, may_research=at.may_research and not barred)

    def _raids(self, at: Stand) -> Iterator[tuple[Move, float]]:
        """A raid with the lowest die that needs no cubes, or with the highest."""
        bases = at.may_raid * bases_of(self.rules.tracks, at.progress)
        for i in fitting(at, LAUNCH) if bases else ():
            die = at.dice[i]
            cubes = max(0, LAUNCH - die.value)
            left = launched(without(at, i), cubes)
            yield Move(RAID, die, cubes), self.flown(*self._armed(left, bases), self._ended)

    def _armed(self, left: Stand, bases: int) -> tuple[Stand, int, int]:
        """A bomb flies along, where there is one (10.8)."""
        return (with_bombs(left, left.bombs - 1), bases, 2) if left.bombs else (left, bases, 1)

    def flown(self, at: Stand, bases: int, gain: int, then: Then) -> float:
        """A raid from so many bases that is about to be rolled, for so many points; whatever flies is paid for."""
        p = raid_chance(bases)
        value = p * then(scored(at, gain))
        if not self.rules.raising:
            return value + (1 - p) * self.failed(at, Raided(1, bases, gain), then)
        for best in range(1, SUCCESS):
            share = (best**bases - (best - 1) ** bases) / MOST**bases
            value += share * self.failed(at, Raided(best, bases, gain), then)
        return value

    def failed(self, at: Stand, raid: Raided, then: Then) -> float:
        """A raid none of whose dice is enough: it stands, or cubes change it (10.7, 17.3)."""
        value, short = then(at), SUCCESS - raid.best
        if self.rules.raising and short <= at.naval:
            value = max(value, then(scored(with_naval(at, at.naval - short), raid.gain)))
        if at.air:
            left = raid.best if raid.dice > 1 else 0
            value = max(value, self.rerolled(with_air(at, at.air - 1), raid._replace(best=left), then))
        return value

    def rerolled(self, at: Stand, left: Raided, then: Then) -> float:
        """One die of a raid is rolled again, beside what is left."""
        won = then(scored(at, left.gain))
        if left.best >= SUCCESS:
            return won
        value = won * (MOST + 1 - SUCCESS)
        if not self.rules.raising:
            return (value + (SUCCESS - 1) * self.failed(at, left._replace(best=1), then)) / MOST
        for best in range(max(1, left.best), SUCCESS):
            faces = max(1, left.best) if best == left.best else 1
            value += faces * self.failed(at, left._replace(best=best), then)
        return value / MOST

    def _researches(self, at: Stand) -> Iterator[tuple[Move, float]]:
        """Research with the lowest die that marks a box, and with the lowest that marks two."""
        if not at.may_research or at.research == len(RESEARCH):
            return
        number = RESEARCH[at.research]
        for i in sorted({*fitting(at, number), *fitting(at, min(MOST, 2 * number))}):
            die = at.dice[i]
            cubes = max(0, number - die.value)
            yield Move(RESEARCHING, die, cubes), self._ended(researched(without(at, i), die.value + cubes, cubes))


def bases_of(on: tuple[Track, ...], progress: Progress) -> int:
    """Boxes of the bombing tracker that are marked."""
    bases = 0
    for track, boxes in zip(on, progress, strict=True):
        bases += track.bases[boxes]
    return min(BOMBING_LIMIT, bases)


def worst(at: Stand) -> list[Rolled]:
    """The dice that are rolled again if any are: the lowest of those that look different."""
    return list(dict.fromkeys(at.dice))[:REROLLED]


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
    return Stand(at.dice, further, naval, at.research, at.bombs, at.may_research, at.may_raid, at.air, at.extra)


def with_naval(at: Stand, naval: int) -> Stand:
    """With so many cubes."""
    return Stand(at.dice, at.progress, naval, at.research, at.bombs, at.may_research, at.may_raid, at.air, at.extra)


def without(at: Stand, place: int) -> Stand:
    """Once a die has been used."""
    return with_dice(at, at.dice[:place] + at.dice[place + 1 :])


def with_dice(at: Stand, dice: tuple[Rolled, ...]) -> Stand:
    """With these dice, lowest first."""
    return Stand(dice, at.progress, at.naval, at.research, at.bombs, at.may_research, at.may_raid, at.air, at.extra)


def researched(at: Stand, value: int, cubes: int) -> Stand:
    """After a die has gone to research (9.3, 9.5)."""
    boxes = min(len(RESEARCH), at.research + 1 + (value >= 2 * RESEARCH[at.research]))
    return Stand(at.dice, at.progress, at.naval - cubes, boxes, at.bombs, False, at.may_raid, at.air, at.extra)


def launched(at: Stand, cubes: int) -> Stand:
    """After a die has launched a raid (10.2)."""
    return Stand(
        at.dice, at.progress, at.naval - cubes, at.research, at.bombs, at.may_research, False, at.air, at.extra
    )


def with_bombs(at: Stand, bombs: int) -> Stand:
    """With so many bombs."""
    return Stand(at.dice, at.progress, at.naval, at.research, bombs, at.may_research, at.may_raid, at.air, at.extra)


def with_air(at: Stand, air: int) -> Stand:
    """With so many blue cubes."""
    return Stand(at.dice, at.progress, at.naval, at.research, at.bombs, at.may_research, at.may_raid, air, at.extra)


def scored(at: Stand, points: int) -> Stand:
    """After a raid has succeeded (10.5)."""
    extra = at.extra + points
    return Stand(at.dice, at.progress, at.naval, at.research, at.bombs, at.may_research, at.may_raid, at.air, extra)


def raid_chance(bases: int) -> float:
    """The chance of a raid without rerolls, as a float."""
    return CHANCES[bases]
