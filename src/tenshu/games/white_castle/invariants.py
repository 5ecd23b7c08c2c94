"""What must hold in every position: pieces are neither made nor lost."""

from __future__ import annotations

from mypy_extensions import i64

from tenshu.core.bits import BIT, count_bits
from tenshu.games.white_castle.data.board import (
    MEMBERS_OF_A_KIND,
    RESOURCE_LIMIT,
    SEAL_LIMIT,
)
from tenshu.games.white_castle.ids import (
    BRIDGE,
    CASTLE_CARDS,
    COIN,
    COLOURS,
    COURTIER,
    DAIMYO_FLOOR,
    DEAL,
    DRAW_TILES,
    ENTRY,
    FIRST_START,
    FLOORS,
    GARDENER,
    GARDENS,
    HIGHEST_DIE,
    MEMBERS,
    NOTHING,
    REFILL,
    RESOURCES,
    ROLL,
    ROOMS,
    SEAL,
    SLOTS,
    SOLO_CARDS,
    STACK,
    STACK_SPACES,
    STOCKED,
    TILES,
    WARRIOR,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    BELOW,
    BRIDGES,
    DOMAIN_DIE,
    EFFECTS,
    FLIPPED,
    IN_YARD,
    OWN_CARD,
    RESERVE,
    ROOM_CARD,
    SLOT,
    SPACE_DIE,
    STOCK,
    TENDED,
    TILE,
    TIME,
    TURN_ORDER,
    TURNED,
    UNDER,
    WELL_DICE,
)
from tenshu.games.white_castle.lookups import TIME_END
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.view import score_sheet


def broken_invariants(state: Position) -> list[str]:
    """What is wrong with this position; empty if nothing is."""
    broken: list[str] = []
    for seat in range(int(state.setup.clans)):
        broken += broken_clan(state, seat)
    broken += broken_dice(state)
    broken += broken_cards(state)
    broken += broken_tiles(state)
    broken += broken_track(state)
    if state.setup.is_solo and state.phase > ROLL:
        broken += broken_rival_deck(state)
    if not 0 <= state.depth < STACK:
        broken.append("the stack of effects is too deep")
    if state.due_seals < 0 or state.due_steps < 0 or state.due_any < 0:
        broken.append("less than nothing is due")
    # Goods beyond their limits have no points to look up.
    if not broken and [sum(sheet.values()) for sheet in score_sheet(state)] != state.scores():
        broken.append("the score sheet does not add up to the score")
    return broken


def broken_clan(state: Position, seat: int) -> list[str]:
    """Limits of goods, and fifteen members. [WC 1.10, 4.2, 4.5]"""
    broken: list[str] = []

    for item in range(RESOURCES):
        if not 0 <= state.at[STOCK + seat * STOCKED + item] <= RESOURCE_LIMIT:
            broken.append(
                f"clan {seat} has {state.at[STOCK + seat * STOCKED + item]} of resource {item}"
            )
    if not 0 <= state.at[STOCK + seat * STOCKED + SEAL] <= SEAL_LIMIT:
        broken.append(f"clan {seat} has {state.at[STOCK + seat * STOCKED + SEAL]} seals")
    if state.at[STOCK + seat * STOCKED + COIN] < 0:
        broken.append(f"clan {seat} has {state.at[STOCK + seat * STOCKED + COIN]} coins")
    for member, placed in enumerate(placed_members(state, seat)):
        if state.at[RESERVE + seat * MEMBERS + member] < 0 or placed < 0:
            broken.append(f"clan {seat} has less than no members of kind {member}")
        if state.at[RESERVE + seat * MEMBERS + member] + placed != MEMBERS_OF_A_KIND:
            broken.append(f"clan {seat} lost or found members of kind {member}")
    return broken


def placed_members(state: Position, seat: int) -> list[int]:
    """Courtiers, gardeners and warriors that have left the domain."""
    placed = [0, 0, 0]
    placed[COURTIER] = sum(
        int(state.at[AT_FLOOR + seat * FLOORS + floor]) for floor in range(FLOORS)
    )
    placed[GARDENER] = int(count_bits(state.at[TENDED + seat] & (BIT[GARDENS] - 1)))
    placed[WARRIOR] = sum(int(state.at[IN_YARD + seat * YARDS + yard]) for yard in range(YARDS))
    return placed


