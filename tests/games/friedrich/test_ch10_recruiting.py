"""10 Recruiting and re-entry."""

from typing import Any

import pytest
from tests.games.friedrich.fates import objectives
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    armies_of,
    cards_of,
    position,
    story,
    where,
)

from casusbelli.games.friedrich import ch09_supply, ch10_recruiting
from casusbelli.games.friedrich.actions import Reenter
from casusbelli.games.friedrich.board import FRANCE, IMPERIAL_ARMY, PRUSSIA, RUSSIA, SUBSTITUTES, city, piece
from casusbelli.games.friedrich.events import Paid, Recruited, Reinforced
from casusbelli.testing import Scenario, clause, example

AT_HOME = {"friedrich": "brandenburg", "heinrich": "spandau"}


def recruiting(hand: list[str], places: dict[str, str] = AT_HOME, **more: Any) -> Scenario:
    return story(places, hands={"prussia": hand}, **more).does("recruit")


@clause("10.1", "2.4")
def test_10_1_bought_between_two_moves_and_again() -> None:
    told = recruiting(["hearts-6", "hearts-7", "hearts-8"])
    told.does("pay hearts-6-a", "settle 1 0", "reinforce friedrich")
    told.does("set-out heinrich", "step berlin", "halt")
    told.does("recruit", "pay hearts-7-a", "settle 1 0", "reinforce heinrich")
    assert armies_of(told.state, "friedrich", "heinrich") == (2, 2)


@clause("10.1")
def test_10_1_not_during_a_move_and_not_in_combat() -> None:
    moving = story(AT_HOME, hands={"prussia": ["hearts-13"]}).does("set-out friedrich")
    moving.refused("recruit", clause="10.1")
    fighting = story(
        {"friedrich": "oschatz", "daun": "riesa", "lacy": "meissen"}, phase="combat", hands={"prussia": ["hearts-13"]}
    )
    fighting.refused("recruit", clause="10.1")


@clause("10.2")
@example("E19")
def test_e19_five_points_buy_nothing() -> None:
    told = story(AT_HOME, hands={"prussia": ["hearts-5"]})
    told.refused("recruit", clause="10.2")
    short = recruiting(["hearts-5", "spades-4"]).does("pay hearts-5-a")
    short.refused("settle 1 0", clause="10.2")


@clause("10.2", "10.3")
@example("E15")
def test_e15_25_points_are_four_armies_and_one_point_lost() -> None:
    told = recruiting(["hearts-13", "hearts-12"]).does("pay hearts-13-a", "pay hearts-12-a")
    told.refused("settle 5 0", clause="10.2")
    told.does("settle 4 0", *["reinforce friedrich"] * 4)
    assert armies_of(told.state, "friedrich") == (5,)
    assert cards_of(told.state, "prussia") == []


@clause("10.3")
def test_10_3_what_is_left_of_one_payment_is_nothing_to_the_next() -> None:
    told = recruiting(["hearts-11", "hearts-7"]).does("pay hearts-11-a", "settle 1 0", "reinforce friedrich")
    told.does("recruit", "pay hearts-7-a")
    told.refused("settle 2 0", clause="10.2")


@clause("10.3")
def test_10_3_no_card_is_paid_for_nothing() -> None:
    swede = {"ehrensvaerd": "stralsund", "sweden-train": "wismar"}
    hand = {"sweden": ["hearts-13", "hearts-12"]}
    told = story(swede, active="sweden", armies={"ehrensvaerd": 3}, hands=hand).does("recruit")
    told.does("pay hearts-13-a").refused("pay hearts-12-a", clause="10.3")
    told.refused("pay hearts-13-a", clause="10.3")


@clause("10.4")
@example("E17")
def test_e17_a_reserve_pays_ten() -> None:
    told = recruiting(["reserve-1"]).does("pay reserve-1-a")
    told.refused("settle 2 0", clause="10.2")
    told.does("settle 1 0", "reinforce friedrich")
    assert armies_of(told.state, "friedrich") == (2,)


@clause("3.7", "10.2")
def test_3_7_only_cards_of_the_own_hand_pay() -> None:
    told = story(AT_HOME, hands={"prussia": ["hearts-6"], "hanover": ["hearts-7"]}).does("recruit")
    told.refused("pay hearts-7-a", clause="3.7")


@clause("10.5", "6.4")
def test_10_5_armies_go_anywhere_up_to_eight() -> None:
    places = {"keith": "prag", "heinrich": "berlin"}
    told = recruiting(["hearts-12"], places, armies={"keith": 7}, face_down=["keith"], moved=["keith"])
    told.does("pay hearts-12-a", "settle 2 0", "reinforce keith")
    told.refused("reinforce keith", clause="6.4")
    told.does("reinforce heinrich")
    assert armies_of(told.state, "keith", "heinrich") == (8, 2)


