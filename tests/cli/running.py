"""Running the command line in this process, as a person would who reads English."""

import json
from typing import Any, NamedTuple

import pytest

from casusbelli.cli.app import run


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on standard output. Raises ValueError for anything else."""
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.out == ""
        assert self.err.startswith("casusbelli: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("casusbelli: ").strip()


class Runner:
    """Runs commands; everything after `casusbelli`, as it is typed, separated by blanks."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, line: str, *words: str, lang: str = "en") -> Ran:
        self._capsys.readouterr()
        status = run([*line.split(), *words, "--lang", lang])
        return Ran(status, *self._capsys.readouterr())
