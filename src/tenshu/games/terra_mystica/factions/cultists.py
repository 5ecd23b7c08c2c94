"""The Cultists of the plains. [TM 21.7, 21.8]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FROM_FACTION, PLAINS
from tenshu.games.terra_mystica.rules.gains import score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

STRONGHOLD_POINTS: Final = 7
BOARD: Final = Board(
    "cultists",
    home=PLAINS,
    cults=(1, 0, 1, 0),
    stronghold_cost=(8, 4, 0, 0),
    sanctuary_cost=(8, 4, 0, 0),
)


class Cultists(Faction):
    """They step on a cult track when a neighbour takes power from their building. [TM 21.7]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.follows_power = True
        self.stronghold_worth = 0.5

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """7 points. [TM 21.8]"""
        score(state, seat, STRONGHOLD_POINTS, FROM_FACTION)
