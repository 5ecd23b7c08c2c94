"""How people meet: the lobby, an invitation on a phone, player pages and statistics."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.server.client import Guest

# From opening an invitation to a position in which one may act.
INVITED_SECONDS = 10.0


@pytest.fixture
def ana(address: str) -> Iterator[Guest]:
    """Somebody who is not in front of a browser."""
    guest = Guest(address, "Ana")
    yield guest
    guest.close()


def test_an_invitation_on_a_phone_is_played_within_seconds(visit: Visit, ana: Guest) -> None:
    table = ana.create("dragon_castle", ["me", "open"], options={"first_player": "2"})
    began = time.monotonic()
    page = visit(f"/t/{table.id}", phone=True, fresh=True)
    with table.watch() as watcher:
        page.get_by_role("button", name="Sit here").tap()
        watcher.until(lambda _: bool(watcher.info["seats"][1]["name"]))
        ana.post(f"{table.path}/start")
        watcher.until(lambda _: watcher.view.get("actor") == 1)
    expect(page.locator(".board")).to_be_visible()
    assert time.monotonic() - began < INVITED_SECONDS, "no account was asked for, nor much time"


def test_the_lobby_shows_what_happens_and_seats_with_one_tap(visit: Visit, ana: Guest) -> None:
    page = visit("/", phone=True)
    expect(page.get_by_role("button", name="Look for players")).to_be_visible()
    table = ana.create("terra_mystica", ["me", "open"], is_listed=True)
    row = page.locator(".table", has=page.locator(f'a[href="/t/{table.id}"]'))
    expect(row).to_contain_text("Ana")
    assert violations(page) == []
    row.get_by_role("button", name="Sit down").tap()
    page.wait_for_url(f"**/t/{table.id}")
    assert table.state()["table"]["seats"][1]["name"]


def test_players_and_statistics_read_as_tables(visit: Visit, ana: Guest) -> None:
    table = ana.create("white_castle", ["me", "me"], is_one_screen=True, is_listed=True)
    view = table.view()
    while view["status"] == "running":
        table.act(view, view["moves"][0]["action"])
        view = table.view()
    for dark in (False, True):
        page = visit("/statistics/white_castle", phone=dark, dark=dark)
        expect(page.get_by_role("table", name="Wins by seat").first).to_be_visible()
        assert violations(page) == []
        page.goto(f"/p/{ana.id}")
        expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
        assert violations(page) == []
