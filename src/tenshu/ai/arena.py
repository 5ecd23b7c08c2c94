"""Measuring bots against each other: rotated seats, win shares, confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z95: Final = 1.959963984540054


def seatings(bots: Sequence[str]) -> list[list[int]]:
    """Every different rotation of the bots around the table; entry s is the bot in seat s."""
    count = len(bots)
    rotations: dict[tuple[str, ...], list[int]] = {}
    for shift in range(count):
        rotation = [(seat + shift) % count for seat in range(count)]
        rotations.setdefault(tuple(bots[one] for one in rotation), rotation)
    return list(rotations.values())


def win_shares(ranks: Sequence[int]) -> list[float]:
    """One win per game, split evenly among those who share the first place."""
    winners = sum(1 for rank in ranks if rank == 1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of wins, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
