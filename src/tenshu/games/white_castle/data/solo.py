"""The visit of the Tokugawa clan: difficulty and the rival's deck. [WC 11]

Only two half cards of the publisher's deck are known to us, a bridge side and an action side of
different cards; they are kept and marked PUBLISHED. All the rest of this deck is designed by this
project. [WC 11.19]
"""

from __future__ import annotations

from typing import Final

# Difficulty: word, clan points, place in the turn order, position on the passage of time. [WC 11.2]
DIFFICULTIES: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("easy", 0, 2, 0),
    ("medium", 3, 1, 1),
    ("hard", 8, 1, 3),
)

# The symbols of the rival's cards. [WC 11]
SYMBOL_WORDS: Final[tuple[str, ...]] = (
    "garden-plant",
    "garden-stone",
    "garden-any",
    "yard-5",
    "yard-3",
    "yard-1",
    "gate",
    "climb",
    "point",
    "influence",
    "coin",
)

DESIGNED: Final = "designed"
PUBLISHED: Final = "published"

# The rival's cards: bridge, place on it, destination of the die, origin of this side; upper and
# lower action, origin of that side. [WC 11.4, 11.6, 11.19]
RIVAL_CARDS: Final[tuple[tuple[str, str, str, str, str, str, str], ...]] = (
    ("coral", "left", "outside-left", DESIGNED, "garden-stone", "gate", DESIGNED),
    ("coral", "centre", "diplomat-left", DESIGNED, "1 climb", "2 influence", DESIGNED),
    ("coral", "right", "steward-left", DESIGNED, "gate", "yard-1", DESIGNED),
    ("black", "left", "diplomat-left", DESIGNED, "yard-5", "3 coin", DESIGNED),
    ("black", "centre", "diplomat-right", DESIGNED, "garden-plant", "2 point", DESIGNED),
    ("black", "right", "steward-right", PUBLISHED, "1 influence", "2 climb", DESIGNED),
    ("white", "left", "diplomat-right", DESIGNED, "yard-3", "1 climb", PUBLISHED),
    ("white", "centre", "outside-right", DESIGNED, "gate", "3 coin", DESIGNED),
    ("white", "right", "steward-middle", DESIGNED, "garden-any", "1 influence", DESIGNED),
)
RIVAL_CARD_WORDS: Final[tuple[str, ...]] = tuple(f"rival-{n + 1}" for n in range(len(RIVAL_CARDS)))

# Coins for a unit of points when the rival is first or second in the new order. [WC 11.15]
COINS_PER_UNIT: Final[tuple[int, int]] = (3, 5)


def parse_symbol(text: str) -> tuple[int, int]:
    """A symbol of a rival's card and its number, 1 if none is printed. [WC 11.6]"""
    words = text.split()
    return SYMBOL_WORDS.index(words[-1]), int(words[0]) if len(words) == 2 else 1
