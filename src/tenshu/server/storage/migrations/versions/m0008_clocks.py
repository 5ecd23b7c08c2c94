"""Clocks: what a table sets, what its clocks depend on, people's habits, outages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add columns and tables; no table has a clock yet."""
    for column in ("clock", "clock_state", "due_at"):
        op.add_column("tables", sa.Column(column, sa.Text))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "clock_events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_clock_events"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_clock_events_table_id_tables"
        ),
    )
    op.create_table(
        "habits",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("habits", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_habits"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_habits_person_people"),
    )
    op.create_table(
        "outages",
        sa.Column("begins", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("begins", name="pk_outages"),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("outages", "habits", "clock_events"):
        op.drop_table(table)
    op.drop_index("ix_tables_due_at", "tables")
    for column in ("due_at", "clock_state", "clock"):
        op.drop_column("tables", column)
