"""The guided first games: every card in every language, by keys, by pointer and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tenshu import games
from tests.page.conftest import Visit

MOST_CARDS = 40


def card(page: Page) -> str:
    """What the card says now."""
    return page.locator(".lesson .text").inner_text()


def walk(page: Page) -> list[str]:
    """Go through a lesson by Enter alone, and collect its cards."""
    page.wait_for_selector(".lesson .text")
    seen = [card(page)]
    for _ in range(MOST_CARDS):
        if page.locator(".bar .play").count() > 0:
            return seen
        asks = page.locator(".lesson .wanted").count() > 0
        button = page.locator(".bar button").last
        button.press("Enter")
        if asks:
            expect(button).to_have_class(re.compile("primary"))
            button.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.lesson .text').innerText !== before", arg=seen[-1]
        )
        seen.append(card(page))
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", games.names())
def test_first_game_by_keys_in_every_language(visit: Visit, game: str) -> None:
    told = []
    for language in ("en-US", "pt-BR", "it-IT"):
        page = visit(f"/learn/{game}/first", language=language)
        told.append(walk(page))
        page.context.close()
    lengths = [len(cards) for cards in told]
    assert min(lengths) == max(lengths) >= 10
    assert all(len({*cards}) == 3 for cards in zip(*told, strict=True))


def test_other_moves_are_answered_gently_and_the_end_is_a_real_game(visit: Visit) -> None:
    page = visit("/learn/dragon_castle/first", phone=True)
    page.wait_for_selector(".lesson .text")
    while page.locator(".lesson .wanted").count() == 0:
        before = card(page)
        page.get_by_role("button", name="Next").tap()
        expect(page.locator(".lesson .text")).not_to_have_text(before, use_inner_text=True)
    pointed = page.locator(".lesson .wanted").inner_text()
    spaces = page.locator(".dragon-castle .legal[data-space]")
    names = [str(one.get_attribute("data-space")) for one in spaces.all()]
    other = next(at for at, name in enumerate(names) if not pointed.endswith(name))
    spaces.nth(other).tap()
    expect(page.locator(".toast")).to_contain_text("glowing")
    assert page.locator(".lesson .wanted").inner_text() == pointed
    walk(page)
    page.get_by_role("button", name="Play a real game").tap()
    page.wait_for_selector("[data-version][data-status=running]")
    assert "hints=on" in page.url
