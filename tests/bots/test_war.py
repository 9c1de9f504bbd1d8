from collections.abc import Mapping, Sequence

import pytest

from casusbelli.bots import registry
from casusbelli.bots.arena import simulate
from casusbelli.bots.war.fights import expected_loss
from casusbelli.engine import flow, game
from casusbelli.engine.agent import Budget
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.games.war import odds
from casusbelli.games.war.actions import Advance, Attack, EndTurn, Exchange, Move, Place
from casusbelli.games.war.board import (
    TERRITORIES,
    TERRITORIES_OF,
    card,
    colour,
    continent,
    objective,
    territory,
)
from casusbelli.games.war.ch03_turn import Rounds, Turn, open_movement
from casusbelli.games.war.ch04_receiving import Receiving
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch07_conquest import Advancing
from casusbelli.games.war.state import HAND, HELD, Options, War, empty_board

WAR = game.find("war")
ME, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
COLOURS = ("white", "red", "black")
NO_POTS = (0,) * len(TERRITORIES_OF)

Armies = Mapping[str, int]

AT_PEACE = {"venezuela": 10, "peru": 10, "brasil": 10, "argentina": 10, "mexico": 10}
A_SET = ["alasca", "vancouver", "nova_york"]

on = territory


def position(
    mine: Armies, others: Armies, goal: str = "territories_24", hand: Sequence[str] = (), third: Sequence[str] = ()
) -> War:
    """Round 5, my turn: my territories, others that hold more than 1 army, those of the third player."""
    s = empty_board(3, Options())
    s.colour = [colour(name) for name in COLOURS]
    s.owner = [ME if name in mine else THIRD if name in third else SECOND for name in TERRITORIES]
    s.armies = [{**others, **mine}.get(name, 1) for name in TERRITORIES]
    for name in hand:
        s.cards.move(card(name), HAND + ME, 1 << ME)
    for seat, held in ((ME, goal), (SECOND, "asia_africa"), (THIRD, "europe_oceania_plus_1")):
        s.objectives.move(objective(held), HELD + seat, 1 << seat)
    s.dealer = s.first = s.active = ME
    s.round = 5
    s.stack = [Rounds(), Turn(ME, at=1)]
    return s


def receiving(s: War, free: int = 3) -> War:
    flow.call(s, Receiving(free, NO_POTS))
    return s


def attacking(s: War) -> War:
    flow.call(s, Attacking())
    return s


def moving(s: War) -> War:
    attacking(s)
    open_movement(s)
    return s


def fallen(s: War, origin: str, target: str) -> War:
    attacking(s).armies[on(target)] = 0
    flow.call(s, Advancing(on(origin), on(target), 3))
    return s


def answer(s: War) -> Action:
    """What greedy answers, which is legal and changes nothing."""
    before = WAR.save(s)
    actions = s.stack[-1].actions(s)
    chosen = registry.make("greedy", WAR, ME, 1).choose(WAR.view(s, (ME,)), actions, Budget())
    assert chosen in actions
    assert WAR.save(s) == before
    return chosen


# ---- fights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attack", "defence"), [(2, 1), (5, 3), (9, 6), (30, 30)])
def test_the_expected_loss_is_that_of_the_exact_odds(attack: int, defence: int) -> None:
    assert expected_loss(attack, defence) == pytest.approx(float(attack - odds.fight(attack, defence).attackers()))


def test_no_fight_no_loss() -> None:
    assert expected_loss(1, 5) == expected_loss(5, 0) == 0


def test_large_stacks_are_scaled_down() -> None:
    assert expected_loss(240, 120) == pytest.approx(4 * expected_loss(60, 30))


# ---- receiving ------------------------------------------------------------------------------------------------------


def test_armies_go_to_a_front_and_not_inland() -> None:
    mine = {"argentina": 1, "peru": 1, "brasil": 1, "venezuela": 1}
    chosen = answer(receiving(position(mine, {"mexico": 3, "argelia": 3}), 6))
    assert isinstance(chosen, Place)
    assert chosen.territory in (on("brasil"), on("venezuela"))


def test_armies_go_where_the_objective_is() -> None:
    s = receiving(position({"brasil": 2, "australia": 2}, {}, goal="north_america_africa"), 1)
    assert answer(s) == Place(on("brasil"), 1)


def test_the_army_that_wins_the_game_is_placed() -> None:
    *full, last = TERRITORIES[:18]
    s = receiving(position(dict.fromkeys(full, 2) | {last: 1}, {}, goal="territories_18x2"))
    assert answer(s) == Place(on(last), 1)


def test_five_cards_are_exchanged_and_a_wild_one_is_kept() -> None:
    hand = ["alasca", "mackenzie", "groenlandia", "ottawa", "wild_1"]
    chosen = answer(receiving(position(AT_PEACE, {}, hand=hand)))
    assert isinstance(chosen, Exchange)
    assert card("wild_1") not in chosen.cards


def test_cards_of_own_territories_are_exchanged_first() -> None:
    hand = ["alasca", "vancouver", "venezuela", "peru", "mackenzie"]
    chosen = answer(receiving(position(AT_PEACE, {}, hand=hand)))
    assert isinstance(chosen, Exchange)
    assert {card("venezuela"), card("peru")} < set(chosen.cards)


def test_a_set_is_kept_while_its_armies_decide_nothing() -> None:
    assert isinstance(answer(receiving(position(AT_PEACE, {}, hand=A_SET))), Place)


