"""What a player of War may do. Numbers are armies."""

from __future__ import annotations

from msgspec.structs import force_setattr

from casusbelli.engine.record import Action
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war.board import Card, Colour, Territory


@rule("2.2")
class Take(Action, frozen=True):
    """2.2 Take a colour."""

    audience = everybody
    colour: Colour


@rule("4.4", "4.5.2")
class Place(Action, frozen=True):
    """4.4 Put received armies on an own territory, those of its continent (4.5.2) first."""

    audience = everybody
    territory: Territory
    armies: int


@rule("10.1")
class Exchange(Action, frozen=True):
    """10.1 Exchange three cards of the own hand; their order means nothing."""

    audience = everybody
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


@rule("5.5")
class Attack(Action, frozen=True):
    """5.5 Announce an attack: origin, target and the number of armies used."""

    audience = everybody
    rolls = True
    binding = True
    origin: Territory
    target: Territory
    armies: int


@rule("7.1")
class Advance(Action, frozen=True):
    """7.1 Move armies from the origin of the conquering roll into the territory that fell."""

    audience = everybody
    origin: Territory
    target: Territory
    armies: int


@rule("8.2")
class Move(Action, frozen=True):
    """8.2 Move armies between contiguous own territories."""

    audience = everybody
    origin: Territory
    target: Territory
    armies: int


@rule("3.5.1")
class EndStep(Action, frozen=True):
    """3.5.1 Declare the present step of the turn finished."""

    audience = everybody


@rule("3.5.1", "3.8")
class EndTurn(Action, frozen=True):
    """3.5.1 End the turn, which closes whatever step is still open."""

    audience = everybody


ACTIONS = (Take, Place, Exchange, Attack, Advance, Move, EndStep, EndTurn)
