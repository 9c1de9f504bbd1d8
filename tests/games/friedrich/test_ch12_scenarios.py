"""12 Games for three and two players."""

from typing import Any

import pytest
from tests.games.friedrich.positions import cards_of, position, story, take_cards, where

from casusbelli.engine import flow
from casusbelli.engine.state import ALL
from casusbelli.games.friedrich import GAME, ch11_strokes, ch12_scenarios
from casusbelli.games.friedrich.board import (
    AMERICA,
    CARD_DECK,
    IMPERIAL_ARMY,
    NATION_OF,
    NATIONS,
    OBJECTIVES,
    OBJECTIVES_OF,
    PIECES,
    STROKE_ELISABETH,
    nation,
)
from casusbelli.games.friedrich.ch03_cards import Throwing
from casusbelli.games.friedrich.ch06_armies import ceiling
from casusbelli.games.friedrich.ch11_victory import check_victory, missing
from casusbelli.games.friedrich.events import CardsThrown, DeckOpened, NoEffect, TurnEnded
from casusbelli.games.friedrich.state import HAND, NOBODY, RETIRED, STOCK, UNUSED, USED, Friedrich
from casusbelli.testing import Scenario, clause, example, given

WEST, THEATRE = "war-in-the-west", "austrian-theatre"


def begun(seats: int, **options: Any) -> Any:
    """A new game with roles in the order of the seats, as far as the allotment."""
    return GAME.new(seats, {"roles": "in-order", **options})


def two(scenario: str, **more: Any) -> Friedrich:
    return position(seats=2, two_players=scenario, **more)


def commanded(s: Friedrich, seat: int) -> list[str]:
    return [NATIONS[number] for number, player in enumerate(s.player) if player == seat]


def present(s: Friedrich) -> list[str]:
    return [PIECES[number] for number, place in enumerate(s.city) if place != RETIRED]


def outcome(s: Friedrich) -> tuple[str, tuple[int, ...]] | None:
    """Who wins at a victory check now, and why."""
    check_victory(s)
    return (s.result.reason, s.result.winners) if s.result else None


def conquer(s: Friedrich, *names: str) -> Friedrich:
    """The objectives of these nations are conquered."""
    for name in names:
        for objective in OBJECTIVES_OF[nation(name)]:
            s.conquered[objective] = 1
    return s


@clause("12.1", "0.1")
def test_12_1_four_players_have_a_role_each() -> None:
    s = begun(4)
    assert [commanded(s, seat) for seat in range(4)] == [
        ["prussia", "hanover"],
        ["russia", "sweden"],
        ["austria", "imperial-army"],
        ["france"],
    ]


@clause("12.2")
def test_12_2_of_three_players_one_has_elisabeth_and_pompadour() -> None:
    s = begun(3)
    assert [commanded(s, seat) for seat in range(3)] == [
        ["prussia", "hanover"],
        ["russia", "sweden", "france"],
        ["austria", "imperial-army"],
    ]
    assert s.lead == [0, 1, 2, 1]


@clause("12.2", "1.3.1")
def test_12_2_the_three_seats_are_dealt() -> None:
    told = given(GAME, GAME.start(3)).script((2, 0, 1))
    assert told.state.lead == [2, 0, 1, 0]


@clause("12.2")
def test_12_2_hands_of_one_player_stay_apart() -> None:
    s = position(seats=3, hands={"russia": ["hearts-2"], "sweden": ["hearts-3"], "france": ["hearts-4"]})
    zone = GAME.view(s, (1,)).cards["zone"]
    numbers = [number for number, place in enumerate(zone) if place >= 0]
    assert [zone[number] - HAND for number in numbers] == [nation("russia"), nation("sweden"), nation("france")]


@clause("12.2", "0.4")
def test_12_2_one_nation_alone_wins_for_its_player() -> None:
    s = conquer(position(seats=3), "france")
    assert outcome(s) == ("objectives", (1,))


@clause("12.3", "11.20")
def test_12_3_the_imperial_army_goes_to_the_player_of_both_when_france_is_out() -> None:
    s = position(seats=3, drawn=["india", "america"])
    ch11_strokes.strike(s, AMERICA)
    assert s.player[IMPERIAL_ARMY] == 1
    assert s.player[nation("france")] == NOBODY
    assert missing(s, nation("austria")) == 12


@clause("12.4", "1.3.1")
@pytest.mark.parametrize("scenario", [WEST, THEATRE])
def test_12_4_two_roles_are_dealt(scenario: str) -> None:
    told = given(GAME, GAME.start(2, {"two_players": scenario}))
    assert told.frame.space(told.state).size == 2
    told.script((1, 0))
    assert told.state.player[nation("prussia")] == 1
    assert told.state.lead.count(NOBODY) == 2


@clause("12.4", "13.1")
def test_12_4_games_for_two_know_no_expert_rules() -> None:
    assert not begun(2, expert=True).options.expert
    assert begun(3, expert=True).options.expert


