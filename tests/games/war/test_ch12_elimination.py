"""12 Elimination of a player."""

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, YELLOW, hand, position, story
from tests.games.war.watching import (
    begin,
    dump,
    hand_sizes,
    kinds,
    picked,
    piles,
    place_all,
    play_on,
    sit_out,
    viewers,
)

from casusbelli.engine import ask
from casusbelli.engine.flow import Revealed
from casusbelli.engine.ids import SPECTATOR, Seat
from casusbelli.engine.notation import Unreadable
from casusbelli.games.war.actions import Advance, Attack, EndStep, EndTurn, Exchange, Move, Place
from casusbelli.games.war.board import Card, Territory, card, territory
from casusbelli.games.war.ch12_elimination import Discarding
from casusbelli.games.war.events import Advanced, CardsDiscarded, CardsPassed, Eliminated
from casusbelli.games.war.queries import in_game
from casusbelli.games.war.state import HAND, HELD
from casusbelli.testing import Scenario, clause, example

WON = (6, 1)
TAKE_PERU = ("attack brasil peru 1", "advance brasil peru 1")
TAKE_ARGENTINA = ("attack brasil argentina 1", "advance brasil argentina 1")

REDS = ["brasil", "india", "japao", "omsk", "borneo"]
BLUES = ["china", "dudinka", "mongolia", "suecia", "alemanha"]


def about_to_eliminate(red: int, blue: int, objectives: Mapping[str, str] = {}) -> Scenario:
    """Red, with so many cards, can take Peru, the last territory of blue, who has so many."""
    hands = {"red": REDS[:red], "blue": BLUES[:blue]}
    owners = {"red": {"brasil": 5}, "blue": ["peru"]}
    return story(owners, rest=["green"], hands=hands, objectives=objectives)


def eliminated(red: int, blue: int, *lost: str) -> Scenario:
    """Red has taken Peru; of the joined hand the cards `lost` have gone."""
    told = about_to_eliminate(red, blue).script(WON)
    if lost:
        told.script(picked(*lost))
    return told.does(*TAKE_PERU).done()


@clause("12.1")
def test_12_1_the_loss_of_the_last_territory_eliminates() -> None:
    told = about_to_eliminate(0, 0).script(WON).does("attack brasil peru 1")
    assert in_game(told.state) == [RED, GREEN, BLUE]
    told.does("advance brasil peru 1")
    assert in_game(told.state) == [RED, GREEN]
    assert told.state.eliminated_by[BLUE] == RED
    assert Eliminated(BLUE, RED) in told.public_events()


@clause("12.1")
def test_12_1_a_player_with_one_territory_left_is_in_the_game() -> None:
    told = story({"red": {"brasil": 5}, "blue": ["peru", "japao"]}, rest=["green"]).script(WON).does(*TAKE_PERU)
    assert in_game(told.state) == [RED, GREEN, BLUE]
    assert "Eliminated" not in kinds(told.events())


@clause("12.1")
def test_12_1_who_takes_the_last_territory_eliminates_whoever_did_the_work() -> None:
    owners = {"red": {"brasil": 5}, "green": {"venezuela": 5}, "blue": ["peru", "argentina"]}
    told = story(owners, rest=["green"]).script(WON).does(*TAKE_ARGENTINA)
    told.script(card("china")).does("end-turn")
    place_all(told).script(WON).does("attack venezuela peru 1", "advance venezuela peru 1")
    assert told.state.eliminated_by[BLUE] == GREEN
    assert Eliminated(BLUE, GREEN) in told.public_events()


@clause("12.1")
def test_12_1_no_more_turns_armies_or_cards() -> None:
    told = eliminated(0, 0).script(card("china")).does("end-turn")
    turns = []
    for _ in range(4):
        turns.append(told.seat)
        sit_out(told)
    assert turns == [GREEN, RED, GREEN, RED]
    assert hand_sizes(told.state) == (1, 0, 0)
    assert told.state.owner.count(BLUE) == 0
    about_blue = [event for event in told.events() if getattr(event, "seat", None) == BLUE]
    assert kinds(about_blue) == ["Eliminated", "CardsPassed"]


