"""What a position is worth to a seat: points in hand and points in sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from tenshu.core.protocol import State
from tenshu.games.terra_mystica.heuristic_promises import settled_value
from tenshu.games.terra_mystica.heuristic_reasons import reasons
from tenshu.games.terra_mystica.heuristic_turn import is_in_turn, turn_value
from tenshu.games.terra_mystica.heuristic_weights import WEIGHTS
from tenshu.games.terra_mystica.ids import NOTHING
from tenshu.games.terra_mystica.layout import FACTION_OF, HAS_DROPPED
from tenshu.games.terra_mystica.state import Position

__all__ = ["BY_LEVEL", "SEARCH", "WEIGHTS", "evaluate", "outlook", "reasons", "stage"]

NEVER: Final = -1000.0
# How a search goes about this game, see ai/style.py: it plans to the end of the next round.
SEARCH: Final[dict[str, float]] = {
    "plans": 1.0,
    "turns": 2.0,
    "width": 6.0,
    "margin": 6.0,
    "faith": 1.0,
    "slip": 1.0,
}
# The rung between greedy and hard: a tree of some turns.
BY_LEVEL: Final[dict[str, dict[str, float]]] = {
    "medium": {"plans": 0.0, "turns": 8.0, "spread": 2.0, "swing": 40.0},
}
# What the value leaves out, by round, on average over 68 greedy games; first the setting-up.
OUTLOOK: Final = vec[float]([18.0, -24.0, -38.0, -43.0, -46.0, -42.0, -27.0])


def evaluate(state: State, seat: int) -> float:
    """The value of a position for a seat, in points, with its turn played out in a plain way."""
    assert isinstance(state, Position)
    if state.at[FACTION_OF + seat] == NOTHING:
        return 0.0
    if state.at[HAS_DROPPED + seat] != 0:
        return NEVER
    if not is_in_turn(state, seat):
        return settled_value(state, seat)
    return turn_value(state.clone(), seat)


def outlook(state: State, _: int) -> float:
    """What a seat usually scores beyond the value: less, for not all that it promises comes true."""
    assert isinstance(state, Position)
    return OUTLOOK[state.round]


def stage(state: State) -> int:
    """The round; positions are best compared when one begins."""
    assert isinstance(state, Position)
    return max(1, int(state.round))
