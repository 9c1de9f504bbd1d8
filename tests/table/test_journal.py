"""Journals as files, and folded."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import add, play, tiny, toy
from tests.table.tiny import GAME as TINY

from casusbelli.table import journal
from casusbelli.table.journal import (
    Answered,
    BadSave,
    Drawn,
    Hashed,
    Journal,
    Recorder,
    Undone,
    dump,
    fold,
    parse,
    read,
    write,
)

GAME = play(toy(3), 25, undo=0.3)
SAVE = dump(GAME.save())
GROWING = dump(GAME.journal, growing=True)
LINES = SAVE.splitlines(keepends=True)


def fault(data: bytes) -> BadSave:
    with pytest.raises(BadSave) as caught:
        parse(data)
    assert "\n" not in str(caught.value)
    return caught.value


def resummed(data: bytes, place: int, old: bytes, new: bytes) -> bytes:
    """A file in which one line says something else, with the right sums again."""
    bodies = [line[: -journal._SUM - 1] + b"}" for line in data.splitlines(keepends=True)]
    assert old in bodies[place]
    bodies[place] = bodies[place].replace(old, new, 1)
    sums = journal.Sums()
    return b"".join(b'%s,"sum":"%s"}\n' % (body[:-1], sums.of(body).encode()) for body in bodies)


def test_the_first_line_says_that_all_secrets_are_in_it() -> None:
    first = SAVE.splitlines()[0].decode()
    for words in ("ALL THE SECRETS", "TODOS LOS SECRETOS", "TODOS OS SEGREDOS"):
        assert words in first[:500]


def test_a_journal_survives_the_file() -> None:
    assert dump(parse(SAVE)) == SAVE
    assert parse(SAVE) == GAME.save()
    assert dump(parse(GROWING), growing=True) == GROWING


seats = st.integers(0, 3)
plain = st.recursive(st.integers() | st.text(), lambda some: st.lists(some, max_size=3), max_leaves=5)
audiences = st.none() | st.lists(seats, max_size=4).map(tuple)
lanes = st.none() | st.integers(0, 5)
drawn = st.builds(
    lambda size, part, outcome, to, lane: Drawn(
        (journal.wide(size), journal.wide(part * (size - 1) // 100)), outcome, to, lane, "closed", 7
    ),
    st.integers(1, 10**60),
    st.integers(0, 100),
    plain,
    audiences,
    lanes,
)
answered = st.builds(
    Answered,
    seats,
    st.integers(0, 99),
    st.dictionaries(st.text(), plain),
    lanes,
    audiences,
    st.dictionaries(st.text(), st.lists(seats).map(tuple), max_size=2),
    st.booleans(),
    st.booleans(),
    st.text(),
)
entries = st.lists(drawn | answered | st.builds(Undone, seats) | st.builds(Hashed, st.text()), max_size=8)


@given(entries)
def test_any_entries_survive_the_file(written: list[Any]) -> None:
    whole = Journal(GAME.header, written)
    for growing in (False, True):
        assert parse(dump(whole, growing)).entries == written


def test_a_file_cut_off_anywhere_is_refused() -> None:
    for length in range(len(SAVE)):
        assert fault(SAVE[:length]).reason in ("save-empty", "save-cut", "save-foreign")


def test_a_growing_file_cut_off_anywhere_holds_all_that_was_acknowledged() -> None:
    first, whole = GROWING.index(b"\n") + 1, parse(GROWING).entries
    for length in range(len(GROWING)):
        if length < first:
            fault(GROWING[:length])
        else:
            assert parse(GROWING[:length]).entries == whole[: GROWING[:length].count(b"\n") - 1]


@settings(max_examples=300)
@given(st.integers(0, len(SAVE) - 1), st.integers(1, 255))
def test_any_changed_byte_is_found(place: int, by: int) -> None:
    changed = bytearray(SAVE)
    changed[place] ^= by
    fault(bytes(changed))


@settings(max_examples=50)
@given(st.integers(1, len(LINES) - 1), st.data())
def test_lines_missing_doubled_or_moved_are_found(place: int, data: st.DataObject) -> None:
    other = data.draw(st.integers(1, len(LINES) - 1).filter(lambda number: LINES[number] != LINES[place]))
    swapped = list(LINES)
    swapped[place], swapped[other] = swapped[other], swapped[place]
    for lines in ([*LINES[:place], *LINES[place + 1 :]], [*LINES[:place], *LINES[place - 1 :]], swapped):
        fault(b"".join(lines))


@pytest.mark.parametrize(
    "data", [b"hello\n", b"{}\n", b"[]\n", b"\x00\xff\n", b'{"game":"war"}\n', b"PK\x03\x04", b"\n", b'{"about":1}\n']
)
def test_a_foreign_file_is_called_one(data: bytes) -> None:
    assert fault(data).reason == "save-foreign"


def test_a_newer_format_is_called_newer() -> None:
    found = fault(resummed(SAVE, 0, b'"format":1', b'"format":2'))
    assert (found.reason, found.line, found.key) == ("save-newer", 1, "format")


@pytest.mark.parametrize(
    ("place", "old", "new", "key"),
    [
        (0, b'"seats":4', b'"seats":0', "seats"),
        (0, b'"seats":4', b'"seats":"four"', "seats"),
        (0, b'"takebacks":true', b'"takeback":true', "takeback"),
        (0, b'"game":"toy",', b"", "game"),
        (1, b'"is":"drawn"', b'"is":"dreamt"', "is"),
        (1, b'"to":[0]', b'"to":[4]', "to"),
        (1, b'"draw":[3,', b'"draw":[0,', "draw"),
        (1, b'"at":1', b'"at":-1', "at"),
    ],
)
def test_a_wrong_value_is_named_with_its_line_and_key(place: int, old: bytes, new: bytes, key: str) -> None:
    found = fault(resummed(SAVE, place, old, new))
    assert (found.reason, found.line) == ("save-damaged", place + 1)
    assert key in str(found)


def test_a_broken_line_is_named() -> None:
    found = fault(SAVE.replace(LINES[4], b"x" + LINES[4]))
    assert (found.reason, found.line, found.key) == ("save-damaged", 5, "sum")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "save-other-game"),
        ({"version": 99}, "save-newer"),
        ({"data": "0" * 64}, "save-other-data"),
        ({"seats": 9}, "save-damaged"),
    ],
)
def test_a_save_that_does_not_fit_the_game_is_refused(fields: dict[str, Any], reason: str) -> None:
    header = msgspec.structs.replace(tiny().header, **fields)
    with pytest.raises(BadSave) as caught:
        journal.fit(Journal(header), TINY)
    assert caught.value.reason == reason


# Files.


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    write(GAME.save(), path)
    before = path.read_bytes()

    def full(_number: int) -> None:
        raise OSError("no space")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            write(tiny().save(), path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_reading_leaves_a_damaged_file_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(SAVE[:-5])
    with pytest.raises(BadSave):
        read(path)
    assert path.read_bytes() == SAVE[:-5]


def test_a_recorder_follows_the_journal(tmp_path: Path) -> None:
    match, path = tiny(), tmp_path / "game.jsonl"
    recorder = Recorder(path, match.journal)
    assert read(path) == match.journal
    for _ in range(5):
        add(match)
        recorder.keep()
        assert dump(read(path), growing=True) == dump(match.journal, growing=True) == path.read_bytes()
    recorder.close()


def test_what_a_recorder_could_not_write_it_writes_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = tiny(), tmp_path / "game.jsonl"
    recorder = Recorder(path, match.journal)
    add(match)
    before = path.read_bytes()

    def full(_number: int) -> None:
        raise OSError("no space")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            recorder.keep()
    assert path.read_bytes() == before
    add(match)
    recorder.close()
    assert read(path) == match.journal


# Folding.


def test_what_was_taken_back_is_folded_away() -> None:
    match = tiny("001?0")
    add(match, 1)
    add(match, 2)
    match.undo(0)
    match.undo(0)
    for number in (2, 2, 1):
        add(match, number)
    numbers = [entry.action.number for entry in fold(match.journal).entries if isinstance(entry, Answered)]
    assert numbers == [2, 2, 1]
    assert not any(isinstance(entry, Undone) for entry in fold(match.journal).entries)


def test_folding_takes_a_lane_s_own_answer() -> None:
    match = toy(1)
    for seat in (0, 1):
        request = next(request for request in match.pending() if request.seat == seat)
        match.answer(seat, request.id, request.actions[seat])
    match.undo(0)
    left = [entry.seat for entry in fold(match.journal).entries if isinstance(entry, Answered)]
    assert left == [1]


def test_hashes_of_moments_that_went_are_left_out() -> None:
    written = [Answered(0, 1, {}), Hashed("a"), Answered(1, 1, {}), Hashed("b"), Undone(1), Hashed("c")]
    assert fold(Journal(GAME.header, written)).entries == [written[0], written[1], written[5]]


def test_a_save_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write(tiny().save(), path)
    assert path.stat().st_mode & 0o077 == 0
