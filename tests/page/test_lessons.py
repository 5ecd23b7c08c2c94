"""The guided first games, from the first card to a real table, in every language."""

import pytest
from playwright.sync_api import Page, expect

from tenshu import games
from tenshu.core.lesson import LessonStep, parse_lesson
from tenshu.text import Wording
from tests.page.conftest import Visit

LOCALES = {"en": "en-US", "pt": "pt-BR", "it": "it-IT"}


def cards_of(name: str) -> list[LessonStep]:
    text = (games.folder(name) / "lesson.game").read_text(encoding="utf-8")
    return parse_lesson(text, games.load).steps


def press_on(page: Page, how: str) -> None:
    """Use the button that leads on: by key, by touch or by mouse."""
    button = page.locator(".bar button").last
    if how == "keys":
        button.focus()
        page.keyboard.press("Enter")
    elif how == "touch":
        button.tap()
    else:
        button.click()


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language, how", [("en", "keys"), ("pt", "touch"), ("it", "mouse")])
def test_a_lesson_leads_to_a_real_game(visit: Visit, name: str, language: str, how: str) -> None:
    page = visit(
        f"/learn/{name}/first", language=LOCALES[language], phone=how == "touch", dark=how == "keys"
    )
    words = Wording(language, name)
    cards = cards_of(name)
    for card in cards:
        expect(page.locator(".lesson .text")).to_have_text(words.say(card.key))
        if card.is_asking:
            press_on(page, how)  # shows what is meant; the next one does it
        press_on(page, how)
    expect(page.locator("[data-version]")).to_be_visible()
    assert "/t/" in page.url
