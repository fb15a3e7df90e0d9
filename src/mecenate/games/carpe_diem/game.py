"""Carpe Diem, second edition: options, components and the start of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Option
from mecenate.core.game_definition import DefinedGame, GameDefinition, Settled
from mecenate.core.rule_functions import RuleFunctions
from mecenate.games.carpe_diem.audit import audit
from mecenate.games.carpe_diem.board import LAYOUT
from mecenate.games.carpe_diem.components import Components
from mecenate.games.carpe_diem.decisions import DECISIONS
from mecenate.games.carpe_diem.explaining import EXPLANATION
from mecenate.games.carpe_diem.features import FEATURES
from mecenate.games.carpe_diem.imagine import imagine
from mecenate.games.carpe_diem.imagine_from_view import imagine_from_view
from mecenate.games.carpe_diem.observation import OBSERVED
from mecenate.games.carpe_diem.prompts import prompt_facts
from mecenate.games.carpe_diem.reasons import why_not
from mecenate.games.carpe_diem.remembered import remembered
from mecenate.games.carpe_diem.scoring import scores
from mecenate.games.carpe_diem.setup import set_up
from mecenate.games.carpe_diem.state import CarpeDiem
from mecenate.games.carpe_diem.versions import VERSIONS
from mecenate.games.carpe_diem.view_builder import private_view, public_view

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


DEFINITION: Final = GameDefinition(
    name="carpe_diem",
    title="Carpe Diem",
    seats=(2, 4),
    options=OPTIONS,
    versions=VERSIONS,
    layout=LAYOUT,
    decisions=DECISIONS,
    features=FEATURES,
    observed=OBSERVED,
    functions=RuleFunctions(
        scores=scores,
        prompt_facts=prompt_facts,
        why_not=why_not,
        public_view=public_view,
        private_view=private_view,
        remembered=remembered,
        imagine_from_view=imagine_from_view,
        imagine=imagine,
        audit=audit,
        explanation=EXPLANATION,
    ),
)


@final
class CarpeDiemGame(DefinedGame):
    """The rules of Carpe Diem with options and pieces settled."""

    def __init__(self, settled: Settled) -> None:
        self.pieces: Final = Components(settled.pack, settled.options)
        super().__init__(DEFINITION, settled, self.pieces.vocabulary)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> CarpeDiem:
        """Set the table for this many seats (CAD-1)."""
        state = CarpeDiem(self, self.pieces, LAYOUT.empty_cells(seats))
        set_up(state, dealer, scribe)
        return state

    def _with_cells(self, cells: vec[i64]) -> CarpeDiem:
        return CarpeDiem(self, self.pieces, cells)


def build(components: object = None, rules: object = None, **options: object) -> CarpeDiemGame:
    """The game with these options; `components` replaces pieces, `rules` is a rules version, the newest for None."""
    return CarpeDiemGame(DEFINITION.settle(components, rules, options))
