"""Chooses the search that suits a game: a PUCT tree or a planner."""

from __future__ import annotations

from tenshu.ai.plan import Planner
from tenshu.ai.search import TreeSearch
from tenshu.ai.searcher import Searcher
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.protocol import State


def make_searcher(heuristic: Heuristic, state: State, chance: Chance, style: Style) -> Searcher:
    """The search of this position and of later decisions of its seat."""
    if style.plans and heuristic.has_stages:
        return Planner(heuristic, state, chance, style)
    return TreeSearch(heuristic, state, chance, style)
