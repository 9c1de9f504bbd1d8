"""16 Options and house matters."""

import random
from typing import Any

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, YELLOW, armies, hand, owners, position, story
from tests.games.war.watching import hand_sizes, kinds, picked, piles, place_all, sit_out, use_up

from casusbelli.engine.drive import play_random
from casusbelli.engine.game import BadOption
from casusbelli.engine.notation import Unreadable
from casusbelli.engine.record import Result
from casusbelli.games.war import GAME
from casusbelli.games.war.board import TERRITORIES, card, objective
from casusbelli.games.war.events import LimitReached, ObjectiveSwitched, RoundBegan, Won
from casusbelli.games.war.queries import in_game
from casusbelli.games.war.state import HAND, Options, War
from casusbelli.testing import Scenario, clause, given

WON = (6, 1)
TAKE_PERU = ("attack brasil peru 1", "advance brasil peru 1")
TAKE_VENEZUELA = ("attack brasil venezuela 3", "advance brasil venezuela 3")
FIVE = ["brasil", "china", "india", "japao", "omsk"]


def some(count: int, *without: str) -> dict[str, int]:
    """One army on each of so many territories, none of these among them."""
    return dict.fromkeys([name for name in TERRITORIES[::-1] if name not in without][:count], 1)


def won(told: Scenario) -> Result | None:
    result: Result | None = told.state.result
    return result


@clause("16.1", "16.2", "16.3", "16.4", "16.6")
def test_16_defaults() -> None:
    assert GAME.choose({}) == Options(
        table_2_tail="plus5",
        advanced_armies_may_move=True,
        cap_hand_at_draw=False,
        objective_check="immediate",
        round_limit=0,
    )


@clause("16.1", "16.4", "16.6")
@pytest.mark.parametrize(
    "options",
    [{"table_2_tail": "plus7"}, {"objective_check": "never"}, {"round_limit": -1}, {"cap_hand_at_draw": "perhaps"}],
)
def test_16_other_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.choose(options)


@clause("16.1", "15.1")
def test_16_1_options_are_known_to_all() -> None:
    told = story({"red": ["brasil"]}, table_2_tail="plus10")
    assert told.view().options == told.view(GREEN).options == Options(table_2_tail="plus10")


@clause("16.1", "10.3")
@pytest.mark.parametrize(
    ("tail", "number", "brought"),
    [
        ("plus5", 8, 25),
        ("plus5", 9, 30),
        ("plus5", 10, 35),
        ("plus10", 8, 25),
        ("plus10", 9, 35),
        ("plus10", 10, 45),
        ("plus10", 11, 55),
    ],
)
def test_16_1_table_2_tail(tail: str, number: int, brought: int) -> None:
    told = story(
        {"red": ["venezuela"]},
        hands={"red": ["brasil", "india", "peru"]},
        step="receiving",
        free=0,
        exchanges=number - 1,
        table_2_tail=tail,
    )
    told.does("exchange brasil india peru")
    assert told.frame.free == brought


# ---- 16.2


def advanced(may_move: bool) -> Scenario:
    """Three armies have advanced from Brasil, where 3 are left, into Venezuela."""
    told = story({"red": {"brasil": 6}}, advanced_armies_may_move=may_move)
    return told.script((6, 6, 6, 1)).does(*TAKE_VENEZUELA)


@clause("16.2", "8.6")
def test_16_2_by_default_armies_that_advanced_may_move_once_more() -> None:
    told = advanced(True).does("move venezuela brasil 2")
    assert armies(told.state, "brasil", "venezuela") == (5, 1)


@clause("16.2")
@pytest.mark.parametrize("closing", [[], ["end-step"], ["move brasil venezuela 1"]])
def test_16_2_strictly_no_army_leaves_a_territory_conquered_in_this_turn(closing: list[str]) -> None:
    told = advanced(False).does(*closing)
    for count in (1, 2):
        told.refused(f"move venezuela brasil {count}", clause="16.2", reason="refused-move-advanced")
    assert not any(attempt.startswith("move venezuela") for attempt in told.legal)


