"""The terminal board: it fits, it marks what can be done, and it is clear without colour."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.terminal import CHOICE, USED
from tenshu.games.dragon_castle import terminal
from tenshu.games.dragon_castle.data.tiles import KINDS, TYPE_WORDS
from tenshu.text import LANGUAGES, Wording

GAME = games.load("dragon_castle")
NAMES = ["Ana", "Beatrice", "Carlo", "Duarte"]


def say(key: str, **args: object) -> str:
    # Two letters for a kind of tile, else the last word of the key.
    last = key.rpartition("-")[2].title()
    return last[:2] if key.startswith("board-code-") else last


def played(seats: int, steps: int, **options: str) -> Match:
    match = Match(GAME, seats, options)
    chance = Chance(steps)
    match.settle(chance)
    while steps and not match.is_over():
        legal = match.legal()
        match.play(legal[int(chance.below(len(legal)))])
        match.settle(chance)
        steps -= 1
    return match


def seen(match: Match) -> tuple[dict[str, Any], list[str]]:
    return GAME.observe(match.state, 0), [GAME.verbs.format_action(a) for a in match.legal()]


def lines_of(
    view: dict[str, Any], legal: list[str], width: int = 100, names: list[str] = NAMES
) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=40, no_color=True)
    drawing = terminal.TERMINAL.draw(view, legal, say, names[: len(view["players"])])
    with console.capture() as capture:
        console.print(drawing)
    return capture.get().splitlines()


def castle_sign(lines: list[str], space: str) -> str:
    """The sign, tile and edges drawn for a castle space."""
    line = 2 * int(space[1:])
    column = 2 + 4 * (ord(space[0]) - ord("a"))
    return lines[line][column : column + 4] + lines[line + 1][column + 1 : column + 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_kinds_of_tiles_have_the_same_letters(language: str) -> None:
    wording = Wording(language, GAME.name)
    words = [word for word, _, number in KINDS if number == 0]
    codes = [wording.say(f"board-code-{word}") for word in words]
    assert len(set(codes)) == len(words)


@pytest.mark.parametrize("realm", ["6x4", "6x6", "8x4"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_a_game_fits_its_terminal_from_start_to_end(seats: int, realm: str, width: int) -> None:
    for steps in (0, 7, 60, 150, 3000):
        match = played(seats, steps, realm=realm, spirits="all", dragons="all")
        lines = lines_of(*seen(match), width)
        assert max(cell_len(line) for line in lines) <= width
        for name in NAMES[:seats]:
            assert sum(name in line for line in lines) == 1


@pytest.mark.parametrize("width", [80, 100])
def test_two_players_need_no_scrolling(width: int) -> None:
    for steps in (0, 40, 120):
        match = played(2, steps, spirits="random", dragons="random")
        assert len(lines_of(*seen(match), width)) <= 33


def test_a_board_before_the_deal_is_drawn() -> None:
    match = Match(GAME, 3, {})
    assert any(" ? " in line for line in lines_of(*seen(match)))


def test_every_kind_has_its_own_face_of_three_cells() -> None:
    faces = {terminal.face(word, say) for word, _, _ in KINDS}
    assert len(faces) == len(KINDS) == 29
    assert {cell_len(face) for face in faces} == {3}
    assert len({face[0] for face in faces}) == len(TYPE_WORDS)


def test_every_type_has_its_own_colour_also_where_there_are_few() -> None:
    for system in ("truecolor", "256", "standard"):
        console = Console(file=io.StringIO(), color_system=system, force_terminal=True)
        painted = set()
        for type_word in TYPE_WORDS:
            with console.capture() as capture:
                console.print("x", style=f"on {terminal.LOOKS[type_word].paper}", end="")
            painted.add(capture.get())
        assert len(painted) == len(TYPE_WORDS)


def test_legal_picks_are_marked_and_only_they() -> None:
    view, legal = seen(played(2, 0))
    lines = lines_of(view, legal)
    for stack in view["castle"]["stacks"]:
        drawn = castle_sign(lines, stack["space"])
        sign = terminal.FREE if stack["available"] else " "
        if f"take {stack['space']}" in legal:
            sign = CHOICE
        assert drawn == sign + terminal.face(stack["tile"], say) + terminal.edge(stack["height"])


def test_who_only_watches_sees_no_picks() -> None:
    view, _ = seen(played(2, 0))
    drawing = "\n".join(lines_of(view, []))
    assert terminal.FREE in drawing
    # One in the heading of the seat to act, one in the key.
    assert drawing.count(CHOICE) == 2


def test_open_cells_are_drawn_for_the_seat_to_act_only() -> None:
    view, _ = seen(played(2, 0))
    drawing = "\n".join(lines_of(view, ["place a1", "place f4"]))
    assert drawing.count(terminal.OPEN[0]) == 2
    assert drawing.count(terminal.OPEN[1]) == 2


def realm_cells() -> list[dict[str, Any]]:
    return [
        {"cell": "a1", "height": 1, "tile": "season-spring", "shrine": False},
        {"cell": "b1", "height": 2, "tile": None, "shrine": False},
        {"cell": "c1", "height": 3, "tile": None, "shrine": True},
        {"cell": "d1", "height": 4, "tile": "soldier-2", "shrine": False},
        {"cell": "e1", "height": 12, "tile": "wind-rainy", "shrine": False},
    ]


def test_a_realm_shows_tiles_backs_shrines_and_heights() -> None:
    view, _ = seen(played(2, 0))
    view["players"][0]["realm"]["cells"] = realm_cells()
    view["seat"], view["pending"], view["lifted_from"] = 0, ["a1"], "f1"
    upper, lower = [line[60:].rstrip() for line in lines_of(view, ["flip b1"])[3:5]]
    assert upper == "1!✿Sp►▒▒▒  ⌂  ▲ 2 ≈Ra↑ ·"
    assert lower == "  ─── ═══ ≡≡≡ ≡4≡ ≡12"


def test_cards_show_what_may_be_invoked_and_what_was() -> None:
    view, _ = seen(played(2, 0, spirits="wind+deep+faith", dragons="power"))
    view["invoked"] = ["deep"]
    drawing = "\n".join(lines_of(view, ["invoke wind shrine"]))
    assert f"{CHOICE} Wind   Faith   {USED} Deep   Dragons   Power" in drawing


def test_supplies_hand_and_end_are_shown() -> None:
    view, _ = seen(played(2, 0))
    view |= {"hand": ["farmer-3", "dragon-jade"], "tokens_left": 0, "final_round": True}
    view |= {"shrine_supply": 5, "allowance": 2}
    line = next(line for line in lines_of(view, ["shrine", "summon"]) if line.startswith("Hand"))
    assert line.split("   ")[:2] == ["Hand ■ 3 ◆Ja", "Allowance ⌂ 2"]
    assert line.split("   ")[2:4] == ["► Supply ⌂ 5", "► Countdown ○○"]
    assert line.rstrip().endswith("Round")


@pytest.mark.parametrize(
    "name", ["[bold]x[/bold]", "\x1b[2J\x07evil\nname", "天守" * 20, "a" * 60, ""]
)
def test_no_name_can_spoil_the_board(name: str) -> None:
    view, legal = seen(played(2, 30))
    plain = lines_of(view, legal)
    lines = lines_of(view, legal, names=[name, "Beatrice"])
    assert len(lines) == len(plain)
    assert all("\x1b" not in line and cell_len(line) <= 100 for line in lines)
    assert cell_len(lines[0]) == cell_len(plain[0])
    assert lines[1:11] == plain[1:11]


def test_markup_in_a_name_is_shown_as_it_is() -> None:
    view, legal = seen(played(2, 0))
    assert "[red]" in lines_of(view, legal, names=["[red]", "Beatrice"])[0]
