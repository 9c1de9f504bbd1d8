"""War in the Pacific in the browser: turns played by clicks on dice, islands and trackers, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Server
from tests.e2e.player import PATIENCE, PHONE, Player, company, require_whole, until


class Commander(Player):
    """Somebody alone with a sheet."""

    def sit_down(self, *kinds: str) -> None:
        """Set up a table, of one if no kinds of seats are said, and look at it."""
        kinds = kinds or ("me",)
        self.open("/new/war-in-the-pacific")
        self.page.get_by_role("radio", name=str(len(kinds)), exact=True).click()
        for place, kind in zip(self.page.locator(".place").all(), kinds, strict=True):
            place.locator("select").first.select_option(kind)
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

    def drag(self, die: str, to: Any) -> None:
        """Carry a die with the mouse to the middle of something."""
        start, end = middle(self.dice(die)), middle(to)
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 12, start[1] - 12)
        mouse.move(*end, steps=6)
        mouse.up()

    def drag_by_finger(self, die: str, to: Any) -> None:
        """The same with a finger."""
        start, end = middle(self.dice(die)), middle(to)
        line = self.context.new_cdp_session(self.page)

        def touch(kind: str, *shares: float) -> None:
            at = [{name: a + (b - a) * share for name, a, b in zip("xy", start, end, strict=True)} for share in shares]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        touch("touchStart", 0)
        for share in (0.1, 0.4, 0.7, 1):
            touch("touchMove", share)
        touch("touchEnd")

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


def middle(locator: Any) -> tuple[float, float]:
    """The middle of something in sight."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def commanders(browser: Any, server: Server) -> Iterator[Any]:
    """Makes people who sit down at a table with these kinds of seats."""

    def seated(*kinds: str, **look: Any) -> Commander:
        me = seat(**look)
        me.sit_down(*kinds)
        return me

    with company(Commander, browser, server) as seat:
        yield seated


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


# Dragging, and its odds.


def laid(me: Commander, target: str) -> Any:
    """The dice that are seen to lie on an island."""
    return me.place(target).locator(".laid svg")


