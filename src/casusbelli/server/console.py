"""The text table: typed commands, read as at the terminal and answered in lines of words. Nothing is carried out here.

What a line means is worked out by the reader and the words of the terminal; who sits at a text table cannot save, load
or leave by typing, since the server keeps the table and the browser has a way out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache

import msgspec

from casusbelli.cli import menu
from casusbelli.cli.menu import Entry
from casusbelli.cli.orders import Commands, Stop
from casusbelli.cli.reading import Reader, Reading, is_run, last_number, with_number
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import say, speak
from casusbelli.engine.game import find
from casusbelli.engine.ids import Viewer
from casusbelli.engine.notation import Unreadable, fold
from casusbelli.engine.present import Section
from casusbelli.engine.record import Action, Message
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import View
from casusbelli.server.errors import CONFLICT, MALFORMED, Refused
from casusbelli.table.match import Match, Request

LOG_LINES = 20
ELSEWHERE = ("save", "load", "quit")
SPECTATOR = -1


class Meant(msgspec.Struct, frozen=True):
    """An action that a line asks for, and how far it is to be repeated."""

    action: Action
    stop: Stop | None


class Reply(msgspec.Struct):
    """What a line is answered: words, rows, what is to be carried out, and a list to pick from by number."""

    lines: list[str] = msgspec.field(default_factory=list)
    sections: list[Section] = msgspec.field(default_factory=list)
    meant: Meant | None = None
    picks: Sequence[Entry] = ()


@cache
def _teller(key: str, language: str) -> Teller:
    """What tells a game in a language; copied for each listener, whose marks are its own."""
    return Teller(find(key))


@cache
def _orders(language: str) -> Commands:
    """The commands, those of a language first."""
    return Commands()


class Console:
    """Reads one line of one viewer. `seat` is the one that speaks: the first that is asked, else the first."""

    def __init__(self, match: Match, viewer: Viewer, picks: Sequence[Entry], language: str) -> None:
        speak(language)
        self.match, self.viewer, self.picks = match, tuple(viewer), picks
        self.request: Request | None = next((one for one in match.pending() if one.seat in self.viewer), None)
        self.seat = self.request.seat if self.request else next(iter(self.viewer), SPECTATOR)
        self.view: View = match.view(self.viewer)
        self.shows = match.game.presentation
        self.teller = copy(_teller(match.game.key, language))
        self.teller.marks = self.shows.marks(self.view)
        self.commands = _orders(language)
        self.reader = Reader(match.game, self.commands.fillers)
        self.reply = Reply()

    @property
    def actions(self) -> Sequence[Action]:
        """What is legal for whoever types."""
        return self.request.actions if self.request else ()

    def obey(self, line: str) -> Reply:
        """What a line is answered. Raises Refused."""
        line = line.strip()
        command, rest = self.commands.split(line)
        if not line or command in ("help", *ELSEWHERE):
            self._help()
        elif command and not self._means_action(line):
            self._commands[command](rest)
        else:
            self._act(line)
        return self.reply

    def _say(self, *lines: str) -> None:
        self.reply.lines += lines

    def _refuse(self, refusal: Refusal, status: int = CONFLICT) -> Refused:
        return Refused(status, refusal, game=self.match.game.key)

    def _means_action(self, line: str) -> bool:
        if fold(line.split()[0]) not in self.match.game.notation.words:
            return False
        try:
            return bool(self.reader.read(line, self.actions).actions)
        except Unreadable:
            return False

    # Actions.

    def _act(self, line: str) -> None:
        line, stop = self.commands.split_stop(line)
        action = self._picked(int(line[:9])) if line.isdecimal() else self._read(line)
        if action is not None:
            self.reply.meant = Meant(action, stop)

    def _read(self, line: str) -> Action | None:
        """The one legal action that is meant; None: asked which. Raises Refused."""
        try:
            reading = self.reader.read(line, self.actions)
        except Unreadable as wrong:
            raise self._misread(wrong) from None
        return self._one_of(reading.actions) if reading.actions else self._beside(reading, line)

    def _beside(self, reading: Reading, line: str) -> Action | None:
        """What may be done beside the question, such as laying a die. Raises Refused."""
        standing = self.request.standing if self.request and reading.typed.kind else []
        offers = self.reader.read(line, standing).actions
        if not offers:
            raise self._attempted(line)
        return self._one_of(offers)

    def _misread(self, wrong: Unreadable) -> Refused:
        args = {**wrong.args_, "near": wrong.args_.get("near") or "none"}
        return self._refuse(Refusal("", wrong.reason, args), MALFORMED)

    def _attempted(self, line: str) -> Refused:
        """Why what is meant cannot be done."""
        typed = self.reader.take_apart(line, self.actions)
        attempt = self.reader.attempt(typed, self.actions)
        what = attempt or next(iter(self.reader.things(typed)), None)
        refusal = self.match.why(self.seat, what) if what is not None and self.seat >= 0 else None
        return self._refuse(refusal) if refusal else self._refuse(Refusal("", "refused-not-understood"), MALFORMED)

    def _picked(self, number: int) -> Action | None:
        run = self.picks[0].actions if len(self.picks) == 1 else self.actions
        if is_run(run):
            found = next((action for action in run if last_number(action) == number), None)
            return found or self._numbered(with_number(run[0], number))
        if not 1 <= number <= len(self.picks):
            raise self._refuse(Refusal("", "refused-not-understood"), MALFORMED)
        return self._one_of(self.picks[number - 1].actions)

    def _numbered(self, attempt: Action) -> Action:
        raise self._refuse(self.match.why(self.seat, attempt) or Refusal("", "refused-stale"))

    def _one_of(self, actions: Sequence[Action]) -> Action | None:
        if len(actions) == 1:
            return actions[0]
        usual = self.shows.most(actions) if is_run(actions) else None
        if usual is None:
            self._offer(menu.folded(actions))
        return usual

    def _offer(self, picks: Sequence[Entry]) -> None:
        self.reply.picks = picks
        if len(picks) == 1:
            return self._say(say("how-many", action=self._entry(picks[0])))
        self._say(say("which"))
        return self._list_picks(picks)

    # Commands.

    @property
    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "list": self._list,
            "why": self._why,
            "rule": self._rule,
            "odds": self._odds,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "secrets": self._secrets,
        }

    def _help(self) -> None:
        for name in self._commands:
            self._say(f"{self.commands.shown(name)}: {say(f'explain-{name}')}")
        self._say(say("explain-typing"))

    def _list(self, rest: str) -> None:
        actions = self.actions
        if rest:
            try:
                actions = self.reader.read(rest, actions).actions
            except Unreadable as wrong:
                raise self._misread(wrong) from None
        if not actions:
            return self._say(say("nothing-legal", text=rest))
        self.reply.picks = menu.folded(actions)
        return self._list_picks(self.reply.picks)

    def _list_picks(self, picks: Sequence[Entry]) -> None:
        for kind, numbered in menu.by_kind(picks).items():
            clause = kind.clauses[0] if kind.clauses else ""
            if clause:
                self._say(f"{self.teller.clause(clause)} ({clause})")
            self._say(*(f"{number}  {self._entry(entry)}" for number, entry in numbered))

    def _entry(self, entry: Entry) -> str:
        if entry.numbers is None:
            return self.teller.action(entry.actions[0])
        low, high = entry.numbers
        return f"{self.teller.head(entry.actions[0])} {low}-{high}"

    def _why(self, rest: str) -> None:
        try:
            reading = self.reader.read(rest, self.actions)
        except Unreadable as wrong:
            raise self._misread(wrong) from None
        if reading.actions and rest:
            return self._say(say("why-legal", action=self._entry(menu.folded(reading.actions)[0])))
        refusal = self._attempted(rest).refusal
        cited = f" [{refusal.clause} {self.teller.clause(refusal.clause)}]" if refusal.clause else ""
        return self._say(self.teller.narrator.refusal(refusal) + cited)

    def _rule(self, rest: str) -> None:
        book = self.match.game.rulebook
        first = next((type(action).clauses[0] for action in self.actions if type(action).clauses), "")
        wanted = rest.strip().strip(".") or first
        if wanted in book.by_id:
            clause = book.clause(wanted)
            self._say(f"{clause.id}  {self.teller.clause(clause.id)}", f"{say('rules-in-english')} {clause.says}")
        below = [id for id in book.by_id if id.startswith(f"{wanted}.")]
        if wanted not in book.by_id and not below:
            chapters = ", ".join(chapter.number for chapter in book.chapters)
            return self._say(say("no-clause", clause=wanted, near=chapters))
        return self._say(*(f"{id}  {self.teller.clause(id)}" for id in below))

    def _odds(self, rest: str) -> None:
        try:
            things = self.reader.find_things(rest) if rest else []
        except Unreadable as wrong:
            raise self._misread(wrong) from None
        self.reply.sections = self.shows.odds(self.view, self.seat, things, self.actions) if self.seat >= 0 else []
        if not self.reply.sections:
            self._say(say("no-odds"))

    def _undo(self, _rest: str) -> None:
        """Whoever carries out the reply takes back."""
        self.reply.lines = [say("undone")]

    def _log(self, rest: str) -> None:
        count = int(rest[:9]) if rest.isdecimal() else LOG_LINES
        lines = self.teller.lines(self.match.events(self.viewer))
        self._say(*(lines[-count:] if count else []))

    def _board(self, rest: str) -> None:
        fronts = self.shows.fronts(self.view, self.seat) if self.seat >= 0 else []
        self.reply.sections = [*self.shows.sections(self.view), *self.shows.status(self.view), *fronts]
        self._secrets(rest)
        if self.request is not None:
            self._say(self.teller.say(self.request.prompt))

    def _secrets(self, _rest: str) -> None:
        if self.seat >= 0:
            self._say(*(self.teller.say(line) for line in self.shows.secrets(self.view, self.seat)))

    def wants_undo(self, line: str) -> bool:
        """Is the line to take something back?"""
        return self.commands.split(line.strip())[0] == "undo" and not self._means_action(line)

    # What follows an action.

    def echo(self, action: Action) -> list[str]:
        """How things stand where it was carried out."""
        if self.match.result is not None:
            return []
        return [self.teller.say(message) for message in self.shows.echo(self.match.view(self.viewer), action)]

    def chances(self, meant: Meant) -> list[str]:
        """How likely what is that a repeated action will bring. Raises Refused where it cannot be repeated."""
        view, stop = self.match.view(self.viewer), meant.stop or 0
        if self.shows.onward(view, meant.action, stop, self.actions) is None:
            raise self._refuse(Refusal("", "refused-cannot-repeat"), MALFORMED)
        told: Sequence[Message] = self.shows.chances(view, meant.action, stop)
        return [self.teller.say(message) for message in told]

    def onward(self, meant: Meant) -> Action | None:
        """What comes next of a repeated action; None: it has come to its end."""
        request = next((one for one in self.match.pending() if one.seat == self.seat), None)
        if request is None or meant.stop is None:
            return None
        return self.shows.onward(self.match.view(self.viewer), meant.action, meant.stop, request.actions)
