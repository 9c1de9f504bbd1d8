"""How subcommands print: one JSON document, or tables for a person."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDEST = 160
"""Columns of a table that goes to a file or a pipe."""


def document(value: Any) -> None:
    """Print one JSON document and nothing else."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def line(text: str = "") -> None:
    """Print a line as it is."""
    sys.stdout.write(f"{text}\n")


def console() -> Console:
    """Where tables go: as wide as the terminal, or wide enough for everything where there is none."""
    from rich.console import Console

    return Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else WIDEST)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> None:
    """Print a table; the columns `numbers` are set flush right."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    right = set(numbers)
    for place, head in enumerate(heads):
        made.add_column(head, justify="right" if place in right else "left", overflow="fold")
    for row in rows:
        made.add_row(*row)
    _print(made)


def facts(rows: Iterable[tuple[str, str]]) -> None:
    """Print names and values, one pair a line."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    made.add_column(style="bold")
    made.add_column(overflow="fold")
    for name, value in rows:
        made.add_row(name, value)
    _print(made)


def _print(made: Table) -> None:
    """Print a table without the blanks that fill up its lines."""
    target = console()
    with target.capture() as printed:
        target.print(made)
    for text in printed.get().splitlines():
        line(text.rstrip())


def heading(text: str) -> None:
    """Print a heading, in bold where there is a terminal."""
    console().print(text, style="bold")
