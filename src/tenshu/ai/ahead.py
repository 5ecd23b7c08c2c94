"""Which way of looking ahead suits a game: growing a tree or planning."""

from __future__ import annotations

from tenshu.ai.evaluation import stage_of
from tenshu.ai.plan import Planner
from tenshu.ai.search import Search
from tenshu.ai.style import Style
from tenshu.ai.thinker import Thinker
from tenshu.core.chance import Chance
from tenshu.core.protocol import Game, State


def look_ahead(game: Game, state: State, chance: Chance, style: Style) -> Thinker:
    """What is to think about this position and those that follow it."""
    stage = stage_of(game.name)
    if style.plans and stage is not None:
        return Planner(game, state, chance, style, stage)
    return Search(game, state, chance, style)
