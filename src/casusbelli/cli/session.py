"""Playing at the terminal: what is asked, what is typed, what is shown. No rule of any game, and no game by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from casusbelli.cli import menu, sitting
from casusbelli.cli.errors import Fail
from casusbelli.cli.menu import Entry
from casusbelli.cli.orders import Commands, Stop
from casusbelli.cli.paint import Painter
from casusbelli.cli.reading import Reader, Reading, is_run, last_number, with_number
from casusbelli.cli.screen import Screen
from casusbelli.cli.sitting import Sitting, shown
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import say
from casusbelli.engine.notation import Unreadable, fold
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal, Refusal
from casusbelli.engine.visibility import View
from casusbelli.table.match import Request

LOG_LINES = 20
SINCE_LINES = 40
REPEATED_AT_MOST = 1000
SPECTATOR = -1
"""Stands for nobody's seat."""


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """A person, or several, at one terminal, playing one game until it is over or they leave."""

    def __init__(self, screen: Screen, table: Sitting) -> None:
        self.screen = screen
        self.commands = Commands()
        self._obeys: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "list": self._list,
            "why": self._why,
            "rule": self._rule,
            "odds": self._odds,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "board": self._board,
            "secrets": self._secrets,
            "quit": self._quit,
        }
        self._sit(table)

    def _sit(self, table: Sitting) -> None:
        """Begin with this game."""
        self.table = table
        self.teller = Teller(table.game)
        self.reader = Reader(table.game, self.commands.fillers)
        self.seen = dict.fromkeys(table.humans, 0)
        self.shown = SPECTATOR
        self.picks: list[Entry] = []
        self._turn: Request | None = None

    # The course of the game.

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way the file holds the game."""
        try:
            self._greet()
            while self._go_on():
                pass
            self._finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.write()
            self.screen.tell(say("left-saved", file=shown(self.table.path)))
        finally:
            self.table.close()

    def _greet(self) -> None:
        self.screen.write(self.screen.strong(self.teller.message("game-title")))
        self.screen.tell(say("kept-in", file=shown(self.table.path)))
        self._write_players()
        self.screen.tell(say("type-help-hint"))

    def _write_players(self) -> None:
        """Who plays whom."""
        seats = self.table.humans
        self._look(seats[0] if len(seats) == 1 else SPECTATOR)
        painter = self._painter()
        for seat, player in enumerate(self.table.players):
            name = say("player-human" if seat in seats else "player-bot", name=player)
            self.screen.write(f"  {painter.seat(seat)}: {name}")

    def _go_on(self) -> bool:
        """Bots play, then a person answers once. False: the game is over."""
        self.table.play_bots()
        request = self.table.request()
        if request is None:
            return False
        self._attend(request)
        self.screen.write(self._prompt(request))
        line = self.screen.ask("> ", self._complete)
        try:
            self._obey(line)
        except Fail as fail:
            self._complain(fail.text)
        return True

    def _attend(self, request: Request) -> None:
        """Let the asked person see what is new, once for each question that comes after other seats have acted."""
        self._look(request.seat)
        if request.seat != self.shown:
            self._change_places(request.seat)
        fresh = self._news(request.seat)
        if fresh or self._turn is None:
            self._turn = request
            self._show_turn(fresh)

    def _change_places(self, seat: int) -> None:
        """Where several people share the screen, nobody reads what is another's."""
        if len(self.table.humans) > 1 and self._secret_lines(seat):
            self.screen.clear()
            self._write_players()
            self.screen.write()
            self._look(seat)
            self.screen.write(say("curtain", player=self._painter().seat(seat)))
            self.screen.ask("")
            self.screen.clear()
        self.shown = seat
        self._turn = None
        self.picks = []

    def _news(self, seat: int) -> list[str]:
        """What the seat has not been told yet, as lines."""
        told = self.table.match.events((seat,), self.seen[seat])
        if told:
            self.seen[seat] = told[-1].number
        return self.teller.lines(told, brief=True)

    def _show_turn(self, fresh: Sequence[str]) -> None:
        if fresh:
            self.screen.write()
            self.screen.write(self.screen.strong(say("since-last")))
            self._write_lines(fresh, SINCE_LINES)
        self.screen.write()
        self._board("")

    def _prompt(self, request: Request) -> str:
        clause = next((type(action).clauses[0] for action in request.actions if type(action).clauses), "")
        asked = self.teller.say(request.prompt)
        who = self._painter().seat(request.seat)
        cited = self.screen.faint(f"({clause}) ") if clause else ""
        return f"\n{who}  {cited}{asked}"

    def _finish(self) -> None:
        """Tell how the game ended."""
        seat = self.shown if self.shown in self.table.humans else next(iter(self.table.humans), SPECTATOR)
        self._look(seat)
        if seat != SPECTATOR:
            self.screen.write()
            self._write_lines(self._news(seat), SINCE_LINES)
        self.screen.write()
        self.screen.write(self._outcome())
        self.screen.write()
        self.screen.write(self._painter().sections(self.table.game.presentation.status(self._view(seat))))
        self.screen.tell(say("game-kept", file=shown(self.table.path)))

    def _outcome(self) -> str:
        result = self.table.match.result
        if result is None:
            return say("no-result")
        winners = ", ".join(self._painter().seat(seat) for seat in result.winners)
        scores = ", ".join(map(str, result.scores))
        reason = self.teller.message(f"result-{result.reason}")
        parts = [reason, winners and say("won-by", players=winners), scores and say("scores", scores=scores)]
        return "\n".join(self.screen.strong(part) for part in parts if part)

    # What is typed.

    def _obey(self, line: str) -> None:
        """Do what a line says. Nothing has changed where it says nothing that can be done."""
        if not line:
            return self.screen.tell(say("type-help-hint"))
        command, rest = self.commands.split(line)
        if command and not self._means_action(line):
            return self._obeys[command](rest)
        return self._act(line)

    def _means_action(self, line: str) -> bool:
        """Does a line that begins like a command mean something that is legal, in a game with such a word?"""
        if fold(line.split()[0]) not in self.table.game.notation.words:
            return False
        try:
            return bool(self.reader.read(line, self._actions()).actions)
        except Unreadable:
            return False

    def _act(self, line: str) -> None:
        line, stop = self.commands.split_stop(line)
        action = self._meant(line)
        if action is None:
            return None
        self.picks = []
        return self._take(action) if stop is None else self._repeat(action, stop)

    def _meant(self, line: str) -> Action | None:
        """The one legal action that is meant; None: the person has been told why there is none, or asked which."""
        if line.isdecimal():
            return self._picked(int(line[:9]))
        try:
            reading = self.reader.read(line, self._actions())
        except Unreadable as wrong:
            self._misread(wrong)
            return None
        return self._one_of(reading.actions) if reading.actions else self._beside(reading, line)

    def _beside(self, reading: Reading, line: str) -> Action | None:
        """What may be done beside the question, such as laying a die; None: the person has been told why not."""
        offers = self.reader.read(line, self._request().standing).actions if reading.typed.kind else ()
        if offers:
            return self._one_of(offers)
        self._refuse(self.reader.attempt(reading.typed, self._actions()), line)
        return None

    def _picked(self, number: int) -> Action | None:
        """A bare number: one of a list that was shown, or the number that the only action takes."""
        run = self.picks[0].actions if len(self.picks) == 1 else self._actions()
        if is_run(run):
            return self._numbered(run, number)
        if not 1 <= number <= len(self.picks):
            self._complain(say("no-such-number" if self.picks else "number-of-what"))
            return None
        return self._one_of(self.picks[number - 1].actions)

    def _numbered(self, run: Sequence[Action], number: int) -> Action | None:
        for action in run:
            if last_number(action) == number:
                return action
        self._refuse(with_number(run[0], number), str(number))
        return None

    def _one_of(self, actions: Sequence[Action]) -> Action | None:
        """The only one; the one that goes without saying; else None, and the person is asked."""
        if len(actions) == 1:
            return actions[0]
        usual = self.table.game.presentation.most(actions) if is_run(actions) else None
        if usual is None:
            self.picks = menu.folded(actions)
            self._ask_which(self.picks)
        return usual

    def _ask_which(self, picks: Sequence[Entry]) -> None:
        if len(picks) == 1:
            return self.screen.tell(say("how-many", action=self._entry(picks[0])))
        self.screen.tell(say("which"))
        return self._write_picks(picks)

    def _take(self, action: Action) -> None:
        """Carry out a legal action and tell what came of it."""
        request = self._request()
        heard = self.table.answer(request, action)
        if self._goes_on_asking(request.seat):
            self.seen[request.seat] = heard[-1].number if heard else self.seen[request.seat]
            self._write_lines(self.teller.lines(heard), SINCE_LINES)
        self._write_echo(request.seat, action)

    def _goes_on_asking(self, seat: int) -> bool:
        """Is the same person asked again? What has happened is else told with all that others do now."""
        following = self.table.request()
        return following is not None and following.seat == seat

    def _write_echo(self, seat: int, action: Action) -> None:
        if self.table.match.result is None:
            for message in self.table.game.presentation.echo(self._view(seat), action):
                self.screen.tell(self.teller.say(message))

    def _repeat(self, action: Action, stop: Stop) -> None:
        """Do the same again and again, as a person would who types it again, until the stop rule says so."""
        request, presentation = self._request(), self.table.game.presentation
        view = self._view(request.seat)
        if presentation.onward(view, action, stop, request.actions) is None:
            return self._complain(say("cannot-repeat", action=self.teller.action(action)))
        for message in presentation.chances(view, action, stop):
            self.screen.tell(self.teller.say(message))
        if self.screen.typed and not self.commands.agrees(self.screen.ask(say("go-on") + " ")):
            return None
        return self._repeat_until(action, stop)

    def _repeat_until(self, action: Action, stop: Stop) -> None:
        seat, following = self._request().seat, action
        for _ in range(REPEATED_AT_MOST):
            self._take(following)
            request = self.table.request()
            if request is None or request.seat != seat:
                return
            further = self.table.game.presentation.onward(self._view(seat), following, stop, request.actions)
            if further is None:
                return
            following = further

    # Being told off.

    def _misread(self, wrong: Unreadable) -> None:
        near = str(wrong.args_.get("near", ""))
        text = str(wrong.args_.get("text", ""))
        self._complain(say("unknown-word-near", text=text, near=near) if near else say("unknown-word", text=text))

    def _refuse(self, attempt: Action | None, line: str) -> None:
        """Say what is wrong with an attempt, and what of its kind is possible."""
        if attempt is None:
            return self._refuse_unclear(line)
        refusal = self.table.match.why(self._request().seat, attempt)
        if refusal is not None:
            self._write_refusal(refusal)
        near = menu.nearest_legal(attempt, self._actions())
        return self.screen.tell(say("nearest", actions=" · ".join(map(self._entry, near)))) if near else None

    def _refuse_unclear(self, line: str) -> None:
        typed = self.reader.take_apart(line, self._actions())
        if typed.kind is not None:
            return self._complain(say("say-more", usage=self.teller.usage(typed.kind)))
        things = self.reader.things(typed)
        refusal = self.table.match.why(self._request().seat, things[0]) if things else None
        if refusal is not None:
            return self._write_refusal(refusal)
        return self._complain(say("not-understood"))

    def _write_refusal(self, refusal: Refusal) -> None:
        cited = f" [{refusal.clause} {self.teller.clause(refusal.clause)}]" if refusal.clause else ""
        self._complain(self.teller.say(refusal.message()) + cited)

    def _complain(self, text: str) -> None:
        self.screen.tell(f"✗ {text}")

    # Commands.

    def _help(self, _rest: str) -> None:
        for name in self._obeys:
            self.screen.write(f"  {self.commands.shown(name):<34} {say(f'explain-{name}')}")
        self.screen.tell(say("explain-typing"))

    def _list(self, rest: str) -> None:
        """What is legal; with words, what of it concerns them."""
        actions = self._actions()
        if rest:
            try:
                actions = self.reader.read(rest, actions).actions
            except Unreadable as wrong:
                return self._misread(wrong)
        if not actions:
            return self._complain(say("nothing-legal", text=rest))
        self.picks = menu.folded(actions)
        return self._write_picks(self.picks)

    def _write_picks(self, entries: Sequence[Entry]) -> None:
        for kind, numbered in menu.by_kind(entries).items():
            clause = kind.clauses[0] if kind.clauses else ""
            self.screen.write(self.screen.faint(f"{self.teller.clause(clause)} ({clause})" if clause else ""))
            texts = [f"{number:>3}  {self._entry(entry)}" for number, entry in numbered]
            self.screen.write(columns(texts, self.screen.width))

    def _entry(self, entry: Entry) -> str:
        if entry.numbers is None:
            return self.teller.action(entry.actions[0])
        low, high = entry.numbers
        return f"{self.teller.head(entry.actions[0])} {low}-{high}"

    def _why(self, rest: str) -> None:
        if not rest:
            return self._complain(say("say-more", usage=self.commands.shown("why")))
        try:
            reading = self.reader.read(rest, self._actions())
        except Unreadable as wrong:
            return self._misread(wrong)
        if reading.actions:
            return self.screen.tell(say("why-legal", action=self._entry(menu.folded(reading.actions)[0])))
        return self._refuse(self.reader.attempt(reading.typed, self._actions()), rest)

    def _rule(self, rest: str) -> None:
        """A clause: its title in the language spoken, its statement, what it rests on; of a chapter, the titles."""
        book = self.table.game.rulebook
        wanted = rest.strip().strip(".") or self._first_clause()
        below = [id for id in book.by_id if id.startswith(f"{wanted}.")]
        if wanted not in book.by_id:
            return self._titles(wanted, below)
        clause = book.clause(wanted)
        self.screen.write(self.screen.strong(f"{clause.id}  {self.teller.clause(clause.id)}"))
        self.screen.tell(f"{say('rules-in-english')} {clause.says}")
        self.screen.write(self.screen.faint(say(f"rests-on-{clause.source}")))
        return self._titles(wanted, below)

    def _titles(self, wanted: str, ids: Sequence[str]) -> None:
        book = self.table.game.rulebook
        if not ids and wanted not in book.by_id:
            chapters = ", ".join(chapter.number for chapter in book.chapters)
            return self._complain(say("no-clause", clause=wanted, near=chapters))
        for id in ids:
            self.screen.write(f"  {id:<8}{self.teller.clause(id)}")
        return None

    def _first_clause(self) -> str:
        return next((type(action).clauses[0] for action in self._actions() if type(action).clauses), "")

    def _odds(self, rest: str) -> None:
        try:
            things = self.reader.find_things(rest) if rest else []
        except Unreadable as wrong:
            return self._misread(wrong)
        seat = self._request().seat
        sections = self.table.game.presentation.odds(self._view(seat), seat, things, self._actions())
        if not sections:
            return self._complain(say("no-odds"))
        for section in sections:
            self.screen.write()
            self.screen.write(self._painter().sections([section]))
        return None

    def _undo(self, _rest: str) -> None:
        seat = self._request().seat
        try:
            self.table.undo(seat)
        except Illegal as illegal:
            return self._write_refusal(illegal.refusal)
        self._news(seat)
        self.picks = []
        return self.screen.tell(say("undone"))

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.path
        self.table.save(path)
        self.screen.tell(say("saved", file=shown(path)))

    def _load(self, rest: str) -> None:
        if not rest:
            return self._complain(say("load-what"))
        table = sitting.take_up(Path(rest).expanduser())
        self.table.close()
        self._sit(table)
        return self._greet()

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        seat = self._request().seat
        lines = self.teller.lines(self.table.match.events((seat,)))
        self._write_lines(lines[-count:] if count else [], count)

    def _board(self, rest: str) -> None:
        """What lies on the table, and what this person alone may see."""
        seat = self._request().seat
        view, presentation, painter = self._view(seat), self.table.game.presentation, self._painter()
        self.screen.write(painter.sections(presentation.sections(view)))
        for sections in (presentation.status(view), presentation.fronts(view, seat)):
            if sections:
                self.screen.write()
                self.screen.write(painter.sections(sections))
        self._secrets(rest)

    def _secrets(self, _rest: str) -> None:
        self.screen.write()
        for text in self._secret_lines(self._request().seat):
            self.screen.tell(text)

    def _secret_lines(self, seat: int) -> list[str]:
        return [self.teller.say(line) for line in self.table.game.presentation.secrets(self._view(seat), seat)]

    def _quit(self, _rest: str) -> None:
        raise Leave

    # Looking around.

    def _request(self) -> Request:
        request = self.table.request()
        assert request is not None, "commands are read only while a person is asked"
        return request

    def _actions(self) -> Sequence[Action]:
        return self._request().actions

    def _view(self, seat: int) -> View:
        """The position as the seat sees it, or a spectator."""
        return self.table.match.view((seat,) if seat >= 0 else ())

    def _look(self, seat: int) -> None:
        """Speak of the seats as this one knows them."""
        self.teller.marks = self.table.game.presentation.marks(self._view(seat))

    def _painter(self) -> Painter:
        return Painter(self.screen, self.teller.say, self.teller.marks)

    def _write_lines(self, lines: Sequence[str], most: int) -> None:
        if len(lines) > most:
            self.screen.write(self.screen.faint(say("earlier", count=len(lines) - most)))
        for line in lines[-most:]:
            self.screen.tell(line, "  ")

    def _complete(self, text: str) -> Iterator[str]:
        """The lines that what has been typed may become."""
        yield from self.commands.completions(text)
        yield from self.teller.completions(text, menu.folded(self._actions()))


def columns(texts: Sequence[str], width: int) -> str:
    """Short texts in columns, read downwards."""
    widest = max(len(text) for text in texts) + 2
    across = max(1, width // widest)
    down = -(-len(texts) // across)
    rows = [texts[at::down] for at in range(down)]
    return "\n".join("".join(f"{text:<{widest}}" for text in row).rstrip() for row in rows)
