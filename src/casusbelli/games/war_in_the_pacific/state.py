"""A position of War in the Pacific: the sheets of all players, their cubes and their dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

import msgspec

from casusbelli.engine.rules import rule
from casusbelli.engine.state import State
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    AIR_START,
    BOMBING_LIMIT,
    BOMBING_START,
    ISLANDS,
    NAVAL_LIMIT,
    NAVAL_START,
    NUCLEAR_LIMIT,
    NUCLEAR_START,
    OPEN,
    POINTS_LIMIT,
    POINTS_START,
    RED_DICE,
    RESEARCH,
    SET_SIZE,
    SHEETS,
    TURNS,
    Target,
)

IN_HAND = Target(-1)
"""Where a die lies that is laid on nothing."""


@rule("17.1", "17.2", "17.3", "17.4", "17.5", "17.6", "17.7", "17.8")
class Options(msgspec.Struct, frozen=True):
    """17 What is agreed before the game, and fixed for all of it."""

    red_naval_double_conversion: bool = False
    naval_modifies_bombing_dice: bool = False
    bomb_build_counts_as_nuclear_die: bool = False
    strict_two_paths: bool = False
    harder_sheet: bool = False
    major_advance_wraps_rows: bool = True
    breakthrough_when_locked: Literal["mark_one_box", "free_roll", "nothing"] = "mark_one_box"


@rule("17.9", "17.10", "2.7", "3.3")
class Pacific(State):
    """A position. All columns are by seat: each player has a sheet, cubes and dice of its own (17.9), open to all.

    `turn` is the number of timeline boxes marked; `naval`, `air` and `bombs` are cubes; `research`, `bombing`, `points`
    are boxes marked. `boxes` are those marked by island; `front` the islands unlocked and not captured, in their order.
    Of the set: numbers of `white` and `red` dice; `face` (0: not rolled), `raised` (black cubes), `laid` (where a die
    lies, or was spent) and `spent` (0 or 1) by die, white ones first. `claims` of natural sixes; `researched` dice on
    the research track and `raided` raids in this turn, 0 or 1.
    """

    options: Annotated[Options, everybody]
    turn: Annotated[list[int], everybody]
    naval: Annotated[list[int], everybody]
    air: Annotated[list[int], everybody]
    bombs: Annotated[list[int], everybody]
    research: Annotated[list[int], everybody]
    bombing: Annotated[list[int], everybody]
    points: Annotated[list[int], everybody]
    boxes: Annotated[list[list[int]], everybody]
    front: Annotated[list[tuple[Target, ...]], everybody]
    white: Annotated[list[int], everybody]
    red: Annotated[list[int], everybody]
    face: Annotated[list[list[int]], everybody]
    raised: Annotated[list[list[int]], everybody]
    laid: Annotated[list[list[Target]], everybody]
    spent: Annotated[list[list[int]], everybody]
    claims: Annotated[list[int], everybody]
    researched: Annotated[list[int], everybody]
    raided: Annotated[list[int], everybody]

    def copy(self) -> Self:
        twin = super().copy()
        twin.turn, twin.naval, twin.air, twin.bombs = self.turn[:], self.naval[:], self.air[:], self.bombs[:]
        twin.research, twin.bombing, twin.points = self.research[:], self.bombing[:], self.points[:]
        twin.boxes = [row[:] for row in self.boxes]
        twin.front = self.front[:]
        twin.white, twin.red = self.white[:], self.red[:]
        twin.face = [row[:] for row in self.face]
        twin.raised = [row[:] for row in self.raised]
        twin.laid = [row[:] for row in self.laid]
        twin.spent = [row[:] for row in self.spent]
        twin.claims, twin.researched, twin.raided = self.claims[:], self.researched[:], self.raided[:]
        return twin

    @rule("2.3", "2.4", "2.5", "4.4", "1.3")
    def check(self) -> None:
        """2.4, 2.5 No tracker holds more than its limit; 2.3 the set has at most six white and three red dice."""
        for seat in range(self.seats):
            assert 0 <= self.turn[seat] <= TURNS
            assert 0 <= self.naval[seat] <= NAVAL_LIMIT
            assert 0 <= self.air[seat] <= AIR_LIMIT
            assert 0 <= self.bombs[seat] <= self.bombs[seat] + self._attached(seat) <= NUCLEAR_LIMIT
            assert 0 <= self.bombing[seat] <= BOMBING_LIMIT
            assert 0 <= self.points[seat] <= POINTS_LIMIT
            assert 0 <= self.research[seat] <= len(RESEARCH)
            self._check_dice(seat)
            self._check_islands(seat)

    def _check_dice(self, seat: int) -> None:
        assert 0 <= self.red[seat] <= RED_DICE
        assert 0 <= self.white[seat] <= self.white[seat] + self.red[seat] <= SET_SIZE
        dice = (self.face[seat], self.raised[seat], self.laid[seat], self.spent[seat])
        assert {len(column) for column in dice} in ({0}, {self.white[seat] + self.red[seat]})
        assert self.claims[seat] >= 0

    def _check_islands(self, seat: int) -> None:
        numbers = SHEETS[self.options.harder_sheet].numbers
        assert all(0 <= marked <= len(numbers[i]) for i, marked in enumerate(self.boxes[seat]))
        assert all(self.boxes[seat][island] < len(numbers[island]) for island in self.front[seat])

    def _attached(self, seat: int) -> int:
        """2.4 The bomb on an open raid."""
        return sum(getattr(frame, "bomb", 0) for frame in self._frames() if getattr(frame, "player", None) == seat)

    def _frames(self) -> Iterator[Any]:
        for frame in self.stack:
            yield frame
            for lane in getattr(frame, "lanes", ()):
                yield from lane.stack


@rule("2.1", "2.2", "11.2")
def blank_sheets(seats: int, options: Options) -> Pacific:
    """2.1, 2.2 Nothing is marked; two black cubes and a blue one lie ready; two islands are open."""
    return Pacific(
        seats=seats,
        options=options,
        turn=[0] * seats,
        naval=[NAVAL_START] * seats,
        air=[AIR_START] * seats,
        bombs=[NUCLEAR_START] * seats,
        research=[0] * seats,
        bombing=[BOMBING_START] * seats,
        points=[POINTS_START] * seats,
        boxes=[[0] * len(ISLANDS) for _ in range(seats)],
        front=[OPEN] * seats,
        white=[SET_SIZE] * seats,
        red=[0] * seats,
        face=[[] for _ in range(seats)],
        raised=[[] for _ in range(seats)],
        laid=[[] for _ in range(seats)],
        spent=[[] for _ in range(seats)],
        claims=[0] * seats,
        researched=[0] * seats,
        raided=[0] * seats,
    )
