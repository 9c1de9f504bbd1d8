"""4 Receiving armies: for territories and whole continents, and where they may be placed."""

import pytest
from tests.games.war.positions import GREEN, RED, armies, hand, pass_turn, story, whole

from casusbelli.games.war.board import CONTINENTS, TERRITORIES, card, continent, territory
from casusbelli.games.war.ch04_receiving import Receiving
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.events import Exchanged, Placed, Received
from casusbelli.games.war.queries import base_armies
from casusbelli.testing import Scenario, clause, example

SCATTERED = ["alasca", "ottawa", "peru", "franca", "congo", "omsk", "china", "borneo", "mexico", "polonia", "japao"]
"""Eleven territories that complete no continent."""


def received(told: Scenario) -> list[tuple[int, int]]:
    """Free and bound armies of all receivings so far, in their order."""
    return [(event.free, event.bound) for event in told.public_events() if isinstance(event, Received)]


def pots(told: Scenario) -> dict[str, int]:
    """Armies still bound to continents."""
    return {CONTINENTS[home]: bound for home, bound in enumerate(told.frame.pots) if bound}


def starts(*mine: str) -> Scenario:
    """Red, with these territories, receives armies."""
    return story({"red": mine}, step="receiving")


@clause("4.1", "10.3")
def test_4_1_territories_continents_and_exchange_are_added() -> None:
    mine = [*whole("oceania"), *SCATTERED[:7]]
    hands = {"red": ["brasil", "dudinka", "argelia"]}
    told = story({"red": mine}, step="receiving", exchanges=2, hands=hands, seats=4)
    assert len(mine) == 11
    assert received(told) == [(5, 2)]
    told.does("exchange brasil argelia dudinka")
    assert [event.armies for event in told.public_events() if isinstance(event, Exchanged)] == [8]
    assert told.frame.unplaced() == 5 + 2 + 8


@clause("4.1", "3.5")
def test_4_1_armies_come_only_at_the_start_of_a_turn() -> None:
    told = story({"red": {"brasil": 5}, "green": {"peru": 1}}).script((6, 1))
    told.does("attack brasil peru 1", "advance brasil peru 1", "end-step")
    assert sum(told.state.armies) == 5 + 41 - 1
    assert received(told) == []


@clause("4.2")
@pytest.mark.parametrize(("owned", "base"), [(6, 3), (7, 3), (8, 4), (11, 5), (19, 9), (42, 21)])
def test_4_2_half_of_the_territories_rounded_down(owned: int, base: int) -> None:
    assert base_armies(owned) == base


@example("E1")
@clause("4.2")
def test_4_2_e1_eight_and_eleven_territories() -> None:
    assert received(starts(*SCATTERED[:8])) == [(4, 0)]
    assert received(starts(*SCATTERED)) == [(5, 0)]


@example("E2")
@clause("4.2", "4.5", "4.5.2", "4.6")
def test_4_5_e2_nineteen_territories_and_south_america() -> None:
    south = ["venezuela", "peru", "brasil", "argentina"]
    others = "alasca mackenzie vancouver ottawa islandia inglaterra suecia alemanha congo sudao madagascar china india"
    told = starts(*south, *others.split(), "japao", "omsk")
    assert received(told) == [(9, 2)]
    assert pots(told) == {"america_do_sul": 2}
    told.does("place china 9")
    assert {words.split()[1] for words in told.legal} == set(south)
    told.refused("place china 1", clause="4.5.2", reason="refused-place-bound")
    told.refused("end-turn", clause="4.6", reason="refused-unplaced")
    told.does("place brasil 1", "place peru 1", "end-turn")
    assert armies(told.state, "china", "brasil", "peru") == (10, 2, 2)


@clause("4.3")
@pytest.mark.parametrize("owned", [1, 5, 7])
def test_4_3_never_fewer_than_three(owned: int) -> None:
    assert received(starts(*SCATTERED[:owned])) == [(3, 0)]


@example("E11")
@clause("4.3", "4.5")
def test_4_3_e11_continent_armies_come_on_top_of_the_minimum() -> None:
    told = starts("venezuela", "peru", "brasil", "argentina")
    assert received(told) == [(3, 2)]
    assert told.frame.unplaced() == 5


@clause("4.4")
def test_4_4_all_on_one_territory_or_one_on_each_of_five() -> None:
    told = starts(*SCATTERED).does("place omsk 5")
    assert armies(told.state, "omsk") == (6,)
    spread = SCATTERED[:5]
    told = starts(*SCATTERED).does(*[f"place {name} 1" for name in spread])
    assert armies(told.state, *spread) == (2, 2, 2, 2, 2)
    assert [type(event) for event in told.public_events()].count(Placed) == 5


