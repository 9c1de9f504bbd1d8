"""17.9 One player, or several side by side on sheets of their own; 12 to 14 the end, when all sheets are finished."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.flow import call, end
from casusbelli.engine.frame import Lane, Lanes, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import ch03_turns, ch12_end
from casusbelli.games.war_in_the_pacific.state import Pacific


@rule("1.1", "17.9", "12.1")
class Playing(Sequence, frozen=True):
    """1.1, 17.9 All turns of all sheets, then the result. Who plays alone needs no lane."""

    audience = everybody

    def sheets(self, s: Pacific) -> None:
        lanes = tuple(Lane((Seat(seat),), (ch03_turns.Turns(Seat(seat)),)) for seat in range(s.seats))
        call(s, ch03_turns.Turns(Seat(0)) if s.seats == 1 else Sheets(lanes))

    def judge(self, s: Pacific) -> None:
        end(s, ch12_end.judge(s))

    steps: ClassVar = (sheets, judge)


@rule("17.9", "17.10")
class Sheets(Lanes, frozen=True):
    """17.9 Sheets side by side, each filled in at its own pace; 17.10 all of them are open to everybody."""

    audience = everybody
    open: ClassVar[bool] = True
