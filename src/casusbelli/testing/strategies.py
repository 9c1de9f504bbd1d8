"""Hypothesis strategies: positions of a game, and actions of every kind, legal or not."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.testing.walk import choose, some_action, started, take


@st.composite
def positions(draw: st.DrawFn, game: Game, deepest: int = 60) -> Any:
    """States at their requests, up to so many steps into games of every set-up; never after the end."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    s = started(game, rng)
    for _ in range(draw(st.integers(0, deepest))):
        twin = s.copy()
        take(twin, choose(s, rng))
        if twin.result is not None:
            break
        s = twin
    return s


@st.composite
def actions(draw: st.DrawFn, game: Game, s: Any) -> Action:
    """Any action that a seat of this state might try, most of them not legal."""
    return some_action(game, s, random.Random(draw(st.integers(0, 2**32))))
