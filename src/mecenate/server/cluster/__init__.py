"""Events between the processes that share a database, and what one process asks of all."""
