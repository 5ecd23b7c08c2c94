"""The cult board: four tracks and the spots for priests beside them. [TM 10]"""

from typing import Final

CULT_WORDS: Final[tuple[str, ...]] = ("fire", "water", "earth", "air")

LAST_SPACE: Final = 10

# Power for reaching or passing a space, by its number. [TM 10.1]
TRACK_POWER: Final[tuple[int, ...]] = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)

# Steps for a priest who stays, by spot; a priest who returns to the supply gives one. [TM 10.3]
SPOT_STEPS: Final[tuple[int, ...]] = (3, 2, 2, 2)
RETURNING_PRIEST_STEPS: Final = 1

# Points of the three first places at the end. [TM 16.2, 16.3]
CULT_POINTS: Final[tuple[int, ...]] = (8, 4, 2)
AREA_POINTS: Final[tuple[int, ...]] = (18, 12, 6)
COINS_PER_POINT: Final = 3
