"""The White Castle on its own board, in a real browser: whole games by mouse, by touch and by keys."""

import random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.page import tables
from tests.page.axe import violations_by_day_and_night
from tests.page.conftest import Visit
from tests.page.tables import ask, version, view_of, wait_for_person, wait_for_version

LONGEST_GAME = 600
# Nine dice, each taken and placed.
FEWEST_STEPS = 18
SMALLEST_TARGET = 28
BOARD = ".white-castle"
LEGAL = f"{BOARD} .spot.legal"
CHOSEN = f"{BOARD} .spot.chosen"
# What has no place on the board is a button beside it, and only there.
CHOICE = ".status .choice"
CONFIRM = ".status .confirm"
BESIDE = {"pass", "stay", "end"}

# Where the board reaches beyond its box, and which glowing places are too small for a finger.
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
SMALL = """(least) => [...document.querySelectorAll('.white-castle .spot.legal')].flatMap((spot) => {
  const box = spot.getBoundingClientRect();
  return Math.min(box.width, box.height) < least ? [`${spot.dataset.spot} ${box.width}x${box.height}`] : [];
})"""
# Parts that lie above others of the same kind of place.
COVERED = """([above, below]) => [...document.querySelectorAll(above)].flatMap((one) => {
  const own = one.getBoundingClientRect();
  return [...document.querySelectorAll(below)].filter((other) => {
    const box = other.getBoundingClientRect();
    return box.width && own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
  }).map((other) => other.textContent);
})"""
CUT = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"
FOCUSED = """() => {
  const at = document.activeElement;
  return at?.matches('.white-castle .spot.legal') ? at.dataset.spot : at?.matches('.status .choice') ? at.dataset.act : null;
}"""


def new_table(page: Page, name: str, seats: list[str], **options: str) -> str:
    """A table of this person; it begins as soon as nobody is missing."""
    ask(page, "/api/me", {"name": name})
    start = "open" not in seats
    body = {"game": "white_castle", "seats": seats, "pace": 0, "start": start, "options": options}
    return str(ask(page, "/api/tables", body)["id"])


def sit_at(page: Page, table: str) -> None:
    """Go to the table and see its board."""
    page.goto(f"/t/{table}")
    page.locator(BOARD).wait_for()


def wait_for_turn(page: Page, table: str) -> dict[str, Any] | None:
    """The view as soon as this person must act, None when the game is over."""
    return view_of(page, table) if tables.wait_for_turn(page) else None


def touch(page: Page, spot: Locator, *, finger: bool) -> None:
    """Tap or click a place."""
    if finger:
        spot.tap()
    else:
        spot.click()


def glowing(page: Page) -> list[str]:
    """The actions behind the places that glow; none where only a button beside the board is left."""
    page.locator(f"{LEGAL}, {CHOICE}").first.wait_for()
    found = page.locator(LEGAL).evaluate_all("(spots) => spots.map((spot) => spot.dataset.spot)")
    assert not BESIDE.intersection(found), "offered twice"
    return [str(action) for action in found]


def step(page: Page, chance: random.Random, *, finger: bool = False) -> str:
    """Touch something that glows, and again to confirm it; declines only where nothing glows."""
    actions = glowing(page)
    before = version(page)
    at = chance.randrange(len(actions)) if actions else None
    touch(page, page.locator(CHOICE if at is None else LEGAL).nth(at or 0), finger=finger)
    chooser = page.get_by_role("menu")
    page.locator(f"{CHOSEN}, [role=menu], {CONFIRM}").first.wait_for()
    if chooser.count():
        chooser.get_by_role("menuitem").first.click()
    touch(page, page.locator(CONFIRM if at is None else CHOSEN).first, finger=finger)
    wait_for_version(page, before + 1)
    return "" if at is None else actions[at]


def tap(page: Page, chance: random.Random) -> int:
    """Make a move as a new person would, with nothing asked that need not be; how many taps it took."""
    actions = glowing(page)
    before = version(page)
    if actions:
        page.locator(LEGAL).nth(chance.randrange(len(actions))).click()
    else:
        page.locator(CHOICE).first.click()
    taps = 1
    done = f"[data-version]:not([data-version='{before}'])"
    page.locator(f"{done}, {CONFIRM}, [role=menu]").first.wait_for()
    if page.get_by_role("menu").count():
        page.get_by_role("menuitem").first.click()
        taps += 1
        page.locator(f"{done}, {CONFIRM}").first.wait_for()
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).first.click()
        taps += 1
    wait_for_version(page, before + 1)
    return taps


