"""The live side of a table: sockets, messages, and what changed in each view."""