@clause("12.1", "0.4")
def test_12_1_out_of_the_game_are_those_without_a_territory_and_no_others() -> None:
    rng, out = random.Random(12), set[Seat]()
    owners = {"red": {"brasil": 20, "congo": 20, "china": 20}, "blue": ["peru"], "yellow": ["argentina"]}
    s = position(owners, seats=4, rest=["green"], hands={"blue": BLUES[:3], "yellow": REDS[:3]})
    for _ in range(400):
        if s.result is not None:
            break
        assert set(in_game(s)) == set(s.owner)
        assert s.active in in_game(s)
        out = {Seat(seat) for seat in range(4)} - set(in_game(s))
        assert [hand_sizes(s)[seat] for seat in out] == [0] * len(out)
        play_on(s, rng)
    assert out


@clause("12.1", "0.5")
@pytest.mark.parametrize("attempt", [Place(Territory(0), 1), EndTurn(), Attack(Territory(0), Territory(1), 1)])
def test_12_1_the_eliminated_player_can_do_nothing(attempt: Place | EndTurn | Attack) -> None:
    eliminated(0, 0).refused_by(BLUE, attempt, clause="0.5")


@clause("12.2")
@pytest.mark.parametrize(("own", "received"), [(1, 2), (0, 3), (2, 3), (3, 0), (0, 0)])
def test_12_2_the_cards_pass_at_once(own: int, received: int) -> None:
    told = eliminated(own, received)
    assert hand_sizes(told.state) == (own + received, 0, 0)
    assert set(hand(told.state, "red")) == {*REDS[:own], *BLUES[:received]}
    assert CardsPassed(BLUE, RED, received) in told.public_events()
    assert told.legal[-1] == "end-turn"


@clause("12.2", "13.4")
def test_12_2_an_elimination_that_wins_passes_no_cards() -> None:
    told = about_to_eliminate(2, 3, {"red": "destroy_blue"}).script(WON).does(*TAKE_PERU)
    assert told.state.result is not None
    assert told.state.result.winners == (RED,)
    assert hand_sizes(told.state) == (2, 0, 3)
    assert "CardsPassed" not in kinds(told.events())


@clause("12.2", "15.4")
def test_12_2_cards_pass_on_with_a_further_elimination() -> None:
    owners = {"red": {"brasil": 2}, "green": {"venezuela": 9}, "blue": ["peru"]}
    told = story(owners, seats=4, rest=["yellow"], hands={"blue": BLUES[:2]}).script(WON).does(*TAKE_PERU)
    told.script(card("congo")).does("end-turn")
    passed = picked("congo", *BLUES[:2])
    assert [told.view(RED).cards["zone"][held] for held in passed] == [HAND + RED] * 3
    place_all(told).script(WON, WON)
    told.does("attack venezuela peru 1", "advance venezuela peru 1")
    told.does("attack venezuela brasil 1", "advance venezuela brasil 1")
    assert in_game(told.state) == [GREEN, YELLOW]
    assert [told.view(GREEN).cards["zone"][held] for held in passed] == [HAND + GREEN] * 3
    for viewer in (SPECTATOR, (RED,), (BLUE,), (YELLOW,)):
        assert [told.view(*viewer).cards["zone"][held] for held in passed] == [-1] * 3
    assert_sees_as_a_spectator(told, RED)
    assert_sees_as_a_spectator(told, BLUE)


@clause("12.2", "15.4")
def test_12_2_what_the_eliminator_has_seen_cannot_be_unseen() -> None:
    marks = [mark.to for mark in eliminated(1, 2).state.outbox if isinstance(mark, Revealed)]
    assert marks == [(RED,), (RED,)]
    assert not [mark for mark in eliminated(1, 0).state.outbox if isinstance(mark, Revealed)]


@clause("12.3")
@pytest.mark.parametrize(("own", "received", "gone"), [(4, 3, 2), (2, 3, 0), (5, 1, 1), (5, 5, 5), (1, 5, 1)])
def test_12_3_the_joined_hand_is_cut_to_five(own: int, received: int, gone: int) -> None:
    told = eliminated(own, received, *(REDS[:own] + BLUES[:received])[:gone])
    assert hand_sizes(told.state) == (5, 0, 0)
    assert piles(told.state)[1] == gone
    assert CardsDiscarded(RED, gone) in told.public_events()


