"""4 The Campaign Phase: set, timeline, event roll, events."""

import pytest
from tests.games.war_in_the_pacific.positions import american, campaign, cubes, event, happened, legal, the_set

from casusbelli.games.war_in_the_pacific import ch04_campaign, queries
from casusbelli.games.war_in_the_pacific.board import EFFECTS, HAPPENINGS
from casusbelli.games.war_in_the_pacific.events import Happened, NoEffect
from casusbelli.games.war_in_the_pacific.facts import EFFECTS as KINDS
from casusbelli.testing import Scenario, clause, example


def row(told: Scenario) -> int:
    """The number of the event that happened."""
    (event,) = happened(told, Happened)
    return int(event.number)


# The set and the timeline.


@clause("4.1")
@pytest.mark.parametrize(("turn", "left"), [(8, "1 1 1 1"), (4, "1 1 1 1 1")])
def test_4_1_six_white_dice_whatever_there_was(turn: int, left: str) -> None:
    told = american(left, "1" if turn == 8 else "", turn=turn - 1).does("end-phase")
    assert the_set(told) == (6, 0)


@clause("4.2")
@pytest.mark.parametrize("turn", [1, 2, 7, 11])
def test_4_2_the_leftmost_box_is_marked(turn: int) -> None:
    assert campaign(turn=turn).state.turn == [turn]


@clause("4.2")
def test_4_2_no_box_is_chosen() -> None:
    """The timeline marks itself: no answer of a player names a box of it."""
    assert all("period" not in words for words in campaign(1, naval=2, air=1).legal)


@clause("4.3", "16.5")
@pytest.mark.parametrize(("turn", "dice"), [(1, (4, 2)), (3, (5, 1)), (4, (6, 0)), (7, (4, 2)), (8, (6, 0))])
def test_4_3_red_dice_of_the_timeline(turn: int, dice: tuple[int, int]) -> None:
    assert the_set(campaign(turn=turn)) == dice


@clause("4.4")
def test_4_4_three_red_dice_can_be_reached() -> None:
    assert the_set(campaign(4, turn=1)) == (3, 3)


@clause("4.4")
def test_4_4_a_fourth_red_die_is_never_needed() -> None:
    told = event(4, white=3, red=3)
    assert the_set(told) == (3, 3)
    assert happened(told, NoEffect)


@clause("4.4")
def test_4_4_no_white_die_no_change() -> None:
    assert the_set(event(4, white=0, red=2)) == (0, 2)


@clause("4.4")
def test_4_4_a_timeline_of_three_red_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ch04_campaign, "RED_OF", (3,) * 11)
    assert the_set(campaign(4, turn=5)) == (3, 3)


# The event roll.


@clause("4.5", "4.9")
@pytest.mark.parametrize("face", range(1, 7))
def test_4_5_the_row_of_the_number_is_applied_once(face: int) -> None:
    assert row(event(face, research=6)) == face


@clause("4.6")
def test_4_6_the_event_die_is_none_of_the_set() -> None:
    told = campaign(5, turn=1, research=6)
    assert (row(told), the_set(told)) == (5, (4, 2))
    told.script((1, 1, 1, 1, 6, 6))
    assert len(told.state.face[0]) == 6


@clause("4.6")
def test_4_6_the_event_die_is_not_read_as_a_red_one() -> None:
    assert row(event(6, white=0, red=3, research=6)) == 6


@clause("4.7", "7.17")
def test_4_7_a_black_cube_adds_one() -> None:
    told = event(4, naval=1).does("raise event 1")
    assert (row(told), cubes(told)) == (5, (0, 0, 0))


@clause("4.7")
def test_4_7_not_more_cubes_than_there_are() -> None:
    event(3, naval=2).refused("raise event 3", clause="4.7", reason="refused-too-few-cubes")


@clause("4.7")
def test_4_7_the_number_is_not_lowered() -> None:
    event(3, naval=2).refused("raise event 0", clause="4.7", reason="refused-no-cubes")


@clause("4.7")
def test_4_7_nothing_is_added_to_an_accepted_event() -> None:
    told = event(3, naval=2).does("accept").script((1, 1, 1, 1, 1))
    told.refused("raise event 1", clause="4.7", reason="refused-event-accepted")


