"""The game sheet: islands, research track, timeline, event table and trackers, decoded once from `data/*.toml`.

Ids are ints that index the columns; the strings of the data stand in `ISLANDS`, `TARGETS` and so on.
"""

from itertools import accumulate
from types import MappingProxyType
from typing import NewType

import msgspec

from casusbelli.engine.components import located, read
from casusbelli.engine.record import Thing
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific.facts import (
    TRACKERS,
    Effect,
    EventsFacts,
    Grade,
    IslandsFacts,
    ResearchFacts,
    SheetFacts,
    TimelineFacts,
    check_events,
    check_islands,
    check_research,
    check_sheet,
    check_timeline,
)

PACKAGE = "casusbelli.games.war_in_the_pacific"

Target = NewType("Target", int)
"""What a die can be laid on: an island (those come first) or a tracker."""
Die = NewType("Die", int)
"""A die on the table: those of the set come first, then those of the raid, the event and the free nuclear roll."""
Group = NewType("Group", int)
Happening = NewType("Happening", int)
"""A row of the event table."""
Period = NewType("Period", int)
"""A box of the timeline; its turn is one more."""

_islands = read(PACKAGE, "islands", IslandsFacts)
_timeline = read(PACKAGE, "timeline", TimelineFacts)
_events = read(PACKAGE, "events", EventsFacts)
_research = read(PACKAGE, "research", ResearchFacts)
_sheet = read(PACKAGE, "sheet", SheetFacts)

check_islands(_islands, located(PACKAGE, "islands"))
check_timeline(_timeline, _sheet, located(PACKAGE, "timeline"))
check_events(_events, located(PACKAGE, "events"))
check_research(_research, located(PACKAGE, "research"))
check_sheet(_sheet, _islands, located(PACKAGE, "sheet"))

# ---- names ----------------------------------------------------------------------------------------------------------

ISLANDS: tuple[str, ...] = tuple(island.id for island in _islands.islands)
GROUPS: tuple[str, ...] = _islands.groups
TARGETS: tuple[str, ...] = (*ISLANDS, *TRACKERS)
RESEARCH_TRACK, BOMBING_TRACKER, NAVAL_TRACKER, NUCLEAR_TRACKER = (Target(len(ISLANDS) + n) for n in range(4))

SET_SIZE: int = _sheet.dice.set
"""2.3 White dice in the usual set."""
BOMBING_LIMIT: int = _sheet.bombing.limit
"""2.5 Boxes of the bombing tracker."""
LETTERS = "pqrstuvwxz"
"""Names of the dice of the set: none of them is a word that goes between a verb and its object in our languages."""
DICE: tuple[str, ...] = (
    *(LETTERS[n] if n < len(LETTERS) else f"d{n + 1}" for n in range(SET_SIZE)),
    *(f"b{n + 1}" for n in range(BOMBING_LIMIT)),
    *("event", "nuclear"),
)
RAID_DICE: tuple[Die, ...] = tuple(Die(SET_SIZE + n) for n in range(BOMBING_LIMIT))
EVENT_DIE, NUCLEAR_DIE = Die(SET_SIZE + BOMBING_LIMIT), Die(SET_SIZE + BOMBING_LIMIT + 1)
HAPPENINGS: tuple[str, ...] = tuple(row.id for row in _events.rows)
PERIODS: tuple[str, ...] = tuple(box.period for box in _timeline.boxes)
LABELS: tuple[str, ...] = tuple(box.label for box in _timeline.boxes)
"""Why a box of the timeline has red dice; empty where it has none."""
ALIASES: tuple[tuple[str, ...], ...] = tuple(island.aliases for island in _islands.islands)

_target = MappingProxyType({id: Target(index) for index, id in enumerate(TARGETS)})
_die = MappingProxyType({id: Die(index) for index, id in enumerate(DICE)})


def target(id: str) -> Target:
    """The island or tracker of that id, as `tarawa` or `research`. Raises KeyError."""
    return _target[id]


def die(id: str) -> Die:
    """The die of that name, as `p`, `b1`, `event` or `nuclear`. Raises KeyError."""
    return _die[id]


def named(place: Target) -> Thing:
    """An island or tracker as a thing on the table, for messages."""
    return Thing("target", place)


def named_die(which: Die) -> Thing:
    """A die as a thing on the table, for messages."""
    return Thing("die", which)


# ---- islands --------------------------------------------------------------------------------------------------------


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """16.1 to 16.3 The boxes of all islands in reading order: numbers, naval icons (0 or 1), ends of rows (0 or 1)."""

    numbers: tuple[tuple[int, ...], ...]
    icons: tuple[tuple[int, ...], ...]
    ends: tuple[tuple[int, ...], ...]


