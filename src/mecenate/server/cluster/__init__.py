"""Several processes that share one PostgreSQL: what they tell each other."""
