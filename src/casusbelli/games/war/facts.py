"""What the data files of War may say: their shape, and the checks that a shape cannot express.

Every check raises `DataError` with file, key and expectation. `file` is the path that errors name.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from casusbelli.engine.components import DataFile, Facts, require
from casusbelli.engine.rules import rule

Count = Annotated[int, msgspec.Meta(ge=1)]
Offset = Annotated[int, msgspec.Meta(ge=0)]
FigureName = Literal["triangle", "square", "circle"]
Tail = Literal["plus5", "plus10"]


class ContinentFacts(Facts, frozen=True):
    """1.2, 1.4 A continent and its value in Table I."""

    id: str
    armies: Count


class TerritoryFacts(Facts, frozen=True):
    """1.2 A territory; `label` is the place of its name on a canvas of 1000 x 600."""

    id: str
    continent: str
    label: tuple[int, int]
    aliases: tuple[str, ...] = ()


class BoardFacts(DataFile, frozen=True):
    """`board.toml`: 1.2, 1.3.1, 1.3.2, 1.4."""

    continents: tuple[ContinentFacts, ...]
    territories: tuple[TerritoryFacts, ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]


class TerritoryCardFacts(Facts, frozen=True):
    """1.6 A card with its territory and figure."""

    territory: str
    figure: FigureName


class CardFacts(DataFile, frozen=True):
    """`cards.toml`: 1.6, 1.7."""

    territories: tuple[TerritoryCardFacts, ...]
    wild: tuple[str, ...]


class DestroyFacts(Facts, frozen=True, tag_field="kind", tag="destroy"):
    """13.6 A card that orders the destruction of a colour."""

    id: str
    colour: str


class TerritoriesFacts(Facts, frozen=True, tag_field="kind", tag="territories"):
    """13.8, 13.9 A card that counts territories with at least so many armies each."""

    id: str
    territories: Count
    armies: Count


class ContinentsFacts(Facts, frozen=True, tag_field="kind", tag="continents"):
    """13.10 A card that names continents, and how many further ones of the holder's choice."""

    id: str
    continents: tuple[str, ...]
    further: Offset


class SwitchedFacts(Facts, frozen=True):
    """13.7 What a destroy card turns into."""

    territories: Count
    armies: Count


class ObjectiveFacts(DataFile, frozen=True):
    """`objectives.toml`: 1.8."""

    objectives: tuple[DestroyFacts | TerritoriesFacts | ContinentsFacts, ...]
    switched: SwitchedFacts


class TableFacts(DataFile, frozen=True):
    """`tables.toml`: 1.5, 16.1."""

    exchange: tuple[Count, ...]
    tails: dict[Tail, Count]


class PieceValues(Facts, frozen=True):
    """2.3 How many armies a small and a large piece stand for."""

    small: Count
    large: Count


class DiceFacts(Facts, frozen=True):
    """5.3 The dice of one side."""

    colour: str
    count: Count


class PieceFacts(DataFile, frozen=True):
    """`pieces.toml`: 1.1, 2.2, 2.3, 5.3."""

    colours: tuple[str, ...]
    pieces: PieceValues
    attack_dice: DiceFacts
    defence_dice: DiceFacts


class Deal(Facts, frozen=True):
    """2.11.1 to 2.11.4 A deal, by number of players.

    `territories` by seat from the dealer's left to the dealer; `last_card` and `first_player` in seats to the left of
    the dealer, 0 for the dealer; `base_armies` of each player in round 1; `objectives` in the draw.
    """

    players: Count
    territories: tuple[Count, ...]
    last_card: Offset
    first_player: Offset
    base_armies: Count
    objectives: Count


class DealFacts(DataFile, frozen=True):
    """`deals.toml`: 2.11.1 to 2.11.4."""

    deals: tuple[Deal, ...]


@rule("1.1", "1.2", "1.3")
def check_board(board: BoardFacts, file: str) -> None:
    """1.2, 1.3 Six continents, 42 territories in them, and borders that join them all."""
    ids = [territory.id for territory in board.territories]
    require(len(board.continents) == 6, file, "continents", "expected 6 continents")
    require(len(ids) == 42, file, "territories", "expected 42 territories")
    _require_unique(file, "continents", [continent.id for continent in board.continents])
    _require_unique(file, "territories", ids)
    _check_continents(board, file)
    _check_labels(board, file)
    _check_borders(board, file)


def _check_continents(board: BoardFacts, file: str) -> None:
    known = {continent.id for continent in board.continents}
    for territory in board.territories:
        require(territory.continent in known, file, f"territories.{territory.id}.continent", _one_of(known))
    for id in known - {territory.continent for territory in board.territories}:
        require(False, file, f"continents.{id}", "expected at least one territory in it")


def _check_labels(board: BoardFacts, file: str) -> None:
    taken = {territory.id for territory in board.territories}
    for territory in board.territories:
        x, y = territory.label
        inside = 0 <= x <= 1000 and 0 <= y <= 600
        require(inside, file, f"territories.{territory.id}.label", "expected a point of the canvas of 1000 x 600")
        for alias in territory.aliases:
            require(alias not in taken, file, f"territories.{territory.id}.aliases", f"{alias} names another territory")
        taken |= set(territory.aliases)


def _check_borders(board: BoardFacts, file: str) -> None:
    known = {territory.id for territory in board.territories}
    for key, pairs in (("land", board.land), ("sea", board.sea)):
        for index, pair in enumerate(pairs):
            require(set(pair) <= known, file, f"{key}[{index}]", "expected ids of two territories")
            require(pair[0] != pair[1], file, f"{key}[{index}]", "a territory is not contiguous with itself")
    _require_unique(file, "land and sea", ["-".join(sorted(pair)) for pair in board.land + board.sea])
    _check_connected(board, file)


