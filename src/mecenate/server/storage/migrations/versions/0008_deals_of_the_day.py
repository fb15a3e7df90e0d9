"""The deals of the day, and which tables play them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "ranked", name=op.f("pk_daily_deals")),
    )
    op.add_column("tables", sa.Column("daily", sa.Integer(), nullable=True))
    columns = ["daily", "game", "rated", "owner"]
    op.create_index(op.f("ix_tables_daily_game_rated_owner"), "tables", columns, unique=True)


def downgrade() -> None:
    """Remove them."""
    op.drop_index(op.f("ix_tables_daily_game_rated_owner"), table_name="tables")
    op.drop_column("tables", "daily")
    op.drop_table("daily_deals")
