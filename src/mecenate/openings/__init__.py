"""Openings: what bots and people do in the first turns of a game, how often and with which result.

`steps.py` says what a step is, `tree.py` counts games by their steps, `making.py` lets bots play them, and
`<game>.jsonl` holds the games of the bots, as docs/openings.md explains.
"""

from mecenate.openings.steps import DEPTH, Step, steps_of
from mecenate.openings.table import FORMAT, Header, OpeningGame, OpeningsError, OpeningTable, games_with_openings
from mecenate.openings.table import openings_for as openings_for
from mecenate.openings.tree import Choice, Opening, Tree

__all__ = [
    "DEPTH",
    "FORMAT",
    "Choice",
    "Header",
    "Opening",
    "OpeningGame",
    "OpeningTable",
    "OpeningsError",
    "Step",
    "Tree",
    "games_with_openings",
    "openings_for",
    "steps_of",
]
