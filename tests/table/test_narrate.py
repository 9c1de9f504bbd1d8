"""Sentences in three languages."""

from collections.abc import Callable
from typing import Annotated

import pytest
from tests.table.playing import play, toy

from casusbelli.engine.frame import Agree, Decline
from casusbelli.engine.ids import Seat
from casusbelli.engine.notation import Names
from casusbelli.engine.record import Event, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import everybody, only
from casusbelli.table.hearing import TakenBack
from casusbelli.table.narrate import LANGUAGES, Narrator, NoMessage, languages, negotiate
from casusbelli.testing.toy import GAME as TOY
from casusbelli.testing.toy import records as r
from casusbelli.testing.toy.pieces import Bank, Card, Ford

EN = Narrator(TOY, "en", strict=True)
ES = Narrator(TOY, "es", strict=True)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("es", "es"),
        ("es_AR.UTF-8", "es"),
        ("es-419", "es"),
        ("pt", "pt-BR"),
        ("pt_PT@euro", "pt-BR"),
        ("pt-BR", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("en_US", "en"),
        ("C", "en"),
        ("", "en"),
        ("de", "en"),
        ("de,es;q=0.5", "es"),
        ("en;q=0.3, pt;q=0.9", "pt-BR"),
        ("es;q=x,pt", "pt-BR"),
        (";;,,=", "en"),
    ],
)
def test_negotiation(wanted: str, language: str) -> None:
    assert negotiate(wanted) == language
    assert language in languages()


@pytest.mark.parametrize("narrator", [EN, ES])
def test_a_title_is_the_name_in_all_languages(narrator: Narrator, monkeypatch: pytest.MonkeyPatch) -> None:
    fords = TOY.names[Ford].ids
    monkeypatch.setitem(TOY.names, Ford, Names("ford", fords, ("Łomża", *("" for _ in fords[1:]))))
    assert narrator.thing(Thing("ford", 0)) == "Łomża"
    assert narrator.thing(Thing("ford", 1)) not in ("", "ford-1")


def test_names_are_those_of_the_language() -> None:
    assert EN.thing(Thing("ford", 0)) == "Alder Ford"
    assert ES.thing(Thing("ford", 0)) != "Alder Ford"
    assert EN.thing(Thing("seat", 2)) == "Player 3"
    assert Narrator(TOY, "pt-BR").seat(2) == "Jogador 3"


def test_seats_go_by_the_names_they_have() -> None:
    narrator = Narrator(TOY, "en", ["Ana", Message("bank-east")], strict=True)
    assert [narrator.seat(seat) for seat in range(3)] == ["Ana", EN.message(Message("bank-east")), "Player 3"]


def test_an_event_names_its_fields() -> None:
    told = EN.event(r.BannerPlanted(Bank(0), Ford(1))).casefold()
    assert EN.message(Message("bank-east")).casefold() in told
    assert "birch ford" in told


def test_what_is_hidden_is_told_as_hidden() -> None:
    seen, masked = r.CardDrawn(Seat(0), Card(0)), {"type": "CardDrawn", "seat": 0, "card": None}
    for language in LANGUAGES:
        narrator = Narrator(TOY, language, strict=True)
        assert narrator.thing(Thing("card", 0)) in narrator.event(seen)
        assert narrator.thing(Thing("card", 0)) not in narrator.event(masked)
        assert "hidden" not in narrator.event(masked)


def test_every_event_of_a_game_is_told_to_everybody_in_every_language() -> None:
    match = play(toy(3, rounds=4), seed=11, undo=0.2)
    for language in LANGUAGES:
        narrator = Narrator(TOY, language, strict=True)
        for viewer in ((), (0,), (1, 3)):
            assert all(narrator.event(one.event) for one in match.events(viewer))


def test_an_event_read_from_a_file_is_told_the_same() -> None:
    plain = {"type": "HatCalled", "seats": [1, 3]}
    assert EN.event(plain) == EN.event(r.HatCalled((Seat(1), Seat(3))))
    assert "Player 2 and Player 4" in EN.event(plain)


def test_actions_have_names() -> None:
    assert EN.thing(Thing("card", 2)) in EN.action(r.Put(Card(2)))
    assert "Player 2" in EN.action(r.Spy(Seat(1)))
    assert {Narrator(TOY, language, strict=True).action(Decline()) for language in LANGUAGES} == {
        "No, thank you",
        "No, gracias",
        "Não, obrigado",
    }
    assert EN.action(Agree()) == "Agree"


def test_refusals_are_sentences() -> None:
    assert "2" in EN.refusal(Refusal("3.3", "refused-too-few-coins", {"coins": 2}))
    waiting = Refusal("", "refused-not-your-turn", {"seats": (0, 2)})
    assert EN.refusal(waiting) == "It is not your turn: Player 1 and Player 3 to play."
    assert EN.refusal(Refusal("", "refused-not-your-turn", {"seats": ()})) == "It is not your turn."


def test_arguments_may_be_things_messages_actions_and_truths() -> None:
    args = {"text": Thing("ford", 1), "near": "none"}
    assert EN.message(Message("notation-unknown-name", args)) == "There is nothing called “Birch Ford”."
    told = EN.message(Message("notation-unknown-name", {"text": Message("bank-west"), "near": r.Hold()}))
    assert EN.message(Message("bank-west")) in told
    assert EN.action(r.Hold()) in told
    assert "“true”" in EN.message(Message("notation-unknown-command", {"text": True}))


@pytest.mark.parametrize(
    ("items", "en", "es"),
    [
        ((), "nothing", "nada"),
        (("Peru",), "Peru", "Peru"),
        (("Peru", "Chile"), "Peru and Chile", "Peru y Chile"),
        (("Peru", "Chile", "Islandia"), "Peru, Chile and Islandia", "Peru, Chile e Islandia"),
        (("agua", "hielo"), "agua and hielo", "agua y hielo"),
        (("padre", "hijo"), "padre and hijo", "padre e hijo"),
        (("Perú", "Índia"), "Perú and Índia", "Perú e Índia"),
    ],
)
def test_lists(items: tuple[str, ...], en: str, es: str) -> None:
    assert (EN.listed(items), ES.listed(items)) == (en, es)


def test_numbers_of_a_list_are_told_with_their_count() -> None:
    assert EN.event(TakenBack((4,))) == "The last move has been taken back."
    assert EN.event({"type": "TakenBack", "numbers": [4, 5]}) == "The last 2 entries have been taken back."


def test_what_is_missing_fails_a_strict_narrator_and_is_shown_by_another() -> None:
    class Danced(Event, frozen=True):
        audience = everybody
        seat: Annotated[Seat, only(lambda _s, _e: ())]

    attempts: list[Callable[[], str]] = [
        lambda: EN.message(Message("no-such-message")),
        lambda: EN.message(Message("save-cut")),
        lambda: EN.event(Danced(Seat(0))),
        lambda: EN.event({"type": "Danced"}),
        lambda: EN.thing(Thing("dragon", 1)),
        lambda: EN.thing(Thing("ford", 99)),
    ]
    for attempt in attempts:
        with pytest.raises(NoMessage):
            attempt()
    lenient = Narrator(TOY, "en")
    assert lenient.message(Message("no-such-message")) == "no-such-message"
    assert lenient.event(Danced(Seat(0))) == "event-danced"
    assert lenient.thing(Thing("dragon", 1)) == "dragon-1"
    assert "line" in lenient.message(Message("save-cut"))
