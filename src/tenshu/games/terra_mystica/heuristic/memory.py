"""A cache of what maps are worth, so that each map is evaluated once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.games.terra_mystica.heuristic.map import FACTS, count_beside, site_value, town_value
from tenshu.games.terra_mystica.ids import FAV5, LAND, NOTHING, SITES, STRUCTURES, TERRAINS
from tenshu.games.terra_mystica.layout import (
    BRIDGE_OWNER,
    FACTION_OF,
    FAVOURS_HELD,
    HOME_TERRAIN,
    IN_TOWN,
    OWNER,
    STRUCTURE_AT,
    TERRAIN,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    flight_range,
    permanent_shipping,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.scoring import largest_area
from tenshu.games.terra_mystica.state import Position

MOST_SEATS: Final = 5
# What a hex may hold: a free terrain, or a seat's structure, in a town or not.
KINDS: Final = TERRAINS + MOST_SEATS * STRUCTURES * 2
SLOTS: Final = 8192
# More than any shipping level or flight range.
RANGES: Final = 8
# Odd numbers that scatter small ones over the bits of a key.
SCATTER: Final = 0x1E3779B97F5
SCATTER_SALT: Final = 0x3C6EF373


def _scattered(count: int, state: int) -> vec[i64]:
    """Numbers of 60 bits without a pattern, always the same (SplitMix64)."""
    found: list[int] = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % 2**64
        found.append((mixed ^ (mixed >> 31)) >> 4)
    return vec[i64](found)


HEX_KEYS: Final = _scattered(LAND * KINDS, 1)
OWNED_KEYS: Final = _scattered(LAND, 2)
SITE_KEYS: Final = _scattered(SITES, 3)


class MapMemory:
    """Finds maps again by their key (Zobrist hashing); a newer map takes an older one's slot.

    Keys have 60 bits, so two maps of a game practically never share one.
    """

    def __init__(self) -> None:
        # Part of all keys; changing it empties the cache.
        self.salt: i64 = 0
        # The keys of the map read last: all of it, and each seat's structures with the bridges.
        self.map_key: i64 = 0
        self.owned: vec[i64] = vec[i64]([0] * MOST_SEATS)
        # By slot: the largest area of a seat.
        self.area_keys: vec[i64] = vec[i64]([-1] * SLOTS)
        self.areas: vec[i64] = vec[i64]([0] * SLOTS)
        # By slot: what towns and free hexes promise a seat, and its structures beside rivals.
        self.keys: vec[i64] = vec[i64]([-1] * SLOTS)
        self.towns: vec[float] = vec[float]([0.0] * SLOTS)
        self.sites: vec[float] = vec[float]([0.0] * SLOTS)
        self.beside: vec[i64] = vec[i64]([0] * SLOTS)
        self.facts: vec[i64] = vec[i64]([0] * (SLOTS * FACTS))

    def forget(self) -> None:
        """Empty the cache, for other weights or another game."""
        self.salt += 1

    def read(self, state: Position) -> None:
        """Work out the keys of a position's map."""
        bridges: i64 = self.salt * SCATTER_SALT
        for site in range(i64(SITES)):
            if state.at[BRIDGE_OWNER + site] != NOTHING:
                bridges ^= SITE_KEYS[site]
        for seat in range(i64(MOST_SEATS)):
            self.owned[seat] = bridges
        key = bridges
        for hex_ in range(i64(LAND)):
            owner = state.at[OWNER + hex_]
            if owner == NOTHING:
                key ^= HEX_KEYS[hex_ * KINDS + state.at[TERRAIN + hex_]]
            else:
                kind = (owner * STRUCTURES + state.at[STRUCTURE_AT + hex_]) * 2 + state.at[
                    IN_TOWN + hex_
                ]
                key ^= HEX_KEYS[hex_ * KINDS + TERRAINS + kind]
                self.owned[owner] ^= OWNED_KEYS[hex_]
        self.map_key = key

    def area(self, state: Position, seat: i64) -> i64:
        """The largest area of a seat on the map read last."""
        links = permanent_shipping(state, seat) * RANGES + flight_range(state, seat)
        key = self.owned[seat] ^ ((links + 1) * SCATTER)
        slot = key & (SLOTS - 1)
        if self.area_keys[slot] != key:
            self.areas[slot] = largest_area(state, seat)
            self.area_keys[slot] = key
        return self.areas[slot]

    def find(self, state: Position, seat: i64, weights: vec[float]) -> i64:
        """The slot of what the map read last promises a seat."""
        about = (
            state.at[FACTION_OF + seat] * TERRAINS + state.at[HOME_TERRAIN + seat]
        ) * MOST_SEATS + seat
        about = about * RANGES + shipping_level(state, seat)
        about = about * RANGES + flight_range(state, seat)
        about = about * 2 + (1 if has_bit(state.at[FAVOURS_HELD + seat], FAV5) else 0)
        key = self.map_key ^ (about * SCATTER)
        slot = key & (SLOTS - 1)
        if self.keys[slot] != key:
            facts = slot * FACTS
            self.towns[slot] = town_value(state, seat, weights, self.facts, facts)
            self.sites[slot] = site_value(state, seat, weights, self.facts, facts)
            self.beside[slot] = count_beside(state, seat)
            self.keys[slot] = key
        return slot
