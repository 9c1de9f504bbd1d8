"""What a coach is: it looks over a player's shoulder, sees what that seat sees, and says what each decision cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View


class Judgement(msgspec.Struct, frozen=True):
    """What a decision cost.

    `best` is the action that promises the most points. `points` are expected points lost against it. `winning` is the
    chance of winning lost, from 0 to 1, against the action that is best for that, which may be another one: each is
    judged under the play that is best for it. Both are 0 or more. `expected` points and `chance` of winning are those
    of the position before the decision; `turn` is the turn of the game, from 1.
    """

    action: Action
    best: Action
    points: float
    winning: float
    expected: float
    chance: float
    turn: int


class Coach(Protocol):
    """Looks on at one seat of one game. It may remember what it has worked out, and depends on nothing else."""

    def judge(self, view: View, actions: Sequence[Action], action: Action) -> Judgement | None:
        """A decision of the seat: what it saw, what was legal, what it did; None where there was nothing to decide."""
        ...
