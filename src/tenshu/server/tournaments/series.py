"""Series: a table and its rematches, with the score of each player over all games."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu.server.errors import FORBIDDEN, Refused
from tenshu.server.hall import Hall
from tenshu.server.messages import Placed
from tenshu.server.rows import SeatRow, TableRow
from tenshu.server.storage import lists
from tenshu.server.storage.results import list_points
from tenshu.server.tournament_messages import SeriesGame, SeriesInfo, SeriesPlayer


async def series_of(hall: Hall, visitor: str | None, table_id: str) -> SeriesInfo:
    """The series of a table, as far as it has come."""
    table = await hall.read(table_id)
    if not table.may_watch(visitor):
        raise Refused(FORBIDDEN, "error-no-spectators")
    first = table.row.series or table.row.id
    found = await hall.store.read(lists.list_series, first)
    over = [row.id for row, _ in found if row.status == "over"]
    return score(found, await hall.store.read(list_points, over))


def score(
    tables: Sequence[tuple[TableRow, list[SeatRow]]], results: dict[str, list[Placed]]
) -> SeriesInfo:
    """The score of a series: seats turn by one each game, so a player is their seat of the first."""
    row, seats = tables[0]
    size = len(seats)
    players = [SeriesPlayer(seat.name, seat.person, 0.0, 0) for seat in seats]
    games: list[SeriesGame] = []
    for turned, (game, _) in enumerate(tables):
        placed = results.get(game.id, [])
        own = [placed[(player - turned) % size] for player in range(size)] if placed else []
        games.append(SeriesGame(game.id, game.status, [one.place for one in own]))
        winners = sum(one.place == 1 for one in own) or 1
        for player, one in zip(players, own, strict=False):
            player.wins += (one.place == 1) / winners
            player.points += one.points
    return SeriesInfo(games, players, row.best_of, _winner(players, games, row.best_of))


def _winner(
    players: Sequence[SeriesPlayer], games: Sequence[SeriesGame], best_of: int | None
) -> int | None:
    """Whoever has won a series of a declared length; equal wins are decided by points."""
    if best_of is None or len(players) < 2:
        return None
    left = best_of - sum(bool(game.places) for game in games)
    order = sorted(range(len(players)), key=lambda n: (-players[n].wins, -players[n].points))
    first, second = players[order[0]], players[order[1]]
    if left > 0:
        return order[0] if first.wins > second.wins + left else None
    is_tied = (first.wins, first.points) == (second.wins, second.points)
    return None if is_tied else order[0]
