"""13 The end of the game."""

import random
from collections.abc import Iterable, Mapping

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, hand, position, story, whole
from tests.games.war.watching import dump, hand_sizes, kinds, piles, place_all, sit_out, viewers

from casusbelli.engine import ask
from casusbelli.engine.drive import play_random
from casusbelli.engine.flow import Revealed
from casusbelli.engine.ids import SPECTATOR
from casusbelli.engine.record import Action, Result
from casusbelli.games.war import GAME
from casusbelli.games.war.actions import Advance, Attack, EndStep, EndTurn, Exchange, Move, Place, Take
from casusbelli.games.war.board import (
    CONTINENTS,
    OBJECTIVES,
    SWITCHED,
    TERRITORIES,
    Card,
    Colour,
    Territory,
    card,
    objective,
)
from casusbelli.games.war.ch13_victory import meets_objective
from casusbelli.games.war.events import ObjectiveSwitched, Won
from casusbelli.games.war.queries import goal, held_objective
from casusbelli.games.war.state import HELD
from casusbelli.testing import Scenario, clause, example

WON = (6, 1)
ABSENT = ("destroy_white", "destroy_black", "destroy_yellow")
"""The cards of colours that nobody plays with three players."""
TAKE_PERU = ("attack brasil peru 1", "advance brasil peru 1")


def some(count: int, *without: str) -> list[str]:
    """So many territories, none of these among them."""
    return [name for name in TERRITORIES[::-1] if name not in without][:count]


def strong(count: int, weak: int, *without: str) -> dict[str, int]:
    """So many territories with 2 armies, and so many with 1."""
    names = some(count + weak, *without)
    return dict.fromkeys(names[:count], 2) | dict.fromkeys(names[count:], 1)


def met(name: str, owned: Iterable[str] | Mapping[str, int]) -> bool:
    """Whether red, with this objective and these territories, has won."""
    return meets_objective(position({"red": owned}, objectives={"red": name}), RED)


def won(told: Scenario) -> Result | None:
    result: Result | None = told.state.result
    return result


def one_short(count: int) -> dict[str, int]:
    """So many territories, Brasil among them with 5 armies and Peru not."""
    return dict.fromkeys(some(count - 1, "brasil", "peru"), 1) | {"brasil": 5}


@clause("13.1")
def test_13_1_the_winner_shows_the_card_and_nobody_else_does() -> None:
    told = story({"red": one_short(23)}, objectives={"red": "territories_24"}).script(WON).does(*TAKE_PERU)
    assert won(told) == Result((RED,), "objective")
    assert told.public_events()[-1] == Won(RED, objective("territories_24"))
    shown = told.view().objectives["zone"]
    assert {OBJECTIVES[number] for number, zone in enumerate(shown) if zone != -1} == {*ABSENT, "territories_24"}
    assert shown[objective("territories_24")] == HELD + RED
    assert [mark.to for mark in told.state.outbox if isinstance(mark, Revealed)] == [None]


@clause("13.1")
def test_13_1_before_that_only_the_holder_knows_it() -> None:
    told = story({"red": one_short(22)}, objectives={"red": "territories_24"}).script(WON).does(*TAKE_PERU)
    assert won(told) is None
    held = objective("territories_24")
    assert [told.view(*viewer).objectives["zone"][held] for viewer in viewers(3)] == [-1, HELD + RED, -1, -1]


@clause("13.2")
def test_13_2_the_last_territory_needed_ends_the_game_before_movement_and_card() -> None:
    told = story({"red": one_short(23)}, objectives={"red": "territories_24"}).script(WON).does(*TAKE_PERU).done()
    assert won(told) is not None
    assert told.frame is None
    assert hand(told.state, "red") == []


@clause("13.2")
def test_13_2_a_placement_wins_while_others_are_unplaced() -> None:
    owned = strong(17, 0, "brasil") | {"brasil": 1}
    told = story({"red": owned}, objectives={"red": "territories_18x2"}, step="receiving", free=9)
    told.does("place australia 4")
    assert won(told) is None
    told.does("place brasil 1")
    assert won(told) == Result((RED,), "objective")


