"""A view of War as a player reads it: with the names of a state, so that the game's own queries answer about it."""

from __future__ import annotations

from typing import NamedTuple

from casusbelli.engine.ids import Seat
from casusbelli.engine.visibility import View
from casusbelli.games.war import queries
from casusbelli.games.war.board import NEIGHBOURS, Condition, Territory
from casusbelli.games.war.ch03_turn import Turn
from casusbelli.games.war.state import HAND, Options


class Zones(NamedTuple):
    """Where the cards of a deck are, as far as one seat knows (-1: it does not)."""

    zone: list[int]


class Position:
    """What the player of the seat `me` sees.

    `hands` are numbers of cards by seat, `conquered` tells whether I have conquered in this turn; the other fields are
    those of a state.
    """

    def __init__(self, view: View, me: int) -> None:
        self.me = Seat(me)
        self.options: Options = view.options
        self.owner: list[Seat] = view.owner
        self.armies: list[int] = view.armies
        self.colour: list[int] = view.colour
        self.eliminated_by: list[Seat] = view.eliminated_by
        self.exchanges: int = view.exchanges
        self.cards = Zones(view.cards["zone"])
        self.objectives = Zones(view.objectives["zone"])
        self.seats = len(self.colour)
        self.conquered = any(frame.conquered for frame in view.stack if isinstance(frame, Turn))
        held: dict[int, int] = {zone - HAND: count for zone, _, count in view.cards["counts"]}
        self.hands: list[int] = [held.get(seat, 0) for seat in range(self.seats)]

    def occupy(self, target: Territory) -> None:
        """Look at a fallen territory as mine already, with no army on it yet."""
        self.owner = self.owner[:]
        self.owner[target] = self.me

    def goal(self) -> Condition:
        """What I must reach."""
        return queries.goal(self, self.me, queries.held_objective(self, self.me))

    def mine(self) -> list[Territory]:
        """My territories."""
        return queries.territories(self, self.me)

    def enemies_of(self, place: Territory) -> list[Territory]:
        """The territories of others that border on a place."""
        owner, me = self.owner, self.me
        return [t for t in NEIGHBOURS[place] if owner[t] != me]
