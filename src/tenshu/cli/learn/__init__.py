"""`tenshu learn`: a net that corrects a game's heuristic, trained on its own games."""
