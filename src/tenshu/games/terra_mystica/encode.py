"""What each field of a position is, for learning: the observation of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tenshu.core.encoding import FieldEncoder, Meaning, a_set, amount, choice, seat, seat_set
from tenshu.core.parts import AMOUNT, CHOICE, SEAT, Feature
from tenshu.core.protocol import State
from tenshu.games.terra_mystica.fields import FIELDS
from tenshu.games.terra_mystica.ids import (
    BONUSES,
    CULTS,
    FAVOURS,
    INCOME,
    LAND,
    NOTHING,
    POWER_ACTIONS,
    ROUNDS,
    SCORINGS,
    STRUCTURES,
    TERRAINS,
    TOP,
)
from tenshu.games.terra_mystica.rules.offers import BY, HEARD, OFFER, POWER, TO
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import FACTION, OCTAGON

_HEX_OR_NONE: Final = LAND + 1
# More than a game can have of anything.
_PLENTY: Final = 999
# How many of the oldest offers are shown.
_OFFERS_SHOWN: Final = 8


class WithOffers(FieldEncoder):
    """The declared fields and, after them, the oldest offers of power."""

    def __init__(self, version: int, meanings: Sequence[Meaning]) -> None:
        super().__init__(version, FIELDS, meanings)
        most = FIELDS.seat.size
        # Where the offers begin, by the number of seats.
        self._first_offer: vec[i64] = vec[i64]([self.size(seats) for seats in range(most + 1)])
        for seats in range(most + 1):
            self._first_offer[seats] -= 4 * _OFFERS_SHOWN

    def features(self, seats: int) -> list[Feature]:
        axes = [("offer", _OFFERS_SHOWN)]
        return [
            *super().features(seats),
            Feature("offer_to", "to whom power is offered", axes, SEAT, (0, seats)),
            Feature("offer_by", "who built and so offers it", axes, SEAT, (0, seats)),
            Feature("offer_power", "how much power", axes, AMOUNT, (0, 99)),
            Feature("offer_heard", "what others answered to the same", axes, CHOICE, (0, 3)),
        ]

    def encode(self, state: State, seat: i64, out: vec[i16], first: i64) -> None:
        super().encode(state, seat, out, first)
        assert isinstance(state, Position)
        place = first + self._first_offer[state.seats]
        offers = state.offers
        for shown in range(i64(_OFFERS_SHOWN)):
            index = shown * OFFER
            to = state.seats
            by = state.seats
            power: i64 = 0
            heard: i64 = 0
            if index < i64(len(offers)):
                to = (offers[index + TO] - seat + state.seats) % state.seats
                by = (offers[index + BY] - seat + state.seats) % state.seats
                power = offers[index + POWER]
                heard = offers[index + HEARD]
            out[place + shown] = i16(to)
            out[place + _OFFERS_SHOWN + shown] = i16(by)
            out[place + 2 * _OFFERS_SHOWN + shown] = i16(power)
            out[place + 3 * _OFFERS_SHOWN + shown] = i16(heard)


ENCODE: Final = WithOffers(
    1,
    [
        choice("phase", INCOME + 1),
        seat("seat"),
        seat("turn_seat"),
        amount("round", ROUNDS),
        seat("first"),
        amount("setup_steps", 99),
        a_set("cards_in_play", "bonus card", BONUSES),
        a_set("power_actions_used", "action", POWER_ACTIONS),
        amount("free_spades", 99),
        choice("may_buy_spades", 3),
        choice("chosen_hex", _HEX_OR_NONE, NOTHING),
        choice("transformed", _HEX_OR_NONE, NOTHING),
        choice("transformed_second", _HEX_OR_NONE, NOTHING),
        choice("transformed_third", _HEX_OR_NONE, NOTHING),
        choice("not_home_hex", _HEX_OR_NONE, NOTHING),
        choice("built_hex", _HEX_OR_NONE, NOTHING),
        amount("has_flown", 1),
        amount("cult_steps_due", 99),
        amount("favours_due", 99),
        amount("towns_due", 99),
        amount("spades_due", 99),
        a_set("stopped_cults", "cult", CULTS),
        amount("ordinations", 99),
        amount("extra_actions", 9),
        choice("resume", INCOME + 1),
        seat_set("answering_later"),
        amount("build_events", _PLENTY),
        amount("follow_due", 99),
        choice("terrain", TERRAINS + 1),
        seat("owner"),
        choice("structure_at", STRUCTURES + 1, NOTHING),
        amount("in_town", 1),
        seat("bridge_owner"),
        seat("priest_spots"),
        amount("favours_left", 9),
        amount("towns_left", 9),
        amount("card_coins", 99),
        choice("round_tiles", SCORINGS + 1, NOTHING),
        seat("turn_order", by_place=True),
        seat("passing_order", by_place=True),
        choice("faction_of", len(FACTION.words) + 1, NOTHING),
        choice("home_terrain", TERRAINS + 1, NOTHING),
        amount("coins", _PLENTY),
        amount("workers", _PLENTY),
        amount("priests", 9),
        amount("bowl1", 99),
        amount("bowl2", 99),
        amount("bowl3", 99),
        amount("victory_points", _PLENTY),
        amount("shipping", 9, NOTHING),
        amount("exchange", 9),
        amount("carpet", 9),
        amount("keys", 99),
        choice("card_held", BONUSES + 1, NOTHING),
        a_set("favours_held", "favour tile", FAVOURS),
        a_set("specials_used", "octagon", len(OCTAGON.words)),
        amount("has_passed", 1),
        amount("has_dropped", 1),
        amount("cult_spades_left", 99),
        amount("cult_steps", TOP),
        amount("structures_built", 9),
        amount("towns_held", 9),
        amount("points_from", _PLENTY, -_PLENTY),
    ],
)
