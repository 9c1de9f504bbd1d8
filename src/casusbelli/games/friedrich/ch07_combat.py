"""7 Combat: which pairs of neighbouring stacks fight, and what the side loses that is beaten in their duel."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import ClassVar

from casusbelli.engine.flow import amend, call, enclosing, finish, returned, tell
from casusbelli.engine.frame import Choice, Procedure, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import (
    ch06_armies,
    ch07_duel,
    ch08_retreat,
    ch13_offensive,
    ch13_texts,
    effects,
    queries,
)
from casusbelli.games.friedrich.actions import (
    Attack,
    Halt,
    Keep,
    Recruit,
    SetOut,
    Step,
)
from casusbelli.games.friedrich.board import (
    GENERALS,
    GENERALS_OF,
    NATION_OF,
    NEIGHBOURS,
    City,
    Nation,
    Piece,
    enemies,
    named,
    named_nation,
)
from casusbelli.games.friedrich.ch07_duel import Duel, generals_in
from casusbelli.games.friedrich.events import Beaten, LossBorne, LossesShared
from casusbelli.games.friedrich.state import GREATEST_ARMY, Friedrich, pieces_in

Pair = tuple[City, City]
"""7.1.2 A city of the active nation, and one of the enemy beside it."""


# ---- who fights whom ------------------------------------------------------------------------------------------------


@rule("2.5", "7.1.2", "7.4.1")
def combat_phase(s: Friedrich, nation: Nation) -> None:
    """7.1 Phase 3: the list of pairs is made once; what comes to stand together later does not fight."""
    pairs = pairs_of(s, nation)
    if pairs:
        call(s, Combats(nation, pairs))
        ch13_texts.before_combats(s, nation)


@rule("0.2", "7.1.1", "7.1.2", "7.1.6", "10.11")
def pairs_of(s: Friedrich, nation: Nation) -> tuple[Pair, ...]:
    """7.1.2 Each city with generals of a nation, with each neighbouring city that holds enemy generals."""
    origins = sorted(set(queries.cities_of(s.city, GENERALS_OF[nation])))
    return tuple((origin, target) for origin in origins for target in queries.targets(s.city, origin, nation))


@rule("7.1.2", "7.1.4", "7.1.5", "7.4.1")
class Combats(Procedure, frozen=True):
    """7.1.2 The pairs of a nation that are still to fight: one combat after the other, each with its retreat.

    `beaten` are the generals beaten in this phase.
    """

    audience = everybody
    nation: Nation
    pairs: tuple[Pair, ...]
    beaten: tuple[Piece, ...] = ()

    def step(self, s: Friedrich) -> None:
        ended = returned(s)
        if isinstance(ended, Duel):
            return call(s, defeat_in(ended))
        for place in ended or ():  # 13.28.1 The stacks that stood there have stepped away.
            strike(s, place)
        if due(s):
            return call(s, Attacking())
        return finish(s)


def phase(s: Friedrich) -> Combats:
    """The combats of the phase under way. Raises LookupError where there is none."""
    found: Combats = enclosing(s, Combats)
    return found


def due(s: Friedrich) -> list[Pair]:
    """7.1.1 The pairs that are to fight now: those left, without what a Card of Fate forbids."""
    return [pair for pair in phase(s).pairs if effects.refuse_attack(s, *pair) is None]


@rule("7.1.4")
def strike(s: Friedrich, place: City) -> None:
    """7.1.4 A beaten stack attacks no more, and is not attacked again."""
    combats = phase(s)
    pairs = tuple(pair for pair in combats.pairs if place not in pair)
    amend(s, Combats, pairs=pairs, beaten=combats.beaten + generals_in(s, place))


@rule("7.1.1", "7.1.3", "2.5")
class Attacking(Choice, frozen=True):
    """7.1.3 The active player chooses the next combat; none that is due may be left out (7.1.1)."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[phase(s).nation]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-attacking", {"nation": named_nation(phase(s).nation)})

    def actions(self, s: Friedrich) -> list[Action]:
        return [Attack(origin, target) for origin, target in due(s)]

    def take(self, s: Friedrich, action: Attack) -> None:
        amend(s, Combats, pairs=_without(phase(s).pairs, (action.origin, action.target)))
        effects.note_attack(s, action.origin, action.target)
        ch07_duel.give_right(s, ch07_duel.open_duel(s, action.origin, action.target))

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return refuse_attack(s, action)
        if isinstance(action, SetOut | Step | Halt):
            return Refusal("7.3.3", "refused-no-advance")
        return Refusal("10.1" if isinstance(action, Recruit) else "7.1.1", "refused-attacks-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        place = _place(s, thing)
        return None if place is None else likeliest(s, place)


def _without(pairs: tuple[Pair, ...], fought: Pair) -> tuple[Pair, ...]:
    return tuple(pair for pair in pairs if pair != fought)


def _place(s: Friedrich, thing: Thing) -> City | None:
    """The city that is pointed at, or where the piece stands that is."""
    if thing.kind == "city":
        return City(thing.id)
    return s.city[thing.id] if thing.kind == "piece" and s.city[thing.id] >= 0 else None


def likeliest(s: Friedrich, place: City) -> Attack:
    """The likeliest attack with this city: a due one, else from it on a neighbour, else on it from an own stack.

    Of the neighbours an enemy stack is likelier than other pieces, and they than an empty city.
    """
    pairs, nation = due(s), phase(s).nation
    for origin, target in pairs:
        if place in (origin, target):
            return Attack(origin, target)
    if any(NATION_OF[general] == nation for general in generals_in(s, place)):
        held = [near for near in NEIGHBOURS[place] if pieces_in(s, near)]
        return Attack(place, (*queries.targets(s.city, place, nation), *held, *NEIGHBOURS[place])[0])
    own = queries.cities_of(s.city, GENERALS_OF[nation])
    return Attack(next((near for near in own if near in NEIGHBOURS[place]), own[0] if own else place), place)


@rule("0.2", "7.1.1", "7.1.2", "7.1.4", "7.1.6", "13.23.2", "13.23.3")
def refuse_attack(s: Friedrich, action: Attack) -> Refusal:
    """7.1 Why this is no combat of the phase."""
    args = {"origin": named(action.origin), "target": named(action.target)}
    nation = phase(s).nation
    banned = effects.refuse_attack(s, action.origin, action.target)
    if banned and (action.origin, action.target) in phase(s).pairs:
        return banned
    if not any(NATION_OF[general] == nation for general in generals_in(s, action.origin)):
        return Refusal("7.1.1", "refused-attack-origin", args)
    return refuse_target(s, action, args)


@rule("0.2", "7.1.1", "7.1.2", "7.1.4", "7.1.6")
def refuse_target(s: Friedrich, action: Attack, args: dict[str, Thing]) -> Refusal:
    """7.1 Why an own stack may not attack there."""
    standing, combats = pieces_in(s, action.target), phase(s)
    if not standing:
        return Refusal("7.1.1", "refused-attack-empty", args)
    if not enemies(combats.nation, NATION_OF[standing[0]]):
        return Refusal("0.2", "refused-attack-friends", args)
    if standing[0] >= len(GENERALS):
        return Refusal("7.1.6", "refused-attack-train", args)
    if action.target not in NEIGHBOURS[action.origin]:
        return Refusal("7.1.1", "refused-attack-distant", args)
    if generals_in(s, action.origin)[0] in combats.beaten or standing[0] in combats.beaten:
        return Refusal("7.1.4", "refused-attack-beaten", args)
    return Refusal("7.1.2", "refused-attack-not-listed", args)


# ---- the beaten side ------------------------------------------------------------------------------------------------


@rule("7.2.11", "7.3.1")
def defeat_in(duel: Duel) -> Defeat:
    """7.2.11 The side is beaten that had the right to play and played no more."""
    nation, enemy, place, score = duel.side()
    lost, left = duel.stake()
    return Defeat(nation, enemy, place, duel.target if duel.attacks else duel.origin, score, lost, left)


@rule("7.3.1", "7.3.2", "7.3.3", "8.1")
class Defeat(Sequence, frozen=True):
    """7.3 `nation` is beaten by `enemy`: it loses `lost` armies, has `left`, and retreats as many cities.

    `place` is the city of the beaten stack, `winner` that of the other one, which stays where it is; `score` is the
    final one of the beaten side, below zero.
    """

    audience = everybody
    nation: Nation
    enemy: Nation
    place: City
    winner: City
    score: int
    lost: int
    left: int

    @rule("7.1.4", "13.3")
    def note(self, s: Friedrich) -> None:
        for general in generals_in(s, self.place):
            s.beaten[general] = 1
        s.victor = generals_in(s, self.winner)[0]
        strike(s, self.place)
        tell(s, Beaten(self.nation, self.enemy, self.lost, s.total[self.nation] - self.lost))

    @rule("7.3.4", "7.3.5", "8.7")
    def bear(self, s: Friedrich) -> None:
        generals = generals_in(s, self.place)
        saved = self.left and ch08_retreat.ends(s, generals, self.lost, self.winner)
        if saved and len(generals) > 1:
            return call(s, Bearing(generals, self.lost, self.left))
        return bear_loss(s, generals, customary(tuple(s.armies[general] for general in generals), self.lost))

    def retreat(self, s: Friedrich) -> None:
        generals = generals_in(s, self.place)
        if generals:
            ch08_retreat.retreat(s, generals, self.lost, self.winner, self.enemy)

    def close(self, s: Friedrich) -> None:
        ch13_offensive.after_combat(s, self.nation, self.enemy, self.score)

    steps: ClassVar = (note, bear, retreat, close)


@rule("7.3.4")
class Bearing(Choice, frozen=True):
    """7.3.4 The owner of a beaten stack secretly decides what is left to each of its generals (R10)."""

    audience = everybody
    public = True
    generals: tuple[Piece, ...]
    lost: int
    left: int

    def seat(self, s: Friedrich) -> Seat:
        return s.player[NATION_OF[self.generals[0]]]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-bearing", {"lost": self.lost, "left": self.left})

    def actions(self, s: Friedrich) -> list[Action]:
        usual = customary(tuple(s.armies[general] for general in self.generals), self.lost)
        others = [split for split in splits(len(self.generals), self.left) if split != usual]
        return [Keep(self.generals, split) for split in (usual, *others)]

    def take(self, s: Friedrich, action: Keep) -> None:
        finish(s)
        nation = NATION_OF[self.generals[0]]
        tell(s, LossesShared(nation, s.total[nation] - self.lost))
        bear_loss(s, action.generals, action.armies)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Keep):
            return Refusal("7.3.4", "refused-loss-due", {"lost": self.lost})
        if action.generals != self.generals or len(action.armies) != len(self.generals):
            return Refusal("7.3.4", "refused-keep-generals")
        if not all(0 <= armies <= GREATEST_ARMY for armies in action.armies):
            return Refusal("7.3.4", "refused-keep-army", {"most": GREATEST_ARMY})
        return Refusal("7.3.4", "refused-keep-sum", {"left": self.left})


