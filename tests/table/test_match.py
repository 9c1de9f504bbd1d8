"""The referee: asking, answering, standing actions, staleness, what is heard, taking back."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import add, attempt, play, refused, tiny, toy
from tests.table.tiny import Add, Added, Peeked, Rolled

from casusbelli.engine.record import Action, Result, Thing
from casusbelli.engine.refusal import Illegal
from casusbelli.table.dice import OutOfOutcomes, Scripted, Seeded, Verifiable
from casusbelli.table.hearing import TakenBack
from casusbelli.table.journal import Answered, Closed, Drawn, Ended, Hashed, Told, fold
from casusbelli.table.match import Match, Request
from casusbelli.testing.toy import records as r
from casusbelli.testing.toy.pieces import Ford


def request_of(match: Match, seat: int) -> Request:
    return next(request for request in match.pending() if request.seat == seat)


def heard(told: list[Told]) -> list[Any]:
    return [one.event for one in told]


def mustered(match: Match, skip: tuple[int, ...] = ()) -> Match:
    """All captains but these have mustered their men at the first ford."""
    for seat in (seat for seat in range(4) if seat not in skip):
        for ford, men in ((0, 5), (1, 0), (2, 0)):
            match.answer(seat, request_of(match, seat).id, r.Muster(Ford(ford), men))
    return match


# Asking.


def test_a_request_says_who_is_asked_what_and_what_is_legal() -> None:
    (request,) = tiny().pending()
    assert (request.seat, request.id, request.lane) == (0, 1, None)
    assert request.prompt.id.endswith("counting")
    assert list(request.actions) == [Add(1), Add(2)]
    assert request.standing == []


def test_requests_are_numbered_by_seat() -> None:
    match = tiny("0110")
    numbers = []
    for _ in range(4):
        (request,) = match.pending()
        numbers.append((request.seat, request.id))
        add(match)
    assert numbers == [(0, 1), (1, 1), (1, 2), (0, 2)]


def test_lanes_ask_all_at_once() -> None:
    match = toy()
    assert [(request.seat, request.id) for request in match.pending()] == [(seat, 1) for seat in range(4)]
    assert match.awaited() == (0, 1, 2, 3)


def test_an_answered_request_tells_nothing_any_more() -> None:
    match = tiny()
    (request,) = match.pending()
    add(match)
    for look in ("actions", "prompt", "clauses", "standing"):
        assert refused(lambda look=look: getattr(request, look)).reason == "refused-stale"


# Answering.


def test_an_answer_returns_what_its_seat_hears_of_it() -> None:
    match = tiny("1!?0", Scripted([(4,), (6,)]))
    assert add(match) == [Told(1, Added(1, 1)), Told(2, Rolled(6))]
    assert match.events((0,)) == [Told(1, Added(1, 1)), Told(2, Peeked(4)), Told(3, Rolled(6))]
    assert match.events((0,), 1) == match.events((0,))[1:]
    assert match.events((), 5) == []


def test_chance_is_answered_at_once() -> None:
    match = tiny("??0", Scripted([(2,), (3,)]))
    assert match.state.dice == [2, 3]
    draws = [entry for entry in match.journal.entries if isinstance(entry, Drawn)]
    assert [(entry.draw, entry.outcome, entry.to) for entry in draws] == [((6, 1), (2,), None), ((6, 2), (3,), None)]


@pytest.mark.parametrize("number", [0, 2, 99, -1])
def test_an_answer_to_what_was_not_asked_is_stale(number: int) -> None:
    match = tiny()
    before = match.snapshot()
    assert refused(lambda: match.answer(0, number, Add(1))).reason == "refused-stale"
    assert refused(lambda: match.answer(1, 1, Add(1))).reason == "refused-stale"
    assert match.snapshot() == before


def test_an_answer_that_was_given_is_stale() -> None:
    match = tiny("00")
    match.answer(0, 1, Add(1))
    assert refused(lambda: match.answer(0, 1, Add(1))).reason == "refused-stale"


def test_an_illegal_answer_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = tiny()
    before, entries = match.snapshot(), len(match.journal.entries)
    refusal = refused(lambda: match.answer(0, 1, Add(7)))
    assert (refusal.clause, refusal.reason, refusal.args) == ("1.1", "refused-number", {"most": 2})
    assert (match.snapshot(), len(match.journal.entries)) == (before, entries)
    assert match.answer(0, 1, Add(1))


def test_a_repeated_key_gives_the_same_answer_once() -> None:
    match = tiny("0?10")
    first = add(match, 1, key="k")
    entries = len(match.journal.entries)
    assert len(first) == 2
    assert match.answer(0, 1, Add(1), "k") == first
    add(match)
    assert match.answer(0, 1, Add(1), "k") == first
    assert match.answer(0, 1, Add(2), "k") == first
    assert len(match.journal.entries) == entries + 1
    assert refused(lambda: match.answer(0, 2, Add(1), "k")).reason == "refused-key-used"
    assert refused(lambda: match.answer(1, 1, Add(1), "k")).reason == "refused-stale", "keys are a seat's own"


def test_when_the_rules_break_down_the_table_is_as_before() -> None:
    match = Match(tiny().game, 2, {"script": "01", "choices": 3}, Seeded(1))
    (request,) = match.pending()
    before, entries = match.snapshot(), len(match.journal.entries)
    with pytest.raises(RuntimeError):
        match.answer(0, 1, Add(3))
    assert (match.snapshot(), len(match.journal.entries)) == (before, entries)
    assert match.pending() == [request]
    assert heard(match.answer(0, request.id, Add(2))) == [Added(0, 2)]


def test_a_source_that_has_nothing_left_loses_no_answer() -> None:
    match = tiny("0?0", Scripted([]))
    with pytest.raises(OutOfOutcomes):
        add(match)
    assert [type(entry) for entry in match.journal.entries] == [Answered]
    match.go_on(Scripted([(5,)]))
    assert match.state.dice == [5]


# Why not.


def test_why_explains_actions_and_things() -> None:
    match = mustered(toy())
    assert match.why(0, r.Pledge(0)) is None
    explained = match.why(0, r.Pledge(9))
    assert explained is not None
    assert (explained.clause, explained.reason) == ("3.3", "refused-too-few-coins")
    for thing in (Thing("ford", 9), Thing("ford", -1), Thing("dragon", 0), Thing("seat", 4)):
        unknown = match.why(0, thing)
        assert unknown is not None
        assert unknown.reason == "refused-no-such-thing"
    useless = match.why(0, Thing("ford", 1))
    assert useless is not None
    assert useless.reason == "refused-no-use"


def test_why_names_those_who_are_waited_for() -> None:
    refusal = toy_at_turn().why(1, Thing("ford", 0))
    assert refusal is not None
    assert (refusal.reason, refusal.args) == ("refused-not-your-turn", {"seats": (0,)})


def toy_at_turn() -> Match:
    """The first captain's turn in the first round."""
    match = mustered(toy())
    for seat in range(4):
        match.answer(seat, request_of(match, seat).id, r.Pledge(0))
    return match


