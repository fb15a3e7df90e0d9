"""Florenza: The Card Game: options, components and the start of a game."""

from __future__ import annotations

from typing import Any, Final, final

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.pack import digest, load_pack
from mecenate.core.state import cells_from_json
from mecenate.games.florenza.board import LAYOUT
from mecenate.games.florenza.components import Components
from mecenate.games.florenza.decisions import DECISIONS
from mecenate.games.florenza.features import FEATURES
from mecenate.games.florenza.observing import OBSERVED
from mecenate.games.florenza.setup import deal, empty_cells, lay_out
from mecenate.games.florenza.state import Florenza

RULES_VERSION: Final = 1

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


@final
class FlorenzaGame(Game):
    """The rules of Florenza with options and pieces settled."""

    def __init__(self, pieces: Components, options: dict[str, OptionValue], pack_digest: str) -> None:
        super().__init__(
            name="florenza",
            title="Florenza: The Card Game",
            seats=(2, 4),
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
        # The tables before the deal for 2, 3 and 4 seats, laid out once.
        self.tables: Final = [Florenza(self, pieces, empty_cells(seats)) for seats in (2, 3, 4)]
        for table in self.tables:
            lay_out(table)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Florenza:
        state = self.tables[seats - 2].copy()
        deal(state, dealer, scribe)
        return state

    def _state(self, found: dict[str, Any]) -> Florenza:
        return Florenza(self, self.pieces, cells_from_json(self, found))


def build(components: object = None, **options: object) -> FlorenzaGame:
    """The game with these options, and a replacement pack if one is given."""
    chosen = read_options("florenza", OPTIONS, options)
    pack = load_pack("mecenate.games.florenza", components)
    return FlorenzaGame(Components(pack, chosen), chosen, digest(pack))
