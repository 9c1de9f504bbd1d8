"""3 The game: who plays first, rounds, the first round, the steps of a turn and how they are left."""

import pytest
from tests.games.war.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    armies,
    hand,
    pass_turn,
    seat_of,
    set_up,
    story,
    whole,
    winners,
)

from casusbelli.games.war.board import card
from casusbelli.games.war.ch04_receiving import Receiving
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch08_movement import Moving
from casusbelli.games.war.events import CardDrawn, Moved, Placed, Received, RoundBegan, TurnBegan
from casusbelli.games.war.state import HAND, PILE
from casusbelli.testing import Scenario, clause

ATTACK, PLACE, MOVE, EXCHANGE = (
    "attack brasil peru 1",
    "place brasil 1",
    "move brasil venezuela 1",
    "exchange brasil china dudinka",
)
CIRCLES = ["brasil", "china", "dudinka"]
"""A set: three circles."""


def reds(**more: object) -> Scenario:
    """Red is strong in Brazil, owns Venezuela beside it and holds a set; green owns Peru."""
    owned = {"red": {"brasil": 8, "venezuela": 1}, "green": {"peru": 1, "argentina": 3}}
    return story(owned, **{"rest": ["blue"], "hands": {"red": CIRCLES}, **more})


def turns(told: Scenario, number: int) -> list[tuple[int, int]]:
    """Round and seat of the turn under way and of those that follow, each played as briefly as possible."""
    found = [(told.state.round, told.state.active)]
    for _ in range(number - 1):
        pass_turn(told)
        found.append((told.state.round, told.state.active))
    return found


@clause("3.1")
def test_3_1_the_first_turn_follows_the_last_card() -> None:
    told = set_up(5, dealer=4)
    assert told.state.first == told.seat == 2
    assert [event for event in told.public_events() if isinstance(event, RoundBegan | TurnBegan)] == [
        RoundBegan(1),
        TurnBegan(BLUE, 8),
    ]


@clause("3.2")
def test_3_2_turns_pass_clockwise_and_rounds_count_from_the_first_player() -> None:
    told = story(seats=4, first=YELLOW, active=YELLOW, round=3, step="receiving")
    assert turns(told, 6) == [(3, YELLOW), (3, RED), (3, GREEN), (3, BLUE), (4, YELLOW), (4, RED)]
    assert [event.round for event in told.public_events() if isinstance(event, RoundBegan)] == [4]


@clause("3.2", "12.1")
def test_3_2_an_eliminated_seat_is_skipped() -> None:
    told = story(seats=4, first=BLUE, active=YELLOW, step="receiving", eliminated={"red": "green"})
    assert turns(told, 4) == [(2, YELLOW), (2, GREEN), (3, BLUE), (3, YELLOW)]


@clause("3.2", "12.1")
def test_3_2_without_the_first_player_a_round_starts_with_the_next_seat() -> None:
    owned = {"green": {"brasil": 5}, "yellow": {"peru": 1}}
    told = story(owned, seats=4, first=YELLOW, active=GREEN, round=3, rest=["red", "green", "blue"])
    told.script((6, 1)).does("attack brasil peru 1", "advance brasil peru 1").script(card("china")).does("end-turn")
    assert told.state.eliminated_by[YELLOW] == GREEN
    assert turns(told, 6) == [(3, BLUE), (4, RED), (4, GREEN), (4, BLUE), (5, RED), (5, GREEN)]


@clause("3.2")
def test_3_2_two_players_left_alternate() -> None:
    told = story(seats=4, first=RED, active=GREEN, step="receiving", eliminated={"red": "green", "yellow": "blue"})
    assert turns(told, 5) == [(2, GREEN), (2, BLUE), (3, GREEN), (3, BLUE), (4, GREEN)]


@clause("3.3", "5.1")
def test_3_3_no_attack_exchange_or_movement_in_round_1() -> None:
    told = reds(round=1, step="receiving")
    told.refused(ATTACK, clause="5.1", reason="refused-attack-in-round-1")
    told.refused(EXCHANGE, clause="3.3", reason="refused-in-round-1")
    told.refused(MOVE, clause="3.3", reason="refused-in-round-1")
    assert {words.split()[0] for words in told.legal} == {"place"}


@clause("3.3", "3.8", "4.6")
@pytest.mark.parametrize("attempt", ["end-turn", "end-step"])
def test_3_3_the_turn_of_round_1_cannot_be_ended_before_everything_is_placed(attempt: str) -> None:
    reds(round=1, step="receiving").refused(attempt, clause="4.6", reason="refused-unplaced")


@clause("3.3", "3.8", "3.5.1")
def test_3_3_the_last_placement_of_round_1_passes_the_turn() -> None:
    told = reds(round=1, step="receiving", free=3, hands={}).does("place brasil 2")
    assert told.seat == RED
    told.does("place venezuela 1")
    assert (told.state.round, told.seat) == (1, GREEN)
    assert told.state.cards.count(PILE) == 44


