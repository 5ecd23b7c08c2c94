"""A simple way to finish a turn, so that its first step is judged by the result."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.tiles import (
    FAVOUR_CULT,
    FAVOUR_STEPS,
    POWER_ACTION_COST,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_POINTS,
    TOWN_STEPS,
)
from tenshu.games.terra_mystica.heuristic.promises import (
    TILE_INCOME,
    Evaluator,
    tile_promise,
)
from tenshu.games.terra_mystica.heuristic.weights import DOUBLE_TURN, KEY
from tenshu.games.terra_mystica.heuristic.worth import worth, worth_of
from tenshu.games.terra_mystica.ids import (
    ACT,
    ACT1,
    AFTER,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    CULTS,
    NOTHING,
    POWER_ACTIONS,
    ROUNDS,
    SPADES,
    TERRAIN_CHOICE,
    TOP,
)
from tenshu.games.terra_mystica.layout import BOWL2, BOWL3, CULT_STEPS, FAVOURS_HELD, HOME_TERRAIN
from tenshu.games.terra_mystica.lookups import terrain_distance
from tenshu.games.terra_mystica.rules.cults import must_choose_top
from tenshu.games.terra_mystica.rules.favours import legal_favour
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.rules.offers import power_gained
from tenshu.games.terra_mystica.rules.passing import legal_pass
from tenshu.games.terra_mystica.rules.terraforming import (
    can_become,
    legal_build_on_transformed,
    spades_for,
)
from tenshu.games.terra_mystica.rules.towns import legal_town
from tenshu.games.terra_mystica.rules.turn import legal_action, legal_step_of_turn
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import NO_CARD, VERBS

WORST: Final = -1.0e9
# A rough value of a step on a cult track, for choosing among tiles.
ROUGH_STEP: Final = 0.9


def is_in_turn(state: Position, seat: i64) -> bool:
    """Whether the seat is in its own turn, or uses its cult spades."""
    if state.seat != seat:
        return False
    return ACT <= state.phase <= AFTER or CULT_SPADES <= state.phase <= CULT_TERRAIN_CHOICE


def refuses_free_power(state: Position, seat: i64, action: i64) -> bool:
    """Whether the seat refuses power that costs no points. [TM 9.4]

    Refusing the Cultists may pay: they gain nothing from it. [TM 21.7]
    """
    if VERBS.verb_of[action] != verbs.REFUSE.number:
        return False
    if faction_of(state, VERBS.first_argument[action]).follows_power:
        return False
    return power_gained(state, seat, VERBS.second_argument[action] + 1) <= 1


def is_idle_burn(state: Position, seat: i64, action: i64) -> bool:
    """Whether the action burns power before or after an action, and no power action is the reason."""
    if action != verbs.BURN.action() or not (state.phase == ACT or state.phase == AFTER):
        return False
    if state.phase == AFTER:
        return True
    power = state.at[BOWL3 + seat]
    most = power + state.at[BOWL2 + seat] // 2
    for octagon in range(i64(POWER_ACTIONS)):
        if not has_bit(state.power_actions_used, octagon):
            cost = i64(POWER_ACTION_COST[octagon])
            if power < cost <= most:
                return False
    return True


def turn_value(state: Position, seat: i64, values: Evaluator) -> float:
    """The value of a position inside the seat's turn, which is changed."""
    if state.phase == ACT and not is_tile_due(state):
        return best_action_value(state, seat, values)
    return finished_value(state, seat, values)


def is_tile_due(state: Position) -> bool:
    """Whether a favour tile, a town tile or a track must be chosen."""
    if state.favours_due > 0 or state.towns_due > 0:
        return True
    return must_choose_top(state, state.seat)


def best_action_value(state: Position, seat: i64, values: Evaluator) -> float:
    """The value after the best action, with power burned for it where that helps; changes the state."""
    best = WORST
    out = vec[i64](capacity=64)
    for action in legal_action(state, out):
        if takes_no_conversion(VERBS.verb_of[action]):
            continue  # the seat has just converted, which it never does for these
        after = state.clone()
        after.apply(action)
        best = max(best, finished_value(after, seat, values))
    for action in range(i64(POWER_ACTIONS)):
        missing = POWER_ACTION_COST[action] - state.at[BOWL3 + seat]
        if (
            missing <= 0
            or 2 * missing > state.at[BOWL2 + seat]
            or has_bit(state.power_actions_used, action)
        ):
            continue
        if action == ACT1:
            continue  # a bridge needs a site too
        after = state.clone()
        for _ in range(missing):
            after.apply(verbs.BURN.action())
        after.apply(verbs.OCTAGON_ACTION.action(action))
        best = max(best, finished_value(after, seat, values))
    state.apply(plain_pass(state, values))
    return max(best, finished_value(state, seat, values))


def takes_no_conversion(verb: i64) -> bool:
    """Whether a seat never converts for this verb: passing, the tracks, priests."""
    if verb == verbs.PASS.number or verb == verbs.SEND_PRIEST.number:
        return True
    return verb == verbs.ADVANCE_SHIPPING.number or verb == verbs.ADVANCE_EXCHANGE.number


