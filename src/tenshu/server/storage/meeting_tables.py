"""The tables of the database about results, ratings, tournaments, and how people meet."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

from tenshu.server.storage.tables import KEPT, METADATA, OWN, SECRET

# Finished games, one row each; made from the log when a game ends.
FINISHED: Final = Table(
    "finished",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("ended_at", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    # The order in which rated games ended, and whether the ratings count this one.
    Column("number", Integer, unique=True),
    Column("is_counted", Boolean, nullable=False, server_default=false()),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, info=KEPT),
    Column("bot", Text),
    Column("is_program", Boolean, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("cards", Text, nullable=False),
    Column("opening", Text, nullable=False),
    # Of the game, so that lists need no join.
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("ended_at", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person", "ended_at"),
    Index("ix_results_best", "game", "is_public", "points"),
)

# Sums over all finished games: by seat, card, level, source of points, and length.
TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    # Wins in parts of 60, so that a shared first place can be divided.
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    PrimaryKeyConstraint("game", "size", "kind", "key"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    # Of somebody who was deleted, too: those who play on with their seat are rated by it.
    Column("person", Text, nullable=False, info=KEPT),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("person", "game", "size"),
    # All that a rank needs.
    Index("ix_ratings_rank", "game", "size", "mu", "sigma", "person"),
)

# What each rated game did to each rating.
RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False, info=KEPT),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index("ix_rating_changes_course", "person", "game", "size", "number"),
)

# Two people are friends if each has named the other.
FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", Text, nullable=False, info=OWN),
    Column("friend", Text, nullable=False, index=True, info=OWN),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("person", "friend"),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False, index=True, info=OWN),
    Column("by", Text, nullable=False, info=OWN),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# People who wait to be paired; a row counts as long as their page keeps it fresh.
SEEKS: Final = Table(
    "seeks",
    METADATA,
    Column("person", Text, primary_key=True, info=OWN),
    Column("wish", Text, nullable=False),
    Column("since", Text, nullable=False),
    Column("fresh_at", Text, nullable=False, index=True),
    # The table that was found.
    Column("table_id", Text),
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", Text, ForeignKey("people.id"), nullable=False, index=True, info=KEPT),
    Column("game", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text),
    Column("is_rated", Boolean, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("format", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    # Whoever has it could tell the draw of the next round in advance.
    Column("seed", Text, nullable=False, info=SECRET),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("edits", Integer, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("updated_at", Text, nullable=False),
    Index("ix_tournaments_list", "is_listed", "created_at"),
    Index("ix_tournaments_status", "status"),
)

TOURNAMENT_PEOPLE: Final = Table(
    "tournament_people",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True, info=KEPT),
    Column("joined_at", Text, nullable=False),
    Column("withdrawn_at", Text),
    PrimaryKeyConstraint("tournament", "person"),
)

# Tables of all rounds that are drawn; in a round-robin these are all rounds.
TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    # Set together with the table itself, in one transaction.
    Column("table_id", Text, ForeignKey("tables.id"), unique=True),
    Column("is_cancelled", Boolean, nullable=False, server_default=false()),
    # Why the organiser decided the result.
    Column("note", Text),
    PrimaryKeyConstraint("tournament", "round", "number"),
)

# Who sits where; at table 0 of a round are those who have a bye.
TOURNAMENT_SEATS: Final = Table(
    "tournament_seats",
    METADATA,
    Column("tournament", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True, info=KEPT),
    # As the organiser decided.
    Column("place", Integer),
    PrimaryKeyConstraint("tournament", "round", "person"),
    ForeignKeyConstraint(
        ["tournament", "round", "number"],
        ["tournament_tables.tournament", "tournament_tables.round", "tournament_tables.number"],
    ),
)
