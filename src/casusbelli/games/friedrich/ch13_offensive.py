"""13.5-13.12 The Offensive Option: Prussia conquers in Bohemia, at a price."""

from __future__ import annotations

from casusbelli.engine.flow import call, end, finish, reveal, tell
from casusbelli.engine.frame import Choice, Decline
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Result, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich.actions import SetAside
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    AUSTRIAN_THEATRE,
    LORD_BUTE,
    NATION_OF,
    OBJECTIVES_OF,
    POEMS,
    PRUSSIA,
    SOUTH_OF_LINE_5,
    City,
    Nation,
    Piece,
    TacticalCard,
)
from casusbelli.games.friedrich.events import (
    OffensiveCardTaken,
    OffensiveDeclared,
    OffensiveFailed,
    OffensiveGivenUp,
    Won,
)
from casusbelli.games.friedrich.state import (
    ASIDE,
    DECLARED,
    FAILED,
    GIVEN_UP,
    HAND,
    OPEN,
    Friedrich,
    hand,
    scenario,
)

DECLARATION = 3
"""13.6 The turn in which Prussia decides."""
PLAIN_DEFEAT = -3
"""13.9 A final score of this or worse costs Prussia the card."""
SUBSIDIES = (LORD_BUTE, POEMS)


@rule("0.8", "12.12", "13.1", "13.5", "13.6", "13.7", "13.10")
def prussia_conquers(s: Friedrich) -> bool:
    """0.8 Whether Prussia may conquer her objectives now: in the expert game, or in The Austrian Theatre (N27)."""
    if scenario(s) == AUSTRIAN_THEATRE:
        return True
    return s.options.expert and s.offensive in (OPEN, DECLARED)


@rule("13.6", "13.7")
def after_drawing(s: Friedrich, nation: Nation) -> None:
    """13.6 In her stage of turn 3, after drawing, Prussia declares the offensive or gives it up."""
    if s.options.expert and nation == PRUSSIA and s.turn == DECLARATION:
        call(s, Declaring())


@rule("13.6", "13.7")
class Declaring(Choice, frozen=True):
    """13.6 Prussia sets a card aside, or conquers no more."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[PRUSSIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-declaring")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *(SetAside(TacticalCard(card)) for card in hand(s, PRUSSIA))]

    def take(self, s: Friedrich, action: SetAside | Decline) -> None:
        finish(s)
        return declare(s, action.card) if isinstance(action, SetAside) else give_up(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        return Refusal("13.6", "refused-card-not-held" if isinstance(action, SetAside) else "refused-declaration-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return SetAside(TacticalCard(thing.id)) if thing.kind == "card" else None


@rule("13.6")
def declare(s: Friedrich, card: TacticalCard) -> None:
    """13.6 The card lies face down; only Prussia knows it."""
    tell(s, OffensiveDeclared(PRUSSIA, card))
    s.cards.move(card, ASIDE, 1 << s.player[PRUSSIA])
    s.offensive = DECLARED


@rule("13.7")
def give_up(s: Friedrich) -> None:
    """13.7 Prussia conquers no more in the whole game."""
    tell(s, OffensiveGivenUp())
    s.offensive = GIVEN_UP
    _lose_markers(s)


def _lose_markers(s: Friedrich) -> None:
    for objective in OBJECTIVES_OF[PRUSSIA]:
        s.conquered[objective] = s.questioned[objective] = 0


@rule("12.12", "13.8")
def after_stage(s: Friedrich, nation: Nation) -> None:
    """13.8 At the end of a Prussian stage Prussia wins if she holds all her objectives."""
    allowed = s.offensive == DECLARED or scenario(s) == AUSTRIAN_THEATRE
    if nation == PRUSSIA and allowed and all(s.conquered[objective] for objective in OBJECTIVES_OF[PRUSSIA]):
        tell(s, Won(s.player[PRUSSIA], PRUSSIA))
        end(s, Result((s.player[PRUSSIA],), "offensive"))


@rule("13.9")
def after_combat(s: Friedrich, loser: Nation, winner: Nation, score: int) -> None:
    """13.9 Austria has plainly beaten Prussia, whoever attacked; `score` is the final one of the loser, below zero."""
    if loser == PRUSSIA and winner == AUSTRIA and score <= PLAIN_DEFEAT:
        take_card(s)


@rule("13.9", "13.13")
def after_starving(s: Friedrich, general: Piece, place: City) -> None:
    """13.9 A Prussian general has been lost for lack of supply in this city."""
    if NATION_OF[general] == PRUSSIA and SOUTH_OF_LINE_5[place]:
        take_card(s)


@rule("13.9")
def take_card(s: Friedrich) -> None:
    """13.9 Austria takes the card that lies aside, once; she and Prussia know it."""
    for card in s.cards.cards(ASIDE):
        reveal(s, Face("cards", card), (s.player[AUSTRIA],))
        s.cards.move(card, HAND + AUSTRIA, s.cards.known[card])
        tell(s, OffensiveCardTaken(AUSTRIA, TacticalCard(card)))
    check_failure(s)


@rule("13.10")
def check_failure(s: Friedrich) -> None:
    """13.10 The offensive fails once Austria has the card and a subsidy has been cut, in either order."""
    taken = not s.cards.count(ASIDE)
    if s.offensive == DECLARED and taken and any(stroke in s.drawn for stroke in SUBSIDIES):
        tell(s, OffensiveFailed())
        s.offensive = FAILED
        _lose_markers(s)


FRAMES = (Declaring,)
