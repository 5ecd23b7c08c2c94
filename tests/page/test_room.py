"""The room that the board has, how little it moves, and how much the first load brings."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from tenshu import games
from tests.page.conftest import ROOT, Visit
from tests.page.tables import set_table, view_of, wait_for_turn
from tests.page.test_news import act

PAGE = ROOT / "src/tenshu/server/page"
MOST_BYTES = 250_000
MOST_SHIFT = 0.02
# A laptop of 1366 by 700 at 200 %.
ZOOMED = {"width": 683, "height": 350}

WATCH_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift = Math.max(window.shift, entry.value);
  }).observe({ type: 'layout-shift' });
}"""


def test_the_first_load_is_small() -> None:
    """Everything that index.html names, and what the home page loads at once."""
    index = (PAGE / "index.html").read_text()
    names = set(re.findall(r'(?:href|src)="/([^"]+\.(?:js|css))"', index))
    assert names
    loaded = 0
    for name in names:
        loaded += len(gzip.compress((PAGE / name).read_bytes()))
    texts = [
        len(gzip.compress(path.read_bytes())) for path in (ROOT / "web/src/text").glob("*.ftl")
    ]
    assert loaded + max(texts) < MOST_BYTES, loaded


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


@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_while_others_act(visit: Visit, game: str) -> None:
    page = visit("/", fresh=True)
    table = set_table(page, ["me", "greedy"], game)
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(3):
        view = view_of(page, table)
        while view["is_yours"]:
            act(page, table, view["moves"][0]["text"])
            view = view_of(page, table)
        assert wait_for_turn(page)
    assert page.evaluate("window.shift") <= MOST_SHIFT
