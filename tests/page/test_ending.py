"""After the end of a game: points with their reasons, the chart, what can be shared, the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.tables import play_to_the_end, set_table, settle, view_of

# At least so many rounds or turns of each player.
ROUNDS = {"dragon_castle": 8, "white_castle": 9, "terra_mystica": 7}


def test_a_whole_game_against_a_bot_by_keyboard_only(visit: Visit) -> None:
    page = visit("/")
    table = set_table(page, ["me", "greedy"])
    settle(page, table)
    play_to_the_end(page)
    expect(page.locator(".status .sentence")).to_contain_text("!")
    expect(page.get_by_role("tabpanel")).to_contain_text("Final scores")
    expect(page.get_by_role("tabpanel")).to_contain_text("Check the random draws")
    expect(page.locator(".ending figure path.points")).to_have_count(2)
    page.get_by_text("As a table").click()
    final = [str(points) for points in view_of(page, table)["scores"]]
    last = page.locator(".ending tbody tr").last.locator("td")
    assert [text.split()[0] for text in last.all_inner_texts()] == final
    page.get_by_role("button", name="Copy a picture").click()
    expect(page.get_by_text("The picture is")).to_be_visible()
    assert violations(page, "#panel") == []
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => !location.pathname.endsWith(old)", arg=table)
    page.wait_for_selector(".table[data-status=running]")


@pytest.mark.parametrize(
    "game, source, phone",
    [
        ("dragon_castle", "Shrines", False),
        ("white_castle", "Courtiers", False),
        ("terra_mystica", "Largest area", True),
    ],
)
def test_every_point_has_a_reason_that_shows_its_places(
    visit: Visit, game: str, source: str, phone: bool
) -> None:
    page = visit("/", phone=phone)
    options = {"setup": "first_game"} if game == "terra_mystica" else {}
    table = set_table(page, ["greedy", "greedy"], game, options=options)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-status=over]")
    if game == "terra_mystica":
        winners = [rank for rank in view_of(page, table)["ranks"] if rank == 1]
        expect(page.locator(".rivals").get_by_label("winner")).to_have_count(len(winners))
    if page.locator(".ending").count() == 0:
        page.get_by_role("tab", name="Scores").click()
    for player in page.locator(".ending section").first.locator("details").all():
        player.locator("summary").click()
        total = int(player.locator("summary").inner_text().split(":")[-1])
        expect(player.locator("dd").first).to_be_visible()
        told = [int(text) for text in player.locator("dd .points").all_inner_texts()]
        assert sum(told) == total
    # The best player has something of this source, whose places light up.
    heading = page.locator(".ending dt").filter(has_text=source).first
    reason = heading.locator("xpath=following-sibling::dd[1]//button")
    if phone:
        reason.tap()
        expect(page.get_by_role("tabpanel")).to_have_count(0)
    else:
        reason.focus()
    expect(page.locator(".ring[data-mark]").first).to_be_attached()
    lit = page.locator(".ring[data-mark]").evaluate_all(
        "rings => rings.map(ring => ring.dataset.mark)"
    )
    course = page.request.get(f"/api/tables/{table}/course").json()
    known = {place for reasons in course["reasons"] for one in reasons for place in one["places"]}
    assert {*lit} <= known
    # The chart has the true points of every round, and the end.
    points = [stage["points"] for stage in course["stages"]]
    assert points[-1] != view_of(page, table)["scores"]
    assert len(points) >= ROUNDS[game]
