"""What may be known of a position, and its points by source."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.terra_mystica import plans
from tenshu.games.terra_mystica.data.board import TERRAIN_WORDS
from tenshu.games.terra_mystica.data.structures import BRIDGES, UPGRADES
from tenshu.games.terra_mystica.data.tiles import SCORING_GAIN, SCORING_SPADES
from tenshu.games.terra_mystica.data.tracks import SHIPPING_COST
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULT_TURN,
    CULTS,
    DWELLING,
    FAVOURS,
    LAND,
    NOTHING,
    ORDER_SPACES,
    POWER_ACTIONS,
    ROUNDS,
    SOURCES,
    STRUCTURES,
    TERRAINS,
    TOWNS,
    TURN,
)
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
    flight_range,
    mark_flights,
    reach,
    shipping_level,
)
from tenshu.games.terra_mystica.rules.octagons import count_bridges, owns_octagon
from tenshu.games.terra_mystica.rules.structures import has_in_supply
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.tables import SUPPLY
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

PHASES: Final = [
    "draw-first",
    "draw-scoring",
    "draw-bonus",
    "draw-colour",
    "draw-faction",
    "choose-faction",
    "settle",
    "first-card",
    "act",
    "turn",
    "spades",
    "bridge",
    "step",
    "free-upgrade",
    "sandstorm",
    "ride",
    "after",
    "answer",
    "follow",
    "cult-spades",
    "cult-turn",
    "over",
]
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


def phase_word(state: Position) -> str:
    """What is asked now: tiles that are due come before the step of the turn."""
    if state.actor() >= 0 and cults.must_choose_top(state, state.seat):
        return "ascend"
    if state.favours_due > 0 or state.towns_due > 0:
        return "dues"
    return PHASES[state.phase]


def observe(state: Position) -> dict[str, object]:
    """All that anyone may know: in this game everything lies open. [TM 2.1]"""
    seats = range(int(state.setup.seats))
    chosen = {"map": state.setup.map.name} if "map" in state.setup.options else {}
    return {
        **chosen,
        "phase": phase_word(state),
        "seat": int(state.seat) if state.actor() not in (CHANCE, OVER) else None,
        "turn": int(state.turn) if state.round > 0 else None,
        "round": int(state.round),
        "first": int(state.first) if state.first != NOTHING else None,
        "order": [int(seat) for seat in state.order if seat != NOTHING],
        "hexes": [_hex(state, hex_) for hex_ in state.setup.map.land],
        "river_towns": [
            RIVER.words[river - LAND] for river in state.setup.map.rivers if state.town[river]
        ],
        "bridges": {
            SITE.words[site]: int(state.bridges[site])
            for site in state.setup.map.sites
            if state.bridges[site] != NOTHING
        },
        "orders": {CULT.words[cult]: _orders(state, cult) for cult in range(CULTS)},
        "scoring": [SCORING.words[tile] for tile in state.scoring if tile != NOTHING],
        "cards": {
            BONUS.words[card]: int(state.card_coins[card])
            for card in range(BONUSES)
            if has_bit(state.cards, card)
        },
        "power_actions": {
            OCTAGON.words[act]: has_bit(state.acts, act) for act in range(POWER_ACTIONS)
        },
        "favours": {FAVOUR.words[tile]: int(state.favour_left[tile]) for tile in range(FAVOURS)},
        "towns": {TOWN.words[tile]: int(state.town_left[tile]) for tile in range(TOWNS)},
        "offers": _offers(state),
        "spades": int(state.free),
        "place": HEX.words[state.place] if state.phase in (TURN, CULT_TURN) else None,
        "due": {
            "favours": int(state.favours_due),
            "towns": int(state.towns_due),
            "steps": int(state.steps),
            "ordinations": int(state.ordinations),
            "follow": int(state.follow_due),
            "actions": int(state.doubled),
        },
        "digs": plans.digs(state),
        "ways": plans.ways(state),
        "players": [_player(state, seat) for seat in seats],
    }


def _hex(state: Position, hex_: int) -> dict[str, object]:
    owner = state.owner[hex_]
    return {
        "hex": HEX.words[hex_],
        "terrain": TERRAIN_WORDS[state.terrain[hex_]],
        "colour": COLOUR.words[state.terrain[hex_]],
        "owner": int(owner) if owner != NOTHING else None,
        "structure": STRUCTURE.words[state.structure[hex_]] if owner != NOTHING else None,
        "town": state.town[hex_] != 0,
        "upgrades": _upgrades(state, hex_) if owner != NOTHING else {},
    }


def _upgrades(state: Position, hex_: int) -> dict[str, plans.Price]:
    """What the structure can become, and what its owner would pay for it. [TM 8]"""
    owner = state.owner[hex_]
    return {
        STRUCTURE.words[kind]: plans.price_of(state, owner, hex_, kind)
        for kind in UPGRADES[state.structure[hex_]]
        if has_in_supply(state, owner, kind)
    }


def _orders(state: Position, cult: int) -> list[int | None]:
    """Whose priest stands on each space, the one for three steps first."""
    spaces = state.orders[cult * ORDER_SPACES : (cult + 1) * ORDER_SPACES]
    return [int(owner) if owner != NOTHING else None for owner in spaces]


def _offers(state: Position) -> list[dict[str, int]]:
    found: list[dict[str, int]] = []
    for at in range(0, len(state.offers), offers.OFFER):
        seat = int(state.offers[at + offers.TO])
        power = int(state.offers[at + offers.POWER])
        found.append(
            {
                "to": seat,
                "from": int(state.offers[at + offers.BY]),
                "power": power,
                "gain": int(offers.power_gained(state, seat, power)),
            }
        )
    return found


def _player(state: Position, seat: int) -> dict[str, object]:
    faction = state.faction[seat]
    if faction == NOTHING:
        colour = state.colour[seat]
        return {"faction": None, "colour": COLOUR.words[colour] if colour != NOTHING else None}
    return {
        "faction": FACTION.words[faction],
        "colour": COLOUR.words[state.colour[seat]],
        "vp": int(state.vp[seat]),
        "score": state.scores()[seat],
        "coins": int(state.coins[seat]),
        "workers": int(state.workers[seat]),
        "priests": int(state.priests[seat]),
        "priests_left": int(gains.priests_left(state, seat)),
        "bowls": [int(state.bowl1[seat]), int(state.bowl2[seat]), int(state.bowl3[seat])],
        "shipping": int(state.shipping[seat]) if state.shipping[seat] != NOTHING else None,
        "exchange": int(state.exchange[seat]),
        "flight": int(flight_range(state, seat)),
        "keys": int(state.keys[seat]),
        "cults": {CULT.words[c]: int(state.cult[seat * CULTS + c]) for c in range(CULTS)},
        "card": BONUS.words[state.card[seat]] if state.card[seat] != NOTHING else None,
        "favours": [FAVOUR.words[t] for t in range(FAVOURS) if has_bit(state.favours[seat], t)],
        "towns": {TOWN.words[t]: int(state.towns[seat * TOWNS + t]) for t in range(TOWNS)},
        "used": [word for o, word in enumerate(OCTAGON.words) if has_bit(state.used[seat], o)],
        "supply": {
            STRUCTURE.words[s]: int(SUPPLY[s] - state.standing[seat * STRUCTURES + s])
            for s in range(STRUCTURES)
        },
        "bridges_left": BRIDGES - int(count_bridges(state, seat)),
        "passed": state.passed[seat] != 0,
        "dropped": state.dropped[seat] != 0,
        "area": int(scoring.largest_area(state, seat)),
        "income": plans.in_words(gains.next_income(state, seat)),
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
    bonus: plans.Price | None = None
    if 0 < state.round < ROUNDS:
        tile = state.scoring[state.round - 1]
        times = int(phase_three.count_bonuses(state, seat))
        bonus = {word: times * count for word, count in plans.in_words(SCORING_GAIN[tile]).items()}
        bonus["spades"] = times * SCORING_SPADES[tile]
    return {
        "structure_income": plans.in_words(gains.structure_income(state, seat)),
        "favour_income": plans.in_words(gains.favour_income(state, seat)),
        "card_income": plans.in_words(gains.card_income(state, seat)),
        "cult_bonus": bonus,
    }


def _prices(state: Position, seat: int) -> dict[str, object]:
    """What a dwelling, a spade and the next levels cost the seat. [TM 4.1, 4.3, 6.1, 7.1]"""
    spade = plans.in_words(gains.faction_of(state, seat).spade_price(state, seat))
    can_ship = tracks.has_shipping_step(state, seat)
    can_dig = tracks.has_exchange_step(state, seat)
    return {
        "dwelling_price": plans.price_of(state, seat, 0, DWELLING),
        "spade_price": {word: count for word, count in spade.items() if count},
        "ship_price": plans.in_words(SHIPPING_COST) if can_ship else None,
        "dig_price": plans.in_words(tracks.exchange_cost(state, seat)) if can_dig else None,
    }


def _reach(state: Position, seat: int) -> dict[str, object]:
    """The hexes in reach, those of a tunnel or carpet apart, and spades to home. [TM 4.2, 5.4]"""
    reached = reach(state, seat, shipping_level(state, seat))
    mark_flights(state, seat, reached)
    home = terraforming.home_of(state, seat)
    to_home = gains.faction_of(state, seat).spades
    return {
        "reach": [HEX.words[hex_] for hex_ in state.setup.map.land if reached[hex_] == 1],
        "flights": [HEX.words[hex_] for hex_ in state.setup.map.land if reached[hex_] > 1],
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
            word: int(state.points[seat * SOURCES + source])
            for source, word in enumerate(SOURCE_WORDS)
        }
        for cult in range(CULTS):
            sheet[f"cult-{CULT.words[cult]}"] = tracks[cult][seat]
        sheet["area"] = area[seat]
        sheet["resources"] = int(scoring.resource_points(state, seat))
        sheets.append(sheet)
    return sheets
