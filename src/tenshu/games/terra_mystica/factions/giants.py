"""The Giants of the wasteland. [TM 21.17, 21.18]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import WASTELAND
from tenshu.games.terra_mystica.lookups import NO_WAY
from tenshu.games.terra_mystica.rules.spades import gain_spades

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

SPADES: Final = 2
BOARD: Final = Board(
    "giants",
    home=WASTELAND,
    cults=(1, 0, 0, 1),
    stronghold_income=(0, 0, 0, 4),
)


class Giants(Faction):
    """They use exactly two spades for every hex, which becomes wasteland. [TM 21.17]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.transforms_to_home_only = True
        self.action_word = "actg"
        self.stronghold_worth = 2.5

    def count_spades(self, old: int, new: int) -> int:
        """Two spades to home terrain, and no way to another one. [TM 21.17]"""
        return SPADES if new == WASTELAND else NO_WAY

    def count_long_spades(self, old: int, new: int) -> int:
        """No other way. [TM 21.17]"""
        return NO_WAY

    def take_action(self, state: Position, seat: i64) -> None:
        """Two free spades. [TM 21.18]"""
        gain_spades(state, SPADES, False)
