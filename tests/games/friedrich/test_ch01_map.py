"""1 The pieces, the map and where everything starts, as the data have them."""

from collections import Counter

import pytest

from casusbelli.games.friedrich import board
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    FRANCE,
    HANOVER,
    IMPERIAL_ARMY,
    NEIGHBOURS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    Nation,
    city,
    country,
    distance,
    piece,
)
from casusbelli.testing import clause

NATIONS = {
    PRUSSIA: "Friedrich, Winterfeldt, Heinrich, Schwerin, Keith, Seydlitz, Dohna, Lehwaldt",
    HANOVER: "Ferdinand, Cumberland",
    RUSSIA: "Saltikov, Fermor, Apraxin, Tottleben",
    SWEDEN: "Ehrensvärd",
    AUSTRIA: "Daun, Browne, Karl von Lothringen, Laudon, Lacy",
    IMPERIAL_ARMY: "Hildburghausen",
    FRANCE: "Richelieu, Soubise, Chevert",
}

OBJECTIVES = {
    (RUSSIA, 1): "koenigsberg-n9 rastenburg riesenburg ortelsburg colberg neu-stettin stargard pyritz woldenberg "
    "kuestrin",
    (SWEDEN, 1): "stettin cammin greifenhagen anklam malchin",
    (SWEDEN, 2): "pritzwalk neuruppin prenzlau angermuende schwedt",
    (AUSTRIA, 1): "breslau schweidnitz glatz neisse brieg oels liegnitz waldenburg cosel lublinitz zittau radeberg",
    (AUSTRIA, 2): "bunzlau goerlitz muskau kamenz",
    (IMPERIAL_ARMY, 1): "leipzig torgau dresden pirna chemnitz",
    (IMPERIAL_ARMY, 2): "bitterfeld meissen rochlitz naumburg zwickau",
    (FRANCE, 1): "wittingen diepholz hannover hameln braunschweig goettingen kassel magdeburg halberstadt minden",
    (PRUSSIA, 1): "eger karlsbad saaz teplitz pilsen prag wotitz kolin tschaslau jungbunzlau koeniggraetz trautenau "
    "friedland-i3 truebau",
}

SETUP = {
    "oschatz": "friedrich winterfeldt",
    "berlin": "heinrich",
    "strehlen": "schwerin keith",
    "brandenburg": "seydlitz",
    "arnswalde": "dohna",
    "mohrungen": "lehwaldt",
    "jueterbog": "prussia-train-1",
    "gruenberg": "prussia-train-2",
    "stade": "ferdinand",
    "alfeld": "cumberland",
    "gifhorn": "hanover-train",
    "bydgoszcz": "saltikov fermor",
    "lomza": "apraxin",
    "sierpc": "tottleben",
    "torun": "russia-train-1",
    "warszawa": "russia-train-2",
    "stralsund": "ehrensvaerd",
    "wismar": "sweden-train",
    "bruenn": "daun",
    "melnik": "browne karl",
    "olmuetz": "laudon",
    "tabor": "lacy",
    "beraun": "austria-train-1",
    "pardubitz": "austria-train-2",
    "hildburghausen": "hildburghausen",
    "erlangen": "imperial-army-train",
    "iserlohn": "richelieu chevert",
    "fulda": "soubise",
    "koblenz": "france-train-1",
    "gemuenden": "france-train-2",
}


@clause("1.1.1", "1.1.2")
def test_1_1_2_pieces_of_each_nation() -> None:
    counts = [(len(board.GENERALS_OF[n]), len(board.TRAINS_OF[n])) for n in board.ALL_NATIONS]
    assert counts == [(8, 2), (2, 1), (4, 2), (1, 1), (5, 2), (1, 1), (3, 2)]
    assert (len(board.GENERALS), len(board.TRAINS), len(board.PIECES)) == (24, 11, 35)
    assert (len(board.TACTICAL_CARDS), len(board.FATES)) == (200, 18)


