"""What travels between the server and its clients (docs/guide/protocol.md), and how a table is told to a viewer.

A table is told in one piece of JSON, its *core*, and spliced with what differs from one telling to the next: the
numbers, the events and, in a snapshot, the head that never changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View, hints, plain
from casusbelli.server.storage import Chair, Said
from casusbelli.table.match import Match, Request

Menu = dict[str, list[list[Any]]]
"""Legal actions by type: rows of field values in order; a run of the last number as `[low, high]`."""

Status = Literal["gathering", "playing", "over"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=64)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; a key that it should not have is an error."""


class SeatWanted(Body, frozen=True):
    """A seat of a new table: at this screen, a bot of that level, or by invitation."""

    kind: Literal["me", "bot", "open"]
    bot: Name = ""
    name: Name = ""


class TableWanted(Body, frozen=True):
    """A new table. `opened_after`: after the end everything is opened, or only what the rules open."""

    game: Name
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=64)]
    options: dict[str, str | int | float | bool] = {}
    takebacks: bool = True
    opened_after: Literal["rules", "all"] = "all"
    hotseat: bool = False


class Answer(Body, frozen=True):
    """An answer to a request of the seat; request 0: something that it does out of turn."""

    seat: SeatNumber
    request: Number
    action: dict[str, Any]
    since: Number = 0
    key: Key = ""


class Question(Body, frozen=True):
    """What is asked about: a thing such as `territory:brasil`, or an action; `keep`: where its repetition stops."""

    seat: SeatNumber
    thing: Annotated[str, msgspec.Meta(max_length=80)] = ""
    action: dict[str, Any] | None = None
    keep: Number = 1


class TakeBack(Body, frozen=True):
    """A seat takes back its last answer."""

    seat: SeatNumber
    since: Number = 0


class HandOver(Body, frozen=True):
    """The level of the bot that plays on."""

    bot: Name = "greedy"


class Nothing(Body, frozen=True):
    """A request that says all in its address."""


class Joining(Body, frozen=True):
    """The secret of an invitation, and the name of who follows it."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]
    name: Name = ""


class Saying(Body, frozen=True):
    """A line of talk."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    channel: Name = ""


class Typed(Body, frozen=True):
    """A typed command, and the language of who types."""

    text: Annotated[str, msgspec.Meta(max_length=300)]
    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class File(Body, frozen=True):
    """A saved game."""

    journal: str


class Invited(msgspec.Struct, frozen=True):
    """Where to send whom a seat is kept for."""

    seat: int
    url: str


class Founded(msgspec.Struct, frozen=True):
    """A new table, its invitations, and where to send who wants to watch."""

    id: str
    invitations: list[Invited]
    spectator: str


class Seated(msgspec.Struct, frozen=True):
    """Where an invitation has led."""

    id: str
    seat: int


class Opened(msgspec.Struct, frozen=True):
    """The table that a file has become."""

    id: str


class TableRow(msgspec.Struct, frozen=True):
    """A table in the list of one's own."""

    id: str
    game: str
    status: Status
    round: int | None
    your_turn: bool
    asked: list[int]
    names: list[str]
    updated: str


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where. `here`: somebody who holds the seat is looking."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    mine: bool
    here: bool
    bot: str = ""


class RequestRow(msgspec.Struct, frozen=True):
    """A question that one of the viewer's seats has been asked."""

    seat: int
    id: int
    prompt: Any
    clauses: Sequence[str]
    actions: Menu
    standing: Menu


class EventRow(msgspec.Struct, frozen=True):
    """An event, in the viewer's own numbering."""

    number: int
    at: str
    event: Any


class ResultRow(msgspec.Struct, frozen=True):
    """How a game has ended."""

    winners: Sequence[int]
    reason: str
    scores: Sequence[int]


class Core(msgspec.Struct, frozen=True):
    """What of a table is the same until something happens."""

    status: Status
    closed: bool
    seats: list[SeatRow]
    view: Any
    asked: Sequence[int]
    requests: list[RequestRow]
    undo: list[int]
    talk: list[Said]
    result: ResultRow | None


class Moment(Core, frozen=True):
    """What changes of a table from one answer to the next; `moment` grows."""

    number: int
    moment: int
    events: list[EventRow]


class Snapshot(Moment, frozen=True):
    """A table as a viewer sees it."""

    id: str
    game: str
    options: dict[str, Any]
    takebacks: bool
    hotseat: bool
    viewer: list[int]


class ClauseRow(msgspec.Struct, frozen=True):
    """A clause of a rulebook; `says` is English for now."""

    id: str
    title: str
    kind: str
    source: str
    ruling: str
    says: str
    english: bool = True


class Why(msgspec.Struct, frozen=True):
    """Why something is refused."""

    refusal: Any
    clause: ClauseRow | None


class Told(msgspec.Struct, frozen=True):
    """What a typed command is answered: lines of words, and rows of the position where it asked for them."""

    lines: list[str]
    sections: list[Any]


