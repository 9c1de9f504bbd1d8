"""1 The pieces: fords, cards, banks and captains, and the position they make.

Columns are by seat, by ford, or (`men`) by seat and ford.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, NewType, Self

import msgspec

from casusbelli.engine.components import DataFile, Facts, read
from casusbelli.engine.ids import Seat
from casusbelli.engine.notation import Names
from casusbelli.engine.record import Fact, Result, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Deck, State
from casusbelli.engine.visibility import By, columns, each, everybody, only

PACKAGE = "casusbelli.testing.toy"

Ford = NewType("Ford", int)
Card = NewType("Card", int)
Bank = NewType("Bank", int)


class CardFacts(Facts, frozen=True):
    """1.2 A card and its strength, 1 to 3."""

    id: str
    strength: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Pieces(DataFile, frozen=True):
    """`pieces.toml`: the fords in the order of the river, and the cards."""

    fords: tuple[str, ...]
    cards: tuple[CardFacts, ...]


_pieces = read(PACKAGE, "pieces", Pieces)

FORDS = tuple(Ford(n) for n in range(len(_pieces.fords)))
CARDS = tuple(Card(n) for n in range(len(_pieces.cards)))
STRENGTH = tuple(card.strength for card in _pieces.cards)
SEATS = tuple(Seat(n) for n in range(4))
EAST, WEST = Bank(0), Bank(1)
NAMES = {
    Ford: Names("ford", _pieces.fords),
    Card: Names("card", tuple(card.id for card in _pieces.cards)),
    Bank: Names("bank", ("east", "west")),
}

COINS, MEN = 3, 5
"""1.3 What every captain begins with."""
GREY, RED = 0, 1
PILE, DISCARD, FERRY, HAT, HAND = range(5)
"""Zones of the cards; the hand of a seat is HAND + seat."""
NOWHERE, NO_BANK = Ford(-1), Bank(-1)


class Options(msgspec.Struct, frozen=True):
    """7 What is agreed before the game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    spying: bool = True


class Aim(Fact, frozen=True):
    """3.6 Where a captain aims, as seen by those who spied on him."""

    audience = everybody
    captain: Seat
    ford: Ford


class Berth(Fact, frozen=True):
    """3.4 Where the ferry was moored when one saw it; forgotten when it is moored anew (3.8)."""

    audience = everybody
    ford: Ford


class Opened(Fact, frozen=True):
    """Something hidden lies open from now on. The position says so itself, and nobody needs to keep it in mind."""

    audience = everybody
    what: str

    def learn(self, s: Any, seats: Iterable[int]) -> None:
        """Nothing more to remember."""


@rule("1.2")
class Cards(Deck):
    """1.2 Twelve cards; their backs tell those of strength 3 from the others."""

    backs = tuple(RED if strength == 3 else GREY for strength in STRENGTH)

    @staticmethod
    def knowers(zone: int, seen: bool) -> int:
        if zone == DISCARD:
            return ALL
        return 1 << (zone - HAND) if zone >= HAND else 0


def bank_of(seat: int) -> Bank:
    """1.1 The bank of a captain."""
    return Bank(seat % 2)


def captains(bank: int) -> tuple[Seat, Seat]:
    """1.1 The two captains of a bank."""
    return (Seat(bank), Seat(bank + 2))


def partner(seat: int) -> Seat:
    """The other captain of the bank."""
    return Seat((seat + 2) % 4)


def _musterer(s: Any, index: int) -> tuple[int, ...] | None:
    return None if s.mustered else (index // len(FORDS),)


def _aimer(s: Any, seat: int) -> tuple[int, ...] | None:
    return None if s.result is not None and s.result.reason == "points" else (seat,)


def ferryman(s: Any, _subject: Any) -> tuple[int, ...]:
    """2.2 Who sees what concerns the ferry, at this moment."""
    return (s.ferryman,)


@rule("1.1", "1.3")
class Position(State):
    """A position. `banners` are by ford, NO_BANK where none is planted; `men` of a seat stand together."""

    options: Annotated[Options, everybody]
    cards: Annotated[Cards, columns]
    coins: Annotated[list[int], everybody]
    aims: Annotated[list[Ford], each(_aimer)]
    men: Annotated[list[int], each(_musterer)]
    banners: Annotated[list[Bank], everybody, By(Ford)]
    ferryman: Annotated[Seat, everybody] = Seat(0)
    ferry: Annotated[Ford, only(ferryman)] = NOWHERE
    mustered: Annotated[bool, everybody] = False
    round: Annotated[int, everybody] = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.cards = self.cards.copy()
        twin.coins = self.coins[:]
        twin.aims = self.aims[:]
        twin.men = self.men[:]
        twin.banners = self.banners[:]
        return twin

    def check(self) -> None:
        assert all(coins >= 0 for coins in self.coins)
        assert all(0 <= men <= MEN for men in self.men)
        assert all(sum(self.men[seat * len(FORDS) :][: len(FORDS)]) <= MEN for seat in SEATS)
        assert self.cards.count(HAT) <= 2


def begin(seats: int, options: Options, *frames: Any) -> Position:
    """A position before anything has happened, with these frames under way."""
    return Position(
        seats=seats,
        options=options,
        stack=list(frames),
        cards=Cards([PILE] * len(CARDS), [0] * len(CARDS)),
        coins=[COINS] * seats,
        aims=[NOWHERE] * seats,
        men=[0] * (seats * len(FORDS)),
        banners=[NO_BANK] * len(FORDS),
    )


def men_at(s: Any, seat: int, ford: int) -> int:
    """The men of a captain at a ford."""
    men: int = s.men[seat * len(FORDS) + ford]
    return men


def bank_at(s: Any, bank: int, ford: int) -> int:
    """The men of both captains of a bank at a ford."""
    return sum(men_at(s, seat, ford) for seat in captains(bank))


def hand(s: Any, seat: int) -> list[Card]:
    """The cards of a captain."""
    return [Card(card) for card in s.cards.cards(HAND + seat)]


def a_ford(ford: int) -> Thing:
    """A ford as a thing, for messages."""
    return Thing("ford", ford)


def a_card(card: int) -> Thing:
    """A card as a thing, for messages."""
    return Thing("card", card)


def won(bank: int, reason: str, scores: tuple[int, ...] = ()) -> Result:
    """6 A result for both captains of a bank; NO_BANK: nobody wins."""
    return Result(() if bank == NO_BANK else captains(bank), reason, scores)
