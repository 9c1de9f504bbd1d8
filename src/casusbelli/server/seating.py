"""Who is who: a random secret in the cookie of each browser, links that carry secrets, hashes of both kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

COOKIE = "seats"
CSRF_COOKIE, CSRF_HEADER = "csrftoken", "x-csrftoken"
YEAR = 365 * 24 * 3600
LONGEST = 100
"""Characters of a secret; a longer one is none of ours."""

AnyRequest = Request[Any, Any, Any]


def secret() -> str:
    """A secret that nobody guesses: 192 bits."""
    return secrets.token_urlsafe(24)


def table_id() -> str:
    """A name for a table, short enough for a link."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(text: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(text.encode()).hexdigest()


def browser_of(request: AnyRequest) -> str:
    """The browser that asks, as the database knows it; empty where it has no secret yet."""
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if 0 < len(token) <= LONGEST else ""


def browser_cookie(token: str, secure: bool) -> Cookie:
    """The cookie that makes a browser known."""
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def greeted(request: AnyRequest, secure: bool) -> tuple[str, list[Cookie]]:
    """The browser that asks, and the cookie that makes it known from now on where it was not."""
    known = browser_of(request)
    if known:
        return known, []
    token = secret()
    return hashed(token), [browser_cookie(token, secure)]
