"""Events between the processes that share one PostgreSQL."""
