"""`casusbelli backup FILE`: an online copy of the server's database."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from casusbelli.cli.errors import Fail
from casusbelli.cli.options import Lang
from casusbelli.cli.serve import Database, database_file
from casusbelli.cli.words import say

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"), show_default=False)]


def backup(file: File, database: Database = "", lang: Lang = "") -> None:
    """Copy the database as it is at one moment, although a server may be writing."""
    from casusbelli.server.storage import file_of

    source = file_of(database) if database else database_file()
    if source is None:
        raise Fail(say("backup-not-sqlite"))
    if not source.is_file():
        raise Fail(say("backup-no-database", file=str(source)))
    if file.exists():
        raise Fail(say("file-exists", file=str(file)))
    try:
        _copy(source, file)
    except (sqlite3.Error, OSError) as wrong:
        raise Fail(say("backup-failed", why=str(wrong))) from None
    print(say("backup-done", file=str(file)))


def _copy(source: Path, file: Path) -> None:
    """A copy at once or not at all; it holds the secrets of running games, so it is for its owner's eyes."""
    beside = file.with_name(f".{file.name}.part")
    beside.unlink(missing_ok=True)
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY, 0o600))
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as one,
            closing(sqlite3.connect(beside)) as two,
        ):
            one.backup(two)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
