"""11.2, 13 What the text in force during this turn changes; asked by the other chapters, cheap while none is in force.

A text is known by `text_of(event, suit)`, the number that stands in the state (`text`). Questions change nothing, but
for `counted`, `note_attack` and `note_right`, which keep in `spent` what a text has brought about in this turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich import queries
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    CARD_SUIT,
    CARD_VALUE,
    CHEVERT,
    CLUBS,
    CUMBERLAND,
    DAUN,
    DIAMONDS,
    EVENT_2,
    EVENT_3,
    EVENT_4,
    EVENT_5,
    EVENT_7,
    EVENT_8,
    EVENT_9,
    EVENT_10,
    EVENT_11,
    EVENT_12,
    FERMOR,
    FRANCE,
    FRIEDRICH,
    GENERALS_OF,
    HEARTS,
    HEINRICH,
    HILDBURGHAUSEN,
    IS_TRAIN,
    NATION_OF,
    NEIGHBOURS,
    NONE,
    PRUSSIA,
    RICHELIEU,
    SALTIKOV,
    SOUBISE,
    SPADES,
    SUIT_OF,
    SUITS,
    City,
    Fate,
    Nation,
    Piece,
    Suit,
    city,
    named,
    named_piece,
)
from casusbelli.games.friedrich.state import MOVED, Friedrich, on_map, pieces_in

HALLE, KUESTRIN = city("halle"), city("kuestrin")


def text_of(event: Fate, suit: Suit) -> int:
    """The number of a text of an event card."""
    return event * len(SUITS) + suit


BOUND: MappingProxyType[int, tuple[Piece, str]] = MappingProxyType(
    {
        text_of(EVENT_5, SPADES): (SOUBISE, "11.10.5"),
        text_of(EVENT_7, SPADES): (FRIEDRICH, "11.10.7"),
        text_of(EVENT_4, DIAMONDS): (CUMBERLAND, "13.24.3"),
    }
)
"""11.5, 11.6 By text, the general who may neither move into attack position nor eliminate a train."""

STRIDES: MappingProxyType[int, tuple[Piece, int]] = MappingProxyType(
    {
        text_of(EVENT_12, SPADES): (DAUN, 2),
        text_of(EVENT_2, DIAMONDS): (SALTIKOV, 2),
        text_of(EVENT_5, HEARTS): (RICHELIEU, 2),
        text_of(EVENT_9, CLUBS): (FRIEDRICH, 4),
    }
)
"""By text, a general and the cities that he moves, alone or in a stack."""

GUARDED = text_of(EVENT_2, CLUBS)
TREATY = text_of(EVENT_3, CLUBS)
SAME_SUIT = text_of(EVENT_3, HEARTS)
NEUTRAL_HALLE = text_of(EVENT_3, DIAMONDS)
FRENCH_CARD = text_of(EVENT_4, SPADES)
INSEPARABLE = text_of(EVENT_5, DIAMONDS)
NO_RECRUITS = text_of(EVENT_7, HEARTS)
PERSISTENT = text_of(EVENT_7, DIAMONDS)
STEPPING_AWAY = text_of(EVENT_8, CLUBS)
ATTACKING_CARD = text_of(EVENT_8, DIAMONDS)
RECRUITS_STAY = text_of(EVENT_10, SPADES)
ATTACKED_CARD = text_of(EVENT_10, HEARTS)
DOUBLE = text_of(EVENT_11, SPADES)
WIDE_GUARD = text_of(EVENT_11, HEARTS)

DOUBLED = 11
"""11.10.11 The spades of this value may be doubled."""
TREATY_VALUE = 9
"""13.23.1 The greatest value between Prussia and France."""
WIDE = 4
"""13.31.2 How far Heinrich protects."""

OPEN, UNDER_WAY, OVER = 0, 1, 2
"""13.27.3 `spent` before, during and after the first combat of Friedrich."""


# ---- movement -------------------------------------------------------------------------------------------------------


@rule("4.4", "4.6", "11.10.12", "13.22.3", "13.25.2", "13.29.1")
def marching_range(s: Friedrich, pieces: Sequence[Piece]) -> int:
    """4.4, 4.6 The cities that these pieces move along any roads; one more along main roads alone."""
    if IS_TRAIN[pieces[0]]:
        return queries.TRAIN_RANGE
    general, stride = STRIDES.get(s.text, (NONE, 0))
    return stride if general in pieces else queries.GENERAL_RANGE


@rule("13.22.1", "13.25.3")
def refuse_set_out(s: Friedrich, pieces: Sequence[Piece]) -> Refusal | None:
    """13.22.1, 13.25.3 Why these pieces, none of which has moved, may not set out together.

    A piece that has not moved stands where it stood at the start of the movement phase.
    """
    if s.text == GUARDED and FERMOR in pieces and s.city[FERMOR] in (KUESTRIN, *NEIGHBOURS[KUESTRIN]):
        return Refusal("13.22.1", "refused-fermor", {"city": named(City(s.city[FERMOR]))})
    if s.text == INSEPARABLE and _parted(s, pieces):
        return Refusal("13.25.3", "refused-unstacking", {"general": named_piece(CHEVERT)})
    return None


@rule("13.25.3")
def _parted(s: Friedrich, pieces: Sequence[Piece]) -> bool:
    """13.25.3 Whether Chevert would be parted from all who have stood with him since the start of the phase."""
    if not on_map(s, CHEVERT) or s.moved[CHEVERT]:
        return False
    unmoved = (general for general in pieces_in(s, s.city[CHEVERT]) if not s.moved[general])
    mates = [general for general in unmoved if general != CHEVERT]
    going = [general in pieces for general in mates]
    return bool(mates) and (not any(going) if CHEVERT in pieces else all(going))


@rule("11.4")
def attack_position(s: Friedrich, nation: Nation, place: City) -> bool:
    """11.4 Whether a general of the nation stands next to an enemy general in this city."""
    return bool(queries.targets(s.city, place, nation))


@rule("11.5", "11.10.5", "11.10.7", "11.10.10", "13.24.3")
def refuse_end(s: Friedrich, pieces: Sequence[Piece], place: City) -> Refusal | None:
    """11.5 Why these pieces may not end a move in this city, alone or by joining others there."""
    if s.text not in BOUND and s.text != RECRUITS_STAY:
        return None
    found = _hindered(s, pieces)
    if found is None or not attack_position(s, NATION_OF[pieces[0]], place):
        return None
    general, clause = found
    return Refusal(clause, "refused-attack-position", {"general": named_piece(general), "city": named(place)})


def _hindered(s: Friedrich, pieces: Sequence[Piece]) -> tuple[Piece, str] | None:
    """One of these pieces who may not move into attack position, with the clause."""
    if s.text == RECRUITS_STAY:
        fresh = (g for g in pieces if NATION_OF[g] == PRUSSIA and not IS_TRAIN[g] and s.received[g])
        return next(((general, "11.10.10") for general in fresh), None)
    general, clause = BOUND[s.text]
    return (general, clause) if general in pieces else None


@rule("11.6", "11.10.5", "11.10.7", "13.23.3", "13.24.3")
def refuse_enter(s: Friedrich, pieces: Sequence[Piece], place: City) -> Refusal | None:
    """11.6 Why these generals may not enter this city, where an enemy train stands."""
    general, clause = BOUND.get(s.text, (NONE, ""))
    if general in pieces:
        return Refusal(clause, "refused-train-spared", {"general": named_piece(Piece(general))})
    if s.text == NEUTRAL_HALLE and place == HALLE:
        return Refusal("13.23.3", "refused-halle", {"city": named(HALLE)})
    return None


@rule("11.10.10", "13.27.2")
def refuse_reinforcement(s: Friedrich, general: Piece, place: City) -> Refusal | None:
    """11.10.10, 13.27.2 Why this general may get no new army in this city, where he stands or is to re-enter."""
    if s.text == RECRUITS_STAY and _moved_up(s, general):
        return Refusal("11.10.10", "refused-moved-up", {"general": named_piece(general)})
    if s.text == NO_RECRUITS and (general == FRIEDRICH or place == s.city[FRIEDRICH]):
        return Refusal("13.27.2", "refused-no-recruits", {"general": named_piece(general)})
    return None


@rule("11.10.10")
def _moved_up(s: Friedrich, general: Piece) -> bool:
    """11.10.10 Whether a Prussian general has moved into attack position in this stage."""
    moved = NATION_OF[general] == PRUSSIA and s.moved[general] == MOVED
    return moved and attack_position(s, PRUSSIA, City(s.city[general]))


@rule("13.31.2")
def protection_range(s: Friedrich, general: Piece) -> int:
    """5.1.4, 13.31.2 How many cities away this piece protects objectives."""
    return WIDE if s.text == WIDE_GUARD and general == HEINRICH else queries.PROTECTION


# ---- combat ---------------------------------------------------------------------------------------------------------


@rule("13.23.2", "13.23.3")
def refuse_attack(s: Friedrich, origin: City, target: City) -> Refusal | None:
    """13.23.2, 13.23.3 Why the generals in `origin` do not attack those in `target`, who stand beside them (N20)."""
    if s.text == NEUTRAL_HALLE and target == HALLE:
        return Refusal("13.23.3", "refused-attack-halle")
    if s.text == SAME_SUIT and s.city[SOUBISE] == origin and s.spent == 1 + SUIT_OF[origin]:
        return Refusal("13.23.2", "refused-attack-suit")
    return None


@rule("13.23.2", "13.27.3")
def note_attack(s: Friedrich, origin: City, target: City) -> None:
    """13.23.2, 13.27.3 A combat begins: keeps the suit from which Hildburghausen attacks, counted from 1."""
    if s.text == SAME_SUIT and s.city[HILDBURGHAUSEN] == origin:
        s.spent = 1 + SUIT_OF[origin]
    if s.text == PERSISTENT and s.spent == UNDER_WAY:
        s.spent = OVER


@rule("13.27.3")
def note_right(s: Friedrich, place: City) -> None:
    """13.27.3 The generals in this city have the right to play."""
    if s.text == PERSISTENT and s.spent == OPEN and s.city[FRIEDRICH] == place:
        s.spent = UNDER_WAY


@rule("13.23.1")
def greatest_value(s: Any, nation: Nation, enemy: Nation) -> int:
    """13.23.1 The greatest value that the nation may play against this enemy."""
    return TREATY_VALUE if s.text == TREATY and {nation, enemy} == {PRUSSIA, FRANCE} else max(CARD_VALUE)


@rule("11.8", "11.10.4", "11.10.11", "13.28.3", "13.30.2")
def counted(s: Friedrich, nation: Nation, origin: City, target: City, value: int) -> int:
    """11.8 What a card of this value counts that the nation plays now; the single use of the text is spent by it.

    It is played in a combat of those in `origin`, who attack, against those in `target`. A doubled card comes with its
    double value.
    """
    worth = would_count(s, nation, origin, target, value)
    if not s.spent and _bears(s, nation, origin, target, value):
        s.spent = 1
    return worth


@rule("11.8", "11.10.4", "13.28.3", "13.30.2")
def would_count(s: Any, nation: Nation, origin: City, target: City, value: int) -> int:
    """11.8 What a card of this value would count now."""
    if s.spent or not _bears(s, nation, origin, target, value):
        return value
    return {FRENCH_CARD: value + 1, ATTACKING_CARD: value + 5, ATTACKED_CARD: 0}.get(s.text, value)


def _bears(s: Any, nation: Nation, origin: City, target: City, value: int) -> bool:
    """Whether the text in force concerns this card."""
    if s.text == FRENCH_CARD:
        return nation == FRANCE
    if nation != PRUSSIA:
        return False
    if s.text == DOUBLE:
        return value == 2 * DOUBLED
    places = {ATTACKING_CARD: origin, ATTACKED_CARD: target}
    return bool(s.city[FRIEDRICH] == places.get(s.text))


@rule("11.10.11")
def doubles(s: Any, nation: Nation, card: int) -> bool:
    """11.10.11 Whether the nation may play this card at double value now."""
    if s.text != DOUBLE or s.spent or nation != PRUSSIA:
        return False
    return CARD_SUIT[card] == SPADES and CARD_VALUE[card] == DOUBLED


@rule("13.27.3")
def persists(s: Any, place: City) -> bool:
    """13.27.3 Whether the generals in this city must reach a positive score, if they have the cards for it."""
    return bool(s.text == PERSISTENT and s.spent != OVER and s.city[FRIEDRICH] == place)


@rule("13.28.1")
def may_step_away(s: Friedrich, nation: Nation) -> list[City]:
    """13.28.1 The cities of the Prussian stacks that Daun is about to attack, while they may step away."""
    if s.text != STEPPING_AWAY or nation != AUSTRIA or not on_map(s, DAUN):
        return []
    near = NEIGHBOURS[s.city[DAUN]]
    return sorted({City(s.city[general]) for general in GENERALS_OF[PRUSSIA] if s.city[general] in near})
