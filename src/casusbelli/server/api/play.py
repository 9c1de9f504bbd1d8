"""Playing at a table: looking on, answering, taking back, and the questions: why not, how likely, how far, what now."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from casusbelli.cli.coaching import last_words
from casusbelli.cli.interpreter import Interpreter, Line, Meant, Part
from casusbelli.engine.ids import Viewer
from casusbelli.engine.notation import Unreadable
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.server import describe
from casusbelli.server.api.coaching import judged
from casusbelli.server.api.common import (
    REFUSALS,
    UNPACKED,
    AnyRequest,
    answers,
    entered,
    json,
    language_of,
    read_action,
    require_mine,
    require_played,
    told,
)
from casusbelli.server.console import accepted, interpreter, lines, sections
from casusbelli.server.errors import malformed
from casusbelli.server.protocol import Answer, ClauseRow, Question, Snapshot, TakeBack, Told, Typed, Why, eyes
from casusbelli.server.rooms import Room
from casusbelli.table.narrate import Narrator, negotiate

REPEATED_AT_MOST = 1000
ALLOWED = Refusal("", "why-allowed")
"""What the question why is answered where nothing is in the way."""


@get("/api/tables/{id:str}/stream", responses=answers(200, str, media="text/event-stream"), opt={UNPACKED: True})
async def stream(request: AnyRequest, id: FromPath[str], since: FromQuery[int] = 0) -> Stream:
    """Moments of the table as server-sent events; the id of one is its `moment`."""
    room, browser, viewer = await entered(request, id)
    last = request.headers.get("last-event-id", "")
    moments = room.stream(browser, viewer, max(since, 0), int(last) if last.isdecimal() and len(last) < 17 else None)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(moments, media_type="text/event-stream", headers=headers)


@post("/api/tables/{id:str}/answer", status_code=200, responses=answers(200, Snapshot))
async def answer(request: AnyRequest, id: FromPath[str], data: JSONBody[Answer]) -> Response[bytes]:
    """Answer a request. Repeated with the same `key` it is carried out once."""
    room, _, viewer = await entered(request, id)
    action = read_action(room.game, data.action)
    async with room.lock:
        require_played(room, viewer, data.seat, data.since)
        return json(await room.answer(viewer, data.seat, data.request or None, action, data.key, data.since))


@post("/api/tables/{id:str}/undo", status_code=200, responses=answers(200, Snapshot))
async def undo(request: AnyRequest, id: FromPath[str], data: JSONBody[TakeBack]) -> Response[bytes]:
    """Take back the last answer of a seat."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        require_played(room, viewer, data.seat, data.since)
        return json(await room.undo(viewer, data.seat, data.since))


@post("/api/tables/{id:str}/why", status_code=200, responses=answers(200, Why))
async def why(request: AnyRequest, id: FromPath[str], data: JSONBody[Question]) -> Response[bytes]:
    """Why the seat may not do this, or nothing with that thing."""
    room, _, viewer = await entered(request, id)
    require_mine(room, viewer, data.seat)
    what = _asked_about(room, data)
    async with room.lock:
        refusal = room.match.why(data.seat, what) or ALLOWED
    return told(Why(refusal, _clause(request, room, refusal)))


def _asked_about(room: Room, data: JSONBody[Question]) -> Action | Thing:
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


@post("/api/tables/{id:str}/odds", status_code=200, responses=answers(200, Any))
async def odds(request: AnyRequest, id: FromPath[str], data: JSONBody[Question]) -> Response[bytes]:
    """The exact odds of an action, as the seat sees the table; null where the game has none for it."""
    room, _, viewer = await entered(request, id)
    if data.action is None:
        raise malformed("an action is missing", "action")
    action = read_action(room.game, data.action)
    async with room.lock:
        view = _looked_at(room, viewer, data.seat)
    return told(forecast(room, view, action, data.keep))


def _looked_at(room: Room, viewer: Viewer, seat: int) -> Any:
    """The table as this seat of the viewer sees it: at one screen the secrets of the others are not its business."""
    return room.match.view(eyes(room.match, (seat,) if seat in viewer else viewer))


def forecast(room: Room, view: Any, action: Action, keep: int) -> Any:
    """What the game's presenter knows of an action; None where the action makes no sense to it."""
    try:
        return room.game.presentation.forecast(view, action, keep)
    except (IndexError, ValueError):
        return None


@post("/api/tables/{id:str}/hint", status_code=200, responses=answers(200, Any))
async def hint(request: AnyRequest, id: FromPath[str], data: JSONBody[Question]) -> Response[bytes]:
    """What a board may show the seat of an action or a thing, as the ways of a move; null: the game has nothing."""
    room, _, viewer = await entered(request, id)
    what = _asked_about(room, data)
    async with room.lock:
        view = _looked_at(room, viewer, data.seat)
    return told(_hinted(room, view, what))


def _hinted(room: Room, view: Any, what: Action | Thing) -> Any:
    try:
        return room.game.presentation.hint(view, what)
    except (LookupError, ValueError):
        return None


@post("/api/tables/{id:str}/command", status_code=200, responses=REFUSALS)
async def command(request: AnyRequest, id: FromPath[str], data: JSONBody[Typed]) -> Told:
    """A typed line, as at the terminal, for the viewer's seat that is asked."""
    room, browser, viewer = await entered(request, id)
    async with room.lock:
        own = tuple(seat for seat in viewer if not room.chairs[seat].bot) or viewer
        hearer = interpreter(room.match, own, room.picks.get(browser, ()), negotiate(data.lang))
        reply = hearer.hear(data.text.strip())
        if reply.undo:
            require_played(room, viewer, hearer.seat)
            await room.undo(viewer, hearer.seat, len(room.match.places(viewer)))
        accepted(reply, room.game.key)
        room.picks[browser] = hearer.picks
        if reply.meant is not None:
            require_played(room, viewer, hearer.seat)
            reply.parts += await _carried_out(room, viewer, hearer, reply.meant)
        entries = room.match.journal.entries[:] if reply.coach else []
    if reply.coach:
        found = await judged(room, (hearer.seat,), entries)
        reply.parts.append(Line(last_words(found[hearer.seat], hearer.teller)))
    return Told(lines(reply), sections(reply))


async def _carried_out(room: Room, viewer: tuple[int, ...], hearer: Interpreter, meant: Meant) -> list[Part]:
    """Do what was typed, again and again where that was typed. Returns how things stand after it."""
    told = [] if meant.stop is None else accepted(hearer.chances(meant), room.game.key).parts
    action: Action | None = meant.action
    for _ in range(REPEATED_AT_MOST):
        request = next((one for one in room.match.pending() if one.seat == hearer.seat), None)
        if action is None or request is None:
            break
        meant = msgspec.structs.replace(meant, action=action)
        number = request.id if action in request.actions else None
        await room.answer(viewer, hearer.seat, number, action, "", len(room.match.places(viewer)))
        action = hearer.onward(meant)
    return [*told, *map(Line, hearer.echo(meant.action))]


HANDLERS = (stream, answer, undo, why, odds, hint, command)
