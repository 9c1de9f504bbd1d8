"""What the browser is told of War in the Pacific: exact odds of islands and raids, by hand and by the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import ALL_BASES, ALONE, american, campaign

from casusbelli.engine import ask
from casusbelli.engine.present import Forecast
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import GAME, browser
from casusbelli.games.war_in_the_pacific.actions import Attack, EndPhase, Forgo, Lay, Pay, Raid, Reroll, Supply
from casusbelli.games.war_in_the_pacific.board import RAID_DICE, Die, target
from casusbelli.games.war_in_the_pacific.state import Pacific
from casusbelli.testing import Scenario, clause

P, Q = Die(0), Die(1)
GUADALCANAL, TARAWA = target("guadalcanal"), target("tarawa")


def told(story: Scenario, action: Action) -> Forecast:
    found = browser.forecast(story.view(0), action)
    assert found is not None
    return found


def rows(forecast: Forecast) -> dict[str, str]:
    return {f"{row.label.id} {row.label.args.get('boxes', '')}".strip(): row.value for row in forecast.rows}


# Islands. Guadalcanal has boxes 2, 3 and 3, the last one with an icon.


@clause("11.11")
def test_11_11_an_island_that_the_dice_take_as_they_lie() -> None:
    story = american("4 3", naval=1)
    assert told(story, Lay(P, GUADALCANAL)).probability == "1.000"
    assert rows(told(story, Lay(P, GUADALCANAL)))["pacific-odds-laid"] == "0.000"


@clause("7.9")
def test_7_9_a_blue_cube_is_one_more_roll_of_the_best_die() -> None:
    """4 marks two boxes; the other die must become 3, and its cube for the icon is there."""
    forecast = told(american("4 1", naval=1, air=1), Lay(P, GUADALCANAL))
    assert (forecast.probability, forecast.fraction) == ("0.667", "2/3")
    assert rows(forecast)["pacific-odds-boxes 1"] == "1.000"
    assert rows(forecast)["pacific-odds-boxes 2"] == "1.000"


@clause("7.5")
def test_7_5_a_claim_is_as_good_as_a_blue_cube() -> None:
    """Whatever but a 1: a 2 marks the first box, and the 6 both others."""
    assert told(american("6 1", naval=1), Lay(P, GUADALCANAL)).fraction == "5/6"


@clause("5.6")
def test_5_6_what_is_laid_is_told_apart() -> None:
    story = american("4 3 1", naval=1).does("lay p guadalcanal")
    assert rows(told(story, Lay(P, GUADALCANAL)))["pacific-odds-laid"] == "0.000"
    assert rows(told(story, Lay(Q, GUADALCANAL)))["pacific-odds-laid"] == "1.000"


@clause("11.18")
def test_11_18_an_attack_spends_its_cubes() -> None:
    """The 1 with a cube opens nothing: of the 4 and no cube left, no box with an icon is marked."""
    story = american("4 1", naval=1)
    assert told(story, Attack(P, GUADALCANAL, 0)).probability == "0.000"
    assert told(american("4 3", naval=1), Attack(P, GUADALCANAL, 0)).probability == "1.000"
    assert told(american("4 3", naval=1), Attack(Q, GUADALCANAL, 0)).probability == "0.000"


@clause("11.3")
def test_11_3_no_odds_of_what_is_locked_or_spent_or_out_of_reach() -> None:
    view = american("4 1").view(0)
    assert browser.forecast(view, Lay(P, target("honshu"))) is None
    assert browser.forecast(view, Lay(P, target("naval"))) is None
    assert browser.forecast(view, Attack(Q, GUADALCANAL, 0)) is None
    assert browser.forecast(american("4").does("attack p guadalcanal 0").view(0), Attack(P, GUADALCANAL, 0)) is None
    assert browser.forecast(campaign(3, naval=1).view(0), Lay(P, TARAWA)) is None
    assert browser.forecast(view, EndPhase()) is None


@clause("17.4")
def test_17_4_the_odds_know_the_option() -> None:
    """New Georgia has two rows, 2 and 3, and then 4 and 4; the 6 goes on from the 3 to the first 4, if it may."""
    given: Any = {"naval": 1, "captured": ("guadalcanal",), "boxes": {"new_georgia": 1}}
    lay = Lay(Q, target("new_georgia"))
    assert told(american("6 4", **given), lay).probability == "1.000"
    barred = told(american("6 4", major_advance_wraps_rows=False, **given), lay)
    assert (barred.probability, rows(barred)["pacific-odds-boxes 2"]) == ("0.000", "1.000")


@pytest.mark.parametrize(("white", "red"), [("4 3", "1"), ("2 2 5", ""), ("6 2", "5"), ("1 4 4", ""), ("3 3 3", "")])
@pytest.mark.parametrize("naval", [0, 1, 2])
@pytest.mark.parametrize("island", ["guadalcanal", "tarawa"])
def test_without_rerolls_the_odds_are_what_the_rules_allow(white: str, red: str, naval: int, island: str) -> None:
    story = american(white, red, naval=naval)
    story.state.claims = [0]
    wanted = target(island)
    expected = "1.000" if can_take(story.state, wanted) else "0.000"
    assert told(story, Lay(P, wanted)).probability == expected
    for attack in legal(story.state):
        if isinstance(attack, Attack) and attack.target == wanted:
            after = "1.000" if can_take(_after(story.state, attack), wanted) else "0.000"
            assert told(story, attack).probability == after


def legal(s: Pacific) -> list[Action]:
    """Whatever may be answered now."""
    return [action for pending in ask.asked(s, ALONE) for action in pending.frame.actions(s)]


def can_take(s: Pacific, island: int) -> bool:
    """Whether some order of attacks, cubes and dice on the naval tracker takes the island."""
    if island not in s.front[ALONE]:
        return True
    useful = [action for action in legal(s) if _may_help(action, island)]
    return any(can_take(_after(s, action), island) for action in useful)


def _may_help(action: Action, island: int) -> bool:
    return isinstance(action, Supply | Pay | Forgo) or (isinstance(action, Attack) and action.target == island)


def _after(s: Pacific, action: Action) -> Pacific:
    twin = s.copy()
    ask.carry_out(GAME, twin, ALONE, action)
    return twin


# Raids.


@clause("10.6")
def test_10_6_a_raid_with_its_rerolls_and_without() -> None:
    forecast = told(american("4", bombing=2, air=1), Raid(P, 0))
    assert (forecast.probability, forecast.fraction) == ("0.704", "19/27")
    assert rows(forecast) == {"pacific-odds-plain": "0.556", "pacific-odds-cubes": "0.704"}
    assert rows(told(american("4", bombing=2), Raid(P, 0))) == {"pacific-odds-plain": "0.556"}
    assert browser.forecast(american("4").view(0), Raid(P, 0)) is None


@clause("10.7")
def test_10_7_a_raid_that_is_open_by_its_next_reroll() -> None:
    story = american("4", bombing=2, air=2)
    assert told(story, Reroll(RAID_DICE[0])).fraction == "5/9"
    assert rows(told(story, Reroll(RAID_DICE[0]))) == {"pacific-odds-reroll": "0.333"}
    assert browser.forecast(story.view(0), Reroll(P)) is None


@clause("17.3")
def test_17_3_black_cubes_that_may_help_a_raid_are_counted() -> None:
    story = american("4", bombing=1, naval=2, naval_modifies_bombing_dice=True)
    assert told(story, Raid(P, 0)).fraction == str(Fraction(4, 6))
    assert told(story, Raid(P, 1)).fraction == str(Fraction(1, 2))


# The sheet.


def test_facts_and_charts() -> None:
    facts = browser.facts()
    assert len(facts["islands"]) == len(facts["boxes"][0]["numbers"])
    assert sum(island["bomber"] for island in facts["islands"]) == facts["limits"]["bombing"]
    assert {island for island in ALL_BASES if facts["islands"][target(island)]["bomber"]} >= {"saipan", "iwo_jima"}
    told_of: list[tuple[View, list[Any]]] = [(american("4", points=2, boxes={"tarawa": 1}).view(0), [])]
    assert browser.charts(told_of) == {"points": [[2]], "boxes": [[1]]}
