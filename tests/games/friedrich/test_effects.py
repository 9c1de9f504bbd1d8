"""13.22-13.31 The texts of the expert game that hold in the next turn."""

from typing import Any

import pytest
from tests.games.friedrich.fates import answered, keeps_secrets
from tests.games.friedrich.positions import (
    FREDERICK,
    MARIA_THERESA,
    marks,
    position,
    story,
    where,
)

from casusbelli.games.friedrich import effects
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    CUMBERLAND,
    FRANCE,
    FRIEDRICH,
    HANOVER,
    KEITH,
    PRUSSIA,
    RICHELIEU,
    SALTIKOV,
    SOUBISE,
    WINTERFELDT,
    city,
    distance,
    piece,
)
from casusbelli.games.friedrich.events import (
    Stepped,
)
from casusbelli.testing import Scenario, clause

# ---- card 2 ---------------------------------------------------------------------------------------------------------


@clause("13.22.1")
@pytest.mark.parametrize("place", ["kuestrin", "drossen", "landsberg", "neudamm"])
def test_13_22_1_fermor_does_not_move(place: str) -> None:
    told_ = story({"fermor": place, "saltikov": place}, active="russia", text=("event-2", "clubs"))
    told_.refused("set-out fermor", clause="13.22.1").refused("set-out saltikov+fermor", clause="13.22.1")
    told_.does("set-out saltikov")


@clause("13.22.1")
def test_13_22_1_elsewhere_he_moves() -> None:
    story({"fermor": "reppen"}, active="russia", text=("event-2", "clubs")).does("set-out fermor")
    story({"fermor": "kuestrin"}, active="russia", text=("event-2", "spades")).does("set-out fermor")


@clause("13.22.3", "13.25.2")
@pytest.mark.parametrize(
    ("text", "general", "mate"),
    [(("event-2", "diamonds"), SALTIKOV, piece("fermor")), (("event-5", "hearts"), RICHELIEU, SOUBISE)],
)
def test_13_22_3_two_cities_alone_or_in_a_stack(text: tuple[str, str], general: Any, mate: Any) -> None:
    s = position(text=text)
    assert effects.marching_range(s, (general,)) == 2
    assert effects.marching_range(s, (general, mate)) == 2
    assert effects.marching_range(s, (mate,)) == 3


@clause("13.22.3")
def test_13_22_3_a_third_normal_road_is_refused() -> None:
    told_ = story({"saltikov": "torun"}, active="russia", text=("event-2", "diamonds"))
    told_.does("set-out saltikov", "step lipno")
    assert len(told_.frame.way) == 2
    told_.does(told_.legal[0])
    assert type(told_.frame).__name__ == "Maneuvering"


# ---- card 3 ---------------------------------------------------------------------------------------------------------


@clause("13.23.1")
def test_13_23_1_no_card_of_ten_or_more_between_prussia_and_france() -> None:
    hands = {"prussia": ["spades-12", "reserve-1"], "france": ["spades-4"]}
    told_ = story({"keith": "breslau", "soubise": "oels"}, phase="combat", hands=hands, text=("event-3", "clubs"))
    told_.does("attack breslau oels")
    told_.refused("play spades-12-a", clause="13.23.1").refused("play-reserve reserve-1-a 10", clause="13.23.1")
    assert told_.legal == [*(f"play-reserve reserve-1-a {value}" for value in range(1, 10)), "yield"]
    assert effects.greatest_value(told_.state, PRUSSIA, AUSTRIA) == 13
    assert effects.greatest_value(told_.state, HANOVER, FRANCE) == 13


