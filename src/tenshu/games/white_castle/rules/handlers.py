"""A handler for each verb, which carries it out with the arguments of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.bits import BIT
from tenshu.core.dispatch import by_verb
from tenshu.games.white_castle import verbs
from tenshu.games.white_castle.ids import (
    DRAW_RESOURCES,
    GO_ON,
    INFLUENCE,
    OVERFLOW,
    REFILL,
    SEAL,
    SETTING_UP,
)
from tenshu.games.white_castle.layout import ROOM_CARD
from tenshu.games.white_castle.rules import (
    choices,
    courtiers,
    dice,
    goods,
    members,
    passage,
    rival,
    rounds,
    setup,
)
from tenshu.games.white_castle.rules.stack import pop

if TYPE_CHECKING:
    from tenshu.games.white_castle.state import Position


class _Handler:
    """Carries out one verb; an argument that the verb does not take is 0."""

    def apply(self, state: Position, first: i64, second: i64) -> None:
        raise NotImplementedError


class _Pair(_Handler):
    def apply(self, state: Position, start_resource: i64, _: i64) -> None:
        setup.apply_pair(state, start_resource)


class _Take(_Handler):
    def apply(self, state: Position, colour: i64, end_of_bridge: i64) -> None:
        dice.apply_take(state, colour, end_of_bridge)


class _Place(_Handler):
    def apply(self, state: Position, space: i64, _: i64) -> None:
        dice.apply_place(state, space)


class _DoField(_Handler):
    def apply(self, state: Position, field: i64, _: i64) -> None:
        choices.apply_field(state, field)


class _Option(_Handler):
    def apply(self, state: Position, option: i64, _: i64) -> None:
        choices.apply_option(state, option)


class _Card(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        choices.apply_card(state)


class _Send(_Handler):
    def apply(self, state: Position, member: i64, _: i64) -> None:
        choices.apply_send(state, member)


class _Row(_Handler):
    def apply(self, state: Position, colour: i64, _: i64) -> None:
        choices.apply_row(state, colour)


class _Audience(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        courtiers.apply_audience(state)


class _Climb(_Handler):
    def apply(self, state: Position, floor: i64, hall: i64) -> None:
        courtiers.apply_climb(state, floor, hall)


class _Favour(_Handler):
    def apply(self, state: Position, favour_slot: i64, _: i64) -> None:
        choices.apply_favour(state, favour_slot)


class _Tend(_Handler):
    def apply(self, state: Position, garden: i64, _: i64) -> None:
        members.apply_tend(state, garden)


class _Train(_Handler):
    def apply(self, state: Position, yard: i64, _: i64) -> None:
        members.apply_train(state, yard)


class _Gain(_Handler):
    def apply(self, state: Position, resource: i64, _: i64) -> None:
        goods.apply_gain(state, resource)


class _First(_Handler):
    """Decide whether seals or influence come first. [WC 6.1]"""

    def apply(self, state: Position, gained: i64, _: i64) -> None:
        state.first_due = SEAL if gained == 0 else INFLUENCE


class _Cross(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        passage.apply_cross(state)


class _Stay(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        passage.apply_stay(state)


class _Swap(_Handler):
    def apply(self, state: Position, good: i64, _: i64) -> None:
        goods.apply_swap(state, good)


class _RivalGarden(_Handler):
    def apply(self, state: Position, garden: i64, _: i64) -> None:
        rival.apply_garden(state, garden)


class _RivalRoom(_Handler):
    def apply(self, state: Position, room: i64, _: i64) -> None:
        rival.apply_room(state, room)


class _Pass(_Handler):
    """Let go of the seals that do not fit, or decline the top effect. [WC 4.5, R2]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        if state.phase == OVERFLOW:
            goods.take_seals(state)
        else:
            pop(state)


