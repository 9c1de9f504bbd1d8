"""Records: the small frozen values that actions, events, facts and frames are."""

import re
from typing import Any, ClassVar

import msgspec

from casusbelli.engine.visibility import Audience


class Record(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A frozen value, tagged with its class name where it is encoded.

    `audience` says who may see the fields that declare none of their own; `None` means undeclared, and a game
    with an undeclared field is refused when it is imported.
    """

    audience: ClassVar[Audience | None] = None
    clauses: ClassVar[tuple[str, ...]] = ()


class Action(Record, frozen=True):
    """What a seat may do: an imperative whose fields name things on the table.

    `binding` marks a commitment the print makes in front of others; `rolls` tells that chance follows.
    """

    binding: ClassVar[bool] = False
    rolls: ClassVar[bool] = False


class Event(Record, frozen=True):
    """What has happened, for the log and for animation: past tense, never the means of changing state."""


class Fact(Record, frozen=True):
    """Something hidden that a seat has learned and may keep."""


class Message(Record, frozen=True):
    """A sentence for a person: a Fluent message id and its arguments, made into text at display time."""

    id: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class Thing(Record, frozen=True):
    """Something on the table that can be pointed at, as `place:brasil`."""

    kind: str
    id: int


class Result(Record, frozen=True):
    """How a game ended: the winning seats (none: nobody won), why, and the points by seat where the game has any."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


def kebab(name: str) -> str:
    """`EndTurn` -> `end-turn`, as message ids and command words are written."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
