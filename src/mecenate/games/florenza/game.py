"""Florenza: The Card Game: its options, and how a game is built."""

from __future__ import annotations

from typing import Final

from mecenate.core.game import Option
from mecenate.core.game_definition import GameDefinition
from mecenate.games.florenza.components import Components
from mecenate.games.florenza.setup import lay_out
from mecenate.games.florenza.state import Florenza

OPTIONS: Final = (
    Option("guilds", "whether the twelve guilds are used; out for a first game", ("in", "out"), clause="FLO-90"),
    Option(
        "locations",
        "all location cards, or only those marked for this number of players",
        ("all", "by_mark"),
        clause="FLO-91",
    ),
    Option(
        "anonymous", "whether anonymous artists count for Mastro Artista", ("uncounted", "counted"), clause="FLO-92"
    ),
    Option(
        "ties", "whether tied players use up the places of a majority they fill", ("skip", "dense"), clause="FLO-93"
    ),
    Option(
        "empty_hands", "whether a player with nothing is ranked for a majority", ("ranked", "unranked"), clause="FLO-94"
    ),
    Option("late_discards", "whether the discards of round 4 return in round 5", ("out", "back"), clause="FLO-95"),
)

DEFINITION: Final = GameDefinition("florenza", OPTIONS, Components, Florenza, lay_out)
build: Final = DEFINITION.build
