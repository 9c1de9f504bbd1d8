"""The past of a table, files that leave it and come back, and the proof of its dice."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from casusbelli.bots.registry import bots_of
from casusbelli.engine import game as games
from casusbelli.engine.refusal import Refusal
from casusbelli.server import seating
from casusbelli.server.api.common import REFUSALS, AnyRequest, answers, entered, rooms_of, settings_of, told
from casusbelli.server.errors import MALFORMED, UNKNOWN, Refused, refused
from casusbelli.server.protocol import (
    EventRow,
    File,
    Moment,
    Opened,
    Report,
    Wrong,
    eyes,
    result_row,
    status_of,
    view_json,
)
from casusbelli.server.rooms import Room
from casusbelli.server.storage import Chair
from casusbelli.server.timeline import Timeline
from casusbelli.table import journal as files
from casusbelli.table.journal import BadSave, Journal
from casusbelli.table.match import Match
from casusbelli.table.replay import replay, resume
from casusbelli.table.verify import verify

LARGEST_FILE = 16 * 1024 * 1024
"""Bytes of a file that comes in."""
HUMAN = "human"


@get("/api/tables/{id:str}/moments/{number:int}", responses=answers(200, Moment))
async def moment(request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """The table as it was for the viewer right after their event of that number."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        places = room.match.places(viewer)
        if not 0 <= number <= len(places):
            raise refused(UNKNOWN, "refused-no-moment", number=number)
        events = room.events(viewer, 0)[:number]
        entries, seen = room.match.journal.entries[:], eyes(room.match, viewer)
        seats = room.seat_rows(viewer)
    timeline = room.timeline()
    view = await asyncio.to_thread(_looked_back, timeline, entries, seen, places[number - 1] if number else -1)
    return told(_moment(room, number, view, events, seats))


def _looked_back(timeline: Timeline, entries: list[Any], viewer: Any, place: int) -> Any:
    with timeline.lock:
        timeline.go_on(entries)
        return timeline.view(viewer, place)


def _moment(room: Room, number: int, view: Any, events: list[EventRow], seats: Any) -> Moment:
    over = number >= 0 and room.match.closed
    return Moment(
        status=status_of(room.match, room.chairs),
        closed=over,
        seats=seats,
        view=view_json(view),
        asked=(),
        requests=[],
        undo=[],
        talk=[],
        result=result_row(room.match) if over and view.fields.get("result") is not None else None,
        number=number,
        moment=0,
        events=events,
    )


@get("/api/tables/{id:str}/charts", responses=answers(200, dict[str, list[list[float]]]))
async def charts(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """Series by seat for the page of the result, from what everybody could see; when the game is over."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        if room.match.result is None:
            raise room.conflict(Refusal("", "refused-not-over"), viewer, 0)
        entries = room.match.journal.entries[:]
    timeline = room.timeline()
    return told(await asyncio.to_thread(_drawn_up, timeline, entries, room.game))


def _drawn_up(timeline: Timeline, entries: list[Any], game: games.Game) -> dict[str, list[list[float]]]:
    with timeline.lock:
        timeline.go_on(entries)
        return game.presentation.charts(timeline.public())


@get("/api/tables/{id:str}/export", responses=answers(200, str, media="application/jsonl"))
async def export(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    """The journal: while the table is open what the viewer has seen, everything once it is closed."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        journal = room.match.export(viewer)
    body = await asyncio.to_thread(files.dump, journal)
    name = f"{room.game.key}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, media_type="application/jsonl", headers=headers)


@post("/api/import", status_code=201, request_max_body_size=LARGEST_FILE, responses=answers(201, Opened))
async def bring_in(request: AnyRequest, data: JSONBody[File]) -> Response[bytes]:
    """A saved game as a table: a closed one to look at, one from the terminal to play on."""
    browser, cookies = seating.greeted(request, settings_of(request).secure)
    match = await asyncio.to_thread(_opened, data.journal)
    chairs = [_chair(match, seat, browser) for seat in range(match.header.seats)]
    room, _, _ = await rooms_of(request).found(match, chairs, hotseat=_people(match) > 1, watchers=(browser,))
    return told(Opened(room.id), 201, cookies)


def _opened(text: str) -> Match:
    """The match of a file. Raises Refused for what is no save, or one that cannot be gone on with."""
    journal = _parsed(text)
    if journal.header.viewer is not None:
        raise refused(MALFORMED, "refused-import-perspective")
    if journal.closed is None and not journal.header.keys:
        raise refused(MALFORMED, "refused-import-open")
    try:
        game = games.find(journal.header.game)
        return replay(journal, game) if journal.closed else resume(journal, game)
    except games.UnknownGame:
        raise refused(UNKNOWN, "refused-no-game") from None
    except BadSave as wrong:
        raise _bad(wrong) from None


def _parsed(text: str) -> Journal:
    """Raises Refused."""
    try:
        return files.parse(text.encode())
    except BadSave as wrong:
        raise _bad(wrong) from None
    except (UnicodeError, RecursionError):
        raise refused(MALFORMED, "save-foreign", line=1, key="", why="") from None


def _bad(wrong: BadSave) -> Refused:
    return Refused(MALFORMED, Refusal("", wrong.reason, wrong.args_))


def _people(match: Match) -> int:
    return sum(player == HUMAN for player in match.header.players) or match.header.seats


def _chair(match: Match, seat: int, browser: str) -> Chair:
    """Who sits there: the guest where a person played, else the bot that did."""
    player = match.header.players[seat] if seat < len(match.header.players) else HUMAN
    return Chair(seat, None, player) if player in bots_of(match.game) else Chair(seat, browser)


@post("/api/verify", status_code=200, request_max_body_size=LARGEST_FILE, responses=REFUSALS)
async def verified(request: AnyRequest, data: JSONBody[File]) -> Report:
    """Compute every draw of a journal anew from its published keys."""
    return await asyncio.to_thread(_verified, data.journal)


def _verified(text: str) -> Report:
    report = verify(_parsed(text))
    return Report(report.checked, report.shut, [Wrong(fault.line, fault.why) for fault in report.faults])


HANDLERS = (moment, charts, export, bring_in, verified)
