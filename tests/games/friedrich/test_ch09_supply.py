"""9 Supply."""

import pytest
from tests.games.friedrich.positions import armies_of, position, story, where

from casusbelli.engine.flow import Revealed
from casusbelli.games.friedrich import ch05_conquest, ch09_supply, queries
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    DOHNA,
    KEITH,
    LEHWALDT,
    OBJECTIVE_AT,
    City,
    city,
    piece,
    within,
)
from casusbelli.games.friedrich.events import Starved, TurnedDown, TurnedUp
from casusbelli.testing import Scenario, clause, example


def checked(places: dict[str, str], active: str, **more: object) -> Scenario:
    """Phase 5 of this nation, over; a far enemy stands in nobody's way."""
    return story(places, active=active, phase="supply", **more)


def down(told: Scenario, name: str) -> bool:
    return bool(told.state.face_down[piece(name)])


@clause("9.1")
def test_9_1_only_the_own_phase_5_checks() -> None:
    s = position({"daun": "breslau", "friedrich": "oschatz"}, active="prussia")
    ch09_supply.check_supply(s, s.active)
    assert not any(s.face_down[piece(name)] for name in ("daun",))


@clause("9.2", "9.3")
@pytest.mark.parametrize(
    ("nation", "general", "place", "home"),
    [
        ("prussia", "lehwaldt", "mohrungen", True),
        ("imperial-army", "hildburghausen", "leipzig", True),
        ("imperial-army", "hildburghausen", "fulda", True),
        ("hanover", "ferdinand", "minden", False),
        ("prussia", "friedrich", "dresden", False),
        ("sweden", "ehrensvaerd", "wismar", True),
        ("sweden", "ehrensvaerd", "stettin", False),
        ("austria", "daun", "prag", True),
        ("austria", "daun", "breslau", False),
        ("russia", "fermor", "bydgoszcz", False),
    ],
)
def test_9_2_at_home_no_train_is_needed(nation: str, general: str, place: str, home: bool) -> None:
    assert down(checked({general: place}, nation), general) is not home


@clause("9.4")
@pytest.mark.parametrize(
    ("nation", "general", "place", "supplied"),
    [
        ("france", "richelieu", "koblenz", True),
        ("france", "richelieu", "gemuenden", True),
        ("france", "richelieu", "hildburghausen", False),
        ("russia", "saltikov", "sierpc", True),
        ("russia", "saltikov", "warszawa", True),
        ("russia", "saltikov", "torun", False),
    ],
)
def test_9_4_russia_and_france_on_their_own_depots(nation: str, general: str, place: str, supplied: bool) -> None:
    assert down(checked({general: place}, nation), general) is not supplied


@example("E37")
@clause("9.5")
def test_e37_six_roads_to_a_train_and_no_more() -> None:
    told = checked({"prussia-train-1": "dresden", "friedrich": "prag", "winterfeldt": "pilsen"}, "prussia")
    assert not down(told, "friedrich")
    assert down(told, "winterfeldt")


@example("E38")
@clause("9.6")
def test_e38_an_enemy_on_the_way_blocks_it() -> None:
    places = {"prussia-train-1": "dresden", "friedrich": "prag", "winterfeldt": "pilsen", "daun": "pirna"}
    told = checked(places, "prussia")
    assert down(told, "friedrich")
    assert down(told, "winterfeldt")


@example("E39")
@clause("9.2", "1.3.10")
def test_e39_all_are_in_supply_at_the_start() -> None:
    s = position(rest="set-up")
    for nation in ALL_NATIONS:
        assert all(ch09_supply.in_supply(s, nation).values())
    trains = [s.city[piece("prussia-train-1")], s.city[piece("prussia-train-2")]]
    near = queries.supplied(trains, queries.enemy_cities(s.city, s.active))
    assert s.city[DOHNA] not in near
    assert s.city[LEHWALDT] not in near
    assert near[City(s.city[piece("friedrich")])] == 4


@clause("9.6")
def test_9_6_allied_pieces_block_nothing_and_feed_nobody() -> None:
    way = queries.supply_way(city("breslau"), {city("schweidnitz")}, set())
    assert way == (city("breslau"), city("schweidnitz"))
    way_out = {"daun": "dresden", "austria-train-1": "prag"}
    assert not down(checked({**way_out, "fermor": "pirna"}, "austria"), "daun")
    assert down(checked({**way_out, "keith": "pirna"}, "austria"), "daun")
    hungry = checked({"friedrich": "dresden", "hanover-train": "pirna"}, "prussia")
    assert down(hungry, "friedrich")


