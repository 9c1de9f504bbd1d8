"""16 Data of the sheet, and what a sheet may not say."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from casusbelli.engine.components import DataError, Facts, decode, provenance, text
from casusbelli.games.war_in_the_pacific import board, facts
from casusbelli.games.war_in_the_pacific.facts import (
    EventsFacts,
    IslandsFacts,
    ResearchFacts,
    SheetFacts,
    TimelineFacts,
)
from casusbelli.testing import clause

DATA = Path(board.__file__).parent / "data"


def of_group(name: str) -> list[int]:
    return [i for i in range(len(board.ISLANDS)) if board.GROUPS[board.GROUP_OF[i]] == name]


def totals(islands: list[int]) -> tuple[int, int, int, int]:
    """Boxes, naval icons, suns and bomber icons."""
    sheet = board.SHEETS[0]
    return (
        sum(len(sheet.numbers[i]) for i in islands),
        sum(sum(sheet.icons[i]) for i in islands),
        sum(board.SUNS[i] for i in islands),
        sum(board.BOMBERS[i] for i in islands),
    )


def printed(name: str, harder: bool = False) -> str:
    """The boxes of an island as they are written down: `3 4n / 4 5`."""
    sheet, island, signs = board.SHEETS[harder], board.target(name), []
    for number, icon, end in zip(sheet.numbers[island], sheet.icons[island], sheet.ends[island], strict=True):
        signs += [f"{number}{'n' * icon}", *["/"] * end]
    return " ".join(signs[:-1])


@clause("16.1")
def test_16_1_the_central_path() -> None:
    assert totals(of_group("central")) == (23, 6, 6, 3)
    boxes = ["3 4n / 4 5", "4 4 4n", "4 4n 5", "4 5n 5 / 5 6", "5n 5 / 5 6", "5n 5 / 6 6"]
    names = ["tarawa", "kwajalein", "eniwetok", "saipan", "tinian_guam", "iwo_jima"]
    assert [printed(name) for name in names] == boxes
    assert [board.WAYS[0][board.target(a)] for a in names[:5]] == [(board.target(b),) for b in names[1:]]


@clause("16.2")
def test_16_2_the_south_path() -> None:
    assert totals(of_group("south")) == (28, 8, 8, 1)
    names = ["guadalcanal", "new_georgia", "bougainville", "new_guinea", "leyte", "luzon", "okinawa"]
    boxes = ["2 3 3n", "2 3 / 4n 4", "3 3 / 4n 4", "3 4 / 4n 4", "4 4n / 5 5", "4 5n / 5 5", "5n 5 5 / 6n 6"]
    assert [printed(name) for name in names] == boxes
    assert [board.WAYS[0][board.target(a)] for a in names[:6]] == [(board.target(b),) for b in names[1:]]


@clause("16.3")
def test_16_3_japan() -> None:
    assert totals(of_group("japan")) == (10, 4, 6, 0)
    assert [printed(name) for name in ("kyushu", "honshu")] == ["5n 5 5 / 6n 6", "6n 6 6 / 6n 6"]


@clause("16.4")
def test_16_4_the_whole_map() -> None:
    assert len(board.ISLANDS) == 15
    assert totals(list(range(15))) == (61, 18, 20, 4)
    doubled = {board.ISLANDS[i] for i in range(15) if min(board.SHEETS[0].numbers[i]) <= 3}
    assert doubled == {"tarawa", "guadalcanal", "new_georgia", "bougainville", "new_guinea"}


@clause("16.5")
def test_16_5_the_timeline() -> None:
    assert board.RED_OF == (2, 2, 1, 0, 0, 0, 2, 0, 0, 0, 0)
    assert (board.LABELS[6], board.PERIODS[0], board.PERIODS[-1]) == ("d_day", "1942_05", "1945_09")
    assert set(board.LABELS[:3]) == {"build_up"}


@clause("16.6")
def test_16_6_the_event_table() -> None:
    rows = list(zip(board.EFFECTS, board.AMOUNTS, strict=True))
    assert rows == [
        ("lose_naval", 2),
        ("lose_naval", 1),
        ("remove_die", 0),
        ("recolour_die", 0),
        ("free_roll", 0),
        ("breakthrough", 0),
    ]


@clause("16.7")
def test_16_7_the_research_track() -> None:
    assert board.RESEARCH == (2, 2, 3, 3, 4, 4)
    assert board.RESEARCH_ROWS == (3, 3)


@clause("2.3", "2.4", "2.5")
def test_2_5_limits_of_the_trackers() -> None:
    limits = (board.NAVAL_LIMIT, board.AIR_LIMIT, board.NUCLEAR_LIMIT, board.BOMBING_LIMIT, board.POINTS_LIMIT)
    assert limits == (5, 3, 3, 4, 20)


@clause("16.8")
def test_16_8_the_player_is_told_what_is_reconstructed() -> None:
    told = provenance(board.PACKAGE)
    assert set(told) == {"islands", "timeline", "events", "research", "sheet"}
    assert told["islands"]["islands"] == told["events"]["rows"] == "reconstruction"


@clause("16.8")
def test_16_8_another_sheet_changes_no_rule(tmp_path: Path) -> None:
    body = (DATA / "islands.toml").read_text(encoding="utf-8")
    (tmp_path / "islands.toml").write_text(body.replace('rows = [["2", "3", "3n"]]', 'rows = [["6n", "1"]]'))
    program = (
        "import sys; from pathlib import Path; from casusbelli.engine import components, drive, game; import random\n"
        "components.replace('war-in-the-pacific', Path(sys.argv[1]))\n"
        "from casusbelli.games.war_in_the_pacific import GAME, board\n"
        "assert board.SHEETS[0].numbers[board.target('guadalcanal')] == (6, 1)\n"
        "assert drive.play_random(GAME, 2, random.Random(1)).result is not None\n"
    )
    run = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


# What is wrong is refused by file, key and expectation.

KINDS: dict[str, type[Any]] = {
    "islands": IslandsFacts,
    "timeline": TimelineFacts,
    "events": EventsFacts,
    "research": ResearchFacts,
    "sheet": SheetFacts,
}


def changed(name: str, old: str, new: str) -> Facts:
    """A data file in which one text stands for another."""
    body = text(board.PACKAGE, f"data/{name}.toml")
    assert old in body
    facts_: Facts = decode(body.replace(old, new, 1).encode(), f"{name}.toml", KINDS[name])
    return facts_


def check(name: str, old: str, new: str) -> None:
    """All checks of a data file in which one text stands for another."""
    told: Any = changed(name, old, new)
    sheet: Any = changed("sheet", "dice", "dice") if name != "sheet" else told
    islands: Any = changed("islands", "groups", "groups") if name != "islands" else told
    checks = {
        "islands": lambda: facts.check_islands(told, "islands.toml"),
        "timeline": lambda: facts.check_timeline(told, sheet, "timeline.toml"),
        "events": lambda: facts.check_events(told, "events.toml"),
        "research": lambda: facts.check_research(told, "research.toml"),
        "sheet": lambda: facts.check_sheet(sheet, islands, "sheet.toml"),
    }
    checks[name]()


@clause("16.8")
@pytest.mark.parametrize("name", KINDS)
def test_16_8_the_packaged_sheet_is_sound(name: str) -> None:
    check(name, "provenance", "provenance")


@clause("16.8", "2.5")
@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("islands", '["3", "4n"]', '["7", "4n"]', "islands.tarawa.rows[0][0]"),
        ("islands", '["3", "4n"]', '["3", "4x"]', "islands.tarawa.rows[0][1]"),
        ("islands", '["3", "4n"]', "[]", "islands.tarawa.rows"),
        ("islands", "suns = 1", "suns = -1", "islands[0].suns"),
        ("islands", 'group = "central"', 'group = "north"', "islands.tarawa.group"),
        ("islands", 'id = "kwajalein"', 'id = "tarawa"', "islands"),
        ("islands", 'id = "honshu"', 'id = "naval"', "islands.naval.id"),
        ("islands", 'after = ["tarawa"]', 'after = ["hawaii"]', "islands.kwajalein.after"),
        ("islands", 'after = ["tarawa"]', 'after = ["eniwetok"]', "islands.eniwetok"),
        ("islands", '{ island = "honshu"', '{ island = "hokkaido"', "harder.hokkaido"),
        ("islands", '{ island = "kyushu"', '{ island = "hokkaido"', "strict.hokkaido"),
        ("islands", 'after = ["okinawa"] }', 'after = ["hawaii"] }', "strict.kyushu.after"),
        ("islands", 'attacked = "1943-11"', 'attacked = "1943-13"', "islands[0].attacked"),
        ("timeline", "red = 2", "red = 4", "boxes[0].red"),
        ("timeline", '    { period = "1945_09", red = 0 },\n', "", "boxes"),
        ("timeline", '"1942_09"', '"1942_05"', "boxes"),
        ("events", '    { id = "europe_first", kind = "remove_die" },\n', "", "rows"),
        ("events", 'kind = "remove_die"', 'kind = "free_roll"', "rows"),
        ("events", "amount = 2", "amount = 0", "rows.fleet_sorties.amount"),
        ("events", 'kind = "remove_die"', 'kind = "remove_die", amount = 1', "rows.europe_first.amount"),
        ("events", 'kind = "remove_die"', 'kind = "win"', "rows[2].kind"),
        ("research", "[3, 4, 4]", "[3, 4, 7]", "rows[1][2]"),
        ("research", "[3, 4, 4]", "[]", "rows"),
        ("sheet", "limit = 5, start = 2", "limit = 1, start = 2", "naval.start"),
        ("sheet", "limit = 4, start = 0", "limit = 3, start = 0", "bombing.limit"),
        ("sheet", "set = 6", "set = 8", "dice.set"),
        ("sheet", "[1, 1, 2, 2, 3, 3]", "[1, 1, 2, 2, 3]", "red_values"),
        ("sheet", "from = 17", "from = 12", "results"),
        ("sheet", "from = 17", "from = 21", "results"),
        ("sheet", 'grade = "historical"', 'grade = "defeat"', "results"),
        ("sheet", "red = 3", "blue = 3", "dice"),
    ],
)
def test_16_8_impossible_numbers_are_refused(name: str, old: str, new: str, key: str) -> None:
    with pytest.raises(DataError) as refused:
        check(name, old, new)
    assert (refused.value.file, bool(refused.value.expectation)) == (f"{name}.toml", True)
    assert refused.value.key.startswith(key), refused.value


def test_every_name_of_a_die_is_another() -> None:
    assert len(set(board.DICE)) == len(board.DICE) == board.SET_SIZE + board.BOMBING_LIMIT + 2
    assert [board.DICE[d] for d in (*board.RAID_DICE, board.EVENT_DIE, board.NUCLEAR_DIE)] == [
        *("b1", "b2", "b3", "b4"),
        *("event", "nuclear"),
    ]
