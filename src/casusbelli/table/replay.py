"""Playing a journal once more: step by step, to compare, or to go on with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from casusbelli.engine.game import BadOption, Game
from casusbelli.engine.refusal import Illegal
from casusbelli.table import journal as files
from casusbelli.table.dice import Source, restored
from casusbelli.table.journal import BadSave, Drawn, Ended, Hashed, Journal, Kept, wide
from casusbelli.table.match import Match

Kind = Literal["identical", "different", "broken"]


class Verdict(msgspec.Struct, frozen=True):
    """What became of an old journal under the rules of today.

    *identical*: the same states throughout. *different*: every answer is still legal, but not everything comes out the
    same. *broken*: an answer is not legal any more. `line` of the file and `why` tell where it first shows.
    """

    kind: Kind
    line: int = 0
    why: str = ""


class Broken(Exception):
    """The rules of today do not let the journal go on; the text says why."""


class Replay:
    """A journal on its way through the rules: `match` is the game so far, `differs` where it came out otherwise."""

    def __init__(self, journal: Journal, game: Game, source: Source | None = None, match: Match | None = None) -> None:
        """`match`: where the journal has been played to already. Raises BadSave for one that does not fit the game."""
        files.fit(journal, game)
        self.journal = journal
        self.differs = Verdict("identical")
        self._source = source
        try:
            self.match = match or Match.reopened(game, journal.header)
        except BadOption as wrong:
            raise BadSave("save-damaged", 1, "options", str(wrong)) from None
        self._played = len(self.match.journal.entries)

    def steps(self) -> Iterator[tuple[int, Any]]:
        """Carry out one entry after another, and give its line and the entry. Raises BadSave at one that is broken."""
        for line, entry in enumerate(self.journal.entries[self._played :], self._played + 2):
            try:
                self._step(line, entry)
            except (Illegal, Broken, AttributeError, LookupError, TypeError, ValueError) as wrong:
                raise BadSave("save-broken", line, type(entry).__name__.lower(), str(wrong)) from None
            yield line, entry

    def _step(self, line: int, entry: Any) -> None:
        self.match.follow(self._outcome(line, entry) if isinstance(entry, Drawn) else entry)
        if isinstance(entry, Hashed):
            self._same(line, entry.state == self.match.hash(), "the state is another")
        elif isinstance(entry, Kept):
            self._same(line, entry.state == msgspec.json.decode(self.match.snapshot()), "the state is another")
        elif isinstance(entry, Ended):
            told = [entry.winners, entry.reason, entry.scores]
            result = self.match.result
            mine = [result.winners, result.reason, result.scores] if result else []
            self._same(line, told == mine, "the result is another")

    def _outcome(self, line: int, entry: Drawn) -> Drawn:
        """The draw with its outcome as the rules have it. Raises Broken where the rules ask for no such draw."""
        again = drawn_again(self.match, entry)
        frame = self.match.chance(entry.lane)
        space = frame.space(self.match.state)
        self._same(line, frame.sees(self.match.state) == entry.to, "others see the draw")
        self._drawn_again(line, space, entry)
        size = (entry.draw or (0, 0))[0]
        why = f"the rules draw one of {space.size} here, and the journal one of {size}"
        self._same(line, again.draw == entry.draw, why)
        return again

    def _drawn_again(self, line: int, space: Any, entry: Drawn) -> None:
        """The source that is to go on must have given this draw."""
        if self._source is not None:
            draw = self._source.draw(space, entry.lane, entry.to is None)
            told = (entry.draw or (0, 0))[1]
            self._same(line, wide(draw.index) == told, "the source of chance gives another draw")

    def _same(self, line: int, same: bool, why: str) -> None:
        if not same and self.differs.kind == "identical":
            self.differs = Verdict("different", line, why)


def drawn_again(match: Match, entry: Drawn) -> Drawn:
    """The draw with its outcome as the rules have it now. Raises Broken where they ask for no such draw here."""
    return redrawn(match.game, match.state, match.chance(entry.lane), entry)


def redrawn(game: Game, s: Any, frame: Any, entry: Drawn) -> Drawn:
    """The draw as this frame of chance has it in this state. Raises Broken where there is none, or no draw."""
    if frame is None or entry.draw is None:
        raise Broken("the rules draw nothing here")
    size, index = (int(number) for number in entry.draw)
    space = frame.space(s)
    if space.size == size and _plain(space.pick(index)) == _plain(entry.outcome):
        return msgspec.structs.replace(entry, outcome=space.pick(index))
    outcome = game.record(_plain(entry.outcome))
    return msgspec.structs.replace(entry, draw=(wide(space.size), wide(space.index(outcome))), outcome=outcome)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def replay(journal: Journal, game: Game) -> Match:
    """The match at the end of a journal. Raises BadSave where it is broken."""
    again = Replay(journal, game)
    for _ in again.steps():
        pass
    return again.match


def classify(journal: Journal, game: Game) -> Verdict:
    """Play a journal under the rules of today. Raises BadSave for one that does not fit the game at all."""
    again = Replay(journal, game)
    try:
        for _ in again.steps():
            pass
    except BadSave as wrong:
        return Verdict("broken", wrong.line, wrong.why)
    return again.differs


def resume(journal: Journal, game: Game) -> Match:
    """The match of a save, ready to go on. Raises BadSave where it breaks, comes out otherwise, or lacks its keys."""
    header = journal.header
    length = header.commitments.length if header.commitments else 0
    try:
        source = restored(header.source, header.table, header.keys, length, header.contributions)
    except ValueError as wrong:
        raise BadSave("save-no-keys", 1, "keys", str(wrong)) from None
    again = Replay(journal, game, source)
    for _ in again.steps():
        pass
    if again.differs.kind != "identical":
        raise BadSave("save-differs", again.differs.line, why=again.differs.why)
    again.match.go_on(source)
    return again.match
