"""The referee of one table: asks, checks, carries out, answers for nature, takes back. It does no input or output.

Nothing here is numbered for the table as a whole: a seat's requests and a viewer's events have numbers of their own,
since any other number would tell that something secret has happened.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from casusbelli.engine import ask, flow
from casusbelli.engine.flow import Heard, Pending, Standing
from casusbelli.engine.frame import CHANCE, CHOICE, LANES, Council
from casusbelli.engine.game import Game
from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action, Message, Result, Thing
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.engine.visibility import View
from casusbelli.table import export
from casusbelli.table.dice import CLOSED, OPEN, Source, Verifiable, described
from casusbelli.table.hearing import Log, Span
from casusbelli.table.journal import (
    Answered,
    Closed,
    Drawn,
    Ended,
    Hashed,
    Header,
    Journal,
    Kept,
    Told,
    Undone,
    last_answer,
    taken_back,
    wide,
)
from casusbelli.table.steps import Held, Place, Step, chance, is_final, no_way_back, redo, shown_with

HASHED_EVERY = 128
"""Entries of the journal between two hashes of the state."""
REBUILT_FROM = 64
"""Steps after which, behind a point of no return, the state is copied anew to take back from."""

STALE = Refusal("", "refused-stale")
NO_RESULT = Result((), "")


class Request:
    """A question that a seat has been asked, in that seat's own numbering.

    What it tells is always of this moment: another seat's standing action may change the list, never the number.
    Raises Illegal once it has been answered or withdrawn.
    """

    __slots__ = ("_actions", "_match", "_turn", "frame", "id", "lane", "place", "seat")

    def __init__(self, match: Match, seat: Seat, id: int, at: Pending, place: Place) -> None:
        self._match = match
        self._turn = -1
        self._actions: Sequence[Action] = ()
        self.seat, self.id, self.lane, self.frame, self.place = seat, id, at.lane, at.frame, place

    @property
    def actions(self) -> Sequence[Action]:
        """Every legal answer, in a fixed order. Not to be changed."""
        if self._turn != self._match.turn:
            self._actions = self._live().actions(self._match.state)
            self._turn = self._match.turn
        return self._actions

    @property
    def prompt(self) -> Message:
        """What the seat is asked."""
        message: Message = self._live().prompt(self._match.state)
        return message

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the question comes from."""
        clauses: tuple[str, ...] = self._live().clauses
        return clauses

    @property
    def standing(self) -> list[Action]:
        """What the seat may do besides, out of turn."""
        self._live()
        return self._match.standing(self.seat)

    def _live(self) -> Any:
        if self._match.requests.get(self.place) is not self:
            raise Illegal(STALE)
        return self.frame


