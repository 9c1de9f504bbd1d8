"""Moves: of all ways that pieces may go, the one that improves most how they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from casusbelli.bots.friedrich.judgement import Judgement
from casusbelli.games.friedrich import ch04_movement, effects, queries
from casusbelli.games.friedrich.actions import SetOut
from casusbelli.games.friedrich.board import IS_TRAIN, City, Piece
from casusbelli.games.friedrich.queries import JOIN, TAKE

Way = tuple[City, ...]

SMALL = 0.015
"""A gain not worth a move."""
HUNTED = 0.9
"""What an enemy train is worth."""
WEARY = 0.001
"""Ways that bring the same are better short."""


class March(NamedTuple):
    """A move and what it brings; `way` holds both ends."""

    gain: float
    pieces: tuple[Piece, ...]
    way: Way


def best_march(j: Judgement, offered: Sequence[SetOut]) -> March | None:
    """The best move that is worth it, or None."""
    found = [best_way(j, action.pieces, (City(j.p.column[action.pieces[0]]),)) for action in offered]
    best = max((march for march in found if march is not None), default=None)
    return best if best is not None and best.gain > SMALL else None


def next_step(j: Judgement, pieces: tuple[Piece, ...], way: Way, may_halt: bool) -> City | None:
    """Where to go on to; None: nowhere, the move ends here."""
    best = best_way(j, pieces, way, halting=may_halt)
    return None if best is None or best.way == way else best.way[len(way)]


def best_way(j: Judgement, pieces: tuple[Piece, ...], way: Way, halting: bool = False) -> March | None:
    """How a move of these pieces goes on best, that has come this way so far; `halting`: it may end here."""
    entrances = ch04_movement.entrances(j.p.s, pieces)
    weigh = TrainMove(j, pieces, way[-1]) if IS_TRAIN[pieces[0]] else GeneralMove(j, pieces, way[-1], entrances)
    marches = [March(weigh.gain(longer, passed), pieces, longer) for longer, passed in ends(j, pieces, way, entrances)]
    if halting:
        marches.append(March(weigh.gain(way, ()), pieces, way))
    marches.sort(reverse=True)
    return next((m for m in marches if ch04_movement.refuse_end(j.p.s, pieces, m.way[-1]) is None), None)


def ends(j: Judgement, pieces: tuple[Piece, ...], way: Way, entrances: list[int]) -> Iterator[tuple[Way, Way]]:
    """Every city where the move can end, with the best way there, and what it passes over from now on."""
    best: dict[City, tuple[float, int, Way]] = {}
    at = len(way) - 1
    for longer in queries.ways(entrances, way, effects.marching_range(j.p.s, pieces)):
        promise = passing(j, longer[at:-1]) if not IS_TRAIN[pieces[0]] else 0.0
        rank = (promise, -len(longer), longer)
        if longer[-1] not in best or rank > best[longer[-1]]:
            best[longer[-1]] = rank
    return ((longer, longer[at:-1]) for _, _, longer in best.values())


def passing(j: Judgement, passed: Way) -> float:
    """What the objectives bring that are left on the way; a protected one brings a question mark."""
    left = j.wanted.intersection(passed)
    return sum(j.prize.get(place, 0.0) + 0.08 * (place in j.mark) for place in left)


class GeneralMove:
    """Weighs the ends of a move of generals against staying where they are."""

    def __init__(self, j: Judgement, pieces: tuple[Piece, ...], here: City, entrances: list[int]) -> None:
        self.j, self.pieces, self.here, self.entrances = j, pieces, here, entrances
        self.armies = float(sum(j.p.s.armies[piece] for piece in pieces))
        self.face_down = j.p.is_face_down(pieces)
        whole = j.armies[here]
        self.rest = len(whole.generals) - len(pieces)
        before = j.stand(here, len(whole.generals), whole.armies, self.face_down, (here,))
        left = whole.armies - self.armies
        self.base = before - (j.stand(here, self.rest, left, self.face_down, (here,)) if self.rest else 0.0)
        self.gone = () if self.rest else (here,)

    def gain(self, way: Way, passed: Way) -> float:
        """How much better it is to go this way than to stay."""
        place, j = way[-1], self.j
        bonus = passing(j, passed) + j.marked(set(passed), place, self.armies) - WEARY * len(way)
        if place != self.here and self.entrances[place] == JOIN:
            return bonus + self._joined(place) - self.base
        taken = HUNTED if self.entrances[place] == TAKE else 0.0
        return bonus + taken + j.stand(place, len(self.pieces), self.armies, self.face_down, self.gone) - self.base

    def _joined(self, place: City) -> float:
        j, other = self.j, self.j.armies[place]
        apart = j.p.is_face_down(other.generals)
        both = len(self.pieces) + len(other.generals)
        alone = j.stand(place, len(other.generals), other.armies, apart, (*self.gone, place))
        return j.stand(place, both, self.armies + other.armies, apart or self.face_down, (*self.gone, place)) - alone


class TrainMove:
    """The same for a train."""

    def __init__(self, j: Judgement, pieces: tuple[Piece, ...], here: City) -> None:
        self.j = j
        self.base = j.park(here)

    def gain(self, way: Way, passed: Way) -> float:
        """How much better the train stands at the end."""
        return self.j.park(way[-1]) - self.base - WEARY * len(way)
