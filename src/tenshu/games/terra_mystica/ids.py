"""Names for the numbers of a Terra Mystica position."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# How much room a position has for land hexes, river hexes and bridge sites: as many as all maps
# together have names for. [TM 1.2]
LAND: Final = 77
RIVERS: Final = 36
HEXES: Final = 113
SITES: Final = 29

# Terrains in the order of the cycle; a river is no terrain.
TERRAINS: Final = 7
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
RIVER: Final = 7

# Structures, in the order of data/structures.py; NOTHING is an empty hex.
DWELLING: Final = 0
TRADING_HOUSE: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
STRUCTURES: Final = 5

CULTS: Final = 4
SPOTS: Final = 4  # for priests, beside each cult track
TOP: Final = 10  # the last space of a cult track

# Favour tiles with an effect of their own.
FAV5: Final = 4
FAV6: Final = 5
FAV10: Final = 9
FAV11: Final = 10
FAV12: Final = 11
FAVOURS: Final = 12

# Bonus cards with an effect of their own.
BON1: Final = 0
BON2: Final = 1
BON4: Final = 3
BON10: Final = 9
BONUSES: Final = 10

SCORE1: Final = 0
SCORINGS: Final = 9
TW7: Final = 6
TOWNS: Final = 8
ROUNDS: Final = 6

# Octagon actions, in the order of the verb table's ACTION domain.
ACT1: Final = 0
ACT2: Final = 1
ACT3: Final = 2
ACT4: Final = 3
ACT5: Final = 4
ACT6: Final = 5
POWER_ACTIONS: Final = 6
ACT_BON1: Final = 6
ACT_BON2: Final = 7
ACT_FAV6: Final = 8
FIRST_FACTION_ACTION: Final = 9  # the faction boards' actions, in the order of the factions

# Conversions, in the order of the verb table's CONVERSION domain. [TM 3.2]
POWER_TO_PRIEST: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
WORKER_TO_COIN: Final = 4
POINT_TO_COIN: Final = 5  # Alchemists
COINS_TO_POINT: Final = 6  # Alchemists
WORKER_TO_PRIEST: Final = 7  # Darklings, when their stronghold is built
CONVERSIONS: Final = 8

# Phases of a game. Up to DRAW_FACTION chance acts.
DRAW_FIRST: Final = 0
DRAW_SCORING: Final = 1
DRAW_BONUS: Final = 2
DRAW_COLOUR: Final = 3
DRAW_FACTION: Final = 4
CHOOSE_FACTION: Final = 5
SETTLE: Final = 6
FIRST_CARD: Final = 7
# Phase II, a seat's turn; conversions are open in all of these.
ACT: Final = 8  # an action is asked for
TERRAIN_CHOICE: Final = 9  # a hex was chosen; its new terrain is asked for
SPADES: Final = 10  # free spades are left
BRIDGE: Final = 11
STEP: Final = 12  # cult steps on one track
FREE_UPGRADE: Final = 13
SANDSTORM: Final = 14
RIDE: Final = 15
AFTER: Final = 16  # the action is done
# Other seats answer, or phase III.
ANSWER: Final = 17  # power offered by a neighbour
FOLLOW: Final = 18  # the Cultists' step
CULT_SPADES: Final = 19
CULT_TERRAIN_CHOICE: Final = 20  # the same with cult spades
GAME_OVER: Final = 21
# Between decisions, while the game goes on by itself.
SET_UP: Final = 22
ANSWERS: Final = 23
NEXT_SEAT: Final = 24
CULT_BONUSES: Final = 25
CLEAN_UP: Final = 26
INCOME: Final = 27

# The words of the phases in which somebody acts, and of the end.
PHASE_WORDS: Final = {
    DRAW_FIRST: "draw-first",
    DRAW_SCORING: "draw-scoring",
    DRAW_BONUS: "draw-bonus",
    DRAW_COLOUR: "draw-colour",
    DRAW_FACTION: "draw-faction",
    CHOOSE_FACTION: "choose-faction",
    SETTLE: "settle",
    FIRST_CARD: "first-card",
    ACT: "act",
    TERRAIN_CHOICE: "turn",
    SPADES: "spades",
    BRIDGE: "bridge",
    STEP: "step",
    FREE_UPGRADE: "free-upgrade",
    SANDSTORM: "sandstorm",
    RIDE: "ride",
    AFTER: "after",
    ANSWER: "answer",
    FOLLOW: "follow",
    CULT_SPADES: "cult-spades",
    CULT_TERRAIN_CHOICE: "cult-turn",
    GAME_OVER: "over",
}

# Where victory points came from. [TM 16.5]
FROM_START: Final = 0
FROM_SCORING: Final = 1
FROM_FAVOURS: Final = 2
FROM_TOWNS: Final = 3
FROM_BONUSES: Final = 4
FROM_SHIPPING: Final = 5
FROM_EXCHANGE: Final = 6
FROM_FACTION: Final = 7
FROM_POWER: Final = 8  # the price of power, negative
FROM_CONVERSION: Final = 9
SOURCES: Final = 10
