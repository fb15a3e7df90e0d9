"""Games: the rules with their options and components."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from mecenate.core.action import Action, Vocabulary
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError, PositionError
from mecenate.core.event import Scribe
from mecenate.core.layout import Layout
from mecenate.core.state import State

OptionValue = str | int


@final
class Option:
    """One choice that a table makes before the start: one of some words, or a whole number in a range."""

    def __init__(
        self,
        name: str,
        help: str,
        choices: Sequence[str] = (),
        numbers: tuple[int, int, int] | None = None,
        clause: str = "",
    ) -> None:
        """`choices` has the default first; `numbers` is (default, lowest, highest); `clause` explains it."""
        self.clause: Final = clause
        self.name: Final = name
        self.help: Final = help
        self.choices: Final = tuple(choices)
        self.numbers: Final = numbers

    @property
    def default(self) -> OptionValue:
        """The value if nothing is said."""
        return self.numbers[0] if self.numbers is not None else self.choices[0]

    @property
    def range_text(self) -> str:
        """What is allowed, for messages: 'normal, advanced' or '1 to 100'."""
        if self.numbers is not None:
            return f"{self.numbers[1]} to {self.numbers[2]}"
        return ", ".join(self.choices)

    def read(self, given: object) -> OptionValue:
        """The value meant by `given`, which may be text from a command line. Raises `OptionError`."""
        if self.numbers is not None:
            text = str(given).strip()
            if text.isdecimal() and self.numbers[1] <= int(text) <= self.numbers[2]:
                return int(text)
        elif str(given) in self.choices:
            return str(given)
        raise OptionError(f"option {self.name} cannot be {given!r}; it takes {self.range_text}")


def read_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a game with the given ones set. Raises `OptionError` that lists the right ones."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            near = difflib.get_close_matches(name, by_name, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            listed = "; ".join(f"{option.name} ({option.range_text})" for option in known)
            raise OptionError(f"{game} has no option '{name}'.{hint} Its options are: {listed}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in known
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with options and components settled; immutable, and shared by all its states.

    A subclass gives its names and numbers to `__init__` and overrides `_deal` and `_state`.
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
    ) -> None:
        """`features` names the numbers of `State.describe`, for bots, `observed` those of `State.observe`."""
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

    @property
    def actions(self) -> Vocabulary:
        """The whole vocabulary: each action with its `id` and its text."""
        return self.vocabulary

    def parse(self, text: str) -> Action:
        """The action with this text, legal now or not. Raises `UnknownAction` with the nearest words."""
        return self.vocabulary.parse(text)

    def start(self, seats: int, dealer: Dealer, scribe: Scribe | None = None) -> State:
        """A new game for this many players, dealt by `dealer`. Raises `OptionError` for a wrong number."""
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        return self._deal(seats, dealer, Scribe(False) if scribe is None else scribe)

    def state_from_json(self, text: str) -> State:
        """The state that `State.to_json` wrote. Raises `PositionError` if it is not a position of this game."""
        try:
            found = json.loads(text)
        except ValueError as error:
            raise PositionError(f"not JSON: {error}") from None
        if not isinstance(found, dict) or found.get("game") != self.name:
            raise PositionError(f"not a state of {self.name}")
        if found.get("options") != self.options:
            raise PositionError(f"a state of {self.name} with other options: {found.get('options')}")
        state = self._state(found)
        state.audit()
        return state

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> State:
        """Set the game up."""
        raise NotImplementedError

    def _state(self, found: dict[str, Any]) -> State:
        """A state from parsed JSON; `core.state.cells_from_json` does the reading."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Game)
            and self.name == other.name
            and self.options == other.options
            and self.pack_digest == other.pack_digest
        )

    def __hash__(self) -> int:
        return hash((self.name, self.pack_digest))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"mecenate.game({self.name!r}{options})"
