"""Somebody at a browser: a page, what came over the wire, and the usual moves of the hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.e2e.conftest import Server

P = TypeVar("P", bound="Player")

DESKTOP = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds for bots to play, and for a page to find its server again."""

# Territories with many neighbours: whoever puts armies there will have somebody to attack.
CROSSROADS = "china moscou oriente_medio aral polonia sudao alemanha congo brasil california ottawa nova_york india"
# A legal territory whose piece is in sight, so that a hand can reach it.
IN_SIGHT = """wanted => {
  const seen = [...document.querySelectorAll('g.place.can')].filter(place => {
    const box = place.querySelector('circle.target').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y)?.closest('g.place') === place;
  }).map(place => place.dataset.territory);
  return wanted.find(name => seen.includes(name)) ?? seen[0] ?? null;
}"""
GUIDED = "localStorage.setItem('pace', 'once'); localStorage.setItem('guided', 'yes')"


class Player:
    """One person at one browser. `faults` are the errors that its pages reported."""

    def __init__(self, browser: Any, server: Server, language: str = "en", **look: Any) -> None:
        self.server = server
        self.context = browser.new_context(locale=language, **{"viewport": DESKTOP, **look})
        self.context.add_init_script(GUIDED)
        self.touch = bool(look.get("has_touch"))
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, said: Any) -> None:
        # A refusal of the server is an answer like any other, which Chromium notes as an error all the same.
        if said.type == "error" and "/api/" not in said.location["url"]:
            self.faults.append(said.text)

    def open(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(self.server.url + path)

    def set_up(self, *kinds: str, options: dict[str, str] | None = None, opened: str = "all") -> None:
        """Set up a table of War in the form with these kinds of seats; `opened` at the end: all, or the rules."""
        self.open("/new/war")
        self.page.get_by_role("radio", name=str(len(kinds)), exact=True).click()
        for place, kind in zip(self.page.locator(".place").all(), kinds, strict=True):
            place.locator("select").first.select_option(kind)
        self.page.get_by_label("After the end").select_option(opened)
        for label, value in (options or {}).items():
            self.page.get_by_label(label).fill(value)
        self.page.locator("form button.pri").click()

    def join(self, host: Player) -> None:
        """Take the open seat at the table that the host has just set up, as Guest; the host goes to the table, too."""
        link = host.page.locator(".invitation input").first.input_value()
        self.open(link.removeprefix(host.server.url))
        self.page.get_by_role("textbox").fill("Guest")
        self.page.locator("form button.pri").click()
        host.page.get_by_role("button", name="To the table").click()
        for player in (self, host):
            expect(player.page.locator(".prompt")).to_be_visible()

    def play_bots(self, **options: str) -> None:
        """Sit down with two bots, and wait for the turn."""
        self.set_up("me", "bot", "bot", options={name.replace("_", " "): value for name, value in options.items()})
        self.wait_for_turn()

    @property
    def prompt(self) -> str:
        """The sentence that says what is asked."""
        return str(self.page.locator(".prompt .sentence").inner_text())

    @property
    def name(self) -> str:
        """What this player is called at the table."""
        return str(self.page.locator("tr.mine .name").inner_text())

    @property
    def act(self) -> Any:
        """The one main button."""
        return self.page.locator(".prompt .pri, .sheet .pri")

    @property
    def snapshot(self) -> Any:
        """The table as this player's server tells it."""
        return self.page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()")

    def wait_for_turn(self) -> None:
        """Until something is asked of this player, or all is over."""
        expect(self.page.locator(".prompt.mine, .board .cartouche").first).to_be_visible(timeout=PATIENCE)

    def take(self, *wanted: str) -> str:
        """Click a legal territory: the first of those wanted that is one, else any. Returns which.

        On a phone the board still moves to what is legal when it has just opened: a tap that missed is made again.
        """
        for _ in range(3):
            name = str(self.page.wait_for_function(IN_SIGHT, arg=list(wanted)).json_value())
            target = self.page.locator(f"g.place[data-territory={name}] circle.target")
            if not self.touch:
                target.click()
                return name
            target.tap()
            if self._is_picked(name):
                return name
        raise AssertionError(f"{name} could not be tapped")

    def _is_picked(self, name: str) -> bool:
        picked = self.page.locator(f"g.place[data-territory={name}][aria-pressed=true]")
        try:
            expect(picked).to_be_attached(timeout=2_000)
        except AssertionError:
            return False
        return True

    def answered(self, locator: Any) -> None:
        """Click what answers the request, and wait until the table has gone on."""
        table = self.page.locator(".table")
        before = table.get_attribute("data-moment")
        locator.click()
        expect(table).not_to_have_attribute("data-moment", str(before), timeout=PATIENCE)

    def legal(self, kind: str) -> bool:
        """Whether the server offers a kind of action to this player now."""
        return any(kind in request["actions"] for request in self.snapshot["requests"])

    def asked(self) -> int | None:
        """Which of this player's seats is asked; None: none of them."""
        return next((int(request["seat"]) for request in self.snapshot["requests"]), None)

    def place_all(self, seat: int | None = None) -> None:
        """Put everything that was received, by this seat if several are this player's, on one crossroads or another."""
        while self.legal("Place") and seat in (None, self.asked()):
            if not self.act.count():
                self.take(*CROSSROADS.split())
            self.answered(self.act)

    def end_turn(self) -> None:
        """Say that the turn is over."""
        self.answered(self.page.get_by_role("button", name="End the turn"))

    def to_attack(self) -> None:
        """Play on until an attack is legal."""
        while not self.legal("Attack"):
            self.wait_for_turn()
            self.place_all()
            if not self.legal("Attack") and self.legal("EndTurn"):
                self.end_turn()

    def aim(self) -> None:
        """Choose an attack, from wherever and at whatever, but not in movement."""
        row = max(self.snapshot["requests"][0]["actions"]["Attack"], key=lambda row: self._armies(row[0]))
        origin, target = (self.names("territory")[place] for place in row[:2])
        self.take(origin)
        if not self.act.count():
            self.take(target)

    def _armies(self, place: int) -> int:
        return int(self.snapshot["view"]["armies"][place])

    def names(self, kind: str) -> list[str]:
        """What the things of a kind are called in notation."""
        return list(
            self.page.evaluate("async kind => (await (await fetch('/api/games/war')).json()).names[kind]", kind)
        )

    @property
    def colour(self) -> str:
        """The colour of this player's first seat, in English."""
        seat = self.snapshot["viewer"][0]
        return str(self.names("colour")[self.snapshot["view"]["colour"][seat]]).capitalize()


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(100):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it has not come to that")


@contextmanager
def company(kind: Callable[..., P], browser: Any, server: Server) -> Iterator[Callable[..., P]]:
    """Makes players, and sends them home afterwards; none of their pages may have failed."""
    seated: list[P] = []

    def seat(**look: Any) -> P:
        seated.append(kind(browser, server, **look))
        return seated[-1]

    yield seat
    for player in seated:
        player.context.close()
        assert player.faults == []


def require_whole(page: Any, slip: Any) -> None:
    """On a desk, on a low screen and on a phone a slip lies in the window, and all of its buttons can be pressed."""
    for size in (DESKTOP, LOW, PHONE):
        page.set_viewport_size(size)
        assert is_whole(page, slip)
        for act in slip.locator(".acts > *").all():
            assert is_whole(page, act)
            act.click(trial=True)


def is_whole(page: Any, locator: Any) -> bool:
    """Whether something lies in the window with all of its edges."""
    box, window = locator.bounding_box(), page.viewport_size
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return bool(min(box["x"], box["y"]) >= 0 and right <= window["width"] and bottom <= window["height"])
