"""8 Naval assets: what a die gains, and when it may not."""

import pytest
from tests.games.war_in_the_pacific.positions import american, cubes, happened, is_spent

from casusbelli.games.war_in_the_pacific.events import NavalGained
from casusbelli.testing import clause, example


@clause("8.1")
def test_8_1_cubes_for_a_die_of_two_or_more() -> None:
    assert cubes(american("2").does("supply p")) == (1, 0, 0)


@clause("8.1")
def test_8_1_no_cube_for_a_white_one() -> None:
    american("1").refused("supply p", clause="8.1", reason="refused-naval-low")


@clause("8.1")
def test_8_1_the_cubes_serve_at_once() -> None:
    assert cubes(american("3 1").does("supply p", "raise q 1")) == (1, 0, 0)


@clause("8.2")
@pytest.mark.parametrize(("face", "gain"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_8_2_the_gain_is_the_d3_reading(face: int, gain: int) -> None:
    assert cubes(american(str(face), naval=1).does("supply p")) == (1 + gain, 0, 0)


@clause("8.3")
@pytest.mark.parametrize(("naval", "face", "lost"), [(4, 6, 2), (3, 4, 0)])
def test_8_3_what_does_not_fit_is_discarded(naval: int, face: int, lost: int) -> None:
    told = american(str(face), naval=naval).does("supply p")
    assert cubes(told)[0] == 5
    assert [event.lost for event in happened(told, NavalGained)] == [lost]


@clause("8.2", "8.3")
@example("E3")
def test_e3_one_cube_of_three_fits() -> None:
    told = american("5", naval=4).does("supply p")
    assert (cubes(told)[0], is_spent(told, "p")) == (5, True)
    assert [(event.cubes, event.lost) for event in happened(told, NavalGained)] == [(1, 2)]


@clause("8.4")
def test_8_4_nothing_into_a_full_tracker() -> None:
    told = american("6 3", naval=5).refused("supply p", clause="8.4", reason="refused-naval-full")
    assert not is_spent(told, "p")
    assert cubes(told.does("raise q 1", "supply p")) == (5, 0, 0)


@clause("8.5")
@pytest.mark.parametrize("face", [1, 2])
def test_8_5_low_red_dice_are_barred(face: int) -> None:
    american("", str(face)).refused("supply p", clause="8.5", reason="refused-naval-low")


@clause("8.5", "8.6")
@pytest.mark.parametrize(("face", "naval", "after"), [(3, 2, 4), (6, 0, 3), (4, 0, 2), (5, 0, 3)])
def test_8_6_a_red_die_is_not_halved_again(face: int, naval: int, after: int) -> None:
    assert cubes(american("", str(face), naval=naval).does("supply p")) == (after, 0, 0)


@clause("8.7")
@pytest.mark.parametrize(("white", "red"), [("1", ""), ("", "2")])
def test_8_7_an_increase_does_not_reach_the_threshold(white: str, red: str) -> None:
    told = american(white, red, naval=1).does("raise p 1")
    told.refused("supply p", clause="8.7", reason="refused-naval-raised")


@clause("8.7")
@pytest.mark.parametrize(("white", "red", "gain"), [("2", "", 1), ("", "4", 2)])
def test_8_7_an_increase_is_wasted(white: str, red: str, gain: int) -> None:
    assert cubes(american(white, red, naval=1).does("raise p 1", "supply p")) == (gain, 0, 0)


@clause("8.8")
def test_8_8_any_number_of_dice() -> None:
    assert cubes(american("2 2 3").does("supply p", "supply q", "supply r")) == (4, 0, 0)
