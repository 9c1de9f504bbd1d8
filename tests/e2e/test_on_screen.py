"""What is seen of a table of any game: the result in the window, talk that waits, and what moves only if it may."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.player import PATIENCE, Player, require_whole

WATCH = """() => {
  window.moved = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of [node, ...node.querySelectorAll('*')])
            for (const name of ['tumble', 'march']) if (one.classList.contains(name)) window.moved.push(name);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes everything that comes into the page in order to move."""


def play_to_the_end(me: Player) -> None:
    """Place everything, and attack nobody."""
    while me.snapshot["requests"]:
        me.place_all()
        if me.legal("EndTurn"):
            me.end_turn()
        me.wait_for_turn()


def test_the_result_of_war_is_in_sight_whole_with_its_charts(players: Any) -> None:
    me = players()
    me.play_bots(Round_limit="1")
    play_to_the_end(me)
    slip = me.page.locator(".cartouche")
    expect(slip.locator("figure")).to_have_count(3, timeout=PATIENCE)
    expect(me.page.locator(".tray .odds")).to_have_count(0)
    require_whole(me.page, slip)


@pytest.mark.parametrize(("pace", "look"), [("readable", {}), ("once", {}), ("readable", {"reduced_motion": "reduce"})])
def test_dice_tumble_only_where_somebody_looks(players: Any, pace: str, look: dict[str, str]) -> None:
    me = players(**look)
    me.play_bots()
    me.to_attack()
    # Only now, so that nobody waits while a whole round of bots is shown at this pace.
    me.page.add_init_script(f"localStorage.setItem('pace', '{pace}')")
    me.page.reload()
    me.wait_for_turn()
    me.page.evaluate(WATCH)
    me.aim()
    me.answered(me.act)
    expect(me.page.locator(".duel")).to_be_visible()
    moved = me.page.evaluate("window.moved")
    assert ("tumble" in moved) == (pace == "readable" and not look)


def test_talk_that_waits_is_counted_until_it_is_read(players: Any) -> None:
    host, guest = players(), players()
    host.set_up("me", "open", "bot")
    guest.join(host)
    guest.page.get_by_role("tab", name="Talk").click()
    for line in ("Peace?", "Well?"):
        guest.page.get_by_label("Say something").fill(line)
        guest.page.get_by_role("button", name="Send").click()
    expect(host.page.locator(".tabs .unread")).to_have_text("2", timeout=PATIENCE)
    expect(guest.page.locator(".tabs .unread")).to_have_count(0)
    host.page.reload()
    expect(host.page.locator(".tabs .unread")).to_have_text("2", timeout=PATIENCE)
    host.page.get_by_role("tab", name="Talk").click()
    expect(host.page.locator(".talk")).to_contain_text("Peace?")
    expect(host.page.locator(".tabs .unread")).to_have_count(0)