def broken_dice(state: Position) -> list[str]:
    """Every die is somewhere, and bridges lie in order. [WC 1.7, 2.3, 2.5]"""
    broken: list[str] = []
    if state.phase <= ROLL:
        return broken
    for colour in range(COLOURS):
        if count_dice(state, colour) != state.setup.dice:
            broken.append(f"{count_dice(state, colour)} dice of colour {colour}")
        first = BRIDGES + colour * BRIDGE
        dice = [int(die) for die in state.at[first : first + BRIDGE] if die != 0]
        if dice != sorted(dice):
            broken.append(f"bridge {colour} is out of order")
    for space in range(STACK_SPACES):
        first = SPACE_DIE + space * 2
        limit = state.setup.dice_on_a_space
        if (state.at[first + 1] != 0) > (state.at[first] != 0 and limit > 1):
            broken.append(f"dice float over space {space}")
    return broken


def count_dice(state: Position, colour: int) -> int:
    """The dice of one colour, wherever they are."""
    first = BRIDGES + colour * BRIDGE
    count = sum(1 for die in state.at[first : first + BRIDGE] if die != 0)
    for code in state.at[SPACE_DIE:WELL_DICE]:
        if code != 0 and (code - 1) // HIGHEST_DIE == colour:
            count += 1
    for value in range(HIGHEST_DIE):
        count += int((state.at[WELL_DICE + colour] >> (4 * value)) & 15)
    for seat in range(int(state.setup.clans)):
        count += 1 if state.at[DOMAIN_DIE + seat * COLOURS + colour] != 0 else 0
    return count + 1 if state.hand_colour == colour else count


def broken_cards(state: Position) -> list[str]:
    """Every castle card is in one place only. [WC 1.2, 5.8]"""
    places = [state.deck, state.box]
    for room in range(ROOMS):
        card = state.at[ROOM_CARD + room]
        if card != NOTHING:
            places.append(BIT[card])
        elif state.phase > REFILL and not is_being_refilled(state, room):
            return [f"room {room} has no card"]
    for seat in range(int(state.setup.clans)):
        own = state.at[OWN_CARD + seat]
        if 0 <= own < FIRST_START:
            places.append(BIT[own])
        places.append(state.at[TURNED + seat] & (BIT[CASTLE_CARDS] - 1))
    seen: i64 = 0
    for place in places:
        if seen & place != 0:
            return ["a castle card is in two places"]
        seen |= place
    return [] if seen == BIT[CASTLE_CARDS] - 1 else ["a castle card is missing"]


def is_being_refilled(state: Position, room: int) -> bool:
    """Whether the stack holds an entry for refilling the room."""
    return REFILL * ENTRY + room in list(state.at[EFFECTS : EFFECTS + state.depth])


def broken_tiles(state: Position) -> list[str]:
    """Each die tile lies once; favours belong to clans with courtiers there. [WC 1.5, 5.11]"""
    if state.phase > DRAW_TILES:
        tiles = sorted(int(tile) for tile in state.at[TILE : TILE + TILES])
        if tiles != list(range(TILES)):
            return ["die tiles are missing or doubled"]
    for seat in range(int(state.setup.clans)):
        held = sum(1 for slot in range(SLOTS) if state.at[SLOT + slot] == seat)
        if held > state.at[AT_FLOOR + seat * FLOORS + DAIMYO_FLOOR]:
            return [f"clan {seat} holds favours without courtiers"]
    return []


def broken_track(state: Position) -> list[str]:
    """Markers stand on the track in whole stacks, and the order names every clan. [WC 7.1]"""
    broken: list[str] = []
    clans = range(int(state.setup.clans))
    for seat in clans:
        position = state.at[TIME + seat]
        if not 0 <= position <= TIME_END:
            broken.append(f"the marker of clan {seat} is off the track")
        stack = sorted(
            int(state.at[BELOW + other]) for other in clans if state.at[TIME + other] == position
        )
        if state.phase >= DEAL and stack != list(range(len(stack))):
            broken.append(f"the stack on space {position} is broken")
    order = sorted(int(state.at[TURN_ORDER + place]) for place in clans)
    if state.phase >= DEAL and order != list(clans):
        broken.append("the turn order is broken")
    return broken


def broken_rival_deck(state: Position) -> list[str]:
    """The rival's nine cards are each in one place. [WC 11.4, 11.6]"""
    cards = [card for card in range(SOLO_CARDS) if (state.unseen >> card) & 1]
    cards += [int(state.at[FLIPPED + index]) for index in range(int(state.cards_flipped))]
    cards += [int(state.at[UNDER + index]) for index in range(int(state.cards_under))]
    if state.rival_top != NOTHING:
        cards.append(int(state.rival_top))
    return [] if sorted(cards) == list(range(SOLO_CARDS)) else ["the rival's deck is broken"]
