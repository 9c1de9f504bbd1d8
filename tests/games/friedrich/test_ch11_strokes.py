"""11.11, 11.12, 11.16, 11.20 Strokes of Fate."""

from typing import Any

import pytest
from tests.games.friedrich.fates import answered, drawing, keeps_secrets, knowers, told
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    armies_of,
    cards_of,
    marks,
    position,
    story,
    where,
)

from casusbelli.engine.record import Result
from casusbelli.games.friedrich.board import (
    AMERICA,
    AUSTRIA,
    FRANCE,
    HANOVER,
    IMPERIAL_ARMY,
    INDIA,
    LORD_BUTE,
    PIECES,
    POEMS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    card,
    fate,
    piece,
)
from casusbelli.games.friedrich.ch03_cards import discards, draws
from casusbelli.games.friedrich.ch06_armies import ceiling
from casusbelli.games.friedrich.events import (
    CardDiscarded,
    GeneralRetired,
    ImperialArmyTaken,
    LossBorne,
    NationLeft,
    NoEffect,
    ObjectivesLapsed,
)
from casusbelli.games.friedrich.state import NOBODY, STOCK, USED
from casusbelli.testing import Scenario, clause, example

RUSSIAN = {"saltikov": "torun", "russia-train-1": "warszawa", "keith": "strehlen", "schwerin": "strehlen"}
CROWDED, TALL = {**RUSSIAN, "seydlitz": "strehlen"}, {"schwerin": 6, "keith": 7}


@clause("11.11", "11.11.1", "11.11.2")
@pytest.mark.parametrize(("first", "second"), [("poems", "lord-bute"), ("lord-bute", "poems")])
def test_11_11_the_first_cuts_prussia_to_5_the_second_to_4(first: str, second: str) -> None:
    assert draws(position(), PRUSSIA) == 7
    assert draws(drawing(first).state, PRUSSIA) == 5
    told_ = drawing(second, drawn=[first])
    assert draws(told_.state, PRUSSIA) == 4
    assert told_.state.turn == 8
    assert [draws(told_.state, nation) for nation in (HANOVER, AUSTRIA, FRANCE)] == [2, 5, 4]


@clause("11.11.3", "11.12")
def test_11_11_3_russia_is_out_and_a_prussian_general_retires() -> None:
    told_ = drawing("elisabeth", RUSSIAN)
    assert told_.state.player[RUSSIA] == NOBODY
    assert where(told_.state, "saltikov", "fermor", "apraxin", "tottleben") == ("retired",) * 4
    assert where(told_.state, "russia-train-1", "russia-train-2") == ("retired",) * 2
    assert told_.seat == FREDERICK
    answered(told_, "retire winterfeldt")
    assert [ObjectivesLapsed(SWEDEN)] == told(told_, ObjectivesLapsed)
    assert sum(place != "retired" for place in where(told_.state, *PIECES[:8])) == 7


@clause("11.11.4", "11.20")
@example("E41")
def test_e41_sweden_leaves_after_russia() -> None:
    places = {"hildburghausen": "torgau", "ehrensvaerd": "stettin", "keith": "berlin", "daun": "prag"}
    told_ = drawing(
        "sweden",
        places,
        drawn=["elisabeth"],
        out=["russia"],
        armies={"hildburghausen": 5},
        conquered=["bunzlau", "goerlitz", "breslau", "bitterfeld", "leipzig", "stettin"],
        hands={"imperial-army": ["hearts-3", "reserve-1"], "sweden": ["clubs-4"]},
    )
    assert where(told_.state, "ehrensvaerd", "sweden-train") == ("retired", "retired")
    assert marks(told_.state.conquered) == ["breslau", "leipzig"]
    assert told_.state.player[IMPERIAL_ARMY] == ELISABETH
    assert cards_of(told_.state, "imperial-army") == ["hearts-3-a", "reserve-1-a"]
    assert knowers(told_.state, "hearts-3-a") == {ELISABETH}
    assert told_.view(ELISABETH).armies[piece("hildburghausen")] == 5
    assert told_.view(MARIA_THERESA).armies[piece("hildburghausen")] is None
    answered(told_, "retire keith")
    assert where(told_.state, "keith") == ("retired",)


