"""Schemathesis reads the server's OpenAPI document, asks for all that it offers, and compares the answers with it.

`uv run --group fuzz pytest -n0 tests/server/test_schemathesis.py`; without that group these tests are not there. The
requests are the same each time. The stream is asked for only by strangers: to those at the table it does not end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.browsers import GREEDY, ME, OPEN, first
from tests.server.processes import Server, started

from casusbelli.engine.game import find
from casusbelli.server.app import app
from casusbelli.server.settings import Settings
from casusbelli.table import journal as files
from casusbelli.table.match import Match

# Without a configuration given, one would be looked for in the folders above.
SCHEMA = schemathesis.openapi.from_dict(
    app(Settings(database=":memory:")).openapi_schema.to_schema(), config=SchemathesisConfig()
)
AT_A_TABLE = SCHEMA.include(path_regex=r"^/api/tables/\{id\}")
FOR_A_SEAT = SCHEMA.include(path_regex="/(answer|undo|why|bot|back)$")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
MODEST = settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SECONDS = 20


class Guest:
    """A browser that visits the server."""

    def __init__(self, url: str) -> None:
        self.url, self.session = url, requests.Session()
        greeting = self.session.get(f"{url}/api/health", timeout=SECONDS)
        self.session.headers["x-csrftoken"] = greeting.cookies["csrftoken"] or ""

    def compared(self, case: Case[Any]) -> Any:
        """Ask, and compare the answer with the document."""
        return case.call_and_validate(base_url=self.url, session=self.session, checks=CHECKS, timeout=SECONDS)

    def asks(self, method: str, path: str, body: Any = None, **named: Any) -> Any:
        """Ask for what is not refused, a path of the document whose parts have these names."""
        more = {} if body is None else {"body": body, "media_type": "application/json"}
        answer = self.compared(SCHEMA[f"/api{path}"][method].Case(path_parameters=named, **more))
        assert answer.status_code < 300, answer.text
        return answer


class Table:
    """A table of War where Ana sits on two seats and Bea on the third, and nobody else looks on."""

    def __init__(self, url: str) -> None:
        self.url, self.ana, self.bea = url, Guest(url), Guest(url)
        founded = self.ana.asks("POST", "/tables", {"game": "war", "seats": [ME, ME, OPEN]}).json()
        self.id: str = founded["id"]
        secret = founded["invitations"][0]["url"].rpartition("/")[2]
        assert self.bea.asks("POST", "/join", {"secret": secret}).json() == {"id": self.id, "seat": 2}

    def meant(self, case: Case[Any]) -> bool:
        """Whether a request is as the document wants it. Such a one is about this table, of a game that there is."""
        if case.meta is None or case.meta.generation.mode is not GenerationMode.POSITIVE:
            return False
        there_is = {"id": self.id, "key": "war", "language": "es"}
        case.path_parameters.update({name: one for name, one in there_is.items() if name in case.path_parameters})
        return True

    def as_it_stands(self) -> list[Any]:
        """All that somebody else could have changed."""
        both = (self.ana, self.bea)
        tables = [guest.asks("GET", "/tables/{id}", id=self.id).json() for guest in both]
        return [*tables, *[guest.asks("GET", "/tables").json() for guest in both]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with started(tmp_path_factory.mktemp("schemathesis") / "server.db") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server.url)


@pytest.fixture(scope="module")
def kept(server: Server) -> Table:
    return Table(server.url)


@pytest.fixture
def untouched(kept: Table) -> Iterator[Table]:
    """A table that must be the same after all that a test asks of it."""
    before = kept.as_it_stands()
    yield kept
    assert kept.as_it_stands() == before


@pytest.fixture(scope="module")
def stranger(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture(scope="module")
def forged(kept: Table) -> Guest:
    """Ana's browser, led by a foreign page: her cookies come along, the token does not."""
    browser = Guest(kept.url)
    browser.session.cookies.update(kept.ana.session.cookies)
    del browser.session.headers["x-csrftoken"]
    return browser


@SCHEMA.exclude(path_regex="/stream$").parametrize()
@MODEST
def test_answers_are_as_the_document_says(case: Case[Any], table: Table) -> None:
    table.meant(case)
    table.ana.compared(case)


@AT_A_TABLE.parametrize()
@MODEST
def test_strangers_see_and_change_nothing(case: Case[Any], untouched: Table, stranger: Guest) -> None:
    meant = untouched.meant(case)
    answer = stranger.compared(case)
    assert not meant or answer.status_code == 401


@SCHEMA.include(method="POST").parametrize()
@MODEST
def test_without_the_csrf_token_nothing_changes(case: Case[Any], untouched: Table, forged: Guest) -> None:
    meant = untouched.meant(case)
    answer = forged.compared(case)
    assert not meant or answer.status_code == 403


@FOR_A_SEAT.parametrize()
@MODEST
def test_nobody_plays_for_somebody_else(case: Case[Any], untouched: Table) -> None:
    meant = untouched.meant(case)
    told: Any = case.path_parameters if "seat" in case.path_parameters else case.body
    if meant:
        told["seat"] = 0
    answer = untouched.bea.compared(case)
    assert not meant or answer.status_code in (400, 403)


def test_what_may_be_read_is_as_the_document_says(table: Table) -> None:
    for path in ("/health", "/games", "/games/{key}", "/games/{key}/rulebook", "/games/{key}/facts"):
        table.ana.asks("GET", path, **({"key": "war"} if "{key}" in path else {}))
    assert "refused-csrf" in table.ana.asks("GET", "/text/{key}/{language}", key="-", language="es").text


def test_a_turn_is_as_the_document_says(server: Server) -> None:
    ana = Guest(server.url)
    id = ana.asks("POST", "/tables", {"game": "war", "seats": [ME, ME, ME]}).json()["id"]
    request = ana.asks("GET", "/tables/{id}", id=id).json()["requests"][0]
    seat, action = request["seat"], first(request)
    here, whose = "/tables/{id}", {"seat": seat}
    for question in ({"thing": "territory:brasil"}, {"action": action}):
        ana.asks("POST", f"{here}/why", {**whose, **question}, id=id)
    attack = {"type": "Attack", "origin": 0, "target": 1, "armies": 1}
    ana.asks("POST", f"{here}/odds", {**whose, "action": attack}, id=id)
    ana.asks("POST", f"{here}/hint", {**whose, "action": attack}, id=id)
    after = ana.asks("POST", f"{here}/answer", {**whose, "request": request["id"], "action": action}, id=id).json()
    assert after["events"]
    ana.asks("GET", f"{here}/moments/{{number}}", id=id, number=after["number"])
    ana.asks("POST", f"{here}/undo", whose, id=id)
    ana.asks("POST", f"{here}/command", {"text": "board"}, id=id)
    ana.asks("POST", f"{here}/talk", {"text": "war!"}, id=id)
    ana.asks("GET", f"{here}/export", id=id)
    for change, body in (("bot", GREEDY["bot"]), ("back", None)):
        ana.asks("POST", f"{here}/seats/{{seat}}/{change}", {"bot": body} if body else {}, id=id, **whose)


def test_a_saved_game_is_as_the_document_says(server: Server) -> None:
    ana, match = Guest(server.url), Match(find("war"), 3)
    match.close("agreed")
    file = {"journal": files.dump(match.export(())).decode()}
    assert ana.asks("POST", "/verify", file).json()["wrong"] == []
    id = ana.asks("POST", "/import", file).json()["id"]
    ana.asks("POST", "/tables/{id}/rematch", {}, id=id)
