"""The top of the stack: what it offers, what needs no decision, what can be declined. [WC R2, R29]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, has_bit
from tenshu.core.protocol import report
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.event_kinds import DID_EFFECT, FAVOUR_ITEM, TOOK_FAVOUR
from tenshu.games.white_castle.ids import (
    CARD_FIELDS,
    CARD_MASK,
    CASTLE_FIELD,
    CASTLE_FIELDS,
    COIN,
    COLOURS,
    COURTIERS,
    DOMAIN_ROW,
    ENTRY,
    FAVOUR,
    GARDEN_WORK,
    GARDENERS,
    LIGHT_CARD,
    NOTHING,
    OPEN_ROW,
    OPEN_WELL,
    OUTSIDE,
    REFILL,
    ROOM_FIELD,
    ROW_CARD,
    SEAL,
    SLOTS,
    STOCKED,
    TWO_MOVES,
    WARRIORS,
    YARD_TILE,
)
from tenshu.games.white_castle.layout import (
    EFFECTS,
    GARDEN_CARD,
    OWN_CARD,
    SLOT,
    STOCK,
    YARD_TILES_AT,
)
from tenshu.games.white_castle.lookups import (
    ENTRY_OF_MEMBER,
    FIELD_BESIDE_ROW,
    FIRST_FAVOUR_EFFECT,
    FIRST_FIELD,
    FIRST_GARDEN_EFFECT,
    FIRST_YARD_EFFECT,
    LIGHT_MASK,
    SEND_FROM,
    SIDE_OF_SPACE,
    SLOT_OF_FIELD,
)
from tenshu.games.white_castle.rules import courtiers, members, spaces
from tenshu.games.white_castle.rules.effects import (
    can_open,
    can_perform,
    could_perform,
    effect_of_field,
    is_gift,
    passes,
    perform,
)
from tenshu.games.white_castle.rules.goods import add_well
from tenshu.games.white_castle.rules.stack import pop, push, replace

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


def look_at_top(state: Position) -> None:
    """Do what needs no decision, or ask the seat to decide. [WC R29]"""
    entry = state.at[EFFECTS + state.depth - 1]
    kind = entry // ENTRY
    argument = entry % ENTRY
    if kind == REFILL or kind == DOMAIN_ROW:
        state.phase = kind
    elif kind == OPEN_WELL:
        pop(state)
        add_well(state, state.seat)
    elif kind == TWO_MOVES:
        pop(state)
    elif kind == OPEN_ROW:
        spaces.open_row(state, argument)
    elif kind == FAVOUR:
        look_at_favours(state)
    elif kind == LIGHT_CARD or kind == CASTLE_FIELD:
        look_at_one_of(state, kind, argument)
    elif kind == ROOM_FIELD or kind == ROW_CARD or kind == YARD_TILE or kind == GARDEN_WORK:
        look_at_each(state, entry, kind, argument)
    elif could_act(state, kind, entry):
        state.phase = kind
    else:
        pop(state)


def could_act(state: Position, kind: i64, entry: i64) -> bool:
    """Whether a member action on the stack could be done, perhaps after exchanging seals. [WC R29]"""
    seals = state.at[STOCK + state.seat * STOCKED + SEAL]
    coins = state.at[STOCK + state.seat * STOCKED + COIN] + seals
    if kind != OUTSIDE:
        return can_open(state, entry, coins, seals, exchanging=True)
    for member in SEND_FROM[entry % ENTRY]:
        if can_open(state, ENTRY_OF_MEMBER[member], coins, seals, exchanging=True):
            return True
    return False


def look_at_favours(state: Position) -> None:
    """Take the last free favour without asking; ask if there are several. [WC 5.10]"""
    free: i64 = NOTHING
    for slot in range(i64(SLOTS)):
        if state.at[SLOT + slot] == NOTHING:
            if free != NOTHING:
                state.phase = FAVOUR
                return
            free = slot
    apply_favour(state, free)


def apply_favour(state: Position, slot: i64) -> None:
    """Take a slot of the Daimyo card and its favour. [WC 5.10, 5.11]"""
    pop(state)
    state.at[SLOT + slot] = state.seat
    report(state, TOOK_FAVOUR, state.seat, FAVOUR_ITEM + slot, 1)
    perform(state, FIRST_FAVOUR_EFFECT + state.daimyo * SLOTS + slot)


def look_at_one_of(state: Position, kind: i64, argument: i64) -> None:
    """Do one of several fields, asking the seat unless the only one is a gift. [WC 5.8, 6.7, R29]"""
    found: i64 = NOTHING
    count: i64 = 0
    for option in range(i64(CASTLE_FIELDS)):
        effect = effect_of_option(state, kind, argument, option)
        if effect != NOTHING and could_perform(state, effect):
            found = effect
            count += 1
            if count > 1:
                state.phase = kind
                return
    if count == 0:
        pop(state)
    elif is_gift(state, found):
        pop(state)
        report(state, DID_EFFECT, state.seat, 0, 0, found)
        perform(state, found)
    else:
        state.phase = kind


def look_at_each(state: Position, entry: i64, kind: i64, argument: i64) -> None:
    """Do several effects once each, asking the seat unless only gifts are left. [WC 2.7, 3.2, 5.2, R29]

    A gift may pay for what cannot be done yet: with several gifts the seat says which comes first.
    """
    first: i64 = NOTHING
    gifts: i64 = 0
    waiting: i64 = 0
    for option in range(i64(CASTLE_FIELDS)):
        effect = effect_of_option(state, kind, argument, option)
        if effect == NOTHING:
            continue
        if not could_perform(state, effect):
            waiting += 1
        elif is_gift(state, effect):
            gifts += 1
            if first == NOTHING:
                first = option
        else:
            state.phase = kind
            return
    if gifts == 0:
        pop(state)
    elif gifts > 1 and waiting > 0 and state.setup.gardens_in_any_order:
        state.phase = kind
    else:
        do_option(state, entry, kind, argument, first)


def effect_of_option(state: Position, kind: i64, argument: i64, option: i64) -> i64:
    """The effect of an option of a stack entry, or NOTHING if it is not offered. [WC 3.1, R28]"""
    if kind == ROOM_FIELD:
        if option >= CARD_FIELDS or not has_bit(argument % CARD_MASK, option):
            return NOTHING
        return argument // CARD_MASK % 32 * CARD_FIELDS + option
    if kind == CASTLE_FIELD:
        return effect_of_field(state, option) if passes(state, option, argument) else NOTHING
    if kind == LIGHT_CARD:
        is_light = option < CARD_FIELDS and has_bit(LIGHT_MASK[argument], option)
        return argument * CARD_FIELDS + option if is_light else NOTHING
    if kind == ROW_CARD:
        if option > 0:
            return NOTHING
        return FIELD_BESIDE_ROW[state.at[OWN_CARD + state.seat] * COLOURS + argument]
    if not has_bit(argument, option):
        return NOTHING
    if kind == YARD_TILE:
        tile = state.at[YARD_TILES_AT + option]
        return FIRST_YARD_EFFECT + tile * 2 + SIDE_OF_SPACE[option]
    return FIRST_GARDEN_EFFECT + state.at[GARDEN_CARD + option]


def do_option(state: Position, entry: i64, kind: i64, argument: i64, option: i64) -> None:
    """Do one of the effects of an entry; the others stay on the stack. [WC 2.7, 5.2, 8.3]"""
    effect = effect_of_option(state, kind, argument, option)
    left: i64 = 0
    if kind == ROOM_FIELD:
        left = argument % CARD_MASK - BIT[option]
    elif kind == YARD_TILE or kind == GARDEN_WORK:
        left = argument - BIT[option]
    if left == 0:
        pop(state)
    else:
        replace(state, entry - BIT[option])
    report(state, DID_EFFECT, state.seat, 0, 0, effect)
    perform(state, effect)


def apply_option(state: Position, option: i64) -> None:
    """Do the chosen option of the top entry. [WC R2]"""
    entry = state.at[EFFECTS + state.depth - 1]
    do_option(state, entry, entry // ENTRY, entry % ENTRY, option)


def apply_field(state: Position, field: i64) -> None:
    """Do a castle field, opened by a die or by an icon. [WC 3.1, 6.5]"""
    if state.at[EFFECTS + state.depth - 1] // ENTRY == ROOM_FIELD:
        apply_option(state, SLOT_OF_FIELD[field])
    else:
        apply_option(state, field)


def apply_card(state: Position) -> None:
    """Do the field of the clan's card beside the row. [WC 3.7]"""
    apply_option(state, 0)


