"""What others did: sentences, marks on the board, and questions that somebody's move causes."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenshu import games
from tenshu.core.protocol import CHANCE
from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.tables import NEXT_FRAMES, ask, set_table, view_of, wait_for_turn, wait_for_version
from tests.waiting import look_until

MARKS = "() => [...document.querySelectorAll('.ring[data-mark]')].map((ring) => ring.dataset.mark)"
# Every ring lies around a place of the board that has its name.
RINGS = """() => [...document.querySelectorAll('.ring[data-mark]')].map(ring => {
  const own = ring.getBoundingClientRect();
  const inside = [...document.querySelectorAll(`[data-place~="${ring.dataset.mark}"]`)].some(place => {
    const box = place.getBoundingClientRect();
    return Math.abs(box.left + box.right - own.left - own.right) < 6
      && Math.abs(box.top + box.bottom - own.top - own.bottom) < 6;
  });
  return [ring.dataset.mark, inside];
})"""
# Two players of Terra Mystica until the first dwelling beside a neighbour.
TO_AN_OFFER = [
    *("card bon1", "card bon5", "burn", "burn", "burn", "burn"),
    *("action act5", "transform e7", "turn green", "build e7", "end"),
]

# The Cultists build beside the Nomads, who take the power: now the Cultists may advance in a cult.
TO_A_STEP = [
    *("settle a1", "settle b1", "settle b4", "settle f5", "settle d3", "card bon5", "card bon7"),
    *("upgrade a1 trading_house", "end", "leech p1 1"),
]
CULTISTS = {"factions": "cultists+nomads", "bonus": "bon1+bon3+bon5+bon7+bon8", "first_player": "1"}


def rings(page: Page) -> list[str]:
    """The names of the marked places, once each mark lies around its place."""
    whole = f"() => {{ const all = ({RINGS})(); return all.length && all.every(one => one[1]) && all; }}"
    return [str(name) for name, _ in page.wait_for_function(whole).json_value()]


def act(page: Page, table: str, *actions: str) -> None:
    """Make moves for whoever must act, without the page."""
    for number, action in enumerate(actions):
        version = view_of(page, table)["version"]
        asked = {"version": version, "action": action, "key": f"{version}/{number}"}
        ask(page, f"/api/tables/{table}/actions", asked)


def play_turns(page: Page, table: str, *, is_open: bool = False) -> None:
    """Make the first legal moves of two turns, so that a bot has moved pieces in its own."""
    if not is_open:
        page.goto(f"/t/{table}")
    for _ in range(2):
        assert wait_for_turn(page)
        play_unseen(page, table)
    assert wait_for_turn(page)


def play_unseen(page: Page, table: str) -> None:
    """Make the first legal moves of one turn without the page, and wait until it shows the last of them.

    Bots may have answered before anybody looks, so what follows each move is read from the log.
    """
    view = view_of(page, table)
    seat, version = view["actor"], view["version"]
    while view["actor"] == seat:
        act(page, table, view_of(page, table)["moves"][0]["text"])
        version += 1
        view = moment(page, table, version)
        while view["actor"] == CHANCE:
            version += 1
            view = moment(page, table, version)
    wait_for_version(page, version)


def moment(page: Page, table: str, version: int) -> dict[str, Any]:
    """The position at a version."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}/at/{version}").json()
    return found


def test_without_news_the_line_tells_the_own_turn(visit: Visit) -> None:
    page = visit("/", phone=True)
    table = set_table(page, ["me", "me"])
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    act(page, table, view_of(page, table)["moves"][0]["text"])
    expect(page.locator(".news .last")).to_contain_text(" takes ")
    expect(page.locator(".news .tale")).to_have_count(0)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_news_are_told_and_marked_until_the_person_acts(
    visit: Visit, game: str, phone: bool
) -> None:
    page = visit("/", phone=phone)
    more = {"options": {"setup": "first_game"}} if game == "terra_mystica" else {}
    table = set_table(page, ["me", "greedy"], game, **more)
    play_turns(page, table)
    tale = page.locator(".news .tale")
    expect(tale).to_have_count(1)
    expect(tale).to_contain_text("Fox ")
    assert rings(page)
    tale.click()
    steps = page.locator(".news .steps li button")
    assert steps.count() >= 1
    steps.first.focus()
    assert violations(page, ".news") == []
    page.keyboard.press("Escape")
    expect(steps).to_have_count(0)
    if not phone and game != "terra_mystica":
        # A line of the log shows its own places, and no others.
        told = set(rings(page))
        page.get_by_role("tab", name="Log").click()
        own = page.locator(".log section", has=page.get_by_role("heading", name="Ana"))
        entries = own.locator(".entry")

        def shows_others() -> bool:
            # One of them is elsewhere; both may have been at the same place last.
            for entry in entries.all():
                entry.hover()
                page.evaluate(NEXT_FRAMES)
                if not told.issuperset(page.evaluate(MARKS)):
                    return True
            return False

        look_until(shows_others)
        page.get_by_role("tab", name="Log").focus()
    if game == "dragon_castle":
        # A tile in hand does not end the turn.
        act(page, table, view_of(page, table)["moves"][0]["text"])
        expect(tale).to_have_count(0)


