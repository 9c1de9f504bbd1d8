"""7 Dice: rerolls, increases, claims from natural sixes."""

from __future__ import annotations

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Chance
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import ch09_research, queries
from casusbelli.games.war_in_the_pacific.actions import ClaimBlue, ClaimGreen, Raise, Reroll
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    DICE,
    EVENT_DIE,
    NUCLEAR_DIE,
    RAID_DICE,
    SET_SIZE,
    Die,
    named_die,
)
from casusbelli.games.war_in_the_pacific.events import BlueGained, DieRolled, Raised, Rerolled
from casusbelli.games.war_in_the_pacific.state import Pacific

ONE_DIE = Dice(1)


# ---- rerolls and increases ------------------------------------------------------------------------------------------


@rule("7.9", "7.10", "7.11", "7.12")
class RollingDie(Chance, frozen=True):
    """7.9 One die of the set is rolled again; the new result stands, and increases are lost (7.12)."""

    audience = everybody
    player: Seat
    die: Die

    def space(self, s: Pacific) -> Space:
        return ONE_DIE

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int]) -> None:
        s.face[self.player][self.die] = outcome[0]
        s.raised[self.player][self.die] = 0
        tell(s, DieRolled(self.player, self.die, outcome[0]))
        earn(s, self.player, queries.is_natural_six(s, self.player, self.die))
        finish(s)


@rule("7.4", "7.10")
def earn(s: Pacific, seat: Seat, sixes: int) -> None:
    """7.4 A claim for each natural six, rolled or rerolled."""
    s.claims[seat] += sixes


@rule("7.9", "5.4")
def reroll(s: Pacific, seat: Seat, action: Reroll) -> None:
    """7.9 A blue cube is discarded, and one die of the set is rolled again, in the hand or laid on a target (5.4)."""
    s.air[seat] -= 1
    tell(s, Rerolled(seat, action.die))
    call(s, RollingDie(seat, action.die))


@rule("7.13", "7.14", "5.4", "7.17")
def raise_die(s: Pacific, seat: Seat, action: Raise) -> None:
    """7.13 Black cubes are discarded, and one die of the set counts 1 more for each."""
    spend_cubes(s, seat, action.die, action.cubes)


@rule("7.13", "7.15")
def spend_cubes(s: Pacific, seat: Seat, die: Die, cubes: int) -> None:
    """7.13 Raise a die of the set by so many cubes, wasted ones (7.15) included; none changes nothing."""
    if not cubes:
        return
    s.naval[seat] -= cubes
    s.raised[seat][die] += cubes
    tell(s, Raised(seat, die, cubes, queries.value(s, seat, die)))


# ---- claims ---------------------------------------------------------------------------------------------------------


def is_claim(action: Action) -> bool:
    """Whether an action turns natural sixes into a cube."""
    return isinstance(action, ClaimBlue | ClaimGreen)


@rule("7.5")
def claim_blue(s: Pacific, seat: Seat, _action: ClaimBlue) -> None:
    """7.5 A claim becomes a blue cube."""
    s.claims[seat] -= 1
    s.air[seat] += 1
    tell(s, BlueGained(seat))


@rule("7.6", "7.8", "9.8")
def claim_green(s: Pacific, seat: Seat, _action: ClaimGreen) -> None:
    """7.6 Two claims become a bomb."""
    s.claims[seat] -= 2
    ch09_research.add_bomb(s, seat)


# ---- refusals -------------------------------------------------------------------------------------------------------


@rule("7.13", "4.7", "17.3")
def refuse_cubes(s: Pacific, seat: Seat, cubes: int, clause: str) -> Refusal:
    """7.13 Why a die is not raised by so many cubes: none at all, or more than there are."""
    if cubes < 1:
        return Refusal(clause, "refused-no-cubes")
    return Refusal(clause, "refused-too-few-cubes", {"cubes": cubes, "naval": s.naval[seat]})


@rule("5.2", "5.5", "10.6", "4.6")
def refuse_die(s: Pacific, seat: Seat, die: Die) -> Refusal | None:
    """5.2, 5.5 Why this die can do nothing: it is none of the set, or it is spent; None: it can."""
    if die in RAID_DICE:
        return Refusal("10.6", "refused-raid-die")
    if die in (EVENT_DIE, NUCLEAR_DIE):
        return Refusal("5.2", "refused-own-roll", {"die": named_die(die)})
    if die >= len(s.face[seat]):
        return Refusal("5.2", "refused-not-in-set", {"die": named_die(die)})
    return Refusal("5.5", "refused-spent", {"die": named_die(die)}) if s.spent[seat][die] else None


@rule("7.9", "10.7")
def refuse_reroll(s: Pacific, seat: Seat, action: Reroll) -> Refusal:
    """7.9 Why a die is not rolled again."""
    if action.die in RAID_DICE:
        return Refusal("10.7", "refused-no-raid-open")
    return refuse_die(s, seat, action.die) or Refusal("7.9", "refused-no-blue")


@rule("7.13", "7.17", "4.7", "4.14")
def refuse_raise(s: Pacific, seat: Seat, action: Raise) -> Refusal:
    """7.13 Why a die is not raised."""
    if action.die in RAID_DICE:
        return Refusal("7.17", "refused-raise-raid")
    if action.die == EVENT_DIE:
        return Refusal("4.7", "refused-event-accepted")
    if action.die == NUCLEAR_DIE:
        return Refusal("4.14", "refused-event-accepted")
    return refuse_die(s, seat, action.die) or refuse_cubes(s, seat, action.cubes, "7.13")


@rule("7.5", "7.7")
def refuse_blue(s: Pacific, seat: Seat) -> Refusal:
    """7.5, 7.7 Why no blue cube is gained: no claim is left, or there is no room."""
    if not s.claims[seat]:
        return Refusal("7.5", "refused-no-claim")
    return Refusal("7.7", "refused-air-full", {"limit": AIR_LIMIT})


@rule("7.6", "7.7", "9.7", "9.10")
def refuse_green(s: Pacific, seat: Seat, attached: int) -> Refusal:
    """7.6, 9.10 Why two claims make no bomb: they are not there, bombs are locked, or there is no room."""
    if s.claims[seat] < 2:
        return Refusal("7.6", "refused-two-claims", {"claims": s.claims[seat]})
    if not queries.bombs_unlocked(s, seat):
        return Refusal("7.6", "refused-bombs-locked")
    return Refusal("9.10" if attached else "7.7", "refused-nuclear-full", {"attached": attached})


def wanted_roll(thing: Thing, own: Die) -> Action | None:
    """The likeliest attempt with a die while a roll of its own is under way: to roll it again."""
    if thing.kind == "die" and thing.id < len(DICE):
        return Reroll(Die(thing.id))
    return Raise(own, 1) if thing.kind == "target" else None


def is_of_the_set(die: Die) -> bool:
    """2.3 Whether a die has a place in the set."""
    return die < SET_SIZE
