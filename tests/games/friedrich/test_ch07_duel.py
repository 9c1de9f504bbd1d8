"""7.2 The duel card by card, with 3.12 the Reserves and what Cards of Fate change in it."""

from typing import Any

import pytest
from tests.games.friedrich.combats import (
    CLUBS,
    CLUBS_DIAMONDS,
    HEARTS_SPADES,
    SPADES,
    SPADES_HEARTS,
    SPARE,
    duel,
    happened,
    is_over,
    right,
    saxony,
)
from tests.games.friedrich.fates import keeps_secrets
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    armies_of,
    cards_of,
    position,
    story,
    where,
)

from casusbelli.engine.flow import Revealed
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.actions import Play
from casusbelli.games.friedrich.board import AUSTRIA, SUITS, card, city, nation, piece
from casusbelli.games.friedrich.ch07_duel import Duel, needed_suit, open_duel
from casusbelli.games.friedrich.ch08_retreat import Retreating
from casusbelli.games.friedrich.events import Attacked, Beaten, CardPlayed, GeneralLost, Tied
from casusbelli.games.friedrich.state import USED
from casusbelli.table.narrate import LANGUAGES, Narrator
from casusbelli.testing import Scenario, clause, example


@clause("3.12")
def test_3_12_a_reserve_has_the_suit_that_is_needed_and_any_value_from_1_to_10() -> None:
    told = duel(SPADES_HEARTS, 8, 4, prussia=["reserve-1"])
    assert told.legal == [*(f"play-reserve reserve-1-a {value}" for value in range(1, 11)), "yield"]
    assert right(told.does("play-reserve reserve-1-a 10")) == ("austria", -6)


@clause("3.12")
@pytest.mark.parametrize("value", [0, 11])
def test_3_12_no_other_value_is_possible(value: int) -> None:
    told = duel(SPADES_HEARTS, 8, 4, prussia=["reserve-1"])
    told.refused(f"play-reserve reserve-1-a {value}", clause="3.12", reason="refused-reserve-value")


@clause("3.12")
def test_3_12_the_value_is_named_as_it_is_played() -> None:
    told = duel(SPADES_HEARTS, 8, 4, prussia=["reserve-1", "hearts-7"])
    told.refused(Play(card("reserve-1-a")), clause="3.12", reason="refused-reserve-unnamed")
    told.refused("play-reserve hearts-7-a 7", clause="3.12", reason="refused-no-reserve")
    told.does("play-reserve reserve-1-a 5")
    assert happened(told, CardPlayed)[-1].value == 5


# ---- 7.2 the duel ---------------------------------------------------------------------------------------------------


@example("E6")
@clause("7.2.1", "7.2.3", "7.2.6", "7.2.7", "7.3.1", "7.3.5")
def test_e6_a_stack_loses_no_more_than_it_has() -> None:
    told = duel(SPADES_HEARTS, 6, 4, austria=["spades-2", "spades-8"], prussia=["hearts-5"])
    assert right(told) == ("prussia", -2)
    assert right(told.does("play hearts-5-a")) == ("austria", -3)
    assert right(told.does("play spades-2-a")) == ("austria", -1)
    assert right(told.does("play spades-8-a")) == ("prussia", -7)
    told.does("yield")
    assert is_over(told)
    assert where(told.state, "daun", "keith") == ("schweidnitz", "lost")
    assert armies_of(told.state, "daun", "keith") == (6, 0)
    beaten = happened(told, Beaten)[0]
    assert (beaten.armies, beaten.total) == (4, 1)
    assert happened(told, GeneralLost) == [GeneralLost(piece("keith"))]


@example("E7")
@clause("7.2.8", "7.2.10", "7.2.12")
def test_e7_nobody_must_play_a_reserve() -> None:
    told = duel(CLUBS, 5, 7, austria=["reserve-1"], prussia=["diamonds-9", "diamonds-13", "reserve-2"])
    assert right(told) == ("austria", -2)
    assert right(told.does("play-reserve reserve-1-a 2")) == ("prussia", 0)
    told.does("yield")
    assert is_over(told)
    assert where(told.state, "daun", "keith") == CLUBS
    assert armies_of(told.state, "daun", "keith") == (5, 7)
    assert len(happened(told, Tied)) == 1
    assert cards_of(told.state, "austria") == []
    assert told.state.cards.zone[card("reserve-1-a")] == USED


