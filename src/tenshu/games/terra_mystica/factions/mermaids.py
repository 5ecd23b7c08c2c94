"""The Mermaids of the lakes. [TM 21.21, 21.22]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import LAKES
from tenshu.games.terra_mystica.rules.tracks import step_shipping

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

BOARD: Final = Board(
    "mermaids",
    home=LAKES,
    bowls=(3, 9, 0),
    cults=(0, 2, 0, 0),
    shipping=1,
    last_shipping=5,
    sanctuary_cost=(8, 4, 0, 0),
    stronghold_income=(0, 0, 0, 4),
)


class Mermaids(Faction):
    """They ship far, and found towns over a river hex. [TM 21.21]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.founds_river_towns = True
        self.stronghold_worth = 0.7

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """A level of shipping. [TM 21.22]"""
        step_shipping(state, seat)
