"""The tables of the database; `migrations/` brings any database to this form."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# Each column that names a person says what becomes of its rows when that person's data is deleted:
# they go (OWN), or they stay and name a "deleted player" (KEPT). When a guest is joined with another
# person, the rows name that person; ways in (LOGIN) go. What others said of the person (ABOUT) goes as
# well, but is not exported, since it would tell who. `storage/personal.py` exports, joins and deletes
# by these marks, and a test fails on a column without one.
OWN: Final = {"person": "own"}
KEPT: Final = {"person": "kept"}
LOGIN: Final = {"person": "login"}
ABOUT: Final = {"person": "own", "is_hidden": True}
# Never exported: whoever has it could pretend to be somebody, know chance in advance, or know what
# others told of themselves.
SECRET: Final = {"is_secret": True}

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The hash of the person's link to other devices; a new link ends the old one.
    Column("link_hash", Text, unique=True, info=SECRET),
    # Cookies of earlier sessions are not valid any more.
    Column("session", Integer, nullable=False, server_default="0"),
    Column("created_at", Text, nullable=False),
    # A bot is a program that plays by a token; the person who made it owns it.
    Column("is_bot", Boolean, nullable=False, server_default=false()),
    Column("owner", Text, index=True, info=KEPT),
    # Since when a guest has kept their name, by a passkey, an e-mail address or a recovery code.
    Column("known_at", Text),
    # Told to nobody else, and to no log.
    Column("email", Text, index=True, unique=True),
    # Names that look alike have the same key; only known people have one.
    Column("name_key", Text, index=True, unique=True),
    Column("suspended_at", Text),
    # Nothing but the id is left of somebody whose data was deleted.
    Column("deleted_at", Text, index=True),
    # Of mails to this person.
    Column("language", Text, nullable=False, server_default="en"),
)

# Browsers in which somebody is logged in; a signed cookie names one.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True, info=SECRET),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True, info=LOGIN),
    # How it began: guest, link, passkey, mail or code.
    Column("way", Text, nullable=False),
    # Such as "Firefox, Linux".
    Column("device", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("seen_at", Text, nullable=False, index=True),
)

# Ids and keys are in base64url.
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True, info=LOGIN),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("used_at", Text, nullable=False),
)

# A code to write down; a new one ends the old one.
RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True, info=LOGIN),
    Column("hash", Text, nullable=False, unique=True, info=SECRET),
    Column("created_at", Text, nullable=False),
)

# Links that were sent by e-mail, each used once: to keep the name of a person, or to log in.
MAIL_LINKS: Final = Table(
    "mail_links",
    METADATA,
    Column("hash", Text, primary_key=True, info=SECRET),
    Column("person", Text, info=LOGIN),
    Column("email", Text, nullable=False),
    Column("expires_at", Text, nullable=False, index=True),
)

# What passkeys have to sign, each used once.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("hash", Text, primary_key=True, info=SECRET),
    Column("person", Text, info=LOGIN),
    Column("expires_at", Text, nullable=False, index=True),
)

# Who wants to hear nothing of whom.
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), nullable=False, info=OWN),
    Column("blocked", Text, ForeignKey("people.id"), nullable=False, index=True, info=ABOUT),
    Column("created_at", Text, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
)

# Tokens by which programs play; only their hashes are kept.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, info=OWN),
    Column("owner", Text, ForeignKey("people.id"), nullable=False, index=True, info=OWN),
    Column("hash", Text, nullable=False, unique=True, info=SECRET),
    Column("scopes", Text, nullable=False),
    Column("created_at", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False, info=KEPT),
    Column("seed", Text, nullable=False, info=SECRET),
    # Seeds drawn after an end was taken back, each with the version from which it holds.
    Column("later_seeds", Text, nullable=False, server_default="[]", info=SECRET),
    Column("is_listed", Boolean, nullable=False),
    Column("has_spectators", Boolean, nullable=False),
    Column("is_one_screen", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("undo_request", Text),
    Column("rematch", Text),
    Column("edits", Integer, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("updated_at", Text, nullable=False),
    # Programs that play by a token may take open seats.
    Column("admits_bots", Boolean, nullable=False, server_default=false()),
    # Declared before the start: the end counts for the ratings and is final.
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    # The first table of a series of rematches.
    Column("series", Text, index=True),
    # How many games the series was declared to have, and the tournament of the table.
    Column("best_of", Integer),
    Column("tournament", Text),
    # The clock, how it stands (a cache of what the log says, with everybody's habits), and when to
    # look at it next.
    Column("clock", Text),
    Column("clock_state", Text, info=SECRET),
    Column("due_at", Text, index=True),
    Index(None, "status", "is_listed"),
    Index("ix_tables_lobby", "is_listed", "status", "created_at", "id"),
    Index(None, "host", "updated_at"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True, info=KEPT),
    Column("name", Text),
    Column("bot", Text),
    Column("is_away", Boolean, nullable=False),
    Column("orders", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False, server_default=false()),
    # The person has kept their name: nobody else can have it.
    Column("is_known", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

# Append-only: nothing is ever changed or deleted here. The primary key lets one writer win.
ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("key", Text),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "key"),
)

# Append-only: what the clocks of a table depend on besides its log.
CLOCK_EVENTS: Final = Table(
    "clock_events",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    # The version of the log when it happened.
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

# When the clocks of a person stand still: sleep hours and vacations.
HABITS: Final = Table(
    "habits",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True, info=OWN),
    Column("habits", Text, nullable=False),
)

# Times in which no process served, in milliseconds since 1970.
OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

# A cache: a position that the log leads to.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("numbers", Text, nullable=False),
    Column("digest", Text, nullable=False, server_default=""),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("id", Integer, nullable=False),
    Column("person", Text, nullable=False, index=True, info=KEPT),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

# Lines of a chat that somebody showed to the host of the service, as they were then.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("people.id"), nullable=False, info=OWN),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True, info=ABOUT),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    Column("closed_at", Text),
    UniqueConstraint("reporter", "table_id", "line"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Text, nullable=False),
    # Who sent it, if known, and the keyed hash of the address it came from.
    Column("owner", Text, nullable=False, server_default="", index=True, info=OWN),
    Column("address", Text, nullable=False, server_default="", index=True),
    # The last day on which somebody watched it.
    Column("seen_at", Text, nullable=False, server_default="", index=True),
)

# Processes that use this PostgreSQL, each with the time of its last beat by the database's clock:
# services, and workers with the kinds of jobs that they take and what they can play.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat_at", Double, nullable=False),
    Column("kinds", Text),
    Column("plays", Text),
)

# Which process drives the bots of a table; a lease holds as long as its owner's beats do.
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
)

# What callers have left of each costly kind of request, and when that was counted.
BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("kind", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("left", Double, nullable=False),
    Column("at", Double, nullable=False, index=True),
    PrimaryKeyConstraint("kind", "who"),
)


def _queue(name: str) -> Table:
    jobs = Table(
        name,
        METADATA,
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        # Lower ones first; then by turn, by the caller's jobs before this one, and by age.
        Column("priority", Integer, nullable=False),
        Column("turn", Integer, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("asked_at", Double, nullable=False),
        # What a worker must be able to play.
        Column("needs", Text, nullable=False),
        # On whose behalf: a host's id or a hashed address, and a person there.
        Column("address", Text, nullable=False),
        Column("person", Text, nullable=False),
        # The process that asked, and the one that took the job.
        Column("owner", Text, nullable=False, index=True),
        Column("worker", Text, index=True),
        # How often it was taken.
        Column("tries", Integer, nullable=False),
        Column("question", Text, nullable=False),
        Column("answer", Text),
    )
    Index(f"ix_{name}_next", jobs.c.priority, jobs.c.turn, jobs.c.rank, jobs.c.asked_at)
    return jobs


# Jobs for workers: deleted as soon as whoever asked has the answer or is gone.
JOBS: Final = _queue("queued_jobs")

# The queue of the version before, which may still be running; the next version drops these.
OLD_JOBS: Final = _queue("jobs")
OLD_PEERS: Final = Table(
    "job_peers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kinds", Text, nullable=False),
    Column("plays", Text, nullable=False),
    Column("beat_at", Double, nullable=False),
)
