"""Processes, leases and rate limits that several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
# After a crash of the database all of this is made anew, so it need not be in PostgreSQL's log.
PASSING = ["UNLOGGED"]


def upgrade() -> None:
    """Add the tables; processes of the version before do not know them and go on."""
    prefixes = PASSING if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("beat_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        prefixes=prefixes,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        prefixes=prefixes,
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
    op.create_table(
        "buckets",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", name="pk_buckets"),
        prefixes=prefixes,
    )
    op.create_index("ix_buckets_at", "buckets", ["at"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("buckets")
    op.drop_table("leases")
    op.drop_table("processes")
