"""What a typed line means and what it is answered in words: the same at the terminal and at the text table.

Nothing is carried out and nothing is laid out here: the host of the table does what a reply asks for, and shows its
parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from casusbelli.bots import registry
from casusbelli.cli import menu
from casusbelli.cli.menu import Entry
from casusbelli.cli.orders import Commands, Stop
from casusbelli.cli.reading import Reader, Reading, Typed, head, is_run, last_number, with_number
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import say
from casusbelli.engine.ids import Viewer
from casusbelli.engine.notation import Unreadable, fold
from casusbelli.engine.present import Section
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import View
from casusbelli.table.match import Match, Request

LOG_LINES = 20
SPECTATOR = -1
"""Stands for nobody's seat."""

Tone = Literal["plain", "title", "faint", "event", "wrong"]


class Line(msgspec.Struct, frozen=True):
    """A sentence, and how it is meant: `wrong` tells what cannot be done, `event` what has happened."""

    text: str
    tone: Tone = "plain"


class Pair(msgspec.Struct, frozen=True):
    """Something short and what is said of it: a command and what it does, a clause and its title."""

    left: str
    right: str


class Listing(msgspec.Struct, frozen=True):
    """Entries of one kind that may be picked by their numbers, under the clause that they rest on."""

    head: str
    entries: tuple[tuple[int, str], ...]


class Rows(msgspec.Struct, frozen=True):
    """Part of a position."""

    sections: tuple[Section, ...]


Part = Line | Pair | Listing | Rows


