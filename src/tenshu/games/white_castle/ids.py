"""Names for the numbers of a White Castle position."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# Colours of dice, bridges, die tiles and domain rows; the member of a row has the same number.
CORAL: Final = 0
BLACK: Final = 1
WHITE: Final = 2
COLOURS: Final = 3
COURTIER: Final = 0
GARDENER: Final = 1
WARRIOR: Final = 2
MEMBERS: Final = 3

# What can be gained, numbered as in data/effects.py.
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINT: Final = 5
INFLUENCE: Final = 6
ANY: Final = 7  # resources of the player's choice
RESOURCES: Final = 3
GOODS: Final = 5
STOCKED: Final = 6  # what a clan owns: FOOD to POINT
SYMBOLS: Final = 7  # what a lantern zone can show: FOOD to INFLUENCE
ITEMS: Final = 8

# Filters for a field of the castle.
LIGHT_FIELD: Final = 0
ANY_TILE: Final = 1
FIRST_TILE: Final = 2  # + colour

# Rooms, and the spaces for dice: rooms first.
STEWARD_LEFT: Final = 0
STEWARD_MIDDLE: Final = 1
STEWARD_RIGHT: Final = 2
DIPLOMAT_LEFT: Final = 3
DIPLOMAT_RIGHT: Final = 4
ROOMS: Final = 5
STEWARD_ROOMS: Final = 3
OUTSIDE_LEFT: Final = 5
OUTSIDE_RIGHT: Final = 6
WELL_SPACE: Final = 7
DOMAIN: Final = 8
STACK_SPACES: Final = 7  # where dice may be stacked: rooms and outside the walls

# The 13 fields of the castle, each beside its die tile; room by room, top to bottom.
CASTLE_FIELDS: Final = 13
# Floors; DAIMYO_ROOM follows the rooms where a courtier can go.
GATE: Final = 0
STEWARD_FLOOR: Final = 1
DIPLOMAT_FLOOR: Final = 2
DAIMYO_FLOOR: Final = 3
FLOORS: Final = 4
DAIMYO_ROOM: Final = 5
SLOTS: Final = 3  # favours of the Daimyo
OFFERS: Final = 5
TILES: Final = 15
DAIMYO_CARDS: Final = 9
HIGHEST_DIE: Final = 6

# Action cards: stewards, then diplomats, then starting actions by member.
FIRST_DIPLOMAT: Final = 15
FIRST_START: Final = 27
CASTLE_CARDS: Final = 27
CARDS: Final = 30
CARD_FIELDS: Final = 3
# Gardens by bridge * 2 + kind; yards by iron, 5 - 3 - 1.
PLANT: Final = 0
STONE: Final = 1
EITHER: Final = 2
KINDS: Final = 2
GARDENS: Final = 6
YARDS: Final = 3
YARD_TILES: Final = 4  # spaces: blue and yellow of the first yard, blue, yellow

# A bridge is five numbers: left end, three centre places from the left, right end; 0 is empty.
BRIDGE: Final = 5
LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2

# The rival of the solo game, and what its cards do.
RIVAL: Final = 1
SOLO_CARDS: Final = 9
DO_GARDENER: Final = 0  # PLANT, STONE or EITHER
DO_WARRIOR: Final = 1  # yard
DO_GATE: Final = 2
DO_CLIMB: Final = 3  # floors
DO_POINTS: Final = 4
DO_INFLUENCE: Final = 5
DO_COINS: Final = 6
# The rival's points by source, besides those that symbols give.
RIVAL_START: Final = 0
RIVAL_FAILED: Final = 1
RIVAL_COINS: Final = 2
RIVAL_GARDENS: Final = 3
RIVAL_SOURCES: Final = 4

# Phases of a game: what is asked, and of whom. Up to REFILL chance acts.
DRAW_ORDER: Final = 0
DEAL: Final = 1
DRAW_DAIMYO: Final = 2
DRAW_TILES: Final = 3
DRAW_GARDENS: Final = 4
DRAW_YARDS: Final = 5
ROLL: Final = 6
DRAW_RESOURCES: Final = 7
DRAW_ACTIONS: Final = 8
DRAW_SOLO: Final = 9
REFILL: Final = 10
PAIR: Final = 11  # choose a starting pair
TAKE: Final = 12
PLACE: Final = 13
# Inside effects: the gains due.
GAIN: Final = 14  # a resource of choice
FIRST: Final = 15  # seals or influence first
OVERFLOW: Final = 16  # more seals than fit; some may be exchanged first
MILESTONE: Final = 17
# Inside effects: the top of the stack.
ROOM_FIELD: Final = 18  # the fields a die has opened
CASTLE_FIELD: Final = 19
LIGHT_CARD: Final = 20  # a light field of the card just taken
ROW_CARD: Final = 21  # the field of the clan's card beside a row
OUTSIDE: Final = 22
DOMAIN_ROW: Final = 23
COURTIERS: Final = 24
GARDENERS: Final = 25
WARRIORS: Final = 26
YARD_TILE: Final = 27
GARDEN_WORK: Final = 28
FAVOUR: Final = 29
# The end of the last turn, the rival's choices, the end.
FINISH: Final = 30
RIVAL_GARDEN: Final = 31
RIVAL_ROOM: Final = 32
GAME_OVER: Final = 33
GO_ON: Final = 34  # nothing is asked yet; the effects go on by themselves
# Kinds of stack entries that ask nothing.
OPEN_WELL: Final = 35
OPEN_ROW: Final = 36
TWO_MOVES: Final = 37  # the influence due is two moves: stopping at a milestone ends only one

# The words of the phases in which somebody acts, and of the end.
PHASE_WORDS: Final = {
    DRAW_ORDER: "draw-order",
    DEAL: "deal",
    DRAW_DAIMYO: "draw-daimyo",
    DRAW_TILES: "draw-tiles",
    DRAW_GARDENS: "draw-gardens",
    DRAW_YARDS: "draw-yards",
    ROLL: "roll",
    DRAW_RESOURCES: "draw-resources",
    DRAW_ACTIONS: "draw-actions",
    DRAW_SOLO: "draw-solo",
    REFILL: "refill",
    PAIR: "pair",
    TAKE: "take",
    PLACE: "place",
    GAIN: "gain",
    FIRST: "first",
    OVERFLOW: "overflow",
    MILESTONE: "milestone",
    ROOM_FIELD: "room-field",
    CASTLE_FIELD: "castle-field",
    LIGHT_CARD: "light-card",
    ROW_CARD: "row-card",
    OUTSIDE: "outside",
    DOMAIN_ROW: "domain-row",
    COURTIERS: "courtiers",
    GARDENERS: "gardeners",
    WARRIORS: "warriors",
    YARD_TILE: "yard-tile",
    GARDEN_WORK: "garden-work",
    FAVOUR: "favour",
    FINISH: "finish",
    RIVAL_GARDEN: "rival-garden",
    RIVAL_ROOM: "rival-room",
    GAME_OVER: "over",
}

# Stages of a game; each goes through several phases.
SETTING_UP: Final = 0
CLAN_TURN: Final = 1
GARDEN_STEP: Final = 2
RIVAL_TURN: Final = 3

# An entry of the stack of pending effects: its kind, one of the phases above, and an argument.
ENTRY: Final = 4096
STACK: Final = 16
CARD_MASK: Final = 8  # a card and a mask of its fields are card * CARD_MASK + mask

# Parts of the courtier action.
AUDIENCE_PART: Final = 1
CLIMB_PART: Final = 2
