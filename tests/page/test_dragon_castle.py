"""Dragon Castle on its own board, in a real browser: whole games by mouse, by touch and by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, Visit
from tests.page.tables import LOW_CASTLE, ask, version, wait_for_person, wait_for_version

LONGEST_GAME = 400
QUICK_KEYS = 20
MOST_KEYS = 140

# What glows on the board: where it lies, and the move that a tap means.
GLOWING = """() => [...document.querySelectorAll('.dragon-castle .legal')].flatMap((node) => {
  const {space, cell, act} = node.dataset;
  if (space) return [`[data-space="${space}"]`];
  if (cell) return [`.large [data-cell="${cell}"]`];
  return act ? [`[data-act="${act}"]`] : [];
})"""
RIGHTMOST = """() => Math.max(...[...document.querySelectorAll('.dragon-castle *')].map(
  (node) => node.getBoundingClientRect().right))"""


@pytest.fixture
def meet(visit: Visit) -> Callable[..., Page]:
    """Open the page as somebody with a name."""

    def open_page(name: str, **device: object) -> Page:
        page = visit("/", **device)
        ask(page, "/api/me", {"name": name})
        return page

    return open_page


def new_table(page: Page, seats: list[str], **options: str) -> str:
    """A table that begins as soon as nobody is missing."""
    body = {"game": "dragon_castle", "seats": seats, "pace": 0, "start": "open" not in seats}
    table = ask(page, "/api/tables", {**body, "options": {"layout": LOW_CASTLE, **options}})
    return str(table["id"])


def sit_at(page: Page, table: str) -> None:
    """Go to the table and see its board."""
    page.goto(f"/t/{table}")
    page.locator(".dragon-castle [data-space]").first.wait_for()


def phase(page: Page) -> str:
    """The step of the turn that the board shows."""
    return str(page.locator(".dragon-castle").get_attribute("data-phase"))


def glowing(page: Page) -> list[str]:
    """What can be touched now."""
    found: list[str] = page.evaluate(GLOWING)
    return found


def wish(page: Page, step: int) -> str:
    """A glowing thing to touch: the end as soon as it may come, else something new each time."""
    page.locator(".dragon-castle .legal").first.wait_for()
    found = glowing(page)
    for act in ("summon", "end", "done"):
        if f'[data-act="{act}"]' in found and not (act == "done" and step % 2):
            return f'[data-act="{act}"]'
    return found[step * 7 % len(found)]


def touch_twice(page: Page, place: str, touch: Callable[[Page, str], None]) -> None:
    """Choose something, see it as chosen, and confirm it."""
    before = version(page)
    touch(page, place)
    page.locator(".dragon-castle .chosen").first.wait_for(timeout=PATIENCE)
    touch(page, place)
    wait_for_version(page, before + 1)


def play(people: list[Page], touch: Callable[[Page, str], None]) -> int:
    """Play on the boards of these people until the game is over, and count the touches."""
    for touches in range(LONGEST_GAME):
        page = wait_for_person(people)
        if page is None:
            return touches
        touch_twice(page, wish(page, touches), touch)
    raise AssertionError("the game does not end")


def click(page: Page, place: str) -> None:
    """A click with the mouse on the board."""
    page.locator(f".dragon-castle {place}").click()


def tap(page: Page, place: str) -> None:
    """A tap with a finger on the board."""
    page.locator(f".dragon-castle {place}").tap()


def label(page: Page, place: str) -> str:
    """What a place is called for those who cannot see it."""
    return str(page.locator(place).get_attribute("aria-label"))


def scores(page: Page) -> list[str]:
    """The points that the board shows, by seat."""
    seats = (
        page.locator(".dragon-castle .player:not(.small)").all()
        + page.locator(".dragon-castle .player.small").all()
    )
    shown = {
        seat.locator(".seat").inner_text(): seat.locator(".score").inner_text() for seat in seats
    }
    return [shown[seat] for seat in sorted(shown)]


def test_two_people_and_a_spectator_see_a_whole_game(meet: Callable[..., Page]) -> None:
    ana, bruno, chiara = (meet(name) for name in ("Ana", "Bruno", "Chiara"))
    table = new_table(ana, ["me", "open"], spirits="strength+deep", dragons="humility")
    ask(bruno, f"/api/tables/{table}/seats/1", {"do": "sit"})
    ask(ana, f"/api/tables/{table}/start", {})
    for page in (ana, bruno, chiara):
        sit_at(page, table)
    touches = play([ana, bruno], click)
    assert touches > 10
    expect(chiara.locator(".dragon-castle")).to_have_attribute("data-phase", "over")
    assert glowing(chiara) == []
    assert scores(ana) == scores(bruno) == scores(chiara)


def test_a_game_on_a_phone_by_touch(meet: Callable[..., Page]) -> None:
    ana = meet("Ana", phone=True)
    table = new_table(ana, ["me", "random", "random"])
    sit_at(ana, table)
    assert ana.evaluate(RIGHTMOST) <= ana.evaluate("innerWidth")
    touches = play([ana], tap)
    assert touches > 5


def test_a_tile_is_dragged_to_the_realm(meet: Callable[..., Page]) -> None:
    ana = meet("Ana")
    sit_at(ana, new_table(ana, ["me", "random"], first_player="1"))
    touch_twice(ana, glowing(ana)[0], click)
    touch_twice(ana, '[data-act="shrine"]', click)
    tile = ana.locator("[data-slot]").first
    expect(tile).to_have_attribute("aria-label", re.compile("."))
    name = str(tile.get_attribute("aria-label"))
    tile.drag_to(ana.locator('.large [data-cell="c2"]'))
    ana.locator(".dragon-castle .chosen").first.wait_for()
    cell = ana.locator('.large [data-cell="c2"]')
    expect(cell).to_have_attribute("aria-label", re.compile(re.escape(name)))
    before = version(ana)
    click(ana, '.large [data-cell="c2"]')
    wait_for_version(ana, before + 1)
    expect(cell).to_have_attribute("aria-label", re.compile(re.escape(name)))


def test_what_is_not_possible_says_why(meet: Callable[..., Page]) -> None:
    ana = meet("Ana")
    sit_at(ana, new_table(ana, ["me", "random"], first_player="1"))
    blocked = ana.locator('[data-space][aria-disabled="true"]').first
    blocked.click(force=True)
    expect(ana.get_by_text("the first tile must come from the top floor")).to_be_visible()
    ana.locator('.large [data-cell="a1"]').click(force=True)
    expect(ana.get_by_text("You have no tile to place now")).to_be_visible()


def test_a_spirit_is_paid_for_on_the_board(meet: Callable[..., Page]) -> None:
    ana = meet("Ana")
    sit_at(ana, new_table(ana, ["me", "random"], first_player="1", spirits="destruction"))
    tiles = ana.locator("[data-space]").count()
    click(ana, '[data-spirit="destruction"]')
    assert not ana.locator("[data-space].legal").count()
    touch_twice(ana, '[data-act="pay"]', click)
    assert phase(ana) == "destroy"
    lowest = [place for place in glowing(ana) if "floor 1" in label(ana, place)]
    touch_twice(ana, lowest[0], click)
    assert phase(ana) == "start"
    assert ana.locator("[data-space]").count() == tiles - 1
    assert ana.locator('[data-spirit="destruction"]').get_attribute("aria-disabled") == "true"


def test_the_realm_of_another_is_enlarged(meet: Callable[..., Page]) -> None:
    ana = meet("Ana", phone=True)
    sit_at(ana, new_table(ana, ["me", "random", "random"], first_player="1"))
    ana.locator(".enlarge").first.tap()
    dialog = ana.locator(".dragon-castle [role=dialog]")
    expect(dialog).to_be_visible()
    ana.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_game_against_bots_with_the_keyboard_alone(meet: Callable[..., Page]) -> None:
    ana = meet("Ana")
    sit_at(ana, new_table(ana, ["me", "random"], spirits="destruction"))
    play([ana], press)


def press(page: Page, place: str) -> None:
    """Walk to a place with Tab and the arrows, and press Enter there."""
    for key in ("Tab", "Shift+Tab"):
        for pressed in range(MOST_KEYS):
            if page.evaluate(f"!!document.activeElement.closest('{place}')"):
                page.keyboard.press("Enter")
                return
            # Up and down are quick, but in a castle with holes they may jump over a row.
            if not walk_grid(page, place, is_quick=pressed < QUICK_KEYS):
                page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {place}")


def walk_grid(page: Page, place: str, *, is_quick: bool) -> bool:
    """With the keyboard in the grid of the place, take one step towards it."""
    step: str | None = page.evaluate(
        """([place, isQuick]) => {
          const goal = document.querySelector(place).dataset;
          const here = document.activeElement.dataset;
          const kind = goal.space && here.space ? 'space' : goal.cell && here.cell ? 'cell' : null;
          if (!kind) return null;
          const at = (word) => [word.charCodeAt(0), Number(word.slice(1))];
          const [x, y] = at(here[kind]);
          const [toX, toY] = at(goal[kind]);
          if (isQuick && toY !== y) return toY > y ? 'ArrowDown' : 'ArrowUp';
          return toY > y || (toY === y && toX > x) ? 'ArrowRight' : 'ArrowLeft';
        }""",
        [place, is_quick],
    )
    if step is None:
        return False
    page.keyboard.press(step)
    return True
