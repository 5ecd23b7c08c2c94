"""Where the fields of a position are. Written by tools/write_layouts.py from fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.fields import DeclaredState
from tenshu.games.dragon_castle.fields import FIELDS

# The first index of each array in `at`.
CASTLE_HEIGHT: Final = 0  # by space
CASTLE_TOP: Final = 131  # by space
COVERED: Final = 262  # by kind
REALM_HEIGHT: Final = 291  # by seat and cell
FACE: Final = 483  # by seat and cell
SHRINE_ON: Final = 675  # by seat and cell
VICTORY_POINTS: Final = 867  # by seat
SHRINES_LEFT: Final = 871  # by seat
TOKENS: Final = 875  # by seat
DISCARDS: Final = 879  # by seat


class Fields(DeclaredState):
    """The fields of a position and what follows from their list: copies and numbers."""

    def __init__(self, seats: i64, at: vec[i64]) -> None:
        super().__init__(seats, at)
        self.phase: i64 = 0
        self.base: i64 = 0
        self.seat: i64 = 0
        self.first: i64 = -1
        self.spirits: i64 = 0
        self.dragons: i64 = 0
        self.dealt: i64 = 0
        self.uncovered: i64 = -1
        self.hand: i64 = -1
        self.other: i64 = -1
        self.picked: i64 = -1
        self.floor: i64 = 0
        self.invoked: i64 = 0
        self.owes_elegance: i64 = 0
        self.placed: i64 = 0
        self.pending: i64 = 0
        self.fresh: i64 = 0
        self.fresh_before: i64 = 0
        self.allowance: i64 = 0
        self.moves: i64 = 0
        self.lifted: i64 = 0
        self.lifted_from: i64 = -1
        self.supply: i64 = 0
        self.turns: i64 = 0
        self.moved: i64 = 0

    def copy_from(self, other: Fields) -> None:
        """Take over the numbers of another position; the arrays are copied by the constructor."""
        self.phase = other.phase
        self.base = other.base
        self.seat = other.seat
        self.first = other.first
        self.spirits = other.spirits
        self.dragons = other.dragons
        self.dealt = other.dealt
        self.uncovered = other.uncovered
        self.hand = other.hand
        self.other = other.other
        self.picked = other.picked
        self.floor = other.floor
        self.invoked = other.invoked
        self.owes_elegance = other.owes_elegance
        self.placed = other.placed
        self.pending = other.pending
        self.fresh = other.fresh
        self.fresh_before = other.fresh_before
        self.allowance = other.allowance
        self.moves = other.moves
        self.lifted = other.lifted
        self.lifted_from = other.lifted_from
        self.supply = other.supply
        self.turns = other.turns
        self.moved = other.moved

    def single_numbers(self) -> vec[i64]:
        """The fields without axes, in the order in which fields.py declares them."""
        return vec[i64](
            [
                self.phase,
                self.base,
                self.seat,
                self.first,
                self.spirits,
                self.dragons,
                self.dealt,
                self.uncovered,
                self.hand,
                self.other,
                self.picked,
                self.floor,
                self.invoked,
                self.owes_elegance,
                self.placed,
                self.pending,
                self.fresh,
                self.fresh_before,
                self.allowance,
                self.moves,
                self.lifted,
                self.lifted_from,
                self.supply,
                self.turns,
                self.moved,
            ]
        )

    def read(self, name: str) -> list[int]:
        """All numbers of one array; for views, checks and tests, not for rules."""
        return FIELDS.read(self.at, self.seats, name)

    def numbers(self) -> list[int]:
        """Every field as plain numbers, in the order in which fields.py declares them."""
        out = [int(number) for number in self.single_numbers()]
        for index in FIELDS.order(self.seats):
            out.append(int(self.at[index]))
        return out

    def words(self) -> list[str]:
        """A name for each of the numbers, such as `coins[2]`."""
        return FIELDS.words(int(self.seats), len(self.numbers()))

    def restore_numbers(self, numbers: list[int]) -> None:
        """Take over the fields of the position that has these numbers."""
        self.phase = numbers[0]
        self.base = numbers[1]
        self.seat = numbers[2]
        self.first = numbers[3]
        self.spirits = numbers[4]
        self.dragons = numbers[5]
        self.dealt = numbers[6]
        self.uncovered = numbers[7]
        self.hand = numbers[8]
        self.other = numbers[9]
        self.picked = numbers[10]
        self.floor = numbers[11]
        self.invoked = numbers[12]
        self.owes_elegance = numbers[13]
        self.placed = numbers[14]
        self.pending = numbers[15]
        self.fresh = numbers[16]
        self.fresh_before = numbers[17]
        self.allowance = numbers[18]
        self.moves = numbers[19]
        self.lifted = numbers[20]
        self.lifted_from = numbers[21]
        self.supply = numbers[22]
        self.turns = numbers[23]
        self.moved = numbers[24]
        number = 25
        for index in FIELDS.order(self.seats):
            self.at[index] = numbers[number]
            number += 1
