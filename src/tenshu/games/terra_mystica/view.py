"""What a position looks like to its players, and its points by source."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import has_bit
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.terra_mystica.data.board import TERRAIN_WORDS
from tenshu.games.terra_mystica.data.structures import BRIDGES, UPGRADES
from tenshu.games.terra_mystica.data.tiles import SCORING_GAIN, SCORING_SPADES, Resources
from tenshu.games.terra_mystica.data.tracks import SHIPPING_COST
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULT_TERRAIN_CHOICE,
    CULTS,
    DWELLING,
    FAVOURS,
    LAND,
    NOTHING,
    PHASE_WORDS,
    POWER_ACTIONS,
    ROUNDS,
    SOURCES,
    SPOTS,
    STRUCTURES,
    TERRAIN_CHOICE,
    TERRAINS,
    TOWNS,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    BRIDGE_OWNER,
    CARD_COINS,
    CARD_HELD,
    COINS,
    CULT_STEPS,
    EXCHANGE,
    FACTION_OF,
    FAVOURS_HELD,
    FAVOURS_LEFT,
    HAS_DROPPED,
    HAS_PASSED,
    HOME_TERRAIN,
    IN_TOWN,
    KEYS,
    OWNER,
    POINTS_FROM,
    PRIESTS,
    ROUND_TILES,
    SHIPPING,
    SPECIALS_USED,
    STRUCTURE_AT,
    STRUCTURES_BUILT,
    TERRAIN,
    TOWNS_HELD,
    TOWNS_LEFT,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.lookups import SUPPLY
from tenshu.games.terra_mystica.rules import (
    cults,
    gains,
    offers,
    phase_three,
    scoring,
    terraforming,
    tracks,
)
from tenshu.games.terra_mystica.rules.adjacency import (
    ADJACENT,
    BY_FLIGHT,
    flight_range,
    mark_flights,
    reach,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.octagons import count_bridges, owns_octagon
from tenshu.games.terra_mystica.rules.structures import coins_for, has_in_supply, workers_for
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BONUS,
    COLOUR,
    CULT,
    FACTION,
    FAVOUR,
    HEX,
    OCTAGON,
    RIVER,
    SCORING,
    SITE,
    STRUCTURE,
    TOWN,
)

SOURCE_WORDS: Final = [
    "start",
    "scoring-tiles",
    "favour-tiles",
    "towns",
    "bonus-cards",
    "shipping",
    "exchange",
    "faction",
    "power",
    "conversion",
]

Price = dict[str, int]


def in_words(resources: Resources) -> Price:
    """Coins, workers, priests and power by name."""
    coins, workers, priests, power = resources
    return {"coins": coins, "workers": workers, "priests": priests, "power": power}


def price_of(state: Position, seat: i64, hex_: i64, structure: i64) -> Price:
    """Coins and workers for a structure on a hex. [TM 4.1, 8.2]"""
    workers = workers_for(state, seat, structure)
    return {"coins": int(coins_for(state, seat, hex_, structure)), "workers": int(workers)}


def phase_word(state: Position) -> str:
    """What is asked now: tiles that are due come before the step of the turn."""
    if state.actor() >= 0 and cults.must_choose_top(state, state.seat):
        return "ascend"
    if state.favours_due > 0 or state.towns_due > 0:
        return "dues"
    return PHASE_WORDS[state.phase]


def observe(state: Position) -> dict[str, object]:
    """All that anyone may know: in this game everything lies open. [TM 2.1]"""
    seats = range(int(state.setup.seats))
    chosen = {"map": state.setup.map.name} if "map" in state.setup.options else {}
    return {
        **chosen,
        "phase": phase_word(state),
        "seat": int(state.seat) if state.actor() not in (CHANCE, OVER) else None,
        "turn": int(state.turn_seat) if state.round > 0 else None,
        "round": int(state.round),
        "first": int(state.first) if state.first != NOTHING else None,
        "order": [int(seat) for seat in state.read("turn_order") if seat != NOTHING],
        "hexes": [_hex(state, hex_) for hex_ in state.setup.map.land],
        "river_towns": [
            RIVER.words[river - LAND]
            for river in state.setup.map.rivers
            if state.at[IN_TOWN + river]
        ],
        "bridges": {
            SITE.words[site]: int(state.at[BRIDGE_OWNER + site])
            for site in state.setup.map.sites
            if state.at[BRIDGE_OWNER + site] != NOTHING
        },
        "orders": {CULT.words[cult]: _priest_spots(state, cult) for cult in range(CULTS)},
        "scoring": [SCORING.words[tile] for tile in state.read("round_tiles") if tile != NOTHING],
        "cards": {
            BONUS.words[card]: int(state.at[CARD_COINS + card])
            for card in range(BONUSES)
            if has_bit(state.cards_in_play, card)
        },
        "power_actions": {
            OCTAGON.words[act]: has_bit(state.power_actions_used, act)
            for act in range(POWER_ACTIONS)
        },
        "favours": {
            FAVOUR.words[tile]: int(state.at[FAVOURS_LEFT + tile]) for tile in range(FAVOURS)
        },
        "towns": {TOWN.words[tile]: int(state.at[TOWNS_LEFT + tile]) for tile in range(TOWNS)},
        "offers": _offers(state),
        "spades": int(state.free_spades),
        "place": HEX.words[state.chosen_hex]
        if state.phase in (TERRAIN_CHOICE, CULT_TERRAIN_CHOICE)
        else None,
        "due": {
            "favours": int(state.favours_due),
            "towns": int(state.towns_due),
            "steps": int(state.cult_steps_due),
            "ordinations": int(state.ordinations),
            "follow": int(state.follow_due),
            "actions": int(state.extra_actions),
        },
        "players": [_player(state, seat) for seat in seats],
    }


def _hex(state: Position, hex_: int) -> dict[str, object]:
    owner = state.at[OWNER + hex_]
    return {
        "hex": HEX.words[hex_],
        "terrain": TERRAIN_WORDS[state.at[TERRAIN + hex_]],
        "colour": COLOUR.words[state.at[TERRAIN + hex_]],
        "owner": int(owner) if owner != NOTHING else None,
        "structure": STRUCTURE.words[state.at[STRUCTURE_AT + hex_]] if owner != NOTHING else None,
        "town": state.at[IN_TOWN + hex_] != 0,
        "upgrades": _upgrades(state, hex_) if owner != NOTHING else {},
    }


def _upgrades(state: Position, hex_: int) -> dict[str, Price]:
    """What the structure can become, and what its owner would pay for it. [TM 8]"""
    owner = state.at[OWNER + hex_]
    return {
        STRUCTURE.words[kind]: price_of(state, owner, hex_, kind)
        for kind in UPGRADES[state.at[STRUCTURE_AT + hex_]]
        if has_in_supply(state, owner, kind)
    }


def _priest_spots(state: Position, cult: int) -> list[int | None]:
    """Whose priest stands on each space, the one for three steps first."""
    spaces = state.read("priest_spots")[cult * SPOTS : (cult + 1) * SPOTS]
    return [int(owner) if owner != NOTHING else None for owner in spaces]


def _offers(state: Position) -> list[dict[str, int]]:
    found: list[dict[str, int]] = []
    for index in range(0, len(state.offers), offers.OFFER):
        seat = int(state.offers[index + offers.TO])
        power = int(state.offers[index + offers.POWER])
        found.append(
            {
                "to": seat,
                "from": int(state.offers[index + offers.BY]),
                "power": power,
                "gain": int(offers.power_gained(state, seat, power)),
            }
        )
    return found


def _player(state: Position, seat: int) -> dict[str, object]:
    faction = state.at[FACTION_OF + seat]
    if faction == NOTHING:
        colour = state.at[HOME_TERRAIN + seat]
        return {"faction": None, "colour": COLOUR.words[colour] if colour != NOTHING else None}
    return {
        "faction": FACTION.words[faction],
        "colour": COLOUR.words[state.at[HOME_TERRAIN + seat]],
        "vp": int(state.at[VICTORY_POINTS + seat]),
        "score": state.scores()[seat],
        "coins": int(state.at[COINS + seat]),
        "workers": int(state.at[WORKERS + seat]),
        "priests": int(state.at[PRIESTS + seat]),
        "priests_left": int(gains.priests_left(state, seat)),
        "bowls": [
            int(state.at[BOWL1 + seat]),
            int(state.at[BOWL2 + seat]),
            int(state.at[BOWL3 + seat]),
        ],
        "shipping": int(state.at[SHIPPING + seat])
        if state.at[SHIPPING + seat] != NOTHING
        else None,
        "exchange": int(state.at[EXCHANGE + seat]),
        "flight": int(flight_range(state, seat)),
        "keys": int(state.at[KEYS + seat]),
        "cults": {
            CULT.words[c]: int(state.at[CULT_STEPS + seat * CULTS + c]) for c in range(CULTS)
        },
        "card": BONUS.words[state.at[CARD_HELD + seat]]
        if state.at[CARD_HELD + seat] != NOTHING
        else None,
        "favours": [
            FAVOUR.words[t] for t in range(FAVOURS) if has_bit(state.at[FAVOURS_HELD + seat], t)
        ],
        "towns": {
            TOWN.words[t]: int(state.at[TOWNS_HELD + seat * TOWNS + t]) for t in range(TOWNS)
        },
        "used": [
            word
            for o, word in enumerate(OCTAGON.words)
            if has_bit(state.at[SPECIALS_USED + seat], o)
        ],
        "supply": {
            STRUCTURE.words[s]: int(SUPPLY[s] - state.at[STRUCTURES_BUILT + seat * STRUCTURES + s])
            for s in range(STRUCTURES)
        },
        "bridges_left": BRIDGES - int(count_bridges(state, seat)),
        "passed": state.at[HAS_PASSED + seat] != 0,
        "dropped": state.at[HAS_DROPPED + seat] != 0,
        "area": int(scoring.largest_area(state, seat)),
        "income": in_words(gains.next_income(state, seat)),
        **_incomes(state, seat),
        **_prices(state, seat),
        **_reach(state, seat),
        "actions": [
            OCTAGON.words[octagon]
            for octagon in range(POWER_ACTIONS, len(OCTAGON.words))
            if owns_octagon(state, seat, octagon)
        ],
    }


def _incomes(state: Position, seat: int) -> dict[str, object]:
    """The next income by its parts, and the cult bonus if the round ended now. [TM 2.2, 2.3, 15.1]"""
    bonus: Price | None = None
    if 0 < state.round < ROUNDS:
        tile = state.at[ROUND_TILES + state.round - 1]
        times = int(phase_three.count_bonuses(state, seat))
        bonus = {word: times * count for word, count in in_words(SCORING_GAIN[tile]).items()}
        bonus["spades"] = times * SCORING_SPADES[tile]
    return {
        "structure_income": in_words(gains.structure_income(state, seat)),
        "favour_income": in_words(gains.favour_income(state, seat)),
        "card_income": in_words(gains.card_income(state, seat)),
        "cult_bonus": bonus,
    }


def _prices(state: Position, seat: int) -> dict[str, object]:
    """What a dwelling, a spade and the next levels cost the seat. [TM 4.1, 4.3, 6.1, 7.1]"""
    spade = in_words(gains.faction_of(state, seat).spade_price(state, seat))
    can_ship = tracks.has_shipping_step(state, seat)
    can_step = tracks.has_exchange_step(state, seat)
    return {
        "dwelling_price": price_of(state, seat, 0, DWELLING),
        "spade_price": {word: count for word, count in spade.items() if count},
        "ship_price": in_words(SHIPPING_COST) if can_ship else None,
        "dig_price": in_words(tracks.exchange_cost(state, seat)) if can_step else None,
    }


def _reach(state: Position, seat: int) -> dict[str, object]:
    """The hexes in reach, those of a tunnel or carpet apart, and spades to home. [TM 4.2, 5.4]"""
    reached = reach(state, seat, shipping_level(state, seat))
    mark_flights(state, seat, reached)
    home = terraforming.home_of(state, seat)
    to_home = gains.faction_of(state, seat).spades
    return {
        "reach": [HEX.words[hex_] for hex_ in state.setup.map.land if reached[hex_] == ADJACENT],
        "flights": [HEX.words[hex_] for hex_ in state.setup.map.land if reached[hex_] == BY_FLIGHT],
        "spades": {
            COLOUR.words[colour]: int(to_home[colour * TERRAINS + home])
            for colour in range(TERRAINS)
            if colour != home
        },
    }


def score_sheet(state: Position) -> list[dict[str, int]]:
    """Points by source for every seat, as if the game ended now. [TM 16.1]"""
    tracks = [scoring.cult_points(state, cult) for cult in range(CULTS)]
    area = scoring.area_points(state)
    sheets: list[dict[str, int]] = []
    for seat in range(int(state.setup.seats)):
        sheet = {
            word: int(state.at[POINTS_FROM + seat * SOURCES + source])
            for source, word in enumerate(SOURCE_WORDS)
        }
        for cult in range(CULTS):
            sheet[f"cult-{CULT.words[cult]}"] = tracks[cult][seat]
        sheet["area"] = area[seat]
        sheet["resources"] = int(scoring.resource_points(state, seat))
        sheets.append(sheet)
    return sheets
