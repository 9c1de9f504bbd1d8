"""A position of Friedrich as rows: pieces, nations, objectives, the combat under way, the own hands, what is told."""

from typing import Any

import pytest
from tests.games.friedrich.positions import position, story
from tests.games.presented import messages

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import Section
from casusbelli.engine.record import Message, Thing
from casusbelli.games.friedrich import GAME, present
from casusbelli.games.friedrich.actions import PlayReserve, Settle
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    DAUN,
    EHRENSVAERD,
    FREDERICK,
    FRIEDRICH,
    HANOVER,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
    Objective,
    card,
    city,
    piece,
)
from casusbelli.games.friedrich.ch07_duel import Duel
from casusbelli.games.friedrich.events import CardPlayed, Conquered, RoleTaken, Stepped
from casusbelli.table.narrate import LANGUAGES, Narrator
from casusbelli.testing import clause

COMBAT = {"friedrich": "wurzen", "winterfeldt": "wurzen", "daun": "leipzig", "lacy": "olmuetz"}
HANDS = {"prussia": ["diamonds-5", "diamonds-13", "clubs-4", "reserve-1"], "austria": ["clubs-9"], "hanover": []}
ARMIES = {"friedrich": 4, "winterfeldt": 2, "daun": 5, "lacy": 3}


def view_of(seat: int | None, places: dict[str, str] = COMBAT, **more: Any) -> Any:
    """What a seat sees of a position, or a spectator."""
    return GAME.view(position(places, **{"armies": ARMIES, "hands": HANDS, **more}), () if seat is None else (seat,))


def ids(value: Any) -> list[str]:
    return [message.id for message in messages(value)]


def rows_of(sections: list[Section], title: str) -> list[tuple[Any, ...]]:
    """The rows of the sections of that title."""
    return [row for section in sections if section.title.id == title for row in section.rows]


def texts(row: tuple[Any, ...]) -> list[Any]:
    return [[inner.text for inner in cell.text] if isinstance(cell.text, tuple) else cell.text for cell in row]


def fighting(**more: Any) -> Any:
    """Prussia has attacked with 6 against 5 and Austria is to play."""
    return story(COMBAT, armies=ARMIES, hands=HANDS, phase="combat", **more).does("attack wurzen leipzig")


# The table.


@clause("6.7")
def test_6_7_where_the_pieces_stand_all_may_see() -> None:
    rows = rows_of(present.sections(view_of(None)), "present-nation")
    found = {row[0].text.id: row for row in rows if isinstance(row[0].text, Thing)}
    assert texts(found[DAUN]) == [Thing("piece", DAUN), "", "♣", Thing("city", city("leipzig"))]
    assert ids(found[EHRENSVAERD]) == ["present-lost"]


@clause("6.8")
def test_6_8_the_own_armies_are_shown_and_those_of_others_are_not() -> None:
    mine, theirs = (rows_of(present.sections(view_of(seat)), "present-nation") for seat in (0, 2))
    assert [row[1].text for rows in (mine, theirs) for row in rows if row[0].text == Thing("piece", FRIEDRICH)] == [
        "4",
        "",
    ]
    assert [row[1].text for rows in (mine, theirs) for row in rows if row[0].text == Thing("piece", DAUN)] == ["", "5"]


@clause("9.8")
def test_9_8_who_is_out_of_supply_is_shown_so() -> None:
    rows = rows_of(present.sections(view_of(None, face_down=["daun"])), "present-nation")
    assert [row[0].text for row in rows if ids(row) == ["present-unsupplied"]] == [Thing("piece", DAUN)]


@clause("12.6", "11.16")
def test_12_6_absent_pieces_are_not_told_of_and_retired_ones_are() -> None:
    west = present.sections(view_of(0, {"seydlitz": "brandenburg"}, seats=2, armies={}, hands={}))
    assert rows_of(west, "present-nation")[0][0].text == Thing("piece", piece("seydlitz"))
    rows = rows_of(present.sections(view_of(0, retired=["keith"])), "present-nation")
    assert [row[0].text for row in rows if ids(row) == ["present-retired"]] == [Thing("piece", piece("keith"))]


@clause("1.3.2", "12.2")
def test_1_3_2_players_go_by_their_roles() -> None:
    four, three, before = view_of(0), view_of(0, seats=3), GAME.view(GAME.start(4), ())
    assert [mark.name.id for mark in present.marks(four)][:2] == ["role-frederick", "role-elisabeth"]
    assert "name-elisabeth-pompadour" in [mark.name.id for mark in present.marks(three)]
    assert [mark.name.id for mark in present.marks(before)] == ["name-seat"] * 4
    assert len({mark.colour for mark in present.marks(four)}) == 4


