"""`casusbelli rules`: what the rulebook says, which code carries it out, and which tests prove it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from casusbelli.cli import show
from casusbelli.cli.errors import DONE, FALSE, Fail
from casusbelli.cli.naming import Names, names
from casusbelli.cli.options import AsJson, GameKey, Lang, find_game
from casusbelli.cli.words import listed, say
from casusbelli.engine.game import Game
from casusbelli.engine.rules import Clause, Rulebook
from casusbelli.testing import coverage as covering
from casusbelli.testing.coverage import (
    NEEDS_CODE,
    NEEDS_TEST,
    ClauseCoverage,
    Coverage,
    ExampleCoverage,
    Failure,
    Place,
)

Number = Annotated[str, typer.Argument(metavar="CLAUSE", help=say("help-clause"), show_default=False)]
Covered = Annotated[bool, typer.Option("--coverage", help=say("help-coverage"))]


def rules(game: GameKey, clause: Number = "", coverage: Covered = False, lang: Lang = "", json: AsJson = False) -> int:
    """Clauses of a rulebook."""
    found = find_game(game)
    if coverage:
        return _coverage(found, json)
    if clause:
        return _clause(found, clause, json)
    return _chapters(found, "", json)


# Chapters.


def _chapters(game: Game, only: str, json: bool) -> int:
    told = [chapter for chapter in _contents(game) if only in ("", chapter["number"])]
    if json:
        show.document({"game": game.key, "title": names(game.package).say("game-title"), "chapters": told})
        return DONE
    for chapter in told:
        show.heading(f"{chapter['number']} {chapter['title']}")
        show.table(["", "", ""], ([c["id"], c["title"], say(f"kind-{c['kind']}")] for c in chapter["clauses"]))
        show.line()
    return DONE


def _contents(game: Game) -> list[dict[str, Any]]:
    name, book = names(game.package), game.rulebook
    return [
        {"number": c.number, "title": name.chapter(c.number), "clauses": _titles(book, c.number, name)}
        for c in book.chapters
    ]


def _titles(book: Rulebook, chapter: str, name: Names) -> list[dict[str, str]]:
    clauses = [clause for clause in book.clauses if _chapter_of(clause.id) == chapter]
    return [{"id": clause.id, "title": name.clause(clause.id), "kind": clause.kind} for clause in clauses]


def _chapter_of(id: str) -> str:
    return id.partition(".")[0]


# One clause.


def _clause(game: Game, id: str, json: bool) -> int:
    book = game.rulebook
    if id in {chapter.number for chapter in book.chapters}:
        return _chapters(game, id, json)
    if id not in book.by_id:
        title = names(game.package).say("game-title")
        raise Fail(say("rules-unknown-clause", id=id, title=title, known=_near(book, id)))
    told = _told(game, _covered(game), id)
    show.document(told) if json else _tell_clause(book.clause(id), told)
    return DONE


def _near(book: Rulebook, id: str) -> str:
    """The clauses of the same chapter, or the chapters."""
    chapters = [chapter.number for chapter in book.chapters]
    same = [clause.id for clause in book.clauses if _chapter_of(clause.id) == _chapter_of(id)]
    return listed(same or chapters, 40)


def _covered(game: Game) -> Coverage:
    """What cites the clauses; without tests where the package came without them."""
    return covering.coverage(game.package, _project(game) or Path("/nowhere"))


def _project(game: Game) -> Path | None:
    return covering.project_folder(game.package)


def _told(game: Game, covered: Coverage, id: str) -> dict[str, Any]:
    found = next(c for c in covered.clauses if c.clause.id == id)
    played = [e.example.id for e in covered.examples if id in e.example.clauses]
    clause = msgspec.structs.asdict(found.clause)
    return {
        "game": game.key,
        **clause,
        "title": names(game.package).clause(id),
        "rulings": found.clause.rulings,
        "language": "en",
        "examples": played,
        **_places(game, found.code, found.tests),
    }


def _places(game: Game, code: Iterable[Place], tests: Iterable[Place]) -> dict[str, list[dict[str, Any]]]:
    return {"code": _located(_source(game), code), "tests": _located(_tests(game), tests)}


def _source(game: Game) -> Path:
    folder, project = covering.package_folder(game.package), _project(game)
    return folder.relative_to(project) if project else Path(*game.package.split("."))


def _tests(game: Game) -> Path:
    return Path("tests", "games", game.key.replace("-", "_"))


def _located(folder: Path, places: Iterable[Place]) -> list[dict[str, Any]]:
    return [{"file": (folder / p.file).as_posix(), "line": p.line, "name": p.name} for p in places]


def _tell_clause(clause: Clause, told: dict[str, Any]) -> None:
    show.heading(f"{clause.id} {told['title']}")
    show.line(say("rules-in-english"))
    show.line(f"  {clause.says}")
    show.line()
    rows = [
        (say("rules-kind"), say(f"kind-{clause.kind}")),
        (say("rules-source"), say(f"source-{clause.source}")),
        (say("rules-ruling"), clause.ruling),
        (say("rules-decides"), clause.decides),
        (say("rules-refuses"), clause.refuses),
        (say("rules-examples"), ", ".join(told["examples"])),
        (say("rules-code"), _lines(told["code"])),
        (say("rules-tests"), _lines(told["tests"])),
    ]
    show.facts((name, value) for name, value in rows if value)


def _lines(places: Iterable[dict[str, Any]]) -> str:
    return "\n".join(f"{place['file']}:{place['line']}  {place['name']}" for place in places)


# Coverage.


def _coverage(game: Game, json: bool) -> int:
    if _project(game) is None:
        raise Fail(say("rules-no-tests", key=game.key))
    covered = _covered(game)
    if json:
        show.document(_report(game, covered))
    else:
        _tell_coverage(game, covered)
    return DONE if covered.complete else FALSE


def _report(game: Game, covered: Coverage) -> dict[str, Any]:
    return {
        "game": game.key,
        "complete": covered.complete,
        "totals": totals(covered),
        "clauses": [_clause_row(game, found) for found in covered.clauses],
        "examples": [_example_row(game, found) for found in covered.examples],
        "failures": [_failure_row(failure) for failure in covered.failures],
    }


def totals(covered: Coverage) -> dict[str, int]:
    """How many clauses and examples there are, how many need code and tests, and how many of those have them."""
    coded = [found for found in covered.clauses if found.clause.kind in NEEDS_CODE]
    tested = [found for found in covered.clauses if found.clause.kind in NEEDS_TEST]
    return {
        "clauses": len(covered.clauses),
        "need_code": len(coded),
        "have_code": sum(bool(found.code) for found in coded),
        "need_test": len(tested),
        "have_test": sum(bool(found.tests) for found in tested),
        "examples": len(covered.examples),
        "examples_played": sum(bool(found.tests) for found in covered.examples),
        "failures": len(covered.failures),
    }


def _clause_row(game: Game, found: ClauseCoverage) -> dict[str, Any]:
    return {"id": found.clause.id, "kind": found.clause.kind, **_places(game, found.code, found.tests)}


def _example_row(game: Game, found: ExampleCoverage) -> dict[str, Any]:
    printed, clauses = found.example.printed, found.example.clauses
    tests = _located(_tests(game), found.tests)
    return {"id": found.example.id, "printed": printed, "clauses": clauses, "tests": tests}


def _failure_row(failure: Failure) -> dict[str, Any]:
    return {"problem": failure.problem, "subject": failure.subject, "places": failure.places}


def _tell_coverage(game: Game, covered: Coverage) -> None:
    name = names(game.package)
    heads = [say("rules-clause"), say("rules-title"), say("rules-kind"), say("rules-code"), say("rules-tests")]
    show.table(heads, [_told_row(found, name) for found in covered.clauses])
    show.line()
    show.table([say("rules-example"), say("rules-clause"), say("rules-tests")], map(_told_example, covered.examples))
    show.line()
    show.line(say("rules-totals", **totals(covered)))
    for failure in covered.failures:
        where = ", ".join(f"{place.file}:{place.line}" for place in failure.places)
        show.line(say(f"coverage-{failure.problem}", subject=failure.subject, where=where))


def _told_row(found: ClauseCoverage, name: Names) -> list[str]:
    clause = found.clause
    return [clause.id, name.clause(clause.id), say(f"kind-{clause.kind}"), _short(found.code), _short(found.tests)]


def _told_example(found: ExampleCoverage) -> list[str]:
    return [found.example.id, ", ".join(found.example.clauses), _short(found.tests)]


def _short(places: Iterable[Place]) -> str:
    """The names of what cites, each once, without the file."""
    return listed(dict.fromkeys(place.name for place in places), 3)
