"""13.1-13.4, 13.21-13.32 The expert game: the texts of all suits."""

from typing import Any

import pytest
from tests.games.friedrich.fates import answered, drawing, keeps_secrets, knowers, objectives, reading, told
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    armies_of,
    cards_of,
    marks,
    position,
    story,
    where,
)

from casusbelli.games.friedrich import ch05_conquest, effects
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    CUMBERLAND,
    DAUN,
    EVENT_12,
    EVENTS,
    FATES,
    FRANCE,
    FRIEDRICH,
    HANOVER,
    HEARTS,
    HEINRICH,
    HILDBURGHAUSEN,
    IMPERIAL_ARMY,
    KEITH,
    PRUSSIA,
    RICHELIEU,
    RUSSIA,
    SALTIKOV,
    SOUBISE,
    SPADES,
    SUITS,
    TOTTLEBEN,
    WINTERFELDT,
    card,
    city,
    distance,
    fate,
    piece,
    suit,
)
from casusbelli.games.friedrich.events import (
    ArmyGained,
    ArmyLost,
    CardGiven,
    CardsDrawn,
    Declined,
    LossBorne,
    NoEffect,
    Reinforced,
    Stepped,
    TurnedDown,
)
from casusbelli.games.friedrich.state import HAND, STOCK, USED
from casusbelli.testing import Scenario, clause, example


def nothing(scenario: Scenario) -> bool:
    """Whether all have been told that the card changes nothing."""
    return NoEffect(scenario.state.drawn[-1]) in scenario.public_events()


# ---- which text -----------------------------------------------------------------------------------------------------


@clause("13.1", "13.2", "2.11")
def test_13_1_only_the_expert_game_reads_other_suits() -> None:
    places = {"daun": "torgau"}
    fields = {"victor": DAUN, "offensive": "given-up"}
    assert drawing("event-4", places, expert=True, fields=fields).state.text % 4 == HEARTS
    assert drawing("event-4", places, fields=fields).state.text % 4 == SPADES


@clause("13.2", "13.3", "13.4")
@example("E42")
def test_e42_the_suit_where_the_last_victor_stands() -> None:
    fields = {"victor": DAUN, "offensive": "given-up"}
    told_ = drawing("event-12", {"daun": "torgau"}, expert=True, fields=fields)
    assert effects.in_force(told_.state, EVENT_12, HEARTS)
    lost = drawing("event-12", {"friedrich": "torgau"}, expert=True, fields=fields)
    assert effects.in_force(lost.state, EVENT_12, SPADES)
    assert effects.marching_range(lost.state, (DAUN,)) == 2


@clause("13.3")
def test_13_3_before_the_first_victory_it_is_friedrich() -> None:
    told_ = drawing("event-1", {"friedrich": "oschatz"}, expert=True)
    assert SUITS[told_.state.text % 4] == "diamonds"


@clause("13.3")
def test_13_3_the_supreme_commander_of_the_stack_that_won_a_tie_changes_nothing() -> None:
    places = {"heinrich": "breslau", "keith": "breslau", "daun": "oels"}
    told_ = story(places, phase="combat", armies={"heinrich": 5, "daun": 2})
    answered(told_, "attack breslau oels", "yield")
    assert told_.state.victor == HEINRICH
    tied = story({"keith": "breslau", "daun": "oels"}, phase="combat", fields={"victor": HEINRICH})
    answered(tied, "attack breslau oels", "yield")
    assert tied.state.victor == HEINRICH


@clause("13.4")
def test_13_4_a_victor_whose_nation_is_out_reads_spades() -> None:
    fields = {"victor": SALTIKOV, "offensive": "given-up"}
    told_ = drawing("event-1", {"friedrich": "oschatz"}, expert=True, fields=fields, out=["russia"])
    assert told_.state.text % 4 == SPADES


NOTHING = ["4 clubs", "5 clubs", "6 hearts", "7 clubs", "8 hearts", "9 hearts", "10 diamonds", "11 diamonds"]