# Nations.


@clause("3.9", "6.2", "0.4")
def test_3_9_totals_hands_and_objectives_of_the_nations() -> None:
    view = view_of(None, conquered=["breslau", "brieg"])
    rows = {row[0].text.id: texts(row) for row in present.status(view)[0].rows if isinstance(row[0].text, Thing)}
    assert rows[PRUSSIA][1:4] == ["6", "4", ""]
    assert rows[AUSTRIA][1:4] == ["8", "1", "2 / 16"]
    assert rows[AUSTRIA][4] == Message("present-missing", {"count": 14})


@clause("11.13", "11.12")
def test_11_13_what_is_needed_no_more_is_not_counted() -> None:
    rows = present.status(view_of(None, out=["russia"]))[0].rows
    assert [row[3].text for row in rows if row[0].text == Thing("nation", SWEDEN)] == ["0 / 5"]
    assert [ids(row) for row in rows if row[0].text == Thing("nation", RUSSIA)] == [["present-out"]]


@clause("0.8", "13.5")
def test_13_5_prussian_objectives_count_in_the_expert_game() -> None:
    for expert, counted in ((False, ""), (True, "0 / 14")):
        rows = present.status(view_of(0, expert=expert))[0].rows
        assert [row[3].text for row in rows if row[0].text == Thing("nation", PRUSSIA)] == [counted]


@clause("2.2")
def test_2_2_whose_stage_it_is() -> None:
    assert present.status(view_of(0))[0].title == Message(
        "present-stage", {"turn": 2, "nation": Thing("nation", PRUSSIA)}
    )
    assert present.status(view_of(0, phase="end-of-turn"))[0].title.id == "present-turn"


@clause("5.1.10", "5.2.1")
def test_5_1_10_markers_are_listed() -> None:
    rows = rows_of(present.status(view_of(None, conquered=["breslau"], questioned=["brieg"])), "present-markers")
    assert [ids(row) for row in rows] == [["present-conquered"], ["present-questioned"]]
    assert rows_of(present.status(view_of(None)), "present-markers") == []


@clause("11.2", "2.12")
def test_11_2_the_text_in_force_and_the_strokes_that_have_been_drawn() -> None:
    view = view_of(None, drawn=["india", "event-12"], text=("event-12", "spades"))
    assert ids(rows_of(present.status(view), "present-fate")) == ["text-event-12-spades", "present-strokes"]
    nothing = view_of(None, drawn=["event-1"], text=("event-1", "spades"))
    assert rows_of(present.status(nothing), "present-fate") == []


# Combat.


@clause("7.2.1", "7.2.2", "7.2.5")
def test_7_2_5_a_combat_shows_strengths_cards_score_and_who_is_to_play() -> None:
    told = fighting().does("play clubs-9-a")
    rows = rows_of(present.status(told.view()), "present-duel")
    assert [texts(row)[1:4] for row in rows] == [["♣", "6", "\N{MINUS SIGN}8"], ["♣", "5", "+8"]]
    assert [ids(row) for row in rows] == [["present-to-play"], []]
    assert texts(rows[1])[5] == [Thing("card", card("clubs-9-a"))]


@clause("3.12")
def test_3_12_a_reserve_is_shown_with_the_value_that_was_said() -> None:
    told = fighting().does("play clubs-9-a", "play-reserve reserve-1-a 3")
    row = rows_of(present.status(told.view()), "present-duel")[0]
    assert [message.args["value"] for message in messages(list(row)) if message.id == "present-counts"] == [3]


@clause("7.1.1")
def test_7_1_1_who_stands_beside_an_enemy_is_told_to_both() -> None:
    for seat in (0, 2):
        ((mine, _, others),) = rows_of(present.fronts(view_of(seat), seat), "present-contacts")
        stacks = [mine.text.args["generals"], others.text[0].text.args["generals"]]
        assert sorted(map(len, stacks)) == [1, 2]
    assert rows_of(present.fronts(view_of(1), 1), "present-contacts") == []


@clause("5.1.4", "5.1.3")
def test_5_1_4_objectives_still_needed_protected_or_not() -> None:
    rows = rows_of(present.fronts(view_of(2, {"keith": "strehlen"}, armies={}), 2), "present-wanted")
    kept = {row[1].text.id: len(row[2].text) for row in rows if row[0].text == Thing("nation", AUSTRIA)}
    assert kept == {"present-unprotected": 7, "present-protected": 9}
    assert present.fronts(view_of(0, {"keith": "strehlen"}, armies={}), 0) == []


