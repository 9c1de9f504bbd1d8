"""Everything on the table of War has a name, and every clause a title, in three languages."""

import pytest
from fluent.syntax import FluentParser, ast

from casusbelli.engine.components import provenance, text
from casusbelli.engine.rules import parse_rulebook
from casusbelli.games.war import board

LANGUAGES = ("es", "pt-BR", "en")
RULEBOOK = parse_rulebook(text(board.PACKAGE, "rulebook.toml"))


def catalogue(language: str) -> ast.Resource:
    return FluentParser().parse(text(board.PACKAGE, f"text/{language}.ftl"))


def messages(language: str) -> list[str]:
    return [entry.id.name for entry in catalogue(language).body if isinstance(entry, ast.Message)]


def named() -> list[str]:
    columns = {
        "territory": board.TERRITORIES,
        "continent": board.CONTINENTS,
        "colour": board.COLOURS,
        "figure": board.FIGURES,
        "card": board.CARDS[len(board.TERRITORIES) :],
        "objective": board.OBJECTIVES,
        "chapter": [chapter.number for chapter in RULEBOOK.chapters],
        "clause": [clause.id.replace(".", "-") for clause in RULEBOOK.clauses],
        "component": [f"{file}-{table}" for file, tables in provenance(board.PACKAGE).items() for table in tables],
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
