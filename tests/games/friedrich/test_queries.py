"""Questions of the map: reach, protection, supply and retreat, at the start and in the worked examples."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.friedrich.positions import position

from casusbelli.games.friedrich import board, ch05_conquest, queries
from casusbelli.games.friedrich.board import (
    ALL_CITIES,
    AUSTRIA,
    CITIES,
    GENERALS_OF,
    IMPERIAL_ARMY,
    NATION_OF,
    NEIGHBOURS,
    OBJECTIVE_CITY,
    OBJECTIVE_DEFENDER,
    PRUSSIA,
    RUSSIA,
    SETUP_CITY,
    TRAINS_OF,
    City,
    Piece,
    cities,
    city,
    distances,
    piece,
)
from casusbelli.games.friedrich.queries import CLOSED, FREE, JOIN, TAKE, retreat_ends
from casusbelli.testing import clause, example

OFF = -1

REACH = {
    "friedrich": 23,
    "winterfeldt": 23,
    "heinrich": 20,
    "schwerin": 27,
    "keith": 27,
    "seydlitz": 21,
    "dohna": 21,
    "lehwaldt": 16,
    "ferdinand": 17,
    "cumberland": 26,
    "saltikov": 17,
    "fermor": 17,
    "apraxin": 15,
    "tottleben": 17,
    "ehrensvaerd": 14,
    "daun": 11,
    "browne": 19,
    "karl": 19,
    "laudon": 13,
    "lacy": 10,
    "hildburghausen": 19,
    "richelieu": 15,
    "soubise": 20,
    "chevert": 15,
    "prussia-train-1": 8,
    "prussia-train-2": 15,
    "hanover-train": 12,
    "russia-train-1": 10,
    "russia-train-2": 12,
    "sweden-train": 9,
    "austria-train-1": 15,
    "austria-train-2": 14,
    "imperial-army-train": 9,
    "france-train-1": 8,
    "france-train-2": 13,
}
"""Empty cities where each piece can end its first move, the others still at their places."""

GUARDED = {
    "keith": "breslau 1 brieg 1 schweidnitz 2 neisse 2 oels 2 glatz 3 waldenburg 3 liegnitz 3 lublinitz 3 cosel 4 "
    "bunzlau 5 goerlitz 6",
    "friedrich": "torgau 1 leipzig 2 bitterfeld 2 meissen 2 dresden 3 pirna 4 naumburg 4 radeberg 4 rochlitz 4 "
    "chemnitz 5 kamenz 5 zwickau 5 muskau 7 zittau 7",
    "heinrich": "angermuende 4 neuruppin 4 pritzwalk 5 malchin 8",
    "seydlitz": "magdeburg 3 halberstadt 5 minden 10",
    "dohna": "stargard 1 woldenberg 1 greifenhagen 2 neu-stettin 3 pyritz 3 stettin 3 cammin 4 kuestrin 4 colberg 5 "
    "prenzlau 5 schwedt 5 anklam 6",
    "lehwaldt": "riesenburg 1 ortelsburg 4 koenigsberg-n9 4 rastenburg 4",
    "cumberland": "goettingen 2 hameln 2 hannover 3 kassel 4 wittingen 4 braunschweig 4 diepholz 5",
    "laudon": "truebau 2",
    "lacy": "wotitz 1",
    "browne": "jungbunzlau 1 prag 1 kolin 2 friedland-i3 3 pilsen 3 tschaslau 3 koeniggraetz 4 saaz 4 teplitz 5 "
    "trautenau 5 karlsbad 6 eger 7",
}
"""By defending general, the objectives to which none is nearer at the start, and how many roads he is away."""

TRAIN_AWAY = {
    "friedrich": 4,
    "winterfeldt": 4,
    "heinrich": 4,
    "schwerin": 6,
    "keith": 6,
    "seydlitz": 4,
    "dohna": 7,
    "lehwaldt": 17,
    "ferdinand": 5,
    "cumberland": 3,
    "saltikov": 2,
    "fermor": 2,
    "apraxin": 4,
    "tottleben": 2,
    "ehrensvaerd": 3,
    "daun": 4,
    "browne": 2,
    "karl": 2,
    "laudon": 4,
    "lacy": 3,
    "hildburghausen": 5,
    "richelieu": 4,
    "soubise": 2,
    "chevert": 4,
}
NEED_TRAINS = "friedrich winterfeldt saltikov fermor apraxin richelieu soubise chevert"


def column(**places: str) -> list[int]:
    """The cities of some pieces, all others off the map; `prussia_train_1` for `prussia-train-1`."""
    found = [OFF] * len(board.PIECES)
    for id, place in places.items():
        found[piece(id.replace("_", "-"))] = city(place)
    return found


def movers(*ids: str) -> tuple[Piece, ...]:
    return tuple(piece(id) for id in ids)


def ids(places: tuple[City, ...]) -> list[str]:
    return [CITIES[place] for place in places]


def ends(open_to: Sequence[int], start: City, steps: int = queries.GENERAL_RANGE) -> set[City]:
    """The cities where a move can end that begins here."""
    return {way[-1] for way in queries.ways(open_to, (start,), steps)}


# ---- who stands where -----------------------------------------------------------------------------------------------


def test_thirty_cities_are_occupied_at_the_start() -> None:
    assert len(queries.occupied(SETUP_CITY)) == 30


@clause("0.2", "9.6")
def test_9_6_cities_of_enemies_are_those_of_the_other_side() -> None:
    places = column(keith="glogau", hanover_train="gifhorn", daun="oels", russia_train_1="torun")
    assert queries.enemy_cities(places, AUSTRIA) == {city("glogau"), city("gifhorn")}
    assert queries.enemy_cities(places, PRUSSIA) == {city("oels"), city("torun")}


# ---- movement -------------------------------------------------------------------------------------------------------


@example("E31")
@clause("4.1", "4.3", "4.4", "4.5", "4.6")
@pytest.mark.parametrize(("id", "count"), REACH.items())
def test_4_3_empty_cities_within_reach_at_the_start(id: str, count: int) -> None:
    one = piece(id)
    start = SETUP_CITY[one]
    open_to = queries.entrances(SETUP_CITY, (one,))
    steps = queries.TRAIN_RANGE if board.IS_TRAIN[one] else queries.GENERAL_RANGE
    assert sum(open_to[place] == FREE for place in ends(open_to, start, steps) - {start}) == count


@clause("4.8", "4.9", "4.10", "4.14", "4.16")
def test_4_10_what_a_city_is_to_a_general() -> None:
    places = column(
        daun="oels", lacy="neisse", austria_train_1="prag", saltikov="torun", russia_train_1="sierpc", keith="glogau"
    )
    places[piece("prussia-train-1")] = city("gruenberg")
    open_to = queries.entrances(places, movers("daun"))
    assert [open_to[city(id)] for id in ("oels", "neisse", "gruenberg", "breslau")] == [FREE, JOIN, TAKE, FREE]
    assert [open_to[city(id)] for id in ("prag", "torun", "sierpc", "glogau")] == [CLOSED] * 4


@clause("4.9")
def test_4_9_a_train_enters_empty_cities_only() -> None:
    places = column(austria_train_1="prag", daun="oels", prussia_train_1="gruenberg", keith="glogau")
    open_to = queries.entrances(places, movers("austria-train-1"))
    assert [open_to[city(id)] for id in ("oels", "gruenberg", "glogau", "prag")] == [CLOSED, CLOSED, CLOSED, FREE]


@clause("4.8", "4.14")
def test_4_8_three_generals_of_a_nation_are_the_most() -> None:
    places = column(schwerin="breslau", keith="breslau", dohna="oels", seydlitz="oels", ferdinand="brieg")
    assert queries.entrances(places, movers("dohna"))[city("breslau")] == JOIN
    assert queries.entrances(places, movers("dohna", "seydlitz"))[city("breslau")] == CLOSED
    assert queries.entrances(places, movers("dohna"))[city("oels")] == JOIN
    assert queries.entrances(places, movers("dohna", "seydlitz"))[city("oels")] == FREE
    assert queries.entrances(places, movers("dohna"))[city("brieg")] == CLOSED


@example("E29")
@clause("4.4", "4.5")
def test_4_5_four_cities_when_all_roads_are_main_ones() -> None:
    way = cities("oschatz", "wurzen", "leipzig", "merseburg")
    free = queries.ALL_FREE
    assert queries.on_main_roads((*way, city("naumburg")))
    fourth = queries.next_steps(free, way)
    assert city("naumburg") in fourth
    assert city("querfurt") in NEIGHBOURS[city("merseburg")]
    assert city("querfurt") not in fourth
    assert queries.next_steps(free, (*way, city("naumburg"))) == ()


@clause("4.4")
def test_4_4_no_fourth_step_after_a_normal_road() -> None:
    way = cities("waldenburg", "schweidnitz", "breslau", "oels")
    assert queries.next_steps(queries.ALL_FREE, way[:3]) == NEIGHBOURS[city("breslau")]
    assert queries.next_steps(queries.ALL_FREE, way) == ()


@example("E30")
@clause("4.6")
def test_4_6_three_cities_for_a_train_on_main_roads() -> None:
    way = cities("gruenberg", "neusalz", "glogau", "steinau")
    assert city("steinau") in queries.next_steps(queries.ALL_FREE, way[:3], queries.TRAIN_RANGE)
    assert queries.next_steps(queries.ALL_FREE, way, queries.TRAIN_RANGE) == ()
    assert way in queries.ways(queries.ALL_FREE, way[:1], queries.TRAIN_RANGE)


@clause("4.7")
def test_4_7_a_move_may_come_back_to_where_it_began() -> None:
    way = cities("strehlen", "breslau")
    assert city("strehlen") in queries.next_steps(queries.ALL_FREE, way)
    assert (*way, city("strehlen")) in queries.ways(queries.ALL_FREE, way[:1])


@clause("4.7", "4.14")
def test_4_14_coming_back_joins_those_who_stayed() -> None:
    places = column(friedrich="oschatz", winterfeldt="oschatz")
    open_to = queries.entrances(places, movers("friedrich"))
    assert open_to[city("oschatz")] == JOIN
    back = cities("oschatz", "riesa", "oschatz")
    assert [way for way in queries.ways(open_to, back[:1]) if way[:3] == back] == [back]


@clause("4.3")
def test_4_3_nobody_is_passed() -> None:
    places = column(daun="emden", chevert=CITIES[NEIGHBOURS[city("emden")][0]])
    assert len(NEIGHBOURS[city("emden")]) == 1
    assert ends(queries.entrances(places, movers("daun")), city("emden")) == set()


@clause("4.14", "4.16")
def test_4_16_a_move_ends_where_a_train_is_eliminated() -> None:
    gate = NEIGHBOURS[city("emden")][0]
    places = column(chevert="emden", hanover_train=CITIES[gate])
    open_to = queries.entrances(places, movers("chevert"))
    assert list(queries.ways(open_to, cities("emden"))) == [(city("emden"), gate)]


@clause("4.4", "4.5")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_4_5_ways_are_real_and_come_shortest_first(steps: int) -> None:
    found = list(queries.ways(queries.ALL_FREE, cities("oschatz"), steps))
    assert [len(way) for way in found] == sorted(len(way) for way in found)
    for way in found:
        assert way[0] == city("oschatz")
        assert all(b in NEIGHBOURS[a] for a, b in pairwise(way))
        assert len(way) - 1 <= steps + queries.on_main_roads(way)


@clause("7.1.1")
def test_7_1_1_enemy_generals_next_door() -> None:
    places = column(daun="breslau", keith="oels", ferdinand="ohlau", saltikov="neumarkt", prussia_train_1="strehlen")
    assert ids(queries.targets(places, city("breslau"), AUSTRIA)) == ["oels", "ohlau"]
    assert ids(queries.targets(places, city("oels"), PRUSSIA)) == ["breslau"]
    assert queries.targets(places, city("breslau"), PRUSSIA) == (city("neumarkt"),)


# ---- objectives -----------------------------------------------------------------------------------------------------


def guarded() -> list[tuple[str, str, int]]:
    words = {general: row.split() for general, row in GUARDED.items()}
    return [(g, w[i], int(w[i + 1])) for g, w in words.items() for i in range(0, len(w), 2)]


def test_all_objectives_have_their_nearest_defender() -> None:
    assert sorted(place for _, place, _ in guarded()) == sorted(board.OBJECTIVES)


@example("E33")
@clause("5.1.4", "5.1.6", "5.1.9")
@pytest.mark.parametrize(("general", "place", "away"), guarded())
def test_5_1_4_protection_at_the_start(general: str, place: str, away: int) -> None:
    objective = board.OBJECTIVE_AT[city(place)]
    defender = OBJECTIVE_DEFENDER[objective]
    s = position(rest="set-up")
    guards = [s.city[guard] for guard in ch05_conquest.guards(s, objective)]
    assert NATION_OF[piece(general)] == defender
    assert min(board.distance(OBJECTIVE_CITY[objective], guard) for guard in guards) == away
    assert board.distance(OBJECTIVE_CITY[objective], SETUP_CITY[piece(general)]) == away
    assert ch05_conquest.protected(s, objective) is (away <= 3)


# ---- supply ---------------------------------------------------------------------------------------------------------


@example("E39")
@clause("1.3.10", "9.2", "9.4", "9.5")
@pytest.mark.parametrize(("id", "away"), TRAIN_AWAY.items())
def test_9_5_all_generals_are_in_supply_at_the_start(id: str, away: int) -> None:
    general = piece(id)
    place, nation = SETUP_CITY[general], NATION_OF[general]
    trains, enemies = queries.cities_of(SETUP_CITY, TRAINS_OF[nation]), queries.enemy_cities(SETUP_CITY, nation)
    way = queries.supply_way(place, trains, enemies, 44)
    assert way
    assert len(way) - 1 == queries.supplied(trains, enemies, 44)[place] == away
    assert queries.at_home(nation, place) is (id not in NEED_TRAINS.split())
    assert queries.at_home(nation, place) or away <= 6


@example("E37", "E38")
@clause("9.5", "9.6")
def test_9_5_six_roads_from_dresden() -> None:
    trains = cities("dresden")
    prag, pilsen, pirna = cities("prag", "pilsen", "pirna")
    way = queries.supply_way(prag, trains, ())
    assert way
    assert (way[0], way[-1], len(way)) == (prag, trains[0], 7)
    assert queries.supply_way(pilsen, trains, ()) is None
    assert queries.supply_way(prag, trains, {pirna}) is None
    assert len(queries.supply_way(prag, trains, {pirna}, 7) or ()) == 8


@clause("9.5", "9.12")
def test_9_12_one_train_supplies_all_within_six_roads() -> None:
    trains = cities("dresden")
    found = queries.supplied(trains, ())
    assert {place for place in ALL_CITIES if distances(trains[0])[place] <= 6} == set(found)
    assert all(distances(trains[0])[place] == away for place, away in found.items())
    assert city("prag") not in queries.supplied(trains, {city("pirna")})


@clause("9.2", "9.3", "9.4")
def test_9_4_homes_and_depots() -> None:
    assert queries.at_home(IMPERIAL_ARMY, city("leipzig"))
    assert not queries.at_home(PRUSSIA, city("dresden"))
    assert not queries.at_home(board.HANOVER, city("minden"))
    assert queries.at_home(RUSSIA, city("sierpc"))
    assert queries.at_home(board.FRANCE, city("koblenz"))
    assert not queries.at_home(board.FRANCE, city("hildburghausen"))


# ---- retreat --------------------------------------------------------------------------------------------------------


def beaten(place: str, steps: int, winner: str, *others: str) -> list[str]:
    return ids(retreat_ends(city(place), steps, {city(winner), *cities(*others)}, city(winner)))


@example("E34")
@clause("8.4", "8.5", "8.6")
def test_8_5_keith_in_glogau() -> None:
    assert beaten("glogau", 1, "steinau") == ["guhrau", "neusalz", "sprottau", "wschowa"]


@example("E35")
@clause("8.5")
def test_8_5_only_the_farthest_end() -> None:
    assert beaten("eutin", 2, "luebeck") == ["kiel"]


@example("E36")
@clause("8.7")
def test_8_7_no_way_out_of_oldenburg() -> None:
    assert beaten("oldenburg-c9", 1, "eutin") == []


@clause("8.4")
def test_8_4_the_only_path_and_none() -> None:
    assert beaten("greifswald", 2, "stralsund") == ["anklam"]
    assert beaten("greifswald", 2, "stralsund", "wolgast") == []


@clause("8.4")
def test_8_4_a_path_has_exactly_its_length() -> None:
    assert beaten("eutin", 1, "luebeck") != []
    assert beaten("eutin", 2, "luebeck", "kiel") == []


@st.composite
def retreats(draw: st.DrawFn) -> tuple[City, int, frozenset[City], City]:
    """A crowded country: a beaten stack, a winner next door, and pieces on many cities around."""
    start = draw(st.sampled_from(ALL_CITIES))
    winner = draw(st.sampled_from(NEIGHBOURS[start]))
    near = sorted(board.within(start, 5) - {winner})
    others = draw(st.sets(st.sampled_from(near), max_size=len(near) // 2))
    return start, draw(st.integers(1, 7)), frozenset({winner, *others}), winner


@clause("8.4", "8.5", "8.7")
@given(retreats())
def test_8_5_the_ends_are_those_of_all_paths(retreat: tuple[City, int, frozenset[City], City]) -> None:
    start, steps, occupied, winner = retreat
    ends = {path[-1] for path in paths((start,), steps, occupied)}
    far = max((distances(winner)[end] for end in ends), default=0)
    assert retreat_ends(*retreat) == tuple(sorted(end for end in ends if distances(winner)[end] == far))


def paths(path: tuple[City, ...], steps: int, occupied: frozenset[City]) -> list[tuple[City, ...]]:
    """Every path of exactly so many further steps over empty cities, none of them twice."""
    if steps == 0:
        return [path]
    onward = [place for place in NEIGHBOURS[path[-1]] if place not in path and place not in occupied]
    return [longer for place in onward for longer in paths((*path, place), steps - 1, occupied)]


@clause("8.4", "8.5")
@pytest.mark.parametrize("steps", [12, 16, 20, 23])
def test_8_5_a_long_retreat_ends_far_away(steps: int) -> None:
    occupied = queries.occupied(SETUP_CITY) - {city("strehlen")} | {city("breslau")}
    ends = retreat_ends(city("strehlen"), steps, occupied, city("breslau"))
    assert len({distances(city("breslau"))[end] for end in ends}) == 1
    assert all(1 <= distances(city("strehlen"))[end] <= steps for end in ends)
    assert not set(ends) & occupied


def test_generals_of_a_nation_are_found_on_the_map() -> None:
    assert queries.cities_of(column(keith="oels"), GENERALS_OF[PRUSSIA]) == [city("oels")]
