"""The stack of pending effects: what was begun last is finished first. [WC 6.8]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tenshu.games.white_castle.layout import EFFECTS

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def push(state: Position, entry: i64) -> None:
    """Put an effect on top."""
    state.at[EFFECTS + state.depth] = entry
    state.depth += 1


def pop(state: Position) -> None:
    """Take the top effect off."""
    state.depth -= 1
    state.at[EFFECTS + state.depth] = 0


def replace(state: Position, entry: i64) -> None:
    """Change what is left of the top effect."""
    state.at[EFFECTS + state.depth - 1] = entry
