"""Every installed game, and the toy, keep the secrecy laws."""

from __future__ import annotations

import pytest

from casusbelli.engine.game import Game, find, keys
from casusbelli.testing import secrets_kept
from casusbelli.testing.toy import GAME as TOY

GAMES = [TOY, *map(find, keys())]


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_the_secrecy_laws(game: Game, battery_seconds: float) -> None:
    secrets_kept(game, seed=1, seconds=battery_seconds)
