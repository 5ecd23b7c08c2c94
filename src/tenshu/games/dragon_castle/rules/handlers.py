"""A handler for each verb, which carries it out with the arguments of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.dispatch import by_verb
from tenshu.games.dragon_castle import verbs
from tenshu.games.dragon_castle.ids import (
    BEAUTY_SET,
    BUILD,
    FAITH_BUILD,
    PLACE,
    STRENGTH_LAY,
    STRENGTH_LIFT,
)
from tenshu.games.dragon_castle.rules import (
    actions,
    castle,
    ending,
    placing,
    powers,
    sets,
    setup,
    shrines,
    spirits,
)

if TYPE_CHECKING:
    from tenshu.games.dragon_castle.state import Position


class _Handler:
    """Carries out one verb; an argument that the verb does not take is 0."""

    def apply(self, state: Position, first: i64, second: i64) -> None:
        raise NotImplementedError


class _Take(_Handler):
    def apply(self, state: Position, space: i64, _: i64) -> None:
        actions.apply_take(state, space)


class _Pair(_Handler):
    def apply(self, state: Position, space: i64, _: i64) -> None:
        actions.apply_pair(state, space)


class _GainShrine(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        actions.apply_shrine(state)


class _Discard(_Handler):
    """Throw away the tile for a point, or one that cannot be placed. [DC 3.5, 4.3]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        if state.phase == PLACE:
            placing.throw_away(state)
        else:
            actions.apply_discard(state)


class _Summon(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        actions.apply_summon(state)


class _Place(_Handler):
    def apply(self, state: Position, cell: i64, _: i64) -> None:
        placing.apply_place(state, cell)


class _PlaceOther(_Handler):
    def apply(self, state: Position, cell: i64, _: i64) -> None:
        placing.apply_place_other(state, cell)


class _Consolidate(_Handler):
    """Consolidate a waiting set, or one that a Spirit allows. [DC 5.2, 7.7]"""

    def apply(self, state: Position, cell: i64, _: i64) -> None:
        if state.phase == BEAUTY_SET:
            sets.flip_beauty_set(state, cell)
        else:
            sets.apply_consolidate(state, cell)


class _Build(_Handler):
    """Build a Shrine, by the allowance or by Faith. [DC 6.1, 7.13]"""

    def apply(self, state: Position, cell: i64, _: i64) -> None:
        if state.phase == FAITH_BUILD:
            powers.apply_faith(state, cell)
        else:
            shrines.apply_build(state, cell)


class _Invoke(_Handler):
    def apply(self, state: Position, spirit: i64, cost: i64) -> None:
        spirits.apply_invoke(state, spirit, cost)


class _Flip(_Handler):
    def apply(self, state: Position, cell: i64, _: i64) -> None:
        powers.apply_flip(state, cell)


class _Lift(_Handler):
    """Take up a Shrine for Wind or a tile for Strength. [DC 7.9, 7.11]"""

    def apply(self, state: Position, cell: i64, _: i64) -> None:
        if state.phase == STRENGTH_LIFT:
            powers.apply_lift_tile(state, cell)
        else:
            powers.apply_lift_shrine(state, cell)


class _Pull(_Handler):
    def apply(self, state: Position, cell: i64, _: i64) -> None:
        powers.apply_pull(state, cell)


class _Lay(_Handler):
    """Put down what was lifted. [DC 7.9, 7.11]"""

    def apply(self, state: Position, cell: i64, _: i64) -> None:
        if state.phase == STRENGTH_LAY:
            powers.apply_lay_tile(state, cell)
        else:
            powers.apply_lay_shrine(state, cell)


class _Change(_Handler):
    def apply(self, state: Position, cell: i64, type: i64) -> None:
        powers.apply_change(state, cell, type)


class _Destroy(_Handler):
    def apply(self, state: Position, space: i64, _: i64) -> None:
        powers.apply_destroy(state, space)


class _Done(_Handler):
    """Build no more Shrines, or move no more tiles. [DC 6.1, 7.11]"""

    def apply(self, state: Position, _: i64, __: i64) -> None:
        if state.phase == BUILD:
            shrines.apply_done(state)
        else:
            powers.apply_done(state)


class _End(_Handler):
    def apply(self, state: Position, _: i64, __: i64) -> None:
        ending.apply_end(state)


class _DrawFirst(_Handler):
    def apply(self, state: Position, seat: i64, _: i64) -> None:
        setup.apply_first(state, seat)


class _DrawSpirit(_Handler):
    def apply(self, state: Position, spirit: i64, _: i64) -> None:
        setup.apply_spirit(state, spirit)


class _DrawDragon(_Handler):
    def apply(self, state: Position, dragon: i64, _: i64) -> None:
        setup.apply_dragon(state, dragon)


class _Reveal(_Handler):
    def apply(self, state: Position, space: i64, kind: i64) -> None:
        castle.apply_reveal(state, space, kind)


HANDLERS: Final = vec[_Handler](
    by_verb(
        verbs.VERBS,
        [
            (verbs.TAKE, _Take()),
            (verbs.PAIR, _Pair()),
            (verbs.GAIN_SHRINE, _GainShrine()),
            (verbs.DISCARD, _Discard()),
            (verbs.SUMMON, _Summon()),
            (verbs.PLACE, _Place()),
            (verbs.PLACE_OTHER, _PlaceOther()),
            (verbs.CONSOLIDATE, _Consolidate()),
            (verbs.BUILD, _Build()),
            (verbs.INVOKE, _Invoke()),
            (verbs.FLIP, _Flip()),
            (verbs.LIFT, _Lift()),
            (verbs.PULL, _Pull()),
            (verbs.LAY, _Lay()),
            (verbs.CHANGE, _Change()),
            (verbs.DESTROY, _Destroy()),
            (verbs.DONE, _Done()),
            (verbs.END, _End()),
            (verbs.DRAW_FIRST, _DrawFirst()),
            (verbs.DRAW_SPIRIT, _DrawSpirit()),
            (verbs.DRAW_DRAGON, _DrawDragon()),
            (verbs.REVEAL, _Reveal()),
        ],
    )
)
