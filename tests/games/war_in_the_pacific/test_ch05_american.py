"""5 The American Phase: the roll, uses of a die, laying and committing; 6 limits of a turn."""

import pytest
from tests.games.war_in_the_pacific.positions import (
    TO_SAIPAN,
    american,
    campaign,
    cubes,
    event,
    happened,
    is_spent,
    legal,
    lies_on,
    marked,
)

from casusbelli.engine.chance import Dice
from casusbelli.engine.record import Thing
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.games.war_in_the_pacific.events import Laid, PhaseEnded, PickedUp, SetRolled
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match
from casusbelli.testing import clause

# The roll.


@clause("5.1")
@pytest.mark.parametrize(("white", "red"), [(4, 2), (5, 0), (3, 3)])
def test_5_1_all_dice_of_the_set_are_rolled_at_once(white: int, red: int) -> None:
    told = event(3, white=white + 1, red=red)
    assert told.frame.space(told.state) == Dice(white + red)
    told.script(tuple(range(1, white + red + 1)))
    assert told.state.face == [list(range(1, white + red + 1))]


@clause("5.1", "17.10")
def test_5_1_the_results_are_open() -> None:
    told = american("6 4 3 1", "5 2")
    (rolled,) = [event for event in told.public_events() if isinstance(event, SetRolled)]
    assert (rolled.white, rolled.red) == ((6, 4, 3, 1), (5, 2))


@clause("5.1")
def test_5_1_there_is_no_second_roll_of_all() -> None:
    told = american("1 1", air=3).script((2,)).does("reroll p")
    assert told.state.face == [[2, 1]]


# Uses.


@clause("5.2")
def test_5_2_what_a_four_may_do() -> None:
    told = american("4", captured=TO_SAIPAN, bombing=1)
    assert told.legal == ["attack p guadalcanal 0", "research p 0", "raid p 0", "supply p", "end-phase"]


@clause("5.2", "9.9")
def test_5_2_what_a_natural_six_may_do_besides() -> None:
    assert legal(american("6", research=6), "build") == ["build p"]


@clause("5.2", "4.6")
@pytest.mark.parametrize("word", ["attack {} tarawa 0", "research {} 0", "raid {} 0", "supply {}", "build {}"])
def test_5_2_only_dice_of_the_set(word: str) -> None:
    told = american("4", bombing=1)
    told.refused(word.format("event"), clause="5.2", reason="refused-own-roll")
    told.refused(word.format("q"), clause="5.2", reason="refused-not-in-set")
    told.refused(word.format("b1"), clause="10.6", reason="refused-raid-die")


@clause("5.2")
def test_5_2_a_tracker_is_no_island() -> None:
    american("4").refused("attack p research 0", clause="5.2", reason="refused-no-island")


@clause("5.2")
def test_5_2_nothing_is_decided_that_is_not_asked() -> None:
    told = american("4")
    told.refused("accept", clause="10.7", reason="refused-nothing-open")
    told.refused("pay", clause="11.18", reason="refused-no-second-box").refused("forgo", clause="11.18")
    told.refused("attach-bomb", clause="10.8", reason="refused-no-launch").refused("no-bomb", clause="10.8")


@clause("5.3")
def test_5_3_values_are_not_added() -> None:
    told = american("3 2", captured=TO_SAIPAN[:4], boxes={"guadalcanal": 3})
    assert all("tinian" not in words for words in told.legal)
    told.refused("attack p tinian_guam 0", clause="11.5").refused("attack q tinian_guam 0", clause="11.5")


@clause("5.3", "11.9")
def test_5_3_a_die_is_not_divided() -> None:
    told = american("6", boxes={"tarawa": 1, "guadalcanal": 2}, naval=1).does("attack p guadalcanal 0")
    assert (marked(told, "guadalcanal"), marked(told, "new_georgia"), marked(told, "tarawa")) == (3, 0, 1)
    assert is_spent(told, "p")


