"""`casusbelli games`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import Runner

from casusbelli.cli.choices import complaint, options_of
from casusbelli.engine.game import find


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def test_war_is_described(cli: Runner) -> None:
    [war] = [game for game in cli("games --json").document if game["key"] == "war"]
    assert war["title"] == "War"
    assert war["seats"] == [3, 4, 5, 6]
    assert war["clauses"]["all"] == sum(count for kind, count in war["clauses"].items() if kind != "all") == 139
    assert war["version"] == find("war").version
    assert war["data"] == find("war").data
    assert "board.land" in war["reconstructed"]
    assert "deals.deals" not in war["reconstructed"]


def test_options_with_defaults_and_what_is_possible(cli: Runner) -> None:
    [war] = [game for game in cli("games --json").document if game["key"] == "war"]
    options = {option["name"]: option for option in war["options"]}
    assert options["colours"]["values"] == ["drawn", "chosen"]
    assert options["cap_hand_at_draw"]["values"] == [True, False]
    assert (options["round_limit"]["least"], options["round_limit"]["most"]) == (0, 100_000)
    assert [option["default"] for option in war["options"]] == ["plus5", True, False, "immediate", "drawn", 0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Seats"), ("es", "Asientos"), ("pt-BR", "Lugares")])
def test_it_speaks_three_languages(cli: Runner, lang: str, words: str) -> None:
    told = cli("games", lang=lang)
    assert told.status == 0
    assert words in told.out
    assert "3-6" in told.out


def test_an_option_that_is_not_possible() -> None:
    war = find("war")
    assert complaint(war, {"colours": "chosen", "round_limit": "7"}) == ""
    assert "drawn, chosen" in complaint(war, {"colours": "lot"})
    assert "0-100000" in complaint(war, {"round_limit": "-1"})
    assert all(option.name in complaint(war, {"colour": "lot"}) for option in options_of(war))


def test_replaced_data_change_the_digest_and_faults_are_named(tmp_path: Path) -> None:
    packaged = Path(find("war").package.replace(".", "/"), "data", "tables.toml")
    source = next(Path(folder, packaged) for folder in sys.path if Path(folder, packaged).is_file())
    (tmp_path / "tables.toml").write_text(source.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    games = json.loads(_casusbelli("games", "--json", "--data", f"war={tmp_path}").stdout)
    war = next(game for game in games if game["key"] == "war")
    assert war["data"] != find("war").data
    (tmp_path / "tables.toml").write_text("provenance = 3\n", encoding="utf-8")
    faulty = _casusbelli("games", "--json", "--data", f"war={tmp_path}")
    assert faulty.returncode == 2
    assert faulty.stdout == ""
    assert faulty.stderr.count("\n") == 1
    assert "tables.toml: provenance: " in faulty.stderr


@pytest.mark.parametrize("data", ["war", "war=/nowhere/at/all", "chess=/tmp"])
def test_data_that_cannot_be_used(data: str) -> None:
    refused = _casusbelli("games", "--data", data)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)


def _casusbelli(*words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: data can be replaced only before a game is imported."""
    code = "from casusbelli.cli import main; main()"
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
