"""A server in this process, and browsers that visit it."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.browsers import Browser, serving

# Without the group `fuzz` these are not there: `uv run --group fuzz pytest -n0 tests/server/test_schemathesis.py`.
collect_ignore_glob = [] if find_spec("schemathesis") else ["test_schemathesis.py"]


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
