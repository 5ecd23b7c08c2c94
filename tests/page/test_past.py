"""What has been played: the log, replays, records, and the page loaded again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tenshu import games
from tests.page.conftest import Visit
from tests.page.tables import NEXT_FRAMES, pick_by_key, set_table, settle, version, wait_for_turn


def test_log_shows_the_board_of_any_moment(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "me"]))
    for _ in range(4):
        pick_by_key(page)
        assert wait_for_turn(page)
    now = version(page)
    page.keyboard.press("l")
    page.locator(".log .entry").first.click()
    expect(page.locator(".status.past")).to_be_visible()
    page.keyboard.press("]")
    page.keyboard.press("[")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".status.past")).to_have_count(0)
    assert version(page) == now


def test_who_is_back_is_not_taken_to_the_past_by_a_late_answer(visit: Visit) -> None:
    page = visit("/")
    held: list[Route] = []
    is_back = False

    def hold(route: Route) -> None:
        if is_back:
            held.append(route)
        else:
            route.continue_()

    # Before the table is opened: a page that is open may still send a request past it.
    page.route("**/at/*", hold)
    settle(page, set_table(page, ["me", "me"]))
    for _ in range(3):
        pick_by_key(page)
        assert wait_for_turn(page)
    page.keyboard.press("[")
    expect(page.locator(".status.past")).to_be_visible()
    is_back = True
    with page.expect_request("**/at/*"):
        page.keyboard.press("[")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".status.past")).to_have_count(0)
    with page.expect_response("**/at/*") as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate(NEXT_FRAMES)
    assert page.locator(".status.past").count() == 0


def test_replay_by_link(visit: Visit) -> None:
    page = visit("/")
    table = set_table(page, ["me", "me"])
    settle(page, table)
    for _ in range(5):
        pick_by_key(page)
        assert wait_for_turn(page)
    watcher = visit(f"/replay/{table}?at=2")
    watcher.wait_for_selector(".controls")
    expect(watcher.locator("output")).to_contain_text("2 /")
    watcher.keyboard.press("ArrowRight")
    expect(watcher.locator("output")).to_contain_text("3 /")
    watcher.keyboard.press("End")
    end = watcher.locator("output").inner_text()
    assert end.split(" / ")[0] == end.split(" / ")[1]
    for _ in range(5):
        watcher.keyboard.press("ArrowLeft")
    watcher.get_by_label("Speed").select_option("250")
    watcher.get_by_role("button", name="Play").click()
    expect(watcher.locator("output")).to_have_text(end, timeout=60_000)
    assert "at=" in watcher.url


@pytest.mark.parametrize("game", games.names())
def test_replay_on_a_phone_gives_the_board_half_of_the_height(visit: Visit, game: str) -> None:
    page = visit("/", phone=True)
    table = set_table(page, ["greedy", "greedy"], game)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-status=over]")
    page.goto(f"/replay/{table}?at={version(page) - 10}")
    page.wait_for_selector(".controls")
    share = page.locator(".watch main > .board").evaluate("one => one.offsetHeight / innerHeight")
    assert share >= 0.5
    log = page.get_by_role("button", name="Log", exact=True)
    log.tap()
    expect(page.locator(".log .current").first).to_be_in_viewport()
    log.tap()
    expect(page.locator(".panel .content")).to_have_count(0)


def test_record_is_exported_and_opened_again(visit: Visit) -> None:
    page = visit("/")
    table = set_table(page, ["me", "me"])
    settle(page, table)
    pick_by_key(page)
    record = page.request.get(f"/api/tables/{table}/record").body()
    page.goto("/")
    page.wait_for_selector("article")
    page.locator("#record-file").set_input_files(
        {"name": "mine.game", "mimeType": "text/plain", "buffer": record}
    )
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".controls")


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    page = visit("/")
    settle(page, set_table(page, ["me", "greedy"]))
    pick_by_key(page)
    assert wait_for_turn(page)
    sentence = page.locator(".status .sentence").inner_text()
    moves = page.locator("#panel ol").inner_text()
    page.reload()
    assert wait_for_turn(page)
    assert page.locator(".status .sentence").inner_text() == sentence
    assert page.locator("#panel ol").inner_text() == moves
