"""Games: the rules with their options and components."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mecenate.core.action import Action, Vocabulary
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError, PositionError
from mecenate.core.event import Scribe
from mecenate.core.layout import Layout
from mecenate.core.rule_functions import RuleFunctions
from mecenate.core.state import State
from mecenate.core.versions import RulesVersion, Versions

OptionValue = str | int
MAX_DIGITS: Final = 9
"""The most digits of a number in an option; Python refuses to parse thousands of digits."""


@final
class Option:
    """A choice that is made before the start: one of some words, or a whole number in a range."""

    def __init__(
        self,
        name: str,
        help: str,
        choices: Sequence[str] = (),
        numbers: tuple[int, int, int] | None = None,
        clause: str = "",
        since: int = 1,
        before: OptionValue | None = None,
        offered: bool = True,
    ) -> None:
        """`choices` has the default first; `numbers` is (default, lowest, highest); `clause` explains it.

        `since` is the rules version that introduced the option. Games of older versions have the value `before`,
        which describes what they did. An option that is not `offered` keeps an old reading of a rule playable and
        is not listed for new tables.
        """
        self.clause: Final = clause
        self.since: Final = since
        self.before: Final = before
        self.offered: Final = offered
        self.name: Final = name
        self.help: Final = help
        self.choices: Final = tuple(choices)
        self.numbers: Final = numbers

    @property
    def default(self) -> OptionValue:
        """The default value."""
        return self.numbers[0] if self.numbers is not None else self.choices[0]

    def default_in(self, rules: int) -> OptionValue:
        """The default value in a game of this rules version."""
        return self.before if rules < self.since and self.before is not None else self.default

    @property
    def range_text(self) -> str:
        """The allowed values, for messages: 'normal, advanced' or '1 to 100'."""
        if self.numbers is not None:
            return f"{self.numbers[1]} to {self.numbers[2]}"
        return ", ".join(self.choices)

    def read(self, given: object) -> OptionValue:
        """The value meant by `given`, which may be text from a command line. Raises `OptionError`."""
        if self.numbers is not None:
            text = str(given).strip()
            if len(text) <= MAX_DIGITS and text.isdecimal() and self.numbers[1] <= int(text) <= self.numbers[2]:
                return int(text)
        elif str(given) in self.choices:
            return str(given)
        raise OptionError(f"option {self.name} cannot be {given!r}; it takes {self.range_text}")


def read_options(
    game: str, known: Sequence[Option], given: Mapping[str, object], rules: int | None = None
) -> dict[str, OptionValue]:
    """All options of a game, the given ones and the defaults. Raises `OptionError` that lists the valid ones.

    `rules` is the rules version of the game (None: the newest). Options that were introduced later have the value
    that describes what was done before.
    """
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            near = difflib.get_close_matches(name, by_name, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            listed = "; ".join(f"{option.name} ({option.range_text})" for option in known if option.offered)
            raise OptionError(f"{game} has no option '{name}'.{hint} Its options are: {listed}")
    chosen: dict[str, OptionValue] = {}
    for option in known:
        if option.name in given:
            chosen[option.name] = option.read(given[option.name])
        else:
            chosen[option.name] = option.default if rules is None else option.default_in(rules)
    return chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with certain options and components; immutable, and shared by all its states.

    A subclass calls `__init__` and overrides `_deal` and `_state`.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        seats: tuple[int, int],
        options: dict[str, OptionValue],
        vocabulary: Vocabulary,
        layout: Layout,
        decisions: Sequence[str],
        rules_version: int,
        pack_digest: str,
        features: Sequence[str] = (),
        observed: Sequence[str] = (),
        versions: Versions | None = None,
        known_options: Sequence[Option] = (),
        functions: RuleFunctions | None = None,
    ) -> None:
        """`features` are the names of the numbers of `State.describe`, `observed` those of `State.observe`.

        `versions` and `known_options` say how positions of other releases are read. `State` calls `functions`; a
        state that overrides the methods needs none.
        """
        self.name: Final = name
        self.title: Final = title
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        self.layout: Final = layout
        self.decisions: Final = tuple(decisions)
        self.rules_version: Final = rules_version
        self.pack_digest: Final = pack_digest
        self.features: Final = tuple(features)
        self.observed: Final = tuple(observed)
        self.versions: Final = versions or Versions(title, [RulesVersion(rules_version, pack_digest)])
        self.functions: Final = functions
        self._before: Final = {option.name: option.before for option in known_options if option.before is not None}

    @property
    def keywords(self) -> dict[str, Any]:
        """The arguments of `mecenate.game` that make this game in another process, without a replaced pack."""
        return {"name": self.name, "rules": self.rules_version, **self.options}

    @property
    def actions(self) -> Vocabulary:
        """The whole vocabulary: each action with its `id` and its text."""
        return self.vocabulary

    def parse(self, text: str) -> Action:
        """The action with this text, whether legal now or not. Raises `UnknownAction` with similar actions."""
        return self.vocabulary.parse(text)

    def start(self, seats: int, dealer: Dealer, scribe: Scribe | None = None) -> State:
        """A new game for this many players, dealt by `dealer`. Raises `OptionError` if it is not for so many."""
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        return self._deal(seats, dealer, Scribe(False) if scribe is None else scribe)

    def state_from_json(self, text: str) -> State:
        """The state that `State.to_json` wrote, in this release or an earlier one.

        A position of an older rules version continues under the rules of this game. Raises `PositionError` if it is
        not a position of this game.
        """
        try:
            position = json.loads(text)
        except ValueError as error:
            raise PositionError(f"not JSON: {error}") from None
        if not isinstance(position, dict) or position.get("game") != self.name:
            raise PositionError(f"not a state of {self.name}")
        self.versions.upgrade(position)
        options = position.get("options")
        if not isinstance(options, dict) or {**self._before, **options} != self.options:
            raise PositionError(f"a state of {self.name} with other options: {options}")
        state = self._state(position)
        state.audit()
        return state

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> State:
        """Set the game up."""
        raise NotImplementedError

    def _state(self, position: dict[str, Any]) -> State:
        """A state from parsed JSON; `core.position.cells_from_json` does the reading."""
        raise NotImplementedError

    def _with_cells(self, cells: vec[i64]) -> State:
        """A state with these cells; `State.copy` calls it unless a game's state overrides that."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Game)
            and self.name == other.name
            and self.options == other.options
            and self.rules_version == other.rules_version
            and self.pack_digest == other.pack_digest
        )

    def __hash__(self) -> int:
        return hash((self.name, self.pack_digest))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"mecenate.game({self.name!r}, rules={self.rules_version}{options})"
