"""The heuristic of The White Castle."""

from tenshu.games.white_castle.heuristic.evaluation import make_heuristic

__all__ = ["make_heuristic"]