def test_a_set_is_exchanged_when_it_brings_much() -> None:
    s = receiving(position(AT_PEACE, {}, hand=A_SET))
    s.exchanges = 11
    assert isinstance(answer(s), Exchange)


def test_a_set_is_exchanged_before_it_is_lost_with_its_holder() -> None:
    assert isinstance(answer(receiving(position({"australia": 40}, {}, hand=A_SET))), Exchange)


# ---- attacking ------------------------------------------------------------------------------------------------------


def test_a_weak_neighbour_is_attacked_with_all_dice() -> None:
    s = attacking(position({"argentina": 8}, {"peru": 7}))
    assert answer(s) == Attack(on("argentina"), on("brasil"), 3)


def test_a_strong_neighbour_is_left_alone() -> None:
    s = attacking(position({"argentina": 5, "australia": 5}, dict.fromkeys(TERRITORIES, 6)))
    assert not isinstance(answer(s), Attack)


def test_a_bad_chance_is_taken_when_it_wins_the_game() -> None:
    mine = dict.fromkeys(TERRITORIES[:23], 1) | {"sudao": 4}
    others = dict.fromkeys(TERRITORIES[23:], 9) | {"congo": 6}
    assert not isinstance(answer(attacking(position(mine, others, goal="asia_south_america"))), Attack)
    assert answer(attacking(position(mine, others))) == Attack(on("sudao"), on("congo"), 3)


def test_the_last_territory_of_the_colour_to_destroy_comes_first() -> None:
    s = attacking(position({"brasil": 8}, {}, goal="destroy_black", third=["argelia"]))
    assert answer(s) == Attack(on("brasil"), on("argelia"), 3)


def test_a_weak_player_with_cards_is_hunted() -> None:
    s = position({"brasil": 8}, {"peru": 2, "venezuela": 2}, goal="destroy_white", third=["argelia"])
    for name in ("alasca", "mackenzie", "ottawa", "labrador"):
        s.cards.move(card(name), HAND + THIRD, 1 << THIRD)
    assert answer(attacking(s)) == Attack(on("brasil"), on("argelia"), 3)


def test_nothing_to_do_ends_the_turn() -> None:
    assert answer(attacking(position({"australia": 1}, {}))) == EndTurn()


# ---- advancing and moving -------------------------------------------------------------------------------------------


def test_all_go_on_where_nothing_is_left_to_guard() -> None:
    s = position({"argentina": 6, "peru": 4, "venezuela": 4}, {"argelia": 4})
    assert answer(fallen(s, "argentina", "brasil")) == Advance(on("argentina"), on("brasil"), 3)


def test_one_goes_on_where_the_front_is_behind() -> None:
    s = position({"borneo": 4, "nova_guine": 4, "sumatra": 4}, {"vietna": 6, "india": 4})
    assert answer(fallen(s, "sumatra", "australia")) == Advance(on("sumatra"), on("australia"), 1)


def test_armies_win_with_the_last_advance() -> None:
    s = position({"brasil": 6}, {}, goal="destroy_black", third=["argelia"])
    assert isinstance(answer(fallen(s, "brasil", "argelia")), Advance)


def test_armies_inland_move_to_a_front() -> None:
    mine = {"argentina": 6, "peru": 1, "brasil": 2, "venezuela": 2}
    chosen = answer(moving(position(mine, {"mexico": 4, "argelia": 4})))
    assert isinstance(chosen, Move)
    assert (chosen.origin, chosen.target) == (on("argentina"), on("brasil"))


def test_armies_two_steps_behind_a_front_come_nearer() -> None:
    home = TERRITORIES_OF[continent("america_do_norte")]
    mine = {TERRITORIES[t]: 1 for t in home} | {"nova_york": 7, "islandia": 1}
    chosen = answer(moving(position(mine, dict.fromkeys(TERRITORIES, 9))))
    assert isinstance(chosen, Move)
    assert chosen.origin == on("nova_york")
    assert chosen.target in (on("labrador"), on("mexico"))


# ---- whole games ----------------------------------------------------------------------------------------------------


def test_what_greedy_cannot_see_does_not_change_its_answer() -> None:
    s = receiving(position(AT_PEACE, {}, hand=A_SET))
    other = s.copy()
    other.objectives.zone = [HELD + {1: 2, 2: 1}.get(zone - HELD, zone - HELD) for zone in s.objectives.zone]
    other.objectives.known = [zone - HELD >= 0 and 1 << (zone - HELD) for zone in other.objectives.zone]
    assert other.objectives != s.objectives
    assert answer(other) == answer(s)


def test_greedy_beats_random() -> None:
    report = simulate("war", ["greedy", "random", "random"], 12, seed=1, rotate=True)
    assert report.wins_by_bot["greedy"] >= 11


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_among_greedy_bots_are_won(seats: int) -> None:
    assert simulate("war", ["greedy"] * seats, 3, seed=1).draws == 0


@pytest.mark.parametrize(
    "options",
    [
        {"colours": "chosen", "cap_hand_at_draw": True},
        {"objective_check": "end_of_turn", "advanced_armies_may_move": False, "table_2_tail": "plus10"},
    ],
)
def test_greedy_plays_with_every_option(options: dict[str, object]) -> None:
    assert simulate("war", ["greedy", "greedy", "random"], 3, seed=1, options=options).draws == 0