@clause("11.11.5", "11.11.6", "11.16")
@pytest.mark.parametrize(("first", "second"), [("india", "america"), ("america", "india")])
def test_11_11_5_india_and_america_are_alike(first: str, second: str) -> None:
    places = {"cumberland": "alfeld", "ferdinand": "alfeld", "richelieu": "kassel", "france-train-1": "koblenz"}
    one = drawing(first, places)
    assert [draws(one.state, AUSTRIA), draws(one.state, FRANCE), discards(one.state, FRANCE)] == [4, 3, 0]
    assert draws(one.state, HANOVER) == 2
    assert where(one.state, "cumberland", "richelieu") == ("alfeld", "kassel")
    both = drawing(second, places, drawn=[first], armies={"cumberland": 3, "ferdinand": 7})
    assert both.state.player[FRANCE] == NOBODY
    assert draws(both.state, HANOVER) == 1
    assert draws(both.state, AUSTRIA) == 4
    assert where(both.state, "cumberland", "richelieu", "france-train-1") == ("retired",) * 3
    assert armies_of(both.state, "ferdinand") == (8,)
    assert both.state.total[HANOVER] == 8
    assert GeneralRetired(piece("cumberland"), 2) in both.public_events()
    assert ImperialArmyTaken(POMPADOUR) in both.public_events()
    assert both.state.drawn == ((INDIA, AMERICA) if first == "india" else (AMERICA, INDIA))


@clause("11.12")
def test_11_12_a_nation_that_quits_leaves_nothing() -> None:
    markers = ["colberg", "stargard", "pyritz", "woldenberg", "kuestrin", "rastenburg"]
    cards = [f"clubs-{value}" for value in range(2, 11)]
    told_ = drawing("elisabeth", RUSSIAN, hands={"russia": cards}, conquered=markers, armies={"saltikov": 6})
    s = told_.state
    assert marks(s.conquered) == []
    assert (s.total[RUSSIA], s.cards.count(USED), cards_of(s, "russia")) == (0, 9, [])
    assert all(knowers(s, f"{name}-a") <= {ELISABETH} for name in cards)
    assert NationLeft(RUSSIA) in told_.public_events()
    assert told(told_, CardDiscarded) == []
    moved = story({"keith": "arnswalde"}, out=["russia"]).does("set-out keith", "step woldenberg", "step arnswalde")
    assert marks(moved.state.conquered) == []


@clause("11.12", "2.7")
def test_11_12_it_has_no_further_stage() -> None:
    told_ = story(phase="close", active="hanover", out=["russia", "sweden"])
    assert told_.state.active == AUSTRIA


@clause("11.16")
def test_11_16_armies_pass_to_those_in_the_same_city() -> None:
    told_ = drawing("elisabeth", RUSSIAN, armies={"keith": 5, "schwerin": 6})
    told_.refused("retire friedrich", clause="11.16", reason="refused-retire-friedrich")
    told_.refused("retire daun", clause="11.16", reason="refused-retire-foreign")
    told_.refused("end-movement", clause="11.16", reason="refused-retirement-due")
    answered(told_, "retire keith")
    assert armies_of(told_.state, "keith", "schwerin") == (0, 8)
    assert told_.state.total[PRUSSIA] == 8
    assert GeneralRetired(piece("keith"), 3) in told_.public_events()
    assert told(told_, LossBorne, MARIA_THERESA) == []
    assert LossBorne(piece("schwerin"), 8) in told(told_, LossBorne, FREDERICK)


@clause("11.16")
def test_11_16_nobody_retires_twice_and_one_off_the_map_may() -> None:
    told_ = drawing("elisabeth", {"saltikov": "torun", "friedrich": "berlin"}, retired=["keith"])
    told_.refused("retire keith", clause="11.16", reason="refused-retired-already")
    answered(told_, "retire dohna")
    assert where(told_.state, "dohna") == ("retired",)
    assert GeneralRetired(piece("dohna"), 0) in told_.public_events()
    assert ceiling(told_.state, PRUSSIA) == 32


