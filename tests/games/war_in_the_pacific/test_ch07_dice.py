"""7 Dice: red ones, natural sixes and their claims, rerolls, increases."""

import pytest
from tests.games.war_in_the_pacific.positions import ALONE, american, cubes, event, happened, legal, marked

from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import Attack, Raise
from casusbelli.games.war_in_the_pacific.board import die, target
from casusbelli.games.war_in_the_pacific.events import NoEffect
from casusbelli.testing import Scenario, clause, example


def value(told: Scenario, name: str) -> int:
    return queries.value(told.state, ALONE, die(name))


# Red dice.


@clause("7.1")
@pytest.mark.parametrize(("face", "worth"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_7_1_red_dice_are_read_as_d3(face: int, worth: int) -> None:
    assert value(american("", str(face)), "p") == worth


@clause("7.1", "8.5")
@example("E1")
def test_e1_a_red_two_is_no_naval_asset() -> None:
    told = american("", "2").refused("supply p", clause="8.5", reason="refused-naval-low")
    assert (value(told, "p"), cubes(told)) == (1, (0, 0, 0))


@clause("7.1", "8.6")
@example("E2")
def test_e2_a_red_three_is_two_naval_assets() -> None:
    told = american("", "3", naval=2).does("supply p")
    assert (value(told, "p"), cubes(told), told.state.spent) == (2, (4, 0, 0), [[1]])


@clause("7.2")
def test_7_2_the_face_of_a_red_die_is_not_its_value() -> None:
    american("", "6", captured=["tarawa"]).refused("attack p kwajalein 0", clause="11.5")


@clause("7.2")
def test_7_2_a_red_six_is_no_natural_six() -> None:
    told = american("", "6", research=6)
    assert told.state.claims == [0]
    told.refused("claim-blue", clause="7.5").refused("build p", clause="9.9", reason="refused-no-natural-six")


@clause("7.2")
def test_7_2_a_red_five_marks_one_box_of_three() -> None:
    assert (
        marked(
            american("", "5", captured=["guadalcanal", "new_georgia"]).does("attack p bougainville 0"), "bougainville"
        )
        == 1
    )


@clause("7.3")
def test_7_3_the_value_of_a_white_die_is_its_face() -> None:
    told = american("5", naval=1)
    assert value(told, "p") == 5
    told.does("raise p 1")
    assert (value(told, "p"), queries.is_natural_six(told.state, ALONE, die("p")), told.state.claims) == (6, False, [0])


# Claims.


@clause("7.4")
def test_7_4_each_natural_six_earns_a_claim_and_stays_usable() -> None:
    told = american("6 6 3 2 1 1")
    assert told.state.claims == [2]
    assert told.state.spent == [[0] * 6]
    assert "supply p" in told.legal


@clause("7.4")
@pytest.mark.parametrize(("new", "claims"), [(2, 1), (6, 2)])
def test_7_4_a_claim_is_kept_when_the_die_is_rolled_again(new: int, claims: int) -> None:
    assert american("6", air=1).script((new,)).does("reroll p").state.claims == [claims]


@clause("7.4")
def test_7_4_a_claim_is_kept_when_the_die_is_raised_or_spent() -> None:
    assert american("6", naval=1).does("raise p 1", "research p 0").state.claims == [1]


@clause("7.5")
def test_7_5_as_many_blue_cubes_as_wanted_up_to_the_claims() -> None:
    told = american("6 6")
    assert cubes(told)[1] == 0
    assert cubes(told.does("claim-blue"))[1] == 1
    assert cubes(told.does("claim-blue"))[1] == 2
    told.refused("claim-blue", clause="7.5", reason="refused-no-claim")


@clause("7.5")
def test_7_5_no_six_no_cube() -> None:
    american("5").refused("claim-blue", clause="7.5", reason="refused-no-claim")


@clause("7.6")
def test_7_6_two_claims_make_a_bomb() -> None:
    assert cubes(american("6 6", research=6).does("claim-green")) == (0, 0, 1)


@clause("7.6")
def test_7_6_a_third_claim_is_left_for_a_blue_cube() -> None:
    told = american("6 6 6", research=6).does("claim-green", "claim-blue")
    assert (cubes(told), told.state.claims) == ((0, 1, 1), [0])


@clause("7.6")
def test_7_6_not_while_research_is_incomplete() -> None:
    american("6 6", research=5).refused("claim-green", clause="7.6", reason="refused-bombs-locked")


@clause("7.6")
def test_7_6_a_claim_serves_once() -> None:
    told = american("6 6", research=6).does("claim-blue")
    told.refused("claim-green", clause="7.6", reason="refused-two-claims")
    american("6", research=6, air=3).refused("claim-green", clause="7.6", reason="refused-two-claims")


@clause("7.5", "7.6")
@example("E11")
def test_e11_all_that_two_claims_can_become() -> None:
    ends = set()
    for story in ([], ["claim-blue"], ["claim-blue", "claim-blue"], ["claim-green"]):
        told = american("6 6", research=6).does(*story)
        ends.add(cubes(told)[1:])
        assert told.state.claims == [2 - len(story) - ("claim-green" in story)]
    assert ends == {(0, 0), (1, 0), (2, 0), (0, 1)}
    assert legal(american("6 6", research=6).does("claim-green"), "claim-blue") == []
    assert legal(american("6 6", research=6).does("claim-blue"), "claim-green") == []


@clause("7.7")
def test_7_7_no_conversion_into_a_full_tracker() -> None:
    told = american("6", air=3).refused("claim-blue", clause="7.7", reason="refused-air-full").script((1,))
    assert cubes(told.does("reroll p", "claim-blue")) == (0, 3, 0)


@clause("7.7")
def test_7_7_no_bomb_into_a_full_tracker() -> None:
    told = american("6 6", research=6, bombs=3)
    told.refused("claim-green", clause="7.7", reason="refused-nuclear-full")
    assert told.state.claims == [2]


@clause("7.7", "3.3")
def test_7_7_claims_lapse_at_the_end_of_the_phase() -> None:
    told = american("6", turn=5).does("end-phase").script((3,), (1, 1, 1, 1, 1))
    told.refused("claim-blue", clause="7.5")


@clause("7.7", "7.5")
@example("E10")
def test_e10_one_of_two_claims_finds_room() -> None:
    told = american("6 6", air=2).does("claim-blue").refused("claim-blue", clause="7.7")
    assert (cubes(told), told.state.claims) == ((0, 3, 0), [1])


@clause("7.7", "10.7")
def test_7_7_a_claim_is_used_while_a_raid_is_open() -> None:
    told = american("6 4", bombing=1).script((1,)).does("raid q 0", "claim-blue")
    assert cubes(told) == (0, 1, 0)


@clause("7.8")
def test_7_8_claims_from_before_the_unlocking() -> None:
    told = american("6 6 4", research=5).does("research r 0", "claim-green")
    assert cubes(told) == (0, 0, 1)


@clause("7.8")
def test_7_8_not_those_that_became_blue_cubes() -> None:
    told = american("6 6 4", research=5).does("claim-blue", "research r 0")
    told.refused("claim-green", clause="7.6")


# Rerolls.


@clause("7.9")
def test_7_9_the_last_result_stands() -> None:
    told = american("5", air=2).script((4,), (2,)).does("reroll p", "reroll p")
    assert (told.state.face, cubes(told)) == ([[2]], (0, 0, 0))


@clause("7.9")
def test_7_9_one_die_for_each_cube() -> None:
    told = american("1 1", air=1).script((3,)).does("reroll p")
    told.refused("reroll q", clause="7.9", reason="refused-no-blue")
    assert told.state.face == [[3, 1]]


@clause("7.9")
def test_7_9_a_cube_just_gained_serves_at_once() -> None:
    told = american("6 1").script((4,)).does("claim-blue", "reroll q")
    assert told.state.face == [[6, 4]]


@clause("7.10")
def test_7_10_a_rerolled_six_earns_a_claim() -> None:
    told = american("2", air=1).script((6,)).does("reroll p")
    assert (cubes(told), told.state.claims) == ((0, 0, 0), [1])


@clause("7.10", "9.9")
def test_7_10_a_rerolled_six_builds_a_bomb() -> None:
    told = american("1", air=1, research=6).script((6,)).does("reroll p", "build p")
    assert cubes(told) == (0, 0, 1)


@clause("7.11")
def test_7_11_a_rerolled_red_die_stays_red() -> None:
    told = american("", "1", air=1).script((6,)).does("reroll p")
    assert (value(told, "p"), told.state.claims, told.state.red) == (3, [0], [1])


@clause("7.12")
def test_7_12_a_reroll_cancels_increases() -> None:
    told = american("3", naval=2, air=1).does("raise p 2")
    assert value(told, "p") == 5
    told.script((2,)).does("reroll p")
    assert (value(told, "p"), cubes(told)) == (2, (0, 0, 0))


@clause("7.12")
def test_7_12_new_increases_may_follow() -> None:
    told = american("3", naval=2, air=1).script((2,)).does("raise p 1", "reroll p", "raise p 1")
    assert value(told, "p") == 3


# Increases.


@clause("7.13")
def test_7_13_one_for_each_cube() -> None:
    told = american("3", naval=2).does("raise p 2")
    assert (value(told, "p"), cubes(told)) == (5, (0, 0, 0))


@clause("7.13")
def test_7_13_in_several_steps() -> None:
    assert value(american("3", naval=2).does("raise p 1", "raise p 1"), "p") == 5


@clause("7.13")
def test_7_13_not_more_cubes_than_there_are() -> None:
    told = american("3", naval=1).refused("raise p 2", clause="7.13", reason="refused-too-few-cubes")
    told.refused("attack p tarawa 2", clause="7.13", reason="refused-too-few-cubes")


@clause("7.13")
def test_7_13_a_die_is_never_lowered() -> None:
    told = american("3", naval=1).refused("raise p 0", clause="7.13", reason="refused-no-cubes")
    told.refused(Raise(die("p"), -1), clause="7.13", reason="refused-no-cubes")
    told.refused(Attack(die("p"), target("tarawa"), -1), clause="7.13", reason="refused-no-cubes")


@clause("7.13")
def test_7_13_one_cube_for_one_die() -> None:
    told = american("3 3", naval=1).does("raise p 1").refused("raise q 1", clause="7.13")
    assert (value(told, "p"), value(told, "q")) == (4, 3)


@clause("7.14")
@pytest.mark.parametrize(("face", "more", "worth"), [(6, 1, 4), (1, 2, 3), (5, 3, 6)])
def test_7_14_a_red_die_is_converted_and_then_raised(face: int, more: int, worth: int) -> None:
    told = american("", str(face), naval=more).does(f"raise p {more}")
    assert value(told, "p") == worth
    assert not queries.is_natural_six(told.state, ALONE, die("p"))


@clause("7.15")
def test_7_15_a_wasted_cube_leaves_a_natural_six_natural() -> None:
    told = american("6", naval=1, research=6).does("raise p 1")
    assert (value(told, "p"), cubes(told)) == (6, (0, 0, 0))
    assert cubes(told.does("build p")) == (0, 0, 1)


@clause("7.15")
def test_7_15_a_box_of_four_is_never_doubled() -> None:
    told = american("5", naval=3, captured=["tarawa"]).does("attack p kwajalein 3")
    assert (marked(told, "kwajalein"), cubes(told)) == (1, (0, 0, 0))


@clause("7.16")
def test_7_16_a_raised_six_earns_no_claim() -> None:
    told = american("5", naval=1).does("raise p 1").refused("claim-blue", clause="7.5")
    assert told.state.claims == [0]


@clause("7.16", "9.9")
def test_7_16_a_raised_six_builds_no_bomb() -> None:
    told = american("4", naval=2, research=6).does("raise p 2")
    told.refused("build p", clause="7.16", reason="refused-no-natural-six")


@clause("7.17")
def test_7_17_raid_dice_are_not_raised() -> None:
    told = american("4", naval=2, bombing=1, air=1).script((4,)).does("raid p 0")
    told.refused("raise b1 1", clause="7.17", reason="refused-raise-raid")
    assert cubes(told) == (2, 1, 0)


@clause("7.17")
def test_7_17_the_event_roll_is() -> None:
    assert happened(event(4, naval=1, research=6).does("raise event 1"), NoEffect)


@clause("7.17", "10.6")
@example("E20")
def test_e20_a_raid_that_fails_by_one() -> None:
    told = american("4", bombing=1, naval=2, points=5).script((4,)).does("raid p 0")
    told.refused("raise b1 1", clause="7.17")
    assert (told.state.points, cubes(told)) == ([5], (2, 0, 0))


@clause("7.13", "7.16", "11.10")
@example("E7")
def test_e7_a_five_raised_to_six_doubles_a_three() -> None:
    told = american("5", naval=1, captured=["guadalcanal", "new_georgia"]).does("attack p bougainville 1")
    assert (marked(told, "bougainville"), cubes(told), told.state.claims) == (2, (0, 0, 0), [0])
