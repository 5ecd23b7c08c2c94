"""The garden cards. [WC 10.4]"""

from __future__ import annotations

from typing import Final

# Garden cards: word, cost in food, points at the end, action. Plants, then stones. [WC 10.4]
GARDENS: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("plant-1", 5, 9, "4 coin > any-tile"),
    ("plant-2", 4, 7, "3 coin > gardener"),
    ("plant-3", 4, 7, "3 coin > courtier"),
    ("plant-4", 4, 7, "3 coin > warrior"),
    ("plant-5", 3, 5, "4 coin > domain"),
    ("stone-1", 1, 1, "2 any"),
    ("stone-2", 1, 1, "3 coin"),
    ("stone-3", 2, 3, "2 seal"),
    ("stone-4", 2, 3, "light-field"),
    ("stone-5", 3, 5, "well"),
)
KIND_WORDS: Final[tuple[str, ...]] = ("plant", "stone")
