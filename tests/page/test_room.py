"""The room that the board has, how little it moves, and how much the first load brings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tenshu import games
from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.tables import NEXT_FRAMES, set_table, wait_for_turn
from tests.page.test_news import play_unseen

MOST_BYTES = 250_000
LEAST_BYTES = 50_000
MOST_SHIFT = 0.02
# A laptop of 1366 by 700 at 200 %.
ZOOMED = {"width": 683, "height": 350}
LAPTOP = {"width": 1366, "height": 700}

# How high the parts are that stay above the board while it scrolls.
COVERED = """() => [...document.querySelectorAll('.stage > .board *')]
  .filter(one => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.offsetParent)
  .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)"""

# Cumulative layout shift as browsers report it: the worst window of shifts less than a second apart, of at
# most five seconds. What moved is told when a test fails.
WATCH_SHIFTS = """() => {
  window.watch?.disconnect();
  window.shift = { worst: 0, moved: [] };
  let sum = 0, first = 0, last = 0;
  const name = ({ node }) => node?.nodeType === 1 ? node.tagName + '.' + (node.className.baseVal ?? node.className) : '';
  window.watch = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const isNew = entry.startTime - last > 1000 || entry.startTime - first > 5000;
      if (isNew) [sum, first] = [0, entry.startTime];
      last = entry.startTime;
      sum += entry.value;
      window.shift.worst = Math.max(window.shift.worst, sum);
      window.shift.moved.push([Math.round(entry.value * 10000) / 10000, ...entry.sources.map(name)].join(' '));
    }
  });
  window.watch.observe({ type: 'layout-shift' });
}"""


def transferred(page: Page, path: str, ready: str) -> int:
    """The bytes that travel until a page can be used, as the browser counts them, without its cache."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda done: sizes.append(int(done["encodedDataLength"])))
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    network.detach()
    return sum(sizes)


def test_the_first_load_is_small(visit: Visit) -> None:
    """The home page, and a table of every game, each as a first visit."""
    page = visit("/")
    found = {"home": transferred(page, "/", "article h3")}
    for game in games.names():
        table = set_table(page, ["me", "me"], game, options={})
        found[game] = transferred(page, f"/t/{table}", ".status.yours")
    assert max(found.values()) < MOST_BYTES, found
    assert min(found.values()) > LEAST_BYTES, found


@pytest.mark.parametrize("game", games.names())
def test_at_200_percent_the_board_keeps_two_thirds_of_the_height(visit: Visit, game: str) -> None:
    page = visit("/", viewport=ZOOMED, fresh=True)
    table = set_table(page, ["me", "greedy", "greedy"], game)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".table .board .inner > *")
    height = page.locator(".stage > .board").bounding_box()
    assert height is not None
    assert height["height"] >= ZOOMED["height"] * 2 / 3
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    expect(page.get_by_role("tab", name="Log")).to_be_in_viewport()
    assert height["height"] - page.evaluate(COVERED) >= ZOOMED["height"] * 2 / 3


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "game, options",
    [
        ("dragon_castle", {}),
        ("terra_mystica", {"setup": "first_game"}),
        ("terra_mystica", {}),
        ("white_castle", {"turn_order": "seats"}),
    ],
    ids=["dragon_castle", "first_game", "terra_mystica", "white_castle"],
)
def test_nothing_jumps_while_others_act(
    visit: Visit, game: str, options: dict[str, str], phone: bool
) -> None:
    """The set-up and turns between two bots; in a first game with advice, which comes and goes."""
    page = visit("/", fresh=True, phone=phone)
    table = set_table(page, ["greedy", "me", "greedy"], game, options=options)
    page.goto(f"/t/{table}")
    for _ in range(5):
        assert wait_for_turn(page)
        play_unseen(page, table)
        # Browsers leave out what moves within half a second of a tap, which a busy machine may exceed.
        page.evaluate(WATCH_SHIFTS)
        wait_for_turn(page)
        shift = page.evaluate("window.shift")
        assert shift["worst"] <= MOST_SHIFT, shift


def test_the_end_shows_the_scores_and_moves_nothing(visit: Visit) -> None:
    """On a laptop, where the panel is folded away: it lies above the board."""
    page = visit("/", fresh=True, viewport=LAPTOP)
    table = set_table(page, ["me", "greedy"])
    page.goto(f"/t/{table}")
    while wait_for_turn(page):
        page.evaluate(WATCH_SHIFTS)
        play_unseen(page, table)
    expect(page.get_by_role("tabpanel")).to_contain_text("Final scores")
    page.evaluate(NEXT_FRAMES)
    shift = page.evaluate("window.shift")
    assert shift["worst"] <= MOST_SHIFT, shift
    assert violations(page, "aside") == []
    page.get_by_role("button", name="Rematch").click(trial=True)
    page.get_by_role("button", name="Fold away").click()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    # Asked for, it stands beside the board.
    page.get_by_role("tab", name="Scores").click()
    panel, board = page.locator("aside").bounding_box(), page.locator("#main").bounding_box()
    assert panel is not None
    assert board is not None
    assert board["x"] + board["width"] <= panel["x"]
