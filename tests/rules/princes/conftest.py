"""The Princes of Florence is in the catalogue for these tests."""

from __future__ import annotations

from mecenate.core.catalogue import Entry, register

register(Entry("princes", "The Princes of Florence", 2, 5, "mecenate.games.princes"))
