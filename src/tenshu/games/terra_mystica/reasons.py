"""Why an action is not legal: the rule that forbids it now."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.message import Reason, because
from tenshu.games.terra_mystica.data.structures import UPGRADES
from tenshu.games.terra_mystica.data.tiles import POWER_ACTION_COST
from tenshu.games.terra_mystica.describe import colour, cult, faction, octagon, structure, tile
from tenshu.games.terra_mystica.ids import (
    ACT,
    ACT1,
    AFTER,
    ANSWER,
    BRIDGE,
    CHOOSE_FACTION,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    DWELLING,
    FIRST_CARD,
    FOLLOW,
    FREE_UPGRADE,
    GAME_OVER,
    NOTHING,
    POINT_TO_COIN,
    POWER_ACTIONS,
    POWER_TO_PRIEST,
    PRIEST_TO_WORKER,
    RIDE,
    ROUNDS,
    SANDSTORM,
    SETTLE,
    SPADES,
    STEP,
    TERRAIN_CHOICE,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from tenshu.games.terra_mystica.layout import (
    BOWL2,
    BOWL3,
    BRIDGE_OWNER,
    FAVOURS_LEFT,
    HOME_TERRAIN,
    OWNER,
    PRIESTS,
    SHIPPING,
    SPECIALS_USED,
    STRUCTURE_AT,
    TERRAIN,
)
from tenshu.games.terra_mystica.lookups import NO_WAY
from tenshu.games.terra_mystica.rules import cults, octagons, terraforming, tracks
from tenshu.games.terra_mystica.rules.adjacency import (
    mark_flights,
    permanent_shipping,
    reach,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.gains import faction_of, priests_left
from tenshu.games.terra_mystica.rules.offers import find_offer
from tenshu.games.terra_mystica.rules.spades import MUST_USE_ALL, NO_BUYING, spades_payable
from tenshu.games.terra_mystica.rules.structures import (
    can_pay_for,
    coins_for,
    has_in_supply,
    workers_for,
)
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import BONUS, FAVOUR, NO_CARD, TOWN, VERBS

# The step of the game that each verb belongs to.
STEPS_FOR: Final[dict[str, tuple[int, ...]]] = {
    "choose": (CHOOSE_FACTION,),
    "settle": (SETTLE,),
    "card": (FIRST_CARD,),
    "build": (ACT, SPADES, RIDE, AFTER),
    "transform": (ACT, SPADES, SANDSTORM, CULT_SPADES),
    "turn": (TERRAIN_CHOICE, CULT_TERRAIN_CHOICE),
    "turn-long": (TERRAIN_CHOICE, CULT_TERRAIN_CHOICE),
    "spade": (TERRAIN_CHOICE,),
    "upgrade": (ACT, FREE_UPGRADE),
    "ship": (ACT,),
    "dig": (ACT,),
    "send": (ACT,),
    "action": (ACT,),
    "pass": (ACT,),
    "bridge": (BRIDGE,),
    "step": (STEP, FOLLOW, ANSWER),
    "forgo": (SPADES, BRIDGE, CULT_SPADES),
    "end": (AFTER,),
    "leech": (ANSWER,),
    "refuse": (ANSWER,),
}
# What the seat is asked for now, where a verb does not fit.
RULE_OF_STEP: Final[dict[int, tuple[str, str]]] = {
    CHOOSE_FACTION: ("TM 1.7", "choose-first"),
    SETTLE: ("TM 1.10", "settle-first"),
    FIRST_CARD: ("TM 1.11", "card-first"),
    TERRAIN_CHOICE: ("TM 4.2", "turn-first"),
    SPADES: ("TM 4.4", "spades-first"),
    BRIDGE: ("TM 11.2", "bridge-first"),
    STEP: ("TM 12.1", "step-first"),
    FREE_UPGRADE: ("TM 21.26", "upgrade-first"),
    SANDSTORM: ("TM 21.24", "sandstorm-first"),
    RIDE: ("TM 21.28", "ride-first"),
    AFTER: ("TM 3.1", "one-action"),
    ANSWER: ("TM 9.2", "answer-first"),
    FOLLOW: ("TM 21.7", "follow-first"),
    CULT_SPADES: ("TM 15.2", "cult-spades-first"),
    CULT_TERRAIN_CHOICE: ("TM 4.2", "turn-first"),
}


def why_not(state: Position, seat: int, action: int) -> Reason | None:
    """Why the seat may not do this now; None if it may."""
    if state.phase == GAME_OVER:
        return because("TM 16.1", "game-over")
    if int(state.actor()) != seat:
        return because("TM 3.1", "not-your-turn", player=int(state.seat))
    if action in state.legal_actions():
        return None
    verb, args = VERBS.split(action)
    if verb.chance:
        return because("TM 1.5", "chance")
    return _why_not_now(state, verb.name, args)


def _why_not_now(state: Position, name: str, args: list[int]) -> Reason:
    """The reason: of conversions, of tiles that are due, of the step, or of the action itself."""
    if name in ("convert", "burn", "connect"):
        return _why_not_anytime(state, name, args)
    if name == "drop":
        return because("TM 22.9", "no-dropping")
    if name == "later":
        return because("TM 22.10", "answer-now")
    if name in ("favour", "town", "ascend") or _has_due(state):
        return _why_not_due(state, name, args)
    if state.phase not in STEPS_FOR[name]:
        return _wrong_step(state, name)
    if name in ("build", "transform", "turn", "turn-long"):
        return _why_not_terraform(state, name, args[0])
    if name == "spade":
        return _why_not_spade(state)
    if name == "upgrade":
        return _why_not_upgrade(state, args[0], args[1])
    if name in ("ship", "dig"):
        return _why_not_track(state, name)
    return _why_not_thing(state, name, args)


def _has_due(state: Position) -> bool:
    if state.favours_due > 0 or state.towns_due > 0:
        return True
    return cults.must_choose_top(state, state.seat)


def _wrong_step(state: Position, name: str) -> Reason:
    """The seat must first do something else, or has nothing to do this with."""
    if state.phase == ACT:
        if name in ("leech", "refuse"):
            return because("TM 9.1", "nothing-offered")
        return because("TM 3.1", "action-first")
    rule, key = RULE_OF_STEP[int(state.phase)]
    return because(rule, key)


def _why_not_anytime(state: Position, name: str, args: list[int]) -> Reason:
    """Conversions, sacrificed power and river towns. [TM 3.2, 3.3, 21.21]"""
    if not ACT <= state.phase <= AFTER:
        return because("TM R2", "not-in-turn")
    if state.phase == TERRAIN_CHOICE and state.may_buy_spades != MUST_USE_ALL:
        return because("TM 4.2", "turn-first")
    if name == "burn":
        return because("TM 3.3", "burn", tokens=int(state.at[BOWL2 + state.seat]))
    if name == "connect":
        is_able = faction_of(state, state.seat).founds_river_towns
        return because("TM 21.21", "connect-weak" if is_able else "connect-mermaids")
    return _why_not_convert(state, args[0])


def _why_not_convert(state: Position, conversion: int) -> Reason:
    seat = state.seat
    if conversion in (POWER_TO_PRIEST, WORKER_TO_PRIEST) and priests_left(state, seat) == 0:
        return because("TM R19", "no-priest-left")
    if conversion == WORKER_TO_PRIEST:
        return because("TM 21.10", "ordination")
    if conversion < PRIEST_TO_WORKER:
        return because("TM 3.2", "power", have=int(state.at[BOWL3 + seat]))
    if conversion == PRIEST_TO_WORKER:
        return because("TM 3.2", "no-priest")
    if conversion == WORKER_TO_COIN:
        return because("TM 3.2", "no-worker")
    if not faction_of(state, seat).trades_points:
        return because("TM 21.1", "alchemists-only")
    return because("TM 21.1", "no-points" if conversion == POINT_TO_COIN else "no-coins")


def _why_not_due(state: Position, name: str, args: list[int]) -> Reason:
    """Tiles that are due come first, and only they. [TM 14.3, 17.13, R17]"""
    if cults.must_choose_top(state, state.seat):
        return because("TM R17", "ascend-first")
    if name == "ascend":
        return because("TM 10.2", "no-key-choice")
    if name == "favour":
        if state.favours_due == 0:
            return because("TM 8.4", "no-favour-due")
        gone = state.at[FAVOURS_LEFT + args[0]] == 0
        key = "favour-gone" if gone else "favour-twice"
        return because("TM 17.13", key, tile=tile(FAVOUR.words[args[0]]))
    if name == "town":
        if state.towns_due == 0:
            return because("TM 14.1", "no-town-due")
        return because("TM 14.5", "town-gone", tile=tile(TOWN.words[args[0]]))
    return because("TM 14.3", "tile-first")


def _why_not_terraform(state: Position, name: str, number: int) -> Reason:
    """A hex or a terrain that cannot be chosen. [TM 4]"""
    if name in ("turn", "turn-long"):
        return _why_not_turn(state, name, number)
    if state.at[OWNER + number] != NOTHING:
        return because("TM 4.7", "occupied", player=int(state.at[OWNER + number]))
    home = int(terraforming.home_of(state, state.seat))
    if state.phase == RIDE:
        if not has_in_supply(state, state.seat, DWELLING):
            return because("TM 1.1", "no-piece", structure=structure(DWELLING))
        return because("TM 21.28", "not-forest")
    if state.phase == SANDSTORM:
        is_home = state.at[TERRAIN + number] == home
        return because("TM 21.24", "already-home" if is_home else "no-edge")
    if name == "build":
        return _why_not_build(state, number, home)
    return _why_not_transform(state, number)


def _reached(state: Position, hex_: int) -> bool:
    """Whether the seat can reach the hex in this step, flights included."""
    seat = state.seat
    if state.phase == CULT_SPADES:
        return reach(state, seat, permanent_shipping(state, seat))[hex_] != 0
    reached = reach(state, seat, shipping_level(state, seat))
    mark_flights(state, seat, reached)
    return reached[hex_] != 0


def _why_not_build(state: Position, hex_: int, home: int) -> Reason:
    if state.at[TERRAIN + hex_] != home:
        return because("TM 4.1", "not-home", colour=colour(home))
    if state.phase == AFTER or state.transformed != NOTHING:
        if state.built_hex != NOTHING:
            return because("TM R6", "one-dwelling")
        if not terraforming.has_transformed(state, hex_):
            return because("TM 4.1", "build-where-dug")
    elif not _reached(state, hex_):
        return because("TM 5.4", "out-of-reach")
    if not has_in_supply(state, state.seat, DWELLING):
        return because("TM 1.1", "no-piece", structure=structure(DWELLING))
    if not can_pay_for(state, state.seat, hex_, DWELLING):
        return _too_dear(state, hex_, DWELLING)
    return because("TM R11", "flight-dear")


def _why_not_transform(state: Position, hex_: int) -> Reason:
    if not _reached(state, hex_):
        return because("TM 5.4", "out-of-reach")
    if terraforming.has_transformed(state, hex_):
        return because("TM R6", "dug-already")
    home = int(terraforming.home_of(state, state.seat))
    if faction_of(state, state.seat).transforms_to_home_only and state.at[TERRAIN + hex_] == home:
        return because("TM 21.17", "already-home")
    if state.transformed != NOTHING:
        return because("TM R6", "second-hex")
    return because("TM 4.3", "no-spades")


def _why_not_turn(state: Position, name: str, terrain: int) -> Reason:
    seat = state.seat
    if state.at[TERRAIN + state.chosen_hex] == terrain:
        return because("TM 4.2", "same-terrain")
    spades = terraforming.spades_for(state, seat, state.chosen_hex, terrain)
    if name == "turn-long":
        spades = terraforming.spades_for_long(state, seat, state.chosen_hex, terrain)
    if spades == NO_WAY:
        if faction_of(state, seat).transforms_to_home_only:
            return because("TM 21.17", "giants-home")
        return because("TM R5", "no-long-way")
    if state.not_home_hex not in (NOTHING, state.chosen_hex):
        return because("TM R6", "second-hex")
    if state.may_buy_spades == MUST_USE_ALL and spades < state.free_spades:
        return because("TM R7", "spades-bought", spades=int(state.free_spades))
    return because("TM 4.3", "too-many-spades", spades=int(spades))


def _why_not_spade(state: Position) -> Reason:
    """Why no single spade can be bought for the chosen hex. [TM R33]"""
    seat = state.seat
    if not faction_of(state, seat).buys_single_spades(state, seat):
        return because("TM R33", "single-spades")
    if state.transformed != NOTHING or state.may_buy_spades == NO_BUYING:
        return because("TM R6", "second-hex")
    if spades_payable(state, seat) == 0:
        return because("TM 4.3", "no-spades")
    return because("TM R33", "spades-enough", spades=int(state.free_spades))


def _too_dear(state: Position, hex_: int, kind: int) -> Reason:
    seat = state.seat
    workers = int(workers_for(state, seat, kind))
    coins = int(coins_for(state, seat, hex_, kind))
    rule = "TM 4.1" if kind == DWELLING else "TM 8.1"
    return because(rule, "too-dear", structure=structure(kind), workers=workers, coins=coins)


def _why_not_upgrade(state: Position, hex_: int, kind: int) -> Reason:
    """A structure that is not there, not the seat's, or cannot become that. [TM 8]"""
    seat = state.seat
    if state.at[OWNER + hex_] != seat:
        return because("TM 8.1", "not-yours")
    old = int(state.at[STRUCTURE_AT + hex_])
    if kind not in UPGRADES[old]:
        return because("TM 8.1", "no-such-upgrade", old=structure(old), new=structure(kind))
    if not has_in_supply(state, seat, kind):
        return because("TM 1.1", "no-piece", structure=structure(kind))
    if state.phase == FREE_UPGRADE:
        return because("TM 21.26", "trading-house-only")
    return _too_dear(state, hex_, kind)


