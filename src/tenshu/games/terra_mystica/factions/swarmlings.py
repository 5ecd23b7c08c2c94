"""The Swarmlings of the lakes. [TM 21.25, 21.26]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.event_kinds import GAINED
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FREE_UPGRADE, LAKES
from tenshu.games.terra_mystica.rules.gains import gain_workers

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

TOWN_WORKERS: Final = 3
BOARD: Final = Board(
    "swarmlings",
    home=LAKES,
    resources=(20, 8, 0, 0),
    bowls=(3, 9, 0),
    cults=(1, 1, 1, 1),
    dwelling_cost=(3, 2, 0, 0),
    trading_house_cost=(8, 3, 0, 0),
    trading_house_cost_beside=(4, 3, 0, 0),
    temple_cost=(6, 3, 0, 0),
    stronghold_cost=(8, 5, 0, 0),
    sanctuary_cost=(8, 5, 0, 0),
    dwelling_income=(2, 3, 4, 5, 6, 7, 8, 9, 9),
    trading_house_income=((0, 0, 0, 0), (2, 0, 0, 2), (4, 0, 0, 4), (6, 0, 0, 6), (9, 0, 0, 8)),
    stronghold_income=(0, 0, 0, 4),
    sanctuary_income=(0, 0, 2, 0),
)


class Swarmlings(Faction):
    """Towns bring them workers, and their stronghold free trading houses. [TM 21.25, 21.26]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.action_word = "acts"
        self.action_step = FREE_UPGRADE
        self.stronghold_worth = 2.0

    def reward_town(self, state: Position, seat: i64) -> None:
        """3 workers. [TM 21.25]"""
        gain_workers(state, seat, TOWN_WORKERS, GAINED)
