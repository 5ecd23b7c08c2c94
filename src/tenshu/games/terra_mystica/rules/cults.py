"""The four cults: steps, keys, priests. [TM 10]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.cults import (
    RETURNING_PRIEST_STEPS,
    SPOT_STEPS,
    TRACK_POWER,
)
from tenshu.games.terra_mystica.event_kinds import (
    ASCENDED,
    CLIMBED,
    CULT_STEP,
    KEY,
    LOST_STEPS,
    PRIEST,
    SENT_PRIEST,
    STOPPED_BELOW_TOP,
    pack,
)
from tenshu.games.terra_mystica.ids import (
    AFTER,
    CULTS,
    NOTHING,
    SPOTS,
    TOP,
)
from tenshu.games.terra_mystica.layout import CULT_STEPS, KEYS, PRIEST_SPOTS, PRIESTS
from tenshu.games.terra_mystica.rules.gains import gain_power

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


def is_top_taken(state: Position, cult: i64) -> bool:
    """Whether somebody stands on space 10 of the track. [TM 10.2]"""
    for seat in range(state.setup.seats):
        if state.at[CULT_STEPS + seat * CULTS + cult] == TOP:
            return True
    return False


def advance(state: Position, seat: i64, cult: i64, steps: i64) -> None:
    """Step forward, taking power on the way and using a key for space 10. [TM 10.1, 10.2]"""
    climb(state, seat, cult, steps)
    if not has_bit(state.stopped_cults, cult):
        return
    if state.at[KEYS + seat] > 0:
        ascend(state, seat, cult)
    else:
        report(state, STOPPED_BELOW_TOP, seat, 0, 0, cult)


def climb(state: Position, seat: i64, cult: i64, steps: i64) -> None:
    """Step as far as space 9; remember who was stopped below a free space 10. [TM 10.1, R15]"""
    marker = seat * CULTS + cult
    power: i64 = 0
    begin = state.at[CULT_STEPS + marker]
    while steps > 0 and state.at[CULT_STEPS + marker] < TOP - 1:
        state.at[CULT_STEPS + marker] += 1
        steps -= 1
        power += TRACK_POWER[state.at[CULT_STEPS + marker]]
    if state.at[CULT_STEPS + marker] > begin:
        report(state, CLIMBED, seat, CULT_STEP + cult, state.at[CULT_STEPS + marker] - begin)
    if power > 0:
        gain_power(state, seat, power, CLIMBED)
    if steps == 0:
        return
    if state.at[CULT_STEPS + marker] == TOP - 1 and not is_top_taken(state, cult):
        state.stopped_cults |= BIT[cult]
    else:
        report(state, LOST_STEPS, seat, 0, 0, pack(cult, steps))


def ascend(state: Position, seat: i64, cult: i64) -> None:
    """Use up a key to enter space 10. [TM 10.2]"""
    state.stopped_cults &= ~BIT[cult]
    state.at[KEYS + seat] -= 1
    report(state, ASCENDED, seat, KEY, -1, cult)
    state.at[CULT_STEPS + seat * CULTS + cult] = TOP
    report(state, ASCENDED, seat, CULT_STEP + cult, 1, cult)
    gain_power(state, seat, TRACK_POWER[TOP], ASCENDED, cult)


def must_choose_top(state: Position, seat: i64) -> bool:
    """Whether more tracks at 9 could go on than the seat has keys for. [TM R17]"""
    return state.stopped_cults != 0 and 0 < state.at[KEYS + seat] < count_bits(state.stopped_cults)


def use_keys(state: Position, seat: i64) -> None:
    """Use new keys for all tracks stopped at 9 this turn, if there are enough. [TM R15, R17]"""
    if state.stopped_cults == 0 or state.at[KEYS + seat] < count_bits(state.stopped_cults):
        return
    for cult in range(i64(CULTS)):
        if has_bit(state.stopped_cults, cult):
            ascend(state, seat, cult)


def legal_ascend(state: Position, out: vec[i64]) -> vec[i64]:
    """The tracks that the key may open. [TM R17]"""
    for cult in range(i64(CULTS)):
        if has_bit(state.stopped_cults, cult):
            out = append(out, verbs.ASCEND.action(cult))
    return out


def apply_ascend(state: Position, cult: i64) -> None:
    """Use a key on the chosen track. [TM R17]"""
    ascend(state, state.seat, cult)
    use_keys(state, state.seat)


def legal_step(out: vec[i64]) -> vec[i64]:
    """Any track may be chosen. [TM 12.1]"""
    for cult in range(i64(CULTS)):
        out = append(out, verbs.CULT_STEP.action(cult))
    return out


def apply_step(state: Position, cult: i64) -> None:
    """Take all steps that are due on one track."""
    advance(state, state.seat, cult, state.cult_steps_due)
    state.cult_steps_due = 0
    state.phase = AFTER


def free_spot(state: Position, cult: i64, steps: i64) -> i64:
    """A free spot of the cult that gives `steps` steps, or NOTHING. [TM 10.3]"""
    for spot in range(i64(SPOTS)):
        place = cult * SPOTS + spot
        if SPOT_STEPS[spot] == steps and state.at[PRIEST_SPOTS + place] == NOTHING:
            return place
    return NOTHING


def legal_send(state: Position, out: vec[i64]) -> vec[i64]:
    """Priests to a spot, or for one step back to the supply. [TM 10.3, 10.4]"""
    if state.at[PRIESTS + state.seat] == 0:
        return out
    for cult in range(i64(CULTS)):
        for steps in range(i64(1), i64(4)):
            if steps == RETURNING_PRIEST_STEPS or free_spot(state, cult, steps) != NOTHING:
                out = append(out, verbs.SEND_PRIEST.action(cult, steps - 1))
    return out


def apply_send(state: Position, cult: i64, steps: i64) -> None:
    """Send a priest. [TM 10.3, 10.4]"""
    state.at[PRIESTS + state.seat] -= 1
    report(state, SENT_PRIEST, state.seat, PRIEST, -1, pack(cult, steps))
    if steps > RETURNING_PRIEST_STEPS:
        state.at[PRIEST_SPOTS + free_spot(state, cult, steps)] = state.seat
    advance(state, state.seat, cult, steps)
    state.phase = AFTER
