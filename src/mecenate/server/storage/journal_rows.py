"""Rows of the journal: what one entry writes, and how a batch of entries is written in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
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

from mecenate.server.storage.events import CHANNEL, MAX_BYTES, ClusterEvent, EntryStored, MoveStored, encode
from mecenate.server.storage.rows import RUNNING, Entry, Progress, as_row
from mecenate.server.storage.schema import entries, seats, snapshots, tables


class Page(msgspec.Struct, frozen=True, gc=False):
    """One entry with all that must be written together with it."""

    entry: Entry
    progress: Progress
    snapshot: tuple[int, str] | None = None
    forget_after: int | None = None
    seat: tuple[int, dict[str, Any]] | None = None
    """A seat whose row changes too, and its columns."""
    events: tuple[ClusterEvent, ...] = ()
    """Other events for the other processes."""

    @property
    def is_plain(self) -> bool:
        """Whether it has only an entry, the new row of its table and perhaps a snapshot, like most moves."""
        return self.forget_after is None and self.seat is None


_PROGRESS = (
    update(tables)
    .where(tables.c.id == bindparam("_id"), tables.c.status == RUNNING)  # abandoned meanwhile, it stays so
    .values({name: bindparam(name) for name in Progress.__struct_fields__ if name != "id"})
)
_ENTRY = insert(entries)
_SNAPSHOT = insert(snapshots)
_NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(Text)))))


def write(connection: Connection, pages: Sequence[Page]) -> None:
    """Write pages inside a transaction, always in the same order, so that two processes never wait for each other."""
    pages = sorted(pages, key=lambda page: (page.entry.table_id, page.entry.number))
    newest = {page.progress.id: page.progress for page in pages}
    connection.execute(_ENTRY, [as_row(page.entry) for page in pages])
    connection.execute(_PROGRESS, [_bound(progress) for progress in newest.values()])
    for page in pages:
        _write_the_rest(connection, page)
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payloads": payloads_of(pages)})


def payloads_of(pages: Sequence[Page]) -> list[str]:
    """The events about these pages for the other processes, as payloads of NOTIFY."""
    return [payload for page in pages for payload in (_payload(page), *map(encode, page.events))]


def short_payloads_of(pages: Sequence[Page]) -> list[str]:
    """The same without the moves, which only few processes need."""
    return [
        payload
        for page in pages
        for payload in (encode(EntryStored(page.entry.table_id, page.entry.number)), *map(encode, page.events))
    ]


def _payload(page: Page) -> str:
    """The page itself if it is just a move and fits, so that the other processes need not read it."""
    entry, progress = page.entry, page.progress
    if page.seat is None and page.forget_after is None and progress.status == RUNNING:
        whole = encode(MoveStored(entry, progress))
        if len(whole.encode()) <= MAX_BYTES:
            return whole
    return encode(EntryStored(entry.table_id, entry.number))


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
