"""Somebody at the terminal, in this process: lines that are typed, text that is read."""

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from casusbelli.cli import sitting
from casusbelli.cli.screen import Screen
from casusbelli.cli.session import Session
from casusbelli.cli.sitting import Sitting
from casusbelli.cli.words import speak
from casusbelli.engine.game import find
from casusbelli.table.match import Request

WAR = find("war")
BOTS = ("human", "random", "random")


class Keyboard:
    """Asks for a line when one is wanted; None is the end of input."""

    def __init__(self, type_line: Callable[[], str | None]) -> None:
        self._type_line = type_line

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self._type_line()
        return "" if line is None else f"{line}\n"


class Sat:
    """A person at a game of War."""

    def __init__(self, table: Sitting, language: str = "en") -> None:
        speak(language)
        self.output = io.StringIO()
        self._lines: Iterator[str] = iter(())
        self.session = Session(Screen(Keyboard(lambda: next(self._lines, None)), self.output, {}), table)

    @property
    def table(self) -> Sitting:
        return self.session.table

    @property
    def state(self) -> Any:
        return self.table.match.state

    @property
    def request(self) -> Request:
        """What the person is asked, as soon as the bots have played."""
        self.table.play_bots()
        request = self.table.request()
        assert request is not None
        return request

    def last(self) -> str:
        """The last legal action as it is typed: of placing, all armies on one territory."""
        return self.session.teller.action(self.request.actions[-1])

    def type(self, *lines: str) -> str:
        """Sit down, type these lines, and get up when the input ends. What was written meanwhile."""
        return self.type_all(lines)

    def type_all(self, lines: Iterable[str]) -> str:
        """The same, with lines that are made when they are wanted."""
        self._lines = iter(lines)
        before = len(self.output.getvalue())
        self.session.run()
        return self.output.getvalue()[before:]


class Tables:
    """Games of War, each kept in the file `path`; the files are closed at last."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.jsonl"
        self._open: list[Sitting] = []

    def begun(self, players: Sequence[str] = BOTS, *, seed: int = 1, takebacks: bool = True, **options: Any) -> Sitting:
        """A new game."""
        return self._kept(sitting.begin(WAR, players, options, seed, self.path, takebacks=takebacks))

    def again(self, path: Path | None = None) -> Sitting:
        """The same game, or that of another file, taken up."""
        return self._kept(sitting.take_up(path or self.path))

    def close(self) -> None:
        for table in self._open:
            table.close()

    def _kept(self, table: Sitting) -> Sitting:
        self._open.append(table)
        return table


def answer_to(line: str, written: str) -> str:
    """What was written right after a line was typed, up to the next prompt."""
    _, found, after = written.partition(f"> {line}\n")
    assert found, f"{line!r} was never typed"
    return after.partition("\n> ")[0]


def flat(text: str) -> str:
    """A text as one line."""
    return " ".join(text.split())
