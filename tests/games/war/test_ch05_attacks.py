"""5 Attacks: who may attack whom, with how many armies, and how many dice are rolled."""

from typing import Any

import pytest
from tests.games.war.positions import GREEN, RED, armies, owners, story

from casusbelli.engine import ask, flow
from casusbelli.engine.notation import Unreadable
from casusbelli.games.war import GAME
from casusbelli.games.war.actions import Attack
from casusbelli.games.war.board import card, territory
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch06_battle import Battle
from casusbelli.games.war.ch08_movement import Moving
from casusbelli.games.war.events import Attacked, Fought
from casusbelli.testing import Scenario, clause, example


def facing(attackers: int, defenders: int) -> Scenario:
    """Red in Brazil faces green in Peru; Venezuela beside them is red, Argentina green; the rest is blue."""
    owned = {"red": {"brasil": attackers, "venezuela": 1}, "green": {"peru": defenders, "argentina": 1}}
    return story(owned, rest=["blue"])


def battle(told: Scenario, attempt: str) -> Battle:
    """The roll that follows an announcement."""
    ask.carry_out(GAME, told.state, RED, told.action(attempt))
    assert isinstance(told.frame, Battle)
    return told.frame


def legal_attacks(told: Scenario, pair: str) -> list[str]:
    return [words for words in told.legal if words.startswith(f"attack {pair} ")]


def count_paths(s: Any, depth: int) -> int:
    """In how many ways a position can go on for so many answers, of seats and of nature."""
    if depth == 0:
        return 1
    return sum(count_paths(after, depth - 1) for after in _following(s))


def _following(s: Any) -> list[Any]:
    at = flow.pending(s)[0]
    if at.frame.kind == "chance":
        space = at.frame.space(s)
        return [_after(s, flow.resolve, at, space.pick(index)) for index in range(space.size)]
    return [_after(s, flow.answer, at, action) for action in at.frame.actions(s)]


def _after(s: Any, carry_out: Any, at: Any, given: Any) -> Any:
    twin = s.copy()
    carry_out(twin, at, given)
    return twin


@clause("5.1", "3.6")
def test_5_1_nobody_must_attack() -> None:
    assert facing(5, 1).does("end-turn").seat == GREEN


@clause("5.1", "3.3")
def test_5_1_no_attack_in_round_1() -> None:
    told = story({"red": {"brasil": 5}, "green": {"peru": 1}}, round=1, step="receiving")
    told.refused("attack brasil peru 1", clause="5.1", reason="refused-attack-in-round-1")


@clause("5.2")
def test_5_2_the_occupation_army_never_attacks() -> None:
    facing(1, 1).refused("attack brasil peru 1", clause="5.2", reason="refused-occupation-army")


@clause("5.2", "5.6")
def test_5_2_two_armies_attack_with_exactly_one() -> None:
    told = facing(2, 1)
    assert legal_attacks(told, "brasil peru") == ["attack brasil peru 1"]
    told.refused("attack brasil peru 2", clause="5.6", reason="refused-attack-too-many")


@clause("5.3", "6.7")
def test_5_3_red_dice_attack_and_yellow_dice_defend() -> None:
    told = facing(9, 9).script((6, 5, 4, 3, 2, 1)).does("attack brasil peru 3")
    fought = next(event for event in told.public_events() if isinstance(event, Fought))
    assert (fought.red, fought.yellow) == ((6, 5, 4), (3, 2, 1))


@clause("5.4", "1.3.2")
def test_5_4_a_dotted_line_is_enough() -> None:
    told = story({"red": {"alasca": 3}, "green": {"vladivostok": 1}}).script((6, 5, 1))
    told.does("attack alasca vladivostok 2")
    assert armies(told.state, "vladivostok") == (0,)