# Modifiers.


@clause("5.4", "7.13")
def test_5_4_raised_where_it_lies() -> None:
    told = american("3", naval=1, captured=["tarawa"]).does("lay p kwajalein", "raise p 1", "attack p kwajalein 0")
    assert marked(told, "kwajalein") == 1


@clause("5.4", "7.9")
def test_5_4_rerolled_where_it_lies() -> None:
    told = american("2", air=1, captured=["tarawa"]).script((5,))
    told.does("lay p kwajalein", "reroll p", "attack p kwajalein 0")
    assert marked(told, "kwajalein") == 1


@clause("5.4", "7.12")
def test_5_4_rerolled_and_then_raised() -> None:
    told = american("1", air=1, naval=1, captured=["tarawa"]).script((3,))
    told.does("reroll p", "raise p 1", "attack p kwajalein 0")
    assert marked(told, "kwajalein") == 1


@clause("5.4")
def test_5_4_no_modifier_without_its_cube() -> None:
    told = american("3")
    told.refused("reroll p", clause="7.9", reason="refused-no-blue").refused("raise p 1", clause="7.13")


@clause("5.5")
def test_5_5_a_spent_die_is_done_with() -> None:
    told = american("4 1", naval=1, air=1).does("attack p guadalcanal 0")
    for attempt in ("reroll p", "raise p 1", "attack p tarawa 0", "supply p", "research p 0"):
        told.refused(attempt, clause="5.5", reason="refused-spent")
    told.refused("pick-up p", clause="5.5").refused("lay p tarawa", clause="5.5")
    assert cubes(told) == (1, 1, 0)


@clause("5.5")
def test_5_5_a_die_that_launched_a_raid_is_spent() -> None:
    told = american("4", bombing=1, naval=1).script((1,)).does("raid p 0").refused("raise p 1", clause="5.5")
    assert cubes(told) == (1, 0, 0)


@clause("5.5")
def test_5_5_a_die_that_gained_cubes_is_spent() -> None:
    american("2").does("supply p").refused("attack p guadalcanal 0", clause="5.5")


# Laying and committing.


@clause("5.6")
def test_5_6_laying_changes_nothing_but_where_the_die_lies() -> None:
    told = american("4", naval=2)
    before = told.state.copy()
    told.does("lay p guadalcanal")
    assert lies_on(told, "p") == "guadalcanal"
    before.laid = told.state.laid
    assert told.game.save(before) == told.game.save(told._quiet())


@clause("5.6")
def test_5_6_a_laid_die_is_laid_elsewhere_or_picked_up() -> None:
    told = american("4").does("lay p guadalcanal", "lay p naval")
    assert lies_on(told, "p") == "naval"
    assert lies_on(told.does("pick-up p"), "p") == ""
    assert [type(event) for event in told.events() if isinstance(event, Laid | PickedUp)] == [Laid, Laid, PickedUp]


@clause("5.6")
def test_5_6_a_die_may_be_committed_elsewhere_than_where_it_lies() -> None:
    told = american("4").does("lay p naval", "attack p guadalcanal 0")
    assert (marked(told, "guadalcanal"), cubes(told)) == (2, (0, 0, 0))


@clause("5.6")
def test_5_6_a_die_may_be_laid_where_it_has_no_effect_yet() -> None:
    told = american("1 4 2", naval=1).does("lay p tarawa", "lay q bombing", "lay r new_georgia", "lay p nuclear")
    assert lies_on(told, "r") == "new_georgia"
    told.refused("attack r new_georgia 0", clause="11.3", reason="refused-locked")


@clause("5.6")
def test_5_6_what_cannot_take_a_die_any_more_takes_none() -> None:
    told = american("4 4", captured=["tarawa"], research=6, bombing=1).script((1,)).does("raid p 0")
    told.refused("lay q tarawa", clause="11.3", reason="refused-captured")
    told.refused("lay q research", clause="5.7", reason="refused-research-complete")
    told.refused("lay q bombing", clause="10.2", reason="refused-second-raid")
    american("4 4").does("research p 0").refused("lay q research", clause="9.1", reason="refused-second-research")


