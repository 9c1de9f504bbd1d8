"""One game at one terminal: the referee, the bots, the file that keeps it. No words, no screen."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from casusbelli.bots import registry
from casusbelli.cli.errors import Fail
from casusbelli.cli.saves import bad, opened
from casusbelli.cli.words import say
from casusbelli.engine import game as games
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.game import BadOption, Game
from casusbelli.engine.record import Action
from casusbelli.table import journal
from casusbelli.table.dice import Verifiable
from casusbelli.table.journal import BadSave, Header, Recorder, Told
from casusbelli.table.match import Match, Request
from casusbelli.table.replay import resume

HUMAN = "human"
SUFFIX = ".jsonl"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept that nobody has named a file for: in the user's data folder."""
    if environment.get("XDG_DATA_HOME"):
        base = Path(environment["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(environment.get("LOCALAPPDATA", str(Path.home())))
    else:
        base = Path.home() / ".local" / "share"
    return base / "casusbelli" / "games"


def shown(path: Path) -> str:
    """A path as a person types it: from the present folder, or from home."""
    for start, sign in ((Path.cwd(), ""), (Path.home(), "~/")):
        if path.is_absolute() and path.is_relative_to(start):
            return f"{sign}{path.relative_to(start)}"
    return str(path)


def new_file(key: str) -> Path:
    """A file that is not there yet, for a new game. Raises Fail where the folder cannot be made."""
    folder = data_folder()
    written(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
    number = 1
    while (path := folder / f"{key}-{number:03}{SUFFIX}").exists():
        number += 1
    return path


def unfinished(key: str) -> Path | None:
    """The file of the game that was left last and is not over; None: there is none."""
    found = sorted(data_folder().glob(f"{key}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in found if _goes_on(path)), None)


def _goes_on(path: Path) -> bool:
    try:
        kept = journal.read(path)
    except (BadSave, OSError):
        return False
    return kept.closed is None and HUMAN in kept.header.players


class Sitting:
    """A game under way. `players` are `human` or the name of a bot, by seat; `path` is the file that follows it."""

    def __init__(self, match: Match, path: Path, players: Sequence[str]) -> None:
        """Raises Fail for a bot that there is none of, and for a file that cannot be written."""
        self.match, self.game, self.players = match, match.game, list(players)
        self.humans = tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)
        self._bots = {seat: self._make(seat, player) for seat, player in enumerate(self.players) if player != HUMAN}
        self._heard = dict.fromkeys(self._bots, 0)
        self.path = path
        self._recorder = written(path, lambda: Recorder(path, match.journal))

    def _make(self, seat: int, name: str) -> Agent:
        seed = seed_of(f"{self.match.header.table}/{len(self.match.journal.entries)}/{seat}")
        try:
            return registry.make(name, self.game, seat, seed)
        except registry.NoBot as wrong:
            raise Fail(str(wrong)) from None

    def request(self) -> Request | None:
        """What a person is asked; None: the game is over, or waits for bots alone."""
        return next((request for request in self.match.pending() if request.seat in self.humans), None)

    def play_bots(self) -> None:
        """Let bots answer until a person is asked or the game is over. What they have answered is kept."""
        while self.request() is None and (pending := self.match.pending()):
            self._play_bot(pending[0])

    def _play_bot(self, request: Request) -> None:
        bot, seat = self._bots[request.seat], (request.seat,)
        for told in self.match.events(seat, self._heard[request.seat]):
            bot.observe(told.event)
            self._heard[request.seat] = told.number
        try:
            action = bot.choose(self.match.view(seat), request.actions, Budget())
            self.answer(request, action)
        except Exception as wrong:
            name, why = self.players[request.seat], f"{type(wrong).__name__}: {wrong}"
            raise Fail(say("bot-broke-down", name=name, why=why, file=str(self.path))) from wrong

    def answer(self, request: Request, action: Action) -> list[Told]:
        """Answer a question, or do something beside it. It is on the disk when this returns. Raises Illegal."""
        heard = self.match.answer(request.seat, request.id if action in request.actions else None, action)
        self._recorder.keep()
        return heard

    def undo(self, seat: int) -> None:
        """Take back the last answer of a person. Raises Illegal."""
        self.match.undo(seat)
        self._recorder.keep()

    def save(self, path: Path) -> None:
        """Write the whole game to another file as well. Raises Fail where that cannot be done."""
        if path.resolve() == self.path.resolve():
            return
        require_free(path)
        written(path, lambda: journal.write(self.match.save(), path))

    def close(self) -> None:
        """Let go of the file."""
        self._recorder.close()


def begin(
    game: Game, players: Sequence[str], options: dict[str, Any], seed: int | None, path: Path, *, takebacks: bool
) -> Sitting:
    """A new game. Raises Fail for what cannot be played, and for a file that is there already."""
    if path.exists():
        raise Fail(say("file-exists", file=str(path)))
    source = Verifiable.fresh(os.urandom(8).hex()) if seed is None else Verifiable.seeded(f"seed-{seed}", seed)
    try:
        match = Match(game, len(players), options, source, players=players, takebacks=takebacks)
    except BadOption as wrong:
        raise Fail(str(wrong)) from None
    return Sitting(match, path, players)


def take_up(file: Path, into: Path | None = None) -> Sitting:
    """A game from a save, which goes on in the same file or in another one. Raises Fail naming what is wrong."""
    kept = opened(str(file))
    try:
        match = resume(kept, game_of(kept.header))
    except BadSave as wrong:
        raise bad(str(file), wrong) from None
    if into is not None and into != file:
        require_free(into)
    return Sitting(match, into or file, kept.header.players or [HUMAN] * kept.header.seats)


def game_of(header: Header) -> Game:
    """The game of a save. Raises Fail where it is not installed."""
    try:
        return games.find(header.game)
    except games.UnknownGame:
        raise Fail(say("unknown-game", key=header.game, known=", ".join(games.keys()))) from None


def require_free(path: Path) -> None:
    """Only a save is ever written over. Raises Fail for a file that is something else."""
    if not path.exists():
        return
    try:
        journal.read(path)
    except (BadSave, OSError):
        raise Fail(say("file-not-ours", file=str(path))) from None


def written(path: Path, write: Callable[[], Any]) -> Any:
    """What writing gives. Raises Fail where the file cannot be written."""
    try:
        return write()
    except OSError as wrong:
        raise Fail(say("file-unwritable", file=str(path), why=wrong.strerror or type(wrong).__name__)) from None


def seed_of(text: str) -> int:
    """A seed from a text, the same in every process."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
