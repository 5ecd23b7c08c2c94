"""What positions of Dragon Castle are worth."""

from tenshu.games.dragon_castle.heuristic.evaluation import make_heuristic

__all__ = ["make_heuristic"]
