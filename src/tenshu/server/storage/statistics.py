"""Statements about players and about all games of a kind; they read results and sums, never a log."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, select

from tenshu import games
from tenshu.ai.bots import LEVELS
from tenshu.server.ratings import PROVISIONAL_SIGMA, Rating, rating_of_bot
from tenshu.server.statistics_messages import (
    BotRating,
    GameStatistics,
    GameSummary,
    LadderPlace,
    PlayedGame,
    PlayerPage,
    RatingInfo,
    RatingPoint,
    RecordScore,
    SizeStatistics,
    Tally,
)
from tenshu.server.storage.meeting_tables import FINISHED, RATING_CHANGES, RATINGS, RESULTS, TALLIES
from tenshu.server.storage.results import WHOLE
from tenshu.server.storage.tables import PEOPLE

# The newest games of a player that are listed, and those that their means are made of.
LISTED_GAMES: Final = 30
COUNTED_GAMES: Final = 500
LONGEST_COURSE: Final = 100
LADDER_PLACES: Final = 20
RECORDS: Final = 5
MOST_CARDS: Final = 30
MOST_OPENINGS: Final = 5


def player_page(connection: Connection, person: str, *, is_own: bool) -> PlayerPage | None:
    """A player with their last games; those of private tables only for themselves."""
    found = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    if found is None or found.deleted_at is not None:
        return None
    query = select(RESULTS).where(RESULTS.c.person == person)
    if not is_own:
        query = query.where(RESULTS.c.is_public)
    rows = connection.execute(query.order_by(RESULTS.c.ended_at.desc()).limit(COUNTED_GAMES)).all()
    return PlayerPage(
        id=found.id,
        name=found.name,
        is_known=found.known_at is not None,
        is_bot=bool(found.is_bot),
        since=found.created_at[:10],
        ratings=_ratings(connection, person),
        summaries=_summaries(connection, rows),
        games=_games(connection, person, rows[:LISTED_GAMES]),
    )


def game_statistics(connection: Connection, game: str) -> GameStatistics:
    """All finished games of a kind."""
    rows = connection.execute(select(TALLIES).where(TALLIES.c.game == game, TALLIES.c["count"] > 0))
    by_size: defaultdict[int, defaultdict[str, list[Row[Any]]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for row in rows:
        by_size[row.size][row.kind].append(row)
    # The ladder of bots is there before the first game.
    seats = {*by_size, *(size for size in games.load(game).seats if _bots(game, size))}
    sizes = [_size(connection, game, size, by_size[size]) for size in sorted(seats)]
    return GameStatistics(game, sizes, _records(connection, game))


def _bots(game: str, size: int) -> list[BotRating]:
    """The levels that were measured, the strongest first."""
    found = [(level, rating_of_bot(game, size, level)) for level in LEVELS]
    rated = [BotRating(level, round(rating)) for level, rating in found if rating is not None]
    return sorted(rated, key=lambda one: -one.rating)


def _size(
    connection: Connection, game: str, size: int, kinds: dict[str, list[Row[Any]]]
) -> SizeStatistics:
    by_key = {
        kind: sorted((_tally(row) for row in rows), key=lambda one: one.key)
        for kind, rows in kinds.items()
    }
    whole = by_key.get("game", [Tally("", 0, 0.0, 0.0)])[0]
    cards = sorted(by_key.get("card", []), key=lambda one: -one.games)[:MOST_CARDS]
    return SizeStatistics(
        size=size,
        games=whole.games,
        points=round(whole.points, 1),
        seats=by_key.get("seat", []),
        levels=by_key.get("who", []),
        cards=cards,
        sources=by_key.get("source", []),
        lengths=by_key.get("length", []),
        ladder=_ladder(connection, game, size),
        bots=_bots(game, size),
    )


def _tally(row: Row[Any]) -> Tally:
    # A row has a method `count`, as all tuples do.
    games: int = row._mapping["count"]  # noqa: SLF001 - public, in spite of its name
    return Tally(row.key, games, round(row.wins / WHOLE / games, 4), round(row.points / games, 2))


def _ladder(connection: Connection, game: str, size: int) -> list[LadderPlace]:
    best = select(RATINGS).where(_is_ranked(game, size))
    best = best.order_by(RATINGS.c.mu.desc()).limit(LADDER_PLACES)
    ranked = best.subquery()
    query = select(ranked, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == ranked.c.person)
    query = query.order_by(ranked.c.mu.desc())
    return [
        LadderPlace(row.person, row.name, round(row.mu), row.games)
        for row in connection.execute(query)
    ]


def _records(connection: Connection, game: str) -> list[RecordScore]:
    query = (
        select(RESULTS, PEOPLE.c.name)
        .outerjoin(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
        .where(RESULTS.c.game == game, RESULTS.c.is_public)
        .order_by(RESULTS.c.points.desc())
        .limit(RECORDS)
    )
    return [
        RecordScore(row.table_id, row.name or row.bot or "", row.points, row.size, row.ended_at)
        for row in connection.execute(query)
    ]


def _is_ranked(game: str, size: int) -> ColumnElement[bool]:
    """Whoever has a rank: neither provisional nor deleted."""
    deleted = select(PEOPLE.c.id).where(PEOPLE.c.deleted_at.is_not(None))
    is_of_game = (RATINGS.c.game == game) & (RATINGS.c.size == size)
    is_sure = RATINGS.c.sigma <= PROVISIONAL_SIGMA
    return is_of_game & is_sure & RATINGS.c.person.not_in(deleted)


def _ratings(connection: Connection, person: str) -> list[RatingInfo]:
    query = select(RATINGS).where(RATINGS.c.person == person)
    courses = _courses(connection, person)
    found = []
    for row in connection.execute(query.order_by(RATINGS.c.game, RATINGS.c.size)).all():
        is_provisional = Rating(row.mu, row.sigma).is_provisional()
        found.append(
            RatingInfo(
                game=row.game,
                size=row.size,
                rating=round(row.mu),
                sigma=round(row.sigma),
                games=row.games,
                is_provisional=is_provisional,
                rank=None if is_provisional else _rank(connection, row),
                course=courses[row.game, row.size],
            )
        )
    return found


def _rank(connection: Connection, row: Row[Any]) -> int:
    better = select(func.count()).select_from(RATINGS).where(_is_ranked(row.game, row.size))
    return 1 + (connection.scalar(better.where(RATINGS.c.mu > row.mu)) or 0)


def _courses(connection: Connection, person: str) -> dict[tuple[str, int], list[RatingPoint]]:
    """The last points of each of a person's ratings, by game and number of seats."""
    changes = RATING_CHANGES.c
    age = func.row_number().over(
        partition_by=(changes.game, changes.size), order_by=changes.number.desc()
    )
    aged = select(RATING_CHANGES, age.label("age")).where(changes.person == person).subquery()
    query = select(aged).where(aged.c.age <= LONGEST_COURSE).order_by(aged.c.number)
    found: defaultdict[tuple[str, int], list[RatingPoint]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.game, row.size].append(RatingPoint(row.at, round(row.mu)))
    return found


