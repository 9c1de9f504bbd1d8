"""Checking the dice of a journal from its published keys alone: no rules, no game."""

from __future__ import annotations

import hashlib
from collections import defaultdict

import msgspec

from casusbelli.table.dice import CLOSED, OPEN, Verifiable, chained, drawn
from casusbelli.table.journal import Drawn, Header, Journal


class Fault(msgspec.Struct, frozen=True):
    """Something that does not agree with the keys: the line of the file (the header is line 1), and what is wrong."""

    line: int
    why: str


class Report(msgspec.Struct, frozen=True):
    """`checked` draws recomputed, `shut` ones that the table keeps to itself, `unkeyed` ones nobody committed to."""

    checked: int
    shut: int
    unkeyed: int
    faults: tuple[Fault, ...]

    @property
    def ok(self) -> bool:
        """Nothing disagrees."""
        return not self.faults


def verify(journal: Journal) -> Report:
    """Recompute every `[size, index]` of a journal from its commitments and its published keys."""
    check = _Check(journal)
    check.keys()
    for line, entry in enumerate(journal.entries, 2):
        if type(entry) is Drawn:
            check.draw(line, entry)
    return Report(check.checked, check.shut, check.unkeyed, tuple(check.faults))


class _Check:
    def __init__(self, journal: Journal) -> None:
        self.header: Header = journal.header
        closing = journal.closed
        self.faults: list[Fault] = []
        self.checked = self.shut = self.unkeyed = 0
        self.link = (0, self.header.commitments.open) if self.header.commitments else (0, "")
        self.length = self.header.commitments.length if self.header.commitments else 0
        self.counters: dict[int | None, int] = defaultdict(int)
        published = {OPEN: closing.open, CLOSED: closing.closed} if closing else {}
        self.published = {name: published.get(name) or self.header.keys.get(name, "") for name in (OPEN, CLOSED)}

    def fault(self, line: int, why: str) -> None:
        self.faults.append(Fault(line, why))

    def keys(self) -> None:
        """The published keys are those that were committed to."""
        promised = self.header.commitments
        if promised is None:
            if self.header.source == Verifiable.kind:
                self.fault(1, "no commitments were published")
            return
        if self.published[OPEN] and not chained(self.published[OPEN], promised.length, promised.open):
            self.fault(1, "the open key does not lead to its commitment")
        if self.published[CLOSED] and _hash(self.published[CLOSED]) != promised.closed:
            self.fault(1, "the closed key is not the one that was committed to")

    def draw(self, line: int, entry: Drawn) -> None:
        """One draw: its number follows the one before it, its key is right, and its index is what the key gives."""
        if self.header.commitments is None:
            self.unkeyed += 1
        elif entry.key == OPEN:
            self.open(line, entry)
        elif entry.key == CLOSED:
            self.closed(line, entry)
        else:
            self.fault(line, f"drawn with no key, which no table with commitments does: {entry.key!r}")

    def open(self, line: int, entry: Drawn) -> None:
        number, link = self.link
        if entry.at != number + 1:
            self.fault(line, f"open draw {entry.at} follows open draw {number}")
        if not number < entry.at <= self.length or not chained(entry.link, entry.at, link, number):
            return self.fault(line, f"its link does not lead to link {number}")
        self.link = (entry.at, entry.link)
        return self.index(line, entry, entry.link)

    def closed(self, line: int, entry: Drawn) -> None:
        if entry.draw is None or not self.published[CLOSED]:
            self.shut += 1
            return
        self.counters[entry.lane] += 1
        if entry.at != self.counters[entry.lane]:
            self.fault(line, f"closed draw {entry.at} stands where {self.counters[entry.lane]} is due")
        self.index(line, entry, self.published[CLOSED])

    def index(self, line: int, entry: Drawn, key: str) -> None:
        size, found = (int(number) for number in entry.draw or (0, 0))
        if size < 1 or not _hash(key):
            return self.fault(line, "a draw without its size or its key")
        due = drawn(bytes.fromhex(key), self.header.table, entry.lane, entry.at, size, self.header.contributions)
        self.checked += 1
        if found != due:
            self.fault(line, f"index {found} of {size} was written down; the key gives {due}")
        return None


def _hash(text: str) -> str:
    """SHA-256 of bytes given in hexadecimal; empty for what is none."""
    try:
        return hashlib.sha256(bytes.fromhex(text)).hexdigest()
    except ValueError:
        return ""
