"""`casusbelli bench`: that it measures, never how fast."""

import pytest
from tests.cli.running import Runner

from casusbelli.engine.game import find
from casusbelli.testing.measure import Speed

QUICK = "--rounds 1 --seconds 0.001"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("war"), "simulation", {"round_limit": 1})


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


@pytest.mark.parametrize("game", ["war", ""])
def test_figures_by_game(cli: Runner, game: str) -> None:
    told = cli(f"bench {game} --json {QUICK}")
    assert told.status == 0
    figures = told.document["games"]["war"]
    assert list(figures) == list(Speed.__struct_fields__)
    assert all(figure > 0 for figure in figures.values())


def test_a_person_reads_a_table(cli: Runner) -> None:
    for lang in ("es", "pt-BR", "en"):
        lines = cli(f"bench war {QUICK}", lang=lang).out.splitlines()
        assert len(lines) == 1 + len(Speed.__struct_fields__)
        assert "bench-" not in "".join(lines)


@pytest.mark.parametrize("line", ["chess", "war --rounds 0", "war --seconds 0", "war --rounds x"])
def test_bad_input(cli: Runner, line: str) -> None:
    told = cli(f"bench {line}")
    assert told.status == 2
    assert told.complaint
