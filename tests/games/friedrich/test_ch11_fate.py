"""11.1-11.10 Cards of Fate, and the texts of the basic game."""

from typing import Any

import pytest
from tests.games.friedrich.fates import IN_THE_SUIT, answered, drawing, keeps_secrets, objectives, told
from tests.games.friedrich.positions import (
    FREDERICK,
    MARIA_THERESA,
    armies_of,
    marks,
    position,
    story,
    where,
)

from casusbelli.engine.record import Result
from casusbelli.games.friedrich import effects
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    DAUN,
    EVENTS,
    FATES,
    FRANCE,
    FRIEDRICH,
    HANOVER,
    HAS_EFFECT,
    PRUSSIA,
    SPADES,
    STROKES,
    SUITS,
    card,
    city,
    fate,
    piece,
    suit,
)
from casusbelli.games.friedrich.ch11_fate import AT_ONCE, fates_left
from casusbelli.games.friedrich.events import ArmyGained, FateDrawn, NoEffect, Reinforced, Shifted, Stepped, TurnedDown
from casusbelli.games.friedrich.state import NO_TEXT
from casusbelli.testing import clause, example


@clause("11.1")
def test_11_1_twelve_events_and_six_strokes() -> None:
    assert len(set(FATES)) == 18
    assert [FATES[event] for event in EVENTS] == [f"event-{number}" for number in range(1, 13)]
    assert {FATES[stroke] for stroke in STROKES} == {"poems", "lord-bute", "elisabeth", "sweden", "india", "america"}


@clause("11.1", "2.12")
def test_2_12_a_card_that_was_drawn_does_not_come_again() -> None:
    s = drawing("event-1", drawn=["event-2", "poems"]).state
    left = [FATES[card] for card in fates_left(s)]
    assert len(left) == 15
    assert not {"event-1", "event-2", "poems"} & set(left)
    assert s.drawn == (fate("event-2"), fate("poems"), fate("event-1"))


@clause("2.9", "2.10", "2.8")
@pytest.mark.parametrize(("turn", "drawn"), [(1, False), (5, False), (6, True), (7, True)])
def test_2_10_from_turn_6_on_a_card_is_drawn(turn: int, drawn: bool) -> None:
    frame = story(phase="end-of-turn", turn=turn).frame
    assert (type(frame).__name__ == "DrawingFate") is drawn


@clause("11.2")
def test_11_2_a_text_holds_until_the_next_card_is_drawn() -> None:
    s = drawing("event-12").state
    assert s.text == effects.text_of(fate("event-12"), SPADES)
    assert effects.marching_range(s, (DAUN,)) == 2
    s = drawing("poems", text=("event-12", "spades"), fields={"spent": 1}).state
    assert (s.text, s.spent) == (NO_TEXT, 0)
    assert effects.marching_range(s, (DAUN,)) == 3


@clause("11.3")
def test_11_3_nothing_happens_without_a_target() -> None:
    for told_ in (drawing("event-6"), drawing("event-8"), drawing("event-9"), drawing("event-6", out=["russia"])):
        assert NoEffect(told_.state.drawn[-1]) in told_.public_events()


@clause("11.4")
def test_11_4_next_to_an_enemy_general_not_a_train() -> None:
    s = position({"daun": "riesa", "austria-train-1": "torgau", "keith": "leipzig"})
    assert effects.attack_position(s, PRUSSIA, city("oschatz"))
    assert not effects.attack_position(s, PRUSSIA, city("falkenberg"))
    assert not effects.attack_position(s, PRUSSIA, city("grimma"))


# ---- bans -----------------------------------------------------------------------------------------------------------

SOUBISE = {"soubise": "eschwege", "richelieu": "eschwege", "cumberland": "northeim"}


@clause("11.5", "11.10.5")
def test_11_10_5_soubise_may_pass_next_to_enemies_but_not_stop_there() -> None:
    told_ = story(SOUBISE, active="france", text=("event-5", "spades")).does("set-out soubise", "step goettingen")
    told_.refused("halt", clause="11.10.5", reason="refused-attack-position")
    told_.does("step holzminden", "halt")
    assert where(told_.state, "soubise") == ("holzminden",)


@clause("11.5", "11.10.5")
def test_11_10_5_nor_in_a_stack_but_others_may() -> None:
    told_ = story(SOUBISE, active="france", text=("event-5", "spades"))
    told_.does("set-out richelieu+soubise", "step goettingen").refused("halt", clause="11.10.5")
    free = story(SOUBISE, active="france", text=("event-5", "spades"))
    free.does("set-out richelieu", "step goettingen", "halt")
    story(SOUBISE, active="france").does("set-out soubise", "step goettingen", "halt")


