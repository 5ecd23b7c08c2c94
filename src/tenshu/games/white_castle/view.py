"""What a position looks like to its players, and its points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tenshu.core.bits import count_bits, has_bit
from tenshu.core.protocol import CHANCE, OVER
from tenshu.games.white_castle.data.board import FLOORS as PRINTED_FLOORS
from tenshu.games.white_castle.data.board import MILESTONES, ROUNDS, TURNS
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.event_kinds import FROM_RIVAL, SOURCE_WORDS
from tenshu.games.white_castle.ids import (
    BRIDGE,
    CARDS,
    CASTLE_FIELDS,
    COLOURS,
    DAIMYO_FLOOR,
    FIRST_START,
    FLOORS,
    GARDENS,
    GATE,
    GOODS,
    HIGHEST_DIE,
    MEMBERS,
    NOTHING,
    OFFERS,
    OUTSIDE_LEFT,
    OUTSIDE_RIGHT,
    PHASE_WORDS,
    POINT,
    RIVAL,
    ROOMS,
    SLOTS,
    STOCKED,
    SYMBOLS,
    YARD_TILES,
    YARDS,
)
from tenshu.games.white_castle.layout import (
    AT_FLOOR,
    BELOW,
    BRIDGES,
    DOMAIN_DIE,
    FLIPPED,
    GARDEN_CARD,
    IN_YARD,
    OFFER_ACTION,
    OFFER_RESOURCE,
    OWN_CARD,
    RESERVE,
    RESOURCE_CARD,
    RIVAL_POINTS,
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
    YARD_TILES_AT,
    ZONE,
)
from tenshu.games.white_castle.lookups import (
    DIPLOMAT_DECK,
    FIRST_FIELD,
    SIDE_OF_SPACE,
    STEWARD_DECK,
    TIME_END,
    YARD_OF_SPACE,
)
from tenshu.games.white_castle.pending import pending
from tenshu.games.white_castle.rules import rival, scoring
from tenshu.games.white_castle.state import Position
from tenshu.games.white_castle.verbs import (
    CASTLE_CARD,
    COLOUR,
    DAIMYO_CARD,
    DIE_TILE,
    GARDEN,
    MEMBER,
    RIVAL_CARD,
    ROOM,
    SPACE,
    START_ACTION,
    START_RESOURCE,
    YARD,
    YARD_TILE,
)
from tenshu.games.white_castle.verbs import GARDEN_CARD as GARDEN_CARD_WORD

SIDES: Final = ["blue", "yellow"]
RIVAL_SHEET: Final = SOURCE_WORDS[FROM_RIVAL:]
FLOOR_WORDS: Final = [word for word, _ in PRINTED_FLOORS]
CARD_WORDS: Final = [*CASTLE_CARD.words, *START_ACTION.words]


def observe(state: Position) -> dict[str, object]:
    """All that anyone may know: in this game everybody sees the same. [WC 1.2, 11.4]"""
    clans = range(int(state.setup.clans))
    is_on = state.actor() != OVER
    return {
        "phase": PHASE_WORDS[state.phase],
        "seat": int(state.seat if state.actor() == CHANCE else state.actor()) if is_on else None,
        "round": int(state.round),
        "rounds": ROUNDS,
        "turn": int(state.turns_done),
        "turns": TURNS * int(state.setup.clans),
        "order": [
            int(state.at[TURN_ORDER + c]) for c in clans if state.at[TURN_ORDER + c] != NOTHING
        ],
        "solo": state.setup.is_solo,
        "difficulty": state.setup.options["difficulty"] if state.setup.is_solo else None,
        "bridges": {COLOUR.words[c]: _bridge(state, c) for c in range(COLOURS)},
        "die": _die_in_hand(state),
        "due": {
            "seal": int(state.due_seals),
            "influence": int(state.due_steps),
            "any": int(state.due_any),
        },
        "pending": pending(state),
        "rooms": [_room(state, room) for room in range(ROOMS)],
        "decks": {
            "steward": int(count_bits(state.deck & STEWARD_DECK)),
            "diplomat": int(count_bits(state.deck & DIPLOMAT_DECK)),
        },
        "unseen": [CASTLE_CARD.words[c] for c in range(FIRST_START) if has_bit(state.deck, c)],
        "floors": {word: _on_floor(state, f) for f, word in enumerate(FLOOR_WORDS)},
        "gate": _on_floor(state, GATE),
        "daimyo": _daimyo(state),
        "outside": {
            SPACE.words[space]: _dice_on(state, space) for space in (OUTSIDE_LEFT, OUTSIDE_RIGHT)
        },
        "well": {
            "tiles": [_word(DIE_TILE.words, state.at[TILE + CASTLE_FIELDS + i]) for i in range(2)],
            "dice": _dice_in_well(state),
        },
        "gardens": [_garden(state, garden) for garden in range(GARDENS)],
        "yards": [_yard(state, yard) for yard in range(YARDS)],
        "time": _time(state),
        "milestones": {str(space): cost for space, cost in MILESTONES},
        "offer": _offers(state),
        "players": [_player(state, seat) for seat in clans],
        "rival": _rival(state) if state.setup.is_solo else None,
    }


def _word(words: Sequence[str], number: i64) -> str | None:
    """The word of a card or tile, None where none lies."""
    return words[number] if number != NOTHING else None


def _on_floor(state: Position, floor: int) -> list[int]:
    """The courtiers of every clan on a floor."""
    return [int(state.at[AT_FLOOR + clan * FLOORS + floor]) for clan in _clans(state)]


def _clans(state: Position) -> range:
    return range(int(state.setup.clans))


def _die(code: i64) -> dict[str, object]:
    """A die on a space, from its number."""
    colour, value = divmod(int(code) - 1, HIGHEST_DIE)
    return {"colour": COLOUR.words[colour], "value": value + 1}


def _bridge(state: Position, colour: int) -> dict[str, object]:
    first = BRIDGES + colour * BRIDGE
    dice = [int(state.at[first + place]) for place in range(BRIDGE)]
    return {
        "left": dice[0] or None,
        "centre": [die for die in dice[1:4] if die],
        "right": dice[4] or None,
    }


def _die_in_hand(state: Position) -> dict[str, object] | None:
    if state.hand_colour == NOTHING:
        return None
    return {
        "colour": COLOUR.words[state.hand_colour],
        "value": int(state.hand_value),
        "lantern": state.hand_left != 0,
    }


def _dice_on(state: Position, space: int) -> list[dict[str, object]]:
    """The dice on a space, the lowest first."""
    codes = [state.at[SPACE_DIE + space * 2 + level] for level in range(2)]
    return [_die(code) for code in codes if code != 0]


def _dice_in_well(state: Position) -> list[dict[str, object]]:
    dice: list[dict[str, object]] = []
    for colour in range(COLOURS):
        for value in range(HIGHEST_DIE):
            count = (state.at[WELL_DICE + colour] >> (4 * value)) & 15
            for _ in range(count):
                dice.append({"colour": COLOUR.words[colour], "value": value + 1})
    return dice


def _room(state: Position, room: int) -> dict[str, object]:
    fields = range(int(FIRST_FIELD[room]), int(FIRST_FIELD[room + 1]))
    return {
        "space": ROOM.words[room],
        "card": _word(CASTLE_CARD.words, state.at[ROOM_CARD + room]),
        "tiles": [_word(DIE_TILE.words, state.at[TILE + field]) for field in fields],
        "dice": _dice_on(state, room),
    }


def _daimyo(state: Position) -> dict[str, object]:
    owners = [int(state.at[SLOT + slot]) for slot in range(SLOTS)]
    return {
        "card": _word(DAIMYO_CARD.words, state.daimyo),
        "favours": [owner if owner != NOTHING else None for owner in owners],
        "courtiers": _on_floor(state, DAIMYO_FLOOR),
    }


def _garden(state: Position, garden: int) -> dict[str, object]:
    clans = range(int(state.setup.clans))
    return {
        "garden": GARDEN.words[garden],
        "card": _word(GARDEN_CARD_WORD.words, state.at[GARDEN_CARD + garden]),
        "gardeners": [c for c in clans if has_bit(state.at[TENDED + c], garden)],
    }


def _yard(state: Position, yard: int) -> dict[str, object]:
    spaces = [space for space in range(YARD_TILES) if YARD_OF_SPACE[space] == yard]
    return {
        "yard": YARD.words[yard],
        "tiles": [_yard_tile(state, space) for space in spaces],
        "warriors": [
            int(state.at[IN_YARD + clan * YARDS + yard]) for clan in range(int(state.setup.clans))
        ],
    }


def _yard_tile(state: Position, space: int) -> str | None:
    tile = state.at[YARD_TILES_AT + space]
    return f"{YARD_TILE.words[tile]}-{SIDES[SIDE_OF_SPACE[space]]}" if tile != NOTHING else None


def _time(state: Position) -> list[dict[str, object]]:
    """The occupied spaces of the passage of time, each with its stack from the top."""
    spaces: list[dict[str, object]] = []
    for space in range(TIME_END + 1):
        stack = [
            (-int(state.at[BELOW + seat]), seat)
            for seat in range(int(state.setup.clans))
            if state.at[TIME + seat] == space
        ]
        if stack:
            spaces.append({"space": space, "clans": [seat for _, seat in sorted(stack)]})
    return spaces


def _offers(state: Position) -> list[dict[str, object]]:
    """The starting pairs that nobody has taken, with their places. [WC 1.12]"""
    return [
        {
            "place": index,
            "resource": _word(START_RESOURCE.words, state.at[OFFER_RESOURCE + index]),
            "action": _word(START_ACTION.words, state.at[OFFER_ACTION + index]),
        }
        for index in range(OFFERS)
        if state.at[OFFER_RESOURCE + index] != NOTHING
    ]


def _player(state: Position, seat: int) -> dict[str, object]:

    player: dict[str, object] = {
        "rival": state.setup.is_solo and seat == RIVAL,
        "score": int(scoring.total(state, seat)),
        "points": int(state.at[STOCK + seat * STOCKED + POINT]),
        "influence": int(state.at[TIME + seat]),
        "members": {
            MEMBER.words[m]: int(state.at[RESERVE + seat * MEMBERS + m]) for m in range(MEMBERS)
        },
        "card": _word(CARD_WORDS, state.at[OWN_CARD + seat]),
        "resource_card": _word(START_RESOURCE.words, state.at[RESOURCE_CARD + seat]),
        "turned": [
            CARD_WORDS[card] for card in range(CARDS) if has_bit(state.at[TURNED + seat], card)
        ],
        "lantern": {
            ICON_WORDS[item]: int(state.at[ZONE + seat * SYMBOLS + item])
            for item in range(SYMBOLS)
            if state.at[ZONE + seat * SYMBOLS + item] != 0
        },
        "dice": {
            COLOUR.words[c]: int(state.at[DOMAIN_DIE + seat * COLOURS + c]) or None
            for c in range(COLOURS)
        },
    }
    for item in range(GOODS):
        player[ICON_WORDS[item]] = int(state.at[STOCK + seat * STOCKED + item])
    return player


def _rival(state: Position) -> dict[str, object]:
    """The rival's deck, as far as it is known, and what it did in its last turn of the round.

    Its next turn begins by turning over the top card, so that card names no die to come: it is the
    one that named the last die. [WC 11.4, 11.6]
    """
    flipped = [RIVAL_CARD.words[state.at[FLIPPED + i]] for i in range(state.cards_flipped)]
    below = [RIVAL_CARD.words[state.at[UNDER + i]] for i in range(state.cards_under)]
    top = _word(RIVAL_CARD.words, state.rival_top)
    did = _last_cards(int(state.rival_step), flipped, below)
    return {
        "top": top,
        "flipped": flipped,
        "below": below,
        "die": top if did else None,
        "did": did,
    }


def _last_cards(acts: int, flipped: list[str], below: list[str]) -> list[dict[str, object]]:
    """The cards that the rival carries out or has just carried out, and how much of each is begun."""
    if acts <= 0:
        return []
    cards = flipped[-2:] or below[-(acts // rival.ACTS_OF_A_CARD) :]
    return [
        {"card": card, "acts": min(acts - rival.ACTS_OF_A_CARD * number, rival.ACTS_OF_A_CARD)}
        for number, card in enumerate(cards)
        if acts > rival.ACTS_OF_A_CARD * number
    ]


def score_sheet(state: Position) -> list[dict[str, int]]:
    """Points by source for every clan, as if the game ended now. [WC 9, 11.18]"""
    return [_sheet(state, seat) for seat in range(int(state.setup.clans))]


def _sheet(state: Position, seat: int) -> dict[str, int]:
    """Both sheets of a solo game have all sources, so that they stand side by side."""
    is_rival = state.setup.is_solo and seat == RIVAL
    sheet = {
        "play": int(state.at[STOCK + seat * STOCKED + POINT]),
        "coins": 0 if is_rival else int(scoring.coin_points(state, seat)),
        "resources": 0 if is_rival else int(scoring.resource_points(state, seat)),
        "time": int(scoring.time_points(state, seat)),
        "courtiers": int(scoring.courtier_points(state, seat)),
        "warriors": int(scoring.warrior_points(state, seat)),
        "gardeners": int(scoring.gardener_points(state, seat)),
    }
    if state.setup.is_solo:
        for source, name in enumerate(RIVAL_SHEET):
            sheet[name] = int(state.at[RIVAL_POINTS + source]) if is_rival else 0
    return sheet