@clause("13.24.1", "13.25.1", "13.26.2", "13.27.1", "13.28.2", "13.29.2", "13.30.3", "13.31.3", "13.32.3")
@pytest.mark.parametrize("text", [*NOTHING, "12 diamonds"])
def test_13_texts_that_say_nothing(text: str) -> None:
    number, name = text.split()
    told_ = reading(f"event-{number}", name, {"friedrich": "berlin", "daun": "prag", "soubise": "fulda"})
    assert nothing(told_)
    s = told_.state
    assert (s.turn, s.text % 4) == (8, suit(name))
    assert effects.marching_range(s, (FRIEDRICH,)) == effects.marching_range(s, (DAUN,)) == 3
    assert effects.greatest_value(s, PRUSSIA, FRANCE) == 13


# ---- card 1 ---------------------------------------------------------------------------------------------------------


@clause("13.21.1", "11.7")
def test_13_21_1_a_russian_general_of_her_choice() -> None:
    told_ = reading("event-1", "clubs", {"apraxin": "torun", "fermor": "lipno"}, armies={"apraxin": 8})
    assert told_.seat == ELISABETH
    assert told_.legal == ["choose fermor"]
    keeps_secrets(told_)
    answered(told_, "choose fermor")
    assert ArmyGained(RUSSIA, 10) in told_.public_events()
    assert told(told_, Reinforced, FREDERICK) == []


HANDS = {"austria": ["hearts-3", "hearts-4"], "russia": ["clubs-9", "clubs-10"]}


@clause("13.21.2", "3.8")
def test_13_21_2_each_chooses_without_seeing_the_card_of_the_other() -> None:
    told_ = reading("event-1", "hearts", hands=HANDS)
    assert told_.seat == MARIA_THERESA
    told_.refused("give clubs-9-a", clause="3.7").does("give hearts-4-a")
    assert told_.seat == ELISABETH
    keeps_secrets(told_)
    answered(told_, "give clubs-9-a")
    s = told_.state
    assert cards_of(s, "austria") == ["clubs-9-a", "hearts-3-a"]
    assert cards_of(s, "russia") == ["clubs-10-a", "hearts-4-a"]
    assert knowers(s, "clubs-9-a") == knowers(s, "hearts-4-a") == {ELISABETH, MARIA_THERESA}
    assert knowers(s, "hearts-3-a") == {MARIA_THERESA}
    assert [event["card"] for event in told(told_, CardGiven, FREDERICK)] == [None, None]
    assert [event.card for event in told(told_, CardGiven, ELISABETH)] == [card("hearts-4-a"), card("clubs-9-a")]


@clause("13.21.2", "3.8")
def test_13_21_2_of_the_card_offered_the_others_see_the_back() -> None:
    hands = {"austria": ["hearts-3", "hearts-4-b", "hearts-5-b"], "russia": ["clubs-9"]}
    told_ = reading("event-1", "hearts", hands=hands)
    keeps_secrets(told_, told_.does("give hearts-4-b"))
    for seat, seen in ((MARIA_THERESA, card("hearts-4-b")), (ELISABETH, None), (FREDERICK, None)):
        frame = told_.view(seat).plain()["stack"][-1]
        assert (frame["offered"], frame["back"]) == (seen, 1)


@clause("13.21.2", "11.3")
def test_13_21_2_both_must_agree() -> None:
    refused = answered(reading("event-1", "hearts", hands=HANDS), "give hearts-4-a", "decline")
    assert cards_of(refused.state, "austria") == ["hearts-3-a", "hearts-4-a"]
    assert knowers(refused.state, "hearts-4-a") == {MARIA_THERESA}
    assert Declined(RUSSIA) in refused.public_events()
    assert told(refused, CardGiven) == []
    first = answered(reading("event-1", "hearts", hands=HANDS), "decline")
    assert Declined(AUSTRIA) in first.public_events()
    assert nothing(reading("event-1", "hearts", hands={"austria": ["hearts-3"]}))
    assert nothing(reading("event-1", "hearts", hands={"austria": ["hearts-3"]}, out=["russia"]))


