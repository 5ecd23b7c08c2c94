"""Workers are listed with the services; the queue that follows from that is a new one."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add columns and a table; processes of the version before go on with their own queue."""
    op.add_column("processes", sa.Column("kinds", sa.Text))
    op.add_column("processes", sa.Column("plays", sa.Text))
    op.create_table(
        "queued_jobs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Column("needs", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("worker", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_queued_jobs"),
    )
    next_one = ["priority", "turn", "rank", "asked_at"]
    op.create_index("ix_queued_jobs_next", "queued_jobs", next_one)
    op.create_index("ix_queued_jobs_owner", "queued_jobs", ["owner"])
    op.create_index("ix_queued_jobs_worker", "queued_jobs", ["worker"])


def downgrade() -> None:
    """Drop them again; workers would be taken for services."""
    op.drop_table("queued_jobs")
    op.execute("DELETE FROM processes")
    with op.batch_alter_table("processes") as processes:
        processes.drop_column("plays")
        processes.drop_column("kinds")
