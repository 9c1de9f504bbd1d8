"""The database: its migrations make what the code expects, its lock holds, it can be copied while it is written."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from tests.server.browsers import ME, Browser, serving, storage_in

from casusbelli.cli.app import run
from casusbelli.server.storage import META, Standing, Taken, file_of, url_of

STANDING = Standing("playing", 1, (0,))


def test_the_migrations_make_the_tables_of_the_code(tmp_path: Path) -> None:
    async def opened() -> None:
        async with storage_in(tmp_path) as storage:
            await storage.open()

    asyncio.run(opened())
    engine = create_engine(f"sqlite:///{tmp_path / 'server.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_who_writes_second_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = Browser(client).found([ME, ME, ME])["id"]

    async def written() -> None:
        async with storage_in(tmp_path) as storage:
            count = len(await storage.entries(id))
            await storage.append(id, count, "now", [b'{"is":"undone","seat":0}'], STANDING)
            with pytest.raises(Taken):
                await storage.append(id, count, "now", [b'{"is":"undone","seat":1}'] * 2, STANDING)
            assert [body for _, body in await storage.entries(id)][count:] == ['{"is":"undone","seat":0}']

    asyncio.run(written())


def test_urls_of_databases() -> None:
    assert url_of("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert url_of("sqlite:////tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"
    assert url_of("postgresql+asyncpg://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert file_of("sqlite:////tmp/x.db") == Path("/tmp/x.db")
    assert file_of("postgresql+asyncpg://u@h/d") is None


def test_a_backup_holds_every_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as client:
        id = Browser(client).found([ME, ME, ME])["id"]
        command = ["backup", str(copy), "--database", str(tmp_path / "server.db"), "--lang", "en"]
        assert run(command) == 0
        assert run(command) == 2
    with sqlite3.connect(copy) as connection:
        found: list[Any] = connection.execute("SELECT id FROM game").fetchall()
    assert found == [(id,)]
    assert copy.stat().st_mode & 0o077 == 0
    assert run(["backup", str(tmp_path / "x"), "--database", str(tmp_path / "none.db")]) == 2
    capsys.readouterr()


def test_a_busy_port_is_said_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--database", str(tmp_path / "x.db"), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("casusbelli: cannot listen at 127.0.0.1:")
    assert told.err.count("\n") == 1


def test_what_is_no_database_is_said_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "no.db").write_text("this is no database, and never was one" * 100)
    for database in (str(tmp_path / "no" / "folder.db"), str(tmp_path / "no.db"), "nothing://host/name"):
        assert run(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 2, database
        told = capsys.readouterr()
        assert told.err.startswith("casusbelli: the database cannot be opened: ")
        assert told.err.count("\n") == 1


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the hands, the objectives and the keys of the dice of every table."""
    with serving(tmp_path) as client:
        Browser(client).found([ME, ME, ME])
        kept = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert kept
        assert [path.name for path in kept if path.stat().st_mode & 0o077] == []