@pytest.mark.parametrize("language", ["en-US", "pt-BR", "it-IT"])
def test_an_offer_of_power_shows_the_move_that_causes_it(visit: Visit, language: str) -> None:
    page = visit("/", phone=True, language=language)
    options = {"setup": "first_game", "first_player": "1"}
    table = set_table(page, ["me", "me"], "terra_mystica", options=options, names=["Ana", "Bia"])
    act(page, table, *TO_AN_OFFER)
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    told = page.locator(".news .tale.asks")
    expect(told).to_contain_text("e7")
    expect(told).to_contain_text("Ana ")
    assert "e7" in rings(page)
    # Nothing of the page lies above the place.
    assert page.evaluate(
        """() => {
          const box = document.querySelector('[data-hex=e7]').getBoundingClientRect();
          const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          return above?.closest('[data-hex]')?.dataset.hex === 'e7';
        }"""
    )
    # The standing order is offered once.
    expect(page.locator("select:visible")).to_have_count(1)
    expect(page.locator(".offer [data-act^=leech]")).to_contain_text("+1")
    expect(page.locator(".offer [data-act^=refuse]")).to_be_visible()


def test_the_cultists_see_whose_answer_lets_them_advance(visit: Visit) -> None:
    page = visit("/", phone=True)
    table = set_table(page, ["me", "me"], "terra_mystica", options=CULTISTS, names=["Ana", "Bia"])
    act(page, table, *TO_A_STEP)
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    expect(page.locator(".news .tale")).to_contain_text("Bia takes 1 power")
    # Each answer says what it brings before it is given.
    with page.expect_response("**/preview?*"):
        page.locator("[data-cult=fire]").tap()
    expect(page.locator(".status.picked .second")).to_contain_text("fire", ignore_case=True)


def test_news_can_be_seen_again_step_by_step(visit: Visit) -> None:
    page = visit("/")
    table = set_table(page, ["me", "greedy"])
    play_turns(page, table)
    now = view_of(page, table)["version"]
    page.locator(".news .tale").click()
    page.get_by_role("button", name="Show again").click()
    page.wait_for_selector(".status.past")
    page.wait_for_selector(".status:not(.past)")
    assert view_of(page, table)["version"] == now


MOST_PATIENT = 4
WATCH_PIECES = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches('[data-piece]')) window.moved.push(Object.keys(how[0][0]).join());
    return animate.apply(this, how);
  };
}"""


@pytest.mark.parametrize(
    "game, way", [("white_castle", "translate"), ("terra_mystica", "opacity,scale")]
)
@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_pieces_of_others_glide_or_appear_unless_motion_is_unwanted(
    visit: Visit, game: str, way: str, wish: str
) -> None:
    page = visit("/", reduced_motion=wish)
    more = {"options": {"setup": "first_game"}} if game == "terra_mystica" else {}
    table = set_table(page, ["me", "greedy"], game, **more)
    page.goto(f"/t/{table}")
    page.evaluate(WATCH_PIECES)
    play_turns(page, table, is_open=True)
    assert rings(page)
    if wish == "reduce":
        assert page.evaluate("window.moved") == []
        return
    # Nobody tells the bot to build at once.
    for _ in range(MOST_PATIENT):
        if way in page.evaluate("window.moved"):
            return
        play_turns(page, table, is_open=True)
    raise AssertionError(page.evaluate("window.moved"))


def test_a_tap_skips_to_the_end_of_the_bots_turns(visit: Visit) -> None:
    """Bots at their slowest pace would take two seconds for each step."""
    page = visit("/")
    table = set_table(page, ["me", "greedy", "greedy"], pace=2000)
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    view = view_of(page, table)
    while view["is_yours"]:
        act(page, table, view["moves"][0]["text"])
        view = view_of(page, table)
    # Who thinks, how well, and for how long.
    expect(page.locator(".status")).to_contain_text(re.compile(r"(Fox|Tiger) \(Greedy\) .*: \d+ s"))
    begun = time.monotonic()
    page.get_by_role("button", name="Skip ahead").click()
    assert wait_for_turn(page)
    log = page.request.get(f"/api/tables/{table}/log?since={view['version']}").json()
    steps = sum(entry["actor"] in (1, 2) for entry in log)
    assert steps >= 4
    assert time.monotonic() - begun < steps * 2
