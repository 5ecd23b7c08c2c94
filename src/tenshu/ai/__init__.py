"""Bots and searches that know only the contract and the game's heuristic."""
