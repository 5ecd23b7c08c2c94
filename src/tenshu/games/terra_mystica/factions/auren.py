"""The Auren of the forest. [TM 21.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FOREST, STEP

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

STEPS: Final = 2
BOARD: Final = Board(
    "auren",
    home=FOREST,
    cults=(0, 1, 0, 1),
    sanctuary_cost=(8, 4, 0, 0),
)


class Auren(Faction):
    """Their stronghold brings a favour tile and steps on the cult tracks. [TM 21.4]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.action_word = "acta"
        self.action_step = STEP
        self.stronghold_worth = 1.8

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """A favour tile. [TM 21.4]"""
        state.favours_due += 1

    def take_action(self, state: Position, seat: i64) -> None:
        """Two steps on one cult track. [TM 21.4]"""
        state.cult_steps_due = STEPS
        state.phase = self.action_step
