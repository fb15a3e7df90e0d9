"""The Princes of Florence, for 2 to 5 players, with Muse & Princess and Cooperation.

Read it like the rulebook: `setup`, `rounds`, `auction`, `lots`, `piles`, `turn`, `works`, `building`, `estate`,
`muse`, `powers`, `cooperation`, `scoring`. `board` says where the pieces lie, `words` what can be chosen, `state`
which rule is asked when, `sight` what a seat sees.
"""

from mecenate.games.princes.game import OPTIONS, PrincesGame, build
from mecenate.games.princes.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "PrincesGame", "build"]
