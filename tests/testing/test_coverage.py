"""Clause coverage on small sample trees."""

from pathlib import Path
from textwrap import dedent

import pytest

from casusbelli.engine.rules import parse_rulebook
from casusbelli.testing.coverage import (
    Coverage,
    Failure,
    Place,
    citations,
    cover,
    coverage,
    package_folder,
    project_folder,
)

CLAUSE = """
[[clause]]
id = "{id}"
title = "T"
kind = "{kind}"
source = "ruling"
ruling = "R0{ruling}"
says = "S"
"""
CLAUSES = [("1.1", "rule"), ("1.2", "option"), ("1.3", "component"), ("1.4", "advice")]
INDEX = (
    'game = "tiny-game"\ntitle = "Tiny"\nlanguage = "es"\n[[chapter]]\nnumber = "1"\ntitle = "U"\nenglish = "O"\n'
    + "".join(CLAUSE.format(id=id, kind=kind, ruling=number) for number, (id, kind) in enumerate(CLAUSES, 1))
    + '[[example]]\nid = "E1"\nclause = ["1.1"]\nprinted = true\ngiven = "a"\ndoes = "b"\nexpect = "c"\n'
)
RULEBOOK = parse_rulebook(INDEX)

CODE = """
from casusbelli.engine.rules import rule

@rule("1.1")
class Battle:
    @rule("1.2")
    def step(self): ...

    def refuse(self, s, action):
        return self.refuse(s, action) or Refusal("1.1", "too-many", number=3)
"""
TESTS = """
from casusbelli.testing import clause, example as printed

@clause("1.1", "1.2")
@printed("E1")
def test_1_1_battle(): ...

class TestComponents:
    @clause("1.3")
    def test_1_3_box(self): ...
"""
RULINGS = "# Rulings\n\n## R01 Ties\n\n## R02 ... R03 and R04\n"


def tree(folder: Path, code: str = CODE, tests: str = TESTS, rulings: str = RULINGS) -> Coverage:
    (folder / "code").mkdir()
    (folder / "tests").mkdir()
    (folder / "code" / "ch01.py").write_text(dedent(code), encoding="utf-8")
    (folder / "tests" / "test_ch01.py").write_text(dedent(tests), encoding="utf-8")
    (folder / "rulings.md").write_text(rulings, encoding="utf-8")
    return cover(RULEBOOK, folder / "code", folder / "tests", folder / "rulings.md")


def kinds(found: Coverage) -> list[tuple[str, str]]:
    return [(failure.problem, failure.subject) for failure in found.failures]


def test_a_tree_without_gaps_is_complete(tmp_path: Path) -> None:
    found = tree(tmp_path)
    assert found.failures == ()
    assert found.complete


def test_places_have_file_line_and_name(tmp_path: Path) -> None:
    found = tree(tmp_path)
    by_id = {covered.clause.id: covered for covered in found.clauses}
    assert by_id["1.1"].code == (Place("ch01.py", 4, "Battle"), Place("ch01.py", 10, "Battle.refuse"))
    assert by_id["1.2"].code == (Place("ch01.py", 6, "Battle.step"),)
    assert by_id["1.1"].tests == (Place("test_ch01.py", 4, "test_1_1_battle"),)
    assert by_id["1.3"].tests == (Place("test_ch01.py", 9, "TestComponents.test_1_3_box"),)
    assert found.examples[0].tests == (Place("test_ch01.py", 5, "test_1_1_battle"),)


@pytest.mark.parametrize("cited", ['@rule("9.9")', '@rules.rule("1.1", "9.9")'])
def test_a_cited_clause_that_does_not_exist_is_a_failure(tmp_path: Path, cited: str) -> None:
    found = tree(tmp_path, code=f"{CODE}\n{cited}\ndef wrong(): ...\n")
    assert found.failures == (Failure("unknown-clause", "9.9", (Place("ch01.py", 12, "wrong"),)),)


@pytest.mark.parametrize(
    "call", ['Refusal("9.9", "x")', 'refusal.Refusal(reason="x", clause="9.9")', 'refuse("9.9", "x")']
)
def test_refusals_cite(tmp_path: Path, call: str) -> None:
    assert kinds(tree(tmp_path, code=f"{CODE}\ndef f():\n    return {call}\n")) == [("unknown-clause", "9.9")]


