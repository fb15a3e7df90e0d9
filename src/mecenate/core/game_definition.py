"""Game definitions: what a title is made of, and how a call of `mecenate.game` makes a game of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Vocabulary
from mecenate.core.catalogue import Entry, entry
from mecenate.core.dealer import Dealer
from mecenate.core.derived import derived_parts
from mecenate.core.event import Scribe
from mecenate.core.game import Game, Option, OptionValue, read_options
from mecenate.core.layout import Layout
from mecenate.core.pack import Pack, digest, load_pack
from mecenate.core.position import cells_from_json
from mecenate.core.rule_functions import RuleFunctions, part
from mecenate.core.state import State
from mecenate.core.versions import Versions


@final
class WordsAlone:
    """The pieces of a small game, which has nothing printed but its vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary: Final = vocabulary


@final
class GameDefinition:
    """The parts of a title that are the same whatever its options and pieces.

    Most of them are found in the title's package by their fixed names: `layout.LAYOUT`, `decisions.DECISIONS`,
    `features.FEATURES`, `observation.OBSERVATION`, `versions.VERSIONS`, `setup.set_up`, and the rule functions; in a
    small game all of them in its module `rules`. What the package lacks is derived from the layout (`core.derived`).
    """

    def __init__(
        self,
        name: str | Entry,
        options: Sequence[Option],
        pieces: Callable[[Pack, dict[str, OptionValue]], Any],
        state: Callable[[Game, Any, vec[i64]], State],
        lay_out: Callable[[Any], None] | None = None,
    ) -> None:
        """The title that the catalogue has by this name, or the entry of a title that another package adds.

        The classes `pieces` and `state` are its own.

        `lay_out` prepares a table as far as it is the same in every game. It runs once for each number of seats.
        """
        listed = entry(name) if isinstance(name, str) else name
        package = listed.module
        self.name: Final = listed.name
        self.title: Final = listed.title
        self.package: Final = package
        self.seats: Final = (listed.min_seats, listed.max_seats)
        self.options: Final = options
        self.pieces: Final = pieces
        self.state: Final = state
        self.lay_out: Final = lay_out
        self.set_up: Final[Callable[[Any, Dealer, Scribe], None]] = part(package, "setup", "set_up")
        only_first = {"VERSIONS": Versions.only_first(listed.title)}
        self.versions: Final[Versions] = part(package, "versions", "VERSIONS", only_first)
        self.layout: Final[Layout] = part(package, "layout", "LAYOUT")
        self.decisions: Final[Sequence[str]] = part(package, "decisions", "DECISIONS")
        derived = derived_parts(package, listed.name, self.layout, self.decisions)
        self.features: Final[Sequence[str]] = part(package, "features", "FEATURES", derived)
        self.observed: Final[Sequence[str]] = part(package, "observation", "OBSERVATION", derived).names
        self.functions: Final = RuleFunctions(package, derived)

    @classmethod
    def small(
        cls,
        listed: Entry,
        words: Vocabulary,
        state: Callable[[Game, vec[i64]], State],
        options: Sequence[Option] = (),
    ) -> GameDefinition:
        """A title whose only pieces are words: its state takes the game and the cells."""
        return cls(
            listed, options, lambda pack, chosen: WordsAlone(words), lambda game, pieces, cells: state(game, cells)
        )

    def build(self, /, components: object = None, rules: object = None, **options: object) -> DefinedGame:
        """The game with these options; `components` replaces pieces, `rules` is a rules version (None: the newest)."""
        version = self.versions.find(rules)
        chosen = read_options(self.name, self.options, options, version.number)
        return DefinedGame(self, load_pack(self.package, components, version.pack), chosen, version.number)


@final
class DefinedGame(Game):
    """A game made from its definition. `pieces` is everything printed, as the title's `Components`."""

    def __init__(self, definition: GameDefinition, pack: Pack, options: dict[str, OptionValue], rules: int) -> None:
        self.definition: Final = definition
        self.pieces: Final[Any] = definition.pieces(pack, options)
        self._tables: Final[dict[int, State]] = {}
        super().__init__(
            name=definition.name,
            title=definition.title,
            seats=definition.seats,
            options=options,
            vocabulary=self.pieces.vocabulary,
            layout=definition.layout,
            decisions=definition.decisions,
            rules_version=rules,
            pack_digest=digest(pack),
            features=definition.features,
            observed=definition.observed,
            versions=definition.versions,
            known_options=definition.options,
            functions=definition.functions,
        )

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> State:
        state = self.table(seats).copy()
        self.definition.set_up(state, dealer, scribe)
        return state

    def table(self, seats: int) -> State:
        """The table before the deal, made once for each number of seats. It must not be changed."""
        table = self._tables.get(seats)
        if table is None:
            table = self._with_cells(self.layout.empty_cells(seats))
            if self.definition.lay_out is not None:
                self.definition.lay_out(table)
            self._tables[seats] = table
        return table

    def _with_cells(self, cells: vec[i64]) -> State:
        return self.definition.state(self, self.pieces, cells)

    def _state(self, position: dict[str, Any]) -> State:
        return self._with_cells(cells_from_json(self, position))
