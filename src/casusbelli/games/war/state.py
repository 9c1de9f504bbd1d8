"""A position of War: who owns what, whose turn it is, where the cards are."""

from __future__ import annotations

from typing import Annotated, Literal, Self

import msgspec

from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Deck, State
from casusbelli.engine.visibility import By, columns, everybody
from casusbelli.games.war.board import CARDS, OBJECTIVES, TERRITORIES, Colour, Territory
from casusbelli.games.war.facts import Tail

NOBODY = Seat(-1)
NO_COLOUR = Colour(-1)

PILE, USED, HAND = 0, 1, 2
"""Zones of the territory cards; the hand of a seat is HAND + seat."""
UNDRAWN, REMOVED, HELD = 0, 1, 2
"""Zones of the objective cards; the one that a seat holds is in HELD + seat."""


@rule("16.1", "16.2", "16.3", "16.4", "16.6", "2.2")
class Options(msgspec.Struct, frozen=True):
    """16 What is agreed before the game. `colours` drawn by lot or chosen in turn (2.2); `round_limit` 0: none."""

    table_2_tail: Tail = "plus5"
    advanced_armies_may_move: bool = True
    cap_hand_at_draw: bool = False
    objective_check: Literal["immediate", "end_of_turn"] = "immediate"
    colours: Literal["drawn", "chosen"] = "drawn"
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


@rule("9.3", "15.2")
class TerritoryCards(Deck):
    """1.6 The 44 territory cards: hands are known to their holders, exchanged cards to all, discards to nobody."""

    @staticmethod
    def knowers(zone: int, seen: bool) -> int:
        if zone == USED:
            return ALL if seen else 0
        return 1 << (zone - HAND) if zone >= HAND else 0


@rule("0.2", "2.6", "12.6")
class ObjectiveCards(Deck):
    """1.8 The 14 objective cards: each known to its holder alone, those taken out before the draw to all."""

    @staticmethod
    def knowers(zone: int, seen: bool) -> int:
        if zone == REMOVED:
            return ALL
        return 1 << (zone - HELD) if zone >= HELD else 0


@rule("15.1", "15.2")
class War(State):
    """A position. Columns by territory (`owner`, `armies`) and by seat (`colour`, `eliminated_by`)."""

    options: Annotated[Options, everybody]
    owner: Annotated[list[Seat], everybody, By(Territory)]
    armies: Annotated[list[int], everybody, By(Territory)]
    colour: Annotated[list[Colour], everybody]
    eliminated_by: Annotated[list[Seat], everybody]
    cards: Annotated[TerritoryCards, columns]
    objectives: Annotated[ObjectiveCards, columns]
    dealer: Annotated[Seat, everybody] = NOBODY
    first: Annotated[Seat, everybody] = NOBODY
    active: Annotated[Seat, everybody] = NOBODY
    round: Annotated[int, everybody] = 0
    exchanges: Annotated[int, everybody] = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.colour = self.colour[:]
        twin.eliminated_by = self.eliminated_by[:]
        twin.cards = self.cards.copy()
        twin.objectives = self.objectives.copy()
        return twin

    @rule("0.4", "1.9", "11.4")
    def check(self) -> None:
        """0.4 Every territory has one owner and at least 1 army, the fallen target of a due advance excepted."""
        assert len(self.owner) == len(self.armies) == len(TERRITORIES)
        assert sum(self.cards.count(zone) for zone in range(HAND + self.seats)) == len(CARDS)
        if self.round:
            assert all(0 <= owner < self.seats for owner in self.owner)
            assert sum(count < 1 for count in self.armies) <= self._advances_due()

    def _advances_due(self) -> int:
        return sum(type(frame).__name__ == "Advancing" for frame in self.stack)


def empty_board(seats: int, options: Options) -> War:
    """Before the first step: nothing taken, nothing dealt, all cards in their piles."""
    return War(
        seats=seats,
        options=options,
        owner=[NOBODY] * len(TERRITORIES),
        armies=[0] * len(TERRITORIES),
        colour=[NO_COLOUR] * seats,
        eliminated_by=[NOBODY] * seats,
        cards=TerritoryCards([PILE] * len(CARDS), [0] * len(CARDS)),
        objectives=ObjectiveCards([UNDRAWN] * len(OBJECTIVES), [0] * len(OBJECTIVES)),
    )
