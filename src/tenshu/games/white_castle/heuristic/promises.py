"""What a clan may still gain with the turns it has left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.white_castle.data.board import MEMBERS_OF_A_KIND, ROUNDS, TURNS
from tenshu.games.white_castle.heuristic.weights import (
    AHEAD,
    ALL_TURNS,
    ALONE,
    AT_DIPLOMATS,
    AT_GATE,
    AT_STEWARDS,
    CARDS_HELD,
    COINS,
    FOODS,
    GARDEN_WORKS,
    GARDENERS_GONE,
    IN_ZONE,
    INSIDE,
    IRONS,
    PEARLS,
    ROWS_USED,
    SEALS,
    SPAN,
    STEPS,
    TO_COME,
    WARRIOR_VALUE,
    WARRIORS_GONE,
)
from tenshu.games.white_castle.ids import (
    COIN,
    COLOURS,
    DIPLOMAT_FLOOR,
    FLOORS,
    FOOD,
    GARDEN_STEP,
    GARDENER,
    GARDENS,
    GATE,
    IRON,
    MEMBERS,
    NOTHING,
    PEARL,
    SEAL,
    STEWARD_FLOOR,
    STOCKED,
    SYMBOLS,
    TAKE,
    WARRIOR,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    DOMAIN_DIE,
    GARDEN_CARD,
    OWN_CARD,
    RESERVE,
    STOCK,
    TENDED,
    TIME,
    TURN_ORDER,
    ZONE,
)
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.rules.passage import is_ahead
from tenshu.games.white_castle.state import Position

MOST_COINS: Final = 15
# The parts of a promise: goods, members, the lantern zone, gardens, and places.
PARTS: Final = 5


def turns_left(state: Position, seat: i64) -> i64:
    """How many turns the seat still has."""
    if state.round == 0:
        return ALL_TURNS
    taken: i64 = state.turns_done // state.setup.clans
    for place in range(state.turns_done % state.setup.clans):
        if state.at[TURN_ORDER + place] == seat:
            taken += 1
    if state.seat == seat and state.phase > TAKE and state.turns_done < TURNS * state.setup.clans:
        taken += 1
    return (ROUNDS - state.round) * TURNS + max(TURNS - taken, 0)


class Forecast:
    """What a clan may expect: its points so far, its turns, and what each part promises."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.turns: i64 = 0
        self.parts: vec[float] = vec[float]([0.0] * PARTS)

    def find(self, state: Position, seat: i64, weights: vec[float]) -> float:
        """The value of a position that is not over: points so far and those that may still come."""
        self.points = scoring.total(state, seat)
        self.turns = turns_left(state, seat)
        if self.turns == 0:
            return float(self.points)
        first = (self.turns - 1) * SPAN
        self.parts[0] = goods_promise(state, seat, first, weights)
        self.parts[1] = member_promise(state, seat, first, weights)
        self.parts[2] = zone_promise(state, seat, first, weights)
        self.parts[3] = garden_promise(state, seat, first, weights)
        self.parts[4] = place_promise(state, seat, first, weights)
        value = weights[first + TO_COME]
        if state.setup.is_solo:
            value += weights[ALONE + self.turns]
        for part in range(i64(PARTS)):
            value += self.parts[part]
        return float(self.points) + value


def goods_promise(state: Position, seat: i64, first: i64, weights: vec[float]) -> float:
    """Resources, coins and seals."""
    own = STOCK + seat * STOCKED
    value = (
        weights[first + FOODS + state.at[own + FOOD]]
        + weights[first + IRONS + state.at[own + IRON]]
    )
    value += (
        weights[first + PEARLS + state.at[own + PEARL]]
        + weights[first + SEALS + state.at[own + SEAL]]
    )
    return value + weights[first + COINS + min(state.at[own + COIN], MOST_COINS)]


def member_promise(state: Position, seat: i64, first: i64, weights: vec[float]) -> float:
    """Courtiers on their way up, and all who have left the domain and uncovered its rows."""
    value = weights[first + AT_GATE + state.at[AT_FLOOR + seat * FLOORS + GATE]]
    value += weights[first + AT_STEWARDS + state.at[AT_FLOOR + seat * FLOORS + STEWARD_FLOOR]]
    value += weights[first + AT_DIPLOMATS + state.at[AT_FLOOR + seat * FLOORS + DIPLOMAT_FLOOR]]
    value += weights[first + INSIDE + scoring.courtiers_inside(state, seat)]
    value += weights[first + WARRIOR_VALUE + scoring.warrior_value(state, seat)]
    value += weights[
        first + GARDENERS_GONE + MEMBERS_OF_A_KIND - state.at[RESERVE + seat * MEMBERS + GARDENER]
    ]
    return (
        value
        + weights[
            first + WARRIORS_GONE + MEMBERS_OF_A_KIND - state.at[RESERVE + seat * MEMBERS + WARRIOR]
        ]
    )


def zone_promise(state: Position, seat: i64, first: i64, weights: vec[float]) -> float:
    """The symbols that every lantern brings, and the card in the domain."""
    value = 0.0
    for symbol in range(i64(SYMBOLS)):
        if state.at[ZONE + seat * SYMBOLS + symbol] != 0:
            value += weights[first + IN_ZONE + symbol] * float(
                state.at[ZONE + seat * SYMBOLS + symbol]
            )
    if state.at[OWN_CARD + seat] != NOTHING:
        value += weights[first + CARDS_HELD + state.at[OWN_CARD + seat]]
    return value


def garden_promise(state: Position, seat: i64, first: i64, weights: vec[float]) -> float:
    """What the clan's gardens do again when a round ends."""
    tended = state.at[TENDED + seat]
    steps = garden_steps(state, seat)
    if tended == 0 or steps == 0:
        return 0.0
    value = 0.0
    for garden in range(i64(GARDENS)):
        if has_bit(tended, garden):
            value += weights[first + GARDEN_WORKS + state.at[GARDEN_CARD + garden]]
    return value * float(steps)


def garden_steps(state: Position, seat: i64) -> i64:
    """How often the seat's gardens will still be at work. [WC 8.3]"""
    steps: i64 = ROUNDS - max(state.round, 1)
    if steps == 0 or state.turns_done < TURNS * state.setup.clans:
        return steps
    steps -= 1
    if state.stage == GARDEN_STEP:
        for place in range(state.step, state.setup.clans):
            if state.at[TURN_ORDER + place] == seat:
                steps += 1
    return steps


def place_promise(state: Position, seat: i64, first: i64, weights: vec[float]) -> float:
    """The place on the passage of time, alone and against the others, and rows already used."""
    value = weights[first + STEPS + state.at[TIME + seat]]
    behind: i64 = 0
    for other in range(state.setup.clans):
        if other != seat and is_ahead(state, seat, other):
            behind += 1
    value += weights[first + AHEAD] * float(behind) / float(state.setup.clans - 1)
    for row in range(i64(COLOURS)):
        if state.at[DOMAIN_DIE + seat * COLOURS + row] != 0:
            value += weights[first + ROWS_USED + row]
    return value
