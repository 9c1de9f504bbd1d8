"""Whole games as readable text: who did what, what fell, what was told, how it stood at the end.

What was done is read from the transcript and done again, so that a change of rules shows as a difference to be read,
and a change of bots does not. `--update-golden` writes the transcripts anew: with what was done, as long as that is
legal, and from there on with what the bots would do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from tests.golden.scenarios import SCENARIOS, Scenario

from casusbelli.bots import registry
from casusbelli.engine import game as games
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.game import Game
from casusbelli.engine.position import write_position
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import hints, plain
from casusbelli.table.dice import Verifiable
from casusbelli.table.journal import Answered, Drawn, Ended
from casusbelli.table.match import Match, Request
from casusbelli.table.narrate import Narrator

HERE = Path(__file__).parent
LARGEST = 150_000
"""Bytes that somebody may still want to read."""
DONE = re.compile(r"[1-9]\d*  ").match
"""A line that tells what somebody did: the number of the seat, and the action as it is typed."""


class Played:
    """A game on its way: what it has written so far. `done` is what was done when it was played before."""

    def __init__(self, game: Game, scenario: Scenario, done: Sequence[str]) -> None:
        self.game, self.scenario, self.done = game, scenario, [*reversed(done)]
        source = Verifiable.seeded("golden", scenario.seed)
        self.match = Match(game, len(scenario.bots), scenario.options, source, players=scenario.bots)
        self.narrator = Narrator(game, "en", strict=True)
        self.everybody = tuple(range(len(scenario.bots)))
        self.lines = [*self._header()]
        self._minds: dict[int, Agent] = {}
        self._heard = [0 for _ in scenario.bots]
        self._written = self._told = 0

    def _mind(self, seat: int) -> Agent:
        if seat not in self._minds:
            name, seed = self.scenario.bots[seat], self.scenario.seed * 100 + seat
            self._minds[seat] = registry.make(name, self.game, seat, seed)
        return self._minds[seat]

    def _header(self) -> Iterator[str]:
        yield f"game     {self.game.key}, seed {self.scenario.seed}"
        yield f"seats    {', '.join(f'{seat} {name}' for seat, name in enumerate(self.scenario.bots, 1))}"
        agreed = msgspec.to_builtins(self.game.choose(self.scenario.options))
        yield f"options  {', '.join(f'{name}={_word(value)}' for name, value in agreed.items())}"

    def text(self) -> str:
        """The game as text: to its end, or up to where nothing legal was done before and no bot may answer."""
        self._write()
        while self.match.result is None:
            request = self.match.pending()[0]
            self.match.answer(request.seat, request.id, self._again(request) or self._choice(request))
            self._write()
        position = write_position(self.game, self.match.state).rstrip("\n")
        return "\n".join([*self.lines, "", "position", *(f"  {line}" for line in position.splitlines()), ""])

    def _again(self, request: Request) -> Action | None:
        """What was done here before; None: nothing, or nothing that is legal now."""
        legal = {f"{request.seat + 1}  {self.game.notation.write(action)}": action for action in request.actions}
        found = legal.get(self.done.pop()) if self.done else None
        if found is None:
            self.done = []
        return found

    def _choice(self, request: Request) -> Action:
        """What a bot would do."""
        mind, seat = self._mind(request.seat), (request.seat,)
        for told in self.match.events(seat, self._heard[request.seat]):
            mind.observe(told.event)
            self._heard[request.seat] = told.number
        return mind.choose(self.match.view(seat), request.actions, Budget())

    def _write(self) -> None:
        """What is new in the journal, and after it what everybody together has been told of it."""
        entries = self.match.journal.entries
        fresh = [entry for entry in entries[self._written :] if isinstance(entry, Answered | Drawn | Ended)]
        self._written = len(entries)
        for drawn, group in groupby(fresh, lambda entry: isinstance(entry, Drawn)):
            texts = [self._entry(entry) for entry in group]
            self.lines += [f"*  {'  '.join(texts)}"] if drawn else texts
        told = self.match.events(self.everybody, self._told)
        self.lines += [f"    {self.narrator.event(one.event)}" for one in told]
        self._told += len(told)

    def _entry(self, entry: Answered | Drawn | Ended) -> str:
        if isinstance(entry, Answered):
            return f"{entry.seat + 1}  {self.game.notation.write(entry.action)}"
        if isinstance(entry, Ended):
            return f"end      {entry.reason}, won by {', '.join(str(seat + 1) for seat in entry.winners) or 'nobody'}"
        known = "" if entry.to is None else f":{','.join(str(seat + 1) for seat in entry.to) or '-'}"
        return msgspec.json.encode(entry.outcome).decode() + known


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


CASES = [(key, name) for key in sorted(games.keys()) for name in SCENARIOS.get(key, {})]


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_game_goes_as_its_transcript_says(key: str, name: str, request: pytest.FixtureRequest) -> None:
    path = HERE / key / f"{name}.txt"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    text = Played(games.find(key), SCENARIOS[key][name], [line for line in before.splitlines() if DONE(line)]).text()
    if request.config.getoption("--update-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert before, f"{path.relative_to(HERE)} is missing: write it with --update-golden, and read it"
    assert text.splitlines() == before.splitlines()


def test_every_transcript_belongs_to_a_scenario_and_can_be_read(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        pytest.skip("they are being written")
    files = {path.relative_to(HERE).with_suffix("").as_posix(): path for path in HERE.glob("*/*.txt")}
    assert set(files) == {f"{key}/{name}" for key, name in CASES}
    assert [name for name, path in files.items() if path.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("key", sorted(games.keys()))
def test_every_scenario_and_every_number_of_seats_at_the_ends_is_played(key: str) -> None:
    game, played = games.find(key), SCENARIOS.get(key, {}).values()
    seats = {len(scenario.bots) for scenario in played}
    assert min(game.seats) in seats, f"{key} has no transcript for the fewest players"
    for field, hint in hints(game.options).items():
        if field == "scenario" and get_origin(plain(hint)) is Literal:
            told = {msgspec.to_builtins(game.choose(scenario.options))[field] for scenario in played}
            assert told == set(get_args(plain(hint)))
