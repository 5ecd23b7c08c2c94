"""Frames, lines, dice and signs: what the terminal board is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]


class Look(NamedTuple):
    """How a colour of dice is told apart: by its symbol, and by its inks."""

    symbol: str
    die: str
    ink: str


LOOKS: Final = {
    "coral": Look("●", "bold #ffffff on #d9532c", "bold #d9532c"),
    "black": Look("■", "bold #ffffff on #303030", "bold"),
    "white": Look("○", "bold #000000 on #e4e4e4", "bold"),
}
# Every colour is of middle brightness, so that it shows on a dark and on a light background.
CLANS: Final = (
    ("♦", "bold #1a78e6"),
    ("♣", "bold #1f8f1f"),
    ("♥", "bold #d03050"),
    ("♠", "bold #b07d00"),
)
GLOW: Final = "bold #f06000"
DARK_FIELD: Final = "#ffffff on #4a3b55"

CHOICE: Final = "►"
MEMBER: Final = "♟"
GONE: Final = "·"
LANTERN: Final = "✦"
NOTHING: Final = "–"


def die(one: dict[str, Any]) -> Text:
    """A die in its colour."""
    return value(one["colour"], one["value"])


def value(colour: str, number: int | None, empty: str = NOTHING) -> Text:
    """A die of a colour, or a sign for none."""
    if number is None:
        return ink(empty, "dim")
    return ink(f"{LOOKS[colour].symbol}{number}", LOOKS[colour].die)


def tile_mark(tile: str | None) -> Text:
    """The colour of a die tile."""
    if tile is None:
        return ink("?", "dim")
    colour = tile.partition("-")[0]
    return ink(LOOKS[colour].symbol, LOOKS[colour].ink)


def ink(text: str, style: str) -> Text:
    """A text in a style that does not spread to what is appended."""
    return Text().append(text, style)


def labelled(label: str, text: Text) -> Text:
    """A text after its label."""
    return ink(f"{label} ", "dim").append_text(text)


def rule(name: str | Text, right: Text, width: int, *, active: bool = False) -> Text:
    """A line with words at both ends, heavy and glowing for whoever is to act."""
    stroke, style = ("━", GLOW) if active else ("─", "dim")
    line = ink(f"{CHOICE if active else stroke}{stroke} ", style)
    line.append_text(ink(name, "bold") if isinstance(name, str) else name)
    rest = max(1, width - line.cell_len - right.cell_len - 2)
    return line.append(f" {stroke * rest} ", style).append_text(right)


def box(sign: Text, name: str, right: Text, lines: Block, foot: Text, wide: int) -> Block:
    """Lines in a frame, with a name and signs in its upper edge and a foot in its lower one."""
    room = wide - right.cell_len - 6
    head = ink("╭", "dim").append_text(sign).append(fit(name, room), "bold")
    fill = max(0, wide - head.cell_len - right.cell_len - 2)
    head.append(f" {'─' * fill}", "dim").append_text(right).append("╮", "dim")
    body = []
    for line in lines:
        shown = line.copy()
        shown.truncate(wide - 2, overflow="ellipsis", pad=True)
        body.append(ink("│", "dim").append_text(shown).append("│", "dim"))
    below = foot.copy()
    below.truncate(wide - 4, overflow="ellipsis")
    last = ink("╰─", "dim").append_text(below)
    return [head, *body, last.append("─" * (wide - last.cell_len - 1) + "╯", "dim")]


def fit(name: str, room: int) -> str:
    """A name without what could disturb the terminal, cut to the room there is."""
    shown = "".join(char for char in name if char.isprintable())
    return shown if cell_len(shown) <= room else set_cell_size(shown, room - 1) + "…"


def beside(blocks: Sequence[Block]) -> Block:
    """Blocks of one height and width from left to right, as lines of one block."""
    return [Text(" ").join([block[at] for block in blocks]) for at in range(len(blocks[0]))]


def flow(parts: Sequence[Text], width: int) -> Block:
    """Parts in as many lines as they need, none of them torn apart."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + 3 + part.cell_len > width:
            lines.append(Text())
        lines[-1].append("   " if lines[-1] else "").append_text(part)
    return lines
