"""The map of the base game: 113 hexes in nine rows, 77 of land and 36 of river. [TM 1.2]"""

from typing import Final

from tenshu.games.terra_mystica.maps.printed import PrintedMap

BASE: Final = PrintedMap(
    name="base",
    rows=(
        "U S G B Y R U K R G B R K",
        "Y ~ ~ U K ~ ~ Y K ~ ~ Y",
        "~ ~ K ~ S ~ G ~ G ~ S ~ ~",
        "G B Y ~ ~ R B ~ R ~ R U",
        "K U R B K U S Y ~ ~ G K B",
        "S G ~ ~ Y G ~ ~ ~ U S U",
        "~ ~ ~ S ~ R ~ G ~ Y K B Y",
        "Y B U ~ ~ ~ B K ~ S U S",
        "R K S B R G Y U S ~ B G R",
    ),
    bridge_sites=(
        ("a3", "c1"),
        ("a7", "c3"),
        ("a11", "c5"),
        ("b1", "c1"),
        ("b1", "d1"),
        ("b2", "c1"),
        ("b3", "c3"),
        ("b4", "c3"),
        ("b5", "c5"),
        ("b6", "c5"),
        ("b6", "d8"),
        ("c2", "d3"),
        ("c2", "d4"),
        ("c2", "e5"),
        ("c4", "d5"),
        ("c5", "d6"),
        ("d6", "e8"),
        ("d6", "e9"),
        ("e4", "g1"),
        ("e8", "g3"),
        ("f1", "h1"),
        ("f2", "g1"),
        ("f2", "h2"),
        ("f3", "g1"),
        ("f4", "g3"),
        ("g2", "h4"),
        ("g2", "i6"),
        ("g4", "h5"),
        ("h6", "i9"),
    ),
)
