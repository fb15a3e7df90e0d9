"""What `collect.py` and the `coverage.py` of each game have in common."""

from __future__ import annotations

from typing import Any, NamedTuple

Position = dict[str, Any]
Choices = list[tuple[str, str, str]]
"""Each choice as a text, its first word and the rest."""


class Plan(NamedTuple):
    """How the games are played from which positions are collected."""

    games: int
    most_seats: int
    early: int
    """The first moves are early: a position there must show several new things to be kept."""
