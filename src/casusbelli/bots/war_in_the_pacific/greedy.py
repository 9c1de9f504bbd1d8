"""A player who lays the dice of a turn as well as may be, by rules of thumb about what is good to have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.bots.bot import Bot
from casusbelli.bots.war_in_the_pacific.position import action_of, claimed, die_like, stand, top_frame, turns_left
from casusbelli.bots.war_in_the_pacific.tracks import Track
from casusbelli.bots.war_in_the_pacific.turn import (
    NODES,
    Search,
    Stand,
    bases_of,
    raid_chance,
    rules_of,
)
from casusbelli.engine.agent import Budget
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import Accept, AttachBomb, Pay, Reroll
from casusbelli.games.war_in_the_pacific.board import MOST, RAID_DICE
from casusbelli.games.war_in_the_pacific.ch10_bombing import Judging

BLACK, BLUE, GREEN, BOX = 0.1, 0.12, 0.4, 0.02
"""What a cube and a research box are worth, in points, while there is time to use them."""
BASE = 0.45
"""What a bombing base is worth for each turn left, in parts of the raid it adds to."""
STARTED = 0.9
"""What boxes of an island not captured are worth, in parts of its points."""


ALWAYS: tuple[Action, ...] = (Pay(), AttachBomb())
"""Taken wherever they are offered: the search has reckoned with them."""


class Greedy(Bot):
    """Islands first, the cheapest points before others; cubes and research while they can still be used.

    It plans a whole turn, does the first thing of the plan, and plans again: all dice are known but those rerolled.
    """

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.me = Seat(seat)
        self.turn = 0
        self.search: Search | None = None

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        if len(actions) == 1:
            return actions[0]
        certain = next((action for action in ALWAYS if action in actions), None)
        return certain or claimed(view, self.me, actions) or self.weigh(view, actions)

    def weigh(self, view: View, actions: Sequence[Action]) -> Action:
        """A roll to be accepted, or the dice of the set."""
        if Accept() in actions:
            return raid_reroll(view, self.me, actions) or Accept()
        return self.command(view)

    def command(self, view: View) -> Action:
        """The first thing of the best plan, or a reroll that promises more."""
        found, at = self.plan(view), stand(view, self.me)
        value, move = found.best(at)
        if view.air[self.me] and at.dice and found.again(at, at.dice[0], found.value) > value:
            return Reroll(die_like(view, self.me, at.dice[0]))
        return action_of(view, self.me, found.rules.tracks, move)

    def plan(self, view: View) -> Search:
        """The search of this turn."""
        if self.search is None or self.turn != view.turn[self.me]:
            self.turn, self.search = view.turn[self.me], Search(view, Thumb(view, self.me))
        self.search.refresh(NODES)
        return self.search


def raid_reroll(view: View, seat: Seat, actions: Sequence[Action]) -> Action | None:
    """A raid that has failed gets another roll while there is a blue cube; anything else stands."""
    raid = top_frame(view, seat)
    if not isinstance(raid, Judging) or queries.raid_succeeds(raid.dice, raid.raised):
        return None
    again = Reroll(RAID_DICE[0])
    return again if again in actions else None


class Thumb:
    """Rules of thumb in one turn of a seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.tracks, self.left = rules_of(view.options).tracks, turns_left(view, seat)
        self.worth = [track_worth(track, self.left) for track in self.tracks]

    def end(self, at: Stand) -> float:
        """Points, boxes on the way to the next points, and cubes while turns are left."""
        points = at.extra + sum(worth[boxes] for worth, boxes in zip(self.worth, at.progress, strict=True))
        if not self.left:
            return points
        cubes = BLACK * at.naval + BLUE * at.air + GREEN * min(at.bombs, self.left)
        raids = BASE * self.left * raid_chance(bases_of(self.tracks, at.progress))
        return points + cubes + raids + BOX * at.research * self.left


def track_worth(track: Track, left: int) -> list[float]:
    """What so many boxes of a track are worth: its points, and the effort spent on those to come, while there is time.

    The effort for a box is the number of dice it takes on average; an icon takes half a die more.
    """
    effort = [MOST / (MOST + 1 - number) + icon / 2 for number, icon in zip(track.numbers, track.icons, strict=True)]
    found = []
    for boxes, points in enumerate(track.points):
        start = track.points.index(points)
        end = next((b for b, more in enumerate(track.points) if more > points), boxes)
        whole = sum(effort[start:end])
        done = sum(effort[start:boxes]) / whole if whole else 0.0
        gain = track.points[end] - points
        found.append(points + (STARTED * gain * done if left else 0.0))
    return found
