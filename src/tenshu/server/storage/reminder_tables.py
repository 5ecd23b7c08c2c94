"""The tables of the database about reminders: whose turn it is, how they are told, what was sent."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Index, Integer, PrimaryKeyConstraint, Table, Text

from tenshu.server.storage.tables import METADATA, OWN, SECRET

# The person who must act at a table with several people, written with the change itself.
WAITING: Final = Table(
    "waiting",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False, index=True, info=OWN),
    # How often the seat has acted: two turns with the same number are one turn.
    Column("acted", Integer, nullable=False),
    Column("since", Text, nullable=False),
    # When to tell them; nothing once they were told or have acted.
    Column("remind_at", Text, index=True),
)

REMINDERS: Final = Table(
    "reminders",
    METADATA,
    Column("person", Text, primary_key=True, info=OWN),
    # A webhook's address is a secret of the person, who may read it.
    Column("settings", Text, nullable=False),
)

MUTED: Final = Table(
    "muted",
    METADATA,
    Column("person", Text, nullable=False, info=OWN),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

# Browsers that want to be told.
BROWSERS: Final = Table(
    "browsers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True, info=OWN),
    Column("endpoint", Text, nullable=False, info=SECRET),
    Column("p256dh", Text, nullable=False, info=SECRET),
    Column("auth", Text, nullable=False, info=SECRET),
    Column("created_at", Text, nullable=False),
    # The session in which it asked for that, and with which it is forgotten.
    Column("session", Text, info=SECRET),
)

# What is to be sent and what was: the id is the same for the same turn, person and way.
DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True, info=OWN),
    Column("way", Text, nullable=False),
    # The browser of a push, the table of everything but a digest.
    Column("browser", Text),
    Column("table_id", Text),
    Column("acted", Integer, nullable=False, server_default="0"),
    # waiting, sending, sent, dropped, failed, lost
    Column("state", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_at", Text, nullable=False),
    Column("created_at", Text, nullable=False),
)
Index("ix_deliveries_next", DELIVERIES.c.state, DELIVERIES.c.next_at)
