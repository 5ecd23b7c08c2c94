"""Why an action is not legal: the rule that forbids it now."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.message import Reason, because
from tenshu.core.protocol import CHANCE
from tenshu.games.dragon_castle.describe import spirit as spirit_name
from tenshu.games.dragon_castle.ids import (
    AFTER,
    BEAUTY_SET,
    BUILD,
    CELLS,
    CHANGE,
    CHOICE,
    CONSOLIDATE,
    CUNNING_SET,
    DECEPTION,
    DEEP,
    DESTROY,
    ELEGANCE,
    EMPTY,
    FACE_DOWN,
    FAITH,
    FAITH_BUILD,
    GAME_OVER,
    PLACE,
    START,
    STRENGTH_LAY,
    STRENGTH_LIFT,
    WIND_FLIP,
    WIND_LAY,
    WIND_LIFT,
)
from tenshu.games.dragon_castle.layout import (
    CASTLE_HEIGHT,
    CASTLE_TOP,
    FACE,
    REALM_HEIGHT,
    SHRINE_ON,
    SHRINES_LEFT,
)
from tenshu.games.dragon_castle.lookups import TYPE_OF_KIND
from tenshu.games.dragon_castle.rules import actions, sets, spirits
from tenshu.games.dragon_castle.rules.castle import (
    has_free_short_side,
    is_available,
    is_neighbour,
    top_floor,
)
from tenshu.games.dragon_castle.rules.powers import is_way_back
from tenshu.games.dragon_castle.state import Position
from tenshu.games.dragon_castle.verbs import CELL, SHRINE_COST, VERBS

# The Spirits' rules are DC 7.7 and the following, in their printed order.
FIRST_SPIRIT_RULE: Final = 7
NEEDED_PHASE: Final = {
    "take": START,
    "summon": START,
    "pair": CHOICE,
    "shrine": CHOICE,
    "discard": CHOICE,
    "place": PLACE,
    "place-other": PLACE,
    "end": AFTER,
}


def why_not(state: Position, seat: int, action: int) -> Reason | None:
    """Why the seat may not do this now; None if it may."""
    if state.phase == GAME_OVER:
        return because("DC 9.1", "game-over")
    actor = int(state.actor())
    if actor == CHANCE:
        return because("DC 2.5", "reveal-first")
    if actor != seat:
        return because("DC 3.1", "not-your-turn", player=int(state.seat))
    if action in state.legal_actions():
        return None
    verb, args = VERBS.split(action)
    if verb.chance:
        return because("DC 2.5", "chance")
    if state.phase >= BEAUTY_SET:
        return _inside_power(state, verb.name, args)
    if verb.name == "invoke":
        return _why_not_invoke(state, args[0], args[1])
    if state.phase == CONSOLIDATE and verb.name != "consolidate":
        return because("DC 5.2", "set-first")
    if state.phase == BUILD and verb.name != "build":
        return because("DC 6.2", "shrines-first")
    return _why_not_now(state, verb.name, args)


def _why_not_now(state: Position, name: str, args: list[int]) -> Reason:
    """The reason: of the step of the turn, or of the place or thing chosen."""
    if name in ("consolidate", "build", "done"):
        return _why_no_set(state, name, args)
    if name not in NEEDED_PHASE:
        return because("DC 7.1", "only-in-power")
    if state.phase != NEEDED_PHASE[name]:
        return _wrong_step(state, name)
    if name in ("take", "pair"):
        return _why_not_pick(state, name, args[0])
    if name == "summon":
        return _why_not_summon(state)
    if name in ("shrine", "discard"):
        return _why_not_complete(state, name)
    return _why_not_cell(state, args[0], name)


def _wrong_step(state: Position, name: str) -> Reason:
    if name in ("pair", "shrine", "discard") and state.phase == START:
        return because("DC 3.2", "take-first")
    if name == "summon" and state.phase == CHOICE:
        return because("DC 3.6", "summon-before-taking")
    if name in ("place", "place-other"):
        return because("DC 4.1", "nothing-in-hand")
    if state.phase == PLACE:
        return because("DC 4.1", "place-first")
    if name == "end":
        return because("DC 3.1", "action-due")
    return because("DC 3.1", "one-action")


def _why_not_pick(state: Position, name: str, space: int) -> Reason:
    """A castle tile that may not be taken. [DC 2.2, 2.3, 2.4, 3.3]"""
    if state.at[CASTLE_HEIGHT + space] == 0:
        return because("DC 2.2", "no-tile")
    floor = int(top_floor(state))
    if name == "take" and state.at[CASTLE_HEIGHT + space] < floor:
        return because(
            "DC 2.4", "not-top-floor", floor=int(state.at[CASTLE_HEIGHT + space]), top=floor
        )
    if name == "pair":
        reason = _why_no_match(state, space)
        if reason is not None:
            return reason
    if not has_bit(state.invoked, ELEGANCE):
        return because("DC 2.3", "not-available")
    if not is_available(state, space) and not has_free_short_side(state, space):
        return because("DC 7.8", "no-free-side")
    return because("DC 7.8", "elegance-owed")


def _why_no_match(state: Position, space: int) -> Reason | None:
    """A second tile that does not fit the first one."""
    if not actions.has_room_for(state, 2):
        return because("DC 4.3", "no-room", needed=2)
    if has_bit(state.invoked, DECEPTION):
        return _why_not_beside(state, space)
    kind = state.at[CASTLE_TOP + space]
    if has_bit(state.invoked, DEEP):
        if TYPE_OF_KIND[kind] != TYPE_OF_KIND[state.hand]:
            return because("DC 7.14", "not-same-type")
    elif kind != state.hand:
        return because("DC 3.3", "not-identical")
    return None


def _why_not_beside(state: Position, space: int) -> Reason:
    """A second tile that Deception does not reach. [DC 7.10]"""
    if not is_neighbour(state.picked, space):
        return because("DC 7.10", "not-beside")
    if not actions.is_beside_first(state, space):
        return because(
            "DC 7.10",
            "not-first-floor",
            floor=int(state.at[CASTLE_HEIGHT + space]),
            first=int(state.floor),
        )
    return because("DC 7.8", "elegance-owed")


def _why_not_summon(state: Position) -> Reason:
    if state.owes_elegance != 0:
        return because("DC 7.8", "elegance-owed")
    return because("DC 3.6", "upper-floors")


def _why_not_complete(state: Position, name: str) -> Reason:
    """Tile and Shrine or Discard after the first tile."""
    if actions.must_pair(state):
        return because("DC 7.3", "must-pair")
    if name == "shrine" and not actions.can_gain_shrine(state):
        return because("DC 6.4", "no-shrines-left")
    return because("DC 4.3", "no-room", needed=1)


def _why_not_cell(state: Position, cell: int, name: str) -> Reason:
    """A cell of the realm that takes no tile. [DC 4.1, 6.3]"""
    if cell not in state.setup.cells:
        return because("DC 1.1", "outside-realm")
    index = state.seat * CELLS + cell
    if state.at[SHRINE_ON + index] != 0:
        return because("DC 6.3", "shrine-there")
    if state.at[FACE + index] not in (EMPTY, FACE_DOWN):
        return because("DC 4.1", "face-up-there")
    return because("DC 4.1", "no-other-tile" if name == "place-other" else "same-cell")


def _why_no_set(state: Position, name: str, args: list[int]) -> Reason:
    """Sets and Shrines at the wrong moment or place. [DC 5.1, 6.1, 6.2, 6.3]"""
    if name == "consolidate":
        return because("DC 5.1", "no-set-here")
    if state.phase != BUILD or name == "done":
        return because("DC 6.2", "no-set-to-build-on")
    if state.at[SHRINES_LEFT + state.seat] == 0:
        return because("DC 6.1", "no-shrine-in-pool")
    if not has_bit(state.fresh, args[0]):
        return because("DC 6.2", "not-just-consolidated")
    if state.at[SHRINE_ON + state.seat * CELLS + args[0]] != 0:
        return because("DC 6.3", "shrine-there")
    return because("DC 6.1", "allowance-used")


def _why_not_invoke(state: Position, card: int, cost: int) -> Reason:
    """A Spirit that may not be activated, or not at this cost. [DC 7.1, 7.2, 7.3, 7.4, 7.5]"""
    name = spirit_name(card)
    rule = f"DC 7.{FIRST_SPIRIT_RULE + card}"
    if not has_bit(state.spirits, card):
        return because("DC 1.7", "spirit-not-in-play", spirit=name)
    if has_bit(state.invoked, card):
        return because("DC 7.4", "spirit-used", spirit=name)
    if state.phase == CONSOLIDATE and card != CHANGE and state.setup.sets_come_first:
        return because("DC 7.5", "set-first")
    if state.phase == PLACE and spirits.waiting_cells(state) and state.setup.sets_come_first:
        return because("DC 7.5", "place-first")
    if not spirits.is_time_for(state, card):
        if spirits.is_inside_pick(state):
            return because("DC 7.3", "pick-owed")
        if card == FAITH and state.phase == BUILD:
            return because(rule, "faith-after-allowance")
        return because(rule, "wrong-time", spirit=name)
    if cost == SHRINE_COST:
        if state.at[SHRINES_LEFT + state.seat] == 0:
            return because("DC 7.2", "no-shrine-in-pool")
    elif not spirits.can_pay_tile(state, cost):
        is_needed = has_bit(spirits.waiting_cells(state), cost)
        key = "cost-in-set" if is_needed else "cost-not-face-up"
        return because("DC 7.2", key, cell=CELL.words[cost])
    return because("DC 7.3", "no-effect", spirit=name)


def _inside_power(state: Position, name: str, args: list[int]) -> Reason:
    """While a power is being carried out only its own steps are open. [DC 7.3]"""
    phase = state.phase
    if phase in (BEAUTY_SET, CUNNING_SET):
        if name == "consolidate":
            return because("DC 5.1", "no-set-here")
    elif phase == FAITH_BUILD:
        if name == "build":
            return because("DC 7.13", "not-just-consolidated")
    elif phase == DESTROY:
        if name == "destroy":
            return because("DC 2.3", "not-available")
    elif name == "change":
        return _why_no_change(state, args[0])
    elif name in ("lift", "pull", "lay", "flip"):
        if args[0] not in state.setup.cells:
            return because("DC 1.1", "outside-realm")
        if phase in (WIND_FLIP, WIND_LIFT, WIND_LAY):
            return _why_not_move_shrine(state, name, args[0])
        return _why_not_move_tile(state, name, args[0])
    return because("DC 7.3", "finish-power")


def _why_no_change(state: Position, cell: int) -> Reason:
    if not sets.is_special(state.at[FACE + state.seat * CELLS + cell]):
        return because("DC 7.12", "not-special")
    if has_bit(state.pending, cell):
        return because("DC 7.12", "cost-in-set", cell=CELL.words[cell])
    return because("DC 7.12", "change-makes-no-set")


def _why_not_move_shrine(state: Position, name: str, cell: int) -> Reason:
    """A Shrine that Wind cannot take up or set down here, or a tile it cannot turn. [DC 7.9]"""
    has_shrine = state.at[SHRINE_ON + state.seat * CELLS + cell] != 0
    if state.phase == WIND_LAY and name == "lay":
        if state.lifted_from == cell:
            return because("DC 7.9", "same-cell")
        return because("DC 7.9", "shrine-there" if has_shrine else "not-face-down")
    if state.phase != WIND_LAY and name == "lift":
        return because("DC 7.9", "turn-first" if has_shrine else "no-shrine-here")
    if state.phase == WIND_FLIP and name == "flip":
        return because("DC 7.9", "not-face-up")
    return because("DC 7.3", "finish-power")


def _why_not_move_tile(state: Position, name: str, cell: int) -> Reason:
    """A tile that Strength cannot take up or put down here. [DC 7.11]"""
    index = state.seat * CELLS + cell
    if state.phase == STRENGTH_LAY and name == "lay":
        if state.lifted_from == cell:
            return because("DC 7.11", "same-cell")
        if is_way_back(state, cell):
            return because("DC 7.11", "way-back")
        return _why_not_cell(state, cell, name)
    if state.phase == STRENGTH_LIFT and name in ("lift", "pull"):
        if state.at[REALM_HEIGHT + index] == 0:
            return because("DC 7.11", "no-tile")
        if state.at[SHRINE_ON + index] != 0:
            return because("DC 7.11", "shrine-there")
        return because("DC 7.11", "nowhere-else" if name == "lift" else "no-pull")
    return because("DC 7.3", "finish-power")
