"""4 Movement: who goes how far, who is in the way, who stands together."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.friedrich.positions import armies_of, marks, position, story, where

from casusbelli.games.friedrich.actions import SetOut, Shift
from casusbelli.games.friedrich.board import (
    CITIES,
    GENERALS_OF,
    NEIGHBOURS,
    PIECES,
    TRAINS_OF,
    City,
    city,
    nation,
    piece,
)
from casusbelli.games.friedrich.ch04_movement import Maneuvering, Marching, ways
from casusbelli.games.friedrich.state import HELD, MOVED, Friedrich
from casusbelli.testing import Scenario, clause, example


def marching(way: str, *who: str, **more: Any) -> Scenario:
    """The pieces, or Friedrich, set out in Prussia's stage and go along these cities, the first where they stand."""
    movers = who or ("friedrich",)
    start, *steps = way.split()
    places = dict.fromkeys(movers, start) | dict(more.pop("places", {}))
    told = story(places, **more).does(SetOut(tuple(piece(name) for name in movers)))
    return told.does(*[f"step {place}" for place in steps])


def steps(told: Scenario) -> set[str]:
    """The cities that the move under way may enter next."""
    return {words.removeprefix("step ") for words in told.legal if words.startswith("step ")}


def set_outs(told: Scenario) -> set[str]:
    """Who may begin a move."""
    return {words.removeprefix("set-out ") for words in told.legal if words.startswith("set-out ")}


def ends(s: Friedrich, *names: str) -> set[str]:
    """The cities where a move of these pieces may end."""
    pieces = tuple(piece(name) for name in names)
    return {CITIES[way[-1]] for way in ways(s, pieces, (City(s.city[pieces[0]]),))}


def is_over(told: Scenario) -> bool:
    return isinstance(told.frame, Maneuvering)


# ---- steps ----------------------------------------------------------------------------------------------------------


@clause("4.1")
def test_4_1_a_step_goes_along_a_road() -> None:
    marching("breslau").refused("step liegnitz", clause="4.1", reason="refused-no-road")
    assert steps(marching("breslau")) == {"neumarkt", "oels", "ohlau", "schweidnitz", "strehlen", "wohlau"}


@clause("4.1", "4.2")
def test_4_1_a_move_goes_somewhere() -> None:
    marching("breslau").refused("halt", clause="4.1").does("step oels", "halt")


@clause("4.2")
def test_4_2_all_ten_prussian_pieces_move_in_any_order() -> None:
    told = story(rest="set-up")
    for name in reversed(PIECES):
        if piece(name) in (*GENERALS_OF[0], *TRAINS_OF[0]):
            told.does(f"set-out {name}")
            told.does(f"step {min(steps(told) - set(where(told.state, *PIECES)))}")
            told.does(*(["halt"] if not is_over(told) else []))
    assert [told.state.moved[one] for one in (*GENERALS_OF[0], *TRAINS_OF[0])] == [MOVED] * 10
    assert set_outs(told) == set()


@clause("4.2")
def test_4_2_a_move_is_finished_before_the_next_begins() -> None:
    told = marching("breslau oels", places={"keith": "glogau"})
    told.refused("set-out keith", clause="4.2", reason="refused-move-unfinished")
    told.refused("end-movement", clause="4.2").refused("shift friedrich keith 1", clause="4.2")
    told.does("halt").refused("step namslau", clause="4.2", reason="refused-nobody-moving")
    told.refused("halt", clause="4.2").does("set-out keith", "step steinau", "halt")
    told.refused("set-out friedrich", clause="4.2", reason="refused-moved-already")


@clause("4.2", "2.4")
def test_4_2_nobody_has_to_move() -> None:
    told = story({"friedrich": "breslau"}).script((0, 1)).does("end-movement").done()
    assert told.state.active == nation("hanover")


@clause("4.2")
@pytest.mark.parametrize(("words", "reason"), [("set-out daun", "other-nation"), ("set-out keith", "off-map")])
def test_4_2_only_pieces_of_the_active_nation_on_the_map(words: str, reason: str) -> None:
    told = story({"friedrich": "breslau", "daun": "prag"})
    told.refused(words, clause="4.2", reason=f"refused-move-{reason}")


