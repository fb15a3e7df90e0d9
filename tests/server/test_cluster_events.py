"""Which events of other processes are news to this one."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from mecenate.server.cluster.peers import Peers
from mecenate.server.services import Services
from mecenate.server.storage.events import EntryStored, MoveStored, ProcessAlive, TableChanged, TurnStarted, encode
from mecenate.server.storage.rows import RUNNING, Entry, Progress
from mecenate.server.tables.lock import TableLock
from mecenate.server.tables.registry import TableRegistry

ID, OTHER = "aB3-_4567890", "zzzzzzzzzzzz"


def move(table: str, number: int) -> str:
    entry = Entry(table, number, "play", 0, "take green", "3/28", 'a "key"', 1.5)
    return encode(MoveStored(entry, Progress(table, RUNNING, number, 1, False, 1.5, None, None, None, 1.5)))


def peers_at(version: int) -> tuple[Peers, TableRegistry]:
    """The peers of a process that has one table, at this version."""
    registry = TableRegistry(cast(Any, None), cast(Any, None), cast(Any, None))
    table = SimpleNamespace(row=SimpleNamespace(version=version), history=None)
    registry.tables[ID] = cast(Any, table)
    return Peers(cast(Services, SimpleNamespace(registry=registry, store=None))), registry


def test_a_move_that_is_known_or_concerns_nobody_here_is_dropped() -> None:
    async def ask() -> None:
        peers, registry = peers_at(5)
        assert [peers.at_once(move(ID, number)) for number in (4, 5, 6, 9)] == [True, True, False, False]
        assert peers.at_once(move(OTHER, 6)), "a table that this process does not have"
        registry._loading[OTHER] = cast(Any, None)
        assert not peers.at_once(move(OTHER, 6)), "what is being loaded may lack it"

    asyncio.run(ask())


def test_the_next_move_of_a_free_table_is_followed_where_it_arrives() -> None:
    async def follow() -> None:
        peers, registry = peers_at(5)
        followed: list[int] = []
        table = registry.tables[ID]
        table.history, table.lock = cast(Any, object()), TableLock()
        table.row = cast(Any, Progress(ID, RUNNING, 5, 1, False, 1.5, None, None, None, 1.5))
        table.follow = lambda entry, newest: followed.append(newest.version)  # type: ignore[method-assign]
        assert not peers.at_once(move(ID, 7)), "the one before is missing"
        assert table.lock.take()
        assert not peers.at_once(move(ID, 6)), "somebody is busy at the table"
        table.lock.release()
        assert peers.at_once(move(ID, 6))
        assert followed == [6]
        assert not table.lock.locked()

    asyncio.run(follow())


def test_a_turn_is_told_unless_it_is_of_this_process() -> None:
    async def ask() -> None:
        peers, registry = peers_at(5)
        told: list[str] = []
        lobby = SimpleNamespace(tell=lambda person, _notice: told.append(person))
        peers._services.lobby = cast(Any, lobby)
        for person, process in (("ada", registry.process), ("bea", "another")):
            assert peers.at_once(encode(TurnStarted(person, ID, "carrara", 6, process)))
        assert told == ["bea"]

    asyncio.run(ask())


def test_all_else_is_news() -> None:
    async def ask() -> None:
        peers, _ = peers_at(5)
        for event in (EntryStored(OTHER, 3), TableChanged(OTHER), ProcessAlive("x")):
            assert not peers.at_once(encode(event))

    asyncio.run(ask())


def test_a_move_that_was_stored_here_meanwhile_is_not_read_again() -> None:
    """It arrives while the lock of its table is held for it; nothing is asked of the database afterwards."""

    async def follow() -> None:
        _, registry = peers_at(5)
        table = cast(Any, SimpleNamespace(row=SimpleNamespace(version=4), history=object(), lock=TableLock()))
        await table.lock.acquire()
        entry = Entry(ID, 5, "play", 0, "take green", "", None, 0.0)
        progress = Progress(ID, RUNNING, 5, 1, False, 0.0, None, None, None, 0.0)
        following = asyncio.create_task(registry.follow(table, entry, progress))
        await asyncio.sleep(0)
        table.row.version = 5
        table.lock.release()
        await following  # the registry has no store, so a look into it would fail

    asyncio.run(follow())
