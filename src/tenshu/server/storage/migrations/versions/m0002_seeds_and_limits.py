"""Seeds of later stretches, digests of snapshots, owners of records, sessions of people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns; older snapshots have no digest, and the logs bring the tables back without them."""
    later = sa.Column("later_seeds", sa.Text, nullable=False, server_default="[]")
    op.add_column("tables", later)
    op.execute("DELETE FROM snapshots")
    op.add_column("snapshots", sa.Column("digest", sa.Text, nullable=False, server_default=""))
    op.add_column("records", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("records", sa.Column("address", sa.Text, nullable=False, server_default=""))
    op.add_column("records", sa.Column("seen_at", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE records SET seen_at = created_at")
    op.create_index("ix_records_owner", "records", ["owner"])
    op.create_index("ix_records_address", "records", ["address"])
    op.create_index("ix_records_seen_at", "records", ["seen_at"])
    op.add_column("people", sa.Column("session", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("people", "session")
    op.drop_index("ix_records_seen_at", "records")
    op.drop_index("ix_records_address", "records")
    op.drop_index("ix_records_owner", "records")
    op.drop_column("records", "seen_at")
    op.drop_column("records", "address")
    op.drop_column("records", "owner")
    op.drop_column("snapshots", "digest")
    op.drop_column("tables", "later_seeds")
