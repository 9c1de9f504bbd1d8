"""11.13-11.21 Victory at the end of a turn."""

from typing import Any

import pytest
from tests.games.friedrich.fates import EXITS, drawing, objectives
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    marks,
    position,
    story,
    where,
)

from casusbelli.engine.record import Result
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    FRANCE,
    IMPERIAL_ARMY,
    RUSSIA,
    SWEDEN,
    Objective,
    fate,
)
from casusbelli.games.friedrich.ch05_conquest import required
from casusbelli.games.friedrich.ch11_fate import DrawingFate
from casusbelli.games.friedrich.ch11_victory import complete, missing, needed
from casusbelli.games.friedrich.events import FrederickWon, ObjectivesLapsed, Won
from casusbelli.games.friedrich.state import STOCK
from casusbelli.testing import Scenario, clause, example

SWEDISH = objectives("sweden", 1)


@clause("11.13", "11.17")
@example("E40")
def test_e40_sweden_is_eased_by_the_card_and_wins_at_the_second_check() -> None:
    told = story({"saltikov": "torun", "keith": "berlin"}, phase="end-of-turn", turn=8, conquered=SWEDISH)
    assert told.state.result is None
    told.script(fate("elisabeth")).does("retire keith")
    assert told.state.result == Result((ELISABETH,), "objectives")


@clause("11.13")
def test_11_13_sweden_needs_only_the_first_order_once_russia_is_out() -> None:
    assert missing(position(phase="end-of-turn", conquered=SWEDISH), SWEDEN) == 5
    assert missing(position(phase="end-of-turn", conquered=SWEDISH, out=["russia"]), SWEDEN) == 0


@clause("11.14")
def test_11_14_austria_wins_after_the_card_that_drives_france_out() -> None:
    told = story(phase="end-of-turn", turn=9, drawn=["india"], conquered=objectives("austria", 1))
    told.script(fate("america"))
    assert told.state.result == Result((MARIA_THERESA,), "objectives")
    assert told.state.player[IMPERIAL_ARMY] == POMPADOUR


@clause("11.14")
def test_11_14_the_imperial_army_needs_its_first_order_only() -> None:
    held = objectives("imperial-army", 1)
    s = position(phase="end-of-turn", conquered=held, commands={"imperial-army": POMPADOUR})
    assert complete(s, IMPERIAL_ARMY)
    assert [len(needed(s, nation)) for nation in (AUSTRIA, IMPERIAL_ARMY, SWEDEN, FRANCE)] == [12, 5, 10, 10]


@clause("11.15")
def test_11_15_markers_of_the_second_order_are_removed() -> None:
    told = drawing("elisabeth", {"keith": "berlin"}, conquered=["prenzlau", "stettin"])
    assert marks(told.state.conquered) == ["stettin"]
    assert [event.nation for event in told.events() if isinstance(event, ObjectivesLapsed)] == [SWEDEN]
    lapsed = [
        objective for objective in range(len(told.state.conquered)) if not required(told.state, Objective(objective))
    ]
    assert len(lapsed) == 5


@clause("11.15")
def test_11_15_a_lapsed_city_is_not_conquered_any_more() -> None:
    places = {"ehrensvaerd": "pasewalk"}
    in_game = story({**places, "saltikov": "torun"}, active="sweden")
    in_game.does("set-out ehrensvaerd", "step prenzlau", "step pasewalk", "halt")
    assert marks(in_game.state.conquered) == ["prenzlau"]
    out = story(places, active="sweden", out=["russia"])
    out.does("set-out ehrensvaerd", "step prenzlau", "step pasewalk", "halt")
    assert marks(out.state.conquered) == []


@clause("11.15", "5.4.2")
def test_11_15_allies_may_stop_on_lapsed_cities() -> None:
    places, first = {"saltikov": "loewenberg"}, objectives("austria", 1)
    counts = story(places, active="russia", conquered=[*first, "kamenz"]).does("set-out saltikov", "step bunzlau")
    counts.refused("halt", clause="5.4.2")
    gone: dict[str, Any] = {"commands": {"imperial-army": POMPADOUR}, "out": ["sweden"]}
    lapsed = story(places, active="russia", conquered=first, **gone).does("set-out saltikov", "step bunzlau", "halt")
    assert where(lapsed.state, "saltikov") == ("bunzlau",)


