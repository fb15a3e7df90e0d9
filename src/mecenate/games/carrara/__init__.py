"""The Palaces of Carrara, second edition, normal and advanced, for 2 to 4 players.

Read it like the rulebook: `setup`, `turn`, `buying`, `building`, `court`, `spaces`, `ornaments` (advanced),
`scoring`. `board` says where the pieces lie, `words` what can be chosen, `state` which rule is asked when, `sight` what
a seat sees.
"""

from mecenate.games.carrara.game import OPTIONS, CarraraGame, build
from mecenate.games.carrara.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "CarraraGame", "build"]