@clause("13.23.2")
def test_13_23_2_not_both_with_the_same_suit() -> None:
    places = {"hildburghausen": "merseburg", "friedrich": "halle", "soubise": "apolda", "cumberland": "weimar"}
    told_ = story(places, active="imperial-army", phase="combat", text=("event-3", "hearts"))
    answered(told_, "attack merseburg halle", "yield")
    assert told_.state.spent
    french = _french(places, told_.state.spent)
    assert type(french.frame).__name__ != "Attacking"
    elsewhere = _french({**places, "soubise": "koethen", "cumberland": "dessau"}, told_.state.spent)
    assert "attack koethen dessau" in elsewhere.legal
    assert "attack apolda weimar" in _french(places, 0).legal
    others = _french({**places, "soubise": "koethen", "richelieu": "apolda"}, told_.state.spent)
    assert "attack apolda weimar" in others.legal


def _french(places: dict[str, str], spent: int) -> Scenario:
    return story(places, active="france", phase="combat", text=("event-3", "hearts"), fields={"spent": spent})


@clause("13.23.3", "11.6")
def test_13_23_3_nobody_is_attacked_in_halle() -> None:
    places = {"friedrich": "halle", "hildburghausen": "merseburg"}
    told_ = story(places, active="imperial-army", phase="combat", text=("event-3", "diamonds"))
    assert type(told_.frame).__name__ != "Attacking"
    own = story(places, phase="combat", text=("event-3", "diamonds"))
    assert own.legal == ["attack halle merseburg"]


@clause("13.23.3")
def test_13_23_3_no_train_is_eliminated_in_halle() -> None:
    places = {"hildburghausen": "merseburg", "prussia-train-1": "halle"}
    told_ = story(places, active="imperial-army", text=("event-3", "diamonds")).does("set-out hildburghausen")
    told_.refused("step halle", clause="13.23.3", reason="refused-halle")
    story(places, active="imperial-army").does("set-out hildburghausen", "step halle")


# ---- card 4 ---------------------------------------------------------------------------------------------------------


@clause("13.24.3", "11.5", "11.6")
def test_13_24_3_cumberland_neither_moves_up_nor_eliminates() -> None:
    places = {"cumberland": "northeim", "soubise": "eschwege", "france-train-1": "goslar"}
    told_ = story(places, active="hanover", text=("event-4", "diamonds")).does("set-out cumberland")
    told_.refused("step goslar", clause="13.24.3", reason="refused-train-spared")
    told_.does("step goettingen").refused("halt", clause="13.24.3", reason="refused-attack-position")
    assert effects.refuse_end(told_.state, (CUMBERLAND,), city("goettingen")) is not None


# ---- card 5 ---------------------------------------------------------------------------------------------------------


CHEVERT = ("event-5", "diamonds")


@clause("13.25.3")
def test_13_25_3_chevert_and_one_mate_go_together_or_not_at_all() -> None:
    told_ = story({"richelieu": "kassel", "chevert": "kassel"}, active="france", text=CHEVERT)
    told_.refused("set-out richelieu", clause="13.25.3").refused("set-out chevert", clause="13.25.3")
    told_.does("set-out richelieu+chevert")


@clause("13.25.3")
def test_13_25_3_of_two_mates_one_may_leave() -> None:
    places = {"richelieu": "kassel", "soubise": "kassel", "chevert": "kassel"}
    told_ = story(places, active="france", text=CHEVERT)
    told_.refused("set-out richelieu+soubise", clause="13.25.3").refused("set-out chevert", clause="13.25.3")
    told_.does("set-out soubise", "step muenden", "halt").refused("set-out richelieu", clause="13.25.3")
    told_.does("set-out richelieu+chevert")


@clause("13.25.3")
def test_13_25_3_alone_at_the_start_he_is_free() -> None:
    story({"richelieu": "muenden", "chevert": "kassel"}, active="france", text=CHEVERT).does("set-out chevert")


@clause("13.25.3", "10.10")
@pytest.mark.parametrize(("there", "back"), [("chevert", "richelieu"), ("richelieu", "chevert")])
def test_13_25_3_who_comes_together_by_re_entry_is_free(there: str, back: str) -> None:
    told_ = story({there: "koblenz"}, active="france", text=CHEVERT, hands={"france": ["hearts-6"]})
    told_.does("recruit", "pay hearts-6-a", "settle 1 0", f"reenter {back} koblenz", f"set-out {there}")


