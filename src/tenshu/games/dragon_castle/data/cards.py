"""The Spirit and Dragon cards, in the order of the rulebook. [DC 1.7]"""

from typing import Final

# The Spirits. [DC 7]
SPIRIT_WORDS: Final[tuple[str, ...]] = (
    "beauty",
    "elegance",
    "wind",
    "deception",
    "strength",
    "change",
    "faith",
    "deep",
    "destruction",
    "cunning",
)

# The Dragons. [DC 8]
DRAGON_WORDS: Final[tuple[str, ...]] = (
    "humility",
    "righteousness",
    "tranquility",
    "bravery",
    "majesty",
    "power",
    "knowledge",
    "harmony",
    "devotion",
    "fortitude",
)

# The cards marked for beginners, inferred from traces of the mark; there may be more. [DC 1.7]
BEGINNER_SPIRITS: Final[tuple[str, ...]] = ("deep", "destruction", "cunning")
BEGINNER_DRAGONS: Final[tuple[str, ...]] = ("devotion", "fortitude")
