"""Lookups made once from the printed data: the map's geometry, costs, incomes, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.data.board import (
    BRIDGE_SITES,
    MAP_ROWS,
    RIVER_LETTER,
    TERRAIN_LETTERS,
)
from tenshu.games.terra_mystica.data.factions import (
    DWELLING_COST,
    DWELLING_INCOME,
    HOME,
    MAX_EXCHANGE,
    MAX_SHIPPING,
    SANCTUARY_COST,
    SANCTUARY_INCOME,
    STRONGHOLD_COST,
    STRONGHOLD_INCOME,
    TEMPLE_COST,
    TEMPLE_INCOME,
    TRADING_HOUSE_COST,
    TRADING_HOUSE_COST_BESIDE,
    TRADING_HOUSE_INCOME,
)
from tenshu.games.terra_mystica.data.structures import POWER_VALUES, STRUCTURE_SUPPLY
from tenshu.games.terra_mystica.ids import FACTIONS, HEXES, LAND, RIVER, TERRAINS
from tenshu.games.terra_mystica.verbs import HEX

FAR: Final = 99
# Shipping 5 and a card make 6; a carpet may skip one hex, two with the stronghold, more by tiles.
LEVELS: Final = 7
MOST_BUILT: Final = 9
RESOURCES: Final = 4

Place = tuple[int, int]


def _number_places() -> dict[Place, int]:
    """Every row and column with its hex number: land first, then rivers. [TM 1.2]"""
    land: list[Place] = []
    rivers: list[Place] = []
    for r, row in enumerate(MAP_ROWS):
        for c, letter in enumerate(row.split()):
            (rivers if letter == RIVER_LETTER else land).append((r, c))
    return {place: number for number, place in enumerate([*land, *rivers])}


def _around(place: Place) -> list[Place]:
    """The six places around one; odd rows are set half a hex to the right."""
    r, c = place
    left = c - 1 if r % 2 == 0 else c
    return [
        (r, c - 1),
        (r, c + 1),
        (r - 1, left),
        (r - 1, left + 1),
        (r + 1, left),
        (r + 1, left + 1),
    ]


PLACES: Final = _number_places()


def _neighbours() -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(HEXES)]
    for place, number in PLACES.items():
        near[number] = sorted(PLACES[other] for other in _around(place) if other in PLACES)
    return near


def _walk(start: int, near: list[list[int]], *, rivers_only: bool) -> list[int]:
    """Distances from a land hex to every land hex, over all hexes or over rivers alone."""
    steps = {start: 0}
    edge = [start]
    found = [FAR] * LAND
    while edge:
        reached: list[int] = []
        for hex_ in edge:
            for other in near[hex_]:
                if other in steps:
                    continue
                if other < LAND:
                    if rivers_only and hex_ == start:
                        continue
                    found[other] = min(found[other], steps[hex_] + 1)
                    if rivers_only:
                        continue
                steps[other] = steps[hex_] + 1
                reached.append(other)
        edge = reached
    return found


def _within(distances: list[list[int]], hex_: int, most: int) -> vec[i64]:
    """The land hexes at most so far away, the hex itself left out."""
    return vec[i64]([h for h in range(LAND) if h != hex_ and distances[hex_][h] <= most])


_NEAR: Final = _neighbours()
_BY_RIVER: Final = [_walk(hex_, _NEAR, rivers_only=True) for hex_ in range(LAND)]
_BY_AIR: Final = [_walk(hex_, _NEAR, rivers_only=False) for hex_ in range(LAND)]

_LAND_TERRAIN: Final = [
    TERRAIN_LETTERS.index(letter)
    for row in MAP_ROWS
    for letter in row.split()
    if letter != RIVER_LETTER
]
START_TERRAIN: Final = vec[i64](_LAND_TERRAIN + [RIVER] * (HEXES - LAND))
NEIGHBOURS: Final[list[vec[i64]]] = [vec[i64](near) for near in _NEAR]
LAND_NEIGHBOURS: Final[list[vec[i64]]] = [
    vec[i64]([other for other in near if other < LAND]) for near in _NEAR
]
# No land hex is marked yet; whoever walks over the map takes a copy.
UNMARKED: Final = vec[i64]([0] * LAND)
# Land hexes by river, at most `level` river hexes apart: entry level * LAND + hex. [TM 5.3]
SHIP_REACH: Final[list[vec[i64]]] = [
    _within(_BY_RIVER, hex_, level + 1) if level else vec[i64]([])
    for level in range(LEVELS)
    for hex_ in range(LAND)
]
# Land hexes when `skip` hexes are flown over or tunnelled under: entry skip * LAND + hex.
FLIGHT_REACH: Final[list[vec[i64]]] = [
    _within(_BY_AIR, hex_, skip + 1) for skip in range(LEVELS) for hex_ in range(LAND)
]

SITE_ENDS: Final = vec[i64]([HEX.index[end] for site in BRIDGE_SITES for end in site])
SITES_AT: Final[list[vec[i64]]] = [
    vec[i64]([s for s, site in enumerate(BRIDGE_SITES) if HEX.words[hex_] in site])
    for hex_ in range(LAND)
]

HOME_OF: Final = vec[i64](list(HOME))
SUPPLY: Final = vec[i64](list(STRUCTURE_SUPPLY))
POWER_OF: Final = vec[i64](list(POWER_VALUES))
LAST_SHIPPING: Final = vec[i64](list(MAX_SHIPPING))
LAST_EXCHANGE: Final = vec[i64](list(MAX_EXCHANGE))


def _flat(rows: Sequence[Sequence[int]]) -> vec[i64]:
    """Rows of numbers one after the other."""
    return vec[i64]([number for row in rows for number in row])


_COSTS: Final = (
    DWELLING_COST,
    TRADING_HOUSE_COST,
    TEMPLE_COST,
    STRONGHOLD_COST,
    SANCTUARY_COST,
)
# By faction * STRUCTURES + structure. [TM 4.1, 8]
COINS_FOR: Final = _flat([[cost[f][0] for cost in _COSTS] for f in range(FACTIONS)])
WORKERS_FOR: Final = _flat([[cost[f][1] for cost in _COSTS] for f in range(FACTIONS)])
# A trading house beside a rival. [TM 8.2]
COINS_BESIDE: Final = vec[i64]([cost[0] for cost in TRADING_HOUSE_COST_BESIDE])


def _incomes(faction: int) -> list[int]:
    """Resources of every structure track, by the number of its structures on the map. [TM 2.2]"""
    nothing = (0, 0, 0, 0)
    tracks = [
        [(0, workers, 0, 0) for workers in DWELLING_INCOME[faction]],
        list(TRADING_HOUSE_INCOME[faction]),
        list(TEMPLE_INCOME[faction]),
        [nothing, STRONGHOLD_INCOME[faction]],
        [nothing, SANCTUARY_INCOME[faction]],
    ]
    flat: list[int] = []
    for track in tracks:
        padded = [*track, *[nothing] * (MOST_BUILT - len(track))]
        flat += [amount for step in padded for amount in step]
    return flat


# By ((faction * STRUCTURES + structure) * MOST_BUILT + number built) * RESOURCES + resource.
INCOME: Final = _flat([_incomes(faction) for faction in range(FACTIONS)])


def wheel_up(old: i64, new: i64) -> i64:
    """Steps from one terrain to another in the printed direction of the cycle. [TM 4.2]"""
    return (new - old + TERRAINS) % TERRAINS
