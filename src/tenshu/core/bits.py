"""Sets of small numbers as the bits of one int."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The mask of each number alone; `1 << index` would be cut to 32 bits when compiled.
BIT: Final = vec[i64]([2**index for index in range(62)])


def has_bit(mask: i64, index: i64) -> bool:
    """Whether this number is in the mask."""
    return (mask >> index) & 1 != 0


def count_bits(mask: i64) -> i64:
    """How many numbers are in the mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The lowest number in a mask that is not empty."""
    index: i64 = 0
    while not has_bit(mask, index):
        index += 1
    return index
