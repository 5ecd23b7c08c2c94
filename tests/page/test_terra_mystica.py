"""Terra Mystica on its own board, in a real browser: whole games by mouse, by touch and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.protocol import CHANCE
from tenshu.core.record import parse_record
from tests.page.axe import violations_by_day_and_night
from tests.page.conftest import ROOT, Visit
from tests.page.tables import ask, set_table, version, view_of, wait_for_turn, wait_for_version

GAME = ROOT / "tests/records/terra_mystica/first-3.game"
LEDGER = GAME.with_suffix(".ledger")
BOARD = ".terra-mystica"
# Pixels of a line of text that can be read.
SMALLEST_NAME = 9
LONGEST_GAME = 400
MOST_TABS = 200
# Nothing is left to chance.
GIVEN = {
    "factions": "witches+nomads+mermaids",
    "scoring": "score2+score3+score5+score6+score4+score7",
    "bonus": "bon1+bon3+bon5+bon7+bon8+bon9",
    "first_player": "1",
}
# Counts of tiles that lie above what is printed on their tiles, or above a neighbour.
COVERING = """() => [...document.querySelectorAll('.terra-mystica .left')].filter((count) => {
  const own = count.getBoundingClientRect();
  return [...document.querySelectorAll('.favours .tile, .towns .tile')].some((tile) => {
    const box = tile.getBoundingClientRect();
    return own.left < box.right - 1 && own.right > box.left + 1 && own.top < box.bottom - 1 && own.bottom > box.top + 1;
  });
}).map((count) => count.parentElement.dataset.act)"""
ON_THE_STATUS_LINE = ("end", "forgo", "spade")
HEX_VERBS = ("settle", "build", "transform", "upgrade")


def sit(page: Page, seats: list[str], **more: object) -> str:
    """A running table of Terra Mystica, with its board in sight."""
    table = set_table(page, seats, "terra_mystica", **more)
    page.goto(f"/t/{table}")
    page.locator(BOARD).wait_for()
    return table


def good_move(page: Page, table: str, chance: Chance) -> str:
    """What a bot would do in the place of the person."""
    record = parse_record(page.request.get(f"/api/tables/{table}/record").text(), games.load)
    match = record.match
    action = int(make_bot("greedy").choose(match.game, match.state, chance))
    return match.game.verbs.format_action(action)


def press(place: Locator, *, finger: bool) -> None:
    """Tap or click."""
    if finger:
        place.tap()
    else:
        place.click()


def act(page: Page, text: str, *, finger: bool = False) -> None:
    """Do something on the board alone, and see it done."""
    before = version(page)
    verb, *words = text.split()
    place = ".status" if text in ON_THE_STATUS_LINE else BOARD
    exact = page.locator(f'{place} [data-act="{text}"]').first
    if verb in HEX_VERBS:
        press(page.locator(f"[data-hex={words[0]}]"), finger=finger)
        choose_in_chooser(page, text, finger=finger)
    elif verb in ("send", "step", "ascend"):
        press(page.locator(f"[data-cult={words[0]}]"), finger=finger)
        choose_in_chooser(page, text, finger=finger)
    else:
        press(exact, finger=finger)
    # Conversions and answers are done at once, all else is looked at first.
    if verb not in ("convert", "burn", "leech", "refuse", "later"):
        page.locator(".status.picked").wait_for()
        # The chooser offers terrains instead of `transform` as soon as the preview is there.
        if verb in ("turn", "turn-long") or (verb != "transform" and exact.is_visible()):
            press(exact, finger=finger)
        else:
            press(page.locator(".status .confirm"), finger=finger)
    wait_for_version(page, before + 1)


def choose_in_chooser(page: Page, text: str, *, finger: bool) -> None:
    """Where a touch could mean several things, say which."""
    page.locator(f".status.picked, {BOARD} .chooser").first.wait_for()
    # What is chosen already would be confirmed, and may give way to its preview.
    option = page.locator(f'{BOARD} .chooser [data-act="{text}"]:not(.chosen)')
    if option.count():
        press(option, finger=finger)


def test_a_whole_game_with_power_towns_and_a_standing_order(visit: Visit) -> None:
    """A golden game once more: the first seat plays on the board, its rivals without one."""
    match = parse_record(GAME.read_text(encoding="utf-8"), games.load).match
    steps = [step for step in match.steps if step.actor != CHANCE]
    page, *rivals = visit(), visit(), visit()
    given = {"setup": "first_game", "first_player": "2"}
    table = set_table(page, ["me", "open", "open"], "terra_mystica", options=given)
    for seat, rival in enumerate(rivals, 1):
        ask(rival, "/api/me", {"name": f"Rival {seat}"})
        ask(rival, f"/api/tables/{table}/seats/{seat}", {"do": "sit"})
    ask(page, f"/api/tables/{table}/start", {})
    page.goto(f"/t/{table}")
    order = page.locator(f"{BOARD} .order select").first
    answered = 0
    while (view := view_of(page, table))["status"] != "over":
        at = view["version"]
        step = steps[at]
        if step.actor != 0:
            body = {"version": at, "action": step.action, "key": f"step {at}"}
            ask(rivals[step.actor - 1], f"/api/tables/{table}/actions", body)
            continue
        wait_for_version(page, at)
        text = match.game.verbs.format_action(step.action)
        if text.startswith("leech"):
            # The power stands on the button, with its price if it has one, and one tap is enough.
            told = 1 if text.endswith(" 1") else 2
            expect(page.locator(f'[data-act="{text}"] b')).to_have_count(told)
        act(page, text)
        if text.startswith("leech"):
            answered += 1
            # In this game the seat takes what is free and refuses the rest.
            with page.expect_response("**/orders"):
                order.select_option("0")
            expect(order).to_have_value("0")
    assert answered == 1, "the standing order answers from the second time on"
    played = parse_record(page.request.get(f"/api/tables/{table}/record").text(), games.load).match
    assert played.steps == steps
    assert view["scores"] == [int(score) for score in match.state.scores()]
    shown = page.locator(f"{BOARD} .vp b").all_inner_texts()
    assert [int(points) for points in shown] == view["scores"]
    # The log of a long game opens at its end, and leads back there.
    page.get_by_role("tab", name="Log").click()
    newest = page.locator(".log .entry").last
    expect(newest).to_be_in_viewport()
    page.get_by_role("region", name="Log").hover()
    page.mouse.wheel(0, -2000)
    expect(newest).not_to_be_in_viewport()
    page.get_by_role("button", name="Newest").click()
    expect(newest).to_be_in_viewport()
    expect(page.locator(f"{BOARD} .tile.town")).not_to_have_count(0)


def test_a_phone_game_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    table = sit(page, ["me", "random"], options={"setup": "first_game"})
    built = False
    for _ in range(LONGEST_GAME):
        if not wait_for_turn(page):
            break
        moves = [move["text"] for move in view_of(page, table)["moves"]]
        wished = [text for text in moves if not built and text.startswith(("upgrade", "build"))]
        passing = [text for text in moves if text.startswith(("pass", "end", "leech", "forgo"))]
        text = (wished or passing or moves)[0]
        built = built or bool(wished)
        if "end" in moves:
            expect(page.locator('[data-act="end"]:visible')).to_have_count(1)
        act(page, text, finger=True)
    assert view_of(page, table)["status"] == "over"
    assert built
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_five_seats_on_a_phone_have_names_signs_and_true_points(visit: Visit) -> None:
    page = visit(phone=True)
    seats = ["me", "easy", "easy", "easy", "easy"]
    factions = {"factions": "witches+nomads+mermaids+halflings+giants", "first_player": "1"}
    table = sit(page, seats, name="Kim", options=factions)
    # One list of players has all that matters, and stays in sight.
    expect(page.get_by_role("list", name="Players")).to_have_count(1)
    players = page.locator(".rivals li")
    expect(players).to_have_count(len(seats))
    assert len({*players.locator(".name").all_inner_texts()}) == len(seats)
    cut = "parts => parts.filter(one => one.scrollWidth > one.clientWidth).length"
    assert players.locator(".name, .goods").evaluate_all(cut) == 0
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(f"{BOARD} .tiles").scroll_into_view_if_needed()
    expect(players.first).to_be_in_viewport(ratio=1)
    # The green of the Witches, in the list and wherever else the seat has a colour.
    expect(players.first.locator("polygon")).to_have_css("fill", "rgb(134, 184, 115)")
    # The first dwelling brings no points, whatever the end of the game may make of it.
    assert wait_for_turn(page)
    position = view_of(page, table)["position"]
    expect(players.first.locator(".vp")).to_contain_text(str(position["players"][0]["vp"]))
    hex_ = view_of(page, table)["moves"][0]["args"][0]
    with page.expect_response("**/preview?*"):
        page.locator(f"[data-hex={hex_}]").tap()
    expect(page.locator(".status.picked .second")).not_to_be_empty()
    expect(page.locator(".status .delta")).to_have_count(0)
    assert page.evaluate(COVERING) == []
    # Only the scores look ahead, and say so.
    page.get_by_role("tab", name="Scores").tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("If the game ended now")


# Two players until the first may advance on two tracks, and sacrifice power.
TO_THREE_BUTTONS = [
    *("settle a1", "settle a5", "settle b1", "settle a7", "settle b4", "card bon1", "card bon8"),
]
TRACKS = {"factions": "cultists+nomads", "bonus": "bon1+bon3+bon5+bon8+bon9", "first_player": "1"}
# Words that stick out of their button or of the status line.
CUT_IN_THE_LINE = """() => {
  const line = document.querySelector('.status').getBoundingClientRect();
  return [...document.querySelectorAll('.status .choice, .status .sentence, .status .second')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1
      || box.top < line.top || box.bottom > line.bottom || box.left < line.left || box.right > line.right;
  }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("language", ["en-US", "pt-BR", "it-IT"])
def test_three_long_choices_stay_inside_the_status_line(visit: Visit, language: str) -> None:
    """On a laptop, with the panel beside the board open."""
    page = visit(language=language, viewport={"width": 1366, "height": 700})
    table = set_table(page, ["me", "me"], "terra_mystica", options=TRACKS)
    for text in TO_THREE_BUTTONS:
        view = view_of(page, table)
        body = {"version": view["version"], "action": text, "key": str(view["version"])}
        ask(page, f"/api/tables/{table}/actions", body)
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    expect(page.locator(".status .choice")).to_have_count(3)
    assert page.evaluate(CUT_IN_THE_LINE) == []


def test_sheets_of_a_phone_end_above_news_advice_and_plan(visit: Visit) -> None:
    page = visit(phone=True)
    options = {"setup": "first_game", "first_player": "1"}
    table = sit(page, ["me", "greedy"], options=options)
    assert wait_for_turn(page)
    expect(page.locator(".advice .text")).to_be_visible()
    below = page.locator(".table > .status")
    for name in ("Scores", "Log", "Chat"):
        page.get_by_role("tab", name=name).tap()
        sheet, line = page.locator("#panel").bounding_box(), below.bounding_box()
        assert sheet is not None
        assert line is not None
        assert sheet["y"] + sheet["height"] <= line["y"] + 1, name
    page.get_by_label("Say something").tap()
    page.get_by_role("button", name="Mute the chat").tap()
    page.get_by_role("tab", name="Scores").tap()
    page.locator("#panel tfoot td").last.tap()
    page.get_by_role("tab", name="Log").tap()
    page.locator("#panel .entry").last.tap()
    page.get_by_role("button", name="Try it out").tap()
    page.locator(".plan.trying").wait_for()
    page.get_by_role("tab", name="Scores").tap()
    page.locator("#panel tfoot td").last.tap()
    assert view_of(page, table)["is_yours"]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("(wanted) => !!document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def walk_to(page: Page, wanted: str) -> None:
    """Go to a hex by the arrow keys."""
    tab_to(page, "[data-hex]")
    for _ in range(40):
        at = str(page.evaluate("() => document.activeElement.dataset.hex"))
        if at == wanted:
            return
        if at[0] != wanted[0]:
            page.keyboard.press("ArrowDown" if at[0] < wanted[0] else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if int(at[1:]) < int(wanted[1:]) else "ArrowLeft")
    raise AssertionError(f"the arrows do not lead to {wanted}")


def confirm_by_key(page: Page, before: int) -> None:
    """Enter once more does what is chosen."""
    page.locator(".status.picked").wait_for()
    page.keyboard.press("Enter")
    wait_for_version(page, before + 1)


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    table = sit(page, ["me", "random"], options={"first_player": "1"})
    assert wait_for_turn(page)
    tab_to(page, '[data-act="choose witches"]')
    page.keyboard.press("Enter")
    confirm_by_key(page, version(page))
    for _ in range(2):
        assert wait_for_turn(page)
        before = version(page)
        moves = [move["args"][0] for move in view_of(page, table)["moves"]]
        walk_to(page, moves[len(moves) // 2])
        page.keyboard.press("Enter")
        confirm_by_key(page, before)
    assert wait_for_turn(page)
    before = version(page)
    tab_to(page, '.pick [data-act^="card"]')
    page.keyboard.press("Enter")
    confirm_by_key(page, before)
    assert wait_for_turn(page)
    terraforming = view_of(page, table)["aids"]["terraforming"]
    assert terraforming, "at the start some neighbour can become home terrain"
    hex_ = next(iter(terraforming))
    walk_to(page, hex_)
    page.keyboard.press("Enter")
    # The chooser has the focus: its first line digs, and builds where that can be paid.
    page.locator(f"{BOARD} .chooser button:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(f"{BOARD}[data-phase=after]").wait_for()
    home = view_of(page, table)["position"]["players"][0]["colour"]
    found = next(one for one in view_of(page, table)["position"]["hexes"] if one["hex"] == hex_)
    assert found["colour"] == home
    before = version(page)
    tab_to(page, '[data-act="end"]')
    page.keyboard.press("Enter")
    confirm_by_key(page, before)


def test_conversions_are_one_tap_and_a_plan_is_done_in_one_go(visit: Visit) -> None:
    page = visit()
    table = sit(page, ["me", "me"], options={"setup": "first_game"})
    for _ in range(2):
        assert wait_for_turn(page)
        act(page, view_of(page, table)["moves"][0]["text"])
    assert wait_for_turn(page)
    view = view_of(page, table)
    act(page, "burn")
    assert view_of(page, table)["position"]["players"][view["actor"]]["bowls"][2] == 1
    conversions = view_of(page, table)["aids"]["conversions"]
    assert conversions["action act2"] == ["burn", "burn"]
    before = version(page)
    octagon = page.locator('[data-act="action act2"]')
    octagon.click()
    way = page.locator('.chooser [data-act="way action act2"]')
    beside, chooser = octagon.bounding_box(), page.locator(".chooser").bounding_box()
    assert beside is not None
    assert chooser is not None
    assert abs(beside["y"] - chooser["y"] - chooser["height"]) < beside["height"], "far away"
    way.click()
    wait_for_version(page, before + 3)
    assert view_of(page, table)["position"]["power_actions"]["act2"]
    # The whole turn is in sight before it is confirmed, and can be taken back.
    expect(page.locator(f"{BOARD} .steps li")).to_have_count(4)
    expect(page.locator('[data-act="end"]')).to_have_count(1)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit()
    table = sit(page, ["me", "me"], options={"setup": "first_game"})
    for _ in range(2):
        assert wait_for_turn(page)
        act(page, view_of(page, table)["moves"][0]["text"])
    assert wait_for_turn(page)
    page.locator("[data-hex=a1]").click()
    expect(page.get_by_text("not adjacent to any of your structures")).to_be_visible()
    page.locator("[data-cult=fire]").click()
    expect(page.locator(".toast")).to_have_count(2)
    expect(page.locator(".toast").last).to_contain_text("priest")
    # A hex says its name on hover, and to those who do not see it.
    page.locator("[data-hex=e7]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("E7")
    # A preview tells what the move costs and brings, not what the end may make of it.
    upgrade = next(
        move["text"] for move in view_of(page, table)["moves"] if move["verb"] == "upgrade"
    )
    page.locator(f"[data-hex={upgrade.split()[1]}]").click()
    choose_in_chooser(page, upgrade, finger=False)
    expect(page.locator(".status.picked .second")).to_contain_text("worker")
    expect(page.locator(f"{BOARD} .resource .change").first).to_contain_text("\N{MINUS SIGN}")
    expect(page.locator(".status .delta")).to_have_count(0)


def test_two_taps_and_the_end_of_the_turn_make_a_turn(visit: Visit) -> None:
    page = visit(fresh=True)
    table = set_table(page, ["me", "me"], "terra_mystica", options={"setup": "first_game"})
    for _ in range(2):
        view = view_of(page, table)
        body = {"version": view["version"], "action": view["moves"][0]["action"]}
        ask(page, f"/api/tables/{table}/actions", {**body, "key": str(view["version"])})
    page.goto(f"/t/{table}")
    assert wait_for_turn(page)
    view = view_of(page, table)
    upgrade = next(move["text"] for move in view["moves"] if move["verb"] == "upgrade")
    page.locator(f"[data-hex={upgrade.split()[1]}]").click()
    # Where the hex can do nothing else, one tap is enough.
    done = f"[data-version='{view['version'] + 1}']"
    page.locator(f"{done}, {BOARD} .chooser").first.wait_for()
    if page.locator(done).count() == 0:
        page.locator(f'{BOARD} .chooser [data-act="{upgrade}"]').click()
    page.locator(done).wait_for()
    page.locator('[data-act="end"]').click()
    page.wait_for_function(
        "was => document.querySelector('[data-version]').dataset.actor != was",
        arg=str(view["actor"]),
    )
    # The next player terraforms and builds: the hex, the choice, the end of the turn.
    assert wait_for_turn(page)
    view = view_of(page, table)
    for move in [one for one in view["moves"] if one["verb"] == "refuse"]:
        body = {"version": view["version"], "action": move["action"], "key": "refused"}
        ask(page, f"/api/tables/{table}/actions", body)
        wait_for_version(page, view["version"] + 1)
        assert wait_for_turn(page)
        view = view_of(page, table)
    sites = view["aids"]["terraforming"]
    site = next(name for name, found in sites.items() if found["build"])
    page.locator(f"[data-hex={site}]").click()
    page.locator(f'{BOARD} .chooser [data-act="dig-build"]').click()
    page.wait_for_function(
        "site => document.querySelector(`[data-hex=${site}] .piece`) !== null", arg=site
    )
    page.locator('[data-act="end"]').click()
    page.wait_for_function(
        "was => document.querySelector('[data-version]').dataset.actor != was",
        arg=str(view["actor"]),
    )


def test_everything_is_in_sight_on_a_small_laptop(visit: Visit) -> None:
    size = {"width": 1366, "height": 700}
    page = visit(fresh=True, viewport=size)
    page.evaluate("localStorage.setItem('tenshu-settings', JSON.stringify({confirm: 'all'}))")
    for seats in (["me", "me", "me"], ["me", "me", "me", "me", "me"]):
        table = sit(page, seats, options={"setup": "first_game"})
        for _ in seats:
            assert wait_for_turn(page)
            act(page, view_of(page, table)["moves"][0]["text"])
        assert wait_for_turn(page)
        hidden = page.evaluate(
            """() => ['html', '.terra-mystica', '.terra-mystica .side', '.mine > *', '.tiles'].map((part) => {
              const node = document.querySelector(part);
              return node.scrollHeight - node.clientHeight;
            })"""
        )
        assert max(hidden) <= 2, (seats, hidden)
        land = page.locator(f"{BOARD} .land").bounding_box()
        tiles = page.locator(f"{BOARD} .tiles").bounding_box()
        assert land is not None
        assert tiles is not None
        assert land["width"] >= size["width"] * 0.6
        # Names on hexes can be read, or are not there.
        names = page.locator(f"{BOARD} .hex .name:visible").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert min(names, default=SMALLEST_NAME) >= SMALLEST_NAME
        assert tiles["y"] + tiles["height"] <= size["height"]
        expect(page.locator(f"{BOARD} .left")).not_to_have_count(0)
        assert page.evaluate(COVERING) == []
        # One list of players has all that matters.
        expect(page.get_by_role("list", name="Players")).to_have_count(1)
    page.get_by_role("tab", name="Scores").click()
    # The points of all five stand beside each other.
    wide = page.locator(".scores .wide").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    table = sit(page, ["me", "me", "me"], options=GIVEN)
    seen: set[str] = set()
    chance = Chance(1)
    for _ in range(LONGEST_GAME):
        assert wait_for_turn(page)
        phase = str(page.locator(BOARD).get_attribute("data-phase"))
        if phase not in seen:
            seen.add(phase)
            assert violations_by_day_and_night(page, is_lenient=True) == [], phase
        if {"settle", "first-card", "act", "answer", "after"} <= seen:
            return
        act(page, good_move(page, table, chance), finger=phone)
    raise AssertionError(f"only seen: {sorted(seen)}")


def test_a_ledger_is_watched_as_a_replay(visit: Visit) -> None:
    page = visit()
    stored = page.request.post("/api/records", data={"text": LEDGER.read_text(encoding="utf-8")})
    assert stored.ok, stored.text()
    page.goto(f"/replay/{stored.json()['id']}")
    page.locator(BOARD).wait_for()
    page.keyboard.press("End")
    page.locator(f"{BOARD}[data-phase=over]").wait_for()
    expect(page.locator(f"{BOARD} .hex .piece")).not_to_have_count(0)
    late = page.locator(f"{BOARD} .hex .piece").count()
    income = page.locator(f"{BOARD} .income", has_text="Next income")
    expect(income).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(f"{BOARD}[data-phase=over]")).to_have_count(0)
    assert page.locator(f"{BOARD} .hex .piece").count() < late
    expect(income).to_have_count(1)


def test_the_log_reads_as_a_ledger(visit: Visit) -> None:
    page = visit()
    sit(page, ["me", "me"], options={"setup": "first_game", "first_player": "1"})
    for _ in range(2):
        assert wait_for_turn(page)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    page.get_by_role("tab", name="Log").click()
    page.get_by_label("Notation").check()
    expect(page.locator(".log pre")).to_contain_text("witches")
    page.get_by_label("Notation").uncheck()
    expect(page.locator(".log pre")).to_have_count(0)
