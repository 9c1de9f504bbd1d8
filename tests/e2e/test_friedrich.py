"""Friedrich in the browser: a war played by clicks, by two people and against a bot, on a desk and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Server
from tests.e2e.player import PATIENCE, PHONE, Player, company, until
from tests.e2e.test_table import serious, tapped

from casusbelli.games.friedrich.board import (
    CITIES,
    FRANCE,
    GENERALS,
    GENERALS_OF,
    HANOVER,
    NATION_OF,
    NATIONS,
    PIECES,
    PRUSSIA,
    City,
    city,
    distance,
)
from casusbelli.games.friedrich.state import HAND

DRAWING = 2
"""Turns in which both sides only draw cards."""
LAST = 16
"""The turn in which everything has been tried, or something is wrong."""
PLAYERS: dict[int, int] = {PRUSSIA: 0, HANOVER: 0, FRANCE: 1}
"""The seats of the nations, where the roles are taken in their order."""
OWN = {"Shifted", "Reinforced", "LossBorne"}
"""Events of which only the player of the general hears."""
CORNER = {"x": 10, "y": 24}
"""Where a card of the fan can be hit that has another one upon it."""


class General(Player):
    """Somebody at a table of Friedrich."""

    def sit_down(self, *kinds: str) -> None:
        """Set up a table with these kinds of seats, the roles in their order."""
        self.open("/new/friedrich")
        self.page.get_by_role("radio", name=str(len(kinds)), exact=True).click()
        for place, kind in zip(self.page.locator(".place").all(), kinds, strict=True):
            place.locator("select").first.select_option(kind)
        self.page.get_by_label("Who plays which role").select_option("in-order")
        self.page.locator("form button.pri").click()

    @property
    def view(self) -> Any:
        """The position, as this player sees it."""
        return self.snapshot["view"]

    @property
    def kinds(self) -> set[str]:
        """What kinds of actions are asked of this player."""
        return {kind for request in self.snapshot["requests"] for kind in request["actions"]}

    @property
    def tray(self) -> Any:
        """What lies under the map."""
        return self.page.locator(".tray")

    def button(self, name: str) -> Any:
        """A button of the prompt."""
        return self.page.locator(".prompt").get_by_role("button", name=re.compile(name))

    def asked(self) -> int | None:
        """Which of this player's seats is asked, once the page shows that, too; None: none of them."""
        seat = super().asked()
        if seat is not None:
            self.wait_for_turn()
        return seat

    # ---- forms --------------------------------------------------------------------------------------------------

    def allot(self) -> None:
        """Give out the starting armies of the seat that is asked as they are proposed, nation by nation."""
        seat = super().asked()
        while "Allot" in self.kinds and super().asked() == seat:
            expect(self.tray.locator("output").first).to_be_visible(timeout=PATIENCE)
            self.answered(self.tray.locator(".pri"))
            self.page.wait_for_timeout(400)

    def discard(self) -> None:
        """Lay aside the first of the cards that were drawn."""
        if not self.act.count():
            self.page.locator(".fan .can button").first.click(position=CORNER)
        self.answered(self.act)

    def recruit(self) -> None:
        """Buy what a few cards buy, and give it out."""
        self.answered(self.button("Recruit"))
        assert serious(self.page) == []
        while "Settle" not in self.kinds:
            self.answered(self.page.locator(".fan .can button").last)
        expect(self.tray).to_contain_text("buy")
        assert serious(self.page) == []
        self.answered(self.tray.locator(".pri"))
        assert serious(self.page) == []
        while self.kinds & {"Reinforce", "Reenter"}:
            self.answered(self.tray.locator("li .btn").first)

    def choose_first(self) -> None:
        """Take the first thing of the list, unless it is the only one and stands chosen."""
        if not self.act.count():
            self.tray.locator("li .btn").first.click()
        self.answered(self.act)

    # ---- combat -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the first card that may be played: it says what it comes to, before it is played."""
        card = self.page.locator(".fan .can button").first
        expect(card).to_have_attribute("aria-label", re.compile("makes the score"), timeout=PATIENCE)
        if not self.act.count():
            card.click(position=CORNER)
        expect(self.tray.locator("div.slip")).to_contain_text("score")
        expect(self.tray.locator("circle.meant")).to_have_count(1)
        self.answered(self.act.first)

    def concede(self) -> None:
        """Play no more."""
        if not self.act.count():
            self.answered(self.button("Concede|Play no card"))
        else:
            self.answered(self.act)

    # ---- the map ------------------------------------------------------------------------------------------------

    def spot(self, city: str) -> Any:
        """A city on the map, brought into sight."""
        mark = self.page.locator(f"button[data-city={city}] i")
        until(lambda: self._in_sight(city, mark))
        return mark

    def _in_sight(self, city: str, mark: Any) -> bool:
        """Go to a city with the keyboard, since whoever has used it last is shown what has the focus. Is it there?"""
        found = self.page.locator(f"button[data-city={city}]")
        self.page.keyboard.press("Shift")
        found.blur()
        found.focus()
        self.page.wait_for_timeout(500)
        board, place = self.page.locator(".map").first.bounding_box(), mark.bounding_box()
        across = board["x"] <= place["x"] and place["x"] + place["width"] <= board["x"] + board["width"]
        down = board["y"] <= place["y"] and place["y"] + place["height"] <= board["y"] + board["height"]
        return bool(across and down)

    def set_out(self, city: str) -> list[str]:
        """Pick all the generals of a city. Returns where they are offered to go."""
        self.spot(city).click()
        together = self.page.locator(".fan .together")
        if together.count():
            together.click()
        offered = self.page.locator("button.city")
        expect(offered.first).to_be_attached(timeout=PATIENCE)
        return list(offered.evaluate_all("all => all.map(one => one.dataset.city)"))

    def march(self, start: City, goal: City) -> None:
        """Go as near to a city as one move leads, but not into it, by naming the end of the way alone."""
        ends = self.set_out(CITIES[start])
        end = min(ends, key=lambda name: distance(city(name), goal) or LAST)
        self.spot(end).click()
        expect(self.page.locator(f"button.stack[data-city={end}]")).to_be_attached(timeout=PATIENCE)
        until(lambda: not any(frame["type"] == "Marching" for frame in self.view["stack"]))


