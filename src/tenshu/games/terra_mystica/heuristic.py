"""What a position is worth to a seat: points in hand and points in sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.protocol import State
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_INCOME,
    BONUS_PASS_POINTS,
    BONUS_SHIPPING_POINTS,
    FAVOUR_PASS_POINTS,
    SCORING_CULT,
    SCORING_GAIN,
    SCORING_SPADES,
    SCORING_STEPS,
    Resources,
)
from tenshu.games.terra_mystica.ids import (
    AFTER,
    BON1,
    BON2,
    BON4,
    BON10,
    BONUSES,
    BRIDGE,
    CULTS,
    FAV5,
    FAV6,
    FAV10,
    FAV11,
    FAV12,
    FREE_UPGRADE,
    LAND,
    NOTHING,
    RIDE,
    ROUNDS,
    SANDSTORM,
    SPADES,
    STRUCTURES,
    TOP,
    TRADING_HOUSE,
    TURN,
    has_bit,
)
from tenshu.games.terra_mystica.rules import scoring, terraforming
from tenshu.games.terra_mystica.rules.adjacency import reach, shipping_level
from tenshu.games.terra_mystica.rules.gains import has_stronghold, next_income
from tenshu.games.terra_mystica.rules.offers import FINAL_SCORING
from tenshu.games.terra_mystica.rules.passing import is_card_free
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import POWER_OF
from tenshu.games.terra_mystica.verbs import TRANSFORM
from tenshu.games.terra_mystica.verbs import TURN as TURN_TO

# Coins, workers, priests, power: while there are rounds to come, and in the last one.
WORTH: Final = vec[float]([0.4, 1.1, 2.2, 0.35])
LAST_WORTH: Final = vec[float]([0.34, 0.36, 0.5, 0.34])
# What a structure is worth beyond its income, by kind: area, towns, what can become of it.
STANDING: Final = vec[float]([2.6, 4.6, 7.6, 11.0, 12.0])
LAST_STANDING: Final = vec[float]([1.4, 2.0, 3.2, 3.6, 4.2])
TOWN_PROMISE: Final = 0.7
# Tiles and steps that are due.
FAVOUR_DUE: Final = 4.0
TOWN_DUE: Final = 12.0
STEP_DUE: Final = 0.9
KEY: Final = 1.5
SECOND_BOWL: Final = 0.55
FIRST_BOWL: Final = 0.1
CULT_STEP: Final = 0.35
PLOT: Final = 1.2
STRONGHOLD_ROUND: Final = 1.0
SHIPPING_LEVEL: Final = 0.8
EXCHANGE_ROUND: Final = 0.6
NEVER: Final = -1000.0


def evaluate(state: State, seat: int) -> float:
    """The value of a position for a seat, in points."""
    assert isinstance(state, Position)
    if state.faction[seat] == NOTHING:
        return 0.0
    if state.dropped[seat] != 0:
        return NEVER
    if state.seat == seat and state.phase == TURN:
        return best_turn(state, seat)
    value = settled_value(state, seat)
    if state.seat == seat and SPADES <= state.phase <= AFTER:
        value += unfinished(state, seat, value)
    return value


def rounds_left(state: Position) -> i64:
    """Incomes that are still to come."""
    return ROUNDS - state.round


def worth(state: Position, resources: Resources) -> float:
    """What coins, workers, priests and power are worth at this time."""
    scale = WORTH if rounds_left(state) > 0 else LAST_WORTH
    value = 0.0
    for index in range(4):
        value += scale[index] * float(resources[index])
    return value


def settled_value(state: Position, seat: i64) -> float:
    """Points, possessions and promises, whatever the seat is doing right now."""
    value = float(state.vp[seat])
    value += worth(
        state, (int(state.coins[seat]), int(state.workers[seat]), int(state.priests[seat]), 0)
    )
    value += power_promise(state, seat)
    value += float(rounds_left(state)) * worth(state, next_income(state, seat))
    value += structure_promise(state, seat) + cult_promise(state, seat)
    value += tile_promise(state, seat) + card_promise(state, seat)
    value += float(scoring.area_points(state)[seat]) * certainty(state)
    value += 0.4 * float(scoring.largest_area(state, seat))
    value += SHIPPING_LEVEL * float(max(state.shipping[seat], i64(0)))
    value += EXCHANGE_ROUND * float(state.exchange[seat] * rounds_left(state))
    return value


def power_promise(state: Position, seat: i64) -> float:
    """Tokens by bowl; two in bowl II are worth a little more than the one they could become."""
    scale = WORTH if rounds_left(state) > 0 else LAST_WORTH
    tokens = float(state.bowl3[seat]) + SECOND_BOWL * float(state.bowl2[seat])
    return scale[3] * (tokens + FIRST_BOWL * float(state.bowl1[seat]))


def certainty(state: Position) -> float:
    """How much of a rank held now counts for the end."""
    if state.resume == FINAL_SCORING:
        return 1.0
    return 0.2 + 0.12 * float(state.round)


def structure_promise(state: Position, seat: i64) -> float:
    """Structures on the map, and the towns they may become."""
    value = 0.0
    left = rounds_left(state)
    for kind in range(i64(STRUCTURES)):
        early = STANDING[kind] * float(left) + LAST_STANDING[kind] * float(ROUNDS - left)
        value += early / float(ROUNDS) * float(state.standing[seat * STRUCTURES + kind])
    for hex_ in range(i64(LAND)):
        if state.owner[hex_] == seat and state.town[hex_] == 0:
            value += TOWN_PROMISE * float(POWER_OF[state.structure[hex_]] - 1)
    if has_stronghold(state, seat):
        value += STRONGHOLD_ROUND * float(left)
    return value + plot_promise(state, seat)


def plot_promise(state: Position, seat: i64) -> float:
    """Free home terrain within reach, which only waits for a dwelling."""
    reached = reach(state, seat, shipping_level(state, seat))
    plots: i64 = 0
    for hex_ in range(i64(LAND)):
        if reached[hex_] == 0 or state.owner[hex_] != NOTHING:
            continue
        if state.terrain[hex_] == state.colour[seat]:
            plots += 1
    return PLOT * float(min(plots, i64(3)))


def cult_promise(state: Position, seat: i64) -> float:
    """Ranks on the tracks, steps, keys, and the bonus of the round."""
    value = KEY * float(state.keys[seat])
    for cult in range(i64(CULTS)):
        value += float(scoring.cult_points(state, cult)[seat]) * certainty(state)
        step = state.cult[seat * CULTS + cult]
        value += CULT_STEP * float(step) + (1.0 if step == TOP else 0.0)
    if rounds_left(state) == 0 or state.round == 0:
        return value
    tile = state.scoring[state.round - 1]
    if SCORING_CULT[tile] != NOTHING:
        times = float(state.cult[seat * CULTS + SCORING_CULT[tile]]) / float(SCORING_STEPS[tile])
        spade = 2.0 * float(SCORING_SPADES[tile])
        value += 0.8 * times * (worth(state, SCORING_GAIN[tile]) + spade)
    return value


def tile_promise(state: Position, seat: i64) -> float:
    """What favour tiles will bring, apart from income."""
    left = float(rounds_left(state))
    favours = state.favours[seat]
    value = 0.0
    if has_bit(favours, FAV5):
        value += 1.0 * left
    if has_bit(favours, FAV6):
        value += 0.8 * left
    if has_bit(favours, FAV10):
        value += 2.4 * left
    if has_bit(favours, FAV11):
        value += 2.6 * left
    if has_bit(favours, FAV12):
        houses = state.standing[seat * STRUCTURES + TRADING_HOUSE]
        passes = left + (0.0 if state.passed[seat] != 0 else 1.0)
        value += float(FAVOUR_PASS_POINTS[houses]) * passes * 0.8
    return value


def card_promise(state: Position, seat: i64) -> float:
    """Points of the card held when passing, and the next card."""
    card = state.card[seat]
    if card == NOTHING:
        return 0.0
    if state.passed[seat] != 0:
        return next_card_value(state, seat, card)
    value = pass_points(state, seat, card)
    if rounds_left(state) > 0:
        best = 0.0
        for other in range(i64(BONUSES)):
            if is_card_free(state, other):
                best = max(best, next_card_value(state, seat, other))
        value += best
    # The card held was already counted as income of the rounds to come.
    return value - 0.5 * worth(state, BONUS_INCOME[card])


def next_card_value(state: Position, seat: i64, card: i64) -> float:
    """A card for the next round: its coins, its action, its points."""
    value = pass_points(state, seat, card) + 0.4 * float(state.card_coins[card])
    value += 0.5 * worth(state, BONUS_INCOME[card])
    if card == BON1:
        value += 2.5
    elif card == BON2:
        value += 1.2
    elif card == BON4:
        value += 0.6
    return value


def pass_points(state: Position, seat: i64, card: i64) -> float:
    """Points for giving this card back as things stand."""
    points: i64 = 0
    for kind in range(i64(STRUCTURES)):
        points += BONUS_PASS_POINTS[card][kind] * state.standing[seat * STRUCTURES + kind]
    if card == BON10:
        points += BONUS_SHIPPING_POINTS * max(state.shipping[seat], i64(0))
    return float(points)


def unfinished(state: Position, seat: i64, value: float) -> float:
    """What the rest of the action will bring."""
    due = FAVOUR_DUE * float(state.favours_due) + TOWN_DUE * float(state.towns_due)
    due += STEP_DUE * float(state.steps)
    phase = state.phase
    if phase == FREE_UPGRADE:
        return due + 4.0
    if phase == RIDE:
        return due + 5.0
    if phase == SANDSTORM:
        return due + 4.0
    if phase == BRIDGE:
        return due + 0.5
    if phase == SPADES and state.dug == NOTHING:
        return due + max(best_spade(state, seat) - value, 0.0)
    if (phase == AFTER or phase == SPADES) and terraforming.has_plot(state):
        return due + max(best_build(state, seat) - value, 0.0)
    return due


def best_turn(state: Position, seat: i64) -> float:
    """The chosen hex as home terrain, or left as it is if that cannot be."""
    action = TURN_TO + state.colour[seat]
    if action not in state.legal_actions():
        return settled_value(state, seat) - 1.0
    after = state.clone()
    after.apply(action)
    return evaluate(after, int(seat))


def best_spade(state: Position, seat: i64) -> float:
    """The best hex for free spades."""
    best = NEVER
    for action in terraforming.legal_build_and_transform(state, vec[i64](capacity=32)):
        if action >= TRANSFORM:
            after = state.clone()
            after.apply(action)
            best = max(best, best_turn(after, seat))
    return best


def best_build(state: Position, seat: i64) -> float:
    """The best dwelling on what was just dug."""
    best = NEVER
    for action in terraforming.legal_build_on_dug(state, vec[i64](capacity=4)):
        after = state.clone()
        after.apply(action)
        best = max(best, settled_value(after, seat) + TOWN_DUE * float(after.towns_due))
    return best
