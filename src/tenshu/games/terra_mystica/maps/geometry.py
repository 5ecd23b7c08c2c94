"""The geometry of a map: which hexes touch, and which can be reached by ship or through the air."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.terra_mystica.data.board import RIVER_LETTER, TERRAIN_LETTERS
from tenshu.games.terra_mystica.ids import HEXES, LAND, RIVER, SITES
from tenshu.games.terra_mystica.lookups import LEVELS
from tenshu.games.terra_mystica.maps import MAPS
from tenshu.games.terra_mystica.maps.printed import PrintedMap
from tenshu.games.terra_mystica.verbs import HEX, SITE
from tenshu.games.terra_mystica.verbs import RIVER as RIVER_HEX

FAR: Final = 99

Place = tuple[int, int]


class Map:
    """A map in numbers: hexes and sites have the numbers of the verb table's domains."""

    def __init__(self, printed: PrintedMap) -> None:
        numbers = _number_places(printed)
        letters = printed.letters()
        near = _neighbours(numbers)
        land = sorted([number for number in numbers.values() if number < LAND])
        terrain = [RIVER] * HEXES
        for place, number in numbers.items():
            if letters[place] != RIVER_LETTER:
                terrain[number] = TERRAIN_LETTERS.index(letters[place])
        by_river = {hex_: _walk(hex_, near, rivers_only=True) for hex_ in land}
        by_air = {hex_: _walk(hex_, near, rivers_only=False) for hex_ in land}
        sites = [SITE.index[word] for word in printed.site_words()]

        self.name = printed.name
        self.land: vec[i64] = vec[i64](land)
        self.rivers: vec[i64] = vec[i64](sorted([n for n in numbers.values() if n >= LAND]))
        self.sites: vec[i64] = vec[i64](sorted(sites))
        self.terrain: vec[i64] = vec[i64](terrain)  # at the start
        self.neighbours: vec[vec[i64]] = _vec_of_vecs(near)
        self.land_neighbours: vec[vec[i64]] = _vec_of_vecs(
            [[other for other in hexes if other < LAND] for hexes in near]
        )
        # Land at most `level` river hexes away: entry level * LAND + hex. [TM 5.3]
        self.ship_reach: vec[vec[i64]] = _vec_of_vecs(
            [
                _within(by_river, hex_, level + 1) if level else []
                for level in range(LEVELS)
                for hex_ in range(LAND)
            ]
        )
        # Land when `skip` hexes are flown over or tunnelled under: entry skip * LAND + hex.
        self.flight_reach: vec[vec[i64]] = _vec_of_vecs(
            [_within(by_air, hex_, skip + 1) for skip in range(LEVELS) for hex_ in range(LAND)]
        )
        ends = [0] * (2 * SITES)
        for site, pair in zip(sites, printed.bridge_sites, strict=True):
            ends[2 * site : 2 * site + 2] = [HEX.index[end] for end in pair]
        self.site_ends: vec[i64] = vec[i64](ends)  # two hexes for each site
        self.sites_at: vec[vec[i64]] = _vec_of_vecs(
            [[s for s in sites if hex_ in ends[2 * s : 2 * s + 2]] for hex_ in range(LAND)]
        )

    def other_end(self, site: i64, hex_: i64) -> i64:
        """The hex at the other end of a bridge site."""
        one = self.site_ends[2 * site]
        return self.site_ends[2 * site + 1] if one == hex_ else one


def _number_places(printed: PrintedMap) -> dict[Place, int]:
    """The hex number of every row and column: land first, then rivers. [TM 1.2]"""
    return {
        place: HEX.index[word] if word in HEX.index else LAND + RIVER_HEX.index[word]
        for place, word in printed.words().items()
    }


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


def _neighbours(numbers: dict[Place, int]) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(HEXES)]
    for place, number in numbers.items():
        near[number] = sorted([numbers[other] for other in _around(place) if other in numbers])
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


def _within(distances: dict[int, list[int]], hex_: int, most: int) -> list[int]:
    """The land hexes at most `most` steps away, the hex itself left out."""
    if hex_ not in distances:  # not on this map
        return []
    return [h for h in distances if h != hex_ and distances[hex_][h] <= most]


def _vec_of_vecs(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])


BY_NAME: Final[dict[str, Map]] = {printed.name: Map(printed) for printed in MAPS}
