"""1 Components: map, nations, pieces and cards, as columns decoded once from `data/*.toml`.

Ids are ints that index the columns; the strings of the data stand in `CITIES`, `NATIONS`, `PIECES` and so on.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import NewType

import msgspec

from casusbelli.engine.components import located, read
from casusbelli.engine.record import Thing
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich.facts import (
    CardsFacts,
    CitiesFacts,
    EventFacts,
    FateFacts,
    NationsFacts,
    ObjectivesFacts,
    PiecesFacts,
    RoadsFacts,
    ScenariosFacts,
    SectorsFacts,
    check_cards,
    check_cities,
    check_fate,
    check_nations,
    check_objectives,
    check_pieces,
    check_roads,
    check_scenarios,
    check_sectors,
)

PACKAGE = "casusbelli.games.friedrich"

City = NewType("City", int)
Country = NewType("Country", int)
Sector = NewType("Sector", int)
Nation = NewType("Nation", int)
Piece = NewType("Piece", int)
Objective = NewType("Objective", int)
Role = NewType("Role", int)
Suit = NewType("Suit", int)
TacticalCard = NewType("TacticalCard", int)
Fate = NewType("Fate", int)
Scenario = NewType("Scenario", int)

NONE = -1
"""Stands where there is nothing: no objective, no general, no suit."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """12.6, 12.7, 12.9, 12.10 What Prussia has in a game for two.

    `draws` and `discards` by how many of LORD BUTE and POEMS have been drawn; `troops` is start and ceiling.
    """

    pieces: tuple[Piece, ...]
    troops: int
    draws: tuple[int, ...]
    discards: tuple[int, ...]


_sectors = read(PACKAGE, "sectors", SectorsFacts)
_cities = read(PACKAGE, "cities", CitiesFacts)
_roads = read(PACKAGE, "roads", RoadsFacts)
_nations = read(PACKAGE, "nations", NationsFacts)
_pieces = read(PACKAGE, "pieces", PiecesFacts)
_objectives = read(PACKAGE, "objectives", ObjectivesFacts)
_cards = read(PACKAGE, "cards", CardsFacts)
_fate = read(PACKAGE, "fate", FateFacts)
_scenarios = read(PACKAGE, "scenarios", ScenariosFacts)

check_sectors(_sectors, located(PACKAGE, "sectors"))
check_cities(_cities, _sectors, located(PACKAGE, "cities"))
check_roads(_roads, _cities, located(PACKAGE, "roads"))
check_nations(_nations, _cities, located(PACKAGE, "nations"))
check_pieces(_pieces, _cities, located(PACKAGE, "pieces"))
check_objectives(_objectives, _nations, _cities, located(PACKAGE, "objectives"))
check_cards(_cards, located(PACKAGE, "cards"))
check_fate(_fate, located(PACKAGE, "fate"))
check_scenarios(_scenarios, _pieces, located(PACKAGE, "scenarios"))

# ---- names ----------------------------------------------------------------------------------------------------------

CITIES: tuple[str, ...] = tuple(city.id for city in _cities.cities)
COUNTRIES = ("prussia", "hanover", "sweden", "austria", "saxony", "empire", "poland")
NATIONS: tuple[str, ...] = tuple(nation.id for nation in _nations.nations)
"""In the order of their stages."""
GENERALS: tuple[str, ...] = tuple(general.id for general in _pieces.generals)
TRAINS: tuple[str, ...] = tuple(train.id for train in _pieces.trains)
PIECES: tuple[str, ...] = (*GENERALS, *TRAINS)
"""The generals of each nation by rank, nation after nation, then the trains likewise."""
ROLES = ("frederick", "elisabeth", "maria-theresa", "pompadour")
SUITS: tuple[str, ...] = _cards.suits
DECKS = "abcd"
"""Letters that tell equal cards of different decks apart."""
_FACES = tuple(
    f"{suit}-{value}" for suit in SUITS for value in range(_cards.values.lowest, _cards.values.highest + 1)
) + tuple(f"reserve-{number + 1}" for number in range(_cards.reserves))
TACTICAL_CARDS: tuple[str, ...] = tuple(f"{face}-{deck}" for deck in DECKS for face in _FACES)
"""Deck after deck: suit after suit by rising value, then the Reserves."""
FATES: tuple[str, ...] = tuple(card.id for card in _fate.cards)
SCENARIOS: tuple[str, ...] = tuple(scenario.id for scenario in _scenarios.scenarios)

_city = MappingProxyType({id: City(index) for index, id in enumerate(CITIES)})
_country = MappingProxyType({id: Country(index) for index, id in enumerate(COUNTRIES)})
_nation = MappingProxyType({id: Nation(index) for index, id in enumerate(NATIONS)})
_piece = MappingProxyType({id: Piece(index) for index, id in enumerate(PIECES)})
_role = MappingProxyType({id: Role(index) for index, id in enumerate(ROLES)})
_suit = MappingProxyType({id: Suit(index) for index, id in enumerate(SUITS)})
_card = MappingProxyType({id: TacticalCard(index) for index, id in enumerate(TACTICAL_CARDS)})
_fate_card = MappingProxyType({id: Fate(index) for index, id in enumerate(FATES)})


def city(id: str) -> City:
    """The city of that id, as `breslau`. Raises KeyError."""
    return _city[id]


def country(id: str) -> Country:
    """The country of that id, as `saxony`. Raises KeyError."""
    return _country[id]


def nation(id: str) -> Nation:
    """The nation of that id, as `imperial-army`. Raises KeyError."""
    return _nation[id]


def piece(id: str) -> Piece:
    """The general or train of that id, as `daun` or `austria-train-1`. Raises KeyError."""
    return _piece[id]


def role(id: str) -> Role:
    """The role of that id, as `maria-theresa`. Raises KeyError."""
    return _role[id]


def suit(id: str) -> Suit:
    """The suit of that id, as `hearts`. Raises KeyError."""
    return _suit[id]


def card(id: str) -> TacticalCard:
    """The tactical card of that id, as `hearts-13-a` or `reserve-2-d`. Raises KeyError."""
    return _card[id]


def fate(id: str) -> Fate:
    """The Card of Fate of that id, as `event-7` or `lord-bute`. Raises KeyError."""
    return _fate_card[id]


def cities(*ids: str) -> tuple[City, ...]:
    """Cities by their ids. Raises KeyError."""
    return tuple(_city[id] for id in ids)


def named(place: City) -> Thing:
    """A city as a thing on the table, for messages."""
    return Thing("city", place)


def named_piece(one: Piece) -> Thing:
    """A general or train as a thing on the table, for messages."""
    return Thing("piece", one)


def named_nation(one: Nation) -> Thing:
    """A nation as a thing on the table, for messages."""
    return Thing("nation", one)


def named_suit(one: Suit) -> Thing:
    """A suit as a thing on the table, for messages."""
    return Thing("suit", one)


def named_card(one: TacticalCard) -> Thing:
    """A tactical card as a thing on the table, for messages."""
    return Thing("card", one)


def named_fate(one: Fate) -> Thing:
    """A Card of Fate as a thing on the table, for messages."""
    return Thing("fate", one)


PRUSSIA, HANOVER, RUSSIA, SWEDEN, AUSTRIA, IMPERIAL_ARMY, FRANCE = map(Nation, range(7))
FREDERICK, ELISABETH, MARIA_THERESA, POMPADOUR = map(Role, range(4))
CLUBS, DIAMONDS, HEARTS, SPADES = map(Suit, range(4))
SAXONY, AUSTRIAN_LAND = country("saxony"), country("austria")

(FRIEDRICH, WINTERFELDT, HEINRICH, SCHWERIN, KEITH, SEYDLITZ, DOHNA, LEHWALDT) = map(Piece, range(8))
FERDINAND, CUMBERLAND = piece("ferdinand"), piece("cumberland")
SALTIKOV, FERMOR, APRAXIN, TOTTLEBEN = piece("saltikov"), piece("fermor"), piece("apraxin"), piece("tottleben")
EHRENSVAERD = piece("ehrensvaerd")
DAUN, BROWNE, KARL, LAUDON, LACY = piece("daun"), piece("browne"), piece("karl"), piece("laudon"), piece("lacy")
HILDBURGHAUSEN = piece("hildburghausen")
RICHELIEU, SOUBISE, CHEVERT = piece("richelieu"), piece("soubise"), piece("chevert")

EVENTS: tuple[Fate, ...] = tuple(Fate(number) for number in range(12))
"""11.1 The cards numbered 1 to 12: `EVENTS[6]` has the number 7."""
POEMS, LORD_BUTE, STROKE_ELISABETH, STROKE_SWEDEN, INDIA, AMERICA = map(Fate, range(12, 18))
STROKES: tuple[Fate, ...] = (POEMS, LORD_BUTE, STROKE_ELISABETH, STROKE_SWEDEN, INDIA, AMERICA)
EVENT_1, EVENT_2, EVENT_3, EVENT_4, EVENT_5, EVENT_6 = EVENTS[:6]
EVENT_7, EVENT_8, EVENT_9, EVENT_10, EVENT_11, EVENT_12 = EVENTS[6:]

FOUR_PLAYERS, THREE_PLAYERS, WAR_IN_THE_WEST, AUSTRIAN_THEATRE = map(Scenario, range(4))

# ---- the map --------------------------------------------------------------------------------------------------------

ALL_CITIES: tuple[City, ...] = tuple(_city.values())


@rule("1.2.7")
def _city_names() -> tuple[str, ...]:
    """1.2.7 Names as printed, those that occur more than once with their square."""
    times = Counter(city.name for city in _cities.cities)
    return tuple(city.name if times[city.name] == 1 else f"{city.name} {city.square}" for city in _cities.cities)


CITY_NAME: tuple[str, ...] = _city_names()
"""1.2.7 What a city is called, the same in all languages; no two of them are equal."""
SQUARE: tuple[str, ...] = tuple(city.square for city in _cities.cities)
BOARD_SIZE: tuple[int, int] = (_cities.board.width, _cities.board.height)
"""Width and height of the board in pixels, in which `PX` and `PY` are counted from the top left."""
PX: tuple[int, ...] = tuple(city.at[0] for city in _cities.cities)
PY: tuple[int, ...] = tuple(city.at[1] for city in _cities.cities)
SECTOR_OF: tuple[Sector, ...] = tuple(Sector(city.sector) for city in _cities.cities)
SECTOR_SUIT: tuple[Suit, ...] = tuple(_suit[sector.suit] for sector in _sectors.sectors)
SECTOR_RECT: tuple[tuple[int, int, int, int], ...] = tuple(sector.rect for sector in _sectors.sectors)
"""Left, top, right and bottom in pixels of the board."""


@rule("1.2.3")
def _suit_of() -> tuple[Suit, ...]:
    """1.2.3 A city takes the suit of its sector."""
    return tuple(SECTOR_SUIT[sector] for sector in SECTOR_OF)


@rule("1.2.4")
def _country_of() -> tuple[Country, ...]:
    """1.2.4 Every city belongs to one country."""
    return tuple(_country[city.country] for city in _cities.cities)


@rule("13.13")
def _south() -> tuple[bool, ...]:
    """13.13 Whether a city lies south of coordinate line 5."""
    return tuple(city.south for city in _cities.cities)


@rule("1.2.1", "1.2.2")
def _neighbours(pairs: Sequence[tuple[str, str]]) -> tuple[tuple[City, ...], ...]:
    """1.2.1, 1.2.2 The other ends of these roads, city by city; a road holds in both directions."""
    ends: list[list[City]] = [[] for _ in CITIES]
    for a, b in pairs:
        ends[_city[a]].append(_city[b])
        ends[_city[b]].append(_city[a])
    return tuple(tuple(sorted(row)) for row in ends)


SUIT_OF: tuple[Suit, ...] = _suit_of()
COUNTRY_OF: tuple[Country, ...] = _country_of()
SOUTH_OF_LINE_5: tuple[bool, ...] = _south()
NEIGHBOURS: tuple[tuple[City, ...], ...] = _neighbours(_roads.main + _roads.normal)
MAIN_ROADS: tuple[tuple[City, ...], ...] = _neighbours(_roads.main)
"""By city, the neighbours along a main road."""


@cache
@rule("1.2.2")
def distances(source: City) -> bytes:
    """1.2.2 The least number of roads from a city to each city, pieces ignored."""
    found = bytearray([255]) * len(CITIES)
    found[source] = 0
    queue = [source]
    for place in queue:
        further = found[place] + 1
        for other in NEIGHBOURS[place]:
            if found[other] == 255:
                found[other] = further
                queue.append(other)
    return bytes(found)


@rule("1.2.2")
def distance(a: City, b: City) -> int:
    """1.2.2 The least number of roads between two cities, pieces ignored."""
    return distances(a)[b]


@cache
def within(place: City, roads: int) -> frozenset[City]:
    """1.2.2 The cities 1 to so many roads away, pieces ignored."""
    return frozenset(other for other in ALL_CITIES if 1 <= distances(place)[other] <= roads)


# ---- nations and pieces ---------------------------------------------------------------------------------------------


@rule("0.1")
def _role_of() -> tuple[Role, ...]:
    """0.1 The role that takes the decisions of a nation, at the start."""
    return tuple(_role[nation.role] for nation in _nations.nations)


@rule("1.3.7", "6.5")
def _troops() -> tuple[int, ...]:
    """1.3.7 Armies at the start."""
    return tuple(nation.troops for nation in _nations.nations)


@rule("3.2", "3.4", "3.5")
def _draws() -> tuple[tuple[int, ...], ...]:
    """3.2, 3.4, 3.5 Cards drawn in a stage."""
    return tuple(nation.draws for nation in _nations.nations)


@rule("1.2.6")
def _depots() -> tuple[tuple[City, ...], ...]:
    """1.2.6 Depot cities."""
    return tuple(cities(*nation.depots) for nation in _nations.nations)


@rule("1.3.6")
def _setup() -> tuple[City, ...]:
    """1.3.6 Where each piece starts."""
    return tuple(_city[one.city] for one in (*_pieces.generals, *_pieces.trains))


ROLE_OF: tuple[Role, ...] = _role_of()
NATIONS_OF: tuple[tuple[Nation, ...], ...] = tuple(
    tuple(n for n in _nation.values() if ROLE_OF[n] == r) for r in _role.values()
)
"""0.1 The nations of each role."""
TROOPS: tuple[int, ...] = _troops()
"""1.3.7, 6.5 Armies of a nation at the start, which is also the most it may ever have."""
DRAWS: tuple[tuple[int, ...], ...] = _draws()
"""3.2, 3.4, 3.5 Cards of a stage by how many of `CUTS` have been drawn; 0: the nation is out."""
DISCARDS: tuple[tuple[int, ...], ...] = tuple(
    nation.discards or tuple(0 for _ in nation.draws) for nation in _nations.nations
)
"""3.3 How many of the cards just drawn are laid aside, likewise."""
CUTS: tuple[tuple[Fate, ...], ...] = tuple(tuple(_fate_card[id] for id in n.cuts) for n in _nations.nations)
"""3.4, 3.5 The Cards of Fate that cut the draw of a nation."""
HOMES: tuple[frozenset[Country], ...] = tuple(frozenset(_country[c] for c in n.home) for n in _nations.nations)
"""9.2 The countries where generals of a nation are in supply."""
DEFENDS: tuple[frozenset[Country], ...] = tuple(frozenset(_country[c] for c in n.defends) for n in _nations.nations)
"""5.1.6 The countries whose objectives a nation defends."""
DEPOTS: tuple[tuple[City, ...], ...] = _depots()
"""1.2.6, 10.8 Where pieces of a nation re-enter."""
SUBSTITUTES: tuple[tuple[City, ...], ...] = tuple(cities(*nation.substitutes) for nation in _nations.nations)
"""10.14 Where they re-enter while all depots are blocked."""

NATION_OF: tuple[Nation, ...] = tuple(_nation[one.nation] for one in (*_pieces.generals, *_pieces.trains))
SETUP_CITY: tuple[City, ...] = _setup()
IS_TRAIN: tuple[bool, ...] = tuple(index >= len(GENERALS) for index in range(len(PIECES)))
ALL_PIECES: tuple[Piece, ...] = tuple(_piece.values())
ALL_NATIONS: tuple[Nation, ...] = tuple(_nation.values())


@rule("1.1.2")
def _pieces_of(owner: Nation, *, trains: bool) -> tuple[Piece, ...]:
    """1.1.2 Generals or trains of a nation, in the order of their ranks."""
    return tuple(one for one in ALL_PIECES if NATION_OF[one] == owner and IS_TRAIN[one] is trains)


GENERALS_OF: tuple[tuple[Piece, ...], ...] = tuple(_pieces_of(owner, trains=False) for owner in ALL_NATIONS)
TRAINS_OF: tuple[tuple[Piece, ...], ...] = tuple(_pieces_of(owner, trains=True) for owner in ALL_NATIONS)
IMPERIAL_TRAIN: Piece = TRAINS_OF[IMPERIAL_ARMY][0]
"""5.5.2 The one train that protects objectives."""


@rule("1.1.3")
def _ranks() -> tuple[int, ...]:
    """1.1.3 Ranks within a nation, 1 the highest; 0: a train."""
    ranks = (0 if IS_TRAIN[one] else GENERALS_OF[NATION_OF[one]].index(one) + 1 for one in ALL_PIECES)
    return tuple(ranks)


RANK: tuple[int, ...] = _ranks()
PIECE_NAME: tuple[str, ...] = (*(general.name for general in _pieces.generals), *("" for _ in TRAINS))
"""1.1.3 Names of the generals, the same in all languages; a train has none."""


@rule("0.2")
def enemies(a: Nation, b: Nation) -> bool:
    """0.2 Whether one of two nations defends and the other attacks."""
    return (a <= HANOVER) != (b <= HANOVER)


# ---- objectives -----------------------------------------------------------------------------------------------------

_rows = [
    (_city[place], row.order, owner)
    for owner in ALL_NATIONS
    for row in sorted(_objectives.objectives, key=lambda row: row.order)
    if row.nation == NATIONS[owner]
    for place in row.cities
]
OBJECTIVES: tuple[str, ...] = tuple(CITIES[place] for place, _, _ in _rows)
"""1.2.5 Objectives, named after their cities: by nation, those of the first order before those of the second."""
OBJECTIVE_NAME: tuple[str, ...] = tuple(CITY_NAME[place] for place, _, _ in _rows)
OBJECTIVE_CITY: tuple[City, ...] = tuple(place for place, _, _ in _rows)
OBJECTIVE_ORDER: tuple[int, ...] = tuple(order for _, order, _ in _rows)
OBJECTIVE_NATION: tuple[Nation, ...] = tuple(owner for _, _, owner in _rows)
"""1.2.5 Whose objective it is."""


@rule("5.1.6", "5.1.7")
def _defender(place: City) -> Nation:
    """5.1.6, 5.1.7 The one nation that defends the country of a city."""
    return next(nation for nation in ALL_NATIONS if COUNTRY_OF[place] in DEFENDS[nation])


@rule("1.2.5")
def _objective_at() -> tuple[Objective, ...]:
    """1.2.5 Which objective a city is, or NONE."""
    found = {place: Objective(index) for index, place in enumerate(OBJECTIVE_CITY)}
    return tuple(found.get(place, Objective(NONE)) for place in ALL_CITIES)


OBJECTIVE_DEFENDER: tuple[Nation, ...] = tuple(_defender(place) for place in OBJECTIVE_CITY)
OBJECTIVE_AT: tuple[Objective, ...] = _objective_at()
OBJECTIVES_OF: tuple[tuple[Objective, ...], ...] = tuple(
    tuple(Objective(i) for i, owner in enumerate(OBJECTIVE_NATION) if owner == nation) for nation in ALL_NATIONS
)

# ---- cards ----------------------------------------------------------------------------------------------------------

RESERVE_VALUE: int = _cards.reserve_value
"""3.12 The greatest value of a Reserve; the least is 1."""
_VALUES = _cards.values.highest - _cards.values.lowest + 1


@rule("3.10", "3.11")
def _card_suits() -> tuple[Suit, ...]:
    """3.10 The suit of each card; NONE for a Reserve."""
    deck = [Suit(index) for index in range(len(SUITS)) for _ in range(_VALUES)]
    return tuple(deck + [Suit(NONE)] * _cards.reserves) * len(DECKS)


@rule("3.10", "3.11")
def _card_values() -> tuple[int, ...]:
    """3.10 The value of each card; 0 for a Reserve."""
    deck = [*range(_cards.values.lowest, _cards.values.highest + 1)] * len(SUITS)
    return tuple(deck + [0] * _cards.reserves) * len(DECKS)


CARD_SUIT: tuple[Suit, ...] = _card_suits()
CARD_VALUE: tuple[int, ...] = _card_values()
CARD_POINTS: tuple[int, ...] = tuple(value or RESERVE_VALUE for value in CARD_VALUE)
"""3.12, 10.4 The most that a card counts: what it shows, a Reserve ten."""
CARD_DECK: tuple[int, ...] = tuple(number // len(_FACES) for number in range(len(TACTICAL_CARDS)))
CARD_NAME: tuple[str, ...] = tuple(
    f"{'♣♦♥♠'[suit]}{value}" if value else "" for suit, value in zip(CARD_SUIT, CARD_VALUE, strict=True)
)
"""What a card shows, the same in all languages; a Reserve has a name in each."""
IS_RESERVE: tuple[bool, ...] = tuple(suit == NONE for suit in CARD_SUIT)
ALL_CARDS: tuple[TacticalCard, ...] = tuple(_card.values())

HAS_EFFECT: tuple[tuple[bool, ...], ...] = tuple(
    tuple(suit in card.effects if isinstance(card, EventFacts) else True for suit in SUITS) for card in _fate.cards
)
"""11.1 By Card of Fate and suit: whether its text does anything; a Stroke does in every suit."""

# ---- scenarios ------------------------------------------------------------------------------------------------------

SCENARIO_SEATS: tuple[tuple[tuple[Role, ...], ...], ...] = tuple(
    tuple(tuple(_role[id] for id in seat) for seat in scenario.seats) for scenario in _scenarios.scenarios
)
"""0.1, 12.2, 12.4 The roles of each seat, before the seats are dealt."""
SCENARIO_NATIONS: tuple[tuple[Nation, ...], ...] = tuple(
    tuple(_nation[id] for id in scenario.nations) for scenario in _scenarios.scenarios
)
THROWN: tuple[int, ...] = tuple(scenario.thrown for scenario in _scenarios.scenarios)
"""12.5 Cards that go unseen to the used piles at the end of a turn."""
PRUSSIAN_PART: tuple[Part | None, ...] = tuple(
    Part(tuple(_piece[id] for id in part.pieces), part.troops, part.draws, part.discards) if part else None
    for part in (scenario.prussia for scenario in _scenarios.scenarios)
)
"""12.6, 12.7, 12.9, 12.10 What Prussia has instead of what stands above; None: just that."""
