import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import ALL_BASES, TO_IWO_JIMA, TO_SAIPAN, Story, american, event, sheet

from casusbelli.bots import registry
from casusbelli.bots.war_in_the_pacific import fit, values
from casusbelli.bots.war_in_the_pacific.tracks import gates, is_open, progress_of, tracks
from casusbelli.engine import flow, game
from casusbelli.engine.agent import Budget
from casusbelli.engine.drive import play_agents
from casusbelli.engine.record import Action
from casusbelli.games.war_in_the_pacific.actions import (
    Accept,
    AttachBomb,
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Pay,
    Raid,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import ISLANDS, RAID_DICE, SUNS, Die, target
from casusbelli.games.war_in_the_pacific.state import Pacific

PACIFIC = game.find("war-in-the-pacific")
LAST = 11
COMPLETE = 6


both = pytest.mark.parametrize("bot", ["greedy", "solver"])


def answer(s: Pacific, bot: str = "greedy", seat: int = 0, seed: int = 1) -> Action:
    at = next(at for at in flow.pending(s) if at.frame.seat(s) == seat)
    agent = registry.make(bot, PACIFIC, seat, seed)
    return agent.choose(PACIFIC.view(s, (seat,)), at.frame.actions(s), Budget())


def plan(told: Story, bot: str = "greedy") -> list[Action]:
    """All that the bot does without further dice, in order."""
    done: list[Action] = []
    while not done or not (done[-1].rolls or isinstance(done[-1], EndPhase)):
        done.append(answer(told.state, bot))
        if not done[-1].rolls:
            told.does(done[-1])
    return done


def kinds(done: Sequence[Action]) -> set[type]:
    return {type(action) for action in done}


# ---- tracks ---------------------------------------------------------------------------------------------------------


def test_the_tracks_hold_all_islands_and_points() -> None:
    on = tracks(harder=False, wraps=True)
    assert sum(track.points[-1] for track in on) == sum(SUNS)
    assert [island for track in on for island in dict.fromkeys(track.island)] == list(range(len(ISLANDS)))


def test_progress_and_gates() -> None:
    central, south, japan = gates(harder=False, strict=False)
    progress = progress_of(sheet(captured=TO_IWO_JIMA, boxes={"guadalcanal": 2}), 0)
    assert progress == (23, 2, 0)
    assert all(is_open(gate, progress) for gate in (central, south, japan))
    assert not is_open(gates(harder=False, strict=True)[2], progress)


# ---- the plan of a turn ---------------------------------------------------------------------------------------------


@both
def test_the_last_boxes_of_an_island_are_marked(bot: str) -> None:
    told = american("4 3", turn=LAST, naval=1, boxes={"guadalcanal": 1})
    assert kinds(plan(told, bot)) == {Attack, EndPhase}
    assert told.state.points == [1]


@both
def test_cubes_make_a_useless_die_useful(bot: str) -> None:
    told = american("3", turn=LAST, naval=2, boxes={"tarawa": 3})
    assert plan(told, bot) == [Attack(Die(0), target("tarawa"), 2), EndPhase()]


@both
def test_no_cube_is_spent_for_nothing(bot: str) -> None:
    assert plan(american("1", turn=LAST, naval=5), bot) == [EndPhase()]


@both
def test_a_die_for_the_cube_that_an_icon_costs(bot: str) -> None:
    told = american("4 3", turn=LAST, boxes={"guadalcanal": 2})
    assert [type(action) for action in plan(told, bot)] == [Supply, Attack, EndPhase]


@both
def test_a_raid_with_the_lowest_die_that_launches_it(bot: str) -> None:
    told = american("6 4", turn=LAST, captured=TO_SAIPAN, bombing=1, naval=0)
    assert plan(told, bot)[-1] == Raid(Die(1), 0)


def test_the_bomb_flies_with_the_raid() -> None:
    told = american("4", turn=LAST, captured=TO_SAIPAN, bombing=1, bombs=1).does(Raid(Die(0), 0))
    assert answer(told.state) == AttachBomb()


def test_a_failed_raid_is_rolled_again_and_one_that_succeeds_is_accepted() -> None:
    told = american("4", turn=LAST, captured=TO_SAIPAN, bombing=1, air=1).does(Raid(Die(0), 0))
    told.script((3,))
    assert answer(told.state) == Reroll(RAID_DICE[0])
    told = american("4", turn=LAST, captured=TO_SAIPAN, bombing=1, air=1).does(Raid(Die(0), 0))
    told.script((5,))
    assert answer(told.state) == Accept()


def test_research_while_there_is_time_for_it() -> None:
    assert Research in kinds(plan(american("2", turn=2, boxes={"guadalcanal": 1})))
    assert Research not in kinds(plan(american("2", turn=LAST, boxes={"guadalcanal": 1})))


def test_a_natural_six_becomes_a_bomb_where_it_is_worth_most() -> None:
    told = american("6", turn=LAST - 1, captured=ALL_BASES, bombing=4, research=COMPLETE, naval=5, air=3)
    told.state.raided = [1]
    assert Build in kinds(plan(told))


def test_a_claim_becomes_a_blue_cube() -> None:
    assert answer(american("6", turn=3).state) == ClaimBlue()


def test_two_claims_become_a_bomb_that_can_still_fly() -> None:
    bases: dict[str, Any] = {"captured": TO_SAIPAN, "bombing": 1, "research": COMPLETE}
    assert answer(american("6 6", turn=5, **bases).state) == ClaimGreen()
    assert answer(american("6 6", turn=LAST, bombs=1, **bases).state) == ClaimBlue()


def test_a_useless_die_is_rolled_again() -> None:
    told = american("1", turn=LAST, air=1, boxes={"tarawa": 3})
    assert plan(told)[-1] == Reroll(Die(0))


def test_the_second_box_of_a_major_advance_is_paid_for() -> None:
    told = american("6", turn=5, naval=1).does(ClaimBlue(), Attack(Die(0), target("tarawa"), 0))
    assert answer(told.state) == Pay()


def test_an_event_is_accepted() -> None:
    assert answer(event(3, naval=2, air=1).state) == Accept()


# ---- the table of values --------------------------------------------------------------------------------------------


def test_the_table_is_the_one_that_the_command_makes() -> None:
    ways = (fit.reachable(red=False), fit.reachable(red=True))
    made = fit.before(fit.final(), ways, red=0)
    stored = [values.value(LAST - 1, progress, naval) for progress in values.sheets() for naval in range(values.CUBES)]
    assert stored == pytest.approx(made, abs=0.5 / values.GRAIN + 1e-9)


def test_the_table_packs_and_unpacks() -> None:
    assert list(values.unpack(values.pack([0.0, 17.26, 3.5, 3.5]))) == [0, 1726, 350, 350]


@pytest.mark.parametrize("turn", [1, 5, LAST - 1])
def test_more_is_worth_more(turn: int) -> None:
    bare, ahead = (0, 0, 0), (7, 3, 0)
    assert values.value(turn, bare, 0) < values.value(turn, bare, 5) < values.value(turn, ahead, 5)


def test_sheets_are_worth_their_points_and_what_may_still_come() -> None:
    """Of 20 points only the 3 of Honshu are lacking, and there are raids from four bases."""
    assert 17 < values.value(LAST - 1, (23, 28, 9), 0) < 21


def test_a_larger_sheet_counts_as_the_largest_known() -> None:
    assert values.value(5, (23, 28, 11), 3) == values.value(5, (23, 28, 10), 3)


# ---- whole games ----------------------------------------------------------------------------------------------------


def points(bot: str, seed: int) -> int:
    agents = [registry.make(bot, PACIFIC, 0, seed)]
    return play_agents(PACIFIC, agents, random.Random(seed), {}).result.scores[0]


@both
def test_it_beats_random(bot: str) -> None:
    assert points(bot, 1) > points("random", 1) + 5


@pytest.mark.parametrize(
    "options",
    [
        {"harder_sheet": True, "strict_two_paths": True, "major_advance_wraps_rows": False},
        {
            "naval_modifies_bombing_dice": True,
            "bomb_build_counts_as_nuclear_die": True,
            "red_naval_double_conversion": True,
            "breakthrough_when_locked": "free_roll",
        },
    ],
)
def test_with_all_options_and_side_by_side(options: dict[str, object]) -> None:
    agents = [registry.make(bot, PACIFIC, seat, 1) for seat, bot in enumerate(("random", "greedy", "solver"))]
    scores = play_agents(PACIFIC, agents, random.Random(1), options).result.scores
    assert min(scores[1:]) > scores[0]
