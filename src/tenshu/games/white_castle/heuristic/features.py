"""What a net sees of a position from a seat's view: whole numbers, most of them zero."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.net import FeatureNames
from tenshu.games.white_castle.data.board import MEMBERS_OF_A_KIND, MILESTONES
from tenshu.games.white_castle.fields import MOST_CLANS
from tenshu.games.white_castle.heuristic.promises import PARTS, Forecast, garden_steps
from tenshu.games.white_castle.heuristic.weights import ALL_TURNS
from tenshu.games.white_castle.ids import (
    BRIDGE,
    CARD_FIELDS,
    CASTLE_FIELDS,
    COIN,
    COLOURS,
    COURTIERS,
    ENTRY,
    FLOORS,
    FOOD,
    GARDENER,
    GARDENS,
    GATE,
    HIGHEST_DIE,
    IRON,
    MEMBERS,
    NOTHING,
    PEARL,
    REFILL,
    SEAL,
    SLOTS,
    STACK_SPACES,
    STOCKED,
    SYMBOLS,
    TILES,
    WARRIORS,
    YARD_TILES,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    BRIDGES,
    DOMAIN_DIE,
    GARDEN_CARD,
    IN_YARD,
    OWN_CARD,
    RESERVE,
    ROOM_CARD,
    SLOT,
    SPACE_DIE,
    STOCK,
    TENDED,
    TILE,
    TIME,
    TURN_ORDER,
    YARD_TILES_AT,
    ZONE,
)
from tenshu.games.white_castle.lookups import (
    FIELD_BESIDE_ROW,
    GARDEN_FOOD,
    GARDEN_POINTS,
    LANTERNS,
    OPENS,
    ROOM_OF_FIELD,
    SIDE_OF_SPACE,
    SLOT_OF_FIELD,
    SPACE_VALUE,
    TILE_COLOUR,
    TILE_GOOD,
    TIME_END,
    TOLL,
)
from tenshu.games.white_castle.rules import scoring
from tenshu.games.white_castle.rules.passage import is_ahead
from tenshu.games.white_castle.state import Position

# Promises are told in quarters of a point.
QUARTERS: Final = 4.0
# What fields of cards are for: a member action, a lantern, or anything else.
LANTERN_FIELD: Final = 3
GIFT_FIELD: Final = 4
FIELD_KINDS: Final = 5
GARDEN_CARDS: Final = 10
YARD_EFFECTS: Final = 16
WELL_GOODS: Final = 8
# Amounts that pay for something: gardens and yards, floors, an audience, dice and tolls.
ENOUGH: Final[list[tuple[str, int, list[int]]]] = [
    ("food", FOOD, [1, 2, 3, 4, 5]),
    ("iron", IRON, [1, 3, 5]),
    ("pearl", PEARL, [2, 4, 5]),
    ("coin", COIN, [1, 2, 3, 4, 6, 8]),
    ("seal", SEAL, [1, 2, 3]),
]
ENOUGH_OF: Final = vec[i64]([good for _, good, amounts in ENOUGH for _ in amounts])
ENOUGH_AMOUNT: Final = vec[i64]([amount for _, _, amounts in ENOUGH for amount in amounts])
# The milestones, and from each position the steps to the next of them, or to the end, and its toll.
MILESTONE_AT: Final = vec[i64]([position for position, _ in MILESTONES])


def _steps_to_toll(position: int) -> int:
    return min(
        [milestone - position for milestone, _ in MILESTONES if milestone > position],
        default=TIME_END - position,
    )


TO_TOLL: Final = vec[i64]([_steps_to_toll(position) for position in range(TIME_END + 1)])
NEXT_TOLL: Final = vec[i64](
    [TOLL[position + _steps_to_toll(position)] for position in range(TIME_END + 1)]
)


def _field_kind(effect: int) -> int:
    """What a field of a card is for."""
    opened = int(OPENS[effect]) // ENTRY
    if COURTIERS <= opened <= WARRIORS:
        return opened - COURTIERS
    return LANTERN_FIELD if LANTERNS[effect] else GIFT_FIELD


FIELD_KIND: Final = vec[i64]([_field_kind(effect) for effect in range(len(FIELD_BESIDE_ROW))])

FEATURES: Final = FeatureNames()
TURNS_LEFT: Final[i64] = FEATURES.add("turns_left", ALL_TURNS + 1)
GARDEN_STEPS: Final[i64] = FEATURES.add("garden_steps")
SEATS: Final[i64] = FEATURES.add("seats", MOST_CLANS - 1)
IS_SOLO: Final[i64] = FEATURES.add("is_solo")
# How many others act before the seat, and whether the dice of the round are still to be rolled.
WAITS: Final[i64] = FEATURES.add("waits", MOST_CLANS)
ROLLS: Final[i64] = FEATURES.add("rolls")
# The seat's goods and points.
STOCKS: Final[i64] = FEATURES.add("stock", STOCKED)
HAS_ENOUGH: Final[i64] = FEATURES.add("has_enough", len(ENOUGH_OF))
TOTAL: Final[i64] = FEATURES.add("total")
LANTERN: Final[i64] = FEATURES.add("lantern", SYMBOLS)
LANTERN_SIZE: Final[i64] = FEATURES.add("lantern_size")
# Members: courtiers by floor, warriors by yard, and how many of each kind have left the domain.
COURTIERS_AT: Final[i64] = FEATURES.add("courtiers_at", FLOORS)
CAN_CLIMB: Final[i64] = FEATURES.add("can_climb")
INSIDE: Final[i64] = FEATURES.add("inside", MEMBERS_OF_A_KIND + 1)
WARRIORS_IN: Final[i64] = FEATURES.add("warriors_in", YARDS)
WARRIOR_VALUE: Final[i64] = FEATURES.add("warrior_value")
WARRIOR_POINTS: Final[i64] = FEATURES.add("warrior_points")
GONE: Final[i64] = FEATURES.add("gone", MEMBERS * (MEMBERS_OF_A_KIND + 1))
# Gardens by card: on the table, tended, and tended times the garden steps to come.
GARDEN_ON_TABLE: Final[i64] = FEATURES.add("garden_on_table", GARDEN_CARDS)
TENDS: Final[i64] = FEATURES.add("tends", GARDEN_CARDS)
WORKS: Final[i64] = FEATURES.add("works", GARDEN_CARDS)
BEST_GARDEN: Final[i64] = FEATURES.add("best_garden")
BEST_AFFORDED: Final[i64] = FEATURES.add("best_afforded")
CHEAPEST_GARDEN: Final[i64] = FEATURES.add("cheapest_garden")
# The passage of time: steps to the next toll, whether it can be paid, who is ahead.
STEPS: Final[i64] = FEATURES.add("steps")
STEPS_TO_TOLL: Final[i64] = FEATURES.add("steps_to_toll")
CAN_PAY_TOLL: Final[i64] = FEATURES.add("can_pay_toll")
TOLLS_PAID: Final[i64] = FEATURES.add("tolls_paid", len(MILESTONES))
BEHIND: Final[i64] = FEATURES.add("behind", MOST_CLANS)
# The rows of the domain: what the card's field beside each is for, and whether a die may come.
ROW_FIELD: Final[i64] = FEATURES.add("row_field", COLOURS * FIELD_KINDS)
ROW_IS_FREE: Final[i64] = FEATURES.add("row_is_free", COLOURS)
# The bridges: how many dice, the lowest and the highest.
DICE: Final[i64] = FEATURES.add("dice", COLOURS)
LOWEST: Final[i64] = FEATURES.add("lowest", COLOURS)
HIGHEST: Final[i64] = FEATURES.add("highest", COLOURS)
# Spaces: whether they are open, the value to beat, and what dice of each colour can do in rooms.
IS_OPEN: Final[i64] = FEATURES.add("is_open", STACK_SPACES)
TO_BEAT: Final[i64] = FEATURES.add("to_beat", STACK_SPACES)
OFFERED: Final[i64] = FEATURES.add("offered", COLOURS * FIELD_KINDS)
YARD_EFFECT: Final[i64] = FEATURES.add("yard_effect", YARD_EFFECTS)
WELL_GOOD: Final[i64] = FEATURES.add("well_good", WELL_GOODS)
FREE_FAVOURS: Final[i64] = FEATURES.add("free_favours")
# The best of the others in each.
RIVAL_TOTAL: Final[i64] = FEATURES.add("rival_total")
RIVAL_STEPS: Final[i64] = FEATURES.add("rival_steps")
RIVAL_COINS: Final[i64] = FEATURES.add("rival_coins")
PROMISE: Final[i64] = FEATURES.add("promise", PARTS)


def write_features(state: Position, seat: i64, forecast: Forecast, out: vec[i64]) -> None:
    """Write the features of a position whose forecast for the seat was just found."""
    for index in range(i64(len(out))):
        out[index] = 0
    out[SEATS + state.setup.clans - 2] = 1
    out[IS_SOLO] = 1 if state.setup.is_solo else 0
    write_order(state, seat, out)
    write_goods(state, seat, out)
    write_members(state, seat, out)
    write_gardens(state, seat, out)
    write_passage(state, seat, out)
    write_domain(state, seat, out)
    write_dice(state, out)
    write_castle(state, out)
    write_rivals(state, seat, out)
    out[TURNS_LEFT + forecast.turns] = 1
    out[TOTAL] = forecast.points
    for part in range(i64(PARTS)):
        out[PROMISE + part] = i64(QUARTERS * forecast.parts[part])


def write_order(state: Position, seat: i64, out: vec[i64]) -> None:
    """How many others act before the seat, as far as the turn order is known."""
    clans = state.setup.clans
    turn = state.turns_done % clans
    for place in range(clans):
        if state.at[TURN_ORDER + place] == seat:
            out[WAITS + (place - turn + clans) % clans] = 1
    out[ROLLS] = 1 if state.phase < REFILL else 0


def write_goods(state: Position, seat: i64, out: vec[i64]) -> None:
    """What the seat owns, what it can pay for, and what every lantern brings."""
    board = state.at
    own = STOCK + seat * STOCKED
    for item in range(i64(STOCKED)):
        out[STOCKS + item] = board[own + item]
    for index in range(i64(len(ENOUGH_OF))):
        if board[own + ENOUGH_OF[index]] >= ENOUGH_AMOUNT[index]:
            out[HAS_ENOUGH + index] = 1
    size: i64 = 0
    for symbol in range(i64(SYMBOLS)):
        count = board[ZONE + seat * SYMBOLS + symbol]
        out[LANTERN + symbol] = count
        size += count
    out[LANTERN_SIZE] = size


def write_members(state: Position, seat: i64, out: vec[i64]) -> None:
    """Courtiers, warriors and the rows that members have uncovered."""
    board = state.at
    for floor in range(i64(FLOORS)):
        out[COURTIERS_AT + floor] = board[AT_FLOOR + seat * FLOORS + floor]
    if board[AT_FLOOR + seat * FLOORS + GATE] > 0:
        out[CAN_CLIMB] = min(board[STOCK + seat * STOCKED + PEARL], i64(5))
    inside = scoring.courtiers_inside(state, seat)
    out[INSIDE + inside] = 1
    for yard in range(i64(YARDS)):
        out[WARRIORS_IN + yard] = board[IN_YARD + seat * YARDS + yard]
    value = scoring.warrior_value(state, seat)
    out[WARRIOR_VALUE] = value
    out[WARRIOR_POINTS] = value * inside
    for member in range(i64(MEMBERS)):
        gone = MEMBERS_OF_A_KIND - board[RESERVE + seat * MEMBERS + member]
        out[GONE + member * (MEMBERS_OF_A_KIND + 1) + gone] = 1


def write_gardens(state: Position, seat: i64, out: vec[i64]) -> None:
    """Gardens on the table, those tended, and the best ones that are left."""
    board = state.at
    tended = board[TENDED + seat]
    steps = garden_steps(state, seat)
    food = board[STOCK + seat * STOCKED + FOOD]
    out[GARDEN_STEPS] = steps
    cheapest: i64 = 7
    has_gardeners = board[RESERVE + seat * MEMBERS + GARDENER] > 0
    for garden in range(i64(GARDENS)):
        card = board[GARDEN_CARD + garden]
        out[GARDEN_ON_TABLE + card] = 1
        if has_bit(tended, garden):
            out[TENDS + card] = 1
            out[WORKS + card] = steps
        elif has_gardeners:
            cheapest = min(cheapest, GARDEN_FOOD[card])
            out[BEST_GARDEN] = max(out[BEST_GARDEN], GARDEN_POINTS[card])
            if GARDEN_FOOD[card] <= food:
                out[BEST_AFFORDED] = max(out[BEST_AFFORDED], GARDEN_POINTS[card])
    out[CHEAPEST_GARDEN] = cheapest


def write_passage(state: Position, seat: i64, out: vec[i64]) -> None:
    """The seat's marker, the next toll, and how many markers are behind."""
    position = state.at[TIME + seat]
    out[STEPS] = position
    out[STEPS_TO_TOLL] = TO_TOLL[position]
    seals = state.at[STOCK + seat * STOCKED + SEAL]
    out[CAN_PAY_TOLL] = 1 if seals >= NEXT_TOLL[position] else 0
    for milestone in range(i64(len(MILESTONE_AT))):
        out[TOLLS_PAID + milestone] = 1 if position >= MILESTONE_AT[milestone] else 0
    behind: i64 = 0
    for other in range(state.setup.clans):
        if other != seat and is_ahead(state, seat, other):
            behind += 1
    out[BEHIND + behind] = 1


