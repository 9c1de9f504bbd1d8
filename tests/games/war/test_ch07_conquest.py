"""7 Conquest of a territory: the advance, and the order of what follows from it."""

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, armies, hand, owners, story, whole, winners

from casusbelli.engine.notation import Unreadable
from casusbelli.games.war.board import TERRITORIES, card, territory
from casusbelli.games.war.ch03_turn import turn
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch06_battle import DICE, losses
from casusbelli.games.war.ch07_conquest import Advancing
from casusbelli.games.war.state import HAND
from casusbelli.testing import Scenario, clause, example

FALLS = {1: (6, 1), 2: (6, 5, 1), 3: (6, 5, 4, 1)}
"""Rolls that take a territory of one army, by the number of attackers."""


def fallen(origin: int, announced: int, **more: object) -> Scenario:
    """Red in Congo has just beaten the last defender of Africa do Sul; Sudao, red as well, is beside it."""
    owned = {"red": {"congo": origin, "sudao": 5}, "green": {"africa_do_sul": 1, "madagascar": 1, "omsk": 1}}
    told = story(owned, **{"rest": ["blue"], **more}).script(FALLS[announced])
    return told.does(f"attack congo africa_do_sul {announced}")


@clause("7.1")
@pytest.mark.parametrize(
    "attempt",
    [
        "attack sudao madagascar 1",
        "attack congo africa_do_sul 1",
        "move congo sudao 1",
        "place congo 1",
        "exchange omsk china dudinka",
        "end-step",
        "end-turn",
    ],
)
def test_7_1_nothing_else_while_an_advance_is_due(attempt: str) -> None:
    fallen(5, 3).refused(attempt, clause="7.1", reason="refused-advance-due")


@clause("7.1", "7.2")
def test_7_1_somebody_must_advance() -> None:
    told = fallen(5, 3).refused("advance congo africa_do_sul 0", clause="7.1", reason="refused-no-armies")
    assert told.legal == [f"advance congo africa_do_sul {n}" for n in (1, 2, 3)]
    assert told.seat == RED


@clause("7.1")
def test_7_1_there_is_no_advance_without_a_fall() -> None:
    told = story({"red": {"congo": 5}, "green": {"africa_do_sul": 2}}).script((6, 5, 4, 6, 5))
    told.does("attack congo africa_do_sul 3")
    assert isinstance(told.frame, Attacking)
    told.refused("advance congo africa_do_sul 1", clause="7.5", reason="refused-no-advance")


@clause("7.5", "3.4")
@pytest.mark.parametrize("step", ["receiving", "moving"])
def test_7_5_there_is_no_advance_in_other_steps(step: str) -> None:
    told = story({"red": {"congo": 5}, "green": {"africa_do_sul": 2}}, step=step)
    told.refused("advance congo africa_do_sul 1", clause="7.5", reason="refused-no-advance")


@clause("7.2")
@pytest.mark.parametrize(("origin", "announced"), [(8, 3), (20, 1), (20, 2), (4, 3), (2, 1)])
def test_7_2_from_one_to_as_many_as_attacked(origin: int, announced: int) -> None:
    told = fallen(origin, announced)
    assert told.legal == [f"advance congo africa_do_sul {n + 1}" for n in range(announced)]
    told.refused(f"advance congo africa_do_sul {announced + 1}", clause="7.2", reason="refused-advance-too-many")
    told.does(f"advance congo africa_do_sul {announced}")
    assert armies(told.state, "congo", "africa_do_sul") == (origin - announced, announced)


@clause("7.2", "6.4")
@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2, 3])
def test_7_2_a_conquering_roll_costs_the_attacker_nothing(attack: int, defence: int) -> None:
    rolled = [losses(dice[:attack], dice[attack:]) for dice in DICE[attack + defence].outcomes()]
    assert {attacker for attacker, defender in rolled if defender == defence} <= {0}
    assert any(defender == defence for _, defender in rolled) is (attack >= defence)