@clause("13.2", "10.8.1")
def test_13_2_armies_put_down_by_an_exchange_win() -> None:
    told = story(
        {"red": strong(17, 0, "brasil") | {"brasil": 1}},
        objectives={"red": "territories_18x2"},
        hands={"red": ["brasil", "wild_1", "wild_2"]},
        step="receiving",
        free=3,
    )
    told.does("exchange brasil wild_1 wild_2")
    assert won(told) == Result((RED,), "objective")
    assert kinds(told.events()) == ["Exchanged", "Placed", "Won"]


@clause("13.2", "7.3")
@pytest.mark.parametrize(("advance", "wins"), [(1, False), (2, True), (3, False)])
def test_13_2_the_size_of_an_advance_may_decide(advance: int, wins: bool) -> None:
    owned = strong(16, 0, "brasil", "peru") | {"brasil": 4}
    told = story({"red": owned}, objectives={"red": "territories_18x2"})
    told.script((6, 6, 6, 1)).does("attack brasil peru 3", f"advance brasil peru {advance}")
    assert (won(told) is not None) is wins


@clause("13.2")
def test_13_2_a_move_wins() -> None:
    owned = strong(16, 0, "brasil", "peru") | {"brasil": 3, "peru": 1}
    told = story({"red": owned}, objectives={"red": "territories_18x2"}, step="moving")
    told.does("move brasil peru 1")
    assert won(told) == Result((RED,), "objective")


@clause("13.2", "3.3")
def test_13_2_a_placement_of_the_first_round_wins_too() -> None:
    owned = strong(17, 0, "brasil") | {"brasil": 1}
    told = story({"red": owned}, objectives={"red": "territories_18x2"}, step="receiving", round=1, free=3)
    told.does("place brasil 1")
    assert won(told) == Result((RED,), "objective")


def green_takes_the_last_of_blue(count: int, objectives: Mapping[str, str]) -> Scenario:
    """Green takes Peru, the last territory of blue; red owns so many."""
    told = story(
        {"red": some(count, "brasil", "peru"), "green": {"brasil": 5}, "blue": ["peru"]},
        seats=4,
        active=GREEN,
        rest=["yellow"],
        hands={"blue": ["china", "india"]},
        objectives=objectives,
    )
    return told.script(WON).does(*TAKE_PERU)


@clause("13.3", "13.7")
def test_13_3_a_waiting_player_wins_by_the_switch_with_24_territories() -> None:
    told = green_takes_the_last_of_blue(24, {"red": "destroy_blue"})
    assert won(told) == Result((RED,), "objective")
    assert told.public_events()[-1] == Won(RED, objective("destroy_blue"))


@clause("13.3", "7.6")
def test_13_3_the_cards_have_passed_before_the_switch_is_tested() -> None:
    told = green_takes_the_last_of_blue(24, {"red": "destroy_blue"})
    assert hand_sizes(told.state) == (0, 2, 0, 0)
    expected = ["Attacked", "Fought", "Advanced", "Eliminated", "CardsPassed", "CardsDiscarded"]
    assert kinds(told.events()) == [*expected, "ObjectiveSwitched", "Won"]
    assert kinds(told.public_events()) == [*expected, "Won"]


@clause("13.3")
@pytest.mark.parametrize(("held", "count"), [("destroy_blue", 23), ("territories_24", 24), ("destroy_yellow", 24)])
def test_13_3_no_other_way_to_win_in_the_turn_of_another(held: str, count: int) -> None:
    told = green_takes_the_last_of_blue(count, {"red": held})
    assert won(told) is None
    assert told.seat == GREEN


