"""Puzzles on the server: what a seat sees of them, and who has answered which."""
