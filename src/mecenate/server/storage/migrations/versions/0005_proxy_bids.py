"""Up to how much a seat lets the server bid in an auction."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "proxy_bids",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("auction", sa.String(length=40), nullable=False),
        sa.Column("lot", sa.String(length=40), nullable=False),
        sa.Column("florins", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_proxy_bids_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_proxy_bids")),
    )


def downgrade() -> None:
    """Remove the table."""
    op.drop_table("proxy_bids")