@clause("5.4", "1.3")
def test_1_3_a_dotted_line_serves_attack_advance_and_movement_like_a_border() -> None:
    told = story({"red": {"brasil": 6}, "green": {"argelia": 1, "peru": 1}}, rest=["blue"]).script((6, 1))
    told.does("attack brasil argelia 1", "advance brasil argelia 1", "move brasil argelia 2")
    assert armies(told.state, "brasil", "argelia") == (3, 3)
    told = story({"red": {"brasil": 6}, "green": {"argelia": 1, "peru": 1}}, rest=["blue"]).script((6, 1))
    told.does("attack brasil peru 1", "advance brasil peru 1", "move brasil peru 2")
    assert armies(told.state, "brasil", "peru") == (3, 3)


@clause("5.4", "1.3.3")
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ("alemanha", "suecia"),
        ("islandia", "suecia"),
        ("sumatra", "vietna"),
        ("oriente_medio", "sudao"),
        ("ottawa", "groenlandia"),
        ("mongolia", "japao"),
        ("japao", "vietna"),
        ("aral", "polonia"),
    ],
)
def test_5_4_no_attack_without_a_common_border(origin: str, target: str) -> None:
    told = story({"red": {origin: 4}, "green": {target: 1}})
    told.refused(f"attack {origin} {target} 1", clause="5.4", reason="refused-not-contiguous")


@clause("5.4")
def test_5_4_the_target_is_another_players_and_the_origin_the_own() -> None:
    told = facing(4, 1)
    told.refused("attack brasil venezuela 1", clause="5.4", reason="refused-attack-own")
    told.refused("attack brasil brasil 1", clause="5.4", reason="refused-attack-own")
    told.refused("attack argentina brasil 1", clause="5.4", reason="refused-attack-origin")
    told.refused("attack argentina peru 1", clause="5.4", reason="refused-attack-origin")


@clause("5.4")
def test_5_4_pointing_at_a_territory_explains_why_it_cannot_be_attacked() -> None:
    told = facing(4, 1)
    told.why_not("territory:omsk", clause="5.4", reason="refused-not-contiguous")
    told.why_not("territory:venezuela", clause="5.2", reason="refused-occupation-army")
    facing(1, 1).why_not("territory:peru", clause="5.2", reason="refused-occupation-army")


@clause("5.5", "0.5")
@pytest.mark.parametrize("words", ["attack brasil peru", "attack brasil", "attack", "attack brasil peru x"])
def test_5_5_an_announcement_names_origin_target_and_number(words: str) -> None:
    with pytest.raises(Unreadable):
        facing(4, 1).action(words)


@clause("5.5", "5.10")
def test_5_5_the_announcement_is_told_before_the_dice() -> None:
    told = facing(4, 1)
    rolled = battle(told, "attack brasil peru 3")
    announced = Attacked(RED, territory("brasil"), territory("peru"), 3)
    assert told.public_events() == [announced]
    assert (rolled.origin, rolled.target, rolled.attack) == (announced.origin, announced.target, announced.armies)


@clause("5.5")
def test_5_5_it_cannot_be_changed_any_more() -> None:
    told = facing(9, 1)
    battle(told, "attack brasil peru 3")
    told.refused_by(RED, "attack brasil peru 2", clause="0.5", reason="refused-not-your-turn")
    told.script((6, 6, 6, 1)).refused("attack brasil argentina 3", clause="7.1", reason="refused-advance-due")
    assert Attack.binding
    assert Attack.rolls


@clause("5.6")
def test_5_6_at_most_three_and_one_less_than_there_are() -> None:
    told = facing(10, 4).refused("attack brasil peru 4", clause="5.6", reason="refused-attack-too-many")
    assert legal_attacks(told, "brasil peru") == [f"attack brasil peru {n}" for n in (1, 2, 3)]
    told = facing(3, 4).refused("attack brasil peru 3", clause="5.6", reason="refused-attack-too-many")
    assert legal_attacks(told, "brasil peru") == [f"attack brasil peru {n}" for n in (1, 2)]


