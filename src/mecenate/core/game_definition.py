"""What a game with a component pack is: its fixed parts, and how a call of `mecenate.game` settles the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mecenate.core.action import Vocabulary
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.layout import Layout
from mecenate.core.pack import Pack, digest, load_pack
from mecenate.core.rule_functions import RuleFunctions
from mecenate.core.state import State, cells_from_json
from mecenate.core.versions import Versions


@final
class Settled:
    """The options, the pack and the rules version of one game."""

    def __init__(self, pack: Pack, options: dict[str, OptionValue], rules: int) -> None:
        self.pack: Final = pack
        self.options: Final = options
        self.rules: Final = rules


@final
class GameDefinition:
    """The parts of a game that are the same whatever its options and pieces."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        seats: tuple[int, int],
        options: Sequence[Option],
        versions: Versions,
        layout: Layout,
        decisions: Sequence[str],
        features: Sequence[str],
        observed: Sequence[str],
        functions: RuleFunctions,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.versions: Final = versions
        self.layout: Final = layout
        self.decisions: Final = decisions
        self.features: Final = features
        self.observed: Final = observed
        self.functions: Final = functions

    def settle(self, components: object, rules: object, options: dict[str, object]) -> Settled:
        """Read the options, and load the pack of the rules version (None: the newest) with `components` over it."""
        version = self.versions.find(rules)
        chosen = read_options(self.name, self.options, options, version.number)
        return Settled(load_pack(f"mecenate.games.{self.name}", components, version.pack), chosen, version.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class DefinedGame(Game):
    """A game made from its definition. A subclass overrides `_deal` and `_with_cells`."""

    def __init__(self, definition: GameDefinition, settled: Settled, vocabulary: Vocabulary) -> None:
        super().__init__(
            name=definition.name,
            title=definition.title,
            seats=definition.seats,
            options=settled.options,
            vocabulary=vocabulary,
            layout=definition.layout,
            decisions=definition.decisions,
            rules_version=settled.rules,
            pack_digest=digest(settled.pack),
            features=definition.features,
            observed=definition.observed,
            versions=definition.versions,
            known_options=definition.options,
            functions=definition.functions,
        )

    def _with_cells(self, cells: vec[i64]) -> State:
        """A state of this game with these cells."""
        raise NotImplementedError

    def _state(self, position: dict[str, Any]) -> State:
        return self._with_cells(cells_from_json(self, position))
