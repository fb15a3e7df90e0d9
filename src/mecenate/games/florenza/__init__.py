"""Florenza: The Card Game, for 2 to 4 players.

Read it like the rulebook: `setup`, `phases` (new artists, monuments and cards), `rounds` (whose action it is), the
eight actions in `playing`, `artists`, `monuments`, `locations` and `market`, then `ending` (the end of a round) and
`scoring`. `board` says where the cards are, `vocabulary` what can be chosen, `state` which rule handles which
decision, `view_builder` what a seat sees.
"""

from mecenate.games.florenza.game import OPTIONS, build
from mecenate.games.florenza.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "build"]
