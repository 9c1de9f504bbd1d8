"""What happens in War, as it is told. Seats are players, numbers are armies unless said otherwise."""

from __future__ import annotations

from typing import Annotated

from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Event
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.war.board import Card, Colour, Objective, Territory

holder = only(lambda _state, event: (event.seat,))
"""Seen by the player whom the event is about."""


@rule("2.2")
class ColourTaken(Event, frozen=True):
    """2.2 A player has a colour."""

    audience = everybody
    seat: Seat
    colour: Colour


@rule("2.4", "0.2")
class ObjectiveDrawn(Event, frozen=True):
    """2.4 A player has drawn an objective, which nobody else may know."""

    audience = everybody
    seat: Seat
    objective: Annotated[Objective, holder]


@rule("2.8")
class RolledForDealer(Event, frozen=True):
    """2.8 Players rolled one die each."""

    audience = everybody
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


@rule("2.10", "15.3")
class Dealt(Event, frozen=True):
    """2.10, 3.1 All territories are dealt; `first` has the first turn."""

    audience = everybody
    dealer: Seat
    first: Seat


@rule("3.2")
class RoundBegan(Event, frozen=True):
    """3.2 A new round."""

    audience = everybody
    round: int


class TurnBegan(Event, frozen=True):
    """3.2 A player's turn; `territories` owned at its start."""

    audience = everybody
    seat: Seat
    territories: int


@rule("4.1")
class Received(Event, frozen=True):
    """4.1 Armies received for territories (`free`) and for whole continents (`bound`, all of them together)."""

    audience = everybody
    seat: Seat
    free: int
    bound: int


class Placed(Event, frozen=True):
    """4.4 Armies put down."""

    audience = everybody
    seat: Seat
    territory: Territory
    armies: int


@rule("10.9")
class Exchanged(Event, frozen=True):
    """10.9 Cards exchanged in front of all: the how many-th exchange of the game, and the free armies it brings."""

    audience = everybody
    seat: Seat
    cards: tuple[Card, ...]
    number: int
    armies: int


@rule("5.5", "5.3")
class Attacked(Event, frozen=True):
    """5.5 An attack announced."""

    audience = everybody
    seat: Seat
    origin: Territory
    target: Territory
    armies: int


@rule("5.3", "6.4")
class Fought(Event, frozen=True):
    """6.4 A roll: red dice of the attacker, yellow dice of the defender, armies lost by either."""

    audience = everybody
    origin: Territory
    target: Territory
    red: tuple[int, ...]
    yellow: tuple[int, ...]
    attacker_lost: int
    defender_lost: int


class Advanced(Event, frozen=True):
    """7.1 A territory conquered with so many armies."""

    audience = everybody
    seat: Seat
    origin: Territory
    target: Territory
    armies: int


@rule("12.1")
class Eliminated(Event, frozen=True):
    """12.1 A player has lost the last territory."""

    audience = everybody
    seat: Seat
    by: Seat


@rule("12.2", "12.3.1", "15.4")
class CardsPassed(Event, frozen=True):
    """12.2 Cards of an eliminated player pass; numbers of cards."""

    audience = everybody
    seat: Seat
    by: Seat
    cards: int


@rule("12.3.1", "15.4")
class CardsDiscarded(Event, frozen=True):
    """12.3.1 Cards discarded at random, face down; a number of cards, also when it is 0."""

    audience = everybody
    seat: Seat
    cards: int


@rule("13.7.1")
class ObjectiveSwitched(Event, frozen=True):
    """13.7.1 A destroy card has become 24 territories; only its holder is told."""

    audience = holder
    seat: Seat


class Moved(Event, frozen=True):
    """8.2 Armies moved."""

    audience = everybody
    seat: Seat
    origin: Territory
    target: Territory
    armies: int


@rule("9.3")
class CardDrawn(Event, frozen=True):
    """9.3 A territory card drawn, seen only by its holder."""

    audience = everybody
    seat: Seat
    card: Annotated[Card, holder]


@rule("11.4")
class Reshuffled(Event, frozen=True):
    """11.4 The used cards are the draw pile again; a number of cards."""

    audience = everybody
    cards: int


@rule("13.1")
class Won(Event, frozen=True):
    """13.1 The winner shows the objective card."""

    audience = everybody
    seat: Seat
    objective: Objective


@rule("16.6")
class LimitReached(Event, frozen=True):
    """16.6 The last round of a limited game is over, and nobody has won."""

    audience = everybody
    rounds: int


EVENTS = (
    ColourTaken,
    ObjectiveDrawn,
    RolledForDealer,
    Dealt,
    RoundBegan,
    TurnBegan,
    Received,
    Placed,
    Exchanged,
    Attacked,
    Fought,
    Advanced,
    Eliminated,
    CardsPassed,
    CardsDiscarded,
    ObjectiveSwitched,
    Moved,
    CardDrawn,
    Reshuffled,
    Won,
    LimitReached,
)
