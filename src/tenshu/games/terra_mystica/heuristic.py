"""What a position is worth to a seat: points in hand and points in sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
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
    ACT,
    AFTER,
    ALCHEMISTS,
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
    LAND,
    NOTHING,
    ROUNDS,
    SPADES,
    STRUCTURES,
    TOP,
    TRADING_HOUSE,
    TURN,
)
from tenshu.games.terra_mystica.rules import scoring
from tenshu.games.terra_mystica.rules.adjacency import reach, shipping_level
from tenshu.games.terra_mystica.rules.cults import must_choose_top
from tenshu.games.terra_mystica.rules.gains import has_stronghold, next_income
from tenshu.games.terra_mystica.rules.offers import FINAL_SCORING
from tenshu.games.terra_mystica.rules.passing import is_card_free, legal_pass
from tenshu.games.terra_mystica.rules.terraforming import (
    legal_build_and_transform,
    legal_build_on_dug,
    spades_for,
)
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import POWER_OF
from tenshu.games.terra_mystica.verbs import END, FORGO, NO_CARD, PASS, TRANSFORM
from tenshu.games.terra_mystica.verbs import TURN as TURN_TO

# Coins, workers, priests and power, by the number of rounds in which they can still be spent.
_SCALES: Final[list[list[float]]] = [
    [0.33, 0.33, 0.33, 0.33],
    [0.34, 0.42, 0.6, 0.38],
    [0.35, 0.8, 1.5, 0.43],
    [0.35, 1.0, 2.0, 0.45],
]
WORTH: Final = vec[float]([number for scale in _SCALES for number in scale])
LONGEST: Final = 3
# What a structure is worth beyond its income, by kind: area, towns, what can become of it.
STANDING: Final = vec[float]([3.0, 6.0, 11.0, 13.0, 15.0])
LAST_STANDING: Final = vec[float]([1.4, 2.0, 3.2, 3.6, 4.2])
TOWN_PROMISE: Final = 1.0
DOUBLE_TURN: Final = 3.0
KEY: Final = 1.5
SECOND_BOWL: Final = 0.55
FIRST_BOWL: Final = 0.1
CULT_STEP: Final = 0.35
PLOT: Final = 0.7
STRONGHOLD_ROUND: Final = 1.0
SHIPPING_LEVEL: Final = 0.8
EXCHANGE_ROUND: Final = 0.6
NEVER: Final = -1000.0
# What brings the Alchemists' coin to a little more than the half point that it buys.
ALCHEMISTS_COIN: Final = 0.18


def evaluate(state: State, seat: int) -> float:
    """The value of a position for a seat, in points, with its turn played out in a plain way."""
    assert isinstance(state, Position)
    if state.faction[seat] == NOTHING:
        return 0.0
    if state.dropped[seat] != 0:
        return NEVER
    value = DOUBLE_TURN if state.seat == seat and state.doubled > 0 else 0.0
    if not is_in_turn(state, seat):
        return value + settled_value(state, seat)
    after = state.clone()
    while is_in_turn(after, seat):
        after.apply(plain_action(after))
    return value + settled_value(after, seat)


def is_in_turn(state: Position, seat: i64) -> bool:
    """Is the seat inside its own turn?"""
    return state.seat == seat and ACT <= state.phase <= AFTER


def plain_action(state: Position) -> i64:
    """How a turn goes on without much thought: dig for home, build there, end; or pass."""
    if must_choose_top(state, state.seat) or state.favours_due > 0 or state.towns_due > 0:
        return state.legal_actions()[0]
    phase = state.phase
    if phase == ACT:
        return plain_pass(state)
    if phase == TURN:
        home = TURN_TO + state.colour[state.seat]
        legal = state.legal_actions()
        return home if home in legal else legal[0]
    if phase == SPADES:
        return plain_spade(state)
    if phase == AFTER:
        plots = legal_build_on_dug(state, vec[i64](capacity=4))
        return plots[0] if len(plots) > 0 else END
    return state.legal_actions()[0]


def plain_pass(state: Position) -> i64:
    """Pass for the card that promises most."""
    best = PASS + NO_CARD
    most = NEVER
    for action in legal_pass(state, vec[i64](capacity=8)):
        if action == PASS + NO_CARD:
            return action
        value = free_card_value(state, state.seat, action - PASS)
        if value > most:
            most = value
            best = action
    return best


def plain_spade(state: Position) -> i64:
    """Build on what was dug, or dig where the free spades suffice for home terrain."""
    found = FORGO
    fewest = state.free + 1
    for action in legal_build_and_transform(state, vec[i64](capacity=32)):
        if action < TRANSFORM:
            if state.dug != NOTHING:
                return action
            continue
        spades = spades_for(state, state.seat, action - TRANSFORM, state.colour[state.seat])
        if spades < fewest:
            fewest = spades
            found = action
    return found


def rounds_left(state: Position) -> i64:
    """Incomes that are still to come."""
    return ROUNDS - state.round


def rounds_to_spend(state: Position, seat: i64) -> i64:
    """Rounds in which the seat can still act, this one included until it passes."""
    return rounds_left(state) + (0 if state.passed[seat] != 0 else 1)


def worth(resources: Resources, rounds: i64) -> float:
    """What coins, workers, priests and power are worth with so many rounds to spend them."""
    at = 4 * min(rounds, i64(LONGEST))
    value = 0.0
    for index in range(i64(4)):
        value += WORTH[at + index] * float(resources[index])
    return value


def settled_value(state: Position, seat: i64) -> float:
    """Points, possessions and promises, whatever the seat is doing right now."""
    value = float(state.vp[seat]) + purse_value(state, seat) + income_promise(state, seat)
    value += structure_promise(state, seat) + cult_promise(state, seat)
    value += tile_promise(state, seat) + card_promise(state, seat)
    value += float(scoring.area_points(state)[seat]) * certainty(state)
    value += 0.4 * float(scoring.largest_area(state, seat))
    value += SHIPPING_LEVEL * float(max(state.shipping[seat], i64(0)))
    value += EXCHANGE_ROUND * float(state.exchange[seat] * rounds_left(state))
    return value


def purse_value(state: Position, seat: i64) -> float:
    """Resources in hand; two tokens in bowl II are worth more than the one they could become."""
    rounds = rounds_to_spend(state, seat)
    coins, workers = int(state.coins[seat]), int(state.workers[seat])
    value = worth((coins, workers, int(state.priests[seat]), int(state.bowl3[seat])), rounds)
    tokens = SECOND_BOWL * float(state.bowl2[seat]) + FIRST_BOWL * float(state.bowl1[seat])
    value += WORTH[4 * min(rounds, i64(LONGEST)) + 3] * tokens
    if state.faction[seat] == ALCHEMISTS:
        value += ALCHEMISTS_COIN * float(coins + int(state.bowl3[seat]))
    return value


def income_promise(state: Position, seat: i64) -> float:
    """Every income to come, at what it will be worth then; the card held is counted apart."""
    coins, workers, priests, power = next_income(state, seat)
    if state.card[seat] != NOTHING:
        card = BONUS_INCOME[state.card[seat]]
        coins, workers = coins - card[0], workers - card[1]
        priests, power = priests - card[2], power - card[3]
    value = 0.0
    for rounds in range(i64(1), rounds_left(state) + 1):
        value += worth((coins, workers, priests, power), rounds)
    return value


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
        value += 0.8 * times * (worth(SCORING_GAIN[tile], rounds_left(state)) + spade)
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
    if rounds_left(state) == 0:
        return value
    best = 0.0
    for other in range(i64(BONUSES)):
        if is_card_free(state, other):
            best = max(best, free_card_value(state, seat, other))
    return value + best


def free_card_value(state: Position, seat: i64, card: i64) -> float:
    """A card that may be taken, with the coins on it."""
    coins = worth((int(state.card_coins[card]), 0, 0, 0), rounds_left(state))
    return next_card_value(state, seat, card) + coins


def next_card_value(state: Position, seat: i64, card: i64) -> float:
    """A card for the next round: its income, its action, its points."""
    value = pass_points(state, seat, card) + worth(BONUS_INCOME[card], rounds_left(state))
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