@clause("2.4", "10.1")
def test_2_4_nothing_else_is_done_in_this_phase() -> None:
    told = story({"friedrich": "breslau"}).refused("yield", clause="2.4").refused("settle 1 0", clause="10.1")
    told.does("set-out friedrich").refused("recruit", clause="10.1")


# ---- pieces in the way ----------------------------------------------------------------------------------------------

FOUR_ROADS = {"breslau", "brieg", "grottkau", "reichenbach"}
"""The neighbours of Strehlen."""


@clause("4.3", "4.8")
def test_4_3_the_own_train_blocks_the_road() -> None:
    told = marching("strehlen", places={"prussia-train-1": "brieg"})
    assert steps(told) == FOUR_ROADS - {"brieg"}
    told.refused("step brieg", clause="4.8", reason="refused-own-train")
    free = ends(position({"friedrich": "strehlen"}), "friedrich")
    blocked = ends(position({"friedrich": "strehlen", "prussia-train-1": "brieg"}), "friedrich")
    assert free - blocked == {"brieg", "kreuzburg"}


@clause("4.3", "4.8", "0.2")
def test_4_3_a_friend_blocks_the_road() -> None:
    places = {"ferdinand": "brieg", "hanover-train": "grottkau"}
    told = marching("strehlen", places=places)
    assert steps(told) == {"breslau", "reichenbach"}
    told.refused("step brieg", clause="4.8", reason="refused-friend")


@clause("0.2", "4.10")
def test_0_2_a_friends_train_is_not_eliminated() -> None:
    told = marching("strehlen", places={"hanover-train": "brieg"}).refused("step brieg", clause="0.2")
    assert where(told.state, "hanover-train") == ("brieg",)


@clause("4.10")
def test_4_10_an_enemy_general_is_never_entered() -> None:
    told = marching("strehlen", places={"daun": "brieg"}).refused("step brieg", clause="4.10")
    assert steps(told) == FOUR_ROADS - {"brieg"}


@clause("4.9")
def test_4_9_a_train_enters_empty_cities_only() -> None:
    places = {"austria-train-1": "breslau", "friedrich": "brieg", "prussia-train-2": "grottkau"}
    told = marching("strehlen", "prussia-train-1", places=places)
    assert steps(told) == {"reichenbach"}
    for name in places.values():
        told.refused(f"step {name}", clause="4.9")


@clause("4.8", "4.14")
def test_4_8_three_generals_share_a_city_and_no_fourth() -> None:
    places = {"keith": "brieg", "schwerin": "brieg", "dohna": "grottkau"}
    pair = marching("strehlen", "friedrich", "winterfeldt", places=places)
    pair.refused("step brieg", clause="4.8", reason="refused-stack-full").does("step grottkau")
    assert where(pair.state, "friedrich", "winterfeldt", "dohna") == ("grottkau",) * 3
    single = marching("strehlen brieg", places=places)
    assert where(single.state, "friedrich") == ("brieg",)
    assert is_over(single)


@clause("4.9", "4.10")
def test_4_10_pieces_without_an_open_road_cannot_set_out() -> None:
    around = {"daun": "breslau", "lacy": "brieg", "browne": "grottkau", "karl": "reichenbach"}
    told = story({"friedrich": "strehlen", **around}).refused("set-out friedrich", clause="4.10")
    assert set_outs(told) == set()
    told = story({"prussia-train-1": "strehlen", **around}).refused("set-out prussia-train-1", clause="4.9")


# ---- range ----------------------------------------------------------------------------------------------------------


@clause("4.4")
def test_4_4_three_cities_along_any_roads_and_no_fourth() -> None:
    told = marching("breslau strehlen brieg namslau")
    assert where(told.state, "friedrich") == ("namslau",)
    assert is_over(told)
    told.refused("step oels", clause="4.2").refused("set-out friedrich", clause="4.2")