@clause("11.16", "6.8")
def test_11_16_the_owner_chooses_the_split_in_secret() -> None:
    free = drawing("elisabeth", CROWDED, armies={"schwerin": 6, "keith": 6, "seydlitz": 3}).does("retire seydlitz")
    assert free.legal == ["keep schwerin+keith 7+8", "keep schwerin+keith 8+7"]
    free.refused("keep schwerin+keith 6+9", clause="11.16").refused("keep schwerin+keith 8+8", clause="11.16")
    free.refused("decline", clause="11.16")
    keeps_secrets(free)
    answered(free, "keep schwerin+keith 7+8")
    assert armies_of(free.state, "schwerin", "keith") == (7, 8)
    assert free.state.total[PRUSSIA] == 15
    assert [event["armies"] for event in told(free, LossBorne, MARIA_THERESA)] == []


@clause("11.16", "6.8")
def test_11_16_one_way_alone_to_divide_is_asked_for_as_well() -> None:
    """Schwerin and Keith can take 3 and get 3: not to be asked would tell the others that they are full."""
    told_ = drawing("elisabeth", CROWDED, armies={**TALL, "seydlitz": 3}).does("retire seydlitz")
    assert told_.legal == ["keep schwerin+keith 8+8"]
    told_.refused("keep schwerin+keith 7+9", clause="11.16").refused("decline", clause="11.16")
    keeps_secrets(told_)
    answered(told_, "keep schwerin+keith 8+8")
    assert GeneralRetired(piece("seydlitz"), 0) in told_.public_events()


@clause("11.16", "6.4")
def test_11_16_where_armies_are_lost_all_are_full_and_nothing_is_asked() -> None:
    told_ = answered(drawing("elisabeth", CROWDED, armies={**TALL, "seydlitz": 5}), "retire seydlitz")
    assert GeneralRetired(piece("seydlitz"), 2) in told_.public_events()
    assert armies_of(told_.state, "schwerin", "keith") == (8, 8)
    assert told_.state.total[PRUSSIA] == 16
    assert [event.armies for event in told(told_, LossBorne, FREDERICK)] == [8, 8]
    assert told(told_, LossBorne, MARIA_THERESA) == []


@clause("11.16", "6.6")
def test_11_16_a_lone_general_takes_his_armies_with_him() -> None:
    told_ = answered(drawing("elisabeth", {**RUSSIAN, "dohna": "stettin"}, armies={"dohna": 4}), "retire dohna")
    assert told_.state.total[PRUSSIA] == 2
    assert GeneralRetired(piece("dohna"), 4) in told_.public_events()


@clause("11.20")
@pytest.mark.parametrize(
    ("last", "before", "out", "taker"),
    [
        ("sweden", ["elisabeth"], ["russia"], ELISABETH),
        ("elisabeth", ["sweden"], ["sweden"], ELISABETH),
        ("india", ["america"], [], POMPADOUR),
        ("elisabeth", [], [], MARIA_THERESA),
        ("india", [], [], MARIA_THERESA),
    ],
)
def test_11_20_who_leads_the_imperial_army(last: str, before: list[str], out: list[str], taker: int) -> None:
    told_ = drawing(last, {"hildburghausen": "erfurt", "saltikov": "torun"}, drawn=before, out=out)
    assert told_.state.player[IMPERIAL_ARMY] == taker


@clause("11.20")
def test_11_20_the_third_nation_that_leaves_hands_nothing_over_again() -> None:
    gone: dict[str, Any] = {"drawn": ["india", "america", "sweden"], "out": ["france", "sweden"]}
    told_ = drawing("elisabeth", {"hildburghausen": "erfurt"}, commands={"imperial-army": POMPADOUR}, **gone)
    assert told_.state.player[IMPERIAL_ARMY] == POMPADOUR
    assert told(told_, ImperialArmyTaken) == told(told_, ObjectivesLapsed) == []
    answered(told_, "retire keith")
    assert told_.state.result == Result((FREDERICK,), "withstood")