@clause("6.5", "10.5", "10.6")
def test_6_5_at_the_ceiling_nothing_is_bought_and_nobody_returns() -> None:
    austrians = {"daun": 8, "browne": 8, "karl": 8, "laudon": 6}
    places = {"daun": "prag", "browne": "tabor", "karl": "bruenn", "laudon": "melnik"}
    trains = {"austria-train-1": "kolin", "austria-train-2": "pardubitz"}
    told = story({**places, **trains}, active="austria", armies=austrians, hands={"austria": ["hearts-13"]})
    told.refused("recruit", clause="6.5")


@clause("10.6", "10.8", "10.10")
@example("E18")
def test_e18_dohna_re_enters_in_berlin_and_stays_there() -> None:
    told = recruiting(["hearts-6"]).does("pay hearts-6-a", "settle 1 0", "reenter dohna berlin")
    assert where(told.state, "dohna") == ("berlin",)
    assert armies_of(told.state, "dohna") == (1,)
    assert not told.state.face_down[piece("dohna")]
    told.refused("set-out dohna", clause="10.10")


@clause("10.6")
def test_10_6_no_general_returns_without_a_new_army() -> None:
    told = recruiting(["hearts-6"], rest="lost").does("pay hearts-6-a", "settle 0 1")
    told.refused("reenter dohna berlin", clause="10.6")


@clause("10.7", "6.8")
def test_10_7_all_hear_how_many_and_only_the_owner_who() -> None:
    told = recruiting(["hearts-13", "hearts-5"]).does("pay hearts-13-a")
    assert all("hearts" not in repr(event) for event in told.events((ELISABETH,)))
    told.does("pay hearts-5-a", "settle 3 0", "reenter dohna berlin", "reinforce friedrich", "reinforce dohna")
    heard = told.events((ELISABETH,))
    assert [type(event) for event in heard if isinstance(event, Paid | Recruited)] == [Paid, Recruited]
    assert not any(isinstance(event, Reinforced) or "Reinforced" in repr(event) for event in heard)
    assert sum(isinstance(event, Reinforced) for event in told.events((FREDERICK,))) == 3
    assert told.view(ELISABETH).total[PRUSSIA] == 5


@clause("10.7", "10.5")
def test_10_7_handing_out_tells_only_that_it_goes_on() -> None:
    told = recruiting(["hearts-12"]).does("pay hearts-12-a", "settle 2 0")
    before, events = told.view(MARIA_THERESA).plain(), len(told.events((MARIA_THERESA,)))
    told.does("reinforce friedrich")
    after = told.view(MARIA_THERESA).plain()
    assert (before["stack"].pop()["armies"], after["stack"].pop()["armies"]) == (2, 1)
    assert after == before
    assert len(told.events((MARIA_THERESA,))) == events


@clause("10.8")
def test_10_8_a_general_joins_others_at_the_depot_and_a_train_does_not() -> None:
    told = recruiting(["hearts-12"], {"heinrich": "berlin"}).does("pay hearts-12-a")
    told.refused("settle 0 1", clause="10.8")
    told.does("settle 1 0").refused("reenter dohna potsdam", clause="10.13")
    told.refused("reenter dohna breslau", clause="10.8")
    told.does("reenter dohna berlin")
    assert where(told.state, "heinrich", "dohna") == ("berlin", "berlin")


@clause("10.8")
def test_10_8_two_generals_and_a_train_for_two_depots() -> None:
    told = story({"daun": "prag"}, active="austria", hands={"austria": ["hearts-13", "hearts-12"]}).does("recruit")
    told.does("pay hearts-13-a", "pay hearts-12-a", "settle 2 1", "reenter lacy tabor")
    told.refused("reenter laudon bruenn", clause="10.8")
    told.does("reenter laudon tabor", "reenter austria-train-1 bruenn")
    assert where(told.state, "lacy", "laudon", "austria-train-1") == ("tabor", "tabor", "bruenn")


@clause("10.9")
def test_10_9_a_train_for_six_points_and_one_to_a_depot() -> None:
    told = recruiting(["hearts-12"]).does("pay hearts-12-a")
    told.refused("settle 0 2", clause="10.8")
    told.does("settle 0 1", "reenter prussia-train-2 berlin")
    assert where(told.state, "prussia-train-2") == ("berlin",)
    told.refused("set-out prussia-train-2", clause="10.10")


