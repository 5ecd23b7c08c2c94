"""The printed cards and tiles, looked up by their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenshu.games.white_castle.data.board import COLOUR_WORDS, YARD_TILES
from tenshu.games.white_castle.data.castle import (
    DAIMYO_WORDS,
    DAIMYOS,
    DIE_TILES,
    DIPLOMAT_WORDS,
    DIPLOMATS,
    STEWARD_WORDS,
    STEWARDS,
)
from tenshu.games.white_castle.data.effects import parse_gains
from tenshu.games.white_castle.data.gardens import GARDENS
from tenshu.games.white_castle.data.solo import RIVAL_CARD_WORDS, RIVAL_CARDS
from tenshu.games.white_castle.data.starting import (
    START_ACTIONS,
    START_RESOURCE_WORDS,
    START_RESOURCES,
)

# The effects on each action card and Daimyo card, from top to bottom or left to right.
CARD_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    **{word: tuple(card[1:]) for word, card in zip(STEWARD_WORDS, STEWARDS, strict=True)},
    **{word: tuple(card[2:]) for word, card in zip(DIPLOMAT_WORDS, DIPLOMATS, strict=True)},
    **dict(zip(DAIMYO_WORDS, DAIMYOS, strict=True)),
    **{word: (text,) for word, text, _ in START_ACTIONS},
}
GARDEN_CARDS: Final = {word: (food, points, text) for word, food, points, text in GARDENS}
DRILLS: Final = {
    f"drill-{number + 1}-{side}": text
    for number, sides in enumerate(YARD_TILES)
    for side, text in zip(("blue", "yellow"), sides, strict=True)
}
TILES: Final = {word: (colour, text) for word, colour, text in DIE_TILES}
RESOURCES: Final = dict(zip(START_RESOURCE_WORDS, START_RESOURCES, strict=True))
RIVALS: Final = dict(zip(RIVAL_CARD_WORDS, RIVAL_CARDS, strict=True))


def card_field(card: str | None, row: int) -> str:
    """The field of an action card beside a row of the domain. [WC 3.7]"""
    if not card:
        return ""
    fields = CARD_TEXTS[card]
    if card in DIPLOMAT_WORDS:
        top = DIPLOMATS[DIPLOMAT_WORDS.index(card)][1].partition("|")[0]
        return fields[0 if COLOUR_WORDS[row] in top else 1]
    return fields[row if len(fields) > 1 else 0]


def summed(texts: Sequence[str]) -> list[tuple[int, int]]:
    """The gains of several texts together; equal icons are added up."""
    totals: dict[int, int] = {}
    for text in texts:
        for icon, number in parse_gains(text):
            totals[icon] = totals.get(icon, 0) + number
    return list(totals.items())
