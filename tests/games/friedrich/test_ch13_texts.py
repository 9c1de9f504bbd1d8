"""13.1-13.4, 13.21-13.32 The expert game: which text is read, and the texts that work at once."""

from typing import Any

import pytest
from tests.games.friedrich.fates import (
    IN_THE_SUIT,
    answered,
    drawing,
    keeps_secrets,
    knowers,
    objectives,
    reading,
    told,
)
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    armies_of,
    cards_of,
    marks,
    story,
    where,
)

from casusbelli.games.friedrich import ch05_conquest, effects
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    DAUN,
    EVENT_12,
    EVENTS,
    FATES,
    FRANCE,
    FRIEDRICH,
    HEARTS,
    HEINRICH,
    HILDBURGHAUSEN,
    IMPERIAL_ARMY,
    PRUSSIA,
    RUSSIA,
    SALTIKOV,
    SPADES,
    SUITS,
    TACTICAL_CARDS,
    TOTTLEBEN,
    WINTERFELDT,
    card,
    city,
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
    TurnedDown,
    UsedShuffled,
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
    assert told_.state.text == effects.text_of(EVENT_12, HEARTS)
    lost = drawing("event-12", {"friedrich": "torgau"}, expert=True, fields=fields)
    assert lost.state.text == effects.text_of(EVENT_12, SPADES)
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


@clause("13.4")
def test_13_4_a_victor_who_was_lost_and_is_back_counts_again() -> None:
    fields = {"victor": DAUN, "offensive": "given-up"}
    lost = drawing("event-4", {"friedrich": "torgau"}, expert=True, fields=fields)
    back = drawing("event-4", {"friedrich": "oschatz", "daun": "torgau"}, expert=True, fields=fields)
    assert [SUITS[told_.state.text % 4] for told_ in (lost, back)] == ["spades", "hearts"]


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


@clause("13.21.1", "11.7")
def test_13_21_1_where_all_russians_on_the_map_are_full_there_is_no_gift() -> None:
    full = dict.fromkeys(("fermor", "apraxin"), 8)
    assert nothing(reading("event-1", "clubs", {"fermor": "torun", "apraxin": "lipno"}, armies=full))


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


@clause("13.21.2", "3.9")
def test_13_21_2_the_back_tells_that_a_known_card_is_still_there() -> None:
    hands = {"austria": ["hearts-3", "hearts-4-b", "hearts-5-b"], "russia": ["clubs-9"]}
    told_ = reading("event-1", "hearts", hands=hands)
    for name in ("hearts-3-a", "hearts-5-b"):
        told_.state.cards.known[card(name)] |= 1 << FREDERICK
    answered(told_, "give hearts-4-b", "give clubs-9-a")
    assert knowers(told_.state, "hearts-3-a") == {FREDERICK, MARIA_THERESA}
    assert knowers(told_.state, "hearts-5-b") == {MARIA_THERESA}


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
        {"lehwaldt": IN_THE_SUIT[name], **places},
        phase="end-of-turn",
        turn=7,
        expert=True,
        armies=armies,
        fields={"victor": piece("lehwaldt"), "offensive": "given-up"},
    )
    keeps_secrets(told_)
    keeps_secrets(told_.script(fate(f"event-{number}")))


# ---- card 2 ---------------------------------------------------------------------------------------------------------


@clause("13.22.2", "11.7")
def test_13_22_2_apraxin_loses_an_army_but_not_his_last() -> None:
    told_ = reading("event-2", "hearts", {"apraxin": "lipno", "fermor": "torun"}, armies={"apraxin": 4})
    assert armies_of(told_.state, "apraxin") == (3,)
    assert ArmyLost(RUSSIA, 4) in told_.public_events()
    assert told(told_, LossBorne, FREDERICK) == []
    last = reading("event-2", "hearts", {"apraxin": "lipno", "fermor": "torun"}, armies={"fermor": 4})
    assert nothing(last)
    assert armies_of(last.state, "apraxin") == (1,)


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


@clause("13.24.2", "3.16")
def test_13_24_2_where_no_other_card_is_left_france_draws_her_own_again() -> None:
    others = [name for name in TACTICAL_CARDS if name != "hearts-3-a"]
    told_ = reading("event-4", "hearts", hands={"france": ["hearts-3"], "prussia": others})
    answered(told_, "give hearts-3-a").script((card("hearts-3-a"),))
    assert cards_of(told_.state, "france") == ["hearts-3-a"]
    assert knowers(told_.state, "hearts-3-a") == {POMPADOUR}
    assert UsedShuffled((1,)) in told_.public_events()


@clause("13.24.2", "11.3")
def test_13_24_2_france_may_decline_and_needs_a_card() -> None:
    told_ = answered(reading("event-4", "hearts", hands={"france": ["hearts-3"]}), "decline")
    assert cards_of(told_.state, "france") == ["hearts-3-a"]
    assert nothing(reading("event-4", "hearts"))
    assert nothing(reading("event-4", "hearts", out=["france"]))


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
    keeps_secrets(told_)
    answered(told_, "exhaust oschatz")
    assert told(told_, TurnedDown) == [TurnedDown(FRIEDRICH), TurnedDown(WINTERFELDT)]
    assert nothing(reading("event-6", "diamonds", {"keith": "breslau"}))


# ---- card 9 ---------------------------------------------------------------------------------------------------------


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


# ---- card 11 --------------------------------------------------------------------------------------------------------


@clause("13.31.1", "11.7")
def test_13_31_1_a_hanoverian_general() -> None:
    told_ = reading("event-11", "clubs", {"ferdinand": "stade", "cumberland": "alfeld"})
    assert (told_.seat, told_.legal) == (FREDERICK, ["choose ferdinand", "choose cumberland"])
    answered(told_, "choose cumberland")
    assert armies_of(told_.state, "ferdinand", "cumberland") == (1, 2)
    places, most = {"ferdinand": "stade", "cumberland": "alfeld"}, {"ferdinand": 8, "cumberland": 4}
    assert nothing(reading("event-11", "clubs", places, armies=most))


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
    keeps_secrets(told_)
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
