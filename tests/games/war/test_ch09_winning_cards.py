"""9 Winning cards."""

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, hand, position, story
from tests.games.war.watching import begin, hand_sizes, kinds, piles, sit_out, use_up

from casusbelli.engine.flow import heard_by
from casusbelli.engine.ids import SPECTATOR
from casusbelli.games.war import GAME
from casusbelli.games.war.board import CARDS, card
from casusbelli.games.war.ch09_winning_cards import DrawingCard
from casusbelli.games.war.events import CardDrawn
from casusbelli.games.war.state import HAND, PILE
from casusbelli.testing import Scenario, clause, given

WON, LOST = (6, 1), (1, 6)
"""Dice of one army against one."""
CONQUEST = ("attack brasil peru 1", "advance brasil peru 1")


def conquered() -> Scenario:
    """Red has conquered Peru in this turn."""
    return story({"red": {"brasil": 5, "venezuela": 2}}).script(WON).does(*CONQUEST)


@clause("9.1")
def test_9_1_a_conquest_brings_a_card() -> None:
    told = conquered()
    assert hand(told.state, "red") == []
    told.does("end-step")
    assert hand(told.state, "red") == []
    told.script(card("china")).does("end-turn").done()
    assert hand(told.state, "red") == ["china"]
    assert piles(told.state) == (43, 0)


@clause("9.1")
def test_9_1_no_conquest_no_card() -> None:
    told = story({"red": {"brasil": 20}, "green": {"peru": 9}})
    for _ in range(10):
        told.script((1, 6, 6, 6)).does("attack brasil peru 1")
    told.does("end-turn")
    assert hand_sizes(told.state) == (0, 0, 0)
    assert piles(told.state) == (44, 0)
    assert told.state.active == GREEN


@clause("9.1")
def test_9_1_lost_rolls_after_a_conquest_change_nothing_and_the_card_comes_after_the_moves() -> None:
    told = conquered()
    told.script(LOST, LOST, LOST).does(*["attack brasil argentina 1"] * 3).does("move venezuela peru 1")
    assert hand(told.state, "red") == []
    told.script(card("china")).does("end-turn").done()
    assert hand(told.state, "red") == ["china"]
    happened = kinds(told.public_events())
    assert happened.index("Moved") < happened.index("CardDrawn")


@clause("9.1")
def test_9_1_a_conquest_gives_no_right_in_a_later_turn() -> None:
    told = conquered().script(card("china")).does("end-turn")
    for _ in (GREEN, BLUE, RED):
        sit_out(told)
    assert told.state.round == 3
    assert hand(told.state, "red") == ["china"]


@clause("9.2")
def test_9_2_one_card_for_five_conquests() -> None:
    told = story({"red": {"brasil": 10}})
    told.script(WON, WON, WON, (6, 6, 6, 1), WON)
    for target in ("peru", "argentina", "argelia"):
        told.does(f"attack brasil {target} 1", f"advance brasil {target} 1")
    told.does("attack brasil venezuela 3", "advance brasil venezuela 3")
    told.does("attack venezuela mexico 1", "advance venezuela mexico 1")
    assert len(told.state.stack[1].conquered) == 5
    told.script(card("china")).does("end-turn").done()
    assert hand(told.state, "red") == ["china"]
    assert piles(told.state) == (43, 0)


@clause("9.2")
def test_9_2_a_territory_of_no_use_counts() -> None:
    told = story({"red": {"brasil": 5}}, used=["peru"], exchanges=1).script(WON).does(*CONQUEST)
    told.script(card("china")).does("end-turn")
    assert hand(told.state, "red") == ["china"]


@clause("9.3")
def test_9_3_only_the_holder_sees_the_card() -> None:
    told = conquered().script(card("china")).does("end-turn")
    drawn = [entry for entry in told.state.outbox if isinstance(getattr(entry, "event", None), CardDrawn)]
    assert [heard_by(entry, (RED,)) for entry in drawn] == [CardDrawn(RED, card("china"))]
    for viewer in (SPECTATOR, (GREEN,), (BLUE,), (GREEN, BLUE)):
        assert [heard_by(entry, viewer) for entry in drawn] == [{"type": "CardDrawn", "seat": RED, "card": None}]


@clause("9.3")
@pytest.mark.parametrize("viewer", [SPECTATOR, (GREEN,), (BLUE,)])
def test_9_3_others_see_that_there_is_a_card_and_not_which(viewer: tuple[int, ...]) -> None:
    seen = conquered().script(card("china")).does("end-turn").view(*viewer).cards
    assert set(seen["zone"]) == {-1}
    assert seen["counts"] == [(PILE, 0, 43), (HAND + RED, 0, 1)]


@clause("9.3")
def test_9_3_the_draw_itself_is_seen_by_its_drawer_alone() -> None:
    told = begin(conquered(), "end-turn")
    assert isinstance(told.frame, DrawingCard)
    assert told.frame.sees(told.state) == (RED,)


@clause("9.4")
def test_9_4_a_full_hand_draws_too() -> None:
    five = ["brasil", "china", "india", "japao", "omsk"]
    told = story({"red": {"brasil": 5}}, hands={"red": five}).script(WON).does(*CONQUEST)
    told.script(card("peru")).does("end-turn").done()
    assert len(hand(told.state, "red")) == 6


@clause("9.4", "10.5")
def test_9_4_a_fifth_card_is_kept_until_the_next_own_turn() -> None:
    four = ["brasil", "china", "india", "japao"]
    told = story({"red": {"brasil": 5}}, hands={"red": four}).script(WON).does(*CONQUEST)
    told.script(card("peru")).does("end-turn").done()
    assert len(hand(told.state, "red")) == 5
    assert told.seat == GREEN
    told.refused_by(RED, "exchange brasil india peru", clause="0.5")
    assert len(hand(told.state, "red")) == 5


@clause("9.5")
def test_9_5_the_last_card_is_drawn_and_nothing_shuffled_yet() -> None:
    s = use_up(position({"red": {"brasil": 5}}), "china")
    assert piles(s) == (1, 43)
    told = given(GAME, s).script(WON).does(*CONQUEST).script(card("china")).does("end-turn").done()
    assert piles(told.state) == (0, 43)
    assert "Reshuffled" not in kinds(told.events())


@clause("9.5", "11.4")
def test_9_5_an_empty_pile_is_renewed_first() -> None:
    names = list(CARDS)
    held = {colour: [names.pop() for _ in range(6)] for colour in ("green", "blue", "yellow", "white", "black")}
    held["red"] = [names.pop() for _ in range(2)]
    s = use_up(position({"red": {"brasil": 5}}, seats=6, hands=held))
    assert piles(s) == (0, 12)
    told = begin(given(GAME, s).script(WON).does(*CONQUEST), "end-turn")
    assert piles(told.state) == (12, 0)
    assert told.chance is not None
    drawn = told.chance.frame.space(told.state).pick(0)
    told.script(drawn)
    assert piles(told.state) == (11, 0)
    assert hand_sizes(told.state) == (3, 6, 6, 6, 6, 6)


@clause("9.5")
def test_9_5_chance_alone_chooses_evenly_among_the_pile() -> None:
    told = begin(conquered(), "end-turn")
    space = told.frame.space(told.state)
    assert told.frame.kind == "chance"
    assert sorted(space.outcomes()) == told.state.cards.cards(PILE)
    assert {space.chance(outcome) * 44 for outcome in space.outcomes()} == {1}
    told.refused_by(RED, "end-turn", clause="0.5")
