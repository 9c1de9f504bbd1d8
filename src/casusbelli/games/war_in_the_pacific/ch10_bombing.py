"""10 Strategic bombing: bases, raids, bombs."""

from __future__ import annotations

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Chance, Choice, Procedure
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import actions as do
from casusbelli.games.war_in_the_pacific import ch05_american, ch06_actions, ch07_dice, ch11_islands, queries
from casusbelli.games.war_in_the_pacific.board import (
    BOMBING_LIMIT,
    BOMBING_TRACKER,
    MOST,
    RAID_DICE,
    Die,
    named_die,
)
from casusbelli.games.war_in_the_pacific.events import (
    BombAttached,
    DieRolled,
    LeftBehind,
    RaidEnded,
    RaidRolled,
    Raised,
    Rerolled,
)
from casusbelli.games.war_in_the_pacific.state import Pacific

SPACES = tuple(Dice(count) for count in range(BOMBING_LIMIT + 1))
PLAIN_POINTS, NUCLEAR_POINTS = 1, 2
"""10.5, 10.9 Points for a raid that succeeds, without and with a bomb."""


@rule("10.2", "10.3", "6.1")
def launch(s: Pacific, seat: Seat, action: do.Raid) -> None:
    """10.2 The die is spent whatever comes of it; whoever has a bomb is asked whether it flies too (10.8)."""
    ch06_actions.commit(s, seat, action.die, BOMBING_TRACKER, action.cubes)
    s.raided[seat] = 1
    call(s, Raiding(seat))
    if s.bombs[seat]:
        call(s, Arming(seat))


@rule("10.2", "10.3")
def refuse_raid(s: Pacific, seat: Seat, action: do.Raid) -> Refusal:
    """10.2 Why this die launches no raid."""
    if not s.bombing[seat]:
        return Refusal("10.2", "refused-no-base")
    if s.raided[seat]:
        return Refusal("10.2", "refused-second-raid")
    dear = ch06_actions.refuse_dear(s, seat, action.cubes, 0)
    return dear or Refusal("10.2", "refused-raid-low", {"die": named_die(action.die), "least": queries.LAUNCH})


@rule("10.8")
class Arming(Choice, frozen=True):
    """10.8 Before the raid dice are rolled: a bomb, at most one, or none."""

    audience = everybody
    public = True
    player: Seat

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        return Message("ask-arming", {"bombs": s.bombs[self.player]})

    def actions(self, s: Pacific) -> list[Action]:
        return [do.AttachBomb(), do.NoBomb()]

    def take(self, s: Pacific, action: Action) -> None:
        finish(s)
        if isinstance(action, do.NoBomb):
            return tell(s, LeftBehind(self.player))
        s.bombs[self.player] -= 1
        replace(s, Raiding(self.player, bomb=1))
        return tell(s, BombAttached(self.player))

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        return Refusal("10.8", "refused-arming-due")

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch05_american.wanted_command(s, self.player, thing)


@rule("10.4", "10.6", "10.7", "10.8", "17.3", "9.10")
class Raiding(Procedure, frozen=True):
    """10.7 A raid from its launch to its result, which is fixed once accepted, or once nothing could change it.

    `dice`: faces by raid die, none before the roll; `raised` by black cubes (17.3); `bomb`: 1 if one flies too.
    """

    audience = everybody
    player: Seat
    dice: tuple[int, ...] = ()
    raised: tuple[int, ...] = ()
    bomb: int = 0

    def step(self, s: Pacific) -> None:
        if not self.dice:
            return call(s, RollingRaid(self.player))
        if may_change(s, self.player):
            return replace(s, Judging(self.player, self.dice, self.raised, self.bomb))
        return fix(s, self)


@rule("10.7", "17.3")
def may_change(s: Pacific, seat: Seat) -> bool:
    """10.7 Whether a blue cube or a claim is left, or with the option of 17.3 a black cube."""
    raising = s.options.naval_modifies_bombing_dice and s.naval[seat]
    return bool(s.air[seat] or s.claims[seat] or raising)


@rule("10.4", "10.6", "17.11")
class RollingRaid(Chance, frozen=True):
    """10.4, 10.6 A white die of its own for each marked bombing box."""

    audience = everybody
    player: Seat

    def space(self, s: Pacific) -> Space:
        return SPACES[s.bombing[self.player]]

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int, ...]) -> None:
        tell(s, RaidRolled(self.player, outcome))
        finish(s)
        replace(s, Raiding(self.player, outcome, (0,) * len(outcome), s.stack[-1].bomb))


@rule("10.6", "7.9", "17.3")
class RollingRaidDie(Chance, frozen=True):
    """10.6 One raid die is rolled again: no claim comes of it, and increases of it are lost (17.3)."""

    audience = everybody
    player: Seat
    die: Die

    def space(self, s: Pacific) -> Space:
        return SPACES[1]

    def sees(self, s: Pacific) -> None:
        return None

    def resolve(self, s: Pacific, outcome: tuple[int]) -> None:
        tell(s, DieRolled(self.player, self.die, outcome[0]))
        finish(s)
        raid, at = s.stack[-1], RAID_DICE.index(self.die)
        replace(s, Raiding(self.player, _put(raid.dice, at, outcome[0]), _put(raid.raised, at, 0), raid.bomb))


