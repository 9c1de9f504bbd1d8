"""What a bot is made of. A class of your own needs no more than `choose`."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from casusbelli.engine.agent import Budget
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View


class Bot(ABC):
    """An agent made for one game, one seat (from 0) and one seed; `rng` is its own stream, never the table's.

    A bot that remembers what happens sets `needs_events` and writes `observe`.
    """

    needs_view: ClassVar[bool] = True
    needs_events: ClassVar[bool] = False

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = random.Random(seed)

    def observe(self, event: Any) -> None:
        """Hear of an event; most bots read all they need from their view."""
        return

    @abstractmethod
    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of `actions`, the complete list of what is legal."""
