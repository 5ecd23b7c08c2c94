"""The kernel every game stands on: positions, actions, chance, records, matches."""
