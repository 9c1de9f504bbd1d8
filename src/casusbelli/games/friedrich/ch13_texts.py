"""13.21-13.32 The texts in clubs, diamonds and hearts that work at once, and the step away before Austria's combats.

What the other texts change in the next turn stands in `effects`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from types import MappingProxyType
from typing import Annotated, Any

from casusbelli.engine.chance import One, Space
from casusbelli.engine.flow import call, finish, replace, reveal, tell
from casusbelli.engine.frame import Chance, Choice, Decline
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import Face, mask_of
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich import ch03_cards, ch09_supply, effects, queries
from casusbelli.games.friedrich.actions import Dodge, Exhaust, Give, Go
from casusbelli.games.friedrich.board import (
    APRAXIN,
    AUSTRIA,
    AUSTRIAN_LAND,
    CARD_DECK,
    CLUBS,
    COUNTRY_OF,
    DAUN,
    DIAMONDS,
    EHRENSVAERD,
    EVENT_1,
    EVENT_2,
    EVENT_4,
    EVENT_6,
    EVENT_9,
    EVENT_10,
    EVENT_11,
    EVENT_12,
    FRANCE,
    HANOVER,
    HEARTS,
    HILDBURGHAUSEN,
    NEIGHBOURS,
    NONE,
    PRUSSIA,
    PX,
    PY,
    RUSSIA,
    SAXONY,
    SWEDEN,
    TOTTLEBEN,
    City,
    Nation,
    TacticalCard,
    named,
    named_nation,
)
from casusbelli.games.friedrich.ch11_events import cut_off, decline, gift, gift_to, no_effect, toll, toll_on
from casusbelli.games.friedrich.effects import text_of
from casusbelli.games.friedrich.events import CardDiscarded, CardGiven, Stepped
from casusbelli.games.friedrich.state import HAND, NOBODY, Friedrich, generals_on_map, hand, on_map, pieces_in

# ---- cards that change hands ----------------------------------------------------------------------------------------


def has_cards(s: Friedrich, nation: Nation) -> bool:
    """11.3 Whether the nation is in the game and has a card, which everybody sees."""
    return s.player[nation] != NOBODY and s.cards.count(HAND + nation) > 0


def forget(s: Friedrich, nation: Nation, gone: TacticalCard, players: tuple[Seat, Seat]) -> None:
    """3.8 A card leaves the hand of a nation: others than these cannot tell it from those left that have its back."""
    for card in hand(s, nation):
        if CARD_DECK[card] == CARD_DECK[gone]:
            s.cards.known[card] &= mask_of(players)


def hand_over(s: Friedrich, card: TacticalCard, nation: Nation, taker: Nation) -> None:
    """13.21.2, 13.29.3 A card goes from one hand to another; the two players know it, and nobody else."""
    players = (s.player[nation], s.player[taker])
    forget(s, nation, card, players)
    tell(s, CardGiven(nation, taker, card))
    reveal(s, Face("cards", card), (s.player[taker],))
    s.cards.move(card, HAND + taker, mask_of(players))


class Parting(Choice, frozen=True):
    """The player of a nation may part with a card of its hand, unseen by others."""

    audience = everybody
    public = True

    @property
    @abstractmethod
    def giver(self) -> Nation:
        """Whose hand it is."""

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.giver]

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *(Give(TacticalCard(card)) for card in hand(s, self.giver))]

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        reason = "refused-card-not-held" if isinstance(action, Give) else "refused-give-due"
        return Refusal("3.7", reason, {"nation": named_nation(self.giver)})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Give(TacticalCard(thing.id)) if thing.kind == "card" else None


def _austrian(s: Any, _frame: Any) -> tuple[int, ...]:
    return (s.player[AUSTRIA],)


@rule("13.21.2")
def barter(s: Friedrich) -> None:
    """13.21.2 Austria and Russia may exchange a card, if both have one."""
    return call(s, Bartering(AUSTRIA)) if has_cards(s, AUSTRIA) and has_cards(s, RUSSIA) else no_effect(s)


@rule("13.21.2", "3.8", "11.3")
class Bartering(Parting, frozen=True):
    """13.21.2 First Austria, then Russia names a card, neither seeing the other's (N19).

    `offered` is Austria's, of which the others see the `back`, that of a deck.
    """

    nation: Annotated[Nation, everybody]
    offered: Annotated[TacticalCard, only(_austrian)] = TacticalCard(NONE)
    back: Annotated[int, everybody] = NONE

    @property
    def giver(self) -> Nation:
        return self.nation

    def prompt(self, s: Friedrich) -> Message:
        other = RUSSIA if self.nation == AUSTRIA else AUSTRIA
        return Message("ask-bartering", {"nation": named_nation(self.nation), "other": named_nation(other)})

    def take(self, s: Friedrich, action: Give | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, self.nation)
        if self.nation == AUSTRIA:
            return replace(s, Bartering(RUSSIA, action.card, CARD_DECK[action.card]))
        finish(s)
        hand_over(s, self.offered, AUSTRIA, RUSSIA)
        return hand_over(s, action.card, RUSSIA, AUSTRIA)


@rule("13.24.2")
def exchange(s: Friedrich) -> None:
    """13.24.2 France may exchange a card with the deck."""
    return call(s, Exchanging()) if has_cards(s, FRANCE) else no_effect(s)


@rule("13.24.2", "3.14", "11.3")
class Exchanging(Parting, frozen=True):
    """13.24.2 France may lay a card aside unseen, and draws another."""

    @property
    def giver(self) -> Nation:
        return FRANCE

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-exchanging")

    def take(self, s: Friedrich, action: Give | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, FRANCE)
        finish(s)
        ch03_cards.discard_unseen(s, action.card, FRANCE)
        tell(s, CardDiscarded(FRANCE, action.card))
        return ch03_cards.draw(s, FRANCE, 1)


@rule("13.29.3")
def trade(s: Friedrich) -> None:
    """13.29.3 Prussia may give Austria a card, and draw one from her."""
    return call(s, Trading()) if has_cards(s, PRUSSIA) else no_effect(s)


@rule("13.29.3", "3.8", "11.3")
class Trading(Parting, frozen=True):
    """13.29.3 Prussia may give Austria a card of her choice, and then draws one at random from Austria's hand."""

    @property
    def giver(self) -> Nation:
        return PRUSSIA

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-trading")

    def take(self, s: Friedrich, action: Give | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, PRUSSIA)
        hand_over(s, action.card, PRUSSIA, AUSTRIA)
        return replace(s, DrawingBlind())


