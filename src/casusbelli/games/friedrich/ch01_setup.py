"""1 How to begin: the pieces on the map, the roles, and the secret allotment of the armies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from casusbelli.engine.chance import One, Space
from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Chance, Choice, Lane, Lanes
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import ch02_sequence, ch12_scenarios
from casusbelli.games.friedrich.actions import Allot
from casusbelli.games.friedrich.board import (
    GENERALS,
    GENERALS_OF,
    NATION_OF,
    NATIONS_OF,
    NONE,
    SCENARIO_NATIONS,
    SCENARIO_SEATS,
    Piece,
    named_nation,
    named_piece,
)
from casusbelli.games.friedrich.events import Allotted, RoleTaken
from casusbelli.games.friedrich.state import (
    GREATEST_ARMY,
    Friedrich,
    Options,
    empty_map,
    generals_on_map,
    scenario,
)


@rule("1.3.5", "1.3.6", "1.3.7", "1.3.10", "1.3.11", "1.3.12", "1.3.13")
def begin(seats: int, options: Options) -> Friedrich:
    """1.3.5 A new game: all pieces where they start, nothing conquered, the first deck ready to be drawn from."""
    s = empty_map(seats, options)
    ch12_scenarios.set_up(s)
    call(s, ch02_sequence.Playing())
    return s


@rule("1.3.1", "1.3.3")
def assign_roles(s: Friedrich) -> None:
    """1.3.1 The roles are dealt, or (1.3.3) taken in the order of the seats."""
    if s.options.roles == "drawn":
        return call(s, DrawingRoles())
    return take_roles(s, tuple(range(s.seats)))


@rule("0.1", "12.2")
def take_roles(s: Friedrich, seats: Sequence[int]) -> None:
    """0.1 Who plays whom: `seats` by the groups of roles that one player has, which are one role each among four."""
    played = scenario(s)
    dealt = [(role, Seat(at)) for roles, at in zip(SCENARIO_SEATS[played], seats, strict=True) for role in roles]
    for role, seat in dealt:
        s.lead[role] = seat
        tell(s, RoleTaken(seat, role))
        for nation in NATIONS_OF[role]:
            if nation in SCENARIO_NATIONS[played]:
                s.player[nation] = seat


@rule("1.3.1", "1.3.2", "12.2", "12.4")
class DrawingRoles(Chance, frozen=True):
    """1.3.1 The four cards of value 13 are dealt, and taken back; an outcome tells the seat of each group of roles."""

    def space(self, s: Friedrich) -> Space:
        return One(tuple(permutations(range(s.seats))))

    def sees(self, s: Friedrich) -> None:
        return None

    def resolve(self, s: Friedrich, outcome: tuple[int, ...]) -> None:
        take_roles(s, outcome)
        finish(s)


@rule("1.3.8")
def allotting(s: Friedrich) -> Allotment:
    """1.3.8 All players allot side by side, and in secret."""
    return Allotment(tuple(_lane(s, Seat(seat)) for seat in range(s.seats)))


def _lane(s: Friedrich, seat: Seat) -> Lane:
    general = next_to_ask(s, s.armies, seat)
    return Lane((seat,), () if general == NONE else (Allotting(general),))


def generals_of(s: Any, seat: int) -> list[Piece]:
    """The generals on the map that a seat commands, nation after nation, by rank."""
    return [g for g in map(Piece, range(len(GENERALS))) if s.player[NATION_OF[g]] == seat and s.city[g] >= 0]


@rule("1.3.8")
def left(s: Any, armies: Sequence[int], general: int) -> int:
    """1.3.8 The armies of a general's nation that nobody has got yet."""
    nation = NATION_OF[general]
    return int(s.total[nation]) - sum(armies[other] for other in GENERALS_OF[nation])


@rule("1.3.8", "6.4")
def bounds(s: Any, armies: Sequence[int], general: int) -> tuple[int, int]:
    """1.3.8 The fewest and most armies for this general, so that those after him can share the rest, 1 to 8 each."""
    waiting = sum(other > general for other in generals_on_map(s, NATION_OF[general]))
    rest = left(s, armies, general)
    return max(1, rest - GREATEST_ARMY * waiting), min(GREATEST_ARMY, rest - waiting)


@rule("1.3.8", "1.3.9")
def next_to_ask(s: Any, armies: list[int], seat: int) -> Piece:
    """1.3.9 The first general without armies, or NONE; the last of a nation gets what is left without a question."""
    for general in generals_of(s, seat):
        if armies[general]:
            continue
        if general != generals_on_map(s, NATION_OF[general])[-1]:
            return general
        armies[general] = left(s, armies, general)
    return Piece(NONE)


@rule("1.3.8", "1.3.4")
class Allotment(Lanes, frozen=True):
    """1.3.8 The records of all players, each written by its owner alone."""

    def joined(self, s: Friedrich) -> None:
        tell(s, Allotted())
        finish(s)


@rule("1.3.8")
class Allotting(Choice, frozen=True):
    """1.3.8 How many armies this general begins with; those of his nation before him have got theirs."""

    audience = everybody
    general: Piece

    def seat(self, s: Friedrich) -> Seat:
        return s.player[NATION_OF[self.general]]

    def prompt(self, s: Friedrich) -> Message:
        nation = named_nation(NATION_OF[self.general])
        rest = left(s, s.armies, self.general)
        return Message("ask-allotting", {"general": named_piece(self.general), "nation": nation, "left": rest})

    def actions(self, s: Friedrich) -> list[Action]:
        least, most = bounds(s, s.armies, self.general)
        return [Allot(self.general, armies) for armies in range(least, most + 1)]

    def take(self, s: Friedrich, action: Allot) -> None:
        seat = self.seat(s)
        s.armies[self.general] = action.armies
        general = next_to_ask(s, s.armies, seat)
        if general == NONE:
            return finish(s)
        return replace(s, Allotting(general))

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        asked = named_piece(self.general)
        if not isinstance(action, Allot):
            return Refusal("1.3.8", "refused-allot-first", {"general": asked})
        if action.general != self.general:
            return Refusal("1.3.8", "refused-allot-other", {"general": asked})
        if not 1 <= action.armies <= GREATEST_ARMY:
            return Refusal("1.3.8", "refused-allot-range", {"most": GREATEST_ARMY})
        least, most = bounds(s, s.armies, self.general)
        return Refusal("1.3.8", "refused-allot-sum", {"general": asked, "least": least, "most": most})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind != "piece" or thing.id == self.general:
            return None
        return Allot(Piece(thing.id), 1)


FRAMES = (DrawingRoles, Allotment, Allotting)
