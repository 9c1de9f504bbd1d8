"""13.5-13.13 The Offensive Option, and Prussia's conquests in The Austrian Theatre."""

from typing import Any

import pytest
from tests.games.friedrich.fates import answered, drawing, keeps_secrets, knowers, objectives, told
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    cards_of,
    marks,
    position,
    story,
    where,
)

from casusbelli.engine.record import Result
from casusbelli.games.friedrich.board import (
    ALL_CITIES,
    AUSTRIA,
    PRUSSIA,
    SOUTH_OF_LINE_5,
    card,
    city,
    fate,
    piece,
)
from casusbelli.games.friedrich.ch11_victory import complete, missing
from casusbelli.games.friedrich.ch13_offensive import Declaring, prussia_conquers
from casusbelli.games.friedrich.events import (
    OffensiveCardTaken,
    OffensiveDeclared,
    OffensiveFailed,
    OffensiveGivenUp,
    Won,
)
from casusbelli.games.friedrich.state import ASIDE, DECLARED, FAILED, GIVEN_UP, HAND
from casusbelli.testing import Scenario, clause, example

BOHEMIA = objectives("prussia")
AUSTRIAN = objectives("austria")


def declaring(**more: Any) -> Scenario:
    """Prussia's stage of turn 3, after she has drawn."""
    hands = {"prussia": ["hearts-2", "spades-13"]}
    return story({"friedrich": "bruex"}, **{"phase": "declare", "turn": 3, "expert": True, "hands": hands, **more})


def declared(places: dict[str, str], **more: Any) -> Scenario:
    """A later turn, the offensive declared with the two of hearts."""
    fields = {"offensive": DECLARED, **more.pop("fields", {})}
    return story(places, **{"turn": 7, "expert": True, "aside": "hearts-2", "fields": fields, **more})


def taken(told_: Scenario) -> bool:
    """Whether Austria has taken the two of hearts."""
    return bool(told_.state.cards.zone[card("hearts-2-a")] == HAND + AUSTRIA)


# ---- turns 1 and 2 --------------------------------------------------------------------------------------------------


@clause("13.5", "5.1.2")
def test_13_5_in_turns_1_and_2_prussia_conquers_in_bohemia() -> None:
    told_ = story({"friedrich": "dippoldiswalde"}, turn=2, expert=True)
    told_.does("set-out friedrich", "step teplitz", "step bruex", "halt")
    assert marks(told_.state.conquered) == ["teplitz"]


@clause("13.5", "5.2.1")
def test_13_5_austria_defends() -> None:
    told_ = story({"friedrich": "beraun", "browne": "melnik"}, turn=1, expert=True)
    told_.does("set-out friedrich", "step prag", "step raudnitz", "halt")
    assert (marks(told_.state.conquered), marks(told_.state.questioned)) == ([], ["prag"])


@clause("13.1", "0.8")
def test_13_1_without_the_option_nothing_of_this() -> None:
    told_ = story({"friedrich": "bruex"}, phase="declare", turn=3, hands={"prussia": ["hearts-2"]})
    assert type(told_.frame).__name__ == "Maneuvering"
    assert not prussia_conquers(told_.state)
    assert prussia_conquers(position(expert=True))


# ---- turn 3 ---------------------------------------------------------------------------------------------------------


@clause("13.6")
def test_13_6_a_card_is_set_aside_face_down() -> None:
    told_ = declaring(conquered=["teplitz"])
    assert told_.seat == FREDERICK
    assert told_.legal == ["decline", "set-aside hearts-2-a", "set-aside spades-13-a"]
    told_.refused("set-aside clubs-2-a", clause="13.6").refused("end-movement", clause="13.6")
    keeps_secrets(told_)
    told_.does("set-aside hearts-2-a")
    s = told_.state
    assert (s.offensive, s.cards.cards(ASIDE), cards_of(s, "prussia")) == (
        DECLARED,
        [card("hearts-2-a")],
        ["spades-13-a"],
    )
    assert knowers(s, "hearts-2-a") == {FREDERICK}
    assert [event["card"] for event in told(told_, OffensiveDeclared, MARIA_THERESA)] == [None]
    assert marks(s.conquered) == ["teplitz"]
    assert prussia_conquers(s)


@clause("13.6")
@pytest.mark.parametrize(("turn", "active"), [(2, "prussia"), (4, "prussia"), (3, "hanover")])
def test_13_6_at_no_other_time(turn: int, active: str) -> None:
    told_ = declaring(turn=turn, active=active)
    assert not isinstance(told_.frame, Declaring)
    told_.refused("set-aside hearts-2-a", clause="13.6", reason="refused-declaration-time")


