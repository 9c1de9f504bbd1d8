"""5 Battle: an ambush, two bouts, and a banner that is planted however the battle ends. 6.1 Three banners."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import afterwards, amend, call, enclosing, end, finish, replace, reveal, tell, unwind
from casusbelli.engine.frame import Chance, Choice, Decline, Procedure, Sequence, Window
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Face
from casusbelli.engine.visibility import everybody
from casusbelli.testing.toy import ch4_offers
from casusbelli.testing.toy.pieces import (
    DISCARD,
    FERRY,
    FORDS,
    HAND,
    STRENGTH,
    Bank,
    Berth,
    Card,
    Ford,
    Position,
    a_card,
    a_ford,
    bank_at,
    bank_of,
    captains,
    men_at,
    won,
)
from casusbelli.testing.toy.records import (
    AllBanners,
    Ambush,
    Ambushed,
    BannerPlanted,
    FerryAshore,
    Fought,
    Passed,
    Plant,
    Retreat,
    Retreated,
)


@rule("4.5", "5.4")
class Battle(Sequence, frozen=True, kw_only=True):
    """5 A battle; `attack` and `defence` are added to the dice. Returns the ford."""

    audience = everybody
    closed = True
    ford: Ford
    attackers: Bank
    attack: int = 0
    defence: int = 0

    def refuse_standing(self, s: Position, seat: Seat, action: Action) -> Refusal | None:
        return ch4_offers.silence(action)

    @rule("5.1")
    def ashore(self, s: Position) -> None:
        afterwards(s, Battle, Winning(self.ford, self.attackers))
        if s.ferry != self.ford:
            return
        reveal(s, Berth(self.ford), None)
        bank = bank_of(s.ferryman)
        side = "attack" if bank == self.attackers else "defence"
        amend(s, Battle, **{side: 1})
        tell(s, FerryAshore(bank, self.ford))

    def ambush(self, s: Position) -> None:
        call(s, Ambushing(captains(1 - self.attackers)))

    def bout(self, s: Position) -> None:
        call(s, Bout(self.ford, self.attackers, self.attack, self.defence))

    def over(self, s: Position) -> None:
        unwind(s, Battle, self.ford)

    steps: ClassVar = (ashore, ambush, bout, bout, over)


@rule("5.2", "5.3")
class Ambushing(Window, frozen=True):
    """5.2 Every defender may play cards, or (5.3) leave."""

    def reactions(self, s: Position, seat: Seat) -> list[Action]:
        ford = enclosing(s, Battle).ford
        left = [captain for captain in captains(bank_of(seat)) if men_at(s, captain, ford)]
        return [*(Ambush(card) for card in playable(s, seat)), *map(Retreat, left)]

    def react(self, s: Position, seat: Seat, action: Ambush | Retreat) -> None:
        return ambush(s, seat, action.card) if isinstance(action, Ambush) else retreat(s, seat, action)

    def take(self, s: Position, action: Action) -> None:
        if isinstance(action, Decline):
            tell(s, Passed(self.seats[0]))
        super().take(s, action)

    def refuse(self, s: Position, action: Action) -> Refusal:
        if isinstance(action, Ambush):
            return Refusal("5.2", "refused-not-in-hand", {"card": a_card(action.card)})
        return Refusal("5.3", "refused-retreat" if isinstance(action, Retreat) else "refused-in-battle")

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        if thing.kind == "seat":
            return Retreat(Seat(thing.id))
        return Ambush(Card(thing.id)) if thing.kind == "card" else None


@rule("5.2")
def playable(s: Position, seat: int) -> list[Card]:
    """5.2 The cards of one's hand, and for the ferryman those of the ferry."""
    zones = (HAND + seat, FERRY) if s.ferryman == seat else (HAND + seat,)
    return [Card(card) for card in sorted(card for zone in zones for card in s.cards.cards(zone))]


@rule("5.2")
def ambush(s: Position, seat: Seat, card: Card) -> None:
    """5.2 The card is seen, used and discarded."""
    ch4_offers.void(s, card)
    reveal(s, Face("cards", card), None)
    s.cards.move(card, DISCARD, ALL)
    amend(s, Battle, defence=enclosing(s, Battle).defence + STRENGTH[card])
    tell(s, Ambushed(seat, card, STRENGTH[card]))


@rule("5.3")
def retreat(s: Position, seat: Seat, action: Retreat) -> None:
    """5.3 The battle is cut short."""
    ford = enclosing(s, Battle).ford
    lose(s, action.captain, ford)
    tell(s, Retreated(seat, action.captain))
    unwind(s, Battle, ford)


def lose(s: Position, captain: Seat, ford: Ford) -> None:
    """A captain loses a man at a ford."""
    s.men[captain * len(FORDS) + ford] -= 1


@rule("5.4", "5.5")
class Bout(Chance, frozen=True):
    """5.4 A die each."""

    audience = everybody
    ford: Ford
    attackers: Bank
    attack: int
    defence: int

    def space(self, s: Position) -> Space:
        return Dice(2)

    def sees(self, s: Position) -> None:
        return None

    def resolve(self, s: Position, outcome: tuple[int, ...]) -> None:
        attack, defence = outcome[0] + self.attack, outcome[1] + self.defence
        bank = 1 - self.attackers if attack > defence else self.attackers
        loser = max(captains(bank), key=lambda captain: (men_at(s, captain, self.ford), -captain))
        lose(s, loser, self.ford)
        tell(s, Fought(attack, defence, loser))
        if bank_at(s, bank, self.ford):
            return finish(s)
        return unwind(s, Battle, self.ford)


@rule("5.6")
class Winning(Procedure, frozen=True):
    """5.6 After the battle: whose banner it is."""

    audience = everybody
    ford: Ford
    attackers: Bank

    def step(self, s: Position) -> None:
        defenders = Bank(1 - self.attackers)
        stronger = bank_at(s, self.attackers, self.ford) > bank_at(s, defenders, self.ford)
        replace(s, PlantingBanner(self.ford, self.attackers if stronger else defenders))


@rule("5.6", "6.1")
class PlantingBanner(Choice, frozen=True):
    """5.6 The first captain of the bank plants its banner."""

    audience = everybody
    ford: Ford
    bank: Bank

    def seat(self, s: Position) -> Seat:
        return captains(self.bank)[0]

    def actions(self, s: Position) -> list[Action]:
        return [Plant(ford) for ford in FORDS if ford == self.ford or self.beside(s, ford)]

    def beside(self, s: Position, ford: Ford) -> bool:
        """5.6 A ford beside that of the battle, with men of the bank."""
        return abs(ford - self.ford) == 1 and bank_at(s, self.bank, ford) > 0

    def take(self, s: Position, action: Plant) -> None:
        s.banners[action.ford] = self.bank
        tell(s, BannerPlanted(self.bank, action.ford))
        finish(s)
        if s.banners.count(self.bank) == len(FORDS):
            tell(s, AllBanners(self.bank))
            end(s, won(self.bank, "banners"))

    def refuse(self, s: Position, action: Action) -> Refusal:
        if not isinstance(action, Plant):
            return Refusal("5.6", "refused-banner-due")
        far = abs(action.ford - self.ford) > 1
        return Refusal("5.6", "refused-too-far" if far else "refused-nobody-there", {"ford": a_ford(action.ford)})

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        return Plant(Ford(thing.id)) if thing.kind == "ford" else None


FRAMES = (Battle, Ambushing, Bout, Winning, PlantingBanner)
