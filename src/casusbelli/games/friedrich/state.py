"""A position of Friedrich: where the pieces stand, who commands them, where the cards are."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

import msgspec

from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Deck, State
from casusbelli.engine.visibility import By, columns, each, everybody
from casusbelli.games.friedrich.board import (
    AUSTRIAN_THEATRE,
    CARD_DECK,
    FOUR_PLAYERS,
    FRIEDRICH,
    GENERALS,
    GENERALS_OF,
    NATION_OF,
    NATIONS,
    OBJECTIVES,
    PIECES,
    PRUSSIA,
    PRUSSIAN_PART,
    ROLES,
    SETUP_CITY,
    TACTICAL_CARDS,
    THREE_PLAYERS,
    TROOPS,
    WAR_IN_THE_WEST,
    City,
    Fate,
    Nation,
    Objective,
    Part,
    Piece,
    Role,
    Scenario,
)
from casusbelli.games.friedrich.queries import STACK

NOBODY = Seat(-1)
NO_NATION = Nation(-1)
LOST, RETIRED = City(-1), City(-2)
"""Where a piece stands that is off the map: it may re-enter, or never again."""
NO_CITY = City(-1)
NO_TEXT = -1

STOCK, UNUSED, USED, ASIDE, HAND = 0, 1, 2, 3, 4
"""Zones of the tactical cards: the draw deck, the decks that wait, the used piles (told apart by their backs), the card
of the offensive; the hand of a nation is HAND + nation."""

OPEN: Final = "open"
DECLARED: Final = "declared"
GIVEN_UP: Final = "given-up"
FAILED: Final = "failed"
"""13.5-13.10 What has become of the Offensive Option."""

MOVED, HELD, REENTERED = 1, 2, 3
"""4.2, 4.14, 10.10 In `moved`: the piece has moved, or it stays because it has been joined, or has re-entered."""

GREATEST_ARMY = 8
"""6.4 The most armies of a general."""


@rule("1.3.3", "11.21", "11.22", "12.4", "13.1")
class Options(msgspec.Struct, frozen=True):
    """What is agreed before the game. `two_players`: the scenario (12.4), where two sit down.

    `roles` drawn by lot or taken in the order of the seats (1.3.3); `expert`: chapter 13; `shared_victory` (11.21);
    `prepared_fate` (11.22).
    """

    two_players: Literal["war-in-the-west", "austrian-theatre"] = "war-in-the-west"
    roles: Literal["drawn", "in-order"] = "drawn"
    expert: bool = False
    shared_victory: bool = False
    prepared_fate: bool = False


@rule("3.8", "3.9", "3.14")
class TacticalCards(Deck):
    """3.11 The 200 tactical cards of four decks; a back, which tells the deck, is seen wherever the card lies."""

    backs = CARD_DECK

    @staticmethod
    def knowers(zone: int, seen: bool) -> int:
        # Hands change with the players of their nations: `imagined.py` sees to them.
        return ALL if zone == USED and seen else 0


def player_of(s: Any, general: int) -> tuple[Seat, ...]:
    """1.3.4 Who sees the record of a general: the player of his nation."""
    return (s.player[NATION_OF[general]],)


@rule("6.7", "6.8", "0.1", "1.3.4", "1.3.10")
class Friedrich(State):
    """A position.

    By nation: `player` (NOBODY: not in the game, or out of it), `total` armies. By role: `lead`, its seat. By piece:
    `city` (LOST, RETIRED: off the map) and `moved` (in this stage). By general: `armies` and `received` (new ones in
    this stage), which his player alone sees, `face_down`, `beaten` (in this turn). By objective: `conquered`,
    `questioned`. `drawn` are the Cards of Fate executed, in order; `text` is the one in force in this turn (card * 4
    + suit), `spent` whether its single use is over. `substitute` is the city of re-entry chosen in this stage (10.14).
    `victor` is the last victorious general (13.3).
    """

    options: Annotated[Options, everybody]
    player: Annotated[list[Seat], everybody, By(Nation)]
    lead: Annotated[list[Seat], everybody, By(Role)]
    city: Annotated[list[City], everybody, By(Piece)]
    moved: Annotated[list[int], everybody, By(Piece)]
    armies: Annotated[list[int], each(player_of), By(Piece)]
    received: Annotated[list[int], each(player_of), By(Piece)]
    face_down: Annotated[list[int], everybody, By(Piece)]
    beaten: Annotated[list[int], everybody, By(Piece)]
    total: Annotated[list[int], everybody, By(Nation)]
    conquered: Annotated[list[int], everybody, By(Objective)]
    questioned: Annotated[list[int], everybody, By(Objective)]
    cards: Annotated[TacticalCards, columns]
    drawn: Annotated[tuple[Fate, ...], everybody] = ()
    text: Annotated[int, everybody] = NO_TEXT
    spent: Annotated[int, everybody] = 0
    turn: Annotated[int, everybody] = 0
    active: Annotated[Nation, everybody] = NO_NATION
    substitute: Annotated[City, everybody] = NO_CITY
    victor: Annotated[Piece, everybody] = FRIEDRICH
    offensive: Annotated[Literal["open", "declared", "given-up", "failed"], everybody] = "open"

    def copy(self) -> Self:
        twin = super().copy()
        twin.player, twin.lead = self.player[:], self.lead[:]
        twin.city, twin.moved = self.city[:], self.moved[:]
        twin.armies, twin.received = self.armies[:], self.received[:]
        twin.face_down, twin.beaten = self.face_down[:], self.beaten[:]
        twin.total = self.total[:]
        twin.conquered, twin.questioned = self.conquered[:], self.questioned[:]
        twin.cards = self.cards.copy()
        return twin

    @rule("4.8", "6.1", "6.3", "6.4", "6.5")
    def check(self) -> None:
        """6.3, 6.4 Generals on the map have 1 to 8 armies, together the total of the nation; 4.8 who shares a city."""
        assert sum(self.cards.count(zone) for zone in range(HAND + len(NATIONS))) == len(TACTICAL_CARDS)
        for nation in range(len(NATIONS)):
            assert 0 <= self.total[nation] <= TROOPS[nation]
        if self.turn:
            self._check_armies()
        self._check_cities()

    def _check_armies(self) -> None:
        for nation, generals in enumerate(GENERALS_OF):
            assert all(1 <= self.armies[g] <= GREATEST_ARMY for g in generals if self.city[g] >= 0)
            assert all(self.armies[g] == 0 for g in generals if self.city[g] < 0)
            assert sum(self.armies[g] for g in generals) + self._waiting(nation) == self.total[nation]

    def _waiting(self, nation: int) -> int:
        """10.5 The armies that have been bought and not yet been given to generals."""
        return sum(getattr(frame, "armies", 0) for frame in self.stack if getattr(frame, "recruiter", None) == nation)

    def _check_cities(self) -> None:
        shared: dict[int, list[int]] = {}
        for piece, city in enumerate(self.city):
            if city >= 0:
                shared.setdefault(city, []).append(piece)
        for pieces in shared.values():
            assert len(pieces) <= STACK
            assert len(pieces) == 1 or pieces[-1] < len(GENERALS)
            assert len({NATION_OF[piece] for piece in pieces}) == 1


def empty_map(seats: int, options: Options) -> Friedrich:
    """Before the first step: all pieces in their starting cities, nobody in command, no armies allotted."""
    return Friedrich(
        seats=seats,
        options=options,
        player=[NOBODY] * len(NATIONS),
        lead=[NOBODY] * len(ROLES),
        city=list(SETUP_CITY),
        moved=[0] * len(PIECES),
        armies=[0] * len(GENERALS),
        received=[0] * len(GENERALS),
        face_down=[0] * len(GENERALS),
        beaten=[0] * len(GENERALS),
        total=list(TROOPS),
        conquered=[0] * len(OBJECTIVES),
        questioned=[0] * len(OBJECTIVES),
        cards=TacticalCards([STOCK if deck == 0 else UNUSED for deck in CARD_DECK], [0] * len(CARD_DECK)),
    )


@rule("12.1", "12.2", "12.4")
def scenario(s: Any) -> Scenario:
    """12 What is played: the whole game by four or three, or one of the two scenarios for two."""
    if s.seats == 2:
        return WAR_IN_THE_WEST if s.options.two_players == "war-in-the-west" else AUSTRIAN_THEATRE
    return FOUR_PLAYERS if s.seats == 4 else THREE_PLAYERS


@rule("12.6", "12.9")
def part_of(s: Any, nation: int) -> Part | None:
    """12.6, 12.9 What a nation has in this scenario instead of what it has in the whole game; None: just that."""
    return PRUSSIAN_PART[scenario(s)] if nation == PRUSSIA else None


def on_map(s: Any, piece: int) -> bool:
    """Does the piece stand on the map?"""
    return bool(s.city[piece] >= 0)


def pieces_in(s: Any, city: int) -> list[Piece]:
    """The pieces that stand in a city, generals by nation and rank first."""
    return [Piece(piece) for piece, place in enumerate(s.city) if place == city]


def generals_on_map(s: Any, nation: int) -> list[Piece]:
    """The generals of a nation that stand on the map, in the order of their rank."""
    return [general for general in GENERALS_OF[nation] if s.city[general] >= 0]


def hand(s: Any, nation: int) -> list[int]:
    """3.7 The cards in the hand of a nation, as far as they are known, in the order of their numbers."""
    cards: list[int] = s.cards.cards(HAND + nation)
    return cards
