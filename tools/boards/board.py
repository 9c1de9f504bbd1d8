"""A drawn board as it is kept in `web/src/boards`: decoding, and the outlines put together again from their arcs.

All numbers are integers on the board's canvas, `unit` steps to a board unit. An arc is `[x, y, dx, dy, dx, dy, ...]`. A
reference to an arc is its index, or `~index` (that is `-1 - index`) when the arc is walked backwards.
"""

from pathlib import Path

import msgspec
from tools.boards.lettering import Side

OUTPUT = Path(__file__).parents[2] / "web" / "src" / "boards"

Corner = tuple[int, int]
References = list[int]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory: its rings, its bounding box, where its counter stands and its name is anchored."""

    id: str
    rings: list[References]
    box: tuple[int, int, int, int]
    counter: Corner
    name: Corner
    side: Side


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dotted line: quadratic curves `x0 y0 cx cy x1 y1`, two of them where it goes over the edge of the board."""

    ends: tuple[str, str]
    curves: list[tuple[int, int, int, int, int, int]]


class Continent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The middle of the base line of a continent's name."""

    id: str
    name: Corner


class Compass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the compass rose is drawn."""

    at: Corner
    radius: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board. `coast`, `borders` and `frontiers` (between continents) are lines of arcs; `nobody` are rings."""

    about: str
    game: str
    width: int
    height: int
    unit: int
    regions: list[Region]
    links: list[Link]
    continents: list[Continent]
    compass: Compass
    nobody: list[References]
    coast: list[References]
    borders: list[References]
    frontiers: list[References]
    graticule: list[list[int]]
    arcs: list[list[int]]


def read(path: Path) -> Board:
    """The board of a file. Raises msgspec.ValidationError."""
    return msgspec.json.decode(path.read_bytes(), type=Board)


def write(board: Board, path: Path) -> None:
    """Keeps a board in a file, a line for each region, link and arc."""
    path.write_text("{\n" + ",\n".join(_entries(board)) + "\n}\n", encoding="utf-8")


def _entries(board: Board) -> list[str]:
    return [f'"{key}":{_lines(value)}' for key, value in msgspec.to_builtins(board).items()]


def _lines(value: object) -> str:
    if not isinstance(value, list):
        return msgspec.json.encode(value).decode()
    return "[\n" + ",\n".join(msgspec.json.encode(item).decode() for item in value) + "\n]"


def corners(steps: list[int]) -> list[Corner]:
    """The corners of a line that is kept as its first one and the steps from there."""
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def steps(line: list[Corner]) -> list[int]:
    """A line as its first corner and the steps from there."""
    before = [(0, 0), *line]
    return [step for (x0, y0), (x, y) in zip(before, line, strict=False) for step in (x - x0, y - y0)]


def outline(board: Board, references: References) -> list[Corner]:
    """The corners along a line of arcs; the first and the last are the same on a ring."""
    found: list[Corner] = []
    for reference in references:
        arc = corners(board.arcs[max(reference, ~reference)])
        found += (arc if reference >= 0 else arc[::-1])[1 if found else 0 :]
    return found
