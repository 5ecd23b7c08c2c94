"""Planning: trying things out on a copy, keeping a plan, and playing it with one tap."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.tables import KNOWN, ask, set_table, version, view_of, wait_for_version


def sit_down(
    visit: Visit, game: str, *, phone: bool = False, **more: object
) -> tuple[Page, Page, str]:
    """Ana and Rui at a running table, and its id; Ana must act."""
    ana, rui = visit("/"), visit("/", phone=phone)
    table = set_table(ana, ["me", "open"], game, **more)
    ask(rui, "/api/me", {"name": "Rui"})
    rui.evaluate(KNOWN)
    ask(rui, f"/api/tables/{table}/seats/1", {"do": "sit"})
    ask(ana, f"/api/tables/{table}/start", {})
    for page in (ana, rui):
        page.goto(f"/t/{table}")
        page.wait_for_selector(".board svg")
    return ana, rui, table


def do(page: Page, table: str, wanted: str | None = None) -> str:
    """Make a move of this person as a program would: this one, or the first; its notation."""
    view = view_of(page, table)
    texts = [move["text"] for move in view["moves"]]
    text = wanted if wanted in texts else texts[0]
    body = {"version": view["version"], "action": text, "key": f"k{view['version']}"}
    ask(page, f"/api/tables/{table}/actions", body)
    return str(text)


def choose(page: Page, number: int = 1) -> None:
    """Make a move from the list beside the board."""
    steps = int(page.locator("[data-steps]").get_attribute("data-steps") or 0)
    page.locator(".moves li button").nth(number - 1).click()
    page.wait_for_selector(f'[data-steps="{steps + 1}"]')


def acting(page: Page) -> str:
    """Whose turn it is on the copy."""
    return page.locator("[data-steps]").get_attribute("data-acting") or ""


def test_plan_is_tried_kept_and_played_with_one_tap(visit: Visit) -> None:
    ana, rui, table = sit_down(visit, "terra_mystica", options={})
    before = view_of(ana, table)
    first, second = (ana, rui) if before["is_yours"] else (rui, ana)
    seat = view_of(second, table)["viewer"]
    # The other one thinks; meanwhile this one plays on for both.
    second.get_by_role("button", name="Try it out").click()
    expect(second.locator(".plan.trying")).to_contain_text("A copy that only you see")
    assert violations(second) == []
    others = 0
    while acting(second) != str(seat):
        choose(second)
        others += 1
    choose(second, 2)
    planned = second.locator("[data-steps]").get_attribute("data-last")
    second.get_by_role("button", name="Undo").click()
    second.wait_for_selector(f'[data-steps="{others}"]')
    choose(second, 2)
    second.get_by_role("button", name="Keep as plan").click()
    expect(second.locator(".plan")).to_contain_text("Your plan")
    # Nothing of it has happened at the table, and nobody was told.
    assert view_of(first, table)["version"] == before["version"]
    second.reload()
    expect(second.locator(".plan")).to_contain_text("Your plan")
    while not view_of(second, table)["is_yours"]:
        do(first, table)
    at = view_of(second, table)["version"]
    wait_for_version(second, at)
    second.get_by_role("button", name="Play the plan").click()
    wait_for_version(second, at + 1)
    log = second.request.get(f"/api/tables/{table}/log?since={at}").json()
    assert log[0]["text"] == planned
    expect(second.locator(".plan")).to_have_count(0)


def test_plan_that_is_no_longer_legal_says_why_on_a_phone(visit: Visit) -> None:
    ana, rui, table = sit_down(visit, "dragon_castle", phone=True)
    rui.get_by_role("button", name="Try it out").click()
    rui.get_by_role("button", name="Others play on").click()
    rui.wait_for_function("() => document.querySelector('[data-acting=\"1\"]')")
    assert violations(rui) == []
    wide = rui.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    steps = int(rui.locator("[data-steps]").get_attribute("data-steps") or 0)
    rui.keyboard.press("1")
    rui.wait_for_selector(f'[data-steps="{steps + 1}"]')
    planned = rui.locator("[data-steps]").get_attribute("data-last") or ""
    rui.get_by_role("button", name="Keep as plan").click()
    # Ana takes the very tile.
    do(ana, table, planned)
    while view_of(ana, table)["is_yours"]:
        do(ana, table)
    wait_for_version(rui, version(ana))
    expect(rui.locator(".plan strong")).to_contain_text("Not possible now")
    expect(rui.get_by_role("button", name="Play the plan")).to_have_count(0)
    rui.get_by_role("button", name="Drop it").click()
    expect(rui.locator(".plan")).to_have_count(0)


def test_copy_is_left_when_wanted_and_says_that_the_table_moved_on(visit: Visit) -> None:
    ana, rui, table = sit_down(visit, "white_castle", options={})
    acts = ana if view_of(ana, table)["is_yours"] else rui
    waits = rui if acts is ana else ana
    waits.keyboard.press("t")
    waits.wait_for_selector(".plan.trying")
    while view_of(acts, table)["is_yours"]:
        do(acts, table)
    expect(waits.locator(".plan.trying strong")).to_have_text("It is your turn at the table.")
    waits.keyboard.press("Escape")
    expect(waits.locator(".plan")).to_have_count(0)
    expect(waits.locator(".status.yours")).to_be_visible()


def test_probable_slip_is_asked_about_once(visit: Visit) -> None:
    page = visit("/", fresh=True)
    settings = "{ confirm: 'none', isSideFolded: false, isKnown: true }"
    page.evaluate(f"localStorage.setItem('tenshu-settings', JSON.stringify({settings}))")
    options = {"setup": "first_game", "first_player": "1"}
    table = set_table(page, ["me", "me"], "terra_mystica", options=options)
    for text in ("card bon1", "card bon5", "pass bon3"):
        do(page, table, text)
    before = view_of(page, table)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".status.yours")
    passing = page.locator(".moves li button", has_text="Pass").first
    passing.click()
    expect(page.locator(".status .slip")).to_contain_text("it costs nothing")
    page.get_by_role("button", name="Cancel").click()
    assert view_of(page, table)["version"] == before["version"]
    passing.click()
    wait_for_version(page, before["version"] + 1)
