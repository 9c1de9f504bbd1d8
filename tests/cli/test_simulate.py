"""`casusbelli simulate`, and the games it keeps."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import Ran, Runner

from casusbelli.engine.game import find
from casusbelli.table import journal
from casusbelli.table.replay import classify

KEYS = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "wins",
    "wins_by_bot",
    "draws",
    "ended",
    "mean_decisions",
    "scores",
]
SHORT = "--option round_limit=2"

IMPATIENT = """
from casusbelli.bots.bot import Bot

class Impatient(Bot):
    def choose(self, view, actions, budget):
        return actions[-1]

class Broken(Bot):
    def choose(self, view, actions, budget):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def untimed(told: Ran) -> dict[str, Any]:
    return {key: value for key, value in told.document.items() if "second" not in key}


def test_the_document_has_the_agreed_keys(cli: Runner) -> None:
    told = cli(f"simulate war --games 2 --seats random,random,random --json {SHORT}")
    assert told.status == 0
    assert told.err == ""
    assert list(told.document) == KEYS
    assert told.document["games"] == 2
    assert len(told.document["wins"]) == 3
    assert sum(told.document["ended"].values()) == 2
    assert told.document["draws"] + sum(told.document["wins"]) == 2
    assert told.document["mean_decisions"] * 2 == told.document["decisions"]


def test_the_same_seed_gives_the_same_games(cli: Runner) -> None:
    line = f"simulate war --games 2 --json {SHORT}"
    assert untimed(cli(f"{line} --seed 7")) == untimed(cli(f"{line} --seed 7"))
    assert untimed(cli(f"{line} --seed 7")) != untimed(cli(f"{line} --seed 8"))


def test_more_workers_play_the_same_games(cli: Runner) -> None:
    line = f"simulate war --games 3 --json {SHORT}"
    assert untimed(cli(f"{line} --workers 2")) == untimed(cli(line))


def test_a_person_reads_counts_and_shares(cli: Runner) -> None:
    for lang in ("es", "pt-BR", "en"):
        told = cli(f"simulate war --games 2 {SHORT}", lang=lang)
        assert told.status == 0
        assert "(100.0 %)" in told.out
        assert "simulate-" not in told.out
        assert "result-" not in told.out


def test_a_bot_from_a_file(cli: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IMPATIENT, encoding="utf-8")
    mine = f"{tmp_path / 'mine.py'}:Impatient"
    told = cli(f"simulate war --games 1 --json {SHORT}", "--seats", f"random,{mine},random", "--rotate")
    assert set(told.document["wins_by_bot"]) == {"random", mine}


def test_kept_games_are_whole_and_play_again_the_same(cli: Runner, tmp_path: Path) -> None:
    assert cli(f"simulate war --games 2 --seed 5 {SHORT}", "--save", str(tmp_path / "new" / "folder")).status == 0
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["war-000001.jsonl", "war-000002.jsonl"]
    for file in files:
        kept = journal.read(file)
        assert kept.header.players == ["random"] * 4
        assert kept.header.options["round_limit"] == 2
        assert kept.closed is not None
        assert classify(kept, find("war")).kind == "identical"


def test_a_game_without_an_end_is_told_and_kept(cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("war"), "answers", 20)
    told = cli("simulate war --games 1 --json", "--save", str(tmp_path))
    assert told.document["ended"] == {"stuck": 1}
    kept = journal.read(tmp_path / "war-000001.jsonl")
    assert kept.closed is not None
    assert classify(kept, find("war")).kind == "identical"
    assert "bound" in cli("simulate war --games 1").out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("chess --games 1", "war"),
        ("war", "--games"),
        ("war --games 0", "--games must be 1 or more, not 0."),
        ("war --games 1 --workers 0", "--workers must be 1 or more, not 0."),
        ("war --games 1 --seats random,nobody,random", "There is no bot “nobody”; there are: "),
        ("war --games 1 --seats random,human,random", "random"),
        ("war --games 1 --seats random,random", "war takes 3-6 seats, not 2."),
        ("war --games 1 --seats random,random,/no/file.py:Bot", "/no/file.py"),
        ("war --games 1 --option colour=red", "objective_check"),
        ("war --games 1 --option colours=red", "drawn, chosen"),
        ("war --games 1 --option round_limit=x", "0-100000"),
        ("war --games 1 --option colours", "K=V"),
    ],
)
def test_bad_input(cli: Runner, line: str, sentence: str) -> None:
    told = cli(f"simulate {line}")
    assert told.status == 2
    assert sentence in told.complaint


def test_a_bot_that_breaks_down_is_named(cli: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IMPATIENT, encoding="utf-8")
    told = cli("simulate war --games 1", "--seats", f"random,random,{tmp_path / 'mine.py'}:Broken")
    assert told.status == 2
    assert "Broken" in told.complaint
    assert "no idea" in told.complaint


def test_a_folder_that_cannot_be_made(cli: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = cli(f"simulate war --games 1 {SHORT}", "--save", str(tmp_path / "file" / "folder"))
    assert told.status == 2
    assert str(tmp_path / "file") in told.complaint