@clause("10.9")
def test_10_9_no_more_trains_than_at_the_start() -> None:
    trains = {"prussia-train-1": "potsdam", "prussia-train-2": "koeslin"}
    told = recruiting(["hearts-12"], {**AT_HOME, **trains}).does("pay hearts-12-a")
    told.refused("settle 0 1", clause="10.9")


@clause("10.8", "10.2")
def test_10_8_a_train_that_finds_no_place_is_the_reason_and_not_the_ceiling() -> None:
    places = {"ehrensvaerd": "stralsund"}
    told = story(places, active="sweden", armies={"ehrensvaerd": 4}, hands={"sweden": ["hearts-13"]})
    told.refused("recruit", clause="10.8")


@clause("10.9", "10.10")
def test_10_9_the_second_train_waits_until_the_first_has_left() -> None:
    told = recruiting(["hearts-6", "hearts-7"], {"keith": "breslau"})
    told.does("pay hearts-6-a", "settle 0 1", "reenter prussia-train-1 berlin", "recruit", "pay hearts-7-a")
    told.refused("settle 0 1", clause="10.8")
    later = recruiting(["hearts-7"], {"keith": "breslau", "prussia-train-1": "potsdam"})
    later.does("pay hearts-7-a", "settle 0 1", "reenter prussia-train-2 berlin")
    assert where(later.state, "prussia-train-2") == ("berlin",)


@clause("10.10", "9.10", "4.14", "9.7")
@example("E46")
def test_e46_a_the_re_entry_ends_no_movement() -> None:
    told = _e46().does("recruit", "pay hearts-13-a", "settle 2 0", "reenter dohna berlin", "reinforce heinrich")
    told.does("set-out heinrich", "step bernau", "halt")
    assert where(told.state, "heinrich", "dohna") == ("bernau", "berlin")
    assert not any(told.state.face_down[piece(name)] for name in ("heinrich", "dohna"))


@clause("10.10", "9.10", "10.8")
@example("E46")
def test_e46_b_the_third_general_is_face_down_and_a_fourth_is_refused() -> None:
    told = _e46().does("set-out seydlitz", "step berlin")
    assert all(told.state.face_down[piece(name)] and told.state.moved[piece(name)] for name in ("seydlitz", "heinrich"))
    told.does("recruit", "pay hearts-13-a", "settle 2 0", "reenter dohna berlin")
    assert told.state.face_down[piece("dohna")]
    told.refused("reenter keith berlin", clause="10.8").does("reinforce seydlitz")
    ch09_supply.check_supply(told.state, PRUSSIA)
    assert not any(told.state.face_down[piece(name)] for name in ("seydlitz", "heinrich", "dohna"))


def _e46() -> Scenario:
    places = {"heinrich": "berlin", "seydlitz": "spandau"}
    return story(places, face_down=["seydlitz"], hands={"prussia": ["hearts-13"]})


@clause("10.11")
def test_10_11_who_re_enters_next_to_an_enemy_attacks() -> None:
    places = {"heinrich": "potsdam", "ehrensvaerd": "bernau"}
    told = recruiting(["hearts-6"], places).does("pay hearts-6-a", "settle 1 0", "reenter dohna berlin", "end-movement")
    assert told.legal == ["attack berlin bernau"]


@clause("10.12")
def test_10_12_blocked_by_pieces_of_other_players_only() -> None:
    held = {"daun": "hildburghausen", "hildburghausen": "erfurt"}
    assert not ch10_recruiting.blocked(position(held), IMPERIAL_ARMY)
    assert ch10_recruiting.blocked(position(held, commands={"imperial-army": ELISABETH}), IMPERIAL_ARMY)
    assert not ch10_recruiting.blocked(position({"lehwaldt": "sierpc"}), RUSSIA)
    assert ch10_recruiting.blocked(position({"lehwaldt": "sierpc", "daun": "warszawa"}), RUSSIA)


@clause("10.12", "4.16")
def test_10_12_judged_anew_at_every_payment() -> None:
    told = story({"heinrich": "spandau", "austria-train-1": "berlin"}, hands={"prussia": ["hearts-7", "hearts-6"]})
    assert ch10_recruiting.price(told.state, PRUSSIA) == 8
    told.does("set-out heinrich", "step berlin")
    assert ch10_recruiting.price(told.state, PRUSSIA) == 6


@clause("10.13")
def test_10_13_not_blocked_and_not_usable() -> None:
    told = recruiting(["hearts-6"], {"ferdinand": "berlin", "heinrich": "spandau"}).does("pay hearts-6-a", "settle 1 0")
    assert told.legal == ["reinforce heinrich"]
    told.refused("reenter dohna berlin", clause="10.8").refused("reenter dohna potsdam", clause="10.13")


