"""Indexes for the ranks of players: with them a rank is counted without reading a rating."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add them; the new index of ratings can do all that the old one did."""
    columns = ["game", "size", "mu", "sigma", "person"]
    op.create_index("ix_ratings_rank", "ratings", columns)
    op.drop_index("ix_ratings_ladder", "ratings")
    op.create_index("ix_people_deleted_at", "people", ["deleted_at"])


def downgrade() -> None:
    """Bring the old one back."""
    op.drop_index("ix_people_deleted_at", "people")
    op.create_index("ix_ratings_ladder", "ratings", ["game", "size", "mu"])
    op.drop_index("ix_ratings_rank", "ratings")
