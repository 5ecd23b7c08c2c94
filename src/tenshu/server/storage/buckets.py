"""Statements about the rate limits that all processes share."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, literal, select
from sqlalchemy.dialects.postgresql import insert

from tenshu.server.storage.tables import BUCKETS


def spend(connection: Connection, kind: str, who: str, burst: float, seconds: float) -> float:
    """Take a token out of a bucket: what it lacks, or 0 if it had one."""
    clock = func.date_part("epoch", func.clock_timestamp())
    left = func.least(literal(burst), BUCKETS.c.left + (clock - BUCKETS.c.at) / seconds)
    new = insert(BUCKETS).values(kind=kind, who=who, left=burst - 1, at=clock)
    taken = connection.execute(
        new.on_conflict_do_update(
            index_elements=[BUCKETS.c.kind, BUCKETS.c.who],
            set_={"left": left - 1, "at": clock},
            where=left >= 1,
        ).returning(BUCKETS.c.left)
    )
    if taken.first() is not None:
        return 0.0
    own = select(left).where(BUCKETS.c.kind == kind, BUCKETS.c.who == who)
    return max(0.0, 1.0 - float(connection.execute(own).scalar_one()))


def forget_old(connection: Connection, seconds: float) -> None:
    """Forget buckets that nobody has used for some time, since they are full again."""
    clock = func.date_part("epoch", func.clock_timestamp())
    connection.execute(delete(BUCKETS).where(BUCKETS.c.at < clock - seconds))
