"""Friedrich at the terminal: turns in words, moves in one breath, names as people write them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.sitting_down import Sat, answer_to
from tests.games.friedrich.positions import position

from casusbelli.cli import sitting
from casusbelli.cli.orders import NAMES, Commands, spellings
from casusbelli.cli.reading import Reader
from casusbelli.cli.sitting import Sitting
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import speak
from casusbelli.engine import flow
from casusbelli.engine.notation import fold
from casusbelli.engine.record import Action
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.actions import Pay, Play, PlayReserve, Reenter, SetOut, Settle
from casusbelli.games.friedrich.board import CITY_NAME, card, city, piece
from casusbelli.games.friedrich.present import most
from casusbelli.table.narrate import LANGUAGES
from casusbelli.testing import clause

ALLOTTED = ("8", "6", "4", "4", "5", "3", "1", "1", "8", "4")
"""1.3.8 Prussia and Hanover."""
LINES = 400


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Sitting]:
    seats = ["human", "random", "random", "random"]
    begun = sitting.begin(GAME, seats, {"roles": "in-order"}, 1, tmp_path / "game.jsonl", takebacks=True)
    yield begun
    begun.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_legal_can_be_typed_as_it_is_shown(table: Sitting, language: str) -> None:
    sat, rng = Sat(table, language), random.Random(5)

    def typist() -> Iterator[str]:
        for _ in range(LINES):
            request = table.request()
            if request is None:
                return
            yield sat.session.teller.action(rng.choice(request.actions))

    written = sat.type_all(typist())
    assert "✗" not in written
    assert table.match.state.turn > 1


@clause("4.1", "4.2")
def test_4_1_a_move_is_said_in_one_breath(table: Sitting) -> None:
    written = Sat(table, "es").type(*ALLOTTED, "mover federico y winterfeldt a dresde", "mover heinrich oranienburg")
    assert "Friedrich y Winterfeldt: a Dresden." in answer_to("mover federico y winterfeldt a dresde", written)
    assert table.match.state.city[piece("winterfeldt")] == city("dresden")
    assert table.match.state.city[piece("heinrich")] == city("oranienburg")


@clause("4.7", "5.1.2")
def test_4_7_the_way_may_be_told_city_by_city_and_turn_back(table: Sitting) -> None:
    written = Sat(table).type(*ALLOTTED, "move friedrich winterfeldt riesa oschatz wurzen")
    assert "Friedrich and Winterfeldt: to Riesa." in written
    assert table.match.state.city[piece("friedrich")] == city("wurzen")


@clause("4.4")
def test_4_4_a_move_that_does_not_reach_its_end_is_not_begun(table: Sitting) -> None:
    written = Sat(table).type(
        *ALLOTTED, "move friedrich to prague", "why move friedrich prague", "why move keith brieg"
    )
    assert "does not lead to Prag" in answer_to("move friedrich to prague", written)
    assert "does not lead to Prag" in answer_to("why move friedrich prague", written)
    assert "That is allowed" in answer_to("why move keith brieg", written)
    assert table.match.state.city[piece("friedrich")] == city("oschatz")
    assert table.match.state.moved[piece("keith")] == 0


@clause("4.12")
def test_4_12_one_general_named_is_one_general_moved(table: Sitting) -> None:
    Sat(table).type(*ALLOTTED, "move friedrich", "wurzen", "stop")
    assert table.match.state.city[piece("winterfeldt")] == city("oschatz")


@clause("1.3.8")
def test_1_3_8_a_bare_number_is_an_answer_even_where_there_is_only_one(table: Sitting) -> None:
    Sat(table).type(*ALLOTTED)
    assert table.match.state.armies[piece("lehwaldt")] == 1
    assert table.match.state.turn == 1


@clause("7.2.8")
def test_7_2_8_a_clause_is_looked_up(table: Sitting) -> None:
    assert "pasa con obligación" in answer_to("regla 7.2.8", Sat(table, "es").type("regla 7.2.8"))


# Names as people write them.


@pytest.fixture
def reader() -> Reader:
    speak("en")
    Teller(GAME)
    return Reader(GAME, Commands().fillers)


def moves(active: str, *places: str) -> list[Action]:
    """What the active nation may do with its pieces alone on the map: `general city`."""
    s = position(dict(place.split() for place in places), active=active)
    flow.advance(s)
    actions: list[Action] = flow.pending(s)[0].frame.actions(s)
    return actions


@pytest.mark.parametrize("line", ["ehrensvärd", "ehrensvard", "mover Ehrensvaerd", "move EHRENSV"])
def test_a_general_with_or_without_accents(reader: Reader, line: str) -> None:
    legal = moves("sweden", "ehrensvaerd stralsund")
    assert reader.read(line, legal).exact == (SetOut((piece("ehrensvaerd"),)),)


@pytest.mark.parametrize("line", ["train 1", "tren prusiano 1", "mover trem 1 prussiano", "prussian supply train 1"])
def test_a_train_by_its_number(reader: Reader, line: str) -> None:
    legal = moves("prussia", "prussia-train-1 jueterbog", "prussia-train-2 gruenberg", "russia-train-1 torun")
    assert reader.read(line, legal).exact == (SetOut((piece("prussia-train-1"),)),)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("lomza", "lomza"),
        ("Łomża", "lomza"),
        ("łomza", "lomza"),
        ("Meißen", "meissen"),
        ("MEISSEN", "meissen"),
        ("güstrow", "guestrow"),
        ("gustrow", "guestrow"),
        ("guestrow", "guestrow"),
        ("Küstrin", "kuestrin"),
        ("Praga", "prag"),
        ("Varsóvia", "warszawa"),
        ("koenigsberg n9", "koenigsberg-n9"),
        ("Königsberg N9", "koenigsberg-n9"),
    ],
)
def test_cities_are_found_as_people_write_them(reader: Reader, line: str, named: str) -> None:
    things = reader.find_things(line)
    assert [(thing.kind, thing.id) for thing in things] == [("city", city(named))]


@clause("10.8")
def test_10_8_a_general_and_a_city_of_one_name(reader: Reader) -> None:
    back = [Reenter(piece(one), city("hildburghausen")) for one in ("hildburghausen", "imperial-army-train")]
    assert reader.read("reenter hildburghausen hildburghausen", back).exact == (back[0],)
    assert reader.read("reenter imperial train hildburghausen", back).exact == (back[1],)


CARDS = [Play(card("clubs-7-b")), Play(card("clubs-8-b")), Pay(card("hearts-7-a"))]


@pytest.mark.parametrize("line", ["play clubs 7", "jugar 7 de tréboles", "7 de paus", "trébol 7", "clubs-7-b"])
def test_a_card_by_suit_and_value_whatever_its_deck(reader: Reader, line: str) -> None:
    assert reader.read(line, CARDS).actions == (CARDS[0],)


def test_equal_cards_of_several_decks_do_not_stand_in_each_others_way(reader: Reader) -> None:
    equal = [Play(card(f"clubs-7-{deck}")) for deck in "ac"]
    assert reader.read("play clubs 7", equal).actions[0] in equal
    assert reader.read("play clubs 7 c", equal).actions == (equal[1],)


@clause("3.12")
def test_3_12_a_reserve_is_played_with_the_same_word(reader: Reader) -> None:
    values = [PlayReserve(card("reserve-1-a"), value) for value in range(1, 11)]
    for line in ("play reserve a1 4", "jugar reserva A1 como 4", "jogar reserva a1 4", "reserve 1 4"):
        assert reader.read(line.replace(" como", ""), [*CARDS, *values]).actions == (values[3],)
    assert reader.read("play reserve a1", [*CARDS, *values]).actions == tuple(values)


@clause("10.3")
def test_10_3_who_buys_armies_need_not_say_that_no_train_is_bought(reader: Reader) -> None:
    settled = [Settle(armies, trains) for armies in (1, 2) for trains in (0, 1)]
    found = reader.read("buy 2", settled).actions
    assert found == (Settle(2, 0), Settle(2, 1))
    assert most(found) == Settle(2, 0)


def test_no_word_for_an_action_begins_like_a_command_of_the_terminal(reader: Reader) -> None:
    commands = {fold(text) for name in NAMES for text in spellings(f"type-{name}")}
    assert [word for word in reader.notation.senses if word in commands or word.split()[0] in commands] == []


def test_no_city_is_called_like_a_command_of_the_terminal() -> None:
    commands = {fold(text) for name in NAMES for text in spellings(f"type-{name}")}
    assert [name for name in CITY_NAME if fold(name).split()[0] in commands] == []
