"""A position as plain rows, for terminals, text tables and screen readers.

A game names the module that presents it, as `Game(..., present="casusbelli.games.war.present")`; it is loaded when
somebody looks. It sees what its viewer sees, and says it in messages and things, never in words of a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

import msgspec

from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.visibility import View

Text = Message | Thing | int | str
"""What a cell says. A bare string is a sign, the same in every language."""

MINE, THEIRS, STRONG, FAINT, NUMBER = "mine", "theirs", "strong", "faint", "number"
"""Hints for the eye; nothing may be told by them alone. A NUMBER that is no int is set like one."""


class Cell(msgspec.Struct, frozen=True):
    """One cell of a row. `seat`: whose it is, shown with the mark and the colour of that seat; -1: nobody's."""

    text: Text | tuple[Cell, ...]
    seat: int = -1
    hint: str = ""


class Section(msgspec.Struct, frozen=True):
    """A table with a title. `columns` are the heads of its columns, none at all where they speak for themselves."""

    title: Message
    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[Message, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """How a seat is shown: a mark of one to three letters, a name, and a colour of the palette of the interface.

    The colours: white, red, black, blue, yellow, green, or "" for none.
    """

    letters: Message
    name: Message
    colour: str = ""


class ForecastRow(msgspec.Struct, frozen=True):
    """What may come next, and how likely: a decimal between 0 and 1."""

    label: Message
    value: str


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True):
    """The exact odds of an action: a decimal, the fraction (empty where nobody could read it), what may come next."""

    probability: str
    fraction: str
    rows: tuple[ForecastRow, ...]
    consequence: Message | None = None


class Presentation(Protocol):
    """What the module that presents a game has."""

    def marks(self, view: View) -> tuple[Mark, ...]:
        """How the seats are shown, by seat."""
        ...

    def sections(self, view: View) -> list[Section]:
        """What lies on the table, as the viewer sees it."""
        ...

    def status(self, view: View) -> list[Section]:
        """What is public about the players, and where the game is; after the end, how it ended."""
        ...

    def fronts(self, view: View, seat: int) -> list[Section]:
        """Where things touch that this seat must look at in its turn."""
        ...

    def secrets(self, view: View, seat: int) -> list[Message]:
        """What the seat has or knows in secret, a line each."""
        ...

    def odds(self, view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
        """The chances of what may be done now (`actions`); of what concerns these things, where some are named."""
        ...

    def most(self, actions: Sequence[Action]) -> Action | None:
        """Of actions that differ only in their last number, the one that is meant where none is given; None: ask."""
        ...

    def onward(self, view: View, action: Action, keep: int, actions: Sequence[Action]) -> Action | None:
        """What to do next where `action` is to be repeated down to `keep` (0: as far as it goes); None: stop here."""
        ...

    def toward(self, view: View, action: Action, things: Sequence[Thing], actions: Sequence[Action]) -> Action | None:
        """What to do next where more things are named than `action` holds, as the way of a move; None: stop here.

        It is asked before `action` as well: where it cannot lead there, it is not begun.
        """
        ...

    def chances(self, view: View, action: Action, keep: int) -> list[Message]:
        """How likely what is that `onward` will bring, before it begins."""
        ...

    def echo(self, view: View, action: Action) -> list[Message]:
        """How things stand now where this action was carried out."""
        ...

    def digest(self, events: Sequence[Any]) -> list[Any]:
        """Events told more shortly: several of them as one message, others as they are. A masked one is a dict."""
        ...

    def aliases(self, kind: str) -> Mapping[str, int]:
        """Further names of the things of a kind, as on other printings, for forgiving input."""
        ...

    def facts(self) -> dict[str, Any]:
        """Small facts that never change, which a board in the browser needs; ready for JSON."""
        ...

    def forecast(self, view: View, action: Action, keep: int = 1) -> Forecast | None:
        """The odds of one action, legal or not, repeated until `keep` are left; None where there are none."""
        ...

    def hint(self, view: View, what: Action | Thing) -> dict[str, Any] | None:
        """What a board in the browser may show of a choice or of a thing, as the ways of a move; ready for JSON."""
        ...

    def charts(self, moments: Iterable[tuple[View, Sequence[Any]]]) -> dict[str, list[list[float]]]:
        """Series by seat for the end of a game, from what everybody saw: positions, with what was heard before each."""
        ...


class Plain:
    """How a game is presented that names no module: its seats by number, nothing on the table, events as they are."""

    def marks(self, view: View) -> tuple[Mark, ...]:
        """Seats by number."""
        return tuple(numbered(seat) for seat in range(view.fields["seats"]))

    def sections(self, view: View) -> list[Section]:
        """Nothing."""
        return []

    def status(self, view: View) -> list[Section]:
        """Nothing."""
        return []

    def fronts(self, view: View, seat: int) -> list[Section]:
        """Nothing."""
        return []

    def secrets(self, view: View, seat: int) -> list[Message]:
        """Nothing."""
        return []

    def odds(self, view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
        """Nothing."""
        return []

    def most(self, actions: Sequence[Action]) -> Action | None:
        """Always ask."""
        return None

    def onward(self, view: View, action: Action, keep: int, actions: Sequence[Action]) -> Action | None:
        """Never repeat."""
        return None

    def toward(self, view: View, action: Action, things: Sequence[Thing], actions: Sequence[Action]) -> Action | None:
        """Nothing leads on."""
        return None

    def chances(self, view: View, action: Action, keep: int) -> list[Message]:
        """Nothing."""
        return []

    def echo(self, view: View, action: Action) -> list[Message]:
        """Nothing."""
        return []

    def digest(self, events: Sequence[Any]) -> list[Any]:
        """Every event as it is."""
        return list(events)

    def aliases(self, kind: str) -> Mapping[str, int]:
        """None."""
        return {}

    def facts(self) -> dict[str, Any]:
        """None."""
        return {}

    def forecast(self, view: View, action: Action, keep: int = 1) -> Forecast | None:
        """None."""
        return None

    def hint(self, view: View, what: Action | Thing) -> dict[str, Any] | None:
        """None."""
        return None

    def charts(self, moments: Iterable[tuple[View, Sequence[Any]]]) -> dict[str, list[list[float]]]:
        """None."""
        return {}


def presented(module: Any) -> Presentation:
    """How a module shows a game, and in the plainest way what it says nothing about."""
    shows = Plain()
    for name in vars(Plain):
        if not name.startswith("_") and hasattr(module, name):
            setattr(shows, name, getattr(module, name))
    return shows


def percent(chance: Fraction) -> Message:
    """A chance as a percentage with one decimal place; 100.0 % and 0.0 % are kept for what is certain.

    The catalogue of the game has `present-percent`, of `whole` and `tenths`.
    """
    tenths = round(chance * 1000)
    if 0 < chance < 1:
        tenths = min(max(tenths, 1), 999)
    return Message("present-percent", {"whole": str(tenths // 10), "tenths": str(tenths % 10)})


def numbered(seat: int) -> Mark:
    """A seat known by its number alone."""
    args: dict[str, Any] = {"number": seat + 1}
    return Mark(Message("mark-seat", args), Message("name-seat", args))
