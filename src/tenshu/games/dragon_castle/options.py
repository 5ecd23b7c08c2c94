"""The options of Dragon Castle: castle, cards, realm, and rulings that can be switched."""

from __future__ import annotations

from typing import Final

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.message import Message
from tenshu.core.options import Option, Options, PickOption
from tenshu.games.dragon_castle.data.cards import (
    BEGINNER_DRAGONS,
    BEGINNER_SPIRITS,
    DRAGON_WORDS,
    SPIRIT_WORDS,
)
from tenshu.games.dragon_castle.data.layouts import (
    GROUND_FLOOR_ADVICE,
    LAYOUTS,
    LONG_ROW,
    MAX_COLUMNS,
    MAX_HEIGHT,
    MAX_ROWS,
    STANDARD_LAYOUTS,
)
from tenshu.games.dragon_castle.data.tiles import TILE_COUNT

CUSTOM: Final = "custom:"
ROWS_BY_LAYOUT: Final = {word: rows for word, _, _, rows in LAYOUTS}
STANDARD_BY_SEATS: Final = dict(STANDARD_LAYOUTS)


class LayoutOption(Option):
    """The castle: the standard one for the number of seats, a named one, or a custom one. [DC 1.3, 1.4]"""

    def __init__(self) -> None:
        super().__init__("layout", ("standard", *ROWS_BY_LAYOUT), "standard", "DC 1.3")

    def parse(self, text: str) -> str:
        """Read a listed word, or a custom castle as `custom:` and its rows, which are checked."""
        if not text.startswith(CUSTOM):
            return super().parse(text)
        rows = text.removeprefix(CUSTOM).replace("/", " ").split()
        check_rows(rows)
        return CUSTOM + "/".join(rows)

    def draw(self, chance: Chance) -> str:
        """Draw a listed castle, sometimes turned upside down as a custom one."""
        word = super().draw(chance)
        if word in ROWS_BY_LAYOUT and chance.below(4) == 0:
            return CUSTOM + "/".join(reversed(ROWS_BY_LAYOUT[word]))
        return word

    def syntax(self) -> str:
        return "custom:ROW/ROW/..., @FILE"


SPIRITS_OPTION: Final = PickOption(
    "spirits", SPIRIT_WORDS, {"beginner": BEGINNER_SPIRITS, "all": SPIRIT_WORDS}, "DC 1.7"
)
DRAGONS_OPTION: Final = PickOption(
    "dragons", DRAGON_WORDS, {"beginner": BEGINNER_DRAGONS, "all": DRAGON_WORDS}, "DC 1.7"
)

OPTIONS: Final[tuple[Option, ...]] = (
    LayoutOption(),
    SPIRITS_OPTION,
    DRAGONS_OPTION,
    Option("realm", ("6x4", "6x6", "8x4"), "6x4", "DC 1.1"),
    Option("first_player", ("random", "1", "2", "3", "4"), "random", "DC R12"),
    Option("no_space", ("restrict", "discard"), "restrict", "DC R14"),
    Option("shrine_supply", ("limited", "unlimited"), "limited", "DC R16"),
    Option("pending_sets", ("first", "open"), "first", "DC R25"),
    Option("pending_cost", ("forbidden", "allowed"), "forbidden", "DC R26"),
    Option("elegance", ("strict", "lenient"), "strict", "DC R32"),
    Option("deception", ("same_floor", "any_floor"), "same_floor", "DC R34"),
    Option("strength", ("top", "inside"), "top", "DC R35"),
    Option("faith", ("after", "early"), "after", "DC R37"),
    Option("harmony", ("built", "empty"), "built", "DC R49"),
)


def check_rows(rows: list[str]) -> None:
    """Refuse a castle that the board cannot hold or that is not 116 tiles. [DC 1.4]"""
    if not rows or len(rows) > MAX_ROWS or max(len(row) for row in rows) > MAX_COLUMNS:
        raise BadOption("error-layout-size", columns=MAX_COLUMNS, rows=MAX_ROWS)
    total = 0
    for number, row in enumerate(rows):
        for height in row:
            if not "0" <= height <= str(MAX_HEIGHT):
                raise BadOption("error-layout-height", text=height, row=number + 1)
            total += int(height)
    if total != TILE_COUNT:
        raise BadOption("error-layout-tiles", total=total, needed=TILE_COUNT)


def layout_rows(seats: int, options: Options) -> list[str]:
    """The rows of the castle that the options ask for. [DC 1.3]"""
    layout = options["layout"]
    if layout.startswith(CUSTOM):
        return layout.removeprefix(CUSTOM).split("/")
    word = STANDARD_BY_SEATS[seats] if layout == "standard" else layout
    return list(ROWS_BY_LAYOUT[word])


def layout_warnings(seats: int, options: Options) -> list[Message]:
    """What the rulebook advises against: ground floor too large or small, long rows. [DC 1.4]"""
    rows = layout_rows(seats, options)
    found: list[Message] = []
    ground = sum(1 for row in rows for height in row if height != "0")
    for players, least, most in GROUND_FLOOR_ADVICE:
        if players == seats and not least <= ground <= most:
            args: dict[str, int | str | Message]
            args = {"ground": ground, "least": least, "most": most, "seats": seats}
            found.append(Message("warning-ground-floor", args))
    for floor in range(2, MAX_HEIGHT + 1):
        count = sum(1 for row in rows if _longest_run(row, floor) >= LONG_ROW)
        if count:
            found.append(
                Message("warning-long-rows", {"count": count, "floor": floor, "length": LONG_ROW})
            )
    return found


def _longest_run(row: str, floor: int) -> int:
    longest = 0
    run = 0
    for height in row:
        run = run + 1 if int(height) >= floor else 0
        longest = max(longest, run)
    return longest