@clause("4.5")
def test_4_5_four_cities_on_main_roads() -> None:
    told = marching("berlin bernau eberswalde chorin angermuende")
    assert where(told.state, "friedrich") == ("angermuende",)
    assert is_over(told)


@clause("4.4", "4.5")
@example("E29")
def test_e29_the_fourth_step_only_on_a_main_road() -> None:
    told = marching("oschatz wurzen leipzig merseburg")
    told.refused("step querfurt", clause="4.5", reason="refused-main-roads-only")
    assert steps(told) == {"naumburg", "leipzig"}
    told.does("step naumburg")
    assert where(told.state, "friedrich") == ("naumburg",)


@clause("4.6")
@example("E30")
def test_e30_a_train_goes_three_cities_on_main_roads() -> None:
    told = marching("gruenberg neusalz glogau steinau", "prussia-train-2")
    assert where(told.state, "prussia-train-2") == ("steinau",)
    assert is_over(told)


@clause("4.6")
def test_4_6_a_train_goes_two_cities_along_other_roads() -> None:
    told = marching("gruenberg neusalz glogau", "prussia-train-2")
    told.refused("step guhrau", clause="4.6", reason="refused-main-roads-only")
    assert steps(told) == {"neusalz", "steinau"}
    assert is_over(marching("breslau strehlen brieg", "prussia-train-2"))


@clause("4.7")
@example("E25")
def test_e25_back_and_forth_and_every_step_counts() -> None:
    told = marching("strehlen breslau strehlen", "daun", active="austria")
    assert where(told.state, "daun") == ("strehlen",)
    assert marks(told.state.conquered) == ["breslau"]
    assert "brieg" in steps(told)
    assert is_over(told.does("step breslau"))


@clause("4.4", "4.7")
def test_4_7_a_move_may_end_where_it_began() -> None:
    assert "strehlen" in ends(position({"friedrich": "strehlen"}), "friedrich")


REACHED: Mapping[str, int] = {
    "friedrich": 23,
    "heinrich": 20,
    "keith": 27,
    "dohna": 21,
    "cumberland": 26,
    "daun": 11,
    "lacy": 10,
    "ehrensvaerd": 14,
    "soubise": 20,
    "prussia-train-2": 15,
    "prussia-train-1": 8,
}
"""E31 Empty cities that pieces can end on in the first move of the game."""


@clause("4.1", "4.3")
@example("E31")
@pytest.mark.parametrize("name", REACHED)
def test_e31_empty_cities_within_reach_at_the_start(name: str) -> None:
    s = position(rest="set-up")
    assert len(ends(s, name) - set(where(s, *PIECES))) == REACHED[name]


@clause("4.1", "4.4", "4.5", "4.6")
@pytest.mark.parametrize("name", ["hanover", "austria", "france"])
def test_4_4_every_way_shown_can_be_walked(name: str) -> None:
    start = position(rest="set-up", active=name)
    for general in (*GENERALS_OF[start.active], *TRAINS_OF[start.active]):
        shortest = {way[-1]: way for way in reversed([*ways(start, (general,), (City(start.city[general]),))])}
        for place, way in shortest.items():
            told = story(rest="set-up", active=name).does(f"set-out {PIECES[general]}")
            told.does(*[f"step {CITIES[step]}" for step in way[1:]])
            assert (way[0], told.state.city[general]) == (start.city[general], place)


@clause("4.4", "4.5", "4.7", "4.14", "4.16")
def test_4_4_the_ways_are_what_step_after_step_can_reach() -> None:
    places = {"friedrich": "strehlen", "keith": "breslau", "daun": "neisse", "austria-train-1": "oppeln"}
    told = story(places).does("set-out friedrich")
    found: set[str] = set()
    _walk(told.state, found)
    assert ends(position(places), "friedrich") == found


def _walk(s: Friedrich, found: set[str]) -> None:
    """The ends of all moves under way from here."""
    march = s.stack[-1]
    for action in march.actions(s):
        twin = s.copy()
        march.take(twin, action)
        if isinstance(twin.stack[-1], Marching):
            _walk(twin, found)
        else:
            found.add(CITIES[twin.city[piece("friedrich")]])


