"""Compare score sheets: what a seat gained between two positions."""

from __future__ import annotations

from collections.abc import Mapping

from tenshu.core.message import Message


def gains(earlier: Mapping[str, int], later: Mapping[str, int]) -> list[tuple[int, str]]:
    """The points gained from every source, most first; losses are negative."""
    found = [(points - earlier.get(source, 0), source) for source, points in later.items()]
    return sorted(found, reverse=True)


def points_from(points: int, source: str) -> Message:
    """The points from one source, as a reason of a hint."""
    return Message("hint-points", {"points": points, "source": Message(f"score-{source}")})
