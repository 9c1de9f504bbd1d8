"""What captains may do, and what is told. Seats are captains."""

from __future__ import annotations

from typing import Annotated, Any

from casusbelli.engine.flow import enclosing
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Event
from casusbelli.engine.visibility import everybody, only
from casusbelli.testing.toy.pieces import HAND, Aim, Bank, Berth, Card, Ford, Opened, bank_of, captains, ferryman

OPEN = "open"
"""4 How an offer that waits for its answer stands; the others are accepted, rejected, withdrawn or void."""

hers = only(lambda _s, event: (event.seat,))
"""Seen by the captain whom the event is about."""
hers_and_partners = only(lambda _s, event: captains(bank_of(event.seat)))
"""Seen by the bank of that captain."""
both = only(lambda _s, event: (event.seat, event.taker))
"""Seen by both parties."""


def _holder(s: Any, action: Any) -> tuple[int, ...]:
    zone = s.cards.zone[action.card]
    return (zone - HAND,) if zone >= HAND else ()


def _offered(s: Any, action: Any) -> tuple[int, ...]:
    return (*_holder(s, action), action.taker)


def _parties(s: Any, action: Any) -> tuple[int, ...]:
    from casusbelli.testing.toy.ch3_round import Round  # whose module needs these records

    offers = enclosing(s, Round).offers
    return next(((o.giver, o.taker) for o in offers if (o.card, o.state) == (action.card, OPEN)), ())


# What captains may do.


class Muster(Action, frozen=True):
    """2.4 Say how many men stand at a ford."""

    audience = everybody
    ford: Ford
    men: int


class Pledge(Action, frozen=True):
    """3.3 Pledge coins."""

    audience = everybody
    coins: int


class Spy(Action, frozen=True):
    """3.6 See the aim of a captain of the other bank."""

    audience = everybody
    captain: Seat


class Swap(Action, frozen=True):
    """3.7 Fill the hat with the partner."""

    audience = everybody
    rolls = True


class Put(Action, frozen=True):
    """3.7 Put a card into the hat."""

    audience = only(_holder)
    card: Card


class Moor(Action, frozen=True):
    """3.8 Moor the ferry elsewhere."""

    audience = only(ferryman)
    ford: Ford


class Pass(Action, frozen=True):
    """3.5 Do nothing."""

    audience = everybody


class Hold(Action, frozen=True):
    """3.9 Do not march."""

    audience = everybody


class March(Action, frozen=True):
    """3.9 March on a ford."""

    audience = everybody
    ford: Ford


class Offer(Action, frozen=True):
    """4.1 Offer a card to a captain."""

    audience = only(_offered)
    card: Card
    taker: Seat


class Accept(Action, frozen=True):
    """4.2 Take an offered card."""

    audience = only(_parties)
    giver: Seat
    card: Card


class Reject(Action, frozen=True):
    """4.2 Do not take an offered card."""

    audience = only(_parties)
    giver: Seat
    card: Card


class Withdraw(Action, frozen=True):
    """4.3 Take an offer back."""

    audience = only(_parties)
    card: Card


class Ambush(Action, frozen=True):
    """5.2 Play a card for the defence."""

    audience = everybody
    card: Card


class Retreat(Action, frozen=True):
    """5.3 Give a man of this captain up, and leave."""

    audience = everybody
    captain: Seat


class Plant(Action, frozen=True):
    """5.6 Plant the banner."""

    audience = everybody
    ford: Ford


ACTIONS = (
    *(Muster, Pledge, Spy, Swap, Put, Moor, Pass, Hold, March),
    *(Offer, Accept, Reject, Withdraw, Ambush, Retreat, Plant),
)

# What has happened.


class AimDrawn(Event, frozen=True):
    """2.1 A captain has an aim."""

    audience = everybody
    seat: Seat
    ford: Annotated[Ford, hers]


class FerryMoored(Event, frozen=True):
    """2.2, 3.8 The ferry is moored somewhere, seen by the ferryman."""

    audience = everybody
    seat: Seat
    ford: Annotated[Ford, hers]


class FerryLoaded(Event, frozen=True):
    """2.3 A card is dealt to the ferry."""

    audience = everybody
    seat: Seat
    card: Annotated[Card, hers]


class Ready(Event, frozen=True):
    """2.4, 3.3 A captain has done what all do at once."""

    audience = everybody
    seat: Seat


class Mustered(Event, frozen=True):
    """2.5 The men of a captain, by ford."""

    audience = everybody
    seat: Seat
    men: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """3.1 A round, and the bank that attacks in it."""

    audience = everybody
    round: int
    bank: Bank


