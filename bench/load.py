"""Load the server with tables of four random players, and measure the time until a move has reached all four.

    python bench/load.py --tables 100 --rate 1000 --seconds 20
    python bench/load.py --tables 100 --saturate

With a rate, moves fall due at even distances, over all tables in turn, whether or not the server keeps up: a move that
falls due while the last one of its table is still on its way is sent after it, and its time runs from when it was due;
`unsent` counts those whose turn never came. Saturated, every table plays its next move as soon as all four clients have
the last one.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Self

import msgspec
from load_driver import GRACE_SECONDS, WARMUP_SECONDS, Failure, Share, Tally, drive
from load_postgresql import postgresql
from load_process import NotStarted, stolen, usage_of
from load_server import serving

OPEN_SECONDS = 300
OPTIONS: dict[str, dict[str, Any]] = {"carrara": {"version": "advanced"}}


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one run; the load test of boardgame.io prints the same."""

    engine: str
    tables: int
    rate: float | None
    moves_per_second: int
    p50_ms: float | None
    p99_ms: float | None
    max_ms: float | None
    count: int
    lost: int
    unsent: int
    doubled: int
    errors: int = 0
    games: int | None = None
    server_mib: int
    server_us: float
    """Processor time of the server for a move, user and system, in microseconds: all its processes and threads."""
    server_cpu: float
    driver_cpu: float
    stolen: float = 0.0
    """Cores that other virtual machines took from this one, on average."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """One run; `rate` is None to saturate, `database` is None for a new SQLite file."""

    tables: int = 100
    rate: float | None = 1000
    seconds: float = 20
    warmup: int = 5000
    """Moves before the measurement. The peer's compiler needs them too, however slow the machine is."""
    game: str = "carrara"
    database: str | None = None
    processes: int = 1
    """Servers on one database, each with an address of its own."""
    workers: int = 1
    """Processes of each server, which share its address."""
    drivers: int = 1
    others: tuple[int, ...] = ()
    """Other processes that work for the server: those of the database."""

    @property
    def name(self) -> str:
        store = "SQLite" if self.database is None else self.database.partition("+")[0].partition(":")[0]
        store = "PostgreSQL" if store == "postgresql" else store
        processes = f", {self.processes} processes" if self.processes > 1 else ""
        processes += f", {self.workers} workers" if self.workers > 1 else ""
        return f"mecenate, {self.game}, {store}{processes}"


def run(plan: Plan) -> tuple[Figures, list[str]]:
    """Start a server, load it, and stop it; returns the figures and the errors."""
    with (
        serving(plan.processes, plan.database, plan.workers) as (addresses, served),
        Drivers(plan, addresses) as drivers,
    ):
        pids = [*served, *plan.others]
        drivers.wait_until(OPEN_SECONDS)
        drivers.start()
        drivers.wait_until(2 * WARMUP_SECONDS)
        measured = drivers.start()
        _sleep_until(measured)
        before, taken = usage_of(pids), stolen()
        _sleep_until(measured + plan.seconds)
        after, taken = usage_of(pids), stolen() - taken
        tallies = drivers.tallies()
    errors = [error for tally in tallies for error in tally.errors]
    figures = _figures(plan, tallies, after.bytes, after.cpu - before.cpu)
    return msgspec.structs.replace(figures, stolen=round(taken / plan.seconds, 2)), errors


class Drivers:
    """The processes that play, each at its share of the tables."""

    def __init__(self, plan: Plan, addresses: list[str]) -> None:
        context = multiprocessing.get_context("spawn")
        self._plan = plan
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for share in _shares(plan, addresses):
            ours, theirs = context.Pipe()
            self._pipes.append(ours)
            self._processes.append(context.Process(target=drive, args=(share, theirs), daemon=True))

    def __enter__(self) -> Self:
        for process in self._processes:
            process.start()
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.terminate()
            process.join()

    def wait_until(self, seconds: float) -> None:
        """Wait until all drivers have opened their tables, or have played their warm-up."""
        for pipe in self._pipes:
            self._receive(pipe, seconds)

    def start(self) -> float:
        """Let all drivers begin the warm-up, or the measurement, at the same moment; returns it."""
        start = time.perf_counter() + 0.2
        for pipe in self._pipes:
            pipe.send(start)
        return start

    def tallies(self) -> list[Tally]:
        return [self._receive(pipe, GRACE_SECONDS + 30) for pipe in self._pipes]

    @staticmethod
    def _receive(pipe: Connection, seconds: float) -> Any:
        if not pipe.poll(seconds):
            raise NotStarted(f"A driver did not answer within {seconds:.0f} seconds.")
        answer = pipe.recv()
        if isinstance(answer, Failure):
            raise NotStarted(f"A driver failed: {answer.words}")
        return answer


