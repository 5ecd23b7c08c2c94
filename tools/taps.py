"""Measure how long a tap, or another player's move, takes to appear on the screen in Chromium.

For taps the browser's own event timing is read: from the touch to the next paint, in steps of 8
milliseconds. For moves it is the time from the message on the socket until the frame that shows it
is done, at the end of a whole game of bots with as many seats as the game allows.
Needs the built page (./check makes it). Figures depend on the machine: say which, and when.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tenshu import games  # noqa: E402 - found by the path above
from tests.page.chromium import find_chromium  # noqa: E402 - the same
from tests.page.conftest import CAREFUL  # noqa: E402 - the same
from tests.page.tables import set_table, wait_for_turn  # noqa: E402 - the same
from tests.server.servers import Server  # noqa: E402 - the same

WATCH = """
window.taps = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.taps.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
LISTEN = """
window.moves = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => (window.heard ??= performance.now()));
  }
};
new MutationObserver((changes) => {
  if (!changes.some((change) => change.attributeName === 'data-version') || !window.heard) return;
  const heard = window.heard;
  window.heard = null;
  requestAnimationFrame(() => setTimeout(() => window.moves.push(performance.now() - heard)));
}).observe(document, { subtree: true, attributeFilter: ['data-version'] });
"""
MOVE = ".moves li button"
LAST_MOVES = 100  # only these of a game are measured
LONGEST_GAME = 600_000  # milliseconds
PAUSE = 150  # milliseconds until the answer is there


def tap_often(page: Page, taps: int) -> list[float]:
    """Choose and confirm moves in the list of moves; return the duration of each tap."""
    page.evaluate(WATCH)
    for _ in range(taps):
        if not wait_for_turn(page):
            break
        page.locator(MOVE).first.click()
        page.wait_for_timeout(PAUSE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(PAUSE)
    return [float(duration) for duration in page.evaluate("window.taps")]


def watch(browser: Browser, address: str, game: str) -> str:
    """Measure a game of bots as a spectator sees it; return one line of figures."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(LISTEN)
    page.goto("/")
    seats = ["greedy"] * max(games.load(game).seats)
    page.goto(f"/t/{set_table(page, seats, game, options={}, pace=200)}")
    page.wait_for_selector("[data-status=over]", timeout=LONGEST_GAME)
    moves = [float(duration) for duration in page.evaluate("window.moves")][-LAST_MOVES:]
    context.close()
    return (
        f"{game}: the last {len(moves)} moves of {len(seats)} seats, "
        f"median {statistics.median(moves):.0f} ms, longest {max(moves):.0f} ms"
    )


def measure(browser: Browser, address: str, game: str, taps: int) -> str:
    """Measure taps in a game; return one line of figures."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    # Every step is confirmed, and the list of moves is open.
    context.add_init_script(CAREFUL)
    page = context.new_page()
    page.goto("/")
    seats = ["me"] * max(count for count in games.load(game).seats if count <= 4)
    page.goto(f"/t/{set_table(page, seats, game, options={})}")
    durations = tap_often(page, taps)
    context.close()
    middle = statistics.median(durations) if durations else 0
    longest = max(durations, default=0)
    return f"{game}: {taps} moves, median {middle:.0f} ms, longest {longest:.0f} ms"


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--taps", type=int, default=40, help="how many moves are made by tap")
    taps: int = parser.parse_args().taps
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        service = Server(f"{folder}/taps.db", "--no-limits")
        browser = player.chromium.launch(executable_path=find_chromium())
        for game in games.names():
            print(measure(browser, service.url, game, taps), flush=True)
            print(watch(browser, service.url, game), flush=True)
        browser.close()
        service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
