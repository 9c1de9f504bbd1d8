"""The database: tables, seats, journals, bookmarks. SQLAlchemy Core; what `append` has returned from is on the disk.

The journal of a table lies in `event`, one row an entry; its primary key (game, seq) is the optimistic lock: whoever
comes second finds its number taken, and nothing of its answer is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

META = MetaData()

game = Table(
    "game",
    META,
    Column("id", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer),
    Column("asked", Text, nullable=False),
    Column("watch", Text, nullable=False, unique=True),
    Column("created", Text, nullable=False),
    Column("updated", Text, nullable=False),
)


def _of_game(**more: Any) -> Column[str]:
    """The column that says which table a row belongs to."""
    return Column("game", Text, ForeignKey("game.id", ondelete="CASCADE"), **more)


seat = Table(
    "seat",
    META,
    _of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Index("seat_by_browser", "browser"),
)
entry = Table(
    "event",
    META,
    _of_game(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Text, nullable=False),
    Column("body", Text, nullable=False),
)
bookmark = Table(
    "bookmark",
    META,
    _of_game(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("pages", Text, nullable=False),
    Column("standing", Text, nullable=False),
)
invitation = Table(
    "invitation",
    META,
    Column("secret", Text, primary_key=True),
    _of_game(nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Text, nullable=False),
    Column("used", Text),
)
watcher = Table(
    "watcher",
    META,
    _of_game(primary_key=True),
    Column("browser", Text, primary_key=True),
)
talk = Table(
    "talk",
    META,
    Column("id", Integer, primary_key=True),
    _of_game(nullable=False),
    Column("seat", Integer, nullable=False),
    Column("channel", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    Index("talk_by_game", "game"),
)


class Chair(msgspec.Struct):
    """A seat at a table: `browser` is the hash of the secret of whoever holds it, `bot` the level that plays it."""

    seat: int
    browser: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """How the wire calls it."""
        if self.bot:
            return "bot"
        return "person" if self.browser else "open"


class Said(msgspec.Struct, frozen=True):
    """A line of table talk; seat -1: somebody who watches."""

    seat: int
    channel: str
    text: str
    at: str


class NewTable(msgspec.Struct, frozen=True):
    """All that a new table begins with. `watch` and the keys of `invitations` are hashes of secrets."""

    id: str
    key: str
    header: str
    hotseat: bool
    watch: str
    chairs: tuple[Chair, ...]
    invitations: dict[str, int]
    expires: str
    watchers: tuple[str, ...] = ()


class Marked(msgspec.Struct, frozen=True):
    """A bookmark behind `seq` entries: what it adds to the pages before it, and where the table goes on.

    Only the last one says where. `anew`: there are none before it that count.
    """

    seq: int
    pages: str
    standing: str
    anew: bool = False


class Standing(msgspec.Struct, frozen=True):
    """What the list of tables tells of one, kept beside its journal."""

    status: str
    round: int | None
    asked: tuple[int, ...]


class Taken(Exception):
    """Somebody else has written on in this journal."""


def url_of(database: str) -> str:
    """The URL for the asynchronous driver, of a URL or of a path to an SQLite file."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).expanduser()}"
    url = make_url(database)
    return str(url.set(drivername="sqlite+aiosqlite")) if url.drivername == "sqlite" else database


