"""Games at the terminal are kept: leaving, coming back, damaged files, starting."""

import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.running import Runner
from tests.cli.sitting_down import BOTS, WAR, Sat, Tables, answer_to, flat

from casusbelli.cli import sitting
from casusbelli.cli.errors import Fail
from casusbelli.cli.words import LANGUAGES, speak
from casusbelli.table import journal


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    kept = Tables(tmp_path)
    yield kept
    kept.close()


@pytest.fixture
def sat(tables: Tables) -> Sat:
    return Sat(tables.begun())


# Leaving and coming back.


def test_every_answer_is_on_the_disk_before_the_next_question(tables: Tables) -> None:
    sat = Sat(tables.begun(round_limit=2))
    kept: list[bool] = []

    def typist() -> Iterator[str]:
        while sat.table.request() is not None:
            whole = journal.parse(journal.dump(sat.table.match.journal))
            kept.append(journal.read(tables.path).entries == whole.entries)
            yield sat.last()

    sat.type_all(typist())
    assert len(kept) > 1
    assert all(kept)


def test_the_first_line_says_that_it_holds_all_secrets(sat: Sat, tables: Tables) -> None:
    written = sat.type()
    assert "secret" in tables.path.read_text().splitlines()[0].lower()
    assert "contains all secrets" in flat(written)


def test_the_end_of_input_leaves_a_game_that_can_be_taken_up(sat: Sat, tables: Tables) -> None:
    written = sat.type(sat.last())
    assert f"--load {sitting.shown(tables.path)}" in flat(written)
    assert tables.again().match.hash() == sat.table.match.hash()


def test_quitting_leaves_it_too(sat: Sat, tables: Tables) -> None:
    written = sat.type("quit", "board")
    assert "> board" not in written
    assert tables.again().match.hash() == sat.table.match.hash()


def test_a_game_taken_up_goes_on(tables: Tables) -> None:
    """Somebody who gets up after every answer gets to the end as well."""
    sat = Sat(tables.begun(("human", "greedy", "random"), round_limit=3))
    for _ in range(300):
        if sat.table.match.result is not None:
            break
        sat.type(sat.last())
        sat = Sat(tables.again())
        sat.table.play_bots()
    assert sat.table.match.result is not None
    assert "After round 3" in sat.type()