@clause("11.17")
def test_11_17_nothing_is_won_before_the_end_of_the_turn() -> None:
    told = story(phase="close", active="russia", turn=4, conquered=objectives("russia"))
    assert told.state.result is None
    assert complete(told.state, RUSSIA)
    assert story(phase="end-of-turn", turn=4, conquered=objectives("russia")).state.result is not None


@clause("11.17", "11.18", "2.8")
def test_11_17_who_is_complete_wins_before_the_card_is_drawn() -> None:
    gone: dict[str, Any] = {"drawn": EXITS[:3], "out": ["russia", "sweden"]}
    told = story(phase="end-of-turn", turn=12, conquered=objectives("austria"), **gone)
    assert told.state.result == Result((MARIA_THERESA,), "objectives")
    assert told.state.drawn == tuple(map(fate, EXITS[:3]))
    assert Won(MARIA_THERESA, AUSTRIA) in told.public_events()


@clause("11.18")
def test_11_18_frederick_wins_if_nobody_is_complete_when_the_third_leaves() -> None:
    gone: dict[str, Any] = {"drawn": EXITS[:3], "out": ["russia", "sweden"], "commands": {"imperial-army": ELISABETH}}
    told = story(phase="end-of-turn", turn=12, conquered=objectives("austria", 1)[:11], **gone)
    told.script(fate("america"))
    assert told.state.result == Result((FREDERICK,), "withstood")
    assert FrederickWon(FREDERICK) in told.public_events()


@clause("11.19")
def test_11_19_the_order_of_the_stages_decides() -> None:
    held = [*objectives("austria", 1), *objectives("imperial-army", 1)]
    told = story(phase="end-of-turn", turn=9, drawn=["india"], conquered=held).script(fate("america"))
    assert told.state.result == Result((MARIA_THERESA,), "objectives")


@clause("11.21")
@pytest.mark.parametrize(("shared", "winners"), [(True, (ELISABETH, POMPADOUR)), (False, (ELISABETH,))])
def test_11_21_together_if_that_was_agreed(shared: bool, winners: tuple[int, ...]) -> None:
    both = [*objectives("russia"), *objectives("france")]
    told = story(phase="end-of-turn", turn=4, conquered=both, shared_victory=shared)
    assert told.state.result == Result(winners, "objectives")


@clause("11.21", "0.3")
def test_11_21_two_nations_of_one_player_are_one_winner() -> None:
    both = [*objectives("russia"), *objectives("sweden")]
    told = story(phase="end-of-turn", turn=4, conquered=both, shared_victory=True)
    assert told.state.result == Result((ELISABETH,), "objectives")


@clause("12.2", "12.3", "0.4")
def test_12_2_the_third_player_wins_with_any_nation() -> None:
    for name in ("russia", "sweden", "france"):
        told = story(phase="end-of-turn", turn=4, seats=3, conquered=objectives(name))
        assert told.state.result == Result((told.state.player[FRANCE],), "objectives")


@clause("12.8")
def test_12_8_the_war_in_the_west() -> None:
    west: dict[str, Any] = {"seats": 2, "two_players": "war-in-the-west", "phase": "end-of-turn", "turn": 8}
    told = story({"cumberland": "stade"}, drawn=["india", "elisabeth"], **west)
    told.script(_thrown(told), fate("sweden"))
    assert told.state.result is None
    told = story({"cumberland": "stade"}, drawn=["india"], **west)
    told.script(_thrown(told), fate("america"))
    assert told.state.result == Result((FREDERICK,), "withstood")
    told = story(drawn=["india"], conquered=objectives("france"), **west)
    told.script(_thrown(told))
    assert told.state.result == Result((told.state.player[FRANCE],), "objectives")


@clause("12.11", "12.4")
def test_12_11_the_austrian_theatre() -> None:
    theatre: dict[str, Any] = {"seats": 2, "two_players": "austrian-theatre", "phase": "end-of-turn", "turn": 11}
    told = story(drawn=["elisabeth", "sweden", "india"], conquered=objectives("austria", 1), **theatre)
    told.script(_thrown(told))
    assert type(told.frame) is DrawingFate
    told.script(fate("america"))
    assert told.state.result == Result((FREDERICK,), "withstood")
    told = story(drawn=["elisabeth", "sweden"], conquered=objectives("austria"), **theatre)
    told.script(_thrown(told))
    assert told.state.result == Result((told.state.player[AUSTRIA],), "objectives")


def _thrown(told: Scenario) -> tuple[int, ...]:
    """The cards thrown away at the end of a turn of two (12.5)."""
    return tuple(told.state.cards.cards(STOCK)[:5])
