"""The coach of a table: to whom it speaks, of what, in which language, and where there is none."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.browsers import ME, OPEN, Browser

from casusbelli.bots import registry
from casusbelli.bots.coaching import Judgement
from casusbelli.engine.game import find
from casusbelli.table.narrate import Narrator

PACIFIC = "war-in-the-pacific"


class Simple:
    """Thinks the first legal action the best, and counts how often it was asked."""

    asked = 0
    seats: tuple[tuple[int, ...], ...] = ()

    def __init__(self, _game: Any, seat: int) -> None:
        self.seat = seat

    def judge(self, view: Any, actions: Any, action: Any) -> Judgement:
        type(self).asked += 1
        type(self).seats += ((self.seat, *view.seats),)
        lost = float(action != actions[0])
        return Judgement(action, actions[0], lost, lost / 10, 15.0, 0.5, 1)


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> type[Simple]:
    real = registry.coach
    Simple.asked, Simple.seats = 0, ()
    monkeypatch.setattr(registry, "coach", lambda key: Simple if real(key) else None)
    return Simple


def coached(browser: Browser, id: str, query: str = "") -> list[dict[str, Any]]:
    answer = browser.get(f"/api/tables/{id}/coach{query}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_the_decisions_of_ones_own_seat_are_judged_in_order(ana: Browser) -> None:
    id = ana.found([ME], game=PACIFIC)["id"]
    assert coached(ana, id) == [{"seat": 0, "points": 0, "winning": 0, "decisions": []}]
    ana.play(id, 4, last=False)
    (review,) = coached(ana, id)
    assert len(review["decisions"]) == 4
    numbers = [row["number"] for row in review["decisions"]]
    assert numbers == sorted(numbers)
    assert review["points"] == sum(row["points"] for row in review["decisions"])
    assert review["winning"] == pytest.approx(review["points"] / 10)


def test_each_decision_is_judged_once_and_through_the_eyes_of_its_seat(ana: Browser) -> None:
    id = ana.found([ME, ME], game=PACIFIC)["id"]
    ana.play(id, 3)
    coached(ana, id)
    coached(ana, id)
    assert Simple.asked == 3
    assert all(coach == viewer for coach, viewer in Simple.seats)


def test_only_what_came_after_a_number_may_be_asked_for(ana: Browser) -> None:
    id = ana.found([ME], game=PACIFIC)["id"]
    ana.play(id, 3, last=False)
    (review,) = coached(ana, id)
    number = review["decisions"][-1]["number"]
    (newest,) = coached(ana, id, f"?since={number}")
    assert newest["decisions"] == review["decisions"][-1:]
    assert newest["points"] == review["points"]


@pytest.mark.parametrize("language", ["es", "pt-BR", "en"])
def test_actions_are_told_in_the_language_of_the_reader(ana: Browser, language: str) -> None:
    id = ana.found([ME], game=PACIFIC)["id"]
    ana.play(id, 1)
    (review,) = coached(ana, id, f"?lang={language}")
    game = find(PACIFIC)
    accept = game.record({"type": "Accept"})
    assert review["decisions"][0]["action"] == Narrator(game, language).action(accept)


def test_the_moment_before_a_decision_can_be_looked_at(ana: Browser) -> None:
    id = ana.found([ME], game=PACIFIC)["id"]
    ana.play(id, 3, last=False)
    row = coached(ana, id)[0]["decisions"][1]
    moment = ana.get(f"/api/tables/{id}/moments/{row['number']}")
    assert moment.status_code == 200
    assert moment.json()["view"]["turn"] == [1]


def test_nobody_hears_of_anothers_decisions_before_the_end(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME, OPEN], game=PACIFIC)
    id, secret = founded["id"], founded["invitations"][0]["url"].rpartition("/")[2]
    bea.post("/api/join", {"secret": secret, "name": "Bea"})
    ana.play(id, 3)
    assert [review["seat"] for review in coached(bea, id)] == [1]
    assert coached(bea, id)[0]["decisions"] == []


def test_who_watches_hears_nothing_before_the_end_and_all_after_it(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME], game=PACIFIC)
    id = founded["id"]
    assert bea.get(f"/api/tables/{id}/coach").status_code == 401
    bea.get("/watch/" + founded["spectator"].rpartition("/")[2])
    refused = bea.get(f"/api/tables/{id}/coach")
    assert (refused.status_code, refused.json()["refusal"]["reason"]) == (401, "refused-no-seat")
    done = ana.play(id, 200)
    assert ana.table(id)["status"] == "over"
    (review,) = coached(bea, id)
    assert len(review["decisions"]) == len(done)


def test_what_was_taken_back_is_not_judged(ana: Browser) -> None:
    id = ana.found([ME], game=PACIFIC)["id"]
    while not (told := ana.table(id))["undo"]:
        ana.play(id, 1, last=not told["requests"][0]["actions"].get("Attack"))
    before = len(coached(ana, id)[0]["decisions"])
    assert ana.post(f"/api/tables/{id}/undo", {"seat": 0, "since": told["number"]}).status_code == 200
    assert len(coached(ana, id)[0]["decisions"]) == before - 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("es", "Este juego no tiene entrenador."), ("pt-BR", "Este jogo não tem treinador."), ("en", "no coach")],
)
def test_a_game_without_a_coach_says_so(ana: Browser, language: str, words: str) -> None:
    id = ana.found([ME, ME, ME])["id"]
    refused = ana.get(f"/api/tables/{id}/coach", headers={"accept-language": language})
    assert (refused.status_code, refused.json()["refusal"]["reason"]) == (404, "refused-no-coach")
    assert words in refused.json()["text"]


def test_the_games_say_whether_they_have_a_coach(ana: Browser) -> None:
    coaches = {row["key"]: row["coach"] for row in ana.get("/api/games").json()}
    assert coaches[PACIFIC]
    assert not coaches["war"]


def test_the_last_decision_is_judged_at_the_text_table(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME], game=PACIFIC)
    id = founded["id"]

    def typed(browser: Browser, text: str) -> Any:
        return browser.post(f"/api/tables/{id}/command", {"text": text, "lang": "es"})

    assert typed(ana, "entrenador").json()["lines"] == ["Todavía no has decidido nada."]
    assert ana.play(id, 1) == [{"type": "Accept"}]
    (told,) = typed(ana, "entrenador").json()["lines"]
    assert told.startswith("aceptar: ")
    assert Simple.seats == ((0, 0),)
    assert any(line.startswith("entrenador  ") for line in typed(ana, "ayuda").json()["lines"])
    bea.get("/watch/" + founded["spectator"].rpartition("/")[2])
    assert typed(bea, "entrenador").status_code == 400


def test_no_coach_at_a_text_table_of_war(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    refused = ana.post(f"/api/tables/{id}/command", {"text": "coach", "lang": "en"})
    assert (refused.status_code, "Nobody coaches" in refused.text) == (400, True)