class _End(_Handler):
    """End the last turn of the game. [WC R31]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        state.phase = GO_ON
        rounds.end_turn(state)


class _DrawSeat(_Handler):
    def apply(self, state: Position, seat: i64, _: i64) -> None:
        setup.apply_seat(state, seat)


class _Reveal(_Handler):
    """Put a card into a room: at the set-up, or where one was taken. [WC 1.2, 5.8]"""

    def apply(self, state: Position, room: i64, card: i64) -> None:
        if state.phase != REFILL:
            setup.apply_deal(state, card)
            return
        state.deck &= ~BIT[card]
        state.at[ROOM_CARD + room] = card
        pop(state)
        state.phase = GO_ON


class _DrawDaimyo(_Handler):
    def apply(self, state: Position, daimyo_card: i64, _: i64) -> None:
        setup.apply_daimyo(state, daimyo_card)


class _DrawTile(_Handler):
    def apply(self, state: Position, die_tile: i64, _: i64) -> None:
        setup.apply_tile(state, die_tile)


class _DrawGarden(_Handler):
    def apply(self, state: Position, garden_card: i64, _: i64) -> None:
        setup.apply_garden_card(state, garden_card)


class _DrawYard(_Handler):
    def apply(self, state: Position, yard_tile: i64, _: i64) -> None:
        setup.apply_yard_tile(state, yard_tile)


class _Roll(_Handler):
    def apply(self, state: Position, colour: i64, dice: i64) -> None:
        setup.apply_roll(state, colour, dice)


class _DrawStartResource(_Handler):
    def apply(self, state: Position, start_resource: i64, _: i64) -> None:
        setup.apply_start_resource(state, start_resource)


class _DrawStartAction(_Handler):
    def apply(self, state: Position, start_action: i64, _: i64) -> None:
        setup.apply_start_action(state, start_action)


class _DrawRival(_Handler):
    """The top of the rival's deck: after a shuffle, or in its turn. [WC 11.1, 11.4, 11.17]"""

    def apply(self, state: Position, card: i64, _: i64) -> None:
        rival.apply_top(state, card)
        if state.stage == SETTING_UP and state.round == 0:
            setup.begin(state, DRAW_RESOURCES, 511)
        else:
            state.phase = GO_ON


HANDLERS: Final = vec[_Handler](
    by_verb(
        verbs.VERBS,
        [
            (verbs.PAIR, _Pair()),
            (verbs.TAKE, _Take()),
            (verbs.PLACE, _Place()),
            (verbs.DO_FIELD, _DoField()),
            (verbs.LIGHT, _Option()),
            (verbs.CARD, _Card()),
            (verbs.SEND, _Send()),
            (verbs.ROW, _Row()),
            (verbs.AUDIENCE, _Audience()),
            (verbs.CLIMB, _Climb()),
            (verbs.FAVOUR, _Favour()),
            (verbs.TEND, _Tend()),
            (verbs.WORK, _Option()),
            (verbs.TRAIN, _Train()),
            (verbs.DRILL, _Option()),
            (verbs.GAIN, _Gain()),
            (verbs.FIRST, _First()),
            (verbs.CROSS, _Cross()),
            (verbs.STAY, _Stay()),
            (verbs.SWAP, _Swap()),
            (verbs.RIVAL_GARDEN, _RivalGarden()),
            (verbs.RIVAL_ROOM, _RivalRoom()),
            (verbs.PASS, _Pass()),
            (verbs.END, _End()),
            (verbs.DRAW_SEAT, _DrawSeat()),
            (verbs.REVEAL, _Reveal()),
            (verbs.DRAW_DAIMYO, _DrawDaimyo()),
            (verbs.DRAW_TILE, _DrawTile()),
            (verbs.DRAW_GARDEN, _DrawGarden()),
            (verbs.DRAW_YARD, _DrawYard()),
            (verbs.ROLL, _Roll()),
            (verbs.DRAW_START_RESOURCE, _DrawStartResource()),
            (verbs.DRAW_START_ACTION, _DrawStartAction()),
            (verbs.DRAW_RIVAL, _DrawRival()),
        ],
    )
)
