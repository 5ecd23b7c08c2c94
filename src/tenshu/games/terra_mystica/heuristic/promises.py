"""What a seat's possessions promise: resources, income, cults, tiles, cards, the map."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.core.weights import Weights
from tenshu.games.terra_mystica.data.cults import (
    AREA_POINTS,
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
from tenshu.games.terra_mystica.heuristic.memory import MapMemory
from tenshu.games.terra_mystica.heuristic.weights import (
    ALCHEMISTS_COIN,
    AREA,
    AREA_DOUBT,
    AREA_DOUBT_ROUND,
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
    NEIGHBOUR,
    NEIGHBOUR_START,
    NEXT_CARD,
    PASS_POINTS,
    SAVED_WORKER,
    SHIPPING_CARD,
    SHIPPING_ROUND,
    SITE_LATE,
    SITE_START,
    SPADE,
    SPADE_CARD,
    SPARE_COIN,
    SPARE_WORKER,
    STEP_ACTION,
    STEP_CARD,
    STRONGHOLD_ROUND,
    TOWN_LATE,
    WORKER,
)
from tenshu.games.terra_mystica.heuristic.worth import (
    STAGE,
    doubt_of_being_ahead,
    rank_promise,
    worth,
    worth_of,
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
    TOP,
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
from tenshu.games.terra_mystica.lookups import MOST_BUILT, RESOURCES
from tenshu.games.terra_mystica.rules.gains import faction_of, income_of
from tenshu.games.terra_mystica.state import Position, Setup

AREA_PRIZES: Final = vec[float]([float(points) for points in (*AREA_POINTS, 0)])
CULT_PRIZES: Final = vec[float]([float(points) for points in (*CULT_POINTS, 0)])
# Points of a tile for each worker in what it pays for: dwellings, trading houses, great houses.
POINTS_PER_WORKER: Final = vec[float]([0.5, 1.0, 2.0, 1.25, 2.0, 1.5, 1.25, 1.5, 2.0])


def _flat(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


CARD_INCOME: Final = _flat(BONUS_INCOME)
TILE_INCOME: Final = _flat(FAVOUR_INCOME)
BONUS_GAIN: Final = _flat(SCORING_GAIN)
CARD_POINTS: Final = _flat(BONUS_PASS_POINTS)
PAYS_FOR_STRUCTURES: Final = vec[i64]([1 if any(row) else 0 for row in BONUS_PASS_POINTS])
BONUS_CULT: Final = vec[i64](list(SCORING_CULT))
# How often the steps on a track bring a tile's bonus, and the part of the next one, by tile and step.
TRACK: Final = TOP + 1
BONUS_TIMES: Final = vec[float](
    [float(step // steps) for steps in SCORING_STEPS for step in range(TRACK)]
)
BONUS_PART: Final = vec[float](
    [step % steps / steps for steps in SCORING_STEPS for step in range(TRACK)]
)
BONUS_SPADES: Final = vec[i64](list(SCORING_SPADES))
HOUSES_POINTS: Final = vec[i64](list(FAVOUR_PASS_POINTS))
# Numbers of rounds, from none to all.
SPANS: Final = ROUNDS + 1
SCORINGS: Final = len(SCORING_GAIN)
# An estate is a seat's structures and tiles: how many are cached, and how keys map to slots.
ESTATES: Final = 256
# The terms of a value beside the points scored.
WEALTH: Final = 0
STANDING: Final = 1
CULT_RANKS: Final = 2
TILES: Final = 3
CARD: Final = 4
AREA_RANK: Final = 5
TOWN: Final = 6
ROOM: Final = 7
TERMS: Final = 8
SCATTER: Final = 0x9E375
SCATTER_SHIFT: Final = 26


class Evaluator:
    """Values settled positions with one set of weights, and remembers what it worked out."""

    def __init__(self) -> None:
        self.version: i64 = -1
        self.weights: vec[float] = vec[float]()
        self.setup: Setup | None = None
        self.map = MapMemory()
        # What the income of a card and the gain of a cult bonus are worth, by the rounds left.
        self.card_worth: vec[float] = vec[float]([0.0] * (BONUSES * SPANS))
        self.bonus_worth: vec[float] = vec[float]([0.0] * (SCORINGS * SPANS))
        # By slot: the structures and tiles of a seat and the rounds left, their income, what it is
        # worth with 1, 2, ... rounds left, and what the structures are worth beyond it.
        self.estates: vec[i64] = vec[i64]([-1] * ESTATES)
        self.incomes: vec[i64] = vec[i64]([0] * (ESTATES * RESOURCES))
        self.income_worth: vec[float] = vec[float]([0.0] * (ESTATES * SPANS))
        self.standing_worth: vec[float] = vec[float]([0.0] * ESTATES)
        # Of the position valued last: its terms, and the slot of the seat's estate.
        self.terms: vec[float] = vec[float]([0.0] * TERMS)
        self.estate: i64 = 0

    def use(self, weights: Weights) -> None:
        """Take these weights, and forget what was worked out with others."""
        if self.version == weights.version:
            return
        self.version = weights.version
        self.weights = weights.at
        self.forget()
        for rounds in range(i64(SPANS)):
            for card in range(i64(BONUSES)):
                gain = worth_of(CARD_INCOME, card, rounds, self.weights)
                self.card_worth[card * SPANS + rounds] = gain
            for tile in range(i64(SCORINGS)):
                gain = self.weights[SPADE] * float(BONUS_SPADES[tile])
                gain += worth_of(BONUS_GAIN, tile, rounds, self.weights)
                self.bonus_worth[tile * SPANS + rounds] = gain

    def forget(self) -> None:
        """Empty the caches, for other weights or another game."""
        self.map.forget()
        for slot in range(i64(ESTATES)):
            self.estates[slot] = -1

    def settled_value(self, state: Position, seat: i64) -> float:
        """The value of a position, whatever the seat is doing right now."""
        return self.plain_value(state, seat)

    def plain_value(self, state: Position, seat: i64) -> float:
        """Points, possessions and promises."""
        if state.setup is not self.setup:
            self.forget()
            self.setup = state.setup
        left = ROUNDS - state.round
        estate = self.find_estate(state, seat, left)
        self.estate = estate
        terms = self.terms
        terms[WEALTH] = self.wealth_promise(state, seat, left, estate)
        terms[STANDING] = self.structure_promise(state, seat, left, estate)
        terms[CULT_RANKS] = self.cult_promise(state, seat, left)
        favours = state.at[FAVOURS_HELD + seat]
        terms[TILES] = tile_promise(state, seat, favours, left, self.weights)
        self.map.read(state)
        terms[CARD] = self.card_promise(state, seat, left)
        terms[AREA_RANK] = self.area_promise(state, seat, left)
        terms[TOWN] = 0.0
        terms[ROOM] = 0.0
        if left > 0 or state.at[HAS_PASSED + seat] == 0:
            slot = self.map.find(state, seat, self.weights)
            terms[TOWN] = self.town_promise(slot, left)
            terms[ROOM] = self.room_promise(state, slot, left)
        value = float(state.at[VICTORY_POINTS + seat]) + terms[WEALTH]
        value += terms[STANDING] + terms[CULT_RANKS]
        value += terms[TILES]
        value += terms[CARD] + terms[AREA_RANK]
        return value + (terms[TOWN] + terms[ROOM])

    def find_estate(self, state: Position, seat: i64, left: i64) -> i64:
        """The slot of the seat's structures and tiles."""
        key = (
            state.at[FAVOURS_HELD + seat] * i64(len(state.setup.factions))
            + state.at[FACTION_OF + seat]
        )
        for kind in range(i64(STRUCTURES)):
            key = key * MOST_BUILT + state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind]
        key = key * SPANS + left
        slot = ((key * SCATTER) >> SCATTER_SHIFT) & (ESTATES - 1)
        if self.estates[slot] != key:
            self.fill_estate(state, seat, left, slot)
            self.estates[slot] = key
        return slot

    def fill_estate(self, state: Position, seat: i64, left: i64, slot: i64) -> None:
        """Work out what the seat's structures and tiles bring."""
        for resource in range(i64(RESOURCES)):
            self.incomes[slot * RESOURCES + resource] = steady_income(state, seat, resource)
        for later in range(i64(SPANS)):
            gain = worth_of(self.incomes, slot, later, self.weights)
            self.income_worth[slot * SPANS + later] = gain
        self.standing_worth[slot] = standing_promise(state, seat, left, self.weights)

    def wealth_promise(self, state: Position, seat: i64, left: i64, estate: i64) -> float:
        """Resources in hand and every income to come, at what they will be worth then."""
        rounds = left + (0 if state.at[HAS_PASSED + seat] != 0 or state.round == 0 else 1)
        if rounds == 0:
            return leftover_points(state, seat)
        weights = self.weights
        stage = STAGE[rounds]
        value = worth(
            state.at[COINS + seat],
            state.at[WORKERS + seat],
            state.at[PRIESTS + seat],
            0,
            rounds,
            weights,
        )
        value += weights[BOWL_THREE + stage] * float(state.at[BOWL3 + seat])
        value += weights[BOWL_TWO + stage] * float(state.at[BOWL2 + seat])
        value += weights[BOWL_ONE + stage] * float(state.at[BOWL1 + seat])
        for later in range(i64(1), left + 1):
            value += self.income_worth[estate * SPANS + later]
        coins = self.incomes[estate * RESOURCES]
        workers = self.incomes[estate * RESOURCES + 1]
        if faction_of(state, seat).trades_points:
            all_coins = float(state.at[COINS + seat] + state.at[BOWL3 + seat] + coins * left)
            value += weights[ALCHEMISTS_COIN] * all_coins
        if 0 < state.round < ROUNDS:
            pays = POINTS_PER_WORKER[state.at[ROUND_TILES + state.round]]
            value += weights[SAVED_WORKER] * pays * float(state.at[WORKERS + seat])
        all_coins = float(state.at[COINS + seat] + coins * left)
        all_workers = float(state.at[WORKERS + seat] + workers * left)
        spare = all_coins - weights[COINS_PER_WORKER] * all_workers
        if spare > 0.0:
            return value - weights[SPARE_COIN] * weights[COIN + stage] * spare
        spare = all_workers - all_coins / weights[FEWEST_COINS]
        if spare > 0.0:
            return value - weights[SPARE_WORKER] * weights[WORKER + stage] * spare
        return value

    def structure_promise(self, state: Position, seat: i64, left: i64, estate: i64) -> float:
        """Structures on the map, the stronghold's power, the tracks."""
        value = self.standing_worth[estate]
        if state.at[STRUCTURES_BUILT + seat * STRUCTURES + STRONGHOLD] > 0:
            passes = left + (0 if state.at[HAS_PASSED + seat] != 0 else 1)
            points = faction_of(state, seat).passing_points(state, seat) * passes
            value += self.weights[JOINED_BRIDGE] * float(points)
        value += self.weights[SHIPPING_ROUND] * float(max(state.at[SHIPPING + seat], i64(0)) * left)
        return value + self.weights[EXCHANGE_ROUND] * float(state.at[EXCHANGE + seat] * left)

    def cult_promise(self, state: Position, seat: i64, left: i64) -> float:
        """Ranks on the tracks at the end, keys, and the bonuses after this and later rounds."""
        weights = self.weights
        value = weights[KEY] * float(state.at[KEYS + seat]) + weights[SPADE] * float(
            state.at[CULT_SPADES_LEFT + seat]
        )
        doubt = weights[CULT_DOUBT] + weights[CULT_DOUBT_ROUND] * float(left)
        for cult in range(i64(CULTS)):
            step = state.at[CULT_STEPS + seat * CULTS + cult]
            value += weights[CULT_STEP] * float(step)
            if step == 0 and left == 0:
                continue
            above = 0.0
            for rival in range(state.setup.seats):
                if rival != seat:
                    lead = float(step - state.at[CULT_STEPS + rival * CULTS + cult])
                    above += doubt_of_being_ahead(lead, doubt)
            value += rank_promise(above, CULT_PRIZES)
        for round_ in range(max(state.round, i64(1)), i64(ROUNDS)):
            value += self.bonus_promise(state, seat, round_)
        return value

    def bonus_promise(self, state: Position, seat: i64, round_: i64) -> float:
        """The cult bonus after a round, with the rounds after it to spend it. [TM 15.1]"""
        tile = state.at[ROUND_TILES + round_ - 1]
        if tile == NOTHING or BONUS_CULT[tile] == NOTHING:
            return 0.0
        weights = self.weights
        steps = tile * TRACK + state.at[CULT_STEPS + seat * CULTS + BONUS_CULT[tile]]
        gain = self.bonus_worth[tile * SPANS + ROUNDS - round_]
        share = weights[CULT_BONUS] if round_ == state.round else weights[CULT_BONUS_LATER]
        return share * gain * (BONUS_TIMES[steps] + weights[CULT_BONUS_PART] * BONUS_PART[steps])

    def card_promise(self, state: Position, seat: i64, left: i64) -> float:
        """Points of the card held when passing, and the next card."""
        card = state.at[CARD_HELD + seat]
        if card == NOTHING:
            return 0.0
        if state.at[HAS_PASSED + seat] != 0 or state.round == 0:
            first = self.weights[FIRST_TO_PASS] if state.at[PASSING_ORDER] == seat else 0.0
            return first + self.next_card_value(state, seat, card, left)
        value = pass_points(state, seat, card)
        if left == 0:
            return value
        held: i64 = 0
        for other in range(state.setup.seats):
            if state.at[CARD_HELD + other] != NOTHING:
                held |= BIT[state.at[CARD_HELD + other]]
        best = 0.0
        for other in range(i64(BONUSES)):
            if has_bit(state.cards_in_play, other) and not has_bit(held, other):
                best = max(best, self.free_card_value(state, seat, other, left))
        return value + self.weights[NEXT_CARD] * best

    def free_card_value(self, state: Position, seat: i64, card: i64, left: i64) -> float:
        """A card that may be taken, with the coins on it."""
        coins = self.weights[COIN + STAGE[left]] * float(state.at[CARD_COINS + card])
        return self.next_card_value(state, seat, card, left) + coins

    def next_card_value(self, state: Position, seat: i64, card: i64, left: i64) -> float:
        """A card for the next round: its income, its action, its points."""
        value = pass_points(state, seat, card) + self.card_worth[card * SPANS + left]
        if card == BON1:
            value += self.weights[SPADE_CARD]
        elif card == BON2:
            value += self.weights[STEP_CARD]
        elif card == BON4:
            value += self.weights[SHIPPING_CARD]
        return value

    def area_promise(self, state: Position, seat: i64, left: i64) -> float:
        """The rank that the largest area may have at the end, and its size."""
        weights = self.weights
        mine = self.map.area(state, seat)
        doubt = weights[AREA_DOUBT] + weights[AREA_DOUBT_ROUND] * float(left)
        above = 0.0
        for rival in range(state.setup.seats):
            if rival != seat and state.at[FACTION_OF + rival] != NOTHING:
                above += doubt_of_being_ahead(float(mine - self.map.area(state, rival)), doubt)
        return rank_promise(above, AREA_PRIZES) + weights[AREA] * float(mine)

    def town_promise(self, slot: i64, left: i64) -> float:
        """Clusters that are on the way to a town, worth less and less."""
        late = self.weights[TOWN_LATE]
        return self.map.towns[slot] * (late + (1.0 - late) * float(left) / float(ROUNDS))

    def room_promise(self, state: Position, slot: i64, left: i64) -> float:
        """Free hexes in reach, and rivals beside the seat's structures."""
        weights = self.weights
        late = weights[SITE_LATE]
        value = self.map.sites[slot] * (late + (1.0 - late) * float(left) / float(ROUNDS))
        beside = self.map.beside[slot]
        if state.round == 0:
            return value * weights[SITE_START] + weights[NEIGHBOUR_START] * float(beside)
        return value + weights[NEIGHBOUR] * float(beside * left)


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


