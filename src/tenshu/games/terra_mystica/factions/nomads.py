"""The Nomads of the desert. [TM 21.23, 21.24]"""

from __future__ import annotations

from typing import Final

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import DESERT, SANDSTORM

BOARD: Final = Board(
    "nomads",
    home=DESERT,
    resources=(15, 2, 0, 0),
    cults=(1, 0, 1, 0),
    dwellings=3,
    stronghold_cost=(8, 4, 0, 0),
    trading_house_income=((0, 0, 0, 0), (2, 0, 0, 1), (4, 0, 0, 2), (7, 0, 0, 3), (11, 0, 0, 4)),
)


class Nomads(Faction):
    """They start with three dwellings, and their stronghold calls up a sandstorm. [TM 21.23, 21.24]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.action_word = "actn"
        self.action_step = SANDSTORM
        self.stronghold_worth = 2.0
