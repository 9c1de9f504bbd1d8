"""0 The aim of the game."""

import pytest
from tests.games.friedrich.fates import EXITS, answered, drawing, objectives
from tests.games.friedrich.positions import ELISABETH, FREDERICK, MARIA_THERESA, POMPADOUR, marks, position, story

from casusbelli.engine.record import Result
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    AUSTRIA,
    FRANCE,
    NATIONS,
    NATIONS_OF,
    RUSSIA,
    SWEDEN,
    city,
    enemies,
    fate,
    nation,
)
from casusbelli.games.friedrich.ch07_combat import pairs_of
from casusbelli.games.friedrich.ch11_victory import complete, missing
from casusbelli.testing import clause, example


@clause("0.1")
def test_0_1_who_plays_which_nations() -> None:
    played = [[NATIONS[owned] for owned in nations] for nations in NATIONS_OF]
    assert played == [["prussia", "hanover"], ["russia", "sweden"], ["austria", "imperial-army"], ["france"]]


@clause("0.2")
def test_0_2_two_defend_and_five_attack() -> None:
    pairs = {(NATIONS[a], NATIONS[b]) for a in ALL_NATIONS for b in ALL_NATIONS if enemies(a, b)}
    defenders, attackers = {"prussia", "hanover"}, set(NATIONS[2:])
    assert pairs == {(a, b) for a in NATIONS for b in NATIONS if (a in defenders) != (b in defenders)}
    assert len(attackers) == 5


@clause("0.2")
def test_0_2_allies_do_not_fight_each_other() -> None:
    s = position({"saltikov": "potsdam", "daun": "berlin", "ferdinand": "spandau"}, active="austria")
    assert pairs_of(s, AUSTRIA) == ((city("berlin"), city("spandau")),)


@clause("0.2")
def test_0_2_an_allied_train_is_not_eliminated() -> None:
    told = story({"heinrich": "berlin", "hanover-train": "potsdam"}).does("set-out heinrich")
    told.refused("step potsdam", clause="0.2")


@clause("0.3", "0.4", "11.19")
def test_0_3_one_winner_where_two_nations_are_complete() -> None:
    both = [*objectives("russia"), *objectives("france")]
    told = story(phase="end-of-turn", turn=4, conquered=both)
    assert told.state.result == Result((ELISABETH,), "objectives")


@clause("0.4")
@pytest.mark.parametrize(
    ("conquered", "winner"),
    [
        (objectives("russia"), (ELISABETH,)),
        ([*objectives("russia")[:9], *objectives("sweden")], (ELISABETH,)),
        ([*objectives("russia")[:9], *objectives("sweden")[:9]], None),
        (objectives("france"), (POMPADOUR,)),
        (objectives("imperial-army"), (MARIA_THERESA,)),
    ],
)
def test_0_4_one_nation_must_hold_all_its_objectives(conquered: list[str], winner: tuple[int, ...] | None) -> None:
    result = story(phase="end-of-turn", turn=4, conquered=conquered).state.result
    assert (result and result.winners) == winner


@clause("0.5")
def test_0_5_both_orders_are_needed_as_a_rule() -> None:
    held = [*objectives("austria", 1), *objectives("austria", 2)[:3]]
    s = position(phase="end-of-turn", conquered=held)
    assert missing(s, AUSTRIA) == 1
    assert not complete(s, AUSTRIA)
    assert missing(position(phase="end-of-turn", conquered=held, commands={"imperial-army": 3}), AUSTRIA) == 0
    assert missing(position(phase="end-of-turn", conquered=objectives("sweden", 1)), SWEDEN) == 5


@clause("0.6", "0.7")
@pytest.mark.parametrize("last", EXITS)
def test_0_6_frederick_wins_when_the_third_attacker_leaves(last: str) -> None:
    before = [name for name in EXITS if name != last]
    gone = [name for name, card in (("russia", "elisabeth"), ("sweden", "sweden")) if card in before]
    gone += ["france"] if {"india", "america"} <= set(before) else []
    story_ = drawing(last, {"keith": "berlin"}, drawn=before, out=gone)
    if story_.state.result is None:
        story_.does("retire keith")
    assert story_.state.result == Result((FREDERICK,), "withstood")


@clause("0.7")
def test_0_7_two_exits_do_not_end_the_game() -> None:
    told = drawing("india", {"cumberland": "stade"}, drawn=["elisabeth", "sweden"], out=["russia", "sweden"])
    assert told.state.result is None
    assert told.state.turn == 8
    assert told.state.player[FRANCE] == POMPADOUR


@clause("0.8")
def test_0_8_in_the_basic_game_prussia_conquers_nothing() -> None:
    told = story({"friedrich": "bruex"}).does("set-out friedrich", "step teplitz", "step aussig", "halt")
    assert marks(told.state.conquered) == marks(told.state.questioned) == []
    expert = story({"friedrich": "bruex"}, expert=True).does("set-out friedrich", "step teplitz", "step aussig", "halt")
    assert marks(expert.state.conquered) == ["teplitz"]


@clause("2.13", "0.6")
@example("E23")
def test_e23_the_four_exits_first_end_the_game_after_turn_9() -> None:
    told = story({"keith": "berlin", "dohna": "stettin"}, phase="end-of-turn", turn=6)
    answered(told.script(fate("elisabeth")), "retire keith")
    for turn, name in ((7, "sweden"), (8, "india"), (9, "america")):
        assert told.state.result is None
        told = story(
            {"dohna": "stettin"}, phase="end-of-turn", turn=turn, drawn=EXITS[: turn - 6], out=_gone(EXITS[: turn - 6])
        ).script(fate(name))
        if name == "sweden":
            answered(told, "retire dohna")
    assert told.state.result == Result((FREDERICK,), "withstood")
    assert told.state.turn == 9


def _gone(drawn: tuple[str, ...]) -> list[str]:
    names = {"elisabeth": "russia", "sweden": "sweden"}
    return [names[name] for name in drawn if name in names]


@clause("2.13")
@example("E24")
def test_e24_the_18th_card_ends_the_game_after_turn_23() -> None:
    others = [f"event-{number}" for number in range(1, 13)] + ["poems", "lord-bute", *EXITS[:3]]
    told = story(phase="end-of-turn", turn=23, drawn=others, out=["russia", "sweden"])
    assert told.frame.space(told.state).items == (fate("america"),)
    told.script(fate("america"))
    assert told.state.result == Result((FREDERICK,), "withstood")
    assert told.state.turn == 23


@clause("0.4", "5.4.2")
def test_0_4_what_is_missing_is_counted() -> None:
    s = position(phase="end-of-turn", conquered=objectives("russia")[:7])
    assert missing(s, RUSSIA) == 3
    assert missing(s, nation("france")) == 10
