"""The Dwarves of the mountains. [TM 21.11, 21.12]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import MOUNTAINS
from tenshu.games.terra_mystica.rules.gains import has_stronghold

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

TUNNEL: Final[Resources] = (0, 2, 0, 0)
CHEAP_TUNNEL: Final[Resources] = (0, 1, 0, 0)
BOARD: Final = Board(
    "dwarves",
    home=MOUNTAINS,
    cults=(0, 0, 2, 0),
    shipping=-1,
    last_shipping=-1,
    trading_house_income=((0, 0, 0, 0), (3, 0, 0, 1), (5, 0, 0, 2), (7, 0, 0, 4), (10, 0, 0, 6)),
)


class Dwarves(Faction):
    """They tunnel under a hex instead of shipping. [TM 21.11]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.stronghold_worth = 1.5

    def flight_range(self, state: Position, seat: i64) -> i64:
        """One hex of land or river. [TM 21.11]"""
        return 1

    def flight_price(self, state: Position, seat: i64) -> Resources:
        """2 workers, 1 with the stronghold. [TM 21.11, 21.12]"""
        return CHEAP_TUNNEL if has_stronghold(state, seat) else TUNNEL
