"""Driving a game without a table: rules, agents and a source of numbers, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.agent import Agent, Budget, hears_events, sees_view
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action, Result
from casusbelli.engine.visibility import View

Choose = Callable[[Any, Any, Sequence[Action]], Action]
"""(state, frame, legal actions) -> the answer."""

Step = Action | int
"""An answer of a seat, or the index of an outcome of chance: in order, they are a whole game."""

UNSEEN = View((), {})
"""What an agent is shown that does without its view."""


class Stuck(RuntimeError):
    """A game went on past the number of answers that its rules declare as their bound."""

    def __init__(self, answers: int, decisions: int) -> None:
        super().__init__(f"no end after {answers} answers")
        self.decisions = decisions


class AgentFailed(RuntimeError):
    """An agent raised an error, or answered with what is not legal; the text is one line."""


class Played(msgspec.Struct, frozen=True):
    """A game that has been played: `decisions` counts the requests with two or more legal answers."""

    result: Result
    decisions: int
    answers: int


def play(s: Any, choose: Choose, rng: random.Random, bound: int, steps: list[Step] | None = None) -> Played:
    """Play a state on to its end; `steps`, where given, grows by all answers. Raises Stuck after `bound` of them."""
    decisions = answers = 0
    note = _forget if steps is None else steps.append
    flow.advance(s)
    while s.result is None:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            space = at.frame.space(s)
            index = rng.randrange(space.size)
            note(index)
            flow.resolve(s, at, space.pick(index))
            continue
        actions = at.frame.actions(s)
        decisions += len(actions) > 1
        answers += 1
        if answers > bound:
            raise Stuck(bound, decisions)
        action = choose(s, at.frame, actions)
        note(action)
        flow.answer(s, at, action)
    return Played(s.result, decisions, answers)


def _forget(_step: Step) -> None:
    """Nobody wants to know."""


def play_random(game: Game, seats: int, rng: random.Random, options: dict[str, Any] | None = None) -> Played:
    """A whole game of evenly chosen legal answers on the bare engine."""
    s = game.start(seats, {**game.simulation, **(options or {})})
    below = rng.random
    return play(s, lambda _s, _frame, actions: actions[int(below() * len(actions))], rng, game.answers)


def play_agents(
    game: Game, agents: Sequence[Agent], rng: random.Random, options: dict[str, Any], steps: list[Step] | None = None
) -> Played:
    """A whole game among agents, one a seat, each with its own view and events. Raises Stuck and AgentFailed."""
    s = game.start(len(agents), options)
    listeners = [(seat, agent) for seat, agent in enumerate(agents) if hears_events(agent)]
    if listeners:
        s.outbox = []
    seeing = [sees_view(agent) for agent in agents]

    def choose(s: Any, frame: Any, actions: Sequence[Action]) -> Action:
        seat: int = frame.seat(s)
        if listeners:
            tell_agents(s, listeners)
        return ask_agent(agents[seat], seat, game.view(s, (seat,)) if seeing[seat] else UNSEEN, actions)

    return play(s, choose, rng, game.answers, steps)


def ask_agent(agent: Agent, seat: int, view: View, actions: Sequence[Action]) -> Action:
    """The answer of an agent, known to be legal. Raises AgentFailed."""
    try:
        action = agent.choose(view, actions, Budget())
    except Exception as error:
        raise _failed(agent, seat, f"{type(error).__name__}: {error}") from error
    if action not in actions:
        raise _failed(agent, seat, f"answered with {action!r}, which is not legal")
    return action


def tell_agents(s: Any, listeners: Sequence[tuple[int, Agent]]) -> None:
    """Let agents hear what has happened as their seats hear it; the outbox is empty afterwards. Raises AgentFailed."""
    heard, s.outbox = s.outbox, []
    for event in heard:
        for seat, agent in listeners:
            told = flow.heard_by(event, (seat,))
            if told is not None:
                tell_agent(agent, seat, told)


def tell_agent(agent: Agent, seat: int, told: Any) -> None:
    """Let one agent hear of an event. Raises AgentFailed."""
    try:
        agent.observe(told)
    except Exception as error:
        raise _failed(agent, seat, f"{type(error).__name__}: {error}") from error


def _failed(agent: Agent, seat: int, reason: str) -> AgentFailed:
    return AgentFailed(" ".join(f"the bot {type(agent).__name__} at seat {seat + 1}: {reason}".split()))
