"""A player who searches the whole turn and knows what a sheet is worth before and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.bots.bot import Bot
from casusbelli.bots.war_in_the_pacific.turn import NODES
from casusbelli.bots.war_in_the_pacific.values import POINTS
from casusbelli.bots.war_in_the_pacific.weighing import Scales
from casusbelli.engine.agent import Budget
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View

PACE = 20_000
"""Positions a second that any machine manages: seconds are turned into positions, so that no clock decides."""


class Solver(Bot):
    """Does what promises the most points."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.scales = Scales(Seat(seat), POINTS)

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        if len(actions) == 1:
            return actions[0]
        return self.scales.best(view, actions, nodes_of(budget))[0]


def nodes_of(budget: Budget) -> int:
    """The positions that may be looked at within a budget."""
    limits = [budget.nodes, int(budget.seconds * PACE)]
    return min([NODES, *(limit for limit in limits if limit)])
