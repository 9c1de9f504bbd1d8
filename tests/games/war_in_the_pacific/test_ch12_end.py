"""12 The end of the game, 13 winning it, 14 losing it."""

import pytest
from tests.games.war_in_the_pacific.positions import american, campaign, happened

from casusbelli.engine import ask
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.games.war_in_the_pacific.board import grade
from casusbelli.games.war_in_the_pacific.events import Finished, Happened
from casusbelli.testing import clause, example


def reason(points: int) -> str:
    """How a game of so many points ends."""
    return str(american("1", turn=11, points=points).does("end-phase").state.result.reason)


@clause("12.1", "3.1")
def test_12_1_the_last_turn_is_played_to_its_end() -> None:
    told = campaign(3, turn=11)
    assert (told.state.turn, len(happened(told, Happened)), told.state.result) == ([11], 1, None)
    told.script((1, 1, 1, 1, 1)).does("end-phase")
    assert told.state.result is not None


@clause("12.1")
def test_12_1_nothing_happens_afterwards() -> None:
    told = american("1", turn=11).does("end-phase")
    refusal = ask.attempt(GAME, told.state, 0, told.action("end-phase"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("12.1", "refused-game-over")
    assert told.standing(0) == []


@clause("12.2")
@pytest.mark.parametrize(("turn", "points"), [(8, 13), (10, 20), (10, 0)])
def test_12_2_the_game_does_not_end_before(turn: int, points: int) -> None:
    told = american("1", turn=turn, points=points).does("end-phase")
    assert (told.state.turn, told.state.result, happened(told, Finished)) == ([turn + 1], None, [])


@clause("13.1")
def test_13_1_only_points_are_counted() -> None:
    told = american("1", turn=11, points=12, bombs=3, naval=5, air=3, research=6).does("end-phase")
    assert (told.state.result.scores, told.state.result.winners) == ((12,), ())
    assert [(event.points, event.grade) for event in happened(told, Finished)] == [(12, "defeat")]


@clause("13.2")
@pytest.mark.parametrize("points", [13, 16])
def test_13_2_a_historical_victory(points: int) -> None:
    assert reason(points) == "historical"


@clause("13.3")
@pytest.mark.parametrize("points", [17, 20])
def test_13_3_unconditional_surrender(points: int) -> None:
    assert reason(points) == "unconditional"


@clause("14.1")
@pytest.mark.parametrize("points", [0, 12])
def test_14_1_defeat(points: int) -> None:
    assert reason(points) == "defeat"


@clause("13.2", "13.3", "14.1")
@example("E19")
def test_e19_four_results() -> None:
    assert [grade(points) for points in (12, 13, 16, 17)] == ["defeat", "historical", "historical", "unconditional"]
    assert [reason(points) for points in (12, 13, 16, 17)] == ["defeat", "historical", "historical", "unconditional"]
