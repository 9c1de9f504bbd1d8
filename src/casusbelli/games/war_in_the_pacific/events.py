"""What happens in War in the Pacific, as it is told. Every event names the player on whose sheet it happens."""

from __future__ import annotations

from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Event
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific.board import Die, Happening, Period, Target
from casusbelli.games.war_in_the_pacific.facts import Grade


@rule("4.2")
class TurnBegan(Event, frozen=True):
    """4.2 A box of the timeline is marked; `white` and `red` dice are in the set now (4.3)."""

    audience = everybody
    seat: Seat
    turn: int
    period: Period
    white: int
    red: int


class Rerolled(Event, frozen=True):
    """7.9 A blue cube is discarded; the die is rolled again."""

    audience = everybody
    seat: Seat
    die: Die


class DieRolled(Event, frozen=True):
    """A single die has been rolled: that of the event, of the free nuclear roll, or one rolled again."""

    audience = everybody
    seat: Seat
    die: Die
    face: int


class Raised(Event, frozen=True):
    """7.13 Black cubes have raised a die to a value."""

    audience = everybody
    seat: Seat
    die: Die
    cubes: int
    value: int


@rule("4.5")
class Happened(Event, frozen=True):
    """4.5 The event of the turn, by its final number."""

    audience = everybody
    seat: Seat
    number: int
    happening: Happening


class NavalLost(Event, frozen=True):
    """4.10 An event takes black cubes."""

    audience = everybody
    seat: Seat
    cubes: int


class DieRemoved(Event, frozen=True):
    """4.12 A die leaves the set; how many of each colour are left."""

    audience = everybody
    seat: Seat
    white: int
    red: int


class DieRecoloured(Event, frozen=True):
    """4.13 A white die becomes red; how many of each colour there are now."""

    audience = everybody
    seat: Seat
    white: int
    red: int


class NoEffect(Event, frozen=True):
    """4.4, 4.14 An event, or a roll granted by it, changes nothing."""

    audience = everybody
    seat: Seat


class SetRolled(Event, frozen=True):
    """5.1 The set has been rolled; faces by colour."""

    audience = everybody
    seat: Seat
    white: tuple[int, ...]
    red: tuple[int, ...]


class Committed(Event, frozen=True):
    """5.6 A die of this value takes effect on a target."""

    audience = everybody
    seat: Seat
    die: Die
    value: int
    target: Target


class Laid(Event, frozen=True):
    """5.6 A die is laid on a target, which means nothing yet."""

    audience = everybody
    seat: Seat
    die: Die
    target: Target


class PickedUp(Event, frozen=True):
    """5.6 A die is taken back into the hand."""

    audience = everybody
    seat: Seat
    die: Die


class NavalGained(Event, frozen=True):
    """8.2 Black cubes gained, and those that did not fit (8.3)."""

    audience = everybody
    seat: Seat
    cubes: int
    lost: int


class BlueGained(Event, frozen=True):
    """7.5 A natural six has become a blue cube."""

    audience = everybody
    seat: Seat


class ResearchMarked(Event, frozen=True):
    """9.3 Research boxes marked now, and in all."""

    audience = everybody
    seat: Seat
    boxes: int
    marked: int


class BombsUnlocked(Event, frozen=True):
    """9.7 The last research box is marked."""

    audience = everybody
    seat: Seat


class BombBuilt(Event, frozen=True):
    """9.8 A bomb, and how many there are now."""

    audience = everybody
    seat: Seat
    bombs: int


class CubePaid(Event, frozen=True):
    """11.16 A black cube is discarded for a naval icon."""

    audience = everybody
    seat: Seat
    target: Target


class BoxMarked(Event, frozen=True):
    """11.5 Boxes of an island marked so far, and all that it has."""

    audience = everybody
    seat: Seat
    target: Target
    marked: int
    boxes: int


class Forwent(Event, frozen=True):
    """11.18 The second box of a major advance stays unmarked."""

    audience = everybody
    seat: Seat
    target: Target


class Captured(Event, frozen=True):
    """11.11, 11.12 An island is captured; points marked for it."""

    audience = everybody
    seat: Seat
    target: Target
    points: int


class BaseTaken(Event, frozen=True):
    """10.1 A bomber base; boxes of the bombing tracker marked now."""

    audience = everybody
    seat: Seat
    target: Target
    bombing: int


class Unlocked(Event, frozen=True):
    """11.14 An island may be attacked from now on."""

    audience = everybody
    seat: Seat
    target: Target


class BombAttached(Event, frozen=True):
    """10.8 A bomb flies with the raid."""

    audience = everybody
    seat: Seat


class LeftBehind(Event, frozen=True):
    """10.8 The raid flies without a bomb."""

    audience = everybody
    seat: Seat


class RaidRolled(Event, frozen=True):
    """10.4 The dice of the raid."""

    audience = everybody
    seat: Seat
    dice: tuple[int, ...]


class RaidEnded(Event, frozen=True):
    """10.7 The result of a raid is fixed: whether it succeeded, and the points marked for it."""

    audience = everybody
    seat: Seat
    success: bool
    points: int


class PhaseEnded(Event, frozen=True):
    """5.8 The American Phase is over; dice that were not used."""

    audience = everybody
    seat: Seat
    unused: int


class Finished(Event, frozen=True):
    """13.1 The last turn is over: points, and the grade of the result."""

    audience = everybody
    seat: Seat
    points: int
    grade: Grade


EVENTS = (
    TurnBegan,
    Rerolled,
    DieRolled,
    Raised,
    Happened,
    NavalLost,
    DieRemoved,
    DieRecoloured,
    NoEffect,
    SetRolled,
    Committed,
    Laid,
    PickedUp,
    NavalGained,
    BlueGained,
    ResearchMarked,
    BombsUnlocked,
    BombBuilt,
    CubePaid,
    BoxMarked,
    Forwent,
    Captured,
    BaseTaken,
    Unlocked,
    BombAttached,
    LeftBehind,
    RaidRolled,
    RaidEnded,
    PhaseEnded,
    Finished,
)
