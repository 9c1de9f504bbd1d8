"""The terminal: where lines come from and where text goes. A pipe will do as well, without colours and completion."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TextIO

NARROWEST, WIDEST = 40, 160
WITHOUT_TERMINAL = 100

BOLD, FAINT, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
BADGES = {
    "white": "\x1b[38;5;16;48;5;255m",
    "red": "\x1b[38;5;231;48;5;160m",
    "black": "\x1b[38;5;231;48;5;236m",
    "blue": "\x1b[38;5;231;48;5;26m",
    "yellow": "\x1b[38;5;16;48;5;220m",
    "green": "\x1b[38;5;231;48;5;28m",
}
"""Letters on a ground of the colour, readable on dark and on light terminals."""

Complete = Callable[[str], Iterable[str]]
"""The text before the cursor -> what the line may become."""


class Source(Protocol):
    """Where lines come from."""

    def isatty(self) -> bool:
        """Is it a keyboard?"""
        ...

    def readline(self) -> str:
        """The next line with its end; nothing at the end of input."""
        ...


class Screen:
    """What is written and asked. `coloured` and `typed` tell whether there are colours, and a person at a keyboard."""

    def __init__(self, source: Source, target: TextIO, environment: Mapping[str, str] = os.environ) -> None:
        self._source, self._target = source, target
        terminal = target.isatty() and environment.get("TERM") != "dumb"
        self.typed = source.isatty() and terminal
        self.coloured = terminal and not environment.get("NO_COLOR")
        self._session: Any = None

    @property
    def width(self) -> int:
        """Columns there are to write in."""
        columns = shutil.get_terminal_size().columns if self._target.isatty() else WITHOUT_TERMINAL
        return max(NARROWEST, min(columns, WIDEST))

    def write(self, text: str = "") -> None:
        """Write a line, or several."""
        self._target.write(f"{text}\n")
        self._target.flush()

    def tell(self, text: str, indent: str = "") -> None:
        """Write a sentence in lines as wide as the screen, the further ones indented."""
        lines = textwrap.TextWrapper(self.width, subsequent_indent=indent)
        lines.break_on_hyphens = lines.break_long_words = False
        self.write("\n".join(lines.wrap(text)))

    def clear(self) -> None:
        """Leave nothing of what has been written to be seen or scrolled back to."""
        self._target.write("\x1b[2J\x1b[3J\x1b[H" if self._target.isatty() else "\n" * 3)
        self._target.flush()

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        """A line from the person. Raises EOFError at the end of input, and KeyboardInterrupt."""
        if self.typed:
            return self._ask_with_completion(prompt, complete or (lambda _text: ()))
        self._target.write(prompt)
        self._target.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        self._echo(line)
        return line.strip()

    def _echo(self, line: str) -> None:
        """What comes through a pipe is written too, so that the record of a game can be read."""
        if not self._source.isatty():
            self._target.write(line if line.endswith("\n") else f"{line}\n")

    def _ask_with_completion(self, prompt: str, complete: Complete) -> str:
        from prompt_toolkit import PromptSession

        from casusbelli.cli.completing import Completing

        if self._session is None:
            self._session = PromptSession(complete_while_typing=False)
        line: str = self._session.prompt(prompt, completer=Completing(complete))
        return line.strip()

    def strong(self, text: str) -> str:
        """The text in bold where there is any."""
        return self._styled(BOLD, text)

    def faint(self, text: str) -> str:
        """The text in grey where there is any."""
        return self._styled(FAINT, text)

    def badge(self, letters: str, colour: str) -> str:
        """The mark of a seat on its colour."""
        return self._styled(BADGES.get(colour, BOLD), f" {letters} ") if self.coloured else f"[{letters}]"

    def _styled(self, style: str, text: str) -> str:
        return f"{style}{text}{RESET}" if self.coloured and text else text


def standard() -> Screen:
    """The screen of this process."""
    return Screen(sys.stdin, sys.stdout)