@clause("1.1.2")
def test_1_1_2_pieces_are_generals_by_nation_then_trains_by_nation() -> None:
    owned = [p for n in board.ALL_NATIONS for p in board.GENERALS_OF[n]]
    trains = [p for n in board.ALL_NATIONS for p in board.TRAINS_OF[n]]
    assert owned + trains == list(range(35))
    assert [board.IS_TRAIN[p] for p in board.ALL_PIECES] == [False] * 24 + [True] * 11


@clause("1.1.3", "1.1.4")
@pytest.mark.parametrize(("nation", "names"), NATIONS.items())
def test_1_1_4_generals_of_a_nation_by_rank(nation: Nation, names: str) -> None:
    generals = board.GENERALS_OF[nation]
    assert ", ".join(board.PIECE_NAME[p] for p in generals) == names
    assert [board.RANK[p] for p in generals] == [*range(1, len(generals) + 1)]


@clause("1.1.4")
def test_1_1_4_the_generals_that_rules_name_are_themselves() -> None:
    named = {
        "friedrich": board.FRIEDRICH,
        "winterfeldt": board.WINTERFELDT,
        "heinrich": board.HEINRICH,
        "schwerin": board.SCHWERIN,
        "keith": board.KEITH,
        "seydlitz": board.SEYDLITZ,
        "dohna": board.DOHNA,
        "lehwaldt": board.LEHWALDT,
    }
    assert {id: piece(id) for id in named} == named
    assert board.PIECES[board.IMPERIAL_TRAIN] == "imperial-army-train"


@clause("1.2.1")
def test_1_2_1_cities_and_roads() -> None:
    roads = sum(len(row) for row in NEIGHBOURS) // 2
    main = sum(len(row) for row in board.MAIN_ROADS) // 2
    assert (len(board.CITIES), roads, main) == (672, 976, 185)
    assert max(board.distances(city("berlin"))) < 255


@clause("1.2.1")
def test_1_2_1_roads_hold_in_both_directions_and_no_two_join_the_same_cities() -> None:
    for place in board.ALL_CITIES:
        assert place not in NEIGHBOURS[place]
        assert list(NEIGHBOURS[place]) == sorted(set(NEIGHBOURS[place]))
        assert all(place in NEIGHBOURS[other] for other in NEIGHBOURS[place])
        assert all(place in board.MAIN_ROADS[other] for other in board.MAIN_ROADS[place])
        assert set(board.MAIN_ROADS[place]) <= set(NEIGHBOURS[place])
    assert {len(row) for row in NEIGHBOURS} == {1, 2, 3, 4, 5, 6}


@clause("1.2.1")
def test_1_2_1_main_and_normal_roads() -> None:
    assert city("neumarkt") in board.MAIN_ROADS[city("breslau")]
    assert city("schweidnitz") in NEIGHBOURS[city("breslau")]
    assert city("schweidnitz") not in board.MAIN_ROADS[city("breslau")]


@clause("1.2.2")
@pytest.mark.parametrize(
    ("a", "b", "roads"),
    [
        ("glogau", "breslau", 3),
        ("glogau", "waldenburg", 5),
        ("bruenn", "trebitsch", 1),
        ("neusalz", "breslau", 4),
        ("berlin", "berlin", 0),
    ],
)
def test_1_2_2_distance_is_the_least_number_of_roads(a: str, b: str, roads: int) -> None:
    assert distance(city(a), city(b)) == distance(city(b), city(a)) == roads


@clause("1.2.2")
def test_1_2_2_the_greatest_distance_is_44() -> None:
    assert max(max(board.distances(place)) for place in board.ALL_CITIES) == 44


@clause("1.2.2")
def test_1_2_2_within_leaves_the_city_itself_out() -> None:
    near = board.within(city("glogau"), 3)
    assert city("breslau") in near
    assert not near & {city("glogau"), city("schweidnitz")}