@clause("13.21.2", "13.9", "3.8")
def test_13_21_2_what_prussia_knew_of_austria_s_hand_may_have_gone() -> None:
    told_ = reading("event-1", "hearts", hands=HANDS)
    told_.state.cards.known[card("hearts-3-a")] |= 1 << FREDERICK
    answered(told_, "give hearts-4-a", "give clubs-9-a")
    assert knowers(told_.state, "hearts-3-a") == {MARIA_THERESA}


@clause("13.21.3", "11.7")
def test_13_21_3_tottleben_gets_an_army() -> None:
    told_ = reading("event-1", "diamonds", {"tottleben": "sierpc", "fermor": "lipno"})
    assert armies_of(told_.state, "tottleben") == (2,)
    assert told(told_, Reinforced, ELISABETH) == [Reinforced(TOTTLEBEN, 1)]
    assert nothing(reading("event-1", "diamonds", {"tottleben": "sierpc"}, armies={"tottleben": 8}))
    assert nothing(reading("event-1", "diamonds", {"fermor": "lipno"}))


@clause("13.21.3", "13.22.2", "13.26.1", "3.8")
@pytest.mark.parametrize("text", ["1 diamonds", "2 hearts", "6 clubs"])
def test_13_21_3_nothing_more_is_told_than_the_total(text: str) -> None:
    number, name = text.split()
    places = {"tottleben": "sierpc", "apraxin": "lipno", "daun": "prag", "browne": "melnik"}
    armies = {"tottleben": 4, "apraxin": 2, "daun": 8, "browne": 3}
    told_ = story(
        {"lehwaldt": {"diamonds": "ortelsburg", "hearts": "mohrungen", "clubs": "osterode-m8"}[name], **places},
        phase="end-of-turn",
        turn=7,
        expert=True,
        armies=armies,
        fields={"victor": piece("lehwaldt"), "offensive": "given-up"},
    )
    keeps_secrets(told_)
    keeps_secrets(told_.script(fate(f"event-{number}")))


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


@clause("13.22.2", "11.7")
def test_13_22_2_apraxin_loses_an_army_but_not_his_last() -> None:
    told_ = reading("event-2", "hearts", {"apraxin": "lipno", "fermor": "torun"}, armies={"apraxin": 4})
    assert armies_of(told_.state, "apraxin") == (3,)
    assert ArmyLost(RUSSIA, 4) in told_.public_events()
    assert told(told_, LossBorne, FREDERICK) == []
    last = reading("event-2", "hearts", {"apraxin": "lipno", "fermor": "torun"}, armies={"fermor": 4})
    assert nothing(last)
    assert armies_of(last.state, "apraxin") == (1,)


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


@clause("13.24.2", "3.14")
def test_13_24_2_france_exchanges_a_card_with_the_deck() -> None:
    told_ = reading("event-4", "hearts", hands={"france": ["hearts-3", "hearts-9"]})
    assert told_.seat == POMPADOUR
    told_.refused("end-movement", clause="3.7")
    keeps_secrets(told_)
    answered(told_, "give hearts-3-a").script((card("clubs-2-a"),))
    s = told_.state
    assert cards_of(s, "france") == ["clubs-2-a", "hearts-9-a"]
    assert s.cards.zone[card("hearts-3-a")] == USED
    assert knowers(s, "hearts-3-a") == {POMPADOUR}
    drawn = [event for event in told(told_, CardsDrawn, ELISABETH) if event["nation"] == FRANCE]
    assert [(event["count"], event["cards"]) for event in drawn] == [(1, None)]


@clause("13.24.2", "11.3")
def test_13_24_2_france_may_decline_and_needs_a_card() -> None:
    told_ = answered(reading("event-4", "hearts", hands={"france": ["hearts-3"]}), "decline")
    assert cards_of(told_.state, "france") == ["hearts-3-a"]
    assert nothing(reading("event-4", "hearts"))
    assert nothing(reading("event-4", "hearts", out=["france"]))


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


# ---- card 6 ---------------------------------------------------------------------------------------------------------


