"""Lookups made once from the printed data: effects, spaces, cards, tiles, dice, the rival's deck."""

from __future__ import annotations

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.white_castle.data import effects
from tenshu.games.white_castle.data.board import (
    CLIMB_PEARLS,
    COLOUR_WORDS,
    DIE_SPACES,
    DOMAIN_ROWS,
    FLOORS,
    MEMBER_WORDS,
    MEMBERS_OF_A_KIND,
    MILESTONES,
    OUTSIDE_ACTIONS,
    PLACE_WORDS,
    RESOURCE_POINTS,
    TIME_POINTS,
    YARD_SPACES,
    YARD_TILES,
    YARDS,
)
from tenshu.games.white_castle.data.castle import (
    DAIMYOS,
    DIE_TILES,
    DIPLOMAT_BACK,
    DIPLOMATS,
    STEWARD_BACK,
    STEWARDS,
    TILE_SPACES,
)
from tenshu.games.white_castle.data.effects import NO_COST, Gains, parse_effect, parse_gains
from tenshu.games.white_castle.data.gardens import GARDENS
from tenshu.games.white_castle.data.solo import RIVAL_CARDS, parse_symbol
from tenshu.games.white_castle.data.starting import (
    DECREES,
    START_ACTION_BACK,
    START_ACTIONS,
    START_RESOURCES,
)
from tenshu.games.white_castle.ids import (
    ANY_TILE,
    AUDIENCE_PART,
    CASTLE_FIELD,
    CASTLE_FIELDS,
    CENTRE,
    CLIMB_PART,
    COIN,
    COURTIERS,
    DO_CLIMB,
    DO_COINS,
    DO_GARDENER,
    DO_GATE,
    DO_INFLUENCE,
    DO_POINTS,
    DO_WARRIOR,
    DOMAIN_ROW,
    EITHER,
    ENTRY,
    FIRST_TILE,
    GARDENERS,
    INFLUENCE,
    ITEMS,
    LEFT,
    LIGHT_FIELD,
    NOTHING,
    PLANT,
    RIGHT,
    ROOMS,
    SEAL,
    STONE,
    WARRIORS,
)
from tenshu.games.white_castle.verbs import DICE

# Every effect has a number: fields of action cards, garden cards, yard tiles by side, favours.
NO_FIELD: Final = "0 coin"
FIRST_GARDEN_EFFECT: Final = 90
FIRST_YARD_EFFECT: Final = 100
FIRST_FAVOUR_EFFECT: Final = 116
EFFECT_TEXTS: Final[list[str]] = [
    *(field for _, top, middle, bottom in STEWARDS for field in (top, middle, bottom)),
    *(field for _, _, top, bottom in DIPLOMATS for field in (top, bottom, NO_FIELD)),
    *(field for _, action, _ in START_ACTIONS for field in (action, NO_FIELD, NO_FIELD)),
    *(text for _, _, _, text in GARDENS),
    *(text for sides in YARD_TILES for text in sides),
    *(text for favours in DAIMYOS for text in favours),
]

# What is asked by an icon that stands for an action, as an entry of the stack. [WC 6]
ENTRY_OF_ICON: Final[dict[int, int]] = {
    effects.COURTIER: COURTIERS * ENTRY + AUDIENCE_PART + CLIMB_PART,
    effects.GARDENER: GARDENERS * ENTRY,
    effects.WARRIOR: WARRIORS * ENTRY,
    effects.DOMAIN: DOMAIN_ROW * ENTRY,
    effects.LIGHT_FIELD: CASTLE_FIELD * ENTRY + LIGHT_FIELD,
    effects.ANY_TILE: CASTLE_FIELD * ENTRY + ANY_TILE,
    effects.CORAL_TILE: CASTLE_FIELD * ENTRY + FIRST_TILE,
    effects.BLACK_TILE: CASTLE_FIELD * ENTRY + FIRST_TILE + 1,
    effects.WHITE_TILE: CASTLE_FIELD * ENTRY + FIRST_TILE + 2,
}