@clause("4.4")
def test_4_4_refused_placements() -> None:
    told = story({"red": SCATTERED, "green": ["brasil"]}, step="receiving")
    told.refused("place brasil 1", clause="4.4", reason="refused-place-not-own")
    told.refused("place omsk 0", clause="4.4", reason="refused-no-armies")
    negative = type(told.action("place omsk 1"))(territory("omsk"), -1)
    told.refused(negative, clause="4.4", reason="refused-no-armies")
    told.refused("place omsk 6", clause="4.4", reason="refused-place-too-many")
    told.does("place omsk 3").refused("place china 3", clause="4.4", reason="refused-place-too-many")
    told.does("place omsk 2").refused("place china 1", clause="4.4", reason="refused-nothing-to-place")


@clause("4.4")
def test_4_4_pointing_at_a_territory_of_another_player_is_explained() -> None:
    told = story({"red": SCATTERED, "green": ["brasil"]}, step="receiving")
    told.why_not("territory:brasil", clause="4.4", reason="refused-place-not-own")


@clause("4.4", "1.9")
def test_1_9_a_territory_holds_any_number_of_armies() -> None:
    hands = {"red": ["brasil", "dudinka", "argelia"]}
    told = story({"red": ["omsk"]}, step="receiving", free=0, exchanges=19, hands=hands)
    told.does("exchange brasil argelia dudinka", "place omsk 85")
    assert armies(told.state, "omsk") == (86,)


@clause("4.5")
def test_4_5_a_whole_continent_pays() -> None:
    assert received(starts(*whole("africa"))) == [(3, 3)]
    assert received(starts(*whole("asia")[1:])) == [(5, 0)]


