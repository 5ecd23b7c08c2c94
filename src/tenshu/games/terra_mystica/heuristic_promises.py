"""What a seat's possessions promise: resources, income, cults, tiles, cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.cults import CULT_POINTS
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_INCOME,
    BONUS_PASS_POINTS,
    BONUS_SHIPPING_POINTS,
    FAVOUR_INCOME,
    FAVOUR_PASS_POINTS,
    SCORING_CULT,
    SCORING_GAIN,
    SCORING_SPADES,
    SCORING_STEPS,
)
from tenshu.games.terra_mystica.heuristic_map import (
    area_promise,
    doubt_of_being_ahead,
    rank_promise,
    room_promise,
    town_promise,
)
from tenshu.games.terra_mystica.heuristic_weights import (
    ALCHEMISTS_COIN,
    BOWL_ONE,
    BOWL_THREE,
    BOWL_TWO,
    COIN,
    COINS_PER_WORKER,
    CULT_BONUS,
    CULT_BONUS_LATER,
    CULT_BONUS_PART,
    CULT_DOUBT,
    CULT_DOUBT_ROUND,
    CULT_STEP,
    DWELLING_POINTS,
    EARLY_STANDING,
    EXCHANGE_ROUND,
    FEWEST_COINS,
    FIRST_TO_PASS,
    HOUSE_POINTS,
    JOINED_BRIDGE,
    KEY,
    LATE_STANDING,
    LOW_TOWNS,
    NEXT_CARD,
    PASS_POINTS,
    POWER_GAIN,
    PRIEST,
    SAVED_WORKER,
    SHIPPING_CARD,
    SHIPPING_ROUND,
    SPADE,
    SPADE_CARD,
    SPARE_COIN,
    SPARE_WORKER,
    STAGE_BY_ROUNDS,
    STEP_ACTION,
    STEP_CARD,
    STRONGHOLD_ROUND,
    WEIGHTS,
    WORKER,
)
from tenshu.games.terra_mystica.ids import (
    BON1,
    BON2,
    BON4,
    BON10,
    BONUSES,
    CULTS,
    FAV5,
    FAV6,
    FAV10,
    FAV11,
    FAV12,
    FAVOURS,
    NOTHING,
    ROUNDS,
    STRONGHOLD,
    STRUCTURES,
    TRADING_HOUSE,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    CARD_COINS,
    CARD_HELD,
    COINS,
    CULT_SPADES_LEFT,
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    HAS_PASSED,
    KEYS,
    PASSING_ORDER,
    PRIESTS,
    ROUND_TILES,
    SHIPPING,
    STRUCTURES_BUILT,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.gains import faction_of, income_of
from tenshu.games.terra_mystica.rules.passing import is_card_free
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import RESOURCES

STAGE: Final = vec[i64](list(STAGE_BY_ROUNDS))
CULT_PRIZES: Final = vec[float]([float(points) for points in (*CULT_POINTS, 0)])
# Points of a tile for each worker in what it pays for: dwellings, trading houses, great houses.
POINTS_PER_WORKER: Final = vec[float]([0.5, 1.0, 2.0, 1.25, 2.0, 1.5, 1.25, 1.5, 2.0])


def _flat(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


CARD_INCOME: Final = _flat(BONUS_INCOME)
TILE_INCOME: Final = _flat(FAVOUR_INCOME)
BONUS_GAIN: Final = _flat(SCORING_GAIN)
CARD_POINTS: Final = _flat(BONUS_PASS_POINTS)
BONUS_CULT: Final = vec[i64](list(SCORING_CULT))
BONUS_STEPS: Final = vec[i64](list(SCORING_STEPS))
BONUS_SPADES: Final = vec[i64](list(SCORING_SPADES))
HOUSES_POINTS: Final = vec[i64](list(FAVOUR_PASS_POINTS))


def settled_value(state: Position, seat: i64) -> float:
    """Points, possessions and promises, whatever the seat is doing right now."""
    left = ROUNDS - state.round
    value = float(state.at[VICTORY_POINTS + seat]) + wealth_promise(state, seat, left)
    value += structure_promise(state, seat, left) + cult_promise(state, seat, left)
    value += tile_promise(state, seat, state.at[FAVOURS_HELD + seat], left)
    value += card_promise(state, seat, left) + area_promise(state, seat, left)
    if left > 0 or state.at[HAS_PASSED + seat] == 0:
        value += town_promise(state, seat, left) + room_promise(state, seat, left)
    return value


def worth(coins: i64, workers: i64, priests: i64, power: i64, rounds: i64) -> float:
    """What a gain is worth with so many rounds to spend it."""
    at = WEIGHTS.at
    stage = STAGE[rounds]
    value = at[COIN + stage] * float(coins) + at[WORKER + stage] * float(workers)
    return value + at[PRIEST + stage] * float(priests) + at[POWER_GAIN + stage] * float(power)


def wealth_promise(state: Position, seat: i64, left: i64) -> float:
    """Resources in hand and every income to come, at what they will be worth then."""
    rounds = left + (0 if state.at[HAS_PASSED + seat] != 0 or state.round == 0 else 1)
    if rounds == 0:
        return leftover_points(state, seat)
    at = WEIGHTS.at
    stage = STAGE[rounds]
    value = worth(
        state.at[COINS + seat], state.at[WORKERS + seat], state.at[PRIESTS + seat], 0, rounds
    )
    value += at[BOWL_THREE + stage] * float(state.at[BOWL3 + seat])
    value += at[BOWL_TWO + stage] * float(state.at[BOWL2 + seat])
    value += at[BOWL_ONE + stage] * float(state.at[BOWL1 + seat])
    coins = steady_income(state, seat, 0)
    workers = steady_income(state, seat, 1)
    priests = steady_income(state, seat, 2)
    power = steady_income(state, seat, 3)
    for later in range(i64(1), left + 1):
        value += worth(coins, workers, priests, power, later)
    if faction_of(state, seat).trades_points:
        value += at[ALCHEMISTS_COIN] * float(
            state.at[COINS + seat] + state.at[BOWL3 + seat] + coins * left
        )
    if 0 < state.round < ROUNDS:
        pays = POINTS_PER_WORKER[state.at[ROUND_TILES + state.round]]
        value += at[SAVED_WORKER] * pays * float(state.at[WORKERS + seat])
    all_coins = float(state.at[COINS + seat] + coins * left)
    all_workers = float(state.at[WORKERS + seat] + workers * left)
    spare = all_coins - at[COINS_PER_WORKER] * all_workers
    if spare > 0.0:
        return value - at[SPARE_COIN] * at[COIN + stage] * spare
    spare = all_workers - all_coins / at[FEWEST_COINS]
    if spare > 0.0:
        return value - at[SPARE_WORKER] * at[WORKER + stage] * spare
    return value


def leftover_points(state: Position, seat: i64) -> float:
    """What is left when nothing can be bought any more. [TM 16.4]"""
    coins = float(state.at[COINS + seat] + state.at[WORKERS + seat] + state.at[PRIESTS + seat])
    coins += float(state.at[BOWL3 + seat]) + 0.5 * float(state.at[BOWL2 + seat])
    return coins / float(faction_of(state, seat).coins_per_point)


def steady_income(state: Position, seat: i64, resource: i64) -> i64:
    """Income of structures and favour tiles; the card is counted apart. [TM 2.2]"""
    total = income_of(state, seat, resource)
    favours = state.at[FAVOURS_HELD + seat]
    for tile in range(i64(FAVOURS)):
        if has_bit(favours, tile):
            total += TILE_INCOME[tile * RESOURCES + resource]
    return total


def structure_promise(state: Position, seat: i64, left: i64) -> float:
    """Structures on the map, the stronghold's power, the tracks."""
    at = WEIGHTS.at
    value = 0.0
    early = float(left) / float(ROUNDS)
    for kind in range(i64(STRUCTURES)):
        worth_now = at[EARLY_STANDING + kind] * early + at[LATE_STANDING + kind] * (1.0 - early)
        value += worth_now * float(state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind])
    if state.at[STRUCTURES_BUILT + seat * STRUCTURES + STRONGHOLD] > 0:
        value += at[STRONGHOLD_ROUND + state.at[FACTION_OF + seat]] * float(left)
        passes = left + (0 if state.at[HAS_PASSED + seat] != 0 else 1)
        points = faction_of(state, seat).passing_points(state, seat) * passes
        value += at[JOINED_BRIDGE] * float(points)
    value += at[SHIPPING_ROUND] * float(max(state.at[SHIPPING + seat], i64(0)) * left)
    return value + at[EXCHANGE_ROUND] * float(state.at[EXCHANGE + seat] * left)


