"""The browser table measured in Chromium: from a click to the new board on screen, what a page weighs, what it shifts.

    uv run --group e2e python -m bench.browser

It starts a server of its own, sits down with two bots at a table of War, and places an army and takes it back again and
again. Times are from the click to the first frame after the new board is in the document. Run it on a quiet machine;
the figures of one run compare with each other, not with those of another machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bench.harness import served
from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
READY = "localStorage.setItem('pace', 'once'); localStorage.setItem('guided', 'yes')"
WATCH = """
  window.shifts = 0;
  new PerformanceObserver(seen => { for (const one of seen.getEntries()) window.shifts += one.value; })
    .observe({ type: 'layout-shift', buffered: true });
"""
CLICK = """button => new Promise(done => {
  const table = document.querySelector('.table');
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => { const drawn = new MessageChannel();
      drawn.port1.onmessage = () => done(performance.now() - clicked);
      drawn.port2.postMessage(0); });
  });
  observer.observe(table, { attributes: true, attributeFilter: ['data-moment'] });
  const clicked = performance.now();
  button.click();
})"""


class Weights:
    """What comes over the line, compressed as it comes, by kind."""

    def __init__(self, page: Page) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._begun)
        line.on("Network.loadingFinished", self._finished)

    def _begun(self, message: dict[str, Any]) -> None:
        self.kinds[message["requestId"]] = message["type"]

    def _finished(self, message: dict[str, Any]) -> None:
        kind = self.kinds.get(message["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(message["encodedDataLength"])

    def told(self) -> str:
        """In kB, without the fonts, which come late."""
        rows = [f"{kind} {size / 1000:.0f}" for kind, size in sorted(self.bytes.items())]
        whole = sum(size for kind, size in self.bytes.items() if kind != "Font")
        return f"{whole / 1000:.0f} kB without fonts ({', '.join(rows)})"


def browser_parser(doc: str | None) -> argparse.ArgumentParser:
    """The options of whoever measures in a browser."""
    found = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--chromium", default=os.environ.get("CASUSBELLI_CHROMIUM", "/usr/bin/chromium"))
    return found


@contextmanager
def launched(executable: str) -> Iterator[tuple[Browser, str]]:
    """Chromium, and where a server of its own answers."""
    with served() as server, sync_playwright() as play:
        yield play.chromium.launch(executable_path=executable, args=FLAGS), server.url


def sit_down(page: Page, url: str) -> None:
    """At a new table of War with two bots; returns when it is this player's turn."""
    page.goto(f"{url}/new/war")
    page.get_by_role("radio", name="3", exact=True).click()
    page.locator("form button.pri").click()
    page.wait_for_selector(".prompt.mine", timeout=20_000)


def placements(page: Page, times: int) -> list[float]:
    """Milliseconds from the click that places an army to the new board; it is taken back each time."""
    found = []
    for _ in range(times):
        if not page.locator(".prompt .pri").count():
            page.locator("g.place.can circle.target").first.click()
        page.keyboard.press("-")
        found.append(float(page.locator(".prompt .pri").evaluate(CLICK)))
        page.locator(".undo").evaluate(CLICK)
    return found


def main() -> None:
    """Measure and tell."""
    parser = browser_parser(__doc__)
    parser.add_argument("--times", type=int, default=30, help="placements")
    wanted = parser.parse_args()
    with launched(wanted.chromium) as (chromium, url):
        measure(chromium, url, wanted.times)


def measure(chromium: Any, url: str, times: int) -> None:
    """One run, in an empty cache."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(READY)
    first = context.new_page()
    sit_down(first, url)
    found = sorted(placements(first, times))
    print(f"click to board: median {statistics.median(found):.0f} ms, slowest {found[-1]:.0f} ms, of {len(found)}")
    fresh = chromium.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", storage_state=context.storage_state()
    )
    page = fresh.new_page()
    page.add_init_script(READY + ";" + WATCH)
    weights = Weights(page)
    page.goto(first.url)
    page.wait_for_selector(".prompt.mine")
    page.wait_for_timeout(1500)
    print(f"table of War: {weights.told()}")
    print(f"layout shift while it loads: {page.evaluate('window.shifts'):.4f}")
    chromium.close()


if __name__ == "__main__":
    main()
