"""What a seat gains and pays: points, priests, power, resources. [TM 2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import report
from tenshu.games.terra_mystica.data.structures import PRIEST_SUPPLY
from tenshu.games.terra_mystica.data.tiles import (
    BONUS_INCOME,
    FAVOUR_INCOME,
    Resources,
)
from tenshu.games.terra_mystica.event_kinds import (
    COIN,
    GAINED,
    KIND_OF_SOURCE,
    LOST_POWER,
    LOST_PRIESTS,
    PAID,
    POINT,
    POWER_1,
    POWER_2,
    POWER_3,
    PRIEST,
    TOOK_INCOME,
    WORKER,
)
from tenshu.games.terra_mystica.ids import (
    CULTS,
    FAVOURS,
    NOTHING,
    SOURCES,
    SPOTS,
    STRONGHOLD,
    STRUCTURES,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    CARD_HELD,
    COINS,
    FACTION_OF,
    FAVOURS_HELD,
    POINTS_FROM,
    PRIEST_SPOTS,
    PRIESTS,
    STRUCTURES_BUILT,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import MOST_BUILT, RESOURCES

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.factions.faction import Faction
    from tenshu.games.terra_mystica.state import Position

PLENTY: Final = 99


def faction_of(state: Position, seat: i64) -> Faction:
    """The seat's faction, which knows its numbers and abilities."""
    return state.setup.factions[state.at[FACTION_OF + seat]]


def score(state: Position, seat: i64, points: i64, source: i64) -> None:
    """Give points, or take them, and note where they came from."""
    state.at[VICTORY_POINTS + seat] += points
    state.at[POINTS_FROM + seat * SOURCES + source] += points
    if points != 0:
        report(state, KIND_OF_SOURCE[source], seat, POINT, points, source)


def count_sent(state: Position, seat: i64) -> i64:
    """How many of the seat's priests stand on the spots of the cults. [TM 10.3]"""
    count: i64 = 0
    for spot in range(i64(CULTS * SPOTS)):
        if state.at[PRIEST_SPOTS + spot] == seat:
            count += 1
    return count


def priests_left(state: Position, seat: i64) -> i64:
    """The seat's priests in its supply. [TM 2.6]"""
    return PRIEST_SUPPLY - state.at[PRIESTS + seat] - count_sent(state, seat)


def gain_coins(state: Position, seat: i64, coins: i64, kind: i64) -> None:
    """Take coins."""
    if coins != 0:
        state.at[COINS + seat] += coins
        report(state, kind, seat, COIN, coins)


def gain_workers(state: Position, seat: i64, workers: i64, kind: i64) -> None:
    """Take workers."""
    if workers != 0:
        state.at[WORKERS + seat] += workers
        report(state, kind, seat, WORKER, workers)


def gain_priests(state: Position, seat: i64, priests: i64, kind: i64) -> None:
    """Take priests from the supply, as far as there are any. [TM 2.6]"""
    if priests == 0:
        return
    taken = min(priests, priests_left(state, seat))
    state.at[PRIESTS + seat] += taken
    if taken > 0:
        report(state, kind, seat, PRIEST, taken)
    if taken < priests:
        report(state, LOST_PRIESTS, seat, 0, 0, priests - taken)


def power_capacity(state: Position, seat: i64) -> i64:
    """How much power the bowls can still take. [TM 2.4]"""
    return 2 * state.at[BOWL1 + seat] + state.at[BOWL2 + seat]


def gain_power(state: Position, seat: i64, power: i64, kind: i64 = GAINED, detail: i64 = 0) -> None:
    """Move tokens from bowl I to II, then from II to III; the rest is lost. [TM 2.4]"""
    lifted = min(power, state.at[BOWL1 + seat])
    state.at[BOWL1 + seat] -= lifted
    state.at[BOWL2 + seat] += lifted
    raised = min(power - lifted, state.at[BOWL2 + seat])
    state.at[BOWL2 + seat] -= raised
    state.at[BOWL3 + seat] += raised
    if state.events is not None:
        report_lift(state, kind, seat, lifted, POWER_1, detail)
        report_lift(state, kind, seat, raised, POWER_2, detail)
        if lifted + raised < power:
            report(state, LOST_POWER, seat, 0, 0, power - lifted - raised)


def report_lift(state: Position, kind: i64, seat: i64, tokens: i64, bowl: i64, detail: i64) -> None:
    """Report that tokens went from a bowl to the next one."""
    if tokens > 0:
        report(state, kind, seat, bowl, -tokens, detail)
        report(state, kind, seat, bowl + 1, tokens, detail)


def spend_power(state: Position, seat: i64, power: i64, kind: i64 = PAID) -> None:
    """Move tokens from bowl III back to bowl I. [TM 2.5]"""
    state.at[BOWL3 + seat] -= power
    state.at[BOWL1 + seat] += power
    if power != 0:
        report(state, kind, seat, POWER_3, -power)
        report(state, kind, seat, POWER_1, power)


