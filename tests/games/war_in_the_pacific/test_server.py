"""War in the Pacific at a table of the server: alone, and several side by side."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.browsers import ME, Browser, serving

from casusbelli.testing import clause

KEY = "war-in-the-pacific"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def ana(server: TestClient[Any]) -> Browser:
    return Browser(server)


def founded(browser: Browser, *seats: Any) -> dict[str, Any]:
    """A table of this game."""
    answer = browser.post("/api/tables", {"game": KEY, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def commanding(browser: Browser, id: str, seat: int = 0) -> dict[str, Any]:
    """What a seat is asked once its dice are rolled: whatever is rolled before is accepted."""
    while True:
        request: dict[str, Any] = next(one for one in browser.table(id)["requests"] if one["seat"] == seat)
        if "Accept" not in request["actions"]:
            return request
        assert browser.answer(id, request, {"type": "Accept"}).status_code == 200


@clause("1.1", "5.6")
def test_1_1_one_player_alone_lays_and_commits_dice(ana: Browser) -> None:
    id = founded(ana, ME)["id"]
    request = commanding(ana, id)
    assert {"Lay"} <= set(request["standing"])
    laid = ana.answer(id, {**request, "id": 0}, {"type": "Lay", "die": 0, "target": 0})
    assert laid.status_code == 200, laid.text
    told = ana.table(id)
    assert told["view"]["laid"][0][0] == 0
    assert told["requests"][0]["id"] == request["id"]
    assert ana.answer(id, request, {"type": "EndPhase"}).status_code == 200


@clause("17.9", "5.6")
def test_17_9_odds_are_those_of_the_seat_that_asks(ana: Browser) -> None:
    """The first commander has no dice yet; the second one has, and asks for an open island."""
    id = founded(ana, ME, ME)["id"]
    commanding(ana, id, seat=1)
    lay = {"type": "Lay", "die": 0, "target": 0}
    first, second = (ana.post(f"/api/tables/{id}/odds", {"seat": seat, "action": lay}).json() for seat in (0, 1))
    assert first is None
    assert 0 <= float(second["probability"]) <= 1
    assert second["rows"]


@clause("17.9", "17.10")
def test_17_9_sheets_of_others_are_seen_by_whoever_watches(ana: Browser, server: TestClient[Any]) -> None:
    table = founded(ana, ME, ME, {"kind": "bot", "bot": "random"})
    id, watcher = table["id"], Browser(server)
    watcher.get("/watch/" + table["spectator"].rpartition("/")[2])
    commanding(ana, id, seat=1)
    seen = watcher.table(id)
    assert seen["view"]["face"][1] == ana.table(id)["view"]["face"][1] != []
    lanes = seen["view"]["stack"][-1]["lanes"]
    assert lanes[1]["stack"][-1]["type"] == "Commanding"
    assert {event["event"]["seat"] for event in seen["events"] if "seat" in event["event"]} >= {0, 1}


@clause("16.8")
def test_16_8_the_facts_of_the_sheet_are_there_to_be_drawn(ana: Browser) -> None:
    facts = ana.get(f"/api/games/{KEY}/facts").json()
    assert len(facts["islands"]) == 15


@clause("5.6")
def test_5_6_dice_are_laid_with_typed_words_too(ana: Browser) -> None:
    id = founded(ana, ME)["id"]
    commanding(ana, id)
    told = ana.post(f"/api/tables/{id}/command", {"text": "lay p tarawa", "lang": "en"})
    assert told.status_code == 200, told.text
    assert ana.table(id)["view"]["laid"][0][0] == 0
    refused = ana.post(f"/api/tables/{id}/command", {"text": "lay p tarawa", "lang": "en"})
    assert refused.json()["refusal"]["clause"] == "5.6"
