"""Before the first round: draws, factions, first dwellings, first cards. [TM 1]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits, has_bit
from tenshu.core.protocol import report
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.setups import SPARE_BONUSES, START_POINTS
from tenshu.games.terra_mystica.event_kinds import (
    COIN,
    CULT_STEP,
    POWER_1,
    POWER_2,
    POWER_3,
    PRIEST,
    STARTED,
    WORKER,
)
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CHOOSE_FACTION,
    CULTS,
    DRAW_BONUS,
    DRAW_COLOUR,
    DRAW_FACTION,
    DRAW_FIRST,
    DRAW_SCORING,
    DWELLING,
    FIRST_CARD,
    FROM_START,
    NOTHING,
    ROUNDS,
    SCORE1,
    SETTLE,
    TERRAINS,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    CARD_HELD,
    COINS,
    CULT_STEPS,
    FACTION_OF,
    HOME_TERRAIN,
    OWNER,
    PRIESTS,
    ROUND_TILES,
    SHIPPING,
    TERRAIN,
    WORKERS,
)
from tenshu.games.terra_mystica.rules.gains import faction_of, score
from tenshu.games.terra_mystica.rules.passing import is_card_free, take_card
from tenshu.games.terra_mystica.rules.structures import set_structure

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position

# The last round whose tile may pay for spades. [TM R25]
LAST_SPADE_ROUND: Final = 4


def seat_after(state: Position, distance: i64) -> i64:
    """The seat `distance` places clockwise from the start player."""
    return (state.first + distance) % state.setup.seats


def count_scorings(state: Position) -> i64:
    """How many scoring tiles lie out."""
    count: i64 = 0
    for round_ in range(i64(ROUNDS)):
        if state.at[ROUND_TILES + round_] != NOTHING:
            count += 1
    return count


def open_setup(state: Position) -> None:
    """Lay out what the options give. [TM 1.4, 1.9]"""
    for index in range(i64(len(state.setup.scorings))):
        state.at[ROUND_TILES + index] = state.setup.scorings[index]
    for card in state.setup.bonuses:
        state.cards_in_play |= BIT[card]
    for seat in range(i64(len(state.setup.given_factions))):
        take_faction(state, seat, state.setup.given_factions[seat])


def take_faction(state: Position, seat: i64, faction: i64) -> None:
    """Take a faction board and what it starts with. [TM 1.3, 1.7]"""
    board = state.setup.factions[faction].board
    coins, workers, priests, _ = board.resources
    state.at[FACTION_OF + seat] = faction
    state.at[HOME_TERRAIN + seat] = board.home
    state.at[COINS + seat] = coins
    state.at[WORKERS + seat] = workers
    state.at[PRIESTS + seat] = priests
    state.at[BOWL1 + seat], state.at[BOWL2 + seat], state.at[BOWL3 + seat] = board.bowls
    state.at[SHIPPING + seat] = board.shipping
    for cult in range(i64(CULTS)):
        state.at[CULT_STEPS + seat * CULTS + cult] = board.cults[cult]
    score(state, seat, START_POINTS, FROM_START)
    if state.events is not None:
        report_start(state, seat)


def report_start(state: Position, seat: i64) -> None:
    """Report what the faction of a seat starts with. [TM 1.3]"""
    board = faction_of(state, seat).board
    items = (COIN, WORKER, PRIEST, POWER_1, POWER_2, POWER_3)
    goods = zip(items, (*board.resources[:3], *board.bowls), strict=True)
    steps = [(CULT_STEP + cult, board.cults[cult]) for cult in range(CULTS)]
    for item, amount in [*goods, *steps]:
        if amount != 0:
            report(state, STARTED, seat, item, amount)


def next_step(state: Position) -> bool:
    """Go to what the set-up still needs; False when the first round can begin. [TM 1]"""
    seats = state.setup.seats
    if state.first == NOTHING:
        state.phase = DRAW_FIRST
        return True
    if count_scorings(state) < ROUNDS:
        state.phase = DRAW_SCORING
        return True
    if count_bits(state.cards_in_play) < seats + SPARE_BONUSES:
        state.phase = DRAW_BONUS
        return True
    if state.setup.draws_colours and find_without(state, HOME_TERRAIN) != NOTHING:
        state.phase = DRAW_COLOUR
        state.seat = find_without(state, HOME_TERRAIN)
        return True
    if find_without(state, FACTION_OF) != NOTHING:
        state.phase = DRAW_FACTION if state.setup.draws_factions else CHOOSE_FACTION
        state.seat = find_without(state, FACTION_OF)
        return True
    return next_placement(state)


def find_without(state: Position, field: i64) -> i64:
    """The next seat in order that does not have this yet, or NOTHING."""
    for distance in range(state.setup.seats):
        seat = seat_after(state, distance)
        if state.at[field + seat] == NOTHING:
            return seat
    return NOTHING


def next_placement(state: Position) -> bool:
    """First dwellings, then first cards from the last seat backwards. [TM 1.10, 1.11]"""
    if state.setup.is_first_game:
        settle_first_game(state)
    else:
        sequence = settling_order(state)
        if state.setup_steps < i64(len(sequence)):
            state.phase = SETTLE
            state.seat = sequence[state.setup_steps]
            return True
    for distance in range(state.setup.seats - 1, i64(-1), i64(-1)):
        seat = seat_after(state, distance)
        if state.at[CARD_HELD + seat] == NOTHING:
            state.phase = FIRST_CARD
            state.seat = seat
            return True
    return False


def settle_first_game(state: Position) -> None:
    """Put the printed dwellings of the first game on the map. [TM 1.4]"""
    hexes = state.setup.first_dwellings
    while 2 * state.setup_steps < i64(len(hexes)):
        seat = hexes[2 * state.setup_steps]
        set_structure(state, seat, hexes[2 * state.setup_steps + 1], DWELLING)
        state.setup_steps += 1


def settling_order(state: Position) -> vec[i64]:
    """Seats in the order of their first dwellings. [TM 1.10, 21.5, 21.23]"""
    out = vec[i64](capacity=12)
    seats = state.setup.seats
    for place in range(2 * seats):
        distance = place if place < seats else 2 * seats - 1 - place
        seat = seat_after(state, distance)
        faction = faction_of(state, seat)
        if not faction.settles_last and (place < seats or faction.board.dwellings > 1):
            out = append(out, seat)
    for seat in range(seats):
        faction = faction_of(state, seat)
        if not faction.settles_last:
            for _ in range(2, faction.board.dwellings):
                out = append(out, seat)
    for seat in range(seats):
        faction = faction_of(state, seat)
        if faction.settles_last:
            for _ in range(faction.board.dwellings):
                out = append(out, seat)
    return out


def legal_draw(state: Position, out: vec[i64]) -> vec[i64]:
    """What chance can draw now. [TM 1.5, 1.6, 1.8]"""
    if state.phase == DRAW_FIRST:
        for seat in range(state.setup.seats):
            out = append(out, verbs.DRAW_FIRST.action(seat))
    elif state.phase == DRAW_SCORING:
        for tile in range(state.setup.scoring_pool):
            if can_draw_scoring(state, tile):
                out = append(out, verbs.DRAW_SCORING.action(tile))
    elif state.phase == DRAW_BONUS:
        for card in range(state.setup.bonus_pool):
            if not has_bit(state.cards_in_play, card):
                out = append(out, verbs.DRAW_BONUS.action(card))
    elif state.phase == DRAW_COLOUR:
        for colour in range(i64(TERRAINS)):
            if not is_taken(state, colour):
                out = append(out, verbs.DRAW_COLOUR.action(colour))
    else:
        for faction in range(i64(len(state.setup.factions))):
            if not is_taken(state, state.setup.factions[faction].home):
                out = append(out, verbs.DRAW_FACTION.action(faction))
    return out


def can_draw_scoring(state: Position, tile: i64) -> bool:
    """Each tile once, and no points for spades in the last two rounds. [TM 1.5, R25]"""
    for round_ in range(i64(ROUNDS)):
        if state.at[ROUND_TILES + round_] == tile:
            return False
    return tile != SCORE1 or count_scorings(state) < LAST_SPADE_ROUND


def is_taken(state: Position, colour: i64) -> bool:
    """Whether a seat has this colour. [TM 1.7]"""
    for seat in range(state.setup.seats):
        if state.at[HOME_TERRAIN + seat] == colour:
            return True
    return False


def apply_first(state: Position, seat: i64) -> None:
    """Make the seat that was drawn the start player. [TM 1.7]"""
    state.first = seat


def apply_scoring(state: Position, tile: i64) -> None:
    """Lay the scoring tile on the next round. [TM 1.5]"""
    state.at[ROUND_TILES + count_scorings(state)] = tile


def apply_bonus(state: Position, card: i64) -> None:
    """Bring the bonus card into play. [TM 1.6]"""
    state.cards_in_play |= BIT[card]


def apply_colour(state: Position, colour: i64) -> None:
    """Give the seat its colour. [TM 1.8]"""
    state.at[HOME_TERRAIN + state.seat] = colour


def legal_choose(state: Position, out: vec[i64]) -> vec[i64]:
    """The factions of free colours, or the two of the colour drawn. [TM 1.7, 1.8]"""
    drawn = state.at[HOME_TERRAIN + state.seat]
    for faction in range(i64(len(state.setup.factions))):
        home = state.setup.factions[faction].home
        if home == drawn or (drawn == NOTHING and not is_taken(state, home)):
            out = append(out, verbs.CHOOSE_FACTION.action(faction))
    return out


def apply_faction(state: Position, faction: i64) -> None:
    """Take the faction that was chosen or drawn. [TM 1.7, 1.8]"""
    take_faction(state, state.seat, faction)


def legal_settle(state: Position, out: vec[i64]) -> vec[i64]:
    """Free home terrain anywhere. [TM 1.10]"""
    for hex_ in state.setup.map.land:
        if (
            state.at[OWNER + hex_] == NOTHING
            and state.at[TERRAIN + hex_] == state.at[HOME_TERRAIN + state.seat]
        ):
            out = append(out, verbs.SETTLE.action(hex_))
    return out


def apply_settle(state: Position, hex_: i64) -> None:
    """Place a first dwelling; nobody gains anything by it. [TM 1.10, R27]"""
    set_structure(state, state.seat, hex_, DWELLING)
    state.setup_steps += 1


def legal_first_card(state: Position, out: vec[i64]) -> vec[i64]:
    """The cards nobody took. [TM 1.11]"""
    for card in range(i64(BONUSES)):
        if is_card_free(state, card):
            out = append(out, verbs.TAKE_CARD.action(card))
    return out


def apply_first_card(state: Position, card: i64) -> None:
    """Take the first bonus card. [TM 1.11]"""
    take_card(state, state.seat, card)