def _why_not_track(state: Position, name: str) -> Reason:
    seat = state.seat
    if name == "ship":
        if state.at[SHIPPING + seat] == NOTHING:
            return because("TM R31", "no-shipping")
        if not tracks.has_shipping_step(state, seat):
            return because("TM 6.1", "track-end")
        return because("TM 6.1", "shipping-dear")
    if not tracks.has_exchange_step(state, seat):
        return because("TM 7.1", "track-end")
    return because("TM 7.1", "exchange-dear")


def _why_not_thing(state: Position, name: str, args: list[int]) -> Reason:
    """Priests, octagons, cards, bridges, offers, factions."""
    if name == "send":
        if state.at[PRIESTS + state.seat] == 0:
            return because("TM 10.3", "no-priest")
        return because("TM 10.3", "order-full", cult=cult(args[0]), steps=args[1] + 1)
    if name == "action":
        return _why_not_octagon(state, args[0])
    if name in ("pass", "card"):
        return _why_not_card(state, args[0])
    if name == "bridge":
        taken = state.at[BRIDGE_OWNER + args[0]] != NOTHING
        return because("TM R10" if taken else "TM 11.2", "site-taken" if taken else "site-far")
    if name == "choose":
        return because("TM 1.7", "faction-taken", faction=faction(args[0]))
    if name == "settle":
        taken = state.at[OWNER + args[0]] != NOTHING
        home = colour(int(state.at[HOME_TERRAIN + state.seat]))
        return because("TM 1.10", "settled" if taken else "not-home", colour=home)
    if name == "leech" and find_offer(state, state.seat, args[0], args[1] + 1) != NOTHING:
        return because("TM 22.10", "older-offer-first")
    if name in ("leech", "refuse"):
        return because("TM 9.1", "no-such-offer", amount=args[1] + 1, player=args[0])
    return because("TM 9.2", "answer-first")


