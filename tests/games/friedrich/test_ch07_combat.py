"""7 Combat: who fights whom, the duel card by card, and what the beaten side loses."""

from typing import Any

import pytest
from hypothesis import given as generated
from hypothesis import strategies as st
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

from casusbelli.games.friedrich.actions import Keep, Play
from casusbelli.games.friedrich.board import AUSTRIA, CARD_VALUE, NATIONS, PIECES, SUITS, card, city, nation, piece
from casusbelli.games.friedrich.ch07_combat import (
    Attacking,
    Bearing,
    Combats,
    Duel,
    customary,
    needed_suit,
    pairs_of,
    splits,
)
from casusbelli.games.friedrich.ch08_retreat import Retreating
from casusbelli.games.friedrich.events import Attacked, Beaten, CardPlayed, GeneralLost, LossBorne, LossesShared, Tied
from casusbelli.games.friedrich.state import USED
from casusbelli.testing import Scenario, clause, example

SPARE = {"lacy": "erlangen", "dohna": "forchheim"}
"""Another combat, far away: with it the phase goes on when the one under test is over."""
LEFT_OVER = "attack erlangen forchheim"

SPADES_HEARTS, HEARTS_SPADES = ("schweidnitz", "waldenburg"), ("soldin", "neudamm")
CLUBS, SPADES, CLUBS_DIAMONDS = ("greiz", "zwickau"), ("strehlen", "breslau"), ("grimma", "leisnig")


def facing(
    cities: tuple[str, str], attack: int, defence: int, *, austria: Any = (), prussia: Any = (), **more: Any
) -> Scenario:
    """Daun faces Keith in the Austrian combat phase, with so many armies each."""
    origin, target = cities
    hands = {"austria": austria, "prussia": prussia, **more.pop("hands", {})}
    return story(
        {"daun": origin, "keith": target, **SPARE},
        active="austria",
        phase="combat",
        armies={"daun": attack, "keith": defence},
        hands=hands,
        **more,
    )


def duel(cities: tuple[str, str], attack: int, defence: int, **more: Any) -> Scenario:
    """Daun has attacked Keith."""
    return facing(cities, attack, defence, **more).does(f"attack {cities[0]} {cities[1]}")


def right(told: Scenario) -> tuple[str, int]:
    """Who has the right to play, and at what score."""
    assert isinstance(told.frame, Duel)
    side = told.frame.side()
    assert told.seat == told.state.player[side[0]]
    return NATIONS[side[0]], side[3]


def is_over(told: Scenario) -> bool:
    """The combat is over, and the other one is the only one left."""
    return told.legal == [LEFT_OVER]


def happened(told: Scenario, kind: type) -> list[Any]:
    return [event for event in told.public_events() if isinstance(event, kind)]


def saxony(**more: Any) -> Scenario:
    """Daun in Riesa and Browne in Torgau beside Friedrich in Oschatz, and Heinrich in Meißen beside Daun."""
    places = {
        "daun": "riesa",
        "browne": "torgau",
        "friedrich": "oschatz",
        "winterfeldt": "oschatz",
        "heinrich": "meissen",
    }
    return story({**places, **SPARE}, active="austria", phase="combat", **more)


# ---- 3.12 Reserves --------------------------------------------------------------------------------------------------


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


# ---- 7.1 who fights whom --------------------------------------------------------------------------------------------


@example("E14")
@clause("7.1.2", "7.1.4")
def test_e14_pairs_are_listed_once_and_a_tie_strikes_only_its_own() -> None:
    told = saxony(armies={"daun": 4, "friedrich": 2, "winterfeldt": 2})
    assert told.legal == [
        "attack erlangen forchheim",
        "attack riesa meissen",
        "attack riesa oschatz",
        "attack torgau oschatz",
    ]
    told.does("attack riesa oschatz", "yield")
    assert len(happened(told, Tied)) == 1
    assert told.legal == ["attack erlangen forchheim", "attack riesa meissen", "attack torgau oschatz"]


