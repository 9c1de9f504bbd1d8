"""The browser table as players use it: clicks, two browsers, a phone, the keyboard, a server that comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Server
from tests.e2e.player import PATIENCE, PHONE, Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HOLDERS = {"ObjectiveDrawn": "objective", "CardDrawn": "card"}
"""Events of which only one seat learns everything, and what the others do not learn."""


def test_a_whole_game_against_bots_by_clicks(players: Any) -> None:
    me = players()
    me.play_bots(Round_limit="2")
    me.place_all()
    expect(me.page.locator("header")).to_contain_text("round 2", timeout=PATIENCE)
    me.to_attack()
    me.aim()
    expect(me.page.locator(".bubble .chance")).to_contain_text("%")
    me.answered(me.act)
    expect(me.page.locator(".log")).to_contain_text("attacks")
    while me.snapshot["requests"]:
        if me.page.get_by_role("button", name="End the turn").count():
            me.end_turn()
        elif me.act.count():
            me.answered(me.act)
        else:
            me.page.keyboard.press("Escape")
    expect(me.page.locator(".board .cartouche")).to_contain_text(re.compile("[Ww]on"), timeout=PATIENCE)
    expect(me.page.locator(".board .cartouche figure")).to_have_count(3)
    with me.page.expect_download() as saved:
        me.page.locator(".cartouche a[download]").click()
    me.open("/verify")
    me.page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(me.page.get_by_role("status")).to_contain_text("as the keys have it")
    me.open("/")
    me.page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(me.page.locator(".board .cartouche")).to_be_visible(timeout=PATIENCE)


def test_an_attack_until_the_end_stops_at_a_key_or_by_itself(players: Any) -> None:
    me = players()
    me.play_bots()
    me.to_attack()
    me.aim()
    before = sum(me.snapshot["view"]["armies"])
    keep = me.page.locator(".keep input, .keep [role=radio]").first
    expect(keep).to_be_visible()
    me.answered(me.page.get_by_role("button", name="Until the end"))
    expect(me.page.locator(".prompt").get_by_role("button", name="Stop")).to_have_count(0, timeout=PATIENCE)
    after = me.snapshot
    assert sum(after["view"]["armies"]) < before
    fought = [entry["event"] for entry in after["events"] if entry["event"]["type"] == "Fought"]
    assert me.legal("Advance") or after["view"]["armies"][fought[-1]["origin"]] == 1


def test_a_refusal_names_its_clause_and_opens_the_rules(players: Any) -> None:
    me = players()
    me.play_bots()
    me.page.locator("g.place:not(.can) circle.target").first.click()
    slip = me.page.get_by_role("alert")
    expect(slip).to_contain_text("is not yours")
    slip.locator(".clause").click()
    expect(me.page.locator("li.now[data-clause='4.4']")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_two_browsers_and_nothing_secret_on_the_wire(players: Any) -> None:
    host, guest = players(), players()
    wire = tapped(guest)
    host.set_up("me", "open", "bot", options={"Round limit": "2"}, opened="rules")
    guest.join(host)
    while host.snapshot["result"] is None:
        turn(host, guest)
    expect(guest.page.locator(".board .cartouche")).to_be_visible(timeout=PATIENCE)
    seat = guest.snapshot["viewer"][0]
    streamed = [text for text in wire if '"moment"' in text]
    assert len(streamed) > 4
    said = [json.loads(text) for text in wire]
    assert [fault for one in said for fault in secrets(one, seat, winners(one))] == []
    assert any(one["closed"] for one in said if "closed" in one)


def turn(*people: Player) -> None:
    """Whoever is asked next places all armies, and attacks nobody."""
    asked = [player for player in people if player.snapshot["requests"]]
    if not asked:
        people[0].page.wait_for_timeout(100)
        return
    asked[0].wait_for_turn()
    asked[0].place_all()
    if asked[0].legal("EndTurn"):
        asked[0].end_turn()


def winners(said: Any) -> tuple[int, ...]:
    """The seats that have won when an answer is given: they show their objectives, and nobody shows anything else."""
    result = said.get("result") if isinstance(said, dict) else None
    return tuple(result["winners"]) if result else ()


def tapped(player: Player) -> list[str]:
    """Everything that comes to a player's page from its tables, answers and streams alike."""
    wire: list[str] = []
    line = player.context.new_cdp_session(player.page)
    line.send("Network.enable")
    line.on("Network.eventSourceMessageReceived", lambda message: wire.append(message["data"]))

    def heard(answer: Any) -> None:
        if "/api/tables/" in answer.url and "/stream" not in answer.url:
            wire.append(answer.text())

    player.page.on("response", heard)
    return wire


