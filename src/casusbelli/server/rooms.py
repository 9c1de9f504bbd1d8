"""Live tables: a room holds a match, who sits there, who looks on. One lock a table; nothing is told before it is kept.

Rooms are loaded from the database when somebody comes, from their last bookmark on, and leave the memory when nobody
has been there for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, TypeVar

import msgspec

from casusbelli.cli.menu import Entry
from casusbelli.engine.game import Game
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.server import channel, seating
from casusbelli.server.bookmarks import Shelf, Times, now, taken_up
from casusbelli.server.bots import Bot, Thinkers
from casusbelli.server.channel import Channel, Listener
from casusbelli.server.errors import CONFLICT, Refused, no_table, refused
from casusbelli.server.logs import log
from casusbelli.server.protocol import EventRow, SeatRow, core, spliced, status_of
from casusbelli.server.settings import Settings
from casusbelli.server.storage import Chair, NewTable, Said, Standing, Storage, Taken
from casusbelli.server.timeline import Timeline
from casusbelli.table.dice import Verifiable
from casusbelli.table.match import Match

T = TypeVar("T")

KEPT_TALK = 100
"""Lines of talk that travel with a table."""
INVITED_FOR = timedelta(days=14)
SWEPT_EVERY = 60.0
REMEMBERED_PASTS = 6
"""Tables of which every position is kept in memory for those who look back."""


class Lock(asyncio.Lock):
    """One at a time at a table. `gone`: the room has left the memory, and may hold what could not be kept."""

    gone = False

    async def acquire(self) -> Literal[True]:
        """Raises Refused where the room has left the memory meanwhile: the table is another room's now."""
        await super().acquire()
        if self.gone:
            self.release()
            raise refused(CONFLICT, "refused-stale")
        return True