@clause("7.1.1", "2.5")
def test_7_1_1_each_adjacent_enemy_is_to_be_attacked_and_none_left_out() -> None:
    told = saxony()
    assert "attack riesa oschatz" in told.legal
    assert "attack riesa meissen" in told.legal
    told.refused("end-movement", clause="7.1.1", reason="refused-attacks-due")
    told.refused("yield", clause="7.1.1", reason="refused-attacks-due")


@clause("7.1.1")
def test_7_1_1_only_neighbours_are_attacked() -> None:
    told = story({"daun": "riesa", "friedrich": "wurzen", **SPARE}, active="austria", phase="combat")
    assert told.legal == [LEFT_OVER]
    told.refused("attack riesa wurzen", clause="7.1.1", reason="refused-attack-distant")
    told.refused("attack riesa oschatz", clause="7.1.1", reason="refused-attack-empty")
    told.refused("attack torgau oschatz", clause="7.1.1", reason="refused-attack-origin")
    told.refused("attack wurzen riesa", clause="7.1.1", reason="refused-attack-origin")


@clause("7.1.1")
def test_7_1_1_where_nobody_stands_side_by_side_there_is_no_combat() -> None:
    s = position({"daun": "riesa", "friedrich": "wurzen"}, active="austria", phase="combat")
    assert pairs_of(s, AUSTRIA) == ()


@clause("7.1.2", "7.4.1")
def test_7_1_2_two_stacks_beside_two_enemy_stacks_make_four_pairs() -> None:
    # Bitterfeld and Köthen each lie beside Dessau and Halle.
    places = {"daun": "bitterfeld", "browne": "koethen", "lacy": "bitterfeld", "keith": "dessau", "schwerin": "halle"}
    s = position(places, active="austria", phase="combat")
    pairs = [(a, b) for a in ("bitterfeld", "koethen") for b in ("dessau", "halle")]
    assert pairs_of(s, AUSTRIA) == tuple((city(a), city(b)) for a, b in pairs)


@clause("7.1.2")
def test_7_1_2_a_stack_fights_as_a_whole() -> None:
    told = saxony(armies={"friedrich": 3, "winterfeldt": 2}).does("attack riesa oschatz")
    assert (told.frame.attack, told.frame.defence) == (1, 5)


@clause("7.1.2", "8.8")
def test_7_1_2_a_retreat_beside_another_general_causes_no_combat() -> None:
    # Keith retreats from Glogau to Sprottau, beside Laudon in Haynau.
    places = {"daun": "steinau", "keith": "glogau", "laudon": "haynau", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": 3, "keith": 2})
    told.does("attack steinau glogau", "yield", "retreat sprottau")
    assert is_over(told)
    told.refused("attack haynau sprottau", clause="7.1.4", reason="refused-attack-beaten")


@clause("7.1.2")
def test_7_1_2_a_pair_fought_to_a_tie_is_not_fought_again() -> None:
    told = saxony(armies={"daun": 4, "friedrich": 2, "winterfeldt": 2}).does("attack riesa oschatz", "yield")
    told.refused("attack riesa oschatz", clause="7.1.2", reason="refused-attack-not-listed")


@clause("7.1.3")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_7_1_3_the_active_player_may_begin_with_any(number: int) -> None:
    told = saxony()
    first = told.legal[number]
    assert told.seat == MARIA_THERESA
    assert isinstance(told.does(first).frame, Duel)


@clause("7.1.3")
def test_7_1_3_a_combat_is_fought_to_its_end_before_the_next() -> None:
    told = saxony(armies={"daun": 1, "friedrich": 1, "winterfeldt": 2}).does("attack riesa oschatz")
    told.refused("attack torgau oschatz", clause="7.1.3", reason="refused-combat-under-way")


@clause("7.1.4")
def test_7_1_4_a_beaten_defender_is_not_attacked_again() -> None:
    told = saxony(armies={"daun": 7, "friedrich": 2, "winterfeldt": 2}).does("attack riesa oschatz", "yield")
    told.does("keep friedrich+winterfeldt 1+0", "retreat halle")
    assert told.legal == ["attack erlangen forchheim", "attack riesa meissen"]


@clause("7.1.4")
def test_7_1_4_a_beaten_attacker_attacks_no_more() -> None:
    # Köthen lies beside Dessau and Halle; Keith in Dessau beats Browne, who need not face Schwerin in Halle.
    places = {"browne": "koethen", "keith": "dessau", "schwerin": "halle", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"browne": 3, "keith": 4})
    assert told.legal == [LEFT_OVER, "attack koethen dessau", "attack koethen halle"]
    told.does("attack koethen dessau", "yield")
    assert isinstance(told.frame, Retreating)
    assert is_over(told.does(told.legal[0]))


