"""Where the fields of a position are. Written by tools/write_layouts.py from fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.fields import DeclaredState
from tenshu.games.white_castle.fields import FIELDS

# The first index of each array in `at`.
BRIDGES: Final = 0  # by colour and place on the bridge
SPACE_DIE: Final = 15  # by space and die
WELL_DICE: Final = 29  # by colour
ROOM_CARD: Final = 32  # by room
TILE: Final = 37  # by space for a tile
GARDEN_CARD: Final = 52  # by garden
YARD_TILES_AT: Final = 58  # by space for a yard tile
SLOT: Final = 62  # by slot
OFFER_RESOURCE: Final = 65  # by offer
OFFER_ACTION: Final = 70  # by offer
TURN_ORDER: Final = 75  # by place
RIVAL_POINTS: Final = 79  # by source
FLIPPED: Final = 83  # by card
UNDER: Final = 92  # by card
STOCK: Final = 101  # by clan and good
RESERVE: Final = 125  # by clan and member
AT_FLOOR: Final = 137  # by clan and floor
IN_YARD: Final = 153  # by clan and yard
TENDED: Final = 165  # by clan
OWN_CARD: Final = 169  # by clan
TURNED: Final = 173  # by clan
RESOURCE_CARD: Final = 177  # by clan
TIME: Final = 181  # by clan
BELOW: Final = 185  # by clan
ZONE: Final = 189  # by clan and symbol
DOMAIN_DIE: Final = 217  # by clan and colour
EFFECTS: Final = 229  # by entry


class Fields(DeclaredState):
    """The fields of a position and what follows from their list: copies and numbers."""

    def __init__(self, seats: i64, at: vec[i64]) -> None:
        super().__init__(seats, at)
        self.phase: i64 = 0
        self.stage: i64 = 0
        self.seat: i64 = 0
        self.round: i64 = 0
        self.turns_done: i64 = 0
        self.step: i64 = 0
        self.pool: i64 = 0
        self.deck: i64 = 0
        self.box: i64 = 0
        self.daimyo: i64 = -1
        self.hand_colour: i64 = -1
        self.hand_value: i64 = 0
        self.hand_left: i64 = 0
        self.due_seals: i64 = 0
        self.due_steps: i64 = 0
        self.due_any: i64 = 0
        self.first_due: i64 = 0
        self.depth: i64 = 0
        self.unseen: i64 = 0
        self.rival_top: i64 = -1
        self.cards_flipped: i64 = 0
        self.cards_under: i64 = 0
        self.rival_step: i64 = 0
        self.rival_gardens: i64 = 0
        self.rival_floor: i64 = 0

    def copy_from(self, other: Fields) -> None:
        """Take over the numbers of another position; the arrays are copied by the constructor."""
        self.phase = other.phase
        self.stage = other.stage
        self.seat = other.seat
        self.round = other.round
        self.turns_done = other.turns_done
        self.step = other.step
        self.pool = other.pool
        self.deck = other.deck
        self.box = other.box
        self.daimyo = other.daimyo
        self.hand_colour = other.hand_colour
        self.hand_value = other.hand_value
        self.hand_left = other.hand_left
        self.due_seals = other.due_seals
        self.due_steps = other.due_steps
        self.due_any = other.due_any
        self.first_due = other.first_due
        self.depth = other.depth
        self.unseen = other.unseen
        self.rival_top = other.rival_top
        self.cards_flipped = other.cards_flipped
        self.cards_under = other.cards_under
        self.rival_step = other.rival_step
        self.rival_gardens = other.rival_gardens
        self.rival_floor = other.rival_floor

    def single_numbers(self) -> vec[i64]:
        """The fields without axes, in the order in which fields.py declares them."""
        return vec[i64](
            [
                self.phase,
                self.stage,
                self.seat,
                self.round,
                self.turns_done,
                self.step,
                self.pool,
                self.deck,
                self.box,
                self.daimyo,
                self.hand_colour,
                self.hand_value,
                self.hand_left,
                self.due_seals,
                self.due_steps,
                self.due_any,
                self.first_due,
                self.depth,
                self.unseen,
                self.rival_top,
                self.cards_flipped,
                self.cards_under,
                self.rival_step,
                self.rival_gardens,
                self.rival_floor,
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
        self.stage = numbers[1]
        self.seat = numbers[2]
        self.round = numbers[3]
        self.turns_done = numbers[4]
        self.step = numbers[5]
        self.pool = numbers[6]
        self.deck = numbers[7]
        self.box = numbers[8]
        self.daimyo = numbers[9]
        self.hand_colour = numbers[10]
        self.hand_value = numbers[11]
        self.hand_left = numbers[12]
        self.due_seals = numbers[13]
        self.due_steps = numbers[14]
        self.due_any = numbers[15]
        self.first_due = numbers[16]
        self.depth = numbers[17]
        self.unseen = numbers[18]
        self.rival_top = numbers[19]
        self.cards_flipped = numbers[20]
        self.cards_under = numbers[21]
        self.rival_step = numbers[22]
        self.rival_gardens = numbers[23]
        self.rival_floor = numbers[24]
        number = 25
        for index in FIELDS.order(self.seats):
            self.at[index] = numbers[number]
            number += 1
