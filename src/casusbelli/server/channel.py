"""Who looks at a table, and what is pushed to them.

Viewers with the same seats share a channel: a moment is made and encoded once for all of them. It is made only where
something has changed that these seats may know, so that a push tells nothing by coming.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

PING_SECONDS = 15.0
RETRY_MILLISECONDS = 1000
LONGEST_QUEUE = 64
"""Moments that wait for a slow reader; more of them are told as one."""
REMEMBERED = 256


class Listener:
    """An open stream. `browser` is whose it is; `number` is the last event that has been queued for it."""

    def __init__(self, browser: str, number: int) -> None:
        self.browser, self.number = browser, number
        self.behind = False
        self.closed = False
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def put(self, chunk: bytes, number: int) -> None:
        """Queue a chunk; where too many wait, all are dropped, and the reader is told anew."""
        if len(self._queue) >= LONGEST_QUEUE:
            self._queue.clear()
            self.behind = True
        if not self.behind:
            self._queue.append(chunk)
            self.number = number
        self._ready.set()

    def close(self) -> None:
        """End the stream."""
        self.closed = True
        self._ready.set()

    async def wait(self) -> None:
        """Until there is something to read, or the stream ends. Raises TimeoutError when it is time for a ping."""
        await asyncio.wait_for(self._ready.wait(), PING_SECONDS)

    def take(self) -> bytes:
        """All that waits."""
        self._ready.clear()
        chunks = b"".join(self._queue)
        self._queue.clear()
        return chunks


class Channel:
    """What one set of seats has been told: the newest moment and the number of the last event."""

    def __init__(self, viewer: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.core = b""
        # Grows over restarts of the server too, and counts nothing that the viewer may not know.
        self.moment = 0
        self.number = 0
        self.listeners: set[Listener] = set()
        self._recent: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)

    def renew(self, core: bytes, number: int) -> bool:
        """Take what is to be told now. False: the viewer knows it already."""
        if core == self.core and number == self.number:
            return False
        self.core, self.number = core, number
        self.moment = max(self.moment + 1, time.time_ns() // 1_000_000)
        self._recent.append((self.moment, number))
        return True

    def number_at(self, moment: int) -> int | None:
        """The last event of an earlier moment; None where that is long ago."""
        return next((number for at, number in self._recent if at == moment), None)


def event(moment: int, data: bytes) -> bytes:
    """A moment as a server-sent event."""
    return b"event: moment\nid: %d\ndata: %s\n\n" % (moment, data)


PING = b": ping\n\n"
GREETING = b"retry: %d\n\n" % RETRY_MILLISECONDS
