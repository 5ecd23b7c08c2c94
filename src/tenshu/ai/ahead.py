"""Which way of looking ahead suits a game: growing a tree or planning."""

from __future__ import annotations

from tenshu.ai.plan import Planner
from tenshu.ai.search import Search
from tenshu.ai.style import Style
from tenshu.ai.thinker import Thinker
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import State


def look_ahead(heuristic: Heuristic, state: State, chance: Chance, style: Style) -> Thinker:
    """What is to think about this position and those that follow it."""
    if style.plans and heuristic.has_stages:
        return Planner(heuristic, state, chance, style)
    return Search(heuristic, state, chance, style)
