"""Refusals of the server: a status, a reason in the readers' catalogues, and nothing of what is inside."""

from __future__ import annotations

from typing import Any

from casusbelli.engine.refusal import Refusal

MALFORMED, NO_SEAT, FORBIDDEN, UNKNOWN, CONFLICT, TOO_LARGE, TOO_MANY, BROKEN = 400, 401, 403, 404, 409, 413, 429, 500


class Refused(Exception):
    """A request that is refused with this status. `snapshot` is the table as it stands, where that helps, as JSON.

    `game` is the key of the game whose catalogue has the words.
    """

    def __init__(self, status: int, refusal: Refusal, *, snapshot: bytes = b"", game: str = "") -> None:
        super().__init__(refusal.reason)
        self.status, self.refusal, self.snapshot, self.game = status, refusal, snapshot, game


def refused(status: int, reason: str, **args: Any) -> Refused:
    """A refusal that no rule of a game is behind."""
    return Refused(status, Refusal("", reason, args))


def no_table() -> Refused:
    """404: there is no table of that name, or it is not for these eyes, which must look the same."""
    return refused(UNKNOWN, "refused-no-table")


def no_seat() -> Refused:
    """401: whoever asks sits nowhere at this table."""
    return refused(NO_SEAT, "refused-no-seat")


def foreign_seat() -> Refused:
    """403: the seat is another's."""
    return refused(FORBIDDEN, "refused-foreign-seat")


def malformed(why: str, key: str = "") -> Refused:
    """400: what was sent is not what was asked for."""
    return refused(MALFORMED, "refused-malformed", key=key, why=why)