# Standing actions.


def offer(match: Match, seat: int) -> r.Offer:
    found = next(action for action in match.standing(seat) if isinstance(action, r.Offer))
    match.answer(seat, None, found)
    return found


def acceptance(match: Match, made: r.Offer) -> Action:
    return next(action for action in match.standing(made.taker) if isinstance(action, r.Accept))


def test_a_standing_action_changes_no_number_of_a_request() -> None:
    match = toy_at_turn()
    (request,) = match.pending()
    made = offer(match, 1)
    assert match.pending() == [request]
    match.answer(made.taker, None, acceptance(match, made))
    assert [(one.seat, one.id) for one in match.pending()] == [(request.seat, request.id)]
    assert match.answer(0, request.id, r.Pass())


def test_a_standing_action_that_is_not_offered_is_refused() -> None:
    match, elsewhere = toy_at_turn(), toy_at_turn()
    made = offer(elsewhere, 1)
    before = match.snapshot()
    assert refused(lambda: match.answer(made.taker, None, acceptance(elsewhere, made))).clause == "4.2"
    assert match.snapshot() == before
    assert refused(lambda: match.answer(0, None, r.Pass())).reason == "refused-stale", "an answer names its request"


def test_only_the_two_may_know_of_a_secret_offer() -> None:
    match = toy_at_turn()
    before = {seat: len(match.events((seat,))) for seat in range(4)}
    made = offer(match, 1)
    new = [seat for seat in range(4) if len(match.events((seat,))) > before[seat]]
    assert new == sorted({1, made.taker})
    assert set(match.journal.entries[-1].to) <= {1, made.taker}