def standing_promise(state: Position, seat: i64, left: i64, weights: vec[float]) -> float:
    """Structures on the map and the stronghold's power."""
    value = 0.0
    early = float(left) / float(ROUNDS)
    for kind in range(i64(STRUCTURES)):
        worth_now = weights[EARLY_STANDING + kind] * early
        worth_now += weights[LATE_STANDING + kind] * (1.0 - early)
        value += worth_now * float(state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind])
    if state.at[STRUCTURES_BUILT + seat * STRUCTURES + STRONGHOLD] > 0:
        value += weights[STRONGHOLD_ROUND + state.at[FACTION_OF + seat]] * float(left)
    return value


def tile_promise(state: Position, seat: i64, favours: i64, left: i64, weights: vec[float]) -> float:
    """What favour tiles will bring, apart from income."""
    rounds = float(left) + (0.0 if state.at[HAS_PASSED + seat] != 0 else 0.5)
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
        houses = state.at[STRUCTURES_BUILT + seat * STRUCTURES + TRADING_HOUSE]
        passes = float(left) + (0.0 if state.at[HAS_PASSED + seat] != 0 else 1.0)
        value += weights[PASS_POINTS] * float(HOUSES_POINTS[houses]) * passes
    return value


def pass_points(state: Position, seat: i64, card: i64) -> float:
    """Points for giving this card back now."""
    points: i64 = 0
    if PAYS_FOR_STRUCTURES[card] != 0:
        for kind in range(i64(STRUCTURES)):
            built = state.at[STRUCTURES_BUILT + seat * STRUCTURES + kind]
            points += CARD_POINTS[card * STRUCTURES + kind] * built
    if card == BON10:
        points += BONUS_SHIPPING_POINTS * max(state.at[SHIPPING + seat], i64(0))
    return float(points)