def cult_promise(state: Position, seat: i64, left: i64) -> float:
    """Ranks on the tracks at the end, keys, and the bonuses after this and later rounds."""
    at = WEIGHTS.at
    value = at[KEY] * float(state.at[KEYS + seat]) + at[SPADE] * float(
        state.at[CULT_SPADES_LEFT + seat]
    )
    doubt = at[CULT_DOUBT] + at[CULT_DOUBT_ROUND] * float(left)
    for cult in range(i64(CULTS)):
        step = state.at[CULT_STEPS + seat * CULTS + cult]
        value += at[CULT_STEP] * float(step)
        if step == 0 and left == 0:
            continue
        above = 0.0
        for rival in range(state.setup.seats):
            if rival != seat:
                lead = float(step - state.at[CULT_STEPS + rival * CULTS + cult])
                above += doubt_of_being_ahead(lead, doubt)
        value += rank_promise(above, CULT_PRIZES)
    for round_ in range(max(state.round, i64(1)), i64(ROUNDS)):
        value += bonus_promise(state, seat, round_, ROUNDS - round_)
    return value


def bonus_promise(state: Position, seat: i64, round_: i64, rounds: i64) -> float:
    """The cult bonus after a round, with so many rounds to spend it. [TM 15.1]"""
    tile = state.at[ROUND_TILES + round_ - 1]
    if tile == NOTHING or BONUS_CULT[tile] == NOTHING:
        return 0.0
    at = WEIGHTS.at
    step = state.at[CULT_STEPS + seat * CULTS + BONUS_CULT[tile]]
    whole = step // BONUS_STEPS[tile]
    part = float(step - whole * BONUS_STEPS[tile]) / float(BONUS_STEPS[tile])
    first = tile * RESOURCES
    gain = at[SPADE] * float(BONUS_SPADES[tile]) + worth(
        BONUS_GAIN[first],
        BONUS_GAIN[first + 1],
        BONUS_GAIN[first + 2],
        BONUS_GAIN[first + 3],
        rounds,
    )
    share = at[CULT_BONUS] if round_ == state.round else at[CULT_BONUS_LATER]
    return share * gain * (float(whole) + at[CULT_BONUS_PART] * part)


