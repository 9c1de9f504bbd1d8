"""`casusbelli verify`: keys and dice, without rules."""

import random
from pathlib import Path

import msgspec
import pytest
from tests.cli.running import Runner

from casusbelli.engine.game import find
from casusbelli.table import journal
from casusbelli.table.dice import Verifiable
from casusbelli.table.journal import Drawn, Journal
from casusbelli.table.match import Match

WAR = find("war")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def played(source: Verifiable | None = None, sealed: bool = False) -> Match:
    """A short game of random answers to its end."""
    match = Match(WAR, 3, {"round_limit": 2}, source or Verifiable.seeded("t", 1, 512), sealed=sealed)
    rng = random.Random(1)
    while match.result is None:
        request = match.pending()[0]
        match.answer(request.seat, request.id, rng.choice(list(request.actions)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


def test_a_closed_table_can_be_checked(cli: Runner, match: Match, tmp_path: Path) -> None:
    journal.write(match.export(()), tmp_path / "game")
    told = cli("verify --json", str(tmp_path / "game"))
    drawn = [entry for entry in match.journal.entries if isinstance(entry, Drawn)]
    assert told.status == 0
    assert told.document == {"ok": True, "checked": len(drawn), "shut": 0, "unkeyed": 0, "faults": []}
    for lang in ("es", "pt-BR", "en"):
        read = cli("verify", str(tmp_path / "game"), lang=lang)
        assert read.status == 0
        assert str(len(drawn)) in read.out


def test_a_changed_die_is_found(cli: Runner, match: Match, tmp_path: Path) -> None:
    entries = list(match.export(()).entries)
    place = next(n for n, e in enumerate(entries) if isinstance(e, Drawn) and e.draw and int(e.draw[0]) == 216)
    size, index = entries[place].draw
    entries[place] = msgspec.structs.replace(entries[place], draw=(size, (index + 1) % size))
    journal.write(Journal(match.export(()).header, entries), tmp_path / "game")
    told = cli("verify --json", str(tmp_path / "game"))
    assert told.status == 1
    assert [fault["line"] for fault in told.document["faults"]] == [place + 2]
    assert f"line {place + 2}: " in cli("verify", str(tmp_path / "game")).out


def test_what_a_sealed_table_keeps_shut_is_counted(cli: Runner, tmp_path: Path) -> None:
    journal.write(played(sealed=True).export(()), tmp_path / "game")
    told = cli("verify --json", str(tmp_path / "game"))
    assert told.status == 0
    assert told.document["shut"] > 0
    assert told.document["checked"] > 0


@pytest.mark.parametrize("fault", ["missing", "folder", "foreign", "empty", "cut", "changed", "newer"])
def test_files_that_cannot_be_used(cli: Runner, match: Match, tmp_path: Path, fault: str) -> None:
    whole = journal.dump(match.export(()))
    newer = whole.replace(b'"format":1', b'"format":9')
    bodies = {"foreign": b"hello\n", "empty": b"", "cut": whole[:-40], "changed": whole.replace(b"war", b"wat", 1)}
    path = tmp_path / "game"
    if fault == "folder":
        path.mkdir()
    elif fault != "missing":
        path.write_bytes({**bodies, "newer": newer}[fault])
    for lang in ("es", "pt-BR", "en"):
        told = cli("verify", str(path), lang=lang)
        assert told.status == 2
        assert str(path) in told.complaint
    assert path.is_dir() or not path.exists() or path.read_bytes() == {**bodies, "newer": newer}[fault]
