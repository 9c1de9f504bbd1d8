"""3 The course of the game: eleven turns of two phases, what carries over."""

import random

import pytest
from tests.games.war_in_the_pacific.positions import american, campaign, cubes, event, happened, is_spent, the_set

from casusbelli.engine import flow
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.games.war_in_the_pacific.events import Happened, PhaseEnded, TurnBegan
from casusbelli.testing import Scenario, clause, given


def whole_game(seed: int) -> Scenario:
    """A game that is played at random to its end."""
    told, rng = given(GAME, GAME.start(1)), random.Random(seed)
    while told.state.result is None:
        at = flow.pending(told.state)[0]
        if at.frame.kind == "chance":
            flow.resolve(
                told.state, at, at.frame.space(told.state).pick(rng.randrange(at.frame.space(told.state).size))
            )
        else:
            flow.answer(told.state, at, rng.choice(at.frame.actions(told.state)))
    return told


@clause("3.1", "4.5", "12.1")
@pytest.mark.parametrize("seed", [1, 2])
def test_3_1_eleven_turns_of_two_phases(seed: int) -> None:
    told = whole_game(seed)
    kinds = (TurnBegan, Happened, PhaseEnded)
    story = [type(event) for event in told.events() if isinstance(event, kinds)]
    assert story == list(kinds) * 11


@clause("3.1")
def test_3_1_no_die_is_committed_in_the_campaign_phase() -> None:
    told = campaign(3, naval=1)
    for attempt in ("attack p tarawa 0", "research p 0", "raid p 0", "supply p", "build p", "raise p 1", "reroll p"):
        told.refused(attempt, clause="3.1", reason="refused-campaign-phase")
    told.refused("lay p tarawa", clause="3.1")


@clause("3.1", "4.9")
def test_3_1_no_event_is_rolled_in_the_american_phase() -> None:
    american("3", naval=1, air=1).refused("reroll event", clause="5.2").refused("raise event 1", clause="4.7")


@clause("3.2", "4.1", "4.2", "4.3")
def test_3_2_set_then_timeline_then_event() -> None:
    told = campaign(turn=2, naval=1)
    assert (the_set(told), told.state.turn) == ((4, 2), [2])
    assert told.chance is not None
    assert happened(told, Happened) == []


@clause("3.2")
def test_3_2_the_event_cannot_be_skipped() -> None:
    campaign(3, naval=1).refused("end-phase", clause="3.2", reason="refused-event-compulsory")
    assert "end-phase" not in campaign(3, naval=1).legal


@clause("3.3")
def test_3_3_cubes_and_marks_carry_over() -> None:
    told = american("1", turn=1, naval=3, air=2, research=2, boxes={"tarawa": 1}).does("end-phase")
    assert cubes(told) == (3, 2, 0)
    assert (told.state.turn, told.state.research, told.state.boxes[0][0]) == ([2], [2], 1)


@clause("3.3")
def test_3_3_dice_and_their_colours_do_not() -> None:
    told = american("3 3 3 3", "1 1", turn=7).does("end-phase")
    assert the_set(told) == (6, 0)
    assert told.state.face == [[]]


@clause("3.3")
def test_3_3_a_removed_die_comes_back() -> None:
    told = campaign(3, turn=4)
    assert the_set(told) == (5, 0)
    told.script((1, 1, 1, 1, 1)).does("end-phase")
    assert the_set(told) == (6, 0)


@clause("3.3", "7.7")
def test_3_3_claims_do_not() -> None:
    told = american("6 6", turn=5).does("end-phase")
    assert told.state.claims == [0]


@clause("3.3", "6.1")
def test_3_3_nothing_is_spent_in_a_new_turn() -> None:
    told = american("6 6", turn=5).does("research p 0", "end-phase").script((3,), (5, 5, 5, 5, 5))
    assert not is_spent(told, "p")
    assert told.state.researched == [0]


@clause("4.16", "3.2")
def test_3_2_an_event_is_over_before_the_set_is_rolled() -> None:
    told = event(5, research=0).script((4,))
    assert told.state.research == [2]
    assert told.state.face == [[]]
