"""1 Components: the board, the cards, the tables and the pieces."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from casusbelli.engine.components import DataError, read
from casusbelli.games.war import board
from casusbelli.games.war.board import card, contiguous, continent, exchange_armies, is_set, objective, territory
from casusbelli.games.war.facts import (
    BoardFacts,
    CardFacts,
    ContinentsFacts,
    DealFacts,
    DestroyFacts,
    DiceFacts,
    ObjectiveFacts,
    PieceFacts,
    PieceValues,
    SwitchedFacts,
    TableFacts,
    TerritoriesFacts,
    TerritoryCardFacts,
    check_board,
    check_cards,
    check_deals,
    check_objectives,
    check_pieces,
    check_tables,
)
from casusbelli.testing import clause, example

BOARD = read(board.PACKAGE, "board", BoardFacts)
CARDS = read(board.PACKAGE, "cards", CardFacts)
PIECES = read(board.PACKAGE, "pieces", PieceFacts)
OBJECTIVES = read(board.PACKAGE, "objectives", ObjectiveFacts)
TABLES = read(board.PACKAGE, "tables", TableFacts)
DEALS = read(board.PACKAGE, "deals", DealFacts)

ALL = [territory(id) for id in board.TERRITORIES]


def are_contiguous(a: str, b: str) -> bool:
    return contiguous(territory(a), territory(b))


def reached_from(start: board.Territory) -> set[board.Territory]:
    reached, edge = {start}, {start}
    while edge:
        edge = {there for here in edge for there in board.NEIGHBOURS[here]} - reached
        reached |= edge
    return reached


def pair(a: str, b: str) -> board.Pair:
    low, high = sorted([territory(a), territory(b)])
    return low, high


@clause("1.1")
def test_1_1_contents_of_the_box() -> None:
    wild = [id for id in board.CARDS if id not in board.TERRITORIES]
    assert (len(board.COLOURS), len(board.OBJECTIVES), len(board.CARDS), len(wild)) == (6, 14, 44, 2)
    assert (board.ATTACK_DICE, board.DEFENCE_DICE) == (3, 3)


@clause("1.2")
def test_1_2_sizes_of_the_continents() -> None:
    sizes = {board.CONTINENTS[home]: len(places) for home, places in enumerate(board.TERRITORIES_OF)}
    assert sizes == {
        "america_do_norte": 9,
        "america_do_sul": 4,
        "europa": 7,
        "africa": 6,
        "asia": 12,
        "oceania": 4,
    }
    assert sorted(place for places in board.TERRITORIES_OF for place in places) == ALL
    assert len(ALL) == 42


@clause("1.2")
@pytest.mark.parametrize(
    ("place", "home"),
    [
        ("egito", "africa"),
        ("oriente_medio", "asia"),
        ("groenlandia", "america_do_norte"),
        ("islandia", "europa"),
        ("moscou", "europa"),
    ],
)
def test_1_2_territories_near_another_continent(place: str, home: str) -> None:
    assert board.CONTINENT_OF[territory(place)] == continent(home)
    assert territory(place) in board.TERRITORIES_OF[continent(home)]


@clause("1.3")
def test_1_3_contiguity_holds_in_both_directions_and_never_with_itself() -> None:
    assert all(contiguous(a, b) == contiguous(b, a) for a, b in combinations(ALL, 2))
    assert not any(contiguous(a, a) for a in ALL)


@clause("1.3")
def test_1_3_dotted_lines_count_as_land_borders_do() -> None:
    assert pair("brasil", "argelia") in board.SEA
    assert pair("brasil", "peru") in board.LAND
    assert {territory("argelia"), territory("peru")} <= set(board.NEIGHBOURS[territory("brasil")])


@clause("1.3.1")
def test_1_3_1_land_borders() -> None:
    assert len(board.LAND) == 57
    assert {
        pair("mexico", "venezuela"),
        pair("egito", "oriente_medio"),
        pair("polonia", "oriente_medio"),
        pair("suecia", "moscou"),
    } <= set(board.LAND)


@clause("1.3.1", "1.3.2")
def test_1_3_1_the_board_is_connected_and_china_has_the_most_neighbours() -> None:
    assert reached_from(ALL[0]) == set(ALL)
    degrees = {id: len(board.NEIGHBOURS[territory(id)]) for id in board.TERRITORIES}
    assert degrees.pop("china") == 8
    assert max(degrees.values()) < 8


@clause("1.3.2")
def test_1_3_2_dotted_lines() -> None:
    assert len(board.SEA) == 22
    assert pair("alasca", "vladivostok") in board.SEA
    assert [board.TERRITORIES[place] for place in board.NEIGHBOURS[territory("groenlandia")]] == [
        "mackenzie",
        "labrador",
        "islandia",
    ]
    assert all(pair("groenlandia", id) in board.SEA for id in ("islandia", "labrador", "mackenzie"))


@clause("1.3.3")
@pytest.mark.parametrize(
    "names",
    [
        ("alemanha", "suecia"),
        ("islandia", "suecia"),
        ("sumatra", "vietna"),
        ("oriente_medio", "sudao"),
        ("ottawa", "groenlandia"),
        ("mongolia", "japao"),
        ("japao", "vietna"),
        ("aral", "polonia"),
    ],
)
def test_1_3_3_pairs_of_a_similar_game_are_not_contiguous(names: tuple[str, str]) -> None:
    assert not are_contiguous(*names)


@clause("1.3.3")
def test_1_3_3_no_further_pairs() -> None:
    pairs = [(a, b) for a, b in combinations(ALL, 2) if contiguous(a, b)]
    assert pairs == sorted(board.LAND + board.SEA)
    assert len(pairs) == 79


@example("E21")
@clause("1.3", "1.3.1", "1.3.2", "1.3.3")
def test_e21_contiguity_of_six_pairs() -> None:
    asked = [
        ("alasca", "vladivostok"),
        ("brasil", "argelia"),
        ("alemanha", "suecia"),
        ("ottawa", "groenlandia"),
        ("vietna", "sumatra"),
        ("franca", "egito"),
    ]
    assert [are_contiguous(a, b) for a, b in asked] == [True, True, False, False, False, True]


@clause("1.4")
def test_1_4_table_i() -> None:
    values = dict(zip(board.CONTINENTS, board.CONTINENT_ARMIES, strict=True))
    assert values == {
        "america_do_norte": 5,
        "america_do_sul": 2,
        "europa": 5,
        "africa": 3,
        "asia": 7,
        "oceania": 2,
    }
    assert sum(values.values()) == 24


@clause("1.5")
def test_1_5_table_ii() -> None:
    assert [exchange_armies(k, "plus5") for k in range(1, 13)] == [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45]
    assert exchange_armies(20, "plus5") == 85
    assert all(exchange_armies(k, "plus5") == 5 * k - 15 for k in range(6, 100))


@clause("16.1")
def test_16_1_the_other_tail_of_table_ii() -> None:
    assert [exchange_armies(k, "plus10") for k in range(7, 13)] == [20, 25, 35, 45, 55, 65]


@clause("1.6")
def test_1_6_fourteen_cards_of_each_figure() -> None:
    counts = Counter(board.FIGURES[figure] for figure in board.CARD_FIGURE if figure != board.NONE)
    assert counts == {"triangle": 14, "square": 14, "circle": 14}


@clause("1.6")
def test_1_6_each_territory_on_exactly_one_card() -> None:
    pictured = [place for place in board.CARD_TERRITORY if place != board.NONE]
    assert pictured == ALL
    assert all(board.CARDS[card(id)] == id for id in board.TERRITORIES)


@clause("1.6")
@pytest.mark.parametrize(
    ("name", "figure"), [("brasil", "circle"), ("china", "circle"), ("india", "square"), ("peru", "triangle")]
)
def test_1_6_figures(name: str, figure: str) -> None:
    assert board.FIGURES[board.CARD_FIGURE[card(name)]] == figure


@clause("1.7")
def test_1_7_wild_cards() -> None:
    assert board.CARDS[:42] == board.TERRITORIES
    assert board.CARDS[42:] == ("wild_1", "wild_2")
    for id in ("wild_1", "wild_2"):
        assert board.CARD_TERRITORY[card(id)] == board.NONE
        assert board.CARD_FIGURE[card(id)] == board.NONE


@clause("1.8")
def test_1_8_the_fourteen_objective_cards() -> None:
    assert len(set(board.OBJECTIVES)) == 14
    kinds = Counter(type(condition).__name__ for condition in board.CONDITIONS)
    assert kinds == {"Destroy": 6, "Territories": 2, "Continents": 6}
    free = [c for c in board.CONDITIONS if isinstance(c, board.Continents) and c.further == 1]
    assert len(free) == 2


@clause("1.8")
@pytest.mark.parametrize("name", board.COLOURS)
def test_1_8_destroy_cards_name_their_colour(name: str) -> None:
    assert board.CONDITIONS[objective(f"destroy_{name}")] == board.Destroy(board.colour(name))


@clause("1.8")
@pytest.mark.parametrize(
    ("name", "continents", "further", "least"),
    [
        ("asia_south_america", ["asia", "america_do_sul"], 0, 16),
        ("asia_africa", ["asia", "africa"], 0, 18),
        ("north_america_africa", ["america_do_norte", "africa"], 0, 15),
        ("north_america_oceania", ["america_do_norte", "oceania"], 0, 13),
        ("europe_south_america_plus_1", ["europa", "america_do_sul"], 1, 15),
        ("europe_oceania_plus_1", ["europa", "oceania"], 1, 15),
    ],
)
def test_1_8_continent_cards(name: str, continents: list[str], further: int, least: int) -> None:
    condition = board.CONDITIONS[objective(name)]
    assert condition == board.Continents(tuple(continent(id) for id in continents), further)
    others = sorted(len(board.TERRITORIES_OF[continent(id)]) for id in board.CONTINENTS if id not in continents)
    named = sum(len(board.TERRITORIES_OF[continent(id)]) for id in continents)
    assert named + sum(others[:further]) == least


@clause("1.8")
def test_1_8_cards_that_count_territories() -> None:
    assert board.CONDITIONS[objective("territories_24")] == board.Territories(24, 1)
    assert board.CONDITIONS[objective("territories_18x2")] == board.Territories(18, 2)


@clause("2.3")
def test_2_3_pieces_that_show_a_number_of_armies() -> None:
    assert board.pieces(23) == (2, 3)
    assert all(large * 10 + small == armies for armies in range(100) for large, small in [board.pieces(armies)])


@clause("5.3")
def test_5_3_red_dice_attack_and_yellow_dice_defend() -> None:
    assert board.DICE_COLOURS == ("red", "yellow")


@clause("2.11.1", "2.11.2", "2.11.3", "2.11.4", "2.5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_2_11_deals_follow_from_dealing_one_card_at_a_time(players: int) -> None:
    deal = board.deal(players)
    left_of_dealer = [(number + 1) % players for number in range(42)]
    dealt = Counter(left_of_dealer)
    assert deal.territories == tuple(dealt[seat % players] for seat in range(1, players + 1))
    assert deal.last_card == left_of_dealer[-1]
    assert deal.first_player == (deal.last_card + 1) % players
    assert deal.base_armies == max(3, min(deal.territories) // 2)
    assert deal.objectives == 8 + players


@clause("2.1")
@pytest.mark.parametrize("players", [2, 7])
def test_2_1_no_deal_for_other_numbers_of_players(players: int) -> None:
    with pytest.raises(KeyError):
        board.deal(players)


@clause("10.1")
@pytest.mark.parametrize(
    ("names", "valid"),
    [
        (["brasil", "india", "peru"], True),
        (["brasil", "china", "india"], False),
        (["brasil", "china", "dudinka"], True),
        (["brasil", "china"], False),
        (["brasil", "china", "dudinka", "mongolia"], False),
        (["brasil", "brasil", "brasil"], False),
    ],
)
def test_10_1_sets(names: list[str], valid: bool) -> None:
    assert is_set([card(name) for name in names]) is valid


@clause("11.1", "11.2")
@pytest.mark.parametrize(
    "names", [["wild_1", "brasil", "china"], ["wild_2", "brasil", "india"], ["wild_1", "wild_2", "china"]]
)
def test_11_2_any_three_with_a_wild_card(names: list[str]) -> None:
    assert is_set([card(name) for name in names])


def board_with(**changes: Any) -> BoardFacts:
    return replace(BOARD, **changes)


def moved(**changes: Any) -> BoardFacts:
    """The board with changes in its first territory."""
    return board_with(territories=(replace(BOARD.territories[0], **changes), *BOARD.territories[1:]))


ISLAND = [p for p in BOARD.sea if "madagascar" not in p]

BROKEN_BOARDS = [
    (board_with(continents=BOARD.continents[:5]), "continents", "expected 6 continents"),
    (board_with(territories=BOARD.territories[:41]), "territories", "expected 42 territories"),
    (
        board_with(continents=(BOARD.continents[1], *BOARD.continents[1:])),
        "continents",
        "america_do_sul stands there 2",
    ),
    (moved(id="brasil"), "territories", "brasil stands there 2 times"),
    (moved(continent="atlantis"), "territories.alasca.continent", "expected one of africa, "),
    (moved(label=(1001, 5)), "territories.alasca.label", "expected a point of the canvas of 1000 x 600"),
    (moved(aliases=("brasil",)), "territories.alasca.aliases", "brasil names another territory"),
    (board_with(land=(*BOARD.land, ("alasca", "atlantis"))), "land[57]", "expected ids of two territories"),
    (board_with(sea=(("alasca", "alasca"), *BOARD.sea)), "sea[0]", "a territory is not contiguous with itself"),
    (board_with(sea=(*BOARD.sea, ("peru", "brasil"))), "land and sea", "brasil-peru stands there 2 times"),
    (board_with(sea=tuple(ISLAND)), "territories.madagascar", "no way leads to it from alasca"),
]


@clause("1.2", "1.3")
@pytest.mark.parametrize(("facts", "key", "expectation"), BROKEN_BOARDS)
def test_a_broken_board_is_refused(facts: BoardFacts, key: str, expectation: str) -> None:
    with pytest.raises(DataError) as error:
        check_board(facts, "board.toml")
    assert str(error.value).startswith(f"board.toml: {key}: {expectation}")


def test_a_continent_without_territories_is_refused() -> None:
    places = tuple(replace(place, continent="asia") for place in BOARD.territories)
    with pytest.raises(DataError, match=r"board\.toml: continents\.\w+: expected at least one territory in it"):
        check_board(board_with(territories=places), "board.toml")


def cards_with(first: TerritoryCardFacts) -> CardFacts:
    return replace(CARDS, territories=(first, *CARDS.territories[1:]))


BROKEN_CARDS = [
    (
        cards_with(TerritoryCardFacts("atlantis", "triangle")),
        "territories[0].territory: expected the id of a territory",
    ),
    (cards_with(TerritoryCardFacts("alasca", "square")), "territories.figure.square: expected 14 cards, got 15"),
    (replace(CARDS, territories=CARDS.territories[1:]), "territories.alasca: expected exactly 1 card, got 0"),
    (replace(CARDS, wild=("wild_1",)), "wild: expected 2 wild cards"),
    (replace(CARDS, wild=("wild_1", "brasil")), "wild: brasil stands there 2 times"),
]


@clause("1.6", "1.7")
@pytest.mark.parametrize(("facts", "message"), BROKEN_CARDS)
def test_broken_cards_are_refused(facts: CardFacts, message: str) -> None:
    with pytest.raises(DataError) as error:
        check_cards(facts, BOARD, "cards.toml")
    assert str(error.value) == f"cards.toml: {message}"


def objectives_with(last: DestroyFacts | TerritoriesFacts | ContinentsFacts) -> ObjectiveFacts:
    return replace(OBJECTIVES, objectives=(*OBJECTIVES.objectives[:-1], last))


BROKEN_OBJECTIVES = [
    (replace(OBJECTIVES, objectives=OBJECTIVES.objectives[1:]), "objectives: expected 14 objective cards"),
    (objectives_with(TerritoriesFacts("asia_africa", 24, 1)), "objectives: asia_africa stands there 2 times"),
    (objectives_with(DestroyFacts("pink", "pink")), "objectives.colour: expected one destroy card for each of white, "),
    (objectives_with(TerritoriesFacts("all", 43, 1)), "objectives.all.territories: more than the board has"),
    (objectives_with(ContinentsFacts("x", ("atlantis",), 0)), "objectives.x.continents: expected one of africa, "),
    (objectives_with(ContinentsFacts("x", ("asia", "asia"), 0)), "objectives.x.continents: asia stands there 2 times"),
    (objectives_with(ContinentsFacts("x", ("asia",), 6)), "objectives.x.further: expected at most the 5 other"),
]


@clause("1.8")
@pytest.mark.parametrize(("facts", "message"), BROKEN_OBJECTIVES)
def test_broken_objectives_are_refused(facts: ObjectiveFacts, message: str) -> None:
    with pytest.raises(DataError) as error:
        check_objectives(facts, BOARD, PIECES, "objectives.toml")
    assert str(error.value).startswith(f"objectives.toml: {message}")


@clause("1.5")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        (replace(TABLES, exchange=()), "exchange: expected at least one value"),
        (replace(TABLES, exchange=(4, 6, 6)), "exchange: expected values that rise"),
        (replace(TABLES, tails={"plus5": 5}), "tails: expected plus5 and plus10"),
    ],
)
def test_broken_tables_are_refused(facts: TableFacts, message: str) -> None:
    with pytest.raises(DataError) as error:
        check_tables(facts, "tables.toml")
    assert str(error.value) == f"tables.toml: {message}"


@clause("1.1", "2.3")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        (replace(PIECES, colours=PIECES.colours[1:]), "colours: expected 6 colours"),
        (replace(PIECES, colours=("red", *PIECES.colours[1:])), "colours: red stands there 2 times"),
        (replace(PIECES, pieces=PieceValues(2, 10)), "pieces.small: expected 1, or some numbers could not be shown"),
        (replace(PIECES, pieces=PieceValues(1, 1)), "pieces.large: expected more than a small piece"),
        (replace(PIECES, attack_dice=DiceFacts("red", 2)), "attack_dice.count: expected 3 dice"),
        (replace(PIECES, defence_dice=DiceFacts("yellow", 2)), "defence_dice.count: expected 3 dice"),
    ],
)
def test_broken_pieces_are_refused(facts: PieceFacts, message: str) -> None:
    with pytest.raises(DataError) as error:
        check_pieces(facts, "pieces.toml")
    assert str(error.value) == f"pieces.toml: {message}"


@clause("2.11.2")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": 7}, "deals.players: expected 3, 4, 5 and 6, in this order"),
        ({"territories": (10, 10, 11, 11)}, "deals[1].territories: expected [11, 11, 10, 10]"),
        ({"last_card": 0}, "deals[1].last_card: expected 2"),
        ({"first_player": 1}, "deals[1].first_player: expected 3"),
        ({"base_armies": 3}, "deals[1].base_armies: expected 5"),
        ({"objectives": 14}, "deals[1].objectives: expected 12"),
    ],
)
def test_broken_deals_are_refused(change: dict[str, Any], message: str) -> None:
    deals = (DEALS.deals[0], replace(DEALS.deals[1], **change), *DEALS.deals[2:])
    with pytest.raises(DataError) as error:
        check_deals(replace(DEALS, deals=deals), BOARD, OBJECTIVES, "deals.toml")
    assert str(error.value) == f"deals.toml: {message}"


@clause("13.7")
def test_13_7_a_destroy_card_turns_into_24_territories() -> None:
    switched = board.SWITCHED
    assert OBJECTIVES.switched == SwitchedFacts(24, 1)
    assert switched == board.Territories(24, 1)
