"""The Fakirs of the desert. [TM 21.15, 21.16]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.core.protocol import report
from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.event_kinds import WIDENED_CARPET
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import DESERT
from tenshu.games.terra_mystica.layout import CARPET
from tenshu.games.terra_mystica.lookups import LEVELS
from tenshu.games.terra_mystica.rules.gains import has_stronghold

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

FLIGHT: Final[Resources] = (0, 0, 1, 0)
BOARD: Final = Board(
    "fakirs",
    home=DESERT,
    bowls=(7, 5, 0),
    cults=(1, 0, 0, 1),
    shipping=-1,
    last_shipping=-1,
    last_exchange=1,
    stronghold_cost=(10, 4, 0, 0),
    stronghold_income=(0, 0, 1, 0),
)


class Fakirs(Faction):
    """They fly over a hex on carpets instead of shipping. [TM 21.15]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.stronghold_worth = 1.5

    def flight_range(self, state: Position, seat: i64) -> i64:
        """One hex, one more with the stronghold and with each town tile. [TM 21.15, 21.16, 22.3]"""
        skipped = 1 + state.at[CARPET + seat] + (1 if has_stronghold(state, seat) else 0)
        return min(skipped, i64(LEVELS - 1))

    def flight_price(self, state: Position, seat: i64) -> Resources:
        """A priest. [TM 21.15]"""
        return FLIGHT

    def widen_reach(self, state: Position, seat: i64) -> None:
        """One more hex under the carpet. [TM 22.3]"""
        state.at[CARPET + seat] += 1
        report(state, WIDENED_CARPET, seat)