@clause("11.20.1")
def test_11_20_1_all_stays_as_it_is_and_another_sees_it() -> None:
    hand = ["hearts-2", "hearts-5", "clubs-9", "spades-12", "reserve-2"]
    places = {"hildburghausen": "erfurt", "imperial-army-train": "erlangen", "richelieu": "kassel"}
    told_ = _india(places, hand)
    before = position(places, armies={"hildburghausen": 4})
    assert cards_of(told_.state, "imperial-army") == sorted((f"{name}-a" for name in hand), key=card)
    assert where(told_.state, "hildburghausen", "imperial-army-train") == ("erfurt", "erlangen")
    assert armies_of(told_.state, "hildburghausen") == armies_of(before, "hildburghausen")
    assert told_.state.face_down[piece("hildburghausen")]
    assert marks(told_.state.conquered) == ["leipzig"]
    assert all(knowers(told_.state, f"{name}-a") == {POMPADOUR} for name in hand)
    assert ImperialArmyTaken(POMPADOUR) in told_.public_events()


@clause("11.20.1", "2.1")
def test_11_20_1_it_still_acts_after_austria() -> None:
    told_ = story({"hildburghausen": "erfurt"}, phase="close", active="austria", commands={"imperial-army": POMPADOUR})
    assert told_.state.active == IMPERIAL_ARMY


@clause("11.20.1", "3.8")
def test_11_20_1_no_secret_is_lost_on_the_way() -> None:
    places = {"hildburghausen": "erfurt", "richelieu": "kassel", "cumberland": "alfeld", "ferdinand": "stade"}
    keeps_secrets(
        story(places, phase="end-of-turn", turn=9, drawn=["india"], hands={"imperial-army": ["hearts-2", "clubs-9"]})
    )


def _india(places: dict[str, str], hand: list[str]) -> Scenario:
    more: dict[str, Any] = {"armies": {"hildburghausen": 4}, "face_down": ["hildburghausen"]}
    return drawing(
        "india", places, drawn=["america"], hands={"imperial-army": hand}, conquered=["leipzig", "zwickau"], **more
    )


@clause("12.3")
def test_12_3_with_three_players_the_third_takes_the_imperial_army() -> None:
    told_ = drawing("india", {"hildburghausen": "erfurt"}, seats=3, drawn=["america"])
    assert told_.state.player[IMPERIAL_ARMY] == told_.state.player[RUSSIA] == told_.state.player[SWEDEN]


@clause("12.4")
def test_12_4_exits_of_absent_nations_do_nothing() -> None:
    theatre: dict[str, Any] = {"seats": 2, "two_players": "austrian-theatre", "phase": "end-of-turn", "turn": 8}
    told_ = story({"keith": "berlin", "hildburghausen": "erfurt"}, drawn=["india", "sweden"], **theatre)
    told_.script(tuple(told_.state.cards.cards(STOCK)[:5]), fate("elisabeth"))
    assert NoEffect(fate("elisabeth")) in told_.public_events()
    assert where(told_.state, "keith") == ("berlin",)
    assert told_.state.player[IMPERIAL_ARMY] == told_.state.player[AUSTRIA]
    assert told(told_, NationLeft) == []
    assert {LORD_BUTE, POEMS}.isdisjoint(told_.state.drawn)


@clause("12.4", "12.10")
def test_12_4_the_second_of_india_and_america_does_nothing_where_france_is_absent() -> None:
    theatre: dict[str, Any] = {"seats": 2, "two_players": "austrian-theatre", "phase": "end-of-turn", "turn": 8}
    told_ = story({"keith": "berlin", "daun": "prag"}, drawn=["india"], **theatre)
    told_.script(tuple(told_.state.cards.cards(STOCK)[:5]), fate("america"))
    assert NoEffect(fate("america")) in told_.public_events()
    assert draws(told_.state, AUSTRIA) == 4
    first = story({"keith": "berlin", "daun": "prag"}, **theatre)
    first.script(tuple(first.state.cards.cards(STOCK)[:5]), fate("america"))
    assert told(first, NoEffect) == []


@clause("11.11.2", "3.4")
def test_11_11_2_the_cut_counts_from_the_next_stage_on() -> None:
    told_ = drawing("lord-bute", turn=8)
    assert told_.chance is not None
    assert (told_.state.turn, told_.state.active, told_.chance.frame.due) == (9, PRUSSIA, 5)
