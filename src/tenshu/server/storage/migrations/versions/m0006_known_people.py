"""People who keep their names: passkeys, codes, links by mail, sessions, blocks and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
# After a crash of the database these are made anew, so they need not be in PostgreSQL's log.
PASSING = ["UNLOGGED"]
COLUMNS = ("known_at", "email", "name_key", "suspended_at", "deleted_at")


def upgrade() -> None:
    """Add columns and tables; everybody is a guest as before."""
    for column in COLUMNS:
        op.add_column("people", sa.Column(column, sa.Text))
    op.create_index("ix_people_email", "people", ["email"], unique=True)
    op.create_index("ix_people_name_key", "people", ["name_key"], unique=True)
    op.add_column("people", sa.Column("language", sa.Text, nullable=False, server_default="en"))
    flag = sa.Column("is_known", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", flag)
    op.create_index("ix_chat_person", "chat", ["person"])
    _make_ways_in()
    _make_safety()


def _make_ways_in() -> None:
    prefixes = PASSING if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("seen_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person_people"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen_at", "sessions", ["seen_at"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("used_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person_people"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_recovery_codes"),
        sa.UniqueConstraint("hash", name="uq_recovery_codes_hash"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person_people"),
    )
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_links"),
        prefixes=prefixes,
    )
    op.create_index("ix_mail_links_expires_at", "mail_links", ["expires_at"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("expires_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
        prefixes=prefixes,
    )
    op.create_index("ix_challenges_expires_at", "challenges", ["expires_at"])


def _make_safety() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person_people"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name="fk_blocks_blocked_people"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("closed_at", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint(
            "reporter", "table_id", "line", name="uq_reports_reporter_table_id_line"
        ),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter_people"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person_people"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id_tables"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])


def downgrade() -> None:
    """Drop them again."""
    for table in (
        "reports",
        "blocks",
        "challenges",
        "mail_links",
        "recovery_codes",
        "passkeys",
        "sessions",
    ):
        op.drop_table(table)
    op.drop_index("ix_chat_person", "chat")
    op.drop_column("seats", "is_known")
    op.drop_column("people", "language")
    op.drop_index("ix_people_name_key", "people")
    op.drop_index("ix_people_email", "people")
    for column in reversed(COLUMNS):
        op.drop_column("people", column)