# Taking back.


def test_taking_back_restores_everything_but_the_numbers() -> None:
    match = tiny("00")
    before = match.snapshot()
    add(match)
    assert match.undo(0)
    assert match.snapshot() == before
    assert match.pending()[0].id == 3, "the question is asked anew"
    assert refused(lambda: match.answer(0, 1, Add(1))).reason == "refused-stale"
    assert refused(lambda: match.answer(0, 2, Add(1))).reason == "refused-stale"


def test_answers_are_taken_back_one_by_one() -> None:
    match = tiny("000")
    states = [match.snapshot()]
    for _ in range(2):
        add(match)
        states.append(match.snapshot())
    match.undo(0)
    assert match.snapshot() == states[1]
    match.undo(0)
    assert match.snapshot() == states[0]
    assert refused(lambda: match.undo(0)).reason == "refused-undo-nothing"


@pytest.mark.parametrize(
    ("script", "answers", "seat", "reason"),
    [
        ("0?0", 1, 0, "refused-undo-final"),
        ("0!0", 1, 0, "refused-undo-final"),
        ("0r0", 1, 0, "refused-undo-final"),
        ("010", 2, 0, "refused-undo-answered"),
        ("010", 2, 1, ""),
        ("010", 1, 1, "refused-undo-nothing"),
        ("0?00", 2, 0, ""),
        ("000", 2, 1, "refused-undo-nothing"),
        ("0", 1, 0, "refused-game-over"),
    ],
)
def test_there_is_no_way_back_behind_dice_reveals_and_others(script: str, answers: int, seat: int, reason: str) -> None:
    match = tiny(script)
    for _ in range(answers):
        add(match)
    before = match.snapshot()
    refusal = match.why_no_undo(seat)
    assert (refusal.reason if refusal else "") == reason
    if reason:
        assert refused(lambda: match.undo(seat)).reason == reason
        assert match.snapshot() == before


def test_what_another_took_back_is_in_the_way_no_more() -> None:
    match = tiny("010")
    add(match)
    add(match)
    match.undo(1)
    assert match.undo(0)


def test_a_table_may_allow_no_taking_back() -> None:
    match = tiny("00", takebacks=False)
    add(match)
    assert refused(lambda: match.undo(0)).reason == "refused-undo-off"


def test_taking_back_withdraws_what_others_were_asked() -> None:
    match = tiny("010")
    add(match)
    asked = match.pending()[0]
    match.undo(0)
    assert refused(lambda: match.answer(1, asked.id, Add(1))).reason == "refused-stale"
    add(match)
    assert match.pending()[0].id == asked.id + 1


def test_far_back_where_nothing_bars_the_way() -> None:
    match = tiny("0" * 200)
    states = []
    for _ in range(199):
        states.append(match.snapshot())
        add(match)
    for state in reversed(states):
        match.undo(0)
        assert match.snapshot() == state


def test_behind_a_point_of_no_return_old_steps_are_let_go() -> None:
    match = tiny("0" * 100 + "?" + "00")
    for _ in range(101):
        add(match)
    before = match.snapshot()
    assert match.undo(0)
    add(match)
    assert match.snapshot() == before
    match.undo(0)
    assert match.why_no_undo(0) is not None


def test_a_lane_takes_back_its_own_answer_whoever_has_answered_since() -> None:
    match = mustered(toy(), skip=(0,))
    before = match.snapshot()
    match.answer(0, request_of(match, 0).id, r.Muster(Ford(0), 3))
    match.undo(0)
    assert match.snapshot() == before


def test_lanes_do_not_disturb_one_another() -> None:
    match = toy()
    match.answer(0, 1, r.Muster(Ford(0), 3))
    match.answer(1, 1, r.Muster(Ford(0), 2))
    match.undo(0)
    assert match.state.men[0] == 0
    assert match.state.men[1 * 3] == 2
    assert [(request.seat, request.id) for request in match.pending()] == [(0, 3), (1, 2), (2, 1), (3, 1)]
    match.answer(1, 2, r.Muster(Ford(1), 1))


