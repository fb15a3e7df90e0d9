"""Memory of the server for a table with four sockets, opened and after 20 moves.

python bench/memory.py
python bench/memory.py --tables 100 400
"""

from __future__ import annotations

import argparse
import time

import load
import load_server
from load_process import usage_of

MOVES = 20
SECONDS = 3.0


def measure(tables: int) -> None:
    """Open tables, play, and print what the server has grown by."""
    plan = load.Plan(tables=tables, rate=400.0, seconds=SECONDS, warmup=MOVES * tables)
    with load_server.serving(1, None) as (addresses, pids):
        empty = usage_of(pids).bytes
        with load.Drivers(plan, addresses) as drivers:
            drivers.wait_until(load.OPEN_SECONDS)
            opened = usage_of(pids).bytes
            drivers.start()
            drivers.wait_until(2 * load.WARMUP_SECONDS)
            load._sleep_until(drivers.start())
            time.sleep(SECONDS)
            played = usage_of(pids).bytes
            drivers.tallies()
    each = [(size - empty) / tables / 1024 for size in (opened, played)]
    print(
        f"{tables} tables: {empty / 2**20:.0f} MiB without, then for each {each[0]:.0f} KiB, {each[1]:.0f} after moves"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Memory of the server for a table with four sockets.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 200])
    for tables in parser.parse_args().tables:
        measure(tables)


if __name__ == "__main__":
    main()
