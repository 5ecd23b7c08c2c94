"""What is printed on a faction board. [TM 1.3]"""

from __future__ import annotations

from typing import NamedTuple

from tenshu.games.terra_mystica.data.tiles import Resources


class Board(NamedTuple):
    """The printed numbers of a faction; the defaults are what most of the boards show.

    Resources are written as (coins, workers, priests, power).
    """

    name: str
    home: int  # the home terrain [TM 1.7]
    # At the start: resources, power in bowls I to III, steps on the tracks of fire, water, earth
    # and air, dwellings placed before the first round. [TM 1.3, 1.10]
    resources: Resources = (15, 3, 0, 0)
    bowls: tuple[int, int, int] = (5, 7, 0)
    cults: tuple[int, int, int, int] = (0, 0, 0, 0)
    dwellings: int = 2
    # Shipping at the start and at most; -1 for a faction without such a track. [TM 6.1]
    shipping: int = 0
    last_shipping: int = 3
    # Exchange: the last level, and what a step costs. [TM 7.1]
    last_exchange: int = 2
    exchange_cost: Resources = (5, 2, 1, 0)
    # What the structures cost; a trading house costs fewer coins beside an opponent. [TM 4.1, 8]
    dwelling_cost: Resources = (2, 1, 0, 0)
    trading_house_cost: Resources = (6, 2, 0, 0)
    trading_house_cost_beside: Resources = (3, 2, 0, 0)
    temple_cost: Resources = (5, 2, 0, 0)
    stronghold_cost: Resources = (6, 4, 0, 0)
    sanctuary_cost: Resources = (6, 4, 0, 0)
    # Income of a whole track by the number of its structures on the map; dwellings bring workers
    # only. [TM 2.2]
    dwelling_income: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 8)
    trading_house_income: tuple[Resources, ...] = (
        (0, 0, 0, 0),
        (2, 0, 0, 1),
        (4, 0, 0, 2),
        (6, 0, 0, 4),
        (8, 0, 0, 6),
    )
    temple_income: tuple[Resources, ...] = (
        (0, 0, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 2, 0),
        (0, 0, 3, 0),
    )
    stronghold_income: Resources = (0, 0, 0, 2)
    sanctuary_income: Resources = (0, 0, 1, 0)
    # Favour tiles for a temple or the sanctuary. [TM 8.4, 8.5]
    favours_per_temple: int = 1

    def costs(self) -> tuple[Resources, ...]:
        """What every kind of structure costs."""
        return (
            self.dwelling_cost,
            self.trading_house_cost,
            self.temple_cost,
            self.stronghold_cost,
            self.sanctuary_cost,
        )

    def incomes(self) -> tuple[tuple[Resources, ...], ...]:
        """The income of every structure track by the number of its structures. [TM 2.2]"""
        nothing = (0, 0, 0, 0)
        return (
            tuple([(0, workers, 0, 0) for workers in self.dwelling_income]),
            self.trading_house_income,
            self.temple_income,
            (nothing, self.stronghold_income),
            (nothing, self.sanctuary_income),
        )
