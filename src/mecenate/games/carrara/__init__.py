"""The Palaces of Carrara, second edition, normal and advanced, for 2 to 4 players.

Read it like the rulebook: `setup`, `turn`, `buying`, `building`, `court`, `spaces`, then `items`, `ornaments` and
`extras` of the advanced version, and `scoring`. `board` says where the pieces are, `vocabulary` what can be chosen,
`state` which rule handles which decision, `view_builder` what a seat sees.
"""

from mecenate.games.carrara.game import OPTIONS, build
from mecenate.games.carrara.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "build"]
