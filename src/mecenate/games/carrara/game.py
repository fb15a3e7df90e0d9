"""The Palaces of Carrara, second edition: its options, and how a game is built."""

from __future__ import annotations

from typing import Final

from mecenate.core.game import Option
from mecenate.core.game_definition import GameDefinition
from mecenate.games.carrara.components import Components
from mecenate.games.carrara.state import Carrara

OPTIONS: Final = (
    Option(
        "version",
        "the normal game, or the advanced with decorations and statues",
        ("normal", "advanced"),
        clause="CAR-95",
    ),
    Option(
        "improvements",
        "which eight improvement tiles there are",
        ("cities", "landscapes", "four_pairs", "mixed"),
        clause="CAR-96",
    ),
    Option("court", "the bonuses of the normal royal court", ("even", "graded"), clause="CAR-97"),
    Option("majorities", "the table for most statues in a city", ("steps", "halving", "linear"), clause="CAR-98"),
    Option("rural", "points for each value of the rural landscape", ("single", "double"), clause="CAR-99"),
    Option("statue_wheel", "the order of the statues on the small wheel", ("forward", "reverse"), clause="CAR-100"),
    Option("open_area", "when markers of the open area may score", ("any_time", "after_bonuses"), clause="CAR-101"),
    Option("exchange", "which pairs of blocks are offered in payment", ("useful", "any"), clause="CAR-103"),
    Option("screens", "whether florins and blocks are hidden", ("up", "down"), clause="CAR-104"),
    Option("pass_limit", "rounds of nothing but passing that end the game", numbers=(3, 1, 100), clause="CAR-102"),
    Option(
        "storing",
        "when stored items may move",
        ("any_time", "between"),
        clause="CAR-105",
        since=2,
        before="between",
        offered=False,
    ),
    Option(
        "discard",
        "when a stored item may be thrown away",
        ("no_room", "full"),
        clause="CAR-106",
        since=2,
        before="no_room",
    ),
)

DEFINITION: Final = GameDefinition("carrara", OPTIONS, Components, Carrara)
build: Final = DEFINITION.build
