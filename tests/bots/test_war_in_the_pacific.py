import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import ALL_BASES, TO_IWO_JIMA, TO_SAIPAN, Story, american, event, sheet

from casusbelli.bots import registry
from casusbelli.bots.coaching import Judgement
from casusbelli.bots.war_in_the_pacific import Solver, fit, values
from casusbelli.bots.war_in_the_pacific.solver import nodes_of
from casusbelli.bots.war_in_the_pacific.tracks import gates, is_open, progress_of, tracks
from casusbelli.bots.war_in_the_pacific.turn import NODES
from casusbelli.bots.war_in_the_pacific.values import CHANCE, POINTS
from casusbelli.engine import flow, game
from casusbelli.engine.agent import Budget
from casusbelli.engine.drive import play_agents
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific.actions import (
    Accept,
    AttachBomb,
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Lay,
    Pay,
    Raid,
    Raise,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import ISLANDS, RAID_DICE, RED_OF, SUNS, Die, target
from casusbelli.games.war_in_the_pacific.state import Pacific

PACIFIC = game.find("war-in-the-pacific")
LAST = 11
COMPLETE = 6
CUBES = range(values.CUBES)
ALL_OPTIONS: dict[str, Any] = {
    "naval_modifies_bombing_dice": True,
    "bomb_build_counts_as_nuclear_die": True,
    "red_naval_double_conversion": True,
    "breakthrough_when_locked": "free_roll",
}


both_aims = pytest.mark.parametrize("aim", [POINTS, CHANCE], ids=["points", "winning"])
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


@both_aims
def test_the_table_is_the_one_that_the_command_makes(aim: values.Aim) -> None:
    ways = (fit.reachable(red=False), fit.reachable(red=True))
    whole, fewer = fit.before(aim, fit.final(aim), ways, red=RED_OF[LAST - 1])
    for made, dice in ((whole, 1), (fewer, 0)):
        stored = [
            [values.before(aim, LAST, sheet, naval, extra, dice=dice) for sheet in values.sheets() for naval in CUBES]
            for extra in range(aim.extras)
        ]
        assert stored == [pytest.approx(row, abs=0.5 / aim.grain + 1e-9) for row in made]


@both_aims
def test_the_end_of_a_turn_is_the_mean_over_the_next_event(aim: values.Aim) -> None:
    progress, naval = (7, 3, 0), 1
    rolls = [values.before(aim, 6, progress, left) for left in (0, 0, 1, 1, 1)]
    fewer = values.before(aim, 6, progress, naval, dice=0)
    assert values.after(aim, 5, progress, naval) == pytest.approx((sum(rolls) + fewer) / 6)


def test_the_table_packs_and_unpacks() -> None:
    assert list(values.unpack(values.pack([0.0, 17.26, 3.5, 3.5], 100))) == [0, 1726, 350, 350]


@both_aims
@pytest.mark.parametrize("turn", [1, 2])
def test_more_is_worth_more(aim: values.Aim, turn: int) -> None:
    bare, ahead = (0, 0, 0), (4, 3, 0)
    known = [values.after(aim, turn, *at) for at in ((bare, 0), (bare, 5), (ahead, 5), (ahead, 5, 0.5), (ahead, 5, 1))]
    assert known == sorted(set(known))


@both_aims
def test_a_die_lost_costs_more_than_one_that_turns_red(aim: values.Aim) -> None:
    whole, red, fewer = (values.before(aim, 5, (7, 3, 0), 2, dice=dice) for dice in (1, 0.5, 0))
    assert fewer < red < whole


def test_sheets_are_worth_their_points_and_what_may_still_come() -> None:
    """Of 20 points only the 3 of Honshu are lacking, and there are raids from four bases."""
    assert 17 < values.after(POINTS, LAST - 1, (23, 28, 9), 0) < 21
    assert values.after(CHANCE, LAST - 1, (23, 28, 9), 0) == 1


def test_raid_points_win_with_the_islands_that_the_raids_came_from() -> None:
    assert values.after(CHANCE, LAST - 1, (0, 11, 0), 0, 9) == 1
    assert values.after(CHANCE, LAST - 1, (0, 11, 0), 0, 2) < 0.2
    assert values.after(POINTS, 4, (0, 11, 0), 0, 3) == values.after(POINTS, 4, (0, 11, 0), 0) + 3


def test_points_beyond_the_track_count_for_nothing() -> None:
    assert POINTS.final(23) == POINTS.final(20) == 20
    assert [CHANCE.final(points) for points in (12, 13)] == [0, 1]


@both_aims
def test_a_larger_sheet_counts_as_the_largest_known(aim: values.Aim) -> None:
    assert values.after(aim, 5, (23, 28, 11), 3) == values.after(aim, 5, (23, 28, 10), 3)


# ---- rolls of their own ---------------------------------------------------------------------------------------------


def test_the_solver_keeps_an_event_from_taking_a_die() -> None:
    """3 removes a die; with a cube it becomes 4, which recolours one, and with two a free nuclear roll."""
    told = event(3, turn=3, naval=3)
    assert isinstance(answer(told.state, "solver"), Raise)
    assert answer(event(5, turn=3, naval=3).state, "solver") == Accept()


def test_the_solver_does_not_spend_more_on_an_event_than_it_takes() -> None:
    assert answer(event(2, turn=3, naval=1).state, "solver") == Accept()


def test_17_3_the_solver_raises_a_raid_die_that_lacks_a_cube() -> None:
    told = american("4", naval_modifies_bombing_dice=True, turn=LAST, captured=TO_SAIPAN, bombing=1, naval=1).does(
        Raid(Die(0), 0)
    )
    told.script((4,))
    assert answer(told.state, "solver") == Raise(RAID_DICE[0], 1)


def test_17_6_the_solver_builds_a_bomb_with_the_research_die_or_leaves_it() -> None:
    bases: dict[str, Any] = {"captured": ALL_BASES, "bombing": 4, "research": COMPLETE}
    told = american("6 6", bomb_build_counts_as_nuclear_die=True, turn=5, naval=5, air=3, **bases)
    told.state.claims, told.state.raided = [0], [1]
    done = plan(told, "solver")
    assert sum(isinstance(action, Build) for action in done) == 1


# ---- the budget -----------------------------------------------------------------------------------------------------


def test_positions_are_counted_and_seconds_turned_into_them() -> None:
    assert nodes_of(Budget()) == nodes_of(Budget(seconds=1000)) == NODES
    assert nodes_of(Budget(nodes=7)) == 7
    assert 0 < nodes_of(Budget(seconds=0.001)) < 100


def test_with_few_positions_to_look_at_it_still_answers() -> None:
    told = american("6 5 4 3 2 1", turn=5, naval=5, air=1)
    told.state.claims = [0]
    actions = flow.pending(told.state)[0].frame.actions(told.state)
    agent = registry.make("solver", PACIFIC, 0, 1)
    view = PACIFIC.view(told.state, (0,))
    assert {agent.choose(view, actions, Budget(nodes=nodes)) for nodes in (1, 10, 100)} <= set(actions)
    assert isinstance(agent, Solver)
    search = agent.scales._search
    assert search is not None
    assert len(search.known) <= 3 * 111


# ---- the coach ------------------------------------------------------------------------------------------------------


def judged(s: Pacific, action: Action) -> Judgement:
    frame = flow.pending(s)[0].frame
    maker = registry.coach("war-in-the-pacific")
    assert maker is not None
    found = maker(PACIFIC, 0).judge(PACIFIC.view(s, (0,)), frame.actions(s), action)
    assert found is not None
    return found


def test_the_best_costs_nothing() -> None:
    told = american("4 3", turn=LAST, naval=1, boxes={"guadalcanal": 1})
    best = judged(told.state, EndPhase()).best
    assert isinstance(best, Attack)
    judgement = judged(told.state, best)
    assert (judgement.best, judgement.points, judgement.winning) == (best, 0, 0)


def test_an_island_given_away_in_the_last_turn_costs_its_points() -> None:
    """One die takes the last box of Tarawa, worth a point; nothing else can be gained, and 13 are far away."""
    told = american("5", turn=LAST, boxes={"tarawa": 3})
    judgement = judged(told.state, EndPhase())
    assert judgement.best == Attack(Die(0), target("tarawa"), 0)
    assert (judgement.points, judgement.winning, judgement.turn) == (SUNS[target("tarawa")], 0, LAST)
    assert (judgement.expected, judgement.chance) == (SUNS[target("tarawa")], 0)


def test_the_point_that_wins_costs_the_whole_chance() -> None:
    told = american("5", turn=LAST, boxes={"tarawa": 3})
    told.state.points = [12]
    judgement = judged(told.state, EndPhase())
    assert (judgement.points, judgement.winning, judgement.chance) == (1, 1, 1)


def test_a_raid_not_flown_costs_its_chance() -> None:
    told = american("4", turn=LAST, captured=TO_SAIPAN, bombing=1)
    assert judged(told.state, EndPhase()).points == pytest.approx(1 / 3)


def test_nothing_is_said_where_there_is_no_choice_or_a_die_is_laid() -> None:
    told = american("5", turn=LAST, boxes={"tarawa": 3})
    maker = registry.coach("war-in-the-pacific")
    assert maker is not None
    coach, view = maker(PACIFIC, 0), PACIFIC.view(told.state, (0,))
    assert coach.judge(view, [EndPhase()], EndPhase()) is None
    assert coach.judge(view, [EndPhase(), Supply(Die(0))], Lay(Die(0), target("tarawa"))) is None


def test_every_decision_of_a_whole_game_is_judged_and_those_of_the_solver_cost_nothing() -> None:
    judgements = judgements_of("solver", 3)
    assert max(one.points for one in judgements) < 1e-6
    assert min(one.winning for one in judgements) >= 0
    worse = judgements_of("random", 3)
    assert sum(one.points for one in worse) > 5
    assert all(one.points >= 0 <= one.winning and 0 <= one.chance <= 1 for one in worse)


def judgements_of(bot: str, seed: int, options: dict[str, Any] | None = None) -> list[Judgement]:
    maker = registry.coach("war-in-the-pacific")
    assert maker is not None
    agent, coach = registry.make(bot, PACIFIC, 0, seed), maker(PACIFIC, 0)
    found: list[Judgement | None] = []

    class Watched:
        needs_events = False

        def observe(self, event: Any) -> None:
            agent.observe(event)

        def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
            action = agent.choose(view, actions, budget)
            found.append(coach.judge(view, actions, action))
            return action

    play_agents(PACIFIC, [Watched()], random.Random(seed), options or {})
    return [one for one in found if one is not None]


def test_the_coach_follows_a_game_with_all_options() -> None:
    assert len(judgements_of("random", 1, ALL_OPTIONS)) > 30


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
        ALL_OPTIONS,
    ],
)
def test_with_all_options_and_side_by_side(options: dict[str, object]) -> None:
    agents = [registry.make(bot, PACIFIC, seat, 1) for seat, bot in enumerate(("random", "greedy", "solver"))]
    scores = play_agents(PACIFIC, agents, random.Random(1), options).result.scores
    assert min(scores[1:]) > scores[0]
