"""17 Options, several players, open information, rolls to come."""

import random
from typing import Any

import pytest
from tests.games.war_in_the_pacific.positions import (
    TO_IWO_JIMA,
    TO_OKINAWA,
    american,
    cubes,
    event,
    front,
    happened,
    marked,
)

from casusbelli.engine import ask, flow
from casusbelli.engine.game import BadOption
from casusbelli.engine.record import Result
from casusbelli.engine.visibility import secret_fields
from casusbelli.games.war_in_the_pacific import GAME, ch12_end
from casusbelli.games.war_in_the_pacific.events import Finished, RaidEnded
from casusbelli.games.war_in_the_pacific.state import Options, Pacific, blank_sheets
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match
from casusbelli.testing import clause, example

# Options.


@clause("17.1")
def test_17_1_the_defaults() -> None:
    s: Any = GAME.new(1)
    assert s.options == Options(False, False, False, False, False, True, "mark_one_box")


@clause("17.1")
def test_17_1_options_are_fixed() -> None:
    s: Any = GAME.new(1)
    with pytest.raises(AttributeError):
        s.options.harder_sheet = True
    with pytest.raises(BadOption, match="has no option"):
        GAME.choose({"easier_sheet": True})
    with pytest.raises(BadOption):
        GAME.choose({"breakthrough_when_locked": "twice"})


@clause("17.2")
@pytest.mark.parametrize(("double", "face", "gain"), [(True, 5, 2), (True, 3, 1), (False, 5, 3)])
def test_17_2_a_red_die_is_converted_twice(double: bool, face: int, gain: int) -> None:
    told = american("", str(face), red_naval_double_conversion=double).does("supply p")
    assert cubes(told) == (gain, 0, 0)


@clause("17.2", "8.5")
def test_17_2_a_red_one_stays_barred_and_white_dice_are_as_ever() -> None:
    american("", "2", red_naval_double_conversion=True).refused("supply p", clause="8.5")
    assert cubes(american("5", red_naval_double_conversion=True).does("supply p")) == (3, 0, 0)


@clause("17.3")
def test_17_3_a_raid_die_is_raised() -> None:
    told = american("4", bombing=1, naval=1, naval_modifies_bombing_dice=True).script((4,)).does("raid p 0")
    assert happened(told, RaidEnded) == []
    told.does("raise b1 1")
    assert (told.state.points, cubes(told)) == ([1], (0, 0, 0))


@clause("17.3", "4.14")
def test_17_3_the_free_roll_is_raised() -> None:
    told = event(5, research=4, naval=1, naval_modifies_bombing_dice=True).does("accept").script((3,))
    told.does("raise nuclear 1")
    assert (told.state.research, cubes(told)) == ([5], (0, 0, 0))


@clause("17.3")
def test_17_3_not_more_cubes_than_there_are() -> None:
    told = event(5, naval=1, naval_modifies_bombing_dice=True).does("accept").script((1,))
    told.refused("raise nuclear 2", clause="17.3").refused("reroll nuclear", clause="7.9")
    told = american("4", bombing=1, naval=1, naval_modifies_bombing_dice=True).script((1,)).does("raid p 0")
    told.refused("raise b1 2", clause="17.3").refused("reroll b1", clause="7.9")


@clause("17.3", "7.12")
def test_17_3_a_reroll_cancels_the_increases_of_that_die() -> None:
    told = american("4", bombing=2, naval=3, air=1, naval_modifies_bombing_dice=True).script((3, 3))
    told.does("raid p 0", "raise b1 1", "raise b2 1").script((3,)).does("reroll b1")
    assert (told.frame.dice, told.frame.raised) == ((3, 3), (0, 1))
    told = event(5, research=4, naval=1, air=1, naval_modifies_bombing_dice=True).does("accept").script((3,))
    told.does("raise nuclear 1").script((3,)).does("reroll nuclear")
    assert told.state.research == [4]


@clause("17.3")
def test_17_3_sixes_still_earn_nothing() -> None:
    told = american("4", bombing=1, naval=3, naval_modifies_bombing_dice=True).script((4,))
    told.does("raid p 0", "raise b1 3")
    assert told.state.claims == [0]


@clause("17.3", "7.17")
def test_17_3_off_both_are_refused() -> None:
    told = american("4", bombing=1, naval=1, air=1).script((4,)).does("raid p 0")
    told.refused("raise b1 1", clause="7.17")
    event(5, naval=1, air=1).does("accept").script((3,)).refused("raise nuclear 1", clause="4.14")


@clause("17.4")
def test_17_4_a_major_advance_stops_at_the_end_of_a_row() -> None:
    told = american(
        "6", naval=1, captured=["guadalcanal"], boxes={"new_georgia": 1}, major_advance_wraps_rows=False
    ).does("attack p new_georgia 0")
    assert (marked(told, "new_georgia"), cubes(told)) == (2, (1, 0, 0))