def file_of(database: str) -> Path | None:
    """The SQLite file behind a database; None where it is another kind."""
    url = make_url(url_of(database))
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _pragmas(connection: Any, _record: Any) -> None:
    """Readers beside the writer; what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


P = ParamSpec("P")
R = TypeVar("R")


def _to_its_end(
    method: Callable[Concatenate[Storage, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Storage, P], Coroutine[Any, Any, R]]:
    """What is asked of the database runs to its end, whatever becomes of who asked.

    A task that is cancelled with a connection in hand leaves it to nobody: neither the pool nor `close` finds it again.
    """

    @wraps(method)
    async def asked(storage: Storage, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.get_running_loop().create_task(method(storage, *args, **kwargs))
        storage.going.add(task)
        task.add_done_callback(storage.going.discard)
        return await asyncio.shield(task)

    return asked


class Storage:
    """The database of one server. Times are UTC, as ISO 8601."""

    def __init__(self, database: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url_of(database))
        self._file = file_of(database)
        # SQLite has one writer: whoever waits here does not wait with a connection in hand.
        self._writing = asyncio.Lock()
        self.going: set[asyncio.Task[Any]] = set()
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _pragmas)

    async def open(self) -> None:
        """Bring the database up to date. It holds the secrets of all tables: a new file is for its owner alone."""
        if self._file is not None:
            self._file.touch(mode=0o600)
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of it, when what is going on has come to its end."""
        while self.going:
            await asyncio.wait(self.going)
        await self._engine.dispose()

    @_to_its_end
    async def ping(self) -> None:
        """Raises what is wrong with the database."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    # Writing.

    @_to_its_end
    async def found(self, new: NewTable, at: str, entries: Sequence[bytes], standing: Standing) -> None:
        """Keep a new table with the first entries of its journal."""
        row = {
            "id": new.id,
            "key": new.key,
            "header": new.header,
            "hotseat": new.hotseat,
            "watch": new.watch,
            "created": at,
            "updated": at,
            **_standing(standing),
        }
        sent = [
            {"secret": secret, "game": new.id, "seat": number, "expires": new.expires}
            for secret, number in new.invitations.items()
        ]
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(game), [row])
            await connection.execute(insert(seat), [{"game": new.id, **msgspec.structs.asdict(c)} for c in new.chairs])
            if entries:
                await connection.execute(insert(entry), _rows(new.id, 0, at, entries))
            if sent:
                await connection.execute(insert(invitation), sent)
            if new.watchers:
                await connection.execute(insert(watcher), [{"game": new.id, "browser": one} for one in new.watchers])

    @_to_its_end
    async def append(
        self,
        id: str,
        first: int,
        at: str,
        entries: Sequence[bytes],
        standing: Standing,
        marked: Marked | None = None,
    ) -> None:
        """Add entries to a journal, the first at place `first`, and a bookmark: all or nothing. Raises Taken."""
        try:
            async with self._writing, self._engine.begin() as connection:
                if entries:
                    await connection.execute(insert(entry), _rows(id, first, at, entries))
                await connection.execute(update(game).where(game.c.id == id).values(updated=at, **_standing(standing)))
                if marked is not None:
                    await _mark(connection, id, marked)
        except IntegrityError:
            raise Taken(id) from None

    @_to_its_end
    async def mark(self, id: str, marked: Marked) -> None:
        """Keep a bookmark of a table that nobody has played at since."""
        async with self._writing, self._engine.begin() as connection:
            await _mark(connection, id, marked)

    @_to_its_end
    async def stand(self, id: str, standing: Standing) -> None:
        """Keep what the list of tables tells of one."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(update(game).where(game.c.id == id).values(**_standing(standing)))

    @_to_its_end
    async def sit(self, id: str, chair: Chair) -> None:
        """Keep who has a seat now."""
        values = {"browser": chair.browser, "bot": chair.bot, "name": chair.name}
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(update(seat).where(seat.c.game == id, seat.c.seat == chair.seat).values(**values))

    @_to_its_end
    async def accept(self, secret: str, at: str, browser: str, name: str) -> bool:
        """Use an invitation, once: its seat has this browser and this name now. False: it has been used meanwhile."""
        unused = (invitation.c.secret == secret) & invitation.c.used.is_(None)
        async with self._writing, self._engine.begin() as connection:
            found = (await connection.execute(select(invitation).where(unused))).one_or_none()
            if found is None:
                return False
            await connection.execute(update(invitation).where(unused).values(used=at))
            place = (seat.c.game == found.game) & (seat.c.seat == found.seat)
            await connection.execute(update(seat).where(place).values(browser=browser, name=name))
        return True

    @_to_its_end
    async def admit(self, id: str, browser: str) -> None:
        """Let a browser watch a table."""
        async with self._writing, self._engine.begin() as connection:
            if (await connection.execute(_watching(id, browser))).one_or_none() is None:
                await connection.execute(insert(watcher), [{"game": id, "browser": browser}])

    @_to_its_end
    async def say(self, id: str, said: Said) -> None:
        """Keep a line of talk."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(talk), [{"game": id, **msgspec.structs.asdict(said)}])

    # Reading.

    @_to_its_end
    async def table(self, id: str) -> Row[Any] | None:
        """The row of a table."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(game).where(game.c.id == id))).one_or_none()

    async def chairs(self, id: str) -> list[Chair]:
        """The seats of a table, in order."""
        rows = await self._all(select(seat).where(seat.c.game == id).order_by(seat.c.seat))
        return [Chair(row.seat, row.browser, row.bot, row.name) for row in rows]

    async def entries(self, id: str) -> list[tuple[str, str]]:
        """The journal of a table: when, and what."""
        rows = await self._all(select(entry.c.at, entry.c.body).where(entry.c.game == id).order_by(entry.c.seq))
        return [(row.at, row.body) for row in rows]

    async def marks(self, id: str) -> list[Marked]:
        """The bookmarks of a table, in order."""
        rows = await self._all(select(bookmark).where(bookmark.c.game == id).order_by(bookmark.c.seq))
        return [Marked(row.seq, row.pages, row.standing) for row in rows]

    async def talk(self, id: str, most: int) -> list[Said]:
        """The last lines of talk at a table."""
        rows = await self._all(select(talk).where(talk.c.game == id).order_by(talk.c.id.desc()).limit(most))
        return [Said(row.seat, row.channel, row.text, row.at) for row in reversed(rows)]

    async def invitation(self, secret: str) -> Row[Any] | None:
        """An invitation, used or not."""
        rows = await self._all(select(invitation).where(invitation.c.secret == secret))
        return rows[0] if rows else None

    async def watches(self, id: str, browser: str) -> bool:
        """May this browser watch the table?"""
        return bool(await self._all(_watching(id, browser)))

    async def watched(self, secret: str) -> str | None:
        """The table that a link to watch leads to."""
        rows = await self._all(select(game.c.id).where(game.c.watch == secret))
        return rows[0].id if rows else None

    async def tables(self, browser: str) -> list[tuple[Row[Any], list[Row[Any]]]]:
        """The tables at which a browser sits, the newest first, each with its seats."""
        mine = select(seat.c.game).where(seat.c.browser == browser)
        rows = await self._all(select(game).where(game.c.id.in_(mine)).order_by(game.c.updated.desc()).limit(100))
        seats = await self._all(select(seat).where(seat.c.game.in_(mine)).order_by(seat.c.seat))
        return [(row, [one for one in seats if one.game == row.id]) for row in rows]

    @_to_its_end
    async def _all(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()


async def _mark(connection: AsyncConnection, id: str, marked: Marked) -> None:
    of_table = bookmark.c.game == id
    before = delete(bookmark) if marked.anew else update(bookmark).values(standing="")
    await connection.execute(before.where(of_table))
    row = {"game": id, "seq": marked.seq, "pages": marked.pages, "standing": marked.standing}
    await connection.execute(insert(bookmark), [row])


def _watching(id: str, browser: str) -> Any:
    return select(watcher.c.browser).where(watcher.c.game == id, watcher.c.browser == browser)


def _standing(standing: Standing) -> dict[str, Any]:
    return {"status": standing.status, "round": standing.round, "asked": msgspec.json.encode(standing.asked).decode()}


def _rows(id: str, first: int, at: str, entries: Sequence[bytes]) -> list[dict[str, Any]]:
    return [{"game": id, "seq": seq, "at": at, "body": body.decode()} for seq, body in enumerate(entries, first)]