@clause("16.2")
def test_16_2_strictly_armies_may_go_there() -> None:
    told = advanced(False).does("move brasil venezuela 2")
    assert armies(told.state, "brasil", "venezuela") == (1, 5)
    told.refused("move venezuela brasil 1", clause="16.2")


@clause("16.2", "8.3")
def test_16_2_the_occupation_army_stays_in_any_case() -> None:
    advanced(False).refused("move venezuela brasil 3", clause="8.3")


@clause("16.2", "3.8")
def test_16_2_in_a_later_turn_they_are_armies_like_others() -> None:
    told = advanced(False).script(card("china")).does("end-turn")
    for _ in (GREEN, BLUE):
        sit_out(told)
    place_all(told).does("move venezuela brasil 2")
    assert owners(told.state, "venezuela", "brasil") == ("red", "red")


# ---- 16.3


def with_cards(count: int, cap: bool) -> Scenario:
    told = story({"red": {"brasil": 5}}, hands={"red": FIVE[:count]}, cap_hand_at_draw=cap)
    return told.script(WON).does(*TAKE_PERU)


@clause("16.3", "9.4")
def test_16_3_by_default_the_sixth_card_is_drawn() -> None:
    told = with_cards(5, False).script(card("peru")).does("end-turn").done()
    assert len(hand(told.state, "red")) == 6


@clause("16.3")
def test_16_3_with_the_cap_a_full_hand_gets_none() -> None:
    told = with_cards(5, True)
    before = piles(told.state)
    told.does("end-turn")
    assert len(hand(told.state, "red")) == 5
    assert piles(told.state) == before
    assert "CardDrawn" not in kinds(told.events())
    assert told.seat == GREEN


@clause("16.3")
def test_16_3_with_the_cap_the_fifth_card_is_drawn() -> None:
    told = with_cards(4, True).script(card("peru")).does("end-turn").done()
    assert len(hand(told.state, "red")) == 5


@clause("16.3", "12.5")
def test_16_3_with_the_cap_after_an_elimination() -> None:
    hands = {"red": FIVE[:4], "blue": ["congo", "aral", "peru"]}
    told = story({"red": {"brasil": 5}, "blue": ["peru"]}, rest=["green"], hands=hands, cap_hand_at_draw=True)
    told.script(WON, picked("congo", "aral")).does(*TAKE_PERU, "end-turn").done()
    assert hand_sizes(told.state) == (5, 0, 0)


@clause("16.3", "11.4")
def test_16_3_where_no_card_is_due_nothing_is_shuffled() -> None:
    s = use_up(position({"red": {"brasil": 5}}, hands={"red": FIVE}, cap_hand_at_draw=True))
    told = given(GAME, s).script(WON).does(*TAKE_PERU, "end-turn")
    assert piles(told.state) == (0, 39)
    assert "Reshuffled" not in kinds(told.events())


# ---- 16.4


def late(owned: dict[str, dict[str, int]], held: str, **more: Any) -> Scenario:
    """Red with this objective, tested at the end of the own turn."""
    return story(owned, objectives={"red": held}, objective_check="end_of_turn", **more)


@clause("16.4")
def test_16_4_the_attacks_go_on_and_the_win_comes_after_step_3() -> None:
    told = late({"red": some(22, "brasil", "peru", "argentina") | {"brasil": 5}}, "territories_24")
    told.script(WON).does(*TAKE_PERU)
    assert won(told) is None
    told.script(WON).does("attack brasil argentina 1", "advance brasil argentina 1", "move brasil peru 1")
    assert won(told) is None
    told.does("end-turn").done()
    assert won(told) == Result((RED,), "objective")
    assert kinds(told.events())[-2:] == ["Moved", "Won"]
    assert piles(told.state) == (44, 0)


@clause("16.4", "13.5")
def test_16_4_what_is_broken_by_a_move_does_not_count() -> None:
    strong = dict.fromkeys(some(16, "brasil", "peru"), 2)
    told = late({"red": strong | {"brasil": 4}}, "territories_18x2")
    told.script((6, 6, 1)).does("attack brasil peru 2", "advance brasil peru 2")
    assert sum(count > 1 for count in told.state.armies) == 18
    told.does("move peru brasil 1")
    assert sum(count > 1 for count in told.state.armies) == 17
    told.script(card("china")).does("end-turn").done()
    assert won(told) is None


