"""2 Setup: colours, objectives, the dealer, the deal."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, prod
from typing import Any

import pytest
from tests.games.war.positions import (
    BLUE,
    FAR,
    GREEN,
    RED,
    SEATED,
    YELLOW,
    armies,
    owners,
    pass_turn,
    set_up,
    story,
    whole,
    winners,
)

from casusbelli.engine import flow
from casusbelli.engine.game import BadOption
from casusbelli.engine.ids import Seat
from casusbelli.engine.notation import Unreadable
from casusbelli.games.war import GAME
from casusbelli.games.war.actions import Take
from casusbelli.games.war.board import CARDS, COLOURS, OBJECTIVES, TERRITORIES, Colour, colour, objective, territory
from casusbelli.games.war.ch02_setup import Dealing, DrawingColour, DrawingObjective, RollingForDealer
from casusbelli.games.war.ch04_receiving import Receiving
from casusbelli.games.war.events import ColourTaken, Dealt, Received, RolledForDealer
from casusbelli.games.war.state import HAND, HELD, PILE, REMOVED, UNDRAWN, USED, War
from casusbelli.testing import Scenario, clause, example, given

ALL = (RED, GREEN, BLUE, YELLOW)
DESTROY = {f"destroy_{name}" for name in COLOURS}


def new(seats: int, **options: Any) -> Scenario:
    return given(GAME, GAME.start(seats, options))


def with_colours(*names: str) -> Scenario:
    """A new game in which these colours have been drawn, one a seat."""
    return new(len(names)).script(*[colour(name) for name in names])


def dealing(seats: int, dealer: int) -> Scenario:
    """A new game as far as the deal."""
    dice = tuple(6 if seat == dealer else 1 for seat in range(seats))
    return with_colours(*SEATED[:seats]).script(*[objective(name) for name in FAR[:seats]], dice)


def played_out(seats: int, seed: int) -> Any:
    """A new game after a setup by this seed, at the first request of a player."""
    rng = random.Random(seed)
    s: Any = GAME.new(seats)
    while (at := flow.pending(s)[0]).frame.kind == "chance":
        flow.resolve(s, at, at.frame.space(s).pick(rng.randrange(at.frame.space(s).size)))
    return s


def objectives_in(s: War, zone: int) -> set[str]:
    return {OBJECTIVES[number] for number in s.objectives.cards(zone)}


@clause("2.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_2_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats)


@clause("2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_1_three_to_six_players(seats: int) -> None:
    assert GAME.new(seats).seats == seats


@clause("2.1", "2.10", "3.2")
def test_2_1_the_order_of_seats_is_that_of_dealing_and_of_play() -> None:
    told = dealing(4, dealer=3)
    dealt = [told.frame.receiver]
    for place in TERRITORIES:
        told.script(territory(place))
        dealt += [told.frame.receiver] if isinstance(told.frame, Dealing) else []
    assert dealt[:6] == [0, 1, 2, 3, 0, 1]
    turns = [told.seat]
    for _ in range(5):
        turns.append(pass_turn(told).seat)
    assert turns == [2, 3, 0, 1, 2, 3]


@clause("2.2")
def test_2_2_players_choose_in_turn_and_no_colour_twice() -> None:
    told = new(3, colours="chosen").does("take red")
    assert told.seat == 1
    told.refused("take red", clause="2.2", reason="refused-colour-taken")
    assert told.legal == [f"take {name}" for name in COLOURS if name != "red"]
    rest = [*[objective(name) for name in FAR[:3]], (6, 1, 1), *[territory(place) for place in TERRITORIES]]
    told.does("take green").script(*rest).does("take blue").done()
    assert [COLOURS[c] for c in told.state.colour] == ["red", "green", "blue"]
    taken = [event for event in told.public_events() if isinstance(event, ColourTaken)]
    assert taken == [ColourTaken(Seat(seat), colour(name)) for seat, name in enumerate(("red", "green", "blue"))]


@clause("2.2")
def test_2_2_there_is_no_seventh_colour() -> None:
    told = new(3, colours="chosen")
    told.refused(Take(Colour(len(COLOURS))), clause="", reason="refused-no-such-thing")
    with pytest.raises(Unreadable):
        told.action("take pink")


@clause("2.2")
def test_2_2_a_colour_is_taken_in_turn_and_before_anything_else() -> None:
    told = new(3, colours="chosen")
    told.refused_by(1, "take red", clause="0.5", reason="refused-not-your-turn")
    told.refused("place brasil 1", clause="2.2", reason="refused-before-colours")


@clause("2.2")
def test_2_2_colours_are_settled_once_play_has_begun() -> None:
    set_up(3).refused("take white", clause="2.2", reason="refused-colours-settled")
    story(step="moving").refused("take white", clause="2.2", reason="refused-colours-settled")


@clause("2.2")
def test_2_2_pointing_at_a_colour_that_is_taken_is_explained() -> None:
    new(3, colours="chosen").does("take red").why_not("colour:red", clause="2.2", reason="refused-colour-taken")


@clause("2.2")
def test_2_2_five_players_draw_five_different_colours() -> None:
    for seed in range(20):
        drawn = played_out(5, seed).colour
        assert len(set(drawn)) == 5
        assert set(drawn) < set(range(len(COLOURS)))


@clause("2.2")
def test_2_2_every_draw_of_colours_is_equally_likely() -> None:
    told, sizes = new(4), []
    while isinstance(told.frame, DrawingColour):
        space = told.frame.space(told.state)
        sizes.append(space.size)
        offered = {space.pick(index) for index in range(space.size)}
        assert offered == set(range(len(COLOURS))) - set(told.state.colour)
        told.script(space.pick(0))
    assert prod(sizes) == len(list(permutations(COLOURS, 4)))
    assert [type(event) for event in told.public_events()] == [ColourTaken] * 4


@clause("2.4")
def test_2_4_the_same_numbers_give_the_same_draw() -> None:
    assert GAME.save(played_out(5, 3)) == GAME.save(played_out(5, 3))
    assert GAME.save(played_out(5, 3)) != GAME.save(played_out(5, 4))


def all_draws(s: Any) -> Iterator[tuple[int, ...]]:
    """Every way in which the objectives of a game can be drawn, by seat."""
    at = flow.pending(s)[0]
    if not isinstance(at.frame, DrawingObjective):
        yield tuple(s.objectives.zone.index(HELD + seat) for seat in range(s.seats))
        return
    space = at.frame.space(s)
    for index in range(space.size):
        twin = s.copy()
        flow.resolve(twin, at, space.pick(index))
        yield from all_draws(twin)


@clause("2.4", "2.5")
def test_2_4_every_card_of_the_pool_reaches_every_seat_equally_often_and_none_two() -> None:
    s = with_colours("white", "red", "black").state
    pool = s.objectives.cards(UNDRAWN)
    draws = list(all_draws(s))
    assert sorted(draws) == sorted(permutations(pool, 3))
    for seat in range(3):
        assert Counter(draw[seat] for draw in draws) == dict.fromkeys(pool, 10 * 9)


@clause("2.4", "0.2")
def test_2_4_the_draw_is_seen_by_the_drawer_alone() -> None:
    told = with_colours("white", "red", "black")
    for seat in range(3):
        assert told.frame.sees(told.state) == (seat,)
        told.script(objective(FAR[seat]))


@clause("2.4")
def test_2_4_objectives_are_drawn_before_the_territories_are_dealt() -> None:
    told = with_colours("white", "red", "black")
    assert isinstance(told.frame, DrawingObjective)
    assert set(told.state.owner) == {-1}


@example("E3")
@clause("2.5", "2.6")
def test_2_5_e3_nobody_plays_yellow() -> None:
    told = with_colours("white", "red", "black", "blue", "green")
    assert objectives_in(told.state, REMOVED) == {"destroy_yellow"}
    assert told.frame.space(told.state).size == 13
    told.script(*[objective(name) for name in ("destroy_white", "destroy_blue", *FAR[:3])])
    assert told.state.objectives.count(UNDRAWN) == 8
    assert all(told.state.objectives.count(HELD + seat) == 1 for seat in range(5))


@clause("2.5")
def test_2_5_three_players() -> None:
    told = with_colours("white", "red", "black")
    pool = objectives_in(told.state, UNDRAWN)
    assert len(pool) == 11
    assert pool & DESTROY == {"destroy_white", "destroy_red", "destroy_black"}


@clause("2.5")
@pytest.mark.parametrize(("seats", "pool"), [(3, 11), (4, 12), (5, 13), (6, 14)])
def test_2_5_the_pool_has_eight_cards_and_one_a_player(seats: int, pool: int) -> None:
    told = with_colours(*SEATED[:seats])
    assert told.frame.space(told.state).size == pool


@clause("2.5")
def test_2_5_the_own_destroy_card_stays_in_and_can_be_drawn() -> None:
    told = with_colours("white", "red", "black").script(objective("destroy_white"))
    assert told.state.objectives.zone[objective("destroy_white")] == HELD


@clause("2.6", "15.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_6_eight_cards_stay_undrawn_and_nobody_learns_which(seats: int) -> None:
    told = set_up(seats)
    undrawn = told.state.objectives.cards(UNDRAWN)
    assert len(undrawn) == 8
    for viewer in [(), *[(seat,) for seat in range(seats)]]:
        shown = told.view(*viewer).objectives
        assert {shown["zone"][card] for card in undrawn} == {-1}
        assert UNDRAWN not in shown["zone"]
        assert (UNDRAWN, 0, 8) in shown["counts"]


@clause("2.6")
def test_2_6_undrawn_cards_have_no_further_effect() -> None:
    told = set_up(3, objectives={"red": "destroy_green"})
    before = told.state.objectives.cards(UNDRAWN)
    for _ in range(7):
        pass_turn(told)
    assert told.state.objectives.cards(UNDRAWN) == before


@clause("2.7")
def test_2_7_the_list_of_objectives_is_known_before_the_draw() -> None:
    told = with_colours("white", "red", "black")
    shown = told.view().objectives
    assert len(shown["zone"]) == len(OBJECTIVES) == 14
    assert sum(count for _, _, count in shown["counts"]) == 14


@clause("2.8")
def test_2_8_the_highest_die_deals() -> None:
    told = with_colours(*SEATED[:4]).script(*[objective(name) for name in FAR[:4]])
    assert told.frame.space(told.state).size == 6**4
    assert told.frame.sees(told.state) is None
    told.script((2, 5, 3, 1))
    assert told.state.dealer == 1
    assert told.public_events()[-1] == RolledForDealer(ALL, (2, 5, 3, 1))


@clause("2.9")
def test_2_9_only_those_who_share_the_highest_die_roll_again() -> None:
    told = with_colours(*SEATED[:4]).script(*[objective(name) for name in FAR[:4]], (6, 4, 6, 1))
    assert told.frame == RollingForDealer((RED, BLUE))
    told.script((2, 3))
    assert told.state.dealer == 2
    assert isinstance(told.frame, Dealing)


@clause("2.9")
def test_2_9_they_roll_as_often_as_needed() -> None:
    told = with_colours(*SEATED[:3]).script(*[objective(name) for name in FAR[:3]])
    told.script((4, 4, 4), (1, 5, 5), (6, 6), (2, 1))
    assert told.state.dealer == 1


@clause("2.10")
def test_2_10_no_wild_card_is_dealt_and_every_territory_gets_an_owner() -> None:
    told = dealing(3, dealer=0)
    assert set(told.frame.space(told.state).items) == {territory(id) for id in TERRITORIES}
    told.script(*[territory(id) for id in TERRITORIES])
    assert -1 not in told.state.owner


@clause("2.10")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_2_10_the_first_card_goes_to_the_left_of_the_dealer_and_on_clockwise(dealer: int) -> None:
    told = dealing(4, dealer).script(territory("brasil"), territory("peru"), territory("omsk"))
    found = [told.state.owner[territory(id)] for id in ("brasil", "peru", "omsk")]
    assert found == [(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4]


@clause("2.10.1")
def test_2_10_1_every_order_of_the_cards_is_equally_likely() -> None:
    told, sizes = dealing(3, dealer=0), []
    while isinstance(told.frame, Dealing):
        space = told.frame.space(told.state)
        offered = {space.pick(index) for index in range(space.size)}
        assert offered == {place for place in range(42) if told.state.owner[place] < 0}
        sizes.append(space.size)
        told.script(space.pick(space.size // 2))
    assert prod(sizes) == factorial(42)


@clause("2.10.1")
def test_2_10_1_every_territory_reaches_every_seat_about_as_often() -> None:
    deals = 360
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(deals):
        counts.update(enumerate(played_out(3, seed).owner))
    # 120 times each are expected, with a standard deviation of 8.9; the largest of 126 counts stays within 4.5 of them.
    assert all(abs(counts[place, seat] - deals / 3) < 41 for place in range(42) for seat in range(3))


@clause("2.10.1")
def test_2_10_1_nobody_gets_a_second_card_before_everybody_has_one() -> None:
    told = dealing(4, dealer=1)
    for place in TERRITORIES:
        told.script(territory(place))
        held = [told.state.owner.count(seat) for seat in range(4)]
        assert max(held) - min(held) <= 1


DEALS = [
    # Territories by distance from the dealer (0: the dealer), distances of the last card and of the first player, base.
    pytest.param([14, 14, 14], 0, 1, 7, id="2.11.1"),
    pytest.param([10, 11, 11, 10], 2, 3, 5, id="2.11.2"),
    pytest.param([8, 9, 9, 8, 8], 2, 3, 4, id="2.11.3"),
    pytest.param([7, 7, 7, 7, 7, 7], 0, 1, 3, id="2.11.4"),
]


@clause("2.11.1", "2.11.2", "2.11.3", "2.11.4", "3.1")
@pytest.mark.parametrize(("territories", "last", "first", "base"), DEALS)
def test_2_11_the_deal_by_number_of_players(territories: list[int], last: int, first: int, base: int) -> None:
    seats = len(territories)
    for dealer in range(seats):
        told = dealing(seats, dealer).script(*[territory(id) for id in TERRITORIES[:-1]])
        assert told.frame.receiver == (dealer + last) % seats
        told.script(territory(TERRITORIES[-1]))
        assert [told.state.owner.count((dealer + away) % seats) for away in range(seats)] == territories
        assert (told.state.first, told.seat) == ((dealer + first) % seats,) * 2
        for _ in range(seats - 1):
            pass_turn(told)
        assert {event.free for event in told.events() if isinstance(event, Received)} == {base}


@clause("2.12")
def test_2_12_one_army_in_every_territory() -> None:
    told = dealing(5, dealer=2).script(*[territory(id) for id in TERRITORIES])
    assert told.state.armies == [1] * 42
    assert isinstance(told.frame, Receiving)


@clause("2.12")
def test_2_12_nobody_chooses_anything_in_a_setup_with_drawn_colours() -> None:
    told = new(3)
    while told.state.round == 0:
        assert told.frame.kind == "chance"
        space = told.frame.space(told.state)
        told.script(space.pick(space.size // 3))
    assert isinstance(told.frame, Receiving)


@clause("2.13")
def test_2_13_all_cards_are_in_the_pile_and_all_hands_are_empty() -> None:
    cards = set_up(4).state.cards
    assert cards.cards(PILE) == list(range(len(CARDS))) == list(range(44))
    assert cards.count(USED) == 0
    assert [cards.count(HAND + seat) for seat in range(4)] == [0, 0, 0, 0]
    assert set(cards.known) == {0}


@clause("2.13")
def test_2_13_the_card_of_a_territory_does_not_belong_to_its_owner() -> None:
    told = set_up(3, dealt={"red": ["brasil"]})
    assert owners(told.state, "brasil") == ("red",)
    assert told.view(RED).cards["zone"] == [-1] * 44


@clause("2.14", "13.2")
def test_2_14_an_objective_met_by_the_deal_wins_at_the_owners_first_placement() -> None:
    dealt = {"green": whole("america_do_norte", "oceania")}
    told = set_up(3, dealer=BLUE, dealt=dealt, objectives={"green": "north_america_oceania"})
    assert told.seat == RED
    assert winners(told.state) is None
    pass_turn(told)
    assert told.seat == GREEN
    assert winners(told.state) is None
    told.does("place alasca 1")
    assert winners(told.state) == ("green",)
    assert armies(told.state, "alasca") == (2,)


@clause("15.3", "3.1")
def test_15_3_the_deal_is_open_and_told() -> None:
    told = set_up(3, dealer=BLUE)
    assert Dealt(BLUE, RED) in told.public_events()
    assert all(told.view(*viewer).owner == told.state.owner for viewer in [(), (RED,), (GREEN,)])