@clause("12.4")
def test_12_4_absent_nations_have_nothing() -> None:
    s = begun(2)
    for name in ("russia", "sweden", "austria", "imperial-army"):
        assert s.player[nation(name)] == NOBODY
        assert s.total[nation(name)] == 0
        assert not any(place != RETIRED for piece, place in enumerate(s.city) if NATION_OF[piece] == nation(name))
    assert NOBODY not in [s.player[nation(name)] for name in ("prussia", "hanover", "france")]


@clause("12.4")
def test_12_4_the_exit_of_an_absent_nation_retires_nobody() -> None:
    s = two(WEST, drawn=["elisabeth"])
    s.outbox, before = [], s.city[:]
    ch11_strokes.strike(s, STROKE_ELISABETH)
    assert s.city == before
    assert [heard.event for heard in s.outbox] == [NoEffect(STROKE_ELISABETH)]


@clause("12.4", "11.20")
def test_12_4_the_imperial_army_keeps_its_player() -> None:
    s = two(THEATRE, drawn=["india", "america"])
    ch11_strokes.strike(s, AMERICA)
    assert s.player[IMPERIAL_ARMY] == 1


def end_of_turn(scenario: str = WEST, **more: Any) -> Scenario:
    return story(seats=2, two_players=scenario, phase="end-of-turn", **more)


@clause("12.5", "3.14")
def test_12_5_five_cards_are_thrown_away_unseen() -> None:
    told = end_of_turn()
    assert isinstance(told.frame, Throwing)
    assert told.frame.sees(told.state) == ()
    told.script((0, 1, 2, 3, 40))
    assert told.state.cards.cards(USED) == [0, 1, 2, 3, 40]
    assert told.public_events()[:2] == [TurnEnded(2), CardsThrown(5)]
    for viewer in ((), (0,), (1,), (0, 1)):
        assert {told.view(*viewer).cards["zone"][number] for number in (0, 1, 2, 3, 40)} == {-1}


@clause("12.5", "3.15")
def test_12_5_the_next_deck_is_opened_while_they_are_thrown() -> None:
    s = position(seats=2, phase="end-of-turn")
    for number in range(47):
        s.cards.move(number, USED, ALL)
    told = given(GAME, s).script((47, 48, 49), (50, 51))
    assert told.public_events()[1:3] == [DeckOpened(2), CardsThrown(5)]
    assert told.state.cards.count(UNUSED) == 100


@clause("12.5")
def test_12_5_with_more_players_nothing_is_thrown() -> None:
    told = story(phase="end-of-turn", seats=3)
    assert not any(isinstance(event, CardsThrown) for event in told.events())


@clause("12.5", "12.7")
@example("E45")
def test_12_5_thirty_seven_cards_are_left_after_the_first_turn() -> None:
    s = two(WEST, turn=1)
    assert [take_cards(s, name) for name in ("prussia", "hanover", "france")] == [1, 2, 3]
    ch12_scenarios.throw_cards(s)
    at = flow.pending(s)[0]
    flow.resolve(s, at, at.frame.space(s).pick(0))
    assert s.cards.count(STOCK) == 37
    assert s.cards.count(USED) == 2 + 5
    assert {CARD_DECK[number] for number in s.cards.cards(STOCK)} == {0}


@clause("12.6")
def test_12_6_the_war_in_the_west_is_set_up() -> None:
    s = begun(2)
    assert [commanded(s, seat) for seat in (0, 1)] == [["prussia", "hanover"], ["france"]]
    prussian = [one for one in present(s) if NATION_OF[PIECES.index(one)] == nation("prussia")]
    assert prussian == ["seydlitz", "prussia-train-1"]
    assert where(s, "seydlitz", "prussia-train-1", "keith", "daun") == (
        "brandenburg",
        "jueterbog",
        "retired",
        "retired",
    )
    assert s.total == [3, 12, 0, 0, 0, 0, 20]
    assert s.armies[PIECES.index("seydlitz")] == 3
    assert ceiling(s, nation("prussia")) == 3


@clause("12.6", "6.5")
def test_12_6_prussia_buys_no_fourth_army() -> None:
    west: dict[str, Any] = {"seats": 2, "active": "prussia", "hands": {"prussia": ["hearts-13"]}}
    full = story({"seydlitz": "berlin", "prussia-train-1": "potsdam"}, armies={"seydlitz": 3}, **west)
    full.refused("recruit", clause="6.5")
    told = story({"seydlitz": "berlin"}, armies={"seydlitz": 2}, **west).does("recruit", "pay hearts-13-a")
    told.refused("settle 2 0", clause="6.5").does("settle 1 0", "reinforce seydlitz")
    assert told.state.total[nation("prussia")] == 3


@clause("12.4", "11.10.5")
def test_12_4_in_the_west_soubise_is_bound_by_his_card() -> None:
    places = {"soubise": "eschwege", "cumberland": "northeim"}
    told = story(places, seats=2, active="france", text=("event-5", "spades"))
    told.does("set-out soubise", "step goettingen").refused("halt", clause="11.10.5")