@pytest.mark.parametrize(
    "call", ['Refusal("", "stale")', "Refusal(number, reason)", 'refused("9.9")', 'f(clause="9.9")']
)
def test_calls_that_cite_nothing(tmp_path: Path, call: str) -> None:
    assert tree(tmp_path, code=f"{CODE}\ndef f(number, reason):\n    return {call}\n").complete


def test_a_test_of_a_clause_that_does_not_exist_is_a_failure(tmp_path: Path) -> None:
    tests = f'{TESTS}\n@clause("9.9")\n@printed("E9")\ndef test_wrong(): ...\n'
    assert kinds(tree(tmp_path, tests=tests)) == [("unknown-clause", "9.9"), ("unknown-example", "E9")]


def test_other_peoples_decorators_are_not_citations(tmp_path: Path) -> None:
    tests = f'{TESTS}\nfrom hypothesis import example\n@example("E9")\ndef test_other(text): ...\n'
    assert tree(tmp_path, tests=tests).complete


def test_a_citation_that_only_running_would_tell_is_a_failure(tmp_path: Path) -> None:
    assert kinds(tree(tmp_path, code=f"{CODE}\n@rule(*NUMBERS)\ndef f(): ...\n")) == [("unreadable", "rule")]


@pytest.mark.parametrize("definition", ["def helper(): ...", "class Helper:\n    def test_1(self): ..."])
def test_a_citation_on_what_no_run_collects_is_a_failure(tmp_path: Path, definition: str) -> None:
    found = tree(tmp_path, tests=f'{TESTS}\n@clause("1.1")\n{definition}\n')
    assert kinds(found) == [("not-a-test", "1.1")]


@pytest.mark.parametrize(("old", "id"), [('@rule("1.2")', "1.2")])
def test_rules_and_options_need_code(tmp_path: Path, old: str, id: str) -> None:
    assert kinds(tree(tmp_path, code=CODE.replace(old, ""))) == [("no-code", id)]


def test_a_refusal_is_code_too(tmp_path: Path) -> None:
    assert tree(tmp_path, code=CODE.replace('@rule("1.1")', "")).complete


@pytest.mark.parametrize(("old", "new", "id"), [('"1.1", "1.2"', '"1.1"', "1.2"), ('@clause("1.3")', "", "1.3")])
def test_everything_but_advice_needs_a_test(tmp_path: Path, old: str, new: str, id: str) -> None:
    assert kinds(tree(tmp_path, tests=TESTS.replace(old, new))) == [("no-test", id)]


def test_an_example_needs_a_test(tmp_path: Path) -> None:
    assert kinds(tree(tmp_path, tests=TESTS.replace('@printed("E1")', ""))) == [("no-example-test", "E1")]


def test_a_ruling_needs_its_explanation(tmp_path: Path) -> None:
    assert kinds(tree(tmp_path, rulings=RULINGS.replace("R02", "R20"))) == [("no-ruling", "R02")]


def test_absent_folders_count_as_empty(tmp_path: Path) -> None:
    found = cover(RULEBOOK, tmp_path / "a", tmp_path / "b", tmp_path / "c.md")
    assert [covered.code + covered.tests for covered in found.clauses] == [(), (), (), ()]
    assert kinds(found) == [
        ("no-code", "1.1"),
        ("no-test", "1.1"),
        ("no-code", "1.2"),
        ("no-test", "1.2"),
        ("no-test", "1.3"),
        ("no-example-test", "E1"),
        ("no-ruling", "R01"),
        ("no-ruling", "R02"),
        ("no-ruling", "R03"),
        ("no-ruling", "R04"),
    ]


def test_a_game_is_covered_from_its_package_without_importing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "tiny_game"
    tests = tmp_path / "tests" / "games" / "tiny_game"
    rulings = tmp_path / "docs" / "rulings"
    for folder in (package, tests, rulings):
        folder.mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError\n")
    (package / "rulebook.toml").write_text(INDEX)
    (package / "ch01.py").write_text(CODE)
    (tests / "test_ch01.py").write_text(TESTS)
    (rulings / "tiny-game.md").write_text(RULINGS)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    assert coverage("tiny_game", tmp_path).complete
    assert project_folder("tiny_game") == tmp_path
    with pytest.raises(ModuleNotFoundError):
        package_folder("no_such_game")


def test_citations_come_in_the_order_of_files_and_lines(tmp_path: Path) -> None:
    tree(tmp_path)
    assert [citation.id for citation in citations(tmp_path)] == ["1.1", "1.2", "1.1", "1.1", "1.2", "E1", "1.3"]
