"""A handler for each verb, which carries it out with the arguments of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.dispatch import by_verb
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.ids import (
    ACT,
    AFTER,
    CULT_SPADES,
    STEP,
)
from tenshu.games.terra_mystica.layout import CULT_SPADES_LEFT
from tenshu.games.terra_mystica.rules import (
    conversions,
    cults,
    favours,
    octagons,
    offers,
    passing,
    rounds,
    setup,
    structures,
    terraforming,
    towns,
    tracks,
)
from tenshu.games.terra_mystica.rules.spades import give_up_spades

if TYPE_CHECKING:
    from tenshu.games.terra_mystica.state import Position


class _Handler:
    """Carries out one verb; an argument that the verb does not take is 0."""

    def apply(self, state: Position, first: i64, second: i64) -> None:
        raise NotImplementedError


class _ChooseFaction(_Handler):
    def apply(self, state: Position, faction: i64, _: i64) -> None:
        setup.apply_faction(state, faction)


class _Settle(_Handler):
    def apply(self, state: Position, hex_: i64, _: i64) -> None:
        setup.apply_settle(state, hex_)


class _TakeCard(_Handler):
    def apply(self, state: Position, bonus: i64, _: i64) -> None:
        setup.apply_first_card(state, bonus)


class _Build(_Handler):
    def apply(self, state: Position, hex_: i64, _: i64) -> None:
        terraforming.apply_build(state, hex_)


class _Transform(_Handler):
    def apply(self, state: Position, hex_: i64, _: i64) -> None:
        terraforming.apply_transform(state, hex_)


class _ChooseTerrain(_Handler):
    def apply(self, state: Position, colour: i64, _: i64) -> None:
        terraforming.apply_terrain(state, colour)


class _ChooseTerrainLongWay(_Handler):
    def apply(self, state: Position, colour: i64, _: i64) -> None:
        terraforming.apply_terrain_long_way(state, colour)


class _BuySpade(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        terraforming.apply_buy_spade(state)


class _Upgrade(_Handler):
    def apply(self, state: Position, hex_: i64, structure: i64) -> None:
        structures.apply_upgrade(state, hex_, structure)


class _AdvanceShipping(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        tracks.apply_advance_shipping(state)


class _AdvanceExchange(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        tracks.apply_advance_exchange(state)


class _SendPriest(_Handler):
    def apply(self, state: Position, cult: i64, steps: i64) -> None:
        cults.apply_send(state, cult, steps + 1)  # STEPS begins with 1


class _OctagonAction(_Handler):
    def apply(self, state: Position, octagon: i64, _: i64) -> None:
        octagons.apply_octagon(state, octagon)


class _Pass(_Handler):
    """Pass, which ends the turn. [TM 13.1]"""

    def apply(self, state: Position, card: i64, _: i64) -> None:
        passing.apply_pass(state, card)
        rounds.end_turn(state)


class _BuildBridge(_Handler):
    def apply(self, state: Position, site: i64, _: i64) -> None:
        octagons.apply_bridge(state, site)


class _CultStep(_Handler):
    """Take the cult steps of an action, or the Cultists' step. [TM 12.1, 21.7]"""

    def apply(self, state: Position, cult: i64, _: i64) -> None:
        if state.phase == STEP:
            cults.apply_step(state, cult)
        else:
            offers.apply_follow(state, cult)


class _Ascend(_Handler):
    def apply(self, state: Position, cult: i64, _: i64) -> None:
        cults.apply_ascend(state, cult)


class _TakeFavour(_Handler):
    def apply(self, state: Position, favour: i64, _: i64) -> None:
        favours.apply_favour(state, favour)


class _TakeTown(_Handler):
    def apply(self, state: Position, town: i64, _: i64) -> None:
        towns.apply_town(state, town)


class _ConnectTown(_Handler):
    def apply(self, state: Position, river: i64, _: i64) -> None:
        towns.apply_connect(state, river)


