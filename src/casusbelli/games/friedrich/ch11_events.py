"""11.3, 11.7, 11.9 What event cards do at once: armies gained and lost, generals moved, generals out of supply."""

from __future__ import annotations

from collections.abc import Iterable

from casusbelli.engine.flow import call, finish, replace, reveal, tell
from casusbelli.engine.frame import Choice, Decline
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import ch05_conquest, ch06_armies, ch09_supply, queries
from casusbelli.games.friedrich.actions import Choose, Go, Shift
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    GENERALS,
    GENERALS_OF,
    IS_TRAIN,
    LAUDON,
    NATION_OF,
    NEIGHBOURS,
    PRUSSIA,
    RUSSIA,
    TRAINS_OF,
    City,
    Nation,
    Piece,
    named,
    named_nation,
    named_piece,
)
from casusbelli.games.friedrich.ch06_armies import Opened
from casusbelli.games.friedrich.events import (
    ArmyGained,
    ArmyLost,
    Declined,
    LossBorne,
    NoEffect,
    Reinforced,
    Shifted,
    Stepped,
)
from casusbelli.games.friedrich.state import (
    GREATEST_ARMY,
    NO_CITY,
    Friedrich,
    generals_on_map,
    on_map,
    pieces_in,
)

GAIN, LOSS = 1, -1
"""11.7 What a general gets."""
FAR = (5, 6)
"""11.10.9, 13.32.1 How far from the nearest train generals are out of supply."""


@rule("11.3")
def no_effect(s: Friedrich) -> None:
    """11.3 The card just drawn changes nothing."""
    tell(s, NoEffect(s.drawn[-1]))


@rule("11.3")
def decline(s: Friedrich, nation: Nation) -> None:
    """11.3 What the card allows to a nation is not done."""
    finish(s)
    tell(s, Declined(nation))


# ---- armies ---------------------------------------------------------------------------------------------------------


@rule("11.7")
def may_gain(s: Friedrich, nation: Nation) -> bool:
    """11.7 Whether a general of the nation can take an army; the totals tell everybody."""
    places = GREATEST_ARMY * len(generals_on_map(s, nation))
    return ch06_armies.lacking(s, nation) > 0 and s.total[nation] < places


@rule("11.7")
def may_lose(s: Friedrich, nation: Nation) -> bool:
    """11.7 Whether a general of the nation can lose an army that is not his last one; the totals tell everybody."""
    return s.total[nation] > len(generals_on_map(s, nation))


@rule("11.7", "11.10.8", "13.21.1", "13.31.1")
def gift(s: Friedrich, nation: Nation) -> None:
    """11.7 A general of the nation's choice gets an army, if there is one who can."""
    return call(s, Choosing(nation, GAIN)) if may_gain(s, nation) else no_effect(s)


@rule("11.7", "13.30.1")
def toll(s: Friedrich, nation: Nation) -> None:
    """11.7 A general of the nation's choice loses an army, if there is one who can."""
    return call(s, Choosing(nation, LOSS)) if may_lose(s, nation) else no_effect(s)


@rule("11.7", "13.21.3", "13.26.1")
def gift_to(s: Friedrich, general: Piece) -> None:
    """11.7 This general gets an army, if he can; whether he can is for all to see."""
    if not on_map(s, general) or not may_gain(s, NATION_OF[general]):
        return no_effect(s)
    reveal(s, Opened("armies"), None)
    return change(s, general, GAIN) if ch06_armies.room(s, general) else no_effect(s)


@rule("11.7", "13.22.2")
def toll_on(s: Friedrich, general: Piece) -> None:
    """11.7 This general loses an army, but not his last one; whether he does is for all to see."""
    if not on_map(s, general) or not may_lose(s, NATION_OF[general]):
        return no_effect(s)
    reveal(s, Opened("armies"), None)
    return change(s, general, LOSS) if s.armies[general] > 1 else no_effect(s)


@rule("11.7")
def change(s: Friedrich, general: Piece, armies: int) -> None:
    """11.7 The new total is told to all, the general to his player alone."""
    nation = NATION_OF[general]
    ch06_armies.gain(s, general, armies)
    if armies == GAIN:
        tell(s, ArmyGained(nation, s.total[nation]))
        return tell(s, Reinforced(general, armies))
    tell(s, ArmyLost(nation, s.total[nation]))
    return tell(s, LossBorne(general, s.armies[general]))


@rule("11.7", "11.10.8", "13.21.1", "13.30.1", "13.31.1")
class Choosing(Choice, frozen=True):
    """11.7 The owner secretly chooses the general who gets an army, or loses one."""

    audience = everybody
    nation: Nation
    armies: int

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.nation]

    def prompt(self, s: Friedrich) -> Message:
        name = "ask-choosing-gain" if self.armies == GAIN else "ask-choosing-loss"
        return Message(name, {"nation": named_nation(self.nation)})

    def actions(self, s: Friedrich) -> list[Action]:
        return [Choose(general) for general in generals_on_map(s, self.nation) if self.able(s, general)]

    def able(self, s: Friedrich, general: Piece) -> bool:
        """11.7 Whether this general can be chosen."""
        return 1 <= s.armies[general] + self.armies <= GREATEST_ARMY

    def take(self, s: Friedrich, action: Choose) -> None:
        finish(s)
        change(s, action.general, self.armies)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Choose):
            return Refusal("11.7", "refused-choice-due")
        args = {"general": named_piece(action.general)}
        if action.general not in GENERALS_OF[self.nation]:
            return Refusal("11.7", "refused-choose-foreign", {**args, "nation": named_nation(self.nation)})
        if not on_map(s, action.general):
            return Refusal("11.7", "refused-choose-off-map", args)
        return Refusal("11.7", "refused-choose-full" if self.armies == GAIN else "refused-choose-last", args)

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Choose(Piece(thing.id)) if thing.kind == "piece" and thing.id < len(GENERALS) else None


