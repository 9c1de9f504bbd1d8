"""Each law of the battery can fail: the toy is broken in one place, and the law says so."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from casusbelli.engine import flow
from casusbelli.engine.chance import One
from casusbelli.engine.record import Message
from casusbelli.engine.refusal import Refusal
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match
from casusbelli.testing import LawBroken, battery, conformance, tabled
from casusbelli.testing.battery import Place
from casusbelli.testing.toy import GAME
from casusbelli.testing.toy.ch2_setup import DrawingBerth, Mustering, MusteringAt
from casusbelli.testing.toy.ch3_round import DrawingCard, PledgingCoins, Round, TakingTurn
from casusbelli.testing.toy.ch5_battle import PlantingBanner
from casusbelli.testing.toy.pieces import FORDS, NO_BANK, Position
from casusbelli.testing.toy.records import Muster, Pass
from casusbelli.testing.walk import moments

SECONDS = 20.0
"""The longest that a law may take to find what is broken; it takes a small part of it."""

Patch = tuple[Any, str, Any]


def tried(law: Callable[[Place], None]) -> None:
    rng = random.Random(1)
    for s in moments(GAME, rng, SECONDS):
        law(Place(GAME, s, rng))


def forgetful_load(data: bytes, load: Any = GAME.load) -> Any:
    s = load(data)
    s.coins[0] = 0
    return s


def copied_without(name: str) -> Callable[[Any], Any]:
    def copy(self: Any, whole: Any = Position.copy) -> Any:
        twin = whole(self)
        setattr(twin, name, getattr(self, name))
        return twin

    return copy


TICKS = count()
KEPT = [Pass()]


def turn_by_turn(self: Any, s: Any, listed: Any = TakingTurn.actions) -> Any:
    return listed(self, s)[:: 1 if next(TICKS) % 2 else -1]


def one_too_many(self: Any, s: Any) -> Any:
    return [Muster(self.ford, men) for men in range(self.left + 2)]


def changes_coins(self: Any, s: Any, *_rest: Any) -> Any:
    s.coins[0] += 1
    return Message("pledging-coins")


def changes_and_refuses(self: Any, s: Any, action: Any) -> Any:
    s.coins[0] += 1
    return Refusal("3.3", "refused-pledge-due")


def keeps_its_list(self: Any, s: Any) -> Any:
    return KEPT


def resolved_with_a_value(self: Any, s: Any, outcome: Any) -> None:
    s.ferry = outcome
    flow.finish(s, 3)


def resolved_if_heard(self: Any, s: Any, outcome: Any) -> None:
    s.ferry = outcome
    s.round = 0 if s.outbox is None else 1
    flow.finish(s)


def mustered_in_turn(self: Any, s: Any, action: Any, take: Any = MusteringAt.take) -> None:
    s.round = s.round * 5 + self.captain
    take(self, s, action)


def half_a_round(self: Any, s: Any, joined: Any = Mustering.joined) -> None:
    joined(self, s)
    s.coins[0] = 2.5


def interrupts(self: Any, s: Any, seat: Any, action: Any) -> None:
    flow.call(s, PlantingBanner(FORDS[0], NO_BANK))


def written_wrong(action: Any, write: Any = GAME.notation.write) -> str:
    return str(write(Muster(action.ford, action.men + 1) if isinstance(action, Muster) else action))


BROKEN: dict[str, tuple[Callable[[Place], None], Patch]] = {
    "loading loses something": (battery.saving, (GAME, "load", forgetful_load)),
    "a copy shares a column": (battery.copying, (Position, "copy", copied_without("coins"))),
    "a copy shares the stack": (battery.copying, (Position, "copy", copied_without("stack"))),
    "nothing is legal": (battery.legal_lists, (PledgingCoins, "actions", lambda _self, _s: [])),
    "something is legal twice": (battery.legal_lists, (PledgingCoins, "actions", lambda _self, _s: [Pass(), Pass()])),
    "the order changes": (battery.legal_lists, (TakingTurn, "actions", turn_by_turn)),
    "a list is kept": (battery.legal_lists, (TakingTurn, "actions", keeps_its_list)),
    "too much is legal": (battery.legal_accepted, (MusteringAt, "actions", one_too_many)),
    "no such clause": (battery.illegal_refused, (PledgingCoins, "refuse", lambda *_: Refusal("9.9", "refused"))),
    "no clause at all": (battery.illegal_refused, (PledgingCoins, "refuse", lambda *_: Refusal("", "refused"))),
    "refusing changes something": (battery.illegal_refused, (PledgingCoins, "refuse", changes_and_refuses)),
    "asking changes something": (battery.questions, (PledgingCoins, "prompt", changes_coins)),
    "wondering changes something": (battery.questions, (TakingTurn, "wanted", lambda _f, s, _t: s.seen.append(1))),
    "a value is left over": (battery.invariants, (DrawingBerth, "resolve", resolved_with_a_value)),
    "unfair chance": (battery.chance, (DrawingCard, "space", lambda _self, _s: One((1, 1, 2)))),
    "no outcome": (battery.chance, (DrawingCard, "space", lambda _self, _s: One(()))),
    "misread": (battery.notation, (GAME.notation, "write", written_wrong)),
    "a position that cannot be written": (battery.positions, (Mustering, "joined", half_a_round)),
    "it matters who listens": (battery.listening, (DrawingBerth, "resolve", resolved_if_heard)),
    "it matters who is first": (battery.lanes_commute, (MusteringAt, "take", mustered_in_turn)),
    "an offer interrupts": (battery.unasked, (Round, "stand", interrupts)),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_law_finds(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, (owner, name, fault) = BROKEN[broken]
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(LawBroken) as found:
        tried(law)
    assert found.value.law == law.__name__.replace("_", " ")


def test_every_law_is_broken_by_something() -> None:
    assert {law for law, _ in BROKEN.values()} == set(battery.LAWS)


def test_an_invariant_that_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Any) -> None:
        assert not self.mustered

    monkeypatch.setattr(Position, "check", check)
    with pytest.raises(LawBroken, match="invariants"):
        tried(battery.invariants)


def test_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "answers", 15)
    with pytest.raises(LawBroken, match="games end"):
        battery.bounded(GAME, random.Random(1))


def test_a_question_that_changes_something_is_found_by_the_whole_battery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PledgingCoins, "prompt", changes_coins)
    with pytest.raises(LawBroken):
        conformance(GAME, seed=1, seconds=SECONDS)


HASHED = """
from casusbelli.engine import flow
from casusbelli.testing.toy import GAME
from casusbelli.testing.toy.ch2_setup import DrawingBerth


