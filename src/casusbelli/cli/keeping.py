"""Games of a simulation as files that `replay` and `verify` read: open to all, since nobody has a secret to keep."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from casusbelli.bots.arena import Simulated
from casusbelli.cli.errors import Fail
from casusbelli.cli.words import say
from casusbelli.engine import flow
from casusbelli.engine.drive import Step
from casusbelli.engine.frame import CHANCE
from casusbelli.engine.game import Game
from casusbelli.table import journal
from casusbelli.table.dice import Seeded
from casusbelli.table.journal import OPENED, Answered, Drawn, Header, Journal
from casusbelli.table.match import Match


class Keeper:
    """Writes games into a folder, which is made where it is missing. Raises Fail where that cannot be done."""

    def __init__(self, game: Game, folder: Path) -> None:
        self._game = game
        self._folder = folder
        self._tried(lambda: folder.mkdir(parents=True, exist_ok=True))

    def keep(self, simulated: Simulated) -> None:
        """Write one game as `<game>-<number from 1>.jsonl`."""
        path = self._folder / f"{self._game.key}-{simulated.number + 1:06}.jsonl"
        self._tried(lambda: journal.write(retold(self._game, simulated), path))

    def _tried(self, write: Any) -> None:
        try:
            write()
        except OSError as wrong:
            raise Fail(say("simulate-cannot-save", folder=str(self._folder), why=wrong.strerror or "")) from None


def retold(game: Game, simulated: Simulated) -> Journal:
    """A simulated game as the journal of a table that is closed."""
    header = Header(
        about=OPENED,
        game=game.key,
        version=game.version,
        data=game.data,
        table=f"simulation-{simulated.number + 1}",
        seats=len(simulated.bots),
        options=msgspec.to_builtins(game.choose(simulated.options)),
        players=list(simulated.bots),
        takebacks=False,
        source=Seeded.kind,
    )
    match = Match.reopened(game, header)
    for step in simulated.steps:
        match.follow(_entry(match.state, step))
    if match.result is None:
        match.close("abandoned")
    else:
        match.go_on(Seeded(""))
    return Journal(header, match.journal.entries)


def _entry(s: Any, step: Step) -> Answered | Drawn:
    """A step of a simulation as the journal tells it."""
    at = flow.pending(s)[0]
    if at.frame.kind != CHANCE:
        assert not isinstance(step, int)
        return Answered(at.frame.seat(s), 0, step, at.lane)
    space = at.frame.space(s)
    assert isinstance(step, int)
    return Drawn((journal.wide(space.size), journal.wide(step)), space.pick(step), at.frame.sees(s), at.lane)