def play_unseen(page: Page, table: str, chance: random.Random) -> None:
    """Make a move without the board."""
    view = view_of(page, table)
    at = view["version"]
    move = chance.choice(view["moves"])["action"]
    body = {"version": at, "action": move, "key": f"step {at}"}
    ask(page, f"/api/tables/{table}/actions", body)
    wait_for_version(page, at + 1)


def go_on_to_a_die(page: Page, table: str) -> None:
    """Answer what comes before the first die, such as choices for the rival."""
    wait_for_turn(page, table)
    while not any(action.startswith("take") for action in glowing(page)):
        step(page, random.Random(1))


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    """Two browsers and a bot: to the end, by two taps on the board for each move, and the scores agree.

    The second person taps at first, then plays without the board, which takes less time.
    """
    ana, bruno = visit(), visit()
    table = new_table(ana, "Ana", ["me", "open", "random"])
    ask(bruno, "/api/me", {"name": "Bruno"})
    ask(bruno, f"/api/tables/{table}/seats/1", {"do": "sit"})
    ask(ana, f"/api/tables/{table}/start", {})
    for page in (ana, bruno):
        sit_at(page, table)
    chance = random.Random(7)
    people = [ana, bruno]
    for moved in range(LONGEST_GAME):
        acting = wait_for_person(people)
        if acting is None:
            break
        if acting is ana or moved < FEWEST_STEPS:
            step(acting, chance)
        else:
            play_unseen(acting, table, chance)
    else:
        raise AssertionError("the game did not end")
    # No sentence of the log ends twice.
    ana.get_by_role("tab", name="Log").click()
    lines = ana.locator(".log .entry").all_text_contents()
    assert lines
    assert not [line for line in lines if ".." in line]
    scores = view_of(ana, table)["scores"]
    for page, others in ((ana, {1, 2}), (bruno, {0, 2})):
        shown = page.locator(f"{BOARD} .clan .score").all_inner_texts()
        assert [int(text) for text in shown] == [scores[seat] for seat in sorted(others)]


def test_a_solo_game_explains_the_rival(visit: Visit) -> None:
    """Alone against the Tokugawa clan: its last die and what its cards did stand beside the board.

    Nothing is confirmed but once in each of nine turns: 40 decisions take at most 50 taps.
    """
    page = visit(fresh=True)
    table = new_table(page, "Ana", ["me"], difficulty="hard")
    sit_at(page, table)
    rival = page.get_by_role("region", name="Tokugawa")
    chance = random.Random(3)
    moved = taps = 0
    told = False
    while view := wait_for_turn(page, table):
        if view["position"]["rival"]["did"] and not told:
            told = True
            expect(rival).to_contain_text("Last die")
            expect(rival).to_contain_text("die,")
            expect(rival).to_contain_text("Did")
        taps += tap(page, chance)
        moved += 1
    assert told
    assert moved >= FEWEST_STEPS
    # Drawn cards make games longer or shorter; places that mean two things ask which.
    assert taps <= max(moved + 10, moved * 50 / 40)
    assert page.locator(f"{BOARD} .rival .score").inner_text() == str(
        view_of(page, table)["scores"][1]
    )


