"""10 Recruiting and re-entry: cards are paid, armies and trains bought, and lost pieces come back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Choice, Decline
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich import ch03_cards, ch05_conquest, ch06_armies, ch09_supply, effects
from casusbelli.games.friedrich.actions import Pay, Recruit, Reenter, Reinforce, Settle
from casusbelli.games.friedrich.board import (
    CARD_POINTS,
    DEPOTS,
    GENERALS_OF,
    IS_TRAIN,
    NATION_OF,
    SUBSTITUTES,
    TRAINS_OF,
    City,
    Nation,
    Piece,
    TacticalCard,
    named,
    named_piece,
)
from casusbelli.games.friedrich.events import Paid, Recruited, Reentered, Reinforced
from casusbelli.games.friedrich.queries import STACK
from casusbelli.games.friedrich.state import (
    GREATEST_ARMY,
    HAND,
    LOST,
    NO_CITY,
    REENTERED,
    RETIRED,
    Friedrich,
    generals_on_map,
    hand,
    pieces_in,
)

PRICE, PRICE_OF_BLOCKED = 6, 8
"""10.2, 10.14 Points for an army or a train: as a rule, and while all depots are blocked."""

recruiters = only(lambda s, frame: (s.player[frame.recruiter],))


# ---- what may be bought ---------------------------------------------------------------------------------------------


@rule("10.12", "10.13")
def blocked(s: Friedrich, nation: Nation) -> bool:
    """10.12 Whether every depot of the nation holds a piece of another player."""
    return all(_foreign(s, nation, depot) for depot in DEPOTS[nation])


def _foreign(s: Friedrich, nation: Nation, place: City) -> bool:
    return any(s.player[NATION_OF[piece]] != s.player[nation] for piece in pieces_in(s, place))


@rule("10.2", "10.14")
def price(s: Friedrich, nation: Nation) -> int:
    """10.2, 10.14 Points for one army or train."""
    return PRICE_OF_BLOCKED if blocked(s, nation) else PRICE


@rule("10.2", "10.4")
def points(cards: Iterable[int]) -> int:
    """10.2 Cards count what they show, 10.4 a Reserve ten."""
    return sum(CARD_POINTS[card] for card in cards)


@rule("10.8", "10.13", "10.14")
def gates(s: Friedrich, nation: Nation) -> list[tuple[City, ...]]:
    """10.8 The sets of cities from which one may be used: the depots, or one substitute city (10.14)."""
    if not blocked(s, nation):
        return [DEPOTS[nation]]
    chosen = SUBSTITUTES[nation] if s.substitute == NO_CITY else (s.substitute,)
    return [(place,) for place in chosen if ch05_conquest.refuse_stop(s, nation, place) is None]


@rule("4.8", "4.9", "10.8")
def _places(s: Friedrich, nation: Nation, place: City) -> int:
    """10.8 How many generals of the nation may still re-enter here; a train needs all the places that a city has."""
    there = pieces_in(s, place)
    if not there:
        return STACK
    own = all(NATION_OF[piece] == nation and not IS_TRAIN[piece] for piece in there)
    return STACK - len(there) if own else 0


def _open_to(s: Friedrich, general: Piece, place: City) -> bool:
    """10.8 Whether new armies may come to this city with this general: 13.27.2 keeps them from some stacks."""
    return effects.refuse_reinforcement(s, general, place) is None


@rule("10.6", "10.9", "10.16")
def lost(s: Friedrich, pieces: Sequence[Piece]) -> list[Piece]:
    """10.16 Those of the pieces that are off the map and may come back: the retired may not."""
    return [piece for piece in pieces if s.city[piece] == LOST]


@rule("10.5", "10.8", "10.9")
def most_armies(s: Friedrich, nation: Nation, trains: int) -> int:
    """10.5, 10.8 How many new armies can be put somewhere beside so many trains; -1: not even these trains can."""
    room = _room_on_map(s, nation)
    found = [_most_through(s, nation, trains, gate) for gate in gates(s, nation)]
    return max([room + most for most in found if most >= 0] + ([] if trains else [room]), default=-1)


def _room_on_map(s: Friedrich, nation: Nation) -> int:
    able = (g for g in generals_on_map(s, nation) if _open_to(s, g, City(s.city[g])))
    return sum(ch06_armies.room(s, general) for general in able)


def _most_through(s: Friedrich, nation: Nation, trains: int, gate: tuple[City, ...]) -> int:
    """10.8, 10.9 The most armies of generals that re-enter here beside so many trains; -1: the trains do not fit."""
    places = [_places(s, nation, place) for place in gate]
    if trains > min(places.count(STACK), len(lost(s, TRAINS_OF[nation]))):
        return -1
    returning = [g for g in lost(s, GENERALS_OF[nation]) if any(_open_to(s, g, place) for place in gate)]
    return GREATEST_ARMY * min(len(returning), sum(places) - STACK * trains)


@rule("6.5", "6.6", "10.3", "10.9")
def limits(s: Friedrich, nation: Nation) -> list[int]:
    """10.2 By number of trains, the most armies that the nation has a use for beside them; -1: not so many trains."""
    lacking = ch06_armies.lacking(s, nation)
    return [min(lacking, most_armies(s, nation, trains)) for trains in range(len(lost(s, TRAINS_OF[nation])) + 1)]


def purchases(limits: Sequence[int], units: int) -> list[tuple[int, int]]:
    """10.2 What may be bought with the price of so many units: armies and trains, at least one of them."""
    pairs = [(a, t) for t, most in enumerate(limits) for a in range(min(most, units - t) + 1)]
    return [pair for pair in pairs if any(pair)]


# ---- the payment ----------------------------------------------------------------------------------------------------


@rule("10.1", "2.4")
def recruit_actions(s: Friedrich) -> list[Action]:
    """10.1 Recruiting, where the active nation can pay for something that it has a use for."""
    useful = ch06_armies.lacking(s, s.active) or lost(s, TRAINS_OF[s.active])
    if not useful or points(hand(s, s.active)) < price(s, s.active):
        return []
    return [Recruit()] if purchases(limits(s, s.active), 1) else []


def begin_recruiting(s: Friedrich) -> None:
    """10.1 Begin to pay."""
    call(s, Paying(s.active))


@rule("10.1", "10.2", "10.6")
def refuse_recruit(s: Friedrich) -> Refusal:
    """10.2 Why the active nation cannot recruit now."""
    if points(hand(s, s.active)) < price(s, s.active):
        return Refusal("10.2", "refused-recruit-points", {"price": price(s, s.active)})
    if ch06_armies.lacking(s, s.active) or lost(s, TRAINS_OF[s.active]):
        return Refusal("10.8", "refused-recruit-nowhere")
    return Refusal("6.5", "refused-recruit-ceiling")


@rule("10.2", "10.3", "10.4", "10.12", "3.7")
class Paying(Choice, frozen=True):
    """10.2 Lay down cards, then settle; nobody sees them before. Each payment is separate (10.3)."""

    recruiter: Annotated[Nation, everybody]
    cards: Annotated[tuple[TacticalCard, ...], recruiters] = ()

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.recruiter]

    def prompt(self, s: Friedrich) -> Message:
        args = {"points": points(self.cards), "price": price(s, self.recruiter), "units": self._units(s)}
        return Message("ask-paying", args)

    def _units(self, s: Friedrich) -> int:
        return points(self.cards) // price(s, self.recruiter)

    def actions(self, s: Friedrich) -> list[Action]:
        units, most = self._units(s), limits(s, self.recruiter)
        pays = [card for card in hand(s, self.recruiter) if card not in self.cards]
        useful = max(trains + armies for trains, armies in enumerate(most))
        more: list[Action] = [Pay(TacticalCard(card)) for card in pays] if units < useful else []
        settle = [Settle(armies, trains) for armies, trains in purchases(most, units)]
        return [*more, *settle, *([] if self.cards else [Decline()])]

    def take(self, s: Friedrich, action: Action) -> None:
        if isinstance(action, Pay):
            return replace(s, Paying(self.recruiter, (*self.cards, action.card)))
        if isinstance(action, Settle):
            return settle(s, self, action)
        return finish(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Settle):
            return refuse_settle(s, self.recruiter, self._units(s), action)
        if isinstance(action, Pay):
            return self._refuse_pay(s, action)
        return Refusal("10.1", "refused-paying-first")

    def _refuse_pay(self, s: Friedrich, action: Pay) -> Refusal:
        if s.cards.zone[action.card] != HAND + self.recruiter:
            return Refusal("3.7", "refused-card-not-held")
        return Refusal("10.3", "refused-paid-twice" if action.card in self.cards else "refused-paid-enough")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Pay(TacticalCard(thing.id)) if thing.kind == "card" else None


@rule("10.2", "10.9", "6.5", "10.8")
def refuse_settle(s: Friedrich, nation: Nation, units: int, action: Settle) -> Refusal:
    """10.2 Why this cannot be bought."""
    if not 1 <= action.armies + action.trains <= units or min(action.armies, action.trains) < 0:
        return Refusal("10.2", "refused-settle-points", {"units": units})
    if action.armies > ch06_armies.lacking(s, nation):
        return Refusal("6.5", "refused-recruit-ceiling")
    if action.trains > len(lost(s, TRAINS_OF[nation])):
        return Refusal("10.9", "refused-settle-trains")
    return Refusal("10.8", "refused-recruit-nowhere")


@rule("10.3", "10.7")
def settle(s: Friedrich, paying: Paying, action: Settle) -> None:
    """10.7 What is paid and how many armies are bought is announced; who gets them is not."""
    for card in paying.cards:
        ch03_cards.discard_used(s, card)
    tell(s, Paid(paying.recruiter, paying.cards, points(paying.cards)))
    s.total[paying.recruiter] += action.armies
    tell(s, Recruited(paying.recruiter, action.armies, s.total[paying.recruiter]))
    replace(s, Placing(paying.recruiter, action.trains, action.armies))


# ---- placing what was bought ----------------------------------------------------------------------------------------


@rule("10.5", "10.6", "10.8", "10.9", "10.10", "10.14", "10.16")
class Placing(Choice, frozen=True):
    """10.5 Give new armies to generals, bring lost pieces back; `armies` and `trains` are still to be placed."""

    audience = everybody
    recruiter: Nation
    trains: int
    armies: int

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.recruiter]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-placing", {"armies": self.armies, "trains": self.trains})

    def actions(self, s: Friedrich) -> list[Action]:
        return [*self._reinforcements(s), *self._reentries(s)]

    def _reinforcements(self, s: Friedrich) -> Iterator[Action]:
        able = generals_on_map(s, self.recruiter) if self.armies else []
        for general in able:
            if ch06_armies.room(s, general) and _open_to(s, general, City(s.city[general])):
                yield Reinforce(general)

    def _reentries(self, s: Friedrich) -> Iterator[Action]:
        cities = [place for gate in gates(s, self.recruiter) for place in gate]
        for piece in self._returning(s):
            yield from (Reenter(piece, place) for place in cities if self._may_enter(s, piece, place))

    def _returning(self, s: Friedrich) -> list[Piece]:
        """10.6, 10.9 The lost pieces for which something that was bought is left."""
        generals = lost(s, GENERALS_OF[self.recruiter]) if self.armies else []
        return generals + (lost(s, TRAINS_OF[self.recruiter]) if self.trains else [])

    def _may_enter(self, s: Friedrich, piece: Piece, place: City) -> bool:
        """10.8 Whether the city takes the piece, and all the rest can still be placed afterwards."""
        places = _places(s, self.recruiter, place)
        if places < (STACK if IS_TRAIN[piece] else 1):
            return False
        return (IS_TRAIN[piece] or _open_to(s, piece, place)) and self._leaves_room(s, piece, place)

    def _leaves_room(self, s: Friedrich, piece: Piece, place: City) -> bool:
        then = s.copy()
        then.city[piece] = place
        then.substitute = place if blocked(s, self.recruiter) else s.substitute
        if IS_TRAIN[piece]:
            return self.armies <= most_armies(then, self.recruiter, self.trains - 1)
        then.armies[piece] = 1
        return self.armies - 1 <= most_armies(then, self.recruiter, self.trains)

    def take(self, s: Friedrich, action: Action) -> None:
        if isinstance(action, Reinforce):
            reinforce(s, action.general)
            return self._go_on(s, self.armies - 1, self.trains)
        assert isinstance(action, Reenter)
        reenter(s, action.piece, action.city)
        if IS_TRAIN[action.piece]:
            return self._go_on(s, self.armies, self.trains - 1)
        reinforce(s, action.piece)
        return self._go_on(s, self.armies - 1, self.trains)

    def _go_on(self, s: Friedrich, armies: int, trains: int) -> None:
        if armies or trains:
            return replace(s, Placing(self.recruiter, trains, armies))
        return finish(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Reinforce):
            return refuse_reinforce(s, self.recruiter, action.general)
        if isinstance(action, Reenter):
            return refuse_reenter(s, self, action)
        return Refusal("10.5", "refused-placing-first", {"armies": self.armies, "trains": self.trains})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind == "piece":
            return self._wanted_piece(s, Piece(thing.id))
        returning = self._returning(s)
        return Reenter(returning[0], City(thing.id)) if thing.kind == "city" and returning else None

    def _wanted_piece(self, s: Friedrich, piece: Piece) -> Action:
        if IS_TRAIN[piece] or s.city[piece] < 0:
            return Reenter(piece, DEPOTS[self.recruiter][0])
        return Reinforce(piece)


def reinforce(s: Friedrich, general: Piece) -> None:
    """10.5 One of the armies that were bought goes to this general, in secret."""
    s.armies[general] += 1
    s.received[general] += 1
    tell(s, Reinforced(general, 1))


@rule("9.10", "9.13", "10.8", "10.10", "10.14")
def reenter(s: Friedrich, piece: Piece, place: City) -> None:
    """10.8 A piece is back; it does not move in this phase (10.10), and is face up unless others there are not."""
    if blocked(s, NATION_OF[piece]):
        s.substitute = place
    s.city[piece] = place
    s.moved[piece] = REENTERED
    tell(s, Reentered(piece, place))
    if not IS_TRAIN[piece]:
        ch09_supply.mix_faces(s, place)


@rule("6.4", "10.5")
def refuse_reinforce(s: Friedrich, nation: Nation, general: Piece) -> Refusal:
    """10.5 Why this general gets no army."""
    if NATION_OF[general] != nation or IS_TRAIN[general]:
        return Refusal("10.5", "refused-reinforce-other")
    if s.city[general] < 0:
        return Refusal("10.6", "refused-reinforce-off-map", {"general": named_piece(general)})
    if not ch06_armies.room(s, general):
        return Refusal("6.4", "refused-ninth-army", {"general": named_piece(general)})
    banned = effects.refuse_reinforcement(s, general, City(s.city[general]))
    return banned or Refusal("10.5", "refused-no-armies-left")


@rule("10.6", "10.8", "10.9", "10.13", "10.14", "10.16")
def refuse_reenter(s: Friedrich, placing: Placing, action: Reenter) -> Refusal:
    """10.8 Why this piece does not come back here."""
    piece, place, nation = action.piece, action.city, placing.recruiter
    args: dict[str, Any] = {"piece": named_piece(piece), "city": named(place)}
    if NATION_OF[piece] != nation or s.city[piece] >= 0:
        return Refusal("10.8", "refused-reenter-piece", args)
    if s.city[piece] == RETIRED:
        return Refusal("10.16", "refused-reenter-retired", args)
    if not (placing.trains if IS_TRAIN[piece] else placing.armies):
        return Refusal("10.9" if IS_TRAIN[piece] else "10.6", "refused-reenter-unpaid", args)
    return _refuse_gate(s, nation, piece, place, args)


def _refuse_gate(s: Friedrich, nation: Nation, piece: Piece, place: City, args: dict[str, Any]) -> Refusal:
    if not any(place in gate for gate in gates(s, nation)):
        return _refuse_elsewhere(s, nation, place, args)
    if _places(s, nation, place) < (STACK if IS_TRAIN[piece] else 1):
        return Refusal("10.8", "refused-reenter-occupied", args)
    banned = None if IS_TRAIN[piece] else effects.refuse_reinforcement(s, piece, place)
    return banned or Refusal("10.8", "refused-reenter-no-room-left", args)


def _refuse_elsewhere(s: Friedrich, nation: Nation, place: City, args: dict[str, Any]) -> Refusal:
    if not blocked(s, nation):
        return Refusal("10.13" if place in SUBSTITUTES[nation] else "10.8", "refused-reenter-elsewhere", args)
    if place in SUBSTITUTES[nation]:
        stop = ch05_conquest.refuse_stop(s, nation, place)
        return stop or Refusal("10.14", "refused-second-substitute", args)
    return Refusal("10.14", "refused-reenter-no-substitute", args)


FRAMES = (Paying, Placing)
