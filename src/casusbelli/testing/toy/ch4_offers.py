"""4 Offers: made out of turn, known to their two parties alone, each with a life of its own.

An offer is a record in its round, which stands below whatever is pending: no request changes when one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from casusbelli.engine.flow import amend, enclosing, reveal, tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Fact
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.engine.visibility import everybody
from casusbelli.testing.toy.pieces import HAND, SEATS, Card, Position, a_card, hand
from casusbelli.testing.toy.records import OPEN, Accept, CardPassed, Offer, OfferClosed, Offered, Reject, Withdraw


class Bargain(Fact, frozen=True):
    """4 An offer. `state`: open, accepted, rejected, withdrawn or void."""

    audience = everybody
    giver: Seat
    taker: Seat
    card: Card
    state: str = OPEN


Bargains = Sequence[Bargain]


@rule("4.1", "4.2", "4.3")
def standing(s: Position, offers: Bargains, seat: Seat) -> list[Action]:
    """What a captain may do about offers now."""
    found: list[Action] = []
    if all(offer.giver != seat for offer in offers):
        found += [Offer(card, taker) for card in hand(s, seat) for taker in SEATS if taker != seat]
    for offer in offers:
        if offer.state == OPEN and offer.taker == seat:
            found += [Accept(offer.giver, offer.card), Reject(offer.giver, offer.card)]
        if offer.state == OPEN and offer.giver == seat:
            found += [Withdraw(offer.card)]
    return found


def stand(s: Position, offers: Bargains, seat: Seat, action: Action) -> None:
    """Make an offer, or do something about one."""
    if isinstance(action, Offer):
        return make(s, offers, Bargain(seat, action.taker, action.card))
    offer = _about(offers, seat, action)
    if isinstance(action, Accept):
        return accept(s, offer)
    return _become(s, offer, "withdrawn" if isinstance(action, Withdraw) else "rejected")


@rule("4.1")
def make(s: Position, offers: Bargains, offer: Bargain) -> None:
    """4.1 The taker sees the card."""
    amend(s, _round(), offers=(*offers, offer))
    reveal(s, Face("cards", offer.card), (offer.taker,))
    tell(s, Offered(offer.giver, offer.taker, offer.card), (offer.giver, offer.taker))


@rule("4.2")
def accept(s: Position, offer: Bargain) -> None:
    """4.2 The card changes hands; others see that one does."""
    _become(s, offer, "accepted")
    void(s, offer.card)
    s.cards.move(offer.card, HAND + offer.taker, s.cards.known[offer.card])
    tell(s, CardPassed(offer.giver, offer.taker, offer.card))


@rule("4.4")
def void(s: Position, card: Card) -> None:
    """4.4 A card leaves its hand: what was offered with it is void."""
    close(s, [offer for offer in enclosing(s, _round()).offers if offer.card == card])


@rule("4.4")
def close(s: Position, offers: Bargains) -> None:
    """4.4 Those of these offers that are open are void."""
    for offer in offers:
        if offer.state == OPEN:
            _become(s, offer, "void")


def _become(s: Position, offer: Bargain, state: str) -> None:
    offers = enclosing(s, _round()).offers
    amend(s, _round(), offers=tuple(replace(o, state=state) if o == offer else o for o in offers))
    parties = (offer.giver, offer.taker)
    tell(s, OfferClosed(offer.giver, offer.taker, offer.card, state), parties)


def _round() -> Any:
    from casusbelli.testing.toy.ch3_round import Round  # which is made of this chapter

    return Round


def _about(offers: Bargains, seat: Seat, action: Any) -> Bargain:
    """The open offer that an answer is about. Raises StopIteration."""
    giver = seat if isinstance(action, Withdraw) else action.giver
    return next(offer for offer in offers if (offer.giver, offer.card, offer.state) == (giver, action.card, OPEN))


@rule("4.1", "4.2", "4.3")
def refuse(s: Position, offers: Bargains, seat: Seat, action: Action) -> Refusal | None:
    """Why an action that has to do with offers is refused."""
    if isinstance(action, Accept | Reject):
        return Refusal("4.2", "refused-not-offered", {"card": a_card(action.card)})
    if isinstance(action, Withdraw):
        return Refusal("4.3", "refused-nothing-to-withdraw", {"card": a_card(action.card)})
    return _refuse_offer(offers, seat, action) if isinstance(action, Offer) else None


def _refuse_offer(offers: Bargains, seat: Seat, action: Offer) -> Refusal:
    if action.taker == seat:
        return Refusal("4.1", "refused-offer-to-oneself")
    if any(offer.giver == seat for offer in offers):
        return Refusal("4.1", "refused-second-offer")
    return Refusal("4.1", "refused-not-in-hand", {"card": a_card(action.card)})


@rule("4.5")
def silence(action: Action) -> Refusal | None:
    """4.5 Nobody deals in offers now."""
    return Refusal("4.5", "refused-silence") if isinstance(action, Offer | Accept | Reject | Withdraw) else None