# ---- card 7 ---------------------------------------------------------------------------------------------------------


@clause("13.27.2")
def test_13_27_2_no_new_army_for_friedrich_and_his_stack() -> None:
    places = {"friedrich": "oschatz", "winterfeldt": "oschatz", "keith": "breslau"}
    told_ = story(places, hands={"prussia": ["hearts-12"]}, armies={"friedrich": 3}, text=("event-7", "hearts"))
    told_.does("shift friedrich winterfeldt 1", "recruit", "pay hearts-12-a", "settle 2 0")
    told_.refused("reinforce friedrich", clause="13.27.2").refused("reinforce winterfeldt", clause="13.27.2")
    told_.does("reinforce keith")


@clause("13.27.2")
def test_13_27_2_friedrich_does_not_re_enter() -> None:
    told_ = story({"keith": "breslau"}, hands={"prussia": ["hearts-6"]}, text=("event-7", "hearts"))
    told_.does("recruit", "pay hearts-6-a", "settle 1 0").refused("reenter friedrich berlin", clause="13.27.2")
    told_.does("reenter dohna berlin")


def _stubborn(score: int, cards: list[str], **more: Any) -> Scenario:
    """Friedrich attacks in spades at this score, with these cards."""
    armies = {"friedrich": 1, "daun": 1 - score}
    told_ = story(
        {"friedrich": "breslau", "daun": "oels"},
        **{"phase": "combat", "armies": armies, "hands": {"prussia": cards}, "text": ("event-7", "diamonds"), **more},
    )
    return told_.does("attack breslau oels")


@clause("13.27.3")
def test_13_27_3_prussia_plays_on_to_a_positive_score() -> None:
    told_ = _stubborn(-4, ["spades-3", "spades-5"])
    told_.refused("yield", clause="13.27.3").does("play spades-3-a")
    assert told_.legal == ["play spades-5-a"]
    told_.refused("yield", clause="13.27.3").does("play spades-5-a")
    assert told_.frame.score == 4


@clause("13.27.3")
def test_13_27_3_the_right_does_not_pass_at_zero() -> None:
    told_ = _stubborn(-3, ["spades-3", "spades-5"]).does("play spades-3-a")
    assert (told_.seat, told_.legal) == (FREDERICK, ["play spades-5-a"])


@clause("13.27.3")
def test_13_27_3_if_the_cards_are_too_low_she_is_free() -> None:
    told_ = answered(_stubborn(-7, ["spades-3", "spades-4"]), "yield")
    assert told_.state.beaten[FRIEDRICH]


@clause("13.27.3")
def test_13_27_3_a_reserve_counts_ten() -> None:
    told_ = _stubborn(-7, ["reserve-1"]).refused("yield", clause="13.27.3")
    assert told_.legal == [f"play-reserve reserve-1-a {value}" for value in (8, 9, 10)]


@clause("13.27.3")
def test_13_27_3_only_the_first_combat() -> None:
    places = {"friedrich": "breslau", "daun": "oels", "laudon": "ohlau"}
    hands = {"prussia": ["spades-13", "spades-12", "spades-9"]}
    armies = {"friedrich": 3, "daun": 4, "laudon": 7}
    told_ = story(places, phase="combat", hands=hands, armies=armies, text=("event-7", "diamonds"))
    told_.does("attack breslau oels").refused("yield", clause="13.27.3").does("play spades-12-a", "yield")
    assert told_.legal == ["attack breslau ohlau"]
    answered(told_, "attack breslau ohlau", "yield")
    assert told_.state.beaten[FRIEDRICH]


@clause("13.27.3")
def test_13_27_3_a_combat_in_which_she_got_no_right_to_play_does_not_count() -> None:
    places = {"friedrich": "breslau", "daun": "oels", "laudon": "ohlau"}
    armies = {"friedrich": 4, "daun": 1, "laudon": 7}
    told_ = story(places, phase="combat", hands={"prussia": ["spades-12"]}, armies=armies, text=("event-7", "diamonds"))
    told_.does("attack breslau oels", "yield", "attack breslau ohlau").refused("yield", clause="13.27.3")


