"""Every installed game, and the toy, keep the laws of the conformance battery."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casusbelli.engine import ask
from casusbelli.engine.game import Game, find, keys
from casusbelli.engine.notation import Unreadable
from casusbelli.testing import conformance
from casusbelli.testing.battery import is_legal
from casusbelli.testing.strategies import actions, positions
from casusbelli.testing.toy import GAME as TOY

GAMES = [TOY, *map(find, keys())]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
unhurried = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@each_game
def test_the_conformance_battery(game: Game, battery_seconds: float) -> None:
    conformance(game, seed=1, seconds=battery_seconds)


@each_game
@unhurried
@given(data=st.data())
def test_nothing_is_legal_that_is_not_listed(game: Game, data: st.DataObject) -> None:
    s = data.draw(positions(game))
    action = data.draw(actions(game, s))
    for seat in range(s.seats):
        assert (ask.attempt(game, s, seat, action) is None) == is_legal(s, seat, action)


@each_game
@unhurried
@given(text=st.text(max_size=40))
def test_no_text_is_more_than_unreadable(game: Game, text: str) -> None:
    try:
        action = game.notation.parse(text)
    except Unreadable:
        return
    assert type(action) in game.actions