def test_a_phone_plays_a_whole_game_by_touch(visit: Visit) -> None:
    """At 390 x 844 every glowing place can be reached and hit by a finger, and nothing sticks out."""
    page = visit(phone=True)
    new_table(page, "Ana", ["me"], difficulty="easy")
    table = new_table(page, "Ana", ["me"], difficulty="easy")
    page.evaluate(tables.KNOWN)
    sit_at(page, table)
    # The title can be read beside the button that leads to the other table.
    page.get_by_role("button", name="Next table").wait_for()
    assert not page.get_by_role("heading", level=1).evaluate(CUT)
    assert page.evaluate(COVERED, [f"{BOARD} .gate", f"{BOARD} .points"]) == []
    # The last hint can be reached above the dock.
    wait_for_turn(page, table)
    page.get_by_role("tab", name="Hint").tap()
    page.get_by_role("button", name="What would you play?").tap()
    page.locator(".hints ol button").last.tap()
    page.locator(".status.picked").wait_for()
    page.keyboard.press("Escape")
    chance = random.Random(11)
    seen = set()
    while view := wait_for_turn(page, table):
        phase = view["position"]["phase"]
        if phase not in seen:
            seen.add(phase)
            glowing(page)
            assert page.evaluate(SMALL, SMALLEST_TARGET) == [], phase
            assert page.evaluate(TOO_WIDE) <= 0, phase
        step(page, chance, finger=True)
    assert {"take", "place"} <= seen
    # Whatever the sheets end with can be touched: nothing of the board lies above them.
    expect(page.get_by_role("tabpanel")).to_contain_text("Final scores")
    page.locator("#panel tfoot td").last.tap()
    page.get_by_role("tab", name="Log").tap()
    page.locator("#panel .entry").last.tap()
    page.get_by_role("tab", name="Chat").tap()
    page.get_by_label("Say something").tap()


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    """Tab finds what glows, Enter chooses and Enter again confirms; the focus ring is to be seen."""
    page = visit()
    table = new_table(page, "Ana", ["me"])
    sit_at(page, table)
    before = view_of(page, table)["position"]["turn"]
    for _ in range(40):
        view = wait_for_turn(page, table)
        assert view is not None
        if view["position"]["turn"] >= before + 4:
            break
        wanted = glowing(page) or sorted(BESIDE)
        shown = version(page)
        for _ in range(300):
            page.keyboard.press("Tab")
            if page.evaluate(FOCUSED) in wanted:
                break
        else:
            raise AssertionError(f"Tab reaches none of {wanted}")
        page.keyboard.press("Enter")
        page.locator(f"{CONFIRM}, [role=menu]").first.wait_for()
        if page.get_by_role("menu").count():
            page.keyboard.press("Enter")
        page.locator(CONFIRM).wait_for()
        page.keyboard.press("Enter")
        wait_for_version(page, shown + 1)
    else:
        raise AssertionError("two turns took more than forty steps")


def test_a_die_shows_where_it_can_go(visit: Visit) -> None:
    """A picked die shows its places and their prices at once; a tap there does both steps, undo takes back one."""
    page = visit()
    table = new_table(page, "Ana", ["me"], turn_order="seats")
    sit_at(page, table)
    go_on_to_a_die(page, table)
    page.locator(f'{LEGAL}[data-spot^="take"]').first.click()
    later = page.locator(f"{BOARD} .spot.later")
    later.first.wait_for()
    prices = page.locator(f"{BOARD} .spot.later .price").all_inner_texts()
    assert prices
    assert not any(text.strip()[0].isdigit() for text in prices), "a price has a sign"
    before = view_of(page, table)["version"]
    well = page.locator(f'{BOARD} .spot.later[data-spot="place well"]')
    well.click()
    expect(page.locator(f'{CHOSEN}[data-spot="place well"]')).to_have_count(1)
    assert view_of(page, table)["version"] == before + 1
    page.locator(CHOSEN).click()
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_the_trail_grows_and_is_taken_back(visit: Visit) -> None:
    """The steps of a turn stand in a trail; undo takes off the last one."""
    page = visit()
    table = new_table(page, "Ana", ["me"])
    sit_at(page, table)
    go_on_to_a_die(page, table)
    trail = page.get_by_role("list", name="This turn so far").get_by_role("listitem")
    die = page.locator(f'{LEGAL}[data-spot^="take"]').first
    die.click()
    page.locator(CHOSEN).click()
    expect(page.locator(f'{LEGAL}[data-spot="place well"]')).to_have_count(1)
    expect(trail).to_have_count(1)
    expect(trail.first).to_contain_text("takes the")
    page.keyboard.press("u")
    expect(page.locator(f'{LEGAL}[data-spot^="take"]').first).to_be_visible()
    expect(trail.filter(has_text="takes the")).to_have_count(0)


def test_a_replay_shows_the_dealing(visit: Visit) -> None:
    """The board can be drawn from its first moment, when most cards and tiles are not there yet."""
    page = visit()
    table = new_table(page, "Ana", ["me", "random"])
    begin = view_of(page, table)["version"]
    page.goto(f"/replay/{table}?at=0")
    for at in range(begin + 1):
        expect(page.locator("output")).to_contain_text(f"{at} /")
        expect(page.locator(BOARD)).to_be_visible()
        page.keyboard.press("ArrowRight")


