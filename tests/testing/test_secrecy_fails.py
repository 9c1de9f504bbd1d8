"""Each secrecy law can fail: the toy is broken in one place, and the law says so."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from casusbelli.engine import flow
from casusbelli.engine.record import Message
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import masked
from casusbelli.testing import LawBroken, secrecy, secrets_kept
from casusbelli.testing.secrecy import Sight, contained, opened
from casusbelli.testing.toy import GAME, ch2_setup, ch3_round, ch4_offers, imagined
from casusbelli.testing.toy.ch2_setup import MusteringAt
from casusbelli.testing.toy.ch3_round import Deliberating, DrawingCard, PledgingCoins, Round, TakingTurn
from casusbelli.testing.toy.pieces import FORDS
from casusbelli.testing.toy.records import Hold, Mixed, Moor, Pledged, Proposed
from casusbelli.testing.walk import moments

SECONDS = 30.0
"""The longest that a law may take to find what is broken; it takes a small part of it."""

Law = Callable[[Sight], None]


def tried(law: Law) -> None:
    rng = random.Random(1)
    for s in moments(GAME, rng, SECONDS):
        for viewer in ((), (0,), (1,), (2,), (3,)):
            law(Sight(GAME, s, viewer, rng))


def rival_aim(s: Any, frame: Any) -> int:
    aim: int = s.aims[(frame.captain + 1) % 4]
    return aim


def tells_more(self: Any, s: Any, listed: Any = TakingTurn.actions) -> Any:
    return [*listed(self, s), *([Hold()] if rival_aim(s, self) == FORDS[0] else [])]


def refuses_by_secrets(self: Any, s: Any, action: Any) -> Refusal:
    return Refusal("3.5", "refused-one-thing" if rival_aim(s, self) else "refused-no-coin")


def wants_by_secrets(self: Any, s: Any, thing: Any) -> Any:
    return Moor(s.ferry)


def prompts_with_secrets(self: Any, s: Any) -> Message:
    return Message("taking-turn", {"aim": rival_aim(s, self)})


def takes_by_secrets(self: Any, s: Any, action: Any, take: Any = TakingTurn.take) -> None:
    s.coins[self.captain] += rival_aim(s, self)
    take(self, s, action)


def tells_by_secrets(self: Any, s: Any, action: Any, take: Any = TakingTurn.take) -> None:
    flow.tell(s, Mixed(rival_aim(s, self)))
    take(self, s, action)


def offers_for_all(self: Any, s: Any, viewer: Any) -> Any:
    return masked(self, {"offers": list(self.offers)})


def offers_for_spectators(self: Any, s: Any, viewer: Any, shown: Any = Round.shown) -> Any:
    return masked(self, {"offers": ["none"]}) if not viewer else shown(self, s, viewer)


def awaits_by_secrets(self: Any, s: Any) -> Any:
    return (self.seat(s),)


def pledges_aloud(self: Any, s: Any, action: Any, take: Any = PledgingCoins.take) -> None:
    flow.tell(s, Pledged(self.captain, action.coins))
    take(self, s, action)


def musters_on_the_table(self: Any, s: Any, action: Any, take: Any = MusteringAt.take) -> None:
    s.coins[self.captain] = action.men
    take(self, s, action)


def draws_aloud(self: Any, s: Any, outcome: Any, resolve: Any = DrawingCard.resolve) -> None:
    flow.tell(s, Mixed(outcome))
    resolve(self, s, outcome)


def proposes_aloud(self: Any, s: Any, action: Any, take: Any = Deliberating.take) -> None:
    flow.tell(s, Proposed(self.seat(s), action))
    take(self, s, action)


def nothing(*_: Any) -> None:
    """Neither told nor revealed."""


def aims_mistaken(view: Any, rng: random.Random) -> Any:
    return [rng.choice(FORDS) for _ in view.aims]


BROKEN: dict[str, tuple[Law, tuple[Any, str, Any]]] = {
    "supposing what one knows better": (secrecy.supposition, (imagined, "_aims", aims_mistaken)),
    "offers of others": (secrecy.supposition, (Round, "shown", offers_for_all)),
    "legal by secrets": (secrecy.blindness, (TakingTurn, "actions", tells_more)),
    "refused by secrets": (secrecy.blindness, (TakingTurn, "refuse", refuses_by_secrets)),
    "why not, by secrets": (secrecy.blindness, (TakingTurn, "wanted", wants_by_secrets)),
    "prompted with secrets": (secrecy.blindness, (TakingTurn, "prompt", prompts_with_secrets)),
    "waiting tells who speaks": (secrecy.blindness, (Deliberating, "awaited", awaits_by_secrets)),
    "coins by secrets": (secrecy.blindness, (TakingTurn, "take", takes_by_secrets)),
    "an event by secrets": (secrecy.blindness, (TakingTurn, "take", tells_by_secrets)),
    "a pledge aloud": (secrecy.hidden_steps, (PledgingCoins, "take", pledges_aloud)),
    "a muster on the table": (secrecy.hidden_steps, (MusteringAt, "take", musters_on_the_table)),
    "a card drawn aloud": (secrecy.hidden_steps, (DrawingCard, "resolve", draws_aloud)),
    "a proposal aloud": (secrecy.hidden_steps, (Deliberating, "take", proposes_aloud)),
    "nothing told": (secrecy.told_of, (ch3_round, "tell", nothing)),
    "passed in silence": (secrecy.told_of, (ch4_offers, "tell", nothing)),
    "opened, not revealed": (secrecy.told_of, (ch2_setup, "reveal", nothing)),
    "counted, not revealed": (secrecy.told_of, (ch3_round, "reveal", nothing)),
    "spectators see more": (secrecy.spectator, (Round, "shown", offers_for_spectators)),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_law_finds(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, (owner, name, fault) = BROKEN[broken]
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(LawBroken) as found:
        tried(law)
    assert found.value.law == law.__name__.replace("_", " ")


def test_every_law_is_broken_by_something() -> None:
    assert {law for law, _ in BROKEN.values()} == set(secrecy.LAWS)


def test_all_laws_together_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PledgingCoins, "take", pledges_aloud)
    with pytest.raises(LawBroken, match="hidden steps"):
        secrets_kept(GAME, seed=1, seconds=SECONDS)


def test_what_opens() -> None:
    assert opened(None, 3)
    assert opened([0, None], [None, 1])
    assert opened({"zone": [-1, 2], "counts": []}, {"zone": [0, 2], "counts": []})
    assert not opened([None, 1], [None, 2])
    assert not opened({"zone": [1, -1], "counts": []}, {"zone": [-1, -1], "counts": []})


def test_what_is_contained() -> None:
    assert contained({"a": None, "b": [1, None]}, {"a": 4, "b": [1, 2]})
    assert contained([2], [1, 2, 3])
    assert contained([-1, 2], [5, 2], blank=-1)
    assert not contained([-1, 2], [5, 2])
    assert not contained({"a": 1}, {"b": 1})
    assert not contained([3, 1], [1, 2, 3])
