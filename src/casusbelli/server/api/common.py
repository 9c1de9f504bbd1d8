"""What all answers need: the rooms, who asks, and what they may do there."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Refusal
from casusbelli.server import seating
from casusbelli.server.errors import foreign_seat, malformed, no_seat
from casusbelli.server.protocol import Refusing, action_of
from casusbelli.server.rooms import Room, Rooms
from casusbelli.server.settings import Settings
from casusbelli.table.narrate import negotiate

AnyRequest = Request[Any, Any, Any]
Responses = dict[int, ResponseSpec]
JSON = "application/json"
UNPACKED = "unpacked"
"""The mark of answers that are not compressed on their way: streams, and what is compressed already."""
REFUSALS = {
    status: ResponseSpec(Refusing, description=text, generate_examples=False)
    for status, text in {
        400: "malformed",
        401: "no seat",
        403: "another's seat, or no CSRF token",
        404: "unknown",
        409: "stale or illegal; nothing has changed",
        413: "too large",
        429: "too many requests",
    }.items()
}
READING = {status: REFUSALS[status] for status in (400, 404)}
"""Refusals of what anybody may read."""


def answers(status: int, kind: Any, refusals: Responses = REFUSALS, *, media: str = JSON) -> Responses:
    """What the OpenAPI document says of a route whose answer is bytes already: what they hold, and the refusals."""
    description = HTTPStatus(status).phrase
    return {status: ResponseSpec(kind, description=description, media_type=media, generate_examples=False), **refusals}


def rooms_of(request: AnyRequest) -> Rooms:
    """The tables of the server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def settings_of(request: AnyRequest) -> Settings:
    """What the server was told."""
    return rooms_of(request).settings


def language_of(request: AnyRequest) -> str:
    """The language that the client prefers."""
    return negotiate(request.headers.get("accept-language", ""))


def json(body: bytes, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    """An answer that is JSON already. It is nobody else's."""
    return Response(body, status_code=status, media_type=JSON, cookies=cookies, headers={"cache-control": "no-store"})


def told(value: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    """A value as JSON."""
    return json(msgspec.json.encode(value), status, cookies)


async def entered(request: AnyRequest, id: str) -> tuple[Room, str, tuple[int, ...]]:
    """The room of a table, who asks, and the seats that are theirs. Raises Refused for whoever may not look."""
    room = await rooms_of(request).get(id)
    browser = seating.browser_of(request)
    viewer = room.seats_of(browser)
    if not viewer and not (browser and await rooms_of(request).storage.watches(id, browser)):
        raise no_seat()
    return room, browser, viewer


def require_mine(room: Room, viewer: tuple[int, ...], seat: int) -> None:
    """Raises Refused where the seat is not the viewer's."""
    if not viewer:
        raise no_seat()
    if seat not in viewer:
        raise foreign_seat()


def require_played(room: Room, viewer: tuple[int, ...], seat: int, since: int = 0) -> None:
    """Raises Refused where the viewer does not play the seat: another's, or handed over to a bot."""
    require_mine(room, viewer, seat)
    if room.chairs[seat].bot:
        raise room.conflict(Refusal("", "refused-handed-over"), viewer, since)


def read_action(game: Game, plain: dict[str, Any]) -> Action:
    """An action of the game. Raises Refused."""
    try:
        return action_of(game, plain)
    except (msgspec.ValidationError, ValueError, TypeError) as wrong:
        raise malformed(str(wrong)[:200], "action") from None
