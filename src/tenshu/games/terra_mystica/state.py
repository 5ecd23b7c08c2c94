"""A position of Terra Mystica: its fields, its copy, its numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.options import Options
from tenshu.core.protocol import CHANCE, OVER, State
from tenshu.games.terra_mystica.data.setups import FIRST_DWELLINGS
from tenshu.games.terra_mystica.data.tiles import FAVOUR_SUPPLY
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULTS,
    DRAW_FACTION,
    FAVOURS,
    GAME_OVER,
    HEXES,
    LAND,
    NOTHING,
    ORDER_SPACES,
    ROUNDS,
    SITES,
    SOURCES,
    STRUCTURES,
    TOWNS,
)
from tenshu.games.terra_mystica.maps.geometry import BY_NAME, Map
from tenshu.games.terra_mystica.options import (
    FEWEST_SEATS,
    count_bonuses,
    count_scorings,
    first_seat,
    given_bonuses,
    given_factions,
    given_scorings,
    map_name,
    town_supply,
)
from tenshu.games.terra_mystica.rules import scoring, turn
from tenshu.games.terra_mystica.verbs import HEX

TURN_FIELDS: Final = 28
# How many numbers each board and each seat takes, in the order of the constructor.
BOARD_SIZES: Final = (
    HEXES,
    LAND,
    LAND,
    HEXES,
    SITES,
    CULTS * ORDER_SPACES,
    FAVOURS,
    TOWNS,
    BONUSES,
    ROUNDS,
)
PLAIN_FIELDS: Final = 21
SEAT_SIZES: Final = (*[1] * PLAIN_FIELDS, CULTS, STRUCTURES, TOWNS, SOURCES)


class Setup:
    """What is fixed before a game and shared by all its positions."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        self.first: i64 = first_seat(seats, options)
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
        self.orders_by_passing = options["turn_order"] == "passing"
        self.favour_supply: vec[i64] = vec[i64](list(FAVOUR_SUPPLY))
        self.town_supply: vec[i64] = vec[i64](town_supply(options))
        self.has_errata = options["cultists"] == "errata"
        self.pays_on_gain = options["spade_points"] == "gained"
        self.may_drop = options["drop_out"] == "on"
        self.answers_late = options["power_answers"] == "late"


