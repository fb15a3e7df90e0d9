"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The change."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ratings_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pack", sa.Text(), nullable=True),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("watch", sa.String(length=32), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("undo", sa.String(length=12), nullable=False),
        sa.Column("when_out", sa.String(length=12), nullable=False),
        sa.Column("deal_group", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("bot_to_move", sa.Boolean(), nullable=False),
        sa.Column("turn_started", sa.Float(), nullable=True),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("seal", sa.String(length=64), nullable=True),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("asking", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_deadline"), ["deadline"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_deal_group"), ["deal_group"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_owner_status"), ["owner", "status"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_tables_status_public_updated"), ["status", "public", "updated"], unique=False
        )

    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("room", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table_id_id"), ["table_id", "id"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("outcomes", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "key", name=op.f("uq_entries_table_id_key")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_notes")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("token", sa.String(length=48), nullable=False),
        sa.Column("reserve", sa.Float(), nullable=True),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person_id"), ["person_id"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "moves", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """And back."""
    op.drop_table("snapshots")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person_id"))

    op.drop_table("seats")
    op.drop_table("notes")
    op.drop_table("entries")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table_id_id"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_status_public_updated"))
        batch_op.drop_index(batch_op.f("ix_tables_owner_status"))
        batch_op.drop_index(batch_op.f("ix_tables_deal_group"))
        batch_op.drop_index(batch_op.f("ix_tables_deadline"))

    op.drop_table("tables")
    op.drop_table("ratings")
    op.drop_table("people")
    op.drop_table("facts")
