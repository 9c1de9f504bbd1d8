"""14 Summary of a turn."""

import pytest
from tests.games.war.positions import GREEN, hand, story
from tests.games.war.watching import kinds

from casusbelli.games.war.board import card
from casusbelli.testing import Scenario, clause

EXCHANGE, PLACE, ATTACK = "exchange peru india brasil", "place brasil 7", "attack brasil peru 1"
LOST_ATTACK, MOVE = "attack brasil argentina 1", "move brasil peru 1"


def turn() -> Scenario:
    """Red begins a turn of a later round: 3 armies, and a set in the hand."""
    return story({"red": {"brasil": 2}}, hands={"red": ["brasil", "india", "peru"]}, step="receiving")


@clause("14.1", "3.4")
def test_14_1_five_lines_are_the_four_steps() -> None:
    """Receive, an exchange included; place; attack; move; take a card."""
    told = turn().does(EXCHANGE, PLACE)
    assert kinds(told.events()) == ["TurnBegan", "Received", "Exchanged", "Placed", "Placed"]
    told.script((6, 1)).does(ATTACK, "advance brasil peru 1", MOVE)
    told.script(card("china")).does("end-turn").done()
    happened = kinds(told.events())
    assert happened[5:11] == ["Attacked", "Fought", "Advanced", "Moved", "CardDrawn", "TurnBegan"]
    assert hand(told.state, "red") == ["china"]
    assert told.seat == GREEN


@clause("14.1", "3.5", "10.2")
@pytest.mark.parametrize(
    ("after", "refused", "number"),
    [
        (LOST_ATTACK, EXCHANGE, "10.2"),
        (LOST_ATTACK, "place brasil 1", "3.5"),
        (MOVE, EXCHANGE, "10.2"),
        (MOVE, LOST_ATTACK, "3.5"),
        (MOVE, "place brasil 1", "3.5"),
    ],
)
def test_14_1_no_line_comes_back(after: str, refused: str, number: str) -> None:
    told = story(
        {"red": {"brasil": 5, "peru": 1}, "green": ["argentina"]},
        hands={"red": ["brasil", "india", "peru"]},
        step="receiving",
        free=0,
    )
    told.script((1, 6)).does(after)
    told.refused(refused, clause=number)


@clause("14.1", "4.6")
def test_14_1_placing_is_a_part_of_the_first_step() -> None:
    told = turn().refused(ATTACK, clause="4.6").refused(MOVE, clause="4.6").refused("end-turn", clause="4.6")
    told.does("place brasil 3", EXCHANGE, "place brasil 4", "end-turn")
    assert told.seat == GREEN