def test_lanes_that_are_joined_are_past() -> None:
    match = mustered(toy())
    assert all(match.why_no_undo(seat) is not None for seat in range(4))
    for seat in range(3):
        match.answer(seat, request_of(match, seat).id, r.Pledge(1))
    assert match.why_no_undo(1) is None
    match.answer(3, request_of(match, 3).id, r.Pledge(0))
    assert all(match.why_no_undo(seat) is not None for seat in range(4))


def test_a_secret_offer_does_not_show_in_what_others_may_take_back() -> None:
    """An offer between 1 and 3 must not keep 0, who cannot know of it, from taking back."""
    silent, offering = toy_at_turn(), toy_at_turn()
    for match in (silent, offering):
        match.answer(0, request_of(match, 0).id, r.Pass())
    made = next(a for a in offering.standing(1) if isinstance(a, r.Offer) and a.taker == 3)
    offering.answer(1, None, made)
    assert silent.why_no_undo(0) == offering.why_no_undo(0) is None
    silent.undo(0)
    offering.undo(0)
    assert silent.view((0,)) == offering.view((0,))
    assert silent.events((0,)) == offering.events((0,))
    assert [entry.action for entry in fold(offering.journal).entries if isinstance(entry, Answered)][-1] == made


def test_viewers_hear_that_what_they_heard_was_taken_back() -> None:
    match = tiny("!00", Scripted([(1,)]))
    add(match)
    match.undo(0)
    add(match, 2)
    assert match.events((0,))[1:] == [Told(2, Added(0, 1)), Told(3, TakenBack((2,))), Told(4, Added(0, 2))]
    assert match.events((1,)) == [Told(1, Added(0, 1)), Told(2, TakenBack((1,))), Told(3, Added(0, 2))]


def test_who_heard_nothing_hears_nothing_of_its_taking_back() -> None:
    match = toy()
    before = len(match.events((1,)))
    match.answer(0, 1, r.Muster(Ford(0), 3))
    match.undo(0)
    assert len(match.events((1,))) == before


# Answers of the table.


def forced(script: str, **settings: Any) -> Match:
    return Match(tiny().game, 2, {"script": script, "choices": 1}, Seeded(1), **settings)


def test_the_table_answers_where_everybody_knows_that_there_is_no_choice() -> None:
    match = forced("01?0", auto=True)
    assert match.result == Result((0,), "counted")
    assert [entry.auto for entry in match.journal.entries if isinstance(entry, Answered)] == [True, True, True]


def test_it_asks_where_it_is_not_told_to_answer_and_where_there_is_a_choice() -> None:
    assert forced("01").pending()[0].id == 1
    assert tiny("01", auto=True).pending()[0].id == 1


def test_taking_back_takes_the_table_s_answers_with_it() -> None:
    match = tiny("001")
    before = match.snapshot()
    add(match)
    match.follow(Answered(0, 0, Add(1), auto=True))
    assert match.pending()[0].seat == 1
    match.undo(0)
    assert match.snapshot() == before


# The end.


def test_a_table_closes_with_the_result_and_publishes_its_keys() -> None:
    source = Verifiable.seeded("t", 1, 8)
    match = play(tiny("01", source))
    *_, hashed, ended, closed = match.journal.entries
    assert ended == Ended((0,), "counted")
    assert hashed == Hashed(match.hash())
    assert closed == Closed("result", **source.secrets())
    assert match.closed
    assert match.pending() == []
    refusal = refused(lambda: match.answer(0, 1, Add(1)))
    assert (refusal.clause, refusal.reason) == ("1.9", "refused-game-over")


def test_a_table_may_close_before_the_end() -> None:
    match = tiny("01")
    match.close("agreed")
    match.close("abandoned")
    assert [entry for entry in match.journal.entries if isinstance(entry, Closed)] == [Closed("agreed")]
    assert refused(lambda: match.answer(0, 1, Add(1))).reason == "refused-closed"


def test_a_sealed_table_publishes_nothing() -> None:
    match = play(tiny("!0", Verifiable.seeded("t", 1, 8), sealed=True))
    assert match.journal.entries[-1] == Closed("result")
    entries = match.export((1,)).entries
    assert not any(isinstance(entry, Hashed) for entry in entries)
    assert [entry for entry in entries if isinstance(entry, Drawn)] == [Drawn(key="closed")]


# What leaves a running table.


