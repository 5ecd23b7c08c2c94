"""The page as an installed app: what it needs for that, and what it shows without a connection."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.axe import violations
from tests.page.conftest import PATIENCE, Visit
from tests.page.tables import set_table

OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection")
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return { names, paths: kept.flat().map((request) => new URL(request.url).pathname) };
}"""
# The cache tells nobody when something is put into it.
UNTIL_KEPT = """async ([path, patience]) => {
  const end = Date.now() + patience;
  while (!(await caches.match(path, { ignoreVary: true }))) {
    if (Date.now() > end) throw new Error(`${path} is not kept`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""
AGE_THE_SHELL = """async () => {
  const [name] = await caches.keys();
  const old = new Response('<title>old</title>', { headers: { 'content-type': 'text/html' } });
  await (await caches.open(name)).put('/', old);
}"""


def install(visit: Visit, path: str, **more: object) -> Page:
    """A page whose service worker is at work."""
    page = visit(path, service_workers="allow", allowed=OFFLINE, **more)
    page.wait_for_function(CONTROLLED)
    return page


def kept(page: Page) -> dict[str, Any]:
    """The caches of the service worker, and the paths in them."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def wait_until_kept(page: Page, path: str) -> None:
    """Wait until an answer lies in the cache."""
    page.evaluate(UNTIL_KEPT, [path, PATIENCE])


def test_app_can_be_installed(visit: Visit) -> None:
    page = install(visit, "/")
    link = page.locator('link[rel="manifest"]').get_attribute("href") or ""
    answer = page.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.headers["content-type"].startswith(icon["type"])
    assert page.request.get("/worker.js").headers["cache-control"] == "no-cache"


def test_what_was_read_can_be_read_offline_and_the_page_says_so(visit: Visit) -> None:
    page = install(visit, "/learn/dragon_castle", phone=True)
    page.wait_for_selector(".rules section")
    wait_until_kept(page, "/api/games/dragon_castle/rules/en")
    page.goto("/learn/dragon_castle/first")
    page.wait_for_selector(".lesson")
    last = page.request.get("/api/lessons/dragon_castle").json()["steps"][-1]["at"]
    wait_until_kept(page, f"/api/lessons/dragon_castle/at/{last}")
    page.context.set_offline(True)
    page.goto("/learn/dragon_castle")
    expect(page.locator(".rules section").first).to_be_visible()
    expect(page.locator(".offline")).to_have_text(
        "You are offline. Rules, lessons and replays that you opened before can still be read."
    )
    assert violations(page) == []
    page.goto("/learn/dragon_castle/first")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".lesson")).to_be_visible()
    # Texts that are still asked for when the connection is back would make the page load itself again.
    page.goto("/", wait_until="networkidle")
    expect(page.locator("article h3").first).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    page.wait_for_selector("article h3")
    expect(page.locator(".offline")).to_have_count(0)


def test_replay_already_opened_can_be_watched_offline(visit: Visit) -> None:
    page = install(visit, "/")
    table = set_table(page, ["greedy", "greedy"])
    page.goto(f"/t/{table}")
    page.wait_for_selector('[data-status="over"]')
    page.goto(f"/replay/{table}?at=3")
    page.wait_for_selector(".board svg")
    wait_until_kept(page, f"/api/replays/{table}/at/5")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".board svg")
    expect(page.locator(".offline")).to_be_visible()


def test_nothing_about_people_or_their_games_is_kept(visit: Visit) -> None:
    page = install(visit, "/")
    table = set_table(page, ["me", "greedy"])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".status.yours")
    page.goto(f"/replay/{table}")
    page.wait_for_selector(".board svg")
    page.goto("/")
    wait_until_kept(page, "/api/games")
    answers = {path for path in kept(page)["paths"] if path.startswith("/api")}
    assert answers == {"/api/games"}


def test_page_is_never_older_than_the_service(visit: Visit) -> None:
    page = install(visit, "/about")
    assert len(kept(page)["names"]) == 1
    page.evaluate(AGE_THE_SHELL)
    page.reload()
    page.wait_for_selector("main section")
    expect(page).not_to_have_title("old")
