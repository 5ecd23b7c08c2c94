"""The Engineers of the mountains. [TM 21.13, 21.14]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.event_kinds import PAID
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import BRIDGE, MOUNTAINS
from tenshu.games.terra_mystica.layout import BRIDGE_OWNER, OWNER, WORKERS
from tenshu.games.terra_mystica.rules.gains import gain_workers, has_stronghold

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

BRIDGE_WORKERS: Final = 2
BRIDGE_POINTS: Final = 3
BOARD: Final = Board(
    "engineers",
    home=MOUNTAINS,
    resources=(10, 2, 0, 0),
    bowls=(3, 9, 0),
    dwelling_cost=(1, 1, 0, 0),
    trading_house_cost=(4, 1, 0, 0),
    trading_house_cost_beside=(2, 1, 0, 0),
    temple_cost=(4, 1, 0, 0),
    stronghold_cost=(6, 3, 0, 0),
    sanctuary_cost=(6, 3, 0, 0),
    dwelling_income=(0, 1, 2, 2, 3, 4, 4, 5, 6),
    temple_income=((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 5), (0, 0, 2, 5)),
)


class Engineers(Faction):
    """They build bridges for workers, and their stronghold pays for them. [TM 21.13]"""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.action_word = "acte"
        self.action_step = BRIDGE
        self.action_needs_stronghold = False
        self.action_repeats = True
        self.stronghold_worth = 2.0

    def can_take_action(self, state: Position, seat: i64) -> bool:
        """Whether there are 2 workers for a bridge. [TM 21.13]"""
        return state.at[WORKERS + seat] >= BRIDGE_WORKERS

    def take_action(self, state: Position, seat: i64) -> None:
        """A bridge for 2 workers. [TM 21.13]"""
        gain_workers(state, seat, -BRIDGE_WORKERS, PAID)
        state.phase = self.action_step

    def passing_points(self, state: Position, seat: i64) -> i64:
        """3 points for each bridge between two of their structures. [TM 21.14]"""
        if not has_stronghold(state, seat):
            return 0
        return BRIDGE_POINTS * count_joined(state, seat)


def count_joined(state: Position, seat: i64) -> i64:
    """Own bridges with own structures at both ends. [TM 21.14]"""
    ends = state.setup.map.site_ends
    count: i64 = 0
    for site in state.setup.map.sites:
        if state.at[BRIDGE_OWNER + site] != seat or state.at[OWNER + ends[2 * site]] != seat:
            continue
        if state.at[OWNER + ends[2 * site + 1]] == seat:
            count += 1
    return count
