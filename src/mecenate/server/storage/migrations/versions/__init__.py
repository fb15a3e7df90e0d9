"""How the database came to look as it does: one file a change, run by Alembic."""
