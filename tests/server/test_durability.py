"""What has been acknowledged is kept, once: over kill -9 at any moment, restarts, and stops with open streams."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.browsers import GREEDY, ME, Browser, first, rooms_in
from tests.server.processes import Server, started

from casusbelli.engine.game import find
from casusbelli.server.errors import Refused
from casusbelli.server.rooms import fresh
from casusbelli.server.storage import Chair
from casusbelli.table.match import Match

KILLS = int(os.environ.get("CASUSBELLI_KILLS", "4"))
"""How many times the server is killed; nightly runs ask for many."""


class Player(threading.Thread):
    """Answers at a table of its own as fast as it can, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, id: str) -> None:
        super().__init__(daemon=True)
        self.browser, self.id = browser, id
        self.acknowledged: list[tuple[str, int]] = []
        self.sent = ""
        self.running = True

    def run(self) -> None:
        table = self.browser.table(self.id)
        while self.running and table["requests"]:
            request = table["requests"][0]
            self.sent = f"key-{len(self.acknowledged)}"
            try:
                answer = self.browser.answer(self.id, request, first(request), self.sent)
            except httpx.TransportError:
                return
            assert answer.status_code == 200, answer.text
            table = answer.json()
            self.acknowledged.append((self.sent, table["number"]))


def keys_kept(database: Path) -> Counter[str]:
    with sqlite3.connect(database) as connection:
        bodies = [msgspec.json.decode(row[0]) for row in connection.execute("SELECT body FROM event ORDER BY seq")]
    return Counter(body["key"] for body in bodies if body["is"] == "answered" and body.get("key"))


@pytest.mark.parametrize("seed", range(KILLS))
def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(tmp_path: Path, seed: int) -> None:
    database, rng = tmp_path / "server.db", random.Random(seed)
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        ana = Browser(client)
        player = Player(ana, ana.found([ME, ME, ME])["id"])
        player.start()
        while player.is_alive() and len(player.acknowledged) < 3:
            time.sleep(0.01)
        time.sleep(rng.uniform(0, 0.4))
        server.kill()
        player.running = False
        player.join()
    kept = keys_kept(database)
    assert set(kept.values()) <= {1}
    assert {key for key, _ in player.acknowledged} <= set(kept)
    assert set(kept) <= {*(key for key, _ in player.acknowledged), player.sent}
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        ana._client = client
        table = ana.table(player.id)
        assert table["number"] >= player.acknowledged[-1][1]
        request = table["requests"][0]
        assert ana.answer(player.id, request, first(request), "after").status_code == 200
    assert keys_kept(database)["after"] == 1


def test_a_repeated_answer_is_known_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        ana = Browser(client)
        id = ana.found([ME, ME, ME])["id"]
        request = ana.table(id)["requests"][0]
        action = first(request)
        one = ana.answer(id, request, action, "once").json()
        server.kill()
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        ana._client = client
        two = ana.answer(id, request, action, "once")
        assert two.status_code == 200
        assert two.json()["number"] == one["number"]
        assert two.json()["events"] == one["events"]
        assert two.json()["moment"] > one["moment"]


def listening(server: Server, ana: Browser, id: str, heard: list[str], begun: threading.Event) -> threading.Thread:
    cookies = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())

    def listen() -> None:
        try:
            with httpx.stream("GET", f"{server.url}/api/tables/{id}/stream", headers={"cookie": cookies}) as stream:
                for line in stream.iter_lines():
                    heard.append(line)
                    begun.set()
        except httpx.TransportError:
            pass

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    return thread


def test_the_server_stops_in_time_with_open_streams(tmp_path: Path) -> None:
    with started(tmp_path / "server.db") as server, httpx.Client(base_url=server.url) as client:
        ana = Browser(client)
        id = ana.found([ME, GREEDY, GREEDY])["id"]
        heard: list[str] = []
        events = [threading.Event() for _ in range(3)]
        threads = [listening(server, ana, id, heard, event) for event in events]
        assert all(event.wait(10) for event in events)
        client.close()
        assert server.stop(seconds=6) in (0, -15)
        for thread in threads:
            thread.join(5)
        assert any(line.startswith("event: moment") for line in heard)


def test_a_stream_goes_on_where_it_was_left(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        ana = Browser(client)
        id = ana.found([ME, ME, ME])["id"]
        moment = ana.table(id)["moment"]
        request = ana.table(id)["requests"][0]
        number = ana.table(id)["number"]
        ana.answer(id, request, first(request))
        server.kill()
    with started(database) as server, httpx.Client(base_url=server.url) as client:
        cookies = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
        headers = {"cookie": cookies, "last-event-id": str(moment)}
        with client.stream("GET", f"/api/tables/{id}/stream?since={number}", headers=headers) as stream:
            data = next(line for line in stream.iter_lines() if line.startswith("data: "))
    told: dict[str, Any] = msgspec.json.decode(data.removeprefix("data: "))
    assert told["events"][0]["number"] == number + 1
    assert told["moment"] > moment


def test_what_could_not_be_kept_is_told_to_nobody_who_waited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> None:
        await asyncio.sleep(0.01)
        raise OSError("the disk is full")

    async def work() -> None:
        async with rooms_in(tmp_path) as rooms:
            match = Match(find("war"), 3, {}, fresh())
            room, _, _ = await rooms.found(match, [Chair(seat, "browser") for seat in range(3)], hotseat=True)
            before, request = match.snapshot(), match.pending()[0]

            async def answered() -> bytes:
                async with room.lock:
                    return await room.answer((request.seat,), request.seat, request.id, request.actions[0], "", 0)

            async def seen() -> bytes:
                async with room.lock:
                    return room.snapshot((request.seat,))

            async def heard() -> list[bytes]:
                return [chunk async for chunk in room.stream("browser", (request.seat,), 0, None)]

            monkeypatch.setattr(rooms.storage, "append", fails)
            async with asyncio.timeout(60):
                lost, late, pushes = await asyncio.gather(answered(), seen(), heard(), return_exceptions=True)
            assert isinstance(lost, OSError)
            assert isinstance(late, Refused)
            assert pushes == []
            again = await rooms.get(room.id)
            assert again.match.snapshot() == before

    asyncio.run(work())
