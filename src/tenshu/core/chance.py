"""Seeded random draws. A Chance belongs to the code that runs a game, never to a state."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK_32: Final = 0xFFFFFFFF


class Chance:
    """A random generator (xoshiro128**): the same seed gives the same draws on every machine."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (_rotate((self.b * 5) & MASK_32, 7) * 9) & MASK_32
        shifted = (self.b << 9) & MASK_32
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = _rotate(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        limit = (MASK_32 + 1) // n * n
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % n


def _rotate(bits: i64, by: i64) -> i64:
    return ((bits << by) & MASK_32) | (bits >> (32 - by))
