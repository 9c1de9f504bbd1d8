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

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Player:
    """Somebody at a browser: a page, what came over the wire, and the usual moves of the hand."""

    def __init__(self, browser: Any, server: Server, language: str = "en", **look: Any) -> None:
        self.server = server
        self.context = browser.new_context(locale=language, **{"viewport": DESKTOP, **look})
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def open(self, path: str) -> None:
        """Go to a page, with others' moves shown at once."""
        self.page.add_init_script("localStorage.setItem('pace', 'once')")
        self.page.goto(self.server.url + path)

    def found(self, *others: str, seats: int = 3) -> None:
        """Set up a table of War: this player, and the others as the form calls them."""
        self.open("/new/war")
        self.page.get_by_role("radio", name=str(seats), exact=True).click()
        for place, other in enumerate(others, 1):
            self.page.locator(".place select").nth(self._select(place)).select_option(other)
        self.page.locator("button.pri").click()

    def _select(self, place: int) -> int:
        """The place of a seat's first list among all lists of the form: bots have a second one for their level."""
        kinds = self.page.locator(".place")
        return sum(kinds.nth(before).locator("select").count() for before in range(place))

    def legal(self) -> Any:
        """What glows on the board."""
        return self.page.locator("g.place.can")

    def place_all(self) -> None:
        """Put everything that was received on the first territory that may take it, as often as asked."""
        while "Place your armies" in self.prompt():
            self.legal().first.click()
            self.page.locator(".prompt .pri").click()
            self.page.wait_for_timeout(60)

    def prompt(self) -> str:
        return str(self.page.locator(".prompt .sentence").inner_text())

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".prompt.mine")).to_be_visible(timeout=20_000)


@pytest.fixture
def players(browser: Any, server: Server) -> Iterator[Any]:
    """Makes players, and sends them home afterwards; none of their pages may have failed."""
    seated: list[Player] = []

    def seat(**look: Any) -> Player:
        seated.append(Player(browser, server, **look))
        return seated[-1]

    yield seat
    for player in seated:
        player.context.close()
        assert player.faults == []


def test_a_game_against_bots_by_clicks(players: Any) -> None:
    me = players()
    me.found()
    me.wait_for_turn()
    me.place_all()
    me.wait_for_turn()
    assert "round 2" in me.page.locator("header").inner_text()
    me.place_all()
    expect(me.page.locator(".prompt .sentence")).to_contain_text("Attack")
    me.legal().first.click()
    expect(me.page.locator("g.picked")).to_have_count(1)
    me.legal().first.click()
    confirm = me.page.locator(".prompt .pri")
    expect(confirm).to_be_visible()
    if "Attack" in confirm.inner_text():
        expect(me.page.locator(".bubble .chance")).to_contain_text("%")
    confirm.click()
    expect(me.page.locator(".log")).to_contain_text(re.compile("attacks|moves"))


def test_a_refusal_names_its_clause_and_opens_the_rules(players: Any) -> None:
    me = players()
    me.found()
    me.wait_for_turn()
    foreign = me.page.locator("g.place:not(.can)").first
    foreign.click()
    slip = me.page.get_by_role("alert")
    expect(slip).to_contain_text("is not yours")
    slip.locator(".clause").click()
    expect(me.page.locator("li.now[data-clause='4.4']")).to_be_visible()
    me.page.keyboard.press("Escape")


def test_two_browsers_and_nothing_secret_on_the_wire(players: Any) -> None:
    host, guest = players(), players()
    wire: list[str] = []
    guest.page.on(
        "response",
        lambda answer: (
            wire.append(answer.text()) if "/api/tables/" in answer.url and "stream" not in answer.url else None
        ),
    )
    host.found("open")
    link = host.page.locator(".invitation input").first.input_value()
    guest.open(link.removeprefix(host.server.url))
    guest.page.get_by_role("textbox").fill("Guest")
    guest.page.locator("button.pri").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    host.page.get_by_role("button", name="To the table").click()
    expect(host.page.locator(".prompt")).to_be_visible()
    snapshots = [json.loads(text) for text in wire if text.startswith("{") and '"view"' in text]
    assert snapshots
    for snapshot in snapshots:
        mine = set(snapshot["viewer"])
        held = [zone - 2 for zone in snapshot["view"]["objectives"]["zone"] if zone is not None and zone >= 2]
        assert set(held) <= mine
        cards = [zone - 2 for zone in snapshot["view"]["cards"]["zone"] if zone is not None and zone >= 2]
        assert set(cards) <= mine


def test_a_phone(players: Any) -> None:
    me = players(viewport=PHONE, has_touch=True, is_mobile=True)
    me.found()
    me.wait_for_turn()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    me.place_all()
    me.page.locator("nav.phone button").nth(2).click()
    expect(me.page.locator(".objective")).to_be_visible()


def test_the_keyboard_alone(players: Any) -> None:
    me = players()
    me.found()
    me.wait_for_turn()
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('g.place.can')"):
            break
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".prompt .pri")).to_be_visible()
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".log")).to_contain_text("places")
    me.page.keyboard.press("u")
    expect(me.page.locator(".log")).not_to_contain_text("places")


def test_a_server_that_comes_back(browser: Any, own_server: Server) -> None:
    me = Player(browser, own_server)
    me.found()
    me.wait_for_turn()
    me.place_all()
    me.wait_for_turn()
    before = me.page.locator(".log li").count()
    own_server.kill()
    own_server.start()
    expect(me.page.locator(".offline")).to_have_count(0, timeout=20_000)
    me.place_all()
    assert me.page.locator(".log li").count() > before
    me.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_bars_the_way(players: Any, theme: str) -> None:
    me = players(color_scheme=theme)
    for path in ("/", "/new/war", "/rules/war"):
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        assert serious(me.page) == []
    me.found()
    me.wait_for_turn()
    assert serious(me.page) == []


def serious(page: Any) -> list[str]:
    """What axe finds to be a serious or critical bar to somebody."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in ("serious", "critical")
    ]
