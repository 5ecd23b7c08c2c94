"""What a seat's possessions promise: resources, income, cults, tiles, cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.data.cults import (
    COINS_PER_POINT,
    COINS_PER_POINT_ALCHEMISTS,
    CULT_POINTS,
)
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
from tenshu.games.terra_mystica.heuristic.map import (
    area_promise,
    doubt_of_being_ahead,
    rank_promise,
    room_promise,
    town_promise,
)
from tenshu.games.terra_mystica.heuristic.weights import (
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
    WORKER,
)
from tenshu.games.terra_mystica.ids import (
    ALCHEMISTS,
    BON1,
    BON2,
    BON4,
    BON10,
    BONUSES,
    CULTS,
    ENGINEERS,
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
from tenshu.games.terra_mystica.rules.gains import income_of
from tenshu.games.terra_mystica.rules.passing import (
    ENGINEERS_POINTS,
    count_joined,
    is_card_free,
)
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


def settled_value(state: Position, seat: i64, weights: vec[float]) -> float:
    """Points, possessions and promises, whatever the seat is doing right now."""
    left = ROUNDS - state.round
    value = float(state.vp[seat]) + wealth_promise(state, seat, left, weights)
    value += structure_promise(state, seat, left, weights) + cult_promise(
        state, seat, left, weights
    )
    value += tile_promise(state, seat, state.favours[seat], left, weights)
    value += card_promise(state, seat, left, weights) + area_promise(state, seat, left, weights)
    if left > 0 or state.passed[seat] == 0:
        value += town_promise(state, seat, left, weights) + room_promise(state, seat, left, weights)
    return value


def worth(
    coins: i64, workers: i64, priests: i64, power: i64, rounds: i64, weights: vec[float]
) -> float:
    """What a gain is worth with so many rounds to spend it."""
    stage = STAGE[rounds]
    value = weights[COIN + stage] * float(coins) + weights[WORKER + stage] * float(workers)
    return (
        value
        + weights[PRIEST + stage] * float(priests)
        + weights[POWER_GAIN + stage] * float(power)
    )


def wealth_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Resources in hand and every income to come, at what they will be worth then."""
    rounds = left + (0 if state.passed[seat] != 0 or state.round == 0 else 1)
    if rounds == 0:
        return leftover_points(state, seat)
    stage = STAGE[rounds]
    value = worth(state.coins[seat], state.workers[seat], state.priests[seat], 0, rounds, weights)
    value += weights[BOWL_THREE + stage] * float(state.bowl3[seat])
    value += weights[BOWL_TWO + stage] * float(state.bowl2[seat])
    value += weights[BOWL_ONE + stage] * float(state.bowl1[seat])
    coins = steady_income(state, seat, 0)
    workers = steady_income(state, seat, 1)
    priests = steady_income(state, seat, 2)
    power = steady_income(state, seat, 3)
    for later in range(i64(1), left + 1):
        value += worth(coins, workers, priests, power, later, weights)
    if state.faction[seat] == ALCHEMISTS:
        value += weights[ALCHEMISTS_COIN] * float(
            state.coins[seat] + state.bowl3[seat] + coins * left
        )
    if 0 < state.round < ROUNDS:
        pays = POINTS_PER_WORKER[state.scoring[state.round]]
        value += weights[SAVED_WORKER] * pays * float(state.workers[seat])
    all_coins = float(state.coins[seat] + coins * left)
    all_workers = float(state.workers[seat] + workers * left)
    spare = all_coins - weights[COINS_PER_WORKER] * all_workers
    if spare > 0.0:
        return value - weights[SPARE_COIN] * weights[COIN + stage] * spare
    spare = all_workers - all_coins / weights[FEWEST_COINS]
    if spare > 0.0:
        return value - weights[SPARE_WORKER] * weights[WORKER + stage] * spare
    return value


def leftover_points(state: Position, seat: i64) -> float:
    """What is left when nothing can be bought any more. [TM 16.4]"""
    coins = float(state.coins[seat] + state.workers[seat] + state.priests[seat])
    coins += float(state.bowl3[seat]) + 0.5 * float(state.bowl2[seat])
    if state.faction[seat] == ALCHEMISTS:
        return coins / float(COINS_PER_POINT_ALCHEMISTS)
    return coins / float(COINS_PER_POINT)


def steady_income(state: Position, seat: i64, resource: i64) -> i64:
    """Income of structures and favour tiles; the card is counted apart. [TM 2.2]"""
    total = income_of(state, seat, resource)
    favours = state.favours[seat]
    for tile in range(i64(FAVOURS)):
        if has_bit(favours, tile):
            total += TILE_INCOME[tile * RESOURCES + resource]
    return total


def structure_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Structures on the map, the stronghold's power, the tracks."""
    value = 0.0
    early = float(left) / float(ROUNDS)
    for kind in range(i64(STRUCTURES)):
        worth_now = weights[EARLY_STANDING + kind] * early + weights[LATE_STANDING + kind] * (
            1.0 - early
        )
        value += worth_now * float(state.standing[seat * STRUCTURES + kind])
    if state.standing[seat * STRUCTURES + STRONGHOLD] > 0:
        value += weights[STRONGHOLD_ROUND + state.faction[seat]] * float(left)
        if state.faction[seat] == ENGINEERS:
            passes = left + (0 if state.passed[seat] != 0 else 1)
            points = ENGINEERS_POINTS * count_joined(state, seat) * passes
            value += weights[JOINED_BRIDGE] * float(points)
    value += weights[SHIPPING_ROUND] * float(max(state.shipping[seat], i64(0)) * left)
    return value + weights[EXCHANGE_ROUND] * float(state.exchange[seat] * left)


