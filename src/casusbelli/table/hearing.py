"""What has happened, as each viewer has heard of it, in the viewer's own numbers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

import msgspec

from casusbelli.engine.flow import Heard, heard_by
from casusbelli.engine.ids import Viewer
from casusbelli.engine.record import Event
from casusbelli.engine.visibility import everybody
from casusbelli.table.journal import Told


class TakenBack(Event, frozen=True):
    """Events that are no longer true; their numbers are the viewer's own."""

    audience = everybody
    numbers: tuple[int, ...]


class Void(msgspec.Struct, frozen=True):
    """An entry of the log: these earlier entries are no longer true."""

    entries: tuple[int, ...]


class Span:
    """The part of the log that an answer with a key has brought, the table's own answers after it included."""

    __slots__ = ("first", "last", "request")

    def __init__(self, request: int | None, first: int, last: int) -> None:
        self.request, self.first, self.last = request, first, last


class _Ears:
    """What a viewer has heard (`heard`), where each stands in the log (`places`), and how far it has listened."""

    __slots__ = ("heard", "places", "read", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.heard: list[Any] = []
        self.places: list[int] = []
        self.read = 0

    def listen(self, log: list[Heard | Void]) -> None:
        for place, item in enumerate(log[self.read :], self.read):
            open = type(item) is Heard and item.to is None and not item.fields
            told = item.event if type(item) is Heard and open else self._hear(item)
            if told is not None:
                self.places.append(place)
                self.heard.append(told)
        self.read = len(log)

    def _hear(self, item: Heard | Void) -> Any:
        return self._taken_back(item) if type(item) is Void else heard_by(item, self.viewer)

    def told(self, since: int, until: int | None) -> list[Told]:
        return [Told(number, told) for number, told in enumerate(self.heard[since:until], since + 1)]

    def count(self, place: int) -> int:
        """How much it had heard before this entry of the log."""
        return bisect_left(self.places, place)

    def _taken_back(self, void: Void) -> TakenBack | None:
        """Whoever heard nothing of what was taken back hears nothing of that either."""
        gone = set(void.entries)
        numbers = tuple(number for number, place in enumerate(self.places, 1) if place in gone)
        return TakenBack(numbers) if numbers else None


class Log:
    """All that was told, in order; nobody but the table knows these places."""

    def __init__(self) -> None:
        self.entries: list[Heard | Void] = []
        self._ears: dict[tuple[int, ...], _Ears] = {}

    def void(self, places: Iterable[int]) -> None:
        """What stands at these places is no longer true."""
        self.entries.append(Void(tuple(places)))

    def heard(self, viewer: Viewer, since: int, until: int | None = None) -> list[Told]:
        """What these seats have heard after their own number `since`, up to their number `until`."""
        return self._listening(tuple(viewer)).told(max(since, 0), until)

    def places(self, viewer: Viewer, since: int) -> list[int]:
        """Where in the log stands what these seats have heard after their own number `since`."""
        return self._listening(tuple(viewer)).places[max(since, 0) :]

    def span(self, viewer: Viewer, first: int, last: int | None = None) -> list[Told]:
        """What these seats have heard of the places from `first` up to, without, `last`."""
        ears = self._listening(tuple(viewer))
        return ears.told(ears.count(first), None if last is None else ears.count(last))

    def _listening(self, seats: tuple[int, ...]) -> _Ears:
        ears = self._ears.get(seats)
        if ears is None:
            ears = self._ears[seats] = _Ears(seats)
        if ears.read < len(self.entries):
            ears.listen(self.entries)
        return ears
