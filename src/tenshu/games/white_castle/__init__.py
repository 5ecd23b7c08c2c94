"""The White Castle: bring your clan into Himeji Castle, die by die."""

from tenshu.games.white_castle.game import GAME

__all__ = ["GAME"]