@clause("13.6")
def test_13_6_not_without_a_card() -> None:
    told_ = declaring(hands={})
    assert told_.legal == ["decline"]
    told_.refused("set-aside hearts-2-a", clause="13.6")


@clause("13.7")
def test_13_7_who_declines_conquers_no_more() -> None:
    told_ = declaring(conquered=["prag", "kolin", "saaz"]).does("decline")
    assert told_.state.offensive == GIVEN_UP
    assert marks(told_.state.conquered) == []
    assert OffensiveGivenUp() in told_.public_events()
    told_.does("set-out friedrich", "step teplitz", "step aussig", "halt")
    assert marks(told_.state.conquered) == []


# ---- victory --------------------------------------------------------------------------------------------------------


@clause("13.8")
def test_13_8_all_fourteen_at_the_end_of_a_prussian_stage() -> None:
    held = [name for name in BOHEMIA if name != "teplitz"]
    told_ = declared({"friedrich": "dippoldiswalde"}, conquered=held)
    told_.does("set-out friedrich", "step teplitz", "step bruex", "halt")
    assert len(marks(told_.state.conquered)) == 14
    answered(told_, "end-movement")
    assert told_.state.result == Result((FREDERICK,), "offensive")
    assert Won(FREDERICK, PRUSSIA) in told_.public_events()


@clause("13.8")
@pytest.mark.parametrize(
    ("fields", "held", "active"),
    [
        ({}, BOHEMIA[:13], "prussia"),
        ({"offensive": FAILED}, BOHEMIA, "prussia"),
        ({"offensive": "open"}, BOHEMIA, "prussia"),
        ({}, BOHEMIA, "hanover"),
    ],
)
def test_13_8_not_otherwise(fields: dict[str, Any], held: list[str], active: str) -> None:
    told_ = declared({"friedrich": "bruex"}, conquered=held, fields=fields, active=active, phase="close")
    assert told_.state.result is None


@clause("13.8", "5.2.2")
def test_13_8_the_fourteenth_may_be_conquered_in_phase_4() -> None:
    held = [name for name in BOHEMIA if name != "teplitz"]
    told_ = declared({"friedrich": "bruex"}, phase="conquest", conquered=held, questioned=["teplitz"])
    assert told_.state.result == Result((FREDERICK,), "offensive")


@clause("13.8", "13.9", "13.10")
def test_13_8_not_where_the_offensive_fails_in_phase_5_of_that_stage() -> None:
    places = {"keith": "pilsen", "friedrich": "berlin"}
    told_ = declared(places, phase="supply", face_down=["keith"], conquered=BOHEMIA, drawn=["poems"])
    assert (told_.state.result, told_.state.offensive, marks(told_.state.conquered)) == (None, FAILED, [])


# ---- Austria takes the card -----------------------------------------------------------------------------------------


def beaten_by(score: int, winner: str = "daun", active: str = "austria", own: int = 2, **more: Any) -> Scenario:
    """Keith, with his `own` armies, is beaten by so many."""
    armies = {"keith": own, winner: own + score}
    told_ = declared({"keith": "breslau", winner: "oels"}, active=active, phase="combat", armies=armies, **more)
    there = {"prussia": "attack breslau oels"}.get(active, "attack oels breslau")
    answered(told_, there, "yield")
    if type(told_.frame).__name__ == "Retreating":
        answered(told_, told_.legal[0])
    return told_


@clause("13.9")
@pytest.mark.parametrize("active", ["austria", "prussia"])
def test_13_9_austria_takes_the_card_when_she_wins_by_three(active: str) -> None:
    told_ = beaten_by(3, active=active)
    s = told_.state
    assert s.cards.zone[card("hearts-2-a")] == HAND + AUSTRIA
    assert knowers(s, "hearts-2-a") == {FREDERICK, MARIA_THERESA}
    assert [event["card"] for event in told(told_, OffensiveCardTaken, ELISABETH)] == [None]
    assert [event.card for event in told(told_, OffensiveCardTaken, MARIA_THERESA)] == [card("hearts-2-a")]
    assert s.offensive == DECLARED


@clause("13.9")
def test_13_9_not_by_two_not_by_russia_and_only_once() -> None:
    assert not taken(beaten_by(2, own=3))
    assert not taken(beaten_by(6, "saltikov", "russia"))
    again = beaten_by(5, aside=None, hands={"austria": ["hearts-2"]})
    assert told(again, OffensiveCardTaken) == []


