"""`casusbelli rules`."""

from pathlib import Path
from typing import get_args

import pytest
from tests.cli.running import Runner

from casusbelli.engine.game import find
from casusbelli.testing import coverage as covering
from casusbelli.testing.coverage import Coverage

BOOK = find("war").rulebook
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def test_a_clause_with_its_code_and_its_tests(cli: Runner) -> None:
    told = cli("rules war 6.7 --json").document
    assert told["id"] == "6.7"
    assert told["title"] == "Dice are fair and public"
    assert told["says"] == BOOK.clause("6.7").says
    assert told["language"] == "en"
    assert any(place["file"] == "src/casusbelli/games/war/ch06_battle.py" for place in told["code"])
    assert any(place["file"] == "tests/games/war/test_odds.py" for place in told["tests"])
    for place in [*told["code"], *told["tests"]]:
        line = (ROOT / place["file"]).read_text(encoding="utf-8").splitlines()[place["line"] - 1]
        assert "6.7" in line or "(" in line


@pytest.mark.parametrize(
    ("lang", "title", "mark"),
    [
        ("es", "Tercera comparación", "inglés"),
        ("pt-BR", "Terceira comparação", "inglês"),
        ("en", "Third comparison", "Statement"),
    ],
)
def test_the_title_in_the_language_of_the_player(cli: Runner, lang: str, title: str, mark: str) -> None:
    told = cli("rules war 6.3", lang=lang)
    assert told.status == 0
    assert title in told.out
    assert mark in told.out
    assert BOOK.clause("6.3").says[:60] in told.out


def test_without_a_clause_all_chapters(cli: Runner) -> None:
    told = cli("rules war --json").document
    assert [chapter["number"] for chapter in told["chapters"]] == [chapter.number for chapter in BOOK.chapters]
    assert [c["id"] for chapter in told["chapters"] for c in chapter["clauses"]] == [c.id for c in BOOK.clauses]
    assert "6.3" in cli("rules war").out


def test_a_chapter(cli: Runner) -> None:
    [chapter] = cli("rules war 6 --json").document["chapters"]
    assert chapter["title"] == "Battle"
    assert {clause["id"].partition(".")[0] for clause in chapter["clauses"]} == {"6"}


@pytest.mark.parametrize("line", ["chess", "war 6.99", "war 99", "war six"])
def test_what_there_is_not(cli: Runner, line: str) -> None:
    told = cli(f"rules {line}")
    assert told.status == 2
    assert ("6.3" in told.complaint) == (line == "war 6.99")


def covered(monkeypatch: pytest.MonkeyPatch, complete: bool) -> Coverage:
    """War's coverage with its gaps closed, or with one torn open."""
    found = covering.coverage("casusbelli.games.war", ROOT)
    failures = () if complete else (covering.Failure("no-test", "6.3"), *found.failures)
    made = Coverage(found.clauses, found.examples, failures)
    monkeypatch.setattr(covering, "coverage", lambda *_: made)
    return made


@pytest.mark.parametrize("complete", [True, False])
@pytest.mark.parametrize("json", ["", "--json"])
def test_coverage_tells_by_its_exit_status(
    cli: Runner, monkeypatch: pytest.MonkeyPatch, complete: bool, json: str
) -> None:
    covered(monkeypatch, complete)
    told = cli(f"rules war --coverage {json}")
    assert told.status == (0 if complete else 1)
    assert told.err == ""


def test_coverage_as_a_document(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    made = covered(monkeypatch, complete=False)
    told = cli("rules war --coverage --json").document
    assert told["complete"] is False
    assert told["failures"][0] == {"problem": "no-test", "subject": "6.3", "places": []}
    assert [row["id"] for row in told["clauses"]] == [found.clause.id for found in made.clauses]
    assert [row["id"] for row in told["examples"]] == [found.example.id for found in made.examples]
    assert told["totals"]["clauses"] == 139
    assert told["totals"]["need_code"] == sum(c.kind in ("rule", "option") for c in BOOK.clauses)
    assert told["totals"]["failures"] == len(made.failures)


def test_coverage_as_a_table(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    covered(monkeypatch, complete=False)
    lines = cli("rules war --coverage").out.splitlines()
    assert "No test cites clause 6.3" in lines
    assert any(line.startswith("139 clauses; code: ") for line in lines)
    assert any(line.split()[:1] == ["6.3"] and "losses" in line for line in lines)


def test_every_problem_has_a_sentence(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    place = (covering.Place("a.py", 3, "f"),)
    problems = [problem for problem in get_args(covering.Problem) if problem != "unreadable"]
    failures = tuple(covering.Failure(problem, "9.9", place) for problem in problems)
    made = Coverage((), (), failures)
    monkeypatch.setattr(covering, "coverage", lambda *_: made)
    for lang in ("es", "pt-BR", "en"):
        told = cli("rules war --coverage", lang=lang)
        assert told.status == 1
        assert told.out.count("9.9") == len(failures)
        assert "coverage-" not in told.out


def test_a_package_without_its_tests_has_no_coverage(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covering, "project_folder", lambda _package: None)
    told = cli("rules war --coverage")
    assert told.status == 2
    assert "clone" in told.complaint
    [code] = {place["file"] for place in cli("rules war 6.3 --json").document["code"]}
    assert code == "casusbelli/games/war/ch06_battle.py"
