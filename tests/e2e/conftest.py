"""A server of its own, and Debian's Chromium, for tests that look at the built product as a player does."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

# Without the group `e2e` these tests are not there: `uv run --group e2e pytest -n0 tests/e2e`.
collect_ignore_glob = [] if find_spec("playwright") else ["test_*.py"]

CHROMIUM = os.environ.get("CASUSBELLI_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


QUIET = {**os.environ, "CASUSBELLI_NO_BROWSER": "1"}
SEEDED = str(Path(__file__).with_name("seeded.py"))
SEED = os.environ.get("CASUSBELLI_SEED", "1")
"""What the dice and the cards of all tables are made of, so that a test is the same whenever it is run."""


class Server:
    """A `casusbelli serve` with a port and a database of its own, which can be killed and come back."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, SEEDED, SEED, "serve", "--port", str(self.port), "--rate", "0"]
        database = f"sqlite+aiosqlite:///{self.database}"
        self.process = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL, env=QUIET)
        for _ in range(1200):
            if self._answers():
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=1) as response:
                return bool(response.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """No time to tidy up."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=10)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def players(browser: Any, server: Server) -> Iterator[Any]:
    """Makes people at browsers of their own."""
    from tests.e2e.player import Player, company  # only here: without playwright this module is read, too

    with company(Player, browser, server) as seat:
        yield seat
