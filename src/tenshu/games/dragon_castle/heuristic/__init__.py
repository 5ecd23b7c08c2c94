"""The heuristic of Dragon Castle."""

from tenshu.games.dragon_castle.heuristic.evaluation import make_heuristic

__all__ = ["make_heuristic"]
