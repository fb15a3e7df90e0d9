"""The server: tables on the network. `tables.service` says what can be done at a table."""
