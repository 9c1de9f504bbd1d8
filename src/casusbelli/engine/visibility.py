"""Who may see what: audiences, declared beside each field, and the views made from them.

Nothing is seen that is not declared to be seen. Views, bots, logs, event numbers, refusals and exports all come
from these declarations; there is no second path.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import msgspec

from casusbelli.engine.ids import Viewer

Who = Callable[[Any, Any], Collection[int] | None]
"""(state, subject) -> the seats that may see; None: everybody. The subject is the record, or the index in a column."""


class Undeclared(TypeError):
    """A field without an audience, found when its game was imported."""


class Audience(msgspec.Struct, frozen=True):
    """Who sees a value.

    `who` is None for everybody. `per` says how a list is judged: "whole", "entry" (others see `None` in the
    place of an entry they may not see) or "filter" (others do not even see that there is one). `part` gives the
    public part of a hidden value: a count, the back of a card.
    """

    who: Who | None = None
    per: str = "whole"
    part: Callable[[Any], Any] | None = None


def _no_one(_state: Any, _subject: Any) -> tuple[int, ...]:
    return ()


class By(msgspec.Struct, frozen=True):
    """Beside the audience of a column: what it is indexed by, so that its entries can be called by name."""

    kind: Any


everybody = Audience()
nobody = Audience(_no_one)
columns = Audience(per="columns")
"""For a field that knows itself what it shows (a `Deck`, the stack): it is asked through its `shown` method."""


def only(who: Who, part: Callable[[Any], Any] | None = None) -> Audience:
    """The whole value is seen by the seats `who(state, record)` names; others see `part` of it, or nothing."""
    return Audience(who, "whole", part)


def each(who: Who, part: Callable[[Any], Any] | None = None) -> Audience:
    """Every entry of the list is seen by the seats `who(state, index)` names."""
    return Audience(who, "entry", part)


def those(who: Who) -> Audience:
    """Of the list, a viewer sees the entries whose seats `who(state, entry)` name it, and no sign of the others."""
    return Audience(who, "filter")


own = each(lambda _state, index: (index,))
"""A column by seat of which every seat sees its own entry."""


@cache
def hints(kind: type) -> dict[str, Any]:
    """The fields of a record or state with their full type hints, class variables left out."""
    found = get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in found.items() if get_origin(hint) is not ClassVar and hint is not ClassVar}


def plain(hint: Any) -> Any:
    """A type hint without its annotations."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


@cache
def audiences(kind: type) -> dict[str, Audience]:
    """The audience of every field of a record or state class.

    Raises Undeclared for a field that declares none, in a class that declares none for all its fields.
    """
    default = kind.__dict__.get("audience")
    fields = hints(kind).items()
    return {name: _declared(kind, name, hint) or default or _undeclared(kind, name) for name, hint in fields}


def _declared(kind: type, name: str, hint: Any) -> Audience | None:
    marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Audience)] if get_origin(hint) is Annotated else []
    return marks[0] if marks else _inherited(kind, name)


def _inherited(kind: type, name: str) -> Audience | None:
    """A field of a base class keeps what the base class declared for all its fields."""
    for base in kind.__mro__[1:]:
        if name in inspect.get_annotations(base):
            return base.__dict__.get("audience")
    return None


def _undeclared(kind: type, name: str) -> Audience:
    raise Undeclared(f"{kind.__module__}.{kind.__qualname__}.{name} declares no audience")


@cache
def secret_fields(kind: type) -> tuple[tuple[str, Audience], ...]:
    """The fields of a record class that not everybody sees."""
    return tuple((name, audience) for name, audience in audiences(kind).items() if audience is not everybody)


def may_see(audience: Audience, state: Any, subject: Any, viewer: Viewer) -> bool:
    """Is one of the viewer's seats among those who see?"""
    if audience.who is None:
        return True
    seats = audience.who(state, subject)
    return seats is None or any(seat in seats for seat in viewer)


def shown_record(record: Any, state: Any, viewer: Viewer) -> Any:
    """A record as the viewer sees it: itself where all is open, else a dict with `None` for what is hidden."""
    kind: type = type(record)
    secret = secret_fields(kind)
    if all(may_see(audience, state, record, viewer) for _, audience in secret):
        return record
    return masked(record, {name: _shown_part(a, record, name, state, viewer) for name, a in secret})


def _shown_part(audience: Audience, record: Any, name: str, state: Any, viewer: Viewer) -> Any:
    value = getattr(record, name)
    return value if may_see(audience, state, record, viewer) else _part(audience, value)


def _part(audience: Audience, value: Any) -> Any:
    return audience.part(value) if audience.part is not None else None


def masked(record: Any, instead: dict[str, Any]) -> dict[str, Any]:
    """A record as a dict, with other values in the place of its hidden fields."""
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return {"type": type(record).__name__, **fields, **instead}


class View:
    """What the seats `seats` of a table may know: the state's fields, hidden things left out. Read only by use.

    A bot reads it as it would read a state (`view.owner[t]`); `plain()` is what travels to a screen.
    """

    __slots__ = ("fields", "seats")

    def __init__(self, seats: tuple[int, ...], fields: dict[str, Any]) -> None:
        self.seats = seats
        self.fields = fields

    def __getattr__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise AttributeError(name) from None

    def plain(self) -> dict[str, Any]:
        """The view as builtin values, ready for JSON."""
        plain: dict[str, Any] = msgspec.to_builtins({"seats": self.seats, **self.fields})
        return plain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __repr__(self) -> str:
        return f"View(seats={self.seats}, {self.fields})"


def view(state: Any, viewer: Viewer) -> View:
    """The state as the viewer may see it."""
    kind: type = type(state)
    shown = ((name, a, getattr(state, name)) for name, a in audiences(kind).items() if a is not nobody)
    fields = {name: _shown(audience, value, state, viewer) for name, audience, value in shown}
    return View(tuple(sorted(viewer)), fields)


def _shown(audience: Audience, value: Any, state: Any, viewer: Viewer) -> Any:
    if audience is everybody:
        return _own(value)
    if audience.per == "columns":
        return _by_itself(value, state, viewer)
    if audience.per == "entry":
        return [_entry(audience, item, state, index, viewer) for index, item in enumerate(value)]
    if audience.per == "filter":
        return [_own(item) for item in value if may_see(audience, state, item, viewer)]
    return _own(value if may_see(audience, state, state, viewer) else _part(audience, value))


def _own(value: Any) -> Any:
    """The value, where it is a list a copy: a view shares no list with its state."""
    if type(value) is not list:
        return value
    return [_own(item) for item in value] if value and type(value[0]) is list else value[:]


def _by_itself(value: Any, state: Any, viewer: Viewer) -> Any:
    return [item.shown(state, viewer) for item in value] if type(value) is list else value.shown(state, viewer)


def _entry(audience: Audience, item: Any, state: Any, index: int, viewer: Viewer) -> Any:
    return _own(item if may_see(audience, state, index, viewer) else _part(audience, item))


def check_declared(kinds: Iterable[type]) -> None:
    """Raises Undeclared at the first field of these classes that nobody has declared an audience for."""
    for kind in kinds:
        audiences(kind)