@clause("13.3")
def test_13_3_the_active_player_comes_first() -> None:
    mine = [name for name in whole("america_do_norte", "oceania") if name != "mexico"]
    reds = [name for name in TERRITORIES if name not in (*mine, "mexico")][:24]
    owners = {"red": reds, "green": dict.fromkeys(mine, 1) | {"california": 5}, "blue": ["mexico"]}
    objectives = {"red": "destroy_blue", "green": "north_america_oceania"}
    told = story(owners, seats=4, active=GREEN, rest=["yellow"], objectives=objectives, hands={"blue": ["china"]})
    assert told.state.owner.count(RED) == 24
    told.script(WON).does("attack california mexico 1", "advance california mexico 1")
    assert won(told) == Result((GREEN,), "objective")
    assert hand_sizes(told.state) == (0, 0, 1, 0)
    assert [event.seat for event in told.events() if isinstance(event, Won)] == [GREEN]
    assert told.view(BLUE).objectives["zone"][objective("destroy_blue")] == -1


EVERY_ACTION: list[Action] = [
    Take(Colour(0)),
    Place(Territory(9), 1),
    Exchange((Card(0), Card(1), Card(2))),
    Attack(Territory(11), Territory(10), 1),
    Advance(Territory(11), Territory(10), 1),
    Move(Territory(11), Territory(10), 1),
    EndStep(),
    EndTurn(),
]


@clause("13.4")
@pytest.mark.parametrize("action", EVERY_ACTION, ids=lambda action: type(action).__name__)
def test_13_4_nothing_can_be_done_after_the_end(action: Action) -> None:
    told = story({"red": one_short(23)}, objectives={"red": "territories_24"}).script(WON).does(*TAKE_PERU)
    for seat in (RED, GREEN, BLUE):
        told.refused_by(seat, action, clause="13.4")
        assert ask.asked(told.state, seat) == []
    assert piles(told.state) == (44, 0)


@clause("13.4")
def test_13_4_every_kind_of_action_has_been_tried() -> None:
    assert {type(action) for action in EVERY_ACTION} == set(GAME.actions)


@clause("13.5")
@pytest.mark.parametrize("lost", [None, "china"])
def test_13_5_all_parts_must_hold_together(lost: str | None) -> None:
    owned = [name for name in whole("asia", "africa") if name not in (lost, "egito")]
    told = story({"red": dict.fromkeys(owned, 1) | {"sudao": 5}}, round=7, objectives={"red": "asia_africa"})
    told.script(WON).does("attack sudao egito 1", "advance sudao egito 1")
    assert (won(told) is not None) is (lost is None)


@clause("13.6")
def test_13_6_the_holder_who_takes_the_last_territory_wins() -> None:
    told = story({"red": {"brasil": 5}, "blue": ["peru"]}, rest=["green"], objectives={"red": "destroy_blue"})
    told.script(WON).does(*TAKE_PERU)
    assert won(told) == Result((RED,), "objective")


@clause("13.6", "0.3")
def test_13_6_one_unit_or_one_territory_is_not_an_army() -> None:
    owners = {"red": {"brasil": 5}, "blue": {"peru": 2, "argentina": 1}}
    told = story(owners, rest=["green"], objectives={"red": "destroy_blue"})
    told.script((6, 1, 1), WON).does("attack brasil peru 1", *TAKE_PERU)
    assert won(told) is None


@clause("13.6", "13.7")
def test_13_6_another_who_takes_it_makes_nobody_win() -> None:
    told = green_takes_the_last_of_blue(10, {"red": "destroy_blue"})
    assert won(told) is None
    assert goal(told.state, RED, held_objective(told.state, RED)) == SWITCHED


@clause("13.7")
@pytest.mark.parametrize("round", [1, 2])
def test_13_7_the_own_colour_means_24_territories_from_the_start(round: int) -> None:
    s = position({"blue": some(23)}, active=BLUE, round=round, objectives={"blue": "destroy_blue"})
    assert goal(s, BLUE, held_objective(s, BLUE)) == SWITCHED
    assert not meets_objective(s, BLUE)
    assert meets_objective(position({"blue": some(24)}, active=BLUE, objectives={"blue": "destroy_blue"}), BLUE)


@clause("13.7")
def test_13_7_as_long_as_the_colour_plays_24_territories_are_not_enough() -> None:
    assert not met("destroy_blue", some(40))


