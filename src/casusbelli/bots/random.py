"""A player without a thought in its head: the measure of all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from casusbelli.bots.bot import Bot
from casusbelli.engine.agent import Budget
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View


class Random(Bot):
    """Every legal answer is as likely as another."""

    needs_view: ClassVar[bool] = False

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        return actions[int(self.rng.random() * len(actions))]
