"""Carpe Diem, second edition, for 2 to 4 players.

Read it like the rulebook: `setup`, `turn`, `ring`, `building`, `rewards`, `fountain`, `track`, `cards` (the scoring
after each phase), `scoring` (the final one). `board` says where the pieces are, `vocabulary` what can be chosen,
`state` which rule handles which decision, `view_builder` what a seat sees; `pieces_tiles`, `pieces_cards` and
`components` read what is printed.
"""

from mecenate.games.carpe_diem.game import OPTIONS, build
from mecenate.games.carpe_diem.versions import VERSIONS

__all__ = ["OPTIONS", "VERSIONS", "build"]
