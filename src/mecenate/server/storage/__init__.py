"""Storage: the database, its schema and migrations, and the journal of moves."""
