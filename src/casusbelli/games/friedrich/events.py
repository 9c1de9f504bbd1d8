"""What happens in Friedrich, as it is told. `nation` is whom it concerns; numbers are armies unless said otherwise."""

from __future__ import annotations

from typing import Annotated, Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Event, Message
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich.board import NATION_OF, City, Fate, Nation, Objective, Piece, Role, Suit, TacticalCard


def _player(nation: int, s: Any) -> tuple[int, ...]:
    return (s.player[nation],)


player = only(lambda s, event: _player(event.nation, s))
"""Seen by the player of the nation alone."""
both = only(lambda s, event: _player(event.nation, s) + _player(event.taker, s))
"""Seen by the players of the nation and of the one that takes."""
commander = only(lambda s, event: _player(NATION_OF[event.general], s))
"""Seen by the player of the general alone."""


@rule("1.3.1")
class RoleTaken(Event, frozen=True):
    """1.3.1 A player has a role."""

    audience = everybody
    seat: Seat
    role: Role


@rule("1.3.8")
class Allotted(Event, frozen=True):
    """1.3.8 All have allotted their armies."""

    audience = everybody


class TurnBegan(Event, frozen=True):
    """2.1 A new turn."""

    audience = everybody
    turn: int


@rule("2.8")
class TurnEnded(Event, frozen=True):
    """2.8 All nations have had their stages."""

    audience = everybody
    turn: int


class StageBegan(Event, frozen=True):
    """2.2 A nation is active."""

    audience = everybody
    nation: Nation


@rule("2.9")
class MarkerRemoved(Event, frozen=True):
    """2.9 A turn marker is taken away; `left` remain."""

    audience = everybody
    left: int


@rule("3.9")
class CardsDrawn(Event, frozen=True):
    """3.2 A nation has drawn: how many all see, which its player alone."""

    audience = everybody
    nation: Nation
    count: int
    cards: Annotated[tuple[TacticalCard, ...], player]


@rule("3.15")
class DeckOpened(Event, frozen=True):
    """3.15 The next deck is drawn from; decks are counted from 1."""

    audience = everybody
    deck: int


@rule("3.16")
class UsedShuffled(Event, frozen=True):
    """3.16 Two used piles are the new draw deck; decks are counted from 1."""

    audience = everybody
    decks: tuple[int, ...]


@rule("3.3")
class CardDiscarded(Event, frozen=True):
    """3.3 A nation has laid a card aside unseen."""

    audience = everybody
    nation: Nation
    card: Annotated[TacticalCard, player]


@rule("12.5")
class CardsThrown(Event, frozen=True):
    """12.5 Cards of the draw deck have been thrown away unseen."""

    audience = everybody
    count: int


class Stepped(Event, frozen=True):
    """4.1 Pieces have moved on to a city."""

    audience = everybody
    pieces: tuple[Piece, ...]
    city: City


@rule("4.17")
class Shifted(Event, frozen=True):
    """4.17 Armies have passed from one general to another, which nobody else knows."""

    audience = commander
    general: Piece
    taker: Piece
    armies: int


@rule("4.16")
class TrainEliminated(Event, frozen=True):
    """4.16 A supply train has been eliminated."""

    audience = everybody
    piece: Piece
    city: City


@rule("5.1.10")
class Conquered(Event, frozen=True):
    """5.1.10 A nation has conquered an objective."""

    audience = everybody
    nation: Nation
    objective: Objective


@rule("5.3.3")
class Reconquered(Event, frozen=True):
    """5.3.3 A nation has taken back a city that it defends."""

    audience = everybody
    nation: Nation
    objective: Objective


@rule("5.2.1")
class Questioned(Event, frozen=True):
    """5.2.1 A city was passed while it was protected; phase 4 decides."""

    audience = everybody
    nation: Nation
    objective: Objective


@rule("5.2.2")
class QuestionDropped(Event, frozen=True):
    """5.2.2 The city is still protected, and remains what it was."""

    audience = everybody
    objective: Objective


@rule("10.7")
class Paid(Event, frozen=True):
    """10.7 A nation has paid with these cards, worth `points`."""

    audience = everybody
    nation: Nation
    cards: tuple[TacticalCard, ...]
    points: int


@rule("10.7")
class Recruited(Event, frozen=True):
    """10.7 A nation has bought armies, and has `total` now."""

    audience = everybody
    nation: Nation
    armies: int
    total: int


@rule("10.7", "11.7")
class Reinforced(Event, frozen=True):
    """10.7 A general has got new armies, which nobody else knows."""

    audience = commander
    general: Piece
    armies: int


@rule("10.8")
class Reentered(Event, frozen=True):
    """10.8 A lost piece is back."""

    audience = everybody
    piece: Piece
    city: City


@rule("7.1.3")
class Attacked(Event, frozen=True):
    """7.2.1 A combat begins: the nations, their cities, and the totals that they state."""

    audience = everybody
    nation: Nation
    enemy: Nation
    origin: City
    target: City
    attack: int
    defence: int


@rule("7.2.5", "3.9")
class CardPlayed(Event, frozen=True):
    """7.2.5 A nation has played a card that counts `value`; its score is `score` now."""

    audience = everybody
    nation: Nation
    card: TacticalCard
    value: int
    score: int


@rule("7.2.12")
class Tied(Event, frozen=True):
    """7.2.12 Nobody is victorious."""

    audience = everybody
    nation: Nation
    enemy: Nation


@rule("7.3.1")
class Beaten(Event, frozen=True):
    """7.3.1 A nation is beaten in combat: it loses `armies`, and has `total` now."""

    audience = everybody
    nation: Nation
    enemy: Nation
    armies: int
    total: int


