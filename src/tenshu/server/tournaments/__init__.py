"""Tournaments: who meets whom, the standings, and how a tournament runs."""
