"""The Palaces of Carrara, second edition: options, components and the start of a game."""

from __future__ import annotations

from typing import Any, Final, final

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.pack import digest, load_pack
from mecenate.core.state import cells_from_json
from mecenate.games.carrara.board import LAYOUT
from mecenate.games.carrara.components import Components
from mecenate.games.carrara.decisions import DECISIONS
from mecenate.games.carrara.features import FEATURES
from mecenate.games.carrara.observing import OBSERVED
from mecenate.games.carrara.setup import empty_cells, set_up
from mecenate.games.carrara.state import Carrara

RULES_VERSION: Final = 1

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
)


@final
class CarraraGame(Game):
    """The rules of Carrara with options and pieces settled."""

    def __init__(self, pieces: Components, options: dict[str, OptionValue], pack_digest: str) -> None:
        super().__init__(
            name="carrara",
            title="The Palaces of Carrara",
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

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> Carrara:
        state = Carrara(self, self.pieces, empty_cells(seats))
        set_up(state, dealer, scribe)
        return state

    def _state(self, found: dict[str, Any]) -> Carrara:
        return Carrara(self, self.pieces, cells_from_json(self, found))


def build(components: object = None, **options: object) -> CarraraGame:
    """The game with these options, and a replacement pack if one is given."""
    chosen = read_options("carrara", OPTIONS, options)
    pack = load_pack("mecenate.games.carrara", components)
    return CarraraGame(Components(pack, chosen), chosen, digest(pack))
