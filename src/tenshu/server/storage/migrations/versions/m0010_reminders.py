"""Reminders: whose turn it is, how people are told, and a queue of what is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    """A column of text."""
    return sa.Column(name, sa.Text, nullable=nullable)


def upgrade() -> None:
    """Add tables; nobody is reminded yet."""
    op.create_table(
        "waiting",
        text("table_id"),
        sa.Column("seat", sa.Integer, nullable=False),
        text("person"),
        sa.Column("acted", sa.Integer, nullable=False),
        text("since"),
        text("remind_at", nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_waiting"),
    )
    op.create_index("ix_waiting_person", "waiting", ["person"])
    op.create_index("ix_waiting_remind_at", "waiting", ["remind_at"])
    op.create_table(
        "reminders",
        text("person"),
        text("settings"),
        sa.PrimaryKeyConstraint("person", name="pk_reminders"),
    )
    op.create_table(
        "muted",
        text("person"),
        text("table_id"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_muted"),
    )
    op.create_table(
        "browsers",
        *map(text, ("id", "person", "endpoint", "p256dh", "auth", "created_at")),
        sa.PrimaryKeyConstraint("id", name="pk_browsers"),
    )
    op.create_index("ix_browsers_person", "browsers", ["person"])
    op.create_table(
        "deliveries",
        *map(text, ("id", "person", "way")),
        text("browser", nullable=True),
        text("table_id", nullable=True),
        sa.Column("acted", sa.Integer, nullable=False, server_default="0"),
        text("state"),
        sa.Column("tries", sa.Integer, nullable=False),
        *map(text, ("next_at", "created_at")),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_index("ix_deliveries_next", "deliveries", ["state", "next_at"])


def downgrade() -> None:
    """Drop them again."""
    for table in ("deliveries", "browsers", "muted", "reminders", "waiting"):
        op.drop_table(table)