@clause("7.1.5", "7.4.1")
def test_7_1_5_a_winner_can_be_attacked_again_with_what_he_has() -> None:
    armies = {"daun": 3, "browne": 5, "friedrich": 7, "winterfeldt": 1}
    told = saxony(armies=armies).does("attack riesa oschatz", "yield", "attack torgau oschatz")
    assert (told.frame.attack, told.frame.defence) == (5, 8)
    assert right(told) == ("austria", -3)


@clause("7.1.5")
def test_7_1_5_a_winning_attacker_fights_his_other_pairs() -> None:
    armies = {"daun": 8, "friedrich": 1, "winterfeldt": 1, "heinrich": 4}
    told = saxony(armies=armies).does("attack riesa oschatz", "yield")
    assert where(told.state, "friedrich", "winterfeldt") == ("lost", "lost")
    assert right(told.does("attack riesa meissen")) == ("prussia", -4)


@clause("7.4.1")
def test_7_4_1_two_attackers_never_add_up() -> None:
    armies = {"daun": 4, "browne": 4, "friedrich": 5, "winterfeldt": 1}
    told = saxony(armies=armies).does("attack riesa oschatz")
    assert (told.frame.attack, told.frame.defence) == (4, 6)


@clause("7.1.6")
def test_7_1_6_trains_do_not_fight() -> None:
    places = {"daun": "riesa", "prussia-train-1": "oschatz", "austria-train-1": "breslau", "keith": "strehlen", **SPARE}
    told = story(places, active="austria", phase="combat")
    assert told.legal == [LEFT_OVER]
    told.refused("attack riesa oschatz", clause="7.1.6", reason="refused-attack-train")
    told.why_not("city:oschatz", clause="7.1.6")
    told.why_not("piece:prussia-train-1", clause="7.1.6")


@clause("0.2")
def test_0_2_allies_do_not_fight() -> None:
    told = story({"daun": "riesa", "fermor": "oschatz", **SPARE}, active="austria", phase="combat")
    assert told.legal == [LEFT_OVER]
    told.refused("attack riesa oschatz", clause="0.2", reason="refused-attack-friends")


def test_pairs_that_step_away_before_the_first_combat_leave_nothing_to_choose() -> None:
    told = story({"daun": "riesa"}, active="austria", phase="combat", top=[Combats(AUSTRIA, ())])
    assert not isinstance(told.frame, Attacking)


def test_what_is_pointed_at_is_explained() -> None:
    told = saxony(armies={"daun": 4, "friedrich": 2, "winterfeldt": 2}).does("attack riesa oschatz", "yield")
    told.does("attack riesa meissen", "yield")
    told.why_not("city:riesa", clause="7.1.2", reason="refused-attack-not-listed")
    told.why_not("city:wurzen", clause="7.1.1", reason="refused-attack-empty")


@clause("13.23.3", "7.1.1")
def test_13_23_3_what_a_card_forbids_is_not_due() -> None:
    places = {"daun": "merseburg", "keith": "halle", **SPARE}
    told = story(places, active="austria", phase="combat", text=("event-3", "diamonds"))
    assert told.legal == [LEFT_OVER]
    told.refused("attack merseburg halle", clause="13.23.3", reason="refused-attack-halle")


