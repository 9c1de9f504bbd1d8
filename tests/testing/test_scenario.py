"""The scenario builder: stories that go as they are told, and those that do not."""

from __future__ import annotations

import pytest

from casusbelli.engine.notation import Unreadable
from casusbelli.testing import Scenario, ScenarioFailed, given
from casusbelli.testing.toy import GAME


def story() -> Scenario:
    return given(GAME, GAME.start(4))


def begun() -> Scenario:
    return story().script(0, 1, 2, 1, 2, (3, 11))


def test_a_scenario_plays_on_a_copy() -> None:
    start = GAME.start(4)
    before = GAME.save(start)
    given(GAME, start).script(0)
    assert GAME.save(start) == before


def test_outcomes_of_the_script_come_in_their_order() -> None:
    told = story().script(0, 1).script(2)
    assert told.state.aims == [0, 1, 2, -1]
    assert told.chance is not None
    told.done()


def test_outcomes_wait_for_their_chance() -> None:
    told = begun().script(0, 4)
    with pytest.raises(ScenarioFailed, match="left in the script"):
        told.done()


def test_an_outcome_that_cannot_come() -> None:
    with pytest.raises(ScenarioFailed, match=r"cannot bring 7; possible: 0, 1, 2"):
        story().script(7)
    with pytest.raises(ScenarioFailed, match="66 in all"):
        story().script(0, 0, 0, 0, 0, (1, 1))


def test_a_script_too_short() -> None:
    told = begun()
    for seat in range(4):
        told.does("muster alder 5", "muster birch 0", seat=seat)
    for seat in range(3):
        told.does("muster cedar 0", seat=seat)
    with pytest.raises(ScenarioFailed, match="finds no outcome in the script"):
        told.does("muster cedar 0", seat=3)


def test_an_attempt_that_is_refused() -> None:
    with pytest.raises(ScenarioFailed, match=r"refused-too-many-men \[2.4\].*legal: muster alder 0"):
        begun().does("muster alder 6")


def test_a_refusal_that_does_not_come() -> None:
    with pytest.raises(ScenarioFailed, match="seat 1 may muster alder 5"):
        begun().refused_by(1, "muster alder 5", clause="2.4")


def test_a_refusal_for_another_reason() -> None:
    told = begun().refused("muster alder 6", clause=None).refused("muster alder 6", clause="2.4")
    with pytest.raises(ScenarioFailed, match=r"not by clause 9\.9"):
        told.refused("muster alder 6", clause="9.9")
    with pytest.raises(ScenarioFailed, match="not for refused-honest"):
        told.refused("muster alder 6", clause="2.4", reason="refused-honest")


def test_a_refusal_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    told = begun()
    refuse = type(told.frame).refuse

    def refuse_and_change(self: object, s: object, action: object) -> object:
        told.state.coins[0] = 0
        return refuse(self, s, action)

    monkeypatch.setattr(type(told.frame), "refuse", refuse_and_change)
    with pytest.raises(ScenarioFailed, match="has changed the state"):
        told.refused("muster alder 6", clause="2.4")


def test_pointing_at_things() -> None:
    begun().why_not("ford:birch", clause="2.4")
    with pytest.raises(ScenarioFailed, match="knows no attempt with card:drum"):
        begun().why_not("card:drum", clause="2.4")


def test_words_that_are_no_action() -> None:
    with pytest.raises(Unreadable):
        begun().does("dance")


def test_what_can_be_looked_at() -> None:
    told = begun()
    assert told.seat == 0
    assert told.legal[0] == "muster alder 0"
    assert told.standing(0) == []
    assert told.view(1).aims == [None, 1, None, None]
    assert len(told.events()) == len(told.public_events())
    assert told.events((0,))[0].ford == 0


def test_nobody_is_asked() -> None:
    with pytest.raises(ScenarioFailed, match="no seat is asked"):
        _ = story().seat
