"""Committing an entry: the last hops of every move.

    new row of the table -> update for each audience -> journal: on disk under (table, number) -> send the updates

If the process dies at any point, the entry is either stored or never happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mecenate.core.event import Event
from mecenate.server import errors
from mecenate.server.live.lobby import Lobby
from mecenate.server.metrics import ENTRIES
from mecenate.server.storage.events import ClusterEvent, TurnStarted
from mecenate.server.storage.journal import Doubled, Journal, Unwritten
from mecenate.server.storage.journal_rows import Page
from mecenate.server.storage.rows import OVER, Entry, Seat, TableRow
from mecenate.server.tables import clock, timing
from mecenate.server.tables.progress import has_turned, progress_of, progressed
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.table import PLAY, Table

MAX_KEY = 64


class Committer:
    """Stores what was just done at a table, and tells everybody who watches."""

    def __init__(
        self,
        journal: Journal,
        registry: TableRegistry,
        lobby: Lobby,
        on_commit: Callable[[Table], None],
        *,
        shared: bool,
    ) -> None:
        self._journal = journal
        self._registry = registry
        self._lobby = lobby
        self._on_commit = on_commit
        self._shared = shared
        """Whether other processes use the same database."""

    async def commit(
        self,
        table: Table,
        kind: str,
        seat: int,
        text: str,
        key: str | None,
        *,
        events: list[Event] | None = None,
        outcomes: str = "",
        columns: dict[str, Any] | None = None,
        forget_after: int | None = None,
    ) -> int:
        """Store an entry and send it; returns its version. If it cannot be stored, the table is read again.

        `columns` are those of the seat that change. The caller holds the lock of the table.
        """
        now = clock.now()
        changed = _with_reserve(table, seat, columns or {}, now)
        chairs = table.chairs
        if changed:
            chairs = [*chairs[:seat], msgspec.structs.replace(chairs[seat], **changed), *chairs[seat + 1 :]]
        row = progressed(table, chairs, now)
        entry = Entry(table.id, row.version, kind, seat, text, outcomes, key, now)
        turned = has_turned(table.row, row)
        page = Page(
            entry,
            progress_of(row),
            _snapshot(table) if kind == PLAY else None,
            forget_after,
            (seat, changed) if changed else None,
            self.turn_events(row, chairs) if turned else (),
        )
        try:
            updates = table.feed.draw(row, kind, seat, events or [])
            await self._journal.append(page)
        except Exception as error:
            return await self._not_stored(table, seat, key, error)
        table.row, table.chairs = row, chairs
        table.remember(entry)
        ENTRIES.labels(row.game, kind).inc()
        table.feed.send(updates, key)
        if changed or row.status == OVER or kind != PLAY:
            table.feed.send_table()
        self._on_commit(table)
        if turned:
            self._lobby.turn(table)
        return row.version

    async def _not_stored(self, table: Table, seat: int, key: str | None, error: Exception) -> int:
        """Read the table again; returns the version of the same message if it arrived another way and was stored."""
        table.lose()
        await self._registry.recover(table)
        known = known_key(table, seat, key)
        if known is not None:
            return known
        if isinstance(error, Doubled):
            raise errors.stale(table.row.version) from None
        if isinstance(error, Unwritten):
            raise errors.not_stored() from error
        raise error  # a view that cannot be drawn: a defect, not the database

    def turn_events(self, row: TableRow, chairs: list[Seat]) -> tuple[ClusterEvent, ...]:
        """Events for people at the other processes: whose turn it is now, or that the game is over."""
        if not self._shared:
            return ()
        over, process = row.status == OVER, self._registry.process
        told = [chair for chair in chairs if over or (chair.seat == row.actor and chair.bot is None)]
        return tuple(
            TurnStarted(chair.person_id, row.id, row.game, row.version, process, over)
            for chair in told
            if chair.person_id is not None
        )


def known_key(table: Table, seat: int, key: str | None) -> int | None:
    """The version that the message with this key made, if it was carried out before. Raises a refusal for a bad key."""
    if key is None:  # a bot sends nothing twice
        return None
    if not 1 <= len(key) <= MAX_KEY or not key.isprintable():
        raise errors.bad_request(f"a key has 1 to {MAX_KEY} printable characters")
    entry = table.keys.get(key)
    if entry is None:
        return None
    by, version = entry
    if by != seat:
        raise errors.conflict("key-taken", "that key was used by somebody else")
    return version


def _snapshot(table: Table) -> tuple[int, str] | None:
    """The position to store with this move, if one is due."""
    history = table.playing
    position = history.new_snapshot(table.beat)
    return None if position is None else (len(history.moves), position)


def _with_reserve(table: Table, seat: int, columns: dict[str, Any], now: float) -> dict[str, Any]:
    """The columns of a seat that change, its reserve included if its turn is over or a bot takes it."""
    clock, row = table.clock, table.row
    reserve, next_actor = table.chairs[seat].reserve, table.playing.state.actor
    if clock is None or reserve is None or row.turn_started is None or table.is_bot(seat):
        return columns
    if seat != row.actor:  # undoing the end of a turn takes back the increment
        return {**columns, "reserve": max(0.0, reserve - clock.increment)} if next_actor == seat else columns
    left = timing.reserve_left(clock, reserve, row.turn_started, now)
    if next_actor != seat:
        return {**columns, "reserve": left + clock.increment}
    return {**columns, "reserve": left} if columns else columns
