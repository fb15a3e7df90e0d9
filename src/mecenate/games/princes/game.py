"""The Princes of Florence: options, components and the start of a game."""

from __future__ import annotations

from typing import Any, Final, final

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.pack import digest, load_pack
from mecenate.core.state import cells_from_json
from mecenate.games.princes.board import LAYOUT
from mecenate.games.princes.components import Components
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.features import FEATURES
from mecenate.games.princes.observing import OBSERVED
from mecenate.games.princes.rounds import settle
from mecenate.games.princes.setup import empty_cells, lay_out, set_up
from mecenate.games.princes.state import Princes

RULES_VERSION: Final = 1

# (PRI-100, PRI-101, PRI-102, PRI-103, PRI-104, PRI-105)
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
)


@final
class PrincesGame(Game):
    """The rules of The Princes of Florence with options and pieces settled."""

    def __init__(self, pieces: Components, options: dict[str, OptionValue], pack_digest: str) -> None:
        super().__init__(
            name="princes",
            title="The Princes of Florence",
            seats=(2, 5),
            options=options,
            vocabulary=pieces.vocabulary,
            layout=LAYOUT,
            decisions=DECISIONS,
            rules_version=RULES_VERSION,
            pack_digest=pack_digest,
            features=FEATURES,
            observed=OBSERVED,
        )
        self.pieces: Final = pieces
        self.tables: Final = [Princes(self, pieces, empty_cells(seats)) for seats in range(2, 6)]
        for table in self.tables:
            lay_out(table)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Princes:
        state = self.tables[seats - 2].copy()
        set_up(state, dealer, scribe)
        settle(state, scribe)
        return state

    def _state(self, found: dict[str, Any]) -> Princes:
        return Princes(self, self.pieces, cells_from_json(self, found))


def build(components: object = None, **options: object) -> PrincesGame:
    """The game with these options, and a replacement pack if one is given."""
    chosen = read_options("princes", OPTIONS, options)
    pack = load_pack("mecenate.games.princes", components)
    return PrincesGame(Components(pack, chosen), chosen, digest(pack))
