"""A server in this process, and browsers that visit it."""

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.browsers import Browser, serving

from casusbelli.server import seating
from casusbelli.table.dice import Verifiable

# Without the group `fuzz` these are not there: `uv run --group fuzz pytest -n0 tests/server/test_schemathesis.py`.
collect_ignore_glob = [] if find_spec("schemathesis") else ["test_schemathesis.py"]


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same names, and so the same bots, and the same dice whenever it is run."""
    tables, sources = count(1), count(1)
    monkeypatch.setattr(seating, "table_id", lambda: f"table{next(tables)}")
    monkeypatch.setattr(
        Verifiable, "fresh", lambda name: Verifiable.seeded(name, f"{request.node.name}{next(sources)}")
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def ana(server: TestClient[Any]) -> Browser:
    return Browser(server)


@pytest.fixture
def bea(server: TestClient[Any]) -> Browser:
    return Browser(server)