def finished_value(state: Position, seat: i64, values: Evaluator) -> float:
    """The value after finishing the action in progress, which changes the state."""
    while is_in_turn(state, seat):
        if state.phase == ACT and not is_tile_due(state):
            return values.settled_value(state, seat) + values.weights[DOUBLE_TURN]
        state.apply(plain_step(state, seat, values))
    return values.settled_value(state, seat)


def plain_step(state: Position, seat: i64, values: Evaluator) -> i64:
    """The plain next step of an action: take the best tile, make home terrain, build there, end."""
    if must_choose_top(state, seat):
        return best_step(state, seat, state.legal_actions(), values)
    if state.favours_due > 0:
        return verbs.TAKE_FAVOUR.action(best_favour(state, seat, values))
    if state.towns_due > 0:
        return verbs.TAKE_TOWN.action(best_town(state, values))
    phase = state.phase
    if phase == TERRAIN_CHOICE or phase == CULT_TERRAIN_CHOICE:
        return plain_terrain(state, seat)
    if phase == SPADES or phase == CULT_SPADES:
        return plain_spade(state, seat)
    if phase == AFTER:
        plots = legal_build_on_transformed(state, vec[i64](capacity=4))
        return plots[0] if len(plots) > 0 else verbs.END.action()
    return best_step(state, seat, legal_step_of_turn(state, vec[i64](capacity=32)), values)


def best_step(state: Position, seat: i64, actions: vec[i64], values: Evaluator) -> i64:
    """The action with the best value for the seat."""
    best = actions[0]
    most = WORST
    for action in actions:
        after = state.clone()
        after.apply(action)
        value = values.settled_value(after, seat)
        if value > most:
            most = value
            best = action
    return best


def plain_terrain(state: Position, seat: i64) -> i64:
    """Home terrain, or as near to it as the spades go."""
    home = state.at[HOME_TERRAIN + seat]
    if can_become(state, state.chosen_hex, home, spades_for(state, seat, state.chosen_hex, home)):
        return verbs.CHOOSE_TERRAIN.action(home)
    best = NOTHING
    nearest: i64 = 99
    for action in state.legal_actions():
        if VERBS.verb_of[action] != verbs.CHOOSE_TERRAIN.number:
            continue
        terrain = VERBS.first_argument[action]
        if terrain == home:
            return action
        distance = terrain_distance(home, terrain)
        if distance < nearest:
            nearest = distance
            best = action
    return best if best != NOTHING else state.legal_actions()[0]


def plain_spade(state: Position, seat: i64) -> i64:
    """Build on what was transformed, or transform where the fewest spades make home terrain."""
    found = NOTHING
    fewest: i64 = 99
    if state.phase == CULT_SPADES:
        actions = state.legal_actions()
    else:
        actions = legal_step_of_turn(state, vec[i64](capacity=32))
    for action in actions:
        verb = VERBS.verb_of[action]
        if verb == verbs.BUILD.number:
            if state.transformed != NOTHING:
                return action
            continue
        if verb != verbs.TRANSFORM.number:
            continue
        spades = spades_for(
            state, seat, VERBS.first_argument[action], state.at[HOME_TERRAIN + seat]
        )
        if spades < fewest:
            fewest = spades
            found = action
    if found == NOTHING or (fewest > state.free_spades and state.phase != CULT_SPADES):
        return verbs.FORGO.action()
    return found


def plain_pass(state: Position, values: Evaluator) -> i64:
    """Pass for the most promising card."""
    best = verbs.PASS.action(NO_CARD)
    most = WORST
    left = ROUNDS - state.round
    for action in legal_pass(state, vec[i64](capacity=8)):
        if action == verbs.PASS.action(NO_CARD):
            return action
        value = values.free_card_value(state, state.seat, VERBS.first_argument[action], left)
        if value > most:
            most = value
            best = action
    return best


def best_favour(state: Position, seat: i64, values: Evaluator) -> i64:
    """The most promising favour tile, roughly."""
    best: i64 = 0
    most = WORST
    left = ROUNDS - state.round
    had = tile_promise(state, seat, state.at[FAVOURS_HELD + seat], left, values.weights)
    for action in legal_favour(state, vec[i64](capacity=16)):
        tile = VERBS.first_argument[action]
        value = (
            tile_promise(
                state, seat, state.at[FAVOURS_HELD + seat] | BIT[tile], left, values.weights
            )
            - had
        )
        step = state.at[CULT_STEPS + seat * CULTS + FAVOUR_CULT[tile]]
        value += ROUGH_STEP * float(min(FAVOUR_STEPS[tile], TOP - 1 - step))
        for later in range(i64(1), left + 1):
            value += worth_of(TILE_INCOME, tile, later, values.weights)
        if value > most:
            most = value
            best = tile
    return best


def best_town(state: Position, values: Evaluator) -> i64:
    """The most promising town tile, roughly."""
    best: i64 = 0
    most = WORST
    rounds = ROUNDS - state.round + 1
    for action in legal_town(state, vec[i64](capacity=8)):
        tile = VERBS.first_argument[action]
        coins, workers, priests, power = TOWN_GAIN[tile]
        value = float(TOWN_POINTS[tile]) + worth(
            coins, workers, priests, power, rounds, values.weights
        )
        value += ROUGH_STEP * float(CULTS * TOWN_STEPS[tile])
        value += values.weights[KEY] * float(TOWN_KEYS[tile])
        if value > most:
            most = value
            best = tile
    return best
