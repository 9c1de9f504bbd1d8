"""3 The round: cards, pledges, turns, and the council of the bank that attacks. 6 How the game ends."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from casusbelli.engine.chance import One, Space
from casusbelli.engine.flow import call, end, finish, replace, returned, reveal, tell
from casusbelli.engine.frame import Chance, Choice, Council, Disagree, EachSeat, Lane, Lanes, Procedure, Sequence
from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face
from casusbelli.engine.visibility import everybody, masked, nobody
from casusbelli.testing.toy import ch4_offers, ch5_battle
from casusbelli.testing.toy.pieces import (
    DISCARD,
    FERRY,
    FORDS,
    HAND,
    HAT,
    NO_BANK,
    NOWHERE,
    PILE,
    SEATS,
    Aim,
    Bank,
    Berth,
    Card,
    Ford,
    Opened,
    Position,
    a_ford,
    bank_at,
    bank_of,
    captains,
    hand,
    partner,
    won,
)
from casusbelli.testing.toy.records import (
    BattleOver,
    CardDrawn,
    Counted,
    FerrymanChanged,
    FerryMoored,
    HatCalled,
    HatDealt,
    HatFilled,
    Held,
    Hold,
    March,
    Marched,
    Mixed,
    Moor,
    Objected,
    Pass,
    Passed,
    Pledge,
    Pledged,
    Proposed,
    Put,
    Ready,
    RoundBegan,
    Spied,
    Spy,
    Swap,
)


@rule("3.1", "7.1")
class Rounds(Procedure, frozen=True):
    """7.1 Round after round, then the count."""

    def step(self, s: Position) -> None:
        if s.round == s.options.rounds:
            return count(s)
        s.round += 1
        attackers = Bank((s.round - 1) % 2)
        tell(s, RoundBegan(s.round, attackers))
        return call(s, Round(attackers=attackers))


@rule("4.1", "4.4")
class Round(Sequence, frozen=True, kw_only=True):
    """3 One round. While it lasts captains make offers, of which only their parties know; they end with it."""

    attackers: Annotated[Bank, everybody]
    offers: Annotated[tuple[ch4_offers.Bargain, ...], nobody] = ()

    def standing(self, s: Position, seat: Seat) -> list[Action]:
        return ch4_offers.standing(s, self.offers, seat)

    def stand(self, s: Position, seat: Seat, action: Action) -> None:
        ch4_offers.stand(s, self.offers, seat, action)

    def refuse_standing(self, s: Position, seat: Seat, action: Action) -> Refusal | None:
        return ch4_offers.refuse(s, self.offers, seat, action)

    def shown(self, s: Position, viewer: Viewer) -> Any:
        return masked(self, {"offers": [o for o in self.offers if o.giver in viewer or o.taker in viewer]})

    def draw(self, s: Position) -> None:
        call(s, Drawing(SEATS))

    def pledge(self, s: Position) -> None:
        call(s, Pledging(tuple(Lane((seat,), (PledgingCoins(seat),)) for seat in SEATS)))

    def turns(self, s: Position) -> None:
        call(s, Turns(SEATS))

    def council(self, s: Position) -> None:
        call(s, Deliberating(captains(self.attackers)))

    def march(self, s: Position) -> None:
        ford = returned(s)
        if ford != NOWHERE:
            call(s, ch5_battle.Battle(ford=ford, attackers=self.attackers))

    def close(self, s: Position) -> None:
        ford = returned(s)
        if ford is not None:
            tell(s, BattleOver(ford))
        ch4_offers.close(s, self.offers)

    steps: ClassVar = (draw, pledge, turns, council, march, close)


@rule("3.2")
class Drawing(EachSeat, frozen=True):
    """3.2 A card for every captain, as long as there are any."""

    def each(self, s: Position, seat: Seat) -> None:
        if not s.cards.count(PILE):
            mix(s)
        if s.cards.count(PILE):
            call(s, DrawingCard(seat))


def mix(s: Position) -> None:
    """3.2 The discarded cards are the pile again."""
    discarded = s.cards.cards(DISCARD)
    for card in discarded:
        s.cards.move(card, PILE, 0)
    tell(s, Mixed(len(discarded)))


@rule("3.2")
class DrawingCard(Chance, frozen=True):
    """3.2 A card out of the pile; others see its back."""

    audience = everybody
    captain: Seat

    def space(self, s: Position) -> Space:
        return One(tuple(s.cards.cards(PILE)))

    def sees(self, s: Position) -> tuple[int, ...]:
        return (self.captain,)

    def part(self, s: Position, outcome: Card) -> int:
        return s.cards.backs[outcome]

    def resolve(self, s: Position, outcome: Card) -> None:
        s.cards.move(outcome, HAND + self.captain, 1 << self.captain)
        tell(s, CardDrawn(self.captain, outcome))
        finish(s)


@rule("3.3", "3.4", "4.5")
class Pledging(Lanes, frozen=True):
    """3.3 All pledge at once, and see one another's pledges together."""

    closed = True

    def refuse_standing(self, s: Position, seat: Seat, action: Action) -> Refusal | None:
        return ch4_offers.silence(action)

    def joined(self, s: Position) -> None:
        pledges = [lane.value for lane in self.lanes]
        reveal(s, Opened("pledges"), None)
        for seat in SEATS:
            s.coins[seat] -= pledges[seat]
            tell(s, Pledged(seat, pledges[seat]))
        if pledges.count(max(pledges)) == 1:
            hand_ferry_over(s, Seat(pledges.index(max(pledges))))
        finish(s)


