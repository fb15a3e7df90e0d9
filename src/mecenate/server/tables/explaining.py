"""What choices mean, and why others are not possible, for the seat that chooses. A worker process finds it out."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact
from mecenate.core.explain import explain, explain_choices
from mecenate.core.explanation import Explanation
from mecenate.core.standings import imagined
from mecenate.core.state import State
from mecenate.lang import Language
from mecenate.lang.explaining import spoken
from mecenate.server import errors
from mecenate.server.tables.game_data import GameData
from mecenate.server.tables.table import Table

MAX_PLAN = 100
MAX_REASONS = 500
KEPT_TABLES = 500


class Position(GameData, frozen=True):
    """The position of a table, to be explained elsewhere."""

    state: str
    seat: int
    notes: bool
    language: str


class Explained(msgspec.Struct, frozen=True):
    """What choices mean at a version of the table; `texts` has a sentence for each, in the language asked for."""

    version: int
    choices: list[Explanation]
    texts: list[str]


class Why(msgspec.Struct, frozen=True):
    """Why an action is not legal now: a kind and facts, and a sentence. The kind is None if no reason is known."""

    action: str
    legal: bool
    kind: str | None
    facts: dict[str, Fact]
    text: str


class Reasons(msgspec.Struct, frozen=True):
    """Why actions are not legal at a version of the table."""

    version: int
    reasons: list[Why]


def position_of(table: Table, seat: int, language: str) -> Position:
    """A copy of the position. Raises a refusal if it is not this seat that chooses."""
    history = table.playing
    if history.state.actor != seat:
        raise errors.conflict("not-your-turn", "explanations are for a choice, and it is not yours now")
    return Position(history.game.keywords, table.row.pack, history.state.to_json(), seat, table.notes, language)


class ExplanationCache:
    """Explanations of the newest version of each table, by seat, language and plan."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[int, dict[tuple[Any, ...], Explained]]] = {}

    def get(self, table: str, version: int, key: tuple[Any, ...]) -> Explained | None:
        """What was explained before, if the table has not moved on."""
        known, explained = self._tables.get(table, (-1, {}))
        return explained.get(key) if known == version else None

    def put(self, table: str, version: int, key: tuple[Any, ...], explained: Explained) -> None:
        """Keep it until the table moves on, or too many other tables are explained."""
        known, kept = self._tables.pop(table, (-1, {}))
        if known > version:
            self._tables[table] = known, kept
            return
        if known < version:
            kept = {}
        if len(kept) < MAX_PLAN:
            kept[key] = explained
        self._tables[table] = version, kept
        while len(self._tables) > KEPT_TABLES:
            del self._tables[next(iter(self._tables))]


# ---------------------------------------------------------------------- in a worker process


def choices(position: Position, version: int) -> Explained:
    """What each legal choice means."""
    state = _state(position)
    return _spoken(state, position, version, explain_choices(state, position.seat, position.notes))


def plan(position: Position, version: int, texts: list[str]) -> Explained:
    """What a plan means, as far as it is certain. Raises `UnknownAction` or `IllegalAction`."""
    state = _state(position)
    actions = [state.game.parse(text) for text in texts]
    return _spoken(state, position, version, [explain(state, actions, position.seat, position.notes)])


def reasons(position: Position, version: int, texts: list[str]) -> Reasons:
    """Why actions are not legal. Raises `UnknownAction`."""
    real = _state(position)
    state = imagined(real, position.seat, Dealer.fast(0), position.notes)
    language = Language(position.language)
    found = []
    for text in texts:
        action = state.game.parse(text)
        legal = action in state.legal()
        reason = state.why_not(action)
        kind, facts = (None, {}) if reason is None else (reason.kind, reason.facts)
        sentence = "" if legal else language.reason(state.game.name, kind, facts)
        found.append(Why(str(action), legal, kind, facts, sentence))
    return Reasons(version, found)


def _state(position: Position) -> State:
    return position.build().state_from_json(position.state)


def _spoken(state: State, position: Position, version: int, explanations: list[Explanation]) -> Explained:
    language = Language(position.language)
    texts = [spoken(language, state.game.name, explanation) for explanation in explanations]
    return Explained(version, explanations, texts)
