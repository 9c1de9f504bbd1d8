"""The past of a table: the position as it was after any event, found by playing its journal once more."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from casusbelli.engine.game import Game
from casusbelli.engine.ids import SPECTATOR, Viewer
from casusbelli.engine.visibility import View
from casusbelli.table.journal import Drawn, Header
from casusbelli.table.match import Match
from casusbelli.table.replay import drawn_again


class Timeline:
    """Every position of a match so far; it is played on when the match has gone on.

    Whoever asks it holds its `lock`.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self._match = Match.reopened(game, header)
        self.lock = threading.Lock()
        self._read = 0
        self._ends: list[int] = []
        self._states: list[Any] = []
        self._keep()

    def go_on(self, entries: Sequence[Any]) -> None:
        """Play on to the end of a journal, of which the beginning has been played already."""
        for entry in entries[self._read :]:
            self._match.follow(drawn_again(self._match, entry) if isinstance(entry, Drawn) else entry)
            self._keep()
        self._read = len(entries)

    def _keep(self) -> None:
        self._ends.append(self._match.told)
        self._states.append(self._match.state.copy())

    def view(self, viewer: Viewer, place: int) -> View:
        """The position as it was when what stands at that place of the log had just been told; -1: at the beginning."""
        at = min(bisect_right(self._ends, place), len(self._states) - 1) if place >= 0 else 0
        return self._match.game.view(self._states[at], viewer)

    def public(self) -> Iterator[tuple[View, list[Any]]]:
        """Position after position as anybody sees it, with what anybody has heard since the one before."""
        told = self._match.events(SPECTATOR)
        places = self._match.places(SPECTATOR)
        begun = 0
        for end, state in zip(self._ends, self._states, strict=True):
            upto = bisect_right(places, end - 1)
            yield self._match.game.view(state, SPECTATOR), [one.event for one in told[begun:upto]]
            begun = upto