@example("E8")
@clause("7.2.9", "7.2.10", "7.3.2")
def test_e8_at_equal_strength_the_attacker_must_play() -> None:
    told = duel(CLUBS_DIAMONDS, 4, 4, austria=["clubs-3"])
    assert right(told) == ("austria", 0)
    told.refused("yield", clause="7.2.10", reason="refused-must-play")
    assert right(told.does("play clubs-3-a")) == ("prussia", -3)
    told.does("yield")
    assert armies_of(told.state, "keith") == (1,)
    assert isinstance(told.frame, Retreating)
    assert told.frame.steps == 3


@example("E9")
@clause("7.2.9", "7.2.12")
def test_e9_an_attacker_with_a_reserve_alone_may_decline() -> None:
    told = duel(CLUBS, 4, 4, austria=["reserve-1"], prussia=["clubs-13"])
    assert right(told) == ("austria", 0)
    told.does("yield")
    assert len(happened(told, Tied)) == 1
    assert cards_of(told.state, "austria") == ["reserve-1-a"]


@example("E10")
@clause("7.2.7", "7.3.1", "7.3.2")
def test_e10_the_attacker_can_be_beaten_too() -> None:
    told = duel(HEARTS_SPADES, 8, 2, austria=["hearts-10"], prussia=["spades-13", "reserve-1"])
    assert right(told) == ("prussia", -6)
    assert right(told.does("play spades-13-a")) == ("austria", -7)
    assert right(told.does("play hearts-10-a")) == ("prussia", -3)
    assert right(told.does("play-reserve reserve-1-a 10")) == ("austria", -7)
    told.does("yield")
    assert armies_of(told.state, "daun", "keith") == (1, 2)
    assert (told.seat, told.frame.steps) == (FREDERICK, 7)
    assert is_over(told.does(told.legal[0]))


@example("E11")
@clause("7.2.11", "7.3.5")
def test_e11_who_declines_at_once_is_beaten() -> None:
    told = duel(SPADES, 3, 8, austria=["spades-13"])
    assert right(told) == ("austria", -5)
    told.does("yield")
    assert is_over(told)
    assert where(told.state, "daun", "keith") == ("lost", "breslau")
    assert armies_of(told.state, "keith") == (8,)


@example("E12")
@clause("7.2.8", "7.2.10")
def test_e12_at_zero_a_matching_card_must_be_played() -> None:
    told = duel(SPADES, 5, 7, austria=["spades-2"], prussia=["spades-4"])
    assert right(told.does("play spades-2-a")) == ("prussia", 0)
    assert told.legal == ["play spades-4-a"]
    told.refused("yield", clause="7.2.10", reason="refused-must-play")
    assert right(told.does("play spades-4-a")) == ("austria", -4)


@example("E13")
@clause("3.12", "7.2.3")
def test_e13_another_suit_and_another_value_are_refused() -> None:
    told = duel(SPADES_HEARTS, 1, 1, austria=["hearts-9", "reserve-1"])
    told.refused("play hearts-9-a", clause="7.2.3", reason="refused-suit")
    told.refused("play-reserve reserve-1-a 11", clause="3.12", reason="refused-reserve-value")
    assert right(told) == ("austria", 0)


@clause("7.2.1")
def test_7_2_1_both_sides_state_their_strength() -> None:
    told = duel(SPADES_HEARTS, 6, 4)
    stated = happened(told, Attacked)[0]
    assert (stated.attack, stated.defence) == (6, 4)
    assert (stated.nation, stated.enemy) == (AUSTRIA, nation("prussia"))
    assert (told.frame.score, right(told)) == (2, ("prussia", -2))


@clause("7.2.1", "7.4.2")
def test_7_2_1_the_strength_stated_is_seen_by_all() -> None:
    s = position({"daun": "strehlen", "keith": "breslau"}, active="austria", phase="combat")
    s.outbox = []
    open_duel(s, city("strehlen"), city("breslau"))
    assert s.outbox[0] == Revealed(None)