# ---- stacks ---------------------------------------------------------------------------------------------------------

THREE = {"friedrich": "breslau", "winterfeldt": "breslau", "seydlitz": "breslau"}


@clause("4.11", "4.13")
def test_4_11_a_stack_moves_as_one() -> None:
    told = story(THREE).does("set-out friedrich+winterfeldt+seydlitz", "step oels", "step namslau", "step brieg")
    assert where(told.state, *THREE) == ("brieg",) * 3
    assert [told.state.moved[piece(name)] for name in THREE] == [MOVED] * 3


@clause("4.12")
def test_4_12_any_part_of_a_stack_may_go() -> None:
    assert set_outs(story(THREE)) == {
        "friedrich",
        "winterfeldt",
        "seydlitz",
        "friedrich+winterfeldt",
        "friedrich+seydlitz",
        "winterfeldt+seydlitz",
        "friedrich+winterfeldt+seydlitz",
    }


@clause("4.12")
def test_4_12_who_stays_may_move_later() -> None:
    told = story(THREE).does("set-out friedrich", "step oels", "halt")
    told.does("set-out winterfeldt+seydlitz", "step ohlau", "halt")
    assert where(told.state, *THREE) == ("oels", "ohlau", "ohlau")


@clause("4.12")
def test_4_12_nobody_is_dropped_under_way() -> None:
    told = story(THREE).does("set-out friedrich+winterfeldt", "step oels")
    told.refused("set-out friedrich", clause="4.12").refused("set-out winterfeldt", clause="4.12")


@clause("4.11")
@pytest.mark.parametrize("words", ["set-out friedrich+keith", "set-out friedrich+prussia-train-1"])
def test_4_11_only_those_who_stand_together_move_together(words: str) -> None:
    told = story({**THREE, "keith": "glogau", "prussia-train-1": "oels"})
    told.refused(words, clause="4.11", reason="refused-move-apart")


@clause("4.11")
def test_4_11_nobody_twice_and_somebody() -> None:
    told = story(THREE).refused(SetOut((piece("friedrich"), piece("friedrich"))), clause="4.11")
    told.refused(SetOut(()), clause="4.11")


@clause("4.13")
def test_4_13_a_member_of_a_stack_does_not_go_on_alone() -> None:
    told = story(THREE).does("set-out friedrich+winterfeldt+seydlitz", "step oels", "halt")
    told.refused("set-out winterfeldt", clause="4.13").refused("set-out friedrich+seydlitz", clause="4.13")


@clause("4.13", "4.14")
@example("E32")
def test_e32_joining_ends_the_movement_of_both() -> None:
    told = marching("brieg strehlen", "keith", places={"schwerin": "strehlen"})
    assert is_over(told)
    assert [told.state.moved[piece(name)] for name in ("keith", "schwerin")] == [MOVED, HELD]
    for words in ("set-out keith", "set-out schwerin", "set-out schwerin+keith"):
        told.refused(words, clause="4.14")
    assert set_outs(told) == set()


@clause("4.14")
def test_4_14_joining_those_left_behind_ends_their_movement() -> None:
    told = story({"friedrich": "oschatz", "winterfeldt": "oschatz"})
    told.does("set-out friedrich", "step riesa", "step oschatz")
    assert is_over(told)
    told.refused("set-out winterfeldt", clause="4.14")


@clause("4.14")
def test_4_14_those_who_have_moved_can_be_joined() -> None:
    told = story({"friedrich": "namslau", "keith": "strehlen"}).does("set-out friedrich", "step brieg", "halt")
    told.does("set-out keith", "step brieg")
    assert where(told.state, "friedrich", "keith") == ("brieg", "brieg")


@clause("4.15")
def test_4_15_the_highest_rank_lies_on_top() -> None:
    told = story(dict(reversed(THREE.items()))).does("set-out seydlitz+winterfeldt+friedrich", "step oels")
    assert told.frame.pieces == (piece("friedrich"), piece("winterfeldt"), piece("seydlitz"))