@clause("3.3")
def test_3_3_no_card_comes_in_round_1() -> None:
    told = set_up(3)
    for _ in range(3):
        pass_turn(told)
    assert (told.state.round, told.state.cards.count(PILE)) == (2, 44)


@clause("3.3.1", "4.5")
def test_3_3_1_whole_continents_pay_in_round_1_and_again_in_round_2() -> None:
    mine = [*whole("america_do_sul"), *whole("africa"), "china", "india", "omsk", "japao"]
    mine.remove("egito")
    mine.append("franca")
    told = story({"red": mine}, round=1, step="receiving")
    assert len(mine) == 14
    for _ in range(3):
        pass_turn(told)
    got = [(event.free, event.bound) for event in told.public_events() if isinstance(event, Received)]
    assert told.state.round == 2
    assert [got[0], got[3]] == [(7, 2), (7, 2)]


@clause("3.4")
def test_3_4_a_turn_without_conquest_has_three_steps_and_no_card() -> None:
    told = reds(step="receiving", hands={})
    assert isinstance(told.frame, Receiving)
    told.does("place brasil 3", "end-step")
    assert isinstance(told.frame, Attacking)
    told.script((1, 6)).does("attack brasil peru 1", "end-step")
    assert isinstance(told.frame, Moving)
    told.does("end-turn")
    assert told.seat == GREEN
    assert told.state.cards.count(PILE) == 44


@clause("3.4", "9.1", "14.1")
def test_3_4_the_card_for_a_conquest_is_drawn_after_the_movement() -> None:
    told = reds(hands={}).script((6, 1)).does("attack brasil peru 1", "advance brasil peru 1", MOVE)
    assert hand(told.state, "red") == []
    told.script(card("china")).does("end-turn")
    assert hand(told.state, "red") == ["china"]
    told_of = [type(event) for event in told.public_events() if isinstance(event, Moved)]
    assert told_of == [Moved]
    assert told.seat == GREEN


@clause("3.4", "14.1")
def test_3_4_the_order_of_what_is_told_in_a_whole_turn() -> None:
    told = reds(step="receiving").does(EXCHANGE, "place brasil 7").script((6, 1))
    told.does("attack brasil peru 1", "advance brasil peru 1", MOVE).script(card("omsk")).does("end-turn")
    kinds = [type(event).__name__ for event in told.events()]
    assert kinds[: kinds.index("CardDrawn") + 1] == [
        "TurnBegan",
        "Received",
        "Exchanged",
        "Placed",
        "Placed",
        "Attacked",
        "Fought",
        "Advanced",
        "Moved",
        "CardDrawn",
    ]


@clause("3.5", "8.2")
def test_3_5_no_attack_after_a_move() -> None:
    reds().does(MOVE).refused(ATTACK, clause="3.5", reason="refused-step-closed")


@clause("3.5", "10.2")
def test_3_5_no_exchange_after_an_attack() -> None:
    told = reds(step="receiving", free=0).script((1, 6)).does("attack brasil peru 1")
    told.refused(EXCHANGE, clause="10.2", reason="refused-exchange-late")


@clause("3.5")
@pytest.mark.parametrize("step", ["attacking", "moving"])
def test_3_5_nothing_of_step_1_comes_back(step: str) -> None:
    told = reds(step=step)
    told.refused(PLACE, clause="3.5", reason="refused-step-closed")
    told.refused(EXCHANGE, clause="10.2", reason="refused-exchange-late")


@clause("3.5")
def test_3_5_no_attack_once_the_attacks_have_been_declared_over() -> None:
    reds().does("end-step").refused(ATTACK, clause="3.5", reason="refused-step-closed")


@clause("3.5", "0.5")
def test_3_5_no_move_after_the_end_of_the_turn() -> None:
    reds(step="moving").does("end-turn").refused_by(RED, MOVE, clause="0.5", reason="refused-not-your-turn")


@clause("3.4", "3.5.1")
def test_3_4_there_is_no_step_after_the_movement_to_declare() -> None:
    told = reds(step="moving")
    told.refused("end-step", clause="3.4", reason="refused-last-step")
    assert "end-turn" in told.legal


@clause("3.5.1", "3.6")
def test_3_5_1_a_move_closes_steps_1_and_2() -> None:
    told = reds(step="receiving", free=0, hands={"red": [*CIRCLES, "peru"]})
    told.does(MOVE)
    assert isinstance(told.frame, Moving)
    assert armies(told.state, "brasil", "venezuela") == (7, 2)
    told.refused(ATTACK, clause="3.5").refused(EXCHANGE, clause="10.2")


