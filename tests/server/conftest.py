"""A server in this process, and browsers that visit it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.browsers import Browser, serving


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
