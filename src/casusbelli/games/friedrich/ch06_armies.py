"""6 Armies: numbers in a secret record, of which only the total of a nation is told."""

from __future__ import annotations

from typing import Any

from casusbelli.engine.flow import tell
from casusbelli.engine.ids import Viewer
from casusbelli.engine.record import Fact
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich.board import GENERALS_OF, NATION_OF, TROOPS, City, Piece
from casusbelli.games.friedrich.events import GeneralLost, TrainEliminated
from casusbelli.games.friedrich.state import GREATEST_ARMY, LOST, RETIRED, Friedrich, part_of


class Opened(Fact, frozen=True):
    """What happens shows something hidden; the position says so itself, and nobody needs to keep it in mind."""

    audience = everybody
    what: str

    def learn(self, s: Any, seats: Viewer) -> None:
        """Nothing more to remember."""


@rule("6.5", "6.6", "12.6", "12.9")
def ceiling(s: Friedrich, nation: int) -> int:
    """6.5 The starting total, and 6.6 what the generals who are not retired can command."""
    part = part_of(s, nation)
    start = part.troops if part else TROOPS[nation]
    return min(start, GREATEST_ARMY * sum(s.city[general] != RETIRED for general in GENERALS_OF[nation]))


@rule("6.5", "6.6")
def lacking(s: Friedrich, nation: int) -> int:
    """6.5 How many armies the nation may still get: generals who remain have 8 at most, so none is ever too many."""
    return ceiling(s, nation) - s.total[nation]


@rule("6.4")
def room(s: Friedrich, general: Piece) -> int:
    """6.4 How many armies the general, who stands on the map, can still take."""
    return GREATEST_ARMY - s.armies[general]


@rule("6.1", "6.2")
def gain(s: Friedrich, general: Piece, armies: int) -> None:
    """6.1 Armies for a general, and for the total of his nation."""
    s.armies[general] += armies
    s.total[NATION_OF[general]] += armies


@rule("6.1", "6.2")
def lose(s: Friedrich, general: Piece, armies: int) -> None:
    """6.1 Armies of a general are lost."""
    gain(s, general, -armies)


@rule("6.3", "7.3.5")
def take_off(s: Friedrich, general: Piece) -> None:
    """6.3 A general without armies leaves the map at once, and may re-enter (7.3.5)."""
    lose(s, general, s.armies[general])
    s.city[general] = LOST
    s.face_down[general] = 0
    tell(s, GeneralLost(general))


@rule("4.16")
def eliminate_train(s: Friedrich, train: Piece) -> None:
    """4.16 A train goes to its owner's reserve."""
    tell(s, TrainEliminated(train, City(s.city[train])))
    s.city[train] = LOST


FACTS = (Opened,)
