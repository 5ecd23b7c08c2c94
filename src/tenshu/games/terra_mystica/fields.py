"""Every field of a position of Terra Mystica; ids.py names the values."""

from __future__ import annotations

from typing import Final

from tenshu.core.fields import Axis, Field, Layout
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULTS,
    FAVOURS,
    HEXES,
    LAND,
    NOTHING,
    ROUNDS,
    SITES,
    SOURCES,
    SPOTS,
    STRUCTURES,
    TOWNS,
)

MOST_SEATS: Final = 5

_SEAT: Final = Axis("seat", MOST_SEATS)
_HEX: Final = Axis("hex", HEXES)
_LAND: Final = Axis("land hex", LAND)
_SITE: Final = Axis("bridge site", SITES)
_CULT: Final = Axis("cult", CULTS)
_SPOT: Final = Axis("spot", SPOTS)
_FAVOUR: Final = Axis("favour tile", FAVOURS)
_TOWN: Final = Axis("town tile", TOWNS)
_CARD: Final = Axis("bonus card", BONUSES)
_ROUND: Final = Axis("round", ROUNDS)
_STRUCTURE: Final = Axis("structure", STRUCTURES)
_SOURCE: Final = Axis("source", SOURCES)

FIELDS: Final = Layout(
    _SEAT,
    [
        # The turn in progress.
        Field("phase", "what the game waits for"),
        Field("seat", "who acts"),
        Field("turn_seat", "whose turn it is"),
        Field("round", "1 to 6; 0 before the first"),
        Field("first", "the start player"),
        Field("setup_steps", "steps of the set-up that are done"),
        Field("cards_in_play", "bonus cards in play, one bit each"),
        Field("power_actions_used", "power actions taken this round, one bit each"),
        Field("free_spades", "free spades in hand"),
        Field(
            "may_buy_spades", "1: missing spades may be bought; 2: some were, and all must be used"
        ),
        Field("chosen_hex", "the hex chosen to be transformed"),
        Field("transformed", "the first hex transformed by this action"),
        Field("transformed_second", "the second hex transformed by this action"),
        Field("transformed_third", "the third hex transformed by this action"),
        Field("not_home_hex", "the one of them that did not become home terrain"),
        Field("built_hex", "the hex this action put a dwelling on"),
        Field("has_flown", "1: this action used its tunnel or carpet"),
        Field("cult_steps_due", "cult steps due on one track"),
        Field("favours_due", "favour tiles to take"),
        Field("towns_due", "town tiles to take"),
        Field("spades_due", "the Halflings' spades that wait for tiles to be taken"),
        Field("stopped_cults", "cults where the seat was stopped at 9 this turn, one bit each"),
        Field("ordinations", "workers that the Darklings may still ordain"),
        Field("extra_actions", "actions left of a double turn after this one"),
        Field("resume", "the phase that follows when power was answered"),
        Field("answering_later", "seats that want to answer later, one bit each"),
        Field("build_events", "builds and upgrades so far"),
        Field("follow_due", "the Cultists' steps to take"),
        # The map and what lies beside it.
        Field("terrain", "terrain of the hex", _HEX),
        Field("owner", "whose structure stands there", _LAND, start=NOTHING),
        Field("structure_at", "the structure that stands there", _LAND, start=NOTHING),
        Field("in_town", "1: the hex is part of a town", _HEX),
        Field("bridge_owner", "whose bridge is built there", _SITE, start=NOTHING),
        Field("priest_spots", "whose priest stands on the spot", _CULT, _SPOT, start=NOTHING),
        Field("favours_left", "tiles in the supply", _FAVOUR),
        Field("towns_left", "tiles in the supply", _TOWN),
        Field("card_coins", "coins on the card", _CARD),
        Field("round_tiles", "the scoring tile of the round", _ROUND, start=NOTHING),
        # Players.
        Field("turn_order", "seats in this round's order of play", _SEAT, start=NOTHING),
        Field("passing_order", "seats in the order of passing", _SEAT, start=NOTHING),
        Field("faction_of", "the faction played", _SEAT, start=NOTHING),
        Field("home_terrain", "the faction's colour", _SEAT, start=NOTHING),
        Field("coins", "in hand", _SEAT),
        Field("workers", "in hand", _SEAT),
        Field("priests", "in hand", _SEAT),
        Field("bowl1", "power in bowl I", _SEAT),
        Field("bowl2", "power in bowl II", _SEAT),
        Field("bowl3", "power in bowl III", _SEAT),
        Field("victory_points", "scored so far", _SEAT),
        Field("shipping", "permanent level; NOTHING without a track", _SEAT),
        Field("exchange", "steps made on the exchange track", _SEAT),
        Field("carpet", "hexes the Fakirs' carpet skips beyond the first, by tiles", _SEAT),
        Field("keys", "not used up yet", _SEAT),
        Field("card_held", "the bonus card held", _SEAT, start=NOTHING),
        Field("favours_held", "favour tiles, one bit each", _SEAT),
        Field("specials_used", "special actions used this round, one bit each", _SEAT),
        Field("has_passed", "1: passed this round", _SEAT),
        Field("has_dropped", "1: dropped out of the game", _SEAT),
        Field("cult_spades_left", "spades left of the cult bonus", _SEAT),
        Field("cult_steps", "the space reached on the track", _SEAT, _CULT),
        Field("structures_built", "structures on the map", _SEAT, _STRUCTURE),
        Field("towns_held", "town tiles", _SEAT, _TOWN),
        Field("points_from", "victory points by source", _SEAT, _SOURCE),
    ],
    # Power that may still be answered, OFFER numbers each: to whom, by whom, how much, which
    # event, and whether somebody took power from that event already.
    queue=Field("offers", "power offered and not answered yet"),
)
