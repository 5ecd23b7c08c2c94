"""Dragon Castle: take tiles from a crumbling castle and build your own."""

from tenshu.games.dragon_castle.game import GAME

__all__ = ["GAME"]