@clause("7.2.2", "7.2.11")
def test_7_2_2_the_other_side_neither_plays_nor_ends_the_combat() -> None:
    told = duel(SPADES_HEARTS, 6, 4, austria=["spades-9"], prussia=["hearts-9"])
    told.refused_by(MARIA_THERESA, "play spades-9-a", clause="7.2.2", reason="refused-no-right")
    told.refused_by(MARIA_THERESA, "yield", clause="7.2.11", reason="refused-no-right")
    told.refused_by(POMPADOUR, "yield", clause="2.2")


@clause("7.2.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_7_2_2_a_score_below_zero_is_told_with_a_minus_sign(language: str) -> None:
    behind, even = (duel(SPADES, armies, 7) for armies in (4, 7))
    prompts = [Narrator(GAME, language, strict=True).prompt(told.frame.prompt(told.state)) for told in (behind, even)]
    assert " \N{MINUS SIGN}3:" in prompts[0]
    assert " 0:" in prompts[1]
    assert prompts[0].split(":")[1] != prompts[1].split(":")[1]


@clause("7.2.3")
def test_7_2_3_each_side_needs_the_suit_of_its_own_sector() -> None:
    hand = ["clubs-4", "diamonds-4", "clubs-9", "diamonds-9"]
    told = duel(CLUBS_DIAMONDS, 5, 6, austria=hand, prussia=[f"{name}-b" for name in hand])
    assert told.legal == ["play clubs-4-a", "play clubs-9-a", "yield"]
    told.does("play clubs-4-a")
    assert told.legal == ["play diamonds-4-b", "play diamonds-9-b", "yield"]
    told.why_not("card:clubs-4-b", clause="7.2.3")
    assert [SUITS[needed_suit(city(place))] for place in CLUBS_DIAMONDS] == ["clubs", "diamonds"]


@clause("7.2.4", "3.7")
def test_7_2_4_cards_come_from_the_hand_of_the_nation_that_fights() -> None:
    places = {"ehrensvaerd": "grimma", "keith": "leisnig"}
    hands = {"sweden": ["clubs-2"], "russia": ["clubs-9"], "prussia": ["clubs-5"]}
    told = story(places, active="sweden", phase="combat", armies={"keith": 3}, hands=hands)
    told.does("attack grimma leisnig")
    assert (told.seat, told.legal) == (ELISABETH, ["play clubs-2-a", "yield"])
    for name in ("clubs-9-a", "clubs-5-a", "clubs-11-c"):
        told.refused(f"play {name}", clause="7.2.4", reason="refused-card-not-held")
    told.refused("play-reserve reserve-1-a 3", clause="7.2.4", reason="refused-card-not-held")


@clause("7.2.5")
def test_7_2_5_the_value_is_added_to_the_score_of_the_side_that_played() -> None:
    told = duel(SPADES_HEARTS, 6, 4, prussia=["hearts-5"]).does("play hearts-5-a")
    played = happened(told, CardPlayed)[0]
    assert (played.nation, played.card, played.value, played.score) == (nation("prussia"), card("hearts-5-a"), 5, 3)
    assert told.frame.score == -3
    assert told.frame.values == (5,)


@clause("7.2.6")
def test_7_2_6_below_zero_the_right_stays() -> None:
    told = duel(SPADES, 8, 5, prussia=["spades-2", "spades-3"]).does("play spades-2-a")
    assert right(told) == ("prussia", -1)
    assert told.legal == ["play spades-3-a", "yield"]


@clause("7.2.7")
def test_7_2_7_above_zero_it_passes() -> None:
    told = duel(SPADES, 8, 5, prussia=["spades-7", "spades-3"]).does("play spades-7-a")
    assert right(told) == ("austria", -4)


@clause("7.2.10")
def test_7_2_10_the_duty_can_be_met_with_a_reserve() -> None:
    told = duel(SPADES, 4, 4, austria=["spades-4", "reserve-1"])
    assert "yield" not in told.legal
    assert right(told.does("play-reserve reserve-1-a 1")) == ("prussia", -1)


@clause("7.2.10", "3.8")
def test_7_2_10_whether_a_card_or_a_reserve_is_held_is_not_told() -> None:
    told = duel(SPADES, 5, 7, austria=["reserve-1", "hearts-3"], prussia=["reserve-2", "clubs-4", "spades-9"])
    keeps_secrets(told, told.does("play-reserve reserve-1-a 2"))


@clause("7.2.10")
def test_7_2_10_cards_of_other_suits_bind_nobody() -> None:
    told = duel(SPADES, 4, 4, austria=["hearts-4", "clubs-4"])
    assert told.legal == ["yield"]


@clause("7.2.11")
def test_7_2_11_who_could_still_play_may_decline_all_the_same() -> None:
    told = duel(SPADES, 8, 4, prussia=["spades-9"]).does("yield")
    assert happened(told, Beaten)[0].armies == 4


@clause("7.2.12", "13.3")
def test_7_2_12_a_tie_changes_nothing() -> None:
    told = duel(CLUBS, 4, 4, fields={"victor": piece("heinrich")}).does("yield")
    assert armies_of(told.state, "daun", "keith") == (4, 4)
    assert told.state.beaten == [0] * len(told.state.beaten)
    assert told.state.victor == piece("heinrich")


@clause("7.2.13", "3.14")
def test_7_2_13_cards_are_spent_whatever_comes_of_it() -> None:
    told = duel(CLUBS, 5, 7, austria=["clubs-2", "clubs-5"], prussia=["reserve-1", "clubs-8"])
    told.does("play clubs-2-a", "play-reserve reserve-1-a 5", "play clubs-5-a", "play clubs-8-a", "yield")
    assert [cards_of(told.state, name) for name in ("austria", "prussia")] == [[], []]
    spent = ["clubs-2-a", "clubs-5-a", "clubs-8-a", "reserve-1-a"]
    assert all(told.view().cards["zone"][card(name)] == USED for name in spent)


@clause("7.2.13")
def test_7_2_13_a_played_card_is_on_the_table_for_all_to_see() -> None:
    told = duel(SPADES_HEARTS, 6, 4, prussia=["hearts-5"]).does("play hearts-5-a")
    shown = told.view(POMPADOUR).stack[-1]
    assert (shown.players, shown.cards, shown.values) == ((nation("prussia"),), (card("hearts-5-a"),), (5,))
    told.refused_by(FREDERICK, "play hearts-5-a", clause="7.2.2")


@clause("7.4.2", "6.8")
def test_7_4_2_a_combat_shows_totals_and_nothing_else() -> None:
    told = saxony(armies={"daun": 4, "friedrich": 3, "winterfeldt": 3}).does("attack riesa oschatz")
    seen = told.view(POMPADOUR)
    assert (seen.stack[-1].attack, seen.stack[-1].defence) == (4, 6)
    assert all(seen.armies[piece(name)] is None for name in ("daun", "browne", "friedrich", "winterfeldt", "heinrich"))
    assert told.view(FREDERICK).armies[piece("daun")] is None
    assert Duel.public is False


def test_nothing_else_is_done_during_a_combat() -> None:
    told = duel(SPADES_HEARTS, 6, 4)
    told.refused("end-movement", clause="7.1.3", reason="refused-combat-under-way")
    told.why_not("card:hearts-9-a", clause="7.2.4")
    told.why_not("card:reserve-1-a", clause="7.2.4")


# ---- what Cards of Fate change --------------------------------------------------------------------------------------


@clause("11.8", "11.10.4")
@pytest.mark.parametrize(("play", "counts"), [("play hearts-7-a", 8), ("play-reserve reserve-1-a 10", 11)])
def test_11_10_4_the_first_french_card_counts_one_more(play: str, counts: int) -> None:
    places = {"keith": "schweidnitz", "soubise": "waldenburg"}
    hands = {"france": ["hearts-7", "hearts-2", "reserve-1"], "prussia": ["spades-13"]}
    armies = {"keith": 8, "soubise": 2}
    told = story(places, phase="combat", armies=armies, hands=hands, text=("event-4", "spades"))
    told.does("attack schweidnitz waldenburg", play)
    assert happened(told, CardPlayed)[0].value == counts
    told.does("play spades-13-a", "play hearts-2-a")
    assert happened(told, CardPlayed)[-1].value == 2


@clause("11.10.11")
def test_11_10_11_prussia_plays_one_spades_11_at_double_value() -> None:
    told = duel(SPADES, 8, 1, prussia=["spades-11", "spades-11-b", "spades-12"], text=("event-11", "spades"))
    doubles = [text for text in told.legal if text.startswith("play-double")]
    assert doubles == ["play-double spades-11-a", "play-double spades-11-b"]
    told.refused("play-double spades-12-a", clause="11.10.11", reason="refused-double")
    assert right(told.does("play-double spades-11-a")) == ("austria", -15)


@clause("11.10.11")
def test_11_10_11_there_is_no_second_doubling() -> None:
    told = duel(SPADES, 8, 1, austria=["reserve-1"], prussia=["spades-11", "spades-11-b"], text=("event-11", "spades"))
    told.does("play spades-11-b", "play-reserve reserve-1-a 10", "play-double spades-11-a")
    again = duel(SPADES, 8, 1, prussia=["spades-11"], text=("event-11", "spades"), fields={"spent": 1})
    again.refused("play-double spades-11-a", clause="11.10.11", reason="refused-double")
    assert right(again.does("play spades-11-a")) == ("austria", -4)


@clause("11.10.11")
def test_11_10_11_without_the_card_nothing_is_doubled() -> None:
    told = duel(SPADES, 8, 1, austria=["spades-11-b"], prussia=["spades-11", "reserve-1"])
    told.refused("play-double spades-11-a", clause="11.10.11", reason="refused-double")
    told.refused("play-double reserve-1-a", clause="11.10.11", reason="refused-double")


def treaty(hand: list[str], attack: int = 4) -> Scenario:
    places = {"soubise": "strehlen", "keith": "breslau"}
    armies = {"soubise": attack, "keith": 4}
    told = story(
        places, active="france", phase="combat", armies=armies, hands={"france": hand}, text=("event-3", "clubs")
    )
    return told.does("attack strehlen breslau")


@clause("13.23.1")
def test_13_23_1_great_cards_do_not_count_for_the_duty() -> None:
    told = treaty(["spades-12"])
    assert told.legal == ["yield"]
    told.refused("play spades-12-a", clause="13.23.1", reason="refused-value")


@clause("13.23.1")
def test_13_23_1_a_reserve_counts_nine_at_most() -> None:
    told = treaty(["reserve-1", "spades-9"])
    told.refused("play-reserve reserve-1-a 10", clause="13.23.1", reason="refused-value")
    told.refused("yield", clause="7.2.10")
    assert right(told.does("play-reserve reserve-1-a 9")) == ("prussia", -9)


def persistent(hand: list[str], **more: Any) -> Scenario:
    places = {"daun": "strehlen", "friedrich": "breslau", **SPARE}
    told = story(
        places,
        active="austria",
        phase="combat",
        armies={"daun": 6, "friedrich": 2},
        hands={"prussia": hand, **more},
        text=("event-7", "diamonds"),
    )
    return told.does("attack strehlen breslau")


@clause("13.27.3")
def test_13_27_3_prussia_plays_on_until_her_score_is_positive() -> None:
    told = persistent(["spades-4", "spades-5"])
    told.refused("yield", clause="13.27.3", reason="refused-must-go-on")
    assert right(told.does("play spades-4-a")) == ("prussia", 0)
    assert told.legal == ["play spades-5-a"]
    assert right(told.does("play spades-5-a")) == ("austria", -5)


@clause("13.27.3")
def test_13_27_3_a_reserve_may_not_throw_the_duty_off() -> None:
    told = persistent(["reserve-1"])
    assert told.legal == [f"play-reserve reserve-1-a {value}" for value in range(5, 11)]
    told.refused("play-reserve reserve-1-a 4", clause="13.27.3", reason="refused-must-go-on")


@clause("13.27.3")
def test_13_27_3_where_the_cards_do_not_suffice_she_is_free() -> None:
    assert persistent(["spades-4"]).legal == ["play spades-4-a", "yield"]
