"""What a player of War in the Pacific may do. `cubes` are black cubes that raise a die by 1 each."""

from __future__ import annotations

from casusbelli.engine.record import Action
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific.board import Die, Target


@rule("11.3", "11.20", "5.6")
class Attack(Action, frozen=True):
    """11.3 Commit a die of the set to an island, raised by so many cubes in the same breath (11.20)."""

    audience = everybody
    die: Die
    target: Target
    cubes: int


@rule("9.1", "9.3", "5.6")
class Research(Action, frozen=True):
    """9.1 Commit a die of the set to nuclear research."""

    audience = everybody
    die: Die
    cubes: int


@rule("10.2", "10.3", "5.6")
class Raid(Action, frozen=True):
    """10.2 Commit a die of the set to launch a strategic bombing attack."""

    audience = everybody
    rolls = True
    binding = True
    die: Die
    cubes: int


@rule("8.1", "8.7")
class Supply(Action, frozen=True):
    """8.1 Commit a die of the set to the naval assets tracker; increases would not count (8.7)."""

    audience = everybody
    die: Die


@rule("9.8", "9.9")
class Build(Action, frozen=True):
    """9.9 Commit a natural six to the nuclear tracker, which builds a bomb."""

    audience = everybody
    die: Die


@rule("7.9")
class Reroll(Action, frozen=True):
    """7.9 Discard a blue cube to roll one die again."""

    audience = everybody
    rolls = True
    binding = True
    die: Die


@rule("7.13")
class Raise(Action, frozen=True):
    """7.13 Discard black cubes to raise one die by 1 each."""

    audience = everybody
    die: Die
    cubes: int


@rule("7.5")
class ClaimBlue(Action, frozen=True):
    """7.5 Turn a natural six into a blue cube."""

    audience = everybody


@rule("7.6", "9.8")
class ClaimGreen(Action, frozen=True):
    """7.6 Turn two natural sixes into a bomb."""

    audience = everybody


@rule("11.18")
class Pay(Action, frozen=True):
    """11.18 Discard a black cube for the second box of a major advance."""

    audience = everybody


@rule("11.18")
class Forgo(Action, frozen=True):
    """11.18 Leave the second box of a major advance unmarked."""

    audience = everybody


@rule("10.8")
class AttachBomb(Action, frozen=True):
    """10.8 Send a bomb with the raid, and roll."""

    audience = everybody
    rolls = True
    binding = True


@rule("10.8")
class NoBomb(Action, frozen=True):
    """10.8 Roll for the raid without a bomb."""

    audience = everybody
    rolls = True
    binding = True


@rule("4.9", "4.14", "10.7")
class Accept(Action, frozen=True):
    """4.9, 10.7 Let a roll of its own stand: the event, the free nuclear roll, the raid."""

    audience = everybody


@rule("5.8")
class EndPhase(Action, frozen=True):
    """5.8 End the American Phase; dice not used are lost."""

    audience = everybody


@rule("5.6")
class Lay(Action, frozen=True):
    """5.6 Lay a die on a target without committing it."""

    audience = everybody
    die: Die
    target: Target


@rule("5.6")
class PickUp(Action, frozen=True):
    """5.6 Take back into the hand a die that is laid, but not committed."""

    audience = everybody
    die: Die


ACTIONS = (
    Attack,
    Research,
    Raid,
    Supply,
    Build,
    Reroll,
    Raise,
    ClaimBlue,
    ClaimGreen,
    Pay,
    Forgo,
    AttachBomb,
    NoBomb,
    Accept,
    EndPhase,
    Lay,
    PickUp,
)