@clause("13.26.1", "11.7")
def test_13_26_1_daun_gets_an_army() -> None:
    told_ = reading("event-6", "clubs", {"daun": "prag", "browne": "melnik"})
    assert armies_of(told_.state, "daun", "browne") == (2, 1)
    names = ("daun", "browne", "karl", "laudon")
    most = dict.fromkeys(names, 8) | {"laudon": 6}
    full = reading(
        "event-6", "clubs", dict(zip(names, ("prag", "melnik", "tabor", "olmuetz"), strict=True)), armies=most
    )
    assert nothing(full)
    assert nothing(reading("event-6", "clubs", {"daun": "prag"}, armies={"daun": 8}))


@clause("13.26.3")
def test_13_26_3_austria_puts_a_stack_in_saxony_out_of_supply() -> None:
    places = {
        "friedrich": "oschatz",
        "winterfeldt": "oschatz",
        "keith": "breslau",
        "heinrich": "prag",
        "daun": "melnik",
    }
    told_ = reading("event-6", "diamonds", {**places, "dohna": "dresden"}, face_down=["dohna"])
    assert told_.seat == MARIA_THERESA
    assert sorted(told_.legal) == ["decline", "exhaust oschatz", "exhaust prag"]
    told_.refused("exhaust breslau", clause="13.26.3").refused("exhaust dresden", clause="13.26.3")
    told_.why_not("piece:keith", clause="13.26.3").refused("end-movement", clause="13.26.3")
    answered(told_, "exhaust oschatz")
    assert told(told_, TurnedDown) == [TurnedDown(FRIEDRICH), TurnedDown(WINTERFELDT)]
    assert nothing(reading("event-6", "diamonds", {"keith": "breslau"}))


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
def test_13_28_1_a_stack_as_a_whole_once_and_into_no_new_combat() -> None:
    places = {"keith": "strehlen", "schwerin": "strehlen", "daun": "breslau", "laudon": "grottkau", "dohna": "oels"}
    told_ = _combat(places).does("dodge strehlen brieg")
    assert where(told_.state, "keith", "schwerin") == ("brieg", "brieg")
    assert "dodge brieg ohlau" not in told_.legal
    answered(told_, "dodge oels namslau")
    assert type(told_.frame).__name__ not in ("Attacking", "SteppingAway")
    assert marks(told_.state.conquered) == []


@clause("13.28.3", "13.30.2", "11.8")
def test_13_28_3_the_first_card_where_friedrich_attacks_counts_five_more() -> None:
    s = position(text=("event-8", "diamonds"))
    assert effects.counted(s, PRUSSIA, (KEITH,), (DAUN,), 4) == 4
    assert effects.counted(s, PRUSSIA, (DAUN,), (FRIEDRICH,), 4) == 4
    assert effects.counted(s, AUSTRIA, (FRIEDRICH,), (DAUN,), 4) == 4
    assert effects.counted(s, PRUSSIA, (FRIEDRICH, WINTERFELDT), (DAUN,), 4) == 9
    assert effects.counted(s, PRUSSIA, (FRIEDRICH,), (DAUN,), 4) == 4


# ---- card 9 ---------------------------------------------------------------------------------------------------------


@clause("13.29.1")
def test_13_29_1_friedrich_moves_four_cities_also_in_a_stack() -> None:
    told_ = story({"friedrich": "oschatz", "winterfeldt": "oschatz"}, text=("event-9", "clubs"))
    told_.does("set-out friedrich+winterfeldt", "step torgau", "step bitterfeld", "step dessau", "step belzig")
    assert where(told_.state, "friedrich", "winterfeldt") == ("belzig", "belzig")
    assert effects.marching_range(told_.state, (WINTERFELDT,)) == 3


