"""Which events of other processes are news to this one."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from mecenate.server.cluster.peers import Peers
from mecenate.server.services import Services
from mecenate.server.storage.events import EntryStored, MoveStored, ProcessAlive, TableChanged, encode
from mecenate.server.storage.rows import RUNNING, Entry, Progress
from mecenate.server.tables.registry import TableRegistry

ID, OTHER = "aB3-_4567890", "zzzzzzzzzzzz"


def move(table: str, number: int) -> str:
    entry = Entry(table, number, "play", 0, "take green", "3/28", 'a "key"', 1.5)
    return encode(MoveStored(entry, Progress(table, RUNNING, number, 1, False, 1.5, None, None, None, 1.5)))


def peers_at(version: int) -> tuple[Peers, TableRegistry]:
    """The peers of a process that has one table, at this version."""
    registry = TableRegistry(cast(Any, None), cast(Any, None), cast(Any, None))
    registry.tables[ID] = cast(Any, SimpleNamespace(row=SimpleNamespace(version=version)))
    return Peers(cast(Services, SimpleNamespace(registry=registry, store=None))), registry


def test_a_move_that_is_known_or_concerns_nobody_here_is_dropped() -> None:
    async def ask() -> None:
        peers, registry = peers_at(5)
        assert [peers.wants(move(ID, number)) for number in (4, 5, 6, 9)] == [False, False, True, True]
        assert not peers.wants(move(OTHER, 6)), "a table that this process does not have"
        registry._loading[OTHER] = cast(Any, None)
        assert peers.wants(move(OTHER, 6)), "what is being loaded may lack it"

    asyncio.run(ask())


def test_all_else_is_news() -> None:
    async def ask() -> None:
        peers, _ = peers_at(5)
        for event in (EntryStored(OTHER, 3), TableChanged(OTHER), ProcessAlive("x")):
            assert peers.wants(encode(event))

    asyncio.run(ask())


def test_a_move_that_was_stored_here_meanwhile_is_not_read_again() -> None:
    """It arrives while the lock of its table is held for it; nothing is asked of the database afterwards."""

    async def follow() -> None:
        _, registry = peers_at(5)
        table = cast(Any, SimpleNamespace(row=SimpleNamespace(version=4), history=object(), lock=asyncio.Lock()))
        await table.lock.acquire()
        entry = Entry(ID, 5, "play", 0, "take green", "", None, 0.0)
        progress = Progress(ID, RUNNING, 5, 1, False, 0.0, None, None, None, 0.0)
        following = asyncio.create_task(registry.follow(table, entry, progress))
        await asyncio.sleep(0)
        table.row.version = 5
        table.lock.release()
        await following  # the registry has no store, so a look into it would fail

    asyncio.run(follow())
