"""Sessions, login attempts, quotas, visits, and people who have left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The change."""
    op.add_column("people", sa.Column("left_at", sa.Float(), nullable=True))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_person_id"), ["person_id"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sessions_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person_id"), ["person_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_created"), ["created"], unique=False)
    op.create_table(
        "places",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_places_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "address", name=op.f("pk_places")),
    )
    op.create_table(
        "attempts",
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_attempts")),
    )
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_attempts_last"), ["last"], unique=False)
    op.create_table(
        "usage",
        sa.Column("name", sa.String(length=48), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_usage")),
    )
    with op.batch_alter_table("usage", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_usage_day"), ["day"], unique=False)
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visits_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_visits")),
    )


def downgrade() -> None:
    """And back."""
    op.drop_table("visits")
    op.drop_table("usage")
    op.drop_table("attempts")
    op.drop_table("places")
    op.drop_table("sessions")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_person_id"))
    op.drop_column("people", "left_at")  # not in a batch: that would drop the table on SQLite, and cascade
