"""A soak: the server for half an hour, with people who come and go and bots among them.

    python bench/soak.py --minutes 30 --tables 500
    make soak ARGS="--minutes 5 --rate 60"

Each person leaves now and then and comes back; whoever was cut off sends the same move again. A fifth of the tables
have two bots. Every ten seconds a line is added to build/soak.csv, and at the end build/soak.svg shows all of them. The
exit code is 1 if an acknowledged move is not stored exactly once, if an answer never came, or if memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import math
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
import msgspec
import uvloop
from load_client import Guest
from load_process import usage_of
from load_server import serving
from soak_plot import plot
from soak_table import SEATS, Ledger, SoakTable

BUILD = Path(__file__).resolve().parent.parent / "build"
EVERY = 10.0
"""Seconds between two lines."""
OPENED_AT_ONCE = 8
WITH_BOTS = 5
"""One table of so many has bots."""
GROWTH = 1.15
"""How much more memory the last quarter may need than the second. A finished game that nobody watches stays in
memory for a minute."""
NICE = 5


class Line(msgspec.Struct):
    """What happened in ten seconds."""

    seconds: float
    server_mib: float
    moves: int
    p50_ms: float | None
    p99_ms: float | None
    lost: int
    doubled: int
    games: int
    returns: int
    errors: int


def main() -> int:
    given = _arguments()
    os.nice(NICE)  # the server, its child, too
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mecenate-soak-") as folder:
        file = Path(folder, "soak.sqlite")
        with serving(1, f"sqlite+aiosqlite:///{file}", given.workers) as ([address], [pid]):
            ledger, lines = uvloop.run(_soak(given, address, pid))
        lost, doubled = missing(file, ledger)
    lines[-1].lost += lost
    lines[-1].doubled = doubled
    _write(lines)
    return _verdict(lines, ledger)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Keep the server busy for long, with people who come and go.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of people, all tables together")
    parser.add_argument("--stay", type=float, default=60.0, help="seconds until somebody leaves, on average")
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    return parser.parse_args()


async def _soak(given: argparse.Namespace, address: str, pid: int) -> tuple[Ledger, list[Line]]:
    ledger, lines = Ledger(), [Line(0.0, 0.0, 0, None, None, 0, 0, 0, 0, 0)]
    async with httpx.AsyncClient(limits=httpx.Limits(max_connections=OPENED_AT_ONCE), timeout=120) as http:
        gate = asyncio.Semaphore(OPENED_AT_ONCE)
        tables = await asyncio.gather(
            *(_table(number, given, http, address, ledger, gate) for number in range(given.tables))
        )
        playing = [asyncio.create_task(table.run(given.game)) for table in tables]
        began = time.monotonic()
        while (now := time.monotonic() - began) < 60 * given.minutes:
            await asyncio.sleep(min(EVERY, 60 * given.minutes - now))
            lines.append(_line(time.monotonic() - began, pid, ledger))
            print(msgspec.json.encode(lines[-1]).decode(), flush=True)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    ledger.errors += [repr(one) for one in ended if isinstance(one, Exception)]
    return ledger, lines[1:]


async def _table(
    number: int,
    given: argparse.Namespace,
    http: httpx.AsyncClient,
    address: str,
    ledger: Ledger,
    gate: asyncio.Semaphore,
) -> SoakTable:
    bots = 2 if number % WITH_BOTS == 0 else 0
    async with gate:
        names = [f"Ada {number}.{seat}" for seat in range(SEATS - bots)]
        guests = [await Guest.enter(http, address, name) for name in names]
    return SoakTable(number, guests, bots, given.tables / given.rate, given.stay, ledger)


def _line(seconds: float, pid: int, ledger: Ledger) -> Line:
    times, ledger.times = sorted(ledger.times), []
    return Line(
        round(seconds, 1), round(usage_of([pid]).bytes / 2**20, 1), len(times), _rank(times, 0.5), _rank(times, 0.99),
        ledger.lost, 0, ledger.games, ledger.returns, len(ledger.errors),
    )  # fmt: skip


def _rank(times: list[float], share: float) -> float | None:
    return round(1000 * times[math.ceil(share * len(times)) - 1], 1) if times else None


def missing(file: Path, ledger: Ledger) -> tuple[int, int]:
    """How many acknowledged moves are not stored, and how many are stored more than once or out of order."""
    lost = doubled = 0
    with sqlite3.connect(file) as database:
        for table, keys in ledger.acknowledged.items():
            query = "SELECT key FROM entries WHERE table_id = ? AND key IS NOT NULL ORDER BY number"
            stored = [key for (key,) in database.execute(query, (table,))]
            count = Counter(stored)
            lost += sum(key not in count for key in keys)
            known = set(keys)
            doubled += sum(times - 1 for times in count.values()) + ([key for key in stored if key in known] != keys)
    database.close()
    return lost, doubled


def _write(lines: list[Line]) -> None:
    with (BUILD / "soak.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Line.__struct_fields__)
        writer.writerows(msgspec.structs.astuple(line) for line in lines)
    curves = {
        name: [(line.seconds / 60, getattr(line, name)) for line in lines]
        for name in ("server_mib", "p50_ms", "p99_ms", "moves")
    }
    (BUILD / "soak.svg").write_text(plot(curves), encoding="utf-8")


def _verdict(lines: list[Line], ledger: Ledger) -> int:
    quarter = max(1, len(lines) // 4)
    second = statistics.mean(line.server_mib for line in lines[quarter : 2 * quarter] or lines)
    last = statistics.mean(line.server_mib for line in lines[-quarter:])
    stored = sum(map(len, ledger.acknowledged.values()))
    print(f"{stored} moves acknowledged in {ledger.games} games; {ledger.returns} times somebody came back")
    print(f"lost {lines[-1].lost}, doubled {lines[-1].doubled}; memory {second:.0f} MiB, at the end {last:.0f} MiB")
    for error, times in Counter(ledger.errors).most_common(5):
        print(f"{times} × {error}", file=sys.stderr)
    print(f"{BUILD / 'soak.csv'}, {BUILD / 'soak.svg'}")
    return int(bool(lines[-1].lost or lines[-1].doubled or not stored or last > GROWTH * second))


if __name__ == "__main__":
    sys.exit(main())