# What only the own eyes see.


@clause("3.8", "3.7")
def test_3_8_own_hands_by_suit_and_nobody_elses() -> None:
    prussia, hanover = present.secrets(view_of(0), 0)
    assert prussia.args["nation"] == Thing("nation", PRUSSIA)
    assert prussia.args["cards"] == ["♣ 4 (4)", "♦ 13 5 (18)", Message("present-reserves", {"count": 1})]
    assert (hanover.id, hanover.args["nation"]) == ("present-no-cards", Thing("nation", HANOVER))
    assert [message.args["count"] for message in present.secrets(view_of(2), 2)] == [1, 0]


@clause("13.6")
def test_13_6_only_prussia_sees_the_card_that_was_set_aside() -> None:
    for seat, seen in ((0, 1), (2, 0)):
        told = present.secrets(view_of(seat, expert=True, aside="spades-3", fields={"offensive": "declared"}), seat)
        assert ids(told).count("present-aside") == seen


# What is meant, and what is told.


def test_a_purchase_without_a_word_on_trains_has_none() -> None:
    assert present.most([Settle(2, 0), Settle(2, 1)]) == Settle(2, 0)
    assert present.most([PlayReserve(card("reserve-1-a"), value) for value in (1, 2)]) is None


def test_moves_and_cards_are_told_in_one_line() -> None:
    daun, keith = (DAUN,), (piece("keith"),)
    steps = [Stepped(daun, city(name)) for name in ("schweidnitz", "breslau", "oels")]
    played = [CardPlayed(AUSTRIA, card("clubs-9-a"), 9, 4), CardPlayed(PRUSSIA, card("reserve-1-a"), 3, -1)]
    taken = RoleTaken(Seat(0), FREDERICK)
    digested = present.digest([taken, *steps, Stepped(keith, city("glogau")), *played, {"type": "CardsDrawn"}])
    assert [getattr(one, "id", "") for one in digested] == ["digest-moved", "", "digest-cards", ""]
    assert digested[0].args["over"] == [Thing("city", city(name)) for name in ("schweidnitz", "breslau")]
    assert [play.args["score"] for play in digested[2].args["plays"]] == [4, -1]


def test_what_happens_on_the_way_keeps_its_place() -> None:
    events = [
        Stepped((DAUN,), city("breslau")),
        Conquered(AUSTRIA, Objective(10)),
        Stepped((DAUN,), city("oels")),
    ]
    assert present.digest(events) == events


def test_nothing_is_repeated() -> None:
    view = view_of(0)
    shows = GAME.presentation
    assert shows.onward(view, Settle(1, 0), 0, []) is None
    assert shows.chances(view, Settle(1, 0), 0) == shows.echo(view, Settle(1, 0)) == []


def test_charts_by_turn() -> None:
    moments = [(view_of(None, turn=turn, conquered=["breslau"][: turn - 1]), ()) for turn in (1, 1, 2)]
    assert present.charts(moments) == {
        "objectives": [[0, 0], [0, 0], [0, 1], [0, 0]],
        "armies": [[6, 6], [0, 0], [8, 8], [0, 0]],
    }
    assert present.charts([]) == {"objectives": [], "armies": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    told = fighting(conquered=["breslau"], drawn=["india"], text=("event-4", "spades"), expert=True)
    told.does("play clubs-9-a", "play-reserve reserve-1-a 3")
    views = [told.view(0), told.view(2), view_of(0, seats=3), view_of(1, seats=2, hands={}, armies={}, places={})]
    assert any(isinstance(frame, Duel) for frame in views[0].stack)
    for view in views:
        seat = view.seats[0]
        marks = present.marks(view)
        narrator = Narrator(GAME, language, [mark.name for mark in marks], strict=True)
        shown = [*present.sections(view), *present.status(view), *present.fronts(view, seat)]
        letters = [message for mark in marks for message in (mark.letters, mark.name)]
        for message in [*messages(shown), *letters, *messages(present.secrets(view, seat))]:
            assert narrator.message(message) or message.id in ("present-note", "present-right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_can_be_said(language: str) -> None:
    events: list[Any] = [Stepped((DAUN,), city("breslau")), Stepped((DAUN,), city("oels"))]
    events += [CardPlayed(AUSTRIA, card("clubs-9-a"), 9, 4), CardPlayed(PRUSSIA, card("reserve-1-a"), 3, -1)]
    narrator = Narrator(GAME, language, strict=True)
    assert all("Breslau" in line or "♣9" in line for line in map(narrator.message, present.digest(events)))
