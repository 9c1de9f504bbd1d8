"""Load on one server: `python -m bench.load [--tables N] [--watchers N] [--rate N] [--seconds S] [--json]`.

Each table has three seats that one client plays over HTTP, by the first legal answer it is told of, and spectators with
open streams. All answers together keep to `--rate` a second. A push is timed from the moment its answer was sent until
a spectator has read it: both ends are here, on one clock. The server is a process of its own, whose memory is read from
/proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from bench.harness import served

ORDER = ("Place", "Exchange", "Advance", "Attack", "EndTurn", "EndStep", "Move")


class Load:
    """What a run has seen: seconds of answers and of pushes, and what went wrong."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.pushes: list[float] = []
        self.errors: list[str] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.open = 0


class Table:
    """One table: who plays it, and how far it is."""

    def __init__(self, client: httpx.AsyncClient, load: Load, fields: dict[str, list[str]]) -> None:
        self.client, self.load, self.fields = client, load, fields
        self.cookies: dict[str, str] = {}
        self.id = self.watch = ""
        self.now: dict[str, Any] = {}
        self.busy = False

    async def found(self) -> None:
        self.cookies = dict((await self.client.get("/api/health")).cookies)
        self.client.cookies.clear()
        seats = [{"kind": "me"}] * 3
        answer = await self.client.post("/api/tables", json={"game": "war", "seats": seats}, headers=self.headers())
        self.cookies |= dict(answer.cookies)
        self.client.cookies.clear()
        told = answer.json()
        self.id, self.watch = told["id"], "/watch/" + told["spectator"].rpartition("/")[2]
        self.now = (await self.client.get(f"/api/tables/{self.id}", headers=self.headers())).json()

    def headers(self) -> dict[str, str]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"cookie": jar, "x-csrftoken": self.cookies.get("csrftoken", "")}

    async def answer(self) -> None:
        """Answer once."""
        if not self.now["requests"]:
            return
        self.busy = True
        request = self.now["requests"][0]
        kind = next(kind for kind in ORDER if kind in request["actions"])
        body = {
            "seat": request["seat"],
            "request": request["id"],
            "action": self.action(kind, request["actions"][kind]),
            "since": self.now["number"],
        }
        begun = time.perf_counter()
        self.load.sent[self.id, self.now["number"]] = begun
        answer = await self.client.post(f"/api/tables/{self.id}/answer", json=body, headers=self.headers())
        self.load.answers.append(time.perf_counter() - begun)
        self.busy = False
        if answer.status_code != 200:
            self.load.errors.append(answer.text[:200])
            return
        self.now = answer.json()

    def action(self, kind: str, rows: list[Any]) -> dict[str, Any]:
        row = random.choice(rows)
        if row and isinstance(row[-1], list) and kind != "Exchange":
            row = [*row[:-1], row[-1][1]]
        return {"type": kind, **dict(zip(self.fields[kind], row, strict=True))}

    async def look_on(self, url: httpx.URL) -> None:
        """A spectator reads the stream to its end, from a bare socket: the reader should cost little."""
        followed = await self.client.get(self.watch)
        jar = "; ".join(f"{name}={value}" for name, value in followed.cookies.items())
        self.client.cookies.clear()
        reader, writer = await asyncio.open_connection(url.host, url.port, limit=1 << 22)
        request = f"GET /api/tables/{self.id}/stream HTTP/1.1\r\nhost: {url.host}\r\ncookie: {jar}\r\n\r\n"
        writer.write(request.encode())
        try:
            await reader.readuntil(b"data: ")
            self.load.open += 1
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    self.heard(line[:80].decode())
        finally:
            writer.close()

    def heard(self, line: str) -> None:
        first = re.search(r'"events":\[\{"number":(\d+)', line)
        sent = self.load.sent.get((self.id, int(first[1]) - 1)) if first else None
        if sent is not None:
            self.load.pushes.append(time.perf_counter() - sent)


async def run(url: str, tables: int, watchers: int, rate: float, seconds: float) -> Load:
    """A whole run."""
    load = Load()
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        game = (await client.get("/api/games/war")).json()
        client.cookies.clear()
        fields = {kind: [field["name"] for field in told["fields"]] for kind, told in game["actions"].items()}
        played = [Table(client, load, fields) for _ in range(tables)]
        for table in played:
            await table.found()
        streams = [asyncio.create_task(table.look_on(client.base_url)) for table in played for _ in range(watchers)]
        while load.open < len(streams):
            await asyncio.sleep(0.1)
        await paced(played, rate, seconds)
        await asyncio.sleep(1)
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
    return load


async def paced(tables: list[Table], rate: float, seconds: float) -> None:
    """Answers at the tables in turn, so many a second, each begun at its time whether others are done or not."""
    begun, count, answering = time.perf_counter(), 0, set[asyncio.Task[None]]()
    while (at := time.perf_counter() - begun) < seconds:
        while count < at * rate:
            table = tables[count % len(tables)]
            count += 1
            if not table.busy:
                task = asyncio.create_task(table.answer())
                answering.add(task)
                task.add_done_callback(answering.discard)
        await asyncio.sleep(0.002)
    await asyncio.gather(*answering)


def quantiles(seconds: list[float]) -> dict[str, float]:
    """p50 and p99 in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {f"p{p}_ms": round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000, 1) for p in (50, 99)}


def memory_mb(pid: int) -> float:
    """Resident memory of a process; 0 where /proc does not tell."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmHWM:\s+(\d+)", status.read_text()) if status.is_file() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has taken; 0 where /proc does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    fields = stat.read_text().rpartition(")")[2].split() if stat.is_file() else []
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


class Ran(NamedTuple):
    """A run, and what it has cost the server: megabytes at most, seconds of its processor."""

    load: Load
    memory: float
    processor: float


def measured(tables: int, watchers: int, rate: float, seconds: float) -> Ran:
    """A whole run against a server of its own."""
    with served() as server:
        load = asyncio.run(run(server.url, tables, watchers, rate, seconds))
        return Ran(load, memory_mb(server.pid), cpu_seconds(server.pid))


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    for name, default in (("tables", 200), ("watchers", 2), ("rate", 100.0), ("seconds", 20.0)):
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    want, loaded = asked(), round(os.getloadavg()[0], 2)
    load, memory, processor = measured(want.tables, want.watchers, want.rate, want.seconds)
    told = {
        "python": platform.python_version(),
        "tables": want.tables,
        "streams": want.tables * want.watchers,
        "seconds": want.seconds,
        "answers_per_second": round(len(load.answers) / want.seconds, 1),
        "answer": quantiles(load.answers),
        "push": quantiles(load.pushes),
        "pushes": len(load.pushes),
        "errors": load.errors[:3],
        "memory_mb": memory,
        "server_cpu_seconds": round(processor, 1),
        "client_cpu_seconds": round(time.process_time(), 1),
        "load_before": loaded,
    }
    print(json.dumps(told, indent=None if want.json else 2))


if __name__ == "__main__":
    main()
