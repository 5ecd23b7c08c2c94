"""Browsers that are told belong to the session in which they asked for it, and end with it."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the session; of browsers that are told already it is not known."""
    op.add_column("browsers", sa.Column("session", sa.Text))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("browsers", "session")
