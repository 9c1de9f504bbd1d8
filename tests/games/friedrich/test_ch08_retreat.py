"""8 Retreat: how far, which way, and who decides."""

from collections.abc import Mapping

import pytest
from tests.games.friedrich.combats import LEFT_OVER, SPARE
from tests.games.friedrich.positions import FREDERICK, MARIA_THERESA, armies_of, marks, story, where

from casusbelli.games.friedrich.board import CITIES, city, distance, nation, piece
from casusbelli.games.friedrich.ch08_retreat import Retreating
from casusbelli.games.friedrich.events import Beaten, Retreated, Routed
from casusbelli.testing import Scenario, clause, example

NOBODY_ELSE: Mapping[str, str] = {}


def beaten(target: str, origin: str, armies: int, lost: int, others: Mapping[str, str] = NOBODY_ELSE) -> Scenario:
    """Daun in `origin` has beaten Keith with so many armies in `target` by `lost`."""
    told = story(
        {"daun": origin, "keith": target, **SPARE, **others},
        active="austria",
        phase="combat",
        armies={"daun": armies + lost, "keith": armies},
    )
    return told.does(f"attack {origin} {target}", "yield")


def ends(told: Scenario) -> list[str]:
    assert isinstance(told.frame, Retreating)
    return [CITIES[end] for end in told.frame.ends]


@example("E34")
@clause("8.4", "8.5", "8.6")
def test_e34_the_winner_picks_one_of_the_farthest_cities() -> None:
    told = beaten("glogau", "steinau", 2, 1)
    assert sorted(told.legal) == ["retreat guhrau", "retreat neusalz", "retreat sprottau", "retreat wschowa"]
    assert {distance(city("steinau"), city(end)) for end in ends(told)} == {2}
    assert told.seat == MARIA_THERESA
    assert where(told.does("retreat wschowa").state, "keith") == ("wschowa",)