@clause("13.9")
def test_13_9_the_final_score_counts_not_the_armies_lost() -> None:
    told_ = beaten_by(3, own=1)
    assert where(told_.state, "keith") == ("lost",)
    assert taken(told_)


@clause("13.9", "13.13")
@pytest.mark.parametrize(("place", "south"), [("breslau", True), ("malchin", False)])
def test_13_9_or_when_a_prussian_starves_south_of_line_5(place: str, south: bool) -> None:
    abroad = {"breslau": "pilsen", "malchin": "wismar"}[place]
    told_ = declared({"keith": abroad, "friedrich": "berlin"}, phase="supply", face_down=["keith"])
    assert where(told_.state, "keith") == ("lost",)
    assert taken(told_) is south


@clause("13.9")
def test_13_9_an_austrian_who_starves_there_does_not_count() -> None:
    told_ = declared({"daun": "breslau", "friedrich": "berlin"}, active="austria", phase="supply", face_down=["daun"])
    assert where(told_.state, "daun") == ("lost",)
    assert not taken(told_)


@clause("13.13")
def test_13_13_south_of_line_5() -> None:
    assert sum(SOUTH_OF_LINE_5[place] for place in ALL_CITIES) == 361
    assert SOUTH_OF_LINE_5[city("breslau")]
    assert not SOUTH_OF_LINE_5[city("berlin")]


@clause("13.9", "3.8")
def test_13_9_the_card_stays_secret_from_the_others() -> None:
    armies = {"keith": 2, "daun": 6}
    told_ = declared({"keith": "breslau", "daun": "oels"}, active="austria", phase="combat", armies=armies)
    answered(told_, "attack oels breslau")
    keeps_secrets(told_)


# ---- failure --------------------------------------------------------------------------------------------------------


@clause("13.10")
def test_13_10_the_card_after_the_subsidy() -> None:
    told_ = beaten_by(4, drawn=["poems"], conquered=["prag", "kolin", "leipzig"])
    assert told_.state.offensive == FAILED
    assert marks(told_.state.conquered) == ["leipzig"]
    assert OffensiveFailed() in told_.public_events()
    assert not prussia_conquers(told_.state)


@clause("13.10", "5.2.2")
def test_13_10_question_marks_go_too() -> None:
    told_ = beaten_by(4, active="prussia", drawn=["poems"], conquered=["kolin"], questioned=["prag"])
    assert told_.state.offensive == FAILED
    assert marks(told_.state.conquered) == marks(told_.state.questioned) == []


@clause("13.10")
@pytest.mark.parametrize("name", ["poems", "lord-bute"])
def test_13_10_the_subsidy_after_the_card(name: str) -> None:
    fields = {"offensive": DECLARED}
    told_ = drawing(name, {"friedrich": "bruex"}, expert=True, fields=fields, conquered=["prag"])
    assert told_.state.offensive == FAILED
    assert marks(told_.state.conquered) == []


@clause("13.10")
def test_13_10_one_of_the_two_is_not_enough() -> None:
    assert beaten_by(4).state.offensive == DECLARED
    told_ = drawing("poems", {"friedrich": "bruex"}, expert=True, fields={"offensive": DECLARED}, aside="hearts-2")
    assert told_.state.offensive == DECLARED
    other = drawing("india", {"friedrich": "bruex"}, expert=True, fields={"offensive": DECLARED})
    assert other.state.offensive == DECLARED


@clause("13.10", "13.8")
def test_13_10_afterwards_prussia_conquers_no_more() -> None:
    told_ = declared({"friedrich": "dippoldiswalde"}, fields={"offensive": FAILED}, aside=None)
    told_.does("set-out friedrich", "step teplitz", "step bruex", "halt")
    assert marks(told_.state.conquered) == []


# ---- the price ------------------------------------------------------------------------------------------------------

WITHOUT_FOUR = [name for name in AUSTRIAN if name not in ("bunzlau", "goerlitz", "muskau", "kamenz")]
NOT_SAXON = [name for name in objectives("austria", 1) if name not in ("zittau", "radeberg")]


@clause("13.11")
@pytest.mark.parametrize("state", [DECLARED, FAILED])
def test_13_11_austria_wins_with_four_missing(state: str) -> None:
    told_ = story(phase="end-of-turn", turn=4, expert=True, conquered=WITHOUT_FOUR, fields={"offensive": state})
    assert told_.state.result == Result((MARIA_THERESA,), "objectives")