def test_an_export_holds_what_its_viewer_has_seen_and_no_more() -> None:
    match = tiny("!?01", Verifiable.seeded("t", 1, 8))
    add(match)
    mine, other = match.export((0,)), match.export((1,))
    assert mine.header.keys == other.header.keys == {}
    assert mine.header.viewer == [0]
    shown = [entry for entry in mine.entries if isinstance(entry, Drawn)]
    assert [entry.to for entry in shown] == [(0,), None]
    assert shown[0].draw is None, "what the closed key gave cannot be checked yet, and might tell something"
    assert [entry.key for entry in other.entries if isinstance(entry, Drawn)] == ["open"]
    assert [entry.seat for entry in mine.entries if isinstance(entry, Answered)] == [0]
    assert not [entry for entry in other.entries if isinstance(entry, Answered)]
    assert [entry for entry in other.entries if isinstance(entry, Told)] == match.events((1,))


def test_state_hashes_stay_with_the_host_until_the_table_closes() -> None:
    match = tiny("0" * 400)
    for _ in range(399):
        add(match)
    assert sum(isinstance(entry, Hashed) for entry in match.journal.entries) == 3
    assert not any(isinstance(entry, Hashed) for entry in match.export((0,)).entries)
    add(match)
    assert any(isinstance(entry, Hashed) for entry in match.export(()).entries)


# Secrecy of numbers.


def same_for(viewer: int, one: Match, other: Match) -> None:
    assert one.events((viewer,)) == other.events((viewer,))
    assert one.view((viewer,)) == other.view((viewer,))
    mine = [[(r.id, r.prompt, list(r.actions)) for r in match.pending() if r.seat == viewer] for match in (one, other)]
    assert mine[0] == mine[1]
    assert one.standing(viewer) == other.standing(viewer)
    assert one.why_no_undo(viewer) == other.why_no_undo(viewer)
    assert one.awaited() == other.awaited()
    assert one.export((viewer,)) == other.export((viewer,))


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 3), st.integers(0, 2**16)), max_size=8))
def test_secret_work_of_others_shows_in_no_number(moves: list[tuple[int, int]]) -> None:
    """Seats 1 to 3 muster, and take back, in secret; seat 0 sees the same as where they do nothing."""
    still, busy = toy(7), toy(7)
    for seat, choice in moves:
        mine = [request for request in busy.pending() if request.seat == seat]
        if choice % 3 == 0 and busy.why_no_undo(seat) is None:
            busy.undo(seat)
        elif mine and mine[0].frame.ford < 2:
            busy.answer(seat, mine[0].id, mine[0].actions[choice % len(mine[0].actions)])
    same_for(0, still, busy)


def test_a_die_that_one_sees_gives_the_other_no_number() -> None:
    quiet, secret = tiny("00", Scripted([])), tiny("!0!0", Scripted([(1,), (2,)]))
    for match in (quiet, secret):
        add(match)
    assert quiet.events((1,)) == secret.events((1,))
    assert quiet.events(()) == secret.events(())


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**16), st.sampled_from([(), (0,), (3,), (0, 2)]))
def test_numbers_of_a_viewer_follow_one_another_and_never_change(seed: int, viewer: tuple[int, ...]) -> None:
    match, known = toy(seed), list[Told]()
    for step in range(40):
        if match.result is not None:
            break
        play(match, 1, seed + step, undo=0.3)
        told = match.events(viewer)
        assert told[: len(known)] == known
        assert [one.number for one in told] == list(range(1, len(told) + 1))
        known = told


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**16), st.integers(0, 30))
def test_nothing_refused_ever_changes_anything(seed: int, answers: int) -> None:
    match = play(toy(seed), answers, seed, undo=0.2)
    if match.result is not None:
        return
    before, events = match.snapshot(), [match.events((seat,)) for seat in range(4)]
    seat, _number, action = attempt(match, random.Random(seed))
    tries: list[Callable[[], object]] = [
        lambda: match.answer(seat, 999, action),
        lambda: match.answer((seat + 1) % 4, 999, action),
        lambda: match.answer(seat, None, r.Plant(Ford(9))),
        lambda: match.answer(7, 1, action),
        *(lambda other=other: match.undo(other) for other in range(4) if match.why_no_undo(other) is not None),
    ]
    for wrong in tries:
        with pytest.raises(Illegal):
            wrong()
    assert match.snapshot() == before
    assert [match.events((seat,)) for seat in range(4)] == events
