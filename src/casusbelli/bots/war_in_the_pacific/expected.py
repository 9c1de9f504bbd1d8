"""What a sheet is worth at the end of a turn, and before its dice are rolled, for either aim."""

from __future__ import annotations

from casusbelli.bots.war_in_the_pacific.tracks import Track
from casusbelli.bots.war_in_the_pacific.turn import Stand, bases_of, raid_chance
from casusbelli.bots.war_in_the_pacific.values import Aim, after, before
from casusbelli.games.war_in_the_pacific.board import RESEARCH, TURNS

BLUE = 0.15
"""What a blue cube is worth, in points, while turns are left."""
BOMBS_A_TURN = 0.3
"""What completed research is worth for each turn left, in points."""
PACE = 0.8
"""Turns that a research box takes."""
BASES_TO_COME = 2
"""Bases that a bomb waits for, where there are fewer yet."""


class Expected:
    """Values for an aim in one turn, counted from 1. What the tables leave aside counts as parts of a raid point."""

    def __init__(self, on: tuple[Track, ...], turn: int, aim: Aim) -> None:
        self.tracks, self.turn, self.aim = on, turn, aim
        self.left = TURNS - turn
        self._ends: dict[tuple[object, ...], float] = {}

    def end(self, at: Stand) -> float:
        """At the end of the turn."""
        key = (at.progress, at.naval, at.research, at.bombs, at.air, at.extra)
        value = self._ends.get(key)
        if value is None:
            value = self._ends[key] = self._end(at)
        return value

    def _end(self, at: Stand) -> float:
        if not self.left:
            return self.aim.final(self.islands(at) + at.extra)
        return after(self.aim, self.turn, at.progress, at.naval, at.extra + self.aside(at, self.left))

    def begin(self, at: Stand, dice: float) -> float:
        """Before the set is rolled; `dice` as `values.before` has it."""
        extra = at.extra + self.aside(at, self.left + 1)
        return before(self.aim, self.turn, at.progress, at.naval, extra, dice=dice)

    def islands(self, at: Stand) -> int:
        """The points of the islands."""
        return sum([track.points[boxes] for track, boxes in zip(self.tracks, at.progress, strict=True)])

    def aside(self, at: Stand, raids: int) -> float:
        """Points that cubes, bombs and research may add while there are so many raids to come."""
        research = BOMBS_A_TURN * max(0.0, raids - PACE * (len(RESEARCH) - at.research))
        flying = raid_chance(max(bases_of(self.tracks, at.progress), BASES_TO_COME)) * min(at.bombs, raids)
        return BLUE * at.air + research + flying