@clause("12.3")
@pytest.mark.parametrize(("own", "received"), [(4, 4), (4, 3), (5, 5), (1, 5)])
def test_12_3_every_card_of_the_joined_hand_is_as_likely_to_stay(own: int, received: int) -> None:
    told = begin(about_to_eliminate(own, received).script(WON).does(TAKE_PERU[0]), TAKE_PERU[1])
    space = told.frame.space(told.state)
    outcomes = list(space.outcomes())
    joined = picked(*REDS[:own], *BLUES[:received])
    assert len(set(outcomes)) == space.size
    for held in joined:
        kept = sum(space.chance(outcome) for outcome in outcomes if held not in outcome)
        assert kept == Fraction(5, own + received)
    assert {held for outcome in outcomes for held in outcome} == set(joined)


@clause("12.3")
def test_12_3_nobody_chooses_what_goes() -> None:
    told = begin(about_to_eliminate(4, 3).script(WON).does(TAKE_PERU[0]), TAKE_PERU[1])
    assert isinstance(told.frame, Discarding)
    assert [ask.asked(told.state, seat) for seat in range(3)] == [[], [], []]
    tries = [
        Exchange((Card(card("brasil")), Card(card("india")), Card(card("japao")))),
        EndStep(),
        EndTurn(),
        Move(Territory(0), Territory(1), 1),
        Advance(Territory(0), Territory(1), 1),
    ]
    for seat in (RED, GREEN, BLUE):
        for attempt in tries:
            told.refused_by(seat, attempt, clause="0.5")
    with pytest.raises(Unreadable):
        told.action("discard brasil india")


@clause("12.3.1")
def test_12_3_1_only_the_number_of_discards_is_told() -> None:
    told = eliminated(4, 3, "brasil", "china")
    assert CardsDiscarded.__struct_fields__ == ("seat", "cards")
    for viewer in viewers(3):
        assert CardsDiscarded(RED, 2) in told.events(viewer)
    assert piles(told.state) == (37, 2)


@clause("12.3.1", "15.4")
@pytest.mark.parametrize("viewer", [SPECTATOR, (RED,), (GREEN,), (BLUE,), (RED, GREEN, BLUE)])
def test_12_3_1_nobody_sees_which_cards_went(viewer: tuple[int, ...]) -> None:
    told = begin(about_to_eliminate(4, 3).script(WON).does(TAKE_PERU[0]), TAKE_PERU[1])
    assert told.frame.sees(told.state) == ()
    told.script(picked("brasil", "china"))
    assert [told.view(*viewer).cards["zone"][gone] for gone in picked("brasil", "china")] == [-1, -1]


@clause("12.3.1", "11.4")
def test_12_3_1_discards_come_back_with_the_next_reshuffle() -> None:
    told = eliminated(4, 3, "brasil", "china")
    for pile in told.state.cards.cards(0):
        told.state.cards.move(pile, HAND + GREEN, 1 << GREEN)
    begin(told, "end-turn")
    assert piles(told.state) == (2, 0)
    assert told.frame.space(told.state).items == picked("brasil", "china")


@clause("12.4", "10.2")
def test_12_4_received_cards_are_not_exchanged_in_the_same_turn() -> None:
    told = eliminated(2, 3)
    assert len(hand(told.state, "red")) == 5
    assert not any(attempt.startswith("exchange") for attempt in told.legal)
    told.refused("exchange china dudinka mongolia", clause="10.2", reason="refused-exchange-late")
    told.script((1, 6)).does("attack brasil venezuela 1")


@clause("12.4", "10.5")
def test_12_4_they_are_in_step_1_of_the_next_turn() -> None:
    told = eliminated(2, 3).script(card("peru")).does("end-turn")
    sit_out(told)
    assert told.seat == RED
    told.does("exchange china dudinka mongolia")
    assert len(hand(told.state, "red")) == 3


@clause("12.5", "9.1")
def test_12_5_the_card_of_the_turn_comes_on_top() -> None:
    told = eliminated(4, 3, "brasil", "china").script(card("peru")).does("end-turn")
    assert len(hand(told.state, "red")) == 6


