"""Results, sums over them, ratings, friends, invitations, and people who wait to be paired."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

TABLES = (
    "seeks",
    "invitations",
    "friends",
    "rating_changes",
    "ratings",
    "tallies",
    "results",
    "finished",
)


def upgrade() -> None:
    """Add all of it; `tenshu admin recompute-ratings` makes the results of games that are over."""
    flag = sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", flag)
    op.add_column("tables", sa.Column("series", sa.Text))
    op.create_index("ix_tables_series", "tables", ["series"])
    op.create_index("ix_tables_host_updated_at", "tables", ["host", "updated_at"])
    add_results()
    add_ratings()
    add_meeting()


def add_results() -> None:
    """Add the tables of finished games."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("game", "ended_at")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("size", "length")),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("is_public", "is_rated")),
        sa.Column("number", sa.Integer),
        sa.Column("is_counted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        sa.UniqueConstraint("number", name="uq_finished_number"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text) for name in ("person", "bot")),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("is_program", "has_left")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("place", "points", "size")),
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("sheet", "cards", "opening", "game", "ended_at")
        ),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_ended_at", "results", ["person", "ended_at"])
    op.create_index("ix_results_best", "results", ["game", "is_public", "points"])
    op.create_table(
        "tallies",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("game", "kind", "key")),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("size", "count", "wins", "points")
        ),
        sa.PrimaryKeyConstraint("game", "size", "kind", "key", name="pk_tallies"),
    )


def add_ratings() -> None:
    """Add the ratings and their changes."""
    op.create_table(
        "ratings",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("person", "game", "at")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("size", "games")),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")),
        sa.PrimaryKeyConstraint("person", "game", "size", name="pk_ratings"),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "size", "mu"])
    op.create_table(
        "rating_changes",
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("table_id", "person", "game", "at")
        ),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("size", "number")),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("before", "mu", "sigma")),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_rating_changes"),
    )
    course = ["person", "game", "size", "number"]
    op.create_index("ix_rating_changes_course", "rating_changes", course)


def add_meeting() -> None:
    """Add friends, invitations, and people who wait to be paired."""
    op.create_table(
        "friends",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("person", "friend", "at")),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "invitations",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("table_id", "person", "by", "at")),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "seeks",
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("person", "wish", "since", "fresh_at")
        ),
        sa.Column("table_id", sa.Text),
        sa.PrimaryKeyConstraint("person", name="pk_seeks"),
    )
    op.create_index("ix_seeks_fresh_at", "seeks", ["fresh_at"])


def downgrade() -> None:
    """Drop all of it again."""
    for table in TABLES:
        op.drop_table(table)
    op.drop_index("ix_tables_host_updated_at", "tables")
    op.drop_index("ix_tables_series", "tables")
    op.drop_column("tables", "series")
    op.drop_column("tables", "is_rated")