def cult_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Ranks on the tracks at the end, keys, and the bonuses after this and later rounds."""
    value = weights[KEY] * float(state.keys[seat]) + weights[SPADE] * float(state.cult_spades[seat])
    doubt = weights[CULT_DOUBT] + weights[CULT_DOUBT_ROUND] * float(left)
    for cult in range(i64(CULTS)):
        step = state.cult[seat * CULTS + cult]
        value += weights[CULT_STEP] * float(step)
        if step == 0 and left == 0:
            continue
        above = 0.0
        for rival in range(state.setup.seats):
            if rival != seat:
                lead = float(step - state.cult[rival * CULTS + cult])
                above += doubt_of_being_ahead(lead, doubt)
        value += rank_promise(above, CULT_PRIZES)
    for round_ in range(max(state.round, i64(1)), i64(ROUNDS)):
        value += bonus_promise(state, seat, round_, ROUNDS - round_, weights)
    return value


def bonus_promise(
    state: Position, seat: i64, round_: i64, rounds: i64, weights: vec[float]
) -> float:
    """The cult bonus after a round, with so many rounds to spend it. [TM 15.1]"""
    tile = state.scoring[round_ - 1]
    if tile == NOTHING or BONUS_CULT[tile] == NOTHING:
        return 0.0
    step = state.cult[seat * CULTS + BONUS_CULT[tile]]
    whole = step // BONUS_STEPS[tile]
    part = float(step - whole * BONUS_STEPS[tile]) / float(BONUS_STEPS[tile])
    first = tile * RESOURCES
    gain = weights[SPADE] * float(BONUS_SPADES[tile]) + worth(
        BONUS_GAIN[first],
        BONUS_GAIN[first + 1],
        BONUS_GAIN[first + 2],
        BONUS_GAIN[first + 3],
        rounds,
        weights,
    )
    share = weights[CULT_BONUS] if round_ == state.round else weights[CULT_BONUS_LATER]
    return share * gain * (float(whole) + weights[CULT_BONUS_PART] * part)


def tile_promise(state: Position, seat: i64, favours: i64, left: i64, weights: vec[float]) -> float:
    """What favour tiles will bring, apart from income."""
    rounds = float(left) + (0.0 if state.passed[seat] != 0 else 0.5)
    value = 0.0
    if has_bit(favours, FAV5):
        value += weights[LOW_TOWNS] * rounds
    if has_bit(favours, FAV6):
        value += weights[STEP_ACTION] * rounds
    if has_bit(favours, FAV10):
        value += weights[HOUSE_POINTS] * rounds
    if has_bit(favours, FAV11):
        value += weights[DWELLING_POINTS] * rounds
    if has_bit(favours, FAV12):
        houses = state.standing[seat * STRUCTURES + TRADING_HOUSE]
        passes = float(left) + (0.0 if state.passed[seat] != 0 else 1.0)
        value += weights[PASS_POINTS] * float(HOUSES_POINTS[houses]) * passes
    return value


def card_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Points of the card held when passing, and the next card."""
    card = state.card[seat]
    if card == NOTHING:
        return 0.0
    if state.passed[seat] != 0 or state.round == 0:
        first = weights[FIRST_TO_PASS] if state.passing[0] == seat else 0.0
        return first + next_card_value(state, seat, card, left, weights)
    value = pass_points(state, seat, card)
    if left == 0:
        return value
    best = 0.0
    for other in range(i64(BONUSES)):
        if is_card_free(state, other):
            best = max(best, free_card_value(state, seat, other, left, weights))
    return value + weights[NEXT_CARD] * best


def free_card_value(state: Position, seat: i64, card: i64, left: i64, weights: vec[float]) -> float:
    """A card that may be taken, with the coins on it."""
    coins = worth(state.card_coins[card], 0, 0, 0, left, weights)
    return next_card_value(state, seat, card, left, weights) + coins


def next_card_value(state: Position, seat: i64, card: i64, left: i64, weights: vec[float]) -> float:
    """A card for the next round: its income, its action, its points."""
    first = card * RESOURCES
    value = pass_points(state, seat, card) + worth(
        CARD_INCOME[first],
        CARD_INCOME[first + 1],
        CARD_INCOME[first + 2],
        CARD_INCOME[first + 3],
        left,
        weights,
    )
    if card == BON1:
        value += weights[SPADE_CARD]
    elif card == BON2:
        value += weights[STEP_CARD]
    elif card == BON4:
        value += weights[SHIPPING_CARD]
    return value


def pass_points(state: Position, seat: i64, card: i64) -> float:
    """Points for giving this card back as things stand."""
    points: i64 = 0
    for kind in range(i64(STRUCTURES)):
        points += CARD_POINTS[card * STRUCTURES + kind] * state.standing[seat * STRUCTURES + kind]
    if card == BON10:
        points += BONUS_SHIPPING_POINTS * max(state.shipping[seat], i64(0))
    return float(points)
