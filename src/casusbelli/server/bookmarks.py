"""Bookmarks beside the journals: how a table is opened without playing it from the beginning.

They are copies, kept in one transaction with the entries that they follow. One that does not belong to the journal, or
was made under other rules, is passed over and made anew; the journal is always enough.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec

from casusbelli.engine import game as games
from casusbelli.engine.game import Game
from casusbelli.server.errors import CONFLICT, refused
from casusbelli.server.logs import log
from casusbelli.server.storage import Marked
from casusbelli.table import dice
from casusbelli.table.bookmark import Unusable, bookmark, opened, page
from casusbelli.table.dice import Source, Verifiable
from casusbelli.table.journal import BadSave, Drawn, Header, Journal, Line
from casusbelli.table.match import Match
from casusbelli.table.replay import Replay

EVERY = 64
"""Entries of a journal between two bookmarks: as many are played at the most when a table is opened."""


def now() -> str:
    """This moment, in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


_decode_header = msgspec.json.Decoder(Header).decode
_decode_entry = msgspec.json.Decoder(Line).decode


class Times:
    """When each entry of a match's log was told."""

    def __init__(self) -> None:
        self.ends: list[int] = []
        self.ats: list[str] = []

    def mark(self, told: int, at: str) -> None:
        """All of the log up to `told`, without, has been told by now."""
        if not self.ends or told > self.ends[-1]:
            self.ends.append(told)
            self.ats.append(at)

    def at(self, place: int) -> str:
        """When the entry of the log at that place was told."""
        return self.ats[min(bisect_right(self.ends, place), len(self.ats) - 1)]


class Pages(msgspec.Struct, frozen=True):
    """What a bookmark adds to those before it: a page of the log, and when what is on it was told."""

    page: msgspec.Raw
    ends: list[int]
    ats: list[str]


class Standing(msgspec.Struct, frozen=True):
    """Where a table goes on, and the sum over the entries of its journal up to there."""

    bookmark: msgspec.Raw
    sum: str


class Shelf:
    """The bookmarks of one table: they reach so many `entries` into the journal, and so far into what it tells."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()
        self.entries = self._told = self._keys = self._times = 0

    def add(self, bodies: Iterable[str]) -> str:
        """Entries go into the journal, written like this. Returns the sum over all there are."""
        for body in bodies:
            self._sum.update(body.encode() + b"\n")
        return self._sum.hexdigest()

    def due(self, match: Match) -> bool:
        """Is it time for another?"""
        behind = len(match.journal.entries) - self.entries
        return behind >= EVERY or (match.closed and behind > 0)

    def next(self, match: Match, times: Times) -> Marked:
        """The bookmark where the match stands, all entries up to there added; it counts once it has been `reached`."""
        told = msgspec.Raw(page(match, self._told, self._keys))
        pages = Pages(told, times.ends[self._times :], times.ats[self._times :])
        standing = Standing(msgspec.Raw(bookmark(match)), self._sum.hexdigest())
        return Marked(
            seq=len(match.journal.entries),
            pages=msgspec.json.encode(pages).decode(),
            standing=msgspec.json.encode(standing).decode(),
            anew=self.entries == 0,
        )

    def reached(self, match: Match, times: Times) -> None:
        """A bookmark lies where the match stands."""
        self.entries = len(match.journal.entries)
        self._told, self._keys, self._times = match.told, match.keys, len(times.ends)


class Opened(msgspec.Struct):
    """A match as its journal tells it, when its events were told, and its bookmarks."""

    match: Match
    times: Times = msgspec.field(default_factory=Times)
    shelf: Shelf = msgspec.field(default_factory=Shelf)


def taken_up(header: str, entries: Sequence[tuple[str, str]], marks: Sequence[Marked]) -> Opened:
    """A table as its journal tells it, ready to go on. Raises Refused."""
    journal = Journal(_decode_header(header), [_decode_entry(body) for _, body in entries])
    try:
        game = games.find(journal.header.game)
        found = _marked(game, journal, entries, marks) or _played(game, journal, entries)
    except (BadSave, games.UnknownGame) as wrong:
        log("table-broken", error=wrong)
        raise refused(CONFLICT, "refused-table-broken") from None
    return found


def _marked(game: Game, journal: Journal, entries: Sequence[tuple[str, str]], marks: Sequence[Marked]) -> Opened | None:
    """The table from its last bookmark on; None where that one is not to be used."""
    if not marks or journal.header.source not in ("", Verifiable.kind):
        return None
    try:
        at = _lying(game, journal, entries, marks)
        found = _played(game, journal, entries, at)
    except (Unusable, BadSave, msgspec.MsgspecError) as wrong:
        log("bookmark-passed-over", why=str(wrong))
        return None
    return found


def _lying(game: Game, journal: Journal, entries: Sequence[tuple[str, str]], marks: Sequence[Marked]) -> Opened:
    """The table where its last bookmark lies. Raises Unusable."""
    pages = [_decode_pages(one.pages) for one in marks]
    standing = _decode_standing(marks[-1].standing)
    shelf, times = Shelf(), Times()
    if shelf.add(body for _, body in entries[: marks[-1].seq]) != standing.sum:
        raise Unusable("it was made for another journal")
    match = opened(game, journal, [bytes(one.page) for one in pages], bytes(standing.bookmark))
    for one in pages:
        times.ends += one.ends
        times.ats += one.ats
    shelf.reached(match, times)
    return Opened(match, times, shelf)


def _played(game: Game, journal: Journal, entries: Sequence[tuple[str, str]], at: Opened | None = None) -> Opened:
    """The table at the end of its journal, played from there or from its beginning. Raises BadSave."""
    source = _source(journal.header)
    again = Replay(journal, game, source, at.match if at else None)
    found = at or Opened(again.match)
    first = len(again.match.journal.entries)
    if isinstance(source, Verifiable):
        source.skip(entry for entry in journal.entries[:first] if isinstance(entry, Drawn))
    if not first:
        found.times.mark(again.match.told, entries[0][0] if entries else now())
    for line, _ in again.steps():
        found.times.mark(again.match.told, entries[line - 2][0])
    _require_same(again, at)
    found.shelf.add(body for _, body in entries[first:])
    if source is not None and not again.match.closed:
        again.match.go_on(source)
    return found


def _require_same(again: Replay, at: Opened | None) -> None:
    """What comes out otherwise than it was written is told; behind a bookmark the fault may be its own: Unusable."""
    if again.differs.kind == "identical":
        return
    if at is not None:
        raise Unusable(again.differs.why)
    log("table-differs", line=again.differs.line, why=again.differs.why)


def _source(header: Header) -> Source | None:
    """The source of chance that a table was played with; None for one that was imported when it was over."""
    if not header.keys:
        return None
    length = header.commitments.length if header.commitments else 0
    return dice.restored(header.source, header.table, header.keys, length, header.contributions)


_decode_pages = msgspec.json.Decoder(Pages).decode
_decode_standing = msgspec.json.Decoder(Standing).decode