class Room:
    """A table that is played at. What it does is done under its lock; `kept` entries of its journal are on the disk."""

    def __init__(self, rooms: Rooms, id: str, match: Match, chairs: Sequence[Chair], *, hotseat: bool) -> None:
        self.rooms, self.id, self.match, self.chairs, self.hotseat = rooms, id, match, list(chairs), hotseat
        self.game: Game = match.game
        self.lock = Lock()
        self.kept = 0
        self.times = Times()
        self.shelf = Shelf()
        self.talk: list[Said] = []
        # What was listed last to each browser at the text table, to be picked from by number.
        self.picks: dict[str, Sequence[Entry]] = {}
        self.touched = asyncio.get_running_loop().time()
        self._channels: dict[tuple[int, ...], Channel] = {}
        self._bots: dict[int, Bot] = {}
        self._playing: asyncio.Task[None] | None = None

    # Who.

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats that a browser holds, those that a bot plays for it included."""
        return tuple(chair.seat for chair in self.chairs if browser and chair.browser == browser)

    def seat_rows(self, viewer: tuple[int, ...]) -> list[SeatRow]:
        """Who sits where, as a viewer is told."""
        looking = {seat for seats, one in self._channels.items() if one.listeners for seat in seats}
        return [
            SeatRow(chair.seat, chair.name, chair.kind, chair.seat in viewer, chair.seat in looking, chair.bot or "")
            for chair in self.chairs
        ]

    # What is told.

    def _channel(self, viewer: tuple[int, ...]) -> Channel:
        found = self._channels.get(viewer)
        if found is None:
            found = self._channels[viewer] = Channel(viewer)
        return found

    def _core(self, viewer: tuple[int, ...]) -> bytes:
        return msgspec.json.encode(core(self.match, viewer, self.seat_rows(viewer), self.chairs, self.talk))

    def events(self, viewer: tuple[int, ...], since: int) -> list[EventRow]:
        """What a viewer has heard after its number `since`."""
        told = self.match.events(viewer, since)
        places = self.match.places(viewer, since)
        return [EventRow(one.number, self.times.at(at), one.event) for one, at in zip(told, places, strict=True)]

    def _renew(self, viewer: tuple[int, ...]) -> Channel:
        """The channel of a viewer, up to date; whoever listens there has been told."""
        one = self._channel(viewer)
        number, before = len(self.match.places(viewer)), one.number
        if one.renew(self._core(viewer), number) and one.listeners:
            chunk = channel.event(one.moment, self._moment(one, before))
            for listener in one.listeners:
                listener.put(chunk, number)
        return one

    def _moment(self, one: Channel, since: int) -> bytes:
        numbers = {"number": one.number, "moment": one.moment, "events": self.events(one.viewer, since)}
        return spliced(msgspec.json.encode(numbers), one.core)

    def tell(self) -> None:
        """Push what is new to everybody who looks on."""
        for viewer in [viewer for viewer, one in self._channels.items() if one.listeners]:
            self._renew(viewer)

    def snapshot(self, viewer: tuple[int, ...], since: int = 0) -> bytes:
        """The whole table as a viewer sees it, with the events after its number `since`, as JSON."""
        header = self.match.header
        head = {
            "id": self.id,
            "game": self.game.key,
            "options": header.options,
            "takebacks": header.takebacks,
            "hotseat": self.hotseat,
            "viewer": viewer,
        }
        return spliced(msgspec.json.encode(head), self._moment(self._renew(viewer), since))

    def standing(self) -> Standing:
        """What the list of tables tells."""
        status = status_of(self.match, self.chairs)
        turn = getattr(self.match.state, "round", None)
        asked = self.match.awaited() if status == "playing" else ()
        return Standing(status, turn if isinstance(turn, int) else None, asked)

    # What is done.

    async def _keep(self) -> None:
        """Write down what is new, then tell it. Where it cannot be written, the table is read again from the disk."""
        entries, at = self.match.journal.entries[self.kept :], now()
        self.times.mark(self.match.told, at)
        if entries:
            rows = [msgspec.json.encode(entry) for entry in entries]
            self.shelf.add(row.decode() for row in rows)
            marked = self.shelf.next(self.match, self.times) if self.shelf.due(self.match) else None
            try:
                await self.rooms.storage.append(self.id, self.kept, at, rows, self.standing(), marked)
            except BaseException as error:
                self.rooms.forget(self)
                if isinstance(error, Taken):
                    raise refused(CONFLICT, "refused-stale") from None
                raise
            if marked is not None:
                self.shelf.reached(self.match, self.times)
        self.kept += len(entries)
        self.tell()
        self.wake()

    async def mark(self) -> None:
        """Put a bookmark where one is missing: beside a journal that was kept without, or made under other rules."""
        with suppress(Refused):
            await self._mark()

    async def _mark(self) -> None:
        async with self.lock:
            if self.kept == len(self.match.journal.entries) and self.shelf.due(self.match):
                await self.rooms.storage.mark(self.id, self.shelf.next(self.match, self.times))
                self.shelf.reached(self.match, self.times)

    def _require_playing(self, viewer: tuple[int, ...], since: int) -> None:
        if status_of(self.match, self.chairs) == "gathering":
            raise self.conflict(Refusal("", "refused-gathering"), viewer, since)

    def conflict(self, refusal: Refusal, viewer: tuple[int, ...], since: int) -> Refused:
        """409: it cannot be done; the table is as this snapshot shows."""
        return Refused(CONFLICT, refusal, snapshot=self.snapshot(viewer, since), game=self.game.key)

    async def answer(
        self, viewer: tuple[int, ...], seat: int, request: int | None, action: Action, key: str, since: int
    ) -> bytes:
        """A person answers. It is on the disk when this returns. Raises Refused."""
        self._require_playing(viewer, since)
        try:
            self.match.answer(seat, request, action, key)
        except Illegal as illegal:
            raise self.conflict(illegal.refusal, viewer, since) from None
        await self._keep()
        return self.snapshot(viewer, since)

    async def undo(self, viewer: tuple[int, ...], seat: int, since: int) -> bytes:
        """A person takes back. Raises Refused."""
        self._require_playing(viewer, since)
        try:
            self.match.undo(seat)
        except Illegal as illegal:
            raise self.conflict(illegal.refusal, viewer, since) from None
        await self._keep()
        return self.snapshot(viewer, since)

    async def sit(self, chair: Chair) -> None:
        """Somebody else plays a seat from now on."""
        await self.rooms.storage.sit(self.id, chair)
        await self.seated(chair)

    async def seated(self, chair: Chair) -> None:
        """A seat that is kept already is another's now."""
        self.chairs[chair.seat] = chair
        self._bots.pop(chair.seat, None)
        await self.rooms.storage.stand(self.id, self.standing())
        for one in self._channels.values():
            for listener in one.listeners:
                if listener.browser == chair.browser and chair.seat not in one.viewer:
                    listener.close()
        self.tell()
        self.wake()

    async def say(self, said: Said) -> None:
        """A line of talk."""
        await self.rooms.storage.say(self.id, said)
        self.talk = [*self.talk, said][-KEPT_TALK:]
        self.tell()

    def timeline(self) -> Timeline:
        """The past of this table; those of a few tables stay in memory."""
        past = self.rooms.past
        found = past.pop(self.id, None) or Timeline(self.game, self.match.header)
        past[self.id] = found
        if len(past) > REMEMBERED_PASTS:
            del past[next(iter(past))]
        return found

    # Streams.

    async def stream(self, browser: str, viewer: tuple[int, ...], since: int, last: int | None) -> AsyncIterator[bytes]:
        """Moments as server-sent events, from the newest on, until the viewer or the server leaves."""
        listener = Listener(browser, since)
        try:
            async with self.lock:
                one = self._channel(viewer)
                known = one.number_at(last) if last is not None else None
                one.listeners.add(listener)
                self.tell()
                # Whatever that has queued is part of what the listener is told now.
                listener.take()
                listener.number = max(since, known or 0)
                yield channel.GREETING + self._caught_up(listener, one)
            while not listener.closed and not self.rooms.closing:
                yield await self._next(listener, one)
        except Refused:
            return  # The room has left the memory: the browser connects to the next one.
        finally:
            self._channel(viewer).listeners.discard(listener)
            self.rooms.soon(self._left())

    async def _next(self, listener: Listener, one: Channel) -> bytes:
        try:
            await listener.wait()
        except TimeoutError:
            return channel.PING
        if not listener.behind:
            return listener.take()
        async with self.lock:
            listener.take()
            return self._caught_up(listener, one)

    def _caught_up(self, listener: Listener, one: Channel) -> bytes:
        """The newest moment with all that the listener has missed."""
        since, listener.number, listener.behind = listener.number, one.number, False
        return channel.event(one.moment, self._moment(one, since))

    async def _left(self) -> None:
        with suppress(Refused):
            async with self.lock:
                self.tell()

    @property
    def streams(self) -> int:
        """How many look on."""
        return sum(len(one.listeners) for one in self._channels.values())

    def hush(self) -> None:
        """End all streams and what the bots do."""
        for one in self._channels.values():
            for listener in one.listeners:
                listener.close()
        if self._playing is not None:
            self._playing.cancel()

    # Bots.

    def wake(self) -> None:
        """Let the bots play on, where one is asked."""
        if self._playing is None and not self.rooms.closing and self._bot_asked() is not None:
            self._playing = self.rooms.soon(self._play())

    def _bot_asked(self) -> Any:
        if status_of(self.match, self.chairs) != "playing":
            return None
        return next((one for one in self.match.pending() if self.chairs[one.seat].bot), None)

    async def _play(self) -> None:
        try:
            while not self.rooms.closing and await self._play_once():
                pass
        except Exception as error:
            log("bots-stopped", error=error)
        finally:
            self._playing = None

    async def _play_once(self) -> bool:
        """One bot answers, thinking without the lock. False: no bot is asked."""
        async with self.lock:
            request = self._bot_asked()
            if request is None:
                self._playing = None
                return False
            bot, seat = self._bot(request.seat), (request.seat,)
            told = self.match.events(seat, bot.heard)
            bot.heard += len(told)
            number, actions, view = request.id, list(request.actions), self.match.view(seat)
        action = await self.rooms.thinkers.think(bot, [one.event for one in told], view, actions)
        async with self.lock:
            if self._bots.get(bot.seat) is bot and not self.rooms.closing:
                await self._answer_for(bot.seat, number, action)
        return True

    async def _answer_for(self, seat: int, request: int, action: Action) -> None:
        try:
            self.match.answer(seat, request, action)
        except Illegal:
            return  # Somebody has taken back meanwhile: the bot is asked anew.
        await self._keep()

    def _bot(self, seat: int) -> Bot:
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = Bot(self.game, self.chairs[seat].bot or "", seat, self.id)
        return bot

    @property
    def idle(self) -> bool:
        """Nobody looks on, and nobody is about to do anything."""
        return not self.streams and self._playing is None and not self.lock.locked()