@clause("13.23.2")
def test_13_23_2_soubise_may_not_attack_with_the_suit_of_hildburghausen() -> None:
    places = {"soubise": "riesa", "keith": "oschatz", "richelieu": "torgau"}
    fields = {"spent": 1 + needed_suit(city("riesa"))}
    told = story(places, active="france", phase="combat", text=("event-3", "hearts"), fields=fields)
    assert told.legal == ["attack torgau oschatz"]
    told.refused("attack riesa oschatz", clause="13.23.2", reason="refused-attack-suit")


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


@clause("7.2.2", "7.2.11")
def test_7_2_2_the_other_side_neither_plays_nor_ends_the_combat() -> None:
    told = duel(SPADES_HEARTS, 6, 4, austria=["spades-9"], prussia=["hearts-9"])
    told.refused_by(MARIA_THERESA, "play spades-9-a", clause="7.2.2", reason="refused-no-right")
    told.refused_by(MARIA_THERESA, "yield", clause="7.2.11", reason="refused-no-right")
    told.refused_by(POMPADOUR, "yield", clause="2.2")


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


# ---- 7.3 the beaten side --------------------------------------------------------------------------------------------


@clause("7.3.1", "7.3.2", "6.1")
def test_7_3_1_a_stack_loses_its_negative_score() -> None:
    told = duel(SPADES, 7, 4).does("yield")
    assert armies_of(told.state, "keith", "daun") == (1, 7)
    assert told.state.total[nation("prussia")] == 2
    assert told.frame.steps == 3


@clause("7.3.3")
def test_7_3_3_the_winner_loses_nothing_and_does_not_advance() -> None:
    told = duel(SPADES, 7, 4).does("yield")
    told.does(told.legal[0])
    assert where(told.state, "daun") == ("strehlen",)
    told.refused("set-out daun", clause="7.3.3", reason="refused-no-advance")
    told.refused("step breslau", clause="7.3.3", reason="refused-no-advance")


