"""A position of Dragon Castle: its fields, its copy, its numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.errors import BadOption
from tenshu.core.options import Options
from tenshu.core.protocol import CHANCE, OVER, State
from tenshu.games.dragon_castle.data.scoring import SHRINE_SUPPLY, STARTING_SHRINES
from tenshu.games.dragon_castle.data.tiles import COPIES
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    CELLS,
    DEAL,
    DRAW_FIRST,
    EMPTY,
    GAME_OVER,
    KINDS,
    NOTHING,
    REALM_COLUMNS,
    SPACES,
    UNSEEN,
)
from tenshu.games.dragon_castle.options import DRAGONS_OPTION, SPIRITS_OPTION, layout_rows
from tenshu.games.dragon_castle.rules import scoring, turn

TURN_FIELDS: Final = 25


class Setup:
    """What is fixed before a game and shared by all its positions."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        columns, _, rows = options["realm"].partition("x")
        self.columns: i64 = int(columns)
        self.rows: i64 = int(rows)
        self.cells: vec[i64] = vec[i64](
            [
                row * REALM_COLUMNS + column
                for row in range(int(rows))
                for column in range(int(columns))
            ]
        )
        self.layout: vec[i64] = _heights(layout_rows(seats, options))
        self.spaces: vec[i64] = vec[i64]([s for s in range(SPACES) if self.layout[s] > 0])
        self.first: i64 = _first_player(seats, options)
        self.spirits: i64 = _mask(SPIRITS_OPTION.cards(options["spirits"]), SPIRITS_OPTION.words)
        self.dragons: i64 = _mask(DRAGONS_OPTION.cards(options["dragons"]), DRAGONS_OPTION.words)
        self.spirit_pool: i64 = _mask(SPIRITS_OPTION.pool(options["spirits"]), SPIRITS_OPTION.words)
        self.dragon_pool: i64 = _mask(DRAGONS_OPTION.pool(options["dragons"]), DRAGONS_OPTION.words)
        self.spirit_draws: i64 = SPIRITS_OPTION.draws(options["spirits"])
        self.dragon_draws: i64 = DRAGONS_OPTION.draws(options["dragons"])
        self.restricts_space = options["no_space"] == "restrict"
        self.limits_shrines = options["shrine_supply"] == "limited"
        self.sets_come_first = options["pending_sets"] == "first"
        self.protects_sets = options["pending_cost"] == "forbidden"
        self.strict_elegance = options["elegance"] == "strict"
        self.deceives_on_floor = options["deception"] == "same_floor"
        self.moves_inside = options["strength"] == "inside"
        self.early_faith = options["faith"] == "early"
        self.empty_harmony = options["harmony"] == "empty"


