"""9 Winning cards: one for a turn with a conquest; 11.4 the used cards come back."""

from __future__ import annotations

from casusbelli.engine.chance import One, Space
from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Chance
from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch03_turn
from casusbelli.games.war.board import Card
from casusbelli.games.war.events import CardDrawn, Reshuffled
from casusbelli.games.war.state import HAND, PILE, USED, War

HAND_LIMIT = 5
"""12.3, 16.3 Cards held at most after an elimination, and with the option at any time."""


@rule("9.1", "9.2", "9.4", "9.5", "16.3")
def take_card(s: War, turn: ch03_turn.Turn) -> None:
    """9.1 One card for a turn with a conquest, however many there were (9.2), whatever the hand (9.4)."""
    full = s.options.cap_hand_at_draw and s.cards.count(HAND + turn.seat) >= HAND_LIMIT
    if not turn.conquered or full:
        return
    if not s.cards.count(PILE):
        reshuffle(s)
    call(s, DrawingCard(turn.seat))


@rule("11.4")
def reshuffle(s: War) -> None:
    """11.4 The used cards become the draw pile, and nobody knows any of them."""
    used = s.cards.cards(USED)
    for card in used:
        s.cards.move(card, PILE, 0)
    tell(s, Reshuffled(len(used)))


@rule("9.3", "9.5")
class DrawingCard(Chance, frozen=True):
    """9.5 The top card of the pile, seen by its holder alone (9.3)."""

    audience = everybody
    drawer: Seat

    def space(self, s: War) -> Space:
        return One(tuple(Card(card) for card in s.cards.cards(PILE)))

    def sees(self, s: War) -> tuple[int, ...]:
        return (self.drawer,)

    def resolve(self, s: War, outcome: Card) -> None:
        s.cards.move(outcome, HAND + self.drawer, 1 << self.drawer)
        tell(s, CardDrawn(self.drawer, outcome))
        finish(s)
