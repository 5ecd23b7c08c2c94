"""What positions of The White Castle are worth."""

from tenshu.games.white_castle.heuristic.evaluation import make_heuristic

__all__ = ["make_heuristic"]
