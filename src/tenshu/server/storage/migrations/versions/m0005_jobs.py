"""The queue of jobs for workers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables; processes of the version before do not know them and go on."""
    op.create_table(
        "job_peers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("plays", sa.Text, nullable=False),
        sa.Column("beat_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_job_peers"),
    )
    op.create_table(
        "jobs",
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
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
    )
    op.create_index("ix_jobs_next", "jobs", ["priority", "turn", "rank", "asked_at"])
    op.create_index("ix_jobs_owner", "jobs", ["owner"])
    op.create_index("ix_jobs_worker", "jobs", ["worker"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("jobs")
    op.drop_table("job_peers")