@clause("17.4", "9.5")
def test_17_4_research_goes_on_in_the_next_row() -> None:
    told = american("6", research=2, major_advance_wraps_rows=False).does("research p 0")
    assert told.state.research == [4]


@clause("17.4")
def test_17_4_within_a_row_nothing_changes() -> None:
    assert marked(american("4", major_advance_wraps_rows=False).does("attack p guadalcanal 0"), "guadalcanal") == 2


@clause("17.5", "4.15")
def test_17_5_a_breakthrough_may_do_nothing() -> None:
    assert event(6, research=2, breakthrough_when_locked="nothing").state.research == [2]


@clause("17.5", "4.14")
def test_17_5_a_breakthrough_may_grant_a_free_roll() -> None:
    assert event(6, 4, research=0, breakthrough_when_locked="free_roll").state.research == [2]


@clause("17.5")
@pytest.mark.parametrize("setting", ["mark_one_box", "free_roll", "nothing"])
def test_17_5_with_research_complete_it_is_a_bomb(setting: str) -> None:
    assert cubes(event(6, research=6, breakthrough_when_locked=setting)) == (0, 0, 1)


@clause("17.6")
def test_17_6_one_bomb_by_allocation_a_turn() -> None:
    told = american("6 6", research=6, bomb_build_counts_as_nuclear_die=True).does("build p")
    told.refused("build q", clause="17.6", reason="refused-research-die-used")


@clause("17.6")
def test_17_6_research_and_a_bomb_are_one_too_many() -> None:
    told = american("4 6", research=5, bomb_build_counts_as_nuclear_die=True).does("research p 0")
    told.refused("build q", clause="17.6")


@clause("17.6")
def test_17_6_bombs_of_claims_are_not_counted() -> None:
    told = american("6 6", research=6, bomb_build_counts_as_nuclear_die=True).does("build p", "claim-green")
    assert cubes(told) == (0, 0, 2)


@clause("17.2", "17.6")
@example("E25")
def test_e25_two_options_together() -> None:
    options = {"red_naval_double_conversion": True, "bomb_build_counts_as_nuclear_die": True}
    told = american("6 6 2 1", "6 3", turn=7, research=6, **options).does("build p")
    assert cubes(told) == (0, 0, 1)
    told.refused("build q", clause="17.6").does("claim-green")
    assert cubes(told) == (0, 0, 2)
    assert cubes(told.does("supply t", "supply u")) == (3, 0, 2)


@clause("17.7")
def test_17_7_two_paths_of_their_own() -> None:
    told = american("6", captured=TO_IWO_JIMA[:5], boxes={"iwo_jima": 3}, strict_two_paths=True)
    assert "kyushu" not in front(told.does("attack p iwo_jima 0"))
    told = american("6", captured=TO_OKINAWA[:6], boxes={"okinawa": 4}, strict_two_paths=True)
    assert "kyushu" in front(told.does("attack p okinawa 0"))


@clause("17.8")
def test_17_8_iwo_jima_is_harder() -> None:
    told = american("5 5 6 6 6", naval=2, captured=TO_IWO_JIMA[:5], harder_sheet=True)
    told.does(*(f"attack {die} iwo_jima 0" for die in "pqrst"))
    assert ("iwo_jima" not in front(told), cubes(told)) == (True, (0, 0, 0))


@clause("17.8")
def test_17_8_honshu_has_a_sixth_box() -> None:
    told = american("6 6", points=5, captured=(*TO_IWO_JIMA, "kyushu"), boxes={"honshu": 4}, harder_sheet=True)
    assert "honshu" in front(told.does("attack p honshu 0"))
    told.does("attack q honshu 0")
    assert ("honshu" in front(told), told.state.points) == (False, [8])


# Several players.


def finished(*points: int) -> Result:
    """The result of sheets with so many points."""
    s = blank_sheets(len(points), Options())
    s.points = list(points)
    return ch12_end.judge(s)