@rule("13.29.3", "3.8")
class DrawingBlind(Chance, frozen=True):
    """13.29.3 Prussia draws from Austria's hand; those two see the card, the others only its back."""

    audience = everybody

    def space(self, s: Friedrich) -> Space:
        return One(tuple(hand(s, AUSTRIA)))

    def sees(self, s: Friedrich) -> tuple[int, ...]:
        return (s.player[PRUSSIA], s.player[AUSTRIA])

    def part(self, s: Friedrich, outcome: TacticalCard) -> int:
        return CARD_DECK[outcome]

    def resolve(self, s: Friedrich, outcome: TacticalCard) -> None:
        finish(s)
        hand_over(s, outcome, AUSTRIA, PRUSSIA)


# ---- generals -------------------------------------------------------------------------------------------------------


@rule("13.26.3")
def exhaustible(s: Friedrich) -> list[City]:
    """13.26.3 The cities in Austria and Saxony where Prussian generals stand face up."""
    fresh = (City(s.city[general]) for general in generals_on_map(s, PRUSSIA) if not s.face_down[general])
    return sorted({place for place in fresh if COUNTRY_OF[place] in (AUSTRIAN_LAND, SAXONY)})


@rule("13.26.3")
def exhaust(s: Friedrich) -> None:
    """13.26.3 Austria may put Prussian generals out of supply."""
    return call(s, Exhausting()) if exhaustible(s) else no_effect(s)