def _shares(plan: Plan, addresses: list[str]) -> list[Share]:
    bounds = [plan.tables * number // plan.drivers for number in range(plan.drivers + 1)]
    return [
        Share(
            addresses=addresses,
            game=plan.game,
            options=OPTIONS.get(plan.game, {}),
            first=first,
            tables=end - first,
            rate=None if plan.rate is None else plan.rate * (end - first) / plan.tables,
            warmup=max(1, plan.warmup * (end - first) // plan.tables),
            seconds=plan.seconds,
        )
        for first, end in pairwise(bounds)
    ]


def _sleep_until(moment: float) -> None:
    time.sleep(max(0.0, moment - time.perf_counter()))


def _figures(plan: Plan, tallies: list[Tally], memory: int, cpu: float) -> Figures:
    times = sorted(seconds for tally in tallies for seconds in tally.times)
    sent = sum(tally.sent for tally in tallies)
    moves = sum(tally.in_time for tally in tallies)
    return Figures(
        engine=plan.name,
        tables=plan.tables,
        rate=plan.rate,
        moves_per_second=round(moves / plan.seconds),
        p50_ms=_milliseconds(times, 0.5),
        p99_ms=_milliseconds(times, 0.99),
        max_ms=_milliseconds(times, 1),
        count=len(times),
        lost=sum(tally.lost for tally in tallies),
        unsent=0 if plan.rate is None else sum(tally.due for tally in tallies) - sent,
        doubled=sum(tally.doubled for tally in tallies),
        errors=sum(len(tally.errors) + tally.broken for tally in tallies),
        games=sum(tally.games for tally in tallies),
        server_mib=round(memory / 2**20),
        server_us=round(1e6 * cpu / max(1, moves), 1),
        server_cpu=round(cpu / plan.seconds, 4),
        driver_cpu=round(sum(tally.cpu for tally in tallies) / plan.seconds, 2),
    )


def _milliseconds(times: list[float], share: float) -> float | None:
    """The time that this share of the moves did not exceed, by nearest rank."""
    return round(times[math.ceil(share * len(times)) - 1] * 1000, 2) if times else None


def _plan() -> tuple[Plan, argparse.Namespace]:
    parser = argparse.ArgumentParser(description="Load the server: tables of four clients that play at random.")
    parser.add_argument("--tables", type=_positive, default=Plan.tables)
    parser.add_argument("--rate", type=float, default=Plan.rate, help="moves a second, all tables together")
    parser.add_argument("--saturate", action="store_true", help="play as fast as it goes instead of at a rate")
    parser.add_argument("--seconds", type=float, default=Plan.seconds, help="how long to measure")
    parser.add_argument("--warmup", type=_positive, default=Plan.warmup, help="moves before that, not measured")
    parser.add_argument("--game", default=Plan.game)
    parser.add_argument("--database", metavar="URL", help="an empty database; a new SQLite file unless given")
    parser.add_argument("--postgresql", action="store_true", help="start a fresh PostgreSQL and use that")
    parser.add_argument("--processes", type=_positive, default=1, help="servers on the one database")
    parser.add_argument("--workers", type=_positive, default=1, help="processes of each server, at one address")
    parser.add_argument("--drivers", type=_positive, default=1, help="processes that play")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    given = parser.parse_args()
    if given.database and given.postgresql:
        parser.error("--database and --postgresql exclude each other.")
    if given.processes > 1 and not (given.database or given.postgresql):
        parser.error("--processes: a SQLite file is for one server; use --workers, or add --postgresql.")
    return Plan(
        tables=given.tables,
        rate=None if given.saturate else given.rate,
        seconds=given.seconds,
        warmup=given.warmup,
        game=given.game,
        database=given.database,
        processes=given.processes,
        workers=given.workers,
        drivers=min(given.drivers, given.tables),
    ), given


def _positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{number} is not a positive number")
    return number


def main() -> int:
    plan, given = _plan()
    with ExitStack() as stack:
        if given.postgresql:
            database, process = stack.enter_context(postgresql())
            plan = replace(plan, database=database, others=(process,))
        try:
            figures, errors = run(plan)
        except NotStarted as failure:
            print(failure, file=sys.stderr)
            return 1
    for error, times in Counter(errors).most_common(10):
        print(f"{times} × {error}", file=sys.stderr)
    if given.json:
        print(msgspec.json.encode(figures).decode())
    else:
        for name, value in msgspec.structs.asdict(figures).items():
            print(f"{name:>16}  {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
