"""Writes an analysis into the record of its game: chances and points of positions, comments, and better turns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from mecenate.analysis.analyse import seed_of
from mecenate.analysis.report import Analysis, Mark, Turn, Worth
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, Outcome, WatchedDealer
from mecenate.core.event import Event, Scribe
from mecenate.core.history import History
from mecenate.core.record import Note, Record, Step
from mecenate.core.state import State

BETTER: Final = "better"
"""The name of the branch with a better turn."""
_MARKED: Final = re.compile(rf"\[({'|'.join(Mark)})\]")

Sentence = Callable[[Turn], str]
"""What is said about a turn, in the language of a reader."""


def annotate(record: Record, analysis: Analysis, sentence: Sentence) -> None:
    """Write an analysis into a record, in place of an earlier one.

    The position before each turn gets its chances and points, the position after it a comment that begins with the
    mark: `[mistake] …`. A better turn becomes a branch with that name.
    """
    _clear(record)
    for turn in analysis.turns:
        _evaluate(record, turn.number - 1, turn.judged.before)
        _comment(record, turn.last, f"[{turn.judged.mark}] {sentence(turn)}".rstrip())
        if turn.judged.better:
            _branch(record, turn)


def marks_of(record: Record) -> dict[int, Mark]:
    """The marks that a record has, by the number of the last move of their turns."""
    found = {}
    for number, note in record.line.notes.items():
        for line in note.comment.split("\n"):
            if match := _MARKED.match(line):
                found[number] = Mark(match[1])
    return found


def _clear(record: Record) -> None:
    line = record.line
    line.branches = [branch for branch in line.branches if branch.name != BETTER]
    for number, note in line.notes.items():
        lines = [text for text in note.comment.split("\n") if not _MARKED.match(text)]
        line.notes[number] = note._replace(comment="\n".join(lines))


def _evaluate(record: Record, number: int, worth: Worth) -> None:
    note = record.line.notes.get(number, Note())
    record.line.notes[number] = note._replace(chances=tuple(worth.chances), points=tuple(worth.points))


def _comment(record: Record, number: int, text: str) -> None:
    note = record.line.notes.get(number, Note())
    record.line.notes[number] = note._replace(comment=f"{note.comment}\n{text}" if note.comment else text)


def _branch(record: Record, turn: Turn) -> None:
    branch = record.line.branch(turn.number - 1, BETTER)
    for action, outcomes, _ in real_line(record.line.history, turn):
        branch.add(Step(turn.seat, action, outcomes, False))


class RealStep(NamedTuple):
    """An action of a better turn in the real position, what chance did, and what happened."""

    action: Action
    outcomes: tuple[Outcome, ...]
    events: list[Event]


def real_line(history: History, turn: Turn, state: State | None = None) -> list[RealStep]:
    """The better turn played out in the real position, as far as it was possible there; chance is drawn anew.

    With `state`, the position before the turn, which is changed into the one after it.
    """
    dealer = Dealer.fast(seed_of(history, turn.number))
    state = history.at(turn.number - 1) if state is None else state
    steps = []
    for text in turn.judged.better:
        action = history.game.parse(text)
        if state.actor != turn.seat or action not in state.legal():
            break
        watched, scribe = WatchedDealer(dealer), Scribe()
        state.apply(action, watched, scribe)
        steps.append(RealStep(action, tuple(watched.outcomes), scribe.events))
    return steps