def resolve(self, s, outcome):
    s.ferry = outcome
    s.round = -1 - hash("alder") % 1000
    flow.finish(s)


DrawingBerth.resolve = resolve
"""


def test_a_game_that_depends_on_the_hash_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hashed_toy.py").write_text(HASHED)
    monkeypatch.setattr(DrawingBerth, "resolve", DrawingBerth.resolve)
    monkeypatch.syspath_prepend(tmp_path)
    exec(HASHED, {})
    with pytest.raises(LawBroken, match="repeatable"):
        battery.repeatable(GAME, random.Random(1), "hashed_toy:GAME", (str(tmp_path),))


def test_a_journal_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(-1000)

    def resolve(self: Any, s: Any, outcome: Any) -> None:
        s.ferry = outcome
        s.round = next(ticks)
        flow.finish(s)

    monkeypatch.setattr(DrawingBerth, "resolve", resolve)
    match = Match(GAME, 4, {}, Seeded(1))
    with pytest.raises(LawBroken, match="replaying"):
        tabled.replays(match)


def test_taking_back_that_does_not_restore(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "copy", copied_without("men"))
    with pytest.raises(LawBroken, match="taking back"):
        tabled.at_a_table(GAME, random.Random(4), SECONDS)


def test_a_message_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PledgingCoins, "prompt", lambda _self, _s: Message("no-such-message"))
    with pytest.raises(LawBroken, match="narration"):
        tabled.narrated(GAME, random.Random(1), SECONDS)
