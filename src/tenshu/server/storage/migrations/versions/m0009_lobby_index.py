"""An index for the list of the lobby."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add it; a page of the lobby then reads no more tables than it shows."""
    columns = ["is_listed", "status", "created_at", "id"]
    op.create_index("ix_tables_lobby", "tables", columns)


def downgrade() -> None:
    """Drop it again."""
    op.drop_index("ix_tables_lobby", "tables")
