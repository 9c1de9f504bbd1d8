"""9 Nuclear research and bombs."""

import pytest
from tests.games.war_in_the_pacific.positions import ALONE, american, cubes, event, happened, is_spent, legal

from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.events import BombsUnlocked
from casusbelli.testing import clause, example


@clause("9.1")
def test_9_1_one_die_a_turn() -> None:
    told = american("4 5", turn=3).does("research p 0").refused("research q 0", clause="9.1")
    told.does("end-phase").script((3,), (4, 1, 1, 1, 1))
    assert legal(told, "research") == ["research p 0"]


@clause("9.2")
def test_9_2_a_free_roll_does_not_count() -> None:
    told = event(5, 2, white=1).script((3,)).does("research p 0")
    assert told.state.research == [2]


@clause("9.2")
def test_9_2_a_breakthrough_does_not_count() -> None:
    assert event(6, white=1).script((2,)).does("research p 0").state.research == [2]


@clause("9.2")
def test_9_2_a_refused_die_does_not_count() -> None:
    told = american("2 3", research=2).refused("research p 0", clause="9.3").does("research q 0")
    assert told.state.research == [3]


@clause("9.2")
def test_9_2_bombs_do_not_count() -> None:
    told = american("4 6 6", research=5).does("research p 0", "build q", "build r")
    assert cubes(told) == (0, 0, 2)


@clause("9.3")
@pytest.mark.parametrize(
    ("white", "red", "research", "raised"), [("3", "", 2, 0), ("3", "", 4, 1), ("", "3", 0, 0), ("4", "", 4, 0)]
)
def test_9_3_the_number_reached_marks_the_box(white: str, red: str, research: int, raised: int) -> None:
    told = american(white, red, research=research, naval=raised).does(f"research p {raised}")
    assert (told.state.research, cubes(told), is_spent(told, "p")) == ([research + 1], (0, 0, 0), True)


@clause("9.3")
def test_9_3_a_lower_value_is_refused() -> None:
    american("3", research=4).refused("research p 0", clause="9.3", reason="refused-research-low")


@clause("9.4")
def test_9_4_from_left_to_right_and_then_down() -> None:
    stories = [american("1", research=done) for done in range(7)]
    assert [queries.research_box(told.state, ALONE) for told in stories] == [2, 2, 3, 3, 4, 4, 0]


@clause("9.5")
@pytest.mark.parametrize(("before", "face", "after"), [(0, 4, 2), (2, 6, 4), (4, 6, 5), (0, 6, 2), (0, 3, 1)])
def test_9_5_double_the_number_marks_the_next_too(before: int, face: int, after: int) -> None:
    assert american(str(face), research=before).does("research p 0").state.research == [after]


@clause("9.6")
def test_9_6_the_second_mark_is_lost_on_the_last_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "RESEARCH", (2, 2, 3, 3, 4, 3))
    told = american("6", research=5).does("research p 0")
    assert (told.state.research, cubes(told)) == ([6], (0, 0, 0))


@clause("9.7")
def test_9_7_the_last_box_unlocks_bombs_and_gives_none() -> None:
    told = american("6 4", research=5).refused("build p", clause="9.7", reason="refused-bombs-locked")
    told.does("research q 0")
    assert cubes(told) == (0, 0, 0)
    assert happened(told, BombsUnlocked)
    assert cubes(told.does("build p")) == (0, 0, 1)


@clause("9.7", "7.6")
def test_9_7_no_bomb_before_in_any_way() -> None:
    told = american("6 6", research=5)
    told.refused("build p", clause="9.7").refused("claim-green", clause="7.6")
    assert cubes(event(6, research=5)) == (0, 0, 0)


@clause("9.8", "7.6")
def test_9_8_by_two_natural_sixes() -> None:
    assert cubes(american("6 6", research=6).does("claim-green")) == (0, 0, 1)


@clause("9.8")
def test_9_8_by_allocation() -> None:
    told = american("6", research=6).does("build p")
    assert (cubes(told), is_spent(told, "p")) == ((0, 0, 1), True)


@clause("9.8", "4.15")
def test_9_8_by_the_event() -> None:
    assert cubes(event(6, research=6)) == (0, 0, 1)


@clause("9.9")
def test_9_9_the_claim_of_the_same_die_stays() -> None:
    assert cubes(american("6", research=6).does("build p", "claim-blue")) == (0, 1, 1)


@clause("9.9")
def test_9_9_three_bombs_of_two_sixes() -> None:
    assert cubes(american("6 6", research=6).does("build p", "build q", "claim-green")) == (0, 0, 3)


@clause("9.9")
@pytest.mark.parametrize(("white", "red"), [("", "6"), ("5", ""), ("4", "")])
def test_9_9_only_a_natural_six(white: str, red: str) -> None:
    american(white, red, research=6).refused("build p", clause="9.9", reason="refused-no-natural-six")


@clause("9.10")
def test_9_10_no_fourth_bomb() -> None:
    told = american("6", research=6, bombs=3).refused("build p", clause="9.10", reason="refused-nuclear-full")
    assert not is_spent(told, "p")


@clause("9.10")
def test_9_10_a_raid_makes_room_when_it_is_over() -> None:
    told = american("4 6", research=6, bombs=3, bombing=1).script((1,))
    told.does("raid p 0", "attach-bomb", "accept", "build q")
    assert cubes(told) == (0, 0, 3)


@clause("9.10")
def test_9_10_a_bomb_on_an_open_raid_counts() -> None:
    told = american("6 6 4", research=6, bombs=3, bombing=1).script((1,)).does("raid r 0", "attach-bomb")
    told.refused("claim-green", clause="9.10", reason="refused-nuclear-full")
    assert (cubes(told), told.state.claims) == ((0, 0, 2), [2])
    assert cubes(told.does("accept", "claim-green")) == (0, 0, 3)


@clause("9.10")
def test_9_10_with_room_a_bomb_is_built_while_a_raid_is_open() -> None:
    told = american("6 6 4", research=6, bombs=2, bombing=1, air=1).script((1,)).does("raid r 0", "attach-bomb")
    assert cubes(told.does("claim-green")) == (0, 1, 2)


@clause("9.1", "9.2", "9.7", "9.9")
@example("E9")
def test_e9_research_is_completed_and_a_bomb_is_built() -> None:
    told = american("4 6 5", research=5).does("research p 0")
    told.refused("research r 0", clause="5.7", reason="refused-research-complete")
    assert not is_spent(told, "r")
    assert cubes(told.does("build q")) == (0, 0, 1)


@clause("9.4", "9.5")
@example("E27")
def test_e27_a_raised_die_doubles_the_box() -> None:
    told = american("3 4", research=1, naval=1).does("research p 1")
    assert (told.state.research, cubes(told)) == ([3], (0, 0, 0))
    told.refused("research q 0", clause="9.1")