def test_saving_elsewhere_and_loading_it(sat: Sat, tables: Tables, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    line = sat.last()
    before = sat.table.match.hash()
    written = sat.type(f"save {other}", line, f"load {other}")
    assert "secrets" in answer_to(f"save {other}", written)
    assert sat.table.path == other
    assert sat.table.match.hash() == before
    assert tables.again(tables.path).match.hash() != before


def test_nothing_but_a_save_is_written_over(sat: Sat, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    assert "stays as it is" in flat(answer_to(f"save {letter}", sat.type(f"save {letter}")))
    assert letter.read_text() == "Dear Ana"


def test_saving_to_its_own_file_changes_nothing(sat: Sat, tables: Tables) -> None:
    sat.table.play_bots()
    before = tables.path.read_bytes()
    sat.type(f"save {tables.path}")
    assert tables.path.read_bytes() == before


def test_a_new_game_does_not_take_the_place_of_another(tables: Tables, cli: Runner) -> None:
    tables.begun().close()
    before = tables.path.read_bytes()
    ran = cli(f"play war --save {tables.path}")
    assert ran.status == 2
    assert "--load" in ran.complaint
    assert tables.path.read_bytes() == before


def test_loading_into_another_file_leaves_the_first(tables: Tables, cli: Runner, tmp_path: Path) -> None:
    tables.begun().close()
    before = tables.path.read_bytes()
    other = tmp_path / "other.jsonl"
    table = sitting.take_up(tables.path, other)
    table.play_bots()
    table.close()
    assert tables.path.read_bytes() == before
    assert journal.read(other).header == journal.read(tables.path).header


def test_ctrl_c_leaves_a_game_that_can_be_taken_up(tables: Tables, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from casusbelli.cli import main; main()"]
    words = ["play", "war", "--seats", ",".join(BOTS), "--save", "game.jsonl", "--seed", "5", "--lang", "en"]
    pipe = subprocess.PIPE
    child = subprocess.Popen([*command, *words], text=True, cwd=tmp_path, stdin=pipe, stdout=pipe, stderr=pipe)
    assert child.stdout is not None
    for line in child.stdout:
        if "(4.4)" in line:
            break
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert (child.returncode, err) == (0, "")
    assert "casusbelli play --load game.jsonl" in flat(out)
    assert tables.again().match.result is None


def test_a_bot_that_breaks_down_leaves_the_game(tables: Tables, tmp_path: Path) -> None:
    speak("en")
    file = tmp_path / "mine.py"
    file.write_text(
        "from casusbelli.bots.bot import Bot\n\n\nclass Mine(Bot):\n"
        "    def choose(self, view, actions, budget):\n        return 1 / 0\n"
    )
    table = tables.begun(("human", f"{file}:Mine", "random"))
    with pytest.raises(Fail, match="ZeroDivisionError"):
        Sat(table).type_all(Sat(table).last() for _ in range(10))
    assert journal.read(tables.path).closed is None


# Damaged files.


def broken(saved: bytes, how: str) -> bytes:
    lines = saved.splitlines(keepends=True)
    return {
        "empty": b"",
        "cut": saved[: len(lines[0]) // 2],
        "flipped": saved.replace(b'"draw":[', b'"draw":[1', 1),
        "foreign": b"Dear Ana,\n\nthe weather is fine.\n",
        "binary": bytes(range(256)) * 4,
        "newer": saved.replace(b'"format":1', b'"format":999', 1),
        "other game": saved.replace(b'"game":"war"', b'"game":"chess"', 1),
        "missing line": b"".join(lines[:3] + lines[4:]),
    }[how]


@pytest.mark.parametrize("how", ["empty", "cut", "flipped", "foreign", "binary", "newer", "other game", "missing line"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_save_is_one_line_and_stays_untouched(sat: Sat, tables: Tables, how: str, language: str) -> None:
    sat.type("?")
    data = broken(tables.path.read_bytes(), how)
    assert data != tables.path.read_bytes()
    tables.path.write_bytes(data)
    speak(language)
    with pytest.raises(Fail) as fail:
        sitting.take_up(tables.path)
    assert fail.value.status == 2
    assert str(tables.path) in fail.value.text
    assert "save-" not in fail.value.text
    assert tables.path.read_bytes() == data


def test_a_damaged_save_does_not_end_the_game_under_way(sat: Sat, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("Dear Ana\n")
    written = sat.type(f"load {other}", "secrets")
    assert "✗" in answer_to(f"load {other}", written)
    assert "Your objective" in answer_to("secrets", written)


def test_a_line_cut_off_by_a_crash_is_no_harm(sat: Sat, tables: Tables) -> None:
    sat.type(sat.last())
    tables.path.write_bytes(tables.path.read_bytes()[:-7])
    assert tables.again().match.result is None


# Starting.


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play chess", "war"),
        ("play war --seats human,deep-blue,random", "greedy"),
        ("play war --seats human,random", "3"),
        ("play war --seats human,nobody.py:Nobody,random --save /nowhere/x", "nobody.py"),
        ("play war --option colour=red", "colours"),
        ("play war --option colours", "K=V"),
        ("play war --option round_limit=-1", "round_limit"),
        ("play war --data chess=/nowhere", "war"),
        ("play", "war"),
        ("play --load /nowhere/game.jsonl", "/nowhere/game.jsonl"),
        ("play war --save /nowhere/game.jsonl", "/nowhere/game.jsonl"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    cli: Runner, line: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = cli(line)
    assert ran.status == 2
    assert told in ran.complaint
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_a_game_without_a_file_is_kept_in_the_data_folder(
    cli: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("secrets\n"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert sitting.unfinished("war") is None
    ran = cli("play war")
    (path,) = tmp_path.rglob("*.jsonl")
    assert ran.status == 0
    assert "Your objective" in ran.out
    assert sitting.unfinished("war") == path
    assert sitting.new_file("war") != path
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert cli(f"play --load {path}").status == 0


def test_the_same_seed_gives_the_same_deal(tmp_path: Path) -> None:
    hashes = []
    for number in (1, 2):
        table = sitting.begin(WAR, BOTS, {}, 4, tmp_path / f"{number}.jsonl", takebacks=True)
        hashes.append(table.match.hash())
        table.close()
    assert hashes[0] == hashes[1]
