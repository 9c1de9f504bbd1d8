"""The command line as a whole: what it loads, and how it ends when something is wrong."""

import io
import subprocess
import sys

import pytest
from tests.cli.running import Runner

from casusbelli.cli.app import COMMANDS, function

HEAVY = ("rich", "msgspec", "prompt_toolkit", "fluent.runtime", "casusbelli.engine", "casusbelli.table")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


@pytest.mark.parametrize("language", ["es", "pt-BR", "en"])
def test_help_lists_every_command_and_loads_next_to_nothing(language: str) -> None:
    code = (
        f"import sys; from casusbelli.cli.app import run; run(['--help', '--lang', {language!r}]);"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.endswith("[]\n")
    assert [name for name in COMMANDS if f"  {name} " not in out] == []


def test_the_console_script_ends_with_the_status() -> None:
    code = "from casusbelli.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "qwertz"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_loaded_and_has_help(cli: Runner, name: str) -> None:
    assert callable(function(COMMANDS[name]))
    ran = cli(f"{name} --help")
    assert ran.status == 0
    assert f"casusbelli {name}" in ran.out


def test_a_misspelt_command_is_answered_with_the_nearest(cli: Runner) -> None:
    ran = cli("simulat war")
    assert ran.status == 2
    assert "simulate" in ran.complaint


def test_an_unknown_command_is_answered_with_those_there_are(cli: Runner) -> None:
    ran = cli("qwertz")
    assert ran.status == 2
    assert all(name in ran.complaint for name in COMMANDS)


@pytest.mark.parametrize("line", ["play war --bogus", "play war --seed x", "simulate war"])
def test_wrong_usage_is_one_line(cli: Runner, line: str) -> None:
    ran = cli(line)
    assert ran.status == 2
    assert "--help" in ran.complaint


def test_a_language_that_is_not_spoken(cli: Runner) -> None:
    ran = cli("games", lang="tlh")
    assert ran.status == 2
    assert "pt-BR" in ran.complaint


def test_alone_without_a_terminal_it_says_what_to_type(cli: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    ran = cli("")
    assert ran.status == 0
    assert 1 <= len(ran.out.splitlines()) <= 2
    assert "casusbelli play war" in ran.out


def test_whoever_stops_reading_hears_no_complaint() -> None:
    code = "import sys; from casusbelli.cli.app import run; sys.exit(run(['rules', 'war']))"
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    with child.stderr as errors:
        assert errors.read() == b""
    assert child.wait() == 0
