"""Puts the game into the catalogue, should it not be there already."""

from __future__ import annotations

from mecenate.core.catalogue import Entry, register

register(Entry("florenza", "Florenza: The Card Game", 2, 4, "mecenate.games.florenza"))
