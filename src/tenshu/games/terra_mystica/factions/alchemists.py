"""The Alchemists of the swamp. [TM 21.1, 21.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import SWAMP
from tenshu.games.terra_mystica.rules.gains import gain_power, has_stronghold

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

# In the final scoring. [TM 21.1]
COINS_PER_POINT: Final = 2
STRONGHOLD_POWER: Final = 12
SPADE_POWER: Final = 2
BOARD: Final = Board(
    "alchemists",
    home=SWAMP,
    cults=(1, 1, 0, 0),
    trading_house_income=((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (7, 0, 0, 3), (11, 0, 0, 4)),
    stronghold_income=(6, 0, 0, 0),
)


class Alchemists(Faction):
    """They trade points and coins, and their stronghold turns spades into power. [TM 21.1]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.trades_points = True
        self.coins_per_point = COINS_PER_POINT
        self.stronghold_worth = 1.0

    def buys_single_spades(self, state: Position, seat: i64) -> bool:
        """With the stronghold a spade brings power, which may pay for the next one. [TM R33]"""
        return has_stronghold(state, seat)

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """12 power. [TM 21.2]"""
        gain_power(state, seat, STRONGHOLD_POWER)

    def reward_spades(self, state: Position, seat: i64, spades: i64) -> None:
        """2 power for each spade when the stronghold stands. [TM 21.2, R8]"""
        if has_stronghold(state, seat):
            gain_power(state, seat, SPADE_POWER * spades)
