"""A player who searches the whole turn and knows what a sheet is worth at its end."""

from __future__ import annotations

from casusbelli.bots.war_in_the_pacific.player import Player, turns_left
from casusbelli.bots.war_in_the_pacific.tracks import Track, tracks
from casusbelli.bots.war_in_the_pacific.turn import Stand, Worth, bases_of, raid_chance
from casusbelli.bots.war_in_the_pacific.values import value
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific.board import RESEARCH

BLUE = 0.15
"""What a blue cube is worth, in points, while turns are left."""
BOMBS_A_TURN = 0.3
"""What completed research is worth for each turn left, in points."""
PACE = 0.8
"""Turns that a research box takes."""
BASES_TO_COME = 2
"""Bases that a bomb waits for, where there are fewer yet."""


class Solver(Player):
    """Takes the way through a turn with the best expected points."""

    def worth(self, view: View) -> Worth:
        options = view.options
        on = tracks(options.harder_sheet, options.major_advance_wraps_rows)
        return Expected(on, view.turn[self.me], turns_left(view, self.me))

    def blue(self, view: View) -> float:
        return BLUE if turns_left(view, self.me) else 0.0


class Expected:
    """Expected points at the end of a turn."""

    def __init__(self, on: tuple[Track, ...], turn: int, left: int) -> None:
        self.tracks = on
        self.turn = turn
        self.left = left
        self.research = [BOMBS_A_TURN * max(0.0, left - PACE * missing) for missing in range(len(RESEARCH), -1, -1)]

    def end(self, at: Stand) -> float:
        """Points of islands and raids by the table, and what bombs may add."""
        if not self.left:
            return float(sum(track.points[boxes] for track, boxes in zip(self.tracks, at.progress, strict=True)))
        flying = raid_chance(max(bases_of(self.tracks, at.progress), BASES_TO_COME)) * min(at.bombs, self.left)
        return value(self.turn, at.progress, at.naval) + self.research[at.research] + flying

    def raid(self, bases: int, bombs: int) -> float:
        """The points expected of a raid."""
        return raid_chance(bases) * (2 if bombs else 1)
