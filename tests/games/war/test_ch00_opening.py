"""0 Opening remarks: worked examples, secret objectives, what an army is, whose decisions they are."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, armies, owners, set_up, story, winners

from casusbelli.engine import ask, flow
from casusbelli.games.war import GAME
from casusbelli.games.war.board import OBJECTIVES, TERRITORIES, territory
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch06_battle import Battle
from casusbelli.games.war.ch07_conquest import Advancing
from casusbelli.games.war.events import Fought, ObjectiveDrawn
from casusbelli.games.war.state import HELD, War
from casusbelli.testing import clause


def random_game(seed: int, seats: int, answers: int) -> Iterator[War]:
    """The position at every pending request, those of nature included."""
    rng = random.Random(seed)
    s: Any = GAME.new(seats)
    for _ in range(answers):
        yield s
        if s.result is not None:
            return
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            flow.resolve(s, at, at.frame.space(s).pick(rng.randrange(at.frame.space(s).size)))
        else:
            flow.answer(s, at, rng.choice(at.frame.actions(s)))


def objectives_told(view: Any) -> dict[int, str]:
    """Who holds what, as far as a view tells."""
    zones = enumerate(view.objectives["zone"])
    return {zone - HELD: OBJECTIVES[number] for number, zone in zones if zone >= HELD}


@clause("0.1")
def test_0_1_printed_examples_are_replayed_one_after_another_through_commands() -> None:
    reds = {"congo": 4, "inglaterra": 3, "india": 10, "brasil": 4, "venezuela": 1, "mexico": 1}
    greens = {"africa_do_sul": 3, "franca": 1, "china": 4}
    told = story({"red": reds, "green": greens}, rest=["blue"])
    told.script((5, 4, 1, 6, 3, 1)).does("attack congo africa_do_sul 3")
    told.script((3, 2, 6)).does("attack inglaterra franca 2")
    told.script((6, 4, 2, 6, 5, 1)).does("attack india china 3")
    told.script((6, 5, 4, 5, 4, 3)).does("attack india china 3", "advance india china 3")
    told.does("move brasil venezuela 3").refused("move venezuela mexico 1", clause="8.4")
    assert armies(told.state, "congo", "africa_do_sul", "inglaterra", "franca") == (2, 2, 2, 1)
    assert armies(told.state, "india", "china", "brasil", "venezuela", "mexico") == (5, 3, 1, 4, 1)


@clause("0.2")
def test_0_2_a_seat_sees_its_own_objective_and_no_other() -> None:
    held = {"red": "asia_africa", "green": "territories_24", "blue": "destroy_red", "yellow": "destroy_blue"}
    told = set_up(4, objectives=held)
    assert objectives_told(told.view(GREEN)) == {GREEN: "territories_24"}
    assert objectives_told(told.view(RED)) == {RED: "asia_africa"}


@clause("0.2")
def test_0_2_a_spectator_sees_no_objective_of_anybody() -> None:
    told = set_up(4, objectives={"green": "territories_24"})
    assert objectives_told(told.view()) == {}
    drawn = [event for event in told.public_events() if isinstance(event, dict)]
    assert [(event["type"], event["seat"], event["objective"]) for event in drawn] == [
        ("ObjectiveDrawn", seat, None) for seat in range(4)
    ]


@clause("0.2", "2.4")
def test_0_2_every_seat_hears_what_it_has_drawn_itself() -> None:
    told = set_up(3, objectives={"green": "territories_24"})
    heard = [event for event in told.events((GREEN,)) if isinstance(event, ObjectiveDrawn)]
    assert [(event.seat, OBJECTIVES[event.objective]) for event in heard] == [(GREEN, "territories_24")]


@clause("0.3", "13.6")
def test_0_3_destroying_an_army_means_a_whole_colour() -> None:
    told = story({"red": {"brasil": 9}, "blue": {"argelia": 2}}, rest=["green"], objectives={"red": "destroy_blue"})
    told.script((6, 1, 1)).does("attack brasil argelia 1")
    assert armies(told.state, "argelia") == (1,)
    assert winners(told.state) is None
    told.script((6, 1)).does("attack brasil argelia 1", "advance brasil argelia 1")
    assert winners(told.state) == ("red",)


@clause("0.4")
@pytest.mark.parametrize("seats", [3, 6])
def test_0_4_every_territory_has_an_owner_and_an_army_or_an_advance_is_due(seats: int) -> None:
    advances = 0
    for s in random_game(seats, seats, 1500):
        if s.round == 0:
            continue
        s.check()
        assert all(0 <= owner < seats for owner in s.owner)
        empty = [place for place, count in enumerate(s.armies) if count < 1]
        due = [frame.target for frame in s.stack if isinstance(frame, Advancing)]
        assert empty == due
        assert [s.armies[place] for place in due] == [0] * len(due)
        advances += len(due)
    assert advances


@clause("0.4")
def test_0_4_a_position_that_breaks_the_invariant_is_found() -> None:
    s = story({"red": {"brasil": 2}}).state
    s.armies[territory("peru")] = 0
    with pytest.raises(AssertionError):
        s.check()


@clause("0.4", "7.3")
def test_0_4_the_fallen_target_still_counts_as_the_old_owners() -> None:
    told = story({"red": {"brasil": 4}, "green": {"peru": 1}}).script((6, 1)).does("attack brasil peru 1")
    assert armies(told.state, "peru") == (0,)
    assert owners(told.state, "peru") == ("green",)
    told.state.check()


@clause("0.5", "5.12")
def test_0_5_the_defender_is_asked_nothing() -> None:
    told = story({"red": {"brasil": 4}, "blue": {"peru": 3}})
    ask.carry_out(GAME, told.state, RED, told.action("attack brasil peru 3"))
    assert isinstance(told.frame, Battle)
    assert ask.awaited(told.state) == ()
    assert not any(ask.asked(told.state, seat) for seat in range(3))
    told.script((1, 1, 1, 6, 6, 6))
    assert isinstance(told.frame, Attacking)
    assert told.seat == RED
    assert [type(event) for event in told.events()].count(Fought) == 1


@clause("0.5")
@pytest.mark.parametrize(
    "attempt",
    [
        "attack peru brasil 1",
        "place peru 1",
        "move peru argentina 1",
        "end-step",
        "end-turn",
        "exchange peru congo omsk",
    ],
)
def test_0_5_a_command_of_another_player_is_refused(attempt: str) -> None:
    told = story({"green": {"brasil": 4}, "blue": {"peru": 3, "argentina": 1}}, active=GREEN)
    told.refused_by(BLUE, attempt, clause="0.5", reason="refused-not-your-turn")
    refusal = ask.attempt(GAME, told.state, BLUE, told.action(attempt))
    assert refusal is not None
    assert refusal.args == {"seats": (GREEN,)}


@clause("0.5")
def test_0_5_while_dice_roll_nobody_may_do_anything() -> None:
    told = story({"red": {"brasil": 4}, "blue": {"peru": 3}})
    ask.carry_out(GAME, told.state, RED, told.action("attack brasil peru 3"))
    for seat in (RED, BLUE):
        told.refused_by(seat, "attack brasil peru 1", clause="0.5", reason="refused-not-your-turn")


@clause("0.5")
def test_0_5_from_the_first_turn_on_only_the_active_player_is_asked() -> None:
    asked = 0
    for s in random_game(11, 4, 2500):
        pending = flow.pending(s)
        assert len(pending) <= 1
        if pending and pending[0].frame.kind == "choice":
            asked += 1
            assert pending[0].frame.seat(s) == s.active
            assert not any(flow.standing(s, seat) for seat in (RED, GREEN, BLUE))
    assert asked > 500


@clause("0.5")
def test_0_5_what_does_not_exist_is_refused() -> None:
    told = story({"red": {"brasil": 4}, "blue": {"peru": 3}})
    attack = type(told.action("attack brasil peru 3"))
    nowhere = attack(territory("brasil"), len(TERRITORIES), 1)
    told.refused(nowhere, clause="", reason="refused-no-such-thing")
