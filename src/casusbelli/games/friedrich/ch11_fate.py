"""11.1-11.10 Cards of Fate: drawing one, the text that is read, and what it does at once."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from casusbelli.engine.chance import One, Space
from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Chance
from casusbelli.engine.record import Message
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import ch11_events, ch11_strokes, ch13_texts
from casusbelli.games.friedrich.board import (
    AMERICA,
    EVENT_6,
    EVENT_8,
    EVENT_9,
    FATES,
    HAS_EFFECT,
    POEMS,
    SPADES,
    STROKE_ELISABETH,
    STROKES,
    SUIT_OF,
    SUITS,
    Fate,
    Suit,
)
from casusbelli.games.friedrich.effects import text_of
from casusbelli.games.friedrich.events import FateDrawn
from casusbelli.games.friedrich.state import NO_TEXT, Friedrich, on_map

PREPARED = 4
"""11.22 How many cards are drawn before those that a prepared deck holds back."""
HELD_BACK = (STROKE_ELISABETH, POEMS, AMERICA)

AT_ONCE: MappingProxyType[int, Callable[[Friedrich], None]] = MappingProxyType(
    {
        text_of(EVENT_6, SPADES): ch11_events.laudon_moves,
        text_of(EVENT_8, SPADES): ch11_events.prussian_gift,
        text_of(EVENT_9, SPADES): ch11_events.russians_cut_off,
        **ch13_texts.AT_ONCE,
    }
)
"""11.2 By text, what it does as soon as it has been read; the others hold in the next turn, if they say anything."""


@rule("2.10", "2.12")
def draw_card(s: Friedrich) -> None:
    """2.10 A Card of Fate is drawn, read to all and carried out."""
    call(s, DrawingFate())


@rule("2.12", "11.1", "11.22")
def fates_left(s: Friedrich) -> tuple[Fate, ...]:
    """2.12 The cards that may come: those not drawn, and not held back in a prepared deck (11.22)."""
    held = HELD_BACK if s.options.prepared_fate and len(s.drawn) < PREPARED else ()
    return tuple(Fate(card) for card in range(len(FATES)) if card not in s.drawn and card not in held)


@rule("2.10", "2.12", "11.22")
class DrawingFate(Chance, frozen=True):
    """2.10 The next Card of Fate; nobody knows the order of those left."""

    audience = everybody

    def space(self, s: Friedrich) -> Space:
        return One(fates_left(s))

    def sees(self, s: Friedrich) -> None:
        return None

    def resolve(self, s: Friedrich, outcome: Fate) -> None:
        finish(s)
        s.drawn = (*s.drawn, outcome)
        s.text, s.spent = NO_TEXT, 0
        return strike(s, outcome) if outcome in STROKES else read(s, outcome)


@rule("2.11", "11.10", "13.1", "13.2", "13.3", "13.4")
def suit_read(s: Friedrich) -> Suit:
    """2.11 The suit of the text that is read: in the expert game that of the last victorious general's sector."""
    if not s.options.expert or not on_map(s, s.victor):
        return SPADES
    return SUIT_OF[s.city[s.victor]]


@rule("11.11")
def strike(s: Friedrich, stroke: Fate) -> None:
    """11.11 A Stroke of Fate is read and carried out."""
    tell(s, FateDrawn(stroke, SPADES, Message(f"text-{FATES[stroke]}")))
    ch11_strokes.strike(s, stroke)


@rule("2.10", "2.11", "11.2", "11.3", "11.10", "11.10.1", "11.10.2", "11.10.3", "13.2")
def read(s: Friedrich, event: Fate) -> None:
    """11.2 An event is read: it happens at once, or its text is in force until the next card is drawn."""
    suit = suit_read(s)
    s.text = text_of(event, suit)
    tell(s, FateDrawn(event, suit, Message(f"text-{FATES[event]}-{SUITS[suit]}")))
    if s.text in AT_ONCE:
        return AT_ONCE[s.text](s)
    return None if HAS_EFFECT[event][suit] else say_nothing(s)


@rule("13.24.1", "13.25.1", "13.26.2", "13.27.1", "13.28.2", "13.29.2", "13.30.3", "13.31.3", "13.32.3")
def say_nothing(s: Friedrich) -> None:
    """11.10.1 to 11.10.3, 13.24.1 and others: a text without effect."""
    ch11_events.no_effect(s)


FRAMES = (DrawingFate, *ch11_events.FRAMES)