@clause("12.7", "3.3")
def test_12_7_prussia_lays_one_of_two_cards_aside() -> None:
    told = story(seats=2, active="prussia", phase="draw").script((3, 7))
    assert told.seat == 0
    assert len(told.legal) == 2
    told.refused("discard clubs-2-a", clause="12.7", reason="refused-not-just-drawn")
    told.does(told.legal[0])
    assert cards_of(told.state, "prussia") == ["clubs-9-a"]
    assert told.view(1).cards["zone"][3] == -1
    assert told.view(0).cards["zone"][3] == USED


@clause("12.7")
def test_12_7_of_one_card_nothing_is_laid_aside() -> None:
    s = two(WEST)
    for number in range(199):
        s.cards.move(number, HAND + nation("france"), 0)
    s.cards.move(199, STOCK, 0)
    assert take_cards(s, "prussia") == 1


@clause("12.7")
@pytest.mark.parametrize("cut", [["lord-bute"], ["poems"], ["lord-bute", "poems"]])
def test_12_7_after_a_cut_prussia_draws_one(cut: list[str]) -> None:
    s = two(WEST, drawn=cut)
    assert take_cards(s, "prussia") == 1
    assert s.cards.count(USED) == 0


@clause("12.8")
def test_12_8_frederick_wins_the_war_in_the_west_after_both_colonies() -> None:
    assert outcome(two(WEST, drawn=["india"])) is None
    assert outcome(two(WEST, drawn=["elisabeth", "sweden"])) is None
    assert outcome(two(WEST, drawn=["india", "america"])) == ("withstood", (0,))


@clause("12.8")
def test_12_8_pompadour_wins_it_with_all_objectives_of_france() -> None:
    s = conquer(two(WEST), "france")
    s.conquered[OBJECTIVES.index("minden")] = 0
    assert outcome(s) is None
    assert outcome(conquer(two(WEST), "france")) == ("objectives", (1,))


@clause("12.9")
def test_12_9_the_austrian_theatre_is_set_up() -> None:
    s = begun(2, two_players=THEATRE)
    assert [commanded(s, seat) for seat in (0, 1)] == [["prussia"], ["austria", "imperial-army"]]
    assert [one for one in present(s) if one in PIECES[:8]] == [
        "friedrich",
        "winterfeldt",
        "heinrich",
        "schwerin",
        "keith",
    ]
    assert where(s, "prussia-train-1", "prussia-train-2", "dohna") == ("jueterbog", "gruenberg", "retired")
    assert s.total == [24, 0, 0, 0, 30, 6, 0]
    assert ceiling(s, nation("prussia")) == 24


@clause("12.9", "1.3.8")
def test_12_9_all_five_generals_of_prussia_get_armies() -> None:
    told = given(GAME, begun(2, two_players=THEATRE)).does("allot friedrich 8", "allot winterfeldt 8", seat=0)
    told.refused("allot heinrich 8", clause="1.3.8", reason="refused-allot-sum", seat=0)
    told.does("allot heinrich 6", "allot schwerin 1", seat=0)
    assert told.state.armies[:5] == [8, 8, 6, 1, 1]


@clause("12.10")
def test_12_10_cards_of_the_austrian_theatre() -> None:
    subsidies: list[list[str]] = [[], ["poems"], ["poems", "lord-bute"]]
    colonies: list[list[str]] = [[], ["india"], ["india", "america"]]
    assert [take_cards(two(THEATRE, drawn=drawn), "prussia") for drawn in subsidies] == [5, 4, 3]
    assert [take_cards(two(THEATRE, drawn=drawn), "austria") for drawn in colonies] == [5, 4, 4]
    assert take_cards(two(THEATRE), "imperial-army") == 1


@clause("12.11")
def test_12_11_frederick_wins_the_austrian_theatre_after_four_strokes() -> None:
    strokes = ["elisabeth", "sweden", "india", "america"]
    for left_out in strokes:
        assert outcome(two(THEATRE, drawn=[one for one in strokes if one != left_out])) is None
    assert outcome(two(THEATRE, drawn=strokes)) == ("withstood", (0,))


@clause("12.11")
def test_12_11_maria_theresa_needs_the_objectives_of_both_orders() -> None:
    s = conquer(two(THEATRE, drawn=["elisabeth", "sweden"]), "austria")
    s.conquered[OBJECTIVES.index("kamenz")] = 0
    assert outcome(s) is None
    assert outcome(conquer(two(THEATRE), "austria")) == ("objectives", (1,))
    assert outcome(conquer(two(THEATRE), "imperial-army")) == ("objectives", (1,))


@clause("12.12")
def test_12_12_prussia_wins_the_austrian_theatre_with_her_objectives_at_the_end_of_her_stage() -> None:
    s = conquer(two(THEATRE, phase="close"), "prussia")
    flow.advance(s)
    assert s.result is not None
    assert s.result.winners == (0,)
