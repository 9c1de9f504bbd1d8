"""Playing at the terminal: whole games, commands, mistakes, several people, attacks."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.sitting_down import WAR, Sat, Tables, answer_to, flat

from casusbelli.bots import registry
from casusbelli.cli.words import LANGUAGES
from casusbelli.engine.agent import Budget
from casusbelli.games.war.actions import Attack
from casusbelli.table import journal
from casusbelli.table.replay import classify

TERRITORIES = next(table.ids for table in WAR.names.values() if table.kind == "territory")
OBJECTIVES = next(table.ids for table in WAR.names.values() if table.kind == "objective")
HELD = 2
"""Zone of the objective that seat 0 holds; that of seat 1 is the next."""


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    kept = Tables(tmp_path)
    yield kept
    kept.close()


@pytest.fixture
def sat(tables: Tables) -> Sat:
    return Sat(tables.begun())


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_words(tables: Tables, language: str) -> None:
    """A person who thinks like the greedy bot and types in a language plays on until somebody has won."""
    sat = Sat(tables.begun(("human", "greedy", "random"), seed=11, round_limit=40), language)
    mind, match = registry.make("greedy", WAR, 0, 1), sat.table.match

    def typist() -> Iterator[str]:
        while (request := sat.table.request()) is not None:
            yield sat.session.teller.action(mind.choose(match.view((0,)), request.actions, Budget()))

    written = sat.type_all(typist())
    assert match.result is not None
    assert "✗" not in written
    assert sat.session.teller.message(f"result-{match.result.reason}") in written
    assert classify(journal.read(tables.path), WAR).kind == "identical"


def test_a_game_is_played_by_picking_from_the_list(tables: Tables) -> None:
    """Somebody who types nothing but `?` and numbers gets to the end too."""
    sat, rng = Sat(tables.begun(seed=3, round_limit=4)), random.Random(9)

    def typist() -> Iterator[str]:
        while sat.table.request() is not None:
            before = len(sat.output.getvalue())
            yield "?"
            entries = re.findall(r"(?<!\S)(\d+)  ([a-z]\S*(?: [^\s]+)*)", sat.output.getvalue()[before:])
            number, text = rng.choice(entries)
            yield number
            if (run := re.search(r" (\d+)-\d+$", text)) and not text.startswith("attack"):
                yield run[1]

    written = sat.type_all(typist())
    assert sat.table.match.result is not None
    assert sat.table.match.result.reason == "round-limit"
    assert "After round" in written
    assert "no such number" not in written


# Typing.


def test_the_list_folds_numbers_and_can_be_narrowed(sat: Sat) -> None:
    written = sat.type("?", "? place", "? japan")
    mine = sat.state.owner.count(0)
    assert answer_to("?", written).count("1-7") == mine
    assert "(4.4)" in answer_to("?", written)
    japan = sat.state.owner[TERRITORIES.index("japao")] == 0
    assert ("place Japan 1-7" in answer_to("? japan", written)) == japan


def test_a_number_that_is_missing_is_asked_for(sat: Sat) -> None:
    line = sat.last().rpartition(" ")[0]
    written = sat.type(line, "2")
    assert "1-7" in answer_to(line, written)
    assert "places 2 in" in answer_to("2", written)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("plaec brazil 3", "Did you mean “place”"),
        ("place brazl 3", "Did you mean “brazil”"),
        ("attack brazil algeria", r"\[5\.1"),
        ("end turn", r"\[4\.6|\[3\.3"),
        ("99", "at most 7|A number of what"),
        ("place", "Which of these"),
        ("advance 2", r"\[\d"),
        ("why end turn", r"\[4\.6|\[3\.3"),
        ("why", "why attack"),
        ("undo", "✗"),
        ("rule 99", "There is no clause 99"),
        ("load", "Load what"),
        ("load nowhere.jsonl", "nowhere.jsonl"),
        ("odds narnia", "means nothing here"),
        ("? narnia", "means nothing here"),
        ("? attack", "Nothing that you may do now"),
        ("", "lists what you may do"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_changes(sat: Sat, line: str, told: str) -> None:
    sat.table.play_bots()
    before, entries = sat.table.match.hash(), len(sat.table.match.journal.entries)
    written = answer_to(line, sat.type(line))
    assert re.search(told, flat(written)), written
    assert sat.table.match.hash() == before
    assert len(sat.table.match.journal.entries) == entries


def test_what_is_not_ones_own_is_refused_with_clause_and_the_nearest_legal_thing(sat: Sat) -> None:
    sat.table.play_bots()
    place = next(t for t, owner in enumerate(sat.state.owner) if owner != 0)
    line = f"place {TERRITORIES[place]} 1"
    written = answer_to(line, sat.type(line))
    assert "[4.4" in written
    assert "Possible: place" in written


def test_why_something_that_is_legal_is_so_said(sat: Sat) -> None:
    line = f"why {sat.last()}"
    assert "That is allowed" in answer_to(line, sat.type(line))


def test_a_clause_is_shown_with_its_source(sat: Sat) -> None:
    written = sat.type("rule 6.1", "rule 6", "rule")
    assert "First comparison and ties" in answer_to("rule 6.1", written)
    assert "rulebook" in answer_to("rule 6.1", written)
    assert all(f"6.{n} " in answer_to("rule 6", written) for n in range(1, 8))
    assert "4.4" in answer_to("rule", written)


def test_help_names_every_command(sat: Sat) -> None:
    written = answer_to("help", sat.type("help"))
    assert all(word in written for word in ("undo", "rule 6.3", "save FILE", "odds", "log", "quit"))


def test_own_secrets_are_shown_and_no_others(sat: Sat) -> None:
    written = flat(sat.type("secrets", "board", "log"))
    texts = [flat(sat.session.teller.message(f"objective-{id}")) for id in OBJECTIVES]
    own = sat.state.objectives.zone.index(HELD)
    assert [at for at, text in enumerate(texts) if text in written] == [own]


def test_the_log_is_as_long_as_asked_for(sat: Sat) -> None:
    written = sat.type("log 2", "log 5")
    two, five = (answer_to(f"log {n}", written) for n in (2, 5))
    assert len(two.splitlines()) + 3 <= len(five.splitlines())


def test_taking_back(tables: Tables) -> None:
    sat = Sat(tables.begun())
    line = sat.last().rpartition(" ")[0] + " 1"
    before = sat.table.match.hash()
    written = sat.type(line, "undo")
    assert "Taken back" in answer_to("undo", written)
    assert sat.table.match.hash() == before
    assert classify(journal.read(tables.path), WAR).kind == "identical"


def test_a_table_without_takebacks(tables: Tables) -> None:
    sat = Sat(tables.begun(takebacks=False))
    line = sat.last().rpartition(" ")[0] + " 1"
    before = sat.table.match.hash()
    assert "✗" in answer_to("undo", sat.type(line, "undo"))
    assert sat.table.match.hash() != before


# Attacks.


@pytest.fixture
def attacking(tables: Tables) -> Sat:
    """Somebody who has just come to the attacks of the second round."""
    sat = Sat(tables.begun())

    def typist() -> Iterator[str]:
        while not attacks(sat):
            yield sat.last()

    sat.type_all(typist())
    return Sat(tables.again())


def attacks(sat: Sat) -> list[tuple[str, int, int]]:
    """The attacks there are: lines without a number, origins, targets."""
    found = [action for action in sat.request.actions if isinstance(action, Attack)]
    return [(sat.session.teller.head(action), action.origin, action.target) for action in found]


def strongest(sat: Sat) -> tuple[str, int, int]:
    return max(attacks(sat), key=lambda attack: sat.state.armies[attack[1]])


def test_an_attack_without_a_number_uses_all_it_can(attacking: Sat) -> None:
    line, origin, _ = strongest(attacking)
    most = min(3, attacking.state.armies[origin] - 1)
    written = answer_to(line, attacking.type(line))
    assert f"with {most}." in written
    assert "Now: " in written


def test_an_attack_is_repeated_to_the_end_after_its_odds(attacking: Sat) -> None:
    line, origin, target = strongest(attacking)
    written = answer_to(f"{line} to the end", attacking.type(f"{line} to the end"))
    assert "probability" in written.splitlines()[0]
    assert attacking.state.armies[origin] == 1 or attacking.state.armies[target] == 0


def test_an_attack_is_repeated_down_to_a_number(attacking: Sat) -> None:
    line, origin, target = strongest(attacking)
    keep = attacking.state.armies[origin] - 1
    attacking.type(f"{line} until {keep}")
    left = attacking.state.armies[origin]
    assert keep - 3 <= left <= keep or attacking.state.armies[target] == 0


def test_a_stop_rule_that_allows_no_roll(attacking: Sat) -> None:
    line, *_ = strongest(attacking)
    before = attacking.table.match.hash()
    assert "✗" in answer_to(f"{line} until 500", attacking.type(f"{line} until 500"))
    assert attacking.table.match.hash() == before


def test_other_things_are_not_repeated(sat: Sat) -> None:
    line = f"{sat.last()} to the end"
    assert "cannot be repeated" in answer_to(line, sat.type(line))


def test_odds_of_all_attacks_of_some_and_of_one(attacking: Sat) -> None:
    line, origin, _ = strongest(attacking)
    one = f"odds {TERRITORIES[origin]}"
    pair = f"odds {line.partition(' ')[2]}"
    written = attacking.type("odds", one, pair)
    everything, some, detailed = (answer_to(text, written) for text in ("odds", one, pair))
    assert 0 < some.count("%") <= everything.count("%")
    assert "The next roll" in detailed
    assert re.search(r"\d+/\d+", detailed)


def test_an_advance_is_a_bare_number(attacking: Sat) -> None:
    def typist() -> Iterator[str]:
        while type(attacking.request.actions[0]).__name__ != "Advance":
            yield f"{strongest(attacking)[0]} to the end"
        yield "1"

    written = attacking.type_all(typist())
    assert "and advances 1" in answer_to("1", written)


# Several people at one screen.


def test_a_curtain_hides_what_is_secret(tables: Tables) -> None:
    sat = Sat(tables.begun(("human", "human", "random")))
    sat.table.play_bots()
    written = sat.type("", sat.last(), "")
    shown = [flat(part) for part in written.split("Pass the keyboard to ")]
    objectives = [sat.session.teller.message(f"objective-{OBJECTIVES[held(sat, seat)]}") for seat in (0, 1)]
    seen = [tuple(flat(text) in part for text in objectives) for part in shown]
    assert len(seen) == 3
    assert seen[0] == (False, False)
    assert sorted(seen[1:]) == [(False, True), (True, False)]


def held(sat: Sat, seat: int) -> int:
    zone: list[int] = sat.state.objectives.zone
    return zone.index(HELD + seat)


def test_one_person_alone_needs_no_curtain(sat: Sat) -> None:
    assert "Pass the keyboard" not in sat.type(sat.last())
