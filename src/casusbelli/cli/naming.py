"""What the things of a game are called in the language spoken."""

from __future__ import annotations

from functools import cache
from typing import Any

from casusbelli.cli.words import language
from casusbelli.table.narrate import bundle


class Names:
    """The messages of one game, and of what all share, in one language."""

    def __init__(self, package: str, language: str) -> None:
        self._bundle = bundle(package, language)

    def say(self, id: str, /, **args: Any) -> str:
        """The message; its id where the game has none of that name."""
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        return id if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def clause(self, id: str) -> str:
        """The title of a clause."""
        return self.say(f"clause-{id.replace('.', '-')}")

    def chapter(self, number: str) -> str:
        """The title of a chapter."""
        return self.say(f"chapter-{number}")


@cache
def _names(package: str, spoken: str) -> Names:
    return Names(package, spoken)


def names(package: str) -> Names:
    """The messages of the game of this package in the language spoken."""
    return _names(package, language())
