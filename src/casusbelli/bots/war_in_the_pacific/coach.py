"""The coach of War in the Pacific: each decision is weighed against the plan of the solver.

Points and chance of winning are weighed apart, each under the play that is best for it from there on.
"""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.bots.coaching import Judgement
from casusbelli.bots.war_in_the_pacific.values import CHANCE, POINTS
from casusbelli.bots.war_in_the_pacific.weighing import Scales, is_weighed
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View


class Coach:
    """Judges the decisions of one seat (from 0). Laying a die decides nothing, so it is not judged."""

    def __init__(self, _game: Game, seat: int) -> None:
        self.seat = Seat(seat)
        self._points, self._winning = Scales(self.seat, POINTS), Scales(self.seat, CHANCE)

    def judge(self, view: View, actions: Sequence[Action], action: Action) -> Judgement | None:
        """A decision of the seat; None where only one thing was legal."""
        if len(actions) == 1 or not is_weighed(action):
            return None
        best, expected, points = lost(self._points, view, actions, action)
        _, chance, winning = lost(self._winning, view, actions, action)
        return Judgement(action, best, points, winning, expected, chance, view.turn[self.seat])


def lost(scales: Scales, view: View, actions: Sequence[Action], action: Action) -> tuple[Action, float, float]:
    """The best action, its value, and what the action taken falls short of it."""
    best, most = scales.plan(view, actions)
    value = scales.weigh(view, action)
    return (best, most, most - value) if value < most else (action, value, 0.0)
