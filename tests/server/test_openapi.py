"""Requests made from the server's own OpenAPI document, with bodies that fit it and bodies that hardly do.

Whatever comes, the answer has a status that the document may have, and is no fault of the server.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.browsers import ME, Browser, serving

ALLOWED = {200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 413, 429}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def visited() -> Iterator[tuple[Browser, str, dict[str, Any]]]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as client:
        ana = Browser(client)
        id = ana.found([ME, ME, ME])["id"]
        yield ana, id, ana.get("/api/schema/openapi.json").json()


def operations(document: dict[str, Any]) -> list[tuple[str, str]]:
    found = [(path, method) for path, methods in document["paths"].items() for method in methods]
    return sorted((path, method) for path, method in found if not path.endswith("/stream"))


def fitting(schema: dict[str, Any], document: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a schema describes, as far as this server's document goes."""
    if "$ref" in schema:
        return fitting(document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], document)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return st.one_of([fitting(one, document) for one in schema[several]])
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        wanted = {name: fitting(one, document) for name, one in schema["properties"].items()}
        needed = set(schema.get("required", ()))
        given = {name: one for name, one in wanted.items() if name in needed}
        return st.fixed_dictionaries(given, optional={name: one for name, one in wanted.items() if name not in needed})
    if kind == "array":
        return st.lists(fitting(schema.get("items", {}), document), max_size=7)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        "string": st.text(max_size=30) | st.sampled_from(["war", "greedy", "territory:brasil", "?", "board", "undo"]),
        "integer": st.integers(0, 5) | st.integers(),
        "number": st.floats(allow_nan=False),
        "boolean": st.booleans(),
        "null": st.none(),
    }
    return plain.get(kind, JSON)


def test_the_document_has_every_route(visited: tuple[Browser, str, dict[str, Any]]) -> None:
    paths = visited[2]["paths"]
    for path in ("/api/tables", "/api/tables/{id}/answer", "/api/join", "/api/health", "/api/import", "/api/verify"):
        assert path in paths
    assert "409" in paths["/api/tables/{id}/answer"]["post"]["responses"]


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_request_breaks_the_server(visited: tuple[Browser, str, dict[str, Any]], data: st.DataObject) -> None:
    ana, id, document = visited
    path, method = data.draw(st.sampled_from(operations(document)))
    operation = document["paths"][path][method]
    address = path.replace("{id}", data.draw(st.sampled_from([id, id, id, "nothing"])))
    for name in ("key", "language", "seat", "number"):
        address = address.replace(f"{{{name}}}", data.draw(st.sampled_from(["war", "es", "0", "1", "7", "-", "x"])))
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    sent = data.draw(fitting(body, document) | JSON) if body is not None else None
    content = json.dumps(sent).encode() if body is not None else b""
    answer = ana.ask(method.upper(), address, content=content, headers={"content-type": "application/json"})
    assert answer.status_code in ALLOWED, (method, address, content, answer.text[:300])
    if answer.status_code >= 400:
        assert answer.json()["refusal"]["reason"]
        assert answer.json()["text"] != answer.json()["refusal"]["reason"]
