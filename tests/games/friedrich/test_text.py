"""Everything on the table of Friedrich has a name, every clause a title, every action a word, in three languages."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from casusbelli.engine.components import provenance, text
from casusbelli.engine.notation import fold
from casusbelli.engine.record import kebab
from casusbelli.engine.rules import parse_rulebook
from casusbelli.engine.visibility import hints
from casusbelli.games.friedrich import GAME, board

LANGUAGES = ("es", "pt-BR", "en")
RULEBOOK = parse_rulebook(text(board.PACKAGE, "rulebook.toml"))


@cache
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


def shown_word(language: str, kind: type) -> str:
    """The command word of an action that is shown: the first of those that may be typed."""
    said = {entry.id.name: entry.value for entry in catalogue(language).body if isinstance(entry, ast.Message)}
    pattern = said[f"do-{kebab(kind.__name__)}-word"]
    assert pattern is not None
    (spelt,) = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return fold(spelt.split(",")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_that_share_their_word_hold_different_things(language: str) -> None:
    written = [(shown_word(language, kind), tuple(hints(kind))) for kind in GAME.actions]
    assert sorted(set(written)) == sorted(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_an_action_has_a_name_for_who_asks_how_it_is_typed(language: str) -> None:
    fields = {f"field-{name}" for kind in GAME.actions for name in hints(kind)}
    assert sorted(fields - set(messages(language))) == []
