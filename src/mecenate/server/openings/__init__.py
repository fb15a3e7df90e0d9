"""Openings on the server: the bots' table, and what people did in finished games."""