@rule("13.26.3", "11.3")
class Exhausting(Choice, frozen=True):
    """13.26.3 Austria may turn the Prussian generals in one city of Austria or Saxony face down."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[AUSTRIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-exhausting")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *(Exhaust(place) for place in exhaustible(s))]

    def take(self, s: Friedrich, action: Exhaust | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, AUSTRIA)
        finish(s)
        for general in pieces_in(s, action.city):
            ch09_supply.turn_down(s, general)
        return None

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Exhaust):
            return Refusal("13.26.3", "refused-exhaust", {"city": named(action.city)})
        return Refusal("13.26.3", "refused-exhaust-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind == "city":
            return Exhaust(City(thing.id))
        return Exhaust(s.city[thing.id]) if thing.kind == "piece" and on_map(s, thing.id) else None


@rule("13.32.2")
def westward(s: Friedrich) -> list[City]:
    """13.32.2 Where Hildburghausen can be moved: two steps over cities without pieces, to the west (N25)."""
    start, full = s.city[HILDBURGHAUSEN], queries.occupied(s.city)
    near = [place for place in NEIGHBOURS[start] if place not in full]
    ends = {end for place in near for end in NEIGHBOURS[place] if end not in full}
    return sorted(end for end in ends if PX[start] > PX[end] and PX[start] - PX[end] >= abs(PY[start] - PY[end]))


@rule("13.32.2")
def drive_west(s: Friedrich) -> None:
    """13.32.2 Prussia may move Hildburghausen if he has lost a combat in this turn."""
    beaten = on_map(s, HILDBURGHAUSEN) and s.beaten[HILDBURGHAUSEN]
    return call(s, DrivingWest()) if beaten and westward(s) else no_effect(s)


@rule("13.32.2", "11.3", "11.9")
class DrivingWest(Choice, frozen=True):
    """13.32.2 Prussia may move Hildburghausen westwards; he conquers nothing by that."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[PRUSSIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-driving-west")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *(Go(place) for place in westward(s))]

    def take(self, s: Friedrich, action: Go | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, PRUSSIA)
        finish(s)
        s.city[HILDBURGHAUSEN] = action.city
        return tell(s, Stepped((HILDBURGHAUSEN,), action.city))

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Go):
            return Refusal("13.32.2", "refused-west", {"city": named(action.city)})
        return Refusal("13.32.2", "refused-west-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Go(City(thing.id)) if thing.kind == "city" else None


# ---- before Austria's combats ---------------------------------------------------------------------------------------


@rule("13.28.1")
def before_combats(s: Friedrich, nation: Nation) -> None:
    """13.28.1 Prussian stacks that Daun is about to attack may step away; returns the cities that they have left."""
    stacks = tuple(effects.may_step_away(s, nation))
    if steps_away(s, stacks):
        call(s, SteppingAway(stacks))


def steps_away(s: Friedrich, stacks: tuple[City, ...]) -> list[Action]:
    """13.28.1 Every step of one of the stacks in these cities to a neighbouring city without any piece."""
    full = queries.occupied(s.city)
    return [Dodge(place, free) for place in stacks for free in NEIGHBOURS[place] if free not in full]


@rule("13.28.1", "11.3", "11.9")
class SteppingAway(Choice, frozen=True):
    """13.28.1 Prussia may move each of the stacks in these cities one step, as a whole; those in `left` have gone."""

    audience = everybody
    public = True
    stacks: tuple[City, ...]
    left: tuple[City, ...] = ()

    def seat(self, s: Friedrich) -> Seat:
        return s.player[PRUSSIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-stepping-away")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *steps_away(s, self.stacks)]

    def take(self, s: Friedrich, action: Dodge | Decline) -> None:
        if isinstance(action, Decline):
            return finish(s, self.left)
        step_away(s, action)
        stacks, left = tuple(p for p in self.stacks if p != action.origin), (*self.left, action.origin)
        return replace(s, SteppingAway(stacks, left)) if steps_away(s, stacks) else finish(s, left)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Dodge):
            return Refusal("13.28.1", "refused-dodge-due")
        if action.origin not in self.stacks:
            return Refusal("13.28.1", "refused-dodge-stack", {"city": named(action.origin)})
        return Refusal("13.28.1", "refused-dodge-city", {"city": named(action.city)})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Dodge(self.stacks[0], City(thing.id)) if thing.kind == "city" else None


def step_away(s: Friedrich, action: Dodge) -> None:
    """13.28.1 A stack goes to the neighbouring city as it is."""
    generals = tuple(pieces_in(s, action.origin))
    for general in generals:
        s.city[general] = action.city
    tell(s, Stepped(generals, action.city))


AT_ONCE: MappingProxyType[int, Callable[[Friedrich], None]] = MappingProxyType(
    {
        text_of(EVENT_1, CLUBS): lambda s: gift(s, RUSSIA),
        text_of(EVENT_1, HEARTS): barter,
        text_of(EVENT_1, DIAMONDS): lambda s: gift_to(s, TOTTLEBEN),
        text_of(EVENT_2, HEARTS): lambda s: toll_on(s, APRAXIN),
        text_of(EVENT_4, HEARTS): exchange,
        text_of(EVENT_6, CLUBS): lambda s: gift_to(s, DAUN),
        text_of(EVENT_6, DIAMONDS): exhaust,
        text_of(EVENT_9, DIAMONDS): trade,
        text_of(EVENT_10, CLUBS): lambda s: toll(s, PRUSSIA),
        text_of(EVENT_11, CLUBS): lambda s: gift(s, HANOVER),
        text_of(EVENT_12, CLUBS): lambda s: cut_off(s, SWEDEN, (EHRENSVAERD,)),
        text_of(EVENT_12, HEARTS): drive_west,
    }
)
"""13 By text, what it does as soon as it has been read."""

FRAMES = (Bartering, Exchanging, Trading, DrawingBlind, Exhausting, DrivingWest, SteppingAway)
