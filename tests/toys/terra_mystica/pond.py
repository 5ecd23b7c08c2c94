"""A toy map: 30 hexes, 24 of land and 6 of river."""

from typing import Final

from tenshu.games.terra_mystica.maps.printed import PrintedMap

POND: Final = PrintedMap(
    name="pond",
    rows=(
        "K U S Y R G",
        "B ~ R G K U",
        "~ ~ Y S U B",
        "G ~ K ~ R Y",
        "S R ~ B G S",
    ),
    bridge_sites=(("b1", "c1"), ("b1", "d1")),
)