@clause("13.11")
@pytest.mark.parametrize("state", ["open", GIVEN_UP])
def test_13_11_not_if_it_was_not_declared(state: str) -> None:
    told_ = story(phase="end-of-turn", turn=4, expert=True, conquered=WITHOUT_FOUR, fields={"offensive": state})
    assert told_.state.result is None


@clause("13.11")
def test_13_11_a_city_in_saxony_must_be_conquered() -> None:
    more: dict[str, Any] = {"expert": True, "fields": {"offensive": DECLARED}, "commands": {"imperial-army": ELISABETH}}
    s = position(phase="end-of-turn", conquered=NOT_SAXON, **more)
    assert (missing(s, AUSTRIA), complete(s, AUSTRIA)) == (1, False)
    imperial = position(phase="end-of-turn", conquered=[*NOT_SAXON, "leipzig"], **more)
    assert (missing(imperial, AUSTRIA), complete(imperial, AUSTRIA)) == (0, True)


@clause("13.11", "11.14")
def test_13_11_eight_of_twelve_once_eased() -> None:
    more: dict[str, Any] = {"expert": True, "fields": {"offensive": DECLARED}, "commands": {"imperial-army": ELISABETH}}
    eight = [name for name in objectives("austria", 1) if name not in ("cosel", "brieg", "oels", "neisse")]
    assert complete(position(phase="end-of-turn", conquered=eight, **more), AUSTRIA)
    assert missing(position(phase="end-of-turn", conquered=eight[1:], **more), AUSTRIA) == 1


@clause("13.12")
def test_13_12_austria_reconquers_in_bohemia() -> None:
    places = {"daun": "beraun", "friedrich": "teplitz"}
    told_ = declared(places, active="austria", conquered=["prag"])
    told_.does("set-out daun", "step prag", "step kladno", "halt")
    assert marks(told_.state.conquered) == []
    near = declared({**places, "friedrich": "laun"}, active="austria", conquered=["prag"])
    near.does("set-out daun", "step prag", "step kladno", "halt")
    assert (marks(near.state.conquered), marks(near.state.questioned)) == (["prag"], ["prag"])


# ---- The Austrian Theatre -------------------------------------------------------------------------------------------

THEATRE: dict[str, Any] = {"seats": 2, "two_players": "austrian-theatre"}


@clause("12.12", "12.11", "0.8")
@example("E47")
def test_e47_frederick_wins_by_his_fourteenth_objective() -> None:
    held = [*(name for name in BOHEMIA if name != "saaz"), *AUSTRIAN[:10]]
    told_ = story({"friedrich": "bruex", "daun": "bruenn"}, turn=9, conquered=held, **THEATRE)
    told_.does("set-out friedrich", "step laun", "step saaz")
    assert "saaz" not in marks(told_.state.conquered)
    told_.does("step kaaden")
    assert "saaz" in marks(told_.state.conquered)
    answered(told_, "end-movement")
    assert told_.state.result == Result((FREDERICK,), "offensive")


@clause("12.12", "13.6")
def test_12_12_all_game_long_and_without_a_declaration() -> None:
    told_ = story({"friedrich": "dippoldiswalde"}, turn=6, **THEATRE)
    told_.does("set-out friedrich", "step teplitz", "step bruex", "halt")
    assert marks(told_.state.conquered) == ["teplitz"]
    third = story({"friedrich": "bruex"}, phase="declare", turn=3, hands={"prussia": ["hearts-2"]}, **THEATRE)
    assert type(third.frame).__name__ == "Maneuvering"


@clause("12.12")
def test_12_12_not_in_the_west() -> None:
    west: dict[str, Any] = {"seats": 2, "two_players": "war-in-the-west"}
    told_ = story({"seydlitz": "dippoldiswalde"}, turn=6, **west)
    told_.does("set-out seydlitz", "step teplitz", "step bruex", "halt")
    assert marks(told_.state.conquered) == []
    assert story(phase="close", turn=6, conquered=BOHEMIA, **west).state.result is None


@clause("13.6", "13.9")
def test_13_6_what_viewers_may_suppose_of_the_card_aside() -> None:
    told_ = declared({"friedrich": "bruex", "daun": "prag"}, hands={"austria": ["clubs-3"], "prussia": ["clubs-5"]})
    keeps_secrets(told_)
    assert told_.view(MARIA_THERESA).cards["zone"][card("hearts-2-a")] == -1
    assert told_.view(FREDERICK).cards["zone"][card("hearts-2-a")] == ASIDE
    assert fate("poems") not in told_.state.drawn
    assert told_.state.city[piece("daun")] == city("prag")