def _check_connected(board: BoardFacts, file: str) -> None:
    reached = {board.territories[0].id}
    for _ in board.territories:
        reached |= {id for pair in board.land + board.sea if reached & set(pair) for id in pair}
    for territory in board.territories:
        joined = territory.id in reached
        require(joined, file, f"territories.{territory.id}", f"no way leads to it from {board.territories[0].id}")


@rule("1.1", "1.6", "1.7")
def check_cards(cards: CardFacts, board: BoardFacts, file: str) -> None:
    """1.6, 1.7 Each territory on exactly one card, each figure on as many, and two wild cards."""
    pictured = Counter(card.territory for card in cards.territories)
    known = {territory.id for territory in board.territories}
    for index, card in enumerate(cards.territories):
        require(card.territory in known, file, f"territories[{index}].territory", "expected the id of a territory")
    for id in known:
        require(pictured[id] == 1, file, f"territories.{id}", f"expected exactly 1 card, got {pictured[id]}")
    figures = Counter(card.figure for card in cards.territories)
    for figure, count in figures.items():
        require(count == 14, file, f"territories.figure.{figure}", f"expected 14 cards, got {count}")
    require(len(cards.wild) == 2, file, "wild", "expected 2 wild cards")
    _require_unique(file, "wild", [*cards.wild, *known])


@rule("1.1", "1.8", "2.5")
def check_objectives(objectives: ObjectiveFacts, board: BoardFacts, pieces: PieceFacts, file: str) -> None:
    """1.8 Fourteen cards, one destroy card for each colour among them, of things that exist."""
    require(len(objectives.objectives) == 14, file, "objectives", "expected 14 objective cards")
    _require_unique(file, "objectives", [card.id for card in objectives.objectives])
    colours = [card.colour for card in objectives.objectives if isinstance(card, DestroyFacts)]
    each = sorted(colours) == sorted(pieces.colours)
    require(each, file, "objectives.colour", f"expected one destroy card for each of {', '.join(pieces.colours)}")
    for card in objectives.objectives:
        _check_reach(card, board, f"objectives.{card.id}", file)


def _check_reach(
    card: DestroyFacts | TerritoriesFacts | ContinentsFacts, board: BoardFacts, key: str, file: str
) -> None:
    if isinstance(card, TerritoriesFacts):
        require(card.territories <= len(board.territories), file, f"{key}.territories", "more than the board has")
    if isinstance(card, ContinentsFacts):
        known = {continent.id for continent in board.continents}
        require(set(card.continents) <= known, file, f"{key}.continents", _one_of(known))
        _require_unique(file, f"{key}.continents", card.continents)
        left = len(known) - len(card.continents)
        require(card.further <= left, file, f"{key}.further", f"expected at most the {left} other continents")


@rule("1.5", "16.1")
def check_tables(tables: TableFacts, file: str) -> None:
    """1.5, 16.1 A table that rises, and a continuation for each value of the option."""
    require(len(tables.exchange) > 0, file, "exchange", "expected at least one value")
    rises = all(low < high for low, high in zip(tables.exchange, tables.exchange[1:], strict=False))
    require(rises, file, "exchange", "expected values that rise")
    require(set(tables.tails) == {"plus5", "plus10"}, file, "tails", "expected plus5 and plus10")


@rule("1.1", "2.2", "2.3", "5.3")
def check_pieces(pieces: PieceFacts, file: str) -> None:
    """1.1, 2.2, 2.3, 5.3 Six colours, two sizes of pieces, three dice of each side."""
    require(len(pieces.colours) == 6, file, "colours", "expected 6 colours")
    _require_unique(file, "colours", pieces.colours)
    require(pieces.pieces.small == 1, file, "pieces.small", "expected 1, or some numbers could not be shown")
    require(pieces.pieces.large > 1, file, "pieces.large", "expected more than a small piece")
    for key, dice in (("attack_dice", pieces.attack_dice), ("defence_dice", pieces.defence_dice)):
        require(dice.count == 3, file, f"{key}.count", "expected 3 dice")


@rule("2.11.1", "2.11.2", "2.11.3", "2.11.4")
def check_deals(deals: DealFacts, board: BoardFacts, objectives: ObjectiveFacts, file: str) -> None:
    """2.5, 2.11, 3.1, 4.2, 4.3 A deal for 3 to 6 players whose numbers follow from dealing one card at a time."""
    numbers = [deal.players for deal in deals.deals]
    require(numbers == [3, 4, 5, 6], file, "deals.players", "expected 3, 4, 5 and 6, in this order")
    destroy = sum(isinstance(card, DestroyFacts) for card in objectives.objectives)
    other = len(objectives.objectives) - destroy
    for deal in deals.deals:
        _check_deal(deal, len(board.territories), f"deals[{deal.players - 3}]", file)
        pool = other + deal.players
        require(deal.objectives == pool, file, f"deals[{deal.players - 3}].objectives", f"expected {pool}")


def _check_deal(deal: Deal, territories: int, key: str, file: str) -> None:
    share, rest = divmod(territories, deal.players)
    dealt = tuple(share + (seat < rest) for seat in range(deal.players))
    base = max(3, share // 2)
    require(deal.territories == dealt, file, f"{key}.territories", f"expected {list(dealt)}")
    require(deal.last_card == rest, file, f"{key}.last_card", f"expected {rest}")
    require(deal.first_player == rest + 1, file, f"{key}.first_player", f"expected {rest + 1}")
    require(deal.base_armies == base, file, f"{key}.base_armies", f"expected {base}")


def _require_unique(file: str, key: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        require(count == 1, file, key, f"{id} stands there {count} times")


def _one_of(ids: Iterable[str]) -> str:
    return f"expected one of {', '.join(sorted(ids))}"