@example("E35")
@clause("8.5")
def test_e35_only_the_farthest_end_is_left() -> None:
    places = {"daun": "luebeck", "schwerin": "eutin", "keith": "eutin", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": 6, "schwerin": 2, "keith": 2})
    told.does("attack luebeck eutin", "yield", "keep schwerin+keith 1+1")
    assert told.legal == ["retreat kiel"]
    assert distance(city("luebeck"), city("kiel")) == 3
    assert where(told.does("retreat kiel").state, "schwerin", "keith") == ("kiel", "kiel")


@example("E36")
@clause("8.7")
def test_e36_without_a_path_all_is_lost() -> None:
    told = beaten("oldenburg-c9", "eutin", 5, 1)
    assert where(told.state, "keith") == ("lost",)
    assert told.legal == [LEFT_OVER]
    happened = [event for event in told.public_events() if isinstance(event, Beaten | Routed)]
    assert [(event.armies, event.total) for event in happened] == [(1, 5), (4, 1)]


@clause("8.7")
def test_8_7_a_shorter_way_does_not_help() -> None:
    told = beaten("eutin", "luebeck", 6, 2, {"heinrich": "preetz"})
    assert where(told.state, "keith", "heinrich") == ("lost", "preetz")
    assert told.state.total[nation("prussia")] == 2


@clause("8.7", "7.3.4")
def test_8_7_a_stack_without_a_path_is_asked_nothing() -> None:
    places = {"daun": "eutin", "schwerin": "oldenburg-c9", "keith": "oldenburg-c9", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": 6, "schwerin": 2, "keith": 2})
    told.does("attack eutin oldenburg-c9", "yield")
    assert told.legal == [LEFT_OVER]
    assert where(told.state, "schwerin", "keith") == ("lost", "lost")
    assert told.state.total[nation("prussia")] == 1


@clause("8.1")
def test_8_1_the_retreat_comes_before_the_next_combat() -> None:
    told = beaten("glogau", "steinau", 4, 2)
    assert told.frame.steps == 2
    told.refused(LEFT_OVER, clause="8.1", reason="refused-retreat-due")
    told.does(told.legal[0])
    assert where(told.state, "keith") != ("glogau",)
    assert told.legal == [LEFT_OVER]


@clause("8.2")
def test_8_2_a_stack_stays_together() -> None:
    places = {"daun": "steinau", "winterfeldt": "glogau", "schwerin": "glogau", "keith": "glogau", **SPARE}
    armies = {"daun": 8, "winterfeldt": 2, "schwerin": 2, "keith": 2}
    told = story(places, active="austria", phase="combat", armies=armies)
    told.does("attack steinau glogau", "yield", "keep winterfeldt+schwerin+keith 1+2+1")
    for attempt in ("set-out keith", "step neusalz", "halt"):
        told.refused(attempt, clause="8.2", reason="refused-retreat-split")
    end = told.legal[0].removeprefix("retreat ")
    told.does(f"retreat {end}")
    assert where(told.state, "winterfeldt", "schwerin", "keith") == (end, end, end)
    retreated = [event for event in told.public_events() if isinstance(event, Retreated)]
    assert retreated == [Retreated((piece("winterfeldt"), piece("schwerin"), piece("keith")), city(end))]


@clause("8.3")
def test_8_3_a_defender_who_wins_chooses_the_way_of_the_attacker() -> None:
    places = {"daun": "steinau", "keith": "glogau", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": 4, "keith": 5})
    told.does("attack steinau glogau", "yield")
    assert told.seat == FREDERICK
    told.refused_by(MARIA_THERESA, told.legal[0], clause="2.2")
    assert {distance(city("glogau"), end) for end in told.frame.ends} == {2}
    assert armies_of(told.does(told.legal[0]).state, "daun") == (3,)


@clause("8.4")
def test_8_4_the_path_has_exactly_the_length_and_repeats_nothing() -> None:
    assert ends(beaten("greifswald", "stralsund", 5, 2)) == ["anklam"]


@clause("8.4", "8.7")
@pytest.mark.parametrize("blocking", ["austria-train-1", "prussia-train-1", "heinrich", "browne", "sweden-train"])
def test_8_4_any_piece_bars_the_way(blocking: str) -> None:
    told = beaten("greifswald", "stralsund", 5, 2, {blocking: "wolgast"})
    assert where(told.state, "keith") == ("lost",)


@clause("8.4")
def test_8_4_occupied_cities_and_other_lengths_are_refused() -> None:
    told = beaten("glogau", "steinau", 2, 1, {"heinrich": "guhrau"})
    assert sorted(ends(told)) == ["neusalz", "sprottau", "wschowa"]
    told.refused("retreat guhrau", clause="8.4", reason="refused-retreat-occupied")
    told.refused("retreat glogau", clause="8.4", reason="refused-retreat-occupied")
    told.refused("retreat steinau", clause="8.4", reason="refused-retreat-occupied")
    told.why_not("city:berlin", clause="8.4", reason="refused-retreat-path")


@clause("8.4")
def test_8_4_a_retreat_crosses_borders_and_passes_close_to_enemies() -> None:
    # Greifswald is Swedish, Anklam Prussian, and Browne stands right beside it.
    told = beaten("greifswald", "stralsund", 5, 2, {"browne": "jarmen"})
    assert ends(told) == ["anklam"]


@clause("8.5")
def test_8_5_a_nearer_end_is_refused() -> None:
    told = beaten("glogau", "steinau", 4, 2)
    assert {distance(city("steinau"), end) for end in told.frame.ends} == {3}
    told.refused("retreat lueben", clause="8.5", reason="refused-retreat-near")


@clause("8.5")
def test_8_5_the_distance_can_be_smaller_than_the_retreat() -> None:
    told = beaten("eutin", "luebeck", 6, 2)
    assert ends(told) == ["kiel"]
    # One step more leads on to Rendsburg.
    assert ends(beaten("eutin", "luebeck", 5, 3)) == ["rendsburg"]


@clause("8.6")
def test_8_6_everybody_can_tell_how_many_ends_there_are() -> None:
    told = beaten("eutin", "luebeck", 6, 2)
    assert told.legal == ["retreat kiel"]
    assert told.frame.public


@clause("8.8")
def test_8_8_a_retreat_marks_nothing_and_eliminates_nothing() -> None:
    # Daun is beaten in Schweidnitz and retreats over objectives of Austria that nobody protects.
    places = {"daun": "schweidnitz", "keith": "breslau", "prussia-train-1": "waldenburg", **SPARE}
    told = story(places, active="austria", phase="combat", armies={"daun": 5, "keith": 8})
    told.does("attack schweidnitz breslau", "yield")
    for end in told.frame.ends:
        assert end != city("waldenburg")
    told.does(told.legal[0])
    assert marks(told.state.conquered) == []
    assert marks(told.state.questioned) == []
    assert where(told.state, "prussia-train-1") == ("waldenburg",)
    assert told.legal == [LEFT_OVER]


@clause("8.8", "4.8")
def test_8_8_a_retreat_ends_in_no_stack() -> None:
    told = beaten("glogau", "steinau", 2, 1, {"heinrich": "neusalz", "seydlitz": "wschowa", "schwerin": "guhrau"})
    assert ends(told) == ["sprottau"]
