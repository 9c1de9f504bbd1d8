"""Journals played again: the same, otherwise, or not at all."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import add, play, tiny, toy
from tests.table.tiny import GAME as TINY
from tests.table.tiny import Add

from casusbelli.engine.game import Game, find
from casusbelli.engine.refusal import Illegal
from casusbelli.table.dice import Scripted, Seeded, Verifiable
from casusbelli.table.journal import (
    Answered,
    BadSave,
    Drawn,
    Ended,
    Hashed,
    Journal,
    Kept,
    dump,
    fold,
    parse,
    read,
    write,
)
from casusbelli.table.match import Match
from casusbelli.table.replay import Replay, classify, replay, resume
from casusbelli.testing.toy import GAME as TOY


def changed(journal: Journal, place: int, **fields: Any) -> Journal:
    entries = list(journal.entries)
    entries[place] = msgspec.structs.replace(entries[place], **fields)
    return Journal(journal.header, entries)


def place_of(journal: Journal, kind: type) -> int:
    return next(place for place, entry in enumerate(journal.entries) if isinstance(entry, kind))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**16), st.integers(0, 120))
def test_a_journal_gives_the_same_match_again(seed: int, answers: int) -> None:
    match = play(toy(seed), answers, seed, undo=0.3)
    again = replay(parse(dump(match.journal)), TOY)
    assert again.snapshot() == match.snapshot()
    assert again.journal == match.journal
    for viewer in ((), (0,), (1, 3)):
        assert again.events(viewer) == match.events(viewer)
    assert [(r.seat, r.id) for r in again.pending()] == [(r.seat, r.id) for r in match.pending()]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**16), st.integers(0, 60), st.integers(0, 60))
def test_a_game_that_was_saved_goes_on_as_if_it_had_not_been(seed: int, before: int, after: int) -> None:
    straight = play(toy(seed), before, seed, undo=0.3)
    resumed = resume(parse(dump(straight.save())), TOY)
    for match in (straight, resumed):
        play(match, after, seed + 1, undo=0.3)
    assert resumed.snapshot() == straight.snapshot()
    kept = [[e for e in match.journal.entries if not isinstance(e, Hashed)] for match in (straight, resumed)]
    assert Journal(straight.header, kept[0]) == Journal(resumed.header, kept[1])


def test_war_goes_on_from_a_file(tmp_path: Path) -> None:
    war = find("war")
    match = play(Match(war, 3, {}, Verifiable.seeded("t", 5, 256)), 200, undo=0.2)
    write(match.save(), tmp_path / "game.jsonl")
    assert resume(read(tmp_path / "game.jsonl"), war).snapshot() == match.snapshot()


def test_a_seeded_source_goes_on_too() -> None:
    straight = tiny("0?0?0?0?", Seeded(9))
    add(straight)
    resumed = resume(parse(dump(straight.save())), TINY)
    for match in (straight, resumed):
        play(match)
    assert straight.state.dice == resumed.state.dice


def test_an_answer_whose_dice_were_lost_gets_them_now() -> None:
    match = tiny("0?0", Verifiable.seeded("t", 1, 8))
    add(match)
    cut = Journal(match.header, match.journal.entries[:1])
    assert resume(cut, TINY).state.dice == match.state.dice


def test_a_repeated_key_is_known_after_a_restart() -> None:
    match = tiny("0?10", Verifiable.seeded("t", 1, 8))
    first = add(match, 1, key="k")
    resumed = resume(parse(dump(match.journal, growing=True)), TINY)
    entries = len(resumed.journal.entries)
    assert resumed.answer(0, 1, Add(1), "k") == first
    assert len(resumed.journal.entries) == entries


def test_folded_journals_play_the_same_game() -> None:
    match = play(toy(4), 80, undo=0.4)
    assert replay(fold(match.journal), TOY).snapshot() == match.snapshot()


def test_it_can_be_looked_at_step_by_step() -> None:
    match = tiny("0?0", Scripted([(4,)]))
    add(match)
    again = Replay(parse(dump(match.journal)), TINY)
    seen = [(line, type(entry), again.match.state.count, list(again.match.state.dice)) for line, entry in again.steps()]
    assert seen == [(2, Answered, 1, []), (3, Drawn, 1, [4])]


def test_an_export_of_a_closed_game_can_be_replayed() -> None:
    match = play(toy(2))
    assert replay(parse(dump(match.export(()))), TOY).result == match.result


# Old journals.


def other_rules(**changes: Any) -> Game:
    """The tiny game as another version plays it."""
    names = ("package", "version", "seats", "options", "state", "begin", "frames", "actions", "events", "names")
    return Game(**{**{name: getattr(TINY, name) for name in names}, "answers": 100, **changes})


def test_identical() -> None:
    verdict = classify(play(tiny(source=Verifiable.seeded("t", 1, 8))).journal, TINY)
    assert (verdict.kind, verdict.line, verdict.why) == ("identical", 0, "")


def test_a_hash_or_a_snapshot_that_differs_is_told() -> None:
    whole = play(tiny()).journal
    place = place_of(whole, Hashed)
    verdict = classify(changed(whole, place, state="0"), TINY)
    assert (verdict.kind, verdict.line) == ("different", place + 2)
    assert classify(Journal(whole.header, [Kept({})]), TINY).kind == "different"


def test_a_result_that_differs_is_told() -> None:
    whole = play(tiny()).journal
    place = place_of(whole, Ended)
    assert classify(changed(whole, place, winners=(1,)), TINY).line == place + 2
    assert classify(Journal(whole.header, [whole.entries[place]]), TINY).kind == "different"


def test_other_rules_that_let_it_through_make_it_different() -> None:
    def begin(seats: int, options: Any) -> Any:
        s: Any = TINY.begin(seats, options)
        s.count = 10
        return s

    whole = play(tiny()).journal
    assert classify(whole, other_rules(begin=begin)).kind == "different"
    assert classify(whole, other_rules(version=4)).kind == "identical"


def test_a_draw_from_another_space_is_different_while_its_outcome_is_there() -> None:
    whole = play(tiny("?0", Scripted([(4,)]))).journal
    assert classify(changed(whole, 0, draw=(8, 3)), TINY).kind == "different"
    assert classify(changed(whole, 0, draw=(6, 2)), TINY).kind == "different"
    assert classify(changed(whole, 0, draw=(8, 3), outcome=[7]), TINY).kind == "broken"
    assert classify(changed(whole, 0, to=(1,)), TINY).kind == "different"


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 1},
        {"action": {"type": "Add", "number": 9}},
        {"action": {"type": "Dance"}},
        {"action": {"type": "Add"}},
        {"action": {"number": 1}},
        {"action": 5},
        {"lane": 0},
        {"standing": True},
    ],
)
def test_an_answer_that_is_not_legal_breaks_a_journal_where_it_stands(fields: dict[str, Any]) -> None:
    match = tiny("?01")
    add(match)
    verdict = classify(parse(dump(changed(match.journal, 1, **fields))), TINY)
    assert (verdict.kind, verdict.line) == ("broken", 3)


def test_a_draw_that_nobody_asked_for_breaks_a_journal() -> None:
    match = tiny("01")
    entries = [Drawn((6, 1), (2,)), *match.journal.entries]
    assert classify(Journal(match.header, entries), TINY).kind == "broken"


def test_the_options_of_a_header_must_be_the_game_s() -> None:
    header = msgspec.structs.replace(tiny().header, options={"script": 5, "choices": "many"})
    with pytest.raises(BadSave) as caught:
        classify(Journal(header), TINY)
    assert (caught.value.line, caught.value.key) == (1, "options")


# What cannot go on.


def test_a_save_that_comes_out_otherwise_does_not_go_on() -> None:
    match = tiny("0?0", Verifiable.seeded("t", 1, 8))
    add(match)
    (face,) = match.state.dice
    with pytest.raises(BadSave, match="another draw") as caught:
        resume(changed(match.journal, 1, draw=(6, face % 6), outcome=[face % 6 + 1]), TINY)
    assert (caught.value.reason, caught.value.line) == ("save-differs", 3)


def test_a_broken_save_does_not_go_on() -> None:
    match = tiny("0?0", Verifiable.seeded("t", 1, 8))
    add(match)
    with pytest.raises(BadSave) as caught:
        resume(changed(match.journal, 0, action=Add(9)), TINY)
    assert (caught.value.reason, caught.value.line) == ("save-broken", 2)


def test_an_export_does_not_go_on() -> None:
    with pytest.raises(BadSave) as caught:
        resume(tiny(source=Verifiable.seeded("t", 1, 8)).export((0,)), TINY)
    assert caught.value.reason == "save-no-keys"


def test_keys_that_are_no_keys_are_named() -> None:
    match = tiny(source=Verifiable.seeded("t", 1, 8))
    header = msgspec.structs.replace(match.header, keys={"open": "zz", "closed": "zz"})
    with pytest.raises(BadSave) as caught:
        resume(Journal(header), TINY)
    assert caught.value.reason == "save-no-keys"


def test_following_refuses_what_the_rules_refuse() -> None:
    match = Match.reopened(TINY, tiny().header)
    with pytest.raises(Illegal):
        match.follow(Answered(0, 1, Add(9)))
