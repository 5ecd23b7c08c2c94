"""Positions to look at: the terminal's board as text, and as a picture."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.json import JSON

from tenshu import games
from tenshu.core.protocol import SPECTATOR
from tenshu.text import Wording

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from rich.color import Color
    from rich.console import RenderableType
    from rich.style import Style

    from tenshu.core.protocol import Game, State

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 130
# The size of one character in a picture.
CELL_WIDTH: Final = 8
CELL_HEIGHT: Final = 16
PAPER: Final = (24, 24, 28)
INK: Final = (222, 222, 222)

Pixel = tuple[int, int, int]


def show(game: Game, state: State, seats: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A position as everybody may see it: printed ("human"), as a picture or as text."""
    drawn = draw(game, state, seats)
    if mode == "rgb_array":
        return picture(drawn)
    if mode == "human":
        sys.stdout.write(ansi(drawn))
        return None
    return ansi(drawn)


def draw(game: Game, state: State, seats: int) -> RenderableType:
    """What everybody may see of a position, drawn with the game's terminal board."""
    view = game.observe(state, SPECTATOR)
    board = games.terminal(game.name)
    if board is None:
        return JSON.from_data(view, highlight=False)
    names = [f"player_{seat}" for seat in range(seats)]
    drawn: RenderableType = board.draw(view, [], Wording("en", game.name, names).say, names)  # type: ignore[assignment] # core knows no rich
    return drawn


def ansi(drawn: RenderableType) -> str:
    """A drawing as text with the colours of a terminal."""
    paper = io.StringIO()
    console = Console(file=paper, width=COLUMNS, force_terminal=True, color_system="truecolor")
    console.print(drawn)
    return paper.getvalue()


def picture(drawn: RenderableType) -> NDArray[np.uint8]:
    """A drawing as an array of pixels: each character in its cell."""
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True)
    lines = console.render_lines(drawn, pad=True)
    image = Image.new("RGB", (COLUMNS * CELL_WIDTH, max(len(lines), 1) * CELL_HEIGHT), PAPER)
    brush = ImageDraw.Draw(image)
    font = ImageFont.load_default(CELL_HEIGHT - 4)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            left, top = column * CELL_WIDTH, row * CELL_HEIGHT
            width = segment.cell_length * CELL_WIDTH
            if paper != PAPER:
                brush.rectangle((left, top, left + width - 1, top + CELL_HEIGHT - 1), fill=paper)
            for index, char in enumerate(segment.text):
                if not char.isspace():
                    brush.text((left + index * CELL_WIDTH, top), char, fill=ink, font=font)
            column += segment.cell_length
    return np.asarray(image)


def _colours(style: Style | None) -> tuple[Pixel, Pixel]:
    """The colours of the characters and of what is behind them."""
    if style is None:
        return INK, PAPER
    ink, paper = _pixel(style.color, INK), _pixel(style.bgcolor, PAPER)
    return (paper, ink) if style.reverse else (ink, paper)


def _pixel(colour: Color | None, usual: Pixel) -> Pixel:
    if colour is None or colour.is_default:
        return usual
    red, green, blue = colour.get_truecolor()
    return red, green, blue
