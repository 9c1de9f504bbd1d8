"""Checking dice: everything true is found true, and everything false false."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import play, tiny, toy

from casusbelli.table.dice import Seeded, Verifiable
from casusbelli.table.journal import Closed, Drawn, Journal, dump, parse
from casusbelli.table.verify import verify

WHOLE = play(toy(rounds=4), seed=11).export(())
DRAWS = [place for place, entry in enumerate(WHOLE.entries) if isinstance(entry, Drawn)]
SECRET = [place for place in DRAWS if WHOLE.entries[place].to is not None]


def changed(place: int, **fields: Any) -> Journal:
    entries = list(WHOLE.entries)
    entries[place] = msgspec.structs.replace(entries[place], **fields)
    return Journal(WHOLE.header, entries)


def header(**fields: Any) -> Journal:
    return Journal(msgspec.structs.replace(WHOLE.header, **fields), WHOLE.entries)


def test_a_closed_table_is_checked_whole() -> None:
    report = verify(parse(dump(WHOLE)))
    assert (report.ok, report.checked, report.shut, report.unkeyed) == (True, len(DRAWS), 0, 0)
    assert {WHOLE.entries[place].key for place in DRAWS} == {"open", "closed"}


def test_a_chain_that_has_come_to_its_end_is_no_fault() -> None:
    match = play(tiny("????0!!00??", Verifiable.seeded("t", 1, 3)))
    report = verify(match.export(()))
    assert (report.ok, report.checked) == (True, 8)


def test_open_dice_are_checked_while_the_table_runs() -> None:
    match = tiny("?!?0", Verifiable.seeded("t", 1, 64))
    for viewer, shut in ((), 0), ((1,), 0), ((0,), 1):
        report = verify(parse(dump(match.export(viewer))))
        assert (report.ok, report.checked, report.shut) == (True, 2, shut)


def test_a_host_may_check_its_own_save() -> None:
    assert verify(tiny("?!?0", Verifiable.seeded("t", 1, 64)).save()).checked == 3


def test_what_a_sealed_table_keeps_shut_is_counted() -> None:
    match = play(tiny("?!?!0", Verifiable.seeded("t", 1, 64), sealed=True))
    report = verify(match.export((1,)))
    assert (report.ok, report.checked, report.shut) == (True, 2, 2)


def test_dice_that_nobody_committed_to_are_counted() -> None:
    report = verify(play(tiny(source=Seeded(1))).export(()))
    assert (report.ok, report.checked, report.unkeyed) == (True, 0, 2)


@given(st.sampled_from(DRAWS), st.data())
def test_a_changed_index_is_found_where_it_stands(place: int, data: st.DataObject) -> None:
    size, index = WHOLE.entries[place].draw
    if size == 1:
        return
    other = data.draw(st.integers(0, size - 1).filter(lambda number: number != index))
    assert [fault.line for fault in verify(changed(place, draw=(size, other))).faults] == [place + 2]


@given(st.sampled_from(DRAWS), st.integers(-1, 3))
def test_a_changed_number_is_found(place: int, by: int) -> None:
    at = WHOLE.entries[place].at + (by or 5)
    assert place + 2 in [fault.line for fault in verify(changed(place, at=at)).faults]


@given(st.sampled_from(DRAWS), st.sampled_from(["", "00", "zz", "ab" * 32]))
def test_a_changed_link_is_found(place: int, link: str) -> None:
    if WHOLE.entries[place].key == "open":
        assert not verify(changed(place, link=link)).ok


@given(st.sampled_from(DRAWS), st.sampled_from(["", "open", "closed", "other"]))
def test_a_changed_key_is_found(place: int, key: str) -> None:
    if WHOLE.entries[place].key != key:
        assert not verify(changed(place, key=key)).ok


@settings(max_examples=30)
@given(st.sampled_from(DRAWS[:-1]))
def test_a_draw_left_out_or_told_twice_is_found(place: int) -> None:
    """The last of a key is the exception: nothing that follows misses it, and only a replay does."""
    entries, rest = list(WHOLE.entries), WHOLE.entries[place + 1 :]
    more = any(isinstance(entry, Drawn) and entry.key == entries[place].key for entry in rest)
    assert not more or not verify(Journal(WHOLE.header, [*entries[:place], *rest])).ok
    assert not verify(Journal(WHOLE.header, [*entries[: place + 1], *entries[place:]])).ok


@settings(max_examples=30)
@given(st.sampled_from(DRAWS), st.sampled_from(DRAWS))
def test_two_draws_in_each_others_place_are_found(one: int, other: int) -> None:
    entries = list(WHOLE.entries)
    entries[one], entries[other] = entries[other], entries[one]
    same_key = WHOLE.entries[one].key == WHOLE.entries[other].key
    assert one == other or not same_key or not verify(Journal(WHOLE.header, entries)).ok


@pytest.mark.parametrize(
    "fields",
    [
        {"contributions": ["x"]},
        {"table": "other"},
        {"commitments": None},
        {"commitments": Verifiable.seeded("t", 2, 64).commitments},
        {"commitments": Verifiable.seeded("t", 1, 65).commitments},
    ],
)
def test_changed_promises_are_found(fields: dict[str, Any]) -> None:
    assert not verify(header(**fields)).ok


@pytest.mark.parametrize("keys", [{"open": "ab" * 32}, {"closed": "ab" * 32}, {"open": "zz"}, {"closed": "zz"}])
def test_other_keys_than_those_promised_are_found(keys: dict[str, str]) -> None:
    place = next(place for place, entry in enumerate(WHOLE.entries) if isinstance(entry, Closed))
    assert not verify(changed(place, **keys)).ok


def test_a_fault_names_the_line() -> None:
    place = SECRET[0]
    size, index = WHOLE.entries[place].draw
    (fault,) = verify(changed(place, draw=(size, (index + 1) % size))).faults
    assert str(index) in fault.why
    assert dump(WHOLE).splitlines()[fault.line - 1].startswith(b'{"is":"drawn"')


@pytest.mark.parametrize("number", [10**18, 2**62])
def test_absurd_numbers_cost_no_time(number: int) -> None:
    assert not verify(changed(DRAWS[-1], at=number)).ok
