"""`casusbelli replay`: told again, as everybody or as one seat has seen it, and compared."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.running import Ran, Runner

from casusbelli.cli import replay as command
from casusbelli.cli.screen import Screen
from casusbelli.engine.game import find
from casusbelli.table import journal
from casusbelli.table.dice import Verifiable
from casusbelli.table.journal import Answered, Ended, Journal
from casusbelli.table.match import Match

WAR = find("war")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def played(answers: int = 10**6) -> Match:
    """A short game of random answers, with one taken back on the way."""
    match = Match(WAR, 3, {"round_limit": 2}, Verifiable.seeded("t", 1, 512))
    rng, undone = random.Random(2), False
    for _ in range(answers):
        if match.result is not None:
            break
        request = match.pending()[0]
        match.answer(request.seat, request.id, rng.choice(list(request.actions)))
        undone = undone or (match.why_no_undo(request.seat) is None and match.undo(request.seat))
    assert undone
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    return kept(match.export(()), tmp_path)


def kept(saved: Journal, folder: Path) -> str:
    path = folder / "game.jsonl"
    journal.write(saved, path)
    return str(path)


def numbers(told: Ran) -> list[int]:
    """The numbers at the beginning of lines that are told."""
    return [int(line[:6]) for line in told.out.splitlines() if line[:6].strip().isdigit()]


@pytest.mark.parametrize("lang", ["es", "pt-BR", "en"])
def test_the_whole_game_is_told(cli: Runner, file: str, match: Match, lang: str) -> None:
    told = cli("replay", file, lang=lang)
    assert (told.status, told.err) == (0, "")
    assert len(numbers(told)) == len(match.events((0, 1, 2)))
    assert numbers(told) == sorted(numbers(told))
    assert not any(mark in told.out for mark in ("event-", "territory-", "{", "hidden", "None"))


def test_up_to_an_entry(cli: Runner, file: str, match: Match) -> None:
    some = cli("replay --to 9", file)
    assert max(numbers(some)) <= 9
    assert numbers(some) == [number for number in numbers(cli("replay", file)) if number <= 9]
    assert numbers(cli("replay --to 0", file)) == []
    assert cli(f"replay --to {len(match.journal.entries)}", file).out == cli("replay", file).out


def test_the_position_comes_last(cli: Runner, file: str) -> None:
    told = cli("replay --to 60", file)
    last = [line for line in told.out.splitlines() if line][-1]
    assert numbers(told)
    assert not last[:6].strip().isdigit()
    assert "Brazil" in told.out.rpartition(f"{numbers(told)[-1]:>6}  ")[2]


def test_a_seat_is_told_what_it_has_seen(cli: Runner, file: str) -> None:
    everything, mine = cli("replay", file).out, cli("replay --seat 2", file).out
    objectives = [line for line in everything.splitlines() if "objective: " in line]
    assert len(objectives) == 3
    assert [line for line in mine.splitlines() if "objective: " in line] == objectives[1:2]
    assert mine.count("objective.") >= 2


def test_what_one_seat_has_seen_can_be_told_but_not_compared(cli: Runner, tmp_path: Path) -> None:
    table = played(answers=30)
    file = kept(table.export((1,)), tmp_path)
    told = cli("replay", file)
    assert told.status == 0
    assert len(numbers(told)) == len(table.events((1,)))
    assert cli("replay --seat 2", file).out == told.out
    assert "--seat can be 2" in cli("replay --seat 1", file).complaint
    assert cli("replay --verify", file).status == 2
    assert "one seat" in cli("replay --verify", file).complaint


def test_a_game_compared_with_itself(cli: Runner, file: str, match: Match) -> None:
    for lang in ("es", "pt-BR", "en"):
        told = cli("replay --verify", file, lang=lang)
        assert (told.status, told.err) == (0, "")
        assert str(len(match.journal.entries)) in told.out


def test_the_save_of_a_running_game(cli: Runner, tmp_path: Path) -> None:
    file = kept(played(answers=30).save(), tmp_path)
    assert cli("replay --verify", file).status == 0
    assert cli("replay", file).status == 0


def changed(match: Match, kind: type, **fields: Any) -> tuple[Journal, int]:
    """The journal with one entry changed, and the line of it."""
    saved = match.export(())
    place = max(place for place, entry in enumerate(saved.entries) if isinstance(entry, kind))
    entries = [*saved.entries]
    entries[place] = msgspec.structs.replace(entries[place], **fields)
    return Journal(saved.header, entries), place + 2


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (journal.Hashed, {"state": "0" * 64}),
        (Ended, {"winners": (0,)}),
        (Answered, {"action": {"type": "Place", "territory": 1, "armies": 99}}),
        (Answered, {"action": {"type": "Dance"}}),
        (Answered, {"seat": 0, "action": 7}),
    ],
)
def test_the_first_difference_is_named(
    cli: Runner, match: Match, tmp_path: Path, kind: type, fields: dict[str, Any]
) -> None:
    saved, line = changed(match, kind, **fields)
    told = cli("replay --verify", kept(saved, tmp_path))
    assert (told.status, told.err) == (1, "")
    assert f"line {line}: " in told.out


def test_a_broken_game_is_told_up_to_where_it_breaks(cli: Runner, match: Match, tmp_path: Path) -> None:
    saved, line = changed(match, Answered, action={"type": "Dance"})
    told = cli("replay", kept(saved, tmp_path))
    assert told.status == 2
    assert told.out
    assert f"line {line}" in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--to -1", "--to can be 0 to "),
        ("--to 99999", "--to can be 0 to "),
        ("--seat 0", "--seat can be 1 to 3, not 0."),
    ],
)
def test_numbers_out_of_range(cli: Runner, file: str, line: str, sentence: str) -> None:
    told = cli(f"replay {line}", file)
    assert told.status == 2
    assert sentence in told.complaint


@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("version", 999), ("data", "00"), ("seats", 9)])
def test_a_game_that_cannot_be_played_here(cli: Runner, match: Match, tmp_path: Path, field: str, value: Any) -> None:
    saved = match.export(())
    header = msgspec.structs.replace(saved.header, **{field: value})
    told = cli("replay", kept(Journal(header, saved.entries), tmp_path))
    assert told.status == 2
    assert told.complaint


class Typist(Screen):
    """A screen before which somebody sits who types these lines."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.written: list[str] = []
        self.typed, self.coloured = True, False

    @property
    def width(self) -> int:
        return 100

    def write(self, text: str = "") -> None:
        self.written.append(text)

    def ask(self, prompt: str, complete: Any = None) -> str:
        return self.lines.pop(0)


def test_a_person_goes_on_jumps_and_stops(cli: Runner, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(["", "4", "q"])
    monkeypatch.setattr(command, "standard", lambda: typist)
    assert cli("replay", file).status == 0
    told = [int(line[:6]) for line in typist.written if line[:6].strip().isdigit()]
    assert typist.lines == []
    assert told == [1, 2, 3, 4]
    assert typist.written[-1].count("Red")
