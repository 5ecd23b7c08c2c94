"""The heuristic of Terra Mystica."""

from tenshu.games.terra_mystica.heuristic.evaluation import make_heuristic

__all__ = ["make_heuristic"]
