"""The list of what may be done: runs of numbers folded, grouped by kind of action, numbered to be picked from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from casusbelli.cli.reading import head, last_number
from casusbelli.engine.record import Action


class Entry(msgspec.Struct, frozen=True):
    """Actions that differ in their last number only, or a single one."""

    actions: tuple[Action, ...]

    @property
    def kind(self) -> type[Action]:
        """The kind of action."""
        return type(self.actions[0])

    @property
    def numbers(self) -> tuple[int, int] | None:
        """The least and the most of the number; None: there is none to choose."""
        if len(self.actions) == 1:
            return None
        return last_number(self.actions[0]), last_number(self.actions[-1])


def folded(actions: Sequence[Action]) -> list[Entry]:
    """Entries in the order of their first actions."""
    runs: dict[Any, list[Action]] = {}
    for action in actions:
        runs.setdefault(head(action) or action, []).append(action)
    return [Entry(tuple(run)) for run in runs.values()]


def by_kind(entries: Sequence[Entry]) -> dict[type[Action], list[tuple[int, Entry]]]:
    """Entries with their numbers from 1, by kind of action."""
    groups: dict[type[Action], list[tuple[int, Entry]]] = {}
    for number, entry in enumerate(entries, 1):
        groups.setdefault(entry.kind, []).append((number, entry))
    return groups


def nearest_legal(attempt: Action, legal: Sequence[Action], most: int = 3) -> list[Entry]:
    """The legal entries most like an attempt: of its kind, with as many fields in common as there are, at least one."""
    alike = [(_likeness(attempt, entry.actions[0]), entry) for entry in folded(legal)]
    best = max((likeness for likeness, _ in alike), default=0)
    return [entry for likeness, entry in alike if likeness == best and best > 0][:most]


def _likeness(one: Action, other: Action) -> int:
    if type(one) is not type(other):
        return 0
    fields = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    return 1 + sum(2 for a, b in fields[: len(fields) - 1] if a == b) if fields else 1