def write_domain(state: Position, seat: i64, out: vec[i64]) -> None:
    """The rows of the domain with the card beside them."""
    board = state.at
    card = board[OWN_CARD + seat]
    for row in range(i64(COLOURS)):
        out[ROW_IS_FREE + row] = 1 if board[DOMAIN_DIE + seat * COLOURS + row] == 0 else 0
        if card != NOTHING:
            kind = FIELD_KIND[FIELD_BESIDE_ROW[card * CARD_FIELDS + row]]
            out[ROW_FIELD + row * FIELD_KINDS + kind] = 1


def write_dice(state: Position, out: vec[i64]) -> None:
    """The dice on the bridges; the last one lies on either end."""
    board = state.at
    for colour in range(i64(COLOURS)):
        first = BRIDGES + colour * BRIDGE
        low, high = board[first], board[first + BRIDGE - 1]
        count: i64 = 0
        for place in range(first, first + BRIDGE):
            if board[place] != 0:
                count += 1
        out[DICE + colour] = count
        out[LOWEST + colour] = low if low != 0 else high
        out[HIGHEST + colour] = high if high != 0 else low


def write_castle(state: Position, out: vec[i64]) -> None:
    """Where dice may go, what they may do there, and what yards, well and Daimyo offer."""
    board = state.at
    most = state.setup.dice_on_a_space
    for space in range(i64(STACK_SPACES)):
        under = board[SPACE_DIE + space * 2]
        is_full = board[SPACE_DIE + space * 2 + most - 1] != 0
        out[IS_OPEN + space] = 0 if is_full else 1
        if not is_full:
            value = SPACE_VALUE[space] if under == 0 else (under - 1) % HIGHEST_DIE + 1
            out[TO_BEAT + space] = value
    for field in range(i64(CASTLE_FIELDS)):
        room = ROOM_OF_FIELD[field]
        if out[IS_OPEN + room] != 0 and board[ROOM_CARD + room] != NOTHING:
            kind = FIELD_KIND[board[ROOM_CARD + room] * CARD_FIELDS + SLOT_OF_FIELD[field]]
            out[OFFERED + TILE_COLOUR[board[TILE + field]] * FIELD_KINDS + kind] += 1
    for space in range(i64(YARD_TILES)):
        out[YARD_EFFECT + board[YARD_TILES_AT + space] * 2 + SIDE_OF_SPACE[space]] = 1
    for tile in range(i64(CASTLE_FIELDS), i64(TILES)):
        out[WELL_GOOD + TILE_GOOD[board[TILE + tile]]] += 1
    for slot in range(i64(SLOTS)):
        if board[SLOT + slot] == NOTHING:
            out[FREE_FAVOURS] += 1


def write_rivals(state: Position, seat: i64, out: vec[i64]) -> None:
    """The best of the others."""
    for rival in range(state.setup.clans):
        if rival != seat:
            out[RIVAL_TOTAL] = max(out[RIVAL_TOTAL], scoring.total(state, rival))
            out[RIVAL_STEPS] = max(out[RIVAL_STEPS], state.at[TIME + rival])
            coins = state.at[STOCK + rival * STOCKED + COIN]
            out[RIVAL_COINS] = max(out[RIVAL_COINS], coins)
