"""What the clans begin with. [WC 10.5, 10.6, 10.7]"""

from __future__ import annotations

from typing import Final

# Decree cards: word, symbol for the lantern zone. [WC 10.7]
DECREES: Final[tuple[tuple[str, str], ...]] = (
    ("decree-coin", "1 coin"),
    ("decree-seal", "1 seal"),
    ("decree-point", "1 point"),
)

# Starting resource cards: goods, decree or none, symbol of the back. [WC 10.5]
START_RESOURCES: Final[tuple[tuple[str, str, str], ...]] = (
    ("2 food + 1 iron + 2 coin + 1 seal", "decree-coin", "1 pearl"),
    ("2 any + 4 coin + 2 seal", "", "1 pearl"),
    ("2 iron + 1 pearl + 5 coin + 1 seal", "", "1 pearl"),
    ("2 pearl + 1 iron + 4 coin", "decree-seal", "1 iron"),
    ("3 any + 4 coin + 1 seal", "", "1 iron"),
    ("1 food + 2 iron + 1 pearl + 3 coin + 1 seal", "", "1 iron"),
    ("1 any + 2 coin + 2 seal", "decree-point", "1 food"),
    ("2 food + 2 iron + 1 pearl + 4 coin + 1 seal", "", "1 food"),
    ("4 food + 2 iron + 3 coin + 2 seal", "", "1 food"),
)
START_RESOURCE_WORDS: Final[tuple[str, ...]] = tuple(
    f"resource-{n + 1}" for n in range(len(START_RESOURCES))
)

# Starting action cards: word, action from any row, copies. [WC 10.6]
START_ACTIONS: Final[tuple[tuple[str, str, int], ...]] = (
    ("action-courtier", "courtier", 2),
    ("action-gardener", "gardener", 2),
    ("action-warrior", "warrior", 2),
)
START_ACTION_BACK: Final = "1 influence"