def _counts(gains: Gains) -> list[int]:
    """How many of each item the gains bring."""
    counts = [0] * ITEMS
    for icon, number in gains:
        if icon < ITEMS:
            counts[icon] += number
    return counts


def _has_icon(gains: Gains, icon: int) -> int:
    return sum(1 for found, _ in gains if found == icon)


def _entry(gains: Gains) -> int:
    """The entry that these icons put on the stack, 0 if none."""
    return sum(ENTRY_OF_ICON.get(icon, 0) for icon, _ in gains)


def _price(good: int, item: int, number: int) -> int:
    return number if item == good else 0


_PARSED: Final = [parse_effect(text) for text in EFFECT_TEXTS]
GAINS: Final = vec[i64]([count for *_, gains in _PARSED for count in _counts(gains)])
LANTERNS: Final = vec[i64]([_has_icon(gains, effects.LANTERN) for *_, gains in _PARSED])
WELLS: Final = vec[i64]([_has_icon(gains, effects.WELL) for *_, gains in _PARSED])
OPENS: Final = vec[i64]([_entry(gains) for *_, gains in _PARSED])
PRICE_COINS: Final = vec[i64]([_price(COIN, item, n) for _, item, n, _ in _PARSED])
PRICE_SEALS: Final = vec[i64]([_price(SEAL, item, n) for _, item, n, _ in _PARSED])
IS_DARK: Final = vec[i64]([1 if dark else 0 for dark, *_ in _PARSED])
# Effects that only bring goods and points, so that nobody would decline them. [WC R29]
IS_GIFT: Final = vec[i64](
    [
        1 if item == NO_COST and _entry(gains) == 0 and _counts(gains)[INFLUENCE] == 0 else 0
        for _, item, _, gains in _PARSED
    ]
)

# The field of a card beside each row of the domain, as a number of an effect. [WC 3.7, 10.2, 10.6]
_LARGE_TOP: Final = ["black" in rows.partition("|")[0] for _, rows, _, _ in DIPLOMATS]
_FIELDS_BY_ROW: Final[list[tuple[int, int, int]]] = (
    [(0, 1, 2)] * len(STEWARDS)
    + [(0, 0, 1) if is_large else (0, 1, 1) for is_large in _LARGE_TOP]
    + [(0, 0, 0)] * len(START_ACTIONS)
)
FIELD_BESIDE_ROW: Final = vec[i64](
    [card * 3 + field for card, fields in enumerate(_FIELDS_BY_ROW) for field in fields]
)

# Masks of the light fields of a card, and the entry of the dark one. [WC 5.8, R17]
LIGHT_MASK: Final = vec[i64](
    [
        sum(2**field for field in range(3) if EFFECT_TEXTS[card * 3 + field][0] not in "[0")
        for card in range(len(STEWARDS) + len(DIPLOMATS) + len(START_ACTIONS))
    ]
)
DARK_ENTRY: Final = vec[i64](
    [
        sum(int(OPENS[card * 3 + field] * IS_DARK[card * 3 + field]) for field in range(3))
        for card in range(len(STEWARDS) + len(DIPLOMATS))
    ]
)
DIAMOND_CARDS: Final[int] = sum(
    2**card for card, (diamond, *_) in enumerate((*STEWARDS, *DIPLOMATS)) if diamond
)
STEWARD_DECK: Final[i64] = 2 ** len(STEWARDS) - 1
DIPLOMAT_DECK: Final[i64] = (2 ** len(DIPLOMATS) - 1) * 2 ** len(STEWARDS)


def _symbol(text: str) -> int:
    """The one symbol on the back of a card. [WC 6.2]"""
    return parse_gains(text)[0][0]