@clause("1.2.3")
def test_1_2_3_sectors_and_suits() -> None:
    assert len(board.SECTOR_SUIT) == 33
    counts = Counter(board.SUITS[suit] for suit in board.SUIT_OF)
    assert counts == {"clubs": 171, "diamonds": 168, "hearts": 168, "spades": 165}


@clause("1.2.3")
@pytest.mark.parametrize(
    ("place", "suit"),
    [("oschatz", "diamonds"), ("torgau", "hearts"), ("wurzen", "clubs"), ("breslau", "spades"), ("striegau", "clubs")],
)
def test_1_2_3_the_suit_of_a_city_is_that_of_its_sector(place: str, suit: str) -> None:
    assert board.SUIT_OF[city(place)] == board.suit(suit)


@clause("1.2.3")
def test_1_2_3_every_city_lies_in_its_sector() -> None:
    for place in board.ALL_CITIES:
        left, top, right, bottom = board.SECTOR_RECT[board.SECTOR_OF[place]]
        assert left <= board.PX[place] <= right
        assert top <= board.PY[place] <= bottom


@clause("1.2.4")
def test_1_2_4_countries() -> None:
    counts = Counter(board.COUNTRIES[home] for home in board.COUNTRY_OF)
    assert counts == {
        "prussia": 185,
        "hanover": 54,
        "sweden": 6,
        "austria": 71,
        "saxony": 64,
        "empire": 143,
        "poland": 149,
    }


@clause("1.2.4")
@pytest.mark.parametrize(
    ("place", "home"),
    [
        ("minden", "prussia"),
        ("emden", "prussia"),
        ("magdeburg", "prussia"),
        ("kassel", "hanover"),
        ("wismar", "sweden"),
        ("zittau", "saxony"),
    ],
)
def test_1_2_4_exclaves(place: str, home: str) -> None:
    assert board.COUNTRY_OF[city(place)] == country(home)


@clause("1.2.4", "9.2", "9.3", "5.1.6")
def test_1_2_4_poland_is_nobodys_home_and_saxony_is_defended_by_a_stranger() -> None:
    homes = [sorted(board.COUNTRIES[c] for c in home) for home in board.HOMES]
    assert homes == [["prussia"], ["hanover"], [], ["sweden"], ["austria"], ["empire", "saxony"], []]
    defends = [sorted(board.COUNTRIES[c] for c in countries) for countries in board.DEFENDS]
    assert defends == [["prussia", "saxony"], ["hanover"], [], [], ["austria"], [], []]


@clause("1.2.5")
@pytest.mark.parametrize(("whose", "places"), OBJECTIVES.items())
def test_1_2_5_objectives_of_a_nation(whose: tuple[Nation, int], places: str) -> None:
    nation, order = whose
    own = [o for o in board.OBJECTIVES_OF[nation] if board.OBJECTIVE_ORDER[o] == order]
    assert [board.CITIES[board.OBJECTIVE_CITY[o]] for o in own] == places.split()
    assert {board.OBJECTIVE_NATION[o] for o in own} == {nation}


@clause("1.2.5")
def test_1_2_5_seventy_objectives_each_a_city_of_its_own() -> None:
    assert [len(own) for own in board.OBJECTIVES_OF] == [14, 0, 10, 10, 16, 10, 10]
    assert len(set(board.OBJECTIVE_CITY)) == 70
    assert all(board.OBJECTIVE_AT[place] == o for o, place in enumerate(board.OBJECTIVE_CITY))
    assert sum(o != board.NONE for o in board.OBJECTIVE_AT) == 70
    assert board.OBJECTIVE_AT[city("friedland-f8")] == board.NONE


