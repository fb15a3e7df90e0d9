"""Export: the record of a stored game, with what was taken back and how long the moves took."""

from __future__ import annotations

import msgspec

from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game
from mecenate.core.moves import Rewind, outcomes_of
from mecenate.core.record import Note, Record, Step
from mecenate.server import errors
from mecenate.server.storage.rows import Entry
from mecenate.server.tables.table import PLAY, RULES, UNDO, Table


class Played(msgspec.Struct, frozen=True):
    """All that a record is made of, as it is stored."""

    seats: int
    deal: str
    entries: list[Entry]
    players: dict[int, str]
    has_clock: bool
    seal: str | None
    secret: str | None


def played_at(table: Table, entries: list[Entry]) -> Played:
    """What was played at a table, with the secret of its deal. Raises a refusal while anybody still plays that deal."""
    table.check_uncovered("the record")
    row = table.row
    names = {chair.seat: table.name_of(chair) or chair.bot or "" for chair in table.chairs}
    players = {seat: name for seat, name in names.items() if name}
    secret = row.secret if row.seal is not None else None
    return Played(row.seats, row.deal or "", entries, players, row.clock is not None, row.seal, secret)


def record_of(game: Game, played: Played) -> Record:
    """The record of a stored game. Raises a refusal if this release can no longer replay it."""
    try:
        return _replayed(game, played)
    except MecenateError as error:
        raise errors.conflict("older-rules", f"this release can no longer replay the game: {error}") from None


def _replayed(game: Game, played: Played) -> Record:
    record = Record(game, played.seats, Dealer.recorded(outcomes_of(played.deal)))
    record.players = played.players
    before = None
    for entry in played.entries:
        if entry.kind == PLAY:
            record.line.add(Step(entry.seat, game.parse(entry.text), outcomes_of(entry.outcomes), False))
            if played.has_clock and before is not None:
                record.line.notes[record.line.end] = Note(seconds=round(max(0.0, entry.at - before), 3))
        elif entry.kind == UNDO:
            rewind = Rewind.parse(entry.text)
            record.rewind(rewind.to, rewind.stream)
        elif entry.kind == RULES:
            raise errors.conflict("older-rules", f"its rules changed after move {record.line.end}")
        before = entry.at
    record.seal = played.seal
    record.secret = None if played.secret is None else bytes.fromhex(played.secret)
    return record