@rule("3.4")
def hand_ferry_over(s: Position, to: Seat) -> None:
    """3.4 The new ferryman sees all that the old one saw, who does not forget it."""
    if to == s.ferryman:
        return
    reveal(s, Berth(s.ferry), (s.ferryman, to))
    s.ferryman = to
    for card in s.cards.cards(FERRY):
        reveal(s, Face("cards", card), (to,))
    tell(s, FerrymanChanged(to))


@rule("3.3")
class PledgingCoins(Choice, frozen=True):
    """3.3 The pledge of one captain."""

    audience = everybody
    captain: Seat

    def seat(self, s: Position) -> Seat:
        return self.captain

    def actions(self, s: Position) -> list[Action]:
        return [Pledge(coins) for coins in range(s.coins[self.captain] + 1)]

    def take(self, s: Position, action: Pledge) -> None:
        tell(s, Ready(self.captain))
        finish(s, action.coins)

    def refuse(self, s: Position, action: Action) -> Refusal:
        if isinstance(action, Pledge):
            return Refusal("3.3", "refused-too-few-coins", {"coins": s.coins[self.captain]})
        return Refusal("3.3", "refused-pledge-due")


@rule("3.5")
class Turns(EachSeat, frozen=True):
    """3.5 One thing for every captain."""

    def each(self, s: Position, seat: Seat) -> None:
        call(s, TakingTurn(seat))


@rule("3.5", "3.6", "3.7", "3.8", "7.2")
class TakingTurn(Choice, frozen=True):
    """3.5 The one thing that a captain does."""

    audience = everybody
    captain: Seat

    def seat(self, s: Position) -> Seat:
        return self.captain

    def actions(self, s: Position) -> list[Action]:
        rivals = captains(1 - bank_of(self.captain)) if s.options.spying and s.coins[self.captain] else ()
        swaps = (Swap(),) if can_swap(s, self.captain) else ()
        moorings = FORDS if s.ferryman == self.captain else ()
        return [*map(Spy, rivals), *swaps, *(Moor(ford) for ford in moorings if ford != s.ferry), Pass()]

    def take(self, s: Position, action: Action) -> None:
        if isinstance(action, Swap):
            seats = (self.captain, partner(self.captain))
            tell(s, HatCalled(seats))
            return replace(s, FillingHat(seats, seats))
        finish(s)
        if isinstance(action, Spy):
            return spy(s, self.captain, action.captain)
        return moor(s, action.ford) if isinstance(action, Moor) else tell(s, Passed(self.captain))

    def refuse(self, s: Position, action: Action) -> Refusal:
        if isinstance(action, Spy):
            return self.refuse_spying(s, action)
        if isinstance(action, Swap):
            return Refusal("3.7", "refused-swap")
        if not isinstance(action, Moor):
            return Refusal("3.5", "refused-one-thing")
        return Refusal("3.8", "refused-moored-there" if s.ferryman == self.captain else "refused-not-ferryman")

    def refuse_spying(self, s: Position, action: Spy) -> Refusal:
        """3.6, 7.2 Why nobody is spied on."""
        if not s.options.spying:
            return Refusal("7.2", "refused-honest")
        if bank_of(action.captain) == bank_of(self.captain):
            return Refusal("3.6", "refused-own-bank")
        return Refusal("3.6", "refused-no-coin")

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        if thing.kind == "seat":
            return Spy(Seat(thing.id))
        return Moor(Ford(thing.id)) if thing.kind == "ford" else None


@rule("3.6")
def spy(s: Position, seat: Seat, captain: Seat) -> None:
    """3.6 Both captains of the bank of the spy see the aim."""
    s.coins[seat] -= 1
    reveal(s, Aim(captain, s.aims[captain]), captains(bank_of(seat)))
    tell(s, Spied(seat, captain, s.aims[captain]))


@rule("3.8")
def moor(s: Position, ford: Ford) -> None:
    """3.8 Whatever was known of the old berth is worth nothing now."""
    s.ferry = ford
    s.seen = [learned for learned in s.seen if not isinstance(learned.what, Berth)]
    tell(s, FerryMoored(s.ferryman, ford))


@rule("3.7")
def can_swap(s: Position, seat: Seat) -> bool:
    """3.7 Both captains of the bank have cards."""
    return all(s.cards.count(HAND + captain) for captain in captains(bank_of(seat)))


