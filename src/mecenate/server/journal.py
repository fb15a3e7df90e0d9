"""The journal: everything that was done at any table, written in batches, and answered only once it is on the disk.

One commit costs about as much for one move as for a hundred, so while a batch is on its way to the disk the next
one gathers. Whoever appends waits until the commit has come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    Connection,
    Text,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mecenate.core.errors import MecenateError
from mecenate.server import database
from mecenate.server.rows import RUNNING, Entry, as_row
from mecenate.server.schema import entries, seats, snapshots, tables

CHANNEL = "mecenate_house"
"""Where the processes of one house tell each other what has changed."""
GATHERING = 0.002
"""Seconds for which a batch gathers: one commit for three moves instead of three costs nobody anything to see."""
MAX_NOTICE = 7900
"""PostgreSQL takes notices of less than 8,000 bytes."""


class Doubled(MecenateError):
    """Somebody else wrote that number, or that key, first."""


class Unwritten(MecenateError):
    """The database did not take it; nothing was changed."""


class Progress(msgspec.Struct, frozen=True):
    """What a table looks like after an entry: the columns that change with every move."""

    id: str
    status: str
    version: int
    actor: int | None
    bot_to_move: bool
    turn_started: float | None
    deadline: float | None
    result: str | None
    asking: str | None
    updated: float


class Page(msgspec.Struct, frozen=True):
    """One entry with all that must be written together with it."""

    entry: Entry
    progress: Progress
    snapshot: tuple[int, str] | None = None
    forget_after: int | None = None
    seat: tuple[int, dict[str, Any]] | None = None
    """A seat whose row changes too, and its columns."""
    notices: tuple[str, ...] = ()
    """What the other processes should hear besides that there is an entry."""


_PROGRESS = (
    update(tables)
    .where(tables.c.id == bindparam("_id"), tables.c.status == RUNNING)  # abandoned meanwhile, it stays so
    .values({name: bindparam(name) for name in Progress.__struct_fields__ if name != "id"})
)
_ENTRY = insert(entries)
_SNAPSHOT = insert(snapshots)
_NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("notices", type_=ARRAY(Text)))))


def write(connection: Connection, pages: Sequence[Page]) -> None:
    """Write pages inside a transaction, always in the same order, so that two processes never wait for each other."""
    pages = sorted(pages, key=lambda page: (page.entry.table_id, page.entry.number))
    newest = {page.progress.id: page.progress for page in pages}
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_ENTRIES_AT_ONCE, _as_json([page.entry for page in pages]))
        connection.exec_driver_sql(_PROGRESS_AT_ONCE, _as_json(list(newest.values())))
    else:
        connection.execute(_ENTRY, [as_row(page.entry) for page in pages])
        connection.execute(_PROGRESS, [_bound(progress) for progress in newest.values()])
    for page in pages:
        _write_the_rest(connection, page)
    if connection.dialect.name == "postgresql":
        notices = [notice for page in pages for notice in (_notice(page), *page.notices)]
        connection.execute(_NOTIFY, {"notices": notices})


def _notice(page: Page) -> str:
    """What the other processes hear of a page: all of it if that is no more than a move, so that they need not read."""
    entry, progress = page.entry, page.progress
    if page.seat is None and page.forget_after is None and progress.status == RUNNING:
        whole = f"move {entry.table_id} {entry.number} {msgspec.json.encode((entry, progress)).decode()}"
        if len(whole.encode()) <= MAX_NOTICE:
            return whole
    return f"entry {entry.table_id} {entry.number}"


def _write_the_rest(connection: Connection, page: Page) -> None:
    """What not every page has."""
    if page.forget_after is not None:
        later = snapshots.c.moves > page.forget_after
        connection.execute(delete(snapshots).where(snapshots.c.table_id == page.entry.table_id, later))
    if page.seat is not None:
        number, columns = page.seat
        row = (seats.c.table_id == page.entry.table_id, seats.c.seat == number)
        connection.execute(update(seats).where(*row).values(**columns))
    if page.snapshot is not None:
        moves, state = page.snapshot
        connection.execute(_SNAPSHOT, {"table_id": page.entry.table_id, "moves": moves, "state": state})


def _bound(progress: Progress) -> dict[str, Any]:
    row = as_row(progress)
    row["_id"] = row.pop("id")
    return row


# ---------------------------------------------------------------------- a whole batch in one statement of SQLite
#
# SQLite's driver gives the interpreter's lock up and takes it back for every row, and each time the event loop may
# keep it for milliseconds. So a batch goes in as one list in JSON, which SQLite takes apart by itself.


def _as_json(found: Sequence[msgspec.Struct]) -> tuple[str]:
    return (msgspec.json.encode([msgspec.structs.astuple(each) for each in found]).decode(),)


def _columns_of(kind: type[msgspec.Struct]) -> str:
    """The columns of rows in JSON, by the names of the structure."""
    fields = enumerate(kind.__struct_fields__)
    return ", ".join(f"json_extract(value, '$[{n}]') AS \"{name}\"" for n, name in fields)


def _names_of(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f'"{name}"' for name in kind.__struct_fields__)


_ENTRIES_AT_ONCE = f"INSERT INTO {entries.name} ({_names_of(Entry)}) SELECT {_columns_of(Entry)} FROM json_each(?)"
_CHANGES = ", ".join(f'"{name}" = new."{name}"' for name in Progress.__struct_fields__ if name != "id")
# The plus keeps SQLite from going through all running tables by their index instead of finding each by its id.
_PROGRESS_AT_ONCE = (
    f"UPDATE {tables.name} SET {_CHANGES} FROM (SELECT {_columns_of(Progress)} FROM json_each(?)) AS new "
    f"WHERE {tables.name}.id = new.id AND +{tables.name}.status = '{RUNNING}'"
)


class Journal:
    """The one writer of entries in this process."""

    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self._engine = engine
        self._file = database.open_file(url) if url.startswith("sqlite") else None
        self._thread = ThreadPoolExecutor(1, "journal")
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.written = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what is waiting, and end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()

    async def append(self, page: Page) -> None:
        """Write a page; returns when it is on the disk. Raises `Doubled` or `Unwritten`, and then it is not."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((page, future))
        self._wake.set()
        await future

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHERING)
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: list[tuple[Page, asyncio.Future[None]]]) -> None:
        """Write a batch; if it fails as a whole, page by page, so that one bad page harms no other table."""
        try:
            await self._commit([page for page, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            _fail(batch[0][1], error)
            return
        self.batches += 1
        self.written += len(batch)
        for _, future in batch:
            if not future.done():
                future.set_result(None)

    async def _commit(self, pages: list[Page]) -> None:
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_to_file, pages)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(write, pages)

    def _commit_to_file(self, pages: list[Page]) -> None:
        assert self._file is not None
        with self._file.begin() as connection:
            write(connection, pages)


def _fail(future: asyncio.Future[None], error: Exception) -> None:
    if future.done():
        return
    if isinstance(error, IntegrityError):
        future.set_exception(Doubled("this move was written by somebody else first"))
    else:
        future.set_exception(Unwritten(f"the move could not be stored ({type(error).__name__}); please try again"))
