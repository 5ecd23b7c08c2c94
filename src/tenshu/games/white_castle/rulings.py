"""Rulings of The White Castle that changed, each with the version of the rules that brought it.

RULES.md lists them. A game that began under an earlier version is played to its end under that
version: `Setup` turns each ruling into a switch that the rules ask.
"""

from __future__ import annotations

from typing import Final

# By the name that RULES.md uses.
CHANGED: Final[dict[str, int]] = {
    "garden-order": 2,
    "two-moves": 2,
}

NEWEST: Final = max(CHANGED.values(), default=1)
