"""The text table: typed commands, heard as at the terminal and answered in lines of words. Nothing is carried out here.

Who sits at a text table cannot save, load or leave by typing, since the server keeps the table and the browser has a
way out.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache

from casusbelli.cli.interpreter import Interpreter, Line, Pair, Part, Reply, Rows
from casusbelli.cli.menu import Entry
from casusbelli.cli.orders import NAMES, Commands
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import speak
from casusbelli.engine.game import find
from casusbelli.engine.ids import Viewer
from casusbelli.engine.present import Section
from casusbelli.engine.refusal import Refusal
from casusbelli.server.errors import CONFLICT, MALFORMED, Refused
from casusbelli.table.match import Match

OFFERS = tuple(name for name in NAMES if name not in ("save", "load", "quit"))


@cache
def _teller(key: str, language: str) -> Teller:
    """What tells a game in a language; copied for each listener, whose marks are its own."""
    return Teller(find(key))


@cache
def _commands(language: str) -> Commands:
    """The commands, those of a language first."""
    return Commands()


def interpreter(match: Match, viewer: Viewer, picks: Sequence[Entry], language: str) -> Interpreter:
    """What hears a line that this viewer types in this language."""
    speak(language)
    teller = copy(_teller(match.game.key, language))
    teller.marks = match.game.presentation.marks(match.view(viewer))
    return Interpreter(match, viewer, teller, _commands(language), picks, OFFERS)


def accepted(reply: Reply, key: str) -> Reply:
    """The reply, where nothing is wrong. Raises Refused: 409 where a rule of the game `key` is in the way, else 400."""
    if reply.refusal is not None:
        raise Refused(CONFLICT, reply.refusal, game=key)
    if reply.wrong:
        raise Refused(MALFORMED, Refusal("", "refused-typed", {"why": reply.wrong}), game=key)
    return reply


def lines(reply: Reply) -> list[str]:
    """The sentences of a reply."""
    return [line for part in reply.parts for line in _lines(part)]


def _lines(part: Part) -> list[str]:
    if isinstance(part, Line):
        return [part.text]
    if isinstance(part, Pair):
        return [f"{part.left}  {part.right}"]
    if isinstance(part, Rows):
        return []
    return [part.head] * bool(part.head) + [f"{number}  {text}" for number, text in part.entries]


def sections(reply: Reply) -> list[Section]:
    """The rows of a reply."""
    return [section for part in reply.parts if isinstance(part, Rows) for section in part.sections]