def tile_promise(state: Position, seat: i64, favours: i64, left: i64) -> float:
    """What favour tiles will bring, apart from income."""
    at = WEIGHTS.at
    rounds = float(left) + (0.0 if state.at[HAS_PASSED + seat] != 0 else 0.5)
    value = 0.0
    if has_bit(favours, FAV5):
        value += at[LOW_TOWNS] * rounds
    if has_bit(favours, FAV6):
        value += at[STEP_ACTION] * rounds
    if has_bit(favours, FAV10):
        value += at[HOUSE_POINTS] * rounds
    if has_bit(favours, FAV11):
        value += at[DWELLING_POINTS] * rounds
    if has_bit(favours, FAV12):
        houses = state.at[STRUCTURES_BUILT + seat * STRUCTURES + TRADING_HOUSE]
        passes = float(left) + (0.0 if state.at[HAS_PASSED + seat] != 0 else 1.0)
        value += at[PASS_POINTS] * float(HOUSES_POINTS[houses]) * passes
    return value


def card_promise(state: Position, seat: i64, left: i64) -> float:
    """Points of the card held when passing, and the next card."""
    card = state.at[CARD_HELD + seat]
    if card == NOTHING:
        return 0.0
    if state.at[HAS_PASSED + seat] != 0 or state.round == 0:
        first = WEIGHTS.at[FIRST_TO_PASS] if state.at[PASSING_ORDER] == seat else 0.0
        return first + next_card_value(state, seat, card, left)
    value = pass_points(state, seat, card)
    if left == 0:
        return value
    best = 0.0
    for other in range(i64(BONUSES)):
        if is_card_free(state, other):
            best = max(best, free_card_value(state, seat, other, left))
    return value + WEIGHTS.at[NEXT_CARD] * best


def free_card_value(state: Position, seat: i64, card: i64, left: i64) -> float:
    """A card that may be taken, with the coins on it."""
    coins = worth(state.at[CARD_COINS + card], 0, 0, 0, left)
    return next_card_value(state, seat, card, left) + coins


def next_card_value(state: Position, seat: i64, card: i64, left: i64) -> float:
    """A card for the next round: its income, its action, its points."""
    at = WEIGHTS.at
    first = card * RESOURCES
    value = pass_points(state, seat, card) + worth(
        CARD_INCOME[first],
        CARD_INCOME[first + 1],
        CARD_INCOME[first + 2],
        CARD_INCOME[first + 3],
        left,
    )
    if card == BON1:
        value += at[SPADE_CARD]
    elif card == BON2:
        value += at[STEP_CARD]
    elif card == BON4:
        value += at[SHIPPING_CARD]
    return value


def pass_points(state: Position, seat: i64, card: i64) -> float:
    """Points for giving this card back as things stand."""
    points: i64 = 0
    for kind in range(i64(STRUCTURES)):
        points += (
            CARD_POINTS[card * STRUCTURES + kind]
            * state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind]
        )
    if card == BON10:
        points += BONUS_SHIPPING_POINTS * max(state.at[SHIPPING + seat], i64(0))
    return float(points)
