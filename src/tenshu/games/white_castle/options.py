"""The options of The White Castle: the rival's strength and who begins."""

from __future__ import annotations

from typing import Final

from tenshu.core.options import Option
from tenshu.games.white_castle.data.solo import DIFFICULTIES

OPTIONS: Final[tuple[Option, ...]] = (
    Option("difficulty", tuple(word for word, _, _, _ in DIFFICULTIES), "medium", "WC 11.2"),
    Option("turn_order", ("random", "seats"), "random", "WC 1.11"),
)
