"""11.11, 11.12, 11.16, 11.20 Strokes of Fate: nations that quit, generals who retire, and the Imperial Army."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Any

from casusbelli.engine.flow import call, finish, reveal, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich import ch03_cards, ch06_armies, ch11_victory, ch13_offensive
from casusbelli.games.friedrich.actions import Keep, Retire
from casusbelli.games.friedrich.board import (
    ALL_PIECES,
    AMERICA,
    AUSTRIA,
    CUMBERLAND,
    ELISABETH,
    FRANCE,
    FRIEDRICH,
    GENERALS,
    GENERALS_OF,
    IMPERIAL_ARMY,
    INDIA,
    LORD_BUTE,
    MARIA_THERESA,
    NATION_OF,
    OBJECTIVE_ORDER,
    OBJECTIVES_OF,
    POEMS,
    POMPADOUR,
    PRUSSIA,
    RUSSIA,
    STROKE_ELISABETH,
    STROKE_SWEDEN,
    SWEDEN,
    Fate,
    Nation,
    Piece,
    Role,
    named_piece,
)
from casusbelli.games.friedrich.ch06_armies import Opened
from casusbelli.games.friedrich.events import (
    GeneralRetired,
    ImperialArmyTaken,
    LossBorne,
    NationLeft,
    NoEffect,
    ObjectivesLapsed,
)
from casusbelli.games.friedrich.state import GREATEST_ARMY, HAND, NOBODY, RETIRED, Friedrich, hand, on_map, pieces_in

# ---- the six cards --------------------------------------------------------------------------------------------------


@rule("11.11", "11.11.1", "11.11.2", "11.11.3", "11.11.4", "11.11.5", "11.11.6", "13.10", "0.7")
def strike(s: Friedrich, stroke: Fate) -> None:
    """11.11 Carry out a Stroke that has just been drawn; what it does to the cards of a stage follows from that."""
    if stroke in (LORD_BUTE, POEMS):
        return ch13_offensive.check_failure(s)
    if stroke == STROKE_ELISABETH:
        return exit_of(s, stroke, RUSSIA)
    if stroke == STROKE_SWEDEN:
        return exit_of(s, stroke, SWEDEN)
    return colonies(s)


@rule("11.11.3", "11.11.4", "12.4")
def exit_of(s: Friedrich, stroke: Fate, nation: Nation) -> None:
    """11.11.3, 11.11.4 Russia or Sweden is out, and Prussia retires a general; absent nations do nothing (N16)."""
    if s.player[nation] == NOBODY:
        return tell(s, NoEffect(stroke))
    quit_game(s, nation)
    lapse(s, SWEDEN)
    if s.player[RUSSIA] == NOBODY and s.player[SWEDEN] == NOBODY:
        hand_over(s, ELISABETH)
    return call(s, Retiring())


@rule("11.11.5", "11.11.6", "12.4")
def colonies(s: Friedrich) -> None:
    """11.11.5 The second of INDIA and AMERICA: France is out, and Cumberland retires; the first cuts hands alone."""
    if INDIA not in s.drawn or AMERICA not in s.drawn:
        return None
    if s.player[FRANCE] == NOBODY:
        return tell(s, NoEffect(s.drawn[-1]))
    quit_game(s, FRANCE)
    hand_over(s, POMPADOUR)
    return retire(s, CUMBERLAND)


# ---- a nation quits -------------------------------------------------------------------------------------------------


@rule("11.12")
def quit_game(s: Friedrich, nation: Nation) -> None:
    """11.12 Pieces and markers are removed, the hand goes unseen to the used piles, and there is no further stage."""
    tell(s, NationLeft(nation))
    ch03_cards.take_hand_away(s, nation)
    for piece in ALL_PIECES:
        if NATION_OF[piece] == nation:
            s.city[piece] = RETIRED
    for general in GENERALS_OF[nation]:
        s.armies[general] = s.face_down[general] = 0
    for objective in OBJECTIVES_OF[nation]:
        s.conquered[objective] = 0
    s.total[nation] = 0
    s.player[nation] = NOBODY


@rule("11.13", "11.14", "11.15")
def lapse(s: Friedrich, nation: Nation) -> None:
    """11.15 Once a nation needs only its 1st order, its markers of the 2nd are removed; those cities count no more."""
    if not ch11_victory.eased(s, nation):
        return
    for objective in OBJECTIVES_OF[nation]:
        if OBJECTIVE_ORDER[objective] == 2:
            s.conquered[objective] = 0
    tell(s, ObjectivesLapsed(nation))


@rule("11.14", "11.20", "11.20.1", "12.3", "12.4")
def hand_over(s: Friedrich, role: Role) -> None:
    """11.20 The player of this role takes over the Imperial Army as it is: its new player sees hand and record.

    In games for two nobody does (12.4), and nobody takes it over again.
    """
    taker = s.lead[role]
    if s.seats == 2 or s.player[IMPERIAL_ARMY] != s.lead[MARIA_THERESA]:
        return
    s.player[IMPERIAL_ARMY] = taker
    reveal(s, Opened("imperial-army"), (taker,))
    for card in hand(s, IMPERIAL_ARMY):
        reveal(s, Face("cards", card), (taker,))
        s.cards.move(card, HAND + IMPERIAL_ARMY, 1 << taker)
    tell(s, ImperialArmyTaken(taker))
    lapse(s, AUSTRIA)
    lapse(s, IMPERIAL_ARMY)


# ---- retiring -------------------------------------------------------------------------------------------------------


@rule("11.16")
class Retiring(Choice, frozen=True):
    """11.16 Prussia chooses a general who is not yet retired, but not Friedrich."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[PRUSSIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-retiring")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Retire(general) for general in GENERALS_OF[PRUSSIA] if _may_retire(s, general)]

    def take(self, s: Friedrich, action: Retire) -> None:
        finish(s)
        retire(s, action.general)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Retire):
            return Refusal("11.16", "refused-retirement-due")
        if action.general == FRIEDRICH:
            return Refusal("11.16", "refused-retire-friedrich")
        args = {"general": named_piece(action.general)}
        if NATION_OF[action.general] != PRUSSIA or action.general >= len(GENERALS):
            return Refusal("11.16", "refused-retire-foreign", args)
        return Refusal("11.16", "refused-retired-already", args)

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Retire(Piece(thing.id)) if thing.kind == "piece" else None