@clause("4.7")
def test_4_7_cubes_need_not_be_spent() -> None:
    assert cubes(event(3, naval=2).does("accept")) == (2, 0, 0)


@clause("4.8", "7.9")
def test_4_8_a_blue_cube_rolls_again_and_the_new_roll_stands() -> None:
    told = event(2, 1, air=1).does("reroll event")
    assert (row(told), cubes(told)) == (1, (0, 0, 0))


@clause("4.8")
def test_4_8_no_reroll_without_a_blue_cube() -> None:
    event(2, naval=1).refused("reroll event", clause="4.8", reason="refused-no-blue")


@clause("4.9")
def test_4_9_the_number_is_capped_at_six() -> None:
    told = event(5, naval=2, research=6).does("raise event 2")
    assert (row(told), cubes(told)) == (6, (0, 0, 1))


@clause("4.9", "7.12")
def test_4_9_a_reroll_cancels_increases_and_their_cubes_stay_spent() -> None:
    told = event(2, naval=1, air=1).does("raise event 1").script((4,)).does("reroll event")
    assert (row(told), cubes(told)) == (4, (0, 0, 0))


@clause("4.9")
def test_4_9_several_blue_cubes_and_a_black_one() -> None:
    told = event(1, air=2, naval=2).script((1,), (3,)).does("reroll event", "reroll event", "raise event 1", "accept")
    assert (row(told), cubes(told)) == (4, (1, 0, 0))


@clause("4.9")
def test_4_9_without_cubes_nobody_is_asked() -> None:
    told = event(6, research=6)
    assert (row(told), told.chance is not None) == (6, True)


@clause("4.9")
def test_4_9_cubes_beyond_the_cap_are_allowed() -> None:
    assert cubes(event(6, naval=2, research=6).does("raise event 2")) == (0, 0, 1)


@clause("4.9", "7.15")
@example("E12")
def test_e12_two_cubes_on_a_five() -> None:
    told = campaign(5, turn=4, naval=2, research=6).does("raise event 2")
    assert (row(told), cubes(told)[0]) == (6, 0)


@clause("4.10")
def test_4_10_cubes_leave_before_the_event() -> None:
    told = event(1, naval=3).does("raise event 1", "accept")
    assert (row(told), cubes(told)) == (2, (1, 0, 0))


@clause("4.10", "16.6")
@pytest.mark.parametrize(("face", "naval", "left"), [(1, 1, 0), (2, 0, 0), (1, 3, 1), (2, 3, 2)])
def test_4_10_an_event_takes_what_is_left(face: int, naval: int, left: int) -> None:
    told = event(face, naval=naval)
    assert cubes(told.does("accept") if naval else told) == (left, 0, 0)


@clause("4.10", "16.6")
@example("E13")
def test_e13_a_loss_larger_than_what_is_there() -> None:
    told = campaign(1, turn=4, naval=1).does("accept")
    assert cubes(told) == (0, 0, 0)
    assert the_set(told) == (6, 0)


@clause("4.9", "4.12")
@example("E22")
def test_e22_reroll_and_increase_together() -> None:
    told = campaign(1, turn=4, naval=2, air=2).script((2,)).does("reroll event", "raise event 1", "accept")
    assert (row(told), the_set(told), cubes(told)) == (3, (5, 0), (1, 1, 0))


# Events.


@clause("4.11")
def test_4_11_all_five_kinds_are_in_the_table() -> None:
    assert set(EFFECTS) == set(KINDS)
    assert len(HAPPENINGS) == 6


