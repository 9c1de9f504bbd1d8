"""Playing at a table: looking on, answering, taking back, and the three questions: why not, how likely, what now."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.response import Stream

from casusbelli.engine.notation import Unreadable
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.server import describe
from casusbelli.server.api.common import (
    REFUSALS,
    AnyRequest,
    entered,
    json,
    language_of,
    read_action,
    require_mine,
    require_played,
    told,
)
from casusbelli.server.errors import malformed
from casusbelli.server.protocol import Answer, ClauseRow, Question, TakeBack, Why, eyes
from casusbelli.server.rooms import Room
from casusbelli.table.narrate import Narrator

ALLOWED = Refusal("", "why-allowed")
"""What the question why is answered where nothing is in the way."""


@get("/api/tables/{id:str}/stream", responses=REFUSALS)
async def stream(request: AnyRequest, id: str, since: int = 0) -> Stream:
    """Moments of the table as server-sent events; the id of one is its `moment`."""
    room, browser, viewer = await entered(request, id)
    last = request.headers.get("last-event-id", "")
    moments = room.stream(browser, viewer, max(since, 0), int(last) if last.isdecimal() and len(last) < 17 else None)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(moments, media_type="text/event-stream", headers=headers)


@post("/api/tables/{id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(request: AnyRequest, id: str, data: Answer) -> Response[bytes]:
    """Answer a request. Repeated with the same `key` it is carried out once."""
    room, _, viewer = await entered(request, id)
    action = read_action(room.game, data.action)
    async with room.lock:
        require_played(room, viewer, data.seat, data.since)
        return json(await room.answer(viewer, data.seat, data.request or None, action, data.key, data.since))


@post("/api/tables/{id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(request: AnyRequest, id: str, data: TakeBack) -> Response[bytes]:
    """Take back the last answer of a seat."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        require_played(room, viewer, data.seat, data.since)
        return json(await room.undo(viewer, data.seat, data.since))


@post("/api/tables/{id:str}/why", status_code=200, responses=REFUSALS)
async def why(request: AnyRequest, id: str, data: Question) -> Response[bytes]:
    """Why the seat may not do this, or nothing with that thing."""
    room, _, viewer = await entered(request, id)
    require_mine(room, viewer, data.seat)
    what = _asked_about(room, data)
    async with room.lock:
        refusal = room.match.why(data.seat, what) or ALLOWED
    return told(Why(refusal, _clause(request, room, refusal)))


def _asked_about(room: Room, data: Question) -> Action | Thing:
    """Raises Refused."""
    if data.action is not None:
        return read_action(room.game, data.action)
    try:
        return room.game.notation.thing(data.thing)
    except Unreadable as wrong:
        raise malformed(str(wrong.args_.get("text", "")), "thing") from None


def _clause(request: AnyRequest, room: Room, refusal: Refusal) -> ClauseRow | None:
    found = room.game.rulebook.by_id.get(refusal.clause)
    return None if found is None else describe.clause_row(found, Narrator(room.game, language_of(request)))


@post("/api/tables/{id:str}/odds", status_code=200, responses=REFUSALS)
async def odds(request: AnyRequest, id: str, data: Question) -> Response[bytes]:
    """The exact odds of an action; null where the game has none for it."""
    room, _, viewer = await entered(request, id)
    if data.action is None:
        raise malformed("an action is missing", "action")
    action = read_action(room.game, data.action)
    async with room.lock:
        view = room.match.view(eyes(room.match, viewer))
    return told(forecast(room, view, action))


def forecast(room: Room, view: Any, action: Action) -> Any:
    """What the game's presenter knows of an action; None where the action makes no sense to it."""
    try:
        return room.game.presentation.forecast(view, action)
    except (IndexError, ValueError):
        return None


HANDLERS = (stream, answer, undo, why, odds)