@clause("1.2.5", "5.1.6", "5.1.7")
def test_1_2_5_defenders_of_the_objectives() -> None:
    hanover = {board.CITIES[board.OBJECTIVE_CITY[o]] for o, n in enumerate(board.OBJECTIVE_DEFENDER) if n == HANOVER}
    assert hanover == {"wittingen", "diepholz", "hannover", "hameln", "braunschweig", "goettingen", "kassel"}
    assert {board.OBJECTIVE_DEFENDER[o] for o in board.OBJECTIVES_OF[PRUSSIA]} == {AUSTRIA}
    assert Counter(board.OBJECTIVE_DEFENDER) == {PRUSSIA: 49, HANOVER: 7, AUSTRIA: 14}


@clause("1.2.6")
def test_1_2_6_depots() -> None:
    depots = [" ".join(board.CITIES[place] for place in places) for places in board.DEPOTS]
    assert depots == [
        "berlin",
        "stade",
        "sierpc warszawa",
        "stralsund",
        "bruenn tabor",
        "hildburghausen",
        "koblenz gemuenden",
    ]
    assert not {place for places in board.DEPOTS for place in places} & set(board.OBJECTIVE_CITY)


@clause("10.15")
def test_10_15_cities_of_substitute_re_entry() -> None:
    assert [len(places) for places in board.SUBSTITUTES] == [22, 23, 18, 6, 14, 14, 15]
    assert {board.SUITS[board.SUIT_OF[place]] for place in board.SUBSTITUTES[PRUSSIA]} == {"spades"}
    assert all(board.COUNTRY_OF[place] == country("sweden") for place in board.SUBSTITUTES[SWEDEN])
    suits = {board.SUIT_OF[place] for place in board.SUBSTITUTES[AUSTRIA]}
    assert suits == {board.SUIT_OF[city("bruenn")]} == {board.DIAMONDS}


@clause("1.2.7")
def test_1_2_7_cities_of_one_name_are_told_apart() -> None:
    assert len(set(board.CITY_NAME)) == len(set(board.CITIES)) == 672
    assert board.CITY_NAME[city("koenigsberg-n9")] == "Königsberg N9"
    assert board.CITY_NAME[city("koenigsberg-h7")] == "Königsberg H7"
    assert board.CITY_NAME[city("lomza")] == "Łomża"
    assert sum(name.startswith("Friedland ") for name in board.CITY_NAME) == 3


@clause("13.13")
def test_13_13_south_of_coordinate_line_5() -> None:
    assert sum(board.SOUTH_OF_LINE_5) == 361
    assert board.SOUTH_OF_LINE_5[city("prag")]
    assert not board.SOUTH_OF_LINE_5[city("berlin")]


@clause("1.3.5", "1.3.6")
@pytest.mark.parametrize(("place", "pieces"), SETUP.items())
def test_1_3_6_starting_cities(place: str, pieces: str) -> None:
    there = [board.PIECES[p] for p in board.ALL_PIECES if board.SETUP_CITY[p] == city(place)]
    assert there == pieces.split()


@clause("1.3.5")
def test_1_3_5_all_pieces_start_on_the_map() -> None:
    assert sum(len(pieces.split()) for pieces in SETUP.values()) == 35
    assert {board.CITIES[place] for place in board.SETUP_CITY} == set(SETUP)


@clause("1.3.7")
def test_1_3_7_starting_armies() -> None:
    assert board.TROOPS == (32, 12, 16, 4, 30, 6, 20)
    assert sum(board.TROOPS) == 120


@clause("0.1", "12.1")
def test_0_1_nations_of_the_roles() -> None:
    assert board.NATIONS_OF == ((PRUSSIA, HANOVER), (RUSSIA, SWEDEN), (AUSTRIA, IMPERIAL_ARMY), (FRANCE,))


@clause("0.2")
def test_0_2_enemies_are_a_defender_and_an_attacker() -> None:
    hostile = {(a, b) for a in board.ALL_NATIONS for b in board.ALL_NATIONS if board.enemies(a, b)}
    attackers = (RUSSIA, SWEDEN, AUSTRIA, IMPERIAL_ARMY, FRANCE)
    assert hostile == {pair for a in (PRUSSIA, HANOVER) for b in attackers for pair in ((a, b), (b, a))}
