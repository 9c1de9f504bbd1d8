"""10 Strategic bombing: bases, raids, results, bombs."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import TO_SAIPAN, Story, american, cubes, happened, is_spent, legal

from casusbelli.engine.chance import Dice
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.events import RaidEnded
from casusbelli.testing import clause, example


def raid(*dice: int, bomb: bool = False, **given: Any) -> Story:
    """A raid with a base for each of these dice, launched by a white four; a white three is left."""
    more: dict[str, Any] = {"bombs": 1, "research": 6} if bomb else {}
    told = american("4 3", bombing=len(dice), **{**more, **given}).script(dice)
    return told.does("raid p 0", "attach-bomb") if bomb else told.does("raid p 0")


def results(told: Story) -> list[tuple[bool, int]]:
    return [(event.success, event.points) for event in happened(told, RaidEnded)]


# Bases and launching.


@clause("10.1")
def test_10_1_a_base_marks_a_box_at_once() -> None:
    told = american("6", captured=TO_SAIPAN[:3], boxes={"saipan": 4}).does("attack p saipan 0")
    assert told.state.bombing == [1]


@clause("10.1")
def test_10_1_other_islands_mark_none() -> None:
    told = american("4", naval=1, captured=["tarawa"], boxes={"kwajalein": 2}).does("attack p kwajalein 0")
    assert told.state.bombing == [0]


@clause("10.1")
def test_10_1_four_bases_in_all() -> None:
    islands = {"saipan": TO_SAIPAN[:3], "tinian_guam": TO_SAIPAN, "iwo_jima": (*TO_SAIPAN, "tinian_guam")}
    bases = 0
    for name, before in islands.items():
        told = american("6", captured=before, bombing=bases, boxes={name: 3 + (name == "saipan")})
        bases = told.does(f"attack p {name} 0").state.bombing[0]
    told = american("6", captured=["luzon"], bombing=bases, boxes={"okinawa": 4}).does("attack p okinawa 0")
    assert told.state.bombing == [4]


@clause("10.2")
def test_10_2_a_four_launches_a_raid() -> None:
    told = raid(3)
    assert is_spent(told, "p")
    assert told.state.raided == [1]


@clause("10.2")
def test_10_2_not_without_a_base() -> None:
    american("6").refused("raid p 0", clause="10.2", reason="refused-no-base")


@clause("10.2")
def test_10_2_not_with_less_than_four() -> None:
    american("3", bombing=2).refused("raid p 0", clause="10.2", reason="refused-raid-low")


@clause("10.2")
def test_10_2_not_twice_in_a_turn() -> None:
    told = american("4 5", bombing=1).script((1,)).does("raid p 0")
    told.refused("raid q 0", clause="10.2", reason="refused-second-raid")


@clause("10.3")
@pytest.mark.parametrize(("white", "red"), [("3", ""), ("", "5")])
def test_10_3_a_raised_die_launches(white: str, red: str) -> None:
    told = american(white, red, naval=1, bombing=1).script((1,)).does("raid p 1")
    assert (told.state.raided, cubes(told)) == ([1], (0, 0, 0))


@clause("10.3", "7.2")
def test_10_3_a_red_die_as_it_is_does_not() -> None:
    american("", "6", bombing=1).refused("raid p 0", clause="10.2", reason="refused-raid-low")


@clause("10.3")
def test_10_3_a_higher_value_is_no_advantage() -> None:
    told = american("6", bombing=1, research=6)
    told.does("raid p 0")
    assert told.frame.space(told.state) == Dice(1)


@clause("7.14", "10.3")
@example("E17")
def test_e17_a_red_three_raised_to_four() -> None:
    told = american("", "6", bombing=1, naval=1).script((5,)).does("raise p 1", "raid p 0")
    assert (told.state.points, cubes(told), told.state.claims) == ([1], (0, 0, 0), [0])


# The roll.


@clause("10.4")
@pytest.mark.parametrize("boxes", [1, 2, 3, 4])
def test_10_4_a_die_for_each_box(boxes: int) -> None:
    told = american("4", bombing=boxes).does("raid p 0")
    assert told.frame.space(told.state) == Dice(boxes)


@clause("10.4")
def test_10_4_the_chances() -> None:
    chances = [queries.raid_chance(dice) for dice in (1, 2, 3, 4)]
    assert chances == [Fraction(1, 3), Fraction(5, 9), Fraction(19, 27), Fraction(65, 81)]


@clause("10.4")
def test_10_4_the_chances_are_those_of_the_roll() -> None:
    outcomes = list(Dice(2).outcomes())
    assert Fraction(sum(map(queries.raid_succeeds, outcomes)), len(outcomes)) == queries.raid_chance(2)


@clause("10.4")
@pytest.mark.parametrize(("dice", "success"), [((4, 4, 4), False), ((1, 5, 2), True), ((6, 1, 1), True)])
def test_10_4_a_five_succeeds(dice: tuple[int, ...], success: bool) -> None:
    assert results(raid(*dice)) == [(success, int(success))]


@clause("10.4")
def test_10_4_no_reroll_of_a_die_that_is_not_there() -> None:
    raid(1, air=1).refused("reroll b2", clause="10.4", reason="refused-raid-dice")


@clause("10.5")
@pytest.mark.parametrize(("dice", "points"), [((5, 6, 6), 1), ((2, 3), 0)])
def test_10_5_one_point_however_many_succeed(dice: tuple[int, ...], points: int) -> None:
    assert raid(*dice).state.points == [points]


@clause("10.6")
def test_10_6_raid_dice_are_not_raised() -> None:
    told = raid(4, naval=5, air=1).refused("raise b1 1", clause="7.17")
    assert legal(told, "raise") == [f"raise q {n}" for n in range(1, 6)]


@clause("10.6", "7.9")
def test_10_6_a_rerolled_six_succeeds_and_earns_nothing() -> None:
    told = raid(2, air=1).script((6,)).does("reroll b1")
    assert (results(told), cubes(told), told.state.claims) == ([(True, 1)], (0, 0, 0), [0])


@clause("10.6")
def test_10_6_raid_dice_are_white_and_as_many_as_there_are_boxes() -> None:
    told = american("4 1 1 1", "1 1", bombing=4, turn=7).does("raid p 0")
    assert told.frame.space(told.state) == Dice(4)


@clause("10.6")
def test_10_6_a_raid_six_is_no_claim() -> None:
    told = raid(6, air=1).refused("claim-blue", clause="7.5", reason="refused-no-claim")
    assert told.state.claims == [0]


@clause("10.6")
def test_10_6_a_raid_die_is_none_of_the_set() -> None:
    told = raid(6).refused("attack b1 tarawa 0", clause="10.6", reason="refused-raid-die")
    told.refused("supply b1", clause="10.6")


# The result.


@clause("10.7")
def test_10_7_a_claim_becomes_a_reroll() -> None:
    told = american("6 4", bombing=2).script((3, 3)).does("raid q 0").script((5,))
    told.does("claim-blue", "reroll b2")
    assert results(told) == [(True, 1)]


@clause("10.7")
def test_10_7_an_accepted_raid_is_not_rerolled() -> None:
    told = american("6 4", bombing=1).script((3,)).does("raid q 0", "accept", "claim-blue")
    told.refused("reroll b1", clause="10.7", reason="refused-no-raid-open")
    assert told.state.points == [0]


@clause("10.7")
def test_10_7_fixed_at_once_when_nothing_can_change_it() -> None:
    assert results(raid(3, naval=5)) == [(False, 0)]


@clause("10.7")
def test_10_7_fixed_when_the_last_claims_became_a_bomb() -> None:
    told = american("6 6 4", bombing=1, research=6).script((3,)).does("raid r 0")
    assert results(told) == []
    assert (results(told.does("claim-green")), cubes(told)) == ([(False, 0)], (0, 0, 1))


@clause("10.7")
def test_10_7_a_success_stays_open_too() -> None:
    told = raid(6, 1, air=1)
    assert results(told) == []
    assert results(told.does("accept")) == [(True, 1)]


@clause("10.7")
def test_10_7_no_other_die_is_committed_meanwhile() -> None:
    told = american("4 6", bombing=1, air=1, naval=1, research=5).script((3,)).does("raid p 0")
    for attempt in ("attack q tarawa 0", "research q 0", "supply q", "build q", "raid q 0"):
        told.refused(attempt, clause="10.7", reason="refused-raid-open")


@clause("10.7")
def test_10_7_dice_of_the_set_are_modified_meanwhile() -> None:
    told = raid(3, air=2, naval=1).script((6,)).does("raise q 1", "reroll q")
    assert (told.state.claims, cubes(told), results(told)) == ([1], (0, 1, 0), [])
    told.refused("reroll p", clause="5.5", reason="refused-spent")


@clause("10.7")
def test_10_7_the_last_blue_cube_fixes_it() -> None:
    assert results(raid(3, air=1).script((2,)).does("reroll q")) == [(False, 0)]


# Bombs.


@clause("10.8")
def test_10_8_a_bomb_leaves_the_tracker_before_the_roll() -> None:
    told = american("4", bombing=1, bombs=2, research=6).does("raid p 0", "attach-bomb")
    assert told.chance is not None
    assert cubes(told) == (0, 0, 1)


@clause("10.8")
def test_10_8_no_bomb_no_question() -> None:
    told = american("4", bombing=1).does("raid p 0")
    assert told.chance is not None
    american("4", bombing=1).refused("attach-bomb", clause="10.8", reason="refused-no-launch")


@clause("10.8")
def test_10_8_the_bomb_is_gone_in_any_case() -> None:
    told = raid(1, 3, bomb=True)
    assert (cubes(told), results(told)) == ((0, 0, 0), [(False, 0)])


@clause("10.8")
def test_10_8_a_bomb_built_in_the_same_turn() -> None:
    told = american("6 4", bombing=1, research=6).script((5,)).does("build p", "raid q 0", "attach-bomb", "accept")
    assert told.state.points == [2]


@clause("10.8")
def test_10_8_one_bomb_at_most_and_none_after_the_roll() -> None:
    told = raid(1, bomb=True, bombs=2, air=1).refused("attach-bomb", clause="10.8", reason="refused-bomb-late")
    told.refused("no-bomb", clause="10.8")
    assert cubes(told) == (0, 1, 1)


@clause("10.8")
def test_10_8_it_is_decided_before_anything_else() -> None:
    told = american("4 6", bombing=1, bombs=1, research=6, naval=1).does("raid p 0")
    assert told.legal == ["attach-bomb", "no-bomb"]
    told.refused("supply q", clause="10.8", reason="refused-arming-due").refused("end-phase", clause="10.8")


@clause("10.8")
def test_10_8_a_bomb_may_stay_at_home() -> None:
    told = american("4", bombing=1, bombs=1, research=6).script((5,)).does("raid p 0", "no-bomb")
    assert (cubes(told), told.state.points) == ((0, 0, 1), [1])


@clause("10.9")
@pytest.mark.parametrize(("dice", "points"), [((5, 6), 2), ((4,), 0)])
def test_10_9_two_points_with_a_bomb(dice: tuple[int, ...], points: int) -> None:
    assert raid(*dice, bomb=True).state.points == [points]


@clause("10.4", "10.8", "10.9")
@example("E15")
def test_e15_two_successes_with_a_bomb() -> None:
    told = raid(5, 6, bomb=True, points=6)
    assert (told.state.points, cubes(told)) == ([8], (0, 0, 0))


@clause("10.8", "10.9")
@example("E16")
def test_e16_a_bomb_in_vain() -> None:
    told = raid(1, 3, bomb=True, points=6, naval=3)
    assert (told.state.points, cubes(told)) == ([6], (3, 0, 0))
