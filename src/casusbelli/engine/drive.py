"""Driving a game without a table: rules, agents and a source of numbers, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action, Result

Choose = Callable[[Any, Any, Sequence[Action]], Action]
"""(state, frame, legal actions) -> the answer."""


class Stuck(RuntimeError):
    """A game went on past the number of answers that its rules declare as their bound."""


class Played(msgspec.Struct, frozen=True):
    """A game that has been played: `decisions` counts the requests with two or more legal answers."""

    result: Result
    decisions: int
    answers: int


def play(s: Any, choose: Choose, rng: random.Random, bound: int) -> Played:
    """Play a state on to its end. Raises Stuck after `bound` answers."""
    decisions = answers = 0
    flow.advance(s)
    while s.result is None:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            space = at.frame.space(s)
            flow.resolve(s, at, space.pick(rng.randrange(space.size)))
            continue
        actions = at.frame.actions(s)
        decisions += len(actions) > 1
        answers += 1
        if answers > bound:
            raise Stuck(f"no end after {bound} answers")
        flow.answer(s, at, choose(s, at.frame, actions))
    return Played(s.result, decisions, answers)


def play_random(game: Game, seats: int, rng: random.Random, options: dict[str, Any] | None = None) -> Played:
    """A whole game of evenly chosen legal answers on the bare engine."""
    s = game.start(seats, {**game.simulation, **(options or {})})
    below = rng.random
    return play(s, lambda _s, _frame, actions: actions[int(below() * len(actions))], rng, game.answers)


def play_agents(game: Game, agents: Sequence[Agent], rng: random.Random, options: dict[str, Any]) -> Played:
    """A whole game among agents, one a seat, each with its own view and its own events."""
    s = game.start(len(agents), options)
    s.outbox = []

    def choose(s: Any, frame: Any, actions: Sequence[Action]) -> Action:
        tell_agents(s, agents)
        seat: int = frame.seat(s)
        return agents[seat].choose(game.view(s, (seat,)), actions, Budget())

    return play(s, choose, rng, game.answers)


def tell_agents(s: Any, agents: Sequence[Agent]) -> None:
    """Let every agent hear what has happened as its seat hears it; the outbox is empty afterwards."""
    heard, s.outbox = s.outbox, []
    for event in heard:
        for seat, agent in enumerate(agents):
            told = flow.heard_by(event, (seat,))
            if told is not None:
                agent.observe(told)