# ---- supply ---------------------------------------------------------------------------------------------------------


@rule("11.10.9", "13.32.1")
def cut_off(s: Friedrich, nation: Nation, generals: Iterable[Piece]) -> None:
    """11.10.9, 13.32.1 Those of these generals who are 5 or 6 cities from a train of theirs lie face down (N12)."""
    trains = queries.cities_of(s.city, TRAINS_OF[nation])
    reached = queries.supplied(trains, queries.enemy_cities(s.city, nation))
    far = [g for g in generals if on_map(s, g) and not s.face_down[g] and reached.get(City(s.city[g])) in FAR]
    if not far:
        return no_effect(s)
    for general in far:
        ch09_supply.turn_down(s, general)
    return None


# ---- basic texts that work at once ----------------------------------------------------------------------------------


@rule("11.10.6")
def laudon_moves(s: Friedrich) -> None:
    """11.10.6 Austria may move Laudon one city."""
    return call(s, MovingLaudon()) if on_map(s, LAUDON) and laudon_cities(s) else no_effect(s)


@rule("11.10.8")
def prussian_gift(s: Friedrich) -> None:
    """11.10.8 A Prussian general gets an army."""
    gift(s, PRUSSIA)


@rule("11.10.9")
def russians_cut_off(s: Friedrich) -> None:
    """11.10.9 Russian generals far from their trains lie face down; a depot does not help them."""
    cut_off(s, RUSSIA, GENERALS_OF[RUSSIA])


@rule("4.10", "5.4.2", "11.10.6")
def laudon_cities(s: Friedrich) -> list[City]:
    """11.10.6 The neighbouring cities that Laudon could enter in a normal move."""
    entrances = queries.entrances(s.city, (LAUDON,))
    near = (place for place in NEIGHBOURS[s.city[LAUDON]] if entrances[place])
    return [place for place in near if ch05_conquest.refuse_stop(s, AUSTRIA, place) is None]


@rule("11.10.6", "11.9")
class MovingLaudon(Choice, frozen=True):
    """11.10.6 Austria may move Laudon one city, alone."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[AUSTRIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-moving-laudon")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *(Go(place) for place in laudon_cities(s))]

    def take(self, s: Friedrich, action: Go | Decline) -> None:
        if isinstance(action, Decline):
            return decline(s, AUSTRIA)
        if mates_of(s, LAUDON):
            return replace(s, ShiftingLaudon(action.city))
        return move_laudon(s, action.city)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Go):
            return Refusal("11.10.6", "refused-laudon-due")
        if action.city not in NEIGHBOURS[s.city[LAUDON]]:
            return Refusal("11.10.6", "refused-laudon-distant", {"city": named(action.city)})
        closed = Refusal("11.10.6", "refused-laudon-closed", {"city": named(action.city)})
        return ch05_conquest.refuse_stop(s, AUSTRIA, action.city) or closed

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Go(City(thing.id)) if thing.kind == "city" else None


@rule("4.14", "4.16", "9.10", "11.9", "11.10.6")
def move_laudon(s: Friedrich, place: City) -> None:
    """11.10.6 Laudon comes to this city; a train that is there is eliminated, and nothing is conquered (11.9)."""
    for train in pieces_in(s, place):
        if IS_TRAIN[train]:
            ch06_armies.eliminate_train(s, train)
    s.city[LAUDON] = place
    tell(s, Stepped((LAUDON,), place))
    ch09_supply.mix_faces(s, place)
    return replace(s, ShiftingLaudon(NO_CITY)) if mates_of(s, LAUDON) else finish(s)


def mates_of(s: Friedrich, general: Piece) -> list[Piece]:
    """Who stands with a general."""
    return [mate for mate in pieces_in(s, s.city[general]) if mate != general]


@rule("4.17", "11.10.6")
class ShiftingLaudon(Choice, frozen=True):
    """4.17 Armies pass between Laudon and those whom he leaves for `city`, or (NO_CITY) has joined."""

    audience = everybody
    city: City

    def seat(self, s: Friedrich) -> Seat:
        return s.player[AUSTRIA]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-shifting-joined" if self.city == NO_CITY else "ask-shifting-leaving")

    def actions(self, s: Friedrich) -> list[Action]:
        return [Decline(), *_shifts(s)]

    def take(self, s: Friedrich, action: Shift | Decline) -> None:
        if isinstance(action, Shift):
            return shift(s, action)
        return finish(s) if self.city == NO_CITY else move_laudon(s, self.city)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        return Refusal("4.17", "refused-shift-laudon", {"most": GREATEST_ARMY})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Shift(LAUDON, Piece(thing.id), 1) if thing.kind == "piece" and thing.id < len(GENERALS) else None


def _shifts(s: Friedrich) -> list[Action]:
    pairs = [pair for mate in mates_of(s, LAUDON) for pair in ((LAUDON, mate), (mate, LAUDON))]
    return [Shift(giver, taker, armies) for giver, taker in pairs for armies in range(1, _most(s, giver, taker) + 1)]


def _most(s: Friedrich, giver: Piece, taker: Piece) -> int:
    return min(s.armies[giver] - 1, ch06_armies.room(s, taker))


@rule("4.17")
def shift(s: Friedrich, action: Shift) -> None:
    """4.17 Armies pass from one general to the other; the total stays as it is."""
    s.armies[action.giver] -= action.armies
    s.armies[action.taker] += action.armies
    tell(s, Shifted(action.giver, action.taker, action.armies))


FRAMES = (Choosing, MovingLaudon, ShiftingLaudon)
