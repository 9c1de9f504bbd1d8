"""2 Before the game: aims, the ferry, and the muster, which all do at once and in secret."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.chance import One, Some, Space
from casusbelli.engine.flow import call, finish, replace, reveal, tell
from casusbelli.engine.frame import Chance, Choice, EachSeat, Lane, Lanes, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.testing.toy import ch3_round
from casusbelli.testing.toy.pieces import (
    CARDS,
    FERRY,
    FORDS,
    MEN,
    SEATS,
    Card,
    Ford,
    Opened,
    Position,
    a_ford,
    men_at,
)
from casusbelli.testing.toy.records import AimDrawn, FerryLoaded, FerryMoored, Muster, Mustered, Ready


class Campaign(Sequence, frozen=True):
    """The whole game, from the first draw to the last count."""

    def aims(self, s: Position) -> None:
        call(s, DrawingAims(SEATS))

    def moor(self, s: Position) -> None:
        call(s, DrawingBerth())

    def load(self, s: Position) -> None:
        call(s, LoadingFerry())

    def muster(self, s: Position) -> None:
        call(s, Mustering(tuple(Lane((seat,), (MusteringAt(seat, FORDS[0], MEN),)) for seat in SEATS)))

    def play(self, s: Position) -> None:
        call(s, ch3_round.Rounds())

    steps: ClassVar = (aims, moor, load, muster, play)


@rule("2.1")
class DrawingAims(EachSeat, frozen=True):
    """2.1 One captain after another draws an aim."""

    def each(self, s: Position, seat: Seat) -> None:
        call(s, DrawingAim(seat))


@rule("2.1")
class DrawingAim(Chance, frozen=True):
    """2.1 The aim of a captain, which only he sees."""

    audience = everybody
    captain: Seat

    def space(self, s: Position) -> Space:
        return One(FORDS)

    def sees(self, s: Position) -> tuple[int, ...]:
        return (self.captain,)

    def resolve(self, s: Position, outcome: Ford) -> None:
        s.aims[self.captain] = outcome
        tell(s, AimDrawn(self.captain, outcome))
        finish(s)


@rule("2.2")
class DrawingBerth(Chance, frozen=True):
    """2.2 Where the ferry is moored, which only the ferryman sees."""

    def space(self, s: Position) -> Space:
        return One(FORDS)

    def sees(self, s: Position) -> tuple[int, ...]:
        return (s.ferryman,)

    def resolve(self, s: Position, outcome: Ford) -> None:
        s.ferry = outcome
        tell(s, FerryMoored(s.ferryman, outcome))
        finish(s)


@rule("2.3")
class LoadingFerry(Chance, frozen=True):
    """2.3 Two cards for the ferry, drawn together."""

    def space(self, s: Position) -> Space:
        return Some(CARDS, 2)

    def sees(self, s: Position) -> tuple[int, ...]:
        return (s.ferryman,)

    def part(self, s: Position, outcome: tuple[Card, ...]) -> list[int]:
        return sorted(s.cards.backs[card] for card in outcome)

    def resolve(self, s: Position, outcome: tuple[Card, ...]) -> None:
        for card in outcome:
            s.cards.move(card, FERRY, 1 << s.ferryman)
            tell(s, FerryLoaded(s.ferryman, card))
        finish(s)


@rule("2.5")
class Mustering(Lanes, frozen=True):
    """2.4, 2.5 All captains muster side by side; then the men are shown."""

    def joined(self, s: Position) -> None:
        s.mustered = True
        reveal(s, Opened("men"), None)
        for seat in SEATS:
            tell(s, Mustered(seat, tuple(men_at(s, seat, ford) for ford in FORDS)))
        finish(s)


@rule("2.4")
class MusteringAt(Choice, frozen=True):
    """2.4 How many of the `left` men stand at this ford; all of them, where it is the last."""

    audience = everybody
    captain: Seat
    ford: Ford
    left: int

    def seat(self, s: Position) -> Seat:
        return self.captain

    def prompt(self, s: Position) -> Message:
        return Message("mustering-at", {"ford": a_ford(self.ford), "left": self.left})

    def actions(self, s: Position) -> list[Action]:
        least = self.left if self.ford == FORDS[-1] else 0
        return [Muster(self.ford, men) for men in range(least, self.left + 1)]

    def take(self, s: Position, action: Muster) -> None:
        s.men[self.captain * len(FORDS) + self.ford] = action.men
        if self.ford < FORDS[-1]:
            return replace(s, MusteringAt(self.captain, FORDS[self.ford + 1], self.left - action.men))
        tell(s, Ready(self.captain))
        return finish(s)

    def refuse(self, s: Position, action: Action) -> Refusal:
        if not isinstance(action, Muster) or action.ford != self.ford:
            return Refusal("2.4", "refused-muster-elsewhere", {"ford": a_ford(self.ford)})
        if action.men in range(self.left):
            return Refusal("2.4", "refused-men-left", {"left": self.left})
        return Refusal("2.4", "refused-too-many-men", {"left": self.left})

    def wanted(self, s: Position, thing: Thing) -> Action | None:
        return Muster(Ford(thing.id), 0) if thing.kind == "ford" and thing.id != self.ford else None


FRAMES = (Campaign, DrawingAims, DrawingAim, DrawingBerth, LoadingFerry, Mustering, MusteringAt)