@clause("5.6")
def test_5_6_a_die_lies_in_one_place() -> None:
    told = american("4").refused("pick-up p", clause="5.6", reason="refused-in-hand").does("lay p tarawa")
    told.refused("lay p tarawa", clause="5.6", reason="refused-lies-there")
    told.refused("lay b1 tarawa", clause="10.6").refused("lay q tarawa", clause="5.2")


@clause("5.6")
def test_5_6_judged_with_its_value_when_it_is_committed() -> None:
    told = american("2", air=1, captured=["tarawa"]).script((1,)).does("lay p kwajalein", "reroll p")
    told.refused("attack p kwajalein 0", clause="11.5", reason="refused-attack-low")
    assert (told.state.face, cubes(told), is_spent(told, "p")) == ([[1]], (0, 0, 0), False)


@clause("5.6", "11.20")
def test_5_6_increase_and_commit_together_are_refused_as_a_whole() -> None:
    told = american("2", naval=1, captured=["tarawa"]).refused("attack p kwajalein 1", clause="11.5")
    assert (cubes(told), told.state.raised) == ((1, 0, 0), [[0]])


@clause("5.6")
def test_5_6_layings_are_offered_in_the_american_phase_to_its_player_alone() -> None:
    told = american("4 3")
    offers = told.standing(0)
    assert {"lay p tarawa", "lay q research", "lay p honshu"} <= set(offers)
    assert told.standing(1) == []
    assert campaign(3, naval=1).standing(0) == []
    assert "pick-up p" in told.does("lay p tarawa").standing(0)


@clause("5.6", "10.7")
def test_5_6_dice_are_laid_while_a_raid_is_open_too() -> None:
    told = american("4 3", bombing=1, air=1).script((1,)).does("raid p 0", "lay q tarawa")
    assert lies_on(told, "q") == "tarawa"


# Useless allocations.


@clause("5.7", "11.5")
def test_5_7_a_value_too_low() -> None:
    told = american("3", captured=["tarawa"]).refused("attack p kwajalein 0", clause="11.5")
    assert not is_spent(told, "p")
    assert legal(told, "supply") == ["supply p"]


@clause("5.7", "9.1")
def test_5_7_a_refused_research_die_uses_up_no_limit() -> None:
    told = american("3 4", research=4).refused("research p 0", clause="9.3").does("research q 0")
    assert told.state.research == [5]


@clause("5.7")
@pytest.mark.parametrize(
    ("attempt", "clause_"),
    [
        ("supply p", "8.4"),
        ("attack p kwajalein 0", "11.3"),
        ("attack p guadalcanal 0", "11.3"),
        ("research p 0", "5.7"),
        ("raid p 0", "10.2"),
    ],
)
def test_5_7_what_has_no_effect_is_refused(attempt: str, clause_: str) -> None:
    told = american("5", naval=5, captured=["guadalcanal"], research=6).refused(attempt, clause=clause_)
    assert not is_spent(told, "p")


@clause("5.7", "2.6")
def test_5_7_a_raid_counts_as_an_effect_without_room_for_points() -> None:
    told = american("4", points=20, bombing=1).script((5,)).does("raid p 0")
    assert (told.state.points, is_spent(told, "p")) == ([20], True)


# The end of the phase.


@clause("5.8")
def test_5_8_dice_in_the_hand_are_lost() -> None:
    told = american("4 4 4", turn=4, naval=1).does("end-phase")
    assert [event.unused for event in happened(told, PhaseEnded)] == [3]
    assert (cubes(told), told.state.face) == ((1, 0, 0), [[]])


@clause("5.8")
def test_5_8_the_phase_stays_open_until_the_player_ends_it() -> None:
    told = american("6", air=2).does("supply p")
    assert told.legal == ["claim-blue", "end-phase"]


