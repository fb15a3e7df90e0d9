"""The Palaces of Carrara, second edition: options, components and the start of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Option
from mecenate.core.game_definition import DefinedGame, GameDefinition, Settled
from mecenate.core.rule_functions import RuleFunctions
from mecenate.games.carrara.audit import audit
from mecenate.games.carrara.board import LAYOUT
from mecenate.games.carrara.components import Components
from mecenate.games.carrara.decisions import DECISIONS
from mecenate.games.carrara.explaining import EXPLANATION
from mecenate.games.carrara.features import FEATURES
from mecenate.games.carrara.imagine_from_view import imagine_from_view
from mecenate.games.carrara.observation import OBSERVED
from mecenate.games.carrara.prompts import prompt_facts
from mecenate.games.carrara.reasons import why_not
from mecenate.games.carrara.remembered import remembered
from mecenate.games.carrara.scoring import scores
from mecenate.games.carrara.setup import set_up
from mecenate.games.carrara.state import Carrara
from mecenate.games.carrara.versions import VERSIONS
from mecenate.games.carrara.view_builder import private_view, public_view

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


DEFINITION: Final = GameDefinition(
    name="carrara",
    title="The Palaces of Carrara",
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
        audit=audit,
        explanation=EXPLANATION,
    ),
)


@final
class CarraraGame(DefinedGame):
    """The rules of Carrara with options and pieces settled."""

    def __init__(self, settled: Settled) -> None:
        self.pieces: Final = Components(settled.pack, settled.options)
        super().__init__(DEFINITION, settled, self.pieces.vocabulary)

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Carrara:
        state = Carrara(self, self.pieces, LAYOUT.empty_cells(seats))
        set_up(state, dealer, scribe)
        return state

    def _with_cells(self, cells: vec[i64]) -> Carrara:
        return Carrara(self, self.pieces, cells)


def build(components: object = None, rules: object = None, **options: object) -> CarraraGame:
    """The game with these options; `components` replaces pieces, `rules` is a rules version, the newest for None."""
    return CarraraGame(DEFINITION.settle(components, rules, options))