class Position(State):
    """Map, cults, tiles, players and the turn in progress; see ids.py for what the numbers mean."""

    def __init__(
        self,
        setup: Setup,
        fields: vec[i64],
        terrain: vec[i64],
        owner: vec[i64],
        structure: vec[i64],
        town: vec[i64],
        bridges: vec[i64],
        orders: vec[i64],
        favour_left: vec[i64],
        town_left: vec[i64],
        card_coins: vec[i64],
        scoring: vec[i64],
        order: vec[i64],
        passing: vec[i64],
        faction: vec[i64],
        colour: vec[i64],
        coins: vec[i64],
        workers: vec[i64],
        priests: vec[i64],
        bowl1: vec[i64],
        bowl2: vec[i64],
        bowl3: vec[i64],
        vp: vec[i64],
        shipping: vec[i64],
        exchange: vec[i64],
        carpet: vec[i64],
        keys: vec[i64],
        card: vec[i64],
        favours: vec[i64],
        used: vec[i64],
        passed: vec[i64],
        dropped: vec[i64],
        cult_spades: vec[i64],
        cult: vec[i64],
        standing: vec[i64],
        towns: vec[i64],
        points: vec[i64],
        offers: vec[i64],
    ) -> None:
        self.setup = setup
        # The turn in progress, in the order that turn_fields() writes it.
        self.phase: i64 = fields[0]
        self.seat: i64 = fields[1]  # who acts
        self.turn: i64 = fields[2]  # whose turn it is
        self.round: i64 = fields[3]  # 1 to 6; 0 before the first
        self.first: i64 = fields[4]  # the start player
        self.placed: i64 = fields[5]  # steps of the set-up that are done
        self.cards: i64 = fields[6]  # bonus cards in play, one bit each
        self.acts: i64 = fields[7]  # power actions taken this round, one bit each
        self.free: i64 = fields[8]  # free spades in hand
        self.pays: i64 = fields[9]  # 1: missing spades may be bought
        self.place: i64 = fields[10]  # the hex chosen to be transformed
        self.dug: i64 = fields[11]  # hexes transformed by this action: first, second, third
        self.dug_second: i64 = fields[12]
        self.dug_third: i64 = fields[13]
        self.foreign: i64 = fields[14]  # the one of them that did not become home terrain
        self.built: i64 = fields[15]  # the hex this action put a dwelling on
        self.flew: i64 = fields[16]  # 1: this action used its tunnel or carpet
        self.steps: i64 = fields[17]  # cult steps due on one track
        self.favours_due: i64 = fields[18]
        self.towns_due: i64 = fields[19]
        self.spades_due: i64 = fields[20]  # the Halflings' spades that wait for tiles to be taken
        self.stopped: i64 = fields[
            21
        ]  # cults where the seat was stopped at 9 this turn, one bit each
        self.ordinations: i64 = fields[22]  # workers that the Darklings may still ordain
        self.doubled: i64 = fields[23]  # actions left of a double turn after this one
        self.resume: i64 = fields[24]  # what goes on when power was answered
        self.later: i64 = fields[25]  # seats that want to answer later, one bit each
        self.events: i64 = fields[26]  # builds and upgrades so far
        self.follow_due: i64 = fields[27]  # the Cultists' steps
        self.terrain: vec[i64] = terrain  # by hex
        self.owner: vec[i64] = owner
        self.structure: vec[i64] = structure
        self.town: vec[i64] = town  # 1: the hex is part of a town
        self.bridges: vec[i64] = bridges  # whose bridge, by site
        self.orders: vec[i64] = orders  # whose priest, by cult and space
        # What lies beside the map.
        self.favour_left: vec[i64] = favour_left
        self.town_left: vec[i64] = town_left
        self.card_coins: vec[i64] = card_coins
        self.scoring: vec[i64] = scoring  # scoring tiles by round
        self.order: vec[i64] = order  # seats in this round's order of play
        self.passing: vec[i64] = passing  # seats in the order of passing
        # By seat.
        self.faction: vec[i64] = faction
        self.colour: vec[i64] = colour  # home terrain
        self.coins: vec[i64] = coins
        self.workers: vec[i64] = workers
        self.priests: vec[i64] = priests  # in hand
        self.bowl1: vec[i64] = bowl1
        self.bowl2: vec[i64] = bowl2
        self.bowl3: vec[i64] = bowl3
        self.vp: vec[i64] = vp
        self.shipping: vec[i64] = shipping  # permanent level; NOTHING without a track
        self.exchange: vec[i64] = exchange
        self.carpet: vec[i64] = carpet  # hexes the Fakirs' carpet skips beyond the first, by tiles
        self.keys: vec[i64] = keys  # not used up yet
        self.card: vec[i64] = card  # the bonus card held
        self.favours: vec[i64] = favours  # one bit each
        self.used: vec[i64] = used  # special actions used this round, one bit each
        self.passed: vec[i64] = passed
        self.dropped: vec[i64] = dropped
        self.cult_spades: vec[i64] = cult_spades  # left of the cult bonus
        self.cult: vec[i64] = cult  # by seat * CULTS + cult
        self.standing: vec[i64] = standing  # structures on the map
        self.towns: vec[i64] = towns  # town tiles held
        self.points: vec[i64] = points  # victory points by source
        # Power that may still be answered, OFFER numbers each: to whom, by whom, how much, which
        # event, and whether somebody took power from that event already.
        self.offers: vec[i64] = offers

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
        return Position(
            self.setup,
            self.turn_fields(),
            self.terrain[:],
            self.owner[:],
            self.structure[:],
            self.town[:],
            self.bridges[:],
            self.orders[:],
            self.favour_left[:],
            self.town_left[:],
            self.card_coins[:],
            self.scoring[:],
            self.order[:],
            self.passing[:],
            self.faction[:],
            self.colour[:],
            self.coins[:],
            self.workers[:],
            self.priests[:],
            self.bowl1[:],
            self.bowl2[:],
            self.bowl3[:],
            self.vp[:],
            self.shipping[:],
            self.exchange[:],
            self.carpet[:],
            self.keys[:],
            self.card[:],
            self.favours[:],
            self.used[:],
            self.passed[:],
            self.dropped[:],
            self.cult_spades[:],
            self.cult[:],
            self.standing[:],
            self.towns[:],
            self.points[:],
            self.offers[:],
        )

    def turn_fields(self) -> vec[i64]:
        """The turn in progress as the constructor takes it."""
        return vec[i64](
            [
                self.phase,
                self.seat,
                self.turn,
                self.round,
                self.first,
                self.placed,
                self.cards,
                self.acts,
                self.free,
                self.pays,
                self.place,
                self.dug,
                self.dug_second,
                self.dug_third,
                self.foreign,
                self.built,
                self.flew,
                self.steps,
                self.favours_due,
                self.towns_due,
                self.spades_due,
                self.stopped,
                self.ordinations,
                self.doubled,
                self.resume,
                self.later,
                self.events,
                self.follow_due,
            ]
        )

    def parts(self) -> list[vec[i64]]:
        """Every part in the order of the constructor."""
        return [
            self.turn_fields(),
            self.terrain,
            self.owner,
            self.structure,
            self.town,
            self.bridges,
            self.orders,
            self.favour_left,
            self.town_left,
            self.card_coins,
            self.scoring,
            self.order,
            self.passing,
            self.faction,
            self.colour,
            self.coins,
            self.workers,
            self.priests,
            self.bowl1,
            self.bowl2,
            self.bowl3,
            self.vp,
            self.shipping,
            self.exchange,
            self.carpet,
            self.keys,
            self.card,
            self.favours,
            self.used,
            self.passed,
            self.dropped,
            self.cult_spades,
            self.cult,
            self.standing,
            self.towns,
            self.points,
            self.offers,
        ]

    def numbers(self) -> list[int]:
        """Every field as plain numbers."""
        return [int(number) for part in self.parts() for number in part]

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.setup.seats), self.setup.options, self.numbers())


