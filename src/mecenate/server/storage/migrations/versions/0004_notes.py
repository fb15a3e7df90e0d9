"""Whether a table shows what a note-taker would know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; tables of earlier releases have no notes."""
    op.add_column("tables", sa.Column("notes", sa.Boolean(), nullable=True))
    op.execute(sa.text("UPDATE tables SET notes = false"))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "notes")