@clause("16.4", "12.2", "7.6", "13.7")
def test_16_4_the_own_target_falls_and_its_cards_pass_before_the_win() -> None:
    owned = {"red": {"brasil": 5}, "blue": {"peru": 1}}
    told = late(owned, "destroy_blue", rest=["green"], hands={"red": ["china"], "blue": ["india", "omsk"]})
    told.script(WON).does(*TAKE_PERU)
    assert won(told) is None
    assert sorted(hand(told.state, "red")) == ["china", "india", "omsk"]
    assert "ObjectiveSwitched" not in kinds(told.events())
    told.script(WON).does("attack brasil venezuela 1", "advance brasil venezuela 1", "end-turn").done()
    assert won(told) == Result((RED,), "objective")
    assert len(hand(told.state, "red")) == 3
    assert told.public_events()[-1] == Won(RED, objective("destroy_blue"))


@clause("16.4")
def test_16_4_a_placement_does_not_win_at_once() -> None:
    strong = dict.fromkeys(some(17, "brasil"), 2)
    told = late({"red": strong | {"brasil": 1}}, "territories_18x2", step="receiving", free=2)
    told.does("place brasil 1")
    assert won(told) is None
    told.does("place brasil 1", "end-turn")
    assert won(told) == Result((RED,), "objective")


@clause("16.4", "10.8.1")
def test_16_4_nor_does_an_exchange() -> None:
    strong = dict.fromkeys(some(17, "brasil"), 2)
    hands = {"red": ["brasil", "wild_1", "wild_2"]}
    told = late({"red": strong | {"brasil": 1}}, "territories_18x2", hands=hands, step="receiving", free=0)
    told.does("exchange brasil wild_1 wild_2")
    assert won(told) is None
    told.does("place brasil 4", "end-turn")
    assert won(told) == Result((RED,), "objective")


@clause("16.4", "3.3")
def test_16_4_in_the_first_round_after_the_last_placement() -> None:
    strong = dict.fromkeys(some(17, "brasil"), 2)
    told = late({"red": strong | {"brasil": 1}}, "territories_18x2", step="receiving", round=1, free=2)
    told.does("place brasil 1")
    assert won(told) is None
    told.does("place australia 1")
    assert won(told) == Result((RED,), "objective")


@clause("16.4", "13.3", "13.7.1")
def test_16_4_nobody_wins_in_the_turn_of_another_but_at_the_end_of_the_own() -> None:
    told = story(
        {"red": some(24, "brasil", "peru"), "green": {"brasil": 5}, "blue": ["peru"]},
        active=GREEN,
        rest=["green"],
        objectives={"red": "destroy_blue"},
        objective_check="end_of_turn",
    )
    told.script(WON).does(*TAKE_PERU)
    assert won(told) is None
    assert told.events((RED,))[-1] == ObjectiveSwitched(RED)
    assert "ObjectiveSwitched" not in kinds(told.public_events())
    told.script(card("china")).does("end-turn").done()
    assert won(told) is None
    assert told.seat == RED
    place_all(told)
    assert won(told) is None
    told.does("end-turn")
    assert won(told) == Result((RED,), "objective")


@clause("16.4", "13.11")
def test_16_4_the_last_survivor_does_not_wait() -> None:
    everything = dict.fromkeys([name for name in TERRITORIES if name != "peru"], 1) | {"brasil": 5}
    told = late({"red": everything, "blue": {"peru": 1}}, "destroy_blue", eliminated={"green": "blue"})
    told.script(WON).does(*TAKE_PERU)
    assert won(told) == Result((RED,), "survivor")


@clause("16.4", "12.1", "12.5")
def test_16_4_further_eliminations_follow_before_the_test() -> None:
    owned = {"red": {"brasil": 5}, "blue": {"peru": 1}, "yellow": {"argentina": 1}}
    told = late(owned, "destroy_blue", seats=4, rest=["green"], hands={"yellow": ["china"]})
    told.script(WON, WON).does(*TAKE_PERU, "attack brasil argentina 1", "advance brasil argentina 1")
    assert in_game(told.state) == [RED, GREEN]
    assert won(told) is None
    assert hand(told.state, "red") == ["china"]
    told.does("end-turn").done()
    assert won(told) == Result((RED,), "objective")


