"""Catalogues: every message and every variable exists in all three languages, and whatever is told has its message."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from casusbelli.cli.telling import spelt
from casusbelli.engine.components import provenance
from casusbelli.engine.frame import Agree, Decline, Disagree
from casusbelli.engine.game import Game, find, keys
from casusbelli.engine.notation import fold
from casusbelli.engine.record import kebab
from casusbelli.engine.visibility import hints, secret_fields
from casusbelli.table.hearing import TakenBack
from casusbelli.table.narrate import LANGUAGES, bundle
from casusbelli.testing.toy import GAME as TOY

ROOT = Path(__file__).parent.parent / "src" / "casusbelli"
BOXES = [find(key) for key in keys()]
each_game = pytest.mark.parametrize("game", [*BOXES, TOY], ids=lambda game: game.key)
each_box = pytest.mark.parametrize("game", BOXES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def catalogues() -> list[str]:
    """Every catalogue, as its path with `*` for the language."""
    found = {str(path.relative_to(ROOT)) for path in ROOT.rglob("text/*.ftl")}
    return sorted({re.sub(r"(es|pt-BR|en)\.ftl$", "*", path) for path in found})


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def read(path: Path) -> dict[str, frozenset[str]]:
    """The messages of a file with their variables. What is no Fluent fails."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{path}: not Fluent"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in messages]
    assert sorted(set(ids)) == sorted(ids), f"{path}: a message twice"
    return {entry.id.name: variables(entry) for entry in messages}


def variables(entry: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(entry)
    return frozenset(visitor.found)


def test_catalogues_are_found() -> None:
    assert {"table/text/*", "games/war/text/*", "testing/toy/text/*"} <= set(catalogues())


@pytest.mark.parametrize("catalogue", catalogues())
def test_all_languages_say_the_same(catalogue: str) -> None:
    files = {language: read(ROOT / catalogue.replace("*", f"{language}.ftl")) for language in LANGUAGES}
    es, pt, en = ({id: sorted(names) for id, names in files[language].items()} for language in LANGUAGES)
    assert es == en
    assert pt == en


def told(game: Game) -> Iterator[tuple[str, type | None]]:
    """The messages that a game cannot do without, each with the record whose fields are its variables."""
    events: tuple[type, ...] = (*game.events, TakenBack)
    actions: tuple[type, ...] = (*game.actions, Decline, Agree, Disagree)
    yield from ((f"event-{kebab(kind.__name__)}", kind) for kind in events)
    yield from ((f"do-{kebab(kind.__name__)}", kind) for kind in actions)
    for table in game.names.values():
        yield from ((f"{table.kind}-{id}", None) for at, id in enumerate(table.ids) if not table.title(at))
    yield "game-title", None


@each_game
def test_whatever_happens_can_be_told(game: Game) -> None:
    for language in LANGUAGES:
        lacking = [id for id, _ in told(game) if not bundle(game.package, language).has_message(id)]
        assert lacking == [], language


def titled(game: Game) -> list[str]:
    """What a game for players cannot do without besides: titles of its rulebook and its data, words to choose by."""
    columns = {
        "chapter": [chapter.number for chapter in game.rulebook.chapters],
        "clause": [clause.id.replace(".", "-") for clause in game.rulebook.clauses],
        "component": [f"{file}-{table}" for file, tables in provenance(game.package).items() for table in tables],
        "field": {name for kind in game.actions for name in hints(kind)},
        "option": [id for name, hint in hints(game.options).items() for id in _option(name, hint)],
    }
    return [f"{kind}-{id}" for kind, ids in columns.items() for id in ids]


def _option(name: str, hint: Any) -> list[str]:
    """An option, its description and the names of its values; numbers need none."""
    values = ["true", "false"] if hint is bool else [value for value in get_args(hint) if isinstance(value, str)]
    return [name, f"{name}-description", *(f"{name}-{value}" for value in values)]


@each_language
@each_box
def test_rulebook_data_and_options_have_titles(game: Game, language: str) -> None:
    said = bundle(game.package, language)
    assert [id for id in titled(game) if not said.has_message(id)] == []


@each_language
@each_box
def test_every_action_has_a_word_and_those_that_share_it_hold_different_things(game: Game, language: str) -> None:
    said = bundle(game.package, language)
    words = {kind: spelt(said, kebab(kind.__name__)) for kind in game.actions}
    assert [kind for kind, choice in words.items() if not choice] == []
    written = [(fold(choice[0]), tuple(hints(kind))) for kind, choice in words.items()]
    assert sorted(set(written)) == sorted(written)


@each_game
def test_messages_use_no_variable_that_is_not_a_field(game: Game) -> None:
    written = _messages(game)
    for id, kind in told(game):
        fields = set(hints(kind)) if kind else set()
        assert written[id] <= fields | {f"{name}-count" for name in fields}, id


@each_game
def test_what_may_be_hidden_is_told_otherwise_where_it_is(game: Game) -> None:
    """A message that names a field not everybody sees must choose by it, or it would say `hidden`."""
    text = _text(game)
    for kind in game.events:
        id = f"event-{kebab(kind.__name__)}"
        secret = {name for name, _ in secret_fields(kind)}
        for name in secret & _messages(game)[id] if len(secret) < len(hints(kind)) else ():
            assert re.search(rf"^{id} =.*?\${name} ->.*?\[hidden\]", text, re.MULTILINE | re.DOTALL), id


def _files(game: Game) -> list[Path]:
    home = ROOT / "/".join(game.package.split(".")[1:])
    return [ROOT / "table" / "text" / "en.ftl", home / "text" / "en.ftl"]


def _messages(game: Game) -> dict[str, frozenset[str]]:
    return {id: names for path in _files(game) for id, names in read(path).items()}


def _text(game: Game) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in _files(game))


REASON = re.compile(r"\"((?:refused|notation|save)-[a-z0-9-]+)\"")


@pytest.mark.parametrize("part", ["engine", "table", *(f"games/{key.replace('-', '_')}" for key in keys())])
def test_every_refusal_in_the_code_has_its_sentence(part: str) -> None:
    own = ROOT / part / "text" / "en.ftl"
    known = {*read(ROOT / "table" / "text" / "en.ftl"), *(read(own) if own.is_file() else ())}
    used = {id for path in (ROOT / part).rglob("*.py") for id in REASON.findall(path.read_text(encoding="utf-8"))}
    assert used
    assert sorted(used - known) == []
