"""A toy faction with abilities that no printed faction has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import LAKES, LAND
from tenshu.games.terra_mystica.layout import COINS, OWNER
from tenshu.games.terra_mystica.rules.gains import gain_power

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

BOARD: Final = Board("otters", home=LAKES, bowls=(3, 9, 0), cults=(0, 1, 0, 0), shipping=1)
SPADE_PRICE: Final[Resources] = (4, 0, 0, 0)
SWIM_PRICE: Final[Resources] = (0, 0, 0, 2)


class Otters(Faction):
    """They pay coins for spades, swim past a hex for power, and score their river banks."""

    def __init__(self) -> None:
        super().__init__(BOARD)
        self.founds_river_towns = True
        self.action_word = "acto"
        self.action_needs_stronghold = False

    def spade_price(self, state: Position, seat: i64) -> Resources:
        """4 coins."""
        return SPADE_PRICE

    def flight_range(self, state: Position, seat: i64) -> i64:
        """One hex."""
        return 1

    def flight_price(self, state: Position, seat: i64) -> Resources:
        """2 power."""
        return SWIM_PRICE

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """A coin for every river bank."""
        state.at[COINS + seat] += count_banks(state, seat)

    def passing_points(self, state: Position, seat: i64) -> i64:
        """A point for every river bank."""
        return count_banks(state, seat)

    def can_take_action(self, state: Position, seat: i64) -> bool:
        """Whether there is a river bank to dive from."""
        return count_banks(state, seat) > 0

    def take_action(self, state: Position, seat: i64) -> None:
        """Dive: a power for every river bank."""
        gain_power(state, seat, count_banks(state, seat))
        state.phase = self.action_step


def count_banks(state: Position, seat: int) -> int:
    """Structures beside a river."""
    near = state.setup.map.neighbours
    return sum(
        1
        for hex_ in state.setup.map.land
        if state.at[OWNER + hex_] == seat and any(other >= LAND for other in near[hex_])
    )
