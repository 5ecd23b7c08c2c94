"""Several people at a table, their connections, and those who may not see it."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.tables import (
    KNOWN,
    ask,
    pick_by_key,
    play_turn,
    set_table,
    settle,
    version,
    wait_for_turn,
    wait_for_version,
)


def test_two_people_and_a_spectator(visit: Visit) -> None:
    ana = visit("/")
    ana.locator("article").filter(has_text="Dragon Castle").get_by_role(
        "link", name="With friends"
    ).click()
    ana.get_by_role("button", name="Make the table").click()
    link = ana.get_by_label("Link to this table").input_value()
    start = ana.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(ana.get_by_text("One seat is still open.")).to_be_visible()
    # Who starts the game is said to those who do not, and once.
    expect(ana.get_by_text("every seat is taken")).to_have_count(0)

    bruno = visit(link)
    bruno.locator("main").get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(ana.locator(".seats")).to_contain_text("Bruno")
    expect(bruno.get_by_text("every seat is taken")).to_have_count(1)
    start.click()
    for page in (ana, bruno):
        page.wait_for_selector(".table[data-status=running]")
    watcher = visit(link)
    watcher.wait_for_selector(".table")
    expect(watcher.locator(".status .second")).to_have_text("You are watching.")
    expect(watcher.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    for page in (ana, bruno):
        page.wait_for_selector(".players li.acting")
    is_first = ana.locator(".players li.acting.you").count() > 0
    acting, waiting = (ana, bruno) if is_first else (bruno, ana)
    expect(acting).to_have_title(re.compile("●"))
    expect(waiting).not_to_have_title(re.compile("●"))
    pick_by_key(acting)
    for page in (waiting, watcher):
        wait_for_version(page, version(acting))
        assert page.locator(".status.yours").count() == 0

    bruno.keyboard.press("c")
    bruno.get_by_label("Say something").fill("Good luck!")
    bruno.get_by_label("Say something").press("Enter")
    expect(ana.locator(".badge")).to_contain_text("1")
    ana.keyboard.press("c")
    expect(ana.get_by_role("log")).to_contain_text("Good luck!")

    bruno.get_by_role("button", name="More").click()
    bruno.get_by_role("button", name="Leave: a bot plays for me").click()
    expect(bruno.get_by_text("A bot is playing for you.")).to_be_visible()
    bruno.get_by_role("button", name="Take my seat back").click()
    expect(bruno.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_undo_by_consent(visit: Visit) -> None:
    ana = visit("/")
    table = set_table(ana, ["me", "open"])
    bruno = visit("/")
    ask(bruno, "/api/me", {"name": "Bruno"})
    ask(bruno, f"/api/tables/{table}/seats/1", {"do": "sit"})
    bruno.evaluate(KNOWN)
    ask(ana, f"/api/tables/{table}/start", {})
    settle(ana, table)
    bruno.goto(f"/t/{table}")
    start = ana.locator("#panel ol").inner_text()
    play_turn(ana)
    ana.get_by_role("button", name="More").click()
    ana.get_by_role("button", name="Ask to go back").click()
    expect(ana.get_by_text("Waiting for the others")).to_be_visible()
    bruno.get_by_role("button", name="Agree").click()
    assert wait_for_turn(ana)
    expect(ana.locator("#panel ol")).to_have_text(start, use_inner_text=True)


def test_recap_on_return(visit: Visit) -> None:
    ana = visit("/")
    table = set_table(ana, ["me", "open"])
    bruno = visit("/")
    ask(bruno, "/api/me", {"name": "Bruno"})
    ask(bruno, f"/api/tables/{table}/seats/1", {"do": "sit"})
    ask(ana, f"/api/tables/{table}/start", {})
    settle(ana, table)
    play_turn(ana)
    ana.goto("/about")
    settle(bruno, table)
    pick_by_key(bruno)
    ana.goto(f"/t/{table}")
    expect(ana.locator(".news .steps")).to_contain_text("While you were away")
    expect(ana.locator(".news .steps")).to_contain_text("Bruno takes")
    ana.get_by_role("button", name="Got it").click()
    expect(ana.locator(".news .steps")).to_have_count(0)


def test_whoever_may_not_watch_any_more_is_told_and_shown_out(visit: Visit) -> None:
    """The start closes the sockets of all who have no seat at a table without spectators."""
    host = visit("/")
    table = set_table(host, ["me", "open"], has_spectators=False)
    guest = visit(f"/t/{table}", language="it-IT")
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    ask(host, f"/api/tables/{table}/seats/1", {"do": "bot", "level": "random"})
    ask(host, f"/api/tables/{table}/start", {})
    heading = guest.get_by_role("heading", level=1)
    expect(heading).to_have_text("Niente spettatori a questo tavolo")
    expect(guest.locator("main")).to_contain_text("A questo tavolo si gioca senza spettatori.")
    guest.get_by_role("link", name="Alla pagina iniziale").click()
    expect(guest).to_have_url(re.compile("/$"))


def test_a_lost_connection_goes_on_from_the_last_version(visit: Visit) -> None:
    page = visit("/", phone=True, allowed=("WebSocket",))
    table = set_table(page, ["me", "me"])
    sockets: list[WebSocketRoute] = []
    is_away = False

    def through(socket: WebSocketRoute) -> None:
        if is_away:
            socket.close()
            return
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/socket?*", through)
    settle(page, table)
    page.keyboard.press("m")
    pick_by_key(page)
    assert wait_for_turn(page)
    assert len(sockets) == 1
    known = version(page)
    view = page.request.get(f"/api/tables/{table}").json()["view"]
    lost = page.get_by_role("alert").filter(has_text="The connection is lost")
    is_away = True
    sockets[0].close()
    expect(lost).to_be_in_viewport()
    is_away = False
    body = {"version": known, "action": view["moves"][0]["action"], "key": "elsewhere"}
    ask(page, f"/api/tables/{table}/actions", body)
    wait_for_version(page, known + 1)
    expect(lost).to_have_count(0)
    assert sockets[-1].url.endswith(f"since={known}")
    page.keyboard.press("l")
    expect(page.locator(".log .entry").last).to_be_visible()
    # Not the inner texts: the browser lays out only the lines in sight, and late on a busy machine.
    lines = page.locator(".log .entry").all_text_contents()
    assert all(lines)
    assert len(lines) == len({*lines})


def test_a_table_that_does_not_exist(visit: Visit) -> None:
    page = visit("/t/none-of-this", allowed=("404",))
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be opened")
