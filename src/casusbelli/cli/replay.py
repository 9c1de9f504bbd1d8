"""`casusbelli replay`: a saved game once more, told step by step, or compared with itself."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Annotated, Any

import typer

from casusbelli.cli import show
from casusbelli.cli.errors import DONE, FALSE, Fail
from casusbelli.cli.options import Data, Lang, find_game
from casusbelli.cli.paint import Painter
from casusbelli.cli.saves import File, bad, opened
from casusbelli.cli.screen import Screen, standard
from casusbelli.cli.words import language, say
from casusbelli.engine.game import Game
from casusbelli.engine.present import Mark, Text, numbered
from casusbelli.engine.record import Message, Thing
from casusbelli.table.journal import BadSave, Ended, Hashed, Journal, Kept, Told, fit
from casusbelli.table.match import Match
from casusbelli.table.narrate import Narrator
from casusbelli.table.replay import Replay, classify

To = Annotated[int | None, typer.Option("--to", metavar="N", help=say("help-to"), show_default=False)]
Seat = Annotated[int | None, typer.Option("--seat", metavar="S", help=say("help-seat"), show_default=False)]
Verify = Annotated[bool, typer.Option("--verify", help=say("help-verify-states"))]

NUMBER = 6
"""Columns for the number of an entry."""


def replay(
    file: File,
    *,
    to: To = None,
    seat: Seat = None,
    verify: Verify = False,
    data: Data,
    lang: Lang = "",
) -> int:
    """Step through a saved game."""
    journal = opened(file)
    game = find_game(journal.header.game, data)
    try:
        fit(journal, game)
        return _compare(file, journal, game) if verify else _step_through(journal, game, to, seat)
    except BadSave as wrong:
        raise bad(file, wrong) from None


def _compare(file: str, journal: Journal, game: Game) -> int:
    if journal.header.viewer is not None:
        raise Fail(say("replay-seen-only", file=file))
    verdict = classify(journal, game)
    if verdict.kind != "identical":
        show.line(say("replay-differs", file=file, line=verdict.line, why=verdict.why))
        return FALSE
    compared = sum(isinstance(entry, Hashed | Kept | Ended) for entry in journal.entries)
    show.line(say("replay-same", entries=len(journal.entries), compared=compared))
    return DONE


def _step_through(journal: Journal, game: Game, to: int | None, seat: int | None) -> int:
    most = len(journal.entries)
    _require_between("--to", to, 0, most)
    viewer = _viewer(journal, seat)
    reader = _Reader(standard(), game, viewer)
    if journal.header.viewer is None:
        reader.play(Replay(journal, game), most if to is None else to, pause=to is None)
    else:
        reader.tell_seen(journal, most if to is None else to)
    return DONE


def _require_between(option: str, value: int | None, low: int, high: int) -> None:
    if value is not None and not low <= value <= high:
        raise Fail(say("replay-out-of-range", option=option, low=low, high=high, value=value))


def _viewer(journal: Journal, seat: int | None) -> tuple[int, ...]:
    """The seats through whose eyes the game is told: that of `--seat`, those of an export, or all. Raises Fail."""
    _require_between("--seat", seat, 1, journal.header.seats)
    seen = journal.header.viewer
    if seat is None:
        return tuple(range(journal.header.seats) if seen is None else seen)
    if seen not in (None, [seat - 1]):
        raise Fail(say("replay-other-seat", seats=", ".join(str(seat + 1) for seat in seen or ())))
    return (seat - 1,)


class _Reader:
    """Tells a game to a person, each line with the number of the entry that brought it."""

    def __init__(self, screen: Screen, game: Game, viewer: tuple[int, ...]) -> None:
        self.screen, self.game, self.viewer = screen, game, viewer
        self._stop = 0

    def play(self, again: Replay, to: int, *, pause: bool) -> None:
        """Carry out entries up to number `to`, telling what the viewer hears, and show the position then reached."""
        known, match = 0, again.match
        marks = self._marks(match)
        for number in _entries(again, to):
            heard = match.events(self.viewer, known)
            known += len(heard)
            for told in heard:
                self._line(number, told.event, marks)
            # Who gets a colour is named as everybody knew it until then.
            marks = self._marks(match)
            if pause and heard and not self._goes_on(number, match):
                return
        self._position(match)

    def tell_seen(self, journal: Journal, to: int) -> None:
        """Tell what stands in an export as heard; the position itself is not in it."""
        marks = [numbered(seat) for seat in range(journal.header.seats)]
        for number, entry in enumerate(journal.entries[:to], 1):
            if isinstance(entry, Told):
                self._line(number, entry.event, marks)

    def _line(self, number: int, event: Any, marks: Sequence[Mark]) -> None:
        text = f"{number:>{NUMBER}}  {self._narrator(marks).event(event)}"
        indent = " " * (NUMBER + 2)
        self.screen.write("\n".join(textwrap.wrap(text, self.screen.width, subsequent_indent=indent)))

    def _goes_on(self, number: int, match: Match) -> bool:
        """Where a person sits before it, wait for a word after every step: nothing, an entry to go on to, or an end."""
        if not self.screen.typed or number < self._stop:
            return True
        word = self.screen.ask(say("replay-ask") + " ")
        if word.isdecimal():
            self._stop = int(word[:9])
        elif word:
            self._position(match)
        return word.isdecimal() or not word

    def _position(self, match: Match) -> None:
        view, presentation, marks = match.view(self.viewer), self.game.presentation, self._marks(match)
        narrator = self._narrator(marks)
        painter = Painter(self.screen, lambda text: _worded(narrator, text), marks)
        for sections in (presentation.sections(view), presentation.status(view)):
            if sections:
                self.screen.write()
                self.screen.write(painter.sections(sections))

    def _narrator(self, marks: Sequence[Mark]) -> Narrator:
        return Narrator(self.game, language(), [mark.name for mark in marks])

    def _marks(self, match: Match) -> tuple[Mark, ...]:
        return self.game.presentation.marks(match.view(self.viewer))


def _worded(narrator: Narrator, text: Text) -> str:
    if isinstance(text, Message):
        return narrator.message(text)
    return narrator.thing(text) if isinstance(text, Thing) else str(text)


def _entries(again: Replay, to: int) -> Iterator[int]:
    """0 for the beginning, and then the number of one entry after another up to `to`, when it has been carried out."""
    yield 0
    yield from (line - 1 for line, _entry in islice(again.steps(), to))
