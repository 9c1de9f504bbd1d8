"""The cards, and the data files: what they may say, and what is an error in them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from casusbelli.engine.components import DataError, located, provenance, read, text
from casusbelli.engine.rules import parse_rulebook
from casusbelli.games.friedrich import board, facts
from casusbelli.games.friedrich.board import AUSTRIA, FRANCE, HANOVER, PACKAGE, PRUSSIA, card, fate, piece, role
from casusbelli.testing import clause

SECTORS = read(PACKAGE, "sectors", facts.SectorsFacts)
CITIES = read(PACKAGE, "cities", facts.CitiesFacts)
ROADS = read(PACKAGE, "roads", facts.RoadsFacts)
NATIONS = read(PACKAGE, "nations", facts.NationsFacts)
PIECES = read(PACKAGE, "pieces", facts.PiecesFacts)
OBJECTIVES = read(PACKAGE, "objectives", facts.ObjectivesFacts)
CARDS = read(PACKAGE, "cards", facts.CardsFacts)
FATE = read(PACKAGE, "fate", facts.FateFacts)
SCENARIOS = read(PACKAGE, "scenarios", facts.ScenariosFacts)


def refused(check: Callable[..., None], *args: Any) -> str:
    """What is wrong with a data file, without its name."""
    with pytest.raises(DataError) as caught:
        check(*args, "file")
    return f"{caught.value.key}: {caught.value.expectation}"


def first(rows: tuple[Any, ...], **changes: Any) -> tuple[Any, ...]:
    """The rows with the first one changed."""
    return (replace(rows[0], **changes), *rows[1:])


# ---- cards ----------------------------------------------------------------------------------------------------------


@clause("3.10", "3.11")
def test_3_11_a_deck_has_every_suit_with_every_value_and_two_reserves() -> None:
    faces = Counter(zip(board.CARD_DECK, board.CARD_SUIT, board.CARD_VALUE, strict=True))
    ordinary = {(deck, suit, value): 1 for deck in range(4) for suit in range(4) for value in range(2, 14)}
    assert faces == {**ordinary, **{(deck, board.NONE, 0): 2 for deck in range(4)}}
    assert sum(board.IS_RESERVE) == 8
    assert Counter(board.CARD_DECK) == {0: 50, 1: 50, 2: 50, 3: 50}


@clause("3.10")
def test_3_10_cards_by_their_ids() -> None:
    queen = card("hearts-12-c")
    assert (board.CARD_SUIT[queen], board.CARD_VALUE[queen], board.CARD_DECK[queen]) == (board.HEARTS, 12, 2)
    assert board.CARD_NAME[queen] == "♥12"
    assert board.IS_RESERVE[card("reserve-2-d")]
    assert board.RESERVE_VALUE == 10


@clause("3.2", "3.3", "3.4", "3.5")
def test_3_2_cards_of_a_stage() -> None:
    assert [draws[0] for draws in board.DRAWS] == [7, 2, 4, 1, 5, 1, 4]
    assert sum(draws[0] for draws in board.DRAWS) == 24
    assert (board.DRAWS[PRUSSIA], board.CUTS[PRUSSIA]) == ((7, 5, 4), (board.POEMS, board.LORD_BUTE))
    assert (board.DRAWS[HANOVER], board.CUTS[HANOVER]) == ((2, 2, 1), (board.INDIA, board.AMERICA))
    assert (board.DRAWS[AUSTRIA], board.CUTS[AUSTRIA]) == ((5, 4, 4), (board.INDIA, board.AMERICA))
    assert (board.DRAWS[FRANCE], board.DISCARDS[FRANCE]) == ((4, 3, 0), (1, 0, 0))
    assert not any(sum(discards) for nation, discards in enumerate(board.DISCARDS) if nation != FRANCE)


@clause("11.1")
def test_11_1_twelve_events_and_six_strokes() -> None:
    assert [fate(f"event-{number}") for number in range(1, 13)] == list(board.EVENTS)
    strokes = ("poems", "lord-bute", "elisabeth", "sweden", "india", "america")
    assert tuple(map(fate, strokes)) == board.STROKES
    assert (fate("event-1"), fate("event-7"), fate("event-12")) == (board.EVENT_1, board.EVENT_7, board.EVENT_12)


@clause("11.1")
def test_11_1_suits_whose_text_does_nothing() -> None:
    blank = {
        number + 1: "".join("CDHS"[suit] for suit in range(4) if not row[suit])
        for number, row in enumerate(board.HAS_EFFECT)
    }
    events = {1: "S", 2: "S", 3: "S", 4: "C", 5: "C", 6: "H", 7: "C", 8: "H", 9: "H", 10: "D", 11: "D", 12: "D"}
    assert blank == {**events, **dict.fromkeys(range(13, 19), "")}


@clause("12.1", "12.2", "12.4")
def test_12_seats_and_nations_of_the_games() -> None:
    roles = [role(id) for id in ("frederick", "elisabeth", "maria-theresa", "pompadour")]
    four, three, west, theatre = board.SCENARIO_SEATS
    assert four == tuple((one,) for one in roles)
    assert three == ((roles[0],), (roles[1], roles[3]), (roles[2],))
    assert (west, theatre) == (((roles[0],), (roles[3],)), ((roles[0],), (roles[2],)))
    assert [len(nations) for nations in board.SCENARIO_NATIONS] == [7, 7, 3, 3]
    assert board.THROWN == (0, 0, 5, 5)


@clause("12.6", "12.7", "12.9", "12.10")
def test_12_prussia_in_the_games_for_two() -> None:
    west, theatre = board.PRUSSIAN_PART[board.WAR_IN_THE_WEST], board.PRUSSIAN_PART[board.AUSTRIAN_THEATRE]
    assert west == board.Part((board.SEYDLITZ, piece("prussia-train-1")), 3, (2, 1, 1), (1, 0, 0))
    assert theatre
    assert (theatre.troops, theatre.draws, theatre.discards) == (24, (5, 4, 3), (0, 0, 0))
    assert set(board.GENERALS_OF[PRUSSIA]) - set(theatre.pieces) == {board.SEYDLITZ, board.DOHNA, board.LEHWALDT}
    assert board.CITIES[board.SETUP_CITY[piece("prussia-train-1")]] == "jueterbog"
    assert board.PRUSSIAN_PART[board.FOUR_PLAYERS] is board.PRUSSIAN_PART[board.THREE_PLAYERS] is None


# ---- data files -----------------------------------------------------------------------------------------------------


def test_the_rulebook_can_be_read() -> None:
    rulebook = parse_rulebook(text(PACKAGE, "rulebook.toml"))
    assert (rulebook.game, len(rulebook.clauses), len(rulebook.examples)) == ("friedrich", 280, 47)


def test_every_table_says_where_it_comes_from() -> None:
    assert sorted(provenance(PACKAGE)) == sorted(
        ["cards", "cities", "fate", "nations", "objectives", "pieces", "roads", "scenarios", "sectors"]
    )
    assert located(PACKAGE, "cities").endswith("cities.toml")


@pytest.mark.parametrize(
    ("rect", "wrong"),
    [
        ((20, 25, 20, 771), "sectors[0].rect: expected left, top, right, bottom"),
        ((20, 25, 304, 800), "sectors[1].rect: overlaps a sector before it"),
    ],
)
def test_sectors_are_checked(rect: tuple[int, int, int, int], wrong: str) -> None:
    assert refused(facts.check_sectors, replace(SECTORS, sectors=first(SECTORS.sectors, rect=rect))) == wrong


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"at": (9999, 5)}, "cities.achim.at: expected a point of the board"),
        ({"at": (2000, 1500)}, "cities.achim.at: expected a point of sector 0"),
        ({"sector": 33}, "cities.achim.sector: expected 0 to 32"),
        ({"id": "alfeld"}, "cities: alfeld stands there 2 times"),
    ],
)
def test_cities_are_checked(change: dict[str, Any], wrong: str) -> None:
    changed = replace(CITIES, cities=first(CITIES.cities, **change))
    assert refused(facts.check_cities, changed, SECTORS) == wrong


@pytest.mark.parametrize(
    ("road", "wrong"),
    [
        (("breslau", "atlantis"), "normal[791]: expected ids of two cities"),
        (("breslau", "breslau"), "normal[791]: a road joins two different cities"),
        (("neumarkt", "breslau"), "main and normal: breslau - neumarkt stands there 2 times"),
    ],
)
def test_roads_are_checked(road: tuple[str, str], wrong: str) -> None:
    changed = replace(ROADS, normal=(*ROADS.normal, road))
    assert refused(facts.check_roads, changed, CITIES) == wrong


def test_roads_must_join_all_cities() -> None:
    cut = replace(ROADS, normal=tuple(road for road in ROADS.normal if "emden" not in road))
    assert refused(facts.check_roads, cut, CITIES) == "main and normal: no way leads from achim to emden"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"draws": (7, 5)}, "nations.prussia.draws: expected 3 numbers"),
        ({"discards": (1,)}, "nations.prussia.discards: expected 3 numbers, or none"),
        ({"depots": ()}, "nations.prussia.depots: expected at least one city"),
        ({"depots": ("atlantis",)}, "nations.prussia.depots: expected ids of cities"),
        ({"depots": ("dresden",)}, "nations.prussia.depots: dresden is in no home country of the nation"),
        ({"depots": ("stade",)}, "nations.depots: stade stands there 2 times"),
        ({"defends": ("prussia", "hanover")}, "nations.defends: hanover stands there 2 times"),
    ],
)
def test_nations_are_checked(change: dict[str, Any], wrong: str) -> None:
    changed = replace(NATIONS, nations=first(NATIONS.nations, **change))
    assert refused(facts.check_nations, changed, CITIES) == wrong


def test_nations_stand_in_the_order_of_their_stages() -> None:
    changed = replace(NATIONS, nations=NATIONS.nations[::-1])
    assert refused(facts.check_nations, changed, CITIES).startswith("nations: expected prussia, hanover, russia")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"id": "fritz"}, "generals: expected friedrich, winterfeldt"),
        ({"nation": "russia"}, "generals: expected friedrich, winterfeldt"),
        ({"city": "atlantis"}, "friedrich.city: expected the id of a city"),
        ({"city": "stade"}, "ferdinand.city: stade holds a piece that cannot stand with this one"),
        ({"city": "gruenberg"}, "prussia-train-2.city: gruenberg holds a piece that cannot stand with this one"),
    ],
)
def test_generals_are_checked(change: dict[str, Any], wrong: str) -> None:
    changed = replace(PIECES, generals=first(PIECES.generals, **change))
    assert refused(facts.check_pieces, changed, CITIES).startswith(wrong)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"nation": "russia"}, "trains.nation: expected prussia, prussia, hanover"),
        ({"city": "gruenberg"}, "trains.city: gruenberg stands there 2 times"),
        ({"id": "keith"}, "trains: keith stands there 2 times"),
    ],
)
def test_trains_are_checked(change: dict[str, Any], wrong: str) -> None:
    changed = replace(PIECES, trains=first(PIECES.trains, **change))
    assert refused(facts.check_pieces, changed, CITIES).startswith(wrong)


def test_no_more_than_three_generals_start_in_a_city() -> None:
    together = tuple(replace(one, city="oschatz") if one.nation == "prussia" else one for one in PIECES.generals)
    wrong = refused(facts.check_pieces, replace(PIECES, generals=together), CITIES)
    assert wrong == "generals.city: expected at most 3 generals in oschatz"


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        ("atlantis", "objectives.prussia 1: atlantis is no city"),
        ("tabor", "objectives.prussia 1: tabor is a depot"),
        ("potsdam", "objectives.prussia 1: potsdam is defended by no other nation"),
        ("lomza", "objectives.prussia 1: lomza is defended by no other nation"),
        ("breslau", "objectives.cities: breslau stands there 2 times"),
    ],
)
def test_objectives_are_checked(place: str, wrong: str) -> None:
    rows = first(OBJECTIVES.objectives, cities=(place,))
    assert refused(facts.check_objectives, replace(OBJECTIVES, objectives=rows), NATIONS, CITIES) == wrong


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"decks": 5}, "decks: expected 4 decks"),
        ({"suits": ("spades",)}, "suits: expected clubs, diamonds, hearts, spades, in this order"),
        ({"values": facts.ValueFacts(13, 2)}, "values: expected lowest < highest"),
    ],
)
def test_cards_are_checked(change: dict[str, Any], wrong: str) -> None:
    assert refused(facts.check_cards, replace(CARDS, **change)) == wrong


def test_cards_of_fate_are_checked() -> None:
    assert refused(facts.check_fate, replace(FATE, cards=FATE.cards[1:])).startswith("cards: expected event-1, event-2")
    renamed = (facts.EventFacts("poems", ()), *FATE.cards[13:])
    wrong = refused(facts.check_fate, replace(FATE, cards=(*FATE.cards[:12], *renamed)))
    assert wrong == "cards.kind: expected twelve events, then strokes"


def test_scenarios_are_checked() -> None:
    west = SCENARIOS.scenarios[2]
    assert west.prussia
    russian = replace(west, prussia=replace(west.prussia, pieces=("fermor",)))
    changed = replace(SCENARIOS, scenarios=(*SCENARIOS.scenarios[:2], russian, SCENARIOS.scenarios[3]))
    wrong = refused(facts.check_scenarios, changed, PIECES)
    assert wrong == "scenarios.war-in-the-west.prussia.pieces: expected ids of Prussian pieces"
    fewer = replace(SCENARIOS, scenarios=SCENARIOS.scenarios[:2])
    assert refused(facts.check_scenarios, fewer, PIECES).startswith("scenarios: expected four-players")
