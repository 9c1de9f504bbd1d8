"""From a view of War in the Pacific to what the search knows, and back to the actions of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.bots.war_in_the_pacific import turn as search
from casusbelli.bots.war_in_the_pacific.tracks import Track, progress_of
from casusbelli.bots.war_in_the_pacific.turn import Move, Rolled, Stand, rolled
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import (
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Raid,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import ISLANDS, SUNS, TURNS, Die, Target


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
        air=view.air[seat],
        extra=max(0, view.points[seat] - island_points(view, seat)),
    )


def island_points(view: View, seat: Seat) -> int:
    """The points that the islands of a sheet have given."""
    taken = [island for island in range(len(ISLANDS)) if queries.is_captured(view, seat, Target(island))]
    return sum(SUNS[island] for island in taken)


def shown(view: View, seat: Seat, die: Die) -> Rolled:
    """A die of the set as the search knows it."""
    return rolled(view.options, view.face[seat][die], view.raised[seat][die], queries.is_red(view, seat, die))


def die_like(view: View, seat: Seat, sought: Rolled) -> Die:
    """A die of the set that looks like this one."""
    return next(die for die in queries.unspent(view, seat) if shown(view, seat, die) == sought)


def action_of(view: View, seat: Seat, on: Sequence[Track], move: Move) -> Action:
    """A move in the words of the game."""
    if move.kind == search.END:
        return EndPhase()
    die = die_like(view, seat, move.die)
    if move.kind == search.ATTACK:
        island = on[move.track].island[progress_of(view, seat)[move.track]]
        return Attack(die, island, move.cubes)
    if move.kind == search.RESEARCHING:
        return Research(die, move.cubes)
    if move.kind == search.RAID:
        return Raid(die, move.cubes)
    return Supply(die) if move.kind == search.SUPPLY else Build(die)


def turns_left(view: View, seat: Seat) -> int:
    """Turns after this one."""
    left: int = TURNS - view.turn[seat]
    return left


def claimed(view: View, seat: Seat, actions: Sequence[Action]) -> Action | None:
    """Claims lapse, so they are used at once: for a bomb that can still fly, else for a blue cube."""
    if ClaimGreen() in actions and wants_bomb(view, seat):
        return ClaimGreen()
    return ClaimBlue() if ClaimBlue() in actions else None


def wants_bomb(view: View, seat: Seat) -> bool:
    """Whether one more bomb could still fly."""
    flights = turns_left(view, seat) + (not view.raided[seat])
    return bool(view.bombing[seat] and view.bombs[seat] < flights)


def top_frame(view: View, seat: Seat) -> Any:
    """The frame that asks a seat, in whatever lane it lies."""
    lanes = [lane.stack for frame in view.stack for lane in getattr(frame, "lanes", ()) if seat in lane.owners]
    own = [*lanes, view.stack]
    return next(stack[-1] for stack in own if stack)