def _may_retire(s: Friedrich, general: Piece) -> bool:
    return general != FRIEDRICH and s.city[general] != RETIRED


@rule("11.16")
def retire(s: Friedrich, general: Piece) -> None:
    """11.16 The general is out for good; his armies pass to those who stand with him as far as they can take them."""
    armies, mates = s.armies[general], _mates(s, general)
    if armies:
        reveal(s, Opened("armies"), None)
    ch06_armies.lose(s, general, armies)
    s.city[general] = RETIRED
    s.face_down[general] = 0
    least = tuple(s.armies[mate] for mate in mates)
    lost = _pass_on(s, mates, armies)
    tell(s, GeneralRetired(general, lost))
    # Where armies are lost, all of them are full: there is nothing to decide.
    if len(mates) > 1 and not lost:
        return call(s, PassingOn(mates, least))
    return _tell_records(s, mates)


def _mates(s: Friedrich, general: Piece) -> tuple[Piece, ...]:
    """Who stands with a general, by rank."""
    standing = pieces_in(s, s.city[general]) if on_map(s, general) else []
    return tuple(mate for mate in standing if mate != general)


def _pass_on(s: Friedrich, mates: tuple[Piece, ...], armies: int) -> int:
    """11.16 The mates take what they can, those of higher rank first; returns what is lost."""
    for mate in mates:
        passed = min(armies, ch06_armies.room(s, mate))
        ch06_armies.gain(s, mate, passed)
        armies -= passed
    return armies


def _tell_records(s: Friedrich, generals: tuple[Piece, ...]) -> None:
    for general in generals:
        tell(s, LossBorne(general, s.armies[general]))


def _owner(s: Any, frame: Any) -> tuple[int, ...]:
    return (s.player[NATION_OF[frame.mates[0]]],)


@rule("11.16", "6.4")
class PassingOn(Choice, frozen=True):
    """11.16 The owner decides in secret who of those in the same city has got how many of the armies passed on.

    They have them already; `least` is what each had before.
    """

    mates: Annotated[tuple[Piece, ...], everybody]
    least: Annotated[tuple[int, ...], only(_owner)]

    def seat(self, s: Friedrich) -> Seat:
        return s.player[NATION_OF[self.mates[0]]]

    def passed(self, s: Friedrich) -> int:
        """How many armies have been passed on."""
        return sum(s.armies[mate] for mate in self.mates) - sum(self.least)

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-passing-on", {"generals": tuple(map(named_piece, self.mates)), "armies": self.passed(s)})

    def actions(self, s: Friedrich) -> list[Action]:
        sizes = (range(armies, GREATEST_ARMY + 1) for armies in self.least)
        total = sum(s.armies[mate] for mate in self.mates)
        return [Keep(self.mates, way) for way in product(*sizes) if sum(way) == total]

    def take(self, s: Friedrich, action: Keep) -> None:
        finish(s)
        for mate, armies in zip(action.generals, action.armies, strict=True):
            s.armies[mate] = armies
        _tell_records(s, action.generals)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        return Refusal("11.16", "refused-passing-on", {"armies": self.passed(s)})


FRAMES = (Retiring, PassingOn)