@example("E22")
@clause("7.2")
def test_7_2_e22_two_attackers_may_advance() -> None:
    told = story({"red": {"congo": 5}, "green": {"africa_do_sul": 1}}).script((5, 2, 4))
    told.does("attack congo africa_do_sul 2")
    told.refused("advance congo africa_do_sul 3", clause="7.2", reason="refused-advance-too-many")
    told.does("advance congo africa_do_sul 2")
    assert armies(told.state, "congo", "africa_do_sul") == (3, 2)


@example("E8")
@clause("5.8", "6.4", "7.1", "7.2", "7.4")
def test_7_4_e8_three_advance_and_attack_on() -> None:
    told = story({"red": {"india": 8}, "green": {"china": 3, "omsk": 2}}, rest=["blue"]).script((6, 5, 4, 5, 4, 3))
    told.does("attack india china 3").done()
    assert told.legal == [f"advance india china {n}" for n in (1, 2, 3)]
    told.does("advance india china 3")
    assert armies(told.state, "india", "china") == (5, 3)
    assert [words for words in told.legal if words.startswith("attack china omsk")] == [
        "attack china omsk 1",
        "attack china omsk 2",
    ]


@clause("7.3", "0.4")
def test_7_3_the_owner_changes_with_the_advance() -> None:
    told = fallen(5, 3)
    assert armies(told.state, "africa_do_sul") == (0,)
    assert owners(told.state, "africa_do_sul") == ("green",)
    assert turn(told.state).conquered == ()
    told.does("advance congo africa_do_sul 2")
    assert turn(told.state).conquered == (territory("africa_do_sul"),)
    assert armies(told.state, "congo", "africa_do_sul") == (3, 2)
    assert owners(told.state, "africa_do_sul") == ("red",)


@clause("7.3", "13.2", "13.9")
@pytest.mark.parametrize(("advance", "victory"), [(1, None), (2, ("red",)), (3, None)])
def test_7_3_an_objective_may_depend_on_how_many_advance(advance: int, victory: tuple[str, ...] | None) -> None:
    pairs = [place for place in TERRITORIES if place not in ("congo", "africa_do_sul", "madagascar", "peru")][:16]
    owned = {"red": {"congo": 4, **dict.fromkeys(pairs, 2)}, "green": {"africa_do_sul": 1, "madagascar": 1}}
    told = story(owned, objectives={"red": "territories_18x2"}).script(FALLS[3]).does("attack congo africa_do_sul 3")
    assert winners(told.state) is None
    told.does(f"advance congo africa_do_sul {advance}")
    assert winners(told.state) == victory


@clause("7.4")
def test_7_4_the_armies_that_arrived_may_attack_on() -> None:
    told = fallen(5, 3).does("advance congo africa_do_sul 3")
    onwards = [words for words in told.legal if words.startswith("attack africa_do_sul")]
    assert onwards == ["attack africa_do_sul madagascar 1", "attack africa_do_sul madagascar 2"]
    told.script((6, 5, 1)).does("attack africa_do_sul madagascar 2", "advance africa_do_sul madagascar 2")
    assert armies(told.state, "congo", "africa_do_sul", "madagascar") == (2, 1, 2)
    assert len(turn(told.state).conquered) == 2


@clause("7.4", "5.2")
def test_7_4_a_single_army_cannot_attack_on() -> None:
    told = fallen(5, 3).does("advance congo africa_do_sul 1")
    told.refused("attack africa_do_sul madagascar 1", clause="5.2", reason="refused-occupation-army")


@clause("7.5")
def test_7_5_no_advance_from_or_into_another_territory() -> None:
    told = fallen(5, 3)
    told.refused("advance sudao africa_do_sul 1", clause="7.5", reason="refused-advance-elsewhere")
    told.refused("advance congo madagascar 1", clause="7.5", reason="refused-advance-elsewhere")
    told.refused("advance africa_do_sul congo 1", clause="7.5", reason="refused-advance-elsewhere")
    told.why_not("territory:sudao", clause="7.5", reason="refused-advance-elsewhere")