def legal_options(state: Position, first: i64, out: vec[i64]) -> vec[i64]:
    """The effects of the top entry that can be done now, and declining. [WC R2]"""
    entry = state.at[EFFECTS + state.depth - 1]
    for option in range(i64(CASTLE_FIELDS)):
        effect = effect_of_option(state, entry // ENTRY, entry % ENTRY, option)
        if effect != NOTHING and can_perform(state, effect):
            out = append(out, first + option)
    return append(out, verbs.PASS.action())


def legal_choice(state: Position, out: vec[i64]) -> vec[i64]:
    """What the top entry of the stack offers. [WC R2]"""
    phase = state.phase
    if phase == ROOM_FIELD:
        room = state.at[EFFECTS + state.depth - 1] % ENTRY // (CARD_MASK * 32)
        return legal_options(state, verbs.DO_FIELD.action(FIRST_FIELD[room]), out)
    if phase == CASTLE_FIELD:
        return legal_options(state, verbs.DO_FIELD.first, out)
    if phase == LIGHT_CARD:
        return legal_options(state, verbs.LIGHT.first, out)
    if phase == ROW_CARD:
        return legal_options(state, verbs.CARD.first, out)
    if phase == YARD_TILE:
        return legal_options(state, verbs.DRILL.first, out)
    if phase == GARDEN_WORK:
        return legal_options(state, verbs.WORK.first, out)
    if phase == FAVOUR:
        return courtiers.legal_favour(state, out)
    return append(legal_act(state, phase, out), verbs.PASS.action())


def legal_act(state: Position, phase: i64, out: vec[i64]) -> vec[i64]:
    """Rows, members to send, and member actions. [WC 3.3, 5, 6.4, R3]"""
    if phase == COURTIERS:
        return courtiers.legal_court(state, state.at[EFFECTS + state.depth - 1] % ENTRY, out)
    if phase == GARDENERS:
        return members.legal_tend(state, out)
    if phase == WARRIORS:
        return members.legal_train(state, out)
    if phase == OUTSIDE:
        return legal_send(state, out)
    for colour in range(i64(COLOURS)):
        out = append(out, verbs.ROW.action(colour))
    return out


def legal_send(state: Position, out: vec[i64]) -> vec[i64]:
    """One of the two actions of the space outside the walls. [WC 3.3]"""
    for member in SEND_FROM[state.at[EFFECTS + state.depth - 1] % ENTRY]:
        entry = ENTRY_OF_MEMBER[member]
        if can_open(
            state,
            entry,
            state.at[STOCK + state.seat * STOCKED + COIN],
            state.at[STOCK + state.seat * STOCKED + SEAL],
            exchanging=False,
        ):
            out = append(out, verbs.SEND.action(member))
    return out


def apply_send(state: Position, member: i64) -> None:
    """Begin the action chosen; the other one is gone. [WC 3.3]"""
    replace(state, ENTRY_OF_MEMBER[member])


def apply_row(state: Position, row: i64) -> None:
    """Do a row of the clan's domain without a die. [WC 6.4, R3]"""
    pop(state)
    push(state, OPEN_ROW * ENTRY + row)
