"""12 Elimination of a player: the cards pass, and a hand above five is cut."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.chance import Some, Space
from casusbelli.engine.flow import call, finish, reveal, tell
from casusbelli.engine.frame import Chance, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch13_victory
from casusbelli.games.war.ch09_winning_cards import HAND_LIMIT
from casusbelli.games.war.events import CardsDiscarded, CardsPassed, Eliminated
from casusbelli.games.war.state import HAND, USED, War


@rule("7.6", "12.1", "12.2", "12.4", "12.5", "12.6")
class Eliminating(Sequence, frozen=True):
    """7.6 (b)-(f) The last territory of `loser` has been taken by the active player.

    No cards can be exchanged now (12.4), and the objective of the loser stays where it is (12.6).
    """

    audience = everybody
    loser: Seat

    def eliminate(self, s: War) -> None:
        s.eliminated_by[self.loser] = s.active
        tell(s, Eliminated(self.loser, s.active))

    def judge(self, s: War) -> None:
        ch13_victory.judge(s, s.active)

    def survive(self, s: War) -> None:
        ch13_victory.judge_survivor(s)

    def pass_cards(self, s: War) -> None:
        pass_cards(s, self.loser)

    def switch(self, s: War) -> None:
        ch13_victory.judge_switched(s, self.loser)

    steps: ClassVar = (eliminate, judge, survive, pass_cards, switch)


@rule("12.2", "12.3", "15.4")
def pass_cards(s: War, loser: Seat) -> None:
    """12.2 All cards pass, unseen until the hand is cut to five (12.3, 15.4)."""
    received = s.cards.cards(HAND + loser)
    for card in received:
        s.cards.move(card, HAND + s.active, 0)
    tell(s, CardsPassed(loser, s.active, len(received)))
    excess = s.cards.count(HAND + s.active) - HAND_LIMIT
    if excess > 0:
        return call(s, Discarding(s.active, excess))
    tell(s, CardsDiscarded(s.active, 0))
    return look_at_hand(s, s.active)


@rule("12.3", "12.3.1", "15.4")
class Discarding(Chance, frozen=True):
    """12.3 So many cards of the joined hand go at random, each as likely as another; nobody sees which (12.3.1)."""

    audience = everybody
    holder: Seat
    excess: int

    def space(self, s: War) -> Space:
        return Some(tuple(s.cards.cards(HAND + self.holder)), self.excess)

    def sees(self, s: War) -> tuple[int, ...]:
        return ()

    def resolve(self, s: War, outcome: tuple[int, ...]) -> None:
        for card in outcome:
            s.cards.move(card, USED, 0)
        tell(s, CardsDiscarded(self.holder, self.excess))
        look_at_hand(s, self.holder)
        finish(s)


@rule("15.4")
def look_at_hand(s: War, seat: Seat) -> None:
    """15.4 The eliminator sees the cards that are in the hand after the cut."""
    for card in s.cards.cards(HAND + seat):
        if not s.cards.known[card]:
            reveal(s, Face("cards", card), (seat,))