def start(seats: int, options: Options) -> Position:
    """The position before anything is drawn or chosen. [TM 1.1, 1.2]"""
    setup = Setup(seats, options)
    state = _build(setup, [0] * _length(seats))
    state.terrain = setup.map.terrain[:]
    for empty in (state.owner, state.structure, state.bridges, state.orders, state.scoring):
        _fill(empty, NOTHING)
    for empty in (state.order, state.passing, state.faction, state.colour, state.card):
        _fill(empty, NOTHING)
    state.favour_left = setup.favour_supply[:]
    state.town_left = setup.town_supply[:]
    state.first = setup.first
    turn.open_game(state)
    return state


def _fill(numbers: vec[i64], value: i64) -> None:
    for index in range(i64(len(numbers))):
        numbers[index] = value


def restore(seats: int, options: Options, numbers: list[int]) -> Position:
    """The position that has these numbers."""
    return _build(Setup(seats, options), numbers)


def _length(seats: int) -> int:
    return TURN_FIELDS + sum(BOARD_SIZES) + seats * sum(SEAT_SIZES)


def _build(setup: Setup, numbers: list[int]) -> Position:
    parts: list[vec[i64]] = []
    at = 0
    seats = int(setup.seats)
    for length in (TURN_FIELDS, *BOARD_SIZES, *[seats * size for size in SEAT_SIZES]):
        parts.append(vec[i64](numbers[at : at + length]))
        at += length
    parts.append(vec[i64](numbers[at:]))
    return Position(
        setup,
        parts[0],
        parts[1],
        parts[2],
        parts[3],
        parts[4],
        parts[5],
        parts[6],
        parts[7],
        parts[8],
        parts[9],
        parts[10],
        parts[11],
        parts[12],
        parts[13],
        parts[14],
        parts[15],
        parts[16],
        parts[17],
        parts[18],
        parts[19],
        parts[20],
        parts[21],
        parts[22],
        parts[23],
        parts[24],
        parts[25],
        parts[26],
        parts[27],
        parts[28],
        parts[29],
        parts[30],
        parts[31],
        parts[32],
        parts[33],
        parts[34],
        parts[35],
        parts[36],
    )


def _first_dwellings(seats: int) -> list[int]:
    """The hexes of the first game with their seats, as seat, hex, seat, hex. [TM 1.4]"""
    found: list[int] = []
    for seat, words in enumerate(FIRST_DWELLINGS[seats - FEWEST_SEATS]):
        for word in words:
            found += [seat, HEX.index[word]]
    return found