@clause("9.6")
def test_9_6_an_enemy_train_blocks_too() -> None:
    places = {"prussia-train-1": "dresden", "friedrich": "prag", "austria-train-1": "pirna"}
    assert down(checked(places, "prussia"), "friedrich")


@clause("9.7", "9.11")
def test_9_7_in_supply_again_the_general_is_turned_up() -> None:
    told = checked({"laudon": "prag"}, "austria", face_down=["laudon"])
    assert not down(told, "laudon")
    assert TurnedUp(piece("laudon")) in told.events()


@clause("9.8", "9.13")
def test_9_8_first_face_down_and_then_lost() -> None:
    told = checked({"friedrich": "prag"}, "prussia", armies={"friedrich": 6})
    assert down(told, "friedrich")
    assert TurnedDown(piece("friedrich")) in told.events()
    again = checked(
        {"friedrich": "prag", "heinrich": "berlin"}, "prussia", armies={"friedrich": 6}, face_down=["friedrich"]
    )
    assert where(again.state, "friedrich") == ("lost",)
    assert armies_of(again.state, "friedrich") == (0,)
    assert Starved(piece("friedrich"), 6, 1) in again.events()
    assert not down(again, "friedrich")


@clause("9.9", "5.1.4")
def test_9_9_who_lies_face_down_still_protects() -> None:
    s = position({"keith": "strehlen"}, face_down=["keith"])
    assert city("breslau") in within(city("strehlen"), 3)
    assert ch05_conquest.protected(s, OBJECTIVE_AT[city("breslau")])


@clause("9.10", "9.11")
def test_9_10_together_all_are_face_down_and_parting_turns_nobody_up() -> None:
    told = story(
        {"friedrich": "oschatz", "winterfeldt": "wurzen", "prussia-train-1": "torgau"}, face_down=["friedrich"]
    )
    told.does("set-out friedrich", "step wurzen")
    assert down(told, "winterfeldt")
    told.state.moved = [0] * len(told.state.moved)
    told.does("set-out winterfeldt", "step leipzig", "halt")
    assert down(told, "winterfeldt")
    assert down(told, "friedrich")


@clause("9.11", "9.7")
def test_9_11_who_comes_home_stays_face_down_until_his_own_phase_5() -> None:
    home = story({"keith": "torgau", "daun": "tabor"}, face_down=["keith"]).script((0, 1))
    home.does("set-out keith", "step falkenberg", "step herzberg", "step jueterbog")
    assert down(home, "keith")
    home.does("end-movement")
    assert not down(home, "keith")


@clause("9.13", "9.8", "10.6")
def test_9_13_who_was_lost_for_lack_of_supply_returns_face_up() -> None:
    places = {"lacy": "dresden", "daun": "prag"}
    told = checked(places, "austria", face_down=["lacy"], hands={"austria": ["hearts-6"]})
    assert where(told.state, "lacy") == ("lost",)
    s = told.state
    again = story({"daun": "prag"}, active="austria", hands={"austria": ["hearts-6"]})
    again.does("recruit", "pay hearts-6-a", "settle 1 0", "reenter lacy tabor")
    assert (where(again.state, "lacy"), armies_of(again.state, "lacy"), down(again, "lacy")) == (
        ("tabor",),
        (1,),
        False,
    )
    assert not s.face_down[piece("lacy")]


@clause("9.12")
def test_9_12_one_train_feeds_any_number_and_never_turns() -> None:
    places = {"daun": "breslau", "browne": "oels", "karl": "brieg", "laudon": "neisse", "lacy": "schweidnitz"}
    told = checked({**places, "austria-train-1": "strehlen"}, "austria")
    assert not any(down(told, name) for name in places)


@clause("9.8", "6.8")
def test_9_8_the_armies_of_the_starved_are_seen_by_all() -> None:
    s = position({"keith": "pilsen", "friedrich": "berlin"}, armies={"keith": 3}, face_down=["keith"], phase="supply")
    s.outbox = []
    ch09_supply.starve(s, KEITH)
    assert s.outbox[0] == Revealed(None)
