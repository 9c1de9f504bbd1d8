"""Nothing secret is on the wire: every push of a whole game among bots, looked at byte by byte for each viewer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.browsers import rooms_in

from casusbelli.engine.game import find
from casusbelli.server.protocol import Snapshot, spliced
from casusbelli.server.rooms import Room, fresh
from casusbelli.server.storage import Chair
from casusbelli.table.match import Match

HAND = 2
SEATS = 3


class Ear:
    """Listens at a table, and compares every push with what is true at that moment."""

    def __init__(self, room: Room, viewer: tuple[int, ...]) -> None:
        self.room, self.viewer = room, viewer
        self.pushes: list[bytes] = []
        self.numbers: list[int] = []

    async def listen(self) -> None:
        async for chunk in self.room.stream("", self.viewer, 0, None):
            self.pushes += [line[6:] for line in chunk.split(b"\n") if line.startswith(b"data: ")]

    @property
    def heard_the_end(self) -> bool:
        return bool(self.pushes) and bool(msgspec.json.decode(self.pushes[-1])["closed"])

    def check(self) -> None:
        heard: list[int] = []
        before = 0
        for push in self.pushes:
            told = msgspec.json.decode(push)
            self.sees_nothing(told)
            assert told["moment"] > before
            before = told["moment"]
            heard += [row["number"] for row in told["events"]]
        # However pushes were put together, what was heard is all that there was to hear, once and in order.
        assert heard == [row.number for row in self.room.events(self.viewer, 0)]
        assert len(heard) > 20

    def sees_nothing(self, told: dict[str, Any]) -> None:
        if told["closed"] and not self.room.match.header.sealed:
            return
        won = told["result"]["winners"] if told["result"] else ()
        for deck, shown in (("cards", ()), ("objectives", won)):
            zones = told["view"][deck]["zone"]
            hidden = {HAND + seat for seat in range(SEATS) if seat not in (*self.viewer, *shown)}
            seen = [zone for zone in zones if zone in hidden]
            assert not seen, (deck, self.viewer, seen, told["status"], told["result"], told["moment"], told["events"])
        for row in told["events"]:
            event = row["event"]
            if event.get("seat") not in self.viewer:
                assert event["type"] != "ObjectiveSwitched"
                assert event["type"] not in ("CardDrawn",) or event["card"] is None
                assert event["type"] not in ("ObjectiveDrawn",) or event["objective"] is None
        assert {request["seat"] for request in told["requests"]} <= set(self.viewer)
        assert all(row["mine"] == (row["seat"] in self.viewer) for row in told["seats"])


async def played(folder: Path, *, sealed: bool = False) -> tuple[list[Ear], Room]:
    async with rooms_in(folder) as rooms:
        match = Match(find("war"), SEATS, {"round_limit": 6}, fresh(), sealed=sealed)
        chairs = [Chair(seat, "browser" if seat < 2 else None, None) for seat in range(SEATS)]
        room, _, _ = await rooms.found(match, chairs, hotseat=False)
        ears = [Ear(room, viewer) for viewer in ((0,), (1,), (0, 1), ())]
        async with asyncio.TaskGroup() as listening:
            for ear in ears:
                listening.create_task(ear.listen())
            while room.streams < len(ears):
                await asyncio.sleep(0)
            for seat in range(SEATS):
                async with room.lock:
                    await room.sit(Chair(seat, chairs[seat].browser, "greedy"))
            while not all(ear.heard_the_end for ear in ears):
                await asyncio.sleep(0.02)
            rooms.close()
    return ears, room


@pytest.mark.parametrize("sealed", [False, True])
def test_nothing_secret_is_on_the_wire(tmp_path: Path, sealed: bool) -> None:
    """A sealed table shows at its end what the rules open and no more; any other opens everything."""
    ears, room = asyncio.run(played(tmp_path, sealed=sealed))
    assert room.match.result is not None
    keys = [value.encode() for value in room.match.header.keys.values()]
    for ear in ears:
        ear.check()
        assert not [key for key in keys for push in ear.pushes if key in push]
        assert b"browser" not in b"".join(ear.pushes)


def test_a_journal_is_the_same_after_it_was_loaded_again(tmp_path: Path) -> None:
    _, room = asyncio.run(played(tmp_path))

    async def again() -> tuple[bytes, list[Any]]:
        async with rooms_in(tmp_path) as rooms:
            loaded = await rooms.get(room.id)
            return loaded.match.snapshot(), loaded.events((0,), 0)

    state, events = asyncio.run(again())
    assert state == room.match.snapshot()
    assert msgspec.json.encode(events) == msgspec.json.encode(room.events((0,), 0))


def test_objects_are_spliced() -> None:
    assert msgspec.json.decode(spliced(b'{"a":1}', b"{}", b'{"b":{"c":2}}')) == {"a": 1, "b": {"c": 2}}


def test_the_document_describes_what_is_sent() -> None:
    assert {"view", "requests", "events", "moment"} <= set(Snapshot.__struct_fields__)
