"""Tables that are opened from a bookmark: the same as their journals tell, and the journals are always enough."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.browsers import rooms_in

from casusbelli.engine.game import find
from casusbelli.server import bookmarks
from casusbelli.server.bookmarks import EVERY, Opened, taken_up
from casusbelli.server.rooms import Room, Rooms, fresh
from casusbelli.server.storage import Chair, Marked
from casusbelli.table.journal import Hashed
from casusbelli.table.match import HASHED_EVERY, Match

SEATS = 3
VIEWERS = ((), (0,), (1,), (0, 1, 2))
WAR = find("war")


async def founded(rooms: Rooms, **options: Any) -> Room:
    match = Match(WAR, SEATS, options, fresh())
    room, _, _ = await rooms.found(match, [Chair(seat, "browser") for seat in range(SEATS)], hotseat=True)
    return room


async def play(room: Room, answers: int, seed: int = 1) -> None:
    """People answer at random, and take back now and then."""
    rng, match = random.Random(seed), room.match
    for number in range(answers):
        if match.result is not None:
            return
        request = match.pending()[0]
        async with room.lock:
            action = rng.choice(request.actions)
            await room.answer((request.seat,), request.seat, request.id, action, f"{seed}-{number}", 0)
            if rng.random() < 0.2 and match.why_no_undo(request.seat) is None:
                await room.undo((request.seat,), request.seat, 0)


async def again(rooms: Rooms, room: Room) -> Room:
    """The room, out of the memory and opened anew."""
    rooms.forget(room)
    found = await rooms.get(room.id)
    assert found is not room
    return found


async def from_disk(rooms: Rooms, id: str, change: Callable[[list[Marked]], list[Marked]]) -> Opened:
    """The table as it would be opened with other bookmarks than it has."""
    row = await rooms.storage.table(id)
    assert row is not None
    return taken_up(row.header, await rooms.storage.entries(id), change(await rooms.storage.marks(id)))


def told(room: Room) -> list[bytes]:
    """Everything that viewers are told, with when it was; what counts moments since the room was opened is left out."""
    snapshots = [msgspec.json.decode(room.snapshot(viewer)) for viewer in VIEWERS]
    events = [room.events(viewer, since) for viewer in VIEWERS for since in (0, 9)]
    return [msgspec.json.encode([{**one, "moment": 0} for one in snapshots]), msgspec.json.encode(events)]


def running(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_table_opened_from_a_bookmark_is_the_one_that_is_played_from_its_journal(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            for part in range(4):
                await play(room, 70, part)
                before, state = told(room), room.match.snapshot()
                room = await again(rooms, room)
                assert EVERY <= room.shelf.entries <= len(room.match.journal.entries)
                assert room.match.snapshot() == state
                assert told(room) == before
                played = await from_disk(rooms, room.id, lambda _: [])
                assert played.shelf.entries == 0
                assert played.match.snapshot() == state
                assert msgspec.json.encode(played.match.journal.entries) == msgspec.json.encode(
                    room.match.journal.entries
                )
                assert [played.times.at(place) for place in range(played.match.told)] == [
                    room.times.at(place) for place in range(room.match.told)
                ]
            await play(room, 20, 9)

    running(work())


def test_taking_back_and_repeating_reach_over_a_bookmark(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            while room.shelf.entries < len(room.match.journal.entries):
                await play(room, 1, seed=len(room.match.journal.entries))
            room = await again(rooms, room)
            assert room.shelf.entries == len(room.match.journal.entries)
            request = room.match.pending()[0]
            async with room.lock:
                viewer, action = (request.seat,), request.actions[0]
                await room.answer(viewer, request.seat, request.id, action, "once", 0)
            heard = room.match.events(viewer)
            opened = await again(rooms, room)
            async with opened.lock:
                await opened.answer(viewer, request.seat, request.id, action, "once", 0)
            assert opened.match.events(viewer) == heard
            assert opened.match.why_no_undo(request.seat) == room.match.why_no_undo(request.seat)

    running(work())


def test_a_game_that_is_over_is_opened_without_playing_anything(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms, round_limit=2)
            await play(room, 1000)
            assert room.match.closed
            before = told(room)
            room = await again(rooms, room)
            assert room.shelf.entries == len(room.match.journal.entries)
            assert told(room) == before
            past = room.timeline()
            past.go_on(room.match.journal.entries)
            assert past.view((0,), room.match.told).fields == room.match.view((0,)).fields

    running(work())


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda marks: marks[1:], id="a page is missing"),
        pytest.param(lambda marks: [*marks, marks[-1]], id="a page too many"),
        pytest.param(lambda marks: [*marks[:-1], Marked(marks[-1].seq - 1, *texts(marks[-1]))], id="another place"),
        pytest.param(lambda marks: [*marks[:-1], Marked(marks[-1].seq, marks[-1].pages, "")], id="nothing there"),
        pytest.param(lambda marks: [*marks[:-1], Marked(marks[-1].seq, "{", marks[-1].standing)], id="cut off"),
    ],
)
def test_bookmarks_that_are_damaged_are_passed_over(
    tmp_path: Path, change: Callable[[list[Marked]], list[Marked]]
) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            await play(room, 200)
            assert len(await rooms.storage.marks(room.id)) > 1
            assert (await from_disk(rooms, room.id, lambda marks: marks)).shelf.entries > 0
            found = await from_disk(rooms, room.id, change)
            assert found.shelf.entries == 0
            assert found.match.snapshot() == room.match.snapshot()

    running(work())


def texts(mark: Marked) -> tuple[str, str]:
    return mark.pages, mark.standing


def test_a_bookmark_whose_state_is_not_that_of_the_journal_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal remembers now and then what the state was: behind a wrong bookmark that does not come out."""

    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            monkeypatch.setattr(bookmarks, "EVERY", HASHED_EVERY - 30)
            while not await hashed_since(rooms, room):
                assert not room.match.closed
                await play(room, 1, seed=len(room.match.journal.entries))
            assert (await from_disk(rooms, room.id, lambda marks: marks)).shelf.entries > 0
            found = await from_disk(rooms, room.id, spoilt)
            assert found.shelf.entries == 0
            assert found.match.snapshot() == room.match.snapshot()

    running(work())


