"""A position of Dragon Castle, and the set-up that all positions of a game share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.options import Options, first_seat
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.dragon_castle.data.scoring import SHRINE_SUPPLY, STARTING_SHRINES
from tenshu.games.dragon_castle.data.tiles import COPIES
from tenshu.games.dragon_castle.fields import FIELDS
from tenshu.games.dragon_castle.ids import (
    CASTLE_COLUMNS,
    DEAL,
    DRAW_FIRST,
    GAME_OVER,
    KINDS,
    NOTHING,
    REALM_COLUMNS,
    SPACES,
    UNSEEN,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    CASTLE_TOP,
    COVERED,
    SHRINES_LEFT,
    Fields,
)
from tenshu.games.dragon_castle.options import DRAGONS_OPTION, SPIRITS_OPTION, layout_rows
from tenshu.games.dragon_castle.rules import scoring, turn
from tenshu.games.dragon_castle.rulings import CHANGED


class Setup:
    """What is fixed before a game and shared by all its positions."""

    def __init__(self, seats: int, options: Options, version: int) -> None:
        self.seats: i64 = seats
        self.version = version
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
        self.first: i64 = first_seat(options, seats)  # NOTHING if chance decides [DC 1.8, R12]
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
        self.strength_changes_something = version >= CHANGED["strength-changes-something"]
        self.elegance_with_deep = version >= CHANGED["elegance-with-deep"]


class Position(Fields):
    """Castle, realms and the turn in progress, as fields.py declares them."""

    def __init__(self, setup: Setup, at: vec[i64]) -> None:
        super().__init__(setup.seats, at)
        self.setup = setup

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
        copy = Position(self.setup, self.at[:])
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        return restore, (int(setup.seats), setup.options, setup.version, self.numbers())


def start(seats: int, options: Options, version: int) -> Position:
    """The position before anything is drawn or dealt. [DC 1.1, 1.5, 1.8]"""
    setup = Setup(seats, options, version)
    state = Position(setup, FIELDS.start())
    state.phase = DRAW_FIRST
    state.spirits = setup.spirits
    state.dragons = setup.dragons
    state.supply = SHRINE_SUPPLY - STARTING_SHRINES * seats
    for space in range(i64(SPACES)):
        if setup.layout[space] > 0:
            state.at[CASTLE_HEIGHT + space] = setup.layout[space]
            state.at[CASTLE_TOP + space] = UNSEEN
    for kind in range(i64(KINDS)):
        state.at[COVERED + kind] = COPIES
    for seat in range(i64(seats)):
        state.at[SHRINES_LEFT + seat] = STARTING_SHRINES
    turn.open_game(state)
    return state


def restore(seats: int, options: Options, version: int, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    state = Position(Setup(seats, options, version), FIELDS.start())
    state.restore_numbers(numbers)
    return state


def _heights(rows: list[str]) -> vec[i64]:
    """The layout as heights by space, with an empty space beyond the edge."""
    heights = vec[i64]([0] * (SPACES + 1))
    for r, row in enumerate(rows):
        for c, height in enumerate(row):
            heights[r * CASTLE_COLUMNS + c] = int(height)
    return heights


def _mask(words: list[str], order: tuple[str, ...]) -> int:
    return sum(2 ** order.index(word) for word in words)
