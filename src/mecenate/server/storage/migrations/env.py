"""What Alembic runs: the steps on a connection that the server hands over, or offline as SQL."""

from __future__ import annotations

from alembic import context

from mecenate.server.storage.schema import metadata


def run() -> None:
    """Run the wanted steps."""
    connection = context.config.attributes.get("connection")
    if connection is None:
        context.configure(url=context.config.get_main_option("sqlalchemy.url"), target_metadata=metadata)
    else:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