@clause("13.7")
def test_13_7_the_switch_is_for_good_and_wins_in_the_own_turn() -> None:
    told = green_takes_the_last_of_blue(23, {"red": "destroy_blue"})
    told.script(card("alasca")).does("end-turn")
    sit_out(told)
    assert told.seat == RED
    place_all(told.does("place moscou 11"))
    told.script((6, 6, 6, 1)).does("attack moscou suecia 3")
    assert won(told) is None
    told.does("advance moscou suecia 1")
    assert told.state.owner.count(RED) == 24
    assert won(told) == Result((RED,), "objective")


@clause("13.7", "12.1")
def test_13_7_an_eliminated_holder_is_told_of_no_switch() -> None:
    told = story(
        {"green": {"brasil": 5}, "blue": ["peru"]},
        seats=4,
        active=GREEN,
        rest=["yellow"],
        eliminated={"red": "yellow"},
        objectives={"red": "destroy_blue"},
    )
    told.script(WON).does(*TAKE_PERU)
    assert "ObjectiveSwitched" not in kinds(told.events())


@clause("13.7.1")
def test_13_7_1_only_the_holder_is_told() -> None:
    told = green_takes_the_last_of_blue(10, {"red": "destroy_blue"})
    assert told.events((RED,))[-1] == ObjectiveSwitched(RED)
    for viewer in (SPECTATOR, (GREEN,), (BLUE,), (3,), (GREEN, BLUE, 3)):
        assert "ObjectiveSwitched" not in kinds(told.events(viewer))


@clause("13.7.1", "15.2")
@pytest.mark.parametrize("viewer", [viewer for viewer in viewers(4) if viewer != (RED,)])
def test_13_7_1_others_see_the_same_whether_or_not_there_is_a_switch(viewer: tuple[int, ...]) -> None:
    others = {"green": "asia_africa", "blue": "asia_south_america", "yellow": "north_america_africa"}
    dumps = [
        dump(green_takes_the_last_of_blue(10, {"red": held, **others}), viewer)
        for held in ("destroy_blue", "destroy_red", "territories_24")
    ]
    assert dumps[0] == dumps[1] == dumps[2]


@clause("13.8")
@pytest.mark.parametrize(("count", "enough"), [(23, False), (24, True), (25, True)])
def test_13_8_24_territories(count: int, enough: bool) -> None:
    assert met("territories_24", some(count)) is enough
    assert met("territories_24", strong(count, 0)) is enough


@clause("13.9")
@pytest.mark.parametrize(
    ("strong_ones", "weak_ones", "enough"),
    [(17, 9, False), (18, 3, True), (18, 0, True), (19, 5, True), (0, 40, False)],
)
def test_13_9_18_territories_with_two_armies(strong_ones: int, weak_ones: int, enough: bool) -> None:
    assert met("territories_18x2", strong(strong_ones, weak_ones)) is enough


CONTINENT_CARDS = {
    "asia_south_america": ("asia", "america_do_sul"),
    "asia_africa": ("asia", "africa"),
    "north_america_africa": ("america_do_norte", "africa"),
    "north_america_oceania": ("america_do_norte", "oceania"),
}
CARDS_WITH_A_THIRD = {
    "europe_south_america_plus_1": ("europa", "america_do_sul"),
    "europe_oceania_plus_1": ("europa", "oceania"),
}


@clause("13.10")
@pytest.mark.parametrize("name", CONTINENT_CARDS)
def test_13_10_two_whole_continents(name: str) -> None:
    places = whole(*CONTINENT_CARDS[name])
    assert met(name, places)
    for missing in places:
        assert not met(name, [place for place in places if place != missing])
    more = next(place for place in TERRITORIES if place not in places)
    assert met(name, [*places, more])


@clause("13.10")
@pytest.mark.parametrize("name", CARDS_WITH_A_THIRD)
def test_13_10_a_third_of_any_kind(name: str) -> None:
    named = CARDS_WITH_A_THIRD[name]
    assert not met(name, whole(*named))
    for third in set(CONTINENTS) - set(named):
        assert met(name, whole(*named, third))
        assert not met(name, whole(*named, third)[:-1])
        assert not met(name, whole(named[0], third))