@clause("7.5", "3.5")
def test_7_5_shifting_between_own_territories_closes_the_attacks() -> None:
    told = fallen(5, 3).does("advance congo africa_do_sul 1", "move sudao congo 2")
    told.refused("attack congo argelia 1", clause="3.5", reason="refused-step-closed")


@clause("7.1")
def test_7_1_an_advance_names_its_number() -> None:
    with pytest.raises(Unreadable):
        fallen(5, 3).action("advance congo africa_do_sul")


def last_territory(**more: object) -> Scenario:
    """Red advances into the last territory of green, who holds three cards; a fourth seat, yellow, is in the game."""
    owned = {"red": {"congo": 5}, "green": {"africa_do_sul": 1}}
    three = {"green": ["omsk", "china", "peru"]}
    told = story(owned, **{"seats": 4, "rest": ["blue", "yellow"], "hands": three, **more}).script(FALLS[3])
    return told.does("attack congo africa_do_sul 3")


ADVANCE = "advance congo africa_do_sul 1"


@clause("7.6", "13.4")
def test_7_6_the_active_players_victory_comes_before_the_cards() -> None:
    told = last_territory(objectives={"red": "destroy_green"}).does(ADVANCE)
    assert winners(told.state) == ("red",)
    assert told.state.eliminated_by[GREEN] == RED
    assert hand(told.state, "green") == ["peru", "omsk", "china"]
    assert hand(told.state, "red") == []


@clause("7.6", "12.2")
def test_7_6_without_victory_the_cards_pass_and_the_attacks_go_on() -> None:
    told = last_territory(hands={"red": ["india"], "green": ["omsk", "china", "peru"]}).does(ADVANCE)
    assert winners(told.state) is None
    assert hand(told.state, "green") == []
    assert told.state.cards.count(HAND + RED) == 4
    assert isinstance(told.frame, Attacking)


@clause("7.6")
def test_7_6_the_order_of_what_is_told() -> None:
    told = last_territory(objectives={"blue": "destroy_green"}).does(ADVANCE)
    kinds = [type(event).__name__ for event in told.events((BLUE,))]
    assert kinds == [
        "Attacked",
        "Fought",
        "Advanced",
        "Eliminated",
        "CardsPassed",
        "CardsDiscarded",
        "ObjectiveSwitched",
    ]


@clause("7.6", "13.7", "13.3")
def test_7_6_the_switched_objective_is_tested_after_the_cards_have_passed() -> None:
    blues = whole("asia", "america_do_norte", "europa")
    owned = {"red": {"congo": 5}, "green": {"africa_do_sul": 1}, "blue": dict.fromkeys(blues, 1)}
    hands, objectives = {"green": ["omsk", "china", "peru"]}, {"blue": "destroy_green"}
    told = story(owned, seats=4, rest=["yellow"], hands=hands, objectives=objectives).script(FALLS[3])
    told.does("attack congo africa_do_sul 3", ADVANCE)
    assert winners(told.state) == ("blue",)
    assert hand(told.state, "red") == ["peru", "omsk", "china"]


@clause("7.6", "12.1")
def test_7_6_an_owner_with_territories_left_is_not_eliminated() -> None:
    told = fallen(5, 3).does(ADVANCE)
    assert told.state.eliminated_by == [-1, -1, -1]
    assert isinstance(told.frame, Attacking)


@clause("7.6", "9.1")
def test_7_6_the_conquest_is_noted_for_the_card() -> None:
    told = fallen(5, 3).does(ADVANCE).script(card("china")).does("end-turn")
    assert hand(told.state, "red") == ["china"]


@clause("7.1", "0.5")
def test_7_1_the_loser_has_no_say_in_the_advance() -> None:
    told = fallen(5, 3)
    assert isinstance(told.frame, Advancing)
    told.refused_by(GREEN, "advance congo africa_do_sul 1", clause="0.5", reason="refused-not-your-turn")
