"""What single optimisations of the server save, each against the plain way, in turns on this machine.

    python bench/server_parts.py              all of them
    python bench/server_parts.py journal      one: delta, frames, garbage, journal, postgres, switch

Figures are processor time, except for `switch`, which is about waiting. Every figure is the median of the rounds.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from load_postgresql import postgresql
from sqlalchemy import Connection, insert
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

import mecenate
from mecenate.core.dealer import Dealer
from mecenate.server import garbage
from mecenate.server.live.frames import framed, text_of
from mecenate.server.live.view_delta import ViewDelta
from mecenate.server.run import SWITCHING
from mecenate.server.storage import database
from mecenate.server.storage.journal_rows import Page, write
from mecenate.server.storage.journal_sqlite import JournalFile
from mecenate.server.storage.rows import RUNNING, Entry, Person, Progress, TableRow, as_row
from mecenate.server.storage.schema import people, tables
from mecenate.server.tables.creation import Wish, blank
from tests.meanwhile import meanwhile

ROUNDS = 7
Measure = Callable[[], float]


def compare(unit: str, ways: dict[str, Measure]) -> None:
    """Run all ways in turns, and print the median of each."""
    figures: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, measure in ways.items():
            figures[name].append(measure())
    report(unit, figures)


def report(unit: str, figures: dict[str, list[float]]) -> None:
    """Print the medians."""
    for name, values in figures.items():
        print(f"  {name:<44} {statistics.median(values):10.2f} {unit}  ({min(values):.2f} to {max(values):.2f})")


# ---------------------------------------------------------------------- the journal on SQLite


@contextmanager
def journal_file(running: int) -> Iterator[tuple[JournalFile, list[str]]]:
    """A new database with so many running tables, and their ids."""
    with tempfile.TemporaryDirectory(prefix="mecenate-parts-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'parts.db'}"
        database.migrate_now(url)
        file = JournalFile(url)
        ada, rows = new_rows(running)
        with file._engine.begin() as connection:
            add_rows(connection, ada, rows)
        try:
            yield file, [row.id for row in rows]
        finally:
            file._engine.dispose()


def new_rows(running: int) -> tuple[Person, list[TableRow]]:
    """A person, and so many running tables of hers."""
    ada, game, wish = Person("ada", "Ada"), mecenate.game("carrara"), Wish("carrara", 2)
    rows = [blank(game, ada, wish, secrets.token_hex(32), "group") for _ in range(running)]
    return ada, [msgspec.structs.replace(row, status=RUNNING) for row in rows]


def add_rows(connection: Connection, ada: Person, rows: list[TableRow]) -> None:
    """Write them into a new database."""
    connection.execute(insert(people).values(**as_row(ada), created=0.0))
    connection.execute(insert(tables), [as_row(row) for row in rows])


def batch_of(ids: list[str], number: int) -> list[Page]:
    """One move for each of these tables."""
    return [
        Page(
            Entry(id, number, "play", 0, "take green", "", secrets.token_hex(8), 0.0),
            Progress(id, RUNNING, number, 1, False, 0.0, None, None, None, 0.0),
        )
        for id in ids
    ]


class Writing:
    """Writes batches of moves, by one statement or by several."""

    def __init__(self, file: JournalFile, ids: list[str], moves: int = 10) -> None:
        self._file = file
        self._ids = ids[:moves]
        self._number = 0

    def one_statement(self) -> None:
        self._file._write(self._next())

    def several_statements(self) -> None:
        with self._file._engine.begin() as connection:
            write(connection, self._next())

    def _next(self) -> list[Page]:
        self._number += 1
        return batch_of(self._ids, self._number)


def journal() -> None:
    print("journal: a batch of ten moves, in one statement by a view and a trigger, or in several")
    with journal_file(100) as (file, ids):
        writing = Writing(file, ids[:50])
        alone = Writing(file, ids[50:], moves=1)
        compare(
            "µs/move",
            {
                "one statement, one move": lambda: _thread_time(alone.one_statement, 50),
                "one statement": lambda: _thread_time(writing.one_statement, 50) / 10,
                "several statements (SQLAlchemy)": lambda: _thread_time(writing.several_statements, 50) / 10,
            },
        )


def switch() -> None:
    print("switch: how long a batch of ten moves takes while the other thread is busy with Python code")
    with journal_file(100) as (file, ids), meanwhile(lambda: sum(range(1000))):
        writing = Writing(file, ids)
        compare(
            "ms/batch",
            {
                f"one statement, interval {1000 * SWITCHING} ms": lambda: _waiting(writing.one_statement, SWITCHING),
                "one statement, interval 5 ms": lambda: _waiting(writing.one_statement, 0.005),
                f"several statements, interval {1000 * SWITCHING} ms": lambda: _waiting(
                    writing.several_statements, SWITCHING
                ),
                "several statements, interval 5 ms": lambda: _waiting(writing.several_statements, 0.005),
            },
        )


def _waiting(do: Callable[[], None], interval: float) -> float:
    before = sys.getswitchinterval()
    sys.setswitchinterval(interval)
    times = []
    for _ in range(10):
        start = time.perf_counter()
        do()
        times.append(time.perf_counter() - start)
    sys.setswitchinterval(before)
    return 1000 * statistics.median(times)


def _thread_time(do: Callable[[], object], times: int) -> float:
    start = time.thread_time()
    for _ in range(times):
        do()
    return 1e6 * (time.thread_time() - start) / times


# ---------------------------------------------------------------------- the journal on PostgreSQL


def postgres() -> None:
    print("postgres: a batch of ten moves in one statement, or in several; needs PostgreSQL")
    with postgresql() as (url, _):
        asyncio.run(_postgres(url))


async def _postgres(url: str) -> None:
    from mecenate.server.storage.journal_postgres import JournalConnection  # its driver is an optional dependency

    engine = database.open_engine(url)
    await database.migrate(engine)
    ada, rows = new_rows(10)
    async with engine.begin() as connection:
        await connection.run_sync(add_rows, ada, rows)
    ids, journal, numbers = [row.id for row in rows], JournalConnection(engine), itertools.count(1)

    async def one_statement() -> None:
        await journal.write(batch_of(ids, next(numbers)))

    async def several_statements() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(write, batch_of(ids, next(numbers)))

    figures: dict[str, list[float]] = {"one statement": [], "several statements (SQLAlchemy)": []}
    for _ in range(ROUNDS):
        for values, do in zip(figures.values(), (one_statement, several_statements), strict=True):
            start = time.process_time()
            for _ in range(30):
                await do()
            values.append(1e6 * (time.process_time() - start) / 300)
    report("µs/move", figures)
    await journal.close()
    await engine.dispose()


# ---------------------------------------------------------------------- garbage


def collections() -> None:
    print("garbage: requests that leave cycles, 500 of them open at a time, beside 200,000 objects that stay")
    kept: list[Any] = [{"number": number, "list": [number]} for number in range(100_000)]
    figures = {"small steps": _collecting(in_small_steps), "default": _collecting(by_default)}
    compare("ms, longest pause", {name: lambda run=run: max(run()) for name, run in figures.items()})  # type: ignore[misc]
    compare("ms in all", {name: lambda run=run: sum(run()) for name, run in figures.items()})  # type: ignore[misc]
    del kept


def in_small_steps() -> None:
    gc.unfreeze()
    garbage.collect_in_small_steps()


def by_default() -> None:
    gc.unfreeze()
    gc.collect()
    gc.set_threshold(700, 10, 10)


def _collecting(start: Callable[[], None]) -> Callable[[], list[float]]:
    def run() -> list[float]:
        start()
        return _pauses(20_000)

    return run


def _pauses(requests: int) -> list[float]:
    """How long each collection takes while requests come and go, in milliseconds of processor time."""
    pauses: list[float] = [0.0]
    begun = 0.0

    def watch(phase: str, _info: dict[str, int]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.thread_time()
        else:
            pauses.append(1000 * (time.thread_time() - begun))

    gc.callbacks.append(watch)
    try:
        opened: deque[Any] = deque(maxlen=500)
        for _ in range(requests):
            opened.append(_request())
    finally:
        gc.callbacks.remove(watch)
    return pauses


def _request() -> dict[str, Any]:
    """A few objects that refer to each other, as a request leaves them."""
    head: dict[str, Any] = {}
    head["parts"] = [{"head": head, "list": [number]} for number in range(20)]
    return head


# ---------------------------------------------------------------------- view delta


def delta() -> None:
    import mecenate.server.live.view_delta as module

    print(f"delta: the changed parts of four views after a move ({Path(module.__file__).suffix})")
    dealer = Dealer.fast(3)
    state = mecenate.game("carrara", version="advanced").start(4, dealer)
    chance = random.Random(1)
    states = []
    for _ in range(200):
        state.apply(chance.choice(state.legal()), dealer)
        states.append(state.copy())

    def measure() -> float:
        changes = ViewDelta()
        changes.refresh(states[0], range(4))
        start = time.thread_time()
        for each in states[1:]:
            changes.refresh(each, range(4))
        return 1e6 * (time.thread_time() - start) / (len(states) - 1)

    compare("µs/move", {"refresh": measure})


# ---------------------------------------------------------------------- frames


def frames() -> None:
    print("frames: a message of 120 bytes is read, an update of 1,440 bytes is written")
    received = Frame(Opcode.TEXT, b"x" * 120).serialize(mask=True)
    update = b"x" * 1440

    def read() -> None:
        reader = StreamReader()
        reader.feed_data(received)
        deque(Frame.parse(reader.read_exact, mask=True), 0)

    ways: dict[str, Callable[[], object]] = {
        "read, plain frames": lambda: text_of(received),
        "read, websockets": read,
        "write, plain frames": lambda: framed(update),
        "write, websockets": lambda: Frame(Opcode.TEXT, update).serialize(mask=False),
    }
    compare("µs/frame", {name: partial(_thread_time, way, 20_000) for name, way in ways.items()})


PARTS = {
    "delta": delta,
    "frames": frames,
    "garbage": collections,
    "journal": journal,
    "postgres": postgres,
    "switch": switch,
}


def main() -> int:
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