def test_one_tap_exchanges_a_seal(visit: Visit) -> None:
    """Seals are exchanged without a second tap."""
    page = visit()
    table = ""
    own: dict[str, int] = {}
    while not own:
        table = new_table(page, "Ana", ["me"])
        view = view_of(page, table)
        if any(move["text"] == "swap coin" for move in view["moves"]):
            own = view["position"]["players"][0]
    sit_at(page, table)
    page.locator(f'{BOARD} .spot.quick[data-spot="swap coin"]').click()
    expect(page.locator(f"{BOARD} .at-home .chip.seal").first).to_have_text(str(own["seal"] - 1))
    expect(page.locator(f"{BOARD} .at-home .chip.coin").first).to_have_text(str(own["coin"] + 1))


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    """A touch of the gate before a die is taken names the rule."""
    page = visit()
    table = new_table(page, "Ana", ["me"])
    sit_at(page, table)
    go_on_to_a_die(page, table)
    page.locator(f'{BOARD} [data-spot="audience"]').click()
    expect(page.get_by_text("First take a die from the end of a bridge.")).to_be_visible()


def assert_in_sight(page: Page) -> None:
    """Every place of the board lies in the window, and no seal on the points of the time track."""
    size = page.viewport_size
    assert size is not None
    boxes = page.locator(f"{BOARD} .spot").evaluate_all(
        "(spots) => spots.map((spot) => spot.getBoundingClientRect()).map((box) => [box.top, box.bottom, box.left, box.right])"
    )
    for top, bottom, left, right in boxes:
        assert top >= 0, "above the page"
        assert bottom <= size["height"] + 1, "below the page"
        assert left >= 0, "left of the page"
        assert right <= size["width"] + 1, "right of the page"
    assert page.evaluate(COVERED, [f"{BOARD} .gate", f"{BOARD} .points"]) == []


def box_of(page: Page, part: str) -> FloatRect:
    """Where a part of the board lies."""
    box = page.locator(f"[data-part={part}]").bounding_box()
    assert box is not None
    return box


def test_everything_fits_at_1280_by_800(visit: Visit) -> None:
    """Four clans, nothing scrolls, and every glowing place is in sight; also on a low laptop."""
    page = visit()
    table = new_table(page, "Ana", ["me", "random", "random", "random"])
    sit_at(page, table)
    chance = random.Random(5)
    for _ in range(8):
        if not wait_for_turn(page, table):
            break
        glowing(page)
        assert_in_sight(page)
        step(page, chance)
    # There the clans stand beside the castle, which is the larger for it.
    page.set_viewport_size({"width": 1366, "height": 700})
    page.get_by_role("button", name="Fold away").click()
    page.locator("aside.folded").wait_for()
    assert_in_sight(page)
    castle, home, clans = (box_of(page, part) for part in ("castle", "home", "clans"))
    assert home["x"] > castle["x"] + castle["width"]
    assert home["y"] + home["height"] <= clans["y"]


def test_a_clan_can_be_looked_at(visit: Visit) -> None:
    """A tap on a clan opens its domain; Escape closes it."""
    page = visit()
    table = new_table(page, "Ana", ["me", "random"])
    sit_at(page, table)
    page.get_by_role("button", name="Show the domain of").first.click()
    domain = page.get_by_role("dialog")
    expect(domain).to_be_visible()
    page.keyboard.press("Escape")
    expect(domain).to_have_count(0)


@pytest.mark.parametrize("language", ["en-US", "pt-BR", "it-IT"])
def test_every_word_is_there(visit: Visit, language: str) -> None:
    """A missing word complains in the console, and that fails the visit."""
    page = visit(language=language)
    table = new_table(page, "Ana", ["me", "random"])
    sit_at(page, table)
    chance = random.Random(2)
    for _ in range(10):
        if not wait_for_turn(page, table):
            break
        step(page, chance)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(visit: Visit, phone: bool) -> None:
    """On both screens, by day and by night, before and after a die is taken."""
    page = visit(phone=phone)
    table = new_table(page, "Ana", ["me", "random", "random"])
    sit_at(page, table)
    chance = random.Random(9)
    for _ in range(3):
        assert wait_for_turn(page, table)
        glowing(page)
        assert violations_by_day_and_night(page, BOARD, is_lenient=True) == []
        step(page, chance, finger=phone)
