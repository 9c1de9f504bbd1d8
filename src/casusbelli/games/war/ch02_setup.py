"""2 Setup: colours, objectives, the dealer, the deal of the territories."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.chance import Dice, One, Space
from casusbelli.engine.flow import call, finish, replace, reveal, tell
from casusbelli.engine.frame import Chance, Choice, EachSeat, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Face
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch03_turn
from casusbelli.games.war.actions import Take
from casusbelli.games.war.board import COLOURS, CONDITIONS, Colour, Destroy, Objective, Territory
from casusbelli.games.war.events import ColourTaken, Dealt, ObjectiveDrawn, RolledForDealer
from casusbelli.games.war.queries import ALL_TERRITORIES
from casusbelli.games.war.state import HELD, NOBODY, REMOVED, UNDRAWN, Options, War, empty_board


@rule("2.1")
def begin(seats: int, options: Options) -> War:
    """2.1 A new game for 3 to 6 players."""
    s = empty_board(seats, options)
    call(s, Preparing())
    return s


@rule("2.2")
def free_colours(s: War) -> tuple[Colour, ...]:
    """2.2 The colours that nobody has taken."""
    return tuple(Colour(c) for c in range(len(COLOURS)) if c not in s.colour)


def take_colour(s: War, seat: Seat, colour: Colour) -> None:
    """2.2 A player has this colour from now on."""
    s.colour[seat] = colour
    tell(s, ColourTaken(seat, colour))


@rule("2.2")
class ChoosingColours(EachSeat, frozen=True):
    """2.2 One player after another takes a colour, or draws one."""

    audience = everybody

    def each(self, s: War, seat: Seat) -> None:
        chosen = s.options.colours == "chosen"
        call(s, ChoosingColour(seat) if chosen else DrawingColour(seat))


@rule("2.2")
class ChoosingColour(Choice, frozen=True):
    """2.2 A player takes a free colour."""

    audience = everybody
    chooser: Seat

    def seat(self, s: War) -> Seat:
        return self.chooser

    def actions(self, s: War) -> list[Action]:
        return [Take(colour) for colour in free_colours(s)]

    def take(self, s: War, action: Take) -> None:
        take_colour(s, self.chooser, action.colour)
        finish(s)

    def refuse(self, s: War, action: Action) -> Refusal:
        if isinstance(action, Take):
            return Refusal("2.2", "refused-colour-taken", {"colour": Thing("colour", action.colour)})
        return Refusal("2.2", "refused-before-colours")

    def wanted(self, s: War, thing: Thing) -> Action | None:
        return Take(Colour(thing.id)) if thing.kind == "colour" else None


@rule("2.2")
class DrawingColour(Chance, frozen=True):
    """2.2 A player draws one of the free colours."""

    audience = everybody
    drawer: Seat

    def space(self, s: War) -> Space:
        return One(free_colours(s))

    def sees(self, s: War) -> None:
        return None

    def resolve(self, s: War, outcome: Colour) -> None:
        take_colour(s, self.drawer, outcome)
        finish(s)


@rule("2.5")
def remove_objectives(s: War) -> None:
    """2.5 The destroy cards of colours that nobody plays are taken out."""
    for card, condition in enumerate(CONDITIONS):
        if isinstance(condition, Destroy) and condition.colour not in s.colour:
            reveal(s, Face("objectives", card), None)
            s.objectives.move(card, REMOVED, ALL)


@rule("2.4")
class DrawingObjectives(EachSeat, frozen=True):
    """2.4 One player after another draws an objective."""

    audience = everybody

    def each(self, s: War, seat: Seat) -> None:
        call(s, DrawingObjective(seat))


@rule("2.4", "2.6", "0.2")
class DrawingObjective(Chance, frozen=True):
    """2.4 A player draws an objective and looks at it alone; what stays undrawn is seen by nobody (2.6)."""

    audience = everybody
    drawer: Seat

    def space(self, s: War) -> Space:
        return One(tuple(Objective(card) for card in s.objectives.cards(UNDRAWN)))

    def sees(self, s: War) -> tuple[int, ...]:
        return (self.drawer,)

    def resolve(self, s: War, outcome: Objective) -> None:
        s.objectives.move(outcome, HELD + self.drawer, 1 << self.drawer)
        tell(s, ObjectiveDrawn(self.drawer, outcome))
        finish(s)


@rule("2.8", "2.9")
class RollingForDealer(Chance, frozen=True):
    """2.8 Every player rolls a die, the highest deals; 2.9 those who share the highest roll again."""

    audience = everybody
    seats: tuple[Seat, ...]

    def space(self, s: War) -> Space:
        return Dice(len(self.seats))

    def sees(self, s: War) -> None:
        return None

    def resolve(self, s: War, outcome: tuple[int, ...]) -> None:
        tell(s, RolledForDealer(self.seats, outcome))
        highest = tuple(seat for seat, die in zip(self.seats, outcome, strict=True) if die == max(outcome))
        if len(highest) > 1:
            return replace(s, RollingForDealer(highest))
        s.dealer = highest[0]
        return finish(s)


@rule("2.10", "2.10.1", "2.12", "3.1", "15.3")
class Dealing(Chance, frozen=True):
    """2.10 The territory cards, without the wild ones, are dealt singly and clockwise; 2.12 each brings 1 army."""

    audience = everybody
    receiver: Seat

    def space(self, s: War) -> Space:
        return One(tuple(t for t in ALL_TERRITORIES if s.owner[t] == NOBODY))

    def sees(self, s: War) -> None:
        return None

    def resolve(self, s: War, outcome: Territory) -> None:
        s.owner[outcome] = self.receiver
        s.armies[outcome] = 1
        following = Seat((self.receiver + 1) % s.seats)
        if NOBODY in s.owner:
            return replace(s, Dealing(following))
        s.first = following
        return finish(s)


@rule("2.1", "2.13", "2.14")
class Preparing(Sequence, frozen=True):
    """2 The steps of the setup. No objective is looked at before the first placement (2.14)."""

    audience = everybody

    def colours(self, s: War) -> None:
        call(s, ChoosingColours(all_seats(s)))

    def objectives(self, s: War) -> None:
        remove_objectives(s)
        call(s, DrawingObjectives(all_seats(s)))

    def dealer(self, s: War) -> None:
        call(s, RollingForDealer(all_seats(s)))

    def deal(self, s: War) -> None:
        call(s, Dealing(Seat((s.dealer + 1) % s.seats)))

    def play(self, s: War) -> None:
        tell(s, Dealt(s.dealer, s.first))
        replace(s, ch03_turn.Rounds())

    steps: ClassVar = (colours, objectives, dealer, deal, play)


def all_seats(s: War) -> tuple[Seat, ...]:
    """All players, in the order of their seats."""
    return tuple(Seat(seat) for seat in range(s.seats))
