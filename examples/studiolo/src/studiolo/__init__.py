"""Studiolo: a small game of hidden cards, as a package of its own."""

from mecenate.core.catalogue import Entry
from mecenate.core.game_definition import GameDefinition
from studiolo.rules import VOCABULARY, Studiolo

ENTRY = Entry("studiolo", "Studiolo", 2, 4, "studiolo")
build = GameDefinition.small(ENTRY, VOCABULARY, Studiolo).build
