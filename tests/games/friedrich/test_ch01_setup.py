"""1.3 How to begin: roles, pieces, the secret allotment."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from tests.games.friedrich.positions import ELISABETH, FREDERICK, MARIA_THERESA, POMPADOUR, armies_of, story, where

from casusbelli.engine import flow
from casusbelli.engine.ids import Seat
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.board import (
    ALL_PIECES,
    CARD_DECK,
    FATES,
    GENERALS_OF,
    NATIONS,
    OBJECTIVES,
    ROLES,
    TACTICAL_CARDS,
    TROOPS,
    nation,
    piece,
    role,
)
from casusbelli.games.friedrich.ch01_setup import Allotment, DrawingRoles
from casusbelli.games.friedrich.events import Allotted, MarkerRemoved, RoleTaken
from casusbelli.games.friedrich.state import STOCK, UNUSED, USED
from casusbelli.testing import Scenario, clause, example, given


def new(seats: int = 4, **options: Any) -> Scenario:
    return given(GAME, GAME.start(seats, options))


def seated(seats: int = 4, **options: Any) -> Scenario:
    """A new game in which the roles have been taken in the order of the seats."""
    return new(seats, roles="in-order", **options)


def asked(told: Scenario, seat: int) -> list[str]:
    """What the seat may answer in the allotment, in words."""
    frames = (at.frame for at in flow.pending(told.state) if at.frame.seat(told.state) == seat)
    return [GAME.notation.write(action) for frame in frames for action in frame.actions(told.state)]


def allot_all(told: Scenario) -> Scenario:
    """Everybody gives the fewest that may be given, general after general; Prussia draws the first cards."""
    while (at := flow.pending(told.state)[0]).frame.kind == "choice":
        flow.answer(told.state, at, at.frame.actions(told.state)[0])
    return told


def questions(told: Scenario, seat: int) -> Iterator[str]:
    """The generals for whom a seat is asked, if it gives the fewest it may."""
    while legal := asked(told, seat):
        yield legal[0].split()[1]
        told.does(legal[0], seat=seat)


@clause("1.3.1", "1.3.2")
def test_1_3_1_the_roles_are_dealt_each_to_one_player() -> None:
    told = new()
    assert isinstance(told.frame, DrawingRoles)
    told.script((2, 0, 3, 1))
    assert told.state.lead == [2, 0, 3, 1]
    assert [told.state.player[nation(name)] for name in NATIONS] == [2, 2, 0, 0, 3, 3, 1]
    assert told.public_events() == [
        RoleTaken(Seat(at), role(name)) for name, at in zip(ROLES, (2, 0, 3, 1), strict=True)
    ]


@clause("1.3.1")
@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 24)])
def test_1_3_1_every_assignment_is_equally_likely(seats: int, ways: int) -> None:
    told = new(seats)
    space = told.frame.space(told.state)
    outcomes = {space.pick(index) for index in range(space.size)}
    assert len(outcomes) == ways == space.size
    assert {space.chance(outcome) for outcome in outcomes} == {Fraction(1, ways)}


@clause("1.3.1")
def test_1_3_1_the_cards_return_to_their_deck() -> None:
    told = new().script((0, 1, 2, 3))
    assert told.state.cards.count(STOCK) == 50


@clause("1.3.3")
def test_1_3_3_roles_may_be_taken_without_drawing() -> None:
    told = seated()
    assert told.state.lead == [FREDERICK, ELISABETH, MARIA_THERESA, POMPADOUR]
    assert isinstance(told.state.stack[-1], Allotment)


@clause("1.1.5", "1.3.10")
def test_1_3_10_nothing_is_conquered_everybody_is_supplied_and_no_card_is_in_force() -> None:
    s = seated().state
    assert not any(s.conquered)
    assert not any(s.questioned)
    assert not any(s.face_down)
    assert len(s.conquered) == len(OBJECTIVES)
    assert s.text == -1
    assert min(s.city) >= 0


@clause("1.3.5", "1.3.6", "1.3.7")
def test_1_3_5_all_pieces_stand_where_they_start() -> None:
    s = seated().state
    assert all(s.city[one] >= 0 for one in ALL_PIECES)
    assert len(ALL_PIECES) == 35
    assert where(s, "keith", "schwerin", "soubise") == ("strehlen", "strehlen", "fulda")
    assert where(s, "france-train-1", "france-train-2") == ("koblenz", "gemuenden")
    assert s.total == [32, 12, 16, 4, 30, 6, 20]
    assert sum(TROOPS) == 120


@clause("1.3.11")
def test_1_3_11_one_deck_is_drawn_from_and_three_wait() -> None:
    zones = seated().state.cards.zone
    assert [zones[card] for card in range(len(TACTICAL_CARDS))] == [
        STOCK if deck == 0 else UNUSED for deck in CARD_DECK
    ]
    assert USED not in zones


@clause("1.3.12", "2.9")
def test_1_3_12_five_markers_count_the_first_turns() -> None:
    left = [story(phase="end-of-turn", turn=turn).public_events()[1] for turn in range(1, 6)]
    assert left == [MarkerRemoved(4), MarkerRemoved(3), MarkerRemoved(2), MarkerRemoved(1), MarkerRemoved(0)]


@clause("1.3.13")
def test_1_3_13_nobody_sees_anything_of_the_deck_of_fate() -> None:
    told = seated()
    assert told.state.drawn == ()
    assert len(FATES) == 18
    assert "fate" not in told.view(0).fields


@clause("1.3.8")
@example("E1")
def test_1_3_8_france_allots_seven_five_and_eight() -> None:
    told = seated().does("allot richelieu 7", "allot soubise 5", seat=POMPADOUR)
    assert armies_of(told.state, "richelieu", "soubise", "chevert") == (7, 5, 8)
    for viewer in ((), (FREDERICK,), (ELISABETH,), (MARIA_THERESA,)):
        view = told.view(*viewer)
        assert view.total[nation("france")] == 20
        assert [view.armies[one] for one in GENERALS_OF[nation("france")]] == [None, None, None]


@clause("1.3.8", "6.4")
def test_1_3_8_nobody_gets_more_than_eight_or_nothing() -> None:
    told = seated()
    for armies in (0, 9, 20):
        told.refused(f"allot richelieu {armies}", clause="1.3.8", reason="refused-allot-range", seat=POMPADOUR)
    assert told.state.armies[piece("richelieu")] == 0


@clause("1.3.8")
def test_1_3_8_all_armies_of_the_nation_are_allotted() -> None:
    told = seated()
    told.refused("allot richelieu 3", clause="1.3.8", reason="refused-allot-sum", seat=POMPADOUR)
    told.does("allot richelieu 8", seat=POMPADOUR)
    told.refused("allot soubise 3", clause="1.3.8", reason="refused-allot-sum", seat=POMPADOUR)
    told.does("allot soubise 8", seat=POMPADOUR)
    assert armies_of(told.state, "richelieu", "soubise", "chevert") == (8, 8, 4)


@clause("1.3.8")
def test_1_3_8_two_generals_share_twelve_armies_in_five_ways() -> None:
    told = seated(2)
    assert asked(told, 0) == [f"allot ferdinand {armies}" for armies in range(4, 9)]


@clause("1.3.8")
def test_1_3_8_armies_of_one_nation_never_go_to_another() -> None:
    told = allot_all(seated())
    totals = [sum(told.state.armies[one] for one in generals) for generals in GENERALS_OF]
    assert totals == list(TROOPS)
    told.state.turn = 1
    told.state.check()


@clause("1.3.8")
def test_1_3_8_generals_are_allotted_to_in_their_order_and_nothing_else_is_done() -> None:
    told = seated()
    told.refused("allot soubise 5", clause="1.3.8", reason="refused-allot-other", seat=POMPADOUR)
    told.refused("allot friedrich 5", clause="1.3.8", reason="refused-allot-other", seat=POMPADOUR)
    told.refused("discard hearts-13-a", clause="1.3.8", reason="refused-allot-first", seat=POMPADOUR)
    told.why_not("piece:keith", clause="1.3.8", reason="refused-allot-other")


@clause("1.3.8", "1.3.4")
def test_1_3_8_players_allot_side_by_side_and_see_nothing_of_one_another() -> None:
    told = seated()
    told.does("allot daun 8", seat=MARIA_THERESA).does("allot saltikov 1", seat=ELISABETH)
    told.does("allot friedrich 8", seat=FREDERICK)
    assert [told.view(*viewer).armies[piece("daun")] for viewer in ((2,), (0,), (1,), (3,), ())] == [8] + [None] * 4
    lanes = told.view(POMPADOUR).stack[-1]["lanes"]
    assert [set(lane) for lane in lanes] == [{"owners", "done"}] * 3 + [{"owners", "done", "stack", "value"}]
    assert all(isinstance(event, RoleTaken) for event in told.events((ELISABETH,)))


@clause("1.3.8")
def test_1_3_8_the_game_begins_when_all_have_allotted() -> None:
    told = seated()
    list(questions(told, FREDERICK))
    assert not any(isinstance(event, Allotted) for event in told.events())
    assert [lane["done"] for lane in told.view().stack[-1]["lanes"]] == [True, False, False, False]
    allot_all(told)
    assert Allotted() in told.public_events()
    assert told.state.turn == 1


@clause("1.3.9")
def test_1_3_9_nobody_is_asked_where_there_is_no_choice() -> None:
    told = seated()
    assert list(questions(told, ELISABETH)) == ["saltikov", "fermor", "apraxin"]
    assert list(questions(told, MARIA_THERESA)) == ["daun", "browne", "karl", "laudon"]
    assert armies_of(told.state, "ehrensvaerd", "hildburghausen") == (4, 6)


@clause("1.3.9")
def test_1_3_9_the_last_general_of_a_nation_gets_the_rest() -> None:
    told = seated().does(*[f"allot {name} 8" for name in ("friedrich", "winterfeldt", "heinrich")], seat=FREDERICK)
    told.does("allot schwerin 4", *[f"allot {name} 1" for name in ("keith", "seydlitz", "dohna")], seat=FREDERICK)
    assert told.state.armies[:8] == [8, 8, 8, 4, 1, 1, 1, 1]
    assert asked(told, FREDERICK)[0] == "allot ferdinand 4"


@clause("1.3.8")
def test_1_3_8_how_often_a_player_is_asked_tells_nothing_of_the_answers() -> None:
    told = seated().does(*[f"allot {name} 8" for name in ("friedrich", "winterfeldt", "heinrich")], seat=FREDERICK)
    told.does("allot schwerin 4", seat=FREDERICK)
    assert asked(told, FREDERICK) == ["allot keith 1"]
