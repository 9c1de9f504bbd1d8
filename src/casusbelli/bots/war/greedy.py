"""A player who weighs every answer by itself: the exact odds, the own objective, and nothing further ahead."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from casusbelli.bots.bot import Bot
from casusbelli.bots.war.judgement import Judgement
from casusbelli.bots.war.position import Position
from casusbelli.engine.agent import Budget
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war.actions import Advance, Attack, EndTurn, Exchange, Move, Place, Take
from casusbelli.games.war.board import CARD_TERRITORY, NONE, Territory, exchange_armies
from casusbelli.games.war.ch04_receiving import FORCED

Offered = dict[type, list[Any]]
"""The legal actions by their class."""

PORTIONS = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""Numbers of armies that are thought about, besides all."""
FIRST_CONQUEST = 2.0
"""What the card for the first conquest of a turn is worth, in territories."""
CAUTION = 1.0
"""How much the safety of the origin counts against an attack."""
SMALL = 0.01
"""A gain not worth a move."""
MATTERS = 1 / 3
"""Cards are exchanged early where they bring so large a part of the armies already on the board."""
CLOSE = 3
"""Territories lacking with which the goal is close."""
ENDANGERED = 4
"""Territories left with which a player may be eliminated, and the cards with it."""


class Greedy(Bot):
    """Takes the answer that promises most, by what territories are worth for its objective and the odds of fights."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        if len(actions) == 1:
            return actions[0]
        return answer(Position(view, self.seat), actions)


def answer(p: Position, actions: Sequence[Action]) -> Action:
    """One thought after another, until one of them leads to an action."""
    if isinstance(actions[0], Take):
        return actions[0]
    offered = by_kind(actions)
    if Advance in offered:
        return best_advance(p, offered[Advance])
    thoughts = (exchange_if_wise, best_placement, best_attack, best_move)
    judgement = Judgement(p)
    found = (thought(judgement, offered) for thought in thoughts)
    return next((action for action in found if action is not None), EndTurn())


def by_kind(actions: Sequence[Action]) -> Offered:
    """The actions by their class."""
    offered: Offered = defaultdict(list)
    for action in actions:
        offered[type(action)].append(action)
    return offered


# ---- receiving ------------------------------------------------------------------------------------------------------


def exchange_if_wise(j: Judgement, offered: Offered) -> Exchange | None:
    """Give cards when I must, or when the armies decide something; else Table II only grows."""
    exchanges: list[Exchange] = offered.get(Exchange, [])
    if not exchanges or not is_wise_to_exchange(j):
        return None
    return max(exchanges, key=partial(exchange_value, j))


def is_wise_to_exchange(j: Judgement) -> bool:
    """Now or later?"""
    p = j.position
    bring = exchange_armies(p.exchanges + 1, p.options.table_2_tail)
    return (
        p.hands[p.me] >= FORCED
        or j.lacking <= CLOSE
        or len(j.fronts) <= ENDANGERED
        or bring >= MATTERS * sum(p.armies[t] for t in j.fronts)
    )


def exchange_value(j: Judgement, exchange: Exchange) -> int:
    """Cards with territories of mine bring armies (10.8); wild cards are better kept."""
    places = [CARD_TERRITORY[card] for card in exchange.cards]
    return sum(place in j.fronts for place in places) - 2 * places.count(Territory(NONE))


def best_placement(j: Judgement, offered: Offered) -> Place | None:
    """Where an army is worth most; as many at once as make the most of each."""
    most = {action.territory: action.armies for action in offered.get(Place, [])}
    places = (Place(t, count) for t, limit in most.items() for count in portions(limit))
    return max(places, key=partial(worth_each, j), default=None)


def worth_each(j: Judgement, action: Place) -> float:
    """What each army of a placement is worth."""
    there = j.position.armies[action.territory]
    gain = j.stand(action.territory, there + action.armies) - j.stand(action.territory, there)
    return gain / action.armies


def portions(limit: int) -> list[int]:
    """Numbers of armies to think about, 1 to `limit`: few, and the limit among them."""
    return [count for count in PORTIONS if count < limit] + [limit]


# ---- attacking ------------------------------------------------------------------------------------------------------


def best_attack(j: Judgement, offered: Offered) -> Attack | None:
    """The fight that brings most, with all the dice it may have; None: there is none that brings anything."""
    strongest = {(action.origin, action.target): action for action in offered.get(Attack, [])}
    best = max(strongest.values(), key=partial(attack_value, j), default=None)
    return best if best is not None and attack_value(j, best) > 0 else None


def attack_value(j: Judgement, action: Attack) -> float:
    """What an attack fought to its end brings on average, the card of a first conquest included; 0: nothing."""
    attack, defence = j.position.armies[action.origin], j.position.armies[action.target]
    prize = 0.0 if j.position.conquered else FIRST_CONQUEST
    gain = j.gain(action.target, attack, defence, prize)
    return gain and gain - CAUTION * j.exposure(action.origin, attack, defence)


def best_advance(p: Position, advances: list[Advance]) -> Advance:
    """As many as leave both territories best placed."""
    p.occupy(advances[0].target)
    j = Judgement(p)
    return max(advances, key=lambda action: (shift_gain(j, action), action.armies))


# ---- moving ---------------------------------------------------------------------------------------------------------


def best_move(j: Judgement, offered: Offered) -> Move | None:
    """The move that improves the position most; None: nothing is left to improve."""
    most = {(action.origin, action.target): action.armies for action in offered.get(Move, [])}
    moves = [Move(*places, count) for places, limit in most.items() for count in portions(limit)]
    best = max(moves, key=partial(shift_gain, j), default=None)
    return best if best is not None and shift_gain(j, best) > SMALL else None


def shift_gain(j: Judgement, action: Advance | Move) -> float:
    """How much better armies stand in the target than in the origin."""
    armies, count = j.position.armies, action.armies
    here, there = armies[action.origin], armies[action.target]
    before = j.stand(action.origin, here) + j.stand(action.target, there)
    return j.stand(action.origin, here - count) + j.stand(action.target, there + count) - before
