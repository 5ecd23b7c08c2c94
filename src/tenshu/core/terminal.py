"""Shared layout of the games' terminal boards: headings, columns and wrapped lines.

This module is not compiled: it uses rich, which only terminals need.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from tenshu.core.parts import Say

Block = list[Text]

# Of middle brightness, so that it shows on a dark and on a light background.
GLOW: Final = "bold #f06000"
CHOICE: Final = "►"
FIRST: Final = "★"
USED: Final = "×"
GAP: Final = "   "


def ink(text: str, style: str) -> Text:
    """A text in a style that does not spread to what is appended."""
    return Text().append(text, style)


def labelled(label: str, value: Text, style: str = "bold") -> Text:
    """A value after its label."""
    return ink(f"{label} ", style).append_text(value)


def fit(name: str, room: int) -> str:
    """A name without unprintable characters, cut to `room` terminal cells."""
    shown = "".join(char for char in name if char.isprintable())
    return shown if cell_len(shown) <= room else set_cell_size(shown, room - 1) + "…"


def heading(
    name: str | Text, right: Text, width: int, *, active: bool = False, first: bool = False
) -> Text:
    """A line with words at both ends, heavy and glowing for the seat that must act."""
    stroke, style = ("━", GLOW) if active else ("─", "dim")
    line = ink(CHOICE if active else stroke, style)
    line.append(FIRST if first else stroke, "bold" if first else style).append(" ")
    room = width - right.cell_len - 5
    line.append_text(ink(fit(name, room), "bold") if isinstance(name, str) else name)
    rest = width - line.cell_len - right.cell_len - 2
    return line.append(f" {stroke * rest} ", style).append_text(right)


def width_of(block: Block) -> int:
    """The cells of the widest line."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks from left to right, as lines of one block."""
    lines = []
    for at in range(max(len(block) for block in blocks)):
        line = Text()
        start = 0
        for block in blocks:
            if at < len(block):
                line.append(" " * (start - line.cell_len)).append_text(block[at])
            start += width_of(block) + gap
        lines.append(line)
    return lines


def flow(parts: Sequence[Text], width: int, indent: str = "") -> Block:
    """Parts in as many lines as they need, none of them broken; later lines are indented."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + len(GAP) + part.cell_len > width:
            lines.append(Text(indent))
        elif lines[-1]:
            lines[-1].append(GAP)
        lines[-1].append_text(part)
    return lines


def cropped(lines: Iterable[Text]) -> Iterator[Text]:
    """Lines that a narrow terminal cuts instead of wrapping."""
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
        yield line


def sign_key(signs: Mapping[str, str], say: Say) -> Block:
    """The legend of a board's signs."""
    return [Text(f"{sign} {say(f'board-sign-{word}')}", "dim") for word, sign in signs.items()]
