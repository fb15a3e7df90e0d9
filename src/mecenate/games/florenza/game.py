"""Florenza: The Card Game: options, components and the start of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Option
from mecenate.core.game_definition import DefinedGame, GameDefinition, Settled
from mecenate.core.rule_functions import RuleFunctions
from mecenate.games.florenza.audit import audit
from mecenate.games.florenza.board import LAYOUT
from mecenate.games.florenza.components import Components
from mecenate.games.florenza.decisions import DECISIONS
from mecenate.games.florenza.explaining import EXPLANATION
from mecenate.games.florenza.features import FEATURES
from mecenate.games.florenza.imagine import imagine
from mecenate.games.florenza.imagine_from_view import imagine_from_view
from mecenate.games.florenza.observation import OBSERVED
from mecenate.games.florenza.prompts import prompt_facts
from mecenate.games.florenza.reasons import why_not
from mecenate.games.florenza.remembered import remembered
from mecenate.games.florenza.scoring import scores
from mecenate.games.florenza.setup import deal, lay_out
from mecenate.games.florenza.state import Florenza
from mecenate.games.florenza.versions import VERSIONS
from mecenate.games.florenza.view_builder import private_view, public_view

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


DEFINITION: Final = GameDefinition(
    name="florenza",
    title="Florenza: The Card Game",
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
class FlorenzaGame(DefinedGame):
    """The rules of Florenza with options and pieces settled."""

    def __init__(self, settled: Settled) -> None:
        self.pieces: Final = Components(settled.pack, settled.options)
        super().__init__(DEFINITION, settled, self.pieces.vocabulary)
        # The tables before the deal, one for each number of seats.
        self.tables: Final = [Florenza(self, self.pieces, LAYOUT.empty_cells(seats)) for seats in range(2, 5)]
        for table in self.tables:
            lay_out(table)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Florenza:
        state = self.tables[seats - 2].copy()
        deal(state, dealer, scribe)
        return state

    def _with_cells(self, cells: vec[i64]) -> Florenza:
        return Florenza(self, self.pieces, cells)


def build(components: object = None, rules: object = None, **options: object) -> FlorenzaGame:
    """The game with these options; `components` replaces pieces, `rules` is a rules version, the newest for None."""
    return FlorenzaGame(DEFINITION.settle(components, rules, options))