@rule("3.7", "4.5")
class FillingHat(Choice, frozen=True):
    """3.7 The captains `due` put a card each into the hat, unseen."""

    closed = True
    seats: Annotated[tuple[Seat, ...], everybody]
    due: Annotated[tuple[Seat, ...], everybody]
    put: Annotated[tuple[Card, ...], nobody] = ()

    def refuse_standing(self, s: Position, seat: Seat, action: Action) -> Refusal | None:
        return ch4_offers.silence(action)

    def seat(self, s: Position) -> Seat:
        return self.due[0]

    def actions(self, s: Position) -> list[Action]:
        return [Put(card) for card in hand(s, self.due[0])]

    def take(self, s: Position, action: Put) -> None:
        ch4_offers.void(s, action.card)
        s.cards.move(action.card, HAT, 0)
        tell(s, HatFilled(self.due[0], action.card))
        put = (*self.put, action.card)
        replace(s, FillingHat(self.seats, self.due[1:], put) if self.due[1:] else DealingHat(self.seats, put))

    def refuse(self, s: Position, action: Action) -> Refusal:
        return Refusal("3.7", "refused-not-in-hand" if isinstance(action, Put) else "refused-hat-due")

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        return Put(Card(thing.id)) if thing.kind == "card" else None


@rule("3.7", "4.5")
class DealingHat(Chance, frozen=True):
    """3.7 The first captain is dealt one of the two cards, the second the other."""

    closed = True
    seats: Annotated[tuple[Seat, ...], everybody]
    put: Annotated[tuple[Card, ...], nobody]

    def refuse_standing(self, s: Position, seat: Seat, action: Action) -> Refusal | None:
        return ch4_offers.silence(action)

    def space(self, s: Position) -> Space:
        return One(self.put)

    def sees(self, s: Position) -> tuple[int, ...]:
        return ()

    def part(self, s: Position, outcome: Card) -> int:
        return s.cards.backs[outcome]

    def resolve(self, s: Position, outcome: Card) -> None:
        other = self.put[1 - self.put.index(outcome)]
        for seat, card in zip(self.seats, (outcome, other), strict=True):
            s.cards.move(card, HAND + seat, 0)
            reveal(s, Face("cards", card), (seat, self.seats[self.put.index(card)]))
            tell(s, HatDealt(seat, card))
        finish(s)


@rule("3.9")
class Deliberating(Council, frozen=True):
    """3.9 The attacking bank decides whether it marches; returns the ford, or NOWHERE."""

    def prompt(self, s: Position) -> Message:
        if self.motion is None:
            return Message("deliberating")
        ford = self.motion.ford if isinstance(self.motion, March) else None
        return Message("deliberating-hold") if ford is None else Message("deliberating-march", {"ford": a_ford(ford)})

    def choices(self, s: Position) -> list[Action]:
        bank = bank_of(self.partners[0])
        return [Hold(), *(March(ford) for ford in FORDS if bank_at(s, bank, ford) and bank_at(s, 1 - bank, ford))]

    def take(self, s: Position, action: Action) -> None:
        speaker = self.seat(s)
        if isinstance(action, Disagree):
            tell(s, Objected(speaker), self.partners)
        elif not self.asked:
            tell(s, Proposed(speaker, action), self.partners)
        super().take(s, action)

    def decided(self, s: Position, action: Action) -> None:
        bank, ford = bank_of(self.partners[0]), ford_of(action)
        reveal(s, Opened("council"), None)
        tell(s, Held(bank) if ford == NOWHERE else Marched(bank, ford))
        finish(s, ford)

    def refuse(self, s: Position, action: Action) -> Refusal:
        if isinstance(action, March) and self.motion is None:
            return Refusal("3.9", "refused-march", {"ford": a_ford(action.ford)})
        return Refusal("3.9", "refused-council" if self.motion is None else "refused-council-answer")

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        return March(Ford(thing.id)) if thing.kind == "ford" else None


def ford_of(action: Action) -> Ford:
    """3.9 The ford to march on, NOWHERE to hold."""
    return action.ford if isinstance(action, March) else NOWHERE


@rule("6.2", "6.3")
def count(s: Position) -> None:
    """6.2 Aims are shown, and banners count."""
    points = tuple(2 * s.banners.count(bank_of(seat)) + aimed(s, seat) for seat in SEATS)
    east, west = (sum(points[seat] for seat in captains(bank)) for bank in (0, 1))
    winner = NO_BANK if east == west else Bank(int(west > east))
    reveal(s, Opened("aims"), None)
    for seat in SEATS:
        tell(s, Counted(seat, s.aims[seat], points[seat]))
    end(s, won(winner, "points", points))


def aimed(s: Position, seat: Seat) -> bool:
    """6.2 A banner of the bank stands where the captain aimed."""
    return s.banners[s.aims[seat]] == bank_of(seat)


FRAMES = (
    *(Rounds, Round, Drawing, DrawingCard, Pledging, PledgingCoins),
    *(Turns, TakingTurn, FillingHat, DealingHat, Deliberating),
)
