"""1 Components: board, cards, objectives, tables and pieces, as columns decoded once from `data/*.toml`.

Ids are ints that index the columns; the strings of the data stand in `TERRITORIES`, `CONTINENTS` and so on.
"""

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import NewType

import msgspec

from casusbelli.engine.components import located, read
from casusbelli.engine.record import Thing
from casusbelli.engine.rules import rule
from casusbelli.games.war.facts import (
    BoardFacts,
    CardFacts,
    ContinentsFacts,
    Deal,
    DealFacts,
    DestroyFacts,
    ObjectiveFacts,
    PieceFacts,
    TableFacts,
    Tail,
    TerritoriesFacts,
    check_board,
    check_cards,
    check_deals,
    check_objectives,
    check_pieces,
    check_tables,
)

PACKAGE = "casusbelli.games.war"

Territory = NewType("Territory", int)
Continent = NewType("Continent", int)
Colour = NewType("Colour", int)
Card = NewType("Card", int)
Objective = NewType("Objective", int)
Figure = NewType("Figure", int)
Pair = tuple[Territory, Territory]


class Destroy(msgspec.Struct, frozen=True, gc=False):
    """13.6 Take the last territory of a colour."""

    colour: Colour


class Territories(msgspec.Struct, frozen=True, gc=False):
    """13.8, 13.9 Own at least so many territories that hold at least so many armies each."""

    territories: int
    armies: int


class Continents(msgspec.Struct, frozen=True, gc=False):
    """13.10 Own whole continents: the named ones, and so many further ones of any kind."""

    continents: tuple[Continent, ...]
    further: int


Condition = Destroy | Territories | Continents

_board = read(PACKAGE, "board", BoardFacts)
_cards = read(PACKAGE, "cards", CardFacts)
_pieces = read(PACKAGE, "pieces", PieceFacts)
_objectives = read(PACKAGE, "objectives", ObjectiveFacts)
_tables = read(PACKAGE, "tables", TableFacts)
_deals = read(PACKAGE, "deals", DealFacts)

check_board(_board, located(PACKAGE, "board"))
check_cards(_cards, _board, located(PACKAGE, "cards"))
check_pieces(_pieces, located(PACKAGE, "pieces"))
check_objectives(_objectives, _board, _pieces, located(PACKAGE, "objectives"))
check_tables(_tables, located(PACKAGE, "tables"))
check_deals(_deals, _board, _objectives, located(PACKAGE, "deals"))

NONE = -1
"""Stands in `CARD_TERRITORY` and `CARD_FIGURE` for what a wild card does not show."""

FIGURES = ("triangle", "square", "circle")
TERRITORIES: tuple[str, ...] = tuple(territory.id for territory in _board.territories)
CONTINENTS: tuple[str, ...] = tuple(continent.id for continent in _board.continents)
COLOURS: tuple[str, ...] = _pieces.colours
CARDS: tuple[str, ...] = (*TERRITORIES, *_cards.wild)
"""The territory cards in the order of the territories, then the wild ones."""
OBJECTIVES: tuple[str, ...] = tuple(card.id for card in _objectives.objectives)

_territory = MappingProxyType({id: Territory(index) for index, id in enumerate(TERRITORIES)})
_continent = MappingProxyType({id: Continent(index) for index, id in enumerate(CONTINENTS)})
_colour = MappingProxyType({id: Colour(index) for index, id in enumerate(COLOURS)})
_card = MappingProxyType({id: Card(index) for index, id in enumerate(CARDS)})
_deal = MappingProxyType({deal.players: deal for deal in _deals.deals})
_objective = MappingProxyType({id: Objective(index) for index, id in enumerate(OBJECTIVES)})


def named(place: Territory) -> Thing:
    """A territory as a thing on the table, for messages."""
    return Thing("territory", place)


def territory(id: str) -> Territory:
    """The territory of that id, as `brasil`. Raises KeyError."""
    return _territory[id]


def continent(id: str) -> Continent:
    """The continent of that id, as `asia`. Raises KeyError."""
    return _continent[id]


def colour(id: str) -> Colour:
    """The colour of that id, as `red`. Raises KeyError."""
    return _colour[id]


def card(id: str) -> Card:
    """The card of that territory, or a wild one, as `wild_1`. Raises KeyError."""
    return _card[id]


def objective(id: str) -> Objective:
    """The objective card of that id, as `territories_24`. Raises KeyError."""
    return _objective[id]


@rule("1.2")
def _continent_of() -> tuple[Continent, ...]:
    """1.2 Every territory lies in exactly one continent."""
    return tuple(_continent[territory.continent] for territory in _board.territories)


@rule("1.2")
def _territories_of(home: Continent) -> tuple[Territory, ...]:
    """1.2 The territories of a continent."""
    return tuple(Territory(index) for index, id in enumerate(CONTINENT_OF) if id == home)


@rule("1.4")
def _continent_armies() -> tuple[int, ...]:
    """1.4 Table I."""
    return tuple(continent.armies for continent in _board.continents)


@rule("1.3.1")
def _land() -> tuple[Pair, ...]:
    """1.3.1 Land borders."""
    return _sorted_pairs(_board.land)


