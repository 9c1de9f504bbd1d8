"""The door of the server: what a request must bring (the CSRF token, a measured pace), and what every answer has."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.server import seating
from casusbelli.server.errors import FORBIDDEN, TOO_MANY, Refused, refused
from casusbelli.server.logs import log
from casusbelli.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
BURST_SECONDS = 10.0
MOST_ADDRESSES = 10_000
HEADERS = {
    "x-content-type-options": "nosniff",
    # Links carry secrets, which must not travel on in a referrer.
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}


class Paces:
    """A bucket of tokens for each address: `rate` a second, and at most ten seconds' worth saved up."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        """Take one token. False: there is none left."""
        if self._rate <= 0:
            return True
        full, at = self._rate * BURST_SECONDS, self._clock()
        left, since = self._left.pop(address, (full, at))
        left = min(full, left + (at - since) * self._rate)
        # The address that has been quiet for longest stands first.
        self._left[address] = (left - 1 if left >= 1 else left, at)
        if len(self._left) > MOST_ADDRESSES:
            del self._left[next(iter(self._left))]
        return left >= 1


class Door(ASGIMiddleware):
    """Lets requests in, or raises Refused; writes a line of the log when they leave."""

    def __init__(self, settings: Settings) -> None:
        self._paces = Paces(settings.rate)
        self._secure = settings.secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """One request."""
        request: Request[Any, Any, Any] = Request(scope)
        begun = time.perf_counter()
        if request.method not in SAFE:
            self._admit(request)
        status = 500

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._greet(request, message)
            await send(message)

        try:
            await next_app(scope, receive, seen)
        except Refused as refusal:
            status = refusal.status
            raise
        finally:
            taken = round((time.perf_counter() - begun) * 1000, 1)
            path = scope.get("path_template", "")
            log("request", logging.DEBUG, method=request.method, path=path, status=status, ms=taken)

    def _admit(self, request: Request[Any, Any, Any]) -> None:
        cookie = request.cookies.get(seating.CSRF_COOKIE, "")
        header = request.headers.get(seating.CSRF_HEADER, "")
        if not cookie or not hmac.compare_digest(cookie.encode(), header.encode()):
            raise refused(FORBIDDEN, "refused-csrf")
        if not self._paces.take(request.client.host if request.client else ""):
            raise refused(TOO_MANY, "refused-too-fast")

    def _greet(self, request: Request[Any, Any, Any], message: Any) -> None:
        """Whoever comes without a CSRF token is given one."""
        if not request.cookies.get(seating.CSRF_COOKIE):
            secure = "; Secure" if self._secure else ""
            cookie = f"{seating.CSRF_COOKIE}={seating.secret()}; Path=/; SameSite=Lax{secure}"
            MutableScopeHeaders(message).add("set-cookie", cookie)


async def dress(message: Message, scope: Scope) -> None:
    """Before anything is sent: headers that every answer has."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