class Match:
    """One game at one table.

    `players` says who sits where, for the record. `takebacks`: the table allows taking back. `auto`: the table answers
    in place of a seat where one answer is legal and everybody can tell so. `sealed`: what was hidden is never opened.
    `requests` holds the open ones by place, `turn` grows with every change; `state` is for the host alone.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        source: Source | None = None,
        *,
        players: Sequence[str] = (),
        takebacks: bool = True,
        auto: bool = False,
        sealed: bool = False,
    ) -> None:
        """Begin a game, up to its first request. Raises BadOption."""
        source = source or Verifiable.fresh(os.urandom(8).hex())
        header = Header(
            game=game.key,
            version=game.version,
            data=game.data,
            seats=seats,
            options=msgspec.to_builtins(game.choose(options or {})),
            players=list(players),
            takebacks=takebacks,
            auto=auto,
            sealed=sealed,
            **described(source),
        )
        self._open(game, header)
        self.go_on(source)

    @classmethod
    def reopened(cls, game: Game, header: Header) -> Match:
        """A game at its very beginning, which follows a journal by `follow` and then may `go_on`. Raises BadOption."""
        match = cls.__new__(cls)
        match._open(game, header)
        return match

    @classmethod
    def taken_up(cls, game: Game, journal: Journal, held: Held) -> Match:
        """A game behind all entries of this journal, where it is known what it holds there.

        Raises LookupError where something is asked and no frame lies.
        """
        match = cls.reopened(game, journal.header)
        match.journal, match._closed = journal, journal.closed is not None
        match._mark, match.state, match._done = held.mark, held.state, held.steps
        match._log.entries, match._spans = held.log, held.spans
        match._asked, match._next_hash = held.asked, held.next_hash
        match.requests = {place: match._lying(place, seat, id) for place, seat, id in held.requests}
        match._refresh()
        return match

    def _lying(self, place: Place, seat: int, id: int) -> Request:
        """An open request, as it lies there. Raises LookupError where no frame does."""
        frame = self._frame(place)
        if frame is None:
            raise LookupError(f"nothing is asked at {place}")
        return Request(self, Seat(seat), id, Pending(place[1], frame), place)

    def _open(self, game: Game, header: Header) -> None:
        self.game, self.header = game, header
        self.journal = Journal(header)
        self.state: Any = game.start(header.seats, header.options)
        self.state.outbox = []
        self.turn = 0
        self.requests: dict[Place, Request] = {}
        self._source: Source | None = None
        self._waiting: list[Pending] = []
        self._due: list[Request] = []
        self._asked = [0] * header.seats
        self._spans: dict[tuple[int, str], Span] = {}
        self._span: Span | None = None
        self._log = Log()
        self._done: list[Step] = []
        self._next_hash = HASHED_EVERY
        self._closed = False
        flow.advance(self.state)
        self._listen()
        self._mark = self.state.copy()
        self._refresh()

    def go_on(self, source: Source) -> None:
        """Answer for nature from this source from now on."""
        self._source = source
        self._settle()

    # What is asked, and what is known.

    def pending(self) -> list[Request]:
        """The questions that wait for an answer: one, or one of each lane."""
        return self._due[:]

    def standing(self, seat: int) -> list[Action]:
        """What a seat may do out of turn, whoever is asked."""
        return [offer.action for offer in flow.standing(self.state, Seat(seat))]

    def awaited(self) -> tuple[int, ...]:
        """The seats that everybody is told are being waited for."""
        return ask.awaited(self.state)

    @property
    def result(self) -> Result | None:
        """How the game has ended."""
        result: Result | None = self.state.result
        return result

    @property
    def closed(self) -> bool:
        """Whether the table is closed: nothing is answered any more, and what may be opened is open."""
        return self._closed

    def view(self, viewer: Viewer) -> View:
        """The position as these seats see it."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What these seats have heard after their own number `since`, in order."""
        return self._log.heard(viewer, since)

    @property
    def keys(self) -> int:
        """How many answers had a key to be known by."""
        return len(self._spans)

    @property
    def told(self) -> int:
        """How much has been told, to whomever; for the host alone, as `places` are."""
        return len(self._log.entries)

    def places(self, viewer: Viewer, since: int = 0) -> list[int]:
        """Where among all that was told stands each of the events that `events` gives."""
        return self._log.places(viewer, since)

    def why(self, seat: int, what: Action | Thing) -> Refusal | None:
        """Why the seat may not do this, or nothing with that thing; None: it may."""
        if isinstance(what, Action):
            return ask.attempt(self.game, self.state, seat, what)
        if not self._exists(what):
            return Refusal("", "refused-no-such-thing")
        mine = [request for request in self._due if request.seat == seat]
        if self.result is not None or not mine:
            return self._not_asked()
        attempts = [wanted for request in mine if (wanted := request.frame.wanted(self.state, what)) is not None]
        return ask.attempt(self.game, self.state, seat, attempts[0]) if attempts else Refusal("", "refused-no-use")

    def _exists(self, thing: Thing) -> bool:
        ids = next((table.ids for table in self.game.names.values() if table.kind == thing.kind), ())
        return 0 <= thing.id < len(ids) or (thing.kind == "seat" and 0 <= thing.id < self.header.seats)

    def _not_asked(self) -> Refusal:
        if self.result is not None:
            return Refusal(self.game.end_clause, "refused-game-over")
        return Refusal(self.game.turn_clause, "refused-not-your-turn", {"seats": self.awaited()})

    # What is answered.

    def answer(self, seat: int, request: int | None, action: Action, key: str = "") -> list[Told]:
        """A seat answers its request of that number, or acts out of turn (None). Returns what it hears of it.

        An answer repeated with the same `key` is carried out once and returns the same. Raises Illegal, and then
        nothing has changed.
        """
        if key and (seat, key) in self._spans:
            return self._repeated(seat, request, self._spans[seat, key])
        entry = self._admit(seat, request, action, key)
        before = len(self._log.entries)
        self._do(entry)
        self._settle()
        return self._log.span((seat,), before)

    def _repeated(self, seat: int, request: int | None, span: Span) -> list[Told]:
        if span.request != request:
            raise Illegal(Refusal("", "refused-key-used"))
        return self._log.span((seat,), span.first, span.last)

    def _admit(self, seat: int, number: int | None, action: Action, key: str) -> Answered:
        """The entry that carries this answer out. Raises Illegal."""
        if self._closed:
            raise Illegal(self._not_asked() if self.result is not None else Refusal("", "refused-closed"))
        if number is None:
            return self._admit_standing(seat, action, key)
        request = self._request(seat, number)
        if action not in request.actions:
            refusal = ask.attempt(self.game, self.state, seat, action)
            raise Illegal(refusal or request.frame.refuse(self.state, action))
        to, hidden = self._audience(request), flow.seen_by(self.state, action)
        return Answered(seat, number, action, request.lane, to, hidden, key=key)

    def _request(self, seat: int, number: int) -> Request:
        for request in self._due:
            if request.id == number and request.seat == seat:
                return request
        covered = any(request.id == number and request.seat == seat for request in self.requests.values())
        raise Illegal(Refusal("", "refused-covered") if covered else STALE)

    def _admit_standing(self, seat: int, action: Action, key: str) -> Answered:
        for offer in flow.standing(self.state, Seat(seat)):
            if offer.action == action:
                hidden = flow.seen_by(self.state, action)
                to = self._knowing(seat, offer, hidden)
                return Answered(seat, 0, action, offer.lane, to, hidden, standing=True, key=key)
        raise Illegal(ask.attempt(self.game, self.state, seat, action) or STALE)

    def _knowing(self, seat: int, offer: Standing, hidden: dict[str, tuple[int, ...]]) -> tuple[int, ...] | None:
        """The only seats that may know of a standing action: where all of it is hidden, those that see a field."""
        if offer.lane is not None:
            return self._owners(offer.lane)
        if not hidden or len(hidden) < len(offer.action.__struct_fields__):
            return None
        return tuple(sorted({seat, *(one for seats in hidden.values() for one in seats)}))

    def _audience(self, request: Request) -> tuple[int, ...] | None:
        """The only seats that may know of an answer, as long as the table is open."""
        if request.lane is not None:
            return self._owners(request.lane)
        return request.frame.partners if isinstance(request.frame, Council) else None

    def _owners(self, lane: int) -> tuple[int, ...] | None:
        """The only seats that may know what is answered in a lane; None where lanes are open."""
        beside = self.state.stack[-1]
        return None if beside.open else tuple(beside.lanes[lane].owners)

    def _settle(self) -> None:
        """Answer for nature, and for seats where the table does, until a seat must answer itself."""
        while (entry := self._own_answer()) is not None:
            self._do(entry)
        if self.state.result is not None and not self._closed:
            self._end()

    def _own_answer(self) -> Answered | Drawn | None:
        if len(self._due) < len(self._waiting):
            return self._draw(next(at for at in self._waiting if at.frame.kind == CHANCE))
        for request in self._due if self.header.auto else ():
            if request.frame.public and len(request.actions) == 1:
                to, hidden = self._audience(request), flow.seen_by(self.state, request.actions[0])
                return Answered(request.seat, request.id, request.actions[0], request.lane, to, hidden, auto=True)
        return None

    def _draw(self, at: Pending) -> Drawn | None:
        if self._source is None:
            return None
        space, sees = at.frame.space(self.state), at.frame.sees(self.state)
        draw = self._source.draw(space, at.lane, sees is None)
        numbers = (wide(space.size), wide(draw.index))
        return Drawn(numbers, space.pick(draw.index), sees, at.lane, draw.key, draw.at, draw.link)

    def _do(self, entry: Answered | Drawn) -> None:
        """Carry out what has been admitted. Whatever goes wrong in the rules, the table is as it was before."""
        try:
            redo(self.state, entry, self._waiting)
        except BaseException:
            self._rebuild(self._done)
            self._refresh()
            raise
        if type(entry) is Answered:
            self._retire(entry)
        self.journal.entries.append(entry)
        told = self._log.entries
        first = len(told)
        shown = self._listen()
        step = Step(entry, first, len(told), shown)
        self._done.append(step)
        self._refresh()
        if len(self._done) >= REBUILT_FROM and is_final(step):
            self._mark = self.state.copy()
            self._done = []
        self._hash()

    def _retire(self, entry: Answered) -> None:
        """A request that has been answered is no more; an answer with a key is remembered."""
        if not entry.standing:
            self._close_request(entry)
        if entry.key:
            told = len(self._log.entries)
            self._span = self._spans[entry.seat, entry.key] = Span(entry.number or None, told, told)
        elif not entry.auto:
            self._span = None

    def _close_request(self, entry: Answered) -> None:
        for request in self._due:
            if request.id == entry.number and request.seat == entry.seat:
                del self.requests[request.place]
                return

    def _listen(self) -> tuple[int, ...] | None:
        """Take what has been told into the log. Returns whom something was revealed to (see `Step`)."""
        shown: tuple[int, ...] | None = ()
        told = self.state.outbox
        if told:
            self.state.outbox = []
        for item in told:
            if type(item) is Heard:
                self._log.entries.append(item)
            else:
                shown = shown_with(shown, item)
        if self._span is not None:
            self._span.last = len(self._log.entries)
        return shown

    def _refresh(self) -> None:
        """Who is asked now: questions that still lie where they lay keep their numbers."""
        self.turn += 1
        self._waiting = flow.pending(self.state)
        if self.requests:
            self.requests = {place: open for place, open in self.requests.items() if self._lies(place, open)}
        self._due = [self._ask(at) for at in self._waiting if at.frame.kind == CHOICE]

    def _lies(self, place: Place, request: Request) -> bool:
        frame = self._frame(place)
        return frame is not None and type(frame) is type(request.frame)

    def _frame(self, place: Place) -> Any:
        """The frame that lies there; None where none does."""
        base, lane, depth = place
        stack: Sequence[Any] = self.state.stack
        if lane is not None:
            lanes = stack[base] if base < len(stack) else None
            base = depth
            stack = lanes.lanes[lane].stack if lanes is not None and lanes.kind == LANES else ()
        return stack[base] if base < len(stack) else None

    def _place(self, at: Pending) -> Place:
        top = len(self.state.stack) - 1
        return (top, None, 0) if at.lane is None else (top, at.lane, len(self.state.stack[-1].lanes[at.lane].stack) - 1)

    def _ask(self, at: Pending) -> Request:
        place, seat = self._place(at), at.frame.seat(self.state)
        known = self.requests.get(place)
        if known is not None and known.seat == seat:
            known.frame = at.frame
            return known
        self._asked[seat] += 1
        request = self.requests[place] = Request(self, seat, self._asked[seat], at, place)
        return request

    def _hash(self) -> None:
        entries = self.journal.entries
        if self._source is not None and len(entries) >= self._next_hash:
            entries.append(Hashed(self.hash()))
            self._next_hash = len(entries) + HASHED_EVERY

    def hash(self) -> str:
        """SHA-256 of the state; for the host alone while the game runs."""
        return hashlib.sha256(self.snapshot()).hexdigest()

    def snapshot(self) -> bytes:
        """The whole state as JSON, secrets and all."""
        return self.saved(self.state)

    def saved(self, s: Any) -> bytes:
        """A state of this game as JSON, without what it is about to tell."""
        s.outbox = None
        try:
            return self.game.save(s)
        finally:
            s.outbox = []

    # What is taken back.

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, as far as dice, reveals and other seats' answers allow. Raises Illegal."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise Illegal(refusal)
        self._undo(seat)
        self.journal.entries.append(Undone(seat))
        self._hash()
        return True

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Why the seat cannot take its last answer back; None: it can."""
        if self._closed or self.result is not None:
            return Refusal(self.game.end_clause, "refused-game-over")
        if not self.header.takebacks:
            return Refusal("", "refused-undo-off")
        first = last_answer([step.entry for step in self._done], seat)
        if first is None:
            return Refusal("", "refused-undo-nothing")
        answer = self._done[first].entry
        reasons = (no_way_back(step, answer) for step in self._done[first:])
        reason = next((reason for reason in reasons if reason), None)
        return Refusal("", reason) if reason else None

    def _undo(self, seat: int) -> None:
        entries = [step.entry for step in self._done]
        gone = taken_back(entries, last_answer(entries, seat) or 0)
        places = tuple(place for n in gone for place in range(self._done[n].first, self._done[n].last))
        self._rebuild_without(set(gone))
        self._log.void(places)
        self._span = None
        self.requests = {place: open for place, open in self.requests.items() if open.seat != seat}
        self._refresh()

    def _rebuild_without(self, gone: set[int]) -> None:
        """Raises Illegal where something that would stay rests on what would go."""
        try:
            self._rebuild([step for n, step in enumerate(self._done) if n not in gone])
        except (LookupError, StopIteration):
            raise Illegal(Refusal("", "refused-undo-answered")) from None

    def _rebuild(self, steps: list[Step]) -> None:
        """The state as these steps make it."""
        s = self._mark.copy()
        for step in steps:
            redo(s, step.entry, flow.pending(s))
        s.outbox = []
        self.state, self._done = s, steps

    # The end, and what leaves the table.

    def _end(self) -> None:
        result = self.result or NO_RESULT
        self.journal.entries += [Hashed(self.hash()), Ended(result.winners, result.reason, result.scores)]
        self.close("result")

    def close(self, why: str) -> None:
        """Close the table: its keys are published, unless it is sealed. `why`: result, agreed or abandoned."""
        keys = {} if self.header.sealed or self._source is None else self._source.secrets()
        if not self._closed:
            self._closed = True
            self.journal.entries.append(Closed(why, keys.get(OPEN, ""), keys.get(CLOSED, "")))

    def save(self) -> Journal:
        """All there is, secrets and all, to go on from later."""
        state = msgspec.json.decode(self.snapshot())
        return Journal(self.journal.header, [*self.journal.entries, Kept(state)])

    def export(self, viewer: Viewer) -> Journal:
        """What may leave the table: what these seats have seen, or everything once it is closed and not sealed."""
        if self._closed and not self.header.sealed:
            return export.opened(self.journal)
        return export.perspective(self.journal, viewer, self.events(viewer))

    def held(self) -> Held:
        """What the journal alone does not say; at a closed table, where nothing is taken back, no steps are left."""
        mark, steps = (self.state, []) if self._closed else (self._mark, self._done)
        requests = [(place, int(open.seat), open.id) for place, open in self.requests.items()]
        log, spans = self._log.entries, self._spans
        return Held(mark, self.state, steps, log, spans, requests, self._asked, self._next_hash)

    # Following a journal.

    def follow(self, entry: Any) -> None:
        """Carry out an entry of a journal that was played before; snapshots and what was told are passed over.

        Actions may be plain, as they are read from a file; outcomes are as the rules have them. Raises Illegal for what
        the rules refuse.
        """
        if isinstance(entry, Answered):
            self._do(self._answered(entry))
        elif isinstance(entry, Drawn):
            self._do(entry)
        elif isinstance(entry, Undone):
            self.undo(entry.seat)
        elif not isinstance(entry, Kept | Told):
            self.journal.entries.append(entry)
            self._closed = self._closed or isinstance(entry, Closed)

    def chance(self, lane: int | None) -> Any:
        """The frame of chance that waits in this lane; None where none does."""
        return chance(self._waiting, lane)

    def _answered(self, entry: Answered) -> Answered:
        """An entry that was written down, as it is carried out now. Raises Illegal."""
        action = self.game.record(entry.action) if isinstance(entry.action, dict) else entry.action
        if entry.standing:
            return self._admit_standing(entry.seat, action, entry.key)
        for request in self._due:
            if request.seat == entry.seat and request.lane == entry.lane and action in request.actions:
                return msgspec.structs.replace(entry, action=action, number=request.id)
        raise Illegal(ask.attempt(self.game, self.state, entry.seat, action) or STALE)
