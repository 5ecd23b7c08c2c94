"""What axe finds wrong with the accessibility of a page."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Page

from tests.page.conftest import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
Scheme = Literal["light", "dark"]
# The rule for all that differs between the schemes.
COLOURS = "color-contrast"
SCHEMES: tuple[tuple[Scheme, str | None], ...] = (("light", None), ("dark", COLOURS))
COLOURS_CHANGED = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)
)"""
SERIOUS = ("serious", "critical")
# Naming everything that is in order as well would take most of the time.
OPTIONS = {"resultTypes": ["violations"]}


def violations(page: Page, part: str | None = None) -> list[str]:
    """Everything that axe finds, in the whole page or in the part of this selector."""
    return [text for _, text in _run(page, part)]


def violations_by_day_and_night(
    page: Page, part: str | None = None, *, is_lenient: bool = False
) -> list[str]:
    """The same in the light scheme and in the dark one, lenient: only what is serious or critical."""
    found = []
    for scheme, only in SCHEMES:
        _switch_to(page, scheme)
        found += [
            f"{scheme}: {text}"
            for impact, text in _run(page, part, only)
            if impact in SERIOUS or not is_lenient
        ]
    return found


def _switch_to(page: Page, scheme: Scheme) -> None:
    """Let the system be light or dark; the page follows at once."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(f"html[data-theme={scheme}]")
    page.evaluate(COLOURS_CHANGED)


def _run(page: Page, part: str | None, only: str | None = None) -> list[tuple[str, str]]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "([part, options]) => axe.run(part ?? document, options).then(result => result.violations)",
        [part, {**OPTIONS, "runOnly": [only]} if only else OPTIONS],
    )
    return [
        (one["impact"], f"{one['id']}: {node['target']} {node['failureSummary']}")
        for one in found
        for node in one["nodes"]
    ]
