"""What people put right by hand: amounts changed, and a part of an action given up.

The other engine lets players type such commands. They are carried out where their meaning is
clear, and told as corrections, because no rule of the game allows them.
"""

from __future__ import annotations

from typing import Final

from tenshu.games.terra_mystica.event_kinds import CONVERTED
from tenshu.games.terra_mystica.foreign_notation.driver import Driver, Refused
from tenshu.games.terra_mystica.ids import (
    AFTER,
    FREE_UPGRADE,
    FROM_CONVERSION,
    RIDE,
    SANDSTORM,
)
from tenshu.games.terra_mystica.layout import BOWL3, COINS, PRIESTS, VICTORY_POINTS, WORKERS
from tenshu.games.terra_mystica.rules.gains import gain_power, score, spend_power

AMOUNTS: Final = {"c": COINS, "w": WORKERS, "p": PRIESTS, "pw": BOWL3, "vp": VICTORY_POINTS}
# What is due after an action, by the notation's name, and the phase that asks for it.
DUE: Final = {"free_d": RIDE, "free_tf": SANDSTORM, "free_tp": FREE_UPGRADE}


def correct(driver: Driver, seat: int, changes: list[tuple[str, int]], text: str) -> None:
    """Change what a seat owns, or raise Refused if that makes no sense."""
    state = driver.state
    for word, change in changes:
        if word not in AMOUNTS or state.at[AMOUNTS[word] + seat] + min(change, 0) < 0:
            raise Refused(-1)
    for word, change in changes:
        if word == "vp":
            score(state, seat, change, FROM_CONVERSION)
        elif word == "pw" and change > 0:
            gain_power(state, seat, change)
        elif word == "pw":
            spend_power(state, seat, -change, CONVERTED)
        else:
            state.at[AMOUNTS[word] + seat] += change
    driver.corrected(text)


def give_up(driver: Driver, seat: int, word: str, text: str) -> bool:
    """End an action without what it gives; False if nothing of that name is due."""
    state = driver.state
    if word not in DUE or driver.actor() != seat or state.phase != DUE[word]:
        return False
    state.phase = AFTER
    driver.corrected(text)
    driver.go_on()
    return True
