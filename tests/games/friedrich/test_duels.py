"""The odds of a combat at the table: what a viewer knows of the enemy's hand, and what a text of Fate changes."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from tests.games.friedrich.positions import FREDERICK, MARIA_THERESA, POMPADOUR, story

from casusbelli.engine.present import Forecast
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.visibility import View, view
from casusbelli.games.friedrich import browser
from casusbelli.games.friedrich.actions import Attack, Play, PlayDouble, PlayReserve, Yield
from casusbelli.games.friedrich.board import AUSTRIA, HEARTS, PRUSSIA, SPADES, TACTICAL_CARDS, TacticalCard, card, city
from casusbelli.games.friedrich.duels import Expected, duel_of, odds, of_hand, pools_of, sides
from casusbelli.games.friedrich.odds import Pool, Terms
from casusbelli.testing import Scenario, clause

ORIGIN, TARGET = "schweidnitz", "waldenburg"
"""Spades, where Daun attacks from; hearts, where Keith defends."""
ALL_CARDS = [TacticalCard(number) for number in range(len(TACTICAL_CARDS))]


def combat(attack: int, defence: int, *, names: tuple[str, str] = ("daun", "keith"), **more: Any) -> Scenario:
    attacker, defender = names
    begun = story(
        {attacker: ORIGIN, defender: TARGET},
        active=more.pop("active", "austria"),
        phase="combat",
        armies={attacker: attack, defender: defence},
        **more,
    )
    return begun.does(f"attack {ORIGIN} {TARGET}")


def hands(austria: Iterable[str] = (), prussia: Iterable[str] = ()) -> Any:
    return {"hands": {"austria": austria, "prussia": prussia}}


def forecast(told: Scenario, action: Action, seat: int = MARIA_THERESA) -> Forecast | None:
    return browser.forecast(told.view(seat), action)


def rows(found: Forecast | None) -> dict[str, str]:
    assert found is not None
    return {row.label.id.removeprefix("friedrich-odds-"): row.value for row in found.rows}


def decimal(chance: Fraction) -> str:
    return f"{round(chance * 1000) / 1000:.3f}"


# ---- what is known --------------------------------------------------------------------------------------------------


@clause("3.9", "3.11")
def test_3_9_cards_that_the_viewer_knows_are_nowhere_else() -> None:
    """Two hearts of the deck are in the own hand and one on the used pile; of the next deck nothing has been seen."""
    told = combat(
        4,
        8,
        **hands(["hearts-2", "hearts-3", "spades-9", "reserve-1"], ["clubs-2", "clubs-3", "hearts-4-b"]),
        used=["hearts-13", "diamonds-5"],
    )
    pools = pools_of(told.view(MARIA_THERESA), PRUSSIA, HEARTS)
    assert pools == (Pool((4, 5, 6, 7, 8, 9, 10, 11, 12), 1, 34, 2), Pool(tuple(range(2, 14)), 2, 36, 1))
    assert pools_of(told.view(FREDERICK), PRUSSIA, HEARTS) == (Pool((4,), 0, 2, 3),)


@clause("3.9")
def test_3_9_a_card_of_the_enemy_that_was_seen_is_certain() -> None:
    told = combat(4, 8, **hands(["spades-9"], ["hearts-5", "clubs-3"]))
    told.state.cards.known[card("hearts-5-a")] |= 1 << MARIA_THERESA
    pools = pools_of(told.view(MARIA_THERESA), PRUSSIA, HEARTS)
    assert pools[0] == Pool((5,), 0, 0, 1)
    assert pools[1].held == 1


@clause("3.8")
def test_3_8_odds_tell_nothing_of_cards_that_are_hidden() -> None:
    """Whatever the enemy holds of the same backs, everybody else is told the same."""
    cards = ["hearts-5", "clubs-3"], ["diamonds-7", "reserve-2"]
    told = [combat(4, 8, **hands(["spades-9"], prussian)) for prussian in cards]
    for seat in (MARIA_THERESA, POMPADOUR):
        first, second = (one.view(seat) for one in told)
        assert browser.hint(first, Thing("nation", PRUSSIA)) == browser.hint(second, Thing("nation", PRUSSIA))
        assert browser.hint(first, Yield()) == browser.hint(second, Yield())
        play = Play(card("spades-9-a"))
        assert browser.forecast(first, play) == browser.forecast(second, play)


@clause("3.8")
def test_3_8_odds_are_those_of_the_side_that_sees_its_hand() -> None:
    told = combat(4, 8, **hands(["spades-9"], ["hearts-5"]))
    for seat in (FREDERICK, POMPADOUR):
        assert forecast(told, Play(card("spades-9-a")), seat) is None
        assert forecast(told, Yield(), seat) is None
    assert browser.forecast(view(told.state, ()), Yield()) is None


# ---- the odds of a play ---------------------------------------------------------------------------------------------


@clause("7.2.7")
def test_7_2_7_the_odds_of_a_card() -> None:
    """At -4 the 9 leads to +5; one hidden card of 49, of which hearts 5 to 13 and the Reserves are enough."""
    told = combat(4, 8, **hands(["spades-9"], ["clubs-2"]))
    found = forecast(told, Play(card("spades-9-a")))
    assert rows(found) == {
        "unanswered": decimal(1 - Fraction(11, 49)),
        "even": decimal(Fraction(1, 49)),
        "weaker": decimal(Fraction(10, 49)),
    }
    assert found is not None
    assert (found.probability, found.fraction) == (decimal(Fraction(38, 49)), "38/49")
    assert found.consequence is not None
    assert (found.consequence.id, found.consequence.args) == ("friedrich-odds-given-up", {"armies": 5})


@clause("7.2.8")
def test_7_2_8_the_odds_of_zero() -> None:
    """12 hearts bind him, and none of them is beaten by a hand that is empty; without one it is a tie."""
    told = combat(4, 8, **hands(["spades-4"], ["clubs-2"]))
    assert rows(forecast(told, Play(card("spades-4-a")))) == {
        "unanswered": "0.000",
        "tied": decimal(Fraction(49 - 14, 49)),
        "even": decimal(Fraction(49 - 14, 49)),
        "weaker": decimal(Fraction(14, 49)),
    }


@clause("7.2.11", "7.3.1")
def test_7_3_1_to_play_no_more_costs_no_more_than_there_is() -> None:
    told = combat(3, 8, **hands(["spades-9", "reserve-1"]))
    found = forecast(told, Yield())
    assert found is not None
    assert found.consequence is not None
    assert (found.probability, found.consequence.args) == ("0.000", {"armies": 3})
    found = forecast(told, PlayReserve(card("reserve-1-a"), 3))
    assert found is not None
    assert found.consequence is not None
    assert (found.consequence.id, found.consequence.args) == ("friedrich-odds-lost", {"armies": 2})


@clause("7.2.12")
def test_7_2_12_to_play_no_more_at_zero_is_a_tie() -> None:
    assert rows(forecast(combat(5, 5), Yield())) == {"tied": "1.000"}


@clause("7.2.3", "3.12")
@pytest.mark.parametrize(
    "action",
    [
        Play(card("hearts-9-a")),
        Play(card("spades-8-a")),
        Play(card("reserve-1-a")),
        PlayReserve(card("reserve-1-a"), 11),
        PlayReserve(card("spades-9-a"), 3),
        PlayDouble(card("spades-11-a")),
        Attack(city(ORIGIN), city(TARGET)),
    ],
)
def test_7_2_3_what_cannot_be_played_has_no_odds(action: Action) -> None:
    told = combat(4, 8, **hands(["spades-9", "spades-11", "hearts-9", "reserve-1"]))
    assert forecast(told, action) is None
    before = story({"daun": ORIGIN, "keith": TARGET}, active="austria", phase="combat")
    assert forecast(before, action) is None


# ---- Cards of Fate --------------------------------------------------------------------------------------------------


def terms(told: Scenario) -> tuple[Terms, Terms]:
    seen = told.view(FREDERICK)
    duel = duel_of(seen)
    assert duel is not None
    playing, waiting = sides(seen, duel)
    return playing.terms, waiting.terms


@clause("11.10.4")
def test_11_10_4_the_first_french_card_counts_one_more() -> None:
    fight: Any = {"names": ("soubise", "keith"), "active": "france", "text": ("event-4", "spades")}
    told = combat(4, 8, **fight, hands={"france": ["spades-9"], "prussia": ["clubs-2"]})
    assert terms(told) == (Terms(bonus=1), Terms())
    found = forecast(told, Play(card("spades-9-a")), POMPADOUR)
    assert found is not None
    assert found.consequence is not None
    assert found.consequence.args == {"armies": 6}
    assert terms(told.does("play spades-9-a"))[1] == Terms()


@clause("11.10.11")
def test_11_10_11_a_doubled_card() -> None:
    told = combat(8, 4, text=("event-11", "spades"), hands={"prussia": ["hearts-11"], "austria": ["clubs-2"]})
    assert terms(told) == (Terms(), Terms()), "Keith needs hearts"
    begun = story(
        {"daun": "waldenburg", "keith": "schweidnitz"},
        active="austria",
        phase="combat",
        armies={"daun": 8, "keith": 2},
        text=("event-11", "spades"),
        hands={"prussia": ["spades-11", "spades-2"], "austria": ["clubs-2"]},
    ).does("attack waldenburg schweidnitz")
    assert terms(begun)[0] == Terms(doubled=True)
    double, plain = (forecast(begun, kind(card("spades-11-a")), FREDERICK) for kind in (PlayDouble, Play))
    assert double is not None
    assert plain is not None
    assert double.consequence is not None
    assert double.consequence.args == {"armies": 8}
    assert Fraction(double.fraction) > Fraction(plain.fraction), "the 2 cannot be doubled after it"
    spare = forecast(begun, Play(card("spades-2-a")), FREDERICK)
    assert spare is not None
    assert spare.fraction == double.fraction, "the 11 can still be doubled after the 2"


@clause("13.23.1")
def test_13_23_1_high_cards_are_worth_nothing_under_the_treaty() -> None:
    fight: Any = {"names": ("soubise", "keith"), "active": "france", "text": ("event-3", "clubs"), "expert": True}
    told = combat(4, 8, **fight, hands={"france": ["spades-9", "spades-10"], "prussia": ["clubs-2"]})
    assert terms(told) == (Terms(reserve=9), Terms(reserve=9))
    assert forecast(told, Play(card("spades-10-a")), POMPADOUR) is None
    assert rows(forecast(told, Play(card("spades-9-a")), POMPADOUR))["unanswered"] == decimal(1 - Fraction(7, 48))


@clause("13.28.3", "13.30.2")
def test_13_28_3_and_13_30_2_the_first_card_beside_friedrich() -> None:
    attacking = combat(4, 8, names=("friedrich", "daun"), active="prussia", text=("event-8", "diamonds"), expert=True)
    assert terms(attacking) == (Terms(bonus=5), Terms())
    attacked = combat(8, 4, names=("daun", "friedrich"), text=("event-10", "hearts"), expert=True)
    assert terms(attacked) == (Terms(wasted=True), Terms())


# ---- for the table --------------------------------------------------------------------------------------------------


@clause("3.9")
def test_3_9_what_is_to_be_expected_of_a_hand_by_suit() -> None:
    told = combat(4, 8, **hands(["spades-9"], ["clubs-2", "clubs-3", "hearts-3-b"]))
    strange, own = (of_hand(told.view(seat), PRUSSIA) for seat in (MARIA_THERESA, FREDERICK))
    assert strange[HEARTS].none == Fraction(comb(35, 2), comb(49, 2)) * Fraction(36, 50)
    points = sum(range(2, 14)) + 2 * 10
    assert strange[HEARTS].points == Fraction(2 * points, 49) + Fraction(points, 50), "hearts and two Reserves a deck"
    assert own[HEARTS] == Expected(Fraction(3), 3, 3, none=Fraction(0))
    assert own[SPADES] == Expected(Fraction(0), 0, 0, none=Fraction(1))
    beside = browser.hint(told.view(MARIA_THERESA), Thing("nation", PRUSSIA))
    assert beside is not None
    assert beside["hand"][HEARTS]["none"] == decimal(strange[HEARTS].none)
    (table,) = odds(told.view(FREDERICK), FREDERICK, [Thing("nation", PRUSSIA)], ())
    assert [row[1].text for row in table.rows] == [5, 0, 3, 0]


@clause("3.9")
def test_3_9_half_of_all_hands_lie_between() -> None:
    """One of 49 cards is held: 35 make nothing, one 2 points, one 3: together more than three quarters."""
    told = combat(4, 8, **hands(["spades-9"], ["clubs-2"]))
    found = of_hand(told.view(MARIA_THERESA), PRUSSIA)[HEARTS]
    assert (found.low, found.high) == (0, 3)


@clause("7.2.2", "13.30.2")
def test_7_2_2_what_the_other_side_can_make_is_told_with_what_fate_changes() -> None:
    own, text = hands(["spades-9"], ["hearts-3"]), ("event-10", "hearts")
    plain = combat(4, 8, names=("daun", "friedrich"), **own)
    spoilt = combat(4, 8, names=("daun", "friedrich"), text=text, **own)
    against = [browser.hint(told.view(MARIA_THERESA), Yield()) for told in (plain, spoilt)]
    first, second = ((found or {})["foe"] for found in against)
    assert (first["nation"], first["suit"], second["suit"]) == (PRUSSIA, HEARTS, HEARTS)
    assert Fraction(second["none"]) == 1, "the only card counts nothing"
    assert Fraction(first["none"]) < 1
    (table, _) = odds(plain.view(MARIA_THERESA), MARIA_THERESA, (), plain.frame.actions(plain.state))
    assert table.rows[0][0].text == Thing("suit", HEARTS)


@clause("7.2.2")
def test_7_2_2_each_play_that_is_allowed_has_odds_and_no_other() -> None:
    told = combat(4, 8, **hands(["spades-9", "reserve-1", "hearts-2"], ["clubs-2"]))
    every = [kind(held) for held in ALL_CARDS for kind in (Play, PlayDouble)]
    named = [PlayReserve(held, value) for held in ALL_CARDS for value in range(12)]
    legal = [action for action in told.frame.actions(told.state) if action != Yield()]
    assert [action for action in (*every, *named) if forecast(told, action)] == legal


def test_the_position_is_not_touched() -> None:
    told = combat(4, 8, names=("friedrich", "daun"), active="prussia", text=("event-8", "diamonds"), expert=True)
    seen: View = told.view(FREDERICK)
    before = seen.plain()
    browser.hint(seen, Yield())
    browser.hint(seen, Thing("nation", AUSTRIA))
    assert seen.plain() == before


@clause("7.2.2")
def test_7_2_2_the_odds_of_all_plays_as_a_table() -> None:
    told = combat(4, 8, **hands(["spades-9", "spades-4"], ["clubs-2"]))
    seen, legal = told.view(MARIA_THERESA), told.frame.actions(told.state)
    _, table = odds(seen, MARIA_THERESA, (), legal)
    assert [row[1].text for row in table.rows] == [0, 5]
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert table.rows[1][5].text == Message("present-percent", {"whole": "77", "tenths": "1"}), "37 of 48 cards"
    _, table = odds(seen, MARIA_THERESA, [Thing("card", card("spades-9-a"))], legal)
    assert [row[1].text for row in table.rows] == [5]
    assert len(odds(seen, FREDERICK, (), legal)) == 1, "the hand of the other side alone"
    assert odds(seen, POMPADOUR, (), legal) == []
    assert odds(story({"daun": ORIGIN}).view(MARIA_THERESA), MARIA_THERESA, (), legal) == []


@clause("13.27.3")
def test_13_27_3_a_reserve_that_would_throw_off_the_duty_has_no_odds() -> None:
    told = combat(
        8, 1, names=("daun", "friedrich"), text=("event-7", "diamonds"), **hands(prussia=["reserve-1", "hearts-2"])
    )
    low, high = (forecast(told, PlayReserve(card("reserve-1-a"), value), FREDERICK) for value in (5, 6))
    assert low is None
    assert high is not None