@clause("11.5", "11.10.5")
def test_11_5_nor_join_a_stack_that_stands_there() -> None:
    places = {"soubise": "eschwege", "richelieu": "goettingen", "cumberland": "northeim"}
    told_ = story(places, active="france", text=("event-5", "spades")).does("set-out soubise")
    told_.refused("step goettingen", clause="11.10.5")


@clause("11.5", "11.10.7")
def test_11_5_who_stands_there_already_stays_and_attacks() -> None:
    told_ = story({"friedrich": "oschatz", "daun": "riesa"}, text=("event-7", "spades")).does("end-movement")
    assert told_.legal == ["attack oschatz riesa"]


@clause("11.5", "11.10.7")
def test_11_10_7_friedrich_does_not_move_next_to_an_enemy() -> None:
    told_ = story({"friedrich": "wurzen", "daun": "riesa"}, text=("event-7", "spades")).does("set-out friedrich")
    told_.does("step oschatz").refused("halt", clause="11.10.7", reason="refused-attack-position")


@clause("11.6", "11.10.5", "11.10.7")
def test_11_6_who_may_not_eliminate_trains_does_not_enter() -> None:
    told_ = story({"friedrich": "wurzen", "austria-train-1": "oschatz"}, text=("event-7", "spades"))
    told_.does("set-out friedrich").refused("step oschatz", clause="11.10.7", reason="refused-train-spared")
    free = story({"friedrich": "wurzen", "austria-train-1": "oschatz"}).does("set-out friedrich", "step oschatz")
    assert where(free.state, "austria-train-1") == ("lost",)
    french = story({"soubise": "eschwege", "hanover-train": "goettingen"}, active="france", text=("event-5", "spades"))
    french.does("set-out soubise").refused("step goettingen", clause="11.10.5", reason="refused-train-spared")


@clause("11.10.12")
def test_11_10_12_daun_moves_two_cities() -> None:
    places = {"daun": "prag", "browne": "prag"}
    told_ = story(places, active="austria", text=("event-12", "spades"))
    told_.does("set-out daun", "step beneschau")
    assert effects.marching_range(told_.state, (DAUN, piece("browne"))) == 2
    told_.does("step wotitz")
    assert where(told_.state, "daun") == ("wotitz",)
    assert type(told_.frame).__name__ == "Maneuvering"
    told_.does("set-out browne")
    assert effects.marching_range(told_.state, (piece("browne"),)) == 3


@clause("11.10.12")
def test_11_10_12_three_on_main_roads() -> None:
    told_ = story({"friedrich": "oschatz"}, text=("event-12", "spades"))
    assert effects.marching_range(told_.state, (FRIEDRICH,)) == 3
    daun = story({"daun": "oschatz"}, active="austria", text=("event-12", "spades"))
    daun.does("set-out daun", "step wurzen", "step leipzig").refused("step borna", clause="4.5").does("step halle")
    assert where(daun.state, "daun") == ("halle",)


@clause("11.10.10")
def test_11_10_10_who_has_received_does_not_move_up_and_who_has_moved_up_does_not_receive() -> None:
    hands = {"prussia": ["hearts-13", "hearts-12", "clubs-6"]}
    places = {"keith": "wurzen", "daun": "riesa", "heinrich": "berlin"}
    told_ = story(places, hands=hands, text=("event-10", "spades"))
    told_.does("recruit", "pay clubs-6-a", "settle 1 0", "reinforce keith", "set-out keith")
    told_.does("step oschatz").refused("halt", clause="11.10.10").does("step torgau", "halt")
    moved = story(places, hands=hands, text=("event-10", "spades"))
    moved.does("set-out keith", "step oschatz", "halt", "recruit", "pay clubs-6-a", "settle 1 0")
    moved.refused("reinforce keith", clause="11.10.10").does("reinforce heinrich")


@clause("11.10.10")
def test_11_10_10_who_stood_there_may_receive() -> None:
    hands = {"prussia": ["clubs-6"]}
    told_ = story({"keith": "oschatz", "daun": "riesa"}, hands=hands, text=("event-10", "spades"))
    told_.does("recruit", "pay clubs-6-a", "settle 1 0", "reinforce keith")
    assert armies_of(told_.state, "keith") == (2,)


