"""The Chaos Magicians of the wasteland. [TM 21.5, 21.6]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import ACT, WASTELAND

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

BOARD: Final = Board(
    "chaos_magicians",
    home=WASTELAND,
    resources=(15, 4, 0, 0),
    cults=(2, 0, 0, 0),
    dwellings=1,
    stronghold_cost=(4, 4, 0, 0),
    sanctuary_cost=(8, 4, 0, 0),
    stronghold_income=(0, 2, 0, 0),
    favours_per_temple=2,
)


class ChaosMagicians(Faction):
    """They settle last with one dwelling, and their stronghold brings double turns. [TM 21.5]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.settles_last = True
        self.action_word = "actc"
        self.action_step = ACT
        self.stronghold_worth = 2.0

    def take_action(self, state: Position, seat: i64) -> None:
        """A double turn: two actions, one after the other. [TM 21.6]"""
        state.extra_actions = 1
        state.phase = self.action_step
