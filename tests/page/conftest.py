"""A running service with the built page, and people who look at it in Chromium."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.page.chromium import find_chromium
from tests.server.servers import Server

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# A busy machine must not fail a test.
PATIENCE = 30_000

CAREFUL = """localStorage.getItem('tenshu-settings') ?? localStorage.setItem(
  'tenshu-settings', JSON.stringify({ confirm: 'all', isSideFolded: false }))"""

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


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open the page as a new person; whatever the console complains about fails the test.

    Unless the visit is `fresh`, every step is confirmed and the panel beside the board is open.
    `allowed` are parts of complaints that the test provokes, such as a status of 404.
    """
    complaints: list[str] = []
    contexts = []

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
        context = browser.new_context(base_url=address, locale=language, **given)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not fresh:
            context.add_init_script(CAREFUL)
        page = context.new_page()

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
    for context in contexts:
        context.close()
    assert not complaints, complaints
