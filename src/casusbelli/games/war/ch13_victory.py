"""13 The end of the game: objectives, when they are tested, and the last survivor."""

from __future__ import annotations

from casusbelli.engine.flow import end, reveal, tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Result
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.games.war import queries
from casusbelli.games.war.board import CONDITIONS, Destroy
from casusbelli.games.war.events import ObjectiveSwitched, Won
from casusbelli.games.war.state import War


@rule("13.2", "13.3", "13.5", "16.4")
def judge(s: War, seat: Seat) -> None:
    """13.2 The objective is tested at once, unless the option of 16.4 leaves it to the end of the turn."""
    if s.options.objective_check == "immediate" and meets_objective(s, seat):
        win(s, seat, "objective")


@rule("16.4")
def judge_turn(s: War, seat: Seat) -> None:
    """16.4 With the option, the objective is tested once: after step 3, before the card."""
    if s.options.objective_check == "end_of_turn" and meets_objective(s, seat):
        win(s, seat, "objective")


@rule("0.2", "13.5", "13.6", "13.7")
def meets_objective(s: War, seat: Seat) -> bool:
    """13.5 Whether a seat meets its objective on the present position."""
    return queries.reached(s, seat, queries.goal(s, seat, queries.held_objective(s, seat)))


@rule("13.11", "7.6")
def judge_survivor(s: War) -> None:
    """13.11 Who is alone in the game wins, whatever the objective and whenever it is tested."""
    if len(queries.in_game(s)) == 1:
        win(s, s.active, "survivor")


@rule("13.3", "13.7", "13.7.1", "7.6", "16.4", "0.3")
def judge_switched(s: War, loser: Seat) -> None:
    """13.7 Whoever else was to destroy the eliminated colour needs 24 territories now, and is told in secret."""
    for seat in queries.in_game(s):
        if seat != s.active and was_to_destroy(s, seat, loser):
            tell(s, ObjectiveSwitched(seat))
            judge(s, seat)


@rule("13.6", "13.7")
def was_to_destroy(s: War, seat: Seat, loser: Seat) -> bool:
    """13.7 Whether the card of a seat names the colour of the eliminated player."""
    condition = CONDITIONS[queries.held_objective(s, seat)]
    return isinstance(condition, Destroy) and condition.colour == s.colour[loser]


@rule("13.1", "13.4", "15.6")
def win(s: War, seat: Seat, reason: str) -> None:
    """13.1 The winner shows the objective card, no other is shown (15.6), and nothing more happens (13.4)."""
    objective = queries.held_objective(s, seat)
    reveal(s, Face("objectives", objective), None)
    tell(s, Won(seat, objective))
    end(s, Result((seat,), reason))
