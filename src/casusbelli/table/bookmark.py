"""Bookmarks: where a match goes on without playing its journal from the beginning. The journal remains the truth.

A *page* holds what has been told since the page before, a *bookmark* all else that the journal alone does not say: the
state behind the last point of no return, the steps since, what is asked under which number. Opened with all its pages a
bookmark gives the match as it was, to the numbers of its events and what may still be taken back. It is a copy: whoever
cannot use one plays the journal instead.

This module knows the inside of a match, as the journal's own replay does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import islice
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.flow import NO_FIELDS, Heard
from casusbelli.engine.game import Game, loose_fields
from casusbelli.engine.ids import Seat
from casusbelli.table.hearing import Void
from casusbelli.table.journal import Answered, Closed, Drawn, Journal
from casusbelli.table.match import Match, Place, Request, Span
from casusbelli.table.replay import Broken, drawn_again
from casusbelli.table.steps import Step, redo

FORMAT = 1


E = TypeVar("E")


class Unusable(ValueError):
    """A bookmark of another version, of other component data or of another journal, or one that cannot be read."""


class Page(msgspec.Struct, Generic[E], frozen=True):
    """Part of what was told. `to` and `fields` (see `Heard`) and `voids` by place in `events`, where there are any.

    `spans`: seat, key, request, first and last place in the whole log of each answer that had a key.
    """

    events: list[E | None]
    to: dict[int, tuple[int, ...]]
    fields: dict[int, dict[str, tuple[int, ...]]]
    voids: dict[int, tuple[int, ...]]
    spans: list[tuple[int, str, int | None, int, int]]


class Bookmark(msgspec.Struct, frozen=True):
    """Where a match goes on: behind so many `entries` of its journal, when so much had been `told`.

    `mark` is the state that `steps` lead on from: where the entry of each stands in the journal, and the rest of a
    `Step`. `requests` are those open: place, seat and number; `asked` counts them by seat.
    """

    format: int
    version: int
    data: str
    entries: int
    told: int
    mark: msgspec.Raw
    steps: list[tuple[int, int, int, tuple[int, ...] | None]]
    requests: list[tuple[Place, int, int]]
    asked: list[int]
    next_hash: int


def page(match: Match, told: int, keys: int) -> bytes:
    """What has been told behind the first `told` entries of the log, and the answers behind the first `keys`."""
    log = match._log.entries[told:]
    heard = {at: one for at, one in enumerate(log) if type(one) is Heard}
    spans = islice(match._spans.items(), keys, None)
    return msgspec.json.encode(
        Page(
            events=[one.event if type(one) is Heard else None for one in log],
            to={at: one.to for at, one in heard.items() if one.to is not None},
            fields={at: one.fields for at, one in heard.items() if one.fields},
            voids={at: one.entries for at, one in enumerate(log) if type(one) is Void},
            spans=[(seat, key, span.request, span.first, span.last) for (seat, key), span in spans],
        )
    )


def bookmark(match: Match) -> bytes:
    """Where the match goes on. A closed one, where nothing is taken back any more, just lies there."""
    entries = match.journal.entries
    mark, done = (match.state, []) if match.closed else (match._mark, match._done)
    numbers = _numbers(entries, done)
    return msgspec.json.encode(
        Bookmark(
            format=FORMAT,
            version=match.game.version,
            data=match.game.data,
            entries=len(entries),
            told=match.told,
            mark=msgspec.Raw(match.saved(mark)),
            steps=[(number, step.first, step.last, step.shown) for number, step in zip(numbers, done, strict=True)],
            requests=[(place, open.seat, open.id) for place, open in match.requests.items()],
            asked=match._asked,
            next_hash=match._next_hash,
        )
    )


def _numbers(entries: Sequence[Any], done: Sequence[Step]) -> list[int]:
    """Where in the journal the entries of these steps stand, which lie near its end."""
    wanted = {id(step.entry) for step in done}
    found: dict[int, int] = {}
    for number in range(len(entries) - 1, -1, -1):
        if len(found) == len(wanted):
            break
        if id(entries[number]) in wanted:
            found[id(entries[number])] = number
    return [found[id(step.entry)] for step in done]


def opened(game: Game, journal: Journal, pages: Sequence[bytes], body: bytes) -> Match:
    """The match where a bookmark lies, with the entries up to there. Raises Unusable."""
    try:
        return _opened(game, journal, [_pages(game).decode(one) for one in pages], _decode(body))
    except (Broken, ValueError, LookupError, TypeError, AttributeError, StopIteration) as wrong:
        raise Unusable(f"{type(wrong).__name__}: {wrong}") from None


_decode = msgspec.json.Decoder(Bookmark).decode


def _opened(game: Game, journal: Journal, pages: Sequence[Page[Any]], at: Bookmark) -> Match:
    _require_fit(game, journal, at)
    match = Match.reopened(game, journal.header)
    match.journal.entries = journal.entries[: at.entries]
    match._log.entries = [one for page in pages for one in _log(game, page)]
    if match.told != at.told:
        raise Unusable("pages are missing")
    for seat, key, request, first, last in (span for page in pages for span in page.spans):
        match._spans[seat, key] = Span(request, first, last)
    match._closed = any(type(entry) is Closed for entry in match.journal.entries)
    _walk(match, at)
    match._asked, match._next_hash = list(at.asked), at.next_hash
    match.requests = {place: _request(match, place, seat, id) for place, seat, id in at.requests}
    match._refresh()
    return match


def _require_fit(game: Game, journal: Journal, at: Bookmark) -> None:
    if (at.format, at.version, at.data) != (FORMAT, game.version, game.data):
        raise Unusable("it was made under other rules or with other component data")
    if journal.header.data != game.data or at.entries > len(journal.entries):
        raise Unusable("it was made for another journal")


def _walk(match: Match, at: Bookmark) -> None:
    """The state where the bookmark lies, by the steps that lead there from its mark."""
    match._mark = match.game.load(bytes(at.mark))
    match._mark.outbox = []
    match._done, match.state = [], match._mark.copy()
    entries = match.journal.entries
    for number, first, last, shown in at.steps:
        match._waiting = flow.pending(match.state)
        entries[number] = _as_it_was(match, entries[number])
        redo(match.state, entries[number], match._waiting)
        match._done.append(Step(entries[number], first, last, shown))
    match.state.outbox = []


def _as_it_was(match: Match, entry: Any) -> Answered | Drawn:
    """An entry with the records that it was carried out with. Raises ValueError for one that nothing was done by."""
    if isinstance(entry, Drawn):
        return drawn_again(match, entry)
    if not isinstance(entry, Answered):
        raise ValueError(f"{type(entry).__name__} is no step")
    return msgspec.structs.replace(entry, action=match.game.record(entry.action))


def _request(match: Match, place: Place, seat: int, id: int) -> Request:
    """An open request, as it lies there. Raises LookupError where no frame does."""
    frame = match._frame(place)
    if frame is None:
        raise LookupError(f"nothing is asked at {place}")
    return Request(match, Seat(seat), id, flow.Pending(place[1], frame), place)


def _log(game: Game, page: Page[Any]) -> list[Heard | Void]:
    events, to, fields, voids = page.events, page.to, page.fields, page.voids
    loose = {kind for kind in game.events if loose_fields(kind)}
    return [
        Void(voids[at])
        if event is None
        else Heard(_whole(game, event) if type(event) in loose else event, to.get(at), fields.get(at, NO_FIELDS))
        for at, event in enumerate(events)
    ]


def _whole(game: Game, event: Any) -> Any:
    """An event whose fields may hold records of any kind."""
    return game.record(msgspec.to_builtins(event))


@cache
def _pages(game: Game) -> msgspec.json.Decoder[Any]:
    """What reads the pages of a game, its events as what they are."""
    return msgspec.json.Decoder(Page[reduce(or_, game.events)])  # type: ignore[misc]  # known when the game is loaded