async def hashed_since(rooms: Rooms, room: Room) -> bool:
    """Does the journal tell the hash of a state behind the last bookmark?"""
    marks = await rooms.storage.marks(room.id)
    return bool(marks) and any(type(entry) is Hashed for entry in room.match.journal.entries[marks[-1].seq :])


def spoilt(marks: list[Marked]) -> list[Marked]:
    """The last bookmark with a limit that nobody agreed on, and that nothing sets right which comes after it."""
    standing = msgspec.json.decode(marks[-1].standing)
    standing["bookmark"]["mark"].setdefault("options", {})["round_limit"] = 99_999
    return [*marks[:-1], Marked(marks[-1].seq, marks[-1].pages, msgspec.json.encode(standing).decode())]


def test_other_rules_make_bookmarks_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            await play(room, 150)
            monkeypatch.setattr(WAR, "version", WAR.version + 1)
            assert (await from_disk(rooms, room.id, lambda marks: marks)).shelf.entries == 0
            room = await again(rooms, room)
            await rooms.closed()
            (only,) = await rooms.storage.marks(room.id)
            assert only.seq == len(room.match.journal.entries) == room.shelf.entries
            assert (await from_disk(rooms, room.id, lambda marks: marks)).shelf.entries == only.seq

    running(work())


def test_only_the_last_bookmark_holds_a_state(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            room = await founded(rooms)
            await play(room, 200)
            marks = await rooms.storage.marks(room.id)
            assert [bool(mark.standing) for mark in marks] == [*[False] * (len(marks) - 1), True]

    running(work())
