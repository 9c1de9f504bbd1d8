"""A position of War as rows: everything public, the own secrets, exact odds, and no secret of anybody else."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.presented import messages
from tests.games.war.positions import RED, position

from casusbelli.engine import flow
from casusbelli.engine.ids import Seat
from casusbelli.engine.present import Cell, Section, percent
from casusbelli.engine.record import Result, Thing
from casusbelli.engine.visibility import View
from casusbelli.games.war import GAME, present, queries
from casusbelli.games.war.actions import Attack, EndTurn, Place
from casusbelli.games.war.board import CONTINENTS, TERRITORIES, territory
from casusbelli.games.war.events import (
    Advanced,
    Attacked,
    CardDrawn,
    ColourTaken,
    Fought,
    Placed,
    Received,
    TurnBegan,
)
from casusbelli.games.war.odds import fight
from casusbelli.table.narrate import LANGUAGES, Narrator
from casusbelli.testing.cite import clause

OWNED = {"red": {"brasil": 5, "peru": 2, "argentina": 1, "venezuela": 1}, "green": {"argelia": 3}}
BRAZIL, ALGERIA = territory("brasil"), territory("argelia")


def seen(*seats: int, **given: Any) -> View:
    s = position(OWNED, **given)
    flow.advance(s)
    return GAME.view(s, seats)


def cells(sections: list[Section]) -> list[Cell]:
    flat: list[Cell] = []
    for section in sections:
        for cell in (cell for row in section.rows for cell in row):
            flat += [cell, *(cell.text if isinstance(cell.text, tuple) else ())]
    return flat


def places(view: View) -> list[Any]:
    """The rows of territories."""
    return [row for section in present.sections(view) for row in section.rows]


@clause("15.1")
def test_15_1_every_territory_with_its_owner_and_armies() -> None:
    view = seen(RED)
    sections = present.sections(view)
    assert [section.title.args["continent"].id for section in sections] == list(range(len(CONTINENTS)))
    rows = {row[0].text.id: row for row in places(view)}
    assert sorted(rows) == list(range(len(TERRITORIES)))
    assert all(rows[t][1].seat == view.owner[t] and rows[t][2].text == view.armies[t] for t in rows)


def test_a_frontier_is_marked() -> None:
    view = seen(RED)
    rows = {
        row[0].text.id: row for part in present.sections(view) for row in part.rows if isinstance(row[0].text, Thing)
    }
    assert rows[BRAZIL][3].text == "!"
    assert rows[territory("peru")][3].text == "·"


@clause("15.1")
def test_15_1_the_players_with_their_counts() -> None:
    view = seen(hands={"green": ("china", "india")})
    (section,) = present.status(view)
    assert [row[1].text for row in section.rows] == [view.owner.count(seat) for seat in range(3)]
    assert [row[3].text for row in section.rows] == [0, 2, 0]
    assert [message.id for message in messages(section) if message.id == "present-holds"] == ["present-holds"]


def test_fronts_tell_what_faces_the_own_territories() -> None:
    (section,) = present.fronts(seen(RED), RED)
    row = next(row for row in section.rows if row[0].text == Thing("territory", BRAZIL))
    facing = row[2].text
    assert isinstance(facing, tuple)
    assert [cell.seat for cell in facing] == [1]


@clause("15.2")
def test_15_2_secrets_are_told_to_their_owner_alone() -> None:
    given = {"hands": {"red": ("china",), "green": ("india",)}}
    told = present.secrets(seen(RED, **given), RED)
    assert told[0].id == "present-objective"
    assert told[-1].args["cards"] == [Thing("card", territory("china"))]
    for view in (seen(**given), seen(1, **given)):
        assert present.secrets(view, RED) == []


@pytest.mark.parametrize(
    ("objective", "told"),
    [
        ("territories_24", "progress-territories"),
        ("destroy_green", "progress-destroy"),
        ("destroy_red", "progress-territories"),
        ("north_america_africa", "progress-continents"),
        ("europe_oceania_plus_1", "progress-continents"),
    ],
)
def test_how_far_an_objective_is(objective: str, told: str) -> None:
    progress = present.secrets(seen(RED, objectives={"red": objective}), RED)[1]
    assert progress.id == told
    further = [message for message in messages(progress) if message.id == "progress-further"]
    assert bool(further) == ("plus" in objective)


@clause("15.6")
def test_15_6_after_the_end_the_winner_is_marked() -> None:
    s = position(OWNED)
    flow.end(s, Result((Seat(1),), "objective"))
    (section,) = present.status(GAME.view(s, ()))
    assert [message.id for message in messages(section.rows)].count("present-winner") == 1
    assert section.title.id == "present-final"


# Odds.


def numbers(section: Section, row: int) -> list[str]:
    found = ("present-decimal", "present-percent")
    parts = [message for message in messages(list(section.rows[row])) if message.id in found]
    return [f"{part.args['whole']}.{part.args['tenths']}" for part in parts]


@clause("6.7")
def test_6_7_odds_of_one_attack_are_exact() -> None:
    view = seen(RED)
    roll, whole, stop = present.odds(view, RED, [Thing("territory", ALGERIA), Thing("territory", BRAZIL)], [])
    three = [Fraction(str(row[4].text)) for row in roll.rows[:4]]
    assert sum(three) == 1
    assert three[3] == Fraction(5957, 15552)
    assert numbers(whole, 0)[0] == str(round(float(fight(5, 3).conquest()) * 100, 1))
    assert [row[0].text for row in stop.rows] == [1, 2, 3, 4]


def test_odds_are_listed_best_first() -> None:
    view = seen(RED)
    (section,) = present.odds(view, RED, [], queries.attacks(view, RED))
    chances = [float(numbers(section, row)[0]) for row in range(len(section.rows))]
    assert chances == sorted(chances, reverse=True)


def test_no_odds_where_nothing_can_be_attacked() -> None:
    view = seen(RED)
    assert present.odds(view, RED, [Thing("territory", territory("japao"))], queries.attacks(view, RED)) == []
    assert present.odds(view, RED, [Thing("territory", territory("peru"))] * 2, []) != []
    assert present.odds(view, RED, [Thing("territory", territory("argentina")), Thing("territory", BRAZIL)], []) == []


@pytest.mark.parametrize(
    ("chance", "whole", "tenths"),
    [(Fraction(1, 2), "50", "0"), (Fraction(1, 10**9), "0", "1"), (1 - Fraction(1, 10**9), "99", "9")],
)
def test_nothing_uncertain_is_shown_as_certain(chance: Fraction, whole: str, tenths: str) -> None:
    assert percent(chance).args == {"whole": whole, "tenths": tenths}


# What is meant.


def test_an_attack_goes_on_with_all_it_can_until_it_may_not() -> None:
    view = seen(RED)
    legal = queries.attacks(view, RED)
    action = Attack(BRAZIL, ALGERIA, 1)
    assert present.onward(view, action, 0, legal) == Attack(BRAZIL, ALGERIA, 3)
    assert present.onward(view, action, 5, legal) is None
    assert present.onward(view, action, 0, []) is None
    assert present.onward(view, EndTurn(), 0, legal) is None
    assert present.most(legal[:3]) == legal[2]
    assert present.most([Place(BRAZIL, 1), Place(BRAZIL, 2)]) is None


def test_a_repeated_attack_is_preceded_by_its_odds() -> None:
    (told,) = present.chances(seen(RED), Attack(BRAZIL, ALGERIA, 3), 2)
    assert told.args["chance"] == percent(fight(5, 3, stop_at=2).conquest())
    assert present.chances(seen(RED), EndTurn(), 2) == []


# What has happened.


def test_events_are_told_shortly() -> None:
    red = Seat(0)
    events = [
        ColourTaken(red, 0),  # type: ignore[arg-type]
        TurnBegan(red, 14),
        Received(red, 7, 2),
        Placed(red, BRAZIL, 2),
        Placed(red, BRAZIL, 1),
        Placed(red, territory("peru"), 1),
        Attacked(red, BRAZIL, ALGERIA, 3),
        Fought(BRAZIL, ALGERIA, (6, 5, 1), (5, 5), 1, 1),
        Attacked(red, BRAZIL, ALGERIA, 3),
        Fought(BRAZIL, ALGERIA, (6, 5, 1), (4,), 0, 1),
        Advanced(red, BRAZIL, ALGERIA, 2),
        Attacked(red, BRAZIL, ALGERIA, 1),
        Fought(BRAZIL, ALGERIA, (1,), (4,), 1, 0),
        {"type": "CardDrawn", "seat": 0, "card": None},
    ]
    turn, placed, conquered, attacked, card = present.digest(events)
    assert turn.args == {"seat": 0, "territories": 14, "armies": 9}
    assert [part.args["armies"] for part in placed.args["parts"]] == [3, 1]
    assert (conquered.id, conquered.args["rolls"], conquered.args["lost"], conquered.args["armies"]) == (
        "digest-conquered",
        2,
        1,
        2,
    )
    assert (attacked.id, attacked.args["lost"], attacked.args["beaten"]) == ("digest-attacked", 1, 0)
    assert card == events[-1]


def test_nothing_is_told_of_nothing() -> None:
    assert present.digest([]) == []
    drawn = CardDrawn(Seat(1), 3)  # type: ignore[arg-type]
    assert present.digest([drawn]) == [drawn]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    view = seen(RED, hands={"red": ("china",)}, objectives={"red": "europe_oceania_plus_1"}, eliminated={"blue": "red"})
    marks = present.marks(view)
    narrator = Narrator(GAME, language, [mark.name for mark in marks], strict=True)
    pair = [Thing("territory", BRAZIL), Thing("territory", ALGERIA)]
    told = [
        *present.sections(view),
        *present.status(view),
        *present.fronts(view, RED),
        *present.odds(view, RED, [], queries.attacks(view, RED)),
        *present.odds(view, RED, pair, []),
    ]
    lines = [*present.secrets(view, RED), *present.chances(view, Attack(BRAZIL, ALGERIA, 3), 0)]
    lines += [*present.echo(view, Attack(BRAZIL, ALGERIA, 3)), *present.echo(view, Place(BRAZIL, 1))]
    lines += [mark.letters for mark in marks]
    for message in [*messages(told), *lines]:
        assert narrator.message(message) is not None


def test_names_of_other_printings_are_known() -> None:
    assert present.aliases("territory")["Bornéu"] == territory("borneo")
    assert present.aliases("card")["Sudáfrica"] == territory("africa_do_sul")
    assert present.aliases("colour") == {}
