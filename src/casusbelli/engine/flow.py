"""How frames call one another: the stack, what waits behind a frame, and who must answer next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action, Event, Fact, Record, Result
from casusbelli.engine.visibility import everybody, masked, secret_fields

MOVES_ON = frozenset({"procedure", "lanes"})


class Deferred(Record, frozen=True):
    """A frame that waits until the frame at `depth` of the stack has finished."""

    audience = everybody
    depth: int
    frame: Any

    def shown(self, s: Any, viewer: Any) -> Any:
        """As the viewer sees it."""
        return {"depth": self.depth, "frame": self.frame.shown(s, viewer)}


def call(s: Any, frame: Any) -> None:
    """Begin a procedure; the present frame goes on when it has finished."""
    s.stack.append(frame)


def replace(s: Any, frame: Any) -> None:
    """Put another frame, or the present one changed, in the place of the present one."""
    s.stack[-1] = frame


def finish(s: Any, value: Any = None) -> None:
    """End the present frame; `value` is there for the caller's next step (see `returned`)."""
    s.stack.pop()
    s.value = value
    if s.after:
        _begin_deferred(s, value)


def returned(s: Any) -> Any:
    """The value that the frame finished last has returned; None when asked again."""
    value, s.value = s.value, None
    return value


def amend(s: Any, kind: type, **fields: Any) -> None:
    """Change fields of the nearest enclosing frame of this kind. Raises LookupError where there is none."""
    depth = _depth(s, kind)
    s.stack[depth] = msgspec.structs.replace(s.stack[depth], **fields)


def enclosing(s: Any, kind: type) -> Any:
    """The nearest enclosing frame of this kind. Raises LookupError where there is none."""
    return s.stack[_depth(s, kind)]


def afterwards(s: Any, kind: type, frame: Any) -> None:
    """Let `frame` begin as soon as the nearest enclosing frame of this kind has finished or been cut short."""
    s.after.append(Deferred(_depth(s, kind), frame))


def unwind(s: Any, kind: type, value: Any = None) -> None:
    """Cut short: end all frames down to the nearest enclosing one of this kind, which ends too."""
    depth = _depth(s, kind)
    del s.stack[depth + 1 :]
    finish(s, value)


def end(s: Any, result: Result) -> None:
    """The game is over; nothing waits any more."""
    s.result = result
    s.stack.clear()
    s.after.clear()


def _depth(s: Any, kind: type) -> int:
    for depth in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[depth], kind):
            return depth
    raise LookupError(f"no {kind.__name__} is under way")


def _begin_deferred(s: Any, value: Any) -> None:
    """Frames that waited for what has just ended begin, the first to be queued first; then its value is handed on."""
    from casusbelli.engine.frame import Handing  # frames are made of flow

    height = len(s.stack)
    ready = [waiting.frame for waiting in s.after if waiting.depth >= height]
    s.after = [waiting for waiting in s.after if waiting.depth < height]
    if ready and value is not None:
        s.value = None
        s.stack.append(Handing(value))
    s.stack.extend(reversed(ready))


def advance(s: Any) -> None:
    """Let procedures run until somebody must answer or the game is over."""
    stack = s.stack
    while stack and stack[-1].kind in MOVES_ON:
        top = stack[-1]
        if top.kind == "procedure":
            top.step(s)
        elif not _advance_lanes(s, top):
            return
        stack = s.stack


def _advance_lanes(s: Any, lanes: Any) -> bool:
    """Run every lane as far as it goes; when all are empty, join them. True: the main stack may go on."""
    for number, lane in enumerate(lanes.lanes):
        if lane.stack and lane.stack[-1].kind in MOVES_ON:
            with within(s, number):
                advance(s)
    if any(lane.stack for lane in s.stack[-1].lanes):
        return False
    if s.outbox is not None:
        s.outbox.append(JOINED)
    s.stack[-1].joined(s)
    return True


@contextmanager
def within(s: Any, number: int | None) -> Iterator[None]:
    """Let the stack of a lane be the state's stack for a while; frames outside it are out of reach.

    `number` is None for the main stack. Raises nothing of its own; a game that ends inside a lane ends whole.
    """
    if number is None:
        yield
        return
    outer, after, lanes = s.stack, s.after, s.stack[-1]
    lane = lanes.lanes[number]
    s.stack, s.after = list(lane.stack), list(lane.after)
    yield
    if s.result is not None:
        return
    value = returned(s) if lane.stack and not s.stack else lane.value
    lane = msgspec.structs.replace(lane, stack=tuple(s.stack), after=tuple(s.after), value=value)
    outer[-1] = msgspec.structs.replace(lanes, lanes=(*lanes.lanes[:number], lane, *lanes.lanes[number + 1 :]))
    s.stack, s.after = outer, after


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A frame that waits for an answer, and the lane it waits in (None: the main stack)."""

    lane: int | None
    frame: Any


def pending(s: Any) -> list[Pending]:
    """Whom the game waits for: one frame, or one of every lane that is not empty."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if top.kind != "lanes":
        return [Pending(None, top)]
    return [Pending(number, lane.stack[-1]) for number, lane in enumerate(top.lanes) if lane.stack]


