"""Who plays on for somebody who left, which seats are lent to bots, which games count for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; games of release 0.1 get a better stand-in than they had."""
    stand_in = sa.Column("stand_in", sa.String(length=24), nullable=False, server_default="apprentice")
    op.add_column("tables", stand_in)
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("lent", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove the columns."""
    op.drop_column("seats", "lent")
    op.drop_column("tables", "rated")
    op.drop_column("tables", "stand_in")
