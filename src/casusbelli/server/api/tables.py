"""Tables: setting them up, finding them again, sitting down, handing over, talking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from casusbelli.bots import registry
from casusbelli.engine.game import BadOption, Game
from casusbelli.engine.refusal import Refusal
from casusbelli.server import describe, seating
from casusbelli.server.api.common import (
    REFUSALS,
    AnyRequest,
    answers,
    entered,
    json,
    require_mine,
    rooms_of,
    settings_of,
    told,
)
from casusbelli.server.bookmarks import now
from casusbelli.server.errors import UNKNOWN, malformed, no_seat, refused
from casusbelli.server.protocol import (
    Founded,
    HandOver,
    Invited,
    Joining,
    Nothing,
    Saying,
    Seated,
    SeatWanted,
    Snapshot,
    TableRow,
    TableWanted,
)
from casusbelli.server.rooms import Room, fresh
from casusbelli.server.storage import Chair, Said
from casusbelli.table.match import Match

HUMAN = "human"
"""How the header of a journal calls a seat that no bot played."""


@post("/api/tables", status_code=201, responses=answers(201, Founded))
async def found(request: AnyRequest, data: JSONBody[TableWanted]) -> Response[bytes]:
    """A new table, with links for the seats that wait for somebody."""
    game = describe.game_of(data.game)
    browser, cookies = seating.greeted(request, settings_of(request).secure)
    chairs = [_chair(game, number, wanted, browser) for number, wanted in enumerate(data.seats)]
    match = await asyncio.to_thread(
        _dealt, game, chairs, data.options, takebacks=data.takebacks, sealed=data.opened_after == "rules"
    )
    return told(await _set_up(request, match, chairs, data.hotseat, browser), 201, cookies)


def _chair(game: Game, number: int, wanted: SeatWanted, browser: str) -> Chair:
    """Raises Refused for a bot that there is none of."""
    if wanted.kind == "bot":
        return Chair(number, None, _level(game, wanted.bot or "greedy"), wanted.name)
    return Chair(number, browser if wanted.kind == "me" else None, None, wanted.name)


def _level(game: Game, level: str) -> str:
    """A level of bots, as it is installed: a file of the server's is never run for a guest. Raises Refused."""
    if level not in registry.bots_of(game):
        raise refused(400, "refused-no-bot", level=level)
    return level


def _dealt(game: Game, chairs: Sequence[Chair], options: dict[str, Any], *, takebacks: bool, sealed: bool) -> Match:
    players = [chair.bot or HUMAN for chair in chairs]
    try:
        return Match(game, len(chairs), options, fresh(), players=players, takebacks=takebacks, sealed=sealed)
    except BadOption as wrong:
        raise malformed(str(wrong), "options") from None


async def _set_up(request: AnyRequest, match: Match, chairs: Sequence[Chair], hotseat: bool, browser: str) -> Founded:
    room, secrets, watch = await rooms_of(request).found(match, chairs, hotseat=hotseat, watchers=(browser,))
    invitations = [Invited(seat, _address(request, f"/join/{secret}")) for secret, seat in secrets.items()]
    return Founded(room.id, invitations, _address(request, f"/watch/{watch}"))


def _address(request: AnyRequest, path: str) -> str:
    """Where friends find this server."""
    base = settings_of(request).base_url or str(request.base_url)
    return base.rstrip("/") + path


@get("/api/tables")
async def mine(request: AnyRequest) -> list[TableRow]:
    """The tables at which this browser sits, the newest first."""
    browser = seating.browser_of(request)
    found = await rooms_of(request).storage.tables(browser) if browser else []
    return [_row(row, seats, browser) for row, seats in found]


def _row(row: Any, seats: Sequence[Any], browser: str) -> TableRow:
    asked: list[int] = msgspec.json.decode(row.asked)
    own = [one.seat for one in seats if one.browser == browser and not one.bot]
    names = [one.name for one in seats]
    your_turn = any(seat in asked for seat in own)
    return TableRow(row.id, row.key, row.status, row.round, your_turn, asked, names, row.updated)


@get("/api/tables/{id:str}", responses=answers(200, Snapshot))
async def snapshot(request: AnyRequest, id: FromPath[str], since: FromQuery[int] = 0) -> Response[bytes]:
    """The table as whoever asks may see it, with the events after their number `since`."""
    room, _, viewer = await entered(request, id)
    async with room.lock:
        body = room.snapshot(viewer, max(since, 0))
    return json(body)