@clause("9.10")
def test_9_10_face_down_with_face_up_both_face_down() -> None:
    told = marching("brieg strehlen", "keith", places={"schwerin": "strehlen"}, face_down=["schwerin"])
    assert told.state.face_down[piece("keith")] == told.state.face_down[piece("schwerin")] == 1


# ---- trains of the enemy --------------------------------------------------------------------------------------------


@clause("4.16")
def test_4_16_an_enemy_train_is_eliminated_and_the_move_is_over() -> None:
    told = marching("neusalz gruenberg", "laudon", active="austria", places={"prussia-train-2": "gruenberg"})
    assert where(told.state, "laudon", "prussia-train-2") == ("gruenberg", "lost")
    assert is_over(told)
    told.refused("step sorau", clause="4.2").refused("set-out laudon", clause="4.2")
    assert [type(event).__name__ for event in told.events()] == ["Stepped", "TrainEliminated"]


@clause("4.16", "4.5")
def test_4_16_with_the_fourth_step_on_main_roads() -> None:
    told = marching("oschatz wurzen leipzig merseburg naumburg", places={"austria-train-1": "naumburg"})
    assert where(told.state, "friedrich", "austria-train-1") == ("naumburg", "lost")


# ---- armies in a stack ----------------------------------------------------------------------------------------------

PAIR = {"schwerin": "strehlen", "keith": "strehlen", "dohna": "berlin"}
COUNT = {"schwerin": 6, "keith": 3, "dohna": 2}


@clause("4.17", "6.4")
def test_4_17_armies_pass_while_each_keeps_one_to_eight() -> None:
    told = story(PAIR, armies=COUNT)
    shifts = {words for words in told.legal if words.startswith("shift")}
    gives = {f"shift schwerin keith {armies}" for armies in range(1, 6)}
    assert shifts == gives | {"shift keith schwerin 1", "shift keith schwerin 2"}
    told.does("shift keith schwerin 2")
    assert armies_of(told.state, "schwerin", "keith", "dohna") == (8, 1, 2)
    told.refused("shift schwerin keith 8", clause="4.17", reason="refused-shift-last")


@clause("4.17")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("shift keith schwerin 3", "last"),
        ("shift schwerin keith 6", "last"),
        ("shift schwerin keith 0", "none"),
        ("shift schwerin dohna 1", "apart"),
        ("shift schwerin schwerin 1", "apart"),
        ("shift schwerin prussia-train-1 1", "other"),
        ("shift daun keith 1", "other"),
        ("shift heinrich seydlitz 1", "apart"),
    ],
)
def test_4_17_what_does_not_pass(words: str, reason: str) -> None:
    told = story({**PAIR, "daun": "prag"}, armies=COUNT)
    told.refused(words, clause="4.17", reason=f"refused-shift-{reason}")


@clause("4.17")
def test_4_17_no_ninth_army() -> None:
    told = story(PAIR, armies={"schwerin": 7, "keith": 3})
    told.refused("shift keith schwerin 2", clause="4.17", reason="refused-shift-full").does("shift keith schwerin 1")


@clause("4.17")
def test_4_17_before_a_split_and_after_a_join_also_of_those_who_have_moved() -> None:
    told = story(PAIR, armies=COUNT).does("shift schwerin keith 4", "set-out keith", "step brieg", "step strehlen")
    told.does("shift keith schwerin 6")
    assert armies_of(told.state, "schwerin", "keith") == (8, 1)


@clause("4.17", "6.8")
def test_4_17_nobody_else_gets_a_sign_of_it() -> None:
    told = story(PAIR, armies=COUNT)
    before = told.view(1, 2, 3)
    told.does("shift schwerin keith 4")
    assert told.view(1, 2, 3) == before
    assert told.events((1, 2, 3)) == told.public_events() == []
    assert len(told.events((0,))) == 1


# ---- pointing at things ---------------------------------------------------------------------------------------------


