"""Bots of people, their tokens, and tables that admit them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns and the table of tokens; nobody is a bot yet, and no table admits one."""
    op.add_column("people", sa.Column("owner", sa.Text))
    op.create_index("ix_people_owner", "people", ["owner"])
    for table, column in (("people", "is_bot"), ("seats", "is_bot"), ("tables", "admits_bots")):
        flag = sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, flag)
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tokens_owner_people"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("tokens")
    op.drop_column("tables", "admits_bots")
    op.drop_column("seats", "is_bot")
    op.drop_column("people", "is_bot")
    op.drop_index("ix_people_owner", "people")
    op.drop_column("people", "owner")
