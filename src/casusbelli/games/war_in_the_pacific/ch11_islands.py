"""11 Attacks on islands: boxes, major advances, captures."""

from __future__ import annotations

from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import ch05_american, ch06_actions, queries
from casusbelli.games.war_in_the_pacific.actions import Attack, Forgo, Pay
from casusbelli.games.war_in_the_pacific.board import (
    BOMBERS,
    BOMBING_LIMIT,
    ISLANDS,
    POINTS_LIMIT,
    SUNS,
    WAYS,
    Target,
    named,
    named_die,
)
from casusbelli.games.war_in_the_pacific.events import (
    BaseTaken,
    BoxMarked,
    Captured,
    CubePaid,
    Forwent,
    Unlocked,
)
from casusbelli.games.war_in_the_pacific.state import Pacific

# ---- attacks --------------------------------------------------------------------------------------------------------


@rule("11.3", "11.5", "11.6", "11.7", "11.10", "11.17", "11.19", "5.3")
def attack(s: Pacific, seat: Seat, action: Attack) -> None:
    """11.5 The current box is marked, paid for where it has an icon (11.17); 11.7 at double its number the next too."""
    island = action.target
    value = ch06_actions.commit(s, seat, action.die, island, action.cubes)
    number, icon = queries.current_box(s, seat, island)
    second = queries.second_box(s, seat, island) if value >= 2 * number else -1
    if icon:
        pay(s, seat, island)
    mark(s, seat, island)
    if second >= 0:
        advance_further(s, seat, island, second)


@rule("11.7", "11.8", "11.18", "11.19")
def advance_further(s: Pacific, seat: Seat, island: Target, icon: int) -> None:
    """11.7, 11.18 The second box is marked: without asking if it costs nothing, else if the player pays for it."""
    if not icon:
        return mark(s, seat, island)
    return call(s, Landing(seat, island)) if s.naval[seat] else None


@rule("11.18", "11.16")
class Landing(Choice, frozen=True):
    """11.18 In a major advance the second box has a naval icon: pay a further cube, or leave it."""

    audience = everybody
    public = True
    player: Seat
    island: Target

    def seat(self, s: Pacific) -> Seat:
        return self.player

    def prompt(self, s: Pacific) -> Message:
        return Message("ask-landing", {"target": named(self.island), "naval": s.naval[self.player]})

    def actions(self, s: Pacific) -> list[Action]:
        return [Pay(), Forgo()]

    def take(self, s: Pacific, action: Action) -> None:
        finish(s)
        if isinstance(action, Forgo):
            return tell(s, Forwent(self.player, self.island))
        pay(s, self.player, self.island)
        return mark(s, self.player, self.island)

    def refuse(self, s: Pacific, action: Action) -> Refusal:
        return Refusal("11.18", "refused-second-box-due", {"target": named(self.island)})

    def wanted(self, s: Pacific, thing: Thing) -> Action | None:
        return ch05_american.wanted_command(s, self.player, thing)


@rule("11.16")
def pay(s: Pacific, seat: Seat, island: Target) -> None:
    """11.16 One black cube pays for one box with a naval icon."""
    s.naval[seat] -= 1
    tell(s, CubePaid(seat, island))


@rule("11.4", "11.5", "11.11")
def mark(s: Pacific, seat: Seat, island: Target) -> None:
    """11.4 The first unmarked box is marked; 11.11 the last one captures the island."""
    s.boxes[seat][island] += 1
    boxes = queries.box_count(s, island)
    tell(s, BoxMarked(seat, island, s.boxes[seat][island], boxes))
    if s.boxes[seat][island] == boxes:
        capture(s, seat, island)


# ---- captures -------------------------------------------------------------------------------------------------------


@rule("11.11", "11.12", "11.13", "11.15", "10.1", "1.3")
def capture(s: Pacific, seat: Seat, island: Target) -> None:
    """11.15 Points, bombing box and unlocking, all at once."""
    tell(s, Captured(seat, island, gain_points(s, seat, SUNS[island])))
    if BOMBERS[island]:
        take_base(s, seat, island)
    unlock(s, seat, island)


@rule("2.6", "11.12")
def gain_points(s: Pacific, seat: Seat, points: int) -> int:
    """2.6 Points are marked as far as the track goes. Returns how many were."""
    gained = min(points, POINTS_LIMIT - s.points[seat])
    s.points[seat] += gained
    return gained


@rule("10.1", "11.13", "2.6")
def take_base(s: Pacific, seat: Seat, island: Target) -> None:
    """10.1 A box of the bombing tracker is marked, if one is left."""
    s.bombing[seat] = min(BOMBING_LIMIT, s.bombing[seat] + 1)
    tell(s, BaseTaken(seat, island, s.bombing[seat]))


@rule("11.1", "11.2", "11.14", "11.21", "17.7")
def unlock(s: Pacific, seat: Seat, island: Target) -> None:
    """11.14, 11.21 The captured island leaves the front, and those behind it come in, unless they have been there."""
    ways = WAYS[s.options.strict_two_paths][island]
    new = [other for other in ways if other not in s.front[seat] and not queries.is_captured(s, seat, other)]
    s.front[seat] = tuple(sorted({*s.front[seat], *new} - {island}))
    for other in new:
        tell(s, Unlocked(seat, other))


# ---- refusals -------------------------------------------------------------------------------------------------------


@rule("11.3", "11.5", "11.17", "11.20", "11.2", "5.2", "11.21", "11.16")
def refuse_attack(s: Pacific, seat: Seat, action: Attack) -> Refusal:
    """11 Why this attack is refused."""
    island = action.target
    if island >= len(ISLANDS):
        return Refusal("5.2", "refused-no-island", {"target": named(island)})
    if queries.is_captured(s, seat, island):
        return Refusal("11.3", "refused-captured", {"target": named(island)})
    if island not in s.front[seat]:
        return Refusal("11.3", "refused-locked", {"target": named(island)})
    return _refuse_strength(s, seat, action)


def _refuse_strength(s: Pacific, seat: Seat, action: Attack) -> Refusal:
    number, icon = queries.current_box(s, seat, action.target)
    dear = ch06_actions.refuse_dear(s, seat, action.cubes, icon)
    if dear is not None:
        return dear
    if queries.value(s, seat, action.die) + action.cubes < number:
        args = {"die": named_die(action.die), "target": named(action.target), "box": number}
        return Refusal("11.5", "refused-attack-low", args)
    return Refusal("11.17", "refused-no-cube-for-icon", {"target": named(action.target)})
