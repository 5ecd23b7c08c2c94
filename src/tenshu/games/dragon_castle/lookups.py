"""Lookups made once from the printed data: by kind, by face, by cell."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.games.dragon_castle.data.scoring import SET_POINTS, SHRINE_ALLOWANCE, SHRINE_POINTS
from tenshu.games.dragon_castle.data.tiles import KINDS
from tenshu.games.dragon_castle.ids import CELLS, REALM_COLUMNS

NO_LABEL: Final = -1


def _near(cell: int) -> list[int]:
    """The cells that share a side with this one. [DC 5.1]"""
    column = cell % REALM_COLUMNS
    near = [cell - REALM_COLUMNS, cell + REALM_COLUMNS]
    if column > 0:
        near.append(cell - 1)
    if column < REALM_COLUMNS - 1:
        near.append(cell + 1)
    return sorted(other for other in near if 0 <= other < CELLS)


def _by_face(by_kind: list[int]) -> list[int]:
    """A table by kind as a table by face; empty and face-down cells have no label. [DC 2.1]"""
    return [NO_LABEL, *by_kind, NO_LABEL]


TYPE_OF_KIND: Final = vec[i64]([tile_type for _, tile_type, _ in KINDS])

TYPE_OF_FACE: Final = vec[i64](_by_face([tile_type for _, tile_type, _ in KINDS]))
NUMBER_OF_FACE: Final = vec[i64](_by_face([number or NO_LABEL for _, _, number in KINDS]))

POINTS_BY_SIZE: Final = vec[i64](list(SET_POINTS))
ALLOWANCE_BY_TYPE: Final = vec[i64](list(SHRINE_ALLOWANCE))
POINTS_BY_FLOOR: Final = vec[i64](list(SHRINE_POINTS))
NEIGHBOURS: Final[list[vec[i64]]] = [vec[i64](_near(cell)) for cell in range(CELLS)]
