"""What the data files of War in the Pacific may say: their shape, and the checks that a shape cannot express.

Every check raises `DataError` with file, key and expectation. `file` is the path that errors name.
"""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from casusbelli.engine.components import DataFile, Facts, require
from casusbelli.engine.rules import rule

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Offset = Annotated[int, msgspec.Meta(ge=0, le=99)]
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]
BOX = re.compile(r"[1-6]n?")
"""A number that a die can reach, with `n` for a naval icon."""
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Month = Annotated[str, msgspec.Meta(pattern=r"^19\d\d-(0[1-9]|1[0-2])$")]

TRACKERS = ("research", "bombing", "naval", "nuclear")
"""What a die can be laid on besides an island."""
EFFECTS = ("lose_naval", "remove_die", "recolour_die", "free_roll", "breakthrough")
GRADES = ("defeat", "historical", "unconditional")

Effect = Literal["lose_naval", "remove_die", "recolour_die", "free_roll", "breakthrough"]
Grade = Literal["defeat", "historical", "unconditional"]


class IslandFacts(Facts, frozen=True):
    """16.1, 16.2, 16.3 An island; `after` are those of which any one unlocks it."""

    id: Id
    group: str
    rows: tuple[tuple[str, ...], ...]
    suns: Offset
    after: tuple[str, ...]
    attacked: Month
    bomber: bool = False
    aliases: tuple[str, ...] = ()


class RowsFacts(Facts, frozen=True):
    """17.8 Other boxes of an island."""

    island: str
    rows: tuple[tuple[str, ...], ...]


class AfterFacts(Facts, frozen=True):
    """17.7 Another way to an island."""

    island: str
    after: tuple[str, ...]


class IslandsFacts(DataFile, frozen=True):
    """`islands.toml`: 16.1, 16.2, 16.3, 17.7, 17.8."""

    groups: tuple[Id, ...]
    islands: tuple[IslandFacts, ...]
    harder: tuple[RowsFacts, ...]
    strict: tuple[AfterFacts, ...]


class PeriodFacts(Facts, frozen=True):
    """4.3 A box of the timeline: when it begins, and how many dice it turns red."""

    period: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$")]
    red: Offset
    label: Literal["", "build_up", "d_day"] = ""


class TimelineFacts(DataFile, frozen=True):
    """`timeline.toml`: 16.5."""

    boxes: tuple[PeriodFacts, ...]


class HappeningFacts(Facts, frozen=True):
    """4.11 A row of the event table; `amount` of black cubes where it takes some."""

    id: Id
    kind: Effect
    amount: Offset = 0


class EventsFacts(DataFile, frozen=True):
    """`events.toml`: 16.6."""

    rows: tuple[HappeningFacts, ...]


class ResearchFacts(DataFile, frozen=True):
    """`research.toml`: 16.7."""

    rows: tuple[tuple[Pips, ...], ...]


class DiceFacts(Facts, frozen=True):
    """2.3 Dice in the box, and white ones that form the usual set."""

    white: Count
    red: Count
    set: Count


class TrackerFacts(Facts, frozen=True):
    """2.5 How much a tracker holds, and what lies there at the start."""

    limit: Count
    start: Offset


class BandFacts(Facts, frozen=True):
    """13 A band of results, from so many points on."""

    from_: Offset = msgspec.field(name="from")
    grade: Grade


class SheetFacts(DataFile, frozen=True):
    """`sheet.toml`: 2.2, 2.3, 2.5, 7.1, 13.2, 13.3, 14.1."""

    dice: DiceFacts
    red_values: tuple[Pips, ...]
    naval: TrackerFacts
    air: TrackerFacts
    nuclear: TrackerFacts
    bombing: TrackerFacts
    capitulation: TrackerFacts
    results: tuple[BandFacts, ...]


@rule("16.8")
def check_islands(facts: IslandsFacts, file: str) -> None:
    """16.8 Any islands will do that have boxes and can all be reached, with the options and without."""
    ids = [island.id for island in facts.islands]
    require(len(ids) > 0, file, "islands", "expected at least one island")
    require_unique(file, "islands", ids)
    require_unique(file, "groups", facts.groups)
    for island in facts.islands:
        _check_island(island, facts, file)
    _check_options(facts, set(ids), file)
    ways = {island.id: island.after for island in facts.islands}
    _check_reached(ways, file, "islands")
    _check_reached({**ways, **{way.island: way.after for way in facts.strict}}, file, "strict")


def _check_island(island: IslandFacts, facts: IslandsFacts, file: str) -> None:
    key, known = f"islands.{island.id}", {other.id for other in facts.islands}
    require(island.id not in TRACKERS, file, f"{key}.id", f"expected another name than those of {', '.join(TRACKERS)}")
    require(island.group in facts.groups, file, f"{key}.group", one_of(facts.groups))
    require(set(island.after) <= known - {island.id}, file, f"{key}.after", "expected ids of other islands")
    _check_rows(island.rows, file, f"{key}.rows")


