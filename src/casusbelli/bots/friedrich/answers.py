"""What a player answers to the smaller questions: allotment, attacks, retreats, Cards of Fate."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from casusbelli.bots.friedrich import purse
from casusbelli.bots.friedrich.judgement import ARMY, LATER, Judgement
from casusbelli.bots.friedrich.position import Position
from casusbelli.engine.frame import Decline
from casusbelli.engine.record import Action
from casusbelli.games.friedrich import queries
from casusbelli.games.friedrich.actions import (
    Allot,
    Attack,
    Choose,
    Discard,
    Dodge,
    Exhaust,
    Give,
    Go,
    Reenter,
    Reinforce,
    Retire,
    Retreat,
    SetAside,
)
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    BROWNE,
    CARD_POINTS,
    CHEVERT,
    DAUN,
    FERDINAND,
    FERMOR,
    FRANCE,
    FRIEDRICH,
    GENERALS_OF,
    HEINRICH,
    HILDBURGHAUSEN,
    IS_TRAIN,
    LACY,
    LAUDON,
    NATION_OF,
    NEIGHBOURS,
    OBJECTIVES_OF,
    PRUSSIA,
    RICHELIEU,
    SALTIKOV,
    SCHWERIN,
    SEYDLITZ,
    SOUBISE,
    TRAINS_OF,
    WINTERFELDT,
    City,
    Piece,
    TacticalCard,
    distance,
    distances,
)
from casusbelli.games.friedrich.ch11_events import GAIN
from casusbelli.games.friedrich.state import HAND

STRONG = {
    FRIEDRICH: 6,
    WINTERFELDT: 5,
    SCHWERIN: 6,
    HEINRICH: 4,
    SEYDLITZ: 3,
    FERDINAND: 7,
    SALTIKOV: 6,
    FERMOR: 5,
    DAUN: 8,
    BROWNE: 6,
    LAUDON: 7,
    LACY: 5,
    RICHELIEU: 8,
    SOUBISE: 7,
    CHEVERT: 5,
}
"""Armies for the generals who begin with many, give or take one."""
FEW = 3
"""Armies for the others."""
POOR = 5
"""A card of this value or less is given away gladly."""
WELL_UNDER_WAY = 7
"""13.6 Prussian objectives in hand with which the offensive is declared."""


def best_allotment(lot: random.Random, actions: Sequence[Allot]) -> Allot:
    """1.3.8 About as many as usual; a little by lot, so that nobody can be sure."""
    wanted = STRONG.get(actions[0].general, FEW) + lot.choice((-1, 0, 0, 1))
    return min(actions, key=lambda action: (abs(action.armies - wanted), action.armies))


def best_discard(s: Any, _seat: int, actions: Sequence[Discard]) -> Discard:
    """3.3 The card that is missed least."""
    p = Position(s, s.stack[-1].nation)
    return Discard(purse.least_useful(p, [action.card for action in actions]))


# ---- recruits -------------------------------------------------------------------------------------------------------


def best_placement(s: Any, _seat: int, actions: Sequence[Reinforce | Reenter]) -> Action:
    """10.5 Lost pieces come back first; armies go where a fight is nearest."""
    p = Position(s, s.stack[-1].recruiter)
    j = Judgement(p)
    back = [action for action in actions if isinstance(action, Reenter)]
    if back:
        return max(back, key=lambda action: (IS_TRAIN[action.piece], _gate(j, action), -action.piece))
    armies = [action for action in actions if isinstance(action, Reinforce)]
    return max(armies, key=lambda action: (round(_need(j, action.general), 2), -_remoteness(j, action.general)))


def _gate(j: Judgement, action: Reenter) -> float:
    return j.park(action.city) if IS_TRAIN[action.piece] else j.stand(action.city, 1, 1.0, False, ())


def _remoteness(j: Judgement, general: Piece) -> int:
    """How far off the nearest enemy is."""
    away = distances(City(j.p.column[general]))
    return min((away[foe.city] for foe in j.p.foes), default=0)


def _need(j: Judgement, general: Piece) -> float:
    """How much better a stack stands with one army more."""
    place = City(j.p.column[general])
    stack = j.armies[place]
    number, apart = len(stack.generals), j.p.is_face_down(stack.generals)
    more = j.stand(place, number, stack.armies + 1, apart, (place,))
    return more - j.stand(place, number, stack.armies, apart, (place,))


# ---- combat ---------------------------------------------------------------------------------------------------------


def best_attack(s: Any, _seat: int, actions: Sequence[Attack]) -> Attack:
    """7.1.3 The surest victory first."""
    j = Judgement(Position(s, s.active))
    return max(actions, key=lambda action: _outlook(j, action))


def _outlook(j: Judgement, action: Attack) -> float:
    own, foe = j.armies.get(action.origin), j.foe_at.get(action.target)
    return j.winning(action.origin, own.armies, foe) if own is not None and foe is not None else 0.0


def best_retreat(s: Any, _seat: int, actions: Sequence[Retreat]) -> Retreat:
    """8.3 Where the beaten protect least of what is wanted, and threaten least."""
    frame = s.stack[-1]
    j = Judgement(Position(s, frame.nation))
    return max(actions, key=lambda action: (_rid_of(j, frame.generals, action.city), -action.city))


def _rid_of(j: Judgement, beaten: Sequence[Piece], end: City) -> float:
    """How good it is that the beaten stack stands there."""
    start = City(j.p.column[beaten[0]])
    away = distances(end)
    worth = -0.02 * j.pull(end, ()) - 0.1 * sum(threat for _, threat in j.covers.get(end, ()))
    for place, mark in j.mark.items():
        if set(mark.guards) <= {start} and not 1 <= away[place] <= queries.PROTECTION:
            worth += mark.worth * (1.0 if mark.is_asked else LATER)
    return worth + 0.02 * _hardship(j, NATION_OF[beaten[0]], end)


def _hardship(j: Judgement, nation: int, end: City) -> float:
    """How far from supply somebody is."""
    trains = queries.cities_of(j.p.column, TRAINS_OF[nation])
    if queries.at_home(NATION_OF[GENERALS_OF[nation][0]], end):
        return 0.0
    return min((float(distance(train, end)) for train in trains), default=20.0)


# ---- Cards of Fate --------------------------------------------------------------------------------------------------


def best_retirement(s: Any, _seat: int, actions: Sequence[Retire]) -> Retire:
    """11.16 A general who is lost already, else the one who does least."""
    j = Judgement(Position(s, PRUSSIA))
    return min(actions, key=lambda action: (_service(j, action.general), action.general))


def _service(j: Judgement, general: Piece) -> float:
    place = j.p.column[general]
    if place < 0:
        return -100.0
    stack = j.armies[City(place)]
    mates = len(stack.generals) > 1
    armies: int = j.p.s.armies[general]
    return 0.3 * ARMY * armies if mates else ARMY * armies + j.cover(City(place), (City(place),))


def best_choice(s: Any, _seat: int, actions: Sequence[Choose]) -> Choose:
    """11.7 Who needs an army most gets it; who needs it least loses it."""
    frame = s.stack[-1]
    j = Judgement(Position(s, frame.nation))
    ranked = sorted(actions, key=lambda action: (_need(j, action.general), -action.general))
    return ranked[-1] if frame.armies == GAIN else ranked[0]


def best_go(s: Any, seat: int, actions: Sequence[Action]) -> Action:
    """11.10.6 Laudon goes where he stands better; 13.32.2 Hildburghausen is sent far from what he wants."""
    goes = [action for action in actions if isinstance(action, Go)]
    if s.player[PRUSSIA] == seat:
        j = Judgement(Position(s, PRUSSIA))
        return max(goes, key=lambda action: (_rid_of(j, (HILDBURGHAUSEN,), action.city), -action.city))
    return _laudon(s, goes)


def _laudon(s: Any, goes: Sequence[Go]) -> Action:
    j = Judgement(Position(s, AUSTRIA))
    here, armies = City(s.city[LAUDON]), float(s.armies[LAUDON])
    stack, apart = j.armies[here], bool(s.face_down[LAUDON])
    alone = [go for go in goes if go.city not in j.armies] if len(stack.generals) == 1 else []
    best = max(alone, key=lambda go: j.stand(go.city, 1, armies, apart, (here,)), default=None)
    if best is None:
        return Decline()
    gain = j.stand(best.city, 1, armies, apart, (here,)) - j.stand(here, 1, armies, apart, (here,))
    return best if gain > 0 else Decline()


def best_exhaustion(_s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """13.26.3 The Prussians with most generals in one place lie face down."""
    places = [action for action in actions if isinstance(action, Exhaust)]
    return max(places, key=lambda action: (sum(place == action.city for place in _s.city), -action.city))


def best_dodge(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """13.28.1 Who would be beaten steps away."""
    j = Judgement(Position(s, PRUSSIA))
    dodges = [action for action in actions if isinstance(action, Dodge)]
    best = max(dodges, key=lambda action: (_relief(j, action), -action.city))
    return best if _relief(j, best) > 0 else Decline()


def _relief(j: Judgement, action: Dodge) -> float:
    stack = j.armies[action.origin]
    foes = [j.foe_at[near] for near in NEIGHBOURS[action.origin] if near in j.foe_at]
    beaten = max(1 - j.winning(action.origin, stack.armies, foe) for foe in foes)
    if beaten < 0.5:
        return -1.0
    return beaten + 0.1 * j.cover(action.city, (action.origin,))


def best_gift(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """3.7 A poor card is given away for another; to friends nothing is given."""
    gifts = [action.card for action in actions if isinstance(action, Give)]
    giver = s.stack[-1].giver
    if giver not in (FRANCE, PRUSSIA) or _is_poor_trade(s, giver):
        return Decline()
    card = purse.least_useful(Position(s, giver), gifts)
    return Give(card) if CARD_POINTS[card] <= POOR else Decline()


def _is_poor_trade(s: Any, giver: int) -> bool:
    """13.29.3 Prussia draws from Austria's hand, in which her own card is one of a few."""
    austrian = sum(count for zone, _, count in s.counts if zone == HAND + AUSTRIA)
    return giver == PRUSSIA and austrian < 3


def best_declaration(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """13.6 The offensive is declared if it goes well, with the card that is missed least."""
    if sum(s.conquered[objective] for objective in OBJECTIVES_OF[PRUSSIA]) < WELL_UNDER_WAY:
        return Decline()
    return SetAside(_least(s, (action.card for action in actions if isinstance(action, SetAside))))


def _least(s: Any, cards: Iterable[TacticalCard]) -> TacticalCard:
    return purse.least_useful(Position(s, PRUSSIA), cards)
