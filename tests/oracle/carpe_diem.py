"""Carpe Diem once more: slow, plain, and written from the rulebook alone.

Nothing here is shared with the engine. A `Table` is a whole game in dicts and lists; it says which actions are
legal, carries them out, and counts the scores. Clause numbers (CAD-…) are those of docs/rules/carpe_diem.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from mecenate.testing.oracle import Picks

from . import carpe_diem_cards as cards
from . import carpe_diem_turn as turn
from .carpe_diem_position import Job, Position, lay_out, set_up
from .carpe_diem_scores import scores


class Question(NamedTuple):
    """What may be answered, and what an answer does."""

    choices: Callable[[Position, Job], list[str]]
    answer: Callable[[Position, Job, str, Picks], None]


QUESTIONS = {
    "start": Question(turn.starts, turn.start),
    "move": Question(turn.moves, turn.move),
    "take": Question(turn.ring_tiles, turn.take),
    "take lower": Question(turn.lower_tiles, turn.take_lower),
    "place": Question(turn.places, turn.place),
    "order": Question(turn.orders, turn.order),
    "return": Question(turn.returns, turn.give_back),
    "disc": Question(cards.free_circles, cards.disc),
    "cards": Question(cards.which_first, cards.first_card),
    "card": Question(cards.card_choices, cards.card_answer),
}
WITHOUT_QUESTION: dict[str, Callable[[Position, Job, Picks], None]] = {
    "lay out": lay_out,
    "phase": turn.start_phase,
    "turn": turn.start_turn,
    "reward": turn.reward,
    "scoring": cards.score,
    "scorer": cards.start_scoring,
    "open card": cards.open_card,
}


@dataclass
class Table:
    """A whole game."""

    seats: int
    position: Position
    _legal: list[str] | None = None

    @staticmethod
    def deal(seats: int, options: Mapping[str, str | int], picks: Picks) -> Table:
        """A new game; options not given have their default."""
        table = Table(seats, set_up(seats, options, picks))
        table.go_on(picks)
        return table

    def copy(self) -> Table:
        """The same game, moved apart."""
        return Table(self.seats, self.position.twin())

    @property
    def over(self) -> bool:
        return not self.position.todo

    @property
    def asked(self) -> Job | None:
        """What is to be done next."""
        return self.position.todo[-1] if self.position.todo else None

    @property
    def actor(self) -> int | None:
        return None if self.asked is None else self.asked.seat

    def legal(self) -> list[str]:
        """What the actor may choose."""
        if self._legal is None:
            job = self.asked
            self._legal = [] if job is None else QUESTIONS[job.kind].choices(self.position, job)
        return self._legal

    def play(self, text: str, picks: Picks) -> None:
        """Carry out a legal action, and all that follows without a choice."""
        self.answer(text, picks)
        self.go_on(picks)

    def answer(self, text: str, picks: Picks) -> None:
        job = self.position.todo.pop()
        self._legal = None
        QUESTIONS[job.kind].answer(self.position, job, text, picks)

    def go_on(self, picks: Picks) -> None:
        """CAD-23: go on until there is something to choose; which card goes back is always asked."""
        while self.asked is not None:
            if self.asked.kind in WITHOUT_QUESTION:
                job = self.position.todo.pop()
                WITHOUT_QUESTION[job.kind](self.position, job, picks)
            elif self.asked.kind != "return" and len(self.legal()) == 1:
                self.answer(self.legal()[0], picks)
            else:
                return
            self._legal = None

    def scores(self) -> list[dict[str, Any]]:
        """A seat's total, rank and breakdown."""
        return scores(self.position)