@clause("12.5", "12.3")
def test_12_5_two_eliminations_in_one_turn_are_settled_one_after_the_other() -> None:
    owners = {"red": {"brasil": 6}, "blue": ["peru"], "yellow": ["argentina"]}
    hands = {"red": REDS[:3], "blue": BLUES[:4], "yellow": ["congo", "franca", "polonia"]}
    told = story(owners, seats=4, rest=["green"], hands=hands)
    told.script(WON, picked("brasil", "china"), WON, picked("india", "congo", "franca"), card("alasca"))
    told.does(*TAKE_PERU)
    assert hand_sizes(told.state) == (5, 0, 0, 3)
    told.does(*TAKE_ARGENTINA)
    assert hand_sizes(told.state) == (5, 0, 0, 0)
    told.does("end-turn").done()
    assert len(hand(told.state, "red")) == 6
    numbers = [event.cards for event in told.public_events() if type(event) in (CardsPassed, CardsDiscarded)]
    assert numbers == [4, 2, 3, 3]


@clause("12.6")
def test_12_6_the_objective_is_shown_to_nobody_and_passes_to_nobody() -> None:
    told = eliminated(1, 2)
    before = about_to_eliminate(1, 2)
    held = before.state.objectives.zone.index(HELD + BLUE)
    assert told.state.objectives.zone == before.state.objectives.zone
    for viewer in (SPECTATOR, (RED,), (GREEN,)):
        assert told.view(*viewer).objectives["zone"][held] == -1
    assert told.view(BLUE).objectives["zone"][held] == HELD + BLUE


@clause("12.6")
@pytest.mark.parametrize("lost", [("brasil", "china"), ("china", "dudinka"), ("brasil", "india")])
def test_12_6_the_eliminated_player_sees_what_a_spectator_sees_and_the_own_objective(lost: tuple[str, str]) -> None:
    told = eliminated(4, 3, *lost)
    assert_sees_as_a_spectator(told, BLUE)
    told.script(card("peru")).does("end-turn")
    sit_out(told)
    told.does("exchange india japao omsk" if "india" not in lost else "exchange china dudinka mongolia")
    assert_sees_as_a_spectator(told, BLUE)


@clause("12.6", "15.4")
def test_12_6_the_cards_are_out_of_sight_from_the_moment_of_the_elimination() -> None:
    told = begin(about_to_eliminate(4, 3).script(WON).does(TAKE_PERU[0]), TAKE_PERU[1])
    assert_sees_as_a_spectator(told, BLUE)


def assert_sees_as_a_spectator(told: Scenario, seat: Seat) -> None:
    seen, open_to_all = told.view(seat).plain(), told.view().plain()
    own = told.state.objectives.zone.index(HELD + seat)
    assert seen["objectives"]["zone"].pop(own) == HELD + seat
    assert open_to_all["objectives"]["zone"].pop(own) == -1
    assert seen == open_to_all


@clause("12.6", "15.2")
def test_12_6_what_the_eliminator_holds_makes_no_difference_to_the_eliminated() -> None:
    dumps = [dump(eliminated(4, 3, *lost), (BLUE,)) for lost in (("brasil", "india"), ("china", "dudinka"))]
    assert dumps[0] == dumps[1]


@clause("12.1", "12.2", "12.3", "7.6")
def test_12_the_log_of_an_elimination() -> None:
    told = eliminated(4, 3, "brasil", "china")
    assert told.public_events()[2:] == [
        Advanced(RED, territory("brasil"), territory("peru"), 1),
        Eliminated(BLUE, RED),
        CardsPassed(BLUE, RED, 3),
        CardsDiscarded(RED, 2),
    ]


@example("E18")
@clause("12.2", "12.3", "12.3.1", "12.5")
def test_e18_four_cards_and_three() -> None:
    told = about_to_eliminate(4, 3).script(WON).does("attack brasil peru 1")
    begin(told, "advance brasil peru 1")
    assert hand_sizes(told.state) == (7, 0, 0)
    assert told.state.result is None
    told.script(picked("india", "mongolia"))
    assert piles(told.state) == (37, 2)
    assert hand_sizes(told.state) == (5, 0, 0)
    told.refused("exchange brasil china dudinka", clause="10.2")
    told.script(card("alasca")).does("end-turn").done()
    assert len(hand(told.state, "red")) == 6
    assert piles(told.state) == (36, 2)