class Campaign:
    """A war in which everybody looks for a fight; `done` is what has been tried."""

    def __init__(self, *people: General) -> None:
        self.people = people
        self.done: set[str] = set()
        self.played: set[tuple[int, int]] = set()
        self.looked_at: set[str] = set()

    def go_on(self) -> None:
        """Whoever is asked answers."""
        asked = next((one for one in self.people if one.asked() is not None), None)
        if asked is None:
            self.people[0].page.wait_for_timeout(100)
            return None
        kinds = asked.kinds
        for kind, answer in self.answers(asked).items():
            if kind in kinds:
                self.look(kind, asked)
                return answer()
        raise AssertionError(f"nobody knows what to do: {kinds}")

    def look(self, kind: str, player: General) -> None:
        """When a kind of thing is asked for the first time: nothing serious bars the way."""
        if kind not in self.looked_at:
            self.looked_at.add(kind)
            assert serious(player.page) == []

    def answers(self, player: General) -> dict[str, Callable[[], None]]:
        """What to do, by the kind of action that is asked for."""
        return {
            "Allot": player.allot,
            "Discard": player.discard,
            "EndMovement": lambda: self.move(player),
            "Attack": player.choose_first,
            "Play": lambda: self.fight(player),
            "PlayReserve": lambda: self.fight(player),
            "Yield": lambda: self.fight(player),
            "Keep": lambda: self.note("shared", player.tray.locator(".pri"), player),
            "Retreat": lambda: self.retreat(player),
            "Retire": player.choose_first,
            "Choose": player.choose_first,
            "Decline": lambda: player.answered(player.button("Decline")),
        }

    def note(self, what: str, locator: Any, player: General) -> None:
        """Do something, and remember that it was done."""
        player.answered(locator)
        self.done.add(what)

    def retreat(self, player: General) -> None:
        """Choose where the beaten go."""
        player.choose_first()
        self.done.add("retreated")

    def fight(self, player: General) -> None:
        """Play one card in a combat, and give in after that."""
        here = (player.view["turn"], player.snapshot["viewer"][0])
        kinds = player.kinds
        if kinds & {"Play", "PlayReserve"} and (here not in self.played or "Yield" not in kinds):
            player.play()
            self.played.add(here)
            self.done.add("played")
            return
        player.concede()
        self.done.add("conceded")

    def move(self, player: General) -> None:
        """Recruit what was lost, go towards the enemy, and end the movement."""
        if "recruited" not in self.done and player.legal("Recruit"):
            player.recruit()
            self.done.add("recruited")
        pairs = self.pairs(player.view)
        apart, start, goal = min(pairs) if pairs else (0, City(0), City(0))
        if player.view["turn"] > DRAWING and apart > 1:
            player.march(start, goal)
            self.done.add("marched")
        if player.legal("EndMovement"):
            player.page.keyboard.press("Escape")
            player.answered(player.button("End the movement"))

    def pairs(self, view: Any) -> list[tuple[int, City, City]]:
        """How far from each other generals of the active nation who have not moved and enemies stand, and where."""
        own = [view["city"][g] for g in GENERALS_OF[view["active"]] if view["city"][g] >= 0 and not view["moved"][g]]
        player = PLAYERS[view["active"]]
        foes = [
            place
            for general, place in enumerate(view["city"][: len(GENERALS)])
            if place >= 0 and PLAYERS.get(NATION_OF[general], player) != player
        ]
        return [(distance(start, goal), start, goal) for start in own for goal in foes]


