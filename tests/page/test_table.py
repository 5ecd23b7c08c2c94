"""The table as one person uses it: keys, taps, undo, hints, language, phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tenshu.text import LANGUAGES
from tests.page.conftest import Visit
from tests.page.tables import (
    LOW_CASTLE,
    pick_by_key,
    set_table,
    settle,
    version,
    view_of,
    wait_for_others,
    wait_for_turn,
    wait_for_version,
)

SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('tenshu-settings'));
  localStorage.setItem('tenshu-settings', JSON.stringify({ ...kept, language }));
}"""


def test_tap_previews_second_tap_confirms_escape_lets_go(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    before = version(page)
    first = page.locator("#panel ol button").first
    first.click()
    expect(page.locator(".status.picked .sentence")).to_contain_text("Take")
    expect(page.locator(".status.picked .second")).to_contain_text("takes")
    page.keyboard.press("Escape")
    expect(page.locator(".status.picked")).to_have_count(0)
    assert version(page) == before
    first.click()
    first.click()
    wait_for_version(page, before + 1)


def test_a_preview_that_is_too_slow_is_given_up_for_the_move(visit: Visit) -> None:
    page = visit("/")
    # Nobody answers: the service would refuse to look ahead from a position that has passed. A page that is
    # open may still send a request past a route, so it comes first.
    page.route("**/preview?*", lambda _: None)
    settle(page, set_table(page, ["me", "me"]))
    before = version(page)
    with page.expect_event("requestfailed", lambda request: "/preview?" in request.url):
        first = page.locator("#panel ol button").first
        first.click()
        first.click()
    wait_for_version(page, before + 1)


def play_turn_with_taps(page: Page, table: str) -> tuple[int, int]:
    """Play a turn from the list that reveals what it can: how many taps, how many of them confirmed."""
    seat = page.locator("[data-version]").get_attribute("data-actor")
    taps = confirmed = 0
    while page.locator("[data-version]").get_attribute("data-actor") == seat:
        shown = version(page)
        moves = view_of(page, table)["moves"]
        number = next((at for at, move in enumerate(moves, 1) if move["reveals"]), 1)
        page.locator("#panel kbd").get_by_text(str(number), exact=True).click()
        taps += 1
        page.locator(
            f"[data-version]:not([data-version='{shown}']), .status .confirm"
        ).first.wait_for()
        if page.locator(".status .confirm").count():
            page.locator(".status .confirm").click()
            taps += 1
            confirmed += 1
        wait_for_version(page, shown + 1)
        wait_for_others(page)
    return taps, confirmed


@pytest.mark.parametrize("castle", [LOW_CASTLE, "standard"], ids=["flat", "revealing"])
def test_a_turn_is_confirmed_once_or_never(visit: Visit, castle: str) -> None:
    page = visit("/", fresh=True)
    options = {"layout": castle, "first_player": "1"}
    table = set_table(page, ["me", "me"], options=options)
    settle(page, table)
    page.keyboard.press("m")
    # Two equal tiles are taken and placed: four taps, and one that confirms what cannot be taken back.
    taps, confirmed = play_turn_with_taps(page, table)
    assert taps <= 5
    assert confirmed == 1
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Never").check()
    page.keyboard.press("Escape")
    before = version(page)
    page.locator("#panel ol button").first.click()
    wait_for_version(page, before + 1)


def test_undo_by_key_and_greyed_with_the_reason(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".toast")).to_be_visible()
    # The first tile uncovers another one; what is done with it can be taken back.
    pick_by_key(page)
    assert wait_for_turn(page)
    before = page.locator("#panel ol").inner_text()
    pick_by_key(page)
    assert wait_for_turn(page)
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(page.locator("#panel ol")).to_have_text(before, use_inner_text=True)


def test_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "greedy"]))
    pick_by_key(page)
    assert wait_for_turn(page)
    english = page.locator("#panel ol").inner_text()
    for language, word in (("pt", "Jogadas"), ("it", "Mosse")):
        page.keyboard.press("Escape")
        page.locator("header .tools button").nth(-2).click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("tab", name=word)).to_be_visible()
        expect(page.locator("#panel ol")).not_to_have_text(english, use_inner_text=True)
    pick_by_key(page)


def test_why_not_names_the_rule_and_links_to_it(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    page.locator('.dragon-castle .large [data-cell="a1"]').click(force=True)
    link = page.locator(".toast a")
    expect(link).to_contain_text("DC ")
    address = str(link.get_attribute("href"))
    page.goto(address)
    expect(page.locator(f"[id='{address.partition('#')[2]}']")).to_be_in_viewport()


def test_a_hint_points_at_a_move_and_can_be_taken(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    page.keyboard.press("h")
    best = page.locator(".hints ol button").first
    expect(best).to_contain_text("VP")
    best.click()
    picked = page.locator(".status.picked .sentence").inner_text()
    assert picked.splitlines()[0] in best.inner_text().replace("\n", " ")


def test_a_turn_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", phone=True)
    settle(page, set_table(page, ["me", "me"]))
    before = version(page)
    page.get_by_role("tab", name="Moves").tap()
    page.locator("#panel ol button").first.tap()
    page.get_by_role("button", name="Confirm").tap()
    wait_for_version(page, before + 1)
    page.get_by_role("tab", name="Scores").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Total")
    page.get_by_role("tab", name="Scores").tap()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    small = page.evaluate(
        "[...document.querySelectorAll('.table header button, .tabs button, .status button')]"
        ".filter(one => one.getBoundingClientRect().height < 38)"
        ".map(one => one.getAttribute('aria-label') || one.innerText)"
    )
    assert small == []
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(".status .choice").first.wait_for()
        cut = page.evaluate(
            "[...document.querySelectorAll('.status .sentence, .status .choice')].filter((one) =>"
            " one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"
            ".map((one) => one.innerText)"
        )
        assert cut == [], language


def test_the_sheet_of_keys_and_the_zoom(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keyboard")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Fit to the screen")).to_have_text("125%")
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Fit to the screen")).to_have_text("100%")
    # The key that finds moves takes what is typed, above a short list too.
    pick_by_key(page)
    assert wait_for_turn(page)
    known = version(page)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("u")
    expect(page.get_by_role("searchbox")).to_have_value("u")
    assert version(page) == known
    page.keyboard.press("Escape")
    # Folded away, the panel leaves its room to the board, also the next time.
    before = page.locator(".board").first.bounding_box()
    page.get_by_role("button", name="Fold away").click()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    page.reload()
    page.locator(".dragon-castle").wait_for()
    after = page.locator(".board").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] + 200
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel")).to_be_visible()


def test_the_only_move_is_made_by_itself_where_that_is_wished(visit: Visit) -> None:
    page = visit("/")
    # One stack of three: whoever begins must take its topmost tile.
    castle = "custom:3" + "1" * 12 + ("/" + "1" * 13) * 7 + "/" + "1" * 10
    options = {"layout": castle, "first_player": "1"}
    table = set_table(page, ["me", "me"], options=options)
    begun = page.request.get(f"/api/tables/{table}").json()["view"]["version"]
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    assert version(page) == begun
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Make a move by itself").check()
    page.reload()
    wait_for_version(page, begun + 1)
