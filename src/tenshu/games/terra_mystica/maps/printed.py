"""A map as it is printed, and what its hexes are called. [TM 1.2]"""

from __future__ import annotations

from typing import Final, NamedTuple

from tenshu.games.terra_mystica.data.board import RIVER_LETTER

# Without r, which is for rivers.
ROW_LETTERS: Final = "abcdefghijklmnopq"


class PrintedMap(NamedTuple):
    """Rows of hexes from top to bottom, a letter each; every other row is set half a hex to the right."""

    name: str
    rows: tuple[str, ...]
    # Pairs of land hexes that a bridge can join, over the two rivers between them. [TM 11.2, R10]
    bridge_sites: tuple[tuple[str, str], ...]

    def words(self) -> dict[tuple[int, int], str]:
        """The name of the hex in every row and column.

        Land is named by row letter and running number, rivers by their number on the map.
        """
        named: dict[tuple[int, int], str] = {}
        rivers = 0
        for r, row in enumerate(self.rows):
            land = 0
            for c, letter in enumerate(row.split()):
                if letter == RIVER_LETTER:
                    named[r, c] = f"r{rivers}"
                    rivers += 1
                else:
                    land += 1
                    named[r, c] = f"{ROW_LETTERS[r]}{land}"
        return named

    def letters(self) -> dict[tuple[int, int], str]:
        """The terrain letter in every row and column."""
        return {
            (r, c): word for r, row in enumerate(self.rows) for c, word in enumerate(row.split())
        }

    def land_words(self) -> list[str]:
        """The names of the land hexes in reading order."""
        letters = self.letters()
        return [word for place, word in self.words().items() if letters[place] != RIVER_LETTER]

    def river_words(self) -> list[str]:
        """The names of the river hexes in reading order."""
        letters = self.letters()
        return [word for place, word in self.words().items() if letters[place] == RIVER_LETTER]

    def site_words(self) -> list[str]:
        """The names of the bridge sites."""
        return [f"{one}:{other}" for one, other in self.bridge_sites]
