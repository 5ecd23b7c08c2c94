"""Score sheets compared: what a seat gained on the way from one position to another."""

from __future__ import annotations

from collections.abc import Mapping

from tenshu.core.message import Message


def gains(earlier: Mapping[str, int], later: Mapping[str, int]) -> list[tuple[int, str]]:
    """The points that every source brought, most first; losses are below zero."""
    found = [(points - earlier.get(source, 0), source) for source, points in later.items()]
    return sorted(found, reverse=True)


def points_from(points: int, source: str) -> Message:
    """So many points from a source, as a reason of a hint."""
    return Message("hint-points", {"points": points, "source": Message(f"score-{source}")})