def test_a_die_is_dragged_to_an_island_and_back(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    asked = me.request["id"]
    me.drag("p", me.place("guadalcanal"))
    expect(laid(me, "guadalcanal")).to_have_count(1)
    me.drag("p", me.place("honshu"))
    expect(laid(me, "honshu")).to_have_count(1)
    expect(laid(me, "guadalcanal")).to_have_count(0)
    me.drag("p", me.page.locator(".tracks .points"))
    expect(laid(me, "honshu")).to_have_count(0)
    assert me.request["id"] == asked
    assert me.seat["laid"][0] == -1


def test_a_drag_is_called_off_by_escape(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    start, end = middle(me.dice("p")), middle(me.place("guadalcanal"))
    me.page.mouse.move(*start)
    me.page.mouse.down()
    me.page.mouse.move(*end, steps=5)
    expect(me.page.locator(".carried")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".carried")).to_have_count(0)
    me.page.mouse.up()
    assert me.seat["laid"] == [-1] * len(me.seat["laid"])


def test_a_die_that_was_dragged_to_an_open_island_attacks_it(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    if not me.legal("Attack"):
        pytest.skip("no die of this roll reaches a box")
    die, target, _ = me.request["actions"]["Attack"][0]
    island = "tarawa" if target == 0 else "guadalcanal"
    me.drag("pqrstu"[die], me.place(island))
    expect(me.act).to_contain_text("Attack")
    before = sum(me.seat["boxes"])
    me.answered(me.act)
    assert sum(me.seat["boxes"]) > before


def test_the_odds_of_the_island_under_the_cursor(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    me.place("guadalcanal").hover()
    expect(me.page.locator(".bubble")).to_contain_text("Guadalcanal")
    expect(me.page.locator(".bubble .chance")).to_contain_text("%")
    expect(me.page.locator(".tray .chances")).to_contain_text("At least 1 box")
    me.place("honshu").hover()
    expect(me.page.locator(".bubble")).to_have_count(0)


def test_a_die_under_the_cursor_shows_where_it_could_go(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    die = me.request["actions"]["Research"][0][0]
    me.dice("pqrstu"[die]).hover()
    expect(me.page.locator(".tracks [data-target=research]")).to_have_class(re.compile("can"))
    me.page.mouse.move(5, 5)
    expect(me.page.locator(".tracks .can")).to_have_count(0)


# Several commanders.


def test_17_9_two_at_one_screen_take_turns_as_they_like_and_no_curtain_falls(commanders: Any) -> None:
    me = commanders("me", "me")
    expect(me.page.locator(".curtain")).to_have_count(0)
    me.page.locator("[data-sheet='1']").click()
    me.answered(me.page.locator(".prompt").get_by_role("button", name="Accept"))
    asked = {request["seat"]: request["id"] for request in me.snapshot["requests"]}
    assert set(asked) == {0, 1}
    assert "Accept" in next(request for request in me.snapshot["requests"] if request["seat"] == 0)["actions"]


def test_17_10_the_sheet_of_another_commander_is_looked_at(commanders: Any) -> None:
    me = commanders("me", "bot")
    me.accept_rolls()
    me.page.locator("[data-sheet='1']").click()
    expect(me.page.locator(".looking")).to_contain_text("only looking")
    me.place("tarawa").click()
    expect(me.page.locator(".slip.picked")).to_have_count(0)
    shown = me.page.locator(".tracks .heading b")
    until(lambda: shown.inner_text() == str(me.snapshot["view"]["points"][1]))
    me.page.get_by_role("button", name="Back to your own").click()
    expect(me.page.locator(".looking")).to_have_count(0)


# A phone.


def test_a_die_is_laid_on_an_open_island_on_a_phone(commanders: Any) -> None:
    me = commanders(viewport=PHONE, has_touch=True, is_mobile=True)
    me.accept_rolls()
    if not me.legal("Attack"):
        pytest.skip("no die of this roll reaches a box")
    die, target, _ = me.request["actions"]["Attack"][0]
    island = "tarawa" if target == 0 else "guadalcanal"
    me.dice("pqrstu"[die]).tap()
    if not me.page.locator(".sheet").count():
        me.place(island).tap()
    lay = me.page.locator(".sheet").get_by_role("button", name="Lay on")
    assert lay.bounding_box()["height"] >= 44
    me.answered(lay)
    expect(laid(me, island)).to_have_count(1)


def test_a_finger_drags_a_die_on_a_phone(commanders: Any) -> None:
    me = commanders(viewport=PHONE, has_touch=True, is_mobile=True)
    me.accept_rolls()
    me.drag_by_finger("q", me.place("guadalcanal"))
    expect(laid(me, "guadalcanal")).to_have_count(1)
    assert me.seat["laid"][1] == 6


# The end, and asking why.


def test_the_result_slip_is_in_sight_whole(commanders: Any) -> None:
    me = commanders()
    while me.snapshot["requests"]:
        me.accept_rolls()
        me.end_phase()
    slip = me.page.locator(".cartouche")
    expect(slip).to_be_visible(timeout=PATIENCE)
    expect(slip.locator("h1")).to_have_text("Defeat")
    expect(slip).to_contain_text("ends with 0 points")
    expect(me.page.locator(".tray .panel")).to_have_count(0)
    require_whole(me.page, slip)


def test_the_next_click_is_a_question(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    me.page.get_by_role("button", name="Why not?").click()
    me.page.locator(".prompt").get_by_role("button", name="End the phase").click()
    expect(me.page.get_by_role("alert")).to_contain_text("Nothing forbids that")
    assert me.seat["turn"] == 1
    me.page.keyboard.press("w")
    me.place("honshu").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("alert")).to_contain_text("locked")


def test_the_coach_speaks_when_it_is_wanted_and_reviews_the_game(commanders: Any) -> None:
    me = commanders()
    me.accept_rolls()
    line = me.page.locator(".coach")
    expect(line).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("checkbox", name="Coach").check()
    me.page.keyboard.press("Escape")
    me.end_phase()
    expect(line).to_contain_text("The best was", timeout=PATIENCE)
    me.page.reload()
    expect(line).to_contain_text("chance of winning lost", timeout=PATIENCE)
    while me.snapshot["requests"]:
        me.accept_rolls()
        me.end_phase()
    review = me.page.locator(".review")
    expect(review.locator("li")).to_have_count(5, timeout=PATIENCE)
    expect(review).to_contain_text("points in all")
    expect(review.locator("svg polyline")).to_have_count(1)
    review.locator("li button").first.click()
    expect(me.page.locator(".past")).to_be_visible()
    expect(me.page.locator(".cartouche")).to_have_count(0)
