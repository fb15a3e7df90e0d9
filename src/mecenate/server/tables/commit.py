"""Committing an entry: the last hops of every move.

    new row of the table -> update for each audience -> journal: on disk under (table, number) -> send the updates

If the process dies at any point, the entry is either stored or never happened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple

import msgspec

from mecenate.core.event import Event
from mecenate.server import errors
from mecenate.server.live.feed import Updates
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
from mecenate.server.tasks import BackgroundTasks

MAX_KEY = 64


_count = cache(ENTRIES.labels)
"""The counter of entries of a game and kind; to look it up takes longer than to count."""
Committed = Callable[[int | Exception], None]
"""Called with the version of an entry that is stored and told, or with the reason why it is not. It does not raise."""
NO_EVENTS: Final[list[Event]] = []
UNCHANGED: Final[dict[str, Any]] = {}


class Draft(NamedTuple):
    """An entry of a table that is not stored yet, with all that follows from it."""

    table: Table
    page: Page
    row: TableRow
    chairs: list[Seat]
    events: list[Event]
    turned: bool
    """Whether it is somebody else's turn then, or the game is over."""


class Committer:
    """Stores what was just done at a table, and tells everybody who watches."""

    def __init__(
        self,
        journal: Journal,
        registry: TableRegistry,
        lobby: Lobby,
        tasks: BackgroundTasks,
        on_commit: Callable[[Table], None],
        *,
        shared: bool,
    ) -> None:
        self._journal = journal
        self._registry = registry
        self._lobby = lobby
        self._tasks = tasks
        self._on_commit = on_commit
        self._shared = shared
        """Whether other processes use the same database."""

    async def commit(self, draft: Draft) -> int:
        """Store an entry and send it; returns its version. If it cannot be stored, the table is read again.

        The caller holds the lock of the table.
        """
        try:
            updates = self._draw(draft)
            await self._journal.append(draft.page)
        except Exception as error:
            return await self._not_stored(draft, error)
        return self._stored(draft, updates)

    def commit_now(self, draft: Draft, then: Committed) -> None:
        """The same without a task that waits; the lock of the table is held until `then` is called."""
        try:
            updates = self._draw(draft)
        except Exception as error:
            self._tasks.spawn(self._give_up(draft, error, then))
            return
        self._journal.add(draft.page, partial(self._written, draft, updates, then))

    def _written(self, draft: Draft, updates: Updates, then: Committed, error: Exception | None) -> None:
        if error is not None:
            self._tasks.spawn(self._give_up(draft, error, then))
            return
        try:
            version = self._stored(draft, updates)
        except Exception as failure:
            then(failure)
        else:
            then(version)

    async def _give_up(self, draft: Draft, error: Exception, then: Committed) -> None:
        try:
            version = await self._not_stored(draft, error)
        except Exception as failure:
            then(failure)
        else:
            then(version)

    def draft(
        self,
        table: Table,
        kind: str,
        seat: int,
        text: str,
        key: str | None,
        events: list[Event] = NO_EVENTS,
        outcomes: str = "",
        *,
        columns: dict[str, Any] = UNCHANGED,
        forget_after: int | None = None,
    ) -> Draft:
        """What is to be stored and told of what was just done; `columns` are those of the seat that change."""
        now = clock.now()
        changed = _with_reserve(table, seat, columns, now)
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
        return Draft(table, page, row, chairs, events, turned)

    def _draw(self, draft: Draft) -> Updates:
        entry = draft.page.entry
        return draft.table.feed.draw(draft.row, entry.kind, entry.seat, draft.events)

    def _stored(self, draft: Draft, updates: Updates) -> int:
        """Take over what is on the disk now, and tell everybody; returns its version."""
        table, row, entry = draft.table, draft.row, draft.page.entry
        table.row, table.chairs = row, draft.chairs
        table.remember(entry)
        _count(row.game, entry.kind).inc()
        table.feed.send(updates, entry.key)
        if draft.page.seat is not None or row.status == OVER or entry.kind != PLAY:
            table.feed.send_table()
        self._on_commit(table)
        if draft.turned:
            self._lobby.turn(table)
        return row.version

    async def _not_stored(self, draft: Draft, error: Exception) -> int:
        """Read the table again; returns the version of the same message if it arrived another way and was stored."""
        table, seat, key = draft.table, draft.page.entry.seat, draft.page.entry.key
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
