"""9 Nuclear research, and the bombs that it unlocks."""

from __future__ import annotations

from casusbelli.engine.flow import tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific import ch06_actions, queries
from casusbelli.games.war_in_the_pacific.actions import Build, Research
from casusbelli.games.war_in_the_pacific.board import MOST, NUCLEAR_LIMIT, NUCLEAR_TRACKER, RESEARCH_TRACK, named_die
from casusbelli.games.war_in_the_pacific.events import BombBuilt, BombsUnlocked, NoEffect, ResearchMarked
from casusbelli.games.war_in_the_pacific.state import Pacific

# ---- research -------------------------------------------------------------------------------------------------------


@rule("9.1", "9.2", "9.3", "9.5", "6.1")
def research(s: Pacific, seat: Seat, action: Research) -> None:
    """9.3, 9.5 The die marks the current box, and the next one too if it doubles the number."""
    value = ch06_actions.commit(s, seat, action.die, RESEARCH_TRACK, action.cubes)
    s.researched[seat] = 1
    mark(s, seat, queries.research_boxes(s, seat, value))


@rule("9.4", "9.6", "9.7")
def mark(s: Pacific, seat: Seat, boxes: int) -> None:
    """9.4 The next boxes in order are marked; 9.7 the last one unlocks bombs, and gives none."""
    s.research[seat] += boxes
    tell(s, ResearchMarked(seat, boxes, s.research[seat]))
    if queries.bombs_unlocked(s, seat):
        tell(s, BombsUnlocked(seat))


@rule("9.1", "9.3", "5.7", "17.6")
def refuse_research(s: Pacific, seat: Seat, action: Research) -> Refusal:
    """9 Why this die may not go to research."""
    if queries.bombs_unlocked(s, seat):
        return Refusal("5.7", "refused-research-complete")
    if s.researched[seat]:
        return Refusal("9.1", "refused-second-research")
    dear = ch06_actions.refuse_dear(s, seat, action.cubes, 0)
    if dear is not None:
        return dear
    args = {"die": named_die(action.die), "box": queries.research_box(s, seat)}
    return Refusal("9.3", "refused-research-low", args)


# ---- bombs ----------------------------------------------------------------------------------------------------------


@rule("9.8", "9.9", "17.6")
def build(s: Pacific, seat: Seat, action: Build) -> None:
    """9.9 A natural six builds a bomb; 17.6 with the option it uses the research die of the turn."""
    ch06_actions.commit(s, seat, action.die, NUCLEAR_TRACKER, 0)
    if s.options.bomb_build_counts_as_nuclear_die:
        s.researched[seat] = 1
    add_bomb(s, seat)


@rule("9.8", "9.10", "2.6", "4.15")
def add_bomb(s: Pacific, seat: Seat) -> None:
    """9.8 A green cube on the nuclear tracker, if there is room for one."""
    if s.bombs[seat] == NUCLEAR_LIMIT:
        return tell(s, NoEffect(seat))
    s.bombs[seat] += 1
    return tell(s, BombBuilt(seat, s.bombs[seat]))


@rule("9.7", "9.9", "9.10", "7.16", "17.6")
def refuse_build(s: Pacific, seat: Seat, action: Build) -> Refusal:
    """9.9 Why this die builds no bomb."""
    if not queries.bombs_unlocked(s, seat):
        return Refusal("9.7", "refused-bombs-locked")
    if not queries.is_natural_six(s, seat, action.die):
        raised = queries.value(s, seat, action.die) == MOST
        return Refusal("7.16" if raised else "9.9", "refused-no-natural-six", {"die": named_die(action.die)})
    if s.bombs[seat] == NUCLEAR_LIMIT:
        return Refusal("9.10", "refused-nuclear-full", {"attached": 0})
    return Refusal("17.6", "refused-research-die-used")
