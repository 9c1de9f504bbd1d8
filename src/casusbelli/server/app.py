"""The application: what may be asked, how refusals look, and how it begins and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from logging import ERROR
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from casusbelli.engine.refusal import Refusal
from casusbelli.server import describe
from casusbelli.server.api import HANDLERS
from casusbelli.server.api.common import UNPACKED, language_of
from casusbelli.server.client import Asset, Client
from casusbelli.server.door import Door, dress
from casusbelli.server.errors import BROKEN, TOO_LARGE, UNKNOWN, Refused, malformed, refused
from casusbelli.server.logs import log
from casusbelli.server.protocol import Body, Refusing
from casusbelli.server.rooms import Rooms
from casusbelli.server.settings import Settings
from casusbelli.server.storage import Storage

LARGEST_BODY = 64 * 1024
"""Bytes of a request, files excepted."""


def app(settings: Settings) -> Litestar:
    """A server with these settings; its database is opened when it starts."""
    server = Litestar(
        route_handlers=[*HANDLERS, page],
        middleware=[Door(settings)],
        before_send=[dress],
        lifespan=[_living(settings)],
        exception_handlers={Refused: _refused, HTTPException: _wrong, RecursionError: _too_deep, Exception: _broken},
        compression_config=CompressionConfig("gzip", minimum_size=800, gzip_compress_level=5, exclude_opt_key=UNPACKED),
        openapi_config=OpenAPIConfig(
            "Casus Belli", version("casusbelli"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    _close_bodies(server)
    return server


def _close_bodies(server: Litestar) -> None:
    """Say in the OpenAPI document, too, that what a client sends has no other fields."""
    schemas = server.openapi_schema.components.schemas
    for body in Body.__subclasses__():
        schemas[body.__name__].additional_properties = False


def _living(settings: Settings) -> Any:
    @asynccontextmanager
    async def living(server: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        await storage.open()
        rooms = server.state.rooms = Rooms(storage, settings)
        server.state.client = Client()
        sweeping = asyncio.create_task(rooms.sweep())
        try:
            yield
        finally:
            rooms.close()
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            await rooms.closed()
            await storage.close()

    return living


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={UNPACKED: True})
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the page that all its addresses lead to."""
    client: Client = request.app.state.client
    name = path.lstrip("/")
    found = client.find(name) if name else None
    if found is None and name.startswith(("api/", "assets/")):
        raise refused(UNKNOWN, "refused-nothing-here")
    return _served(request, found or client.index())


def _served(request: Request[Any, Any, Any], asset: Asset) -> Response[bytes]:
    headers = {"etag": asset.etag, "cache-control": asset.cache, "vary": "accept-encoding"}
    if asset.policy:
        headers["content-security-policy"] = asset.policy
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.kind, headers=headers)


# Refusals.


def _refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[bytes]:
    text = describe.words(refusal.refusal, refusal.game, language_of(request))
    snapshot = msgspec.Raw(refusal.snapshot) if refusal.snapshot else None
    body = msgspec.json.encode(Refusing(refusal.refusal, text, snapshot))
    return Response(body, status_code=refusal.status, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


def _wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar refuses by itself."""
    reasons = {404: "refused-nothing-here", 405: "refused-method", TOO_LARGE: "refused-too-large"}
    reason = reasons.get(error.status_code, "refused-malformed" if error.status_code < BROKEN else "refused-broken")
    args = {"key": "", "why": _why(error)} if reason == "refused-malformed" else {}
    return _refused(request, Refused(error.status_code, Refusal("", reason, args)))


def _why(error: HTTPException) -> str:
    """What is wrong with a request, without the request."""
    extra: Any = error.extra
    told = [one.get("message", "") for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []
    return "; ".join(told)[:200]


def _too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """A body that is nested deeper than anything that is asked for."""
    return _refused(request, malformed(""))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of the server: told to its log, and to nobody else."""
    log("error", ERROR, error, path=request.scope.get("path_template", ""))
    return _refused(request, refused(BROKEN, "refused-broken"))
