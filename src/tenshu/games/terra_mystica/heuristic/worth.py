"""What resources and uncertain ranks are worth, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.heuristic.weights import (
    COIN,
    POWER_GAIN,
    PRIEST,
    STAGE_BY_ROUNDS,
    WORKER,
)
from tenshu.games.terra_mystica.lookups import RESOURCES

STAGE: Final = vec[i64](list(STAGE_BY_ROUNDS))


def rank_promise(rivals_above: float, prizes: vec[float]) -> float:
    """The prize of a rank that may lie between two."""
    rank = i64(rivals_above)
    if rank >= i64(len(prizes)) - 1:
        return 0.0
    part = rivals_above - float(rank)
    return prizes[rank] * (1.0 - part) + prizes[rank + 1] * part


def doubt_of_being_ahead(lead: float, doubt: float) -> float:
    """How doubtful a lead is: 0 surely ahead, 1 surely behind, a tie is half."""
    size = lead if lead >= 0.0 else -lead
    return 0.5 - 0.5 * lead / (size + doubt)


def worth(
    coins: i64, workers: i64, priests: i64, power: i64, rounds: i64, weights: vec[float]
) -> float:
    """What a gain is worth with `rounds` rounds to spend it."""
    stage = STAGE[rounds]
    value = weights[COIN + stage] * float(coins) + weights[WORKER + stage] * float(workers)
    return (
        value
        + weights[PRIEST + stage] * float(priests)
        + weights[POWER_GAIN + stage] * float(power)
    )


def worth_of(gains: vec[i64], row: i64, rounds: i64, weights: vec[float]) -> float:
    """What coins, workers, priests and power are worth with `rounds` rounds to spend them."""
    first = row * RESOURCES
    return worth(
        gains[first], gains[first + 1], gains[first + 2], gains[first + 3], rounds, weights
    )