# ---- 16.5


@clause("16.5")
def test_16_5_there_is_no_action_by_which_a_player_leaves() -> None:
    names = {kind.__name__ for kind in GAME.actions}
    assert names == {"Take", "Place", "Exchange", "Attack", "Advance", "Move", "EndStep", "EndTurn"}
    for word in ("resign", "leave", "concede", "surrender"):
        with pytest.raises(Unreadable):
            GAME.notation.parse(word)


@clause("16.5", "12.1")
def test_16_5_the_position_does_not_know_who_plays_a_seat() -> None:
    """Whoever answers for blue from now on: nothing of blue changes, and nothing of what others know or need."""
    s = position(
        {"blue": {"peru": 3}},
        active=BLUE,
        hands={"blue": ["china", "india"]},
        objectives={"red": "destroy_blue"},
    )
    assert set(War.__struct_fields__) == {
        *("seats", "stack", "result", "after", "seen", "value", "outbox"),
        *("options", "owner", "armies", "colour", "eliminated_by", "cards", "objectives"),
        *("dealer", "first", "active", "round", "exchanges"),
    }
    told = given(GAME, GAME.load(GAME.save(s))).does("end-turn", seat=BLUE)
    assert in_game(told.state) == [RED, GREEN, BLUE]
    assert (told.state.cards.count(HAND + BLUE), told.state.colour) == (2, s.colour)
    assert told.state.objectives.zone == s.objectives.zone
    assert "ObjectiveSwitched" not in kinds(told.events())


# ---- 16.6


def end_of_round(round: int, **options: Any) -> Scenario:
    """Blue, whose turn is the last of this round, is about to end it."""
    return story({"blue": {"peru": 3}}, active=BLUE, round=round, **options)


@clause("16.6")
def test_16_6_a_limited_game_ends_without_a_winner() -> None:
    told = end_of_round(200, round_limit=200).does("end-turn")
    assert won(told) == Result((), "round-limit")
    assert told.public_events() == [LimitReached(200)]
    assert told.state.round == 200
    told.refused_by(RED, "end-turn", clause="13.4")


@clause("16.6")
def test_16_6_the_last_round_is_played_to_its_end() -> None:
    told = story({"green": {"peru": 3}}, active=GREEN, round=200, round_limit=200).does("end-turn")
    assert won(told) is None
    assert told.seat == BLUE
    assert end_of_round(199, round_limit=200).does("end-turn").state.round == 200


@clause("16.6", "13.12")
def test_16_6_a_normal_game_has_no_limit() -> None:
    told = end_of_round(200).does("end-turn")
    assert won(told) is None
    assert RoundBegan(201) in told.public_events()
    assert told.seat == RED


@clause("16.6", "3.2")
def test_16_6_with_the_first_player_eliminated_rounds_end_before_the_next_seat() -> None:
    told = story(
        {"blue": {"peru": 3}},
        active=BLUE,
        round=7,
        seats=4,
        eliminated={"red": "blue"},
        round_limit=7,
        rest=["yellow", "green"],
    )
    told.does("end-turn")
    assert told.seat == YELLOW
    sit_out(told)
    assert won(told) == Result((), "round-limit")


@clause("16.6", "13.1")
@pytest.mark.parametrize("check", ["immediate", "end_of_turn"])
def test_16_6_a_win_in_the_last_turn_of_the_last_round_counts(check: str) -> None:
    told = story(
        {"blue": some(22, "peru", "venezuela") | {"peru": 3}},
        active=BLUE,
        round=200,
        round_limit=200,
        objective_check=check,
        objectives={"blue": "territories_24"},
    )
    told.script(WON).does("attack peru venezuela 1", "advance peru venezuela 1")
    if check == "end_of_turn":
        told.does("end-turn")
    assert won(told) == Result((BLUE,), "objective")


@clause("16.6")
def test_16_6_simulations_are_limited() -> None:
    assert GAME.simulation["round_limit"] > 0
    result = play_random(GAME, 6, random.Random(1), {"round_limit": 2}).result
    assert result == Result((), "round-limit")