# ---- values of cards ------------------------------------------------------------------------------------------------


@clause("11.8", "11.10.4")
def test_11_10_4_the_first_french_card_counts_one_more() -> None:
    places = {"richelieu": "goettingen", "cumberland": "northeim"}
    hands = {"france": ["spades-7", "spades-5"], "hanover": ["spades-2"]}
    told_ = story(
        places,
        active="france",
        phase="combat",
        armies={"richelieu": 1, "cumberland": 8},
        hands=hands,
        text=("event-4", "spades"),
    )
    told_.does("attack goettingen northeim", "play spades-7-a")
    assert told_.frame.score == -7 + 8
    told_.does("play spades-2-a")
    assert told_.frame.score == 1 - 2
    told_.does("play spades-5-a")
    assert told_.frame.score == -1 + 5


@clause("11.8", "11.10.4")
def test_11_10_4_a_reserve_counts_its_value_and_one() -> None:
    s = position({"richelieu": "goettingen", "cumberland": "northeim"}, text=("event-4", "spades"))
    cities = city("northeim"), city("goettingen")
    assert effects.counted(s, s.active, *cities, 10) == 10
    assert effects.counted(s, FRANCE, *cities, 10) == 11
    assert effects.counted(s, FRANCE, *cities, 10) == 10


@clause("11.10.11")
def test_11_10_11_one_spades_11_is_doubled() -> None:
    places = {"keith": "breslau", "daun": "oels"}
    hands = {"prussia": ["spades-11", "spades-11-b", "spades-10"], "austria": []}
    told_ = story(
        places, phase="combat", armies={"keith": 1, "daun": 8}, hands=hands, text=("event-11", "spades")
    ).does("attack breslau oels")
    told_.refused("play-double spades-10-a", clause="11.10.11")
    told_.does("play-double spades-11-a")
    assert told_.frame.score == 15
    assert not effects.doubles(told_.state, PRUSSIA, card("spades-11-b"))


@clause("11.10.11")
def test_11_10_11_only_prussia_only_that_card_only_once() -> None:
    s = position(text=("event-11", "spades"))
    assert effects.doubles(s, PRUSSIA, card("spades-11-c"))
    assert not effects.doubles(s, AUSTRIA, card("spades-11-c"))
    assert not effects.doubles(s, HANOVER, card("spades-11-c"))
    assert not effects.doubles(s, PRUSSIA, card("hearts-11-c"))
    assert not effects.doubles(s, PRUSSIA, card("reserve-1-a"))
    assert effects.counted(s, PRUSSIA, city("breslau"), city("oels"), 11) == 11
    assert effects.counted(s, PRUSSIA, city("breslau"), city("oels"), 22) == 22
    assert not effects.doubles(s, PRUSSIA, card("spades-11-c"))


# ---- at once --------------------------------------------------------------------------------------------------------


@clause("11.10", "2.11")
def test_11_10_the_basic_game_reads_spades() -> None:
    for event in EVENTS:
        drawn = drawing(FATES[event], {"lehwaldt": IN_THE_SUIT["hearts"]})
        assert drawn.state.text == effects.text_of(event, SPADES)
        assert [seen.suit for seen in drawn.events() if isinstance(seen, FateDrawn)] == [SPADES]


@clause("11.10.1", "11.10.2", "11.10.3")
@pytest.mark.parametrize("name", ["event-1", "event-2", "event-3"])
def test_11_10_1_to_3_nothing_happens(name: str) -> None:
    told_ = drawing(name, {"daun": "prag"})
    assert NoEffect(fate(name)) in told_.public_events()
    assert told_.state.turn == 8


@clause("11.10")
def test_11_10_a_text_works_at_once_in_the_next_turn_or_not_at_all() -> None:
    later = {*effects.BOUND, *effects.STRIDES, effects.GUARDED, effects.TREATY, effects.SAME_SUIT, effects.DOUBLE}
    later |= {effects.NEUTRAL_HALLE, effects.FRENCH_CARD, effects.INSEPARABLE, effects.NO_RECRUITS, effects.WIDE_GUARD}
    later |= {effects.PERSISTENT, effects.STEPPING_AWAY, effects.ATTACKING_CARD, effects.ATTACKED_CARD}
    later |= {effects.RECRUITS_STAY}
    working = {
        effects.text_of(event, suit(name)) for event in EVENTS for name in SUITS if HAS_EFFECT[event][suit(name)]
    }
    assert later | set(AT_ONCE) == working
    assert not later & set(AT_ONCE)


