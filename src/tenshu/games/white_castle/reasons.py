"""Why an action is not legal: the rule that forbids it now."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.message import Reason, because
from tenshu.games.white_castle.data.board import AUDIENCE_COINS, RESOURCE_LIMIT
from tenshu.games.white_castle.describe import colour_name, effect_behind
from tenshu.games.white_castle.ids import (
    AUDIENCE_PART,
    CARD_FIELDS,
    CARD_MASK,
    CASTLE_FIELD,
    CLIMB_PART,
    COIN,
    COLOURS,
    COURTIER,
    COURTIERS,
    DOMAIN,
    DOMAIN_ROW,
    ENTRY,
    FAVOUR,
    FINISH,
    FIRST,
    FIRST_TILE,
    FLOORS,
    FOOD,
    GAIN,
    GAME_OVER,
    GARDEN_WORK,
    GARDENER,
    GARDENERS,
    IRON,
    LIGHT_CARD,
    LIGHT_FIELD,
    MEMBERS,
    MILESTONE,
    OUTSIDE,
    PAIR,
    PEARL,
    PLACE,
    RIVAL_GARDEN,
    RIVAL_ROOM,
    ROOM_FIELD,
    ROOMS,
    ROW_CARD,
    SEAL,
    SETTING_UP,
    STOCKED,
    TAKE,
    WARRIOR,
    WARRIORS,
    YARD_TILE,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    EFFECTS,
    GARDEN_CARD,
    OWN_CARD,
    RESERVE,
    STOCK,
    TENDED,
    YARD_TILES_AT,
)
from tenshu.games.white_castle.lookups import (
    ENTRY_OF_MEMBER,
    FIELD_BESIDE_ROW,
    FIRST_GARDEN_EFFECT,
    FIRST_YARD_EFFECT,
    FLOOR_OF_ROOM,
    GARDEN_FOOD,
    IS_DARK,
    OPENS,
    PEARLS_BY_FLOORS,
    PRICE_COINS,
    PRICE_SEALS,
    ROOM_OF_FIELD,
    SEND_FROM,
    SIDE_OF_SPACE,
    SLOT_OF_FIELD,
    YARD_IRON,
)
from tenshu.games.white_castle.rules import dice, effects, spaces
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import VERBS

# The step that each verb belongs to, the rule that says so, and the key for any other moment.
STEPS: Final[dict[str, tuple[int, str, str]]] = {
    "pair": (PAIR, "WC 1.13", "pair-over"),
    "take": (TAKE, "WC 2.1", "finish-first"),
    "place": (PLACE, "WC 2.2", "finish-first"),
    "field": (ROOM_FIELD, "WC 3.1", "no-field-open"),
    "light": (LIGHT_CARD, "WC 5.8", "no-card-taken"),
    "card": (ROW_CARD, "WC 3.7", "no-row-open"),
    "send": (OUTSIDE, "WC 3.3", "not-outside"),
    "row": (DOMAIN_ROW, "WC 6.4", "no-domain-icon"),
    "audience": (COURTIERS, "WC 5.5", "no-courtier-action"),
    "climb": (COURTIERS, "WC 5.5", "no-courtier-action"),
    "favour": (FAVOUR, "WC 5.10", "no-favour-due"),
    "tend": (GARDENERS, "WC 5.3", "no-gardener-action"),
    "work": (GARDEN_WORK, "WC 5.4", "no-garden-due"),
    "train": (WARRIORS, "WC 5.1", "no-warrior-action"),
    "drill": (YARD_TILE, "WC 5.2", "no-tile-due"),
    "gain": (GAIN, "WC 4.3", "no-choice-due"),
    "first": (FIRST, "WC 6.1", "no-order-due"),
    "cross": (MILESTONE, "WC 7.2", "no-milestone"),
    "stay": (MILESTONE, "WC 7.2", "no-milestone"),
    "rival-garden": (RIVAL_GARDEN, "WC 11.8", "no-rival-choice"),
    "rival-room": (RIVAL_ROOM, "WC 11.11", "no-rival-choice"),
    "end": (FINISH, "WC R31", "not-the-end"),
}


def why_not(state: Position, seat: int, action: int) -> Reason | None:
    """Why the seat may not do this now; None if it may."""
    if state.phase == GAME_OVER:
        return because("WC 8.5", "game-over")
    actor = int(state.actor())
    if actor != seat:
        return because("WC 2.1", "not-your-turn", player=max(actor, 0))
    if action in state.legal_actions():
        return None
    verb, args = VERBS.split(action)
    if verb.chance:
        return because("WC 1.2", "chance")
    if verb.name == "swap":
        return _why_not_swap(state, args[0])
    if verb.name == "pass":
        return _why_not_pass(state)
    phase, rule, key = STEPS[verb.name]
    if state.phase != phase and not (verb.name == "field" and state.phase == CASTLE_FIELD):
        return _wrong_step(state, verb.name, rule, key)
    return _why_not_here(state, verb.name, args)


def _wrong_step(state: Position, name: str, rule: str, key: str) -> Reason:
    """Another step of the turn is due."""
    if state.phase == PAIR:
        return because("WC 1.13", "choose-pair")
    if state.phase == TAKE and name != "pair":
        return because("WC 2.2", "take-first")
    if state.phase == PLACE and name != "pair":
        return because("WC 2.8", "place-first")
    return because(rule, key)


def _why_not_pass(state: Position) -> Reason:
    if state.phase == TAKE or state.phase == PLACE:
        return because("WC 2.8", "die-every-turn")
    if state.phase == FINISH:
        return because("WC R31", "end-instead")
    return because("WC R2", "must-choose")


def _why_not_swap(state: Position, item: int) -> Reason:
    """An exchange that is not possible. [WC 4.6, R6]"""
    if state.stage == SETTING_UP or state.phase in (RIVAL_GARDEN, RIVAL_ROOM):
        return because("WC R6", "no-swap-now")
    seals = int(state.at[STOCK + state.seat * STOCKED + SEAL])
    cost = 1 if item == COIN else 2
    if seals < cost:
        return because("WC 4.6", "few-seals", cost=cost, seals=seals)
    return because("WC 4.2", "resource-full", limit=RESOURCE_LIMIT)


def _why_not_here(state: Position, name: str, args: list[int]) -> Reason:
    """The right step, but the wrong place or thing."""
    if name == "pair":
        return because("WC 1.12", "not-on-offer")
    if name == "take":
        return because("WC 2.2", "no-die-there")
    if name == "place":
        return _why_not_place(state, args[0])
    if name in ("field", "light", "card", "work", "drill"):
        return _why_not_effect(state, name, args)
    if name == "send":
        return _why_not_send(state, args[0])
    if name in ("audience", "climb"):
        return _why_not_court(state, name, args)
    if name == "tend":
        return _why_not_tend(state, args[0])
    if name == "train":
        return _why_not_train(state, args[0])
    if name == "favour":
        return because("WC 5.11", "favour-taken")
    if name == "gain":
        return because("WC 4.2", "resource-full", limit=RESOURCE_LIMIT)
    if name == "rival-garden":
        return because("WC 11.8", "not-fewest-points")
    return because("WC 11.11", "not-that-floor")


def _why_not_place(state: Position, space: int) -> Reason:
    """A space that does not take the die in hand. [WC 2.4, 2.5, 3.1, 3.5]"""
    colour = int(state.hand_colour)
    if space < ROOMS and spaces.fields_of_colour(state, space, colour) == 0:
        return because("WC 3.1", "colour-not-in-room", colour=colour_name(colour))
    if not dice.is_open(state, space):
        if space == DOMAIN:
            return because("WC 3.5", "row-taken", colour=colour_name(colour))
        return because("WC 2.5", "space-full", limit=int(state.setup.dice_on_a_space))
    cost = int(dice.value_under(state, space) - state.hand_value)
    coins = int(state.at[STOCK + state.seat * STOCKED + COIN])
    return because("WC 2.4", "few-coins", cost=cost, coins=coins)


def _why_not_effect(state: Position, name: str, args: list[int]) -> Reason:
    """A field, tile or garden that is not offered, too dear, or of no use. [WC 4.1]"""
    entry = int(state.at[EFFECTS + state.depth - 1]) % ENTRY
    if name == "field":
        effect = effect_behind(state, args[0])
        reason = _why_not_field(state, entry, args[0], effect)
    elif name == "light":
        effect = entry * CARD_FIELDS + args[0]
        reason = because("WC 5.8", "not-light")
    elif name == "card":
        own = int(state.at[OWN_CARD + state.seat])
        effect = int(FIELD_BESIDE_ROW[own * COLOURS + entry])
        reason = None
    elif name == "work":
        effect = FIRST_GARDEN_EFFECT + int(state.at[GARDEN_CARD + args[0]])
        reason = None if has_bit(entry, args[0]) else because("WC 5.4", "no-garden-due")
    else:
        tile = int(state.at[YARD_TILES_AT + args[0]])
        effect = FIRST_YARD_EFFECT + tile * 2 + int(SIDE_OF_SPACE[args[0]])
        reason = None if has_bit(entry, args[0]) else because("WC 5.2", "no-tile-due")
    return _why_no_effect(state, effect) if reason is None else reason


def _why_not_field(state: Position, entry: int, field: int, effect: int) -> Reason | None:
    """A castle field that the die or the icon does not open. [WC 3.1, 6.5, 6.6, 6.7]"""
    if state.phase == ROOM_FIELD:
        room = entry // (CARD_MASK * 32)
        opened = has_bit(entry % CARD_MASK, SLOT_OF_FIELD[field])
        if ROOM_OF_FIELD[field] != room or not opened:
            return because("WC 3.1", "field-not-open")
        return None
    if effects.passes(state, field, entry):
        return None
    if entry == LIGHT_FIELD:
        assert IS_DARK[effect] != 0
        return because("WC 6.7", "not-light")
    return because("WC 6.6", "other-tile", colour=colour_name(entry - FIRST_TILE))


def _why_no_effect(state: Position, effect: int) -> Reason:
    """The price, or nothing to get for it."""
    if state.at[STOCK + state.seat * STOCKED + SEAL] < PRICE_SEALS[effect]:
        cost, seals = int(PRICE_SEALS[effect]), int(state.at[STOCK + state.seat * STOCKED + SEAL])
        return because("WC 4.1", "few-seals", cost=cost, seals=seals)
    if state.at[STOCK + state.seat * STOCKED + COIN] < PRICE_COINS[effect]:
        cost, coins = int(PRICE_COINS[effect]), int(state.at[STOCK + state.seat * STOCKED + COIN])
        return because("WC 4.1", "few-coins", cost=cost, coins=coins)
    return _why_idle(state, int(OPENS[effect]))


def _why_idle(state: Position, entry: int) -> Reason:
    """An action in which the clan can do nothing. [WC 5.1, 5.3, R29]"""
    if entry // ENTRY == GARDENERS and state.at[RESERVE + state.seat * MEMBERS + GARDENER] == 0:
        return because("WC 5.3", "no-gardener-left")
    if entry // ENTRY == WARRIORS and state.at[RESERVE + state.seat * MEMBERS + WARRIOR] == 0:
        return because("WC 5.1", "no-warrior-left")
    return because("WC R29", "nothing-to-do")


def _why_not_send(state: Position, member: int) -> Reason:
    side = int(state.at[EFFECTS + state.depth - 1]) % ENTRY
    if member not in list(SEND_FROM[side]):
        return because("WC 3.3", "not-this-side")
    return _why_idle(state, int(ENTRY_OF_MEMBER[member]))


def _why_not_court(state: Position, name: str, args: list[int]) -> Reason:
    """An audience or a climb that is not possible. [WC 5.5, 5.6, 5.7]"""
    parts = int(state.at[EFFECTS + state.depth - 1]) % ENTRY
    if parts & (AUDIENCE_PART if name == "audience" else CLIMB_PART) == 0:
        return because("WC 5.5", "part-done")
    if name == "audience":
        if state.at[RESERVE + state.seat * MEMBERS + COURTIER] == 0:
            return because("WC 5.6", "no-courtier-left")
        coins = int(state.at[STOCK + state.seat * STOCKED + COIN])
        return because("WC 5.6", "few-coins", cost=AUDIENCE_COINS, coins=coins)
    floor, hall = args
    up = int(FLOOR_OF_ROOM[hall]) - floor
    if not 1 <= up <= 2:
        return because("WC 5.7", "one-or-two-floors")
    if state.at[AT_FLOOR + state.seat * FLOORS + floor] == 0:
        return because("WC 5.7", "no-courtier-there")
    pearls = int(state.at[STOCK + state.seat * STOCKED + PEARL])
    return because("WC 5.7", "few-pearls", cost=int(PEARLS_BY_FLOORS[up]), pearls=pearls)


def _why_not_tend(state: Position, garden: int) -> Reason:
    """A garden that takes no gardener. [WC 5.3]"""
    if has_bit(state.at[TENDED + state.seat], garden):
        return because("WC 5.3", "gardener-there")
    cost = int(GARDEN_FOOD[state.at[GARDEN_CARD + garden]])
    return because(
        "WC 5.3", "little-food", cost=cost, food=int(state.at[STOCK + state.seat * STOCKED + FOOD])
    )


def _why_not_train(state: Position, yard: int) -> Reason:
    """A yard that takes no warrior. [WC 5.1]"""
    return because(
        "WC 5.1",
        "little-iron",
        cost=int(YARD_IRON[yard]),
        iron=int(state.at[STOCK + state.seat * STOCKED + IRON]),
    )
