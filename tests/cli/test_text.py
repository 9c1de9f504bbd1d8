"""What the command line says, it says in three languages, with the same variables."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import casusbelli.cli
from casusbelli.cli.words import LANGUAGES, say_in

CLI = Path(casusbelli.cli.__file__).parent
PARTS = sorted({path.name[: -len(".en.ftl")] for path in (CLI / "text").glob("*.en.ftl")} | {""})


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(part: str, language: str) -> dict[str, set[str]]:
    """The variables of every message. Fails on what cannot be read."""
    text = (CLI / "text" / f"{part}.{language}.ftl".lstrip(".")).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("part", PARTS)
def test_every_message_and_variable_stands_in_all_three(part: str) -> None:
    assert catalogue(part, "es") == catalogue(part, "pt-BR") == catalogue(part, "en")


def test_no_message_stands_in_two_parts() -> None:
    ids = [id for part in PARTS for id in catalogue(part, "en")]
    assert sorted(ids) == sorted(set(ids))


def test_every_message_that_the_code_asks_for_is_there() -> None:
    known = {id for part in PARTS for id in catalogue(part, "en")}
    asked = {id for path in CLI.glob("*.py") for id in re.findall(r'(?<!\.)\bsay\("([\w-]+)"', path.read_text("utf-8"))}
    assert sorted(asked - known) == []


def test_plain_and_formatted_messages_read_alike() -> None:
    for language in LANGUAGES:
        assert say_in(language, "games-seats", {}) == {"es": "Asientos", "pt-BR": "Lugares", "en": "Seats"}[language]
        assert "7" in say_in(language, "simulate-number", {"option": "--games", "value": 7})
