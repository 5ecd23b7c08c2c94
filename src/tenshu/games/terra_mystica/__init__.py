"""Terra Mystica: fourteen factions transform the land and build on it."""

from tenshu.games.terra_mystica.game import GAME

__all__ = ["GAME"]
