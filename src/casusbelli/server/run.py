"""Running the application on uvicorn, and stopping it in time although streams are open."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from alembic.util.exc import CommandError
from litestar import Litestar
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from casusbelli.server.app import app
from casusbelli.server.logs import to_stderr
from casusbelli.server.settings import Settings
from casusbelli.server.storage import Storage

STOPPED_WITHIN = 2
"""Seconds that open requests are given when the server stops."""


class _Stopping(uvicorn.Server):
    """A server that ends its streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, application: Litestar) -> None:
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._application.state.rooms.close()
        await super().shutdown(sockets)


class BadDatabase(Exception):
    """The database cannot be opened; the text is one line and says why."""


def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody is let in. Raises BadDatabase."""
    try:
        asyncio.run(_opened(settings.database))
    except (SQLAlchemyError, CommandError, OSError, ImportError, ValueError) as wrong:
        cause = wrong.orig if isinstance(wrong, DBAPIError) else wrong
        raise BadDatabase(" ".join(str(cause).split())) from None


async def _opened(database: str) -> None:
    storage = Storage(database)
    try:
        await storage.open()
    finally:
        await storage.close()


def run(settings: Settings, listening: socket.socket) -> int:
    """Serve until a signal comes. The exit status: 0, or 1 where the server could not begin."""
    to_stderr()
    application = app(settings)
    config = uvicorn.Config(
        application,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOPPED_WITHIN,
        timeout_keep_alive=30,
        proxy_headers=True,
        server_header=False,
        lifespan="on",
    )
    server = _Stopping(config, application)
    asyncio.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1
