"""A tiny game for tests of the table: two seats count in turns, and every kind of thing that may bar an undo happens.

`script` says what is asked, one letter each: `0` and `1` ask a seat in front of all, `?` rolls a public die, `!` a die
that seat 0 alone sees, `r` reveals something to all. With three choices, the third makes the rules break down.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, end, finish, reveal, tell
from casusbelli.engine.frame import Chance, Choice, Procedure
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action, Event, Fact, Result, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.state import State
from casusbelli.engine.visibility import everybody, only


class Options(msgspec.Struct, frozen=True):
    script: str = "0011?00!11r01"
    choices: int = 2


class Position(State, kw_only=True):
    script: Annotated[str, everybody]
    choices: Annotated[int, everybody]
    count: Annotated[int, everybody] = 0
    dice: Annotated[list[int], only(lambda _s, _r: (0,))]

    def copy(self) -> Position:
        twin = super().copy()
        twin.dice = self.dice[:]
        return twin


class Add(Action, frozen=True):
    audience = everybody
    number: int


class Added(Event, frozen=True):
    audience = everybody
    seat: int
    number: int


class Peeked(Event, frozen=True):
    audience = only(lambda _s, _event: (0,))
    die: int


class Rolled(Event, frozen=True):
    audience = everybody
    die: int


class Shown(Fact, frozen=True):
    audience = everybody

    def learn(self, s: Any, seats: Viewer) -> None:
        """There is nothing to remember."""


class Script(Procedure, frozen=True):
    audience = everybody

    def step(self, s: Position) -> None:
        if not s.script:
            return end(s, Result((0,), "counted"))
        letter, s.script = s.script[0], s.script[1:]
        if letter == "r":
            return reveal(s, Shown(), None)
        return call(s, Die(letter == "?") if letter in "?!" else Counting(Seat(int(letter))))


class Counting(Choice, frozen=True):
    audience = everybody
    public = True
    who: Seat

    def seat(self, s: Position) -> Seat:
        return self.who

    def actions(self, s: Position) -> list[Action]:
        return [Add(number) for number in range(1, s.choices + 1)]

    def take(self, s: Position, action: Add) -> None:
        if action.number == 3:
            s.count = -1
            raise RuntimeError("the rules have broken down")
        s.count += action.number
        tell(s, Added(self.who, action.number))
        finish(s)

    def refuse(self, s: Position, action: Action) -> Refusal:
        return Refusal("1.1", "refused-number", {"most": s.choices})

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        return Add(9) if thing.id == 0 else None


class Die(Chance, frozen=True):
    audience = everybody
    open: bool

    def space(self, s: Position) -> Space:
        return Dice(1)

    def sees(self, s: Position) -> tuple[int, ...] | None:
        return None if self.open else (0,)

    def resolve(self, s: Position, outcome: tuple[int]) -> None:
        s.dice.append(outcome[0])
        tell(s, Rolled(outcome[0]) if self.open else Peeked(outcome[0]))
        finish(s)


def begin(_seats: int, options: Options) -> Position:
    return Position(seats=2, stack=[Script()], script=options.script, choices=options.choices, dice=[])


GAME = Game(
    package="casusbelli.testing.toy",
    version=3,
    seats=range(2, 3),
    options=Options,
    state=Position,
    begin=begin,
    frames=(Script, Counting, Die),
    actions=(Add,),
    events=(Added, Peeked, Rolled),
    facts=(Shown,),
    names={},
    answers=100,
    turn_clause="1.2",
    end_clause="1.9",
)
