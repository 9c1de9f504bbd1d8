"""5 The American Phase: the set is rolled, dice are modified, laid and committed; 6.1 limits of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Chance, Choice, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import (
    ch07_dice,
    ch08_naval,
    ch09_research,
    ch10_bombing,
    ch11_islands,
    queries,
)
from casusbelli.games.war_in_the_pacific.actions import (
    AttachBomb,
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Forgo,
    Lay,
    NoBomb,
    Pay,
    PickUp,
    Raid,
    Raise,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import (
    BOMBING_TRACKER,
    DICE,
    ISLANDS,
    MOST,
    NAVAL_TRACKER,
    NUCLEAR_TRACKER,
    RESEARCH_TRACK,
    SET_SIZE,
    Die,
    Target,
    named,
    named_die,
)
from casusbelli.games.war_in_the_pacific.events import Laid, PhaseEnded, PickedUp, SetRolled
from casusbelli.games.war_in_the_pacific.state import IN_HAND, Pacific

DICE_SPACES = tuple(Dice(count) for count in range(SET_SIZE + 1))


@rule("3.1", "5.1", "5.8", "5.6")
class AmericanPhase(Sequence, frozen=True):
    """5 The set is rolled, commands follow, and what was not used is lost.

    Dice may be laid on targets and picked up at any moment of it, beside whatever is asked: that means nothing until a
    die is committed (5.6).
    """

    audience = everybody
    player: Seat

    def roll(self, s: Pacific) -> None:
        call(s, RollingSet(self.player))

    def command(self, s: Pacific) -> None:
        call(s, Commanding(self.player))

    def close(self, s: Pacific) -> None:
        clear(s, self.player)

    steps: ClassVar = (roll, command, close)

    def standing(self, s: Pacific, seat: Seat) -> list[Action]:
        return queries.layings(s, seat) if seat == self.player else []

    def stand(self, s: Pacific, seat: Seat, action: Action) -> None:
        lay(s, seat, action)

    def refuse_standing(self, s: Pacific, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.player or not isinstance(action, Lay | PickUp):
            return None
        return refuse_laying(s, seat, action)


@rule("5.1", "7.3", "7.4", "17.11")
class RollingSet(Chance, frozen=True):
    """5.1 All dice of the set are rolled at once, white ones first; 7.4 each natural six earns a claim."""

    audience = everybody
    player: Seat

    def space(self, s: Pacific) -> Space:
        return DICE_SPACES[s.white[self.player] + s.red[self.player]]

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int, ...]) -> None:
        seat, white = self.player, s.white[self.player]
        s.face[seat] = list(outcome)
        s.raised[seat], s.spent[seat] = [0] * len(outcome), [0] * len(outcome)
        s.laid[seat] = [IN_HAND] * len(outcome)
        ch07_dice.earn(s, seat, outcome[:white].count(MOST))
        tell(s, SetRolled(seat, outcome[:white], outcome[white:]))
        finish(s)


@rule("5.8", "3.3", "7.7", "6.1")
def clear(s: Pacific, seat: Seat) -> None:
    """5.8, 3.3, 7.7 Dice and claims not used are lost; limits of the turn are counted anew (6.1)."""
    tell(s, PhaseEnded(seat, len(queries.unspent(s, seat))))
    s.face[seat], s.raised[seat], s.laid[seat], s.spent[seat] = [], [], [], []
    s.claims[seat] = s.researched[seat] = s.raided[seat] = 0


@rule("5.2", "5.4", "5.8", "7.7", "17.9")
class Commanding(Choice, frozen=True):
    """5.2 Dice are committed one at a time, modified in any order (5.4), until the player ends the phase (5.8).

    It is not `public`, or a table that answers by itself would end the phase in the player's place.
    """

    audience = everybody
    player: Seat

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        left = queries.unspent(s, self.player)
        white = [_labelled(s, self.player, die) for die in left if not queries.is_red(s, self.player, die)]
        red = [_labelled(s, self.player, die) for die in left if queries.is_red(s, self.player, die)]
        return Message("ask-commanding", {"white": white, "red": red, "claims": s.claims[self.player]})

    def actions(self, s: Pacific) -> list[Action]:
        return queries.commands(s, self.player)

    def take(self, s: Pacific, action: Action) -> None:
        DOES[type(action)](s, self.player, action)

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        return refuse_command(s, self.player, action)

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return wanted_command(s, self.player, thing)


def _labelled(s: Pacific, seat: Seat, die: Die) -> str:
    """A die by its letter and its value, `P 6`: signs that are the same in every language."""
    return f"{DICE[die].upper()} {queries.value(s, seat, die)}"


def end_phase(s: Pacific, _seat: Seat, _action: EndPhase) -> None:
    """5.8 The phase ends when the player ends it."""
    finish(s)


# ---- laying ---------------------------------------------------------------------------------------------------------


@rule("5.6")
def lay(s: Pacific, seat: Seat, action: Action) -> None:
    """5.6 A die is laid on a target, elsewhere, or taken back; nothing else changes."""
    if isinstance(action, Lay):
        s.laid[seat][action.die] = action.target
        return tell(s, Laid(seat, action.die, action.target))
    assert isinstance(action, PickUp)
    s.laid[seat][action.die] = IN_HAND
    return tell(s, PickedUp(seat, action.die))


@rule("5.5", "5.6", "11.3", "9.1", "10.2")
def refuse_laying(s: Pacific, seat: Seat, action: Lay | PickUp) -> Refusal:
    """5.6 Why this die is not laid there, or not picked up."""
    refusal = ch07_dice.refuse_die(s, seat, action.die)
    if refusal is not None:
        return refusal
    if isinstance(action, PickUp):
        return Refusal("5.6", "refused-in-hand", {"die": named_die(action.die)})
    if s.laid[seat][action.die] == action.target:
        return Refusal("5.6", "refused-lies-there", {"die": named_die(action.die), "target": named(action.target)})
    return _refuse_place(s, seat, action.target)


def _refuse_place(s: Pacific, seat: Seat, target: Target) -> Refusal:
    if target < len(ISLANDS):
        return Refusal("11.3", "refused-captured", {"target": named(target)})
    if target == BOMBING_TRACKER:
        return Refusal("10.2", "refused-second-raid")
    if queries.bombs_unlocked(s, seat):
        return Refusal("5.7", "refused-research-complete")
    return Refusal("9.1", "refused-second-research")


# ---- refusals -------------------------------------------------------------------------------------------------------

Commit = Attack | Research | Raid | Supply | Build


@rule("5.2", "5.3", "5.5", "5.7", "10.7", "10.8", "11.18")
def refuse_command(s: Pacific, seat: Seat, action: Action) -> Refusal:
    """5 Why a command is refused."""
    if isinstance(action, Commit):
        return ch07_dice.refuse_die(s, seat, action.die) or REFUSES[type(action)](s, seat, action)
    if isinstance(action, Reroll):
        return ch07_dice.refuse_reroll(s, seat, action)
    if isinstance(action, Raise):
        return ch07_dice.refuse_raise(s, seat, action)
    return refuse_rest(s, seat, action)


@rule("7.5", "7.6", "10.7", "10.8", "11.18")
def refuse_rest(s: Pacific, seat: Seat, action: Action) -> Refusal:
    """Why a claim is refused, or what belongs to a raid or to a major advance."""
    if isinstance(action, ClaimBlue):
        return ch07_dice.refuse_blue(s, seat)
    if isinstance(action, ClaimGreen):
        return ch07_dice.refuse_green(s, seat, 0)
    if isinstance(action, AttachBomb | NoBomb):
        return Refusal("10.8", "refused-no-launch")
    if isinstance(action, Pay | Forgo):
        return Refusal("11.18", "refused-no-second-box")
    return Refusal("10.7", "refused-nothing-open")


# ---- what is meant --------------------------------------------------------------------------------------------------


def wanted_command(s: Pacific, seat: Seat, thing: Thing) -> Action | None:
    """The likeliest attempt with a die, or on a target: with the best die that is left."""
    if thing.kind == "die":
        return _wanted_with(s, seat, Die(thing.id))
    if thing.kind != "target":
        return None
    left = queries.unspent(s, seat) or [Die(0)]
    best = max(left, key=lambda die: queries.value(s, seat, die)) if s.face[seat] else Die(0)
    return _wanted_on(Target(thing.id), best)


def _wanted_with(s: Pacific, seat: Seat, die: Die) -> Action:
    if ch07_dice.is_of_the_set(die) and s.front[seat]:
        return Attack(die, s.front[seat][0], 0)
    return Reroll(die)


def _wanted_on(target: Target, die: Die) -> Action:
    trackers: dict[Target, Action] = {
        RESEARCH_TRACK: Research(die, 0),
        BOMBING_TRACKER: Raid(die, 0),
        NAVAL_TRACKER: Supply(die),
        NUCLEAR_TRACKER: Build(die),
    }
    return trackers.get(target) or Attack(die, target, 0)


DOES: dict[type, Callable[[Pacific, Seat, Any], None]] = {
    Attack: ch11_islands.attack,
    Research: ch09_research.research,
    Raid: ch10_bombing.launch,
    Supply: ch08_naval.supply,
    Build: ch09_research.build,
    Reroll: ch07_dice.reroll,
    Raise: ch07_dice.raise_die,
    ClaimBlue: ch07_dice.claim_blue,
    ClaimGreen: ch07_dice.claim_green,
    EndPhase: end_phase,
}
REFUSES: dict[type, Callable[[Pacific, Seat, Any], Refusal]] = {
    Attack: ch11_islands.refuse_attack,
    Research: ch09_research.refuse_research,
    Raid: ch10_bombing.refuse_raid,
    Supply: ch08_naval.refuse_supply,
    Build: ch09_research.refuse_build,
}