@clause("17.9")
@pytest.mark.parametrize(
    ("points", "winners"), [((15, 14, 12), (0,)), ((14, 14, 9), (0, 1)), ((12, 11), ()), ((13,), (0,))]
)
def test_17_9_most_points_win_if_they_are_enough(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert finished(*points).winners == winners


@clause("17.9")
@example("E26")
def test_e26_bombs_break_no_tie() -> None:
    s = blank_sheets(3, Options())
    s.points, s.bombs = [14, 14, 12], [2, 0, 0]
    assert ch12_end.judge(s) == Result((0, 1), "historical", (14, 14, 12))


@clause("17.9")
def test_17_9_sheets_side_by_side_at_their_own_pace() -> None:
    match = Match(GAME, 2, {}, Seeded(5))
    while match.state.turn[0] < 3:
        request = next(request for request in match.pending() if request.seat == 0)
        match.answer(0, request.id, request.actions[-1])
    assert (match.state.turn, [request.seat for request in match.pending()]) == ([3, 1], [0, 1])


@clause("17.9", "6.1")
def test_17_9_nobody_does_anything_on_another_sheet() -> None:
    """An answer names no player: it counts on the sheet of whoever gives it, and only there."""
    match = Match(GAME, 2, {}, Seeded(5))
    before = other_sheet(match.state)
    for _ in range(12):
        request = next(request for request in match.pending() if request.seat == 0)
        match.answer(0, request.id, request.actions[0])
    assert other_sheet(match.state) == before
    assert not any({"seat", "player"} & set(kind.__struct_fields__) for kind in GAME.actions)


def other_sheet(s: Any) -> list[Any]:
    """Everything on the sheet of the second player."""
    columns = [getattr(s, name) for name in Pacific.__annotations__ if name != "options"]
    return [column[1] if not isinstance(column[1], list) else column[1][:] for column in columns]


@clause("17.9")
def test_17_9_who_has_finished_waits_for_the_others() -> None:
    match, rng = Match(GAME, 2, {}, Seeded(5)), random.Random(2)
    while any(request.seat == 0 for request in match.pending()):
        request = match.pending()[0]
        match.answer(0, request.id, rng.choice(request.actions))
    assert (match.state.turn, match.result) == ([11, 1], None)
    refusal = match.why(0, GAME.notation.parse("end-phase"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("17.9", "refused-not-your-turn")
    while match.result is None:
        request = match.pending()[0]
        match.answer(1, request.id, rng.choice(request.actions))
    told = [one.event for one in match.events(()) if isinstance(one.event, Finished)]
    assert [event.seat for event in told] == [0, 1]
    assert match.result.scores == tuple(event.points for event in told)


@clause("17.9", "5.6")
def test_17_9_dice_are_laid_on_the_own_sheet() -> None:
    s: Any = GAME.new(2)
    rng = random.Random(1)
    while not all(s.face):
        at = next(at for at in flow.pending(s) if at.lane == (1 if s.face[0] else 0))
        if at.frame.kind == "chance":
            flow.resolve(s, at, at.frame.space(s).pick(rng.randrange(at.frame.space(s).size)))
        else:
            flow.answer(s, at, at.frame.actions(s)[-1])
    ask.carry_out(GAME, s, 1, GAME.notation.parse("lay p tarawa"))
    assert (s.laid[0][0], s.laid[1][0]) == (-1, 0)


# Information.


@clause("17.10")
def test_17_10_everything_is_open_to_everybody() -> None:
    told = american("6 4", naval=1, bombing=2, air=1).script((1, 3)).does("raid q 0")
    for viewer in ((), (0,)):
        view = told.view(*viewer)
        for name in ("turn", "naval", "air", "bombs", "research", "bombing", "points", "boxes", "front"):
            assert getattr(view, name) == getattr(told.state, name)
        assert (view.face, view.spent, view.claims) == ([[6, 4]], [[0, 1]], [1])
        assert view.stack[-1].dice == (1, 3)


@clause("17.10")
def test_17_10_other_sheets_are_open_too() -> None:
    s: Any = GAME.new(3)
    views = [GAME.view(s, viewer).plain() for viewer in ((), (0,), (2,))]
    assert all(view | {"seats": 0} == views[0] | {"seats": 0} for view in views)
    assert all(not secret_fields(kind) for kind in (*GAME.frames, *GAME.actions, *GAME.events))


@clause("17.11")
def test_17_11_no_roll_before_the_decisions_that_precede_it() -> None:
    told = american("4", bombing=1, bombs=1, research=6).does("raid p 0")
    assert told.legal == ["attach-bomb", "no-bomb"]
    assert "dice" not in told.view(0).stack[-1].__struct_fields__
    assert told.view(0).stack[-2].dice == ()


@clause("17.11")
def test_17_11_a_view_holds_no_roll_to_come() -> None:
    s: Any = GAME.start(1)
    flow.advance(s)
    view = GAME.view(s, (0,))
    assert view.face == [[]]
    assert not any("rng" in name or "seed" in name for name in view.fields)


@clause("17.11")
def test_17_11_nothing_is_taken_back_behind_a_roll() -> None:
    match = Match(GAME, 1, {"naval_modifies_bombing_dice": False}, Seeded(3))
    request = match.pending()[0]
    assert match.why_no_undo(0) is not None
    reroll = next((action for action in request.actions if type(action).__name__ == "Reroll"), None)
    assert reroll is not None
    match.answer(0, request.id, reroll)
    refusal = match.why_no_undo(0)
    assert refusal is not None
    assert refusal.reason == "refused-undo-final"


@clause("17.11", "10.8")
def test_17_11_no_bomb_after_the_dice_are_shown() -> None:
    told = american("4", bombing=1, bombs=1, research=6, air=1).script((1,)).does("raid p 0", "no-bomb")
    told.refused("attach-bomb", clause="10.8", reason="refused-bomb-late")