class Rooms:
    """All tables of a server, those in memory and those on the disk."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.settings = storage, settings
        self.thinkers = Thinkers(settings.thinking)
        self.closing = False
        self.open: dict[str, Room] = {}
        self.past: dict[str, Timeline] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def soon(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something after this, off the path of a request."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def forget(self, room: Room) -> None:
        """Let a room leave the memory."""
        if self.open.get(room.id) is room:
            del self.open[room.id]
        room.lock.gone = True
        room.hush()

    def close(self) -> None:
        """End all streams; no bot plays on."""
        self.closing = True
        for room in self.open.values():
            room.hush()
        self.thinkers.close()

    async def closed(self) -> None:
        """Wait until nothing that was begun off the path of a request goes on."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def sweep(self) -> None:
        """Now and then let idle rooms leave the memory."""
        while not self.closing:
            await asyncio.sleep(SWEPT_EVERY)
            long_ago = asyncio.get_running_loop().time() - self.settings.idle
            for room in [room for room in self.open.values() if room.idle and room.touched < long_ago]:
                self.forget(room)

    async def get(self, id: str) -> Room:
        """The room of a table. Raises Refused where there is none."""
        room = self.open.get(id)
        if room is None:
            room = await self._loaded(id)
        room.touched = asyncio.get_running_loop().time()
        return room

    async def _loaded(self, id: str) -> Room:
        """Load a room once, however many ask for it."""
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = self.soon(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        row = await self.storage.table(id)
        if row is None:
            raise no_table()
        entries = await self.storage.entries(id)
        chairs = await self.storage.chairs(id)
        marks = await self.storage.marks(id)
        found = await asyncio.to_thread(taken_up, row.header, entries, marks)
        room = Room(self, id, found.match, chairs, hotseat=row.hotseat)
        room.times, room.shelf, room.kept = found.times, found.shelf, len(entries)
        room.talk = await self.storage.talk(id, KEPT_TALK)
        self.open[id] = room
        room.wake()
        if room.shelf.due(room.match):
            self.soon(room.mark())
        return room

    # New tables.

    async def found(
        self, match: Match, chairs: Sequence[Chair], *, hotseat: bool, watchers: tuple[str, ...] = ()
    ) -> tuple[Room, dict[str, int], str]:
        """Set up a table. Returns its room, the secrets of its invitations with their seats, and that to watch."""
        id, watch, at = seating.table_id(), seating.secret(), now()
        sent = {seating.secret(): chair.seat for chair in chairs if chair.kind == "open"}
        room = Room(self, id, match, chairs, hotseat=hotseat)
        new = NewTable(
            id=id,
            key=match.game.key,
            header=msgspec.json.encode(match.header).decode(),
            hotseat=hotseat,
            watch=seating.hashed(watch),
            chairs=tuple(chairs),
            invitations={seating.hashed(secret): seat for secret, seat in sent.items()},
            expires=(datetime.now(UTC) + INVITED_FOR).isoformat(timespec="milliseconds"),
            watchers=watchers,
        )
        rows = [msgspec.json.encode(entry) for entry in match.journal.entries]
        await self.storage.found(new, at, rows, room.standing())
        room.kept = len(rows)
        room.shelf.add(row.decode() for row in rows)
        room.times.mark(match.told, at)
        self.open[id] = room
        room.wake()
        return room, sent, watch


def fresh() -> Verifiable:
    """Dice for a new table, which everybody can verify when it is over."""
    return Verifiable.fresh(seating.table_id())
