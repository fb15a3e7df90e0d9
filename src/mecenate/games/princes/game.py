"""The Princes of Florence: its options, and how a game is built."""

from __future__ import annotations

from typing import Final

from mecenate.core.game import Option
from mecenate.core.game_definition import GameDefinition
from mecenate.games.princes.components import Components
from mecenate.games.princes.setup import lay_out
from mecenate.games.princes.state import Princes

# (PRI-100, PRI-101, PRI-102, PRI-103, PRI-104, PRI-105, PRI-106)
OPTIONS: Final = (
    Option(
        "expansions",
        "the expansions that are used",
        ("none", "muse", "cooperation", "muse,cooperation"),
        clause="PRI-100",
    ),
    Option("freedoms", "how many freedoms two players have", ("five", "four"), clause="PRI-101"),
    Option("layout", "how the estates lie side by side in Cooperation", ("ring", "flat"), clause="PRI-102"),
    Option("selling", "when prestige can be sold", ("any_time", "when_needed"), clause="PRI-103"),
    Option("purses", "whether florins are hidden", ("hidden", "open"), clause="PRI-104"),
    Option("round_four", "the least value of a work in the fourth round", ("14", "13"), clause="PRI-105"),
    Option(
        "powers",
        "when Merchant and Professor may be used",
        ("any_time", "own_moments"),
        clause="PRI-106",
        since=2,
        before="own_moments",
        offered=False,
    ),
)

DEFINITION: Final = GameDefinition("princes", OPTIONS, Components, Princes, lay_out)
build: Final = DEFINITION.build