@clause("13.27.3")
def test_13_27_3_only_friedrich() -> None:
    hands = {"prussia": ["spades-12"]}
    told_ = story(
        {"keith": "breslau", "daun": "oels"},
        phase="combat",
        hands=hands,
        armies={"daun": 3},
        text=("event-7", "diamonds"),
    )
    answered(told_, "attack breslau oels", "yield")
    assert told_.state.beaten[KEITH]


# ---- card 8 ---------------------------------------------------------------------------------------------------------


AWAY = ("event-8", "clubs")
PURSUED = {"keith": "strehlen", "daun": "breslau", "laudon": "brieg"}


def _combat(places: dict[str, str], text: tuple[str, str] = AWAY) -> Scenario:
    return story(places, active="austria", phase="combat", text=text)


@clause("13.28.1")
def test_13_28_1_who_steps_away_is_attacked_by_nobody() -> None:
    told_ = _combat(PURSUED)
    assert told_.seat == FREDERICK
    assert told_.legal == ["decline", "dodge strehlen grottkau", "dodge strehlen reichenbach"]
    told_.refused("dodge strehlen brieg", clause="13.28.1").refused("dodge breslau oels", clause="13.28.1")
    told_.refused("attack breslau strehlen", clause="13.28.1")
    answered(told_, "dodge strehlen reichenbach")
    assert where(told_.state, "keith") == ("reichenbach",)
    assert Stepped((KEITH,), city("reichenbach")) in told_.public_events()
    assert type(told_.frame).__name__ not in ("Attacking", "Duel")


@clause("13.28.1")
def test_13_28_1_who_stays_is_attacked() -> None:
    told_ = _combat(PURSUED).does("decline")
    assert told_.legal == ["attack breslau strehlen", "attack brieg strehlen"]
    hemmed = {**PURSUED, "browne": "grottkau", "karl": "reichenbach"}
    assert type(_combat(hemmed).frame).__name__ == "Attacking"
    assert type(_combat({"keith": "strehlen", "laudon": "brieg"}).frame).__name__ == "Attacking"
    assert type(_combat(PURSUED, ("event-8", "hearts")).frame).__name__ == "Attacking"


@clause("13.28.1")
def test_13_28_1_nobody_steps_away_from_the_combats_of_another_nation() -> None:
    told_ = story({**PURSUED, "fermor": "grottkau"}, active="russia", phase="combat", text=AWAY)
    assert told_.legal == ["attack grottkau strehlen"]


@clause("13.28.1")
def test_13_28_1_a_stack_as_a_whole_once_and_into_no_new_combat() -> None:
    places = {"keith": "strehlen", "schwerin": "strehlen", "daun": "breslau", "laudon": "grottkau", "dohna": "oels"}
    told_ = _combat(places).does("dodge strehlen brieg")
    assert where(told_.state, "keith", "schwerin") == ("brieg", "brieg")
    assert "dodge brieg ohlau" not in told_.legal
    answered(told_, "dodge oels namslau")
    assert type(told_.frame).__name__ not in ("Attacking", "SteppingAway")
    assert marks(told_.state.conquered) == []


@clause("13.28.1", "6.8")
def test_13_28_1_the_question_tells_nothing_of_armies() -> None:
    places = {"keith": "strehlen", "schwerin": "strehlen", "daun": "breslau", "laudon": "grottkau", "dohna": "oels"}
    told_ = story(places, active="austria", phase="combat", text=AWAY, armies={"keith": 5, "dohna": 3, "daun": 6})
    keeps_secrets(told_)
    keeps_secrets(told_.does("dodge strehlen brieg"))


