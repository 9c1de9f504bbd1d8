"""What is refused at the door, and how: the right status, a reason, no traceback, and nothing changed."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.browsers import GREEDY, ME, OPEN, Browser, first, serving

from casusbelli.engine.game import find
from casusbelli.server import seating
from casusbelli.server.door import Paces
from casusbelli.table import journal as files
from casusbelli.table.match import Match


def reason(answer: Any) -> str:
    told = answer.json()
    assert set(told) == {"refusal", "text", "snapshot"}
    assert "Traceback" not in answer.text
    assert told["text"]
    name: str = told["refusal"]["reason"]
    return name


def test_a_foreign_seat_is_not_answered_for(ana: Browser, bea: Browser) -> None:
    founded = ana.found([ME, OPEN, ME])
    id = founded["id"]
    bea.post("/api/join", {"secret": founded["invitations"][0]["url"].rpartition("/")[2], "name": "Bea"})
    request = next(iter(ana.table(id)["requests"] + bea.table(id)["requests"]))
    other = ana if request["seat"] == 1 else bea
    for path, body in (
        ("answer", {"seat": request["seat"], "request": request["id"], "action": first(request)}),
        ("undo", {"seat": request["seat"]}),
        ("why", {"seat": request["seat"], "thing": "territory:brasil"}),
        (f"seats/{request['seat']}/bot", {"bot": "greedy"}),
        (f"seats/{request['seat']}/back", {}),
    ):
        refused = other.post(f"/api/tables/{id}/{path}", body)
        assert (refused.status_code, reason(refused)) == (403, "refused-foreign-seat")


def test_who_sits_nowhere_sees_nothing(ana: Browser, bea: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    for path in ("", "/stream", "/export", "/charts", "/moments/1"):
        refused = bea.get(f"/api/tables/{id}{path}")
        assert (refused.status_code, reason(refused)) == (401, "refused-no-seat")
    for path in ("answer", "undo", "why", "command", "talk", "rematch"):
        assert bea.post(f"/api/tables/{id}/{path}", {}).status_code in (400, 401)


def test_a_made_up_cookie_is_nobody(ana: Browser, bea: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    bea.cookies["seats"] = "x" * 32
    assert bea.get(f"/api/tables/{id}").status_code == 401


def test_cookies_are_kept_from_scripts_and_other_sites(server: TestClient[Any], tmp_path: Path) -> None:
    ana = Browser(server)
    answer = ana.post("/api/tables", {"game": "war", "seats": [ME, ME, ME]})
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("seats="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    with serving(tmp_path, base_url="https://play.example.org") as behind:
        answer = Browser(behind).post("/api/tables", {"game": "war", "seats": [ME, OPEN, ME]})
    assert all("Secure" in line for line in answer.headers.get_list("set-cookie"))
    assert answer.json()["invitations"][0]["url"].startswith("https://play.example.org/join/")


def test_secrets_are_kept_as_hashes(ana: Browser, tmp_path: Path) -> None:
    founded = ana.found([ME, OPEN, ME])
    told = "".join(sqlite3.connect(tmp_path / "server.db").iterdump())
    secrets = [ana.cookies["seats"], founded["spectator"], founded["invitations"][0]["url"]]
    for secret in (text.rpartition("/")[2] for text in secrets):
        assert secret not in told
        assert seating.hashed(secret) in told


def test_without_the_csrf_token_nothing_is_changed(ana: Browser) -> None:
    for headers in ({"x-csrftoken": ""}, {"x-csrftoken": "wrong"}):
        refused = ana.post("/api/tables", {"game": "war", "seats": [ME, ME, ME]}, headers=headers)
        assert (refused.status_code, reason(refused)) == (403, "refused-csrf")
    assert ana.get("/api/tables").json() == []


def test_an_address_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.1) as slow:
        ana = Browser(slow)
        answers = [ana.post("/api/verify", {"journal": ""}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [400, 429]
    assert reason(answers[1]) == "refused-too-fast"


def test_a_pace_recovers() -> None:
    at = [0.0]
    paces = Paces(1.0, lambda: at[0])
    assert [paces.take("a") for _ in range(11)] == [True] * 10 + [False]
    assert paces.take("b")
    at[0] = 1.0
    assert [paces.take("a"), paces.take("a")] == [True, False]


def test_an_expired_or_unknown_invitation(ana: Browser, tmp_path: Path) -> None:
    founded = ana.found([ME, OPEN, ME])
    with sqlite3.connect(tmp_path / "server.db") as database:
        database.execute("UPDATE invitation SET expires = '2000-01-01T00:00:00+00:00'")
    secret = founded["invitations"][0]["url"].rpartition("/")[2]
    late = ana.post("/api/join", {"secret": secret, "name": "x"})
    assert (late.status_code, reason(late)) == (403, "refused-invitation-expired")
    unknown = ana.post("/api/join", {"secret": "no", "name": "x"})
    assert (unknown.status_code, reason(unknown)) == (404, "refused-no-invitation")


def test_bodies_that_are_too_large(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    refused = ana.post(f"/api/tables/{id}/command", {"text": "x" * 100_000})
    assert (refused.status_code, reason(refused)) == (413, "refused-too-large")
    refused = ana.post("/api/import", {"journal": "x" * 17_000_000})
    assert (refused.status_code, reason(refused)) == (413, "refused-too-large")


MALFORMED: list[Any] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"1",
    b'"x"',
    b"{}",
    b"\xff\xfe",
    b"[" * 5000,
    b'{"seat": 1e999}',
    {"seat": -1, "request": 1, "action": {"type": "EndTurn"}},
    {"seat": 99, "request": 1, "action": {"type": "EndTurn"}},
    {"seat": "zero", "request": 1, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": "one", "action": {"type": "EndTurn"}},
    {"seat": 0, "request": -1, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": 2**70, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": 1.5, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": 1, "action": None},
    {"seat": 0, "request": 1, "action": []},
    {"seat": 0, "request": 1, "action": "EndTurn"},
    {"seat": 0, "request": 1, "action": {}},
    {"seat": 0, "request": 1, "action": {"type": "Nothing"}},
    {"seat": 0, "request": 1, "action": {"type": "Turn"}},
    {"seat": 0, "request": 1, "action": {"type": "War"}},
    {"seat": 0, "request": 1, "action": {"type": 7}},
    {"seat": 0, "request": 1, "action": {"type": ["EndTurn"]}},
    {"seat": 0, "request": 1, "action": {"type": "Place"}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": 1}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": "brasil", "armies": 1}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": 1, "armies": True}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": 1, "armies": 1.5}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": 1, "armies": None}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": 1, "armies": 1, "more": 1}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": [1], "armies": 1}},
    {"seat": 0, "request": 1, "action": {"type": "Exchange", "cards": 3}},
    {"seat": 0, "request": 1, "action": {"type": "Exchange", "cards": [None, 1, 2]}},
    {"seat": 0, "request": 1, "action": {"type": "Exchange", "cards": [[1], 1, 2]}},
    {"seat": 0, "request": 1, "action": {"type": "EndTurn"}, "since": -1},
    {"seat": 0, "request": 1, "action": {"type": "EndTurn"}, "key": "k" * 65},
    {"seat": 0, "request": 1, "action": {"type": "EndTurn"}, "key": 5},
    {"seat": 0, "request": 1, "action": {"type": "EndTurn"}, "extra": 5},
    {"request": 1, "action": {"type": "EndTurn"}},
    {"seat": 0, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": 1},
    {"seat": None, "request": None, "action": None},
    {"seat": [0], "request": 1, "action": {"type": "EndTurn"}},
    {"seat": {}, "request": 1, "action": {"type": "EndTurn"}},
    {"seat": True, "request": 1, "action": {"type": "EndTurn"}},
    {"seat": 0, "request": 1, "action": {"type": "Place", "territory": {"id": 1}, "armies": 1}},
    {"seat": 0, "request": 1, "action": {"type": "EndTurn", "type2": "x"}},
]


def test_fifty_malformed_requests(ana: Browser) -> None:
    id = ana.found([ME, ME, ME])["id"]
    before = ana.table(id)
    assert len(MALFORMED) >= 50
    for body in MALFORMED:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        path = f"/api/tables/{id}/answer"
        refused = ana.ask("POST", path, content=content, headers={"content-type": "application/json"})
        assert refused.status_code in (400, 403), (body, refused.text)
        assert reason(refused) in ("refused-malformed", "refused-foreign-seat")
    assert ana.table(id) == before


@pytest.mark.parametrize(
    "action",
    [
        {"type": "Place", "territory": 10**6, "armies": 1},
        {"type": "Place", "territory": -1, "armies": 1},
        {"type": "Place", "territory": 1, "armies": 2**63},
        {"type": "Place", "territory": 1, "armies": -5},
        {"type": "Exchange", "cards": []},
        {"type": "Exchange", "cards": [0] * 500},
        {"type": "Attack", "origin": 0, "target": 0, "armies": 0},
    ],
)
def test_impossible_actions_are_refused(ana: Browser, action: dict[str, Any]) -> None:
    id = ana.found([ME, ME, ME])["id"]
    request = ana.table(id)["requests"][0]
    assert ana.answer(id, request, action).status_code in (400, 409)
    assert ana.post(f"/api/tables/{id}/why", {"seat": request["seat"], "action": action}).status_code in (200, 400)
    odds = ana.post(f"/api/tables/{id}/odds", {"seat": request["seat"], "action": action})
    assert odds.status_code in (200, 400)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "../../etc/passwd"}, "refused-no-game"),
        ({"seats": [ME]}, "refused-malformed"),
        ({"seats": []}, "refused-malformed"),
        ({"seats": [ME] * 7}, "refused-malformed"),
        ({"seats": [ME, ME, {"kind": "bot", "bot": "nobody"}]}, "refused-no-bot"),
        ({"seats": [ME, ME, {"kind": "bot", "bot": "/etc/passwd:Bot"}]}, "refused-no-bot"),
        ({"seats": [ME, ME, {"kind": "ghost"}]}, "refused-malformed"),
        ({"options": {"no_such": True}}, "refused-malformed"),
        ({"options": {"round_limit": -1}}, "refused-malformed"),
        ({"opened_after": "never"}, "refused-malformed"),
    ],
)
def test_tables_that_cannot_be(ana: Browser, change: dict[str, Any], said: str) -> None:
    refused = ana.post("/api/tables", {"game": "war", "seats": [ME, ME, ME], **change})
    assert refused.status_code in (400, 404)
    assert reason(refused) == said


def saved(**changes: Any) -> str:
    match = Match(find("war"), 3)
    match.close("agreed")
    journal = match.export(())
    if changes:
        import msgspec

        journal.header = msgspec.structs.replace(journal.header, **changes)
    return files.dump(journal).decode()


def test_a_closed_game_comes_in_to_be_looked_at(ana: Browser) -> None:
    answer = ana.post("/api/import", {"journal": saved()})
    assert answer.status_code == 201, answer.text
    told = ana.table(answer.json()["id"])
    assert told["status"] == "over"
    assert told["closed"]


def test_imports_that_are_refused(ana: Browser) -> None:
    running = Match(find("war"), 3)
    cases = {
        "": "save-empty",
        "nonsense\n": "save-foreign",
        "{}\n": "save-foreign",
        saved()[:-40]: "save-cut",
        saved().replace('"seats":3', '"seats":4', 1): "save-damaged",
        saved(game="../../../etc/passwd"): "refused-no-game",
        saved(data="0" * 64): "save-other-data",
        saved(seats=9): "save-damaged",
        saved(version=99): "save-newer",
        saved(options={"round_limit": "many"}): "save-damaged",
        files.dump(running.export(())).decode(): "refused-import-perspective",
        files.dump(running.journal, growing=True).decode().replace('"keys"', '"kyes"'): "save-damaged",
    }
    for text, said in cases.items():
        refused = ana.post("/api/import", {"journal": text})
        assert (refused.status_code in (400, 404), reason(refused)) == (True, said), said
    assert ana.get("/api/tables").json() == []


def test_imports_with_flipped_bytes_never_break_the_server(ana: Browser) -> None:
    rng, text = random.Random(1), saved()
    for _ in range(40):
        at = rng.randrange(len(text))
        damaged = text[:at] + chr(rng.randrange(32, 127)) + text[at + 1 :]
        if damaged != text:
            assert ana.post("/api/import", {"journal": damaged}).status_code == 400
            assert ana.post("/api/verify", {"journal": damaged}).status_code == 400


@pytest.mark.parametrize(
    "path",
    ["/assets/../app.py", "/../../etc/passwd", "/assets/%2e%2e/%2e%2e/app.py", "/..%2fapp.py", "/assets/nothing.js"],
)
def test_no_file_but_the_clients_is_served(ana: Browser, path: str) -> None:
    answer = ana.get(path)
    assert b"Litestar" not in answer.content
    assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")


def test_unknown_addresses(ana: Browser) -> None:
    assert reason(ana.get("/api/nothing")) == "refused-nothing-here"
    assert reason(ana.get("/api/tables/nothing")) == "refused-no-table"
    assert ana.post("/api/health", {}).status_code in (404, 405)
    assert ana.get("/t/anything").headers["content-type"].startswith("text/html")


def test_a_refusal_is_in_the_readers_language(ana: Browser) -> None:
    told = ana.get("/api/tables/nothing", headers={"accept-language": "es-AR,es;q=0.9"}).json()["text"]
    assert told.startswith("Esa mesa no existe")


def test_a_broken_server_tells_nothing(ana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    id = ana.found([GREEDY, ME, ME])["id"]

    def breaks(*_: Any) -> None:
        raise RuntimeError("the secret of the table")

    monkeypatch.setattr("casusbelli.server.rooms.Room.snapshot", breaks)
    answer = ana.get(f"/api/tables/{id}")
    assert (answer.status_code, reason(answer)) == (500, "refused-broken")
    assert "secret of the table" not in answer.text
