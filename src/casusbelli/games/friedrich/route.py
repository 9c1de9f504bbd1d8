"""Moves that are said in one breath, as `move daun breslau oels`: the ways over the cities that are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.engine.record import Action, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich import effects, queries
from casusbelli.games.friedrich.actions import Halt, SetOut, Step
from casusbelli.games.friedrich.board import City, Piece
from casusbelli.games.friedrich.ch04_movement import Marching, entrances, refuse_end

Way = tuple[City, ...]


def toward(view: View, action: Action, things: Sequence[Thing], actions: Sequence[Action]) -> Action | None:
    """The next action of a move over the cities named to the last of them, where it halts; None: it ends, or cannot go.

    `action` is a `SetOut` that has not been carried out, or what was done last.
    """
    goals = [City(thing.id) for thing in things if thing.kind == "city"]
    march = next((frame for frame in view.stack if isinstance(frame, Marching)), None)
    if march is not None:
        return _onward(view, march, goals, actions)
    if not isinstance(action, SetOut) or action not in actions or len(goals) < len(things):
        return None
    way = over(view, action.pieces, (City(view.city[action.pieces[0]]),), goals)
    return None if way is None else Step(way[1])


def _onward(view: View, march: Marching, goals: Sequence[City], actions: Sequence[Action]) -> Action | None:
    left = _left(march.way, goals)
    way = over(view, march.pieces, march.way, left)
    following = Step(way[len(march.way)]) if way is not None and left else Halt()
    return following if following in actions else None


def _left(way: Way, goals: Sequence[City]) -> list[City]:
    """The cities named that the way has not come to yet, in their order."""
    left = list(goals)
    for place in way[1:]:
        if left and left[0] == place:
            del left[0]
    return left


@rule("4.1", "4.4", "4.5", "4.6", "4.7", "5.4.2", "11.5")
def over(view: Any, pieces: Sequence[Piece], way: Way, goals: Sequence[City]) -> Way | None:
    """4.1 A way on over these cities, the shortest to each, that may end at the last of them; None: there is none."""
    if not goals:
        return way
    longer = queries.ways(entrances(view, pieces), way, effects.marching_range(view, pieces))
    found = (over(view, pieces, one, goals[1:]) for one in longer if one[-1] == goals[0])
    return next((one for one in found if one and refuse_end(view, pieces, one[-1]) is None), None)
