"""The coach at the terminal: what the last decision cost, and all of them when the game is over."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cli.sitting_down import Sat, Tables, flat

from casusbelli.bots import registry
from casusbelli.bots.coaching import Judgement
from casusbelli.cli import coaching
from casusbelli.cli.coaching import Review, Reviews
from casusbelli.cli.sitting import Sitting
from casusbelli.engine.agent import Budget
from casusbelli.engine.game import find
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific.actions import EndPhase
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match

PACIFIC = find("war-in-the-pacific")


class Simple:
    """A coach that thinks the first legal action the best, and every other one a point worse."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def judge(self, view: View, actions: Sequence[Action], action: Action) -> Judgement | None:
        self.seen.append(view)
        lost = float(action != actions[0])
        return Judgement(action, actions[0], lost, lost / 10, 15.0, 0.5, 1) if len(actions) > 1 else None


def played(seats: int, answers: int, seed: int = 1) -> Match:
    match, rng = Match(PACIFIC, seats, {}, Seeded(seed)), random.Random(seed)
    for _ in range(answers):
        request = rng.choice(match.pending())
        match.answer(request.seat, request.id, rng.choice(request.actions))
    return match


def test_the_decisions_of_one_seat_are_judged_by_what_it_saw() -> None:
    match, coach = played(2, 40), Simple()
    review = Review(PACIFIC, match.header, 1, coach)
    review.go_on(match.journal.entries)
    own = [entry for entry in match.journal.entries if getattr(entry, "seat", -1) == 1]
    assert 0 < len(review.decisions) <= len(own)
    assert [one.judgement.action for one in review.decisions] == [
        entry.action for entry in own if any(entry is one.entry for one in review.decisions)
    ]
    assert {tuple(view.seats) for view in coach.seen} == {(1,)}


def test_a_review_goes_on_where_it_was() -> None:
    match = played(1, 30)
    entries = match.journal.entries
    whole, parts = (Review(PACIFIC, match.header, 0, Simple()) for _ in range(2))
    whole.go_on(entries)
    for end in range(len(entries) + 1):
        parts.go_on(entries[:end])
    assert parts.decisions == whole.decisions


def test_what_was_taken_back_was_never_decided() -> None:
    match, coach = played(1, 0), Simple()
    review = Review(PACIFIC, match.header, 0, coach)
    while match.why_no_undo(0) is not None:
        request = match.pending()[0]
        match.answer(0, request.id, next(action for action in request.actions if not action.rolls))
    review.go_on(match.journal.entries)
    before = len(review.decisions)
    match.undo(0)
    review.go_on(match.journal.entries)
    assert len(review.decisions) == before - 1


def test_a_game_without_a_coach_has_no_reviews() -> None:
    match = Match(find("war"), 3)
    assert Reviews(match).decisions(0, match.journal.entries) is None


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    kept = Tables(tmp_path)
    yield kept
    kept.close()


def sat(folder: Path, language: str, answers: int = 0) -> Sat:
    match = played(1, answers)
    return Sat(Sitting(match, folder / "pacific.jsonl", ["human"]), language)


@pytest.mark.parametrize(("language", "coach"), [("en", "coach"), ("es", "entrenador"), ("pt-BR", "treinador")])
def test_the_last_decision_is_judged_when_it_is_asked_for(tmp_path: Path, language: str, coach: str) -> None:
    one = sat(tmp_path, language)
    said = one.session.teller.action(EndPhase())

    def typist() -> Iterator[str]:
        while EndPhase() not in one.request.actions:
            yield one.session.teller.action(one.request.actions[-1])
        yield from (said, coach)

    written = flat(one.type_all(typist()))
    assert f"{said}: " in written
    assert "✗" not in written


def test_before_the_first_decision_there_is_nothing_to_say(tmp_path: Path) -> None:
    assert "You have decided nothing yet." in sat(tmp_path, "en").type("coach")


def test_when_the_game_is_over_whoever_wants_to_hears_of_all_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = sat(tmp_path, "en")
    agent = registry.make("random", PACIFIC, 0, 1)

    def asked(_prompt: str, _complete: Any = None) -> str:
        request = one.table.request()
        if request is None:
            return "coach"
        return one.session.teller.action(agent.choose(one.table.match.view((0,)), request.actions, Budget()))

    monkeypatch.setattr(one.session.screen, "typed", True)
    monkeypatch.setattr(one.session.screen, "ask", asked)
    written = flat(one.type_all(()))
    assert "points in all" in written
    assert written.count("the best was") == coaching.COSTLIEST


def test_war_has_no_coach_to_ask(tables: Tables) -> None:
    assert "Nobody coaches this game" in Sat(tables.begun()).type("coach")
