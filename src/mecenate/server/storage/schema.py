"""The tables of the database. Migrations (Alembic) make them; `metadata` here is what they must add up to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts of the server itself, such as the key that signs cookies."""

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("webhook", Text),
    Column("created", Float, nullable=False),
    Column("left_at", Float),
)
"""Guests and accounts. Somebody with `left_at` has deleted the account: the row stays for the games' sake."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("ended", Float),
    Index(None, "person_id"),
    Index(None, "created"),
)
"""One row for every token, whose hash is its id. An ended one stays: tokens of release 0.1 need no row to begin."""

places = Table(
    "places",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""From which addresses (as keyed hashes) somebody has logged in before."""

attempts = Table(
    "attempts",
    metadata,
    Column("name", String(48), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Index(None, "last"),
)
"""Recent wrong passwords, by counter."""

usage = Table(
    "usage",
    metadata,
    Column("name", String(48), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Index(None, "day"),
)
"""How much of a daily quota is used up."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", Text),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("clock", Text),
    Column("undo", String(12), nullable=False),
    Column("when_out", String(12), nullable=False),
    Column("stand_in", String(24), nullable=False, server_default="apprentice"),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("deal_group", String(24), nullable=False),
    Column("status", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("actor", Integer),
    Column("bot_to_move", Boolean, nullable=False),
    Column("turn_started", Float),
    Column("deadline", Float),
    Column("secret", String(64)),
    Column("seal", String(64)),
    Column("deal", Text),
    Column("result", Text),
    Column("settled", Boolean, nullable=False),
    Column("rematch", String(24)),
    Column("asking", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("notes", Boolean),
    Column("daily", Integer),
    Index(None, "status", "public", "updated"),
    Index(None, "deadline"),
    Index(None, "deal_group"),
    Index(None, "owner", "status"),
    Index(None, "daily", "game", "rated", "owner", unique=True),
)
"""`daily` is the day whose deal a table plays, in days since 1970; a person plays each deal of a day once."""

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("ranked", Boolean, primary_key=True),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seal", String(64), nullable=False),
)
"""The deals of a day: for each title one for accounts, which is ranked, and one for guests."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id")),
    Column("bot", String(24)),
    Column("token", String(48), nullable=False),
    Column("reserve", Float),
    Column("resigned", Boolean, nullable=False),
    Column("lent", Boolean, nullable=False, server_default=false()),
    Index(None, "person_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)
"""What was done at a table, one row each, never changed. An undo adds a row."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)
"""Positions after a number of moves, so that tables open quickly, and games that older rules played still open."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("room", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id", "id"),
    Index(None, "person_id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

proxy_bids = Table(
    "proxy_bids",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("auction", String(40), nullable=False),
    Column("lot", String(40), nullable=False),
    Column("florins", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)
"""Up to how much a seat lets the server bid in an auction. Nobody but that seat is told."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(24), nullable=False),
    Column("status", String(12), nullable=False),
    Column("done", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("result", Text),
)
"""What was found about the turns of a finished game, or how far that is."""

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""The first answer of an account to each puzzle."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("answers", Integer, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""When somebody last looked at a table, to half a day."""
