"""2 Sequence of play: turns, the stages of the nations, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.flow import call, replace, tell
from casusbelli.engine.frame import Procedure, Sequence
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import (
    ch01_setup,
    ch03_cards,
    ch04_movement,
    ch05_conquest,
    ch07_combat,
    ch09_supply,
    ch11_fate,
    ch11_victory,
    ch12_scenarios,
    ch13_offensive,
)
from casusbelli.games.friedrich.board import GENERALS, NATIONS, PIECES, Nation
from casusbelli.games.friedrich.events import MarkerRemoved, StageBegan, TurnBegan, TurnEnded
from casusbelli.games.friedrich.state import NO_CITY, NO_NATION, NOBODY, Friedrich

TURNS_WITHOUT_FATE = 5
"""2.9 The first turns, which have markers and no Card of Fate."""


class Playing(Sequence, frozen=True):
    """The whole game: who plays whom, the secret allotment, turn after turn."""

    def draw_roles(self, s: Friedrich) -> None:
        ch01_setup.assign_roles(s)

    def allot(self, s: Friedrich) -> None:
        call(s, ch01_setup.allotting(s))

    def play(self, s: Friedrich) -> None:
        call(s, Turns())

    steps: ClassVar = (draw_roles, allot, play)


@rule("2.1", "2.13", "0.7")
class Turns(Procedure, frozen=True):
    """2.1 Turn after turn, until the game ends (0.7)."""

    audience = everybody

    def step(self, s: Friedrich) -> None:
        s.turn += 1
        s.beaten = [0] * len(GENERALS)
        tell(s, TurnBegan(s.turn))
        call(s, Turn())


@rule("2.1", "2.7")
class Turn(Procedure, frozen=True):
    """2.1 One stage after the other, always in the order of the nations; `at` is the place of the next one."""

    audience = everybody
    at: int = 0

    def step(self, s: Friedrich) -> None:
        if self.at == len(NATIONS):
            return replace(s, EndOfTurn())
        replace(s, Turn(self.at + 1))
        if s.player[self.at] != NOBODY:
            call(s, Stage(Nation(self.at)))
        return None


@rule("2.2", "2.3", "2.4", "2.5", "2.6", "4.2")
class Stage(Sequence, frozen=True):
    """2.2 The five phases of the active nation, each finished before the next."""

    audience = everybody
    nation: Nation

    def begin(self, s: Friedrich) -> None:
        s.active = self.nation
        s.moved = [0] * len(PIECES)
        s.received = [0] * len(GENERALS)
        s.substitute = NO_CITY
        tell(s, StageBegan(self.nation))

    def draw(self, s: Friedrich) -> None:
        ch03_cards.draw_phase(s, self.nation)

    def declare(self, s: Friedrich) -> None:
        ch13_offensive.after_drawing(s, self.nation)

    def move(self, s: Friedrich) -> None:
        call(s, ch04_movement.Maneuvering())

    def fight(self, s: Friedrich) -> None:
        ch07_combat.combat_phase(s, self.nation)

    def conquer(self, s: Friedrich) -> None:
        ch05_conquest.decide_marks(s, self.nation)

    def supply(self, s: Friedrich) -> None:
        ch09_supply.check_supply(s, self.nation)

    def close(self, s: Friedrich) -> None:
        s.active = NO_NATION
        ch13_offensive.after_stage(s, self.nation)

    steps: ClassVar = (begin, draw, declare, move, fight, conquer, supply, close)


@rule("2.8", "2.9", "2.10", "11.17", "12.5")
class EndOfTurn(Sequence, frozen=True):
    """2.8 Victory check; a turn marker or a Card of Fate; after a card a second check."""

    audience = everybody

    def throw(self, s: Friedrich) -> None:
        tell(s, TurnEnded(s.turn))
        ch12_scenarios.throw_cards(s)

    def check(self, s: Friedrich) -> None:
        ch11_victory.check_victory(s)

    def fate(self, s: Friedrich) -> None:
        if s.turn <= TURNS_WITHOUT_FATE:
            return tell(s, MarkerRemoved(TURNS_WITHOUT_FATE - s.turn))
        return ch11_fate.draw_card(s)

    def check_again(self, s: Friedrich) -> None:
        if s.turn > TURNS_WITHOUT_FATE:
            ch11_victory.check_victory(s)

    steps: ClassVar = (throw, check, fate, check_again)


FRAMES = (Playing, Turns, Turn, Stage, EndOfTurn)