@post("/api/join", status_code=200, responses=answers(200, Seated))
async def join(request: AnyRequest, data: JSONBody[Joining]) -> Response[bytes]:
    """Take the seat that an invitation keeps. It works once."""
    rooms, secret = rooms_of(request), seating.hashed(data.secret)
    sent = await rooms.storage.invitation(secret)
    if sent is None:
        raise refused(UNKNOWN, "refused-no-invitation")
    if sent.used is not None:
        raise refused(403, "refused-invitation-used")
    if sent.expires < now():
        raise refused(403, "refused-invitation-expired")
    room = await rooms.get(sent.game)
    browser, cookies = seating.greeted(request, settings_of(request).secure)
    async with room.lock:
        if not await rooms.storage.accept(secret, now(), browser, data.name.strip()):
            raise refused(403, "refused-invitation-used")
        await room.seated(Chair(sent.seat, browser, None, data.name.strip()))
    return told(Seated(room.id, sent.seat), 200, cookies)


@get("/watch/{secret:str}", include_in_schema=False)
async def watch(request: AnyRequest, secret: FromPath[str]) -> Redirect:
    """The link for those who want to watch: from now on this browser may."""
    id = await rooms_of(request).storage.watched(seating.hashed(secret))
    if id is None:
        return Redirect("/lost", status_code=303)
    browser, cookies = seating.greeted(request, settings_of(request).secure)
    await rooms_of(request).storage.admit(id, browser)
    return Redirect(f"/t/{id}", status_code=303, cookies=cookies)


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200, responses=answers(200, Snapshot))
async def hand_over(
    request: AnyRequest, id: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver]
) -> Response[bytes]:
    """A bot plays on in the place of whoever holds the seat."""
    room, _, viewer = await entered(request, id)
    require_mine(room, viewer, seat)
    level = _level(room.game, data.bot or "greedy")
    return await _reseated(room, viewer, msgspec.structs.replace(room.chairs[seat], bot=level))


@post("/api/tables/{id:str}/seats/{seat:int}/back", status_code=200, responses=answers(200, Snapshot))
async def take_back(
    request: AnyRequest, id: FromPath[str], seat: FromPath[int], data: JSONBody[Nothing]
) -> Response[bytes]:
    """Whoever holds the seat plays it again."""
    room, _, viewer = await entered(request, id)
    require_mine(room, viewer, seat)
    return await _reseated(room, viewer, msgspec.structs.replace(room.chairs[seat], bot=None))


async def _reseated(room: Room, viewer: tuple[int, ...], chair: Chair) -> Response[bytes]:
    async with room.lock:
        await room.sit(chair)
        return json(room.snapshot(viewer))


@post("/api/tables/{id:str}/rematch", status_code=201, responses=answers(201, Founded))
async def rematch(request: AnyRequest, id: FromPath[str], data: JSONBody[Nothing]) -> Response[bytes]:
    """A new table for the same players, when a game is over."""
    room, browser, viewer = await entered(request, id)
    if not viewer:
        raise no_seat()
    async with room.lock:
        if not room.match.closed:
            raise room.conflict(Refusal("", "refused-not-over"), viewer, 0)
    header = room.match.header
    chairs = [Chair(one.seat, one.browser, one.bot if not one.browser else None, one.name) for one in room.chairs]
    match = await asyncio.to_thread(
        _dealt, room.game, chairs, header.options, takebacks=header.takebacks, sealed=header.sealed
    )
    return told(await _set_up(request, match, chairs, room.hotseat, browser), 201)


@post("/api/tables/{id:str}/talk", status_code=204, responses=REFUSALS)
async def say(request: AnyRequest, id: FromPath[str], data: JSONBody[Saying]) -> None:
    """Say something at the table. Only games that have sides have channels but the one for all."""
    room, _, viewer = await entered(request, id)
    if data.channel not in ("", "all"):
        raise refused(400, "refused-no-channel")
    if not data.text.strip():
        raise malformed("nothing was said", "text")
    async with room.lock:
        await room.say(Said(viewer[0] if viewer else -1, "all", data.text.strip(), now()))


HANDLERS = (found, mine, snapshot, join, watch, hand_over, take_back, rematch, say)
