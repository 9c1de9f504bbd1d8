"""Tables as text: aligned, side by side where they fit, never wider than the screen, marked by more than colour."""

import io

import pytest

from casusbelli.cli.paint import Block, Painter, length, pack, wrap
from casusbelli.cli.screen import BADGES, Screen
from casusbelli.engine.present import NUMBER, STRONG, Cell, Mark, Section
from casusbelli.engine.record import Message


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def said(text: object) -> str:
    return text.id if isinstance(text, Message) else str(text)


def painter(target: io.StringIO, environment: dict[str, str] | None = None) -> Painter:
    screen = Screen(io.StringIO(), target, environment or {"TERM": "xterm"})
    return Painter(screen, said, [Mark(Message("Re"), Message("Red"), "red"), Mark(Message("Bl"), Message("Blue"))])


SECTION = Section(
    Message("Asia"),
    (
        (Cell("Omsk", hint=STRONG), Cell("", 0), Cell(12), Cell("!")),
        (Cell("Middle East"), Cell("", 1), Cell(3), Cell("·")),
    ),
)


def test_columns_are_aligned_and_numbers_set_flush_right() -> None:
    assert painter(io.StringIO()).block(SECTION).lines == (
        "Asia",
        "Omsk        [Re] 12 !",
        "Middle East [Bl]  3 ·",
    )


def test_heads_stand_above_their_columns() -> None:
    rows = ((Cell("a"), Cell("1.5", hint=NUMBER)), (Cell("b"), Cell("10.5", hint=NUMBER)))
    section = Section(Message("Odds"), rows, (Message("From"), Message("Chance")))
    assert painter(io.StringIO()).block(section).lines == ("Odds", "From  Chance", "a        1.5", "b       10.5")


def test_colour_is_never_the_only_sign() -> None:
    coloured = painter(Terminal()).mark(0)
    assert BADGES["red"] in coloured
    assert "Re" in coloured
    assert painter(Terminal(), {"TERM": "xterm", "NO_COLOR": "1"}).mark(0) == "[Re]"
    assert painter(Terminal(), {"TERM": "dumb"}).mark(0) == "[Re]"
    assert painter(io.StringIO()).seat(1) == "[Bl] Blue"


def test_colours_take_no_columns() -> None:
    plain, coloured = painter(io.StringIO()).block(SECTION), painter(Terminal()).block(SECTION)
    assert [length(line) for line in plain.lines] == [length(line) for line in coloured.lines]


@pytest.mark.parametrize("width", [20, 41, 60, 100])
def test_blocks_stand_side_by_side_as_far_as_they_fit(width: int) -> None:
    blocks = [Block(tuple(f"{name}{row}".ljust(18, ".") for row in range(4))) for name in "abcde"]
    text = pack(blocks, width)
    lines = text.splitlines()
    assert max(map(length, lines)) <= max(width, 18)
    assert sorted(word for line in lines for word in line.split()) == sorted(
        line for block in blocks for line in block.lines
    )
    assert [line for line in lines if line.startswith("a")] == [line for line in lines if "a" in line]


def test_nothing_is_packed_into_nothing() -> None:
    assert pack([], 80) == ""


def test_a_long_cell_goes_on_below_itself() -> None:
    facing = tuple(Cell(f"place {n}", 1) for n in range(12))
    section = Section(Message("Fronts"), ((Cell("Omsk"), Cell(3), Cell(facing)),))
    lines = painter(io.StringIO()).block(section).lines
    assert all(length(line) <= 100 for line in lines)
    assert len(lines) > 2
    assert all(line.startswith(" " * 7) for line in lines[2:])


def test_texts_are_broken_between_words() -> None:
    assert wrap("one two three", 100) == ["one two three"]
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("unbreakable", 3) == ["unbreakable"]
