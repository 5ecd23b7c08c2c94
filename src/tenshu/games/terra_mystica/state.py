"""A position of Terra Mystica, and the set-up that all positions of a game share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.options import Options, first_seat
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.terra_mystica.data.setups import FIRST_DWELLINGS
from tenshu.games.terra_mystica.data.tiles import FAVOUR_SUPPLY
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.fields import FIELDS
from tenshu.games.terra_mystica.ids import DRAW_FACTION, FAVOURS, GAME_OVER, HEXES, TOWNS
from tenshu.games.terra_mystica.layout import FAVOURS_LEFT, TERRAIN, TOWNS_LEFT, Fields
from tenshu.games.terra_mystica.maps.geometry import BY_NAME, Map
from tenshu.games.terra_mystica.options import (
    FEWEST_SEATS,
    count_bonuses,
    count_scorings,
    given_bonuses,
    given_factions,
    given_scorings,
    map_name,
    town_supply,
)
from tenshu.games.terra_mystica.rules import scoring, turn
from tenshu.games.terra_mystica.rulings import CHANGED
from tenshu.games.terra_mystica.verbs import HEX


class Setup:
    """What is fixed before a game and shared by all its positions."""

    def __init__(self, seats: int, options: Options, version: int) -> None:
        self.seats: i64 = seats
        self.version = version
        self.options = options
        self.first: i64 = first_seat(options, seats)  # NOTHING if chance decides [TM 1.7]
        self.map: Map = BY_NAME[map_name(options)]
        self.factions: vec[Faction] = vec[Faction](list(FACTIONS))  # by number
        self.given_factions: vec[i64] = vec[i64](given_factions(seats, options))  # by seat, or none
        self.scorings: vec[i64] = vec[i64](given_scorings(options))
        self.bonuses: vec[i64] = vec[i64](given_bonuses(seats, options))
        self.scoring_pool: i64 = count_scorings(options)
        self.bonus_pool: i64 = count_bonuses(options)
        self.is_first_game = options["setup"] == "first_game"
        self.first_dwellings: vec[i64] = vec[i64](_first_dwellings(seats))
        self.draws_colours = options["factions"] == "colours"
        self.draws_factions = options["factions"] == "random"
        self.plays_in_passing_order = options["turn_order"] == "passing"
        self.favour_supply: vec[i64] = vec[i64](list(FAVOUR_SUPPLY))
        self.town_supply: vec[i64] = vec[i64](town_supply(options))
        self.has_errata = options["cultists"] == "errata"
        self.pays_on_gain = options["spade_points"] == "gained"
        self.may_drop = options["drop_out"] == "on"
        self.answers_late = options["power_answers"] == "late"
        # Rulings that changed, see rulings.py.
        self.sells_single_spades = version >= CHANGED["single-spades"]
        self.forbids_turning_back = version >= CHANGED["no-turning-back"]
        self.asks_at_round_end = self.answers_late and version >= CHANGED["round-end-answers"]
        self.burns_before_answers = self.answers_late and version >= CHANGED["burn-before-answers"]
        self.takes_oldest_first = version >= CHANGED["oldest-offer-first"]
        self.rounds_go_on = version >= CHANGED["rounds-go-on"]


class Position(Fields):
    """Map, cults, tiles, players and the turn in progress, as fields.py declares them."""

    def __init__(self, setup: Setup, at: vec[i64]) -> None:
        super().__init__(setup.seats, at)
        self.setup = setup

    def actor(self) -> i64:
        """Who acts now."""
        if self.phase <= DRAW_FACTION:
            return CHANCE
        if self.phase == GAME_OVER:
            return OVER
        return self.seat

    def legal_actions(self) -> vec[i64]:
        """All legal actions in canonical order."""
        return turn.legal_actions(self)

    def apply(self, action: i64) -> None:
        """Carry out a legal action and all that follows without a choice."""
        turn.apply(self, action)

    def scores(self) -> list[int]:
        """Points of every seat, as if the game ended now."""
        return scoring.totals(self)

    def clone(self) -> Position:
        """An equal position that shares only its set-up."""
        copy = Position(self.setup, self.at[:])
        copy.copy_from(self)
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        return restore, (int(setup.seats), setup.options, setup.version, self.numbers())


def start(seats: int, options: Options, version: int) -> Position:
    """The position before anything is drawn or chosen. [TM 1.1, 1.2]"""
    setup = Setup(seats, options, version)
    state = Position(setup, FIELDS.start())
    for hex_ in range(i64(HEXES)):
        state.at[TERRAIN + hex_] = setup.map.terrain[hex_]
    for tile in range(i64(FAVOURS)):
        state.at[FAVOURS_LEFT + tile] = setup.favour_supply[tile]
    for tile in range(i64(TOWNS)):
        state.at[TOWNS_LEFT + tile] = setup.town_supply[tile]
    state.first = setup.first
    turn.open_game(state)
    return state


def restore(seats: int, options: Options, version: int, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    state = Position(Setup(seats, options, version), FIELDS.start())
    state.restore_numbers(numbers)
    return state


def _first_dwellings(seats: int) -> list[int]:
    """The hexes of the first game with their seats, as seat, hex, seat, hex. [TM 1.4]"""
    found: list[int] = []
    for seat, words in enumerate(FIRST_DWELLINGS[seats - FEWEST_SEATS]):
        for word in words:
            found += [seat, HEX.index[word]]
    return found