@cache
@rule("7.3.4", "6.4")
def splits(generals: int, armies: int) -> tuple[tuple[int, ...], ...]:
    """7.3.4 Every way to divide armies among so many generals, nobody with more than 8."""
    ways = product(range(GREATEST_ARMY, -1, -1), repeat=generals)
    return tuple(way for way in ways if sum(way) == armies)


@cache
@rule("7.3.4")
def customary(armies: tuple[int, ...], lost: int) -> tuple[int, ...]:
    """7.3.4 What is left if the lowest rank pays first, and nobody with his last army while others have more (R10)."""
    left = list(armies)
    for least in (1, 0):
        for number in reversed(range(len(left))):
            paid = max(0, min(lost, left[number] - least))
            left[number] -= paid
            lost -= paid
    return tuple(left)


@rule("7.3.1", "7.3.4", "7.3.5")
def bear_loss(s: Friedrich, generals: tuple[Piece, ...], kept: tuple[int, ...]) -> None:
    """7.3.5 So many armies are left to each; a general without any leaves the map."""
    for general, armies in zip(generals, kept, strict=True):
        ch06_armies.lose(s, general, s.armies[general] - armies)
    for general, armies in zip(generals, kept, strict=True):
        if armies:
            tell(s, LossBorne(general, armies))
        else:
            ch06_armies.take_off(s, general)


FRAMES = (Combats, Attacking, *ch07_duel.FRAMES, Defeat, Bearing)