def secrets(said: Any, seat: int, shown: tuple[int, ...]) -> Iterator[str]:
    """What is in an answer that its reader, of this seat, may not know; `shown`: seats whose objectives are open."""
    if isinstance(said, list):
        for item in said:
            yield from secrets(item, seat, shown)
    if not isinstance(said, dict):
        return
    hidden = HOLDERS.get(said.get("type", ""))
    if hidden and said["seat"] != seat and said[hidden] is not None:
        yield json.dumps(said)
    for deck, open in (("objectives", {seat, *shown}), ("cards", {seat})):
        zones = said[deck].get("zone", []) if isinstance(said.get(deck), dict) else []
        yield from (f"{deck}: {zone - 2}" for zone in zones if zone is not None and zone >= 2 and zone - 2 not in open)
    for value in said.values():
        yield from secrets(value, seat, shown)


def test_two_people_at_one_screen_and_a_curtain(players: Any) -> None:
    me = players()
    me.set_up("me", "me", "bot")
    curtain = me.page.locator(".curtain")
    for _ in range(3):
        expect(curtain).to_be_visible(timeout=PATIENCE)
        asked = me.asked()
        assert "objective" not in me.page.content().lower()
        curtain.locator("button.pri").click()
        expect(me.page.locator(".objective")).to_be_visible()
        own = me.page.locator(".objective p").inner_text()
        others = [seat for seat in me.snapshot["viewer"] if seat != asked]
        assert all(secret not in me.page.content() for secret in objectives(me, others) - {own})
        me.place_all(asked)
        if me.asked() == asked:
            me.end_turn()


def objectives(player: Player, seats: list[int]) -> set[str]:
    """The objectives of these seats, in words."""
    zones = player.snapshot["view"]["objectives"]["zone"]
    ids = player.names("objective")
    text = player.page.evaluate("async () => (await fetch('/api/text/war/en')).text()")
    held = [ids[card] for card, zone in enumerate(zones) if zone is not None and zone - 2 in seats]
    words = dict(re.findall(r"^objective-(\S+) = (.*)$", text, re.M))
    return {words[name] for name in held}


def test_the_table_as_text(players: Any) -> None:
    me = players()
    me.play_bots()
    me.open(me.page.url.removeprefix(me.server.url) + "/text")
    line, lines = me.page.get_by_label("Command"), me.page.get_by_role("log")
    place = me.names("territory")[me.snapshot["requests"][0]["actions"]["Place"][0][0]]
    line.fill(f"place {place} 1")
    line.press("Enter")
    expect(lines).to_contain_text(f"{me.colour} places 1 in")
    line.fill("rule 5.4")
    line.press("Enter")
    expect(lines).to_contain_text("5.4")
    line.fill("dance")
    line.press("Enter")
    expect(lines.locator("p").last).to_contain_text("means nothing here")


def test_a_phone(players: Any) -> None:
    me = players(viewport=PHONE, has_touch=True, is_mobile=True)
    me.play_bots()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    me.take()
    expect(me.page.locator(".sheet .pri")).to_be_visible()
    heights = me.page.locator(".sheet button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height).filter(height => height)"
    )
    assert min(heights) >= 44
    me.page.locator(".sheet .close").tap()
    me.place_all()
    me.page.locator("nav.phone button").nth(2).tap()
    expect(me.page.locator(".objective")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_keyboard_alone(players: Any) -> None:
    me = players()
    me.play_bots()
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('g.place.can')"):
            break
    me.page.keyboard.press("Enter")
    expect(me.act).to_be_visible()
    placed = me.page.locator(".log li", has_text=f"{me.name} places")
    before = placed.count()
    me.page.keyboard.press("-")
    me.page.keyboard.press("Enter")
    expect(placed).to_have_count(before + 1)
    me.page.keyboard.press("u")
    expect(placed).to_have_count(before)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_a_server_that_is_killed_in_the_middle_of_an_attack(browser: Any, own_server: Server) -> None:
    me = Player(browser, own_server)
    me.play_bots()
    me.to_attack()
    me.aim()
    me.answered(me.act)
    before = me.snapshot
    own_server.kill()
    expect(me.page.locator(".offline")).to_be_visible(timeout=PATIENCE)
    own_server.start()
    expect(me.page.locator(".offline")).to_have_count(0, timeout=PATIENCE)
    after = me.snapshot
    assert (after["number"], after["view"], after["requests"]) == (before["number"], before["view"], before["requests"])
    if not me.act.count():
        me.aim() if me.legal("Attack") else me.take()
    me.answered(me.act)
    assert me.snapshot["number"] > before["number"]
    me.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_bars_the_way(players: Any, theme: str) -> None:
    me = players(color_scheme=theme)
    for path, there in (("/", "main li"), ("/new/war", "form .pri"), ("/rules/war", "article"), ("/verify", "h1")):
        me.open(path)
        expect(me.page.locator(there).first).to_be_visible()
        assert serious(me.page) == []
    me.play_bots()
    assert serious(me.page) == []
    me.to_attack()
    me.aim()
    me.page.locator(".prompt .clause").click()
    expect(me.page.locator("[data-clause]").first).to_be_visible()
    assert serious(me.page) == []


def serious(page: Any) -> list[str]:
    """What axe finds to be a serious or critical bar to somebody."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
