"""Bots at the tables of a server: they think in threads of their own, within a budget, and one answer at a time."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from logging import WARNING
from typing import Any

from casusbelli.bots import registry
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.server.logs import log

PATIENCE = 5
"""A bot that takes this many times its budget is answered for at random."""
INSTEAD = "random"


class Bot:
    """One bot of one seat: its agent, and the last event that it has heard of."""

    def __init__(self, game: Game, level: str, seat: int, table: str) -> None:
        """Raises NoBot."""
        seed = int.from_bytes(hashlib.sha256(f"{table}/{seat}".encode()).digest()[:8])
        self.level, self.seat, self.heard = level, seat, 0
        self.agent = registry.make(level, game, seat, seed)
        self._instead = registry.make(INSTEAD, game, seat, seed)

    def choose(self, events: Sequence[Any], view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """What the bot answers; whatever it raises is its own affair."""
        for event in events:
            self.agent.observe(event)
        return self.agent.choose(view, actions, budget)

    def guess(self, view: View, actions: Sequence[Action]) -> Action:
        """What is answered in place of a bot that gives none."""
        instead: Agent = self._instead
        return instead.choose(view, actions, Budget())


class Thinkers:
    """The threads in which the bots of a server think."""

    def __init__(self, seconds: float) -> None:
        self._budget = Budget(seconds=seconds)
        self._threads = ThreadPoolExecutor(2, "bot")

    async def think(self, bot: Bot, events: Sequence[Any], view: View, actions: Sequence[Action]) -> Action:
        """What a bot answers, off the loop. It is answered for where it breaks down or does not come to an end."""
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, bot.choose, events, view, actions, self._budget)
        try:
            action = await asyncio.wait_for(thought, self._budget.seconds * PATIENCE + 1)
        except Exception as error:
            log("bot-failed", WARNING, error, bot=bot.level)
            return bot.guess(view, actions)
        return action if action in actions else bot.guess(view, actions)

    def close(self) -> None:
        """Let go of the threads; what is being thought is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
