"""A position of The White Castle: its fields, its copy, its numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.options import Options
from tenshu.core.protocol import CHANCE, OVER, State
from tenshu.games.white_castle.data.board import (
    DICE_ON_A_SPACE,
    DICE_PER_COLOUR,
    MEMBERS_OF_A_KIND,
    PAIRS_ON_OFFER,
    USES_DIAMOND_CARDS,
)
from tenshu.games.white_castle.data.solo import DIFFICULTIES
from tenshu.games.white_castle.ids import (
    BOARD,
    CASTLE_CARDS,
    CLAN,
    GAME_OVER,
    MEMBERS,
    NOTHING,
    OWN_CARD,
    REFILL,
    RESERVE,
    RESOURCE_CARD,
    RIVAL,
    RIVAL_GARDEN,
    RIVAL_POINTS,
    RIVAL_ROOM,
    RIVAL_START,
    ROOM_CARD,
    STACK,
)
from tenshu.games.white_castle.rules import passage, scoring, setup, turn
from tenshu.games.white_castle.tables import DIAMOND_CARDS

TURN_FIELDS: Final = 25


class Setup:
    """What is fixed before a game and shared by all its positions. [WC 1.1, 1.7, 2.5]"""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        self.is_solo = seats == 1
        self.seats_in_order = options["turn_order"] == "seats"
        self.dice: i64 = DICE_PER_COLOUR[seats - 1]
        self.dice_on_a_space: i64 = DICE_ON_A_SPACE[seats - 1]
        self.offers: i64 = max(PAIRS_ON_OFFER[seats - 1], 1)
        self.box: i64 = 0 if USES_DIAMOND_CARDS[seats - 1] else DIAMOND_CARDS
        self.rival_begins = False
        self.rival_points: i64 = 0
        self.rival_time: i64 = 0
        for word, points, place, position in DIFFICULTIES:
            if word == options["difficulty"]:
                self.rival_begins = place == 1
                self.rival_points = points
                self.rival_time = position


class Position(State):
    """Board, clans and the turn in progress; see ids.py for what the numbers mean."""

    def __init__(
        self,
        setup: Setup,
        turn: vec[i64],
        board: vec[i64],
        clan: vec[i64],
        stack: vec[i64],
    ) -> None:
        self.setup = setup
        self.clans: i64 = max(setup.seats, 2)
        # The turn in progress, in the order that turn_fields() writes it.
        self.phase: i64 = turn[0]
        self.stage: i64 = turn[1]  # whose affairs are going on
        self.seat: i64 = turn[2]  # the clan concerned
        self.round: i64 = turn[3]  # from 1; 0 before the first turn
        self.turn: i64 = turn[4]  # turns finished in this round
        self.step: i64 = turn[5]  # how far set-up, rolling or the garden step has come
        self.pool: i64 = turn[6]  # what the set-up may still draw, one bit each
        self.deck: i64 = turn[7]  # castle cards not seen yet, one bit each
        self.box: i64 = turn[8]  # castle cards out of the game, one bit each
        self.daimyo: i64 = turn[9]
        self.hand_colour: i64 = turn[10]  # the die taken and not yet placed
        self.hand_value: i64 = turn[11]
        self.hand_left: i64 = turn[12]  # 1: it came from the left end
        self.due_seals: i64 = turn[13]  # gains to be settled
        self.due_steps: i64 = turn[14]
        self.due_any: i64 = turn[15]
        self.first_due: i64 = turn[16]  # SEAL or INFLUENCE, if the seat chose which comes first
        self.depth: i64 = turn[17]  # entries on the stack
        self.unseen: i64 = turn[18]  # the rival's cards not seen since the shuffle, one bit each
        self.rival_top: i64 = turn[19]
        self.flipped: i64 = turn[20]  # how many cards the rival has turned over in this turn
        self.under: i64 = turn[21]  # how many cards are known to lie below its deck
        self.rival_step: i64 = turn[22]  # the rival's next action
        self.rival_gardens: i64 = turn[23]  # gardens to choose from for it, one bit each
        self.rival_floor: i64 = turn[24]  # the floor its courtier has just reached
        self.board: vec[i64] = board
        self.clan: vec[i64] = clan
        self.stack: vec[i64] = stack

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
        return [int(scoring.total(self, seat)) for seat in range(self.clans)]

    def clone(self) -> Position:
        """An equal position that shares only its set-up."""
        return Position(self.setup, self.turn_fields(), self.board[:], self.clan[:], self.stack[:])

    def turn_fields(self) -> vec[i64]:
        """The turn in progress as the constructor takes it."""
        return vec[i64](
            [
                self.phase,
                self.stage,
                self.seat,
                self.round,
                self.turn,
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
                self.flipped,
                self.under,
                self.rival_step,
                self.rival_gardens,
                self.rival_floor,
            ]
        )

    def numbers(self) -> list[int]:
        """Every field as plain numbers."""
        out: list[int] = []
        for part in (self.turn_fields(), self.board, self.clan, self.stack):
            out += [int(number) for number in part]
        return out

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.setup.seats), self.setup.options, self.numbers())


def start(seats: int, options: Options) -> Position:
    """The position before anything is drawn. [WC 1.1, 1.2, 1.10, 11.1, 11.2]"""
    fixed = Setup(seats, options)
    state = Position(
        fixed,
        vec[i64]([0] * TURN_FIELDS),
        vec[i64]([0] * ROOM_CARD + [NOTHING] * (BOARD - ROOM_CARD)),
        vec[i64]([0] * (CLAN * max(seats, 2))),
        vec[i64]([0] * STACK),
    )
    state.box = fixed.box
    state.deck = 2**CASTLE_CARDS - 1 - fixed.box
    state.daimyo = NOTHING
    state.hand_colour = NOTHING
    state.rival_top = NOTHING
    for source in range(RIVAL_POINTS, RIVAL_POINTS + 4):
        state.board[source] = 0
    for seat in range(state.clans):
        at = seat * CLAN
        state.clan[at + OWN_CARD] = NOTHING
        state.clan[at + RESOURCE_CARD] = NOTHING
        for member in range(i64(MEMBERS)):
            state.clan[at + RESERVE + member] = MEMBERS_OF_A_KIND
    setup.open_game(state)
    if fixed.is_solo:
        set_rival(state)
    return state


def set_rival(state: Position) -> None:
    """Points and influence of the rival by difficulty. [WC 11.2, R14]"""
    state.board[RIVAL_POINTS + RIVAL_START] = state.setup.rival_points
    passage.move_marker(state, RIVAL, state.setup.rival_time)


def restore(seats: int, options: Options, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    parts: list[vec[i64]] = []
    at = 0
    for length in (TURN_FIELDS, BOARD, CLAN * max(seats, 2), STACK):
        parts.append(vec[i64](numbers[at : at + length]))
        at += length
    return Position(Setup(seats, options), parts[0], parts[1], parts[2], parts[3])
