"""Custom castles, and that every ruling that can be switched has both its values.

What the values of a ruling do is shown in the chapter it belongs to.
"""

import pytest

from tenshu.core.errors import BadOption
from tenshu.core.protocol import setup_options
from tenshu.games.dragon_castle.data.layouts import LAYOUTS
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.state import Position
from tests.rules import rule

# Ten rows of eleven or twelve single tiles: 116 in all.
FLAT = ["1" * 12] * 6 + ["1" * 11] * 4
TOWERS = ["3333"] * 9 + ["332"]


def castle(rows: list[str], between: str = "/") -> str:
    return "custom:" + between.join(rows)


def warnings(seats: int, layout: str) -> list[str]:
    options = setup_options(GAME, seats, {"layout": layout})
    return [message.key for message in GAME.warnings(seats, options)]


@rule("DC 1.4")
def test_a_castle_of_116_tiles_may_be_drawn_freely() -> None:
    state = GAME.start(2, setup_options(GAME, 2, {"layout": castle(FLAT)}))
    assert isinstance(state, Position)
    assert sum(state.read("castle_height")) == 116
    assert list(state.read("castle_height")[:13]) == [1] * 12 + [0]
    assert list(state.read("castle_height")[117:130]) == [1] * 11 + [0, 0]


@rule("DC 1.4")
def test_a_castle_has_one_canonical_form() -> None:
    spaced = setup_options(GAME, 2, {"layout": castle(FLAT, " ")})
    assert spaced["layout"] == castle(FLAT)


@rule("DC 1.4")
@pytest.mark.parametrize("last_row", ["1" * 10, "1" * 12, ""])
def test_a_castle_of_any_other_number_of_tiles_is_refused(last_row: str) -> None:
    with pytest.raises(BadOption, match="error-layout-tiles"):
        setup_options(GAME, 2, {"layout": castle([*FLAT[:-1], last_row])})


@rule("DC 1.4")
@pytest.mark.parametrize("height", ["4", "9", "x", "-", "²"])
def test_a_height_beyond_0_to_3_is_refused(height: str) -> None:
    with pytest.raises(BadOption, match="error-layout-height"):
        setup_options(GAME, 2, {"layout": castle([*FLAT[:-1], height + "1" * 7])})


@rule("DC 1.4")
@pytest.mark.parametrize(
    "rows",
    [[], [*FLAT, "0"], ["0" * 14, *FLAT[1:]], ["3" * 13 + "1", "3" * 13, "3" * 12 + "1"]],
)
def test_a_castle_beyond_13_columns_and_10_rows_is_refused(rows: list[str]) -> None:
    with pytest.raises(BadOption, match="error-layout-size"):
        setup_options(GAME, 2, {"layout": castle(rows)})


@rule("DC 1.4")
@pytest.mark.parametrize("ground, seats, fine", [
    (64, 2, False), (65, 2, True), (80, 2, True), (81, 2, False),
    (49, 3, False), (50, 3, True), (70, 3, True), (71, 3, False),
    (39, 4, False), (40, 4, True), (55, 4, True), (56, 4, False),
])  # fmt: skip
def test_the_ground_floor_should_suit_the_players(ground: int, seats: int, fine: bool) -> None:
    # Spread the 116 tiles over this many spaces.
    heights = [1] * ground
    for extra in range(116 - ground):
        heights[extra % ground] += 1
    digits = "".join(str(height) for height in heights)
    rows = [digits[i : i + 13] for i in range(0, ground, 13)]
    assert ("warning-ground-floor" not in warnings(seats, castle(rows))) == fine


@rule("DC 1.4")
def test_long_rows_on_the_upper_floors_are_warned_of() -> None:
    five = ["0222220222220"] * 5 + ["1111111111111", "111"]
    assert "warning-long-rows" not in warnings(4, castle(five))
    six = ["0222222022220", *five[1:]]
    assert warnings(4, castle(six)).count("warning-long-rows") == 1


@rule("DC 1.4")
def test_long_rows_on_the_ground_floor_are_fine() -> None:
    assert "warning-long-rows" not in warnings(2, castle(FLAT))


@rule("DC 1.4")
def test_warnings_forbid_nothing() -> None:
    assert warnings(2, castle(TOWERS)) == ["warning-ground-floor"]
    assert GAME.start(2, setup_options(GAME, 2, {"layout": castle(TOWERS)})).actor() == -1


@rule("DC 1.3", "DC 1.4")
@pytest.mark.parametrize("word, seats", [(word, s) for word, _, best, _ in LAYOUTS for s in best])
def test_the_layouts_follow_the_advice_for_their_players(word: str, seats: int) -> None:
    assert warnings(seats, word) == []


@rule("DC 1.3")
def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadOption, match="error-option-value"):
        setup_options(GAME, 2, {"layout": "dragon_house"})


@rule("DC 1.7")
@pytest.mark.parametrize("value", ["random:0", "random:11", "random:x", "wind+wind", "rain"])
def test_cards_that_do_not_exist_are_refused(value: str) -> None:
    with pytest.raises(BadOption):
        setup_options(GAME, 2, {"spirits": value})


@rule(
    "DC 1.1",
    "DC R12",
    "DC R14",
    "DC R16",
    "DC R25",
    "DC R26",
    "DC R32",
    "DC R34",
    "DC R35",
    "DC R37",
    "DC R49",
)
@pytest.mark.parametrize("name, default, others", [
    ("realm", "6x4", ["6x6", "8x4"]),
    ("first_player", "random", ["1", "2", "3", "4"]),
    ("no_space", "restrict", ["discard"]),
    ("shrine_supply", "limited", ["unlimited"]),
    ("pending_sets", "first", ["open"]),
    ("pending_cost", "forbidden", ["allowed"]),
    ("elegance", "strict", ["lenient"]),
    ("deception", "same_floor", ["any_floor"]),
    ("strength", "top", ["inside"]),
    ("faith", "after", ["early"]),
    ("harmony", "built", ["empty"]),
])  # fmt: skip
def test_the_options_are_those_of_the_rules(name: str, default: str, others: list[str]) -> None:
    assert setup_options(GAME, 2, {})[name] == default
    for value in others:
        assert setup_options(GAME, 2, {name: value})[name] == value
    with pytest.raises(BadOption):
        setup_options(GAME, 2, {name: "maybe"})
