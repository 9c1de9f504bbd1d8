"""The browser table measured in Chromium: from a click to the new board on screen, what a page weighs, what it shifts.

    uv run --group e2e python bench/browser.py

It starts a server of its own, sits down with two bots at a table of War, and places an army and takes it back again and
again. Times are from the click to the first frame after the new board is in the document. Run it on a quiet machine;
the figures of one run compare with each other, not with those of another machine.
"""

from __future__ import annotations

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

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


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own, once it answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-m", "casusbelli", "serve", "--port", str(port), "--rate", "0"]
    database = ["--database", str(Path(folder) / "tables.sqlite")]
    quiet = {**os.environ, "CASUSBELLI_NO_BROWSER": "1"}
    process = subprocess.Popen([*command, *database], stdout=subprocess.DEVNULL, env=quiet)
    url = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return process, url
    raise SystemExit("the server does not answer")


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30, help="placements")
    parser.add_argument("--chromium", default=os.environ.get("CASUSBELLI_CHROMIUM", "/usr/bin/chromium"))
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        process, url = serve(folder)
        try:
            measure(play.chromium.launch(executable_path=wanted.chromium, args=FLAGS), url, wanted.times)
        finally:
            process.terminate()
            process.wait()


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