@clause("5.6", "2.3")
def test_2_3_large_pieces_change_nothing_in_what_may_attack() -> None:
    assert len(legal_attacks(facing(23, 4), "brasil peru")) == 3


@clause("5.6.1")
def test_5_6_1_fewer_armies_than_possible() -> None:
    told = facing(10, 1).refused("attack brasil peru 0", clause="5.6.1", reason="refused-no-armies")
    told.refused(Attack(territory("brasil"), territory("peru"), -1), clause="5.6.1", reason="refused-no-armies")
    told.script((6, 1)).does("attack brasil peru 1")
    assert told.legal == ["advance brasil peru 1"]


@clause("5.6.1", "5.9")
@pytest.mark.parametrize("words", ["attack brasil peru 1.5", "attack brasil peru 1/2", "attack brasil peru 2 1"])
def test_5_6_1_no_fractions(words: str) -> None:
    with pytest.raises(Unreadable):
        facing(10, 1).action(words)


@clause("5.7")
def test_5_7_a_strong_target_is_no_bar() -> None:
    told = facing(2, 40).script((6, 1, 1, 1)).does("attack brasil peru 1")
    assert armies(told.state, "brasil", "peru") == (2, 39)


@clause("5.7", "5.12")
def test_5_7_the_occupation_army_defends() -> None:
    assert battle(facing(2, 1), "attack brasil peru 1").defence == 1


@clause("5.8", "5.10")
def test_5_8_as_many_attacks_as_wished() -> None:
    told = story({"red": {"brasil": 9, "omsk": 2}, "green": {"peru": 9, "china": 2}}, rest=["blue"])
    told.script((1, 6, 6, 6), (6, 1, 1, 1), (1, 6, 6, 6), (1, 6, 6, 6), (6, 1, 1))
    told.does(*["attack brasil peru 1"] * 4, "attack omsk china 1").done()
    assert armies(told.state, "brasil", "peru", "omsk", "china") == (6, 8, 2, 1)
    kinds = [type(event) for event in told.public_events()]
    assert kinds == [Attacked, Fought] * 5


@clause("5.8", "3.6")
def test_5_8_nothing_obliges_to_go_on_after_a_lost_roll() -> None:
    told = facing(5, 5).script((1, 6, 6, 6)).does("attack brasil peru 1", "move brasil venezuela 1")
    assert isinstance(told.frame, Moving)


@clause("5.9")
def test_5_9_armies_of_two_territories_are_never_added() -> None:
    told = story({"red": {"congo": 2, "sudao": 2}, "green": {"africa_do_sul": 2}})
    with pytest.raises(Unreadable):
        told.action("attack congo sudao africa_do_sul 2")
    told.refused("attack congo africa_do_sul 2", clause="5.6", reason="refused-attack-too-many")
    told.script((6, 5, 5), (6, 5)).does("attack congo africa_do_sul 1", "attack sudao africa_do_sul 1")
    assert armies(told.state, "africa_do_sul") == (0,)


@clause("5.10")
def test_5_10_one_roll_is_one_attack() -> None:
    told = facing(9, 9).script((1, 6, 6, 6), (1, 6, 6, 6), (1, 6, 6, 6)).does(*["attack brasil peru 1"] * 3).done()
    kinds = [type(event) for event in told.public_events()]
    assert kinds == [Attacked, Fought] * 3


@clause("5.10")
def test_5_10_no_territory_changes_hands_without_a_roll() -> None:
    told = facing(9, 1)
    told.refused("advance brasil peru 1", clause="7.5", reason="refused-no-advance")
    told.refused("move brasil peru 1", clause="8.2", reason="refused-move-not-own")
    assert owners(told.state, "peru") == ("green",)


@example("E4")
@clause("5.11", "5.12")
def test_5_11_e4_three_dice_against_one() -> None:
    rolled = battle(facing(4, 1), "attack brasil peru 3")
    assert (rolled.attack, rolled.defence) == (3, 1)


