"""Tables: found, joined, watched, handed over; what a viewer is told, in the shapes that the protocol promises."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.browsers import GREEDY, ME, OPEN, Browser, first

from casusbelli.engine.game import find
from casusbelli.games.friedrich.board import PRUSSIA, RUSSIA
from casusbelli.server import describe
from casusbelli.server.protocol import Snapshot, action_of, menu
from casusbelli.table.match import Match


def shaped(told: dict[str, Any]) -> Snapshot:
    """The snapshot, read strictly: a key too few or too many is an error."""
    known = set(Snapshot.__struct_fields__)
    assert set(told) == known
    return msgspec.convert(told, Snapshot)


def test_a_table_is_told_in_the_shape_of_the_protocol(ana: Browser) -> None:
    id = ana.found([ME, ME, ME], hotseat=True)["id"]
    told = shaped(ana.table(id))
    assert (told.id, told.game, told.status, told.viewer) == (id, "war", "playing", [0, 1, 2])
    assert told.hotseat
    assert told.number == len(told.events) == told.events[-1].number
    assert [request.seat for request in told.requests] == list(told.asked)
    assert set(told.requests[0].actions) == {"Place"}
    assert told.requests[0].clauses


def test_events_since_a_number_are_those_after_it(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    whole = ana.table(id)
    later = ana.table(id, since=whole["number"] - 2)
    assert later["events"] == whole["events"][-2:]
    assert ana.table(id, since=whole["number"])["events"] == []


def test_a_menu_folds_runs_and_nothing_else() -> None:
    match = Match(find("war"), 3)
    request = match.pending()[0]
    rows = menu(request.actions)
    unfolded = [
        {"type": kind, "territory": row[0], "armies": number}
        for kind, found in rows.items()
        for row in found
        for number in (range(row[1][0], row[1][1] + 1) if isinstance(row[1], list) else [row[1]])
    ]
    assert [action_of(match.game, action) for action in unfolded] == list(request.actions)
    assert len(rows["Place"]) < len(unfolded)


def test_an_answer_brings_the_table_after_it(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    answer = ana.answer(id, request, first(request))
    assert answer.status_code == 200
    assert any(row["event"]["type"] == "Placed" for row in answer.json()["events"])
    assert ana.table(id)["moment"] >= answer.json()["moment"]


def test_an_answer_repeated_with_its_key_is_carried_out_once(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    one = ana.answer(id, request, first(request), "once")
    two = ana.answer(id, request, first(request), "once")
    assert one.status_code == two.status_code == 200
    assert one.json()["number"] == two.json()["number"]


def test_a_stale_answer_is_refused_with_the_table_as_it_is(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    ana.answer(id, request, first(request))
    stale = ana.answer(id, request, first(request))
    assert stale.status_code == 409
    assert stale.json()["refusal"]["reason"] == "refused-stale"
    assert shaped(stale.json()["snapshot"]).number == ana.table(id)["number"]


def test_an_illegal_answer_names_its_clause_and_changes_nothing(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    before = ana.table(id)
    request = before["requests"][0]
    theirs = next(t for t, owner in enumerate(before["view"]["owner"]) if owner != request["seat"])
    refused = ana.answer(id, request, {"type": "Place", "territory": theirs, "armies": 1})
    assert refused.status_code == 409
    assert refused.json()["refusal"]["clause"]
    assert ana.table(id) == before


def test_what_was_answered_can_be_taken_back(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    action = {**first(request), "armies": 1}
    after = ana.answer(id, request, action).json()
    assert after["undo"] == [request["seat"]]
    back = ana.post(f"/api/tables/{id}/undo", {"seat": request["seat"], "since": after["number"]})
    assert back.status_code == 200
    assert [row["event"]["type"] for row in back.json()["events"]] == ["TakenBack"]
    again = ana.post(f"/api/tables/{id}/undo", {"seat": request["seat"]})
    assert (again.status_code, again.json()["refusal"]["reason"]) == (409, "refused-undo-nothing")


def test_an_invitation_seats_one_person_once(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME, OPEN, GREEDY])
    id, secret = founded["id"], founded["invitations"][0]["url"].rpartition("/")[2]
    assert ana.table(id)["status"] == "gathering"
    assert ana.table(id)["requests"] == []
    joined = bea.post("/api/join", {"secret": secret, "name": "Bea"})
    assert joined.json() == {"id": id, "seat": 1}
    assert bea.table(id)["viewer"] == [1]
    assert bea.table(id)["status"] == "playing"
    used = ana.post("/api/join", {"secret": secret, "name": "Ana"})
    assert (used.status_code, used.json()["refusal"]["reason"]) == (403, "refused-invitation-used")


def test_an_answer_waits_until_all_seats_are_taken(ana: Browser) -> None:
    id = ana.found([ME, OPEN, OPEN])["id"]
    refused = ana.post(f"/api/tables/{id}/answer", {"seat": 0, "request": 1, "action": {"type": "EndTurn"}})
    assert (refused.status_code, refused.json()["refusal"]["reason"]) == (409, "refused-gathering")


def test_a_link_to_watch_shows_a_table_and_no_secret(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME, ME, ME])
    id = founded["id"]
    assert bea.get(f"/api/tables/{id}").status_code == 401
    link = "/watch/" + founded["spectator"].rpartition("/")[2]
    followed = bea.get(link)
    assert (followed.status_code, followed.headers["location"]) == (303, f"/t/{id}")
    told = bea.table(id)
    assert told["viewer"] == []
    assert told["requests"] == []
    assert all(row["event"].get("objective") is None for row in told["events"])


def test_a_seat_is_handed_over_to_a_bot_and_taken_back(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    seat = request["seat"]
    over = ana.post(f"/api/tables/{id}/seats/{seat}/bot", {"bot": "greedy"}).json()
    assert over["seats"][seat]["kind"] == "bot"
    refused = ana.answer(id, request, first(request))
    assert refused.status_code == 409
    back = ana.post(f"/api/tables/{id}/seats/{seat}/back").json()
    assert back["seats"][seat]["kind"] == "person"


def test_talk_is_heard_by_all(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    assert ana.post(f"/api/tables/{id}/talk", {"text": "hola"}).status_code == 204
    assert [line["text"] for line in ana.table(id)["talk"]] == ["hola"]


def test_the_own_tables_are_listed(ana: Browser, bea: Browser) -> None:
    id = ana.found([{**ME, "name": "Ana"}, ME, ME])["id"]
    row = ana.get("/api/tables").json()[0]
    assert (row["id"], row["status"], row["your_turn"], row["names"][0]) == (id, "playing", True, "Ana")
    assert bea.get("/api/tables").json() == []


def test_the_past_is_shown_as_it_was(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    before = ana.table(id)
    request = before["requests"][0]
    ana.answer(id, request, first(request))
    past = ana.get(f"/api/tables/{id}/moments/{before['number']}").json()
    assert past["view"] == before["view"]
    assert past["events"] == before["events"]
    assert ana.get(f"/api/tables/{id}/moments/0").status_code == 200
    for nowhere in (99999, -1, -999, 10**30):
        assert ana.get(f"/api/tables/{id}/moments/{nowhere}").status_code == 404


def test_why_and_odds(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    told = ana.table(id)
    seat, owner = told["requests"][0]["seat"], told["view"]["owner"]
    theirs = next(t for t, of in enumerate(owner) if of != seat)
    names = ana.get("/api/games/war").json()["names"]["territory"]
    why = ana.post(f"/api/tables/{id}/why", {"seat": seat, "thing": f"territory:{names[theirs]}"}).json()
    assert why["refusal"]["clause"] == why["clause"]["id"]
    attack = {"type": "Attack", "origin": 0, "target": 1, "armies": 1}
    odds = ana.post(f"/api/tables/{id}/odds", {"seat": seat, "action": attack}).json()
    assert odds is None  # One army in each territory: none may leave.


def test_boards_are_told_how_far_things_go(ana: Browser) -> None:
    war = ana.found([ME, ME, ME])["id"]
    assert ana.post(f"/api/tables/{war}/hint", {"seat": 0, "thing": "territory:brasil"}).json() is None
    friedrich = ana.found([ME, ME, ME, ME], game="friedrich")["id"]
    here = f"/api/tables/{friedrich}/hint"
    assert ana.post(here, {"seat": 0, "thing": "piece:friedrich"}).json()["guarded"]
    assert ana.post(here, {"seat": 0, "action": {"type": "SetOut", "pieces": [0]}}).json()["ways"]
    assert ana.post(here, {"seat": 0, "action": {"type": "SetOut", "pieces": []}}).json() is None
    assert ana.post(here, {"seat": 0, "thing": "piece:nobody"}).status_code == 400


def test_at_one_screen_boards_are_told_what_the_seat_knows_that_asks(ana: Browser) -> None:
    id = ana.found([ME, ME, ME, ME], game="friedrich")["id"]
    while not (table := ana.table(id))["view"]["turn"]:
        ana.play(id, 1)
    frederick, elisabeth = table["view"]["player"][PRUSSIA], table["view"]["player"][RUSSIA]
    own, strange = (
        ana.post(f"/api/tables/{id}/hint", {"seat": seat, "thing": "nation:prussia"}).json()["hand"]
        for seat in (frederick, elisabeth)
    )
    assert all(suit["low"] == suit["high"] for suit in own)
    assert any(suit["low"] < suit["high"] for suit in strange)


def test_typed_commands_play(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]

    def typed(text: str) -> Any:
        return ana.post(f"/api/tables/{id}/command", {"text": text, "lang": "es"})

    board = typed("tablero").json()
    assert len(board["sections"]) >= 7
    assert typed("?").json()["lines"][1].startswith("1  colocar")
    before = ana.table(id)["number"]
    assert typed("1").status_code == 200
    assert typed("1").json()["lines"]
    assert ana.table(id)["number"] > before
    assert typed("deshacer").json()["lines"] == ["Deshecho."]
    assert typed("deshacer").status_code == 409
    assert typed("qwerty").status_code == 400


def test_games_are_described(ana: Browser) -> None:
    game = ana.get("/api/games/war").json()
    assert game["actions"]["Attack"]["word"] == "attack"
    assert game["actions"]["Attack"]["rolls"]
    assert game["actions"]["Exchange"]["fields"] == [{"name": "cards", "kind": "card", "many": True}]
    assert {option["kind"] for option in game["options"]} == {"choice", "flag", "number"}
    facts = ana.get("/api/games/war/facts").json()
    assert len(facts["figures"]) == 44
    assert facts["figures"].count(None) == 2
    assert ana.get("/api/games/chess").status_code == 404


@pytest.mark.parametrize("language", ["es", "pt-BR", "en"])
def test_texts_come_once_and_then_by_their_tag(ana: Browser, language: str) -> None:
    one = ana.get(f"/api/text/war/{language}")
    assert one.content == describe.catalogue("war", language)
    two = ana.get(f"/api/text/war/{language}", headers={"if-none-match": one.headers["etag"]})
    assert (two.status_code, two.content) == (304, b"")
