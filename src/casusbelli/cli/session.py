"""Playing at the terminal: what is asked, what is typed, what is shown. No rule of any game, and no game by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from casusbelli.bots import registry
from casusbelli.cli import coaching, menu, sitting
from casusbelli.cli.coaching import Decision
from casusbelli.cli.errors import Fail
from casusbelli.cli.interpreter import SPECTATOR, Interpreter, Line, Meant, Pair, Part, Reply, Rows
from casusbelli.cli.menu import Entry
from casusbelli.cli.orders import NAMES, Commands
from casusbelli.cli.paint import Painter
from casusbelli.cli.screen import Screen
from casusbelli.cli.sitting import Sitting, shown
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import say
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Illegal
from casusbelli.engine.visibility import View
from casusbelli.table.match import Request

SINCE_LINES = 40
REPEATED_AT_MOST = 1000
PAIRED_FROM = 34
"""Columns for the left one of two things that belong together."""


class Leave(Exception):
    """The person gets up from the table."""


class Session:
    """A person, or several, at one terminal, playing one game until it is over or they leave."""

    def __init__(self, screen: Screen, table: Sitting) -> None:
        self.screen = screen
        self.commands = Commands()
        self._obeys: dict[str, Callable[[str], None]] = {
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }
        self._sit(table)

    def _sit(self, table: Sitting) -> None:
        """Begin with this game."""
        self.table = table
        self.teller = Teller(table.game)
        self.reviews = coaching.Reviews(table.match)
        self.seen = dict.fromkeys(table.humans, 0)
        self.shown = SPECTATOR
        self.picks: Sequence[Entry] = ()
        self._rows: Sequence[Part] = ()

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
        if fresh or not self._rows:
            self._show_turn(request.seat, fresh)

    def _change_places(self, seat: int) -> None:
        """Where several people share the screen, nobody reads what is another's."""
        if len(self.table.humans) > 1 and self._interpreter(seat).obey("secrets").parts:
            self.screen.clear()
            self._write_players()
            self.screen.write()
            self._look(seat)
            self.screen.write(say("curtain", player=self._painter().seat(seat)))
            self.screen.ask("")
            self.screen.clear()
        self.shown = seat
        self._rows = ()
        self.picks = ()

    def _news(self, seat: int) -> list[str]:
        """What the seat has not been told yet, as lines."""
        told = self.table.match.events((seat,), self.seen[seat])
        if told:
            self.seen[seat] = told[-1].number
        return self.teller.lines(told, brief=True)

    def _show_turn(self, seat: int, fresh: Sequence[str]) -> None:
        """What is new, and the position: of its rows those that have changed since they were shown last."""
        if fresh:
            self.screen.write()
            self.screen.write(self.screen.strong(say("since-last")))
            self._write_lines(fresh, SINCE_LINES)
        board = self._interpreter(seat).obey("board").parts
        self._write(Reply([part for part in board if not isinstance(part, Rows) or part not in self._rows]))
        self._rows = board

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
        if seat != SPECTATOR and self.screen.typed and registry.coach(self.table.game.key) is not None:
            self._offer_review(seat)

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
        interpreter = self._interpreter(self._request().seat)
        command, rest = interpreter.command(line)
        if command in self._obeys:
            return self._obeys[command](rest)
        reply = interpreter.hear(line)
        self.picks = interpreter.picks
        if reply.undo and not self._take_back():
            return None
        if reply.coach:
            reply.parts.append(Line(coaching.last_words(self._decisions(interpreter.seat), self.teller)))
        self._write(reply)
        return self._do(reply.meant, interpreter) if reply.meant is not None else None

    def _interpreter(self, seat: int) -> Interpreter:
        return Interpreter(self.table.match, (seat,), self.teller, self.commands, self.picks, NAMES)

    def _do(self, meant: Meant, interpreter: Interpreter) -> None:
        return self._repeat(meant, interpreter) if meant.stop is not None else self._repeat_until(meant, interpreter)

    def _take(self, action: Action) -> None:
        """Carry out a legal action and tell what came of it."""
        request = self._request()
        heard = self.table.answer(request, action)
        if self._goes_on_asking(request.seat):
            self.seen[request.seat] = heard[-1].number if heard else self.seen[request.seat]
            self._write_lines(self.teller.lines(heard), SINCE_LINES)
        for line in self._interpreter(request.seat).echo(action):
            self.screen.tell(line)

    def _goes_on_asking(self, seat: int) -> bool:
        """Is the same person asked again? What has happened is else told with all that others do now."""
        following = self.table.request()
        return following is not None and following.seat == seat

    def _repeat(self, meant: Meant, interpreter: Interpreter) -> None:
        """Do the same again and again, as a person would who types it again, until the stop rule says so."""
        foretold = interpreter.chances(meant)
        self._write(foretold)
        if not foretold.wrong and self._agreed():
            self._repeat_until(meant, interpreter)

    def _agreed(self) -> bool:
        """Does the person want to go on, having read the odds? Lines through a pipe are not asked for it."""
        return not self.screen.typed or self.commands.agrees(self.screen.ask(say("go-on") + " "))

    def _repeat_until(self, meant: Meant, interpreter: Interpreter) -> None:
        following: Action | None = meant.action
        for _ in range(REPEATED_AT_MOST):
            if following is None or not self._goes_on_asking(interpreter.seat):
                return
            self._take(following)
            following = interpreter.onward(msgspec.structs.replace(meant, action=following))

    # What is answered.

    def _write(self, reply: Reply) -> None:
        """Lay out the parts of a reply, the rows of a position apart from what else there is."""
        before: Part | None = None
        for part in reply.parts:
            if isinstance(part, Rows) or isinstance(before, Rows):
                self.screen.write()
            self._write_part(part)
            before = part

    def _write_part(self, part: Part) -> None:
        if isinstance(part, Line):
            return self._write_line(part)
        if isinstance(part, Rows):
            return self.screen.write(self._painter().sections(part.sections))
        if isinstance(part, Pair):
            return self.screen.write(f"  {part.left:<{PAIRED_FROM}} {part.right}")
        self.screen.write(self.screen.faint(part.head))
        texts = [f"{number:>3}  {text}" for number, text in part.entries]
        return self.screen.write(columns(texts, self.screen.width))

    def _write_line(self, line: Line) -> None:
        if line.tone in ("title", "faint"):
            return self.screen.write((self.screen.strong if line.tone == "title" else self.screen.faint)(line.text))
        sign = "✗ " if line.tone == "wrong" else ""
        return self.screen.tell(f"{sign}{line.text}", "  " if line.tone == "event" else "")

    def _complain(self, text: str) -> None:
        self._write_line(Line(text, "wrong"))

    # Commands of the terminal alone.

    def _take_back(self) -> bool:
        """Take back; False: the person has been told why that cannot be."""
        seat = self._request().seat
        try:
            self.table.undo(seat)
        except Illegal as illegal:
            self._complain(self._interpreter(seat).cited(illegal.refusal))
            return False
        self._news(seat)
        return True

    def _decisions(self, seat: int) -> list[Decision]:
        """What the decisions of a seat have cost, in a game that has a coach."""
        return self.reviews.decisions(seat, self.table.match.journal.entries) or []

    def _offer_review(self, seat: int) -> None:
        """Whoever wants to hear it is told what all decisions have cost; getting up is no harm any more."""
        with suppress(EOFError, KeyboardInterrupt):
            line = self.screen.ask(say("coach-offer") + " ")
            if self.commands.split(line)[0] == "coach":
                self._write_lines(list(coaching.review_lines(self._decisions(seat), self.teller)), SINCE_LINES)

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

    def _quit(self, _rest: str) -> None:
        raise Leave

    # Looking around.

    def _request(self) -> Request:
        request = self.table.request()
        assert request is not None, "commands are read only while a person is asked"
        return request

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
        yield from self.teller.completions(text, menu.folded(self._request().actions))


def columns(texts: Sequence[str], width: int) -> str:
    """Short texts in columns, read downwards."""
    widest = max(len(text) for text in texts) + 2
    across = max(1, width // widest)
    down = -(-len(texts) // across)
    rows = [texts[at::down] for at in range(down)]
    return "\n".join("".join(f"{text:<{widest}}" for text in row).rstrip() for row in rows)
