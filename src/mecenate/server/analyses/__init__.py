"""Analyses of finished games, computed by the worker processes when nothing else waits."""
