"""Tables over days: their clocks, how one is told of one's turn, and what a push message shows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenshu.server.reminder_texts import Texts, push_of
from tests.page.axe import violations
from tests.page.conftest import PATIENCE, Visit
from tests.page.test_meeting import become
from tests.page.test_offline import CONTROLLED
from tests.server.client import Guest

# A browser without a screen shows no notifications, has none to click on, and opens windows for real
# clicks only: these three are looked at from inside the worker, which is the real one.
WATCH = """() => {
  self.registration.showNotification = async (title, options) => {
    self.shown = { title, ...options };
  };
}"""
SHOWN = """async (patience) => {
  const end = Date.now() + patience;
  while (!self.shown && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return self.shown;
}"""
CLICKED = """() => new Promise((resolve) => {
  self.clients.openWindow = async (url) => resolve(url);
  const notification = { close: () => undefined, data: self.shown.data };
  const more = { notification, waitUntil: () => undefined };
  self.dispatchEvent(Object.assign(new Event('notificationclick'), more));
})"""


@pytest.fixture
def rui(address: str) -> Iterator[Guest]:
    """Somebody who is not in front of a browser."""
    guest = Guest(address, "Rui")
    yield guest
    guest.close()


def id_of(page: Page) -> str:
    """The table that the page shows."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def test_a_slow_table_is_set_explained_and_played_by_the_clock(visit: Visit, rui: Guest) -> None:
    page = visit("/new/dragon_castle?with=friends", phone=True)
    pace = page.get_by_label("Time for the game")
    for choice, text in (
        ("live", "Each player has 20 minutes. Every turn adds 1 minute"),
        ("own", "Each player has 2 days. Every turn adds 6 hours"),
        ("slow", "Each player has 5 days. Every turn adds 12 hours, up to 5 days. They stop while"),
    ):
        pace.select_option(choice)
        expect(page.get_by_text(text)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Make the table").click()
    table = rui.at(id_of(page))
    expect(page.get_by_text("Each player has 5 days.")).to_be_visible()
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    page.get_by_role("button", name="Start the game").click()
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(page.get_by_role("timer", name="Running; ends")).to_have_count(1)
    expect(page.get_by_role("timer", name="Not running.")).to_have_text("5d 0h")
    assert violations(page) == []
    page.goto("/")
    expect(page.locator(".table").get_by_role("timer")).to_be_visible()


def test_a_key_leads_from_table_to_table_where_one_must_act(visit: Visit, rui: Guest) -> None:
    tables = []
    for bank in (600, 60, 6000):
        clock = {"pace": "own", "bank": bank, "increment": 0}
        table = rui.create(
            "dragon_castle", ["me", "open"], options={"first_player": "1"}, clock=clock
        )
        Guest(rui.url, "Ana").post(f"{table.path}/seats/1", {"do": "sit"})
        rui.post(f"{table.path}/start")
        tables.append(table.id)
    page = visit("/")
    become(page, rui)
    # The most urgent first.
    links = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(links.first).to_have_attribute("href", f"/t/{tables[1]}")
    assert [one.get_attribute("href") for one in links.all()] == [
        f"/t/{tables[number]}" for number in (1, 0, 2)
    ]
    expect(links.first).to_contain_text("Your turn")
    links.first.click()
    for number in (0, 2, 1):
        expect(page.get_by_role("button", name="Next table")).to_be_visible()
        page.keyboard.press("n")
        page.wait_for_url(f"**/t/{tables[number]}")


def test_reminders_are_set_and_kept(visit: Visit) -> None:
    page = visit("/reminders", timezone_id="Europe/Rome")
    page.get_by_label("Webhook").select_option("ntfy")
    page.get_by_label("Its address").fill("https://ntfy.sh/my-games")
    page.get_by_label("Send me nothing in these hours").check()
    page.get_by_label("My clocks stop every night").check()
    page.get_by_role("group", name="Sleep hours").get_by_label("To", exact=True).fill("06:30")
    page.get_by_role("button", name="Add a vacation").click()
    page.get_by_label("First day").fill("2031-08-01")
    page.get_by_label("Last day").fill("2031-08-14")
    assert violations(page) == []
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Its address")).to_have_value("https://ntfy.sh/my-games")
    expect(page.get_by_role("group", name="Quiet hours").get_by_label("From")).to_have_value(
        "23:00"
    )
    expect(
        page.get_by_role("group", name="Sleep hours").get_by_label("To", exact=True)
    ).to_have_value("06:30")
    expect(page.get_by_label("Last day")).to_have_value("2031-08-14")
    habits = page.evaluate("async () => (await fetch('/api/me/habits')).json()")
    assert (habits["zone"], habits["sleep"]["ends"]) == ("Europe/Rome", 390)


def test_a_browser_that_refuses_push_messages_is_not_shown_as_told(visit: Visit) -> None:
    page = visit("/reminders", phone=True, dark=True, service_workers="allow")
    box = page.get_by_label("Notify me in this browser")
    box.click()
    expect(
        page.get_by_text("This browser does not allow notifications from this page.")
    ).to_be_visible()
    expect(box).not_to_be_checked()
    assert violations(page) == []


def test_a_push_message_is_shown_and_leads_to_the_table(visit: Visit, address: str) -> None:
    page = visit("/about", service_workers="allow", permissions=["notifications"])
    page.wait_for_function(CONTROLLED)
    cdp = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda m: found.extend(m["registrations"]))
    cdp.send("ServiceWorker.enable")
    # Messages of the browser are read while it is asked something.
    end = time.monotonic() + PATIENCE / 1000
    while not found and time.monotonic() < end:
        page.evaluate("0")
    told = Texts("", lambda _: "").turn("it", "abcdefgh12345678", "dragon_castle", None)
    where = {"origin": address, "registrationId": found[-1]["registrationId"]}
    data = push_of(told).decode()
    [worker] = page.context.service_workers
    worker.evaluate(WATCH)
    cdp.send("ServiceWorker.deliverPushMessage", {**where, "data": data})
    shown = worker.evaluate(SHOWN, PATIENCE)
    assert shown == {
        "title": told.title,
        "body": told.text,
        "tag": f"turn-{told.table}",
        "renotify": True,
        "icon": "/icons/icon.svg",
        "data": {"path": f"/t/{told.table}"},
    }
    assert worker.evaluate(CLICKED) == f"{address}/t/{told.table}"
