"""A position of War in the Pacific as rows: the sheet, the dice, what they could do, the chances of a raid."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.presented import messages
from tests.games.war_in_the_pacific.positions import TO_IWO_JIMA, TO_SAIPAN, Story, american, campaign

from casusbelli.engine.present import Cell, Section, percent
from casusbelli.engine.record import Message, Thing
from casusbelli.games.war_in_the_pacific import GAME, present
from casusbelli.games.war_in_the_pacific.actions import Attack, EndPhase, Raid, Raise
from casusbelli.games.war_in_the_pacific.board import GROUPS, ISLANDS, die, target
from casusbelli.table.narrate import LANGUAGES, Narrator
from casusbelli.testing.cite import clause

P, Q = die("p"), die("q")


def cells(told: list[Section]) -> list[Any]:
    """What all cells say, those inside others too."""
    rows = [cell for section in told for row in section.rows for cell in row]
    inside = [inner for cell in rows if isinstance(cell.text, tuple) for inner in cell.text]
    return [cell.text for cell in (*rows, *inside)]


def message_id(text: Any) -> str:
    """The id of a message in a cell."""
    assert isinstance(text, Message)
    return text.id


def busy() -> Story:
    """A sheet on which a little of everything has happened."""
    told = american("6 4 3 1", "5", naval=2, air=1, bombs=1, research=6, bombing=1, captured=TO_SAIPAN)
    return told.does("supply q", "lay r tinian_guam", "raise s 1")


@clause("17.10")
def test_17_10_every_island_with_its_boxes() -> None:
    told = american("4", boxes={"tarawa": 2}, captured=["guadalcanal"])
    sections = present.sections(told.view(0))
    assert [section.title.args["title"] for section in sections[:3]] == [Thing("group", n) for n in range(len(GROUPS))]
    rows = {row[0].text.id: row for s in sections[:3] for row in s.rows if isinstance(row[0].text, Thing)}
    assert sorted(rows) == list(range(len(ISLANDS)))
    assert rows[target("tarawa")][1].text == "✕ ✕ / 4 5"
    assert rows[target("tinian_guam")][1].text == "5⚓ 5 / 5 6"
    assert rows[target("okinawa")][2].text == "☀☀ ✈"
    fates = [rows[target(name)][3].text for name in ("guadalcanal", "tarawa", "honshu")]
    assert [fate.id if isinstance(fate, Message) else fate for fate in fates] == [
        "present-captured",
        "",
        "present-locked",
    ]


@clause("17.10")
def test_17_10_the_trackers() -> None:
    told = american("4", naval=2, research=4, points=7)
    rows = {message_id(row[0].text): row[1].text for row in present.sections(told.view(0))[3].rows}
    assert (rows["present-points"], rows["present-naval"]) == ("7 / 20", "2 / 5")
    assert rows["present-research"] == "✕ ✕ ✕ / ✕ 4 4"


@clause("17.8")
def test_17_8_the_harder_sheet_is_shown() -> None:
    told = american("4", harder_sheet=True)
    assert "5⚓ 5 6 / 6⚓ 6" in cells(present.sections(told.view(0)))


@clause("17.9", "17.10")
def test_17_9_players_and_their_sheets() -> None:
    s = GAME.new(3)
    everybody, mine = GAME.view(s, ()), GAME.view(s, (1,))
    assert (len(present.sections(everybody)), len(present.sections(mine))) == (12, 4)
    assert [section.title.args["seat"] for section in present.sections(mine)] == [1] * 4
    (section,) = present.status(mine)
    assert [row[0].seat for row in section.rows] == [0, 1, 2]
    assert len({mark.colour for mark in present.marks(mine)}) == 3


@clause("5.2")
def test_5_2_the_dice_and_what_they_could_do() -> None:
    (section,) = present.fronts(busy().view(0), 0)
    rows = {row[0].text.id: row for row in section.rows if isinstance(row[0].text, Thing)}
    could = [Thing("target", target(name)) for name in ("tinian_guam", "guadalcanal", "bombing", "naval", "nuclear")]
    assert rows[P][4].text == tuple(Cell(thing) for thing in could)
    assert message_id(rows[Q][3].text) == "present-spent"
    assert rows[Q][4].text == ""
    assert [message.id for message in messages(list(rows[die("r")]))].count("present-laid") == 1
    assert [message.args["value"] for message in messages(list(rows[die("t")])) if message.id == "present-worth"] == [3]


def test_no_dice_no_front() -> None:
    assert present.fronts(campaign(3, naval=1).view(0), 0) == []


def test_a_natural_six_that_waits_is_noted() -> None:
    assert "present-claims" in [message.id for message in messages(present.status(american("6").view(0)))]


@clause("13.2")
def test_13_2_the_grade_is_noted_at_the_end() -> None:
    told = american("1", turn=11, points=13).does("end-phase")
    assert "result-historical" in [message.id for message in messages(present.status(told.view(0)))]


# Odds.


@clause("10.4")
def test_10_4_the_chances_of_a_raid() -> None:
    view = american("4", bombing=2).view(0)
    (section,) = present.odds(view, 0, [], [])
    assert [row[2].text for row in section.rows] == ["1/3", "5/9"]
    assert present.odds(american("4").view(0), 0, [], []) == []
    forecast = present.forecast(view, Raid(P, 0))
    assert forecast is not None
    assert (forecast.probability, forecast.fraction) == ("0.556", "5/9")
    assert present.forecast(view, EndPhase(), 1) is None


def test_a_chance_in_percent() -> None:
    assert percent(Fraction(1, 3)).args == {"whole": "33", "tenths": "3"}


# What is meant.


def test_a_die_without_a_number_uses_as_few_cubes_as_will_do() -> None:
    attacks = [Attack(P, target("tarawa"), cubes) for cubes in (1, 2, 3)]
    assert present.most(attacks) == attacks[0]
    assert present.most([Raise(P, 1), Raise(P, 2)]) is None


def test_nothing_is_repeated() -> None:
    view = american("4").view(0)
    shows = GAME.presentation
    assert shows.onward(view, EndPhase(), 0, []) is None
    assert shows.chances(view, EndPhase(), 0) == shows.echo(view, EndPhase()) == shows.secrets(view, 0) == []
    assert shows.digest([1, 2]) == [1, 2]


def test_further_names_of_islands() -> None:
    assert present.aliases("target")["guam"] == target("tinian_guam")
    assert present.aliases("die") == {}


# For the browser.


@clause("16.8")
def test_16_8_facts_of_the_sheet() -> None:
    facts = present.facts()
    assert [len(facts[name]) for name in ("islands", "boxes", "ways", "timeline")] == [15, 2, 2, 11]
    assert facts["bands"][1] == {"from": 13, "grade": "historical"}
    assert facts["results"][1][1:] == (1, 1, 2, 2, 3, 3)


def test_charts_of_a_game() -> None:
    told = american("4", turn=10, points=3, research=6).does("attack p guadalcanal 0", "end-phase").script((3,))
    told.script((1,) * 5).does("end-phase")
    charts = present.charts([(told.view(), told.events())])
    assert charts == {"points": [[3, 3]], "boxes": [[2, 2]]}
    assert present.charts([]) == {"points": [], "boxes": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    told = busy()
    view = told.view(0)
    marks = present.marks(view)
    narrator = Narrator(GAME, language, [mark.name for mark in marks], strict=True)
    over = american("1", turn=11, captured=TO_IWO_JIMA).does("end-phase").view(0)
    several = GAME.view(GAME.new(2), (0,))
    shown = [*present.sections(view), *present.status(view), *present.fronts(view, 0), *present.odds(view, 0, [], [])]
    shown += [*present.status(over), *present.sections(several), *present.status(several)]
    letters = [mark.letters for mark in (*marks, *present.marks(several))]
    for message in [*messages(shown), *letters, told.frame.prompt(told.state)]:
        assert narrator.message(message) or message.id == "present-note"
