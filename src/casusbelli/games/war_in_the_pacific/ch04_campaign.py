"""4 The Campaign Phase: the set, the timeline, the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Chance, Choice, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import ch07_dice, ch09_research, queries
from casusbelli.games.war_in_the_pacific.actions import Accept, EndPhase, Raise, Reroll
from casusbelli.games.war_in_the_pacific.board import (
    AMOUNTS,
    EFFECTS,
    EVENT_DIE,
    NUCLEAR_DIE,
    RED_DICE,
    RED_OF,
    SET_SIZE,
    Die,
    Period,
)
from casusbelli.games.war_in_the_pacific.events import (
    DieRecoloured,
    DieRemoved,
    DieRolled,
    Happened,
    NavalLost,
    NoEffect,
    Raised,
    Rerolled,
    TurnBegan,
)
from casusbelli.games.war_in_the_pacific.state import Pacific

ONE_DIE = Dice(1)


@rule("3.2", "3.1")
class CampaignPhase(Sequence, frozen=True):
    """3.2 The set is made up anew, the timeline is marked, the event is rolled: all of it compulsory, in this order."""

    audience = everybody
    player: Seat

    def prepare(self, s: Pacific) -> None:
        prepare_set(s, self.player)

    def timeline(self, s: Pacific) -> None:
        mark_timeline(s, self.player)

    def event(self, s: Pacific) -> None:
        call(s, RollingEvent(self.player))

    steps: ClassVar = (prepare, timeline, event)


@rule("4.1", "3.3")
def prepare_set(s: Pacific, seat: Seat) -> None:
    """4.1 Six white dice, whatever the set was before."""
    s.white[seat], s.red[seat] = SET_SIZE, 0


@rule("4.2", "4.3")
def mark_timeline(s: Pacific, seat: Seat) -> None:
    """4.2, 4.3 The leftmost empty box is marked; its red dice take the place of white ones."""
    box = s.turn[seat]
    s.turn[seat] += 1
    for _ in range(RED_OF[box]):
        recolour(s, seat)
    tell(s, TurnBegan(seat, s.turn[seat], Period(box), s.white[seat], s.red[seat]))


@rule("4.4")
def recolour(s: Pacific, seat: Seat) -> bool:
    """4.4 A white die becomes red, unless that would make a fourth red one or there is no white one."""
    if s.red[seat] == RED_DICE or not s.white[seat]:
        return False
    s.white[seat] -= 1
    s.red[seat] += 1
    return True


# ---- a roll of the phase --------------------------------------------------------------------------------------------


class RollingOne(Chance, frozen=True):
    """4.6, 4.14 A die of its own is rolled: the event die, or that of the free nuclear roll."""

    audience = everybody
    die: ClassVar[Die]
    player: Seat

    def space(self, s: Pacific) -> Space:
        return ONE_DIE

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int]) -> None:
        tell(s, DieRolled(self.player, self.die, outcome[0]))
        modify(s, MODIFYING[self.die](self.player, outcome[0], 0))


class ModifyingOne(Choice, frozen=True):
    """4.9, 4.14 Cubes on such a roll, in any order, until the number is accepted.

    `raised` by so many black cubes; a reroll cancels them. `raises` and `rerolls` are the clauses that let cubes do so.
    """

    audience = everybody
    public = True
    die: ClassVar[Die]
    raises: ClassVar[str]
    rerolls: ClassVar[str]
    player: Seat
    face: int
    raised: int

    @property
    def number(self) -> int:
        """What the roll counts."""
        return queries.event_number(self.face, self.raised)

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def actions(self, s: Pacific) -> list[Action]:
        return [*queries.roll_modifiers(s, self.player, self.die, may_raise(s, self.die)), Accept()]

    def take(self, s: Pacific, action: Action) -> None:
        if isinstance(action, Raise):
            return raise_roll(s, self, action.cubes)
        if isinstance(action, Reroll):
            return reroll(s, self.player, self.die)
        return APPLIES[self.die](s, self.player, self.number)

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        if isinstance(action, Raise) and action.die == self.die:
            return refuse_raise(s, self, action.cubes)
        if isinstance(action, Reroll) and action.die == self.die:
            return Refusal(self.rerolls, "refused-no-blue")
        return refuse_campaign(action)

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch07_dice.wanted_roll(thing, self.die)


def modify(s: Pacific, roll: ModifyingOne) -> None:
    """4.9, 4.14 The player is asked while a cube could still change the roll; else it is applied."""
    seat = roll.player
    if s.air[seat] or (s.naval[seat] and may_raise(s, roll.die)):
        return replace(s, roll)
    return APPLIES[roll.die](s, seat, roll.number)


@rule("4.7", "4.14", "17.3")
def may_raise(s: Pacific, die: Die) -> bool:
    """4.7 Black cubes raise the event roll; 17.3 the free nuclear roll too, with the option."""
    return die == EVENT_DIE or s.options.naval_modifies_bombing_dice


@rule("4.7", "4.10", "17.3")
def raise_roll(s: Pacific, roll: ModifyingOne, cubes: int) -> None:
    """4.7, 4.10 Black cubes leave the tracker at once, and each adds 1."""
    s.naval[roll.player] -= cubes
    higher = type(roll)(roll.player, roll.face, roll.raised + cubes)
    tell(s, Raised(roll.player, roll.die, cubes, higher.number))
    modify(s, higher)


@rule("4.8", "4.9", "4.14", "7.9", "7.12", "17.3")
def reroll(s: Pacific, seat: Seat, die: Die) -> None:
    """4.8 A blue cube for a new roll, which stands; 4.9 increases paid before it are lost."""
    s.air[seat] -= 1
    tell(s, Rerolled(seat, die))
    replace(s, ROLLING[die](seat))


def refuse_raise(s: Pacific, roll: ModifyingOne, cubes: int) -> Refusal:
    """4.7, 4.14 Why so many black cubes do not go on the roll."""
    if not may_raise(s, roll.die):
        return Refusal("4.14", "refused-raise-free-roll")
    return ch07_dice.refuse_cubes(s, roll.player, cubes, roll.raises)


@rule("3.1", "3.2", "4.7", "4.8", "4.16", "5.6")
def refuse_campaign(action: Action) -> Refusal:
    """3.1, 3.2 Why something else than modifying a roll of the Campaign Phase is refused."""
    if ch07_dice.is_claim(action):
        return Refusal("4.16", "refused-campaign-six")
    if isinstance(action, EndPhase):
        return Refusal("3.2", "refused-event-compulsory")
    return Refusal("3.1", "refused-campaign-phase")


# ---- the event roll -------------------------------------------------------------------------------------------------


@rule("4.5", "4.6", "4.16", "17.11")
class RollingEvent(RollingOne, frozen=True):
    """4.6 The roll of the event die."""

    die = EVENT_DIE


@rule("4.7", "4.8", "4.9")
class ModifyingEvent(ModifyingOne, frozen=True):
    """4.9 Cubes on the event roll."""

    die, raises, rerolls = EVENT_DIE, "4.7", "4.8"

    def prompt(self, s: Pacific) -> Message:
        row = queries.happening(self.number)
        effect = Message(f"effect-{EFFECTS[row]}", {"amount": AMOUNTS[row]})
        return Message("ask-event", {"number": self.number, "happening": Thing("happening", row), "effect": effect})


@rule("4.5", "4.11", "16.6")
def apply_event(s: Pacific, seat: Seat, number: int) -> None:
    """4.5 The row of the final number is applied, once."""
    row = queries.happening(number)
    tell(s, Happened(seat, number, row))
    finish(s)
    DOES[EFFECTS[row]](s, seat, AMOUNTS[row])


@rule("4.10", "16.6")
def lose_naval(s: Pacific, seat: Seat, amount: int) -> None:
    """4.10 Black cubes are taken from what is left, never below zero."""
    taken = min(amount, s.naval[seat])
    s.naval[seat] -= taken
    tell(s, NavalLost(seat, taken))


@rule("4.12")
def remove_die(s: Pacific, seat: Seat, _amount: int) -> None:
    """4.12 A white die leaves the set; a red one only where there is no white one."""
    if s.white[seat]:
        s.white[seat] -= 1
    else:
        s.red[seat] -= 1
    tell(s, DieRemoved(seat, s.white[seat], s.red[seat]))


@rule("4.13", "4.4")
def recolour_die(s: Pacific, seat: Seat, _amount: int) -> None:
    """4.13 A white die becomes red, within the limit of 4.4."""
    changed = recolour(s, seat)
    tell(s, DieRecoloured(seat, s.white[seat], s.red[seat]) if changed else NoEffect(seat))


@rule("4.14")
def free_roll(s: Pacific, seat: Seat, _amount: int) -> None:
    """4.14 A free nuclear roll; none where research is complete."""
    if queries.bombs_unlocked(s, seat):
        return tell(s, NoEffect(seat))
    return call(s, RollingFree(seat))


@rule("4.15", "17.5", "9.8")
def breakthrough(s: Pacific, seat: Seat, amount: int) -> None:
    """4.15 A bomb where bombs are unlocked; else what the option of 17.5 says: the current box, by default."""
    if queries.bombs_unlocked(s, seat):
        return ch09_research.add_bomb(s, seat)
    setting = s.options.breakthrough_when_locked
    if setting == "mark_one_box":
        return ch09_research.mark(s, seat, 1)
    return free_roll(s, seat, amount) if setting == "free_roll" else tell(s, NoEffect(seat))


DOES: dict[str, Callable[[Pacific, Seat, int], None]] = {
    "lose_naval": lose_naval,
    "remove_die": remove_die,
    "recolour_die": recolour_die,
    "free_roll": free_roll,
    "breakthrough": breakthrough,
}


# ---- the free nuclear roll ------------------------------------------------------------------------------------------


@rule("4.14", "4.16", "17.11")
class RollingFree(RollingOne, frozen=True):
    """4.14 The free nuclear roll."""

    die = NUCLEAR_DIE


@rule("4.14", "17.3")
class ModifyingFree(ModifyingOne, frozen=True):
    """4.14 Blue cubes on the free nuclear roll, black ones with the option of 17.3."""

    die, raises, rerolls = NUCLEAR_DIE, "17.3", "7.9"

    def prompt(self, s: Pacific) -> Message:
        return Message("ask-free-roll", {"value": self.number, "box": queries.research_box(s, self.player)})


@rule("4.14", "9.2", "9.5")
def apply_free_roll(s: Pacific, seat: Seat, value: int) -> None:
    """4.14 The number reached marks the current box, its double the next one too; it uses no die of the set (9.2)."""
    boxes = queries.research_boxes(s, seat, value)
    finish(s)
    if boxes:
        ch09_research.mark(s, seat, boxes)
    else:
        tell(s, NoEffect(seat))


ROLLING: dict[Die, type[RollingOne]] = {kind.die: kind for kind in (RollingEvent, RollingFree)}
MODIFYING: dict[Die, type[ModifyingOne]] = {kind.die: kind for kind in (ModifyingEvent, ModifyingFree)}
APPLIES: dict[Die, Callable[[Pacific, Seat, int], None]] = {EVENT_DIE: apply_event, NUCLEAR_DIE: apply_free_roll}
