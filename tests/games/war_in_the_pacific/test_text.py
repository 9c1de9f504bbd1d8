"""Everything on the table of War in the Pacific has a name, and every clause a title, in three languages."""

from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from casusbelli.engine.components import provenance, text
from casusbelli.engine.notation import word
from casusbelli.engine.rules import parse_rulebook
from casusbelli.engine.visibility import hints
from casusbelli.games.war_in_the_pacific import GAME, board, facts
from casusbelli.games.war_in_the_pacific.state import Options

LANGUAGES = ("es", "pt-BR", "en")
RULEBOOK = parse_rulebook(text(board.PACKAGE, "rulebook.toml"))


def catalogue(language: str) -> ast.Resource:
    return FluentParser().parse(text(board.PACKAGE, f"text/{language}.ftl"))


def messages(language: str) -> list[str]:
    return [entry.id.name for entry in catalogue(language).body if isinstance(entry, ast.Message)]


def options() -> list[str]:
    """Every option, its description and the names of its values."""
    found = []
    for name, hint in hints(Options).items():
        values = ["true", "false"] if hint is bool else get_args(hint)
        found += [name, f"{name}-description", *(f"{name}-{value}" for value in values)]
    return found


def named() -> list[str]:
    columns = {
        "target": board.TARGETS,
        "die": board.DICE,
        "happening": board.HAPPENINGS,
        "period": board.PERIODS,
        "group": board.GROUPS,
        "label": [label for label in board.LABELS if label],
        "effect": facts.EFFECTS,
        "result": facts.GRADES,
        "option": options(),
        "chapter": [chapter.number for chapter in RULEBOOK.chapters],
        "clause": [clause.id.replace(".", "-") for clause in RULEBOOK.clauses],
        "component": [f"{file}-{table}" for file, tables in provenance(board.PACKAGE).items() for table in tables],
        "do": [f"{word(kind)}-word" for kind in GAME.actions],
        "field": {name for kind in GAME.actions for name in hints(kind)},
    }
    return [f"{kind}-{id}" for kind, ids in columns.items() for id in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert sorted(set(named()) - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_readable_and_name_nothing_twice(language: str) -> None:
    assert [entry.content for entry in catalogue(language).body if isinstance(entry, ast.Junk)] == []
    found = messages(language)
    assert sorted(found) == sorted(set(found))


def test_the_three_languages_have_the_same_messages() -> None:
    assert set(messages("es")) == set(messages("pt-BR")) == set(messages("en"))