class DecisionRow(msgspec.Struct, frozen=True):
    """A decision, and what it cost in expected points and in chance of winning (0 to 1).

    `number` is that of the viewer's last event before it. `expected` points and `chance` of winning are those before
    it; `action` and `best` are in the language that was asked for.
    """

    number: int
    request: int
    turn: int
    action: str
    best: str
    points: float
    winning: float
    expected: float
    chance: float


class SeatReview(msgspec.Struct, frozen=True):
    """The decisions of a seat, and what all of them have cost."""

    seat: int
    points: float
    winning: float
    decisions: list[DecisionRow]


class Wrong(msgspec.Struct, frozen=True):
    """A draw that does not agree with the keys: the line of the file, and what is wrong."""

    entry: int
    fault: str


class Report(msgspec.Struct, frozen=True):
    """What verifying a file has given."""

    checked: int
    shut: int
    wrong: list[Wrong]


class Health(msgspec.Struct, frozen=True):
    """How the server does."""

    status: Literal["ok"]
    version: str
    tables: int
    streams: int


class Refusing(msgspec.Struct, frozen=True):
    """Any refusal: a clause or nothing, a message id and its arguments; `text` in the language that was asked for."""

    refusal: Any
    text: str
    snapshot: Any = None


# Telling.


def action_of(game: Game, told: Mapping[str, Any]) -> Action:
    """An action from the wire. Raises msgspec.ValidationError for what is none of this game."""
    kinds = {kind.__name__: kind for kind in game.actions}
    kind = kinds.get(str(told.get("type")))
    if kind is None:
        raise msgspec.ValidationError("no action of this game - at `$.type`")
    unknown = [name for name in told if name != "type" and name not in kind.__struct_fields__]
    if unknown:
        raise msgspec.ValidationError(f"it has no field {unknown[0][:40]!r} - at `$`")
    return msgspec.convert(told, kind)


def menu(actions: Iterable[Action]) -> Menu:
    """Actions as rows by type, runs of the last number folded."""
    found: Menu = {}
    for action in actions:
        kind = type(action)
        row = [getattr(action, name) for name in kind.__struct_fields__]
        rows = found.setdefault(kind.__name__, [])
        if not (rows and _ends_with_number(kind) and _continues(rows[-1], row)):
            rows.append(row)
    return found


def _continues(last: list[Any], row: list[Any]) -> bool:
    """Make the row part of the run that the last one is, if it goes on there."""
    low, high = last[-1] if isinstance(last[-1], list) else (last[-1], last[-1])
    if last[:-1] != row[:-1] or row[-1] != high + 1:
        return False
    last[-1] = [low, row[-1]]
    return True


def _ends_with_number(kind: type[Action]) -> bool:
    fields = list(hints(kind).values())
    return bool(fields) and plain(fields[-1]) is int


def kind_of(game: Game, hint: Any) -> tuple[str, bool]:
    """What a field holds, as the wire calls it, and whether it holds several."""
    bare = plain(hint)
    if get_origin(bare) in (tuple, list):
        return kind_of(game, get_args(bare)[0])[0], True
    if bare in game.names:
        return game.names[bare].kind, False
    if bare is Seat:
        return "seat", False
    return ("number" if bare is int else "word"), False


def view_json(view: View) -> msgspec.Raw:
    """A view as it travels."""
    return msgspec.Raw(msgspec.json.encode({"seats": view.seats, **view.fields}))


def request_row(request: Request) -> RequestRow:
    """A question with all that may be answered."""
    return RequestRow(
        request.seat, request.id, request.prompt, request.clauses, menu(request.actions), menu(request.standing)
    )


def result_row(match: Match) -> ResultRow | None:
    """How the game has ended."""
    result = match.result
    return None if result is None else ResultRow(result.winners, result.reason, result.scores)


def status_of(match: Match, chairs: Sequence[Chair]) -> Status:
    """Where a table is in its life."""
    if match.closed or match.result is not None:
        return "over"
    return "gathering" if any(chair.kind == "open" for chair in chairs) else "playing"


def eyes(match: Match, viewer: Viewer) -> Viewer:
    """Through whose eyes a viewer sees: everybody's, once the table has been opened."""
    return tuple(range(match.header.seats)) if match.closed and not match.header.sealed else tuple(viewer)


def core(match: Match, viewer: Viewer, seats: list[SeatRow], chairs: Sequence[Chair], talk: Sequence[Said]) -> Core:
    """A table as these seats may know it."""
    status = status_of(match, chairs)
    playing = status == "playing"
    mine = [chair.seat for chair in chairs if chair.seat in viewer and not chair.bot]
    return Core(
        status=status,
        closed=match.closed,
        seats=seats,
        view=view_json(match.view(eyes(match, viewer))),
        asked=match.awaited() if playing else (),
        requests=[request_row(one) for one in match.pending() if one.seat in mine] if playing else [],
        undo=[number for number in mine if match.why_no_undo(number) is None] if playing else [],
        talk=list(talk),
        result=result_row(match),
    )


def spliced(*parts: bytes) -> bytes:
    """Several JSON objects as one."""
    return b"{" + b",".join(part[1:-1] for part in parts if len(part) > 2) + b"}"
