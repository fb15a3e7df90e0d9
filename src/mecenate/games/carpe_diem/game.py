"""Carpe Diem, second edition: its options, and how a game is built."""

from __future__ import annotations

from typing import Final

from mecenate.core.game import Option
from mecenate.core.game_definition import GameDefinition
from mecenate.games.carpe_diem.components import Components
from mecenate.games.carpe_diem.state import CarpeDiem

OPTIONS: Final = (
    Option("villa_table", "points for the chimneys of finished villas", ("steps", "steep"), clause="CAD-71"),
    Option("bread_limit", "how often three bread may fulfil a card in one scoring", ("once", "any"), clause="CAD-72"),
    Option("points_floor", "whether points may go below zero", ("zero", "none"), clause="CAD-73"),
    Option("track_end", "what a disc on the last space of the track does", ("stay", "restack"), clause="CAD-74"),
    Option("empty_spaces", "how a pawn goes on from an empty space of the ring", ("onward", "free"), clause="CAD-75"),
    Option("start_spaces", "whether pawns may share a space at the start", ("empty", "shared"), clause="CAD-76"),
    Option(
        "pawns",
        "whether pawns start after or before tiles and scoring cards lie open",
        ("last", "first"),
        clause="CAD-77",
        since=2,
        before="last",
    ),
)

DEFINITION: Final = GameDefinition("carpe_diem", OPTIONS, Components, CarpeDiem)
build: Final = DEFINITION.build