@rule("1.3.2")
def _sea() -> tuple[Pair, ...]:
    """1.3.2 Dotted lines."""
    return _sorted_pairs(_board.sea)


def _sorted_pairs(pairs: Iterable[tuple[str, str]]) -> tuple[Pair, ...]:
    return tuple(sorted(_pair(_territory[a], _territory[b]) for a, b in pairs))


def _pair(a: Territory, b: Territory) -> Pair:
    return (a, b) if a < b else (b, a)


@rule("1.3", "1.3.3")
def _neighbours(place: Territory) -> tuple[Territory, ...]:
    """1.3, 1.3.3 Both kinds of borders count equally, in both directions, and there are no others."""
    pairs = LAND + SEA
    return tuple(sorted([b for a, b in pairs if a == place] + [a for a, b in pairs if b == place]))


@rule("1.6", "1.7")
def _card_territory() -> tuple[Territory, ...]:
    """1.6, 1.7 A card for each territory; a wild card shows none."""
    return (*(Territory(index) for index in range(len(TERRITORIES))), *(Territory(NONE) for _ in _cards.wild))


@rule("1.6", "1.7")
def _card_figure() -> tuple[Figure, ...]:
    """1.6, 1.7 One figure on each territory card; a wild card shows none."""
    figures = {card.territory: Figure(FIGURES.index(card.figure)) for card in _cards.territories}
    return (*(figures[id] for id in TERRITORIES), *(Figure(NONE) for _ in _cards.wild))


@rule("1.8")
def _condition(card: DestroyFacts | TerritoriesFacts | ContinentsFacts) -> Condition:
    """1.8 What an objective card asks for."""
    if isinstance(card, DestroyFacts):
        return Destroy(_colour[card.colour])
    if isinstance(card, TerritoriesFacts):
        return Territories(card.territories, card.armies)
    return Continents(tuple(_continent[id] for id in card.continents), card.further)


CONTINENT_OF: tuple[Continent, ...] = _continent_of()
TERRITORIES_OF: tuple[tuple[Territory, ...], ...] = tuple(_territories_of(home) for home in _continent.values())
CONTINENT_ARMIES: tuple[int, ...] = _continent_armies()
LABELS: tuple[tuple[int, int], ...] = tuple(territory.label for territory in _board.territories)
"""Where the name of a territory is written, on a canvas of 1000 x 600 from the top left."""
ALIASES: tuple[tuple[str, ...], ...] = tuple(territory.aliases for territory in _board.territories)
"""Names of a territory on other printings, for forgiving input."""

LAND: tuple[Pair, ...] = _land()
SEA: tuple[Pair, ...] = _sea()
NEIGHBOURS: tuple[tuple[Territory, ...], ...] = tuple(_neighbours(place) for place in _territory.values())

CARD_TERRITORY: tuple[Territory, ...] = _card_territory()
CARD_FIGURE: tuple[Figure, ...] = _card_figure()

CONDITIONS: tuple[Condition, ...] = tuple(_condition(card) for card in _objectives.objectives)
SWITCHED = Territories(_objectives.switched.territories, _objectives.switched.armies)
"""13.7 What a destroy card turns into when its colour is the holder's own or falls to another player."""

DEALS: tuple[Deal, ...] = _deals.deals
PIECE_VALUES: tuple[int, int] = (_pieces.pieces.small, _pieces.pieces.large)
ATTACK_DICE: int = _pieces.attack_dice.count
DEFENCE_DICE: int = _pieces.defence_dice.count
DICE_COLOURS: tuple[str, str] = (_pieces.attack_dice.colour, _pieces.defence_dice.colour)
"""5.3 Of the attacker and of the defender."""


@rule("1.3")
def contiguous(a: Territory, b: Territory) -> bool:
    """1.3 Whether two territories share a border or are joined by a dotted line."""
    return b in NEIGHBOURS[a]


@rule("1.5", "10.3", "16.1")
def exchange_armies(number: int, tail: Tail) -> int:
    """1.5 Table II: armies for an exchange, numbered from 1 through the whole game; `tail` is option table_2_tail."""
    if number <= len(_tables.exchange):
        return _tables.exchange[number - 1]
    return _tables.exchange[-1] + (number - len(_tables.exchange)) * _tables.tails[tail]


@rule("10.1", "11.1", "11.2")
def is_set(cards: Sequence[Card]) -> bool:
    """10.1, 11.2 Whether cards are three different ones with equal figures, different figures, or a wild card."""
    if len(cards) != 3 or len(set(cards)) != 3:
        return False
    figures = {CARD_FIGURE[card] for card in cards}
    return NONE in figures or len(figures) != 2


@rule("2.11.1", "2.11.2", "2.11.3", "2.11.4")
def deal(players: int) -> Deal:
    """2.11 The deal for 3 to 6 players. Raises KeyError for other numbers."""
    return _deal[players]


@rule("2.3")
def pieces(armies: int) -> tuple[int, int]:
    """2.3 How many large and how many small pieces show a number of armies."""
    small, large = PIECE_VALUES
    return armies // large, armies % large // small
