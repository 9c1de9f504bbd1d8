"""The map of Friedrich measured in Chromium: what its table weighs, how long the map takes to draw, how it moves.

    uv run --group e2e python -m bench.friedrich_map

It starts a server of its own and sits down with three bots. Frames are counted while the mouse drags the map about and
while the wheel turns; a frame that is late counts as long as it took. Run it on a quiet machine.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

from bench.browser import READY, Weights, browser_parser, launched
from playwright.sync_api import Page

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
FOUND = """async () => {
  const cookie = document.cookie.match('(?:^|; )csrftoken=([^;]*)')[1];
  const bot = { kind: 'bot', bot: 'random' };
  const table = { game: 'friedrich', options: { roles: 'in-order' }, seats: [{ kind: 'me' }, bot, bot, bot],
    takebacks: true, opened_after: 'all', hotseat: false };
  const headers = { 'content-type': 'application/json', 'x-csrftoken': cookie };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
  return (await answer.json()).id;
}"""
DRAWN = """
  window.first = 0; window.drawn = 0;
  new MutationObserver(() => {
    const ground = document.querySelector('.ground');
    if (!ground) return;
    window.first ||= performance.now();
    if (!window.drawn && ground.dataset.drawn === 'true') window.drawn = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-drawn'] });
"""
COUNT = """() => {
  window.frames = [];
  let before = performance.now();
  const count = now => {
    window.frames.push(now - before);
    before = now;
    window.counting = requestAnimationFrame(count);
  };
  window.counting = requestAnimationFrame(count);
}"""
STOP = "() => { cancelAnimationFrame(window.counting); return window.frames.slice(2); }"


def pan(page: Page) -> None:
    """Drags the map about in a circle, a good way each time."""
    box = page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for dx, dy in ((-300, -160), (300, -160), (300, 160), (-300, 160)) * 2:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 26):
            page.mouse.move(x + dx * step / 25, y + dy * step / 25)
            page.wait_for_timeout(8)
        page.mouse.up()


def turn(page: Page) -> None:
    """Turns the wheel near and far again."""
    box = page.locator(".map").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for by in (-60, 60, -60, 60):
        for _ in range(20):
            page.mouse.wheel(0, by)
            page.wait_for_timeout(16)


def rate(page: Page, movement: Callable[[Page], None]) -> str:
    """Frames a second in all, and the slowest frames."""
    page.evaluate(COUNT)
    movement(page)
    frames = sorted(page.evaluate(STOP))
    late = frames[int(len(frames) * 0.95)]
    every = 1000 / statistics.mean(frames)
    return f"{every:.0f} frames/s, 95 of 100 within {late:.0f} ms, slowest {frames[-1]:.0f} ms, of {len(frames)}"


def measure(chromium: Any, url: str, kind: str) -> None:
    """One run, in an empty cache."""
    width, height = SIZES[kind]
    settings = {"viewport": {"width": width, "height": height}, "locale": "en"}
    founder = chromium.new_context(**settings)
    page = founder.new_page()
    page.goto(url)
    page.wait_for_function("document.cookie.includes('csrftoken')")
    table = page.evaluate(FOUND)
    fresh = chromium.new_context(**settings, storage_state=founder.storage_state())
    fresh.add_init_script(READY + ";" + DRAWN)
    page = fresh.new_page()
    weights = Weights(page)
    page.goto(f"{url}/t/{table}")
    if kind == "phone":
        page.locator(".phone button").first.click()
    page.wait_for_selector(".ground[data-drawn=true]", state="attached")
    page.wait_for_timeout(1500)
    print(f"{kind}: table of Friedrich: {weights.told()}")
    print(f"{kind}: map drawn in {page.evaluate('window.drawn - window.first'):.0f} ms")
    for _ in range(2):
        page.locator(".tools button").first.click()
        page.wait_for_timeout(500)
    print(f"{kind}: panning: {rate(page, pan)}")
    print(f"{kind}: enlarging: {rate(page, turn)}")
    founder.close()
    fresh.close()


def main() -> None:
    """Measure and tell."""
    wanted = browser_parser(__doc__).parse_args()
    with launched(wanted.chromium) as (chromium, url):
        for kind in SIZES:
            measure(chromium, url, kind)


if __name__ == "__main__":
    main()
