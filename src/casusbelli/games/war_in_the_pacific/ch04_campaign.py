"""4 The Campaign Phase: the set, the timeline, the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Chance, Choice, Procedure, Sequence
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
        call(s, EventRoll(self.player))

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


# ---- the event roll -------------------------------------------------------------------------------------------------


@rule("4.5", "4.6", "4.9")
class EventRoll(Procedure, frozen=True):
    """4.5 A die of its own (4.6) is rolled, modified (4.7 to 4.9), and the row of its number applied once.

    `face` 0: not rolled yet. `raised` by so many black cubes; a reroll cancels them (4.9).
    """

    audience = everybody
    player: Seat
    face: int = 0
    raised: int = 0

    def step(self, s: Pacific) -> None:
        if not self.face:
            return replace(s, RollingEvent(self.player))
        if s.naval[self.player] or s.air[self.player]:
            return replace(s, ModifyingEvent(self.player, self.face, self.raised))
        return apply_event(s, self.player, queries.event_number(self.face, self.raised))


@rule("4.5", "4.6", "4.16", "17.11")
class RollingEvent(Chance, frozen=True):
    """4.6 The roll of the event die."""

    audience = everybody
    player: Seat

    def space(self, s: Pacific) -> Space:
        return ONE_DIE

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int]) -> None:
        tell(s, DieRolled(self.player, EVENT_DIE, outcome[0]))
        replace(s, EventRoll(self.player, outcome[0]))


@rule("4.7", "4.8", "4.9")
class ModifyingEvent(Choice, frozen=True):
    """4.9 Cubes on the event roll, in any order, until the number is accepted."""

    audience = everybody
    public = True
    player: Seat
    face: int
    raised: int

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        number = queries.event_number(self.face, self.raised)
        row = queries.happening(number)
        effect = Message(f"effect-{EFFECTS[row]}", {"amount": AMOUNTS[row]})
        return Message("ask-event", {"number": number, "happening": Thing("happening", row), "effect": effect})

    def actions(self, s: Pacific) -> list[Action]:
        return [*queries.roll_modifiers(s, self.player, EVENT_DIE, raising=True), Accept()]

    def take(self, s: Pacific, action: Action) -> None:
        if isinstance(action, Raise):
            return raise_event(s, self, action.cubes)
        if isinstance(action, Reroll):
            return reroll_event(s, self.player)
        return apply_event(s, self.player, queries.event_number(self.face, self.raised))

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        if isinstance(action, Raise) and action.die == EVENT_DIE:
            return ch07_dice.refuse_cubes(s, self.player, action.cubes, "4.7")
        if isinstance(action, Reroll) and action.die == EVENT_DIE:
            return Refusal("4.8", "refused-no-blue")
        return refuse_campaign(action)

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch07_dice.wanted_roll(thing, EVENT_DIE)


@rule("4.7", "4.10")
def raise_event(s: Pacific, roll: ModifyingEvent, cubes: int) -> None:
    """4.7, 4.10 Black cubes leave the tracker at once, and each adds 1."""
    seat, raised = roll.player, roll.raised + cubes
    s.naval[seat] -= cubes
    replace(s, EventRoll(seat, roll.face, raised))
    tell(s, Raised(seat, EVENT_DIE, cubes, queries.event_number(roll.face, raised)))


@rule("4.8", "4.9", "7.9", "7.12")
def reroll_event(s: Pacific, seat: Seat) -> None:
    """4.8 A blue cube for a new roll, which stands; 4.9 increases paid before it are lost."""
    s.air[seat] -= 1
    tell(s, Rerolled(seat, EVENT_DIE))
    replace(s, EventRoll(seat))


@rule("3.1", "3.2", "4.7", "4.8", "4.16", "5.6")
def refuse_campaign(action: Action) -> Refusal:
    """3.1, 3.2 Why something else than modifying a roll of the Campaign Phase is refused."""
    if ch07_dice.is_claim(action):
        return Refusal("4.16", "refused-campaign-six")
    if isinstance(action, EndPhase):
        return Refusal("3.2", "refused-event-compulsory")
    return Refusal("3.1", "refused-campaign-phase")


# ---- the effect -----------------------------------------------------------------------------------------------------


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
    return call(s, FreeRoll(seat))


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


@rule("4.14", "17.3")
class FreeRoll(Procedure, frozen=True):
    """4.14 A separate white die is rolled and, once accepted, applied to the current research box.

    `face` 0: not rolled yet. `raised` by so many black cubes, which only the option of 17.3 allows.
    """

    audience = everybody
    player: Seat
    face: int = 0
    raised: int = 0

    def step(self, s: Pacific) -> None:
        if not self.face:
            return replace(s, RollingFree(self.player))
        raising = s.options.naval_modifies_bombing_dice and s.naval[self.player]
        if s.air[self.player] or raising:
            return replace(s, ModifyingFree(self.player, self.face, self.raised))
        return apply_free_roll(s, self.player, queries.event_number(self.face, self.raised))


@rule("4.14", "4.16", "17.11")
class RollingFree(Chance, frozen=True):
    """4.14 The free nuclear roll."""

    audience = everybody
    player: Seat

    def space(self, s: Pacific) -> Space:
        return ONE_DIE

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int]) -> None:
        tell(s, DieRolled(self.player, NUCLEAR_DIE, outcome[0]))
        replace(s, FreeRoll(self.player, outcome[0]))


@rule("4.14", "17.3")
class ModifyingFree(Choice, frozen=True):
    """4.14 Blue cubes on the free nuclear roll, black ones with the option of 17.3, until it is accepted."""

    audience = everybody
    public = True
    player: Seat
    face: int
    raised: int

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        value = queries.event_number(self.face, self.raised)
        return Message("ask-free-roll", {"value": value, "box": queries.research_box(s, self.player)})

    def actions(self, s: Pacific) -> list[Action]:
        raising = s.options.naval_modifies_bombing_dice
        return [*queries.roll_modifiers(s, self.player, NUCLEAR_DIE, raising), Accept()]

    def take(self, s: Pacific, action: Action) -> None:
        if isinstance(action, Raise):
            return raise_free_roll(s, self, action.cubes)
        if isinstance(action, Reroll):
            return reroll_free_roll(s, self.player)
        return apply_free_roll(s, self.player, queries.event_number(self.face, self.raised))

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        if isinstance(action, Raise) and action.die == NUCLEAR_DIE:
            return self._refuse_raise(s, action)
        if isinstance(action, Reroll) and action.die == NUCLEAR_DIE:
            return Refusal("7.9", "refused-no-blue")
        return refuse_campaign(action)

    def _refuse_raise(self, s: Pacific, action: Raise) -> Refusal:
        if not s.options.naval_modifies_bombing_dice:
            return Refusal("4.14", "refused-raise-free-roll")
        return ch07_dice.refuse_cubes(s, self.player, action.cubes, "17.3")

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch07_dice.wanted_roll(thing, NUCLEAR_DIE)


@rule("17.3")
def raise_free_roll(s: Pacific, roll: ModifyingFree, cubes: int) -> None:
    """17.3 Black cubes raise the free nuclear roll."""
    seat, raised = roll.player, roll.raised + cubes
    s.naval[seat] -= cubes
    replace(s, FreeRoll(seat, roll.face, raised))
    tell(s, Raised(seat, NUCLEAR_DIE, cubes, queries.event_number(roll.face, raised)))


@rule("4.14", "7.9", "17.3")
def reroll_free_roll(s: Pacific, seat: Seat) -> None:
    """4.14 A blue cube for a new roll, which stands and cancels increases (17.3)."""
    s.air[seat] -= 1
    tell(s, Rerolled(seat, NUCLEAR_DIE))
    replace(s, FreeRoll(seat))


@rule("4.14", "9.2", "9.5")
def apply_free_roll(s: Pacific, seat: Seat, value: int) -> None:
    """4.14 The number reached marks the current box, its double the next one too; it uses no die of the set (9.2)."""
    boxes = queries.research_boxes(s, seat, value)
    finish(s)
    if boxes:
        ch09_research.mark(s, seat, boxes)
    else:
        tell(s, NoEffect(seat))
