"""What the tests of memory share."""

from __future__ import annotations

import mecenate

ALL_KNOWN = ("carrara", "carpe_diem")
"""Titles whose rows hold all that a seat has seen without marks of their own."""


def recalls_everything(game: mecenate.Game) -> bool:
    """Whether `imagine` draws from all that a seat has seen: the row has marks for it, or needs none."""
    return game.name in ALL_KNOWN or any(block.name == "memory" for block in game.layout.blocks)