def leaks(said: Any, seat: int) -> Iterator[str]:
    """What is in an answer that its reader, of this seat, may not know."""
    if isinstance(said, list):
        for item in said:
            yield from leaks(item, seat)
    if not isinstance(said, dict):
        return
    if any(hidden(said, seat)):
        yield json.dumps(said)[:300]
    for value in said.values():
        yield from leaks(value, seat)


def hidden(said: Any, seat: int) -> Iterator[bool]:
    """Whether a record, or a position, tells something of another seat."""
    kind: str = said.get("type", "")
    nation: Any = said.get("nation", said.get("recruiter"))
    foreign = isinstance(nation, int) and PLAYERS.get(nation, seat) != seat
    yield kind in OWN and PLAYERS[NATION_OF[int(said["general"])]] != seat
    yield foreign and kind == "CardsDrawn" and said["cards"] is not None
    yield foreign and kind == "CardDiscarded" and said["card"] is not None
    yield foreign and kind == "Paying" and bool(said.get("cards"))
    yield foreign and kind in ("Drawing", "Discarding") and bool(said.get("drawn"))
    if "received" in said:
        others = [general for general in range(len(GENERALS)) if PLAYERS.get(NATION_OF[general], seat) != seat]
        yield any(said[column][general] is not None for column in ("armies", "received") for general in others)
        yield any(PLAYERS.get(zone - HAND, seat) != seat for zone in said["cards"]["zone"] if zone is not None)


@pytest.fixture
def generals(browser: Any, server: Server) -> Iterator[Any]:
    """Makes people who can be sat down at a table."""
    with company(General, browser, server) as seat:
        yield seat


