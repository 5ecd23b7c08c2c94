"""A position of The White Castle, and the set-up that all positions of a game share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.options import Options
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.white_castle.data.board import (
    DICE_ON_A_SPACE,
    DICE_PER_COLOUR,
    PAIRS_ON_OFFER,
    USES_DIAMOND_CARDS,
)
from tenshu.games.white_castle.data.solo import DIFFICULTIES
from tenshu.games.white_castle.fields import FIELDS
from tenshu.games.white_castle.ids import (
    CASTLE_CARDS,
    GAME_OVER,
    REFILL,
    RIVAL,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    RIVAL_START,
)
from tenshu.games.white_castle.layout import RIVAL_POINTS, Fields
from tenshu.games.white_castle.lookups import DIAMOND_CARDS
from tenshu.games.white_castle.rules import passage, scoring, setup, turn
from tenshu.games.white_castle.rulings import CHANGED


class Setup:
    """What is fixed before a game and shared by all its positions. [WC 1.1, 1.7, 2.5]"""

    def __init__(self, seats: int, options: Options, version: int) -> None:
        self.seats: i64 = seats
        self.version = version
        self.clans: i64 = max(seats, 2)  # with the rival of the solo game
        self.options = options
        self.is_solo = seats == 1
        self.seats_in_order = options["turn_order"] == "seats"
        self.dice: i64 = DICE_PER_COLOUR[seats - 1]
        self.dice_on_a_space: i64 = DICE_ON_A_SPACE[seats - 1]
        self.offers: i64 = max(PAIRS_ON_OFFER[seats - 1], 1)
        self.box: i64 = 0 if USES_DIAMOND_CARDS[seats - 1] else DIAMOND_CARDS
        # Rulings that changed. [WC R29, R32]
        self.gardens_in_any_order = version >= CHANGED["garden-order"]
        self.two_moves = version >= CHANGED["two-moves"]
        self.rival_begins = False
        self.rival_points: i64 = 0
        self.rival_time: i64 = 0
        for word, points, place, position in DIFFICULTIES:
            if word == options["difficulty"]:
                self.rival_begins = place == 1
                self.rival_points = points
                self.rival_time = position


class Position(Fields):
    """Board, clans and the turn in progress, as fields.py declares them."""

    def __init__(self, setup: Setup, at: vec[i64]) -> None:
        super().__init__(setup.clans, at)
        self.setup = setup

    def actor(self) -> i64:
        """Who acts now; the player alone decides for the rival too. [WC 11.8, 11.11]"""
        phase = self.phase
        if phase <= REFILL:
            return CHANCE
        if phase == GAME_OVER:
            return OVER
        if phase == RIVAL_GARDEN or phase == RIVAL_ROOM:
            return 0
        return self.seat

    def legal_actions(self) -> vec[i64]:
        """All legal actions in canonical order."""
        return turn.legal_actions(self)

    def apply(self, action: i64) -> None:
        """Carry out an action that the caller knows to be legal."""
        turn.apply(self, action)

    def scores(self) -> list[int]:
        """Points of every clan, as if the game ended now; a rival comes last."""
        return [int(scoring.total(self, seat)) for seat in range(self.setup.clans)]

    def clone(self) -> Position:
        """An equal position that shares only its set-up."""
        copy = Position(self.setup, self.at[:])
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        return restore, (int(setup.seats), setup.options, setup.version, self.numbers())


def start(seats: int, options: Options, version: int) -> Position:
    """The position before anything is drawn. [WC 1.1, 1.2, 1.10, 11.1, 11.2]"""
    fixed = Setup(seats, options, version)
    state = Position(fixed, FIELDS.start())
    state.box = fixed.box
    state.deck = 2**CASTLE_CARDS - 1 - fixed.box
    setup.open_game(state)
    if fixed.is_solo:
        set_rival(state)
    return state


def set_rival(state: Position) -> None:
    """Points and influence of the rival by difficulty. [WC 11.2, R14]"""
    state.at[RIVAL_POINTS + RIVAL_START] = state.setup.rival_points
    passage.move_marker(state, RIVAL, state.setup.rival_time)


def restore(seats: int, options: Options, version: int, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    state = Position(Setup(seats, options, version), FIELDS.start())
    state.restore_numbers(numbers)
    return state
