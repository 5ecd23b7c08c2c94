"""How people meet: the lobby, an invitation on a phone, player pages and statistics."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tenshu import games
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


def become(page: Page, guest: Guest) -> None:
    """Let a browser be somebody's."""
    value = guest.http.cookies["tenshu"]
    page.context.add_cookies([{"name": "tenshu", "value": value, "url": guest.url}])
    page.evaluate(
        """() => { const kept = JSON.parse(localStorage.getItem('tenshu-settings'));
        localStorage.setItem('tenshu-settings', JSON.stringify({...kept, isKnown: true})) }"""
    )
    page.reload()


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


def test_people_with_names_are_invited_from_the_waiting_room(visit: Visit, ana: Guest) -> None:
    rui = Guest(ana.url, "Rui of the invitations")
    for guest in (ana, rui):
        guest.post("/api/me", {"name": f"Kept {guest.id[:8]}"})
        guest.post("/api/me/code")
    ana.put(f"/api/friends/{rui.id}", {})
    rui.put(f"/api/friends/{ana.id}", {})
    lobby = visit("/", phone=True)
    become(lobby, rui)
    table = ana.create("terra_mystica", ["me", "open"])
    page = visit("/", dark=True)
    become(page, ana)
    page.goto(f"/t/{table.id}")
    expect(page.get_by_role("link", name=f"Kept {ana.id[:8]}")).to_have_attribute(
        "href", f"/p/{ana.id}"
    )
    page.get_by_role("button", name="Invite players by name").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Friends")).to_contain_text("here now")
    dialog.get_by_label("Name begins with").fill("nobody is called like this")
    dialog.get_by_role("button", name="Search").click()
    expect(dialog.get_by_text("Nobody has kept a name like this.")).to_be_visible()
    assert violations(page) == []
    dialog.get_by_role("button", name=f"Invite Kept {rui.id[:8]}").click()
    expect(dialog.get_by_text("Invited", exact=True)).to_be_visible()
    invitations = lobby.get_by_role("list", name="Invitations")
    expect(invitations).to_contain_text(f"Kept {ana.id[:8]} invites you to Terra Mystica")
    invitations.get_by_role("button", name="Sit down").tap()
    lobby.wait_for_url(f"**/t/{table.id}")
    rui.close()
    # At a table of any game a name leads to the page of its player.
    for game in games.names():
        table = ana.create(game, ["me", "greedy"])
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(f"/t/{table.id}")
            link = page.get_by_role("link", name=f"Kept {ana.id[:8]}")
            expect(link.first).to_have_attribute("href", f"/p/{ana.id}")
    page.get_by_role("link", name=f"Kept {ana.id[:8]}").first.click()
    expect(page.get_by_role("heading", name=f"Kept {ana.id[:8]}", exact=True)).to_be_visible()


def test_a_blocked_person_says_nothing_at_any_table(visit: Visit, ana: Guest) -> None:
    eva = Guest(ana.url, "Eva")
    assert eva.http.post(f"/api/people/{ana.id}/block").status_code == 204
    page = visit("/")
    become(page, eva)
    table = ana.create("white_castle", ["me", "greedy"])
    ana.post(f"{table.path}/chat", {"text": "you cannot hear me"})
    other = Guest(ana.url, "Leo")
    other.post(f"{table.path}/chat", {"text": "hello from Leo"})
    page.goto(f"/t/{table.id}")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("hello from Leo")).to_be_visible()
    expect(page.get_by_text("you cannot hear me")).to_have_count(0)
    ana.post(f"{table.path}/chat", {"text": "nor now"})
    other.post(f"{table.path}/chat", {"text": "but Leo again"})
    expect(page.get_by_text("but Leo again")).to_be_visible()
    expect(page.get_by_text("nor now")).to_have_count(0)
    # Blocked here, somebody falls silent at once; allowed again elsewhere, they are heard at once.
    page.get_by_role("button", name="Mute Leo").first.click()
    expect(page.get_by_text("hello from Leo")).to_have_count(0)
    assert eva.http.delete(f"/api/people/{ana.id}/block").status_code == 204
    expect(page.get_by_text("nor now")).to_be_visible()
    expect(page.get_by_text("hello from Leo")).to_have_count(0)
    other.close()
    eva.close()


def test_friendships_begin_and_end_and_anybody_can_be_blocked(visit: Visit, ana: Guest) -> None:
    rui = Guest(ana.url, "Rui of the friends")
    for guest in (ana, rui):
        guest.post("/api/me", {"name": f"Friend {guest.id[:8]}"})
        guest.post("/api/me/code")
    name = f"Friend {rui.id[:8]}"
    page = visit("/")
    become(page, ana)
    rui.put(f"/api/friends/{ana.id}", {})
    friends = page.get_by_role("list", name="Friends")
    friends.get_by_role("button", name=f"Decline {name}").click()
    expect(friends).to_have_count(0)
    assert rui.get("/api/friends") == []
    page.goto(f"/p/{rui.id}")
    page.get_by_role("button", name="Ask to be friends").click()
    expect(page.get_by_text("You are friends once they accept.")).to_be_visible()
    rui.put(f"/api/friends/{ana.id}", {})
    page.goto("/")
    expect(friends).to_contain_text("not here")
    friends.get_by_role("button", name=f"End the friendship with {name}").click()
    expect(friends).to_have_count(0)
    assert rui.get("/api/friends") == []
    # Somebody who never said a word, but invites.
    invited = rui.create("white_castle", ["me", "open"])
    rui.post(f"{invited.path}/invitations", {"person": ana.id})
    expect(page.get_by_role("list", name="Invitations")).to_contain_text(name)
    page.goto(f"/p/{rui.id}")
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    assert violations(page) == []
    assert ana.get("/api/lobby/mine")["invitations"] == []
    page.reload()
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_role("button", name="Ask to be friends")).to_be_visible()
    assert ana.get("/api/me/account")["blocked"] == []
    rui.close()


def test_whoever_is_invited_by_a_link_sees_that_the_table_is_rated(
    visit: Visit, ana: Guest
) -> None:
    ana.post("/api/me", {"name": f"Rated {ana.id[:8]}"})
    ana.post("/api/me/code")
    table = ana.create("white_castle", ["me", "open"], is_rated=True, best_of=3)
    page = visit(f"/t/{table.id}", phone=True)
    expect(page.get_by_text("Rated: for people who have kept their names")).to_be_visible()
    expect(page.get_by_text("Best of 3 games")).to_be_visible()


def test_the_host_gives_the_seat_of_whoever_is_gone_to_a_bot(visit: Visit, ana: Guest) -> None:
    rui = Guest(ana.url, "Rui is gone")
    table = ana.create("white_castle", ["me", "open"])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    page = visit("/")
    become(page, ana)
    page.goto(f"/t/{table.id}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Let a bot play for Rui is gone, who is not here").click()
    with table.watch() as watcher:
        watcher.until(lambda _: watcher.info["seats"][1]["is_away"])
    assert table.state()["table"]["seats"][1]["bot"] == "medium"
    rui.close()


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
