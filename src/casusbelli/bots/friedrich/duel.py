"""Combats: which card to play, or when to give up. Scores are points, seen from the side that has the right to play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import exp
from typing import Any, NamedTuple

from casusbelli.bots.friedrich.judgement import ARMY, BLOODY, POINT, SOFTENED, SPARE, Judgement
from casusbelli.bots.friedrich.position import Position, Stack
from casusbelli.engine.record import Action
from casusbelli.games.friedrich.actions import Play, PlayDouble, PlayReserve, Yield
from casusbelli.games.friedrich.board import (
    CARD_VALUE,
    RESERVE_VALUE,
    SUIT_OF,
    Nation,
    Suit,
)
from casusbelli.games.friedrich.cardplay import Hand, Spent, hand_of, stops, strength_of
from casusbelli.games.friedrich.ch07_duel import Duel
from casusbelli.games.friedrich.duels import pools
from casusbelli.games.friedrich.odds import Hidden, hidden

FIGHTS_ON = 0.6
"""How likely an enemy plays a card who can."""
LOST_AT_LEAST, LOST_ON = 1.5, 2.0
"""Armies that an enemy loses who gives up with cards in his hand; that he loses after a long combat."""
TIRES, EXHAUSTED = POINT / 2, 0.2
"""What the points still in hand cost in a long combat, and at most."""
KEEPS = 0.6
"""How much of what a stack protects is lost if it is driven off."""
LONG = 9
"""Cards of the suit from which on not every way to play them is looked at."""


class Stakes(NamedTuple):
    """What it brings to win the combat, and what it costs to be driven off, armies left aside."""

    win: float
    loss: float
    own: float
    foe: float


class Strength:
    """The chances of the strength of a hidden hand."""

    def __init__(self, ways: Hidden) -> None:
        total = ways.total()
        row = [ways.ways.get(points, 0) / total for points in range(max(ways.ways) + 1)]
        self.below = [0.0, *accumulate(row)]
        self.beyond = [0.0, *accumulate(self.below[1:])]
        self.bare = sum(ways.bare.values()) / total

    def less(self, points: int) -> float:
        """How likely the hand makes less than so many points."""
        return self.below[min(max(points, 0), len(self.below) - 1)]

    def short(self, points: int) -> float:
        """How many points the hand stays below this on average, 0 where it does not."""
        at = min(max(points, 0), len(self.beyond) - 1)
        return self.beyond[at] + max(0, points - at)


def foe_strength(s: Any, nation: Nation, suit: Suit) -> Strength:
    """What an enemy may hold in a suit, for all that is known of the cards."""
    return Strength(hidden(pools(s.cards.zone, s.counts, nation, suit)))


# ---- the choice -----------------------------------------------------------------------------------------------------


def best_play(s: Any, duel: Duel, actions: Sequence[Action]) -> Action:
    """The card to play now, or none."""
    if len(actions) == 1:
        return actions[0]
    _, enemy, _, score = duel.side()
    usable = own_hand(actions)
    foe = foe_strength(s, enemy, SUIT_OF[duel.target if duel.attacks else duel.origin])
    stakes = stakes_of(s, duel)
    options = [*plans(usable, -score), *([Spent((), (), 0, 0)] if Yield() in actions else [])]
    best = max(options, key=lambda spent: (worth(spent, score, usable, foe, stakes), -spent.strength))
    return played(best, actions)


def own_hand(actions: Iterable[Action]) -> Hand:
    """The cards that may be played."""
    cards = [CARD_VALUE[action.card] for action in actions if isinstance(action, Play)]
    reserves = {action.card for action in actions if isinstance(action, PlayReserve)}
    return hand_of(cards, len(reserves))


def plans(usable: Hand, behind: int) -> Iterator[Spent]:
    """Ways to play in one go; at the least a single card."""
    few = Hand(usable.cards[:LONG], min(2, usable.reserves))
    yield from (spent for spent in stops(few, behind).values() if spent.strength)
    for value in usable.cards[LONG:]:
        yield Spent((value,), (), value, value)


def worth(spent: Spent, score: int, usable: Hand, foe: Strength, stakes: Stakes) -> float:
    """What a way to play brings on average."""
    then = score + spent.points
    left = strength_of(usable) - spent.strength
    cost = POINT * spent.strength
    if then < 0:
        return -stakes.loss - ARMY * min(-then, stakes.own) - cost
    return outcome(then, left, foe, stakes) - cost


def outcome(score: int, left: int, foe: Strength, stakes: Stakes) -> float:
    """What it brings that the enemy has the right to play, at this score."""
    if score == 0 and left:
        return (1 - foe.bare) * outcome(1, left, foe, stakes)
    beaten = foe.less(score)
    stronger = foe.less(left + score)
    last = (stronger - beaten) / (1 - beaten) if beaten < 1 else 0.0
    at_once = beaten * stakes.win + ARMY * min(stakes.foe, foe.short(score))
    yields = stakes.win + ARMY * min(stakes.foe, LOST_AT_LEAST)
    won = stakes.win + ARMY * min(stakes.foe, LOST_ON)
    lost = stakes.loss + ARMY * min(stakes.own, SOFTENED + BLOODY * exp(-left / SPARE))
    long = last * won - (1 - last) * lost - min(TIRES * left, EXHAUSTED)
    return at_once + (1 - beaten) * ((1 - FIGHTS_ON) * yields + FIGHTS_ON * long)


def played(spent: Spent, actions: Sequence[Action]) -> Action:
    """The first card of a way to play: the lowest one, after the Reserves."""
    if not spent.strength:
        return Yield()
    if spent.reserves and spent.cards and max(spent.reserves) > max(spent.cards):
        return _of_value(spent.cards[-1], actions)
    return _reserve(min(spent.reserves), actions) if spent.reserves else _of_value(spent.cards[-1], actions)


def _of_value(value: int, actions: Sequence[Action]) -> Action:
    """A card of that value, doubled where it may be."""
    found = [a for a in actions if isinstance(a, Play | PlayDouble) and CARD_VALUE[a.card] == value]
    return next((action for action in found if isinstance(action, PlayDouble)), found[0])


def _reserve(value: int, actions: Sequence[Action]) -> Action:
    offered = [action for action in actions if isinstance(action, PlayReserve)]
    return min(offered, key=lambda action: (abs(action.value - min(value, RESERVE_VALUE)), action.card))


# ---- what is at stake -----------------------------------------------------------------------------------------------


def stakes_of(s: Any, duel: Duel) -> Stakes:
    """What the side that has the right to play may win and lose."""
    nation, _, place, _ = duel.side()
    other = duel.target if duel.attacks else duel.origin
    p = Position(s, nation)
    j = Judgement(p)
    own, foe = (duel.attack, duel.defence) if duel.attacks else (duel.defence, duel.attack)
    mine: Stack | None = j.armies.get(place)
    keeps = KEEPS * j.cover(place, (place,)) if mine is not None else 0.0
    return Stakes(0.25 + j.freed(other) + 0.5 * j.menace(other), 0.2 + keeps, own, foe)