def gain(state: Position, seat: i64, resources: Resources, kind: i64 = GAINED) -> None:
    """Take what is printed as coins, workers, priests and power."""
    coins, workers, priests, power = resources
    gain_coins(state, seat, coins, kind)
    gain_workers(state, seat, workers, kind)
    gain_priests(state, seat, priests, kind)
    if power != 0:
        gain_power(state, seat, power, kind)


def count_payable(state: Position, seat: i64, price: Resources) -> i64:
    """How often the seat could pay a price, at most PLENTY times. [TM 2.5]"""
    coins, workers, priests, power = price
    most: i64 = PLENTY
    if coins > 0:
        most = min(most, state.at[COINS + seat] // coins)
    if workers > 0:
        most = min(most, state.at[WORKERS + seat] // workers)
    if priests > 0:
        most = min(most, state.at[PRIESTS + seat] // priests)
    if power > 0:
        most = min(most, state.at[BOWL3 + seat] // power)
    return most


def can_pay(state: Position, seat: i64, price: Resources) -> bool:
    """Whether the seat has what a price asks for."""
    coins, workers, priests, power = price
    if state.at[COINS + seat] < coins or state.at[WORKERS + seat] < workers:
        return False
    return state.at[PRIESTS + seat] >= priests and state.at[BOWL3 + seat] >= power


def pay(state: Position, seat: i64, price: Resources, kind: i64 = PAID, detail: i64 = 0) -> None:
    """Pay coins, workers, priests and power."""
    deduct(state, seat, price)
    if state.events is not None:
        coins, workers, priests, power = price
        amounts = (-coins, -workers, -priests, -power, power)
        for item, amount in zip((COIN, WORKER, PRIEST, POWER_3, POWER_1), amounts, strict=True):
            if amount != 0:
                report(state, kind, seat, item, amount, detail)


def deduct(state: Position, seat: i64, price: Resources) -> None:
    """Take a price from a seat without reporting it."""
    coins, workers, priests, power = price
    state.at[COINS + seat] -= coins
    state.at[WORKERS + seat] -= workers
    state.at[PRIESTS + seat] -= priests
    state.at[BOWL3 + seat] -= power
    state.at[BOWL1 + seat] += power


def refund(state: Position, seat: i64, price: Resources) -> None:
    """Give back a price that was deducted."""
    coins, workers, priests, power = price
    deduct(state, seat, (-coins, -workers, -priests, -power))


def has_stronghold(state: Position, seat: i64) -> bool:
    """Whether the seat has built its stronghold. [TM 8.3]"""
    return state.at[STRUCTURES_BUILT + seat * STRUCTURES + STRONGHOLD] > 0


def income_of(state: Position, seat: i64, resource: i64) -> i64:
    """What the structures give of one resource. [TM 2.2]"""
    income = faction_of(state, seat).income
    total: i64 = 0
    for structure in range(i64(STRUCTURES)):
        built = state.at[STRUCTURES_BUILT + seat * STRUCTURES + structure]
        total += income[(structure * MOST_BUILT + built) * RESOURCES + resource]
    return total


def next_income(state: Position, seat: i64) -> Resources:
    """Coins, workers, priests and power of the next income phase. [TM 2.2, 2.3]"""
    return add_up(
        [structure_income(state, seat), card_income(state, seat), favour_income(state, seat)]
    )


def structure_income(state: Position, seat: i64) -> Resources:
    """What the structures on the map give. [TM 2.2]"""
    return (
        int(income_of(state, seat, 0)),
        int(income_of(state, seat, 1)),
        int(income_of(state, seat, 2)),
        int(income_of(state, seat, 3)),
    )


def card_income(state: Position, seat: i64) -> Resources:
    """What the bonus card in hand gives. [TM 2.3]"""
    card = state.at[CARD_HELD + seat]
    return BONUS_INCOME[card] if card != NOTHING else (0, 0, 0, 0)


def favour_income(state: Position, seat: i64) -> Resources:
    """What the favour tiles give. [TM 2.3]"""
    return add_up(
        [
            FAVOUR_INCOME[tile]
            for tile in range(FAVOURS)
            if has_bit(state.at[FAVOURS_HELD + seat], tile)
        ]
    )


def add_up(sources: list[Resources]) -> Resources:
    """Coins, workers, priests and power of several sources together."""
    total = [sum(source[resource] for source in sources) for resource in range(RESOURCES)]
    return total[0], total[1], total[2], total[3]


def take_income(state: Position) -> None:
    """Phase I: every seat collects, even one that left the game. [TM 2.1, 2.2, 2.3, 22.9]"""
    for seat in range(state.setup.seats):
        gain(state, seat, next_income(state, seat), TOOK_INCOME)
