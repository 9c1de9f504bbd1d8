"""What a player of Friedrich may do. Numbers are armies unless said otherwise."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec.structs import force_setattr

from casusbelli.engine.record import Action
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich.board import NATION_OF, City, Piece, TacticalCard
from casusbelli.games.friedrich.state import HAND


def _commanding(general: int, s: Any) -> tuple[int, ...]:
    return (s.player[NATION_OF[general]],)


def _holding(card: int, s: Any) -> tuple[int, ...]:
    """The player in whose hand a card is; nobody where it is in none."""
    zone = s.cards.zone[card]
    return (s.player[zone - HAND],) if zone >= HAND else ()


commander = only(lambda s, action: _commanding(action.general, s))
giver = only(lambda s, action: _commanding(action.giver, s))
owner = only(lambda s, action: _commanding(action.generals[0], s))
holder = only(lambda s, action: _holding(action.card, s))


@rule("1.3.8")
class Allot(Action, frozen=True):
    """1.3.8 Give a general his starting armies."""

    audience = commander
    general: Piece
    armies: int


@rule("3.3", "12.7")
class Discard(Action, frozen=True):
    """3.3 Lay one of the cards just drawn aside unseen."""

    audience = holder
    card: TacticalCard


@rule("4.2", "4.11", "4.12", "4.15")
class SetOut(Action, frozen=True):
    """4.12 Begin the move of a train, of a general, or of generals that stand together, in the order of rank (4.15)."""

    audience = everybody
    pieces: tuple[Piece, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "pieces", tuple(sorted(self.pieces)))


@rule("4.1")
class Step(Action, frozen=True):
    """4.1 Go on along a road to the next city."""

    audience = everybody
    city: City


@rule("4.2")
class Halt(Action, frozen=True):
    """4.2 End the move here."""

    audience = everybody


@rule("4.17")
class Shift(Action, frozen=True):
    """4.17 Move armies from one general to another who stands with him."""

    audience = giver
    giver: Piece
    taker: Piece
    armies: int


@rule("2.4")
class EndMovement(Action, frozen=True):
    """2.4 Move and recruit no more in this stage."""

    audience = everybody


@rule("10.1")
class Recruit(Action, frozen=True):
    """10.1 Begin to recruit."""

    audience = everybody


@rule("10.2")
class Pay(Action, frozen=True):
    """10.2 Lay down a card as payment; it is shown when the payment is settled."""

    audience = holder
    card: TacticalCard


@rule("10.3")
class Settle(Action, frozen=True):
    """10.3 Pay no more: with the cards laid down buy so many armies and trains."""

    audience = everybody
    binding = True
    armies: int
    trains: int


@rule("10.5")
class Reinforce(Action, frozen=True):
    """10.5 Give a new army to a general on the map."""

    audience = commander
    general: Piece


@rule("10.6", "10.8", "10.9")
class Reenter(Action, frozen=True):
    """10.8 Bring a lost piece back: a general with one new army, or a train."""

    audience = everybody
    piece: Piece
    city: City


@rule("7.1.3")
class Attack(Action, frozen=True):
    """7.1.3 Fight this combat next: the own city and that of the enemy."""

    audience = everybody
    origin: City
    target: City


@rule("7.2.2", "7.2.3")
class Play(Action, frozen=True):
    """7.2.2 Play a tactical card."""

    audience = everybody
    binding = True
    card: TacticalCard


@rule("3.12", "7.2.3")
class PlayReserve(Action, frozen=True):
    """3.12 Play a Reserve as a card of the suit that is needed and of this value, 1 to 10."""

    audience = everybody
    binding = True
    card: TacticalCard
    value: int


@rule("11.10.11")
class PlayDouble(Action, frozen=True):
    """11.10.11 Play the spades 11 at twice its value."""

    audience = everybody
    binding = True
    card: TacticalCard


@rule("7.2.11", "7.2.12")
class Yield(Action, frozen=True):
    """7.2.11 Play no card: below zero the combat is lost, at zero it is a tie."""

    audience = everybody
    binding = True


@rule("7.3.4", "11.16")
class Keep(Action, frozen=True):
    """7.3.4 What is left to each general of a stack, in the order of their ranks."""

    generals: Annotated[tuple[Piece, ...], everybody]
    armies: Annotated[tuple[int, ...], owner]


@rule("8.3", "8.6")
class Retreat(Action, frozen=True):
    """8.6 Where the beaten stack ends its retreat."""

    audience = everybody
    city: City


@rule("11.16")
class Retire(Action, frozen=True):
    """11.16 Take a general out of the game for good."""

    audience = everybody
    general: Piece


@rule("11.7")
class Choose(Action, frozen=True):
    """11.7 The general whom a card gives an army to, or takes one from."""

    audience = commander
    general: Piece


@rule("11.10.6", "13.32.2")
class Go(Action, frozen=True):
    """11.10.6, 13.32.2 Move a general to this city, as the card says."""

    audience = everybody
    city: City


@rule("13.28.1")
class Dodge(Action, frozen=True):
    """13.28.1 Let the stack in one city step away to another before it is attacked."""

    audience = everybody
    origin: City
    city: City


@rule("13.26.3")
class Exhaust(Action, frozen=True):
    """13.26.3 Turn the enemy generals in this city face down."""

    audience = everybody
    city: City


@rule("13.21.2", "13.24.2", "13.29.3")
class Give(Action, frozen=True):
    """13.21.2, 13.24.2, 13.29.3 Part with this card, unseen by others, as the Card of Fate says."""

    audience = holder
    card: TacticalCard


@rule("13.6")
class SetAside(Action, frozen=True):
    """13.6 Declare the offensive with this card, face down."""

    binding = True
    card: Annotated[TacticalCard, holder]


ACTIONS = (
    Allot,
    Discard,
    SetOut,
    Step,
    Halt,
    Shift,
    EndMovement,
    Recruit,
    Pay,
    Settle,
    Reinforce,
    Reenter,
    Attack,
    Play,
    PlayReserve,
    PlayDouble,
    Yield,
    Keep,
    Retreat,
    Retire,
    Choose,
    Go,
    Dodge,
    Exhaust,
    Give,
    SetAside,
)
