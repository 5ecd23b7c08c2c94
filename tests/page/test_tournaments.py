"""A tournament on the page: founded on a desktop, looked at on a phone, decided by its organiser."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.tables import NEXT_FRAMES
from tests.server.client import Guest


@pytest.fixture
def people(address: str) -> Iterator[list[Guest]]:
    """Three people who have kept their names and are not in front of a browser."""
    found = [Guest(address, name) for name in ("Cup Ana", "Cup Rui", "Cup Eva")]
    for guest in found:
        guest.post("/api/me/code")
    yield found
    for guest in found:
        guest.close()


def keep_name(page: Page, name: str) -> None:
    """Keep a name by a code, and come back known."""
    page.evaluate(
        """async (name) => {
            const ask = (path, body) => fetch(path, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(body),
            });
            await ask('/api/me', { name });
            await ask('/api/me/code', {});
            localStorage.setItem('tenshu-settings', JSON.stringify({ isKnown: true }));
        }""",
        name,
    )


def test_a_tournament_from_its_foundation_to_its_end(visit: Visit, people: list[Guest]) -> None:
    page = visit("/tournaments", fresh=True)
    keep_name(page, "Cup Gil")
    answers: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        answers.append((route, route.fetch()))

    # Before the page is loaded: one that is open may still send a request past it.
    page.route("**/steps", hold)
    page.goto("/tournaments/new")
    page.get_by_label("Name of the tournament").fill("Harbour Cup")
    page.get_by_label("Rounds").select_option("2")
    assert violations(page) == []
    page.get_by_role("button", name="Create the tournament").click()
    expect(page.get_by_role("heading", name="Harbour Cup")).to_be_visible()
    page.get_by_role("button", name="Sign up").click()
    path = "/api" + urlsplit(page.url).path
    for guest in people:
        guest.put(f"{path}/people", None)
    expect(page.get_by_role("link", name="Cup Eva")).to_be_visible()

    phone = visit(page.url, phone=True, dark=True)
    expect(
        phone.get_by_text("Tournaments are for people who have kept their names.")
    ).to_be_visible()
    assert violations(phone) == []
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))

    # The socket tells of the tables before the answer comes, which does not know of them.
    page.get_by_role("button", name="Begin the first round").click()
    expect(page.get_by_role("link", name="To my table")).to_be_visible()
    [(route, answer)] = answers
    route.fulfill(response=answer)
    page.unroute("**/steps")
    page.evaluate(NEXT_FRAMES)
    assert page.get_by_role("link", name="To my table").is_visible()
    expect(phone.get_by_text("Round 1 of 2")).to_be_visible()
    assert violations(page) == []
    assert violations(phone) == []
    for number in (1, 2):
        expect(page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible()
        section = page.locator("section", has=page.locator(f"#round-{number}"))
        for table in (1, 2):
            section.get_by_role("button", name="Decide").nth(table - 1).click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_label("Why, for everybody to read").fill("agreed by all")
            dialog.get_by_role("button", name="Set the places").click()
            expect(dialog).to_be_hidden()
    expect(page.get_by_text("Over", exact=True)).to_be_visible()
    expect(phone.get_by_text("Over", exact=True)).to_be_visible()
    assert not [url for url in asked if url.endswith(path)], "whoever watches is told by a socket"
    expect(page.get_by_text("agreed by all").first).to_be_visible()
    assert page.locator("tbody tr").count() == 4
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay/*")

    table = people[0].get(path)["tables"][0]["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("tab", name="Scores").click()
    expect(page.get_by_role("link", name="Round 1 of Harbour Cup")).to_be_visible()