@clause("3.5.1", "3.6")
def test_3_5_1_the_turn_may_end_straight_from_step_1() -> None:
    told = reds(step="receiving", free=0, hands={"red": [*CIRCLES, "peru"]}).does("end-turn")
    assert told.seat == GREEN
    assert told.state.cards.count(HAND + RED) == 4
    assert told.state.cards.count(PILE) == 40


@clause("3.5.1")
def test_3_5_1_an_attack_closes_step_1() -> None:
    told = reds(step="receiving", free=0).script((1, 6)).does(ATTACK)
    assert isinstance(told.frame, Attacking)
    told.refused(PLACE, clause="3.5", reason="refused-step-closed")


@clause("3.5.1")
def test_3_5_1_a_refused_attack_leaves_step_1_open() -> None:
    told = reds(step="receiving", free=0)
    told.refused("attack brasil omsk 1", clause="5.4", reason="refused-not-contiguous")
    assert isinstance(told.frame, Receiving)
    told.does(EXCHANGE)
    assert told.frame.free == 4


@clause("3.5.1", "3.8", "4.6")
@pytest.mark.parametrize("attempt", [ATTACK, MOVE, "end-step", "end-turn"])
def test_3_5_1_step_1_stays_open_while_armies_are_unplaced(attempt: str) -> None:
    reds(step="receiving", free=1).refused(attempt, clause="4.6", reason="refused-unplaced")


@clause("3.5.1", "3.8", "10.5")
@pytest.mark.parametrize("attempt", [ATTACK, MOVE, "end-step", "end-turn"])
def test_3_5_1_step_1_stays_open_while_five_cards_are_held(attempt: str) -> None:
    told = reds(step="receiving", free=0, hands={"red": [*CIRCLES, "peru", "omsk"]})
    told.refused(attempt, clause="10.5", reason="refused-five-cards")


@clause("3.6", "5.1")
def test_3_6_a_turn_of_placements_only() -> None:
    told = reds(step="receiving", hands={}).does("place brasil 3", "end-turn")
    assert told.seat == GREEN
    assert hand(told.state, "red") == []
    assert [type(event) for event in told.public_events()][:3] == [TurnBegan, Received, Placed]


@clause("3.6")
def test_3_6_a_turn_with_movement_but_no_attack() -> None:
    told = reds(step="receiving", hands={}).does("place brasil 3", MOVE, "end-turn")
    assert told.seat == GREEN
    assert armies(told.state, "brasil", "venezuela") == (10, 2)


@clause("3.6")
def test_3_6_a_turn_with_attacks_but_no_movement() -> None:
    told = reds(hands={}).script((1, 6)).does(ATTACK, "end-turn")
    assert told.seat == GREEN


@clause("3.7")
def test_3_7_dealt_territories_count_as_conquered_ones() -> None:
    mine = ["alasca", "ottawa", "peru", "franca", "congo", "omsk", "china", "borneo"]
    told = story({"red": mine}, step="receiving")
    assert told.state.stack[-2].conquered == ()
    assert Received(RED, 4, 0) in told.public_events()


@clause("3.8", "9.1")
def test_3_8_a_conquest_is_forgotten_with_its_turn() -> None:
    told = reds(hands={}, round=4).script((6, 1)).does(ATTACK, "advance brasil peru 1")
    told.script(card("china")).does("end-turn")
    for _ in range(2):
        pass_turn(told)
    assert (told.state.round, told.seat) == (5, RED)
    pass_turn(told)
    drawn = [event for event in told.events() if isinstance(event, CardDrawn)]
    assert [event.seat for event in drawn] == [RED]
    assert hand(told.state, "red") == ["china"]


@clause("3.8", "8.5")
def test_3_8_movement_starts_anew_in_every_turn() -> None:
    told = reds(step="moving", hands={}).does("move brasil venezuela 7")
    told.refused("move venezuela brasil 1", clause="8.4").does("end-turn")
    for _ in range(2):
        pass_turn(told)
    told.does("place brasil 3", "move venezuela brasil 7")
    assert armies(told.state, "brasil", "venezuela") == (11, 1)


@clause("3.8")
def test_3_8_position_hands_and_counter_carry_over() -> None:
    told = reds(step="moving", exchanges=3)
    before = (told.state.owner, told.state.armies, told.state.exchanges, hand(told.state, "red"))
    told.does("end-turn")
    assert (told.state.owner, told.state.armies, told.state.exchanges, hand(told.state, "red")) == before
    assert told.seat == seat_of(told.state, "green")


@clause("3.8", "7.1")
def test_3_8_the_turn_cannot_end_while_an_advance_is_due() -> None:
    told = reds().script((6, 1)).does(ATTACK)
    told.refused("end-turn", clause="7.1", reason="refused-advance-due")
    assert winners(told.state) is None