@clause("5.11")
@pytest.mark.parametrize(("attackers", "announced"), [(9, 1), (9, 2), (9, 3), (4, 2), (3, 2), (2, 1)])
def test_5_11_as_many_dice_as_armies_announced(attackers: int, announced: int) -> None:
    told = facing(attackers, 2)
    rolled = battle(told, f"attack brasil peru {announced}")
    assert rolled.attack == announced
    assert rolled.space(told.state).size == 6 ** (announced + 2)


@clause("5.12")
@pytest.mark.parametrize(("defenders", "dice"), [(1, 1), (2, 2), (3, 3), (7, 3)])
@pytest.mark.parametrize("announced", [1, 3])
def test_5_12_the_defender_rolls_a_die_an_army_at_most_three(defenders: int, dice: int, announced: int) -> None:
    rolled = battle(facing(5, defenders), f"attack brasil peru {announced}")
    assert (rolled.attack, rolled.defence) == (announced, dice)


@clause("5.12", "0.5")
def test_5_12_the_defender_cannot_ask_for_other_dice() -> None:
    told = facing(5, 3)
    battle(told, "attack brasil peru 3")
    assert not told.standing(GREEN)
    told.refused_by(GREEN, "attack peru brasil 1", clause="0.5", reason="refused-not-your-turn")


@clause("5.4", "5.6", "5.6.1", "8.2")
def test_5_the_legal_answers_are_exactly_these() -> None:
    # Brasil borders on Venezuela (own, 1 army), Peru and Argentina (green) and, by a dotted line, Argelia (blue).
    told = facing(3, 1)
    pairs = [("brasil", name) for name in ("peru", "argentina", "argelia")]
    attacks = {f"attack {a} {b} {n}" for a, b in pairs for n in (1, 2)}
    moves = {f"move brasil venezuela {n}" for n in (1, 2)}
    assert set(told.legal) == attacks | moves | {"end-step", "end-turn"}
    assert len(told.legal) == 10


@clause("5.2", "5.6", "6.1", "7.2")
def test_5_ways_to_go_on_from_one_attack() -> None:
    # Red has 2 armies in Madagascar, whose neighbours are Sudao (green, 1 army) and Africa do Sul (red, 1 army): attack
    # with 1, move 1, end the step, end the turn.
    owned = {"red": {"madagascar": 2, "africa_do_sul": 1}, "green": {"sudao": 1, "congo": 1}}
    told = story(owned, rest=["blue"])
    assert count_paths(told.state, 1) == 1 + 1 + 1 + 1
    # The attack goes on with 36 rolls; after the move only the turn can end, as red moved its only army that could;
    # after the step 1 move or the end; green, with 2 territories, places 1, 2 or 3 armies on one of them.
    assert count_paths(told.state, 2) == 36 + 1 + 2 + 6
    # 15 rolls take Sudao, where 1 army must advance; after the 21 others no army can leave: end the step or the turn.
    # Green places 6 ways after the move and the end; in step 3 red may end the turn after its move, or green places.
    # Green, having placed 1 or 2 of 3 armies, has 4 or 2 placements left; having placed all 3 on Sudao it may attack
    # Egito, Argelia (blue), Madagascar and Africa do Sul (red) with 1 to 3, move 1 to 3 to Congo, or end; having placed
    # them on Congo it may attack Argelia and Africa do Sul, move 1 to 3 to Sudao, or end.
    placed = 2 * (4 + 2) + (4 * 3 + 3 + 2) + (2 * 3 + 3 + 2)
    assert count_paths(told.state, 3) == (15 * 1 + 21 * 2) + 6 + (1 + 6) + placed


@clause("5.8", "7.4")
def test_5_8_attacks_go_on_after_a_conquest_until_they_are_over() -> None:
    told = facing(9, 1).script((6, 5, 4, 1), (1, 6), card("china"))
    told.does("attack brasil peru 3", "advance brasil peru 3", "attack peru argentina 1")
    assert isinstance(told.frame, Attacking)
    told.does("end-turn").done()
