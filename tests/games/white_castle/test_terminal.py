"""The terminal board: it fits, it marks what can be done, and it is clear without colour."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.games.white_castle import terminal
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.state import Position
from tenshu.text import LANGUAGES, Wording
from tests.games.white_castle.table import before_pairs, favours, has, legal, play, table, view

NAMES = ["Ana", "Beatrice", "Carlo", "Duarte"]


def played(seats: int, steps: int) -> Position:
    match = Match(GAME, seats, {})
    chance = Chance(steps + seats)
    match.settle(chance)
    for _ in range(steps):
        if match.is_over():
            break
        actions = match.legal()
        match.play(actions[int(chance.below(len(actions)))])
        match.settle(chance)
    assert isinstance(match.state, Position)
    return match.state


def lines_of(state: Position, width: int = 100, language: str = "en") -> list[str]:
    seats = int(state.setup.seats)
    names = NAMES[:seats]
    say = Wording(language, "white_castle", names).say
    console = Console(file=io.StringIO(), width=width, no_color=True)
    with console.capture() as capture:
        console.print(terminal.TERMINAL.draw(view(state), sorted(legal(state)), say, names))
    return capture.get().splitlines()


def marked(state: Position) -> list[str]:
    """What follows every sign of a choice, as far as it is written in one piece."""
    text = "\n".join(lines_of(state))
    text = text[: text.rindex("►")]  # without the key below the board
    return [re.split("  |│|─|━", part)[0].strip() for part in text.split("►")[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_a_game_fits_its_terminal_from_start_to_end(seats: int, width: int, language: str) -> None:
    for steps in (0, 5, 40, 400):
        lines = lines_of(played(seats, steps), width, language)
        assert max(cell_len(line) for line in lines) <= width
        for name in NAMES[:seats]:
            assert sum(name in line for line in lines) == 1


def test_two_players_need_no_scrolling() -> None:
    for steps in (10, 40, 80):
        assert len(lines_of(played(2, steps))) <= 38


def test_a_board_before_anything_is_drawn() -> None:
    state = GAME.start(2, Match(GAME, 2, {}).options)
    assert isinstance(state, Position)
    assert any("?" in line for line in lines_of(state))


def test_the_pairs_on_offer_are_told_with_their_goods() -> None:
    lines = lines_of(before_pairs())
    assert any("2 iron + 1 pearl + 5 coins + 1 seal" in line for line in lines)
    assert any("Starting action: courtier" in line for line in lines)


def test_dice_that_can_be_taken_are_marked_and_so_is_who_acts() -> None:
    assert marked(table(dice="145 256 346")) == ["●1", "●5", "■2", "■6", "○3", "○6", ""]


def test_spaces_for_the_die_in_hand_are_marked() -> None:
    state = play(has(table(dice="145 256 346"), coin=9), "take coral right")
    assert marked(state) == [
        *("Diplomats, left", "Diplomats, right", "Stewards, left", "Stewards, right"),
        *("Well", "left (5)", "right (5)", "", "● ♟♟♟♟♟"),
    ]


def test_dice_lie_where_they_were_put_and_bridges_slide() -> None:
    state = play(table(dice="145 256 346"), "take coral right; place well")
    text = "\n".join(lines_of(state))
    assert "●5" in text
    assert "●1   " in text


def test_members_favours_and_markers_are_shown_by_clan() -> None:
    state = has(
        table(), courtiers="gate stewards", warriors="yard-5", gardeners="coral-stone", time=7
    )
    text = "\n".join(lines_of(favours(state, "- 2 -")))
    assert "Gate ♦" in text
    assert "Courtiers ♦" in text
    assert "♣ 2 points" in text
    assert "♦ courtier" in text
    assert "┃1 · ♦" in text


def test_a_row_adds_up_what_it_brings_and_names_the_field_beside_it() -> None:
    state = has(table(), courtiers="gate gate gate", card="steward-10")
    row = next(line for line in lines_of(state) if "3 food" in line)
    assert "♟♟···" in row
    assert "3 food + 2 coins" in row
    assert "1 seal + 1 of choice" in row


@pytest.mark.parametrize(
    "card, fields",
    [
        ("diplomat-7", ["2 influence", "gardener", "gardener"]),
        ("diplomat-10", ["2 coins + lantern", "2 coins + lantern", "warrior"]),
    ],
)
def test_a_large_field_stands_beside_two_rows(card: str, fields: list[str]) -> None:
    assert [terminal_field(card, row) for row in range(3)] == fields


def terminal_field(card: str, row: int) -> str:
    state = has(table(), card=card)
    lines = lines_of(state)
    start = next(at for at, line in enumerate(lines) if "Ana" in line)
    return lines[start + 1 + row].rpartition("│")[2].strip()


def test_the_rival_and_the_design_of_its_cards_are_shown() -> None:
    lines = lines_of(table(1, options={"difficulty": "easy"}))
    assert any("Tokugawa: Easy" in line for line in lines)
    assert any("cards designed for this program" in line for line in lines)


def test_the_last_turn_of_the_rival_is_shown_and_no_die_to_come() -> None:
    state = table(1, options={"difficulty": "easy"}, rival="rival-3")
    assert not any("Last die:" in line or "Did:" in line for line in lines_of(state))
    state = play(state, "take white right; place well")
    state = play(state, "rival rival-1")
    lines = "\n".join(lines_of(state))
    assert "Last die: ● left → outside, left" in lines
    assert "Did: courtier to the gate, warrior (1 iron)" in lines


def test_a_long_name_and_control_characters_do_no_harm() -> None:
    say = Wording("en", "white_castle", ["x", "y"]).say
    console = Console(file=io.StringIO(), width=80, no_color=True)
    with console.capture() as capture:
        console.print(
            terminal.TERMINAL.draw(view(table()), [], say, ["A\x1b[31m" + "n" * 90, "Bea"])
        )
    assert "\x1b[31m" not in capture.get()
    assert max(cell_len(line) for line in capture.get().splitlines()) <= 80
