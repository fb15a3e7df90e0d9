"""Carpe Diem, second edition: options, components and the start of a game."""

from __future__ import annotations

from typing import Any, Final, final

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.pack import digest, load_pack
from mecenate.core.state import cells_from_json
from mecenate.games.carpe_diem.board import LAYOUT
from mecenate.games.carpe_diem.components import Components
from mecenate.games.carpe_diem.decisions import DECISIONS
from mecenate.games.carpe_diem.features import FEATURES
from mecenate.games.carpe_diem.observing import OBSERVED
from mecenate.games.carpe_diem.setup import empty_cells, set_up
from mecenate.games.carpe_diem.state import CarpeDiem

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("villa_table", "points for the chimneys of finished villas", ("steps", "steep"), clause="CAD-71"),
    Option("bread_limit", "how often three bread may fulfil a card in one scoring", ("once", "any"), clause="CAD-72"),
    Option("points_floor", "whether points may go below zero", ("zero", "none"), clause="CAD-73"),
    Option("track_end", "what a disc on the last space of the track does", ("stay", "restack"), clause="CAD-74"),
    Option("empty_spaces", "how a pawn goes on from an empty space of the ring", ("onward", "free"), clause="CAD-75"),
    Option("start_spaces", "whether pawns may share a space at the start", ("empty", "shared"), clause="CAD-76"),
)


@final
class CarpeDiemGame(Game):
    """The rules of Carpe Diem with options and pieces settled."""

    def __init__(self, pieces: Components, options: dict[str, OptionValue], pack_digest: str) -> None:
        super().__init__(
            name="carpe_diem",
            title="Carpe Diem",
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

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> CarpeDiem:
        """Set the table for this many seats (CAD-1)."""
        state = CarpeDiem(self, self.pieces, empty_cells(seats))
        set_up(state, dealer, scribe)
        return state

    def _state(self, found: dict[str, Any]) -> CarpeDiem:
        return CarpeDiem(self, self.pieces, cells_from_json(self, found))


def build(components: object = None, **options: object) -> CarpeDiemGame:
    """The game with these options, and a replacement pack if one is given."""
    chosen = read_options("carpe_diem", OPTIONS, options)
    pack = load_pack("mecenate.games.carpe_diem", components)
    return CarpeDiemGame(Components(pack, chosen), chosen, digest(pack))