def _check_rows(rows: tuple[tuple[str, ...], ...], file: str, key: str) -> None:
    require(len(rows) > 0 and all(rows), file, key, "expected at least one row, and a box in each")
    expected = "expected a number from 1 to 6, followed by n if the box has a naval icon"
    for number, row in enumerate(rows):
        for place, box in enumerate(row):
            require(BOX.fullmatch(box) is not None, file, f"{key}[{number}][{place}]", expected)


def _check_options(facts: IslandsFacts, known: set[str], file: str) -> None:
    require_unique(file, "harder", [other.island for other in facts.harder])
    require_unique(file, "strict", [other.island for other in facts.strict])
    for other in facts.harder:
        require(other.island in known, file, f"harder.{other.island}", one_of(known))
        _check_rows(other.rows, file, f"harder.{other.island}.rows")
    for way in facts.strict:
        require(way.island in known, file, f"strict.{way.island}", one_of(known))
        others = set(way.after) <= known - {way.island}
        require(others, file, f"strict.{way.island}.after", "expected ids of other islands")


def _check_reached(ways: dict[str, tuple[str, ...]], file: str, key: str) -> None:
    reached = {island for island, after in ways.items() if not after}
    require(bool(reached), file, key, "expected an island that is open at the start")
    while more := {i for i, after in ways.items() if i not in reached and reached & set(after)}:
        reached |= more
    lost = sorted(set(ways) - reached)
    require(not lost, file, f"{key}.{lost[0] if lost else ''}", "no path leads there")


@rule("16.8")
def check_timeline(timeline: TimelineFacts, sheet: SheetFacts, file: str) -> None:
    """16.8 Eleven boxes (3.1), none with more red dice than there are."""
    require(len(timeline.boxes) == 11, file, "boxes", "expected 11 boxes")
    require_unique(file, "boxes", [box.period for box in timeline.boxes])
    most = min(sheet.dice.red, sheet.dice.set)
    for index, box in enumerate(timeline.boxes):
        require(box.red <= most, file, f"boxes[{index}].red", f"expected at most {most}")


@rule("4.11", "16.8")
def check_events(events: EventsFacts, file: str) -> None:
    """4.11, 16.8 A row for each face of a die, each kind of effect at least once."""
    require(len(events.rows) == 6, file, "rows", "expected 6 rows, one for each face of the die")
    require_unique(file, "rows", [row.id for row in events.rows])
    for effect in EFFECTS:
        require(effect in {row.kind for row in events.rows}, file, "rows", f"expected a row of the kind {effect}")
    for row in events.rows:
        loses = row.kind == "lose_naval"
        expected = "expected at least 1" if loses else f"expected none, as {row.kind} has no amount"
        require((row.amount > 0) == loses, file, f"rows.{row.id}.amount", expected)


@rule("16.8")
def check_research(research: ResearchFacts, file: str) -> None:
    """16.8 At least one box."""
    require(len(research.rows) > 0 and all(research.rows), file, "rows", "expected at least one row, and a box in each")


@rule("2.5", "16.8")
def check_sheet(sheet: SheetFacts, islands: IslandsFacts, file: str) -> None:
    """2.5, 16.8 Trackers that hold what lies on them, a value for each face, bands in rising order."""
    require(sheet.dice.set <= sheet.dice.white, file, "dice.set", f"expected at most the {sheet.dice.white} white dice")
    require(len(sheet.red_values) == 6, file, "red_values", "expected 6 values, one for each face")
    for name in ("naval", "air", "nuclear", "bombing", "capitulation"):
        tracker: TrackerFacts = getattr(sheet, name)
        require(tracker.start <= tracker.limit, file, f"{name}.start", f"expected at most the limit {tracker.limit}")
    bases = sum(island.bomber for island in islands.islands)
    require(bases <= sheet.bombing.limit, file, "bombing.limit", f"expected at least the {bases} bomber icons")
    _check_results(sheet, file)


def _check_results(sheet: SheetFacts, file: str) -> None:
    grades = tuple(band.grade for band in sheet.results)
    require(grades == GRADES, file, "results", f"expected the grades {', '.join(GRADES)} in this order")
    starts = [band.from_ for band in sheet.results]
    rising = starts[0] == 0 and all(low < high for low, high in pairwise(starts))
    require(rising, file, "results", "expected bands that begin with 0 and rise")
    limit = sheet.capitulation.limit
    require(starts[-1] <= limit, file, "results", f"expected bands within the {limit} boxes of the track")


def require_unique(file: str, key: str, ids: Iterable[str]) -> None:
    """Raises DataError at the first id that stands there twice."""
    for id, count in Counter(ids).items():
        require(count == 1, file, key, f"{id} stands there {count} times")


def one_of(ids: Iterable[str]) -> str:
    """The expectation of one of these ids."""
    return f"expected one of {', '.join(sorted(ids))}"
