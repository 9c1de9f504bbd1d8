"""The commands at the terminal, and the other words around actions, in whichever language they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.cli.words import LANGUAGES, language, say_in
from casusbelli.engine.notation import fold

Stop = int
"""Repeat an action down to so many (0: as far as it goes)."""

NAMES = ("help", "list", "why", "rule", "odds", "coach", "undo", "save", "load", "log", "board", "secrets", "quit")
LONGEST = 3
"""Words in the name of a command."""


def spellings(id: str) -> list[str]:
    """All that may be typed for something, the language spoken first: `type-...` messages list it with commas."""
    spoken = [language(), *(other for other in LANGUAGES if other != language())]
    texts = [text.strip() for tongue in spoken for text in say_in(tongue, id, {}).split(",")]
    return list(dict.fromkeys(texts))


class Commands:
    """Tells commands from actions. `fillers` are words that mean nothing by themselves."""

    def __init__(self) -> None:
        self.fillers = spellings("type-fillers")
        self._words = {fold(text): name for name in reversed(NAMES) for text in reversed(spellings(f"type-{name}"))}
        self._until = [fold(text) for text in spellings("type-until")]
        self._to_the_end = [fold(text) for text in spellings("type-to-the-end")]
        self._yes = {fold(text) for text in spellings("type-yes")}

    def split(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, empty for none, and the rest of the line as it was typed."""
        if line.startswith("?"):
            return "list", line[1:].strip()
        tokens = line.split()
        for length in range(min(len(tokens), LONGEST), 0, -1):
            name = self._words.get(fold(" ".join(tokens[:length])))
            if name is not None:
                return name, " ".join(tokens[length:])
        return "", line

    def split_stop(self, line: str) -> tuple[str, Stop | None]:
        """An action, and how far it is to be repeated: `... until 3`, `... to the end`."""
        folded = fold(line)
        for ending in self._to_the_end:
            if folded.endswith(f" {ending}"):
                return folded.removesuffix(ending), 0
        for word in self._until:
            before, found, after = folded.rpartition(f" {word} ")
            if found and after.isdecimal():
                return before, int(after[:9])
        return line, None

    def agrees(self, line: str) -> bool:
        """Yes, or just Enter."""
        return not line or fold(line) in self._yes

    def shown(self, name: str) -> str:
        """How a command is written in the language spoken."""
        return say_in(language(), f"usage-{name}", {})

    def completions(self, text: str) -> Iterator[str]:
        """The commands of the language spoken that begin like this."""
        folded = fold(text)
        for name in NAMES:
            command = spellings(f"type-{name}")[0]
            if folded and fold(command).startswith(folded):
                yield command
