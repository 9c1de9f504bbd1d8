"""A game: its types declared in one place, checked when it is imported, found by its key."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import import_module, metadata, resources
from typing import Any, get_args

import msgspec

from casusbelli.engine import components, flow
from casusbelli.engine.frame import Agree, Decline, Disagree, Handing, Lane, check_written
from casusbelli.engine.ids import Viewer
from casusbelli.engine.notation import Names, Notation
from casusbelli.engine.present import Plain, Presentation, presented
from casusbelli.engine.record import Action, Event
from casusbelli.engine.rules import Rulebook, parse_rulebook
from casusbelli.engine.state import Deck, Face, State
from casusbelli.engine.visibility import View, check_declared, hints, plain, view


class UnknownGame(LookupError):
    """No game of this key is installed."""


class BadOption(ValueError):
    """An option or a number of seats that the game does not have; the text says what is possible."""


class NoState(ValueError):
    """Bytes that are no state of this game."""


class Game:
    """One game, as everything else knows it.

    `begin(seats, options)` gives the state before the first step; `frames`, `actions` and `events` are the closed
    unions of its types; `imagine(view, rng)` gives the hidden fields that are no decks, for `resample`.
    `simulation` are the option values that make sure that a game among bots ends, `answers` the bound on its answers.
    `turn_clause` and `end_clause` are cited where a seat acts that is not asked, or after the end. `present` is the
    module that shows a position (see `engine.present`).
    """

    def __init__(
        self,
        *,
        package: str,
        version: int,
        seats: range,
        options: type[msgspec.Struct],
        state: type[State],
        begin: Callable[[int, Any], State],
        frames: Iterable[type],
        actions: Iterable[type[Action]],
        events: Iterable[type[Event]],
        facts: Iterable[type] = (),
        names: Mapping[Any, Names],
        simulation: Mapping[str, Any] | None = None,
        imagine: Callable[[View, random.Random], dict[str, Any]] = lambda _view, _rng: {},
        answers: int,
        turn_clause: str = "",
        end_clause: str = "",
        present: str = "",
    ) -> None:
        self.package = package
        self.key = package.rpartition(".")[2].replace("_", "-")
        self.version = version
        self.seats = seats
        self.options = options
        self.state = state
        self.begin = begin
        self.frames, self.actions, self.events = tuple(frames), tuple(actions), tuple(events)
        self.simulation = dict(simulation or {})
        self.imagine = imagine
        self.answers = answers
        self.turn_clause, self.end_clause = turn_clause, end_clause
        self._present = present
        self.notation = Notation(self.actions, names)
        self.names = dict(names)
        self.records = {kind.__name__: kind for kind in (*self.frames, *self.actions, *self.events, *facts, *_ENGINE)}
        check_written(self.frames)
        check_declared([state, *self.frames, *self.actions, *self.events, *facts])

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clause index of the game."""
        return parse_rulebook((resources.files(self.package) / "rulebook.toml").read_text(encoding="utf-8"))

    @cached_property
    def presentation(self) -> Presentation:
        """How positions of the game are shown."""
        return presented(import_module(self._present)) if self._present else Plain()

    @cached_property
    def data(self) -> str:
        """The digest of the component data in use, as it stands in the header of a save."""
        return components.digest(self.package)

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """A new game, run on to its first request. Raises BadOption."""
        s = self.start(seats, options)
        flow.advance(s)
        return s

    def start(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """A new game before anything has happened. Raises BadOption."""
        if seats not in self.seats:
            raise BadOption(f"{self.key} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.begin(seats, self.choose(options or {}))

    def choose(self, options: Mapping[str, Any]) -> Any:
        """Options by name, texts and values alike, as the game's record of options. Raises BadOption."""
        known = self.options.__struct_fields__
        foreign = [name for name in options if name not in known]
        if foreign:
            raise BadOption(f"{self.key} has no option {foreign[0]!r}; it has {', '.join(known) or 'none'}")
        try:
            return msgspec.convert(dict(options), self.options, strict=False)
        except msgspec.ValidationError as wrong:
            raise BadOption(f"option of {self.key}: {wrong}") from None

    def view(self, s: Any, viewer: Viewer) -> View:
        """The state as these seats may see it."""
        return view(s, viewer)

    def save(self, s: Any) -> bytes:
        """The whole state as JSON, secrets and all."""
        return msgspec.json.encode(s)

    def load(self, data: bytes) -> Any:
        """A state that `save` has written. Raises NoState."""
        try:
            return self._state(msgspec.json.decode(data))
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError, AttributeError) as wrong:
            raise NoState(f"not a position of {self.key}: {wrong}") from None

    def _state(self, plain_state: dict[str, Any]) -> Any:
        s = msgspec.convert(plain_state, self.state)
        s.stack = [self.record(frame) for frame in s.stack]
        s.after = [flow.Deferred(waiting.depth, self.record(waiting.frame)) for waiting in s.after]
        s.seen = [flow.Learned(learned.seat, self.record(learned.what)) for learned in s.seen]
        return s

    def record(self, value: Any) -> Any:
        """A frame, action, event or fact from its plain form, and whatever holds one likewise."""
        if isinstance(value, list):
            return tuple(self.record(item) for item in value)
        if not isinstance(value, dict) or "type" not in value:
            return value
        kind = self.records[value["type"]]
        return msgspec.convert({**value, **self._nested(kind, value)}, kind)

    def _nested(self, kind: type, value: dict[str, Any]) -> dict[str, Any]:
        """Fields that may hold further records are read before the record that holds them."""
        return {name: self.record(value[name]) for name in loose_fields(kind) if name in value}

    def resample(self, seen: View, rng: random.Random) -> Any:
        """A state that a viewer who sees this view may be in: what is hidden is dealt anew, evenly, from `rng`.

        It shares nothing with the view, so that it can be played on.
        """
        fields = {name: value for name, value in seen.fields.items() if name not in ("stack", "after")}
        for name, hint in hints(self.state).items():
            kind = plain(hint)
            if isinstance(kind, type) and issubclass(kind, Deck):
                fields[name] = kind.imagined(fields[name], seen.seats, rng)
        after = [flow.Deferred(waiting["depth"], waiting["frame"]) for waiting in seen.after]
        dealt = {**fields, "stack": list(seen.stack), "after": after, **self.imagine(seen, rng)}
        return self.state(**dealt).copy()


_ENGINE: tuple[type, ...] = (Lane, Handing, Decline, Agree, Disagree, Face)


@cache
def loose_fields(kind: type) -> tuple[str, ...]:
    """The fields of a record that may hold any record."""
    return tuple(name for name, hint in hints(kind).items() if _is_loose(plain(hint)))


def _is_loose(hint: Any) -> bool:
    return hint is Any or hint is Lane or any(_is_loose(part) for part in get_args(hint))


def keys() -> list[str]:
    """The keys of the installed games, in alphabetical order."""
    return sorted(entry.name for entry in metadata.entry_points(group="casusbelli.games"))


def find(key: str) -> Game:
    """The game of this key. Raises UnknownGame, naming those there are."""
    for entry in metadata.entry_points(group="casusbelli.games", name=key):
        game: Game = entry.load()
        return game
    raise UnknownGame(f"no game {key!r}; there are: {', '.join(keys())}")
