"""What the bots of War in the Pacific have in common: the way from a view to a search, and the answers beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.bots.bot import Bot
from casusbelli.bots.war_in_the_pacific import turn as search
from casusbelli.bots.war_in_the_pacific.tracks import progress_of
from casusbelli.bots.war_in_the_pacific.turn import Move, Rolled, Search, Stand, Worth, rolled
from casusbelli.engine.agent import Budget
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import (
    Accept,
    AttachBomb,
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Pay,
    Raid,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import MOST, RAID_DICE, TURNS, Die
from casusbelli.games.war_in_the_pacific.ch10_bombing import Judging

ALWAYS: tuple[Action, ...] = (Pay(), AttachBomb())
"""Taken wherever they are offered: the search has reckoned with them."""


class Player(Bot):
    """Plans a whole turn, does the first thing of the plan, and plans again: all dice are known but those rerolled."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.me = Seat(seat)
        self.turn = 0
        self.search: Search | None = None

    def worth(self, view: View) -> Worth:
        """What things are worth in this turn."""
        raise NotImplementedError(f"{type(self).__name__} has no idea what anything is worth")

    def blue(self, view: View) -> float:
        """What a blue cube kept is worth, in points."""
        raise NotImplementedError(f"{type(self).__name__} has no idea what a blue cube is worth")

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
        if view.air[self.me] and at.dice:
            worst = at.dice[0]
            if rerolled(view, self.me, found, at, worst) - self.blue(view) > value:
                return Reroll(die_like(view, self.me, worst))
        return action_of(view, self.me, found, at, move)

    def plan(self, view: View) -> Search:
        """The search of this turn."""
        if self.search is None or self.turn != view.turn[self.me]:
            self.turn, self.search = view.turn[self.me], Search(view, self.worth(view))
        return self.search


def turns_left(view: View, seat: Seat) -> int:
    """Turns after this one."""
    left: int = TURNS - view.turn[seat]
    return left


# ---- from the view and back -----------------------------------------------------------------------------------------


def stand(view: View, seat: Seat) -> Stand:
    """The sheet and the dice not spent, lowest first."""
    return Stand(
        dice=tuple(sorted(shown(view, seat, die) for die in queries.unspent(view, seat))),
        progress=progress_of(view, seat),
        naval=view.naval[seat],
        research=view.research[seat],
        bombs=view.bombs[seat],
        may_research=not view.researched[seat],
        may_raid=not view.raided[seat],
    )


def shown(view: View, seat: Seat, die: Die) -> Rolled:
    """A die of the set as the search knows it."""
    return rolled(view, view.face[seat][die], view.raised[seat][die], queries.is_red(view, seat, die))


def die_like(view: View, seat: Seat, sought: Rolled) -> Die:
    """A die of the set that looks like this one."""
    return next(die for die in queries.unspent(view, seat) if shown(view, seat, die) == sought)


def action_of(view: View, seat: Seat, found: Search, at: Stand, move: Move) -> Action:
    """A move in the words of the game."""
    if move.kind == search.END:
        return EndPhase()
    die = die_like(view, seat, move.die)
    if move.kind == search.ATTACK:
        island = found.tracks[move.track].island[at.progress[move.track]]
        return Attack(die, island, move.cubes)
    if move.kind == search.RESEARCHING:
        return Research(die, move.cubes)
    if move.kind == search.RAID:
        return Raid(die, move.cubes)
    return Supply(die) if move.kind == search.SUPPLY else Build(die)


def rerolled(view: View, seat: Seat, found: Search, at: Stand, die: Rolled) -> float:
    """What the position is worth on average once this die is rolled again."""
    rest = list(at.dice)
    rest.remove(die)
    red = queries.is_red(view, seat, die_like(view, seat, die))
    news = [rolled(view, face, 0, red) for face in range(1, MOST + 1)]
    return sum(found.best(at._replace(dice=tuple(sorted([*rest, new]))))[0] for new in news) / MOST


# ---- beside the plan ------------------------------------------------------------------------------------------------


def claimed(view: View, seat: Seat, actions: Sequence[Action]) -> Action | None:
    """Claims lapse, so they are used at once: for a bomb that can still fly, else for a blue cube."""
    flights = turns_left(view, seat) + (not view.raided[seat])
    if ClaimGreen() in actions and view.bombing[seat] and view.bombs[seat] < flights:
        return ClaimGreen()
    return ClaimBlue() if ClaimBlue() in actions else None


def raid_reroll(view: View, seat: Seat, actions: Sequence[Action]) -> Action | None:
    """A raid that has failed gets another roll while there is a blue cube; anything else stands."""
    raid = open_raid(view, seat)
    if raid is None or queries.raid_succeeds(raid.dice, raid.raised):
        return None
    again = Reroll(RAID_DICE[0])
    return again if again in actions else None


def open_raid(view: View, seat: Seat) -> Judging | None:
    """The raid that waits to be accepted, in whatever lane it was flown."""
    lanes = [lane.stack for frame in view.stack for lane in getattr(frame, "lanes", ())]
    frames = [frame for stack in (view.stack, *lanes) for frame in stack]
    return next((frame for frame in frames if isinstance(frame, Judging) and frame.player == seat), None)
