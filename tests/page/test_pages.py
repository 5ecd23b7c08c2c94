"""Every page opens, in every language, light and dark, without a complaint of console or axe."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tenshu import games
from tests.page.axe import violations, violations_by_day_and_night
from tests.page.conftest import Visit
from tests.page.tables import set_table, wait_for_turn

LANGUAGES = {"en-US": "en", "pt-BR": "pt-BR", "it-IT": "it"}
PAGES = {
    "/": "article h3",
    "/learn": "article h2",
    "/about": "main section:nth-of-type(3)",
    "/enter": "main p",
    "/nowhere/at/all": "h1",
    "/new/dragon_castle": "form",
    "/new/white_castle?with=screen": "form",
    "/new/terra_mystica?with=friends": "form",
    "/learn/dragon_castle": ".rules section",
    "/learn/white_castle": ".rules section",
    "/learn/terra_mystica": ".rules section",
}


@pytest.mark.parametrize("path", PAGES)
def test_page_opens_and_axe_finds_nothing(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_selector(PAGES[path])
    assert violations_by_day_and_night(page) == []


@pytest.mark.parametrize("game", games.names())
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str) -> None:
    page = visit("/")
    table = set_table(page, ["me", "me"], game, options={})
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    found = violations_by_day_and_night(page)
    assert [line for line in found if ".board" not in line] == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_where_people_wait_watch_and_learn(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone)
    waiting = set_table(page, ["me", "open"])
    watched = set_table(page, ["greedy", "greedy"])
    for path, ready in {
        f"/t/{waiting}": "main",
        f"/replay/{watched}": ".board",
        "/learn/dragon_castle/first": ".lesson",
    }.items():
        page.goto(path)
        page.wait_for_selector(ready)
        assert [line for line in violations(page) if ".board" not in line] == []
        if path.startswith("/replay"):
            # Bots keep their names, and nobody is at the table of a replay.
            players = page.locator(".players li")
            expect(players.locator(".name")).to_have_text(["Crane", "Fox"])
            expect(players.locator(".here")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_pages_fit_in_every_language(visit: Visit, language: str, phone: bool) -> None:
    page = visit("/", language=language, phone=phone)
    for path, ready in PAGES.items():
        page.goto(path)
        page.wait_for_selector(ready)
        assert page.evaluate("document.documentElement.lang") == LANGUAGES[language]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"


def test_theme_and_language_stay_after_reload(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Change to dark").click()
    page.locator("select.language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Giochi da tavolo")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Giochi da tavolo")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_name_and_a_personal_link_bring_somebody_to_another_device(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("dialog").get_by_label("Your name").last.fill("Chiara")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your name: Chiara")).to_be_visible()
    page.get_by_role("button", name="Your name: Chiara").click()
    page.get_by_role("button", name="Make a personal link").click()
    link = page.get_by_label("Personal link").input_value()
    other = visit(link)
    expect(other.get_by_role("button", name="Your name: Chiara")).to_be_visible()
    assert "#" not in other.url


def test_a_broken_personal_link_is_explained(visit: Visit) -> None:
    page = visit("/enter#nonsense", allowed=("40",))
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()
    assert "nonsense" not in page.url


def test_rules_can_be_searched_and_linked(visit: Visit) -> None:
    page = visit("/learn/dragon_castle#DC-3.3")
    heading = page.locator("#DC-3\\.3")
    expect(heading).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("Countdown token")
    expect(page.get_by_role("status").filter(has_text="places were found")).to_be_visible()
    assert 0 < page.locator(".rules section").count() < 60


def test_a_wrong_record_is_refused_in_words(visit: Visit) -> None:
    page = visit("/", allowed=("400", "422"))
    page.wait_for_selector("article")
    page.locator("#record-file").set_input_files(
        {"name": "x.game", "mimeType": "text/plain", "buffer": b"hello"}
    )
    expect(page.locator(".toast.refused")).to_contain_text("record")


def test_one_click_from_home_to_a_running_game(visit: Visit) -> None:
    page = visit("/")
    castle = page.locator("article").filter(has_text="The White Castle")
    expect(castle).to_contain_text("1 to 4 players")
    castle.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".table[data-status=running]")
    expect(page.get_by_role("heading", level=1)).to_have_text("The White Castle")


def test_every_option_reaches_the_service(visit: Visit) -> None:
    page = visit("/new/dragon_castle")
    page.get_by_text("3 players", exact=True).click()
    page.get_by_label("Realm", exact=True).select_option("6x6")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start the game").click()
    body = json.loads(sent.value.post_data or "{}")
    assert body["options"] == {"realm": "6x6"}
    assert len(body["seats"]) == 3
    page.wait_for_selector(".table")


def test_options_are_picked_instead_of_typed(visit: Visit) -> None:
    page = visit("/new/terra_mystica?with=friends", phone=True)
    page.wait_for_selector("form")
    chosen = {
        "factions": ["Witches", "Nomads"],
        "scoring": ["Towns", "Spades", "Dwellings (fire)"],
        "bonus": ["Priest card", "Boat card"],
    }
    for option, cards in chosen.items():
        part = page.locator(".option", has=page.locator(f"#option-{option}"))
        part.locator("summary").click()
        for card in cards:
            label = part.locator("label.check", has_text=re.compile(rf"^\s*{re.escape(card)}"))
            # Shown as in the game.
            expect(label.locator("svg").first).to_be_visible()
            label.click()
        assert "+" not in part.locator("p").inner_text()
        expect(part.locator("label > span:not(.picture) b").first).to_have_text(
            re.compile(r"^\d\.$")
        )
    page.get_by_label("Programs (bots by the API) may take open seats").check()
    assert violations(page) == []
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Make the table").click()
    body = json.loads(sent.value.post_data or "{}")
    assert body["admits_bots"]
    assert body["options"]["factions"] == "witches+nomads"
    assert body["options"]["scoring"].startswith("score2+score1+")
    assert len(body["options"]["bonus"].split("+")) == 2


def test_a_castle_is_drawn_on_a_phone_and_played(visit: Visit) -> None:
    page = visit("/new/dragon_castle?with=screen", phone=True, dark=True, allowed=("400",))
    page.locator(".option", has=page.locator("#option-layout")).locator("summary").click()
    castle = page.get_by_role("group", name="Your own castle")
    told = page.locator(".option").get_by_role("status")
    expect(told).to_contain_text("can be built")
    # A tap makes a stack one higher; at the third floor it is gone.
    stack = castle.get_by_role("button", name="a1:")
    for height in (2, 3, 0):
        stack.tap()
        expect(stack).to_have_accessible_name(f"a1: {height}")
    expect(told).to_contain_text("115 of 116 tiles")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("The castle has 115 tiles, but needs exactly 116.")).to_be_visible()
    castle.get_by_role("button", name="m1: 0").tap()
    expect(told).to_contain_text("can be built")
    stack.focus()
    page.keyboard.press("ArrowRight")
    expect(castle.get_by_role("button", name="b1: 1")).to_be_focused()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start the game").click()
    layout = json.loads(sent.value.post_data or "{}")["options"]["layout"]
    assert layout.startswith("custom:0111111111111/1111111111110/")
    expect(page.locator(".dragon-castle [data-space]")).not_to_have_count(0)


def test_play_now_in_terra_mystica_is_a_first_game_with_advice(visit: Visit) -> None:
    page = visit("/", fresh=True)
    page.locator("article", has_text="Terra Mystica").get_by_role("button", name="Play now").click()
    expect(page.locator(".advice")).to_contain_text("Advice")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]
    assert table["options"]["setup"] == "first_game"
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy", "easy"]
    assert violations(page) == []
    page.get_by_role("button", name="No more advice").click()
    expect(page.locator(".advice")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".status.yours")
    expect(page.locator(".advice")).to_have_count(0)


def test_finished_games_show_their_result(visit: Visit) -> None:
    page = visit("/")
    table = set_table(page, ["greedy", "greedy"])
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-status=over]")
    points = page.request.get(f"/api/tables/{table}").json()["view"]["scores"]
    page.goto("/")
    row = page.locator(f'a[href="/replay/{table}"] .state')
    expect(row).to_have_text(re.compile(rf"\b{max(points)} · .*\b{min(points)}$"))