LAUDON = {"laudon": "olmuetz", "daun": "prossnitz", "keith": "sternberg"}


@clause("11.10.6")
def test_11_10_6_laudon_moves_one_city() -> None:
    told_ = drawing("event-6", {"laudon": "olmuetz", "keith": "sternberg"})
    assert told_.seat == MARIA_THERESA
    assert told_.legal == ["decline", "go prossnitz", "go schoenberg-k2"]
    told_.refused("go bruenn", clause="11.10.6").refused("go sternberg", clause="11.10.6")
    told_.refused("end-movement", clause="11.10.6")
    answered(told_, "go prossnitz")
    assert where(told_.state, "laudon") == ("prossnitz",)
    assert Stepped((piece("laudon"),), city("prossnitz")) in told_.public_events()
    assert told_.state.moved[piece("laudon")] == 0


@clause("11.10.6", "11.3")
def test_11_10_6_austria_may_decline() -> None:
    told_ = answered(drawing("event-6", LAUDON), "decline")
    assert where(told_.state, "laudon") == ("olmuetz",)
    lost = drawing("event-6", {"daun": "prag"})
    assert NoEffect(fate("event-6")) in lost.public_events()


@clause("11.10.6", "4.17")
def test_11_10_6_armies_pass_where_he_leaves_and_where_he_joins() -> None:
    places = {"laudon": "olmuetz", "lacy": "olmuetz", "daun": "prossnitz"}
    told_ = drawing("event-6", places, armies={"laudon": 4, "lacy": 2, "daun": 7}, face_down=["daun"])
    told_.does("go prossnitz")
    assert where(told_.state, "laudon") == ("olmuetz",)
    told_.refused("shift laudon lacy 4", clause="4.17").refused("shift laudon daun 1", clause="4.17")
    told_.does("shift laudon lacy 2", "decline")
    assert where(told_.state, "laudon") == ("prossnitz",)
    assert told_.state.face_down[piece("laudon")]
    keeps_secrets(told_)
    answered(told_.does("shift laudon daun 1"), "decline")
    assert armies_of(told_.state, "laudon", "lacy", "daun") == (1, 4, 8)
    assert told(told_, Shifted) == []
    assert len(told(told_, Shifted, MARIA_THERESA)) == 2


@clause("11.10.6", "4.16")
def test_11_10_6_a_train_is_eliminated() -> None:
    told_ = answered(drawing("event-6", {"laudon": "olmuetz", "prussia-train-1": "sternberg"}), "go sternberg")
    assert where(told_.state, "laudon", "prussia-train-1") == ("sternberg", "lost")


@clause("11.9", "11.10.6")
def test_11_9_a_move_by_a_card_conquers_nothing() -> None:
    told_ = answered(drawing("event-6", {"laudon": "breslau"}), "go oels")
    assert marks(told_.state.conquered) == []


@clause("11.10.6", "5.4.2")
def test_11_10_6_laudon_does_not_spoil_an_ally() -> None:
    held = [name for name in objectives("france") if name != "goettingen"]
    told_ = drawing("event-6", {"laudon": "northeim", "richelieu": "kassel"}, conquered=held)
    told_.refused("go goettingen", clause="5.4.2")


@clause("11.7", "11.10.8")
def test_11_10_8_a_prussian_general_of_her_choice_gets_an_army() -> None:
    told_ = drawing("event-8", {"keith": "berlin", "dohna": "stettin", "daun": "prag"}, armies={"dohna": 8})
    assert told_.seat == FREDERICK
    assert told_.legal == ["choose keith"]
    told_.refused("choose dohna", clause="11.7", reason="refused-choose-full")
    told_.refused("choose heinrich", clause="11.7", reason="refused-choose-off-map")
    told_.refused("choose daun", clause="11.7", reason="refused-choose-foreign")
    told_.refused("end-movement", clause="11.7")
    keeps_secrets(told_)
    answered(told_, "choose keith")
    assert armies_of(told_.state, "keith") == (2,)
    assert ArmyGained(PRUSSIA, 10) in told_.public_events()
    assert told(told_, Reinforced, MARIA_THERESA) == []
    assert told(told_, Reinforced, FREDERICK) == [Reinforced(piece("keith"), 1)]