@clause("4.12", "16.6")
@pytest.mark.parametrize(
    ("before", "after"), [((4, 2), (3, 2)), ((6, 0), (5, 0)), ((0, 3), (0, 2))], ids=["both", "white", "red"]
)
def test_4_12_a_white_die_is_removed_before_a_red_one(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert the_set(event(3, white=before[0], red=before[1])) == after


@clause("4.13", "16.6")
@pytest.mark.parametrize(("before", "after"), [((6, 0), (5, 1)), ((4, 2), (3, 3))])
def test_4_13_a_white_die_turns_red(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert the_set(event(4, white=before[0], red=before[1])) == after


@clause("4.1", "4.4", "4.13")
@example("E23")
def test_e23_a_die_is_red_for_one_turn_only() -> None:
    told = campaign(4, turn=2)
    assert the_set(told) == (3, 3)
    told.script((1,) * 6).does("end-phase")
    assert the_set(told) == (5, 1)


# The free nuclear roll.


@clause("4.14", "9.5")
def test_4_14_double_marks_two_boxes() -> None:
    assert event(5, 4, research=0).state.research == [2]


@clause("4.14")
def test_4_14_less_than_the_number_marks_nothing() -> None:
    told = event(5, 3, research=4)
    assert told.state.research == [4]
    assert happened(told, NoEffect)


@clause("4.14")
def test_4_14_nothing_is_rolled_where_research_is_complete() -> None:
    told = event(5, research=6, bombs=1)
    assert (cubes(told), type(told.frame).__name__) == ((0, 0, 1), "RollingSet")


@clause("4.14", "9.2")
def test_4_14_the_research_die_of_the_turn_is_not_used() -> None:
    told = event(5, 2, white=1, research=0).script((4,)).does("research p 0")
    assert told.state.research == [3]


@clause("4.14", "7.9")
def test_4_14_blue_cubes_reroll_it_until_it_is_accepted() -> None:
    told = event(5, research=0, air=3).does("accept").script((1,), (1,), (2,))
    told.does("reroll nuclear", "reroll nuclear", "accept")
    assert (told.state.research, cubes(told)) == ([1], (0, 1, 0))


@clause("4.14")
def test_4_14_it_is_accepted_by_itself_when_no_blue_cube_is_left() -> None:
    told = event(5, research=0, air=1, naval=1).does("accept").script((1,), (2,)).does("reroll nuclear")
    assert (told.state.research, cubes(told)) == ([1], (1, 0, 0))


@clause("4.14", "7.17")
def test_4_14_black_cubes_do_not_raise_it() -> None:
    told = event(5, research=0, air=1, naval=1).does("accept").script((1,))
    told.refused("raise nuclear 1", clause="4.14", reason="refused-raise-free-roll")
    assert legal(told, "raise") == []


@clause("4.14", "7.9")
def test_4_14_an_accepted_roll_is_over() -> None:
    told = event(5, 2, white=1, research=0, naval=1).does("accept").script((2,), (3,))
    told.refused("raise nuclear 1", clause="4.14").refused("reroll nuclear", clause="5.2")


# Nuclear Breakthrough.


@clause("4.15", "9.8")
@pytest.mark.parametrize(("bombs", "after"), [(1, 2), (3, 3)])
def test_4_15_a_bomb_where_research_is_complete(bombs: int, after: int) -> None:
    assert cubes(event(6, research=6, bombs=bombs)) == (0, 0, after)


@clause("4.15")
@pytest.mark.parametrize(("research", "after"), [(2, 3), (5, 6)])
def test_4_15_the_current_box_where_it_is_not(research: int, after: int) -> None:
    told = event(6, research=research)
    assert (told.state.research, cubes(told)) == ([after], (0, 0, 0))


# Sixes.


@clause("4.16")
def test_4_16_an_event_six_earns_nothing() -> None:
    told = event(6, research=0, white=1)
    assert (told.state.claims, told.state.research) == ([0], [1])
    told.script((1,)).refused("claim-blue", clause="7.5")


@clause("4.16")
def test_4_16_a_six_of_the_free_roll_earns_nothing() -> None:
    told = event(5, 6, research=0, white=1).script((1,))
    assert (told.state.claims, cubes(told)) == ([0], (0, 0, 0))


@clause("4.16")
def test_4_16_no_claim_is_used_in_the_campaign_phase() -> None:
    told = event(6, naval=1)
    told.refused("claim-blue", clause="4.16", reason="refused-campaign-six").refused("claim-green", clause="4.16")


@clause("4.5")
def test_4_5_the_number_is_what_the_die_shows() -> None:
    assert [queries.happening(number) for number in range(1, 7)] == list(range(6))
