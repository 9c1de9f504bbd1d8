"""1 Object of the game: one player, capitulation points, where they come from."""

from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import TO_IWO_JIMA, american, event

from casusbelli.engine import ask, flow
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.testing import clause


@clause("1.1")
def test_1_1_one_player_alone_is_asked_and_nobody_else() -> None:
    s: Any = GAME.new(1)
    while s.result is None:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            flow.resolve(s, at, at.frame.space(s).pick(0))
        else:
            assert (at.frame.seat(s), ask.awaited(s)) == (0, (0,))
            flow.answer(s, at, at.frame.actions(s)[0])


@clause("1.2")
@pytest.mark.parametrize(("points", "winners"), [(13, (0,)), (12, ())])
def test_1_2_thirteen_points_after_the_last_turn_win(points: int, winners: tuple[int, ...]) -> None:
    told = american("1", turn=11, points=points).does("end-phase")
    assert told.state.result.winners == winners


@clause("1.3")
def test_1_3_research_is_worth_no_points() -> None:
    told = american("4", research=5, points=3).does("research p 0")
    assert (told.state.research, told.state.points) == ([6], [3])


@clause("1.3")
def test_1_3_bombs_and_cubes_left_are_worth_nothing() -> None:
    told = american("1", turn=11, points=12, bombs=3, naval=5, research=6).does("end-phase")
    assert told.state.result.scores == (12,)


@clause("1.3")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_1_3_no_event_takes_points(face: int) -> None:
    assert event(face, points=7).state.points == [7]


@clause("1.3")
def test_1_3_a_bombing_box_is_worth_no_point_by_itself() -> None:
    told = american("6", captured=TO_IWO_JIMA[:3], boxes={"saipan": 4}, points=3).does("attack p saipan 0")
    assert (told.state.bombing, told.state.points) == ([1], [4])