def _why_not_card(state: Position, card: int) -> Reason:
    if state.round == ROUNDS:
        return because("TM 13.3", "no-card-in-last-round")
    if card == NO_CARD:
        return because("TM 13.3", "card-needed")
    in_play = has_bit(state.cards_in_play, card)
    name = tile(BONUS.words[card])
    return because("TM 13.3", "card-held" if in_play else "card-not-in-play", tile=name)


def _why_not_octagon(state: Position, number: int) -> Reason:
    """A power action or special action that is covered, not the seat's, or useless. [TM 11.1, 12.1]"""
    name = octagon(number)
    if number < POWER_ACTIONS:
        if has_bit(state.power_actions_used, number):
            return because("TM 11.1", "act-taken", octagon=name)
        cost = POWER_ACTION_COST[number]
        if state.at[BOWL3 + state.seat] < cost:
            have = int(state.at[BOWL3 + state.seat])
            return because("TM 11.1", "act-dear", octagon=name, power=cost, have=have)
        assert number == ACT1
        return because("TM 11.2", "no-bridge")
    if not octagons.owns_octagon(state, state.seat, number):
        return because("TM 12.1", "not-your-action", octagon=name)
    if has_bit(state.at[SPECIALS_USED + state.seat], number):
        return because("TM 12.1", "act-used", octagon=name)
    return because("TM 12.1", "no-target", octagon=name)
