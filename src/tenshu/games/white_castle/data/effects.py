"""How the printed icons are written in these tables, and the numbers they become. [WC 4.1]

An effect is a text such as `1 seal + 1 any` or `1 seal > courtier`: what stands before the arrow is
paid for what comes after it. [Brackets] mean a dark background.
"""

from __future__ import annotations

from typing import Final

# Goods that come in numbers. [WC 4]
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINT: Final = 5
INFLUENCE: Final = 6
ANY: Final = 7  # a resource of choice, unit by unit
# Icons that stand for another action. [WC 6]
LANTERN: Final = 8
WELL: Final = 9
COURTIER: Final = 10
GARDENER: Final = 11
WARRIOR: Final = 12
DOMAIN: Final = 13
LIGHT_FIELD: Final = 14  # a light field of any castle card
ANY_TILE: Final = 15  # a castle field beside any die tile
CORAL_TILE: Final = 16
BLACK_TILE: Final = 17
WHITE_TILE: Final = 18

ICON_WORDS: Final[tuple[str, ...]] = (
    "food",
    "iron",
    "pearl",
    "coin",
    "seal",
    "point",
    "influence",
    "any",
    "lantern",
    "well",
    "courtier",
    "gardener",
    "warrior",
    "domain",
    "light-field",
    "any-tile",
    "coral-tile",
    "black-tile",
    "white-tile",
)

NO_COST: Final = -1

Gain = tuple[int, int]
Gains = tuple[Gain, ...]
# Dark background or not, the good to pay or NO_COST, how many of it, and what is gained or done.
Effect = tuple[bool, int, int, Gains]


def parse_gain(text: str) -> Gain:
    """Read an icon with its number; an icon that stands for an action has the number 1. [WC 4.1]"""
    words = text.split()
    number = int(words[0]) if len(words) == 2 else 1
    return ICON_WORDS.index(words[-1]), number


def parse_gains(text: str) -> Gains:
    """Read icons joined by plus signs, from left to right. [WC 4.1]"""
    return tuple(parse_gain(part) for part in text.split(" + "))


def parse_effect(text: str) -> Effect:
    """Read the effect of a field, tile or card: background, cost, and what it brings. [WC 4.1]"""
    cost, arrow, gains = text.strip("[]").rpartition(" > ")
    item, number = parse_gain(cost) if arrow else (NO_COST, 0)
    return text.startswith("["), item, number, parse_gains(gains)
