"""Makes results, sums and ratings again from the logs of the finished games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tenshu.server.results import ended_of
from tenshu.server.storage import repository, results
from tenshu.server.storage.migrating import migrate
from tenshu.server.storage.store import opened
from tenshu.server.table import Table

# Tables whose results are stored in one transaction.
TABLES_AT_ONCE: Final = 50
# Games that are rated between two reports of progress.
TOLD_EVERY: Final = 100

# Told the step and how much of it is done, of how much.
Tell = Callable[[str, int, int], None]


class Recomputed(NamedTuple):
    """What was made again, and the tables that could not be read."""

    games: int
    rated: int
    damaged: list[str]


def recompute(url: str, tell: Tell) -> Recomputed:
    """Make all results from the logs, then the sums and the ratings from the results.

    The sums and the ratings change in one transaction, so nobody sees half of them.
    """
    with opened(url, must_exist=True) as engine:
        migrate(engine)
        writing = engine.execution_options(tenshu_writes=True)
        with engine.begin() as connection:
            tables = results.list_over(connection)
        damaged: list[str] = []
        for first in range(0, len(tables), TABLES_AT_ONCE):
            with writing.begin() as connection:
                for table in tables[first : first + TABLES_AT_ONCE]:
                    if not _make_result(connection, table):
                        damaged.append(table)
            tell("results", min(first + TABLES_AT_ONCE, len(tables)), len(tables))
        with writing.begin() as connection:
            rated = _rate_all(connection, tell)
        return Recomputed(len(tables) - len(damaged), rated, damaged)


def _make_result(connection: Any, table: str) -> bool:  # noqa: ANN401 - a connection of the store
    """Store the result of a table as its log tells it; False if the log cannot be read."""
    stored = repository.load_table(connection, table)
    if stored is None:
        return False
    try:
        found = Table.load(stored)
        ended = ended_of(found.row, found.seats, found.game())
    except Exception:  # noqa: BLE001 - a damaged table must not stop all others
        return False
    results.replace_result(connection, ended)
    return True


def _rate_all(connection: Any, tell: Tell) -> int:  # noqa: ANN401 - a connection of the store
    results.forget_tallies(connection)
    for some in results.list_results(connection):
        results.add_tallies(connection, some)
    results.forget_ratings(connection)
    rated = results.list_rated(connection)
    for done, (table, number) in enumerate(rated, 1):
        ended = results.find_result(connection, table)
        assert ended is not None
        results.rate_game(connection, ended, number)
        if done % TOLD_EVERY == 0 or done == len(rated):
            tell("ratings", done, len(rated))
    return len(rated)
