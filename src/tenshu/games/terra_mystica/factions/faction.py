"""A faction as the rules see it: its printed numbers, and the hooks that its abilities fill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tenshu.games.terra_mystica.data.cults import COINS_PER_POINT
from tenshu.games.terra_mystica.data.tiles import Resources
from tenshu.games.terra_mystica.factions.board import Board
from tenshu.games.terra_mystica.ids import AFTER, TERRAINS
from tenshu.games.terra_mystica.lookups import MOST_BUILT, NO_WAY, wheel_up
from tenshu.games.terra_mystica.rules.tracks import step_shipping, workers_per_spade

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction without abilities; each faction of the game derives from it and overrides hooks."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.name = board.name
        self.home: i64 = board.home
        self.last_shipping: i64 = board.last_shipping
        self.last_exchange: i64 = board.last_exchange
        self.exchange_cost: Resources = board.exchange_cost
        self.coins_for: vec[i64] = vec[i64]([cost[0] for cost in board.costs()])  # by structure
        self.workers_for: vec[i64] = vec[i64]([cost[1] for cost in board.costs()])
        self.coins_beside: i64 = board.trading_house_cost_beside[
            0
        ]  # a trading house beside a rival
        # By (structure * MOST_BUILT + structures on the map) * RESOURCES + resource.
        self.income: vec[i64] = _flat_incomes(board)
        # Spades from terrain to terrain, by old * TERRAINS + new, the short and the long way.
        self.spades: vec[i64] = self._count_all(is_long=False)
        self.long_spades: vec[i64] = self._count_all(is_long=True)
        self.fewest_spades_from: vec[i64] = vec[i64](  # from a terrain to any other
            [min(self.spades[old * TERRAINS : (old + 1) * TERRAINS]) for old in range(TERRAINS)]
        )
        # Abilities that are a number or a plain yes or no.
        self.transforms_to_home_only = False
        self.trades_points = False  # turns points into coins and coins into points
        self.ordains_workers = False  # turns workers into priests when the stronghold is built
        self.coins_per_point: i64 = COINS_PER_POINT  # in the final scoring
        self.follows_power = False  # steps on a cult track when a neighbour takes power
        self.founds_river_towns = False
        self.settles_last = False
        # The special action on the faction board: the notation's word for it, the step of the
        # turn that it leads to, whether it needs the stronghold, and how often it may be taken.
        self.action_word = ""
        self.action_step: i64 = AFTER
        self.action_needs_stronghold = True
        self.action_repeats = False
        # What the heuristic gives for the stronghold's ability, in points for each round left.
        self.stronghold_worth = 1.0

    def count_spades(self, old: int, new: int) -> int:
        """Spades from terrain to terrain by the shortest way that does not pass home. [TM 4.2, R5]"""
        home = self.board.home
        up = int(wheel_up(old, new))
        if home in (old, new):
            return min(up, TERRAINS - up)
        return up if wheel_up(old, home) > up else TERRAINS - up

    def count_long_spades(self, old: int, new: int) -> int:
        """Spades for the other way round, which exists only from or to home terrain. [TM R5]"""
        if self.board.home not in (old, new):
            return NO_WAY
        return TERRAINS - self.count_spades(old, new)

    def spade_price(self, state: Position, seat: i64) -> Resources:
        """What one spade costs. [TM 4.3, 7.1]"""
        return 0, int(workers_per_spade(state, seat)), 0, 0

    def reward_bought_spades(self, state: Position, seat: i64, spades: i64) -> None:
        """What buying spades brings."""

    def reward_spades(self, state: Position, seat: i64, spades: i64) -> None:
        """What receiving spades brings, bought or free."""

    def buys_single_spades(self, state: Position, seat: i64) -> bool:
        """Whether a spade brings something that helps to pay for the next one."""
        return False

    def flight_range(self, state: Position, seat: i64) -> i64:
        """How many hexes may be skipped by a tunnel or a flight."""
        return 0

    def flight_price(self, state: Position, seat: i64) -> Resources:
        """What a tunnel or a flight costs."""
        return 0, 0, 0, 0

    def widen_reach(self, state: Position, seat: i64) -> None:
        """What the town tile for shipping brings. [TM 22.3]"""
        step_shipping(state, seat)

    def open_stronghold(self, state: Position, seat: i64) -> None:
        """What building the stronghold brings at once. [TM 8.3]"""

    def reward_town(self, state: Position, seat: i64) -> None:
        """What founding a town brings besides its tile."""

    def passing_points(self, state: Position, seat: i64) -> i64:
        """Points for passing. [TM 13.4]"""
        return 0

    def can_take_action(self, state: Position, seat: i64) -> bool:
        """Whether the special action can be paid for. [TM 12.1]"""
        return True

    def take_action(self, state: Position, seat: i64) -> None:
        """Begin the special action. [TM 12.1]"""
        state.phase = self.action_step

    def _count_all(self, *, is_long: bool) -> vec[i64]:
        """Spades from every terrain to every other, all by the short or all by the long way."""
        counts: list[int] = []
        for old in range(TERRAINS):
            for new in range(TERRAINS):
                if old == new:
                    counts.append(NO_WAY)
                elif is_long:
                    counts.append(self.count_long_spades(old, new))
                else:
                    counts.append(self.count_spades(old, new))
        return vec[i64](counts)


def _flat_incomes(board: Board) -> vec[i64]:
    """The incomes of all structure tracks one after the other. [TM 2.2]"""
    nothing = (0, 0, 0, 0)
    flat: list[int] = []
    for track in board.incomes():
        for step in [*track, *[nothing] * (MOST_BUILT - len(track))]:
            flat += list(step)
    return vec[i64](flat)
