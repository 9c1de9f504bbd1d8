"""2 Set-up: blank sheets, cubes, dice and limits."""

import random
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import american, campaign, cubes, event, front

from casusbelli.engine import flow
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.games.war_in_the_pacific.board import RED_DICE, SET_SIZE, WHITE_DICE
from casusbelli.testing import clause, example, given


@clause("2.1", "11.2")
def test_2_1_the_sheet_is_blank() -> None:
    s: Any = GAME.start(1)
    assert (s.turn, s.research, s.bombing, s.points, s.bombs) == ([0], [0], [0], [0], [0])
    assert sum(s.boxes[0]) == 0
    assert front(given(GAME, s)) == {"guadalcanal", "tarawa"}


@clause("2.2")
def test_2_2_two_black_cubes_and_a_blue_one() -> None:
    assert cubes(given(GAME, GAME.start(1))) == (2, 1, 0)


@clause("2.3")
def test_2_3_seven_white_and_three_red_dice() -> None:
    assert (WHITE_DICE, RED_DICE, SET_SIZE) == (7, 3, 6)


@clause("2.3", "2.4", "2.5")
@pytest.mark.parametrize("seed", range(4))
def test_2_4_no_cube_and_no_die_comes_from_nowhere(seed: int) -> None:
    """The invariants of the state are those of the box; they hold through whole games."""
    s: Any = GAME.new(1)
    rng = random.Random(seed)
    while s.result is None:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            flow.resolve(s, at, at.frame.space(s).pick(rng.randrange(at.frame.space(s).size)))
        else:
            flow.answer(s, at, rng.choice(at.frame.actions(s)))
        s.check()


@clause("2.4")
def test_2_4_too_many_cubes_are_found_out() -> None:
    s = american("6", research=6, bombs=3).state
    s.bombs[0] += 1
    with pytest.raises(AssertionError):
        s.check()


@clause("2.4", "9.10")
def test_2_4_a_bomb_on_an_open_raid_is_counted() -> None:
    told = american("4", research=6, bombs=3, bombing=1, air=1).script((1,)).does("raid p 0", "attach-bomb")
    assert cubes(told) == (0, 1, 2)
    told.state.bombs[0] += 1
    with pytest.raises(AssertionError):
        told.state.check()


@clause("2.5", "2.6")
def test_2_6_naval_assets_are_filled_to_the_limit() -> None:
    assert cubes(american("6", naval=4).does("supply p")) == (5, 0, 0)


@clause("2.5", "2.6")
def test_2_6_points_are_filled_to_the_limit() -> None:
    raid = american("4", bombing=1, points=19, bombs=1, research=6).script((5,)).does("raid p 0", "attach-bomb")
    assert raid.state.points == [20]
    captured = american("6", points=18, captured=["iwo_jima"], boxes={"kyushu": 4}).does("attack p kyushu 0")
    assert captured.state.points == [20]


@clause("2.6")
def test_2_6_captures_and_raids_stay_legal_at_the_limit() -> None:
    told = american("6 6", points=20, captured=["iwo_jima"], boxes={"kyushu": 4}, bombing=1).script((6,), (6,))
    told.does("attack p kyushu 0", "claim-blue", "raid q 0", "accept")
    assert told.state.points == [20]


@clause("2.5", "2.6")
def test_2_6_a_fourth_bomb_is_lost() -> None:
    assert cubes(event(6, research=6, bombs=3)) == (0, 0, 3)


@clause("2.5", "2.6")
def test_2_6_a_fifth_bombing_box_is_lost() -> None:
    told = american("6", captured=["eniwetok"], boxes={"saipan": 4}, bombing=4).does("attack p saipan 0")
    assert told.state.bombing == [4]


@clause("2.6", "10.9")
@example("E18")
def test_e18_a_point_that_does_not_fit_is_lost() -> None:
    told = american("4", points=19, bombing=2, bombs=1, research=6).script((5, 1)).does("raid p 0", "attach-bomb")
    assert (told.state.points, cubes(told)) == ([20], (0, 0, 0))


@clause("2.7")
def test_2_7_a_reroll_is_paid_from_the_air_power_tracker_alone() -> None:
    told = american("3", naval=2, air=2, bombs=1, research=6).script((2,)).does("reroll p")
    assert cubes(told) == (2, 1, 1)


@clause("2.7")
def test_2_7_an_increase_is_paid_from_the_naval_assets_tracker_alone() -> None:
    told = american("3", naval=2, air=2, bombs=1, research=6).does("raise p 1")
    assert cubes(told) == (1, 2, 1)


@clause("4.1", "4.2", "4.3", "16.5")
@example("E14")
def test_e14_the_first_turn_begins() -> None:
    told = given(GAME, GAME.start(1))
    assert told.chance is not None
    assert (told.state.white, told.state.red, told.state.turn) == ([4], [2], [1])
    assert cubes(told) == (2, 1, 0)


@clause("3.3", "2.2")
def test_2_2_cubes_are_not_dealt_again() -> None:
    assert cubes(campaign(3, turn=2, naval=0, air=0)) == (0, 0, 0)