def answer(s: Any, at: Pending, action: Action) -> None:
    """A legal answer to a pending choice: carry it out and let the game run on."""
    with within(s, at.lane):
        at.frame.take(s, action)
    advance(s)


def resolve(s: Any, at: Pending, outcome: Any) -> None:
    """The answer of nature to a pending chance: carry it out and let the game run on."""
    with within(s, at.lane):
        at.frame.resolve(s, outcome)
    advance(s)


class Standing(msgspec.Struct, frozen=True, gc=False):
    """An action that a seat may take beside the pending request, and the frame that offers it."""

    lane: int | None
    frame: Any
    action: Action


def standing(s: Any, seat: Seat) -> list[Standing]:
    """What the seat may do out of turn, from the top of the stack down to the first closed frame."""
    return [Standing(lane, frame, action) for lane, frame in offering(s, seat) for action in frame.standing(s, seat)]


def offering(s: Any, seat: Seat) -> Iterator[tuple[int | None, Any]]:
    """The frames whose standing actions reach the seat, with their lanes: down to the first closed one, and it too."""
    for lane, frame in _from_the_top(s, seat):
        yield lane, frame
        if frame.closed:
            return


def _from_the_top(s: Any, seat: Seat) -> Iterator[tuple[int | None, Any]]:
    if s.stack and s.stack[-1].kind == "lanes":
        for number, lane in enumerate(s.stack[-1].lanes):
            if seat in lane.owners:
                yield from ((number, frame) for frame in reversed(lane.stack))
    yield from ((None, frame) for frame in reversed(s.stack))


def stand(s: Any, seat: Seat, chosen: Standing) -> None:
    """Carry out a standing action and let the game run on."""
    with within(s, chosen.lane):
        chosen.frame.stand(s, seat, chosen.action)
    advance(s)


class Heard(msgspec.Struct, frozen=True, gc=False):
    """An event and who hears of it, judged at the moment it happened.

    `to`: the seats that hear of it at all, None for everybody. `fields`: the seats that see a field, where not all do.
    """

    event: Event
    to: tuple[int, ...] | None
    fields: dict[str, tuple[int, ...]]


def heard_by(heard: Any, viewer: Viewer) -> Any:
    """An event as the viewer hears of it; None where it hears nothing, not even one of the fields."""
    if type(heard) is not Heard or not _hears(heard.to, viewer):
        return None
    if not heard.fields:
        return heard.event
    hidden = {name: None for name, seats in heard.fields.items() if not _hears(seats, viewer)}
    if len(hidden) == len(heard.event.__struct_fields__):
        return None
    return masked(heard.event, hidden) if hidden else heard.event


def _hears(seats: tuple[int, ...] | None, viewer: Viewer) -> bool:
    return seats is None or any(seat in seats for seat in viewer)


class Revealed(msgspec.Struct, frozen=True, gc=False):
    """Something hidden has been seen by these seats (None: by everybody): there is no taking back behind it."""

    to: tuple[int, ...] | None


class Joined(msgspec.Struct, frozen=True):
    """Lanes have been joined: there is no taking back into what was done side by side."""


JOINED = Joined()
NO_FIELDS: dict[str, tuple[int, ...]] = {}


def tell(s: Any, event: Event, to: Iterable[int] | None = None) -> None:
    """Something has happened. `to` names the only seats that hear of it; None leaves that to the event's fields."""
    if s.outbox is None:
        return
    s.outbox.append(Heard(event, None if to is None else tuple(to), seen_by(s, event)))


def seen_by(s: Any, record: Record) -> dict[str, tuple[int, ...]]:
    """The seats that see a field of the record now, for each that not everybody sees."""
    secret = secret_fields(type(record))
    if not secret:
        return NO_FIELDS
    seats = ((name, audience.who(s, record)) for name, audience in secret if audience.who)
    return {name: tuple(who) for name, who in seats if who is not None}


def reveal(s: Any, what: Fact, to: Iterable[int] | None) -> None:
    """The one way from hidden to seen. `what` is kept as learned by the seats `to` (None: by everybody).

    A fact with a `learn` method (the face of a card) notes it itself; any other is kept in `s.seen`.
    """
    seats = tuple(range(s.seats)) if to is None else tuple(to)
    learn = getattr(what, "learn", None)
    if learn is not None:
        learn(s, seats)
    else:
        s.seen += [new for seat in seats if (new := Learned(Seat(seat), what)) not in s.seen]
    if s.outbox is not None:
        s.outbox.append(Revealed(None if to is None else seats))


class Learned(Record, frozen=True):
    """What a seat has learned; only it sees that it has."""

    audience = everybody
    seat: Seat
    what: Any