class CardDrawn(Event, frozen=True):
    """3.2 A captain has drawn a card."""

    audience = everybody
    seat: Seat
    card: Annotated[Card, hers]


class Mixed(Event, frozen=True):
    """3.2 So many discarded cards are the pile again."""

    audience = everybody
    cards: int


class Pledged(Event, frozen=True):
    """3.3 What a captain has pledged and paid."""

    audience = everybody
    seat: Seat
    coins: int


class FerrymanChanged(Event, frozen=True):
    """3.4 A new ferryman."""

    audience = everybody
    seat: Seat


class Passed(Event, frozen=True):
    """3.5, 5.2 A captain does nothing."""

    audience = everybody
    seat: Seat


class Spied(Event, frozen=True):
    """3.6 A captain has spied on another; the aim is seen by the bank of the spy."""

    audience = everybody
    seat: Seat
    captain: Seat
    ford: Annotated[Ford, hers_and_partners]


class HatCalled(Event, frozen=True):
    """3.7 Two captains swap."""

    audience = everybody
    seats: tuple[Seat, ...]


class HatFilled(Event, frozen=True):
    """3.7 A captain has put a card into the hat."""

    audience = everybody
    seat: Seat
    card: Annotated[Card, hers]


class HatDealt(Event, frozen=True):
    """3.7 A captain is dealt a card out of the hat."""

    audience = everybody
    seat: Seat
    card: Annotated[Card, hers]


class Proposed(Event, frozen=True):
    """3.9 The council hears a proposal. Told to the bank alone."""

    audience = everybody
    seat: Seat
    motion: Any


class Objected(Event, frozen=True):
    """3.9 The second captain does not agree. Told to the bank alone."""

    audience = everybody
    seat: Seat


class Marched(Event, frozen=True):
    """3.9 A bank marches on a ford."""

    audience = everybody
    bank: Bank
    ford: Ford


class Held(Event, frozen=True):
    """3.9 A bank does not march."""

    audience = everybody
    bank: Bank


class Offered(Event, frozen=True):
    """4.1 An offer. Told to its parties alone."""

    audience = everybody
    seat: Seat
    taker: Seat
    card: Card


class OfferClosed(Event, frozen=True):
    """4.2, 4.3, 4.4 An offer has been `accepted`, `rejected`, `withdrawn` or is `void`. Told to its parties alone."""

    audience = everybody
    seat: Seat
    taker: Seat
    card: Card
    how: str


class CardPassed(Event, frozen=True):
    """4.2 A card changes hands."""

    audience = everybody
    seat: Seat
    taker: Seat
    card: Annotated[Card, both]


class FerryAshore(Event, frozen=True):
    """5.1 The ferry is moored where there is battle."""

    audience = everybody
    bank: Bank
    ford: Ford


class Ambushed(Event, frozen=True):
    """5.2 A card played for the defence."""

    audience = everybody
    seat: Seat
    card: Card
    strength: int


class Retreated(Event, frozen=True):
    """5.3 A man of `captain` given up."""

    audience = everybody
    seat: Seat
    captain: Seat


class Fought(Event, frozen=True):
    """5.4 A bout: the dice with what is added to them, and whose man is lost."""

    audience = everybody
    attack: int
    defence: int
    loser: Seat


class BattleOver(Event, frozen=True):
    """5.3, 5.5 A battle has ended, and the banner stands."""

    audience = everybody
    ford: Ford


class BannerPlanted(Event, frozen=True):
    """5.6 A banner stands."""

    audience = everybody
    bank: Bank
    ford: Ford


class AllBanners(Event, frozen=True):
    """6.1 A bank has three banners."""

    audience = everybody
    bank: Bank


class Counted(Event, frozen=True):
    """6.2 The aim of a captain, shown at the end, and the points."""

    audience = everybody
    seat: Seat
    ford: Ford
    points: int


EVENTS = (
    *(AimDrawn, FerryMoored, FerryLoaded, Ready, Mustered, RoundBegan, CardDrawn, Mixed, Pledged, FerrymanChanged),
    *(Passed, Spied, HatCalled, HatFilled, HatDealt, Proposed, Objected, Marched, Held, Offered, OfferClosed),
    *(CardPassed, FerryAshore, Ambushed, Retreated, Fought, BattleOver, BannerPlanted, AllBanners, Counted),
)

FACTS = (Aim, Berth, Opened)
