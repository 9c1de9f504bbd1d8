"""Finding bots: installed ones by level (`random`, `greedy`), one's own by file and class (`mine.py:Mine`).

An entry point of the group `casusbelli.bots` installs one: `war.greedy` for a game, `random` for any. One of the group
`casusbelli.coaches` installs the coach of a game, under the key of the game.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from importlib import metadata
from inspect import isabstract
from pathlib import Path
from types import ModuleType
from typing import Any

from casusbelli.bots.coaching import Coach
from casusbelli.engine.agent import Agent
from casusbelli.engine.game import Game

GROUP = "casusbelli.bots"
COACHES = "casusbelli.coaches"

MakeBot = Callable[[Game, int, int], Agent]
"""(game, seat from 0, seed) -> the agent. The class of a bot is one."""


MakeCoach = Callable[[Game, int], Coach]
"""(game, seat from 0) -> the coach of that seat. The class of a coach is one."""


class NoBot(ValueError):
    """No bot goes by this name, or what goes by it is no bot; the text is one line and says what is possible."""


def bots_of(game: Game) -> list[str]:
    """The names of the installed bots that can play a game, in alphabetical order."""
    return sorted(_installed(game.key))


def make(name: str, game: Game, seat: int, seed: int) -> Agent:
    """A bot for a seat (from 0) of a game. Equal seeds make bots that play alike. Raises NoBot."""
    maker = maker_of(name, game)
    try:
        agent = maker(game, seat, seed)
    except Exception as error:
        raise NoBot(f"bot {name!r} cannot be made: {_one_line(error)}") from error
    if not _is_agent(agent):
        raise NoBot(f"bot {name!r} is no agent: it lacks choose or observe, which casusbelli.bots.bot.Bot has")
    return agent


def maker_of(name: str, game: Game) -> MakeBot:
    """What makes the bots of that name. Raises NoBot."""
    path, colon, attribute = name.rpartition(":")
    return _from_file(path, attribute) if colon else _from_entry_point(name, game)


@cache
def coach(key: str) -> MakeCoach | None:
    """What makes the coaches of a game; None for a game that has none. Raises NoBot where it cannot be loaded."""
    entry = next((entry for entry in metadata.entry_points(group=COACHES) if entry.name == key), None)
    if entry is None:
        return None
    try:
        maker: MakeCoach = entry.load()
    except Exception as error:
        raise NoBot(f"the coach of {key} cannot be loaded: {_one_line(error)}") from error
    return maker


def _from_entry_point(name: str, game: Game) -> MakeBot:
    entry = _installed(game.key).get(name)
    if entry is None:
        raise NoBot(f"no bot {name!r} plays {game.key}; there are: {', '.join(bots_of(game))}, or FILE.py:CLASS")
    try:
        maker: MakeBot = entry.load()
    except Exception as error:
        raise NoBot(f"bot {name!r} cannot be loaded: {_one_line(error)}") from error
    return maker


@cache
def _installed(key: str) -> dict[str, metadata.EntryPoint]:
    """Bots by level: entry points of the game, named `<game>.<level>`, and those of no game, which play any."""
    entries = [(entry.name.rpartition("."), entry) for entry in metadata.entry_points(group=GROUP)]
    return {level: entry for (game, _, level), entry in entries if game in ("", key)}


def _from_file(path: str, attribute: str) -> MakeBot:
    module = _module(Path(path).resolve(), path)
    found: Any = getattr(module, attribute, None)
    if not isinstance(found, type) or not _is_agent(found):
        bots = [name for name, value in vars(module).items() if _is_own_bot(value, module)]
        reason = "is no bot" if found is not None else "is not there"
        raise NoBot(f"{attribute!r} {reason} in {path}; bots there: {', '.join(bots) or 'none'}")
    return found


@cache
def _module(path: Path, name: str) -> ModuleType:
    """The module of a user's file, run once; `name` is what the user calls it."""
    if not path.is_file():
        raise NoBot(f"no file {name}")
    unique = f"{GROUP}.user.{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(unique, path)
    if spec is None or spec.loader is None:
        raise NoBot(f"{name} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[unique] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoBot(f"{name} cannot be read: {_one_line(error)}") from error
    return module


def _is_own_bot(value: Any, module: ModuleType) -> bool:
    """Whether a module has written this bot, and whether it is one that can be made."""
    own = isinstance(value, type) and value.__module__ == module.__name__
    return own and _is_agent(value) and not isabstract(value)


def _is_agent(value: Any) -> bool:
    return callable(getattr(value, "choose", None)) and callable(getattr(value, "observe", None))


def _one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