@clause("5.8")
def test_5_8_with_nothing_left_ending_is_all_there_is() -> None:
    assert american("4").does("supply p").legal == ["end-phase"]


@clause("5.8", "10.7")
def test_5_8_not_between_a_raid_and_its_acceptance() -> None:
    told = american("4", bombing=1, air=1).script((1,)).does("raid p 0")
    told.refused("end-phase", clause="5.8", reason="refused-raid-open")
    assert "end-phase" in told.does("accept").legal


# Limits.


@clause("6.1", "11.6")
def test_6_1_any_number_of_attacks() -> None:
    told = american("2 3 4 4 4 5", naval=2, boxes={"guadalcanal": 0})
    told.does("attack p guadalcanal 0", "attack q guadalcanal 0", "attack r guadalcanal 0")
    told.does("attack s tarawa 0", "attack t tarawa 0", "attack u tarawa 0")
    assert (marked(told, "guadalcanal"), marked(told, "tarawa")) == (3, 3)


@clause("6.1", "9.1")
def test_6_1_one_research_die() -> None:
    american("4 4").does("research p 0").refused("research q 0", clause="9.1", reason="refused-second-research")


@clause("6.1", "10.2")
def test_6_1_one_raid_and_one_more_in_the_next_turn() -> None:
    told = american("4 4", bombing=1, turn=5, research=6).script((1,)).does("raid p 0")
    told.refused("raid q 0", clause="10.2", reason="refused-second-raid")
    told.does("end-phase").script((3,), (4, 1, 1, 1, 1))
    assert legal(told, "raid") == ["raid p 0"]


@clause("5.8")
def test_5_8_no_table_ends_the_phase_for_the_player() -> None:
    match = Match(GAME, 1, {}, Seeded(3), auto=True)
    for words in ("accept", "end-phase"):
        match.answer(0, match.pending()[0].id, GAME.notation.parse(words))
    while len(match.pending()[0].actions) > 1:
        match.answer(0, match.pending()[0].id, match.pending()[0].actions[0])
    assert match.pending()[0].actions == [GAME.notation.parse("end-phase")]


# Why not?


@clause("11.3", "9.1", "10.2", "8.4", "9.7")
@pytest.mark.parametrize(
    ("thing", "clause_"),
    [
        ("target:kwajalein", "11.3"),
        ("target:guadalcanal", "11.3"),
        ("target:research", "9.1"),
        ("target:bombing", "10.2"),
        ("target:naval", "8.4"),
        ("target:nuclear", "9.7"),
        ("die:p", "5.5"),
        ("die:event", "5.2"),
        ("die:b1", "10.7"),
    ],
)
def test_why_nothing_can_be_done_with_a_thing(thing: str, clause_: str) -> None:
    told = american("4 6", naval=5, captured=["guadalcanal"]).does("research p 0")
    told.why_not(thing, clause=clause_)


@clause("4.8", "4.7", "3.1")
def test_why_nothing_can_be_done_in_the_campaign_phase() -> None:
    campaign(3, naval=1).why_not("die:event", clause="4.8").why_not("die:p", clause="3.1")
    told = event(5, air=1).does("accept").script((1,)).why_not("die:p", clause="3.1")
    assert told.frame.wanted(told.state, Thing("group", 0)) is None


@clause("10.7", "10.8", "11.18")
def test_why_nothing_can_be_done_while_something_else_is_due() -> None:
    raid = american("4 6", bombing=1, air=1).script((1,)).does("raid p 0")
    raid.why_not("target:tarawa", clause="10.7").why_not("die:q", clause="10.7").why_not("die:p", clause="10.7")
    armed = american("4 6", bombing=1, bombs=1, research=6).does("raid p 0")
    armed.why_not("target:tarawa", clause="10.8")
    american("6 6", naval=1).does("attack p tarawa 0").why_not("target:naval", clause="11.18")