def _games(connection: Connection, person: str, rows: Sequence[Row[Any]]) -> list[PlayedGame]:
    tables = [row.table_id for row in rows]
    rated = select(FINISHED.c.table_id).where(FINISHED.c.table_id.in_(tables), FINISHED.c.is_rated)
    is_rated = set(connection.scalars(rated))
    own = select(RATING_CHANGES).where(RATING_CHANGES.c.table_id.in_(tables))
    changes = {
        row.table_id: round(row.mu) - round(row.before)
        for row in connection.execute(own.where(RATING_CHANGES.c.person == person))
    }
    return [
        PlayedGame(
            table=row.table_id,
            game=row.game,
            size=row.size,
            at=row.ended_at,
            place=row.place,
            points=row.points,
            is_rated=row.table_id in is_rated,
            change=changes.get(row.table_id),
        )
        for row in rows
    ]


def _summaries(connection: Connection, rows: Sequence[Row[Any]]) -> list[GameSummary]:
    by_game: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    return [_summary(connection, game, own) for game, own in sorted(by_game.items())]


def _summary(connection: Connection, game: str, rows: list[Row[Any]]) -> GameSummary:
    sheets = [msgspec.json.decode(row.sheet, type=dict[str, int]) for row in rows]
    sources: Counter[str] = Counter()
    for sheet in sheets:
        sources.update(sheet)
    everybody = (
        select(TALLIES.c.key, func.sum(TALLIES.c["count"]), func.sum(TALLIES.c.points))
        .where(TALLIES.c.game == game, TALLIES.c.kind == "source", TALLIES.c["count"] > 0)
        .group_by(TALLIES.c.key)
    )
    cards = [(card, row) for row in rows for card in msgspec.json.decode(row.cards, type=list[str])]
    return GameSummary(
        game=game,
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        points=round(sum(row.points for row in rows) / len(rows), 1),
        best=max(row.points for row in rows),
        sources=[
            Tally(key, len(rows), 0.0, round(total / len(rows), 2))
            for key, total in sorted(sources.items())
        ],
        everybody=[
            Tally(key, int(count), 0.0, round(float(points) / int(count), 2))
            for key, count, points in sorted(tuple(row) for row in connection.execute(everybody))
        ],
        cards=_grouped(cards)[:MOST_CARDS],
        openings=_grouped((row.opening, row) for row in rows if row.opening)[:MOST_OPENINGS],
    )


def _grouped(pairs: Iterable[tuple[str, Row[Any]]]) -> list[Tally]:
    """The mean results of rows by a key, the most frequent first."""
    groups: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for key, row in pairs:
        groups[key].append(row)
    found = [
        Tally(
            key,
            len(rows),
            round(sum(row.place == 1 for row in rows) / len(rows), 4),
            round(sum(row.points for row in rows) / len(rows), 2),
        )
        for key, rows in groups.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.key))
