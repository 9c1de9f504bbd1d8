"""Servers in processes of their own, to be killed and started anew."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

COMMAND = "import sys; from casusbelli.cli import main; sys.exit(main())"


class Server:
    """`casusbelli serve` on a database; `url` is where it listens."""

    def __init__(self, database: Path, port: int = 0) -> None:
        words = ["serve", "--port", str(port), "--database", str(database), "--rate", "0", "--lang", "en"]
        self.log = FileIO(database.with_suffix(".log"), "ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        if found is None:
            self.kill()
        assert found is not None, line
        self.url, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """As the power would fail it."""
        self.process.kill()
        self.leave()

    def stop(self, seconds: float) -> int:
        """As Ctrl+C stops it. Raises TimeoutExpired."""
        self.process.terminate()
        status = self.process.wait(seconds)
        self.leave()
        return status

    def leave(self) -> None:
        """Wait until it is gone."""
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()


@contextmanager
def started(database: Path, port: int = 0) -> Iterator[Server]:
    """A server, gone afterwards whatever happens."""
    server = Server(database, port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
