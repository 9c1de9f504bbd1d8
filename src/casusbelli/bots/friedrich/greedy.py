"""A player who weighs every answer by itself: each move, combat and purchase, and nothing further ahead."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

from casusbelli.bots.bot import Bot
from casusbelli.bots.friedrich import answers, purse
from casusbelli.bots.friedrich.duel import best_play
from casusbelli.bots.friedrich.judgement import Judgement
from casusbelli.bots.friedrich.march import best_march, next_step
from casusbelli.bots.friedrich.position import Position, readable
from casusbelli.engine.agent import Budget
from casusbelli.engine.frame import Decline
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich.actions import (
    Allot,
    Attack,
    Choose,
    Discard,
    Dodge,
    EndMovement,
    Exhaust,
    Give,
    Go,
    Halt,
    Pay,
    Play,
    PlayReserve,
    Recruit,
    Reenter,
    Reinforce,
    Retire,
    Retreat,
    SetAside,
    SetOut,
    Settle,
    Shift,
    Step,
)

Thought = Callable[[Any, int, Sequence[Any]], Action]
"""(what is seen, the seat, what is legal) -> the answer."""


class Greedy(Bot):
    """Takes the answer that promises most, by what objectives, armies and cards are worth to its nation.

    It remembers nothing: it answers by what it sees, and by its seed as the armies are allotted.
    """

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.seed = seed

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        if len(actions) == 1:
            return actions[0]
        first = actions[0]
        if isinstance(first, Allot):
            lot = random.Random(f"{self.seed}:{first.general}")
            return answers.best_allotment(lot, [action for action in actions if isinstance(action, Allot)])
        return answer(readable(view), self.seat, actions)


def answer(s: Any, seat: int, actions: Sequence[Action]) -> Action:
    """By what kind of answer is asked for; where it does not matter, the first."""
    kinds = {type(action) for action in actions}
    thought = next((thought for kind, thought in THOUGHTS.items() if kind in kinds), None)
    return actions[0] if thought is None else thought(s, seat, actions)


# ---- phase 2 --------------------------------------------------------------------------------------------------------


def maneuver(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """2.4 Moves while one is worth it, then recruits."""
    p = Position(s, s.active)
    march = best_march(Judgement(p), [action for action in actions if isinstance(action, SetOut)])
    if march is not None:
        return SetOut(march.pieces)
    if Recruit() in actions and purse.best_purchase(p) is not None:
        return Recruit()
    return EndMovement()


def go_on(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """4.1 The next step of a move; what was best before the last one is best now."""
    frame = s.stack[-1]
    place = next_step(Judgement(Position(s, s.active)), frame.pieces, frame.way, Halt() in actions)
    wanted = Halt() if place is None else Step(place)
    return wanted if wanted in actions else actions[-1]


def pay(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """10.2 Card after card what was thought out, then the purchase."""
    frame = s.stack[-1]
    purchase = purse.best_purchase(Position(s, frame.recruiter))
    wanted = [Pay(card) for card in purchase.cards if card not in frame.cards] if purchase is not None else []
    if wanted and wanted[0] in actions:
        return wanted[0]
    if purchase is not None and Settle(purchase.armies, purchase.trains) in actions:
        return Settle(purchase.armies, purchase.trains)
    settled = [action for action in actions if isinstance(action, Settle)]
    return max(settled, key=lambda action: (action.armies + action.trains, action.trains), default=actions[-1])


def fight(s: Any, _seat: int, actions: Sequence[Action]) -> Action:
    """7.2.2 A card, or none."""
    return best_play(s, s.stack[-1], actions)


def leave_as_is(_s: Any, _seat: int, _actions: Sequence[Action]) -> Action:
    """11.10.6 Armies need not be shifted."""
    return Decline()


THOUGHTS: MappingProxyType[type[Action], Thought] = MappingProxyType(
    {
        EndMovement: maneuver,
        Step: go_on,
        Pay: pay,
        Settle: pay,
        Reenter: answers.best_placement,
        Reinforce: answers.best_placement,
        Play: fight,
        PlayReserve: fight,
        Attack: answers.best_attack,
        Retreat: answers.best_retreat,
        Discard: answers.best_discard,
        Retire: answers.best_retirement,
        Choose: answers.best_choice,
        Go: answers.best_go,
        Exhaust: answers.best_exhaustion,
        Dodge: answers.best_dodge,
        Give: answers.best_gift,
        SetAside: answers.best_declaration,
        Shift: leave_as_is,
    }
)
"""By a kind of answer that is offered, in this order, how the best one is found."""
