"""3 The game: rounds, turns and the steps of a turn."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.flow import amend, call, enclosing, end, finish, replace, tell
from casusbelli.engine.frame import Procedure, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Result
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import (
    ch04_receiving,
    ch05_attacks,
    ch08_movement,
    ch09_winning_cards,
    ch13_victory,
    queries,
)
from casusbelli.games.war.actions import Advance, Attack, Exchange, Move, Place, Take
from casusbelli.games.war.board import Territory
from casusbelli.games.war.events import LimitReached, RoundBegan, TurnBegan
from casusbelli.games.war.state import NOBODY, War


@rule("3.2", "13.12")
class Rounds(Procedure, frozen=True):
    """3.2 Turns pass clockwise, round after round, until the game ends (13.12)."""

    audience = everybody

    def step(self, s: War) -> None:
        following = next_player(s)
        if begins_round(s, following):
            if limit_reached(s):
                return end_without_winner(s)
            s.round += 1
            tell(s, RoundBegan(s.round))
        s.active = following
        return call(s, Turn(following))


@rule("3.1", "3.2", "12.1")
def next_player(s: War) -> Seat:
    """3.1 The first player of the game, then (3.2) the next seat that is not eliminated."""
    return s.first if s.active == NOBODY else queries.next_seat(s, s.active)


@rule("3.2")
def begins_round(s: War, seat: Seat) -> bool:
    """3.2 Whether a turn of this seat is the first one counted from the first player."""
    return s.active == NOBODY or (seat - s.first) % s.seats <= (s.active - s.first) % s.seats


@rule("16.6", "13.12")
def limit_reached(s: War) -> bool:
    """16.6 Whether a limited game has had all its rounds."""
    return 0 < s.options.round_limit <= s.round


@rule("16.6")
def end_without_winner(s: War) -> None:
    """16.6 The limit is reached, and nobody has won."""
    tell(s, LimitReached(s.options.round_limit))
    end(s, Result((), "round-limit"))


@rule("3.3", "3.4", "14.1")
class Turn(Sequence, frozen=True):
    """3.4 Receive (and in the first round nothing else, 3.3), attack, move, take a card.

    The choices of the first three steps follow one another as they are left (3.5.1). `conquered` are the
    territories conquered in this turn, in order.
    """

    audience = everybody
    seat: Seat
    conquered: tuple[Territory, ...] = ()

    def receive(self, s: War) -> None:
        tell(s, TurnBegan(self.seat, s.owner.count(self.seat)))
        call(s, ch04_receiving.received(s, self.seat))

    def judge(self, s: War) -> None:
        ch13_victory.judge_turn(s, self.seat)

    def card(self, s: War) -> None:
        ch09_winning_cards.take_card(s, self)

    steps: ClassVar = (receive, judge, card)


def turn(s: War) -> Turn:
    """The turn under way."""
    found: Turn = enclosing(s, Turn)
    return found


def note_conquest(s: War, territory: Territory) -> None:
    """7.6 The turn remembers what was conquered in it."""
    amend(s, Turn, conquered=(*turn(s).conquered, territory))


@rule("3.5.1", "3.8")
def end_turn(s: War) -> None:
    """3.5.1 Close whatever step is open."""
    finish(s)


@rule("3.5", "3.5.1")
def open_attacks(s: War) -> None:
    """3.5 Step 2 takes the place of step 1, which does not come back."""
    replace(s, ch05_attacks.Attacking())


@rule("3.5", "3.5.1", "8.2")
def open_movement(s: War) -> None:
    """3.5 Step 3 takes the place of the steps before it; what may leave each territory is fixed now (8.5)."""
    replace(s, ch08_movement.Moving(ch08_movement.allowances(s)))


@rule("3.3", "5.1")
def refuse_in_round_1(action: Attack | Exchange | Move) -> Refusal:
    """3.3 Why nothing but receiving and placing is done in round 1."""
    if isinstance(action, Attack):
        return Refusal("5.1", "refused-attack-in-round-1")
    return Refusal("3.3", "refused-in-round-1")


@rule("3.4", "3.5", "10.2", "7.5", "2.2")
def refuse_step(action: Action, step: int) -> Refusal:
    """3.5 Why an action is refused that belongs to an earlier step than this one, or to no step at all."""
    if isinstance(action, Exchange):
        return Refusal("10.2", "refused-exchange-late")
    if isinstance(action, Place | Attack):
        return Refusal("3.5", "refused-step-closed", {"step": step})
    if isinstance(action, Advance):
        return Refusal("7.5", "refused-no-advance")
    if isinstance(action, Take):
        return Refusal("2.2", "refused-colours-settled")
    return Refusal("3.4", "refused-last-step")