def _put(column: tuple[int, ...], at: int, entry: int) -> tuple[int, ...]:
    return (*column[:at], entry, *column[at + 1 :])


@rule("10.7", "7.7")
class Judging(Choice, frozen=True):
    """10.7 After the raid roll: accept it, or change what may be changed; no other die is committed meanwhile.

    The fields are those of `Raiding`, which takes its place again after every change.
    """

    audience = everybody
    public = True
    player: Seat
    dice: tuple[int, ...]
    raised: tuple[int, ...]
    bomb: int

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        success = queries.raid_succeeds(self.dice, self.raised)
        return Message("ask-raid", {"dice": self.values(), "success": success})

    def values(self) -> tuple[int, ...]:
        """The values of the raid dice, increases (17.3) included."""
        return tuple(min(MOST, face + cubes) for face, cubes in zip(self.dice, self.raised, strict=True))

    def actions(self, s: Pacific) -> list[Action]:
        return [
            do.Accept(),
            *queries.raid_modifiers(s, self.player, len(self.dice)),
            *queries.set_modifiers(s, self.player),
            *queries.claims(s, self.player, self.bomb),
        ]

    def take(self, s: Pacific, action: Action) -> None:
        raid = Raiding(self.player, self.dice, self.raised, self.bomb)
        if isinstance(action, do.Accept):
            return fix(s, raid)
        replace(s, raid)
        if isinstance(action, do.Reroll) and action.die in RAID_DICE:
            return reroll(s, self.player, action)
        if isinstance(action, do.Raise) and action.die in RAID_DICE:
            return raise_raid_die(s, raid, action)
        return ch05_american.DOES[type(action)](s, self.player, action)

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        return refuse_while_open(s, action, self)

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch05_american.wanted_command(s, self.player, thing)


@rule("10.6", "7.9")
def reroll(s: Pacific, seat: Seat, action: do.Reroll) -> None:
    """10.6 A blue cube for another roll of one raid die."""
    s.air[seat] -= 1
    tell(s, Rerolled(seat, action.die))
    call(s, RollingRaidDie(seat, action.die))


@rule("17.3")
def raise_raid_die(s: Pacific, raid: Raiding, action: do.Raise) -> None:
    """17.3 Black cubes raise a raid die."""
    at = RAID_DICE.index(action.die)
    raised = raid.raised[at] + action.cubes
    s.naval[raid.player] -= action.cubes
    replace(s, Raiding(raid.player, raid.dice, _put(raid.raised, at, raised), raid.bomb))
    tell(s, Raised(raid.player, action.die, action.cubes, min(MOST, raid.dice[at] + raised)))


@rule("10.4", "10.5", "10.7", "10.8", "10.9", "1.3")
def fix(s: Pacific, raid: Raiding) -> None:
    """10.5, 10.9 Success marks one point, with a bomb two, however many dice succeeded; the bomb is gone (10.8)."""
    success = queries.raid_succeeds(raid.dice, raid.raised)
    worth = NUCLEAR_POINTS if raid.bomb else PLAIN_POINTS
    points = ch11_islands.gain_points(s, raid.player, worth) if success else 0
    tell(s, RaidEnded(raid.player, success, points))
    finish(s)


# ---- refusals while a raid is open ----------------------------------------------------------------------------------


@rule("10.7", "10.8", "5.8", "7.17", "10.6", "17.3")
def refuse_while_open(s: Pacific, action: Action, raid: Judging) -> Refusal:
    """10.7 Why something is refused between the roll of a raid and its acceptance."""
    if isinstance(action, do.EndPhase):
        return Refusal("5.8", "refused-raid-open")
    if isinstance(action, ch05_american.Commit):
        return Refusal("10.7", "refused-raid-open")
    if isinstance(action, do.AttachBomb | do.NoBomb):
        return Refusal("10.8", "refused-bomb-late")
    if isinstance(action, do.ClaimGreen):
        return ch07_dice.refuse_green(s, raid.player, raid.bomb)
    if isinstance(action, do.Raise | do.Reroll) and action.die in RAID_DICE:
        return _refuse_raid_die(s, action, raid)
    return ch05_american.refuse_command(s, raid.player, action)


def _refuse_raid_die(s: Pacific, action: do.Raise | do.Reroll, raid: Judging) -> Refusal:
    if isinstance(action, do.Raise) and not s.options.naval_modifies_bombing_dice:
        return Refusal("7.17", "refused-raise-raid")
    if RAID_DICE.index(action.die) >= len(raid.dice):
        return Refusal("10.4", "refused-raid-dice", {"die": named_die(action.die), "dice": len(raid.dice)})
    if isinstance(action, do.Raise):
        return ch07_dice.refuse_cubes(s, raid.player, action.cubes, "17.3")
    return Refusal("7.9", "refused-no-blue")
