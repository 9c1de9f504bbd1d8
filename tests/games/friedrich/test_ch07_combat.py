"""7.1 Who fights whom, and 7.3 what the beaten side loses."""

import pytest
from hypothesis import given as generated
from hypothesis import strategies as st
from tests.games.friedrich.combats import LEFT_OVER, SPADES, SPARE, duel, happened, is_over, right, saxony
from tests.games.friedrich.fates import keeps_secrets
from tests.games.friedrich.positions import (
    FREDERICK,
    MARIA_THERESA,
    armies_of,
    position,
    story,
    where,
)

from casusbelli.games.friedrich.actions import Keep
from casusbelli.games.friedrich.board import AUSTRIA, CARD_VALUE, PIECES, city, nation, piece
from casusbelli.games.friedrich.ch07_combat import (
    Attacking,
    Bearing,
    Combats,
    customary,
    pairs_of,
    splits,
)
from casusbelli.games.friedrich.ch07_duel import Duel, needed_suit
from casusbelli.games.friedrich.ch08_retreat import Retreating
from casusbelli.games.friedrich.events import LossBorne, LossesShared, Tied
from casusbelli.testing import Scenario, clause, example


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


@clause("7.1.2")
def test_who_has_fought_is_told_so_though_friends_stand_beside_him() -> None:
    places = {"browne": "doebeln", "daun": "meissen", "keith": "riesa", **SPARE}
    told = story(places, active="austria", phase="combat").does("attack meissen riesa", "yield")
    told.why_not("city:meissen", clause="7.1.2", reason="refused-attack-not-listed")


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
    keeps_secrets(told)
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
