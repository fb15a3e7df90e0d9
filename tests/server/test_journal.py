"""The journal's file on SQLite: one statement for a batch, the same rows as by the longer way, all or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, insert, select

from mecenate.server.storage import journal_sqlite
from mecenate.server.storage.journal import GATHERING, Journal
from mecenate.server.storage.journal_rows import Page, write
from mecenate.server.storage.journal_sqlite import MOST_AT_ONCE, JournalFile
from mecenate.server.storage.rows import RUNNING, Entry, Progress
from mecenate.server.storage.schema import entries, metadata, people, snapshots, tables

TABLES = ("a", "b", "c")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = create_engine(f"sqlite:///{tmp_path / 'house.db'}")
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(insert(people), {"id": "ada", "name": "Ada", "created": 0.0})
        connection.execute(insert(tables), [_table(id) for id in TABLES])
    yield engine
    engine.dispose()


@pytest.fixture
def file(engine: Engine) -> Iterator[JournalFile]:
    file = JournalFile(str(engine.url))
    yield file
    asyncio.run(file.close())


def write_to(file: JournalFile, pages: list[Page]) -> None:
    asyncio.run(file.write(pages))


def _table(id: str) -> dict[str, object]:
    texts = ("game", "options", "invite", "watch", "undo", "when_out", "deal_group")
    numbers = ("rules", "seats", "version", "created", "updated")
    flags = ("public", "bot_to_move", "settled")
    return {
        "id": id,
        "owner": "ada",
        "status": RUNNING,
        **dict.fromkeys(texts, "-"),
        **dict.fromkeys(numbers, 0),
        **dict.fromkeys(flags, False),
    }


def page(table: str, number: int, snapshot: tuple[int, str] | None = None) -> Page:
    entry = Entry(table, number, "play", 1, "take green", "3/28", f"key {number}", 5.5)
    return Page(entry, Progress(table, RUNNING, number, 2, True, 1.5, None, None, None, 6.5), snapshot)


def everything(connection: Connection) -> list[list[str]]:
    """All rows of the tables that a page is written to."""
    return [sorted(map(str, connection.execute(select(table)))) for table in (entries, tables, snapshots)]


def stored(engine: Engine) -> list[list[str]]:
    with engine.connect() as connection:
        return everything(connection)


def test_a_batch_finds_each_table_by_its_id(engine: Engine) -> None:
    update = journal_sqlite.UPDATE_TABLE.replace("new.new_", ":")
    with sqlite3.connect(str(engine.url.database)) as connection:
        values = dict.fromkeys(Progress.__struct_fields__)
        plan = connection.execute(f"EXPLAIN QUERY PLAN {update}", values).fetchall()
    steps = [str(row[-1]) for row in plan]
    assert [step.partition(" (")[2] for step in steps if "tables" in step.split()] == ["id=?)"]


def test_plain_moves_are_written_as_by_the_longer_way(engine: Engine, file: JournalFile) -> None:
    pages = [page("a", 1), page("b", 1, (1, "{}")), page("a", 2), page("c", 1)]
    with engine.connect() as connection:
        write(connection, pages)
        expected = everything(connection)
        connection.rollback()
    write_to(file, pages)
    assert stored(engine) == expected
    assert [len(rows) for rows in expected] == [4, 3, 1]


@pytest.mark.parametrize("snapshot", [None, (2, "{}")])
def test_a_batch_with_one_bad_page_leaves_nothing(
    engine: Engine, file: JournalFile, snapshot: tuple[int, str] | None
) -> None:
    write_to(file, [page("a", 1)])
    before = stored(engine)
    with pytest.raises(Exception, match="UNIQUE"):
        write_to(file, [page("b", 1), page("c", 1, snapshot), page("a", 1)])
    assert stored(engine) == before


def test_an_entry_of_a_table_that_is_not_there_is_refused(engine: Engine, file: JournalFile) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        write_to(file, [page("nowhere", 1)])
    assert stored(engine)[0] == []


def test_a_table_that_was_abandoned_meanwhile_stays_so(engine: Engine, file: JournalFile) -> None:
    with engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == "a").values(status="abandoned"))
    write_to(file, [page("a", 1)])
    with engine.connect() as connection:
        assert connection.execute(select(tables.c.status, tables.c.version).where(tables.c.id == "a")).one() == (
            "abandoned",
            0,
        )


def test_a_long_batch_goes_the_longer_way(engine: Engine, file: JournalFile) -> None:
    write_to(file, [page("a", number) for number in range(1, MOST_AT_ONCE + 1)])
    write_to(file, [page("b", number, (1, "{}") if number == 1 else None) for number in range(1, MOST_AT_ONCE + 2)])
    assert [len(rows) for rows in stored(engine)] == [2 * MOST_AT_ONCE + 1, 3, 1]


def test_if_what_follows_a_move_fails_the_other_tables_are_told(engine: Engine) -> None:
    told: list[Exception | None] = []

    def fails(error: Exception | None) -> None:
        raise RuntimeError(error)

    async def write_two() -> None:
        journal = Journal(None, str(engine.url))  # type: ignore[arg-type]  # PostgreSQL alone needs the engine
        journal.start()
        journal.add(page("a", 1), fails)
        journal.add(page("b", 1), told.append)
        await journal.append(page("c", 1))
        await journal.stop()

    asyncio.run(write_two())
    assert told == [None]
    assert len(stored(engine)[0]) == 3


def test_a_journal_that_stops_tells_of_what_it_is_writing(engine: Engine) -> None:
    told: list[Exception | None] = []

    async def stop_while_writing() -> None:
        journal = Journal(None, str(engine.url))  # type: ignore[arg-type]
        journal.start()
        journal.add(page("a", 1), told.append)
        await asyncio.sleep(GATHERING)
        await journal.stop()

    asyncio.run(stop_while_writing())
    assert told == [None]