BACK: Final = vec[i64](
    [_symbol(STEWARD_BACK)] * len(STEWARDS)
    + [_symbol(DIPLOMAT_BACK)] * len(DIPLOMATS)
    + [_symbol(START_ACTION_BACK)] * len(START_ACTIONS)
)
START_GOODS: Final = vec[i64](
    [count for goods, _, _ in START_RESOURCES for count in _counts(parse_gains(goods))]
)
START_BACK: Final = vec[i64]([_symbol(back) for _, _, back in START_RESOURCES])
_DECREE: Final = {word: _symbol(text) for word, text in DECREES}
START_DECREE: Final = vec[i64]([_DECREE.get(decree, NOTHING) for _, decree, _ in START_RESOURCES])

# The rows of a domain by row * 6 + members gone: goods in sight, and lanterns. [WC 3.6, 10.10]
ROW_STEPS: Final = MEMBERS_OF_A_KIND + 1
_IN_SIGHT: Final = [
    parse_gains(" + ".join(spots[: gone + 1])) for spots in DOMAIN_ROWS for gone in range(ROW_STEPS)
]
ROW_GAINS: Final = vec[i64]([count for gains in _IN_SIGHT for count in _counts(gains)])
ROW_LANTERNS: Final = vec[i64]([_has_icon(gains, effects.LANTERN) for gains in _IN_SIGHT])

# Spaces, fields and tiles. [WC 1.5, 3]
SPACE_VALUE: Final = vec[i64]([value for _, value in DIE_SPACES[:9]])
ROOM_OF_FIELD: Final = vec[i64](
    [[word for word, _ in DIE_SPACES].index(room) for room, _, _ in TILE_SPACES[:CASTLE_FIELDS]]
)
SLOT_OF_FIELD: Final = vec[i64]([field for _, field, _ in TILE_SPACES[:CASTLE_FIELDS]])
FIRST_FIELD: Final = vec[i64]([0, 3, 6, 9, 11, 13])
FLOOR_OF_ROOM: Final = vec[i64]([1] * 3 + [2] * 2 + [3])
SEND_FROM: Final[list[vec[i64]]] = [
    vec[i64](sorted(MEMBER_WORDS.index(member) for member in members))
    for members in OUTSIDE_ACTIONS
]
ENTRY_OF_MEMBER: Final = vec[i64](
    [COURTIERS * ENTRY + AUDIENCE_PART + CLIMB_PART, GARDENERS * ENTRY, WARRIORS * ENTRY]
)
PEARLS_BY_FLOORS: Final = vec[i64]([0, CLIMB_PEARLS[0], CLIMB_PEARLS[1]])
# The spaces for die tiles in the order in which they are filled, and the first that is checked.
TILE_ORDER: Final = vec[i64](
    sorted(range(len(TILE_SPACES)), key=lambda space: (TILE_SPACES[space][2], space))
)
DIAMOND_TILES: Final = 3
FIRST_CHECKED_TILE: Final = 8
TILE_COLOUR: Final = vec[i64]([COLOUR_WORDS.index(colour) for _, colour, _ in DIE_TILES])
TILE_GOOD: Final = vec[i64]([parse_gains(reward)[0][0] for _, _, reward in DIE_TILES])

# Gardens and yards. [WC 5.1, 5.3, 9.5, 9.6]
GARDEN_FOOD: Final = vec[i64]([food for _, food, _, _ in GARDENS])
GARDEN_POINTS: Final = vec[i64]([points for _, _, points, _ in GARDENS])
YARD_IRON: Final = vec[i64]([iron for _, iron, _, _ in YARDS])
YARD_VALUE: Final = vec[i64]([value for _, _, value, _ in YARDS])
YARD_OF_SPACE: Final = vec[i64](
    [[yard[0] for yard in YARDS].index(word) for word, _ in YARD_SPACES]
)
SIDE_OF_SPACE: Final = vec[i64]([("blue", "yellow").index(side) for _, side in YARD_SPACES])
YARD_MASK: Final = vec[i64](
    [
        sum(2**space for space, (word, _) in enumerate(YARD_SPACES) if word == yard[0])
        for yard in YARDS
    ]
)

