"""What the data files of Friedrich may say: their shape, and the checks that a shape cannot express.

Every check raises `DataError` with file, key and expectation. `file` is the path that errors name.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal, get_args

import msgspec

from casusbelli.engine.components import DataFile, Facts, require
from casusbelli.engine.rules import rule

Count = Annotated[int, msgspec.Meta(ge=1)]
Offset = Annotated[int, msgspec.Meta(ge=0)]
SuitName = Literal["clubs", "diamonds", "hearts", "spades"]
CountryName = Literal["prussia", "hanover", "sweden", "austria", "saxony", "empire", "poland"]
NationName = Literal["prussia", "hanover", "russia", "sweden", "austria", "imperial-army", "france"]
RoleName = Literal["frederick", "elisabeth", "maria-theresa", "pompadour"]
StrokeName = Literal["poems", "lord-bute", "elisabeth", "sweden", "india", "america"]

GENERALS = {
    "prussia": ("friedrich", "winterfeldt", "heinrich", "schwerin", "keith", "seydlitz", "dohna", "lehwaldt"),
    "hanover": ("ferdinand", "cumberland"),
    "russia": ("saltikov", "fermor", "apraxin", "tottleben"),
    "sweden": ("ehrensvaerd",),
    "austria": ("daun", "browne", "karl", "laudon", "lacy"),
    "imperial-army": ("hildburghausen",),
    "france": ("richelieu", "soubise", "chevert"),
}
"""1.1.4 The generals by rank: rules and cards name them, so their ids are not for the data to choose."""

TRAINS = {"prussia": 2, "hanover": 1, "russia": 2, "sweden": 1, "austria": 2, "imperial-army": 1, "france": 2}
"""1.1.2 How many supply trains each nation has."""

SCENARIOS = ("four-players", "three-players", "war-in-the-west", "austrian-theatre")
"""12 What can be played."""


class SectorFacts(Facts, frozen=True):
    """1.2.3 A sector; `rect` is left, top, right and bottom in pixels of the board."""

    suit: SuitName
    rect: tuple[int, int, int, int]


class SectorsFacts(DataFile, frozen=True):
    """`sectors.toml`: 1.2.3."""

    sectors: tuple[SectorFacts, ...]


class BoardFacts(Facts, frozen=True):
    """The size of the board in pixels."""

    width: Count
    height: Count


class CityFacts(Facts, frozen=True):
    """1.2.1, 1.2.3, 1.2.4, 13.13 A city; `at` in pixels from the top left, `south` of coordinate line 5."""

    id: str
    name: str
    at: tuple[int, int]
    square: Annotated[str, msgspec.Meta(pattern="^[A-O][1-9]$")]
    sector: Offset
    country: CountryName
    south: bool = False


class CitiesFacts(DataFile, frozen=True):
    """`cities.toml`: 1.2.1, 1.2.3, 1.2.4, 1.2.7, 13.13."""

    board: BoardFacts
    cities: tuple[CityFacts, ...]


class RoadsFacts(DataFile, frozen=True):
    """`roads.toml`: 1.2.1."""

    main: tuple[tuple[str, str], ...]
    normal: tuple[tuple[str, str], ...]


class NationFacts(Facts, frozen=True):
    """A nation: 1.3.7, 3.2 to 3.5, 9.2, 5.1.6, 1.2.6, 10.14.

    `draws` and `discards` by how many of the cards in `cuts` have been drawn.
    """

    id: NationName
    role: RoleName
    troops: Count
    draws: tuple[Offset, ...]
    home: tuple[CountryName, ...]
    defends: tuple[CountryName, ...]
    depots: tuple[str, ...]
    substitutes: tuple[str, ...]
    discards: tuple[Offset, ...] = ()
    cuts: tuple[StrokeName, ...] = ()


class NationsFacts(DataFile, frozen=True):
    """`nations.toml`."""

    nations: tuple[NationFacts, ...]


class PieceFacts(Facts, frozen=True):
    """1.1.2, 1.3.6 A piece and the city where it starts."""

    id: str
    nation: NationName
    city: str


class GeneralFacts(PieceFacts, frozen=True):
    """1.1.3, 1.1.4 A general, with the name as printed."""

    name: str


class TrainFacts(PieceFacts, frozen=True):
    """1.1.2 A supply train."""


class PiecesFacts(DataFile, frozen=True):
    """`pieces.toml`: 1.1.2 to 1.1.4, 1.3.6."""

    generals: tuple[GeneralFacts, ...]
    trains: tuple[TrainFacts, ...]


class ObjectivesOf(Facts, frozen=True):
    """1.2.5 The objectives of a nation that are of one order."""

    nation: NationName
    order: Literal[1, 2]
    cities: tuple[str, ...]


class ObjectivesFacts(DataFile, frozen=True):
    """`objectives.toml`: 1.2.5."""

    objectives: tuple[ObjectivesOf, ...]


class ValueFacts(Facts, frozen=True):
    """3.10 The values of the tactical cards."""

    lowest: Count
    highest: Count


class CardsFacts(DataFile, frozen=True):
    """`cards.toml`: 3.10 to 3.12."""

    decks: Count
    suits: tuple[SuitName, ...]
    values: ValueFacts
    reserves: Offset
    reserve_value: Count


class EventFacts(Facts, frozen=True, tag_field="kind", tag="event"):
    """11.1 A card with a text for each suit, of which those in `effects` do something."""

    id: str
    effects: tuple[SuitName, ...]


class StrokeFacts(Facts, frozen=True, tag_field="kind", tag="stroke"):
    """11.1 A Stroke of Fate."""

    id: StrokeName


class FateFacts(DataFile, frozen=True):
    """`fate.toml`: 11.1."""

    cards: tuple[EventFacts | StrokeFacts, ...]


class PartFacts(Facts, frozen=True):
    """12.6, 12.7, 12.9, 12.10 What Prussia has in a game for two."""

    pieces: tuple[str, ...]
    troops: Count
    draws: tuple[Offset, Offset, Offset]
    discards: tuple[Offset, Offset, Offset]


class ScenarioFacts(Facts, frozen=True):
    """12 A game that can be played: the roles of each seat, the nations, the cards thrown away at the end of a turn."""

    id: str
    seats: tuple[tuple[RoleName, ...], ...]
    nations: tuple[NationName, ...]
    thrown: Offset = 0
    prussia: PartFacts | None = None


class ScenariosFacts(DataFile, frozen=True):
    """`scenarios.toml`: 12."""

    scenarios: tuple[ScenarioFacts, ...]


@rule("1.2.3")
def check_sectors(sectors: SectorsFacts, file: str) -> None:
    """1.2.3 Rectangles that do not overlap."""
    require(len(sectors.sectors) > 0, file, "sectors", "expected at least one sector")
    for index, sector in enumerate(sectors.sectors):
        left, top, right, bottom = sector.rect
        require(left < right and top < bottom, file, f"sectors[{index}].rect", "expected left, top, right, bottom")
        clear = not any(_overlap(sector.rect, other.rect) for other in sectors.sectors[:index])
        require(clear, file, f"sectors[{index}].rect", "overlaps a sector before it")


def _overlap(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@rule("1.2.1", "1.2.3", "1.2.7")
def check_cities(cities: CitiesFacts, sectors: SectorsFacts, file: str) -> None:
    """1.2.1, 1.2.3, 1.2.7 Every city has an id of its own, a place on the board and a sector that contains it."""
    _require_unique(file, "cities", [city.id for city in cities.cities])
    for city in cities.cities:
        key = f"cities.{city.id}"
        require(_on_board(city, cities.board), file, f"{key}.at", "expected a point of the board")
        known = city.sector < len(sectors.sectors)
        require(known, file, f"{key}.sector", f"expected 0 to {len(sectors.sectors) - 1}")
        inside = _inside(city.at, sectors.sectors[city.sector].rect)
        require(inside, file, f"{key}.at", f"expected a point of sector {city.sector}")


def _on_board(city: CityFacts, board: BoardFacts) -> bool:
    return 0 <= city.at[0] <= board.width and 0 <= city.at[1] <= board.height


def _inside(at: tuple[int, int], rect: tuple[int, int, int, int]) -> bool:
    return rect[0] <= at[0] <= rect[2] and rect[1] <= at[1] <= rect[3]


@rule("1.2.1")
def check_roads(roads: RoadsFacts, cities: CitiesFacts, file: str) -> None:
    """1.2.1 Roads between two cities, no two of them between the same, that join all cities."""
    known = {city.id for city in cities.cities}
    for key, pairs in (("main", roads.main), ("normal", roads.normal)):
        for index, pair in enumerate(pairs):
            require(set(pair) <= known, file, f"{key}[{index}]", "expected ids of two cities")
            require(pair[0] != pair[1], file, f"{key}[{index}]", "a road joins two different cities")
    _require_unique(file, "main and normal", [" - ".join(sorted(pair)) for pair in roads.main + roads.normal])
    _check_connected(roads, cities, file)


def _check_connected(roads: RoadsFacts, cities: CitiesFacts, file: str) -> None:
    next_to: dict[str, list[str]] = {city.id: [] for city in cities.cities}
    for a, b in roads.main + roads.normal:
        next_to[a].append(b)
        next_to[b].append(a)
    first = cities.cities[0].id
    reached, front = {first}, [first]
    while front:
        front = [b for b in dict.fromkeys(b for a in front for b in next_to[a]) if b not in reached]
        reached.update(front)
    for id in next_to:
        require(id in reached, file, "main and normal", f"no way leads from {first} to {id}")


@rule("0.1", "1.2.6", "3.2", "5.1.6", "9.2", "9.4")
def check_nations(nations: NationsFacts, cities: CitiesFacts, file: str) -> None:
    """1.2.6, 3.2, 5.1.6, 9.2 Seven nations in the order of their stages; nobody defends what another defends."""
    ids = tuple(nation.id for nation in nations.nations)
    require(ids == get_args(NationName), file, "nations", f"expected {', '.join(get_args(NationName))}, in this order")
    _require_unique(file, "nations.defends", [country for nation in nations.nations for country in nation.defends])
    _require_unique(file, "nations.depots", [city for nation in nations.nations for city in nation.depots])
    countries = {city.id: city.country for city in cities.cities}
    for nation in nations.nations:
        _check_nation(nation, countries, f"nations.{nation.id}", file)


def _check_nation(nation: NationFacts, countries: dict[str, CountryName], key: str, file: str) -> None:
    stages = len(nation.cuts) + 1
    require(len(nation.draws) == stages, file, f"{key}.draws", f"expected {stages} numbers")
    require(len(nation.discards) in (0, stages), file, f"{key}.discards", f"expected {stages} numbers, or none")
    for name, places in (("depots", nation.depots), ("substitutes", nation.substitutes)):
        require(len(places) > 0, file, f"{key}.{name}", "expected at least one city")
        require(set(places) <= set(countries), file, f"{key}.{name}", "expected ids of cities")
        _require_unique(file, f"{key}.{name}", places)
    for depot in nation.depots:
        at_home = not nation.home or countries[depot] in nation.home
        require(at_home, file, f"{key}.depots", f"{depot} is in no home country of the nation")


@rule("1.1.2", "1.1.3", "1.1.4", "1.3.5", "4.8")
def check_pieces(pieces: PiecesFacts, cities: CitiesFacts, file: str) -> None:
    """1.1.2 to 1.1.4, 1.3.5 The generals and trains of each nation, set up in cities as they may share them."""
    generals = [(general.nation, general.id) for general in pieces.generals]
    expected = [(nation, id) for nation, ids in GENERALS.items() for id in ids]
    require(generals == expected, file, "generals", f"expected {', '.join(id for _, id in expected)}, in this order")
    trains = [train.nation for train in pieces.trains]
    count = [nation for nation, number in TRAINS.items() for _ in range(number)]
    require(trains == count, file, "trains.nation", f"expected {', '.join(count)}, in this order")
    _require_unique(file, "trains", [*(train.id for train in pieces.trains), *(id for _, id in generals)])
    _check_setup(pieces, {city.id for city in cities.cities}, file)


def _check_setup(pieces: PiecesFacts, known: set[str], file: str) -> None:
    for piece in (*pieces.generals, *pieces.trains):
        require(piece.city in known, file, f"{piece.id}.city", "expected the id of a city")
    _require_unique(file, "trains.city", [train.city for train in pieces.trains])
    held: dict[str, str] = {}
    for piece in (*pieces.generals, *pieces.trains):
        holder = piece.nation if isinstance(piece, GeneralFacts) else piece.id
        shared = held.setdefault(piece.city, holder) == holder
        require(shared, file, f"{piece.id}.city", f"{piece.city} holds a piece that cannot stand with this one")
    for city, number in Counter(general.city for general in pieces.generals).items():
        require(number <= 3, file, "generals.city", f"expected at most 3 generals in {city}")


@rule("1.2.5", "1.2.6", "5.1.6")
def check_objectives(objectives: ObjectivesFacts, nations: NationsFacts, cities: CitiesFacts, file: str) -> None:
    """1.2.5, 1.2.6 Cities that another nation defends, each the objective of one nation, none of them a depot."""
    keys = [f"{row.nation} {row.order}" for row in objectives.objectives]
    _require_unique(file, "objectives", keys)
    places = [city for row in objectives.objectives for city in row.cities]
    _require_unique(file, "objectives.cities", places)
    depots = {city for nation in nations.nations for city in nation.depots}
    countries = {city.id: city.country for city in cities.cities}
    defended = {country: nation.id for nation in nations.nations for country in nation.defends}
    for row, key in zip(objectives.objectives, keys, strict=True):
        for city in row.cities:
            require(city in countries, file, f"objectives.{key}", f"{city} is no city")
            require(city not in depots, file, f"objectives.{key}", f"{city} is a depot")
            defender = defended.get(countries[city], row.nation)
            require(defender != row.nation, file, f"objectives.{key}", f"{city} is defended by no other nation")


@rule("3.10", "3.11", "3.12")
def check_cards(cards: CardsFacts, file: str) -> None:
    """3.10, 3.11 Four suits, values that rise, and four decks."""
    require(
        cards.suits == get_args(SuitName), file, "suits", f"expected {', '.join(get_args(SuitName))}, in this order"
    )
    require(cards.values.lowest < cards.values.highest, file, "values", "expected lowest < highest")
    require(cards.decks == 4, file, "decks", "expected 4 decks")


@rule("11.1")
def check_fate(fate: FateFacts, file: str) -> None:
    """11.1 Twelve events and six strokes, which the rules know by their ids."""
    ids = [card.id for card in fate.cards]
    events = [f"event-{number}" for number in range(1, 13)]
    expected = [*events, *get_args(StrokeName)]
    require(ids == expected, file, "cards", f"expected {', '.join(expected)}, in this order")
    kinds = [isinstance(card, EventFacts) for card in fate.cards]
    require(kinds == [id in events for id in ids], file, "cards.kind", "expected twelve events, then strokes")


@rule("12.1", "12.2", "12.6", "12.9")
def check_scenarios(scenarios: ScenariosFacts, pieces: PiecesFacts, file: str) -> None:
    """12 The games for four, three and two, each role at one seat."""
    ids = tuple(scenario.id for scenario in scenarios.scenarios)
    require(ids == SCENARIOS, file, "scenarios", f"expected {', '.join(SCENARIOS)}, in this order")
    prussian = {piece.id for piece in (*pieces.generals, *pieces.trains) if piece.nation == "prussia"}
    for scenario in scenarios.scenarios:
        key = f"scenarios.{scenario.id}"
        _require_unique(file, f"{key}.seats", [role for seat in scenario.seats for role in seat])
        _require_unique(file, f"{key}.nations", scenario.nations)
        part = scenario.prussia.pieces if scenario.prussia else ()
        require(set(part) <= prussian, file, f"{key}.prussia.pieces", "expected ids of Prussian pieces")


def _require_unique(file: str, key: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        require(count == 1, file, key, f"{id} stands there {count} times")
