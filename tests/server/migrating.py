"""Migrations of the server's database, one by one."""

from __future__ import annotations

from alembic.config import Config
from sqlalchemy import Connection

from mecenate.server.storage import database


def migrations(connection: Connection) -> Config:
    """The settings with which Alembic's commands migrate the database of this connection."""
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    config.attributes["connection"] = connection
    return config
