"""The Halflings of the plains. [TM 21.19, 21.20]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FROM_FACTION, PLAINS
from tenshu.games.terra_mystica.rules.gains import score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

SPADE_POINTS: Final = 1
STRONGHOLD_SPADES: Final = 3
BOARD: Final = Board(
    "halflings",
    home=PLAINS,
    bowls=(3, 9, 0),
    cults=(0, 0, 1, 1),
    exchange_cost=(1, 2, 1, 0),
    stronghold_cost=(8, 4, 0, 0),
)


class Halflings(Faction):
    """They score every spade. [TM 21.19]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.stronghold_worth = 0.5

    def reward_spades(self, state: Position, seat: i64, spades: i64) -> None:
        """1 point for each spade. [TM 21.19, R8]"""
        score(state, seat, SPADE_POINTS * spades, FROM_FACTION)

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """Three spades. [TM 21.20]"""
        state.spades_due = STRONGHOLD_SPADES
