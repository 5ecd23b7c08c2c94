"""Lanterns, a toy: each hides a lantern, may trade it once, and the brightest wins."""

from .game import GAME

__all__ = ["GAME"]
