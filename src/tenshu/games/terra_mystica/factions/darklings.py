"""The Darklings of the swamp. [TM 21.9, 21.10]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FROM_FACTION, SWAMP
from tenshu.games.terra_mystica.rules.gains import score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

SPADE_PRICE: Final[Resources] = (0, 0, 1, 0)
SPADE_POINTS: Final = 2
ORDINATIONS: Final = 3
BOARD: Final = Board(
    "darklings",
    home=SWAMP,
    resources=(15, 1, 1, 0),
    cults=(0, 1, 1, 0),
    last_exchange=0,
    exchange_cost=(0, 0, 0, 0),
    sanctuary_cost=(10, 4, 0, 0),
    sanctuary_income=(0, 0, 2, 0),
)


class Darklings(Faction):
    """They pay priests for spades, and their stronghold ordains workers. [TM 21.9]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.stronghold_worth = 0.5
        self.ordains_workers = True

    def spade_price(self, state: Position, seat: i64) -> Resources:
        """A priest; they have no exchange track. [TM 21.9]"""
        return SPADE_PRICE

    def reward_bought_spades(self, state: Position, seat: i64, spades: i64) -> None:
        """2 points for each spade. [TM 21.9]"""
        score(state, seat, SPADE_POINTS * spades, FROM_FACTION)

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """Up to three workers may become priests. [TM 21.10]"""
        state.ordinations = ORDINATIONS