class _Convert(_Handler):
    def apply(self, state: Position, conversion: i64, _: i64) -> None:
        conversions.apply_convert(state, conversion)


class _Burn(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        conversions.apply_burn(state)


class _Forgo(_Handler):
    """Forgo the spades or the bridge. [TM 4.4, 11.2, 15.2]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        give_up_spades(state)
        if state.phase == CULT_SPADES:
            state.at[CULT_SPADES_LEFT + state.seat] = 0
        else:
            state.phase = AFTER


class _End(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        rounds.finish_action(state)


class _Leech(_Handler):
    def apply(self, state: Position, builder: i64, amount: i64) -> None:
        offers.apply_leech(state, builder, amount + 1)  # AMOUNT begins with 1


class _Refuse(_Handler):
    def apply(self, state: Position, builder: i64, amount: i64) -> None:
        offers.apply_refuse(state, builder, amount + 1)


class _Later(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        offers.apply_later(state)


class _Drop(_Handler):
    """Drop out, which ends the turn. [TM 22.9]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        passing.apply_drop(state)
        if state.phase == ACT:
            rounds.end_turn(state)


class _DrawFirst(_Handler):
    def apply(self, state: Position, seat: i64, _: i64) -> None:
        setup.apply_first(state, seat)


class _DrawScoring(_Handler):
    def apply(self, state: Position, scoring: i64, _: i64) -> None:
        setup.apply_scoring(state, scoring)


class _DrawBonus(_Handler):
    def apply(self, state: Position, bonus: i64, _: i64) -> None:
        setup.apply_bonus(state, bonus)


class _DrawColour(_Handler):
    def apply(self, state: Position, colour: i64, _: i64) -> None:
        setup.apply_colour(state, colour)


HANDLERS: Final = vec[_Handler](
    by_verb(
        verbs.VERBS,
        [
            (verbs.CHOOSE_FACTION, _ChooseFaction()),
            (verbs.SETTLE, _Settle()),
            (verbs.TAKE_CARD, _TakeCard()),
            (verbs.BUILD, _Build()),
            (verbs.TRANSFORM, _Transform()),
            (verbs.CHOOSE_TERRAIN, _ChooseTerrain()),
            (verbs.CHOOSE_TERRAIN_LONG_WAY, _ChooseTerrainLongWay()),
            (verbs.UPGRADE, _Upgrade()),
            (verbs.ADVANCE_SHIPPING, _AdvanceShipping()),
            (verbs.ADVANCE_EXCHANGE, _AdvanceExchange()),
            (verbs.SEND_PRIEST, _SendPriest()),
            (verbs.OCTAGON_ACTION, _OctagonAction()),
            (verbs.PASS, _Pass()),
            (verbs.BUILD_BRIDGE, _BuildBridge()),
            (verbs.CULT_STEP, _CultStep()),
            (verbs.ASCEND, _Ascend()),
            (verbs.TAKE_FAVOUR, _TakeFavour()),
            (verbs.TAKE_TOWN, _TakeTown()),
            (verbs.CONNECT_TOWN, _ConnectTown()),
            (verbs.CONVERT, _Convert()),
            (verbs.BURN, _Burn()),
            (verbs.FORGO, _Forgo()),
            (verbs.END, _End()),
            (verbs.LEECH, _Leech()),
            (verbs.REFUSE, _Refuse()),
            (verbs.LATER, _Later()),
            (verbs.DROP, _Drop()),
            (verbs.BUY_SPADE, _BuySpade()),
            (verbs.DRAW_FIRST, _DrawFirst()),
            (verbs.DRAW_SCORING, _DrawScoring()),
            (verbs.DRAW_BONUS, _DrawBonus()),
            (verbs.DRAW_COLOUR, _DrawColour()),
            (verbs.DRAW_FACTION, _ChooseFaction()),
        ],
    )
)
