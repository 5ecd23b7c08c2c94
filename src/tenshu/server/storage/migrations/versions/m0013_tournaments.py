"""Tournaments, and series of a length that is declared."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    """A column of text."""
    return sa.Column(name, sa.Text, nullable=nullable)


def number(name: str, *, nullable: bool = False) -> sa.Column[int]:
    """A column of whole numbers."""
    return sa.Column(name, sa.Integer, nullable=nullable)


def yes_or_no(name: str) -> sa.Column[bool]:
    """A column of truth values."""
    return sa.Column(name, sa.Boolean, nullable=False)


def upgrade() -> None:
    """Add tables and columns; no table belongs to a tournament yet."""
    op.create_table(
        "tournaments",
        *map(text, ("id", "name", "organiser", "game")),
        number("size"),
        text("options"),
        text("clock", nullable=True),
        yes_or_no("is_rated"),
        yes_or_no("is_listed"),
        text("format"),
        number("rounds"),
        *map(text, ("seed", "status")),
        number("round"),
        number("edits"),
        *map(text, ("created_at", "updated_at")),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(
            ["organiser"], ["people.id"], name="fk_tournaments_organiser_people"
        ),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_list", "tournaments", ["is_listed", "created_at"])
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    _add_people_and_tables()
    # Both are for tables that begin from now on; processes of the version before leave them empty.
    op.add_column("tables", text("tournament", nullable=True))
    op.add_column("tables", number("best_of", nullable=True))


def _add_people_and_tables() -> None:
    op.create_table(
        "tournament_people",
        *map(text, ("tournament", "person", "joined_at")),
        text("withdrawn_at", nullable=True),
        sa.PrimaryKeyConstraint("tournament", "person", name="pk_tournament_people"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_people_tournament_tournaments"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_tournament_people_person_people"
        ),
    )
    op.create_index("ix_tournament_people_person", "tournament_people", ["person"])
    op.create_table(
        "tournament_tables",
        text("tournament"),
        number("round"),
        number("number"),
        text("table_id", nullable=True),
        sa.Column("is_cancelled", sa.Boolean, nullable=False, server_default=sa.false()),
        text("note", nullable=True),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_tournament_tables"),
        sa.UniqueConstraint("table_id", name="uq_tournament_tables_table_id"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_tables_tournament_tournaments"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_tournament_tables_table_id_tables"
        ),
    )
    op.create_table(
        "tournament_seats",
        text("tournament"),
        *map(number, ("round", "number", "seat")),
        text("person"),
        number("place", nullable=True),
        sa.PrimaryKeyConstraint("tournament", "round", "person", name="pk_tournament_seats"),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "number"],
            ["tournament_tables.tournament", "tournament_tables.round", "tournament_tables.number"],
            name="fk_tournament_seats_tournament_round_number_tournament_tables",
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_tournament_seats_person_people"
        ),
    )
    op.create_index("ix_tournament_seats_person", "tournament_seats", ["person"])


def downgrade() -> None:
    """Drop them again."""
    for table in ("tournament_seats", "tournament_tables", "tournament_people", "tournaments"):
        op.drop_table(table)
    for column in ("best_of", "tournament"):
        op.drop_column("tables", column)
