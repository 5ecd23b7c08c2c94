"""Which way of looking ahead suits a game: growing a tree or playing on."""

from __future__ import annotations

from tenshu.ai.evaluation import stage_of
from tenshu.ai.rollout import Rollout
from tenshu.ai.search import Node, Search
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.protocol import Game, State


def look_ahead(
    game: Game,
    state: State,
    chance: Chance,
    style: Style,
    tree: Node | None = None,
    size: int = 0,
) -> Search | Rollout:
    """What is to think about this position; a tree grown for it before is gone on with."""
    stage = stage_of(game.name)
    if style.plays_on and stage is not None:
        return Rollout(game, state, chance, style, stage)
    return Search(game, state, chance, style, tree, size)