class Meant(msgspec.Struct, frozen=True):
    """An action that a line asks for, how far it is to be repeated, and the things that it is to lead to."""

    action: Action
    stop: Stop | None = None
    goal: tuple[Thing, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Is it to be followed by more?"""
        return self.stop is not None or bool(self.goal)


class Reply(msgspec.Struct):
    """What a line is answered. `meant`, `undo` and `coach` are for the host to carry out.

    `refusal`: a rule is in the way.
    """

    parts: list[Part] = msgspec.field(default_factory=list)
    meant: Meant | None = None
    undo: bool = False
    coach: bool = False
    refusal: Refusal | None = None

    @property
    def wrong(self) -> str:
        """What cannot be done, in words; empty where nothing is wrong."""
        return next((part.text for part in self.parts if isinstance(part, Line) and part.tone == "wrong"), "")


class Interpreter:
    """Hears one line of one viewer. `seat` is the one that speaks: the first that is asked, else the first.

    `picks` is the list that numbers are picked from: the one that was shown last, or is shown now. `offers` are the
    names of the commands that help lists, those of the host included.
    """

    def __init__(
        self,
        match: Match,
        viewer: Viewer,
        teller: Teller,
        commands: Commands,
        picks: Sequence[Entry],
        offers: Sequence[str],
    ) -> None:
        self.match, self.viewer, self.teller, self.commands = match, tuple(viewer), teller, commands
        self.picks, self.offers = picks, offers
        self.request: Request | None = next((one for one in match.pending() if one.seat in self.viewer), None)
        self.seat = self.request.seat if self.request else next(iter(self.viewer), SPECTATOR)
        self.shows = match.game.presentation
        self.reader = Reader(match.game, commands.fillers)
        self._reply = Reply()
        self._obeys: dict[str, Callable[[str], None]] = {
            "list": self._list,
            "why": self._why,
            "rule": self._rule,
            "odds": self._odds,
            "undo": self._undo,
            "coach": self._coach,
            "log": self._log,
            "board": self._board,
            "secrets": self._secrets,
        }

    @property
    def actions(self) -> Sequence[Action]:
        """What is legal for whoever types."""
        return self.request.actions if self.request else ()

    @property
    def view(self) -> View:
        """The position as whoever types sees it."""
        return self.match.view(self.viewer)

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line is, empty where it means an action, and the rest of the line."""
        name, rest = self.commands.split(line)
        return ("", line) if name and self._means_action(line) else (name, rest)

    def _means_action(self, line: str) -> bool:
        """Does a line that begins like a command mean something that is legal, in a game with such a word?"""
        if fold(line.split()[0]) not in self.match.game.notation.words:
            return False
        try:
            return bool(self.reader.read(line, self.actions).actions)
        except Unreadable:
            return False

    def hear(self, line: str) -> Reply:
        """What a line is answered. A command that is not known here is answered with help."""
        if not line:
            return Reply([Line(say("type-help-hint"))])
        return self.obey(*self.command(line))

    def obey(self, name: str, rest: str = "") -> Reply:
        """What a command is answered, or an action where it has no name."""
        hear = self._obeys.get(name, self._help) if name else self._act
        try:
            hear(rest)
        except Unreadable as wrong:
            self._misread(wrong)
        return self._reply

    # Saying.

    def _say(self, text: str, tone: Tone = "plain") -> None:
        self._reply.parts.append(Line(text, tone))

    def _complain(self, text: str) -> None:
        self._say(text, "wrong")

    def _show(self, sections: Sequence[Section]) -> None:
        if sections:
            self._reply.parts.append(Rows(tuple(sections)))

    def _misread(self, wrong: Unreadable) -> None:
        near = str(wrong.args_.get("near", ""))
        text = str(wrong.args_.get("text", ""))
        self._complain(say("unknown-word-near", text=text, near=near) if near else say("unknown-word", text=text))

    # Actions.

    def _act(self, line: str) -> None:
        line, stop = self.commands.split_stop(line)
        action = self._picked(int(line[:9])) if line.isdecimal() else self._read(line)
        if action is not None:
            self.picks = ()
            self._reply.meant = Meant(action, stop)

    def _read(self, line: str) -> Action | None:
        """The one legal action that is meant; None: it has been said why there is none, or asked which."""
        reading = self.reader.read(line, self.actions)
        return self._one_of(reading.exact or reading.actions) if reading.actions else self._beside(reading, line)

    def _beside(self, reading: Reading, line: str) -> Action | None:
        """What may be done beside the question, such as laying a die; None: it has been said why not."""
        standing = self.request.standing if self.request and reading.typed.kind else ()
        offers = self.reader.read(line, standing).actions
        if offers:
            return self._one_of(offers)
        if not self._leads_on(line):
            self._attempted(reading.typed)
        return None

    def _leads_on(self, line: str) -> bool:
        """Is the line an action with more things than it holds? Then it is meant, or it has been said why not."""
        found = self.reader.beyond(line, self.actions)
        if found is None:
            return False
        if self._can_lead(*found):
            self.picks = ()
            self._reply.meant = Meant(found[0], goal=found[1])
        return True

    def _can_lead(self, action: Action, goal: Sequence[Thing]) -> bool:
        """Does the action lead to these things? Else it has been said that it does not."""
        if self.shows.toward(self.view, action, goal, self.actions) is not None:
            return True
        named = self.teller.narrator.listed(map(self.teller.say, goal))
        self._complain(say("leads-elsewhere", action=self.teller.action(action), things=named))
        return False

    def _picked(self, number: int) -> Action | None:
        """A bare number: one of a list that was shown, or the number that the only action takes."""
        run = self.picks[0].actions if len(self.picks) == 1 else self.actions
        if is_run(run) or (not self.picks and len(run) == 1 and head(run[0]) is not None):
            return self._numbered(run, number)
        if not 1 <= number <= len(self.picks):
            self._complain(say("no-such-number" if self.picks else "number-of-what"))
            return None
        return self._one_of(self.picks[number - 1].actions)

    def _numbered(self, run: Sequence[Action], number: int) -> Action | None:
        for action in run:
            if last_number(action) == number:
                return action
        self._refused(with_number(run[0], number))
        return None

    def _one_of(self, actions: Sequence[Action]) -> Action | None:
        """The only one; the one that goes without saying; else None, and it is asked which."""
        if len(actions) == 1:
            return actions[0]
        usual = self.shows.most(actions) if is_run(actions) else None
        if usual is None:
            self.picks = menu.folded(actions)
            self._ask_which()
        return usual

    def _ask_which(self) -> None:
        if len(self.picks) == 1:
            return self._say(say("how-many", action=self._entry(self.picks[0])))
        self._say(say("which"))
        return self._list_picks()

    # What cannot be done.

    def _attempted(self, typed: Typed) -> None:
        """Say why what was typed cannot be done, and what of its kind can."""
        attempt = self.reader.attempt(typed, self.actions)
        if attempt is not None:
            return self._refused(attempt)
        if typed.kind is not None:
            return self._complain(say("say-more", usage=self.teller.usage(typed.kind)))
        attempt = self._only_attempt(typed)
        things = self.reader.things(typed)
        if attempt is not None and typed.numbers:
            return self._refused(attempt)
        return self._refused(things[0]) if things else self._complain(say("not-understood"))

    def _only_attempt(self, typed: Typed) -> Action | None:
        """What is attempted without a command word, where only one kind of action is asked for."""
        kinds = {type(action) for action in self.actions}
        if len(kinds) != 1:
            return None
        return self.reader.attempt(msgspec.structs.replace(typed, kind=kinds.pop()), self.actions)

    def _refused(self, what: Action | Thing) -> None:
        refusal = self.match.why(self.seat, what) if self.seat != SPECTATOR else None
        if refusal is None:
            return self._complain(say("not-understood"))
        self._reply.refusal = refusal
        self._complain(self.cited(refusal))
        near = menu.nearest_legal(what, self.actions) if isinstance(what, Action) else ()
        return self._say(say("nearest", actions=" · ".join(map(self._entry, near)))) if near else None

    def cited(self, refusal: Refusal) -> str:
        """A refusal in words, with its clause."""
        clause = f" [{refusal.clause} {self.teller.clause(refusal.clause)}]" if refusal.clause else ""
        return self.teller.say(refusal.message()) + clause

    # Commands.

    def _help(self, _rest: str) -> None:
        self._reply.parts += [Pair(self.commands.shown(name), say(f"explain-{name}")) for name in self.offers]
        self._say(say("explain-typing"))

    def _list(self, rest: str) -> None:
        """What is legal; with words, what of it concerns them."""
        actions = self.reader.read(rest, self.actions).actions if rest else self.actions
        if not actions:
            return self._complain(say("nothing-legal", text=rest))
        self.picks = menu.folded(actions)
        return self._list_picks()

    def _list_picks(self) -> None:
        for kind, numbered in menu.by_kind(self.picks).items():
            clause = kind.clauses[0] if kind.clauses else ""
            head = f"{self.teller.clause(clause)} ({clause})" if clause else ""
            self._reply.parts.append(Listing(head, tuple((number, self._entry(entry)) for number, entry in numbered)))

    def _entry(self, entry: Entry) -> str:
        if entry.numbers is None:
            return self.teller.action(entry.actions[0])
        low, high = entry.numbers
        return f"{self.teller.head(entry.actions[0])} {low}-{high}"

    def _why(self, rest: str) -> None:
        if not rest:
            return self._complain(say("say-more", usage=self.commands.shown("why")))
        reading = self.reader.read(rest, self.actions)
        if reading.actions:
            return self._say(say("why-legal", action=self._entry(menu.folded(reading.actions)[0])))
        found = self.reader.beyond(rest, self.actions)
        if found is None:
            return self._attempted(reading.typed)
        if self._can_lead(*found):
            self._say(say("why-legal", action=self.teller.action(found[0])))
        return None

    def _rule(self, rest: str) -> None:
        """A clause: its title in the language spoken, its statement, what it rests on; of a chapter, the titles."""
        book = self.match.game.rulebook
        wanted = rest.strip().strip(".") or self._first_clause()
        below = [id for id in book.by_id if id.startswith(f"{wanted}.")]
        if wanted in book.by_id:
            clause = book.clause(wanted)
            self._say(f"{clause.id}  {self.teller.clause(clause.id)}", "title")
            self._say(f"{say('rules-in-english')} {clause.says}")
            self._say(say(f"rests-on-{clause.source}"), "faint")
        elif not below:
            chapters = ", ".join(chapter.number for chapter in book.chapters)
            self._complain(say("no-clause", clause=wanted, near=chapters))
        self._reply.parts += [Pair(id, self.teller.clause(id)) for id in below]

    def _first_clause(self) -> str:
        return next((type(action).clauses[0] for action in self.actions if type(action).clauses), "")

    def _odds(self, rest: str) -> None:
        things = self.reader.find_things(rest) if rest else []
        sections = self.shows.odds(self.view, self.seat, things, self.actions) if self.seat != SPECTATOR else []
        if not sections:
            return self._complain(say("no-odds"))
        for section in sections:
            self._show([section])
        return None

    def _undo(self, _rest: str) -> None:
        self.picks = ()
        self._reply.undo = True
        self._say(say("undone"))

    def _coach(self, _rest: str) -> None:
        if self.seat == SPECTATOR or registry.coach(self.match.game.key) is None:
            return self._complain(say("no-coach"))
        self._reply.coach = True
        return None

    def _log(self, rest: str) -> None:
        count = int(rest[:9]) if rest.isdecimal() else LOG_LINES
        lines = self.teller.lines(self.match.events(self.viewer))
        for line in lines[-count:] if count else ():
            self._say(line, "event")

    def _board(self, rest: str) -> None:
        """What lies on the table, and what this person alone may see."""
        view = self.view
        self._show(self.shows.sections(view))
        self._show(self.shows.status(view))
        self._show(self.shows.fronts(view, self.seat) if self.seat != SPECTATOR else ())
        self._secrets(rest)

    def _secrets(self, _rest: str) -> None:
        for line in self.shows.secrets(self.view, self.seat) if self.seat != SPECTATOR else ():
            self._say(self.teller.say(line))

    # What goes with an action.

    def echo(self, action: Action) -> list[str]:
        """How things stand where an action was carried out."""
        if self.match.result is not None:
            return []
        return [self.teller.say(message) for message in self.shows.echo(self.view, action)]

    def chances(self, meant: Meant) -> Reply:
        """How likely what is that a repeated action will bring, or why it cannot be repeated."""
        view, stop, reply = self.view, meant.stop or 0, Reply()
        if self.shows.onward(view, meant.action, stop, self.actions) is None:
            reply.parts.append(Line(say("cannot-repeat", action=self.teller.action(meant.action)), "wrong"))
            return reply
        reply.parts += [Line(self.teller.say(message)) for message in self.shows.chances(view, meant.action, stop)]
        return reply

    def onward(self, meant: Meant) -> Action | None:
        """What comes next of a repeated action; None: it has come to its end."""
        request = next((one for one in self.match.pending() if one.seat == self.seat), None)
        if request is None or not meant.goes_on:
            return None
        if meant.stop is None:
            return self.shows.toward(self.view, meant.action, meant.goal, request.actions)
        return self.shows.onward(self.view, meant.action, meant.stop, request.actions)
