"""The factions, one module each; the order is that of their numbers. [TM 1.3, 21]"""

from typing import Final

from tenshu.games.terra_mystica.factions.alchemists import Alchemists
from tenshu.games.terra_mystica.factions.auren import Auren
from tenshu.games.terra_mystica.factions.chaos_magicians import ChaosMagicians
from tenshu.games.terra_mystica.factions.cultists import Cultists
from tenshu.games.terra_mystica.factions.darklings import Darklings
from tenshu.games.terra_mystica.factions.dwarves import Dwarves
from tenshu.games.terra_mystica.factions.engineers import Engineers
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.factions.fakirs import Fakirs
from tenshu.games.terra_mystica.factions.giants import Giants
from tenshu.games.terra_mystica.factions.halflings import Halflings
from tenshu.games.terra_mystica.factions.mermaids import Mermaids
from tenshu.games.terra_mystica.factions.nomads import Nomads
from tenshu.games.terra_mystica.factions.swarmlings import Swarmlings
from tenshu.games.terra_mystica.factions.witches import Witches

FACTIONS: Final[tuple[Faction, ...]] = (
    Alchemists(),
    Auren(),
    ChaosMagicians(),
    Cultists(),
    Darklings(),
    Dwarves(),
    Engineers(),
    Fakirs(),
    Giants(),
    Halflings(),
    Mermaids(),
    Nomads(),
    Swarmlings(),
    Witches(),
)
