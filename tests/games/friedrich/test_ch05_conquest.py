"""5 Conquest, and who is whose enemy (0.2): objectives change hands as generals leave them, or in phase 4."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.friedrich.positions import POMPADOUR, marks, objective, position, story, where

from casusbelli.games.friedrich.actions import SetOut
from casusbelli.games.friedrich.board import (
    OBJECTIVE_DEFENDER,
    OBJECTIVE_NATION,
    OBJECTIVES,
    OBJECTIVES_OF,
    city,
    enemies,
    nation,
    piece,
)
from casusbelli.games.friedrich.ch05_conquest import decide_marks, leave, protected, refuse_stop, required
from casusbelli.games.friedrich.state import Friedrich
from casusbelli.testing import Scenario, clause, example


def walk(way: str, who: str, active: str, **more: Any) -> Scenario:
    """These pieces (`a+b`) of the active nation go along these cities, the first where they stand."""
    start, *rest = way.split()
    movers = who.split("+")
    places = dict.fromkeys(movers, start) | dict(more.pop("places", {}))
    told = story(places, active=active, **more).does(SetOut(tuple(piece(name) for name in movers)))
    return told.does(*[f"step {place}" for place in rest])


def conquered(told: Scenario) -> list[str]:
    return marks(told.state.conquered)


def questioned(told: Scenario) -> list[str]:
    return marks(told.state.questioned)


def phase_4(places: dict[str, str], active: str, **more: Any) -> Friedrich:
    """The position after phase 4 of the stage of this nation."""
    s = position(places, active=active, phase="conquest", **more)
    decide_marks(s, nation(active))
    s.check()
    return s


def free(names: Iterable[str], s: Friedrich) -> list[str]:
    """Those of these objectives that nobody protects."""
    return [name for name in names if not protected(s, objective(name))]


# ---- friends and enemies --------------------------------------------------------------------------------------------


@clause("0.2")
def test_0_2_attackers_who_stand_side_by_side_do_not_fight() -> None:
    told = story({"daun": "strehlen", "saltikov": "breslau"}, active="austria").script((0,)).does("end-movement")
    assert told.state.active == nation("imperial-army")
    assert where(told.state, "daun", "saltikov") == ("strehlen", "breslau")


# ---- conquest -------------------------------------------------------------------------------------------------------

DAUN_S_WAY = "waldenburg schweidnitz breslau oels"
SILESIA = {"keith": "glogau"}


@clause("5.1.2", "5.1.3", "5.1.8", "5.2.1")
@example("E2")
def test_e2_two_cities_conquered_one_marked_one_untouched() -> None:
    told = walk(DAUN_S_WAY, "daun", "austria", places=SILESIA)
    assert conquered(told) == ["schweidnitz", "waldenburg"]
    assert questioned(told) == ["breslau"]
    assert where(told.state, "daun") == ("oels",)
    told.refused("step namslau", clause="4.2").refused("set-out daun", clause="4.2")
    names = [type(event).__name__ for event in told.public_events()]
    assert names == ["Conquered", "Stepped", "Conquered", "Stepped", "Questioned", "Stepped"]


@clause("5.2.2", "5.2.3")
@example("E3")
def test_e3_keith_is_driven_off_by_another_general_and_breslau_falls() -> None:
    places = {**SILESIA, "laudon": "steinau"}
    told = walk(DAUN_S_WAY, "daun", "austria", places=places, armies={"laudon": 4, "keith": 3}).script((0,))
    told.does("end-movement", "attack steinau glogau", "yield", "retreat neusalz")
    assert where(told.state, "keith") == ("neusalz",)
    assert conquered(told) == ["breslau", "schweidnitz", "waldenburg"]
    assert questioned(told) == []


@clause("5.2.2", "5.2.5")
@example("E4")
def test_e4_keith_stays_and_the_mark_goes_for_good() -> None:
    told = walk(DAUN_S_WAY, "daun", "austria", places=SILESIA).script((0,)).does("end-movement")
    assert told.state.active == nation("imperial-army")
    assert conquered(told) == ["schweidnitz", "waldenburg"]
    assert questioned(told) == []


@clause("5.1.1")
@pytest.mark.parametrize(
    ("way", "who", "active"),
    [
        ("pasewalk stettin gartz", "saltikov", "russia"),
        ("rumburg zittau loebau", "hildburghausen", "imperial-army"),
        ("strehlen breslau oels", "richelieu", "france"),
    ],
)
def test_5_1_1_objectives_of_others_are_not_conquered(way: str, who: str, active: str) -> None:
    told = walk(way, who, active)
    assert (conquered(told), questioned(told)) == ([], [])


@clause("4.7", "5.1.2")
@example("E25")
def test_e25_there_and_back_conquers() -> None:
    assert conquered(walk("strehlen breslau strehlen", "daun", "austria")) == ["breslau"]


@clause("5.1.2")
@example("E26")
def test_e26_stopping_there_conquers_nothing_but_leaving_does() -> None:
    told = walk("strehlen breslau", "daun", "austria").does("halt")
    assert (conquered(told), questioned(told)) == ([], [])
    assert conquered(walk("breslau strehlen", "daun", "austria")) == ["breslau"]


@clause("5.1.2")
def test_5_1_2_the_last_city_of_a_move_is_not_left() -> None:
    told = walk("neurode waldenburg schweidnitz breslau", "daun", "austria")
    assert conquered(told) == ["schweidnitz", "waldenburg"]


@clause("5.1.3", "5.2.1")
@pytest.mark.parametrize(("guard", "taken"), [("glogau", False), ("neusalz", True), ("ohlau", False)])
def test_5_1_3_only_while_unprotected(guard: str, taken: bool) -> None:
    told = walk("strehlen breslau oels", "daun", "austria", places={"keith": guard})
    assert (conquered(told), questioned(told)) == ((["breslau"], []) if taken else ([], ["breslau"]))


AROUND_STREHLEN = ("breslau", "brieg", "schweidnitz", "neisse", "oels", "glatz", "waldenburg", "liegnitz", "lublinitz")


@clause("5.1.4", "5.1.9")
@example("E33")
def test_e33_schwerin_and_keith_protect_nine_objectives() -> None:
    s = position(rest="set-up")
    austrian = [OBJECTIVES[number] for number in OBJECTIVES_OF[nation("austria")]]
    near = [name for name in austrian if name in (*AROUND_STREHLEN, "cosel", "bunzlau")]
    assert free(near, s) == ["cosel", "bunzlau"]
    alone = position({"keith": "strehlen"})
    assert sorted(set(austrian) - set(free(austrian, alone))) == sorted(AROUND_STREHLEN)


@clause("5.1.4")
def test_5_1_4_what_stands_between_does_not_matter() -> None:
    between = {"laudon": "reichenbach", "browne": "ohlau", "lacy": "brieg", "keith": "strehlen"}
    s = position(between, face_down=["keith"])
    assert protected(s, objective("breslau"))
    assert protected(s, objective("glatz"))


@clause("5.1.5")
def test_5_1_5_the_defender_on_the_city_itself_does_not_protect_it() -> None:
    s = phase_4({"keith": "breslau"}, "austria", questioned=["breslau"])
    assert marks(s.conquered) == ["breslau"]
    two = phase_4({"keith": "breslau", "dohna": "oels"}, "austria", questioned=["breslau"])
    assert marks(two.conquered) == []


@clause("5.1.6")
def test_5_1_6_prussia_defends_saxony_and_the_imperial_army_nothing() -> None:
    saxony = {"hildburghausen": "wurzen", "imperial-army-train": "borna"}
    assert free(["leipzig", "radeberg"], position(saxony)) == ["leipzig", "radeberg"]
    assert free(["radeberg"], position({"friedrich": "meissen"})) == []


@clause("5.1.7", "5.1.6")
def test_5_1_7_hanover_defends_seven_french_objectives_and_prussia_three() -> None:
    french = {OBJECTIVES[number]: OBJECTIVE_DEFENDER[number] for number in OBJECTIVES_OF[nation("france")]}
    prussian = {name for name, defender in french.items() if defender == nation("prussia")}
    assert prussian == {"minden", "magdeburg", "halberstadt"}
    assert {defender for name, defender in french.items() if name not in prussian} == {nation("hanover")}


@clause("5.1.7")
@example("E28")
def test_e28_prussia_does_not_protect_hanover() -> None:
    told = walk("eschwege goettingen holzminden", "soubise", "france", places={"seydlitz": "northeim"})
    assert conquered(told) == ["goettingen"]


@clause("5.1.7")
def test_5_1_7_hanover_does_not_protect_prussia() -> None:
    told = walk("herford minden wunstorf", "richelieu", "france", places={"cumberland": "rinteln"})
    assert conquered(told) == ["minden"]


@clause("5.1.10")
def test_5_1_10_a_conquered_city_is_in_nobodys_way_and_stays_conquered() -> None:
    told = walk("oels breslau strehlen", "ferdinand", "hanover", conquered=["breslau"])
    assert conquered(told) == ["breslau"]
    assert where(told.state, "ferdinand") == ("strehlen",)


@clause("5.1.11")
def test_5_1_11_no_second_conquest_and_no_mark() -> None:
    told = walk("wohlau breslau strehlen", "daun", "austria", places={"keith": "ohlau"}, conquered=["breslau"])
    assert (conquered(told), questioned(told)) == (["breslau"], [])
    assert {type(event).__name__ for event in told.public_events()} == {"Stepped"}


@clause("5.1.12")
def test_5_1_12_a_stack_face_down_conquers_too() -> None:
    told = walk("grottkau neisse", "daun+laudon", "austria", face_down=["daun", "laudon"])
    way = walk("neisse grottkau", "daun+laudon", "austria", face_down=["daun", "laudon"])
    assert (conquered(told), conquered(way)) == ([], ["neisse"])


# ---- question marks -------------------------------------------------------------------------------------------------


@clause("5.2.1")
def test_5_2_1_passed_again_unprotected_it_is_conquered_at_once() -> None:
    told = walk("strehlen breslau oels", "daun", "austria", places={"laudon": "wohlau", "keith": "glogau"})
    told.does("halt")
    assert questioned(told) == ["breslau"]
    again = told.does("set-out laudon", "step breslau", "step neumarkt", "halt")
    assert questioned(again) == ["breslau"]
    unguarded = walk(
        "strehlen breslau oels", "daun", "austria", places={"keith": "neusalz"}, questioned=["breslau", "glatz"]
    )
    assert (conquered(unguarded), questioned(unguarded)) == (["breslau"], ["glatz"])


@clause("5.2.1", "5.5.2", "5.5.3")
def test_5_2_1_once_the_train_is_gone_the_next_general_reconquers_at_once_and_the_mark_comes_off() -> None:
    places = {"imperial-army-train": "borna", "keith": "halle"}
    told = walk("wurzen leipzig borna", "friedrich", "prussia", places=places, conquered=["leipzig"])
    assert (conquered(told), questioned(told)) == (["leipzig"], ["leipzig"])
    told.does("set-out keith", "step leipzig", "step halle", "halt")
    assert (conquered(told), questioned(told)) == ([], [])


@clause("5.2.1")
def test_5_2_1_one_mark_however_often_it_is_passed() -> None:
    told = walk("strehlen breslau oels breslau", "daun", "austria", places={"keith": "glogau"})
    assert [type(event).__name__ for event in told.public_events()].count("Questioned") == 1


@clause("5.2.2", "5.2.5")
def test_5_2_2_every_mark_is_decided_by_itself() -> None:
    s = phase_4({"keith": "glogau"}, "austria", questioned=["breslau", "glatz", "cosel"], conquered=["oels"])
    assert marks(s.conquered) == ["cosel", "glatz", "oels"]
    assert marks(s.questioned) == []


@clause("5.2.3")
def test_5_2_3_a_defender_driven_off_in_an_earlier_stage_leaves_no_mark() -> None:
    told = walk("strehlen breslau oels", "daun", "austria", places={"keith": "neusalz", "saltikov": "glogau"})
    assert (conquered(told), questioned(told)) == (["breslau"], [])


@clause("5.2.4")
def test_5_2_4_who_passed_may_be_lost_and_who_came_near_protects() -> None:
    assert marks(phase_4({"keith": "neusalz"}, "austria", questioned=["breslau"]).conquered) == ["breslau"]
    s = phase_4({"keith": "neusalz", "dohna": "trebnitz"}, "austria", questioned=["breslau"])
    assert marks(s.conquered) == []


@clause("5.2.4", "5.2.3", "5.2.2")
def test_5_2_4_who_passed_is_lost_in_combat_and_another_drives_the_defender_off() -> None:
    places = {"keith": "ohlau", "laudon": "brieg", "friedrich": "bunzlau"}
    told = walk(
        "breslau wohlau liegnitz haynau", "daun", "austria", places=places, armies={"laudon": 8, "friedrich": 8}
    )
    assert questioned(told) == ["breslau", "liegnitz"]
    told.script((0,)).does("end-movement", "attack haynau bunzlau", "yield", "attack brieg ohlau", "yield")
    assert where(told.state, "daun", "keith") == ("lost", "lost")
    assert (conquered(told), questioned(told)) == (["breslau"], [])


# ---- reconquest -----------------------------------------------------------------------------------------------------


@clause("5.3.1", "5.3.2", "5.3.3")
@example("E5")
def test_e5_only_ferdinand_reconquers_hannover() -> None:
    places = {"ferdinand": "celle", "soubise": "stade", "daun": "wunstorf", "keith": "lehrte"}
    prussian = walk("fallingbostel hannover springe", "friedrich", "prussia", places=places, conquered=["hannover"])
    assert conquered(prussian) == ["hannover"]
    assert questioned(prussian) == []
    told = walk("celle hannover springe", "ferdinand", "hanover", places=places, conquered=["hannover"])
    assert conquered(told) == []
    assert [type(event).__name__ for event in told.public_events()] == ["Stepped", "Reconquered", "Stepped"]


@clause("5.3.1")
def test_5_3_1_cumberland_reconquers_kassel_and_seydlitz_does_not() -> None:
    assert conquered(walk("bebra kassel hofgeismar", "cumberland", "hanover", conquered=["kassel"])) == []
    assert conquered(walk("bebra kassel hofgeismar", "seydlitz", "prussia", conquered=["kassel"])) == ["kassel"]


@clause("5.3.2")
@pytest.mark.parametrize(
    ("guard", "place", "marked"),
    [
        ("daun", "pyrmont", False),
        ("richelieu", "detmold", True),
        ("richelieu", "alfeld", True),
        ("keith", "alfeld", False),
    ],
)
def test_5_3_2_only_the_nation_of_the_marker_protects(guard: str, place: str, marked: bool) -> None:
    told = walk("springe hameln springe", "ferdinand", "hanover", places={guard: place}, conquered=["hameln"])
    assert (conquered(told), questioned(told)) == ((["hameln"], ["hameln"]) if marked else ([], []))


@clause("5.3.1", "5.2.2")
def test_5_3_1_a_reconquest_is_decided_in_phase_4_too() -> None:
    s = phase_4({"richelieu": "minden"}, "hanover", conquered=["hameln"], questioned=["hameln"])
    assert (marks(s.conquered), marks(s.questioned)) == ([], [])
    kept = phase_4({"richelieu": "detmold"}, "hanover", conquered=["hameln"], questioned=["hameln"])
    assert (marks(kept.conquered), marks(kept.questioned)) == (["hameln"], [])


@clause("5.3.3")
def test_5_3_3_after_reconquest_it_can_be_conquered_anew() -> None:
    back = walk("strehlen breslau strehlen", "keith", "prussia", conquered=["breslau"])
    assert conquered(back) == []
    leave(back.state, (piece("daun"),), city("breslau"))
    assert (conquered(back), questioned(back)) == ([], ["breslau"])
    back.state.city[piece("keith")] = city("neusalz")
    leave(back.state, (piece("daun"),), city("breslau"))
    assert (conquered(back), questioned(back)) == (["breslau"], [])


@clause("5.3.4")
def test_5_3_4_prussia_reconquers_magdeburg_and_hanover_does_not() -> None:
    way = "burg magdeburg wolmirstedt"
    assert conquered(walk(way, "heinrich", "prussia", conquered=["magdeburg"])) == []
    assert conquered(walk(way, "ferdinand", "hanover", conquered=["magdeburg"])) == ["magdeburg"]
    assert conquered(walk("wurzen leipzig borna", "heinrich", "prussia", conquered=["leipzig"])) == []


@clause("5.3.4")
@pytest.mark.parametrize("number", range(len(OBJECTIVES)))
def test_5_3_4_every_objective_has_one_nation_that_takes_it_back(number: int) -> None:
    assert enemies(OBJECTIVE_NATION[number], OBJECTIVE_DEFENDER[number])


# ---- trains ---------------------------------------------------------------------------------------------------------


@clause("5.5.1")
@example("E27")
def test_e27_a_train_conquers_nothing() -> None:
    told = walk("strehlen breslau oels", "austria-train-1", "austria")
    assert (conquered(told), questioned(told)) == ([], [])
    back = walk("strehlen breslau oels", "prussia-train-1", "prussia", conquered=["breslau"])
    assert conquered(back) == ["breslau"]


@clause("5.5.1")
def test_5_5_1_a_train_protects_nothing() -> None:
    told = walk("borna leipzig halle", "hildburghausen", "imperial-army", places={"prussia-train-1": "wurzen"})
    assert conquered(told) == ["leipzig"]


@clause("5.5.2")
def test_5_5_2_the_imperial_train_protects_what_the_imperial_army_has_conquered() -> None:
    places = {"imperial-army-train": "zeitz", "hildburghausen": "hildburghausen"}
    told = walk("wurzen leipzig halle", "friedrich", "prussia", places=places, conquered=["leipzig"])
    assert (conquered(told), questioned(told)) == (["leipzig"], ["leipzig"])
    s = position({"imperial-army-train": "wurzen"}, conquered=["radeberg"])
    assert not protected(s, objective("radeberg"))


@clause("5.5.2")
def test_5_5_2_the_imperial_train_conquers_nothing() -> None:
    told = walk("borna leipzig halle", "imperial-army-train", "imperial-army")
    assert (conquered(told), questioned(told)) == ([], [])


@clause("5.5.3", "4.16")
def test_5_5_3_the_train_that_the_leaving_step_hits_still_protects() -> None:
    places = {"imperial-army-train": "borna"}
    told = walk("wurzen leipzig borna", "friedrich", "prussia", places=places, conquered=["leipzig"])
    assert where(told.state, "imperial-army-train") == ("lost",)
    assert (conquered(told), questioned(told)) == (["leipzig"], ["leipzig"])
    decide_marks(told.state, nation("prussia"))
    assert (conquered(told), questioned(told)) == ([], [])


# ---- unfair conduct -------------------------------------------------------------------------------------------------


def holding(name: str, *missing: str) -> list[str]:
    """All objectives of a nation but these."""
    return [OBJECTIVES[number] for number in OBJECTIVES_OF[nation(name)] if OBJECTIVES[number] not in missing]


NEAR_VICTORY = holding("austria", "breslau", "bunzlau", "kamenz")
FARTHER = holding("austria", "breslau", "bunzlau", "kamenz", "muskau")


@clause("5.4.1", "5.4.2")
def test_5_4_2_no_stop_on_what_an_ally_needs_for_a_victory_so_near() -> None:
    told = walk("strehlen breslau", "saltikov", "russia", conquered=NEAR_VICTORY)
    told.refused("halt", clause="5.4.2", reason="refused-unfair-stop").does("step oels", "halt")
    assert where(told.state, "saltikov") == ("oels",)
    walk("strehlen breslau", "saltikov", "russia", conquered=FARTHER).does("halt")


@clause("5.4.2")
def test_5_4_2_the_last_step_may_not_lead_there() -> None:
    told = walk("brieg strehlen brieg", "russia-train-1", "russia", conquered=NEAR_VICTORY)
    assert where(told.state, "russia-train-1") == ("brieg",)
    late = walk("grottkau strehlen", "russia-train-1", "russia", conquered=NEAR_VICTORY)
    late.refused("step breslau", clause="5.4.2").does("step reichenbach")


@clause("5.4.2")
def test_5_4_2_where_there_is_no_other_road_the_piece_must_come_back() -> None:
    around = {"daun": "brieg", "laudon": "grottkau", "browne": "reichenbach"}
    told = walk("strehlen breslau", "saltikov", "russia", places=around, conquered=NEAR_VICTORY)
    told.refused("halt", clause="5.4.2").does("step strehlen", "halt")
    assert where(told.state, "saltikov") == ("strehlen",)


@clause("5.4.2")
def test_5_4_2_a_stop_made_earlier_is_no_breach() -> None:
    told = story({"saltikov": "breslau"}, active="russia", conquered=NEAR_VICTORY).script((0,))
    told.does("end-movement")
    assert where(told.state, "saltikov") == ("breslau",)


@clause("5.4.2", "4.1")
def test_5_4_2_who_stands_there_may_leave_and_does_not_come_back_to_stay() -> None:
    told = walk("breslau", "saltikov", "russia", conquered=NEAR_VICTORY)
    told.refused("halt", clause="4.1", reason="refused-halt-at-once")
    told.does("step oels", "step breslau").refused("halt", clause="5.4.2")


@clause("5.4.2")
@pytest.mark.parametrize(
    ("way", "who", "active", "marks"),
    [
        ("gartz stettin", "saltikov", "russia", holding("sweden", "stettin")),
        ("landsberg kuestrin", "austria-train-1", "austria", holding("russia", "pyritz")),
        ("strehlen breslau", "daun", "austria", NEAR_VICTORY),
        ("strehlen breslau", "hildburghausen", "imperial-army", NEAR_VICTORY),
        ("strehlen breslau", "keith", "prussia", NEAR_VICTORY),
    ],
)
def test_5_4_2_where_a_stop_is_allowed(way: str, who: str, active: str, marks: list[str]) -> None:
    walk(way, who, active, conquered=marks).does("halt")


@clause("5.4.2", "11.15")
def test_5_4_2_lapsed_objectives_are_free() -> None:
    lapsed = holding("austria", "bunzlau", "kamenz", "breslau")
    easier: dict[str, Any] = {"out": ["france"], "commands": {"imperial-army": POMPADOUR}}
    first = [name for name in lapsed if name not in ("goerlitz", "muskau")]
    told = walk("haynau bunzlau", "saltikov", "russia", conquered=first, **easier)
    told.does("halt")
    s = position({}, conquered=first, **easier)
    assert refuse_stop(s, nation("russia"), city("breslau")) is not None


@clause("5.4.2")
def test_5_4_2_the_imperial_army_in_other_hands_is_an_ally_like_any_other() -> None:
    own = position({}, conquered=NEAR_VICTORY)
    assert refuse_stop(own, nation("imperial-army"), city("breslau")) is None
    lent = position({}, conquered=NEAR_VICTORY, commands={"imperial-army": POMPADOUR})
    assert refuse_stop(lent, nation("imperial-army"), city("breslau")) is not None


@clause("5.4.2", "13.11")
@pytest.mark.parametrize(("offensive", "free"), [("declared", False), ("failed", False), ("given-up", True)])
def test_5_4_2_what_an_offensive_spares_austria_brings_her_nearer_to_victory(offensive: str, free: bool) -> None:
    seven = holding("austria", "breslau", "oels", "brieg", "cosel", "bunzlau", "kamenz", "muskau")
    told = walk(
        "strehlen breslau", "saltikov", "russia", conquered=seven, expert=True, turn=5, fields={"offensive": offensive}
    )
    assert ("halt" in told.legal) is free


@clause("5.4.2", "12.2")
@pytest.mark.parametrize(("seats", "free"), [(4, False), (3, True)])
def test_12_2_of_three_players_one_stops_on_objectives_of_all_three_nations(seats: int, free: bool) -> None:
    near = holding("france", "hameln")
    told = walk("springe hameln", "saltikov", "russia", seats=seats, conquered=near)
    assert ("halt" in told.legal) is free


@clause("5.4.3")
def test_5_4_3_standing_in_the_way_is_not_refused() -> None:
    told = walk("brieg strehlen", "saltikov", "russia", conquered=NEAR_VICTORY).does("halt")
    assert where(told.state, "saltikov") == ("strehlen",)


# ---- objectives that do not count -----------------------------------------------------------------------------------


@clause("0.8", "5.1.1")
def test_0_8_prussia_conquers_nothing_in_the_basic_game() -> None:
    told = walk("kladno prag beraun", "friedrich", "prussia")
    assert (conquered(told), questioned(told)) == ([], [])
    protected_too = walk("kladno prag beraun", "friedrich", "prussia", places={"daun": "kolin"})
    assert questioned(protected_too) == []


@clause("12.12", "13.5", "13.12")
def test_13_5_where_prussia_conquers_austria_defends_and_reconquers() -> None:
    expert: dict[str, Any] = {"expert": True, "turn": 2}
    assert conquered(walk("kladno prag beraun", "friedrich", "prussia", **expert)) == ["prag"]
    assert questioned(walk("kladno prag beraun", "friedrich", "prussia", places={"daun": "laun"}, **expert)) == ["prag"]
    back = walk("kladno prag beraun", "daun", "austria", conquered=["prag"], **expert)
    assert conquered(back) == []
    theatre = walk("laun saaz kaaden", "friedrich", "prussia", seats=2, two_players="austrian-theatre", turn=9)
    assert conquered(theatre) == ["saaz"]


@clause("13.10", "5.2.2", "5.2.5")
def test_13_10_marks_of_an_offensive_that_fails_in_the_stage_are_gone() -> None:
    places = {"friedrich": "kladno", "daun": "laun"}
    armies, declared = {"friedrich": 2, "daun": 7}, {"offensive": "declared"}
    told = story(places, expert=True, turn=5, drawn=["poems"], aside="hearts-2", armies=armies, fields=declared)
    told.script((0, 1))
    told.does("set-out friedrich", "step prag", "step raudnitz", "halt")
    assert questioned(told) == ["prag"]
    told.does("end-movement", "attack raudnitz laun", "yield")
    assert told.state.offensive == "failed"
    assert (conquered(told), questioned(told)) == ([], [])


@clause("11.15", "0.5", "5.1.11")
def test_11_15_lapsed_objectives_are_not_conquered() -> None:
    ordinary = walk("angermuende prenzlau templin", "ehrensvaerd", "sweden")
    assert conquered(ordinary) == ["angermuende", "prenzlau"]
    eased = walk("angermuende prenzlau templin", "ehrensvaerd", "sweden", out=["russia"])
    assert (conquered(eased), questioned(eased)) == ([], [])


@clause("11.15", "11.13", "11.14", "0.5")
def test_11_15_which_objectives_lapse() -> None:
    names = ("stettin", "prenzlau", "breslau", "bunzlau", "leipzig", "bitterfeld", "kuestrin")
    assert [required(position(), objective(name)) for name in names] == [True] * 7
    russia_out = position(out=["russia"])
    assert [name for name in names if not required(russia_out, objective(name))] == ["prenzlau"]
    changed = position(out=["france"], commands={"imperial-army": POMPADOUR})
    assert [name for name in names if not required(changed, objective(name))] == ["bunzlau", "bitterfeld"]


@clause("13.31.2")
def test_13_31_2_heinrich_protects_four_cities_away() -> None:
    text = ("event-11", "hearts")
    assert free(["breslau"], position({"heinrich": "neusalz"}, text=text)) == []
    assert free(["breslau"], position({"keith": "neusalz"}, text=text)) == ["breslau"]
    assert free(["breslau"], position({"heinrich": "neusalz"})) == ["breslau"]
