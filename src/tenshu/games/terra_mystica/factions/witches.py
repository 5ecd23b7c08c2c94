"""The Witches of the forest. [TM 21.27, 21.28]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import FOREST, FROM_FACTION, RIDE
from tenshu.games.terra_mystica.rules.gains import score

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

TOWN_POINTS: Final = 5
BOARD: Final = Board(
    "witches",
    home=FOREST,
    cults=(0, 0, 0, 2),
)


class Witches(Faction):
    """They score towns, and their stronghold lets them ride to a forest. [TM 21.27, 21.28]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.action_word = "actw"
        self.action_step = RIDE
        self.stronghold_worth = 2.5

    def reward_town(self, state: Position, seat: i64) -> None:
        """5 points. [TM 21.27]"""
        score(state, seat, TOWN_POINTS, FROM_FACTION)
