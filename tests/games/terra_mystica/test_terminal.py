"""The terminal board: it fits, it marks what can be done, and it is clear without colour."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import State
from tenshu.games.terra_mystica import terminal
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.state import Position
from tenshu.text import LANGUAGES, Wording
from tests.games.scripts import View
from tests.games.terra_mystica.table import own, play, table

NAMES = ["Ana", "Beatrice", "Carlo", "Duarte", "Elisabetta Maria Vittoria di Savoia"]


def lines_of(state: State, width: int = 100, language: str = "en") -> list[str]:
    """What is drawn of a position."""
    view: View = GAME.observe(state, 0)
    legal = [GAME.verbs.format_action(int(action)) for action in state.legal_actions()]
    wording = Wording(language, "terra_mystica")
    seats = len(view["players"])
    console = Console(file=io.StringIO(), width=width, height=60, no_color=True)
    with console.capture() as capture:
        console.print(terminal.TERMINAL.draw(view, legal, wording.say, NAMES[:seats]))
    return capture.get().splitlines()


def hex_in(lines: list[str], row: int, column: int) -> tuple[str, str]:
    """The two lines of a hex, by row and column from 0."""
    start = 6 * column + 3 * (row % 2)
    upper, lower = (lines[2 * row + half].ljust(90)[start : start + 6] for half in (0, 1))
    return upper, lower


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits(seats: int, language: str) -> None:
    match = Match(GAME, seats, {"town_tiles": "mini", "shipping_card": "on"})
    chance = Chance(seats)
    for _ in range(150):
        match.settle(chance)
        if match.is_over():
            break
        legal = match.legal()
        match.play(legal[int(chance.below(len(legal)))])
        if len(match.steps) % 10 == 0:
            lines = lines_of(match.state, 100, language)
            assert max(cell_len(line) for line in lines) <= 100
            assert len(lines) < 60


@pytest.fixture
def position() -> Position:
    return table("witches d f4 th c3", "nomads d i7", bridges={"f4:g3": 1})


def test_structures_and_terrains(position: Position) -> None:
    lines = lines_of(position)
    assert hex_in(lines, 0, 0) == (" A1  U", "      ")
    assert hex_in(lines, 5, 5)[1].strip() == "D1"
    assert hex_in(lines, 2, 6)[1].strip() == "TP1"
    assert "~" in hex_in(lines, 1, 1)[0]
    assert "F4:G3 1" in lines[18]


def test_choices_have_a_sign(position: Position) -> None:
    lines = lines_of(position)
    assert hex_in(lines, 5, 5)[0].startswith("►")  # may be upgraded
    assert hex_in(lines, 4, 6)[0].startswith("►")  # may be transformed
    assert hex_in(lines, 0, 0)[0].startswith(" ")
    assert any("► ACT1" in line for line in lines)
    poor = lines_of(own(position.clone(), coins=0, workers=0, priests=0, bowls=(12, 0, 0)))
    assert not any(line.count("►") for line in poor[:18])


def test_cults_and_orders(position: Position) -> None:
    lines = lines_of(play(position, "send fire 3; end"))
    fire = next(line for line in lines if line.strip("► ").startswith("Fire"))
    assert "P1[2][2][2]" in fire
    assert fire.index("1") > fire.index("2")  # the Nomads' marker stands at 0


def test_a_town_is_marked() -> None:
    state = table("auren th e9 d7 te d8 d e11", "nomads d i7", terrain={"e10": "green"})
    lines = lines_of(play(state, "build e10; town tw2"))
    assert hex_in(lines, 4, 10)[1].strip() == "TP1*"


def test_players(position: Position) -> None:
    text = "\n".join(lines_of(position))
    assert "Ana" in text
    assert "20C" in text
    assert "4/4/4PW" in text
