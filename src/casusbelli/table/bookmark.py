"""Bookmarks: where a match goes on without playing its journal from the beginning. The journal remains the truth.

A *page* holds what has been told since the page before, a *bookmark* all else that the journal alone does not say: the
state behind the last point of no return, the steps since, what is asked under which number. Opened with all its pages a
bookmark gives the match as it was, to the numbers of its events and what may still be taken back. It is a copy: whoever
cannot use one plays the journal instead.

What a match holds it tells itself (`Match.held`), and takes it up again (`Match.taken_up`); here it becomes bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import islice
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.flow import NO_FIELDS, Heard, Pending
from casusbelli.engine.game import Game, loose_fields
from casusbelli.table.hearing import Span, Void
from casusbelli.table.journal import Answered, Drawn, Journal
from casusbelli.table.match import Match
from casusbelli.table.replay import Broken, redrawn
from casusbelli.table.steps import Held, Place, Step, chance, redo

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
    held = match.held()
    log = held.log[told:]
    heard = {at: one for at, one in enumerate(log) if type(one) is Heard}
    spans = islice(held.spans.items(), keys, None)
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
    """Where the match goes on."""
    held, entries = match.held(), match.journal.entries
    numbers = _numbers(entries, held.steps)
    return msgspec.json.encode(
        Bookmark(
            format=FORMAT,
            version=match.game.version,
            data=match.game.data,
            entries=len(entries),
            told=match.told,
            mark=msgspec.Raw(match.saved(held.mark)),
            steps=[(at, step.first, step.last, step.shown) for at, step in zip(numbers, held.steps, strict=True)],
            requests=held.requests,
            asked=held.asked,
            next_hash=held.next_hash,
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
    log = [one for page in pages for one in _log(game, page)]
    if len(log) != at.told:
        raise Unusable("pages are missing")
    spans = {
        (seat, key): Span(request, first, last) for page in pages for seat, key, request, first, last in page.spans
    }
    upto = Journal(journal.header, journal.entries[: at.entries])
    mark, state, steps = _walked(game, upto.entries, at)
    return Match.taken_up(game, upto, Held(mark, state, steps, log, spans, at.requests, at.asked, at.next_hash))


def _require_fit(game: Game, journal: Journal, at: Bookmark) -> None:
    if (at.format, at.version, at.data) != (FORMAT, game.version, game.data):
        raise Unusable("it was made under other rules or with other component data")
    if journal.header.data != game.data or at.entries > len(journal.entries):
        raise Unusable("it was made for another journal")


def _walked(game: Game, entries: list[Any], at: Bookmark) -> tuple[Any, Any, list[Step]]:
    """The mark, the state that its steps lead to, and these steps; their entries become what they were."""
    mark = game.load(bytes(at.mark))
    mark.outbox = []
    s, steps = mark.copy(), []
    for number, first, last, shown in at.steps:
        waiting = flow.pending(s)
        entries[number] = _as_it_was(game, s, waiting, entries[number])
        redo(s, entries[number], waiting)
        steps.append(Step(entries[number], first, last, shown))
    s.outbox = []
    return mark, s, steps


def _as_it_was(game: Game, s: Any, waiting: Sequence[Pending], entry: Any) -> Answered | Drawn:
    """An entry with the records that it was carried out with. Raises ValueError for one that nothing was done by."""
    if isinstance(entry, Drawn):
        return redrawn(game, s, chance(waiting, entry.lane), entry)
    if not isinstance(entry, Answered):
        raise ValueError(f"{type(entry).__name__} is no step")
    return msgspec.structs.replace(entry, action=game.record(entry.action))


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
    """What reads the pages of a game, its events as what they are: their kinds are known when the game is loaded."""
    page: Any = Page
    return msgspec.json.Decoder(page[reduce(or_, game.events)])
