"""2 Sequence of play."""

from typing import Any

import pytest
from tests.games.friedrich.positions import FREDERICK, MARIA_THERESA, armies_of, cards_of, objective, story, where

from casusbelli.engine import flow
from casusbelli.games.friedrich.actions import EndMovement
from casusbelli.games.friedrich.board import NATIONS, fate, nation, piece
from casusbelli.games.friedrich.ch02_sequence import Stage
from casusbelli.games.friedrich.ch04_movement import Maneuvering
from casusbelli.games.friedrich.events import Conquered, MarkerRemoved, StageBegan, TurnBegan, TurnedDown, TurnEnded
from casusbelli.games.friedrich.state import HAND
from casusbelli.testing import Scenario, clause


def run(told: Scenario) -> Scenario:
    """Everybody draws what comes first and moves nothing, until the next turn has begun."""
    s = told.state
    turn = s.turn
    while s.turn == turn:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            flow.resolve(s, at, at.frame.space(s).pick(0))
        else:
            flow.answer(s, at, EndMovement() if isinstance(at.frame, Maneuvering) else at.frame.actions(s)[0])
    return told


def through(**more: Any) -> list[Any]:
    """What all hear of a turn in which nobody moves, from the first stage to the beginning of the next turn."""
    told = run(story({"friedrich": "oschatz"}, phase="begin", **more))
    return told.public_events()


def stages(events: list[Any]) -> list[str]:
    return [NATIONS[event.nation] for event in events if isinstance(event, StageBegan)]


@clause("2.1")
def test_2_1_the_stages_of_the_nations_follow_in_their_order() -> None:
    told = run(story(phase="begin"))
    assert stages(told.public_events()) == [*NATIONS, "prussia"]


@clause("2.1", "2.2")
def test_2_1_who_is_not_active_may_not_act() -> None:
    told = story({"friedrich": "oschatz", "daun": "tabor"}, active="prussia")
    told.refused_by(MARIA_THERESA, "set-out daun", clause="2.2")
    told.refused("set-out daun", clause="4.2", reason="refused-move-other-nation", seat=FREDERICK)
    assert where(told.state, "daun") == ("tabor",)


@clause("2.2")
@pytest.mark.parametrize("attempt", ["play hearts-4-a", "attack oschatz meissen"])
def test_2_2_what_belongs_to_another_phase_is_refused(attempt: str) -> None:
    told = story({"friedrich": "oschatz"}, hands={"prussia": ["hearts-4"]})
    told.refused(attempt, clause="2.4", reason="refused-in-movement")
    assert told.state.cards.count(HAND) == 1


@clause("2.2", "7.1.3")
def test_2_2_nobody_moves_after_the_first_combat() -> None:
    places = {"daun": "riesa", "lacy": "torgau", "laudon": "breslau", "friedrich": "oschatz"}
    told = story(places, active="austria", phase="combat", armies={"friedrich": 8})
    told.does("attack riesa oschatz", "yield")
    told.refused("set-out laudon", clause="7.3.3").refused("recruit", clause="10.1")


@clause("2.2", "2.1")
def test_2_2_every_stage_has_its_five_phases_in_their_order() -> None:
    assert [step.__name__ for step in Stage.steps] == [
        "begin",
        "draw",
        "declare",
        "move",
        "fight",
        "conquer",
        "supply",
        "close",
    ]
    told = story({"daun": "schweidnitz", "keith": "breslau"}, active="austria", phase="draw", turn=2, rest="lost")
    told.script((0, 1, 2, 3, 4))
    assert type(told.frame).__name__ == "Maneuvering"
    told.does("end-movement")
    assert told.legal == ["attack schweidnitz breslau"]


@clause("2.2", "2.6")
def test_2_6_conquest_and_supply_are_decided_without_a_question() -> None:
    told = story({"browne": "berlin"}, active="austria", questioned=["breslau"])
    told.script((0,)).does("end movement", seat=MARIA_THERESA)
    assert told.public_events()[:3] == [
        Conquered(nation("austria"), objective("breslau")),
        TurnedDown(piece("browne")),
        StageBegan(nation("imperial-army")),
    ]


@clause("2.7")
def test_2_7_a_nation_that_is_out_has_no_stage_and_one_without_pieces_has() -> None:
    assert stages(through(out=["russia"])) == [
        "prussia",
        "hanover",
        "sweden",
        "austria",
        "imperial-army",
        "france",
        "prussia",
    ]


@clause("2.7", "10.6", "10.9")
def test_2_7_a_nation_that_has_lost_all_draws_and_buys_its_pieces_back() -> None:
    told = story({"friedrich": "oschatz"}, active="hanover", phase="draw").script((10, 11))
    assert cards_of(told.state, "hanover") == ["clubs-12-a", "clubs-13-a"]
    told.does("recruit", "pay clubs-13-a", "settle 1 0", "reenter ferdinand stade")
    assert where(told.state, "ferdinand") == ("stade",)


@clause("2.10", "11.2")
def test_2_10_what_a_card_does_at_once_is_done_before_the_next_turn() -> None:
    told = story({"keith": "berlin"}, phase="end-of-turn", turn=6).script(fate("event-8"))
    assert (told.state.turn, told.legal) == (6, ["choose keith"])
    told.script(tuple(range(7))).does("choose keith")
    assert (told.state.turn, armies_of(told.state, "keith")) == (7, (2,))


@clause("2.3", "2.8", "2.9")
def test_2_8_a_turn_ends_with_its_marker_and_the_next_begins() -> None:
    events = through(turn=2)
    assert sum(event["count"] for event in events if isinstance(event, dict) and event["type"] == "CardsDrawn") == 24
    assert [event for event in events if isinstance(event, TurnEnded | MarkerRemoved | TurnBegan)] == [
        TurnEnded(2),
        MarkerRemoved(3),
        TurnBegan(3),
    ]
