"""Measuring: figures of the right things, in any time."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from casusbelli.engine import drive, flow
from casusbelli.engine.game import find
from casusbelli.testing import measure

WAR = find("war")


def test_positions_are_choices_spread_over_the_game() -> None:
    kept = measure.positions(WAR)
    assert measure.POSITIONS // 2 <= len(kept) <= measure.POSITIONS
    assert all(len(flow.pending(s)[0].frame.actions(s)) > 1 for s in kept)
    rounds = [s.round for s in kept]
    assert rounds == sorted(rounds)
    assert rounds[-1] > rounds[0] + 10


def test_a_short_game_gives_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WAR, "simulation", {"round_limit": 1})
    rng, decisions = random.Random(1), []

    def choose(s: Any, _frame: Any, actions: Sequence[Any]) -> Any:
        decisions.append(WAR.save(s)) if len(actions) > 1 else None
        return rng.choice(actions)

    drive.play(WAR.start(4, WAR.simulation), choose, rng, WAR.answers)
    assert 0 < len(decisions) <= measure.POSITIONS
    assert [WAR.save(s) for s in measure.positions(WAR, seed=1)] == decisions


def test_a_refereed_game_is_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WAR, "simulation", {"round_limit": 2})
    assert measure.refereed(WAR, 3, 1) == measure.refereed(WAR, 3, 1) > 20


def test_seats_are_four_or_nearly() -> None:
    assert measure.seats_of(WAR) == 4


def test_every_figure_is_the_median_of_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "_measures", lambda _game: tuple(iter_of(n) for n in range(6)))
    speed = measure.speeds([WAR], rounds=3, seconds=0)["war"]
    assert speed == measure.Speed(5, 15, 25, 35, 45, 55)


def iter_of(number: int) -> Callable[[float], int]:
    figures = iter((10 * number + 9, 10 * number, 10 * number + 5))
    return lambda _seconds: next(figures)
