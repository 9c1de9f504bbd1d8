"""12 The end of the game, 13 winning it, 14 losing it."""

from __future__ import annotations

from casusbelli.engine.flow import tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Result
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific.board import TURNS, WINNING, grade
from casusbelli.games.war_in_the_pacific.events import Finished
from casusbelli.games.war_in_the_pacific.state import Pacific


@rule("12.1", "12.2")
def is_over(s: Pacific, seat: Seat) -> bool:
    """12.1, 12.2 Whether a sheet has had all its turns; nothing else ends the game."""
    return s.turn[seat] == TURNS


@rule("13.1")
def finish_sheet(s: Pacific, seat: Seat) -> None:
    """13.1 The points of a sheet are read once, after its last turn."""
    tell(s, Finished(seat, s.points[seat], grade(s.points[seat])))


@rule("1.2", "1.3", "13.1", "13.2", "13.3", "14.1", "17.9")
def judge(s: Pacific) -> Result:
    """13, 17.9 Most points win, if they are enough; ties are shared; nothing but points counts."""
    best = max(s.points)
    winners = tuple(seat for seat, points in enumerate(s.points) if points == best >= WINNING)
    return Result(winners, grade(best), tuple(s.points))
