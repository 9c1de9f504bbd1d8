"""What lies on the table of Friedrich has a name in three languages."""

import pytest
from fluent.syntax import FluentParser, ast

from casusbelli.engine.components import provenance, text
from casusbelli.games.friedrich import board

LANGUAGES = ("es", "pt-BR", "en")


def catalogue(language: str) -> ast.Resource:
    return FluentParser().parse(text(board.PACKAGE, f"text/{language}.ftl"))


def messages(language: str) -> list[str]:
    return [entry.id.name for entry in catalogue(language).body if isinstance(entry, ast.Message)]


def named() -> list[str]:
    columns = {
        "nation": board.NATIONS,
        "country": board.COUNTRIES,
        "role": board.ROLES,
        "suit": board.SUITS,
        "piece": board.TRAINS,
        "card": [id for id, name in zip(board.TACTICAL_CARDS, board.CARD_NAME, strict=True) if not name],
        "fate": board.FATES,
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
