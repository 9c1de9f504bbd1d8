"""What is typed is read with goodwill: any language, any order, accents or none, as short as it stays clear."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.war.positions import position

from casusbelli.cli.menu import folded, nearest_legal
from casusbelli.cli.orders import Commands
from casusbelli.cli.reading import Reader, head, is_run, last_number, with_number
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import LANGUAGES, speak
from casusbelli.engine import flow
from casusbelli.engine.game import find
from casusbelli.engine.notation import Unreadable
from casusbelli.engine.record import Action
from casusbelli.games.war.actions import Advance, Attack, EndTurn, Exchange, Move, Place, Take
from casusbelli.games.war.board import Colour, card, territory

WAR = find("war")
RED = {"red": {"brasil": 5, "peru": 4, "oriente_medio": 2, "africa_do_sul": 3}}


@pytest.fixture
def reader() -> Reader:
    speak("en")
    Teller(WAR)
    return Reader(WAR, Commands().fillers)


def legal(**given: Any) -> Sequence[Action]:
    s = position(RED, **given)
    flow.advance(s)
    actions: Sequence[Action] = flow.pending(s)[0].frame.actions(s)
    return actions


@pytest.mark.parametrize(
    "line",
    [
        "attack brasil argelia 3",
        "ATACAR Brasil Argélia 3",
        "ataca brazil algeria 3",
        "atacar argelia desde brasil con 3",
        "attack algeria from brazil with 3 armies",
        "3 brasil argelia",
        "attack 3 brasil argelia",
        "atk bra argelia 3",
        "attack brasil nigeria 3",
        "attack brasil argélia/nigéria 3",
    ],
)
def test_an_attack_in_many_words(reader: Reader, line: str) -> None:
    found = reader.read(line, legal()).actions
    assert found == (Attack(territory("brasil"), territory("argelia"), 3),)


@pytest.mark.parametrize("line", ["attack brasil argelia", "brasil argelia", "argelia", "attack algeria"])
def test_without_a_number_all_numbers_are_meant(reader: Reader, line: str) -> None:
    found = reader.read(line, legal()).actions
    assert found == tuple(Attack(territory("brasil"), territory("argelia"), n) for n in (1, 2, 3))
    assert is_run(found)


def test_the_order_counts_where_both_are_legal(reader: Reader) -> None:
    forth = reader.read("move brasil peru 2", legal()).actions
    back = reader.read("move peru brasil 2", legal()).actions
    assert forth == (Move(territory("brasil"), territory("peru"), 2),)
    assert back == (Move(territory("peru"), territory("brasil"), 2),)


@pytest.mark.parametrize(
    "line", ["place 2 middle east", "2 medio", "colocar 2 en oriente medio", "pon oriente médio 2", "coloca 2 middle"]
)
def test_a_word_inside_a_name_is_enough(reader: Reader, line: str) -> None:
    found = reader.read(line, legal(step="receiving", free=3)).actions
    assert found == (Place(territory("oriente_medio"), 2),)


def test_the_longest_name_goes_first(reader: Reader) -> None:
    found = reader.read("place south africa 1", legal(step="receiving", free=3)).actions
    assert found == (Place(territory("africa_do_sul"), 1),)


@pytest.mark.parametrize(
    "line",
    [
        "exchange china brazil wild card",
        "canjear comodín + Brasil + China",
        "trocar china brasil curinga 1",
        "exchange brazil",
        "exchange",
    ],
)
def test_cards_are_called_by_their_territories(reader: Reader, line: str) -> None:
    held = ("brasil", "china", "wild_1")
    actions = legal(step="receiving", free=3, hands={"red": held})
    assert reader.read(line, actions).actions == (Exchange(tuple(sorted(card(id) for id in held))),)


@pytest.mark.parametrize("line", ["end turn", "terminar turno", "encerrar jogada", "pass", "END"])
def test_words_alone(reader: Reader, line: str) -> None:
    assert reader.read(line, legal()).actions == (EndTurn(),)


def test_what_means_nothing_is_said_with_the_nearest(reader: Reader) -> None:
    with pytest.raises(Unreadable) as wrong:
        reader.read("attack brasil argelja 3", legal())
    assert wrong.value.args_ == {"text": "argelja", "near": "argelia"}
    with pytest.raises(Unreadable) as wrong:
        reader.read("attakc brasil argelia", legal())
    assert wrong.value.args_["near"] == "attack"


def test_an_attempt_keeps_what_was_said(reader: Reader) -> None:
    reading = reader.read("attack brasil japan", legal())
    assert reading.actions == ()
    assert reader.attempt(reading.typed, legal()) == Attack(territory("brasil"), territory("japao"), 1)


def test_too_little_is_no_attempt_unless_nothing_of_its_kind_is_legal(reader: Reader) -> None:
    actions = legal()
    assert reader.attempt(reader.read("attack japan", actions).typed, actions) is None
    attempt = reader.attempt(reader.read("advance 2", actions).typed, actions)
    assert isinstance(attempt, Advance)
    assert attempt.armies == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    """Every legal action of a random game, written in a language, is read as itself and nothing else."""
    speak(language)
    teller, rng = Teller(WAR), random.Random(5)
    reader = Reader(WAR, Commands().fillers)
    s = WAR.start(4, {"colours": "chosen", "round_limit": 6})
    flow.advance(s)
    seen: set[type] = set()
    while s.result is None:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            space = at.frame.space(s)
            flow.resolve(s, at, space.pick(rng.randrange(space.size)))
            continue
        actions = at.frame.actions(s)
        for action in rng.sample(actions, min(3, len(actions))):
            assert reader.read(teller.action(action), actions).actions == (action,), teller.action(action)
            seen.add(type(action))
        flow.answer(s, at, rng.choice(actions))
    assert {Take, Place, Attack, Advance, Move, EndTurn} <= seen


def test_runs_of_numbers_are_folded() -> None:
    actions = [*(Place(territory("brasil"), n) for n in (1, 2, 3)), EndTurn(), Place(territory("peru"), 1)]
    entries = folded(actions)
    assert [entry.numbers for entry in entries] == [(1, 3), None, None]
    assert [action for entry in entries for action in entry.actions] == actions


def test_numbers_at_the_end() -> None:
    action = Attack(territory("brasil"), territory("argelia"), 2)
    assert last_number(action) == 2
    assert with_number(action, 9) == Attack(territory("brasil"), territory("argelia"), 9)
    assert head(EndTurn()) is None
    assert head(Take(Colour(1))) is None
    assert not is_run([action])
    assert not is_run([EndTurn(), EndTurn()])


def test_the_nearest_legal_thing_shares_what_it_can() -> None:
    actions = legal()
    near = nearest_legal(Attack(territory("brasil"), territory("japao"), 3), actions)
    first = [entry.actions[0] for entry in near]
    assert first
    assert all(isinstance(action, Attack) and action.origin == territory("brasil") for action in first)
    assert nearest_legal(Take(Colour(1)), actions) == []