@rule("7.3.4", "6.2")
class LossesShared(Event, frozen=True):
    """7.3.4 The owner of a beaten stack has divided the loss among its generals; the nation has `total` now."""

    audience = everybody
    nation: Nation
    total: int


@rule("7.3.4")
class LossBorne(Event, frozen=True):
    """7.3.4 What a general has left, which nobody else knows."""

    audience = commander
    general: Piece
    armies: int


@rule("7.3.5", "9.13")
class GeneralLost(Event, frozen=True):
    """7.3.5 A general is off the map, and may re-enter."""

    audience = everybody
    general: Piece


@rule("8.6")
class Retreated(Event, frozen=True):
    """8.6 A beaten stack has retreated."""

    audience = everybody
    generals: tuple[Piece, ...]
    city: City


@rule("8.7")
class Routed(Event, frozen=True):
    """8.7 There is no way to retreat: all `armies` are lost; the nation has `total` now."""

    audience = everybody
    nation: Nation
    armies: int
    total: int


@rule("9.8", "9.10")
class TurnedDown(Event, frozen=True):
    """9.8 A general is out of supply, or has come to stand with one who is."""

    audience = everybody
    general: Piece


@rule("9.7")
class TurnedUp(Event, frozen=True):
    """9.7 A general is in supply again."""

    audience = everybody
    general: Piece


@rule("9.8")
class Starved(Event, frozen=True):
    """9.8 A general is lost for lack of supply with all his `armies`; the nation has `total` now."""

    audience = everybody
    general: Piece
    armies: int
    total: int


@rule("2.10", "6.7")
class FateDrawn(Event, frozen=True):
    """2.10 A Card of Fate is read, and this is what it says; a Stroke says the same in every suit."""

    audience = everybody
    fate: Fate
    suit: Suit
    text: Message


@rule("11.3")
class NoEffect(Event, frozen=True):
    """11.3 What the card says does not happen."""

    audience = everybody
    fate: Fate


@rule("11.7")
class ArmyGained(Event, frozen=True):
    """11.7 A nation has got an army free, and has `total` now."""

    audience = everybody
    nation: Nation
    total: int


@rule("11.7")
class ArmyLost(Event, frozen=True):
    """11.7 A nation has lost an army, and has `total` now."""

    audience = everybody
    nation: Nation
    total: int


@rule("13.21.2", "13.29.3")
class CardGiven(Event, frozen=True):
    """13.21.2 A card has gone from the hand of a nation to that of another; only their players know which."""

    audience = everybody
    nation: Nation
    taker: Nation
    card: Annotated[TacticalCard, both]


@rule("11.12")
class NationLeft(Event, frozen=True):
    """11.12 A nation is out of the game."""

    audience = everybody
    nation: Nation


@rule("11.16")
class GeneralRetired(Event, frozen=True):
    """11.16 A general is out of the game for good; `lost` armies could not be passed on."""

    audience = everybody
    general: Piece
    lost: int


@rule("11.20")
class ImperialArmyTaken(Event, frozen=True):
    """11.20 Another player commands the Imperial Army."""

    audience = everybody
    seat: Seat


@rule("11.15")
class ObjectivesLapsed(Event, frozen=True):
    """11.15 The objectives of the 2nd order of a nation count no more."""

    audience = everybody
    nation: Nation


@rule("11.3")
class Declined(Event, frozen=True):
    """11.3 What the card allows is not done."""

    audience = everybody
    nation: Nation


@rule("13.6")
class OffensiveDeclared(Event, frozen=True):
    """13.6 Prussia has set a card aside, and goes on conquering."""

    audience = everybody
    nation: Nation
    card: Annotated[TacticalCard, player]


@rule("13.7")
class OffensiveGivenUp(Event, frozen=True):
    """13.7 Prussia conquers no more."""

    audience = everybody


@rule("13.9")
class OffensiveCardTaken(Event, frozen=True):
    """13.9 Austria has taken the card of the offensive."""

    audience = everybody
    nation: Nation
    card: Annotated[TacticalCard, player]


@rule("13.10")
class OffensiveFailed(Event, frozen=True):
    """13.10 The offensive has failed."""

    audience = everybody


@rule("0.3", "0.4")
class Won(Event, frozen=True):
    """0.4 A nation has all that it needs: its player wins."""

    audience = everybody
    seat: Seat
    nation: Nation


@rule("0.6")
class FrederickWon(Event, frozen=True):
    """0.6 The game is over, and Frederick has withstood."""

    audience = everybody
    seat: Seat


EVENTS = (
    RoleTaken,
    Allotted,
    TurnBegan,
    TurnEnded,
    StageBegan,
    MarkerRemoved,
    CardsDrawn,
    DeckOpened,
    UsedShuffled,
    CardDiscarded,
    CardsThrown,
    Stepped,
    Shifted,
    TrainEliminated,
    Conquered,
    Reconquered,
    Questioned,
    QuestionDropped,
    Paid,
    Recruited,
    Reinforced,
    Reentered,
    Attacked,
    CardPlayed,
    Tied,
    Beaten,
    LossesShared,
    LossBorne,
    GeneralLost,
    Retreated,
    Routed,
    TurnedDown,
    TurnedUp,
    Starved,
    FateDrawn,
    NoEffect,
    ArmyGained,
    ArmyLost,
    CardGiven,
    NationLeft,
    GeneralRetired,
    ImperialArmyTaken,
    ObjectivesLapsed,
    Declined,
    OffensiveDeclared,
    OffensiveGivenUp,
    OffensiveCardTaken,
    OffensiveFailed,
    Won,
    FrederickWon,
)
