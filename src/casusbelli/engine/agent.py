"""Agents: what plays a seat. It hears its seat's events and sees its seat's view; never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View


class Budget(msgspec.Struct, frozen=True):
    """How long an agent may think about one answer, in seconds and in positions looked at; 0: no limit."""

    seconds: float = 0.0
    nodes: int = 0


class Agent(Protocol):
    """A player of one seat.

    A class that sets `needs_view = False` is shown an empty view, one that sets `needs_events = False` hears of
    nothing: neither is then made for it. Both are true where the class does not say.
    """

    def observe(self, event: Any) -> None:
        """Hear of an event as the seat hears of it: an Event, or a dict where fields are hidden from it."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        """One of `actions`, the complete list of what is legal."""
        ...


def sees_view(agent: Agent) -> bool:
    """Whether the agent looks at its view before it answers."""
    return bool(getattr(agent, "needs_view", True))


def hears_events(agent: Agent) -> bool:
    """Whether the agent listens to what happens."""
    return bool(getattr(agent, "needs_events", True))