@clause("11.7")
def test_11_7_the_question_does_not_depend_on_secrets() -> None:
    full = dict.fromkeys(("keith", "dohna"), 8)
    one = drawing("event-8", {"keith": "berlin", "dohna": "stettin"}, armies=full)
    assert NoEffect(fate("event-8")) in one.public_events()
    most = {"friedrich": 8, "keith": 8, "dohna": 8, "heinrich": 7, "schwerin": 1}
    places = {"friedrich": "leipzig", "keith": "berlin", "dohna": "stettin", "heinrich": "breslau", "schwerin": "glatz"}
    ceiling = drawing("event-8", places, armies=most)
    assert NoEffect(fate("event-8")) in ceiling.public_events()


RUSSIANS = {"russia-train-1": "torun", "saltikov": "poznan", "fermor": "grodzisk", "apraxin": "miedzyrzecz"}


@clause("11.10.9")
@example("E44")
def test_e44_russians_five_or_six_cities_from_their_train_lie_face_down() -> None:
    told_ = drawing("event-9", RUSSIANS)
    down = [event.general for event in told_.events() if isinstance(event, TurnedDown)]
    assert down == [piece("fermor"), piece("apraxin")]
    assert [told_.state.face_down[piece(name)] for name in ("saltikov", "fermor", "apraxin")] == [0, 1, 1]


@clause("11.10.9")
def test_11_10_9_without_a_train_nobody_is_concerned_and_who_lies_down_stays() -> None:
    assert told(drawing("event-9", {"fermor": "grodzisk"}), TurnedDown) == []
    again = drawing("event-9", RUSSIANS, face_down=["fermor"])
    assert where(again.state, "fermor") == ("grodzisk",)
    assert [event.general for event in again.events() if isinstance(event, TurnedDown)] == [piece("apraxin")]


@clause("11.10.9")
def test_11_10_9_the_way_is_counted_around_enemies() -> None:
    places = {"russia-train-1": "torun", "fermor": "grodzisk"}
    assert told(drawing("event-9", places), TurnedDown) == [TurnedDown(piece("fermor"))]
    assert told(drawing("event-9", {**places, "keith": "poznan"}), TurnedDown) == []
    assert told(drawing("event-9", {**places, "daun": "poznan"}), TurnedDown) == [TurnedDown(piece("fermor"))]


# ---- options --------------------------------------------------------------------------------------------------------


@clause("11.22")
def test_11_22_three_cards_do_not_come_among_the_first_four() -> None:
    held = {fate(name) for name in ("elisabeth", "poems", "america")}
    first = ["event-1", "event-2", "event-3"]
    assert set(range(18)) - set(fates_left(position(prepared_fate=True))) == held
    assert len(fates_left(position(prepared_fate=True, drawn=first))) == 12
    assert held <= set(fates_left(position(prepared_fate=True, drawn=[*first, "event-4"])))
    assert held <= set(fates_left(position()))


@clause("12.4")
def test_12_4_two_players_read_spades_and_absent_nations_are_left_alone() -> None:
    west: dict[str, Any] = {
        "seats": 2,
        "two_players": "war-in-the-west",
        "phase": "end-of-turn",
        "turn": 8,
        "expert": True,
    }
    told_ = story({"seydlitz": "berlin"}, **west)
    told_.script(tuple(told_.state.cards.cards(0)[:5]), fate("event-9"))
    assert told_.state.text % 4 == SPADES


@clause("11.1", "2.10")
def test_2_10_everybody_sees_the_card() -> None:
    told_ = story({"daun": "prag", "keith": "berlin"}, phase="end-of-turn", turn=6)
    assert told_.chance is not None
    assert told_.chance.frame.sees(told_.state) is None
    keeps_secrets(told_)
    told_.script(fate("event-7"))
    assert [seen.fate for seen in told(told_, FateDrawn)] == [fate("event-7")]


@clause("11.22", "0.7")
def test_11_22_frederick_cannot_win_before_the_end_of_turn_11() -> None:
    gone: dict[str, Any] = {"prepared_fate": True, "out": ["sweden"], "phase": "end-of-turn"}
    fifth = story(turn=10, drawn=["event-1", "event-2", "sweden", "india"], **gone).script(fate("america"))
    assert fifth.state.result is None
    sixth = story(turn=11, drawn=["event-1", "event-2", "sweden", "india", "america"], **gone)
    answered(sixth.script(fate("elisabeth")), "retire keith")
    assert sixth.state.result == Result((FREDERICK,), "withstood")
    least = story(turn=9, drawn=["event-1", "event-2", "sweden"], **gone)
    assert not {fate("america"), fate("elisabeth")} & set(fates_left(least.state))
