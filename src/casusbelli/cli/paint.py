"""Sections as text: columns set flush, narrow tables side by side, everything as wide as the screen and no wider."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

import msgspec

from casusbelli.cli.screen import Screen
from casusbelli.engine.present import FAINT, MINE, NUMBER, STRONG, Cell, Mark, Section, Text

GAP = 2
BETWEEN = "   "
"""Between parts of a cell, and between tables side by side."""
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")

Say = Callable[[Text], str]


def length(text: str) -> int:
    """Columns that a text takes on the screen."""
    return len(ESCAPES.sub("", text))


def padded(text: str, width: int) -> str:
    """The text, filled up with blanks."""
    return text + " " * (width - length(text))


class Block(msgspec.Struct, frozen=True):
    """Lines that belong together."""

    lines: tuple[str, ...]


class Painter:
    """Makes text of cells: `say` puts messages and things into words, `marks` are those of the seats."""

    def __init__(self, screen: Screen, say: Say, marks: Sequence[Mark]) -> None:
        self.screen, self.say, self.marks = screen, say, marks

    def mark(self, seat: int) -> str:
        """The mark of a seat in its colour."""
        mark = self.marks[seat]
        return self.screen.badge(self.say(mark.letters), mark.colour)

    def seat(self, seat: int) -> str:
        """The mark and the name of a seat."""
        return f"{self.mark(seat)} {self.say(self.marks[seat].name)}"

    def cell(self, cell: Cell) -> str:
        """A cell as text."""
        if isinstance(cell.text, tuple):
            return BETWEEN.join(self.cell(part) for part in cell.text)
        text = self._hinted(cell, self.say(cell.text))
        return " ".join(part for part in (self.mark(cell.seat) if cell.seat >= 0 else "", text) if part)

    def _hinted(self, cell: Cell, text: str) -> str:
        if cell.hint in (MINE, STRONG):
            return self.screen.strong(text)
        return self.screen.faint(text) if cell.hint == FAINT else text

    def block(self, section: Section) -> Block:
        """A section as lines."""
        heads = [self.screen.faint(self.say(head)) for head in section.columns]
        rows = [[self.cell(cell) for cell in row] for row in section.rows]
        table = [heads, *rows] if heads else rows
        right = _numbers(section.rows)
        widths = [max(length(row[at]) for row in table) for at in range(len(table[0]))] if table else []
        gap = GAP if heads else 1
        lines = [line for row in table for line in self._row(row, widths, right, gap)]
        return Block((self.screen.strong(self.say(section.title)), *lines))

    def _row(self, row: Sequence[str], widths: Sequence[int], right: Sequence[bool], gap: int) -> list[str]:
        """A row as lines: the last cell goes on below itself where it is too long."""
        front = [_set(text, width, flush) for text, width, flush in zip(row[:-1], widths, right, strict=False)]
        head = "".join(f"{text}{' ' * gap}" for text in front)
        if right[-1]:
            return [head + _set(row[-1], widths[-1], True)]
        wrapped = wrap(row[-1], self.screen.width - length(head))
        return [head + wrapped[0], *(" " * length(head) + line for line in wrapped[1:])]

    def sections(self, sections: Iterable[Section]) -> str:
        """Sections as text, side by side where they are narrow enough."""
        return pack([self.block(section) for section in sections], self.screen.width)


def _numbers(rows: Sequence[Sequence[Cell]]) -> list[bool]:
    """Which columns are set flush right: those of numbers."""
    return [all(_is_number(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []


def _is_number(cell: Cell) -> bool:
    return isinstance(cell.text, int) or cell.hint == NUMBER


def _set(text: str, width: int, flush_right: bool) -> str:
    return " " * (width - length(text)) + text if flush_right else padded(text, width)


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of this width, broken between its parts, else between words; one that fits is left as it is."""
    joint = BETWEEN if BETWEEN in text else " "
    lines: list[str] = []
    for part in text.split(joint):
        if lines and length(lines[-1] + joint + part) <= width:
            lines[-1] += joint + part
        else:
            lines.append(part)
    return lines


def pack(blocks: Sequence[Block], width: int) -> str:
    """Blocks in as many columns as fit, the columns about equally long, the order kept down each column."""
    for columns in range(len(blocks), 0, -1):
        filled = _fill(blocks, columns)
        widths = [max(map(length, lines), default=0) for lines in filled]
        if columns == 1 or sum(widths) + len(BETWEEN) * (len(filled) - 1) <= width:
            return _beside(filled, widths)
    return ""


def _beside(filled: Sequence[Sequence[str]], widths: Sequence[int]) -> str:
    tallest = max(map(len, filled))
    rows = [[lines[at] if at < len(lines) else "" for lines in filled] for at in range(tallest)]
    return "\n".join(BETWEEN.join(map(padded, row, widths)).rstrip() for row in rows)


def _fill(blocks: Sequence[Block], columns: int) -> list[list[str]]:
    """Lines by column: the lowest height at which the blocks, one after another, need no more columns."""
    height = max(len(block.lines) for block in blocks)
    while len(filled := _stack(blocks, height)) > columns:
        height += 1
    return filled


def _stack(blocks: Sequence[Block], height: int) -> list[list[str]]:
    filled: list[list[str]] = [[]]
    for block in blocks:
        needed = len(block.lines) + bool(filled[-1])
        if filled[-1] and len(filled[-1]) + needed > height:
            filled.append([])
        filled[-1] += ["", *block.lines] if filled[-1] else block.lines
    return filled
