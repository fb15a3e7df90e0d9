"""Batches: many games of one kind that are stepped together, in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import NOBODY_LISTENS, Event, Scribe
from mecenate.core.observation_buffer import ObservationBuffer
from mecenate.core.recall import Recall
from mecenate.core.state import State

ALL: Final = -1
"""In the place of a seat: all seats learn."""
Choose = Callable[[State, list[Event]], Action]
"""A bot that is not random: its choice, from the state and what was told since its last one."""


@final
class Opponent:
    """A seat that does not learn. It chooses at random, or as `choose` says."""

    def __init__(self, dealer: Dealer | None, choose: Choose | None = None) -> None:
        self.dealer: Final = dealer
        self.choose: Final = choose
        self.told: list[Event] = []


@final
class Table:
    """One game of a batch. `learner` is the seat that learns, or ALL; `opponents` has an entry for each other seat.

    With `history` it keeps the last moves, which costs the events of every move.
    """

    def __init__(
        self,
        state: State,
        dealer: Dealer,
        learner: int = ALL,
        opponents: Sequence[Opponent | None] = (),
        history: int = 0,
    ) -> None:
        self.state: Final = state
        self.recall: Final = Recall(history, state.seats) if history else None
        self.dealer: Final = dealer
        self.learner: Final[i64] = learner
        self._opponents: Final = list(opponents)
        self._listening: Final = [one for one in opponents if one is not None and one.choose is not None]

    def play(self, action: Action) -> None:
        """An action of the seat that learns, then those of the others until it must choose again."""
        self._apply(action)
        if self.learner != ALL:
            self.play_others()

    def play_others(self) -> None:
        """The actions of the seats that do not learn, until one that does must choose."""
        if self.learner == ALL:
            return
        state = self.state
        while not state.over:
            seat = state.asked_seat()
            if seat == self.learner:
                return
            opponent = self._opponents[seat]
            assert opponent is not None
            if opponent.choose is None:
                dealer = opponent.dealer
                assert dealer is not None
                legal = state.legal()
                self._apply(legal[dealer.pick(len(legal))])
            else:
                told = opponent.told
                opponent.told = []
                choice = opponent.choose(state, told)
                if choice not in state.legal():
                    raise state.illegal(choice)
                self._apply(choice)

    def observer(self) -> i64:
        """The seat that observes: the one that learns, or the one that must choose; 0 at the end."""
        if self.learner != ALL:
            return self.learner
        return 0 if self.state.over else self.state.asked_seat()

    def _apply(self, action: Action) -> None:
        """Carry out an action that is legal."""
        state = self.state
        recall = self.recall
        if recall is None and not self._listening:
            state._apply_legal(action.id, self.dealer, NOBODY_LISTENS)
            return
        scribe = Scribe()
        seat = state.asked_seat()
        kind = state.asked_kind()
        state._apply_legal(action.id, self.dealer, scribe)
        if recall is not None:
            recall.note(int(seat), int(kind), action.id, scribe.events)
        for opponent in self._listening:
            opponent.told.extend(scribe.events)


@final
class Batch:
    """Tables, and a buffer with a row for each of them."""

    def __init__(self, buffer: ObservationBuffer, rows: int) -> None:
        self.buffer: Final = buffer
        self.rows: Final[i64] = rows
        self.tables: Final[list[Table]] = []
        self.seats: Final[vec[i64]] = vec[i64](bytes(rows))
        """The seat that observes, for each table."""

    def put(self, row: int, table: Table) -> None:
        """A new game in a row: the others play until a seat that learns must choose."""
        if row == len(self.tables):
            self.tables.append(table)
        else:
            self.tables[row] = table
        table.play_others()
        self._write(row)

    def step(self, actions: list[int]) -> list[int]:
        """One action at each table; returns the rows where the game ended, or where the action was not legal.

        At a table where the action was not legal nothing changes.
        """
        buffer = self.buffer
        vocabulary = self.tables[0].state.game.vocabulary.actions
        ended: list[int] = []
        row: i64 = 0
        while row < self.rows:
            word: i64 = actions[row]
            if not buffer.allows(row, word):
                ended.append(row)
            else:
                table = self.tables[row]
                table.play(vocabulary[word])
                self._write(row)
                if table.state.over:
                    ended.append(row)
            row += 1
        return ended

    def sample(self, dealer: Dealer) -> list[int]:
        """A legal action for each table, each equally likely; 0 where none is legal."""
        chosen: list[int] = []
        row: i64 = 0
        while row < self.rows:
            legal = self.buffer.legal(row)
            chosen.append(legal[dealer.pick(len(legal))].id if legal else 0)
            row += 1
        return chosen

    def _write(self, row: i64) -> None:
        table = self.tables[row]
        seat = table.observer()
        self.seats[row] = seat
        self.buffer.write(row, table.state, seat)
        recall = table.recall
        if recall is not None:
            self.buffer.recall(row, recall, seat)
