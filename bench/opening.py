"""How long a table takes to open: from its last bookmark and from its journal, in turn. `python -m bench.opening`.

People answer at random until so many answers have been kept, in a database of its own. What is timed is all from asking
for the room to having what one seat is shown, in processor time, since that takes one core; every figure is the median
of its rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from bench.harness import tell

from casusbelli.engine import game
from casusbelli.server.rooms import Room, Rooms, fresh
from casusbelli.server.settings import Settings
from casusbelli.server.storage import Chair, Storage
from casusbelli.table.match import Match

ROUNDS = 9


class FromJournals(Storage):
    """The same database, as if no bookmark had ever been put into it."""

    async def marks(self, id: str) -> list[Any]:
        return []

    async def mark(self, id: str, marked: Any) -> None:
        return None


def main() -> None:
    options = arguments()
    with TemporaryDirectory() as folder:
        found = asyncio.run(measured(str(Path(folder) / "server.db"), options))
    tell(found, (f"{key}: {value}" for key, value in found.items()), options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="war")
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


async def measured(database: str, options: argparse.Namespace) -> dict[str, Any]:
    """Milliseconds to open a table both ways, and how many answers and entries its journal has."""
    storage, journals = Storage(database), FromJournals(database)
    await storage.open()
    room, answers = await played(Rooms(storage, Settings(database="")), options)
    times: dict[Storage, list[float]] = {storage: [], journals: []}
    for _ in range(ROUNDS):
        for one, taken in times.items():
            taken.append(await opened(one, room.id))
    bookmark, journal = (1000 * median(taken) for taken in times.values())
    await storage.close()
    await journals.close()
    return {
        "game": room.game.key,
        "answers": answers,
        "entries": len(room.match.journal.entries),
        "from_bookmark_ms": round(bookmark, 1),
        "from_journal_ms": round(journal, 1),
        "ratio": round(bookmark / journal, 3),
    }


async def played(rooms: Rooms, options: argparse.Namespace) -> tuple[Room, int]:
    """A table at which so many answers have been given, or fewer where the game was over."""
    chosen = game.find(options.game)
    match = Match(chosen, max(chosen.seats), chosen.simulation, fresh())
    chairs = [Chair(seat, "browser") for seat in range(match.header.seats)]
    room, _, _ = await rooms.found(match, chairs, hotseat=True)
    rng = random.Random(options.seed)
    for number in range(options.answers):
        if match.result is not None:
            return room, number
        request = match.pending()[0]
        action = rng.choice(request.actions)
        await room.answer((request.seat,), request.seat, request.id, action, str(number), len(match.places(())))
    return room, options.answers


async def opened(storage: Storage, id: str) -> float:
    """Seconds of processor time until a seat is shown the table."""
    rooms = Rooms(storage, Settings(database=""))
    start = process_time()
    room = await rooms.get(id)
    room.snapshot((0,), len(room.match.places((0,))))
    taken = process_time() - start
    await rooms.closed()
    return taken


if __name__ == "__main__":
    main()
