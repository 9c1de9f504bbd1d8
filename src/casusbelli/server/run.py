"""Running the application on uvicorn, and stopping it in time although streams are open."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from litestar import Litestar

from casusbelli.server.app import app
from casusbelli.server.logs import to_stderr
from casusbelli.server.settings import Settings

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
