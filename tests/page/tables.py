"""Setting tables quickly, and waiting for what happens at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Ground floor almost alone: a short game that still has everything.
LOW_CASTLE = "custom:" + "/".join(["1" * 12] * 3 + ["111112211111"] * 4 + ["1" * 12] * 2)
LONGEST_GAME = 700


def ask(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Post something as the person of this page."""
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def set_table(page: Page, seats: list[str], game: str = "dragon_castle", **more: Any) -> str:  # noqa: ANN401
    """A running table; its host is the person of this page."""
    ask(page, "/api/me", {"name": more.pop("name", "Ana")})
    page.evaluate("localStorage.setItem('tenshu-settings', JSON.stringify({isKnown: true}))")
    body = {"game": game, "seats": seats, "pace": 0, "start": "open" not in seats}
    if game == "dragon_castle":
        body["options"] = {"layout": LOW_CASTLE, "first_player": "1"}
    body["is_one_screen"] = seats.count("me") > 1
    return str(ask(page, "/api/tables", {**body, **more})["id"])


def version(page: Page) -> int:
    """The version of the table that is on the screen."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def wait_for_version(page: Page, least: int) -> None:
    """Wait until the screen shows at least this version."""
    page.wait_for_function(
        "least => Number(document.querySelector('[data-version]')?.dataset.version) >= least",
        arg=least,
    )


def wait_for_turn(page: Page) -> bool:
    """Wait until this person must act; false if the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.status.yours:not(.picked)')"
        " || document.querySelector('[data-version]')?.dataset.status === 'over'"
    )
    return page.locator("[data-version]").get_attribute("data-status") != "over"
