"""Browsers of a test: each keeps its own cookies, as a real one does. One server may have many of them."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from casusbelli.engine.game import find
from casusbelli.server import describe
from casusbelli.server.app import app
from casusbelli.server.rooms import Rooms
from casusbelli.server.settings import Settings
from casusbelli.server.storage import Storage

GREEDY = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Browser:
    """Asks a server, with the CSRF token that it was given."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        self.get("/api/health")

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"cookie": jar, "x-csrftoken": self.cookies.get("csrftoken", ""), **more.pop("headers", {})}
        answer: httpx.Response = self._client.request(method, path, headers=headers, follow_redirects=False, **more)
        for cookie in answer.headers.get_list("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        self._client.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, json={} if body is None else body, **more)

    def found(self, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", {"game": "war", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def table(self, id: str, since: int = 0) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{id}?since={since}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def answer(self, id: str, request: dict[str, Any], action: dict[str, Any], key: str = "") -> httpx.Response:
        body = {"seat": request["seat"], "request": request["id"], "action": action, "key": key or str(uuid.uuid4())}
        return self.post(f"/api/tables/{id}/answer", body)

    def play(self, id: str, answers: int, last: bool = True) -> list[dict[str, Any]]:
        """Answers with the last legal action of a kind, or the first; what was answered."""
        done = []
        for _ in range(answers):
            table = self.table(id)
            if not table["requests"]:
                break
            kind, rows = list(table["requests"][0]["actions"].items())[-1 if last else 0]
            fields = (field.name for field in describe.page(find(table["game"])).actions[kind].fields)
            values = (value[-1] if isinstance(value, list) else value for value in rows[-1])
            done.append({"type": kind, **dict(zip(fields, values, strict=True))})
            assert self.answer(id, table["requests"][0], done[-1]).status_code == 200
        return done


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[TestClient[Any]]:
    """A server on a database in this folder."""
    told = {"database": str(folder / "server.db"), "rate": 0.0, **settings}
    with TestClient(app(Settings(**told))) as client:
        yield client


@asynccontextmanager
async def storage_in(folder: Path) -> AsyncIterator[Storage]:
    """The database of a server in this folder, without the server."""
    storage = Storage(str(folder / "server.db"))
    try:
        await storage.open()
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def rooms_in(folder: Path) -> AsyncIterator[Rooms]:
    """The tables of a server in this folder, without the server."""
    async with storage_in(folder) as storage:
        rooms = Rooms(storage, Settings(database=""))
        try:
            yield rooms
        finally:
            rooms.close()
            await rooms.closed()


def first(request: dict[str, Any]) -> dict[str, Any]:
    """The first legal answer of War, a run of numbers taken at its end."""
    fields = {"Place": ("territory", "armies"), "Attack": ("origin", "target", "armies"), "EndTurn": (), "EndStep": ()}
    fields |= {"Advance": ("origin", "target", "armies"), "Move": ("origin", "target", "armies")}
    fields |= {"Exchange": ("cards",), "Take": ("colour",)}
    kind = next(kind for kind in ("Place", "Exchange", "Advance", "Attack", "EndTurn") if kind in request["actions"])
    row = request["actions"][kind][0]
    row = [*row[:-1], row[-1][1]] if row and isinstance(row[-1], list) and kind != "Exchange" else row
    return {"type": kind, **dict(zip(fields[kind], row, strict=True))}
