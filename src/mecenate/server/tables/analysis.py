"""Analysis of a game in a worker process: earlier positions, the log, the scores, what-if.

A worker is given a copy of the game as data. It never waits for the table, and the table never waits for it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.history import SNAPSHOT_EVERY, History
from mecenate.core.moves import Transcript
from mecenate.core.record import Record
from mecenate.server.live.messages import LogLine
from mecenate.server.live.view_delta import encoded, events_for
from mecenate.server.tables import export, whatif
from mecenate.server.tables.game_data import GameData
from mecenate.server.tables.log import Told, log_of
from mecenate.server.tables.table import Table
from mecenate.server.tables.whatif import Branch, Imagined, Standing


class Copy(GameData, frozen=True):
    """The game of a table, to be looked at elsewhere."""

    uncovered: bool
    transcript: Transcript
    told: Told
    """What the reader may know of moves whose events the server has in memory."""
    notes: bool = False
    """Whether the reader is shown what a note-taker would know."""


class Past(msgspec.Struct):
    """A position of the past, as the reader's seat saw it; when the game is over, as any seat saw it."""

    moves: int
    of: int
    seat: int | None
    actor: int | None
    over: bool
    view: Any
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None
    remembered: Any = None
    """What perfect memory adds to the view, at a table with notes."""


class Played(msgspec.Struct, frozen=True):
    """A game that was read from a record, with positions along the way."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    transcript: Transcript
    result: list[dict[str, Any]] | None
    """The scores, if the game is over."""


def copy_of(table: Table, seat: int | None = None, moves: tuple[int, int] = (0, -1)) -> Copy:
    """A copy of what is played at a table, with what a seat may know of some moves. Raises a refusal before a start."""
    row, history = table.row, table.dealt
    told = {number: events_for(events, seat) for number, events in history.events_in_memory(*moves).items()}
    return Copy(history.game.keywords, row.pack, table.uncovered, history.transcript(), told, table.notes)


# ---------------------------------------------------------------------- in a worker process


def past(copy: Copy, seat: int | None, moves: int) -> Past:
    """The position after a number of moves."""
    history = history_of(copy)
    state = history.at(moves)
    lines = log_of(history, seat, moves, moves, copy.told)
    return Past(
        moves=moves,
        of=len(history.moves),
        seat=seat,
        actor=state.actor,
        over=state.over,
        view=encoded(state.view(seat)),
        events=lines[0].events if lines else [],
        scores=[score.to_dict() for score in state.scores()] if copy.uncovered else None,
        remembered=encoded(state.remembered(seat)) if copy.notes else None,
    )


def totals(copy: Copy) -> list[list[int]]:
    """Every seat's total after the deal and after every move."""
    return [[score.total for score in state.scores()] for state in history_of(copy).positions()]


def log(copy: Copy, seat: int | None, first: int, last: int) -> list[LogLine]:
    """What happened from one move to another, as far as the seat may know."""
    return log_of(history_of(copy), seat, first, last, copy.told)


def explore(copy: Copy, seat: int | None, branch: Branch, alone: bool) -> Imagined:
    """Where a line of play leads."""
    return whatif.explore(history_of(copy), seat, branch, copy.notes, alone)


def standings(copy: Copy, seat: int | None) -> list[Standing]:
    """What everybody would have if the game ended now, as far as the seat can know it."""
    history = history_of(copy)
    return whatif.standings(history.at(len(history.moves)), seat, copy.notes)


def record_text(copy: Copy, played: export.Played) -> str:
    """The record of a finished game. Raises a refusal if this release can no longer replay it."""
    return str(export.record_of(history_of(copy).game, played))


def read_record(text: str) -> Played:
    """The game of a record. Raises `RecordError`, which names the line."""
    return _played(Record.parse(text).line.history)


def cut_short(copy: Copy, moves: int) -> Played:
    """The first moves of a game. Raises `HistoryError`."""
    whole = history_of(copy)
    state = whole.at(moves)
    snapshots = {number: text for number, text in copy.transcript.snapshots.items() if number < moves}
    beginning = Transcript(copy.transcript.deal, {**snapshots, moves: state.to_json()}, whole.moves[:moves])
    return _played(History.of_transcript(whole.game, beginning))


def _played(history: History) -> Played:
    snapshots = {
        number: state.to_json()
        for number, state in enumerate(history.positions())
        if number % SNAPSHOT_EVERY == 0 or number == len(history.moves)
    }
    state = history.state
    return Played(
        game=history.game.name,
        rules=history.game.rules_version,
        options=history.game.options,
        seats=state.seats,
        transcript=Transcript(history.deal, snapshots, history.moves),
        result=[score.to_dict() for score in state.scores()] if state.over else None,
    )


def history_of(copy: Copy) -> History:
    """The game of a copy, for reading only."""
    return History.of_transcript(copy.build(), copy.transcript)