@clause("13.10")
def test_13_10_three_continents_that_serve_two_cards() -> None:
    owned = whole("europa", "oceania", "america_do_sul")
    assert met("europe_oceania_plus_1", owned)
    assert met("europe_south_america_plus_1", owned)


@clause("13.10")
def test_13_10_thirteen_territories_of_one_army_can_be_enough() -> None:
    places = whole("america_do_norte", "oceania")
    assert len(places) == 13
    assert met("north_america_oceania", dict.fromkeys(places, 1))


def everything_but_peru(**more: int) -> dict[str, int]:
    return dict.fromkeys([name for name in TERRITORIES if name != "peru"], 1) | more


@clause("13.11")
@pytest.mark.parametrize("check", ["immediate", "end_of_turn"])
def test_13_11_the_last_survivor_wins_at_once(check: str) -> None:
    told = story(
        {"red": everything_but_peru(**dict.fromkeys(whole("africa", "europa")[:11], 2), brasil=5), "blue": ["peru"]},
        eliminated={"green": "blue"},
        objectives={"red": "territories_18x2"},
        hands={"blue": ["china"]},
        objective_check=check,
    )
    told.script(WON).does(*TAKE_PERU).done()
    assert told.state.owner.count(RED) == 42
    assert won(told) == Result((RED,), "survivor")
    assert told.public_events()[-1] == Won(RED, objective("territories_18x2"))
    assert not meets_objective(told.state, RED)
    assert hand_sizes(told.state) == (0, 0, 1)


@clause("13.11", "13.8")
@pytest.mark.parametrize("held", [name for name in OBJECTIVES if name not in ("territories_18x2", *ABSENT)])
def test_13_11_with_any_other_card_42_territories_meet_the_objective(held: str) -> None:
    """Whichever colour the card names has been eliminated by somebody else, is the own, or has just fallen."""
    owners = {"red": everything_but_peru(brasil=5), "blue": ["peru"]}
    told = story(owners, eliminated={"green": "blue"}, objectives={"red": held})
    told.script(WON).does(*TAKE_PERU)
    assert won(told) == Result((RED,), "objective")


@clause("13.12")
def test_13_12_the_game_goes_on_with_two_players() -> None:
    told = story({"red": {"brasil": 5}, "blue": ["peru"]}, rest=["green"], round=999).script(WON).does(*TAKE_PERU)
    told.script(card("china")).does("end-turn")
    assert told.seat == GREEN
    assert won(told) is None


@clause("13.12")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_13_12_every_finished_game_has_exactly_one_winner(seed: int) -> None:
    result = play_random(GAME, 3, random.Random(seed), {"round_limit": 60}).result
    assert len(result.winners) == (result.reason != "round-limit")
    assert result.scores == ()


@clause("13.12")
def test_13_12_at_most_one_player_can_own_24_territories() -> None:
    s = position({"red": some(24)}, rest=["green"], eliminated={"blue": "green"})
    assert [s.owner.count(seat) >= 24 for seat in (RED, GREEN)] == [True, False]
    assert len(TERRITORIES) < 2 * 24


@example("E19")
@clause("13.6", "13.7", "13.7.1")
def test_e19_another_player_destroys_the_target() -> None:
    told = green_takes_the_last_of_blue(15, {"red": "destroy_blue"})
    assert told.state.eliminated_by[BLUE] == GREEN
    assert goal(told.state, RED, held_objective(told.state, RED)) == SWITCHED
    assert told.events((RED,))[-1] == ObjectiveSwitched(RED)
    assert all(ObjectiveSwitched(RED) not in told.events(viewer) for viewer in viewers(4) if viewer != (RED,))
    assert won(told) is None
    assert told.seat == GREEN


@example("E20")
@clause("13.9")
def test_e20_18_territories_with_two_armies() -> None:
    assert not met("territories_18x2", strong(17, 9))
    assert met("territories_18x2", strong(18, 3))
