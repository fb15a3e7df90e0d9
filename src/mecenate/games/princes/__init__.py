"""The Princes of Florence, for 2 to 5 players, with Muse & Princess and Cooperation.

Read it like the rulebook: `setup`, `rounds`, `auction`, `lots`, `piles`, `turn`, `works`, `building`, `estate`,
`muse`, `powers`, `cooperation`, `scoring`. `board` says where the pieces are, `vocabulary` what can be chosen, `state`
which rule handles which decision, `view_builder` what a seat sees.
"""

from mecenate.games.princes.game import OPTIONS, build
from mecenate.games.princes.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "build"]