@clause("13.29.3", "3.8")
def test_13_29_3_prussia_gives_a_card_and_draws_one_blind() -> None:
    hands = {"prussia": ["hearts-2", "hearts-3"], "austria": ["spades-13", "clubs-4"]}
    told_ = reading("event-9", "diamonds", hands=hands)
    assert told_.seat == FREDERICK
    keeps_secrets(told_)
    answered(told_, "give hearts-2-a").script(card("spades-13-a"))
    s = told_.state
    assert "spades-13-a" in cards_of(s, "prussia")
    assert cards_of(s, "austria") == ["clubs-4-a", "hearts-2-a"]
    assert knowers(s, "spades-13-a") == knowers(s, "hearts-2-a") == {FREDERICK, MARIA_THERESA}
    assert [event["card"] for event in told(told_, CardGiven, ELISABETH)] == [None, None]


@clause("13.29.3", "3.8")
def test_13_29_3_outsiders_learn_nothing_from_the_blind_draw() -> None:
    hands = {"prussia": ["hearts-2", "hearts-3"], "austria": ["spades-13", "clubs-4"]}
    told_ = reading("event-9", "diamonds", hands=hands)
    told_.state.cards.known[card("clubs-4-a")] |= 1 << ELISABETH
    answered(told_, "give hearts-2-a")
    assert told_.chance is not None
    assert told_.chance.frame.sees(told_.state) == (FREDERICK, MARIA_THERESA)
    keeps_secrets(told_)
    told_.script(card("spades-13-a"))
    assert knowers(told_.state, "clubs-4-a") == {MARIA_THERESA}


@clause("13.29.3", "11.3")
def test_13_29_3_from_an_empty_hand_she_gets_her_own_card_back() -> None:
    told_ = reading("event-9", "diamonds", hands={"prussia": ["hearts-2"]})
    answered(told_, "give hearts-2-a").script(card("hearts-2-a"))
    assert told_.state.cards.count(HAND + AUSTRIA) == 0
    assert "hearts-2-a" in cards_of(told_.state, "prussia")
    assert nothing(reading("event-9", "diamonds"))
    kept = answered(reading("event-9", "diamonds", hands={"prussia": ["hearts-2"]}), "decline")
    assert Declined(PRUSSIA) in kept.public_events()


# ---- card 10 --------------------------------------------------------------------------------------------------------


@clause("13.30.1", "11.7")
def test_13_30_1_a_prussian_general_of_her_choice_loses_an_army() -> None:
    told_ = reading("event-10", "clubs", {"keith": "berlin", "dohna": "stettin"}, armies={"keith": 3})
    assert told_.legal == ["choose keith"]
    told_.refused("choose dohna", clause="11.7", reason="refused-choose-last")
    keeps_secrets(told_)
    answered(told_, "choose keith")
    assert armies_of(told_.state, "keith") == (2,)
    assert ArmyLost(PRUSSIA, 4) in told_.public_events()
    assert nothing(reading("event-10", "clubs", {"keith": "berlin"}))


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


@clause("13.31.1", "11.7")
def test_13_31_1_a_hanoverian_general() -> None:
    told_ = reading("event-11", "clubs", {"ferdinand": "stade", "cumberland": "alfeld"})
    assert (told_.seat, told_.legal) == (FREDERICK, ["choose ferdinand", "choose cumberland"])
    answered(told_, "choose cumberland")
    assert armies_of(told_.state, "ferdinand", "cumberland") == (1, 2)
    places, most = {"ferdinand": "stade", "cumberland": "alfeld"}, {"ferdinand": 8, "cumberland": 4}
    assert nothing(reading("event-11", "clubs", places, armies=most))


@clause("13.31.2")
@pytest.mark.parametrize(("text", "questioned"), [(("event-11", "hearts"), True), (None, False)])
def test_13_31_2_heinrich_protects_four_cities_away(text: tuple[str, str] | None, questioned: bool) -> None:
    told_ = story({"heinrich": "berlin", "ehrensvaerd": "prenzlau"}, active="sweden", text=text)
    assert distance(city("berlin"), city("angermuende")) == 4
    told_.does("set-out ehrensvaerd", "step angermuende", "step prenzlau", "halt")
    assert ("angermuende" in marks(told_.state.questioned)) is questioned
    assert ("angermuende" in marks(told_.state.conquered)) is not questioned
    assert effects.protection_range(told_.state, KEITH) == 3


