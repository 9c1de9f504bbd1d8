"""Saved games from files, and what may be wrong with them, in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from casusbelli.cli.errors import Fail
from casusbelli.cli.naming import names
from casusbelli.cli.words import say
from casusbelli.table import journal
from casusbelli.table.journal import BadSave, Journal

SHARED = "casusbelli.table"
"""The package of the words that all games share."""

File = Annotated[str, typer.Argument(metavar="FILE", help=say("help-file"), show_default=False)]


def opened(file: str) -> Journal:
    """The journal in a file, which stays untouched. Raises Fail, naming the fault and its place."""
    try:
        return journal.read(Path(file))
    except OSError as wrong:
        raise Fail(say("file-unreadable", file=file, why=wrong.strerror or type(wrong).__name__)) from None
    except BadSave as wrong:
        raise bad(file, wrong) from None


def bad(file: str, wrong: BadSave) -> Fail:
    """What is wrong with a save, as the command's last word."""
    return Fail(f"{file}: {names(SHARED).say(wrong.reason, **wrong.args_)}")
