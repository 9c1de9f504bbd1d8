"""What may leave a table: everything once it is closed, and before that what the viewer has seen."""

from __future__ import annotations

from typing import Any

import msgspec

from casusbelli.engine.ids import Viewer
from casusbelli.table.dice import OPEN
from casusbelli.table.journal import OPENED, SEEN, Answered, Closed, Drawn, Ended, Journal, Told, Undone


def opened(journal: Journal) -> Journal:
    """A closed journal, whole. The keys are in the entry that closes it."""
    return Journal(msgspec.structs.replace(journal.header, keys={}, about=OPENED), journal.entries)


def perspective(journal: Journal, viewer: Viewer, told: list[Told]) -> Journal:
    """A journal as these seats may have it while the table is open, or for good where it is sealed.

    Their own answers, the draws they saw, and what they were told. Nothing in it counts what others did in secret.
    """
    header = msgspec.structs.replace(journal.header, keys={}, about=SEEN, viewer=sorted(viewer))
    closed = journal.closed is not None
    seen = (_seen(entry, viewer, closed) for entry in journal.entries)
    return Journal(header, [*(entry for entry in seen if entry is not None), *told])


def _seen(entry: Any, viewer: Viewer, closed: bool) -> Any:
    if isinstance(entry, Answered):
        return msgspec.structs.replace(entry, key="") if entry.seat in viewer else None
    if isinstance(entry, Undone):
        return entry if entry.seat in viewer else None
    if isinstance(entry, Drawn):
        return _seen_draw(entry, viewer, closed)
    return entry if isinstance(entry, Ended | Closed) else None


def _seen_draw(entry: Drawn, viewer: Viewer, closed: bool) -> Drawn | None:
    """Only what the open key has given can be checked before the table is closed."""
    if entry.key == OPEN:
        return entry
    if entry.to is None or any(seat in entry.to for seat in viewer):
        to = None if entry.to is None else tuple(seat for seat in entry.to if seat in viewer)
        return Drawn(outcome=entry.outcome, to=to, lane=entry.lane, key=entry.key)
    return Drawn(key=entry.key) if closed else None
