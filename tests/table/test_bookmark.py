"""Matches opened from a bookmark: the same as if their journal had been played, in all that anybody can ask of them."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import add, attempt, play, refused, tiny, toy
from tests.table.tiny import Add

from casusbelli.engine.game import Game, find, keys
from casusbelli.table import bookmark as bookmarks
from casusbelli.table.bookmark import Unusable, bookmark, opened, page
from casusbelli.table.dice import Verifiable, restored
from casusbelli.table.journal import Drawn, Journal, dump, parse
from casusbelli.table.match import Match
from casusbelli.table.replay import Replay


def on_disk(match: Match) -> Journal:
    return parse(dump(match.journal))


def source_of(journal: Journal, entries: int) -> Any:
    """The source of a match behind so many entries."""
    header = journal.header
    length = header.commitments.length if header.commitments else 0
    source = restored(header.source, header.table, header.keys, length, header.contributions)
    assert isinstance(source, Verifiable)
    source.skip(entry for entry in journal.entries[:entries] if isinstance(entry, Drawn))
    return source


def again(match: Match, pages: list[bytes] | None = None, body: bytes = b"") -> Match:
    """The match from its bookmark, and from there played to the end of its journal."""
    journal = on_disk(match)
    found = opened(match.game, journal, pages or [page(match, 0, 0)], body or bookmark(match))
    replay = Replay(journal, match.game, source_of(journal, len(found.journal.entries)), found)
    for _ in replay.steps():
        pass
    assert replay.differs.kind == "identical"
    if not found.closed:
        found.go_on(source_of(journal, len(journal.entries)))
    return found


def asked(match: Match) -> Any:
    return [(one.seat, one.id, one.lane, one.prompt, one.actions, one.standing) for one in match.pending()]


def assert_alike(one: Match, two: Match) -> None:
    seats = range(one.header.seats)
    assert one.snapshot() == two.snapshot()
    assert asked(one) == asked(two)
    assert [one.standing(seat) for seat in seats] == [two.standing(seat) for seat in seats]
    assert [one.why_no_undo(seat) for seat in seats] == [two.why_no_undo(seat) for seat in seats]
    assert (one.result, one.closed, one.told, one.keys) == (two.result, two.closed, two.told, two.keys)
    for viewer in ((), *((seat,) for seat in seats), tuple(seats)):
        assert msgspec.json.encode(one.view(viewer).fields) == msgspec.json.encode(two.view(viewer).fields)
        assert one.events(viewer) == two.events(viewer)
        assert one.events(viewer, 7) == two.events(viewer, 7)
        assert one.places(viewer) == two.places(viewer)
    assert dump(one.journal) == dump(two.journal)


def go_on_alike(one: Match, two: Match, seed: int, answers: int = 60) -> None:
    """The same is done in both, with takebacks, and comes out the same."""
    rng = random.Random(seed)
    for _ in range(answers):
        if one.result is not None:
            break
        seat, number, action = attempt(one, rng)
        key = str(rng.random())
        assert one.answer(seat, number, action, key) == two.answer(seat, number, action, key)
        assert one.why_no_undo(seat) == two.why_no_undo(seat)
        if rng.random() < 0.3 and one.why_no_undo(seat) is None:
            one.undo(seat)
            two.undo(seat)
    assert_alike(one, two)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**16), st.integers(0, 120))
def test_a_match_opened_from_a_bookmark_is_the_same_and_goes_on_alike(seed: int, answers: int) -> None:
    match = play(toy(seed), answers, seed, undo=0.3)
    found = again(match)
    assert_alike(match, found)
    go_on_alike(match, found, seed)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**16), st.lists(st.integers(0, 50), min_size=2, max_size=4))
def test_pages_are_written_one_after_another_and_what_comes_behind_is_played(seed: int, parts: list[int]) -> None:
    match = toy(seed)
    pages, body, told, known = [], b"", 0, 0
    for number, answers in enumerate(parts[:-1]):
        play(match, answers, seed + number, undo=0.2)
        pages.append(page(match, told, known))
        body, told, known = bookmark(match), match.told, match.keys
    play(match, parts[-1], seed, undo=0.2)
    found = again(match, pages, body)
    assert_alike(match, found)
    go_on_alike(match, found, seed)


@pytest.mark.parametrize("key", keys())
def test_games_are_opened_from_a_bookmark_anywhere(key: str) -> None:
    game, rng = find(key), random.Random(5)
    match = Match(game, max(game.seats), game.simulation, Verifiable.seeded("t", 1, 256))
    for _ in range(12):
        play(match, rng.randrange(1, 30), rng.randrange(1000), undo=0.2)
        assert_alike(match, again(match))


def test_an_answer_with_a_key_is_known_again() -> None:
    match = tiny("0?1011", Verifiable.seeded("t", 1, 64))
    heard = add(match, key="mine")
    found = again(match)
    assert found.answer(0, 1, Add(1), "mine") == heard
    assert len(found.journal.entries) == len(match.journal.entries)
    assert refused(lambda: found.answer(0, 2, Add(1), "mine")).reason == "refused-key-used"


def test_taking_back_reaches_as_far_as_before() -> None:
    match = tiny("00r00", Verifiable.seeded("t", 1, 64))
    for _ in range(3):
        add(match)
    found = again(match)
    found.undo(0)
    assert refused(lambda: found.undo(0)) == refused(lambda: (match.undo(0), match.undo(0)))


def test_a_game_that_is_over_lies_there_with_nothing_to_play() -> None:
    match = play(toy(3), undo=0.1)
    assert match.closed
    assert msgspec.json.decode(bookmark(match))["steps"] == []
    assert_alike(match, again(match))


def spoilt(body: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(body), **fields})


@pytest.mark.parametrize(
    "fields",
    [{"format": 0}, {"version": 99}, {"data": "other"}, {"entries": 10_000}, {"told": 1}, {"mark": {}}, {"steps": 3}],
)
def test_a_bookmark_that_does_not_fit_cannot_be_used(fields: dict[str, Any]) -> None:
    match = play(toy(4), 30)
    with pytest.raises(Unusable):
        opened(match.game, on_disk(match), [page(match, 0, 0)], spoilt(bookmark(match), **fields))


def test_pages_that_are_missing_or_cut_cannot_be_used() -> None:
    match = play(toy(4), 30)
    whole = page(match, 0, 0)
    for pages in ([], [whole, whole], [whole[:-9]], [page(match, 3, 0)]):
        with pytest.raises(Unusable):
            opened(match.game, on_disk(match), pages, bookmark(match))


def test_events_come_back_as_what_they_were() -> None:
    game: Game = find("war")
    match = play(Match(game, 3, {}, Verifiable.seeded("t", 1, 64)), 40)
    found = opened(game, on_disk(match), [page(match, 0, 0)], bookmark(match))
    assert [type(one.event) for one in found.events((0, 1, 2))] == [type(one.event) for one in match.events((0, 1, 2))]
    assert msgspec.json.decode(bookmark(match))["format"] == bookmarks.FORMAT