BLOCKED = {"heinrich": "stettin", "daun": "berlin"}


@clause("10.14")
@example("E16")
def test_e16_while_the_depots_are_blocked_all_costs_eight() -> None:
    told = recruiting(["hearts-13"], BLOCKED).does("pay hearts-13-a")
    told.refused("settle 2 0", clause="10.2").does("settle 1 0", "reinforce heinrich")
    assert armies_of(told.state, "heinrich") == (2,)


@clause("10.14")
def test_10_14_one_substitute_city_in_a_turn() -> None:
    told = recruiting(["hearts-13", "hearts-12", "hearts-11"], BLOCKED)
    told.does("pay hearts-13-a", "pay hearts-12-a", "settle 3 0")
    told.refused("reenter dohna brandenburg", clause="10.14").does("reenter dohna potsdam")
    told.refused("reenter keith spandau", clause="10.14").does("reenter keith potsdam", "reinforce keith")
    told.does("recruit", "pay hearts-11-a", "settle 1 0").refused("reenter schwerin spandau", clause="10.14")
    told.does("reenter schwerin potsdam")


@clause("5.4.2", "10.14")
def test_5_4_2_nobody_re_enters_on_what_an_ally_needs_for_a_victory_so_near(monkeypatch: pytest.MonkeyPatch) -> None:
    lists = [(*places, city("breslau")) if owner == RUSSIA else places for owner, places in enumerate(SUBSTITUTES)]
    monkeypatch.setattr(ch10_recruiting, "SUBSTITUTES", tuple(lists))
    near = [name for name in objectives("austria") if name not in ("breslau", "bunzlau", "kamenz")]
    places: dict[str, Any] = {"places": {"keith": "sierpc", "dohna": "warszawa"}, "active": "russia"}
    told = story(**places, hands={"russia": ["hearts-13"]}, conquered=near)
    told.does("recruit", "pay hearts-13-a", "settle 1 0").refused("reenter saltikov breslau", clause="5.4.2")
    told.does("reenter saltikov radom")
    far = story(**places, hands={"russia": ["hearts-13"]}, conquered=near[1:])
    far.does("recruit", "pay hearts-13-a", "settle 1 0", "reenter saltikov breslau")


@clause("10.15")
def test_10_15_the_lists() -> None:
    assert city("potsdam") in SUBSTITUTES[PRUSSIA]
    assert city("brandenburg") not in SUBSTITUTES[PRUSSIA]
    assert city("mainz") in SUBSTITUTES[FRANCE]


@clause("10.16")
def test_10_16_the_retired_do_not_return() -> None:
    told = story({"ferdinand": "stade"}, active="hanover", retired=["cumberland"], hands={"hanover": ["hearts-6"]})
    told.does("recruit", "pay hearts-6-a", "settle 1 0").refused("reenter cumberland stade", clause="10.16")


@clause("10.5")
def test_10_5_first_everything_is_placed() -> None:
    told = recruiting(["hearts-12"]).does("pay hearts-12-a").refused("end-movement", clause="10.1")
    told.does("settle 2 0").refused("end-movement", clause="10.5")
    told.refused("reinforce daun", clause="10.5").refused("reinforce dohna", clause="10.6")


@clause("10.9", "10.6", "10.8")
def test_10_9_pointing_at_a_city_asks_for_a_piece_that_has_been_paid() -> None:
    told = recruiting(["hearts-12"]).does("pay hearts-12-a", "settle 0 1")
    told.why_not("city:breslau", clause="10.8", reason="refused-reenter-elsewhere")
    wanted = told.frame.wanted(told.state, told.game.notation.thing("city:breslau"))
    assert wanted == Reenter(piece("prussia-train-1"), city("breslau"))


@clause("10.5", "6.8")
def test_10_5_the_owner_sees_how_many_armies_are_new() -> None:
    told = recruiting(["hearts-12"]).does("pay hearts-12-a", "settle 2 0", *["reinforce heinrich"] * 2)
    assert told.view(FREDERICK).received[piece("heinrich")] == 2
    assert told.view(MARIA_THERESA).received[piece("heinrich")] is None
    told.script((0, 1)).does("end-movement")
    assert told.view(FREDERICK).received[piece("heinrich")] == 0


@clause("10.1")
def test_10_1_recruiting_can_be_left_before_a_card_is_laid() -> None:
    told = recruiting(["hearts-12"]).does("decline")
    assert "recruit" in told.legal
    assert cards_of(told.state, "prussia") == ["hearts-12-a"]