# ---- card 12 --------------------------------------------------------------------------------------------------------


@clause("13.32.1")
@example("E43")
@pytest.mark.parametrize(("place", "down"), [("anklam", True), ("malchin", False)])
def test_e43_ehrensvaerd_five_or_six_cities_from_his_train(place: str, down: bool) -> None:
    told_ = reading("event-12", "clubs", {"ehrensvaerd": place, "sweden-train": "wismar"})
    assert (told(told_, TurnedDown) == [TurnedDown(piece("ehrensvaerd"))]) is down
    assert nothing(told_) is not down


@clause("13.32.1", "11.3")
def test_13_32_1_even_at_home_and_not_when_sweden_is_out() -> None:
    told_ = reading("event-12", "clubs", {"ehrensvaerd": "wolgast", "sweden-train": "wismar"})
    assert told_.state.face_down[piece("ehrensvaerd")]
    assert nothing(reading("event-12", "clubs", out=["sweden"]))


@clause("13.32.2", "11.9")
def test_13_32_2_hildburghausen_is_driven_west() -> None:
    places = {"hildburghausen": "leipzig", "friedrich": "halle", "keith": "wurzen"}
    told_ = reading("event-12", "hearts", places, beaten=["hildburghausen"])
    assert (told_.seat, told_.legal) == (FREDERICK, ["decline", "go naumburg", "go querfurt"])
    told_.refused("go merseburg", clause="13.32.2").refused("go artern", clause="13.32.2")
    told_.refused("end-movement", clause="13.32.2")
    answered(told_, "go naumburg")
    assert where(told_.state, "hildburghausen") == ("naumburg",)
    assert marks(told_.state.conquered) == []


@clause("13.32.2", "5.4.2")
def test_13_32_2_frederick_may_put_him_where_an_ally_wants_to_go() -> None:
    held = [name for name in objectives("austria") if name != "radeberg"]
    places = {"hildburghausen": "bautzen", "friedrich": "halle"}
    more: dict[str, Any] = {"conquered": held, "commands": {"imperial-army": POMPADOUR}}
    told_ = reading("event-12", "hearts", places, beaten=["hildburghausen"], **more)
    assert ch05_conquest.refuse_stop(told_.state, IMPERIAL_ARMY, city("radeberg")) is not None
    answered(told_, "go radeberg")


@clause("13.32.2", "11.3")
def test_13_32_2_only_if_he_was_beaten_and_stands_on_the_map() -> None:
    places = {"hildburghausen": "leipzig", "friedrich": "halle", "keith": "wurzen"}
    assert nothing(reading("event-12", "hearts", places))
    assert nothing(reading("event-12", "hearts", {"friedrich": "halle"}, beaten=["hildburghausen"]))
    shut = {**places, "dohna": "merseburg", "heinrich": "eilenburg", "seydlitz": "borna", "schwerin": "grimma"}
    assert nothing(reading("event-12", "hearts", shut, beaten=["hildburghausen"]))
    told_ = answered(reading("event-12", "hearts", places, beaten=["hildburghausen"]), "decline")
    assert where(told_.state, "hildburghausen") == ("leipzig",)


@clause("13.32.2")
def test_13_32_2_a_combat_lost_in_this_turn_counts() -> None:
    places = {"hildburghausen": "merseburg", "friedrich": "halle"}
    told_ = story(places, active="imperial-army", phase="combat", armies={"hildburghausen": 2, "friedrich": 3})
    told_.does("attack merseburg halle", "yield")
    assert told_.state.beaten[HILDBURGHAUSEN]


@clause("13.2")
def test_13_2_every_event_is_read_in_every_suit() -> None:
    places = {"daun": "prag", "friedrich": "berlin", "apraxin": "torun", "ehrensvaerd": "stralsund"}
    for event in EVENTS:
        for name in SUITS:
            told_ = reading(FATES[event], name, places)
            assert told_.state.text == effects.text_of(event, suit(name))
            assert told_.state.cards.count(STOCK) == 50
