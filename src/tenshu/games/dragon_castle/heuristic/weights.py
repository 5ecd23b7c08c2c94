"""The numbers of the heuristic, in victory points unless said otherwise."""

from __future__ import annotations

from typing import Final

from tenshu.core.weights import Weights

# The names, and the values from strategy alone; a heuristic works with a copy.
WEIGHTS: Final = Weights()
# The promise of a face-up group by its number of tiles; four are consolidated at once.
GROUP: Final = WEIGHTS.add_table("group", [0.3, 0.9, 1.9])
# Specials carry two Shrines.
SPECIAL: Final = WEIGHTS.add("special", 1.25)
# A Shrine waiting in the pool, while there are few; more of them are hard to build.
WAITING: Final = WEIGHTS.add("waiting_shrine", 1.3)
SPARE: Final = WEIGHTS.add("spare_shrine", 0.2)
# A face-down stack without a Shrine: a base for higher floors.
BASE: Final = WEIGHTS.add_table("base", [0.35, 0.55, 0.6])
# A face-up tile on a higher floor promises better Shrines.
FLOOR: Final = WEIGHTS.add("floor", 0.25)
IN_HAND: Final = WEIGHTS.add("in_hand", 0.2)
MAY_BUILD: Final = WEIGHTS.add("may_build", 0.5)
BUILT: Final = WEIGHTS.add("built_shrine", 1.0)
DISCARD: Final = WEIGHTS.add("discard", 1.0)
# Tiles above the ground floor from which on there is time enough to make use of a promise.
GROUP_TIME: Final = WEIGHTS.add_table("group_time", [8.0, 5.0, 3.0])
BASE_TIME: Final = WEIGHTS.add("base_time", 16.0)
SHRINE_TIME: Final = WEIGHTS.add("shrine_time", 8.0)
# Tiles that are still taken, on average, when none lies above the ground floor.
LAST_TILES: Final = WEIGHTS.add("last_tiles", 2.0)
# What a Spirit must promise beyond its cost, since its power is judged one step at a time.
INVOCATION: Final = WEIGHTS.add("invocation", 8.0)
# A space where a tile can be put, while there are few.
OPEN_SPACE: Final = WEIGHTS.add("open_space", 0.15)