class Position(State):
    """Castle, realms and the turn in progress; see ids.py for what the numbers mean."""

    def __init__(
        self,
        setup: Setup,
        turn: vec[i64],
        height: vec[i64],
        top: vec[i64],
        pool: vec[i64],
        stack: vec[i64],
        face: vec[i64],
        shrine: vec[i64],
        vp: vec[i64],
        shrines: vec[i64],
        tokens: vec[i64],
        discards: vec[i64],
    ) -> None:
        self.setup = setup
        # The turn in progress, in the order that turn_fields() writes it.
        self.phase: i64 = turn[0]
        self.base: i64 = turn[1]  # the step of the turn to return to after sets and powers
        self.seat: i64 = turn[2]
        self.first: i64 = turn[3]
        self.spirits: i64 = turn[4]  # cards in play, one bit each
        self.dragons: i64 = turn[5]
        self.dealt: i64 = turn[6]  # spaces whose top tile was dealt
        self.uncovered: i64 = turn[7]  # the space whose new top tile must be revealed
        self.hand: i64 = turn[8]  # the kind taken first
        self.other: i64 = turn[9]  # the kind taken second
        self.picked: i64 = turn[10]  # where the first tile came from, and its floor
        self.floor: i64 = turn[11]
        self.invoked: i64 = turn[12]  # Spirits activated this turn, one bit each
        self.owes_elegance: i64 = turn[13]  # 1: a pick by a free short side is still due
        self.placed: i64 = turn[14]  # cells that received a tile and were not checked for sets
        self.pending: i64 = turn[15]  # cells of sets that must be consolidated
        self.fresh: i64 = turn[16]  # cells of the set just consolidated
        self.fresh_before: i64 = turn[17]  # cells of earlier sets of the same step
        self.allowance: i64 = turn[18]  # Shrines that may still be built on the fresh set
        self.moves: i64 = turn[19]  # tiles moved by Strength
        self.lifted: i64 = turn[20]  # the face in the air, and the cell it left
        self.lifted_from: i64 = turn[21]
        self.supply: i64 = turn[22]  # Shrines in the general pool
        self.turns: i64 = turn[23]  # turns finished
        self.moved: i64 = turn[24]  # cells where Strength put a tile
        # The castle by space: tiles in the stack and the kind on top.
        self.height: vec[i64] = height
        self.top: vec[i64] = top
        self.pool: vec[i64] = pool  # covered tiles by kind
        # The realms by seat * CELLS + cell.
        self.stack: vec[i64] = stack
        self.face: vec[i64] = face
        self.shrine: vec[i64] = shrine
        # By seat.
        self.vp: vec[i64] = vp
        self.shrines: vec[i64] = shrines
        self.tokens: vec[i64] = tokens
        self.discards: vec[i64] = discards

    def actor(self) -> i64:
        """Who acts now."""
        if self.uncovered != NOTHING or self.phase <= DEAL:
            return CHANCE
        if self.phase == GAME_OVER:
            return OVER
        return self.seat

    def legal_actions(self) -> vec[i64]:
        """All legal actions in canonical order."""
        return turn.legal_actions(self)

    def apply(self, action: i64) -> None:
        """Carry out a legal action and all that follows without a choice."""
        turn.apply(self, action)

    def scores(self) -> list[int]:
        """Points of every seat, as if the game ended now."""
        return [int(scoring.total(self, seat)) for seat in range(self.setup.seats)]

    def clone(self) -> Position:
        """An equal position that shares only its set-up."""
        return Position(
            self.setup,
            self.turn_fields(),
            self.height[:],
            self.top[:],
            self.pool[:],
            self.stack[:],
            self.face[:],
            self.shrine[:],
            self.vp[:],
            self.shrines[:],
            self.tokens[:],
            self.discards[:],
        )

    def turn_fields(self) -> vec[i64]:
        """The turn in progress as the constructor takes it."""
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

    def numbers(self) -> list[int]:
        """Every field as plain numbers."""
        out: list[int] = []
        for part in (self.turn_fields(), self.height, self.top, self.pool, self.stack, self.face):
            out += [int(number) for number in part]
        for part in (self.shrine, self.vp, self.shrines, self.tokens, self.discards):
            out += [int(number) for number in part]
        return out

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.setup.seats), self.setup.options, self.numbers())


def start(seats: int, options: Options) -> Position:
    """The position before anything is drawn or dealt. [DC 1.1, 1.5, 1.8]"""
    setup = Setup(seats, options)
    turn_fields = vec[i64]([0 for _ in range(TURN_FIELDS)])
    turn_fields[0] = DRAW_FIRST
    turn_fields[4] = setup.spirits
    turn_fields[5] = setup.dragons
    for index in (3, 7, 8, 9, 10, 21):
        turn_fields[index] = NOTHING
    turn_fields[22] = SHRINE_SUPPLY - STARTING_SHRINES * seats
    realms = seats * CELLS
    state = Position(
        setup,
        turn_fields,
        setup.layout[:],
        vec[i64]([UNSEEN if height > 0 else NOTHING for height in setup.layout]),
        vec[i64]([COPIES] * KINDS),
        vec[i64]([0] * realms),
        vec[i64]([EMPTY] * realms),
        vec[i64]([0] * realms),
        vec[i64]([0] * seats),
        vec[i64]([STARTING_SHRINES] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )
    turn.open_game(state)
    return state


def restore(seats: int, options: Options, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    realms = seats * CELLS
    parts: list[vec[i64]] = []
    at = 0
    for length in (
        TURN_FIELDS,
        SPACES + 1,
        SPACES + 1,
        KINDS,
        realms,
        realms,
        realms,
        *[seats] * 4,
    ):
        parts.append(vec[i64](numbers[at : at + length]))
        at += length
    return Position(
        Setup(seats, options),
        parts[0],
        parts[1],
        parts[2],
        parts[3],
        parts[4],
        parts[5],
        parts[6],
        parts[7],
        parts[8],
        parts[9],
        parts[10],
    )


def _heights(rows: list[str]) -> vec[i64]:
    """The layout as heights by space, with an empty space beyond the edge."""
    heights = vec[i64]([0] * (SPACES + 1))
    for r, row in enumerate(rows):
        for c, height in enumerate(row):
            heights[r * CASTLE_COLUMNS + c] = int(height)
    return heights


def _first_player(seats: int, options: Options) -> int:
    """The seat that begins, or NOTHING if chance decides. [DC 1.8, R12]"""
    value = options["first_player"]
    if value == "random":
        return NOTHING
    if int(value) > seats:
        raise BadOption("error-first-player", value=value, seats=seats)
    return int(value) - 1


def _mask(words: list[str], order: tuple[str, ...]) -> int:
    return sum(2 ** order.index(word) for word in words)
