"""Setting tables quickly, and waiting for what happens at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Ground floor almost alone: a short game that still has everything.
LOW_CASTLE = "custom:" + "/".join(["1" * 12] * 3 + ["111112211111"] * 4 + ["1" * 12] * 2)
LONGEST_GAME = 700
HIGHEST_DIGIT = 9
# Whatever arrived by now has been drawn afterwards.
NEXT_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)

# The acting seat, counted from 1 so that it is true in JavaScript, while it is one of the first `people`.
# A bot's turn gives 0, the end `people + 1`.
ACTING = """(people) => {
  if (document.querySelector('[data-version]').dataset.status === 'over') return people + 1;
  const acting = Number(document.querySelector('[data-version]').dataset.actor) + 1;
  return acting <= people ? acting : 0;
}"""

# The page asks who a person is only where it knows that there is one.
KNOWN = """() => {
  const kept = JSON.parse(localStorage.getItem('tenshu-settings') ?? '{}');
  localStorage.setItem('tenshu-settings', JSON.stringify({ ...kept, isKnown: true }));
}"""


def ask(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Post something as the person of this page."""
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def set_table(page: Page, seats: list[str], game: str = "dragon_castle", **more: object) -> str:
    """A running table; its host is the person of this page."""
    ask(page, "/api/me", {"name": more.pop("name", "Ana")})
    page.evaluate(KNOWN)
    body = {"game": game, "seats": seats, "pace": 0, "start": "open" not in seats}
    if game == "dragon_castle":
        body["options"] = {"layout": LOW_CASTLE, "first_player": "1"}
    body["is_one_screen"] = seats.count("me") > 1
    return str(ask(page, "/api/tables", {**body, **more})["id"])


def view_of(page: Page, table: str) -> dict[str, Any]:
    """What the service shows this person now."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]
    return found


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


def wait_for_others(page: Page) -> bool:
    """Wait until the last move is settled; true if somebody else must act, or the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.status.yours:not(.picked)')"
        " || document.querySelector('[data-version][data-yours=false]')"
        " || document.querySelector('[data-version]')?.dataset.status === 'over'"
    )
    return page.locator(".status.yours").count() == 0


def wait_for_person(people: list[Page]) -> Page | None:
    """Wait until one of these people, who hold the first seats, must act; None if the game is over."""
    first = people[0]
    # Each page follows the table on its own: the first must not look at an older position than another.
    wait_for_version(first, max(version(page) for page in people))
    acting = int(first.wait_for_function(ACTING, arg=len(people)).json_value())
    for page in people:
        wait_for_version(page, version(first))
    return people[acting - 1] if acting <= len(people) else None


def pick_by_key(page: Page) -> None:
    """Pick a move by its number and confirm it with Enter."""
    before = version(page)
    count = page.locator("#panel ol button").count()
    page.keyboard.press(str(min(HIGHEST_DIGIT, count)))
    page.wait_for_selector(".status.picked")
    page.keyboard.press("Enter")
    wait_for_version(page, before + 1)


def play_turn(page: Page) -> None:
    """Play by keys until somebody else must act."""
    while not wait_for_others(page):
        pick_by_key(page)


def play_to_the_end(page: Page) -> None:
    """Play by keys until the game is over."""
    for _ in range(LONGEST_GAME):
        if not wait_for_turn(page):
            return
        pick_by_key(page)
    raise AssertionError("the game did not end")


def settle(page: Page, table: str) -> None:
    """Open a table and wait for one's turn."""
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