# The passage of time, and points at the end. [WC 7.2, 9.2, 9.3, 9.4]
POINTS_BY_TIME: Final = vec[i64](list(TIME_POINTS))
TIME_END: Final = len(TIME_POINTS) - 1
_TOLL: Final = dict(MILESTONES)
TOLL: Final = vec[i64]([_TOLL.get(position, 0) for position in range(TIME_END + 2)])
POINTS_BY_FLOOR: Final = vec[i64]([points for _, points in FLOORS])
POINTS_BY_STOCK: Final = vec[i64](list(RESOURCE_POINTS))

# Results of dice, each in ascending order: five numbers per result, and the result by its dice
# read as digits of base 6. [WC 1.7]
DICE_OF_ROLL: Final = vec[i64]([int(die) for word in DICE.words for die in word.ljust(5, "0")])
FIRST_ROLL: Final = vec[i64](
    [next(i for i, word in enumerate(DICE.words) if len(word) == max(n, 3)) for n in range(6)]
)
ROLL_COUNT: Final = vec[i64]([sum(1 for word in DICE.words if len(word) == n) for n in range(6)])


def _digits(word: str) -> int:
    return sum((int(digit) - 1) * 6**place for place, digit in enumerate(reversed(word)))


def _roll_table(dice: int) -> list[int]:
    table = [NOTHING] * 6**dice
    for number, word in enumerate(DICE.words):
        if len(word) == dice:
            table[_digits(word)] = number
    return table


ROLL_OF_DICE: Final[list[vec[i64]]] = [
    vec[i64](_roll_table(dice) if dice >= 3 else [NOTHING]) for dice in range(6)
]


def _ways(word: str) -> int:
    """In how many orders these dice can fall."""
    ways = factorial(len(word))
    for value in set(word):
        ways //= factorial(word.count(value))
    return ways


WAYS_OF_ROLL: Final = vec[i64]([_ways(word) for word in DICE.words])

# The rival's cards: which die, where it goes, and two actions with their numbers. [WC 11.4, 11.6]
_PLACE: Final = {PLACE_WORDS[0]: LEFT, PLACE_WORDS[1]: CENTRE, PLACE_WORDS[2]: RIGHT}
_ACTS: Final[dict[str, tuple[int, int]]] = {
    "garden-plant": (DO_GARDENER, PLANT),
    "garden-stone": (DO_GARDENER, STONE),
    "garden-any": (DO_GARDENER, EITHER),
    "yard-5": (DO_WARRIOR, 0),
    "yard-3": (DO_WARRIOR, 1),
    "yard-1": (DO_WARRIOR, 2),
    "gate": (DO_GATE, 1),
    "climb": (DO_CLIMB, NOTHING),
    "point": (DO_POINTS, NOTHING),
    "influence": (DO_INFLUENCE, NOTHING),
    "coin": (DO_COINS, NOTHING),
}


def _act(text: str) -> tuple[int, int]:
    """A symbol as an action and its number."""
    action, number = _ACTS[text.rsplit(maxsplit=1)[-1]]
    return action, parse_symbol(text)[1] if number == NOTHING else number


RIVAL_BRIDGE: Final = vec[i64]([COLOUR_WORDS.index(card[0]) for card in RIVAL_CARDS])
RIVAL_PLACE: Final = vec[i64]([_PLACE[card[1]] for card in RIVAL_CARDS])
RIVAL_SPACE: Final = vec[i64](
    [[word for word, _ in DIE_SPACES].index(card[2]) for card in RIVAL_CARDS]
)
RIVAL_ACT: Final = vec[i64]([_act(text)[0] for card in RIVAL_CARDS for text in card[4:6]])
RIVAL_NUMBER: Final = vec[i64]([_act(text)[1] for card in RIVAL_CARDS for text in card[4:6]])
assert len(EFFECT_TEXTS) == FIRST_FAVOUR_EFFECT + 3 * len(DAIMYOS)
assert len(SPACE_VALUE) == ROOMS + 4