@clause("13.28.3", "13.30.2", "11.8")
def test_13_28_3_the_first_card_where_friedrich_attacks_counts_five_more() -> None:
    places = {"friedrich": "oschatz", "winterfeldt": "oschatz", "daun": "riesa", "keith": "breslau", "laudon": "oels"}
    s = position(places, text=("event-8", "diamonds"))
    oschatz, riesa = city("oschatz"), city("riesa")
    assert effects.counted(s, PRUSSIA, city("breslau"), city("oels"), 4) == 4
    assert effects.counted(s, PRUSSIA, riesa, oschatz, 4) == 4
    assert effects.counted(s, AUSTRIA, oschatz, riesa, 4) == 4
    assert effects.counted(s, PRUSSIA, oschatz, riesa, 4) == 9
    assert effects.counted(s, PRUSSIA, oschatz, riesa, 4) == 4


@clause("13.28.3", "13.30.2")
@pytest.mark.parametrize("event", ["event-8 diamonds", "event-10 hearts"])
def test_13_28_3_without_friedrich_on_the_map_nothing_changes(event: str) -> None:
    name, of = event.split()
    s = position({"keith": "breslau", "laudon": "oels"}, text=(name, of))
    assert effects.counted(s, PRUSSIA, city("breslau"), city("oels"), 4) == 4
    assert s.spent == 0


# ---- card 9 ---------------------------------------------------------------------------------------------------------


@clause("13.29.1")
def test_13_29_1_friedrich_moves_four_cities_also_in_a_stack() -> None:
    told_ = story({"friedrich": "oschatz", "winterfeldt": "oschatz"}, text=("event-9", "clubs"))
    told_.does("set-out friedrich+winterfeldt", "step torgau", "step bitterfeld", "step dessau", "step belzig")
    assert where(told_.state, "friedrich", "winterfeldt") == ("belzig", "belzig")
    assert effects.marching_range(told_.state, (WINTERFELDT,)) == 3


# ---- card 10 --------------------------------------------------------------------------------------------------------


@clause("13.30.2", "11.8")
def test_13_30_2_the_first_card_where_friedrich_is_attacked_counts_nothing() -> None:
    hands = {"prussia": ["spades-10", "spades-9"]}
    told_ = story(
        {"daun": "oels", "friedrich": "breslau"},
        active="austria",
        phase="combat",
        armies={"daun": 4},
        hands=hands,
        text=("event-10", "hearts"),
    )
    told_.does("attack oels breslau", "play spades-10-a")
    assert (told_.frame.score, told_.seat) == (3, FREDERICK)
    told_.does("play spades-9-a")
    assert told_.frame.score == -6


@clause("13.30.2", "7.2.8")
def test_13_30_2_at_zero_the_right_passes() -> None:
    told_ = story(
        {"daun": "oels", "friedrich": "breslau"},
        active="austria",
        phase="combat",
        armies={"daun": 1, "friedrich": 3},
        hands={"austria": ["spades-2"], "prussia": ["spades-10"]},
        text=("event-10", "hearts"),
    )
    told_.does("attack oels breslau", "play spades-2-a")
    assert told_.seat == FREDERICK
    told_.does("play spades-10-a")
    assert (told_.frame.score, told_.seat) == (0, MARIA_THERESA)


# ---- card 11 --------------------------------------------------------------------------------------------------------


@clause("13.31.2")
@pytest.mark.parametrize(("text", "questioned"), [(("event-11", "hearts"), True), (None, False)])
def test_13_31_2_heinrich_protects_four_cities_away(text: tuple[str, str] | None, questioned: bool) -> None:
    told_ = story({"heinrich": "berlin", "ehrensvaerd": "prenzlau"}, active="sweden", text=text)
    assert distance(city("berlin"), city("angermuende")) == 4
    told_.does("set-out ehrensvaerd", "step angermuende", "step prenzlau", "halt")
    assert ("angermuende" in marks(told_.state.questioned)) is questioned
    assert ("angermuende" in marks(told_.state.conquered)) is not questioned
    assert effects.protection_range(told_.state, KEITH) == 3
