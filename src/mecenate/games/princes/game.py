"""The Princes of Florence: options, components and the start of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Option
from mecenate.core.game_definition import DefinedGame, GameDefinition, Settled
from mecenate.core.rule_functions import RuleFunctions
from mecenate.games.princes.audit import audit
from mecenate.games.princes.board import LAYOUT
from mecenate.games.princes.components import Components
from mecenate.games.princes.decisions import DECISIONS
from mecenate.games.princes.explaining import EXPLANATION
from mecenate.games.princes.features import FEATURES
from mecenate.games.princes.imagine import imagine
from mecenate.games.princes.imagine_from_view import imagine_from_view
from mecenate.games.princes.observation import OBSERVED
from mecenate.games.princes.prompts import prompt_facts
from mecenate.games.princes.reasons import why_not
from mecenate.games.princes.remembered import remembered
from mecenate.games.princes.rounds import settle
from mecenate.games.princes.scoring import scores
from mecenate.games.princes.setup import lay_out, set_up
from mecenate.games.princes.state import Princes
from mecenate.games.princes.versions import VERSIONS
from mecenate.games.princes.view_builder import private_view, public_view

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


DEFINITION: Final = GameDefinition(
    name="princes",
    title="The Princes of Florence",
    seats=(2, 5),
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
class PrincesGame(DefinedGame):
    """The rules of The Princes of Florence with options and pieces settled."""

    def __init__(self, settled: Settled) -> None:
        self.pieces: Final = Components(settled.pack, settled.options)
        super().__init__(DEFINITION, settled, self.pieces.vocabulary)
        # The tables before the deal, one for each number of seats.
        self.tables: Final = [Princes(self, self.pieces, LAYOUT.empty_cells(seats)) for seats in range(2, 6)]
        for table in self.tables:
            lay_out(table)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Princes:
        state = self.tables[seats - 2].copy()
        set_up(state, dealer, scribe)
        settle(state, scribe)
        return state

    def _with_cells(self, cells: vec[i64]) -> Princes:
        return Princes(self, self.pieces, cells)


def build(components: object = None, rules: object = None, **options: object) -> PrincesGame:
    """The game with these options; `components` replaces pieces, `rules` is a rules version, the newest for None."""
    return PrincesGame(DEFINITION.settle(components, rules, options))
