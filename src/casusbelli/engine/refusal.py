"""Refusals: why something may not be done, in one sentence, with the clause that forbids it."""

from typing import Any

import msgspec

from casusbelli.engine.record import Message, Record
from casusbelli.engine.visibility import everybody


class Refusal(Record, frozen=True):
    """`clause` is empty where no rule forbids it but the request itself is wrong (malformed, stale, not yours)."""

    audience = everybody
    clause: str
    reason: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)

    def message(self) -> Message:
        """The reason as a message to be put into words."""
        return Message(self.reason, self.args)


class Illegal(Exception):
    """An attempt that was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} [{refusal.clause or '-'}] {refusal.args or ''}".strip())
        self.refusal = refusal
