"""The maps a game can be played on; the first is the one it is played on by default. [TM 1.2]"""

from typing import Final

from tenshu.games.terra_mystica.maps.base import BASE
from tenshu.games.terra_mystica.maps.printed import PrintedMap

MAPS: Final[tuple[PrintedMap, ...]] = (BASE,)