@rule("17.8", "16.1", "16.2", "16.3", "11.4")
def _boxes(harder: bool) -> Sheet:
    """11.4, 17.8 Upper row first, each row from left to right; with the option some islands have other boxes."""
    instead = {other.island: other.rows for other in _islands.harder} if harder else {}
    rows = [instead.get(island.id, island.rows) for island in _islands.islands]
    boxes = [[box for row in island for box in row] for island in rows]
    return Sheet(
        tuple(tuple(int(box[0]) for box in island) for island in boxes),
        tuple(tuple(int(box.endswith("n")) for box in island) for island in boxes),
        tuple(_ends([len(row) for row in island]) for island in rows),
    )


def _ends(lengths: list[int]) -> tuple[int, ...]:
    last = set(accumulate(lengths))
    return tuple(int(box + 1 in last) for box in range(sum(lengths)))


@rule("17.7", "11.14", "11.21")
def _ways(strict: bool) -> tuple[tuple[Target, ...], ...]:
    """11.14, 17.7 The islands that each island unlocks."""
    instead = {way.island: way.after for way in _islands.strict} if strict else {}
    after = [instead.get(island.id, island.after) for island in _islands.islands]
    return tuple(tuple(Target(i) for i, ids in enumerate(after) if id in ids) for id in ISLANDS)


SHEETS: tuple[Sheet, Sheet] = (_boxes(harder=False), _boxes(harder=True))
"""By the option harder_sheet."""
WAYS: tuple[tuple[tuple[Target, ...], ...], ...] = (_ways(strict=False), _ways(strict=True))
"""By the option strict_two_paths, and by the island captured: what it unlocks."""
OPEN: tuple[Target, ...] = tuple(Target(i) for i, island in enumerate(_islands.islands) if not island.after)
"""11.2 Islands open at the start."""
GROUP_OF: tuple[Group, ...] = tuple(Group(GROUPS.index(island.group)) for island in _islands.islands)
SUNS: tuple[int, ...] = tuple(island.suns for island in _islands.islands)
BOMBERS: tuple[bool, ...] = tuple(island.bomber for island in _islands.islands)
ATTACKED: tuple[str, ...] = tuple(island.attacked for island in _islands.islands)
"""The month in which history attacked an island, as `1943-11`."""

# ---- timeline, events, research, trackers ---------------------------------------------------------------------------

TURNS: int = len(_timeline.boxes)
RED_OF: tuple[int, ...] = tuple(box.red for box in _timeline.boxes)
"""4.3 Red dice by box of the timeline."""
EFFECTS: tuple[Effect, ...] = tuple(row.kind for row in _events.rows)
AMOUNTS: tuple[int, ...] = tuple(row.amount for row in _events.rows)
RESEARCH: tuple[int, ...] = tuple(number for row in _research.rows for number in row)
"""9.4 The numbers of the research boxes in reading order."""
RESEARCH_ROWS: tuple[int, ...] = tuple(len(row) for row in _research.rows)

NAVAL_LIMIT, NAVAL_START = _sheet.naval.limit, _sheet.naval.start
AIR_LIMIT, AIR_START = _sheet.air.limit, _sheet.air.start
NUCLEAR_LIMIT, NUCLEAR_START = _sheet.nuclear.limit, _sheet.nuclear.start
BOMBING_START = _sheet.bombing.start
POINTS_LIMIT, POINTS_START = _sheet.capitulation.limit, _sheet.capitulation.start
WHITE_DICE, RED_DICE = _sheet.dice.white, _sheet.dice.red
MOST = 6
"""7.15 The highest value of a die."""


@rule("7.1", "7.2", "7.3")
def _results() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """7.1, 7.3 What a face is worth, by colour (white 0, red 1); face 0 stands for a die not rolled."""
    return (tuple(range(MOST + 1)), (0, *_sheet.red_values))


RESULTS = _results()


@rule("8.1", "8.2", "8.5", "8.6", "17.2")
def _gains(double: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """8.2, 8.6 Black cubes for a face, by colour: its D3 reading, none below 2; 17.2 reads a red die twice."""
    d3 = RESULTS[1]
    red = [d3[d3[face]] if double else d3[face] for face in range(MOST + 1)]
    return (
        tuple(d3[face] if face >= 2 else 0 for face in range(MOST + 1)),
        tuple(red[face] if d3[face] >= 2 else 0 for face in range(MOST + 1)),
    )


GAINS = (_gains(double=False), _gains(double=True))
"""By the option red_naval_double_conversion, the colour and the face."""


@rule("13.2", "13.3", "14.1")
def grade(points: int) -> Grade:
    """13 The band in which a number of points lies."""
    return next(band.grade for band in reversed(_sheet.results) if points >= band.from_)


WINNING: int = _sheet.results[1].from_
"""1.2 The points that win."""
BANDS: tuple[tuple[int, Grade], ...] = tuple((band.from_, band.grade) for band in _sheet.results)