@clause("4.5", "1.4")
@pytest.mark.parametrize(
    ("name", "value"),
    [("america_do_norte", 5), ("america_do_sul", 2), ("europa", 5), ("africa", 3), ("asia", 7), ("oceania", 2)],
)
def test_4_5_each_continent_pays_its_own_value(name: str, value: int) -> None:
    told = starts(*whole(name))
    assert pots(told) == {name: value}
    assert told.frame.free == max(3, len(whole(name)) // 2)


@clause("4.5.1")
def test_4_5_1_a_continent_completed_in_the_turn_pays_nothing_in_it() -> None:
    told = story({"red": {"brasil": 9, "argentina": 1, "venezuela": 1}, "green": {"peru": 1}}, step="receiving")
    told.does("place brasil 3").script((6, 1)).does("attack brasil peru 1", "advance brasil peru 1")
    assert received(told) == [(3, 0)]
    assert isinstance(told.frame, Attacking)


def south_america_completed() -> Scenario:
    """Red has just taken Peru, the last territory of South America, and ends its turn; green has armies in Mexico."""
    owned = {"red": {"brasil": 9, "argentina": 1, "venezuela": 1}, "green": {"peru": 1, "mexico": 9}}
    told = story(owned).script((6, 1), card("china"))
    return told.does("attack brasil peru 1", "advance brasil peru 1", "end-turn")


@clause("4.5.1")
def test_4_5_1_it_pays_from_the_next_turn_on() -> None:
    told = south_america_completed()
    for _ in range(2):
        pass_turn(told)
    assert pots(told) == {"america_do_sul": 2}


@clause("4.5.1")
def test_4_5_1_it_does_not_pay_if_it_has_been_broken_before() -> None:
    told = south_america_completed()
    while isinstance(told.frame, Receiving) and told.frame.unplaced():
        told.does(f"place mexico {told.frame.unplaced()}")
    told.script((6, 1), card("omsk"))
    told.does("attack mexico venezuela 1", "advance mexico venezuela 1", "end-turn")
    pass_turn(told)
    assert told.seat == RED
    assert pots(told) == {}


@clause("4.5.1")
def test_4_5_1_base_and_continents_are_read_once() -> None:
    told = starts(*whole("africa"), "brasil", "peru")
    assert received(told) == [(4, 3)]
    told.does("place brasil 1")
    assert (told.frame.free, pots(told)) == (3, {"africa": 3})


@clause("4.5.2")
def test_4_5_2_continent_armies_stay_inside_and_are_split_freely() -> None:
    told = story({"red": [*whole("america_do_sul"), "mexico"]}, step="receiving", free=0, pots={"america_do_sul": 2})
    told.refused("place mexico 1", clause="4.5.2", reason="refused-place-bound")
    told.refused("place mexico 3", clause="4.4", reason="refused-place-too-many")
    told.does("place brasil 1", "place peru 1")
    assert armies(told.state, "brasil", "peru", "mexico") == (2, 2, 1)
    assert told.frame.unplaced() == 0


@clause("4.5.2")
def test_4_5_2_bound_armies_are_used_before_free_ones() -> None:
    told = story({"red": [*whole("america_do_sul"), "mexico"]}, step="receiving", free=3, pots={"america_do_sul": 2})
    told.refused("place mexico 4", clause="4.5.2", reason="refused-place-bound")
    told.does("place brasil 3")
    assert (told.frame.free, pots(told)) == (2, {})
    told.does("place mexico 2")
    assert told.frame.unplaced() == 0


@clause("4.5.2")
def test_4_5_2_free_armies_placed_first_leave_the_pot_untouched() -> None:
    told = story({"red": [*whole("america_do_sul"), "mexico"]}, step="receiving", free=3, pots={"america_do_sul": 2})
    told.does("place mexico 3")
    assert (told.frame.free, pots(told)) == (0, {"america_do_sul": 2})


@clause("4.5.3")
def test_4_5_3_every_continent_has_a_pot_of_its_own() -> None:
    told = story({"red": whole("oceania", "africa")}, step="receiving", free=0, pots={"oceania": 2, "africa": 3})
    told.refused("place congo 5", clause="4.5.2", reason="refused-place-bound")
    told.refused("place congo 4", clause="4.5.2", reason="refused-place-bound")
    told.refused("place borneo 3", clause="4.5.2", reason="refused-place-bound")
    told.does("place congo 3").refused("place sudao 1", clause="4.5.2", reason="refused-place-bound")
    told.does("place borneo 1", "place sumatra 1", "end-turn")
    assert armies(told.state, "congo", "borneo", "sumatra") == (4, 2, 2)


@clause("4.5.3")
def test_4_5_3_received_pots_and_free_armies_in_any_order() -> None:
    told = starts(*whole("oceania", "africa"))
    assert (told.frame.free, pots(told)) == (5, {"oceania": 2, "africa": 3})
    told.does("place borneo 1", "place congo 4", "place borneo 1", "place egito 4")
    assert told.frame.unplaced() == 0


@clause("4.5.2", "4.5.3", "4.4")
def test_4_5_3_the_legal_placements_are_exactly_those_that_can_be_met() -> None:
    told = story({"red": ["congo", "borneo", "peru"]}, step="receiving", free=1, pots={"oceania": 2, "africa": 1})
    assert told.legal == ["place peru 1", "place congo 1", "place congo 2", *[f"place borneo {n}" for n in (1, 2, 3)]]


@clause("4.6")
def test_4_6_nothing_is_saved_or_declined() -> None:
    told = story({"red": {"brasil": 4}, "green": {"peru": 1}}, step="receiving", free=1)
    told.refused("attack brasil peru 1", clause="4.6", reason="refused-unplaced")
    told.does("place brasil 1").script((1, 6)).does("attack brasil peru 1")
    assert isinstance(told.frame, Attacking)


@clause("4.6")
@pytest.mark.parametrize("attempt", ["attack brasil peru 1", "move brasil venezuela 1", "end-turn", "end-step"])
def test_4_6_bound_armies_must_be_placed_too(attempt: str) -> None:
    owned = {"red": {"brasil": 4, "venezuela": 1, "congo": 1}, "green": {"peru": 1}}
    told = story(owned, step="receiving", free=0, pots={"africa": 1})
    told.refused(attempt, clause="4.6", reason="refused-unplaced")


@clause("4.6", "10.7")
def test_4_6_armies_of_an_exchange_must_be_placed_too() -> None:
    told = story({"red": {"omsk": 4}}, step="receiving", free=0, hands={"red": ["brasil", "dudinka", "argelia"]})
    told.does("exchange brasil argelia dudinka").refused("end-turn", clause="4.6", reason="refused-unplaced")
    told.does("place omsk 4", "end-turn")
    assert told.seat == GREEN
    assert hand(told.state, "red") == []


@clause("4.6")
def test_4_6_a_placement_is_final() -> None:
    told = starts(*SCATTERED).does("place omsk 5")
    told.refused("place china 1", clause="4.4", reason="refused-nothing-to-place")
    assert not any(words.startswith("place") for words in told.legal)


@clause("4.2", "4.5")
def test_4_2_the_owner_of_the_whole_board_would_receive_21_and_24() -> None:
    told = story({"red": TERRITORIES}, step="receiving", objectives={"red": "territories_18x2"})
    assert received(told) == [(21, 24)]
    assert {continent(name) for name in pots(told)} == set(range(6))