def test_two_browsers_fight_and_nothing_secret_is_on_the_wire(generals: Any) -> None:
    host, guest = generals(), generals(color_scheme="dark")
    wires = {0: tapped(host), 1: tapped(guest)}
    host.sit_down("me", "open")
    guest.join(host)
    war = Campaign(host, guest)
    wanted = {"marched", "played", "conceded", "retreated", "recruited"}
    while not wanted <= war.done and host.view["turn"] < LAST and host.snapshot["result"] is None:
        war.go_on()
    assert wanted <= war.done
    expect(host.page.locator(".log")).to_contain_text("Retreat to")
    for seat, wire in wires.items():
        said = [json.loads(text) for text in wire]
        assert len(said) > 20
        assert [fault for one in said for fault in leaks(one, seat)] == []


def test_the_first_turn_against_a_bot_by_clicks(generals: Any) -> None:
    me = generals()
    me.sit_down("me", "bot")
    me.wait_for_turn()
    me.tray.get_by_role("button", name="One army more for 1 Ferdinand").click()
    expect(me.tray).to_contain_text("1 too many")
    expect(me.tray.locator(".pri")).to_have_attribute("aria-disabled", "true")
    me.tray.get_by_role("button", name="One army less for 2 Cumberland").click()
    me.answered(me.tray.locator(".pri"))
    until(lambda: me.view["turn"] == 1)
    assert [me.view["armies"][general] for general in GENERALS_OF[HANOVER]] == [7, 5]
    me.wait_for_turn()
    me.discard()
    seydlitz = PIECES.index("seydlitz")
    start = me.view["city"][seydlitz]
    me.march(start, me.view["city"][PIECES.index("soubise")])
    assert distance(start, me.view["city"][seydlitz]) >= 3
    expect(me.page.locator(".log li", has_text="Seydlitz: to")).to_have_count(1)
    me.page.locator("[data-nation=hanover]").click()
    expect(me.page.locator(".details .armies")).to_have_text(["7", "5"])
    me.page.locator("[data-nation=france]").click()
    expect(me.page.locator(".details .goals li")).to_have_count(10)
    expect(me.page.locator(".details .armies")).to_have_count(0)
    while me.view["turn"] < 2:
        if me.asked() is not None:
            Campaign(me).go_on()
    expect(me.page.locator("header")).to_contain_text("turn 2")


def test_at_one_screen_nobody_sees_the_armies_of_the_other(generals: Any) -> None:
    me = generals()
    me.sit_down("me", "me")
    for _ in range(2):
        me.page.locator(".curtain button.pri").click(timeout=PATIENCE)
        me.allot()
    me.page.locator(".curtain button.pri").click(timeout=PATIENCE)
    me.page.locator("[data-nation=france]").click()
    expect(me.page.locator(".details .pieces li")).to_have_count(5)
    expect(me.page.locator(".details .armies")).to_have_count(0)
    me.page.locator("[data-nation=prussia]").click()
    expect(me.page.locator(".details .armies")).to_have_count(1)


def test_a_phone(generals: Any) -> None:
    me = generals(viewport=PHONE, has_touch=True, is_mobile=True)
    me.sit_down("me", "bot")
    me.wait_for_turn()
    expect(me.tray).to_be_visible()
    heights = me.tray.locator("button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    me.answered(me.tray.locator(".pri"))
    expect(me.page.locator(".fan .can button")).to_have_count(2, timeout=PATIENCE)
    me.page.locator(".fan .can button").last.tap()
    me.answered(me.page.locator(".sheet .pri"))
    expect(me.page.locator(".map")).to_be_visible()
    expect(me.tray).to_be_hidden()
    me.page.locator("nav.phone button").nth(1).tap()
    expect(me.page.locator(f"[data-nation={NATIONS[FRANCE]}]")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_bars_the_way(generals: Any, theme: str) -> None:
    me = generals(color_scheme=theme)
    me.sit_down("me", "bot")
    me.wait_for_turn()
    assert serious(me.page) == []
    me.allot()
    until(lambda: me.asked() is not None)
    assert serious(me.page) == []
    me.discard()
    me.page.locator("[data-nation=france]").click()
    expect(me.page.locator(".details .goals li")).to_have_count(10)
    assert serious(me.page) == []