def stack(armies: dict[str, int], attack: int, cities: tuple[str, str] = SPADES) -> Scenario:
    """Daun has beaten a Prussian stack with these armies."""
    places = {"daun": cities[0], **dict.fromkeys(armies, cities[1]), **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": attack, **armies})
    return told.does(f"attack {cities[0]} {cities[1]}", "yield")


@clause("7.3.4")
def test_7_3_4_the_owner_divides_what_is_left() -> None:
    told = stack({"schwerin": 3, "keith": 2}, 8)
    assert (told.seat, Bearing.public) == (FREDERICK, True)
    assert set(told.legal) == {"keep schwerin+keith 1+1", "keep schwerin+keith 2+0", "keep schwerin+keith 0+2"}
    told.does("keep schwerin+keith 0+2")
    assert armies_of(told.state, "schwerin", "keith") == (0, 2)
    assert where(told.state, "schwerin") == ("lost",)
    assert isinstance(told.frame, Retreating)


@clause("7.3.4")
def test_7_3_4_by_custom_the_lowest_rank_pays_first_and_nobody_is_lost() -> None:
    assert customary((5, 2), 4) == (2, 1)
    told = stack({"schwerin": 4, "keith": 2}, 8)
    assert told.legal[0] == "keep schwerin+keith 3+1"


@clause("7.3.4", "6.4")
def test_7_3_4_another_sum_and_a_ninth_army_are_refused() -> None:
    told = stack({"winterfeldt": 3, "schwerin": 2, "keith": 2}, 8)
    told.refused("keep winterfeldt+schwerin+keith 3+2+2", clause="7.3.4", reason="refused-keep-sum")
    told.refused("keep winterfeldt+schwerin+keith 9+0+0", clause="7.3.4", reason="refused-keep-army")
    told.refused("keep schwerin+keith 4+2", clause="7.3.4", reason="refused-keep-generals")
    told.refused("keep schwerin+keith 3+3", clause="7.3.4", reason="refused-keep-generals")
    told.refused("yield", clause="7.3.4", reason="refused-loss-due")
    told.refused(Keep(told.frame.generals, (6,)), clause="7.3.4", reason="refused-keep-generals")


@clause("7.3.4", "7.4.2", "6.8")
def test_7_3_4_what_is_left_to_whom_is_secret() -> None:
    told = stack({"schwerin": 4, "keith": 2}, 8)
    before = len(told.events((MARIA_THERESA,)))
    told.does("keep schwerin+keith 1+3")
    assert told.events((MARIA_THERESA,))[before:] == [LossesShared(nation("prussia"), 5)]
    assert [event for event in told.events((FREDERICK,)) if isinstance(event, LossBorne)] == [
        LossBorne(piece("schwerin"), 1),
        LossBorne(piece("keith"), 3),
    ]
    assert told.view(MARIA_THERESA).armies[piece("keith")] is None


@clause("7.3.4")
def test_7_3_4_a_single_general_or_a_lost_stack_leaves_nothing_to_ask() -> None:
    assert isinstance(stack({"keith": 4}, 6).frame, Retreating)
    assert is_over(stack({"schwerin": 2, "keith": 2}, 8))


@clause("7.3.5")
def test_7_3_5_generals_without_armies_leave_the_map_and_the_others_retreat() -> None:
    told = stack({"winterfeldt": 1, "schwerin": 1, "keith": 1}, 5)
    told.does("keep winterfeldt+schwerin+keith 0+1+0")
    assert where(told.state, "winterfeldt", "keith") == ("lost", "lost")
    assert (told.frame.generals, told.frame.steps) == ((piece("schwerin"),), 2)


@clause("7.3.5")
def test_7_3_5_a_stack_that_is_lost_does_not_retreat() -> None:
    told = stack({"keith": 3}, 8)
    assert is_over(told)
    assert where(told.state, "keith") == ("lost",)


@clause("13.3")
def test_13_3_the_last_victor_is_the_supreme_commander_of_the_winners() -> None:
    told = duel(SPADES, 3, 8).does("yield")
    assert PIECES[told.state.victor] == "keith"
    told = saxony(armies={"daun": 1, "friedrich": 3, "winterfeldt": 3}).does("attack riesa oschatz", "yield")
    assert PIECES[told.state.victor] == "friedrich"


@clause("7.1.4", "13.32.2")
def test_13_32_2_all_generals_of_a_beaten_stack_are_remembered_in_this_turn() -> None:
    told = stack({"schwerin": 4, "keith": 2}, 8).does("keep schwerin+keith 4+0")
    assert [PIECES[general] for general, beaten in enumerate(told.state.beaten) if beaten] == ["schwerin", "keith"]


armies = st.integers(1, 8)


@clause("7.3.4", "6.4")
@generated(st.lists(armies, min_size=1, max_size=3), st.data())
def test_7_3_4_the_customary_loss_is_one_of_the_possible_ones(left: list[int], data: st.DataObject) -> None:
    lost = data.draw(st.integers(1, sum(left)))
    usual = customary(tuple(left), lost)
    assert usual in splits(len(left), sum(left) - lost)
    assert all(after <= before for before, after in zip(left, usual, strict=True))
    assert all(usual) or sum(left) - lost < len(left)


@clause("7.3.4")
def test_7_3_4_there_is_always_a_choice_in_a_stack() -> None:
    for generals in (2, 3):
        assert all(len(splits(generals, left)) > 1 for left in range(1, 8 * generals))


@clause("7.2.5")
@generated(st.integers(1, 8), st.integers(1, 8), st.integers(2, 13))
def test_7_2_5_the_right_is_always_with_the_side_that_is_not_ahead(attack: int, defence: int, value: int) -> None:
    told = duel(SPADES, attack, defence, austria=[f"spades-{value}"], prussia=[f"spades-{value}-b"])
    assert right(told)[1] <= 0
    told.does(told.legal[0])
    assert right(told)[1] <= 0
    assert CARD_VALUE[told.frame.cards[0]] == value
