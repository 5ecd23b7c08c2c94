"""What axe finds wrong with the accessibility of a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Page

from tests.page.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS_CHANGED = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)
)"""
SERIOUS = ("serious", "critical")
# Naming everything that is in order as well would take most of the time.
OPTIONS = {"resultTypes": ["violations"]}


def violations(page: Page, part: str | None = None) -> list[str]:
    """Everything that axe finds, in the whole page or in the part of this selector."""
    return [text for _, text in _run(page, part)]


def serious_violations(page: Page, part: str | None = None) -> list[str]:
    """Only what axe calls serious or critical."""
    return [text for impact, text in _run(page, part) if impact in SERIOUS]


def day_and_night(page: Page) -> Iterator[Literal["light", "dark"]]:
    """Let the system be light, then dark; the page follows at once."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f"html[data-theme={scheme}]")
        page.evaluate(COLOURS_CHANGED)
        yield scheme


def _run(page: Page, part: str | None) -> list[tuple[str, str]]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "([part, options]) => axe.run(part ?? document, options).then(result => result.violations)",
        [part, OPTIONS],
    )
    return [
        (one["impact"], f"{one['id']}: {node['target']} {node['failureSummary']}")
        for one in found
        for node in one["nodes"]
    ]
