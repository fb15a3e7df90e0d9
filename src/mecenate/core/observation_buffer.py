"""Buffers of observations: rows of numbers and of legal actions, which arrays of NumPy can share.

Compiled code fills them in place. Only what changes is written, so a row with thousands of zeros costs little.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.game import Game
from mecenate.core.observation import Observation
from mecenate.core.recall import A_MOVE, Recall
from mecenate.core.sparse_row import Changes, Row
from mecenate.core.sparse_vector import SparseVector
from mecenate.core.state import State

FLOAT: Final = "float"
BYTE: Final = "byte"
NONE: Final = "none"
FORMS: Final = (FLOAT, BYTE, NONE)


def observation_of(game: Game) -> Observation | None:
    """The observation of a game in whole numbers; None if its states write floats by themselves."""
    functions = game.functions
    if functions is None or type(game.start(game.min_seats, Dealer.fast(0))).observe is not State.observe:
        return None
    return functions.observation


@final
class ObservationBuffer:
    """Rows of observations of one game: as floats, as bytes or not at all, and masks of the legal actions.

    With `history`, each row has the last moves too.
    """

    def __init__(self, game: Game, rows: int, form: str = FLOAT, history: int = 0) -> None:
        """Raises `OptionError` for an unknown form, a wrong history, or if a game has no numbers in bytes."""
        if history < 0:
            raise OptionError(f"the history has 0 or more moves, not {history}")
        if form not in FORMS:
            raise OptionError(f"there is no form '{form}' of observations; there are {', '.join(FORMS)}")
        self.size: Final = len(game.observed)
        self.words: Final = len(game.vocabulary)
        self.form: Final = form
        self._observation: Final = observation_of(game)
        whole = self._observation is not None
        if form == BYTE and not whole:
            raise OptionError(f"{game.title} writes its numbers as floats; there are no bytes")
        self.floats: Final[vec[i32]] = vec[i32](bytes(rows * self.size if form == FLOAT and whole else 0))
        """The bits of floats of 32 bits."""
        self.bytes: Final[vec[u8]] = vec[u8](bytes(rows * self.size if form == BYTE else 0))
        self.masks: Final[vec[u8]] = vec[u8](bytes(rows * self.words))
        self.history: Final = history
        self.moves: Final[vec[i32]] = vec[i32](bytes(rows * history * A_MOVE))
        """The last moves as the seats know them, A_MOVE numbers each, the newest first."""
        self.dense: Final = FeatureVector(self.size, rows) if form == FLOAT and not whole else None
        """The floats of 64 bits of a game that writes them by itself."""
        self._sparse: Final = SparseVector(self.size)
        self._changes: Final = Changes(self.size)
        self._rows: Final = [Row(row, self.size if whole and form != NONE else 0) for row in range(rows)]
        self._legal: Final[list[tuple[Action, ...]]] = [()] * rows

    def write(self, row: i64, state: State, seat: i64) -> None:
        """What the seat may know, and which actions are legal; none are if another seat must choose."""
        self.observe(row, state, seat)
        self.mask(row, state, seat)

    def observe(self, row: i64, state: State, seat: i64) -> None:
        """What the seat may know."""
        if self.form == NONE:
            return
        observation = self._observation
        if observation is None:
            dense = self.dense
            assert dense is not None
            dense.begin(row)
            state.observe(seat, dense)
            return
        sparse = self._sparse
        observation.write_sparse(state, seat, sparse)
        kept = self._rows[row]
        changes = self._changes
        changes.between(kept, sparse, seat)
        if self.form == FLOAT:
            observation.form.write_floats(changes, kept.first, self.floats)
        else:
            observation.form.write_bytes(changes, kept.first, self.bytes)
        kept.keep(sparse)

    def mask(self, row: i64, state: State, seat: i64) -> None:
        """1 for each legal action, by its id."""
        masks = self.masks
        first = row * self.words
        for action in self._legal[row]:
            at = first + i64(action.id)
            masks[at] = 0
        legal = state.legal() if not state.over and state.asked_seat() == seat else ()
        self._legal[row] = legal
        for action in legal:
            at = first + i64(action.id)
            masks[at] = 1

    def recall(self, row: i64, recall: Recall, seat: i64) -> None:
        """The last moves, as the seat knows them."""
        recall.write(int(seat), self.moves, row * self.history * A_MOVE)

    def allows(self, row: i64, word: i64) -> bool:
        """Whether the action is legal by the mask of this row."""
        at = row * self.words + word
        return 0 <= word < self.words and self.masks[at] == 1

    def legal(self, row: i64) -> tuple[Action, ...]:
        """The legal actions of this row's mask."""
        return self._legal[row]
