"""War in the Pacific in the browser: turns played by clicks on dice, islands and trackers, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Server
from tests.e2e.player import PATIENCE, PHONE, Player


class Commander(Player):
    """Somebody alone with a sheet."""

    def sit_down(self) -> None:
        """Set up a table of one, and look at it."""
        self.open("/new/war-in-the-pacific")
        self.page.get_by_role("radio", name="1", exact=True).click()
        self.page.locator("form button.pri").click()
        expect(self.page.locator("[data-target=tarawa]")).to_be_visible(timeout=PATIENCE)

    @property
    def seat(self) -> Any:
        """What the sheet of this player says, column by column."""
        view = self.snapshot["view"]
        return {name: column[0] for name, column in view.items() if isinstance(column, list) and len(column) == 1}

    @property
    def request(self) -> Any:
        """What is asked."""
        return self.snapshot["requests"][0]

    def dice(self, name: str) -> Any:
        """A die in sight."""
        return self.page.locator(f"[data-die={name}]").locator("visible=true")

    def place(self, name: str) -> Any:
        """An island or a tracker in sight."""
        return self.page.locator(f"[data-target={name}]").locator("visible=true")

    def accept_rolls(self) -> None:
        """Let the event and whatever comes of it stand."""
        while self.legal("Accept"):
            self.answered(self.page.locator(".prompt").get_by_role("button", name="Accept"))

    def attack(self) -> str:
        """Commit a die to an island, as the first row of legal attacks has it. Returns which island."""
        die, target, _ = self.request["actions"]["Attack"][0]
        self.dice("pqrstu"[die]).click()
        island = ("tarawa", "kwajalein", "eniwetok", "saipan", "tinian_guam", "iwo_jima", "guadalcanal")[target]
        if not self.act.count():
            self.place(island).click()
        self.answered(self.act)
        return island

    def end_phase(self) -> None:
        """Say that the phase is over, second boxes forgone."""
        if self.legal("Forgo"):
            self.answered(self.page.get_by_role("button", name="Leave the second"))
        self.page.keyboard.press("Escape")
        self.answered(self.page.locator(".prompt").get_by_role("button", name="End the phase"))


@pytest.fixture
def commanders(browser: Any, server: Server) -> Iterator[Any]:
    """Makes players, and sends them home afterwards; none of their pages may have failed."""
    seated: list[Commander] = []

    def seat(**look: Any) -> Commander:
        seated.append(Commander(browser, server, **look))
        seated[-1].sit_down()
        return seated[-1]

    yield seat
    for player in seated:
        player.context.close()
        assert player.faults == []


def test_turns_of_war_in_the_pacific_by_clicks(commanders: Any) -> None:
    me = commanders()
    for turn in (1, 2, 3):
        me.accept_rolls()
        assert me.seat["turn"] == turn
        if me.legal("Attack"):
            before = sum(me.seat["boxes"])
            me.attack()
            assert sum(me.seat["boxes"]) > before
            expect(me.page.locator("button.spent")).to_have_count(1)
        me.end_phase()
    me.accept_rolls()
    expect(me.page.locator("header")).to_contain_text("turn 4 of 11")


def test_a_die_is_laid_and_picked_up_without_being_asked(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    asked = me.request["id"]
    me.dice("p").click()
    me.place("honshu").click()
    me.answered(me.act)
    assert me.seat["laid"][0] == 14
    expect(me.place("honshu").locator(".laid svg")).to_have_count(1)
    me.dice("p").click()
    me.answered(me.page.locator(".tray").get_by_role("button", name="Pick up the die"))
    assert me.seat["laid"][0] == -1
    assert me.request["id"] == asked


def test_a_die_goes_to_research_by_its_tracker(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    die = "pqrstu"[me.request["actions"]["Research"][0][0]]
    me.dice(die).click()
    me.page.locator(".tracks [data-target=research]").click()
    me.answered(me.act)
    assert me.seat["research"] >= 1


def test_a_locked_island_says_why(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    me.place("honshu").click()
    expect(me.page.locator(".board")).to_contain_text("locked")


def test_a_turn_on_a_phone(commanders: Any) -> None:
    me = commanders(viewport=PHONE, has_touch=True)
    me.accept_rolls()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    if me.legal("Attack"):
        me.attack()
    me.end_phase()
    assert me.seat["turn"] == 2
