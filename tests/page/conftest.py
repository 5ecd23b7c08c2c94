"""A running service with the built page, and people who look at it in Chromium."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.page.chromium import find_chromium
from tests.server.servers import Server

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
# A busy machine must not fail a test.
PATIENCE = 30_000

CAREFUL = """localStorage.getItem('tenshu-settings') ?? localStorage.setItem(
  'tenshu-settings', JSON.stringify({ confirm: 'all', isSideFolded: false }))"""

# What a service worker keeps, and what such tests do to the network, is not cleared.
WITH_SERVICE_WORKERS = "('service_workers', 'allow')"
BLOCKED = "Service Worker registration blocked by Playwright"

Visit = Callable[..., Page]


@pytest.fixture(scope="session", autouse=True)
def built_page() -> None:
    """Build the page once, though several processes test it."""
    with (ROOT / "web/node_modules/.building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "tools/build_page.py"], check=True)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[str]:
    """The address of a fresh service without limits."""
    service = Server(str(tmp_path_factory.mktemp("page") / "page.db"), "--no-limits")
    yield service.url
    code, log = service.stop()
    assert code == 0, log


@pytest.fixture(scope="session")
def player() -> Iterator[Playwright]:
    """Playwright itself."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(player: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    program = find_chromium()
    if program is None:
        pytest.skip("there is no chromium on this machine")
    browser = player.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
    yield browser
    browser.close()


class Contexts:
    """Chromium's contexts; one that was cleared is used again, and has the page's files already.

    To fetch and compile them again would be half of the CPU time of a visit.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.cleared: dict[str, list[BrowserContext]] = defaultdict(list)
        self.taken: list[tuple[str, BrowserContext]] = []

    def take(self, address: str, *, fresh: bool, **options: Any) -> BrowserContext:  # noqa: ANN401 - of Playwright
        """A context with these options, in which nobody has been."""
        kind = repr((address, fresh, sorted(options.items())))
        if self.cleared[kind]:
            context = self.cleared[kind].pop()
        else:
            context = self.browser.new_context(base_url=address, **options)
            context.set_default_timeout(PATIENCE)
            if not fresh:
                context.add_init_script(CAREFUL)
        self.taken.append((kind, context))
        return context

    def clear(self, address: str) -> None:
        """Forget everybody who came to this address since the last time."""
        for kind, context in self.taken:
            if context.pages and WITH_SERVICE_WORKERS not in kind:
                self._clear(context, address)
                self.cleared[kind].append(context)
            else:
                context.close()
        self.taken.clear()

    def _clear(self, context: BrowserContext, address: str) -> None:
        page, *others = context.pages
        for other in others:
            other.close()
        page.goto("/healthz")  # a page may store something when it is left
        everything = {"origin": address, "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
        context.clear_cookies()
        page.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    """The contexts of one Chromium."""
    return Contexts(browser)


@pytest.fixture
def visit(contexts: Contexts, address: str) -> Iterator[Visit]:
    """Open the page as a new person; whatever the console complains about fails the test.

    Unless the visit is `fresh`, every step is confirmed and the panel beside the board is open.
    `allowed` are parts of complaints that the test provokes, such as a status of 404.
    """
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en-US",
        dark: bool = False,
        fresh: bool = False,
        allowed: tuple[str, ...] = (),
        **more: object,
    ) -> Page:
        given: dict[str, Any] = {**(PHONE if phone else DESKTOP), **more}
        given["color_scheme"] = "dark" if dark else "light"
        # Glowing places are drawn anew at every frame, which slows whole games down a lot.
        given.setdefault("reduced_motion", "reduce")
        # It would fetch everything once more in every test.
        given.setdefault("service_workers", "block")
        page = contexts.take(address, fresh=fresh, locale=language, **given).new_page()

        def hear(kind: str, text: str) -> None:
            if not any(part in text for part in allowed):
                complaints.append(f"{kind}: {text}")

        def hear_console(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning") and BLOCKED not in said.text:
                hear(said.type, said.text)

        page.on("console", hear_console)
        page.on("pageerror", lambda error: hear("exception", str(error)))
        page.goto(path)
        return page

    yield open_page
    contexts.clear(address)
    assert not complaints, complaints