@clause("4.2", "4.10", "4.1")
def test_4_2_pointing_at_pieces_and_cities_is_explained() -> None:
    told = story({"friedrich": "strehlen", "daun": "brieg"}, hands={"prussia": ["hearts-6"]})
    told.why_not("card:hearts-6-a", clause="10.1", reason="refused-not-recruiting")
    told.why_not("piece:daun", clause="4.2").why_not("city:oels", clause="4.2")
    told.does("set-out friedrich").why_not("city:oels", clause="4.1").why_not("piece:daun", clause="4.10")
    moved = story({"friedrich": "strehlen"}, moved=["friedrich"])
    moved.why_not("city:strehlen", clause="4.2", reason="refused-moved-already")
    wanted = Maneuvering().wanted(moved.state, moved.game.notation.thing("city:strehlen"))
    assert wanted == SetOut((piece("friedrich"),))


# ---- what a text forbids --------------------------------------------------------------------------------------------

SOUBISE_BOUND = ("event-5", "spades")
SPARED = {"soubise": "eschwege", "cumberland": "northeim"}
"""Northeim is next to Göttingen, Göttingen to Eschwege."""


@clause("11.5")
def test_11_5_the_move_does_not_end_next_to_an_enemy_but_passes() -> None:
    told = story(SPARED, active="france", text=SOUBISE_BOUND).does("set-out soubise", "step goettingen")
    told.refused("halt", clause="11.10.5")
    assert "halt" not in told.legal
    told.does("step muenden", "halt")
    assert where(told.state, "soubise") == ("muenden",)


@clause("11.5")
def test_11_5_no_way_is_begun_that_has_no_legal_end() -> None:
    s = position(SPARED, active="france", text=SOUBISE_BOUND)
    near = {CITIES[place] for place in NEIGHBOURS[city("northeim")]}
    assert not ends(s, "soubise") & near
    assert ends(s, "soubise") == ends(position(SPARED, active="france"), "soubise") - near


@clause("11.5")
def test_11_5_the_last_step_is_refused_where_it_would_end_next_to_an_enemy() -> None:
    told = story(SPARED, active="france", text=SOUBISE_BOUND)
    told.does("set-out soubise", "step sontra", "step eschwege")
    told.refused("step goettingen", clause="11.10.5", reason="refused-attack-position")
    assert "heiligenstadt" in steps(told)
    free = story(SPARED, active="france").does("set-out soubise", "step sontra", "step eschwege", "step goettingen")
    assert where(free.state, "soubise") == ("goettingen",)


@clause("11.5")
def test_11_5_who_could_only_end_next_to_an_enemy_does_not_set_out() -> None:
    near = {"daun": "brieg", "laudon": "grottkau", "browne": "reichenbach", "karl": "oels", "lacy": "neumarkt"}
    beyond = {"soubise": "ohlau", "richelieu": "schweidnitz", "chevert": "wohlau"}
    told = story({"friedrich": "strehlen", **near, **beyond}, text=("event-7", "spades"))
    told.refused("set-out friedrich", clause="11.10.7", reason="refused-attack-position")
    assert set_outs(told) == set()
    assert set_outs(story({"friedrich": "strehlen", **near, **beyond})) == {"friedrich"}


@clause("11.6")
def test_11_6_a_train_that_is_spared_is_not_entered() -> None:
    places = {"friedrich": "strehlen", "winterfeldt": "strehlen", "austria-train-1": "brieg"}
    told = story(places, text=("event-7", "spades")).does("set-out friedrich+winterfeldt")
    told.refused("step brieg", clause="11.10.7")
    alone = story(places, text=("event-7", "spades")).does("set-out winterfeldt", "step brieg")
    assert where(alone.state, "austria-train-1") == ("lost",)


# ---- the shape of the choice ----------------------------------------------------------------------------------------


def test_the_actions_come_in_one_order_and_none_twice() -> None:
    told = story(rest="set-up", armies={"friedrich": 4, "winterfeldt": 3}, hands={"prussia": ["hearts-13"]})
    actions = told.frame.actions(told.state)
    kinds = [type(action).__name__ for action in actions]
    assert len(set(actions)) == len(actions)
    assert kinds == sorted(kinds, key=["SetOut", "Shift", "Recruit", "EndMovement"].index)
    assert Shift(piece("friedrich"), piece("winterfeldt"), 3) in actions
